#!/bin/sh
# Puts Barricades into the menu of the desktop, for this user. Once more after the folder was moved; --remove undoes it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
id=org.barricades.Barricades
entry=$data/applications/$id.desktop
icon=$data/icons/hicolor/256x256/apps/$id.png

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$icon"
    echo "Barricades is no longer in the menu."
    exit
fi
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
cp "$here/$id.png" "$icon"
sed -e "s|^Exec=.*|Exec=\"$here/barricades\"|" -e "s|^TryExec=.*|TryExec=$here/barricades|" "$here/$id.desktop" > "$entry"
echo "Barricades is in the menu."
