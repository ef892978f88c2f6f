"""What is written with the brush: the seals of the factions, and what stands on the poster of each event."""

SEALS = {"red": "文", "pink": "党", "orange": "论", "yellow": "省", "green": "军", "blue": "政"}
"""They mean culture, Party, theory, province, army, government."""

TITLE = "红卫兵"

SLOGANS = {
    11: "五一六",
    12: "大字报",
    13: "炮打司令部",
    14: "接见",
    15: "破四旧",
    16: "大串联",
    21: "靠山",
    22: "密谈",
    23: "检讨",
    24: "逍遥派",
    25: "表态",
    26: "站队",
    31: "最新指示",
    32: "畅游长江",
    33: "造反有理",
    34: "传闻",
    35: "五七一",
    36: "南巡",
    41: "一月风暴",
    42: "三结合",
    43: "三结合",
    44: "三结合",
    45: "二月逆流",
    46: "武汉事件",
    51: "支左",
    52: "上山下乡",
    53: "芒果",
    54: "珍宝岛",
    55: "九大",
    56: "火烧代办处",
    61: "乒乓外交",
    62: "平反",
    63: "批林批孔",
    64: "学大庆",
    65: "唐山",
    66: "无事",
}
"""By event: what it was called, in as few characters as a poster has room for."""

CHARACTERS = "".join(sorted({*TITLE, *"".join(SEALS.values()), *"".join(SLOGANS.values())}))
"""All that the window's brush has to know."""
