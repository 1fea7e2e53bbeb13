#!/usr/bin/env bash
# dist/Battlemap-VERSION-ARCH.dmg of dist/Battlemap.app: the app beside a link to /Applications.  packaging/build.py runs this.
#
#     packaging/macos/make_dmg.sh
#
# Without an Apple developer's certificate the app stays as PyInstaller left it, signed ad hoc: it runs, but whoever downloaded it
# must allow it once (System Settings > Privacy & Security > Open Anyway).  With one, in the environment:
#     BATTLEMAP_SIGN_AS        its name in the keychain, "Developer ID Application: ...": the app is signed anew, hardened
#     BATTLEMAP_NOTARY         a profile of `xcrun notarytool store-credentials`: the image is notarized and stapled;
#     BATTLEMAP_KEYCHAIN       the keychain that profile is in, where it is not the usual one
#
# Not run where it was written, there is no macOS (shellcheck read it); .github/workflows/release.yml runs the first way.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

say() { echo "make_dmg: $*" >&2; }

app=dist/Battlemap.app
if [ "$(uname -s)" != Darwin ]; then
    say "a disk image is made on macOS, with its hdiutil"
    exit 1
fi
if [ ! -x "$app/Contents/MacOS/battlemap" ]; then
    say "there is no $app; packaging/build.py makes it"
    exit 1
fi
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' battlemap/__init__.py)
image="dist/Battlemap-$version-$(uname -m).dmg"

if [ -n "${BATTLEMAP_SIGN_AS:-}" ]; then
    codesign --force --deep --timestamp --options runtime --entitlements packaging/macos/entitlements.plist \
        --sign "$BATTLEMAP_SIGN_AS" "$app"
fi
codesign --verify --deep --strict "$app"

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
ditto "$app" "$stage/Battlemap.app"
ln -s /Applications "$stage/Applications"
rm -f dist/Battlemap-*.dmg
hdiutil create -quiet -volname Battlemap -srcfolder "$stage" -fs HFS+ -format UDZO "$image"
hdiutil verify -quiet "$image"

if [ -n "${BATTLEMAP_NOTARY:-}" ]; then
    profile=(--keychain-profile "$BATTLEMAP_NOTARY")
    if [ -n "${BATTLEMAP_KEYCHAIN:-}" ]; then
        profile+=(--keychain "$BATTLEMAP_KEYCHAIN")
    fi
    xcrun notarytool submit "$image" "${profile[@]}" --wait
    xcrun stapler staple "$image"
fi
echo "$image"
