"""What the frozen program hands on to the programs it starts, and to itself started again: the surroundings of its caller."""

from tests.house.recipes import PACKAGING, module

BUNDLE = "/opt/battlemap/_internal"
AS_FROZEN = {
    "PATH": "/usr/bin", "QT_PLUGIN_PATH": f"{BUNDLE}/PySide6/Qt/plugins", "QML2_IMPORT_PATH": f"{BUNDLE}/PySide6/Qt/qml",
    "LD_LIBRARY_PATH": BUNDLE, "_PYI_ARCHIVE_FILE": "/opt/battlemap/battlemap", "_PYI_PARENT_PROCESS_LEVEL": "1",
    "QT_QPA_PLATFORM_PLUGIN_PATH": "/elsewhere", "QT_SCALE_FACTOR": "2",
}  # fmt: skip


def test_nothing_of_the_bundle_is_handed_on():
    environ = dict(AS_FROZEN)
    module("surroundings.py").restore(environ, "linux")
    assert environ == {"PATH": "/usr/bin", "QT_SCALE_FACTOR": "2"}


def test_the_callers_libraries_are_the_callers_again():
    environ = AS_FROZEN | {"LD_LIBRARY_PATH": f"{BUNDLE}:/usr/local/cuda", "LD_LIBRARY_PATH_ORIG": "/usr/local/cuda"}
    module("surroundings.py").restore(environ, "linux")
    assert environ == {"PATH": "/usr/bin", "QT_SCALE_FACTOR": "2", "LD_LIBRARY_PATH": "/usr/local/cuda"}


def test_on_other_systems_the_search_path_of_libraries_is_nobodys_but_the_callers():
    environ = dict(AS_FROZEN)
    module("surroundings.py").restore(environ, "darwin")
    assert environ["LD_LIBRARY_PATH"] == BUNDLE


def test_it_stands_in_front_of_the_program():
    spec = (PACKAGING / "battlemap.spec").read_text(encoding="utf-8")
    assert 0 < spec.index('"surroundings.py"') < spec.index('"__main__.py"')
