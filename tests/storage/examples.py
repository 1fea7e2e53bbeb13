"""Values of any saved type, made from the type itself: every field filled, so that none is forgotten when a type grows."""

import random
from typing import Any

import msgspec

from battlemap.model import Scene

TEXTS = ("ana", "Æther „x“", "", "dead\n", "0" * 64)


def members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    """The types of a union of structs."""
    return tuple(union.__args__)


def example(of: type[Any], seed: int) -> Any:
    """A value of a struct type with every field filled; another seed, another value."""
    return _value(msgspec.inspect.type_info(of), random.Random(seed), 0)


def _value(info: msgspec.inspect.Type, rng: random.Random, depth: int) -> Any:
    i = msgspec.inspect
    match info:
        case i.StructType(cls=cls) if cls is Scene:
            return Scene(rows=("." * rng.randint(1, 4),) * rng.randint(1, 3), name=rng.choice(TEXTS))
        case i.StructType(cls=cls, fields=fields):
            return cls(**{field.name: _value(field.type, rng, depth + 1) for field in fields})
        case i.UnionType(types=types):
            return _value(rng.choice(types), rng, depth)
        case i.LiteralType(values=values):
            return rng.choice(values)
        case i.TupleType(item_types=types):
            return tuple(_value(each, rng, depth + 1) for each in types)
        case i.VarTupleType(item_type=each):
            return tuple(_value(each, rng, depth + 1) for _ in range(rng.randint(0, 2)))
        case i.DictType(value_type=each):
            return {text: _value(each, rng, depth + 1) for text in rng.sample(TEXTS, 2)}
        case i.AnyType():
            return rng.choice([1, "x", True, None, 2.5, [1, "two"], {"deep": [{"er": 1}]}])
        case i.StrType():
            return rng.choice(TEXTS)
        case i.BoolType():
            return rng.random() < 0.5
        case i.IntType():
            return rng.randint(-(2**40), 2**40)
        case i.FloatType():
            return rng.choice([0.5, -3.25, 1e-9, 7.0])
        case i.BytesType():
            return rng.randbytes(rng.randint(0, 9))
        case i.NoneType():
            return None
    raise AssertionError(f"no example for {info}")
