"""The program never calls home, nor anybody else: it has no way to, and while it runs nothing is tried.

First the sources: nothing that could reach a network is imported, no address stands in them, no other program is started but this
one, and what is handed to the desktop is a folder of this machine.  Then a start without a network, in which every try of
Python's is written down: the sample is opened, played and left.
"""

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.layout import PACKAGE, ROOT, pyproject, sources

NETWORK = {
    "socket", "socketserver", "ssl", "http", "urllib.request", "urllib.error", "ftplib", "smtplib", "poplib", "imaplib",
    "telnetlib", "xmlrpc", "asyncio", "webbrowser", "requests", "httpx", "aiohttp", "urllib3", "websockets", "dbus",
}  # fmt: skip
STARTERS = {"subprocess", "pty", "multiprocessing"}
QT_MODULES = ("QtNetwork", "QtWeb", "QtHttpServer", "QtRemoteObjects", "QtDBus")
QT_NAMES = ("QNetwork", "QTcp", "QUdp", "QSsl", "QDns", "QHttp", "QHost", "QWebSocket", "QWebEngine", "QAbstractSock", "QLocalS")
OS_STARTERS = ("system", "popen", "startfile", "exec", "spawn", "posix_spawn", "fork")
ADDRESSES = ("http:", "https:", "ftp:", "ws:", "wss:", "mailto:")

TOLD = {
    "ui/components.py": ("an address",),  # About tells where each component is from, as text
    "ui/selftest/parts.py": ("imports name", "imports module"),  # its own modules and libraries, by tables of their names
}


# ---------------------------------------------------------------- the sources
def calls_in(text: str) -> Iterator[str]:
    """What in a source could reach out, as lines of "line: what"."""
    nodes = list(ast.walk(ast.parse(text)))
    pages = {id(node.body[0].value) for node in nodes if _has_page(node)}
    local = {name.id for node in nodes if isinstance(node, ast.Assign) and _is_local_file(node.value)
             for name in node.targets if isinstance(name, ast.Name)}  # fmt: skip
    for node in nodes:
        match node:
            case ast.Import(names=names):
                yield from (f"{node.lineno}: imports {name.name}" for name in names if _reaches(name.name))
            case ast.ImportFrom(module=str(module), names=names):
                full = [module, *(f"{module}.{name.name}" for name in names)]
                yield from (f"{node.lineno}: imports {name}" for name in full if _reaches(name))
            case ast.Name(id=name) | ast.Attribute(attr=name) if name.startswith(QT_NAMES):
                yield f"{node.lineno}: uses {name}"
            case ast.Attribute(value=ast.Name(id="os"), attr=name) if name.startswith(OS_STARTERS):
                yield f"{node.lineno}: starts a program by os.{name}"
            case ast.Call(func=ast.Attribute(attr="openUrl"), args=[what]):
                if not (_is_local_file(what) or isinstance(what, ast.Name) and what.id in local):
                    yield f"{node.lineno}: hands {ast.unparse(what)} to the desktop"
            case ast.Call(func=ast.Attribute(attr="start" | "startDetached" | "startCommand", value=ast.Name(id="QProcess"))):
                if not node.args or ast.unparse(node.args[0]) != "sys.executable":
                    yield f"{node.lineno}: starts another program"
            case ast.Call(func=ast.Name(id="QProcess")):
                yield f"{node.lineno}: starts another program"
            case ast.Call(func=ast.Attribute(attr="setOpenExternalLinks"), args=[what]) if ast.unparse(what) != "False":
                yield f"{node.lineno}: links are followed"
            case ast.Call(func=ast.Name(id="__import__") | ast.Attribute(attr="import_module"), args=[what, *_]):
                if not isinstance(what, ast.Constant) or _reaches(str(what.value)):
                    yield f"{node.lineno}: imports {ast.unparse(what)}"
            case ast.Constant(value=str(value)) if id(node) not in pages:
                if any(f"{scheme}//" in value or value.strip() == scheme for scheme in ADDRESSES) or "mailto:" in value:
                    yield f"{node.lineno}: an address, {value[:60]!r}"


def _has_page(node: ast.AST) -> bool:
    """Has it a docstring?  A page may name an address, as a source."""
    homes = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return isinstance(node, homes) and ast.get_docstring(node, clean=False) is not None


def _is_local_file(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fromLocalFile"


def _reaches(module: str) -> bool:
    parts = module.split(".")
    above = {".".join(parts[:number]) for number in range(1, len(parts) + 1)}
    return bool(above & (NETWORK | STARTERS)) or any(part.startswith(QT_MODULES) for part in parts)


def test_no_source_can_reach_a_network():
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sources()
        for line in calls_in(path.read_text(encoding="utf-8"))
        if not line.partition(": ")[2].startswith(TOLD.get(path.relative_to(PACKAGE).as_posix(), ()))
    ]
    assert not found, "\n".join(found)


def test_nothing_the_program_needs_is_there_to_reach_one():
    words = [word.lower() for word in pyproject()["project"]["dependencies"]]
    assert not [word for word in words if any(name in word for name in ("request", "http", "socket", "aio", "grpc", "sentry"))]


PLANTED = [
    "import socket", "import http.client", "from urllib import request", "import urllib.request as u",
    "from PySide6 import QtNetwork", "from PySide6.QtNetwork import QTcpSocket", "def late():\n    import ssl",
    "QNetworkAccessManager(self)", "import subprocess",
    "url = 'https://example.org/version'", "f'http://{host}/ping'", "QDesktopServices.openUrl(QUrl('x'))", "os.system('curl x')",
    "QProcess.startDetached('curl', [])", "process = QProcess(self)", "QDesktopServices.openUrl(folder)",
    "page.setOpenExternalLinks(True)",
    "importlib.import_module('socket')", "__import__(name)", "link = '<a href=\"mailto:a@example.org\">'", "os.execv(path, [])",
]  # fmt: skip
INNOCENT = [
    '"""From https://example.org/rules."""', "from urllib.parse import quote",
    "QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))",
    "folder = QUrl.fromLocalFile(x)\nQDesktopServices.openUrl(folder)", "QProcess.startDetached(sys.executable, words)",
    "page.setOpenExternalLinks(False)", "said = 'http is a word'", "import sqlite3", "os.replace(part, path)",
]  # fmt: skip


@pytest.mark.parametrize("text", PLANTED)
def test_the_check_sees_a_call(text):
    assert list(calls_in(text))


@pytest.mark.parametrize("text", INNOCENT)
def test_the_check_leaves_other_things_alone(text):
    assert not list(calls_in(text))


# ---------------------------------------------------------------- a start without a network
WATCHED = """
import json, sys
tried = []
def heard(event, values):
    if event.split(".")[0] in ("socket", "http", "urllib", "ftplib", "smtplib", "imaplib", "poplib", "subprocess", "webbrowser"):
        tried.append(event)
sys.addaudithook(heard)
"""
PLAYED = WATCHED + """
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from battlemap.encounter import commands as c
from battlemap.ui import application
from battlemap.ui.window import MainWindow

seen = {"done": 0}

def windows():
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow) and w.isVisible()]

def play():
    if not windows():
        return QTimer.singleShot(50, play)
    window = windows()[0]
    session = window.session
    first = next(iter(session.state.tokens))
    seen["file"] = session.fight_file.path.suffix
    seen["tokens"] = len(session.state.tokens)
    for command in (c.ApplyDamage(target=first, parts=(c.DamagePart(amount=1),)), c.Begin(totals={
            name: 10 for name in session.state.tokens}), c.Roll(roll="2d6"), c.EndEncounter()):
        seen["done"] += session.do(command) is not None
    session.undo()
    QTimer.singleShot(700, leave)

def leave():
    window = windows()[0]
    for name in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6"):
        path = Path("/proc/self/net") / name
        seen[name] = len(path.read_text().splitlines()) - 1 if ALONE and path.exists() else 0
    window.close()

made = application.application
def with_play():
    app = made()
    QTimer.singleShot(0, play)
    return app
application.application = with_play
code = application.main([])
Path(REPORT).write_text(json.dumps({"code": code, "tried": tried, **seen}))
sys.exit(code)
"""


def _run(text: str, folder: Path, around: list[str]) -> subprocess.CompletedProcess[str]:
    """A process with a home of its own."""
    env = {
        **os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder),
        **{f"XDG_{name}_HOME": str(folder / name.lower()) for name in ("CONFIG", "DATA", "STATE", "CACHE")},
        "APPDATA": str(folder), "LOCALAPPDATA": str(folder),
    }  # fmt: skip
    return subprocess.run([*around, sys.executable, "-c", text], env=env, cwd=folder, capture_output=True, text=True, timeout=100)


def _apart() -> list[str]:
    """What shuts a process off from every network, where that is allowed."""
    tool = shutil.which("unshare")
    for words in ([tool, "-n"], [tool, "-r", "-n"]) if tool else ():
        if subprocess.run([*words, "true"], capture_output=True).returncode == 0:
            return words
    return []


@pytest.mark.parametrize("is_alone", [False, True], ids=["watched", "without a network"])
def test_a_fight_is_opened_and_played_and_nothing_is_tried(is_alone, tmp_path):
    around = _apart() if is_alone else []
    if is_alone and not around:
        pytest.skip("no process may be shut off from the network here (unshare -n)")
    report = tmp_path / "report.json"
    known = f"ALONE, REPORT = {is_alone}, {str(report)!r}\n"
    closed = "import socket\ndef shut(*_, **__): raise OSError('no network')\nsocket.socket.__init__ = shut\n"
    run = _run(known + closed + PLAYED, tmp_path, around)
    assert run.returncode == 0, run.stderr[-3000:]
    said = json.loads(report.read_text(encoding="utf-8"))
    assert said["tried"] == []
    assert (said["code"], said["file"], said["done"]) == (0, ".battlemap", 4) and said["tokens"] > 3
    assert not any(said[name] for name in ("tcp", "tcp6", "udp", "udp6", "raw", "raw6")), said


def test_a_try_is_written_down(tmp_path):
    tries = [
        "import socket; socket.socket()", "import socket; socket.getaddrinfo('localhost', 80)",
        "import urllib.request as r\ntry: r.urlopen('http://localhost:9')\nexcept OSError: pass",
        "import subprocess, sys; subprocess.run([sys.executable, '-c', ''])",
    ]  # fmt: skip
    for text in tries:
        run = _run(f"{WATCHED}{text}\nprint(len(tried))", tmp_path, [])
        assert int(run.stdout) > 0, (text, run.stderr)


def test_the_sources_are_all_looked_at():
    assert len(sources()) > 300 and PACKAGE / "ui" / "application.py" in sources()
