"""No library of the bundle looks for others in a folder of the machine it was built on."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.house.recipes import module

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not (shutil.which("cc") and shutil.which("objdump")), reason="needs a compiler of this Linux"
)


def built(folder, *options: str):
    source, library = folder / "one.c", folder / "libone.so"
    source.write_text("int seven(void) { return 7; }\n", encoding="utf-8")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source, *options], check=True)
    return library


def run_paths_of(library) -> list[str]:
    told = subprocess.run(["objdump", "-p", library], capture_output=True, text=True, check=True).stdout
    return [line.split()[1] for line in told.splitlines() if line.split()[:1] in (["RPATH"], ["RUNPATH"])]


@pytest.mark.parametrize("kind", ["--enable-new-dtags", "--disable-new-dtags"])
def test_a_folder_of_the_builders_is_taken_out_and_the_library_still_works(tmp_path, kind):
    library = built(tmp_path, f"-Wl,{kind},-rpath,/somewhere/python/lib")
    assert run_paths_of(library) == ["/somewhere/python/lib"]
    assert module("run_paths.py").drop(library) == ["/somewhere/python/lib"]
    assert run_paths_of(library) == []
    code = f"import ctypes, sys; sys.exit(ctypes.CDLL({os.fspath(library)!r}).seven())"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 7


def test_a_place_beside_the_library_is_kept(tmp_path):
    library = built(tmp_path, "-Wl,-rpath,$ORIGIN/../lib")
    before = library.read_bytes()
    assert module("run_paths.py").drop(library) == [] and library.read_bytes() == before


def test_what_is_no_library_is_refused(tmp_path):
    text = tmp_path / "libtext.so"
    text.write_text("INPUT(libone.so)", encoding="utf-8")
    with pytest.raises(ValueError, match="is no ELF file"):
        module("run_paths.py").drop(text)
