"""The way to a JPEG's size, in files made to be long on it."""

import io

import pytest

from battlemap.imaging.header import MOST_STEPS, BadHeader, read_header

SIZE = b"\xff\xc0\x00\x0b\x08\x00\x02\x00\x03\x01\x01\x11\x00"


class Counted(io.BytesIO):
    reads = 0

    def read(self, size=-1):
        assert size is not None and size >= 0, "all the rest"
        self.reads += 1
        return super().read(size)


def test_zeros_without_end_are_given_up():
    file = Counted(b"\xff\xd8\xff" + bytes(4 * MOST_STEPS))
    with pytest.raises(BadHeader):
        read_header(file)
    assert file.reads <= MOST_STEPS + 1


@pytest.mark.parametrize("length", [0, 1])
def test_a_segment_shorter_than_its_length_is_damage(length):
    with pytest.raises(BadHeader):
        read_header(Counted(b"\xff\xd8\xff\xe0" + bytes((0, length)) + SIZE))


def test_fill_and_strays_between_segments_are_passed_over():
    header = read_header(Counted(b"\xff\xd8\xff\xe0\x00\x02\x00\x07\xff\xff\xff\xd0" + SIZE))
    assert (header.width, header.height) == (3, 2)
