"""What is built on Windows and macOS agrees with the program, with each other and with the files it names.

Neither system is asked: the setup script is read as Inno Setup's sections, the version resource as PyInstaller evaluates it, the
property list as one.  Not here: the recipes that are shell scripts (test_recipe_scripts.py), the release (test_release.py).
"""

import ast
import importlib
import plistlib
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path, PureWindowsPath
from types import ModuleType

import pytest

from battlemap import __version__, importers
from battlemap.storage.places import SUFFIX
from battlemap.ui.languages import LANGUAGES
from tests.house.layout import ROOT
from tests.house.recipes import FIGHT_KIND, MAP_KIND, PACKAGING, kinds_of_files, make_icons, module

SETUP = PACKAGING / "windows" / "battlemap.iss"
info, version_info = module("macos/info.py"), module("windows/version_info.py")


@pytest.fixture(scope="module")
def icons(tmp_path_factory) -> Path:
    return make_icons(tmp_path_factory.mktemp("icons") / "new")


def test_the_program_opens_what_the_desktops_are_told():
    kinds = kinds_of_files()
    assert set(kinds) == {FIGHT_KIND, MAP_KIND}
    assert kinds[FIGHT_KIND] == {SUFFIX}
    assert kinds[MAP_KIND] and kinds[MAP_KIND] <= set(importers.ENDINGS)


# ------------------------------------------------------------ Windows: the setup program
# Inno Setup's own names, of those that may stand in this script.
INNO_LANGUAGES = {  # Default.isl and the folder Languages of Inno Setup 6
    "Default", "Arabic", "Armenian", "BrazilianPortuguese", "Bulgarian", "Catalan", "Corsican", "Czech", "Danish", "Dutch",
    "Finnish", "French", "German", "Hebrew", "Hungarian", "Icelandic", "Italian", "Japanese", "Korean", "Norwegian", "Polish",
    "Portuguese", "Russian", "Slovak", "Slovenian", "Spanish", "Swedish", "Tamil", "Turkish", "Ukrainian",
}  # fmt: skip
INNO_FLAGS = {
    "Tasks": {"unchecked"},
    "InstallDelete": set(),
    "Files": {"ignoreversion", "recursesubdirs", "createallsubdirs"},
    "Icons": set(),
    "Registry": {"uninsdeletekey", "uninsdeletevalue", "uninsdeletekeyifempty"},
    "Run": {"nowait", "postinstall", "skipifsilent"},
}
INNO_DIRECTIVES = {
    "AppId", "AppName", "AppVersion", "AppVerName", "AppPublisher", "AppCopyright", "DefaultDirName", "DisableProgramGroupPage",
    "LicenseFile", "PrivilegesRequired", "PrivilegesRequiredOverridesAllowed", "ArchitecturesAllowed",
    "ArchitecturesInstallIn64BitMode", "MinVersion", "ChangesAssociations", "CloseApplications", "ShowLanguageDialog",
    "WizardStyle", "SetupIconFile", "UninstallDisplayIcon", "UninstallDisplayName", "Compression", "SolidCompression",
    "OutputDir", "OutputBaseFilename", "VersionInfoVersion", "VersionInfoTextVersion", "VersionInfoProductTextVersion",
    "VersionInfoDescription",
}  # fmt: skip
INNO_CONSTANTS = {"app", "autopf", "autoprograms", "autodesktop"}
INNO_MESSAGES = {"CreateDesktopIcon", "AdditionalIcons", "LaunchProgram,Battlemap"}
FIELD = re.compile(r'\s*(\w+):\s*("(?:[^"]|"")*"|[^";]*)\s*(?:;|$)')


def setup_sections() -> dict[str, list[str]]:
    """The lines of each section, the preprocessor's under "#"; comments left out."""
    sections: dict[str, list[str]] = {"#": []}
    lines = sections["#"]
    for line in SETUP.read_text(encoding="ascii").splitlines():
        if line.startswith("["):
            assert line.endswith("]") and line[1:-1] not in sections, line
            lines = sections.setdefault(line[1:-1], [])
        elif line.strip().startswith("#"):
            sections["#"].append(line.strip())
        elif line.strip() and not line.startswith(";"):
            lines.append(line)
    return sections


def setup_entries(section: str) -> list[dict[str, str]]:
    """The entries of a section of the form `Key: value; Key: "value"`, unquoted."""
    entries = []
    for line in setup_sections()[section]:
        at, entry = 0, {}
        while at < len(line):
            field = FIELD.match(line, at)
            assert field is not None, f"cannot be read from {line[at:]!r}"
            key, value = field.groups()
            assert key not in entry, line
            entry[key] = value[1:-1].replace('""', '"') if value.startswith('"') else value.strip()
            at = field.end()
        entries.append(entry)
    return entries


def setup_directives() -> dict[str, str]:
    pairs = [line.partition("=") for line in setup_sections()["Setup"]]
    assert len({key for key, _, _ in pairs}) == len(pairs), "a directive stands twice"
    return {key: value for key, _, value in pairs}


def defines() -> dict[str, str]:
    lines = [line.split(maxsplit=2) for line in setup_sections()["#"] if line.startswith("#define")]
    return {name: value.strip('"') for _, name, value in lines}


def beside_setup(path: str) -> str:
    """A path in the script, from the project's folder."""
    for name, value in defines().items():
        path = path.replace("{#" + name + "}", value)
    parts = [part for part in (PureWindowsPath("packaging/windows") / path).parts]
    for _ in range(parts.count("..")):
        at = parts.index("..")
        del parts[at - 1 : at + 1]
    return "/".join(parts)


def test_the_setup_script_says_only_what_inno_setup_knows():
    sections = setup_sections()
    assert set(sections) == {"#", "Setup", "Languages", "CustomMessages", *INNO_FLAGS}
    assert set(setup_directives()) <= INNO_DIRECTIVES
    for section, known in INNO_FLAGS.items():
        for entry in setup_entries(section):
            assert set(entry.get("Flags", "").split()) <= known, entry
    own = {line.partition("=")[0].partition(".")[2] for line in sections["CustomMessages"]}
    for line in [line for name, lines in sections.items() if name != "#" for line in lines]:
        for word in re.findall(r"(?<!\{)\{(?!\{)([^}]+)\}", line.replace("AppId={{", "AppId=")):
            if word.startswith("#"):
                assert word[1:] in {*defines(), "AppVersion"}, line
            elif word.startswith("cm:"):
                assert word[3:] in own | INNO_MESSAGES, line
            else:
                assert word in INNO_CONSTANTS or line.startswith("AppId="), line
    assert re.fullmatch(r"\{\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}", setup_directives()["AppId"])


def test_setup_speaks_the_programs_languages():
    files = {entry["Name"]: entry["MessagesFile"] for entry in setup_entries("Languages")}
    assert set(files) == set(LANGUAGES)
    for file in files.values():
        place, _, name = file.removesuffix(".isl").rpartition("\\")
        assert name in INNO_LANGUAGES if place else file == "compiler:Default.isl"
        assert place in ("", "compiler:Languages")
    told = [line.partition("=")[0].split(".") for line in setup_sections()["CustomMessages"]]
    names = {name for _, name in told}
    assert sorted(map(tuple, told)) == sorted((language, name) for language in LANGUAGES for name in names)


def test_what_setup_packs_exists_or_is_built(icons):
    built = {"dist/battlemap/*", *(f"build/icons/{path.name}" for path in icons.iterdir())}
    directives = setup_directives()
    named = [*(entry["Source"] for entry in setup_entries("Files")), directives["SetupIconFile"], directives["LicenseFile"]]
    assert len(named) >= 4
    for path in map(beside_setup, named):
        assert path in built or (ROOT / path).is_file(), path
    assert beside_setup(directives["OutputDir"]) == "dist"
    packed = {path.rpartition("/")[2] for path in map(beside_setup, named)} | {"{#Program}"}
    shown = [entry["ValueData"] for entry in setup_entries("Registry") if entry["Subkey"].endswith("DefaultIcon")]
    assert {icon.removeprefix("{app}\\").partition(",")[0] for icon in shown} <= packed


def test_fights_open_in_battlemap_and_no_other_file_is_taken_over():
    classes = "Software\\Classes\\"
    default, offered, commands = {}, {}, {}
    for entry in setup_entries("Registry"):
        assert entry["Root"] == "HKA" and entry["Subkey"].startswith(classes) and entry["ValueType"] == "string"
        key, name = entry["Subkey"].removeprefix(classes), entry.get("ValueName", "")
        if key.startswith("."):
            assert "uninsdeletevalue" in entry["Flags"], "the uninstaller leaves it behind"
            ending, _, below = key.partition("\\")
            assert below in ("", "OpenWithProgids")
            if below:
                offered[ending] = name
            else:
                assert name == ""
                default[ending] = entry["ValueData"]
        elif key.endswith("\\shell\\open\\command"):
            commands[key.partition("\\")[0]] = entry["ValueData"]
        else:
            assert "\\" in key or "uninsdeletekey" in entry["Flags"], key
    assert default == {SUFFIX: "Battlemap.Fight"}
    kinds = kinds_of_files()
    assert offered == dict.fromkeys(kinds[FIGHT_KIND], "Battlemap.Fight") | dict.fromkeys(kinds[MAP_KIND], "Battlemap.Map")
    assert commands == dict.fromkeys(set(offered.values()), '"{app}\\{#Program}" "%1"')
    assert setup_directives()["ChangesAssociations"] == "yes"


def test_neither_setup_nor_uninstaller_touches_what_is_the_users():
    assert [entry["Name"] for entry in setup_entries("InstallDelete")] == ["{app}\\_internal"]
    assert "UninstallDelete" not in setup_sections() and "UninstallRun" not in setup_sections()
    assert {entry["DestDir"] for entry in setup_entries("Files")} == {"{app}"}
    assert setup_directives()["PrivilegesRequired"] == "lowest"
    assert "dialog" in setup_directives()["PrivilegesRequiredOverridesAllowed"].split()


def test_the_setup_program_has_its_version_from_who_builds_it():
    assert any(line.startswith("#error") for line in setup_sections()["#"])
    told = "\n".join(line for lines in setup_sections().values() for line in lines if not line.startswith("#error"))
    assert not re.search(r"\d+\.\d+\.\d+(?!\d)", told.replace(setup_directives()["MinVersion"], "")), "a version of its own"
    assert setup_directives()["AppVersion"] == "{#AppVersion}" and setup_directives()["VersionInfoVersion"] == "{#Numbers}"


def test_the_build_gives_each_recipe_what_it_asks_for(monkeypatch):
    monkeypatch.syspath_prepend(str(PACKAGING))
    build, called = module("build.py"), []
    monkeypatch.setattr(build, "run", lambda *words, **_env: called.append([str(word) for word in words]))
    monkeypatch.setattr(build.shutil, "which", lambda name, *_: name)
    for make in (build.windows_setup, build.appimage, build.disk_image, build.checksums):
        make()
    assert all(Path(words[-1]).is_file() for words in called)
    names = ["battlemap.iss", "build_appimage.sh", "make_dmg.sh", "checksums.py"]
    assert [Path(words[-1]).name for words in called] == names
    assert f"/DAppVersion={__version__}" in called[0]


def copyright_of_licence() -> str:
    return next(line for line in (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines() if line.startswith("Copyright"))


def test_the_copyright_is_the_licences():
    assert setup_directives()["AppCopyright"] == copyright_of_licence()
    assert copyright_of_licence() in version_info.text(__version__)
    assert info.info_plist(__version__)["NSHumanReadableCopyright"].startswith(copyright_of_licence())


# ------------------------------------------------------------ Windows: the version resource
class Told:
    """Any of PyInstaller's classes: what it was made of."""

    def __init__(self, *parts: object, **named: object) -> None:
        self.parts, self.named = parts, named


def resource_of(text: str) -> tuple[dict, dict[str, str], list, str]:
    """As PyInstaller reads it, by evaluating: the fixed part, the strings, the translation, the strings' table."""
    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo", "VarStruct")
    tree = compile(ast.parse(text.strip(), mode="eval"), "version_info", "eval")
    kinds = {name: type(name, (Told,), {}) for name in names}
    whole = eval(tree, {"__builtins__": {}}, kinds)
    strings, variables = whole.named["kids"]
    assert type(whole).__name__ == "VSVersionInfo" and type(strings).__name__ == "StringFileInfo"
    (table,) = strings.parts[0]
    (translation,) = variables.parts[0]
    assert translation.parts[0] == "Translation"
    told = dict(each.parts for each in table.parts[1])
    return whole.named["ffi"].named, told, translation.parts[1], table.parts[0]


def test_the_version_resource_tells_the_programs_version(tmp_path):
    path = version_info.write(tmp_path / "build" / "version_info.txt", __version__)
    fixed, told, translation, table = resource_of(path.read_text(encoding="utf-8"))
    assert ".".join(map(str, fixed["filevers"])) == f"{__version__}.0" and fixed["prodvers"] == fixed["filevers"]
    assert told["FileVersion"] == told["ProductVersion"] == __version__
    assert told["OriginalFilename"] == defines()["Program"] == "battlemap.exe"
    assert {"CompanyName", "FileDescription", "InternalName", "LegalCopyright", "ProductName"} <= set(told)
    assert table == f"{translation[0]:04X}{translation[1]:04X}" == "040904B0"


@pytest.mark.parametrize(
    ("version", "numbers", "flags"),
    [("1", (1, 0, 0, 0), 0), ("1.2.3.4", (1, 2, 3, 4), 0), ("0.2.0rc1", (0, 2, 0, 0), 2), ("3.10.dev7", (3, 10, 0, 0), 2)],
)
def test_windows_compares_four_numbers(version, numbers, flags):
    fixed, told, _, _ = resource_of(version_info.text(version))
    assert (fixed["filevers"], fixed["flags"], told["FileVersion"]) == (numbers, flags, version)


def test_a_version_without_a_number_is_refused():
    with pytest.raises(ValueError, match="starts with a number"):
        version_info.text("v1")


def test_pyinstaller_itself_reads_the_version_resource(tmp_path, monkeypatch):
    """By its own classes.  What they import of Windows is for reading it out of a program again."""
    compat = pytest.importorskip("PyInstaller.compat")
    monkeypatch.setattr(compat, "win32api", None, raising=False)
    monkeypatch.setitem(sys.modules, "pefile", ModuleType("pefile"))
    monkeypatch.delitem(sys.modules, "PyInstaller.utils.win32.versioninfo", raising=False)
    reading = importlib.import_module("PyInstaller.utils.win32.versioninfo")
    read = reading.load_version_info_from_text_file(str(version_info.write(tmp_path / "version_info.txt", __version__)))
    assert isinstance(read, reading.VSVersionInfo)
    for told in (__version__, copyright_of_licence(), "battlemap.exe"):
        assert told.encode("utf-16-le") in read.toRaw()


# ------------------------------------------------------------ macOS
def test_the_property_list_comes_back_as_it_was():
    plist = info.info_plist(__version__)
    assert plistlib.loads(plistlib.dumps(plist)) == plist
    assert plist["CFBundleShortVersionString"] == plist["CFBundleVersion"] == __version__
    assert plist["CFBundleLocalizations"] == [language.replace("_", "-") for language in LANGUAGES]
    assert plist["NSHighResolutionCapable"] is True


def test_macos_knows_the_program_by_the_same_name_as_linux():
    (metainfo,) = (PACKAGING / "linux").glob("*.metainfo.xml")
    assert info.info_plist(__version__)["CFBundleIdentifier"] == info.IDENTIFIER == ET.parse(metainfo).findtext("id")


def test_macos_is_told_the_same_kinds_of_files():
    plist = info.info_plist(__version__)
    exported, imported = plist["UTExportedTypeDeclarations"], plist["UTImportedTypeDeclarations"]
    found = {}
    for kind in (*exported, *imported):
        tags = kind["UTTypeTagSpecification"]
        found[tags["public.mime-type"][0]] = {"." + ending for ending in tags["public.filename-extension"]}
        assert kind["UTTypeIdentifier"].startswith(info.IDENTIFIER + ".")
        assert kind["UTTypeConformsTo"] in (["public.data"], ["public.json"])
    assert found == kinds_of_files()
    roles = {kind["LSItemContentTypes"][0]: kind for kind in plist["CFBundleDocumentTypes"]}
    assert set(roles) == {kind["UTTypeIdentifier"] for kind in (*exported, *imported)}
    fight, map_ = roles[exported[0]["UTTypeIdentifier"]], roles[imported[0]["UTTypeIdentifier"]]
    assert (fight["CFBundleTypeRole"], fight["LSHandlerRank"]) == ("Editor", "Owner")
    assert (map_["CFBundleTypeRole"], map_["LSHandlerRank"]) == ("Viewer", "Alternate")


def test_the_icons_the_property_list_names_are_made(icons):
    text = repr(info.info_plist(__version__))
    named = set(re.findall(r"[\w-]+\.icns", text))
    assert named and all((icons / name).is_file() for name in named)


def test_the_entitlements_are_a_property_list():
    entitlements = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert entitlements == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
