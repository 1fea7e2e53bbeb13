"""What macOS is told about Battlemap.app: the values of its Info.plist, for BUNDLE(info_plist=...) in battlemap.spec.

Fights are the program's own kind of file (exported).  Universal VTT maps are other programs' (imported): Battlemap offers itself
as one that reads them and never as the default.  Opened files come as QFileOpenEvent, not in argv: battlemap/ui/handed_files.py.

Not run where it was written, there is no macOS: tests/house/test_recipes.py checks that it is a property list and agrees with the
program, .github/workflows/release.yml builds and starts the app.
"""

from pathlib import Path

IDENTIFIER = "alt.battlemap.battlemap"  # the one of linux/*.metainfo.xml
FIGHT, MAP = f"{IDENTIFIER}.fight", f"{IDENTIFIER}.universal-vtt"
FIGHT_ENDINGS, MAP_ENDINGS = ("battlemap",), ("dd2vtt", "uvtt", "df2vtt")
OLDEST_MACOS = "13.0"  # Qt 6.11's; the workflow takes only wheels that run there
ICON = "battlemap-document.icns"


def info_plist(version: str) -> dict[str, object]:
    """The values beside those PyInstaller knows by itself (name, icon, executable, identifier)."""
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": "Battlemap",
        "CFBundleDisplayName": "Battlemap",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "it", "pt-BR"],
        "LSApplicationCategoryType": "public.app-category.role-playing-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"{copyright_line()}. MIT licence.",
        "NSPrincipalClass": "NSApplication",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Battlemap fight",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": ICON,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [FIGHT],
            },
            {
                "CFBundleTypeName": "Universal VTT map",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": [MAP],
            },
        ],
        "UTExportedTypeDeclarations": [
            _kind(FIGHT, "Battlemap fight", FIGHT_ENDINGS, "application/x-battlemap", "public.data") | {"UTTypeIconFile": ICON}
        ],
        "UTImportedTypeDeclarations": [
            _kind(MAP, "Universal VTT map", MAP_ENDINGS, "application/x-universal-vtt", "public.json")
        ],
    }


def _kind(identifier: str, told: str, endings: tuple[str, ...], mime: str, broader: str) -> dict[str, object]:
    """A kind of file by its endings; `broader` is the system's kind it is one of."""
    return {
        "UTTypeIdentifier": identifier,
        "UTTypeDescription": told,
        "UTTypeConformsTo": [broader],
        "UTTypeTagSpecification": {"public.filename-extension": list(endings), "public.mime-type": [mime]},
    }


def copyright_line() -> str:
    """LICENSE's."""
    lines = (Path(__file__).resolve().parents[2] / "LICENSE").read_text(encoding="utf-8").splitlines()
    return next(line.strip() for line in lines if line.startswith("Copyright"))
