#!/bin/sh
# Puts Barricades into the menu of the desktop, for this user. Once more after the folder was moved; --remove undoes it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
id=org.barricades.Barricades
entry=$data/applications/$id.desktop
icons=$data/icons/hicolor

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$icons"/*/apps/"$id.png"
    echo "Barricades is no longer in the menu."
    exit
fi
mkdir -p "$(dirname "$entry")" "$icons"
cp -R "$here/icons/hicolor/." "$icons"
sed -e "s|^Exec=.*|Exec=\"$here/barricades\"|" -e "s|^TryExec=.*|TryExec=$here/barricades|" "$here/$id.desktop" > "$entry"
echo "Barricades is in the menu."
