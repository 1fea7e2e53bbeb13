#!/usr/bin/env bash
# dist/Battlemap-VERSION-ARCH.AppImage of the bundle in dist/battlemap.  packaging/build.py runs this where appimagetool is.
#
#     packaging/appimage/build_appimage.sh                               the AppImage
#     packaging/appimage/build_appimage.sh --folder FOLDER [BUNDLE]      only the AppDir, of any bundle; its AppRun starts it
#
# appimagetool is in no Debian package, so the last step was not run where this was written: tests/house/test_recipes.py makes the
# AppDir and starts it, .github/workflows/release.yml does all.  BATTLEMAP_ICONS names another folder of icons than build/icons;
# appimagetool fetches the runtime it puts in front by itself, BATTLEMAP_APPIMAGE_RUNTIME names a file to use instead.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
linux=$root/packaging/linux

say() { echo "build_appimage: $*" >&2; }

appdir() { # FOLDER BUNDLE: the AppDir, made anew
    local folder=$1 bundle=$2 icons=${BATTLEMAP_ICONS:-$root/build/icons}
    if [ ! -x "$bundle/battlemap" ]; then
        say "there is no program in $bundle; packaging/build.py makes it"
        return 1
    fi
    if [ ! -f "$icons/hicolor/256x256/apps/battlemap.png" ]; then
        say "there are no icons in $icons; packaging/make_icons.py makes them"
        return 1
    fi
    rm -rf "$folder"
    mkdir -p "$folder/usr/lib" "$folder/usr/bin" "$folder/usr/share/applications" "$folder/usr/share/metainfo" \
        "$folder/usr/share/icons" "$folder/usr/share/mime/packages"
    cp -a "$bundle" "$folder/usr/lib/battlemap"
    ln -s ../lib/battlemap/battlemap "$folder/usr/bin/battlemap"
    cp -r "$icons/hicolor" "$folder/usr/share/icons/hicolor"
    cp "$linux"/*.metainfo.xml "$folder/usr/share/metainfo/"
    cp "$linux/battlemap-mime.xml" "$folder/usr/share/mime/packages/battlemap.xml"
    cp "$linux/battlemap.desktop" "$folder/usr/share/applications/"
    # At the top, where whoever shows an AppImage looks.
    cp "$linux/battlemap.desktop" "$folder/"
    cp "$icons/hicolor/256x256/apps/battlemap.png" "$folder/battlemap.png"
    ln -s battlemap.png "$folder/.DirIcon"
    install -m 755 "$root/packaging/appimage/AppRun" "$folder/AppRun"
}

case ${1:-} in
    --folder)
        if [ $# -lt 2 ] || [ $# -gt 3 ]; then
            say "usage: build_appimage.sh [--folder FOLDER [BUNDLE]]"
            exit 2
        fi
        appdir "$2" "${3:-$root/dist/battlemap}"
        exit
        ;;
    "") ;;
    *)
        say "usage: build_appimage.sh [--folder FOLDER [BUNDLE]]"
        exit 2
        ;;
esac

if ! command -v appimagetool >/dev/null; then
    say "appimagetool is missing on the PATH; https://github.com/AppImage/appimagetool/releases has it"
    exit 1
fi
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$root/battlemap/__init__.py")
arch=$(uname -m)
appdir "$root/build/appimage/Battlemap.AppDir" "$root/dist/battlemap"
rm -f "$root"/dist/Battlemap-*.AppImage
options=(--no-appstream) # it knows only the older name of a metainfo file
if [ -n "${BATTLEMAP_APPIMAGE_RUNTIME:-}" ]; then
    options+=(--runtime-file "$BATTLEMAP_APPIMAGE_RUNTIME")
fi
ARCH=$arch VERSION=$version appimagetool "${options[@]}" "$root/build/appimage/Battlemap.AppDir" \
    "$root/dist/Battlemap-$version-$arch.AppImage"
