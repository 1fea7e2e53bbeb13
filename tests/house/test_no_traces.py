"""No file of the project says from where its packages were fetched, or on whose machine it was written.

The words looked for are put together from pieces, so that this file holds none of them.
"""

import re

import pytest

from tests.house.layout import ROOT, project_files

# A host's labels, written apart.
HOSTS = """
    pypi org
    pythonhosted org
    deb debian org
    security debian org
    snapshot debian org
    archive ubuntu com
    npmjs org
    npmjs com
    crates io
    proxy golang org
    anaconda org
"""
HOST = re.compile("|".join(r"\.".join(host.split()) for host in HOSTS.strip().splitlines()))
# The first folder of somebody's home or workplace.
HOMES = ["work", "root", r"home/\w+", r"Users/\w+"]
# Inside an address or a relative path the same letters are innocent, hence what may not stand before.
MACHINE_PATH = re.compile(r"(?<![\w.~\-*})])/(?:" + "|".join(HOMES) + r")/|[A-Z]:\\{1,2}Users\\")

TEXT_FILES = [path for path in project_files() if b"\0" not in path.read_bytes()]


@pytest.mark.parametrize("found", [HOST, MACHINE_PATH], ids=["registry host", "machine path"])
def test_no_file_leaves_a_trace(found):
    traces = []
    for path in TEXT_FILES:
        for number, line in enumerate(
            path.read_text(encoding="utf-8", errors="replace").splitlines(), start=1
        ):
            if found.search(line):
                traces.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}")
    assert not traces, "\n".join(traces)


def test_the_check_sees_traces():
    assert HOST.search("https://{}/simple".format(".".join(["pypi", "org"])))
    for path in ("{}work/main/x.py", "{}root/.cache", "'{}home/ana/maps'", "file://{}work/a"):
        assert MACHINE_PATH.search(path.format("/")), path
    assert MACHINE_PATH.search("\\".join(["C:", "Users", "ana"]))


def test_the_check_leaves_other_paths_alone():
    for path in ("/bin/bash", "/tmp/x", "../shared/work/", "tests/home/ana/x", "https://example.org/work/x"):
        assert not MACHINE_PATH.search(path), path
