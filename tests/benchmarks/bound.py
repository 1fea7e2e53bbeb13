"""The practical bound: the same answers in C, built when asked, where there is a C compiler.

Here: `CField` and `CSight`, and `compiled`, which answers None without a compiler.  Not a part of the program.
"""

import ctypes
import os
import shutil
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

SOURCES = Path(__file__).parent / "native"
NO_COMPILER = "no C compiler here: nothing is compared with C"
FAR = 0x3FFFFFFF
BUCKETS = 16


@lru_cache
def compiled(name: str) -> ctypes.CDLL | None:
    """native/NAME.c as a library in a folder of its own, or None."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    library = Path(tempfile.mkdtemp(prefix="battlemap-benchmark-")) / f"{name}.so"
    command = [compiler, "-O3", "-shared", "-fPIC", "-o", str(library), str(SOURCES / f"{name}.c"), "-lm"]
    for flags in (["-march=native"], []):                   # not every compiler knows the machine it is on
        if subprocess.run([*command, *flags], capture_output=True).returncode == 0:
            return ctypes.CDLL(str(library))
    return None


class CField:
    """Costs of ways by C, from `cost` [8, n, n] as in `battlemap.geometry.search`."""

    def __init__(self, library: ctypes.CDLL, cost: NDArray[np.uint8], alternating: bool = False) -> None:
        self.n, self.alternating, self.dial = cost.shape[1], alternating, library.dial
        states = self.n * self.n * (2 if alternating else 1)
        self.cost = np.ascontiguousarray(cost.reshape(8, -1).T)
        self.dist, self.room = np.empty(states, np.int32), np.empty(states * 8 * BUCKETS, np.int32)
        self.pointers = [ctypes.c_void_p(array.ctypes.data) for array in (self.cost, self.dist, self.room)]

    def __call__(self, start: tuple[int, int], budget: int = 10**6) -> NDArray[np.int32]:
        """Its own array, for reading until the next call: beyond the budget costs may be too high."""
        cost, dist, room = self.pointers
        self.dial(cost, self.n, start[1] * self.n + start[0], budget, int(self.alternating), dist, room)
        return self.dist

    def costs(self, start: tuple[int, int], budget: int = 10**6) -> NDArray[np.int32]:
        """int32 [n, n], -1 where nothing reaches."""
        best = self(start, budget).reshape(-1, self.n, self.n).min(0)
        return np.where(best > min(budget, FAR - 1), -1, best)


class CSight:
    """The outline of what is seen by C, from pieces of walls that do not cross."""

    def __init__(self, library: ctypes.CDLL, most: int) -> None:
        self.sight = library.sight
        self.sight.argtypes = [ctypes.c_void_p, ctypes.c_int] + [ctypes.c_double] * 6 + [ctypes.c_void_p] * 2
        self.out, self.room = np.empty(16 * most + 400), np.empty(40 * most + 4000)

    def __call__(self, pieces: NDArray[np.float64], origin: tuple[float, float], box: tuple[float, ...]) -> NDArray[np.float64]:
        """float64 [K, 2], a view of its own room."""
        count = self.sight(pieces.ctypes.data, len(pieces), *origin, *box, self.out.ctypes.data, self.room.ctypes.data)
        return self.out[: 2 * count].reshape(-1, 2)
