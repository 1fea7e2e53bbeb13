"""Small .tmx maps: ten by eight tiles of 16 pixels."""

POINT, TEXT = "<point/>", "<text wrap='1'>Beware</text>"


def obj(inner: str = "", **attrs) -> str:
    words = " ".join(f'{name.rstrip("_")}="{value}"' for name, value in attrs.items())
    return f"<object id='1' {words}>{inner}</object>"


def line(*points, x=0, y=0, form="polyline", **attrs) -> str:
    return obj(f"<{form} points='{' '.join(f'{a},{b}' for a, b in points)}'/>", x=x, y=y, **attrs)


def layer(*objects: str, name: str = "Walls", **attrs) -> str:
    words = " ".join(f'{key}="{value}"' for key, value in attrs.items())
    return f"<objectgroup name='{name}' {words}>{''.join(objects)}</objectgroup>"


def tmx(*layers: str, **attrs) -> str:
    whole = {"orientation": "orthogonal", "width": 10, "height": 8, "tilewidth": 16, "tileheight": 16, "infinite": 0, **attrs}
    words = " ".join(f'{name}="{value}"' for name, value in whole.items() if value is not None)
    return f"<?xml version='1.0' encoding='UTF-8'?><map version='1.10' tiledversion='1.10.2' {words}>{''.join(layers)}</map>"


def properties(**values) -> str:
    inner = "".join(f"<property name='{name}' value='{value}'/>" for name, value in values.items())
    return f"<properties>{inner}</properties>"
