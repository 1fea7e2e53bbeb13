"""The shape of what is saved as plain data: which types there are, their fields, defaults and words.

    shape = shape_of({"record": Record})          to be kept as JSON with a version's files
    list(lost(shape, {"record": Record}))         what of it the present types can no longer hold or would read otherwise
    seen = Seen(shape); seen.look("record", raw)  which of it occurs in data, and what `seen.missing()` does not

A type is a name ("int", "any" ...) or a list that begins with one: ["struct", KEY], ["one of", WORD ...], ["either", TYPE ...],
["list", TYPE], ["row", TYPE ...], ["table", TYPE].  Structs are described once, under KEY; the key of one with a tag is its tag,
which is in the files, that of another its name, which is not and may change.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect as i

Type = Any
Shape = dict[str, Any]
SCALARS: dict[type[Any], str] = {
    i.IntType: "int", i.StrType: "text", i.BoolType: "bool", i.FloatType: "float", i.BytesType: "bytes", i.NoneType: "none",
    i.AnyType: "any", i.RawType: "any",
}  # fmt: skip


def shape_of(roots: Mapping[str, Any]) -> Shape:
    structs: dict[str, Any] = {}
    return {"roots": {name: _type(i.type_info(of), structs) for name, of in roots.items()}, "structs": structs}


def _type(info: i.Type, structs: dict[str, Any]) -> Type:
    match info:
        case i.StructType():
            return ["struct", _struct(info, structs)]
        case i.LiteralType(values=words):
            return ["one of", *words]
        case i.UnionType(types=types):
            return ["either", *(_type(each, structs) for each in types)]
        case i.VarTupleType(item_type=each) | i.ListType(item_type=each):
            return ["list", _type(each, structs)]
        case i.TupleType(item_types=types):
            return ["row", *(_type(each, structs) for each in types)]
        case i.DictType(value_type=each):
            return ["table", _type(each, structs)]
    return SCALARS[type(info)]


def _struct(info: i.StructType, structs: dict[str, Any]) -> str:
    key = str(info.tag) if info.tag is not None else info.cls.__name__
    if key not in structs:
        told: dict[str, Any] = {"tag": [info.tag_field, info.tag]} if info.tag is not None else {}
        structs[key] = told | {"array": info.array_like, "fields": (fields := {})}
        for field in info.fields:
            fields[field.encode_name] = [_type(field.type, structs), *_default(field)]
    return key


def _default(field: Any) -> list[Any]:
    """Nothing for a field that must be there."""
    if field.default_factory is not msgspec.NODEFAULT:
        return [full(field.default_factory())]
    return [] if field.default is msgspec.NODEFAULT else [full(field.default)]


def full(value: Any) -> Any:
    """A value as plain data with every field, those that are as usual too; bytes as their hexadecimal digits."""
    if isinstance(value, msgspec.Struct):
        config, fields = value.__struct_config__, msgspec.structs.fields(value)
        if config.array_like:
            return [full(getattr(value, field.name)) for field in fields]
        tag = {config.tag_field: config.tag} if config.tag is not None else {}
        return tag | {field.encode_name: full(getattr(value, field.name)) for field in fields}
    if isinstance(value, (list, tuple)):
        return [full(each) for each in value]
    if isinstance(value, dict):
        return {key: full(each) for key, each in value.items()}
    return bytes(value).hex() if isinstance(value, (bytes, bytearray, memoryview)) else value


# ---------------------------------------------------------------- may the present types take its place?
def lost(old: Shape, roots: Mapping[str, Any]) -> Iterator[str]:
    """A line for each thing that could be written then and cannot be read now, or would be read otherwise."""
    yield from _Comparing(old, shape_of(roots)).roots()


class _Comparing:
    def __init__(self, old: Shape, new: Shape) -> None:
        self.old, self.new = old, new
        self.done: set[tuple[str, str]] = set()

    def roots(self) -> Iterator[str]:
        for name, was in self.old["roots"].items():
            yield from self.types(name, was, self.new["roots"].get(name))

    def types(self, where: str, was: Type, now: Type) -> Iterator[str]:
        if now == "any" or was == now and was[0] != "struct" and isinstance(was, str):
            return
        if was == "int" and now == "float":
            return
        kind, rest = (was[0], was[1:]) if isinstance(was, list) else (was, [])
        if kind == "either":
            for each in rest:
                yield from self.types(where, each, now)
        elif isinstance(now, list) and now[0] == "either" and (fits := self.branch(was, now[1:])) is not None:
            yield from self.types(where, was, fits)
        elif kind == "one of" and now != "text":
            allowed = now[1:] if isinstance(now, list) and now[0] == "one of" else []
            yield from (f"{where}: the word {word!r} is gone" for word in rest if word not in allowed)
        elif kind == "one of":
            return
        elif not isinstance(now, list) or kind != now[0]:
            yield f"{where}: was {was}, is {now}"
        elif kind == "struct":
            yield from self.structs(where, rest[0], now[1])
        elif len(rest) != len(now) - 1:
            yield f"{where}: was {was}, is {now}"
        else:
            for one, other in zip(rest, now[1:], strict=True):
                yield from self.types(where, one, other)

    def branch(self, was: Type, choices: list[Type]) -> Type | None:
        """Of several types the one that can stand for the old one: the same tag, else the same kind."""
        if isinstance(was, list) and was[0] == "struct" and "tag" in self.old["structs"][was[1]]:
            return next((each for each in choices if each == was), None)
        kind = was[0] if isinstance(was, list) else was
        kinds = {kind, "any"} | ({"float"} if kind == "int" else set()) | ({"text"} if kind == "one of" else set())
        return next((each for each in choices if (each[0] if isinstance(each, list) else each) in kinds), None)

    def structs(self, where: str, was_key: str, now_key: str) -> Iterator[str]:
        if (was_key, now_key) in self.done:
            return
        self.done.add((was_key, now_key))
        was, now = self.old["structs"][was_key], self.new["structs"][now_key]
        here = f"{where} ({was_key})"
        if was.get("tag") != now.get("tag") or was["array"] != now["array"]:
            yield f"{here}: is marked otherwise in the file"
        if was["array"] and list(was["fields"]) != list(now["fields"])[: len(was["fields"])]:
            yield f"{here}: its fields have another order, and new ones come last"
        for name, (of, *default) in was["fields"].items():
            if name not in now["fields"]:
                yield f"{here}: nothing reads its {name} any more"
                continue
            new_of, *new_default = now["fields"][name]
            if default and not _as_before(default[0], new_default):
                yield f"{here}.{name}: what is not written meant {default[0]!r}, and means {new_default} now"
            yield from self.types(f"{was_key}.{name}", of, new_of)
        for name, (_, *default) in now["fields"].items():
            if name not in was["fields"] and not default:
                yield f"{here}: its new field {name} has no default"


def _as_before(was: Any, now: list[Any]) -> bool:
    """Does a field left out still mean the same?  A value that is itself a struct may have grown."""
    return bool(now) and not list(differences(was, now[0]))


def differences(was: Any, now: Any, where: str = "") -> Iterator[str]:
    """Where data is no longer what it was; tables may have grown."""
    if isinstance(was, Mapping) and isinstance(now, Mapping):
        for key, value in was.items():
            if key not in now:
                yield f"{where}.{key}: was {value!r}, is missing"
            else:
                yield from differences(value, now[key], f"{where}.{key}")
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for number, (one, other) in enumerate(zip(was, now, strict=True)):
            yield from differences(one, other, f"{where}[{number}]")
    elif was != now or isinstance(was, bool) != isinstance(now, bool):
        yield f"{where}: was {was!r}, is {now!r}"


# ---------------------------------------------------------------- what of it occurs
class Seen:
    """Collects what of a shape occurs: "Token" a struct, "Token.hp" a field that is not as usual, "Token.answer=ask" a word."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.found: set[str] = set()

    def all(self) -> set[str]:
        found = set(self.shape["structs"])
        for key, struct in self.shape["structs"].items():
            for name, (of, *_) in struct["fields"].items():
                found.add(f"{key}.{name}")
                found.update(f"{key}.{name}={word}" for word in _words(of))
        return found

    def missing(self) -> set[str]:
        return self.all() - self.found

    def look(self, root: str, raw: Any) -> None:
        self._type(self.shape["roots"][root], raw, "")

    def _type(self, of: Type, raw: Any, field: str) -> None:
        kind, rest = (of[0], of[1:]) if isinstance(of, list) else (of, [])
        match kind:
            case "struct":
                self._struct(rest[0], raw)
            case "one of":
                self.found.add(f"{field}={raw}")
            case "either":
                for each in rest:
                    if self._is(each, raw):
                        self._type(each, raw, field)
            case "list":
                for value in raw:
                    self._type(rest[0], value, field)
            case "row":
                for each, value in zip(rest, raw, strict=True):
                    self._type(each, value, field)
            case "table":
                for value in raw.values():
                    self._type(rest[0], value, field)

    def _is(self, of: Type, raw: Any) -> bool:
        kind = of[0] if isinstance(of, list) else of
        if kind == "struct":
            struct = self.shape["structs"][of[1]]
            if struct["array"]:
                return isinstance(raw, list)
            tag = struct.get("tag")
            return isinstance(raw, dict) and (tag is None or raw.get(tag[0]) == tag[1])
        if kind == "one of":
            return raw in of[1:]
        return isinstance(raw, list) if kind in ("list", "row") else isinstance(raw, dict) if kind == "table" else False

    def _struct(self, key: str, raw: Any) -> None:
        self.found.add(key)
        fields = self.shape["structs"][key]["fields"]
        if isinstance(raw, list):
            raw = dict(zip(fields, raw, strict=False))
        for name, (of, *default) in fields.items():
            if name in raw:
                if not default or full(raw[name]) != default[0]:
                    self.found.add(f"{key}.{name}")
                self._type(of, raw[name], f"{key}.{name}")
            elif default and isinstance(default[0], str):
                self.found.add(f"{key}.{name}={default[0]}")


def _words(of: Type) -> Iterator[str]:
    if isinstance(of, list):
        if of[0] == "one of":
            yield from of[1:]
        elif of[0] != "struct":
            for each in of[1:]:
                yield from _words(each)
