"""Case furniture: bookshelves with their things, sideboards, nightstands, desks, chests. Their fronts look to -y."""

import random

import numpy as np

from . import materials as m
from . import mesh
from .baskets import basket
from .books import book_row, book_stack
from .forms import Body, rounded, set_down
from .lamps import table_lamp
from .tables import drawer_row, taper_leg, turned_leg
from .vessels import VASES, bowl, vase


def _carcass(body, width, depth, low, high, wood, thick=0.02, back=True):
    """Sides, a floor and a top between them, and a thin back."""
    for s in (-1, 1):
        body.bar((thick, depth, high - low), (s * (width - thick) / 2, 0, low), wood, 0.0025, along="z")
    for z in (low, high - thick):
        body.bar((width - 2 * thick, depth - 0.004, thick), (0, 0.002, z), wood, 0.0015, along="x")
    if back:
        body.bar((width - thick, 0.006, high - low - 0.01), (0, depth / 2 - 0.004, low + 0.005), wood, 0.001, along="x")


def sideboard(width=1.7, depth=0.44, height=0.76, wood=None, style="doors", knob=None, seed=1):
    """styles: "doors" (panelled, with drawers between), "reeded" (tambour doors), "cane" (webbed doors)."""
    wood, knob = wood or m.oak(), knob or m.brass()
    body = Body(f"sideboard {style}", seed)
    low = 0.16
    _carcass(body, width, depth, low, height - 0.02, wood)
    body.slab(rounded(width + 0.024, depth + 0.016, 0.01), 0.024, (0, 0, height - 0.024), wood, 0.005, 0.008, along="x")
    for sx in (-1, 1):
        for sy in (-1, 1):
            taper_leg(body, sx * (width / 2 - 0.07), sy * (depth / 2 - 0.06), low + 0.004, 0.044, 0.026, wood, (sx * 0.02, sy * 0.01))
    y, doors = -depth / 2 + 0.004, 4 if width > 1.3 else 2
    span = (width - 0.044) / doors
    for k in range(doors):
        x = -width / 2 + 0.022 + (k + 0.5) * span
        if style == "doors" and doors == 4 and k in (1, 2):
            third = (height - low - 0.07) / 3
            for j in range(3):
                drawer_row(body, 1, span - 0.002, low + 0.024 + j * third, low + 0.02 + (j + 1) * third, y, wood, knob, x)
            continue
        _door(body, x, y, span - 0.004, low + 0.024, height - 0.05, wood, style)
        side = 1 if k % 2 == 0 else -1
        body.turned([(0.009, 0), (0.0055, 0.006), (0.0055, 0.012), (0.012, 0.02), (0.012, 0.025), (0, 0.029)], knob, (x + side * (span / 2 - 0.035), y - 0.014, (low + height) / 2 + 0.05), 18, lean=90)
    return body.done(uv="weave")


def _door(body, x, y, wide, low, high, wood, style):
    tall = high - low
    if style == "reeded":
        body.bar((wide, 0.012, tall), (x, y, low), wood, 0.002, along="z")
        n = int(wide / 0.014)
        for k in range(n):
            q = x - wide / 2 + (k + 0.5) * wide / n
            body.rod([(q, y - 0.007, low + 0.004), (q, y - 0.007, high - 0.004)], wide / n * 0.49, wood, 8)
        return
    stile = 0.055
    for s in (-1, 1):
        body.bar((stile, 0.02, tall), (x + s * (wide - stile) / 2, y - 0.004, low), wood, 0.002, along="z")
        body.bar((wide - 2 * stile, 0.02, stile), (x, y - 0.004, low if s < 0 else high - stile), wood, 0.002, along="x")
    if style == "cane":
        w, z0, z1 = wide / 2 - stile, low + stile, high - stile
        corners = np.array([[(x - w, y - 0.004, z0), (x + w, y - 0.004, z0)], [(x - w, y - 0.004, z1), (x + w, y - 0.004, z1)]])
        body.sheet(corners, m.cane(), np.array([[(0, 0), (2 * w, 0)], [(0, z1 - z0), (2 * w, z1 - z0)]]))
        body.bar((2 * w, 0.003, z1 - z0), (x, y + 0.008, z0), m.book_cloth("#8d7758"), 0.001)
    else:
        body.bar((wide - 2 * stile + 0.01, 0.008, tall - 2 * stile + 0.01), (x, y + 0.004, low + stile - 0.005), wood, 0.003, along="z")


def nightstand(width=0.46, depth=0.38, height=0.58, wood=None, drawers=1, knob=None, seed=1, legs="taper"):
    """A drawer or two over an open shelf; legs: "taper" or "turned"."""
    wood, knob = wood or m.oak(), knob or m.brass()
    body = Body("nightstand", seed)
    body.slab(rounded(width, depth, 0.012), 0.02, (0, 0, height - 0.02), wood, 0.004, 0.007, along="x")
    low = height - 0.03 - 0.135 * drawers
    _carcass(body, width - 0.03, depth - 0.024, low, height - 0.019, wood, 0.016)
    for j in range(drawers):
        drawer_row(body, 1, width - 0.064, low + 0.02 + 0.133 * j, low + 0.14 + 0.133 * j, -depth / 2 + 0.015, wood, knob)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (width / 2 - 0.032), sy * (depth / 2 - 0.03)
            if legs == "turned":
                turned_leg(body, x, y, low + 0.01, 0.02, wood)
            else:
                taper_leg(body, x, y, low + 0.004, 0.034, 0.022, wood, square=True)
    body.slab(rounded(width - 0.05, depth - 0.05, 0.01), 0.014, (0, 0, 0.15), wood, 0.003, along="x")
    return body.done()


def chest(width=1.0, depth=0.46, height=0.86, rows=3, wood=None, knob=None, seed=1):
    """A chest of drawers on bracket feet: two small drawers above, long ones below."""
    wood, knob = wood or m.painted_wood("#dcd6c8"), knob or m.brass()
    body = Body("chest", seed)
    low = 0.1
    _carcass(body, width, depth, low, height - 0.02, wood)
    body.slab(rounded(width + 0.03, depth + 0.02, 0.012), 0.024, (0, 0, height - 0.024), wood, 0.005, 0.01, along="x")
    step = (height - low - 0.07) / (rows + 0.0)
    for j in range(rows):
        top = low + 0.026 + (j + 1) * step
        drawer_row(body, 2 if j == rows - 1 else 1, width - 0.044, top - step + 0.004, top, -depth / 2 + 0.004, wood, knob)
    for sx in (-1, 1):
        body.bar((0.12, depth, 0.03), (sx * (width / 2 - 0.06), 0, low - 0.03), wood, 0.004)
        for sy in (-1, 1):
            body.bar((0.075, 0.075, low - 0.028), (sx * (width / 2 - 0.04), sy * (depth / 2 - 0.04), 0), wood, 0.006)
    return body.done()


def desk(width=1.35, depth=0.62, height=0.75, wood=None, style="writing", knob=None, seed=1):
    """styles: "writing" (two drawers, tapered legs), "pedestal" (drawers down both sides), "trestle"."""
    wood, knob = wood or m.walnut(), knob or m.brass()
    body = Body(f"desk {style}", seed)
    body.slab(rounded(width, depth, 0.014), 0.026, (0, 0, height - 0.026), wood, 0.005, 0.01, along="x")
    if style == "trestle":
        for s in (-1, 1):
            for t in (-1, 1):
                for u in (-1, 1):
                    body.bar((0.034, 0.034, height - 0.03), (s * width * 0.34 + u * 0.07, t * depth * 0.36, 0), wood, 0.003, along="z", tilt=-u * 5)
                body.bar((0.1, 0.03, 0.03), (s * width * 0.34, t * depth * 0.36, 0.24), wood, 0.003)
            body.bar((0.06, depth * 0.86, 0.04), (s * width * 0.34, 0, height - 0.066), wood, 0.003)
            body.bar((0.026, depth * 0.74, 0.026), (s * width * 0.34, 0, 0.24), wood, 0.003)
        return body.done()
    if style == "pedestal":
        for s in (-1, 1):
            x, wide = s * (width / 2 - 0.2), 0.36
            inner = Body("pedestal", seed + s)
            _carcass(inner, wide, depth - 0.04, 0.04, height - 0.024, wood, 0.018)
            step = (height - 0.13) / 3
            for j in range(3):
                drawer_row(inner, 1, wide - 0.04, 0.062 + j * step, 0.058 + (j + 1) * step, -depth / 2 + 0.022, wood, knob)
            inner.bar((wide + 0.02, depth - 0.02, 0.045), (0, 0, 0), wood, 0.005)
            _into(body, inner, x)
        drawer_row(body, 1, width - 0.78, height - 0.13, height - 0.03, -depth / 2 + 0.026, wood, knob)
        return body.done()
    x, y = width / 2 - 0.045, depth / 2 - 0.045
    for sx in (-1, 1):
        for sy in (-1, 1):
            taper_leg(body, sx * x, sy * y, height - 0.02, 0.048, 0.026, wood, square=True)
        body.bar((0.018, 2 * y, 0.11), (sx * x, 0, height - 0.135), wood, 0.002, along="y")
    body.bar((2 * x, 0.018, 0.11), (0, y, height - 0.135), wood, 0.002, along="x")
    body.bar((2 * x - 0.05, 0.018, 0.11), (0, -y + 0.006, height - 0.135), wood, 0.002, along="x")
    drawer_row(body, 2, 2 * x - 0.07, height - 0.127, height - 0.034, -y - 0.006, wood, knob)
    return body.done()


def _into(body, other, x):
    points, slots = np.vstack(other.points) + (x, 0, 0), np.array(other.slots)
    for slot, material in enumerate(other.materials):
        body.add(points, [f for f, s in zip(other.faces, slots) if s == slot], material, "z")


def desk_with_lamp(seed=1, on=0.0, **options):
    """A desk with a lamp, a few books and papers on it."""
    from .books import open_book, papers

    table = desk(seed=seed, **options)
    height, width = options.get("height", 0.75), options.get("width", 1.35)
    lamp = table_lamp("column", 0.5, shape="empire", on=on, seed=seed)
    items = (set_down(lamp, None, (-width * 0.36, 0.16, height)), set_down(book_stack(3, seed), None, (width * 0.34, 0.12, height)), set_down(papers(4, seed), None, (0.06, -0.06, height), 7))
    return mesh.group("desk with lamp", table, *items, set_down(open_book(seed=seed), None, (-0.24, -0.1, height), 16))


def bookshelf(width=0.95, height=2.0, depth=0.28, shelves=5, wood=None, filled=True, seed=1, colours=None, cupboard=0.0):
    """Open shelves with books upright and lying, a bowl, vases and a basket, and gaps. cupboard: height of doors below."""
    wood = wood or m.oak()
    body = Body("bookshelf", seed)
    _carcass(body, width, depth, 0.0, height, wood, 0.022)
    body.bar((width - 0.044, 0.014, 0.06), (0, -depth / 2 + 0.02, 0.0), wood, 0.002, along="x")
    base = max(0.06, cupboard)
    step = (height - base - 0.022) / shelves
    for k in range(shelves):
        body.bar((width - 0.044, depth - 0.012, 0.02), (0, 0.002, base + k * step), wood, 0.0015, along="x")
    if cupboard:
        for s in (-1, 1):
            _door(body, s * (width - 0.044) / 4, -depth / 2 + 0.004, (width - 0.05) / 2, 0.064, cupboard - 0.002, wood, "doors")
    whole = mesh.group("bookshelf", body.done(uv="weave"))
    if filled:
        rng = random.Random(f"shelf {seed}")
        for k in range(shelves):
            _fill(whole, width - 0.06, depth, base + k * step + 0.0205, step - 0.03, rng, seed * 7 + k, colours)
    return whole


def _fill(whole, width, depth, z, high, rng, seed, colours):
    """One shelf: two or three groups of things with air between them."""
    parts = rng.choice(((0.62, 0.38), (0.4, 0.6), (0.34, 0.33, 0.33), (1.0,), (0.5, 0.5)))
    x, options = -width / 2, {"colours": colours} if colours else {}
    for k, share in enumerate(parts):
        wide = share * width
        what = "row" if k == seed % len(parts) or rng.random() < 0.15 else rng.choice(("stack", "vase", "bowl", "basket", "row", "stack"))
        middle = x + wide / 2
        y = rng.uniform(-0.01, 0.01)
        if what == "row":
            thing = book_row(wide - rng.uniform(0.01, 0.06), seed + 11 * k, tall=min(high - 0.02, 0.28), depth=min(depth - 0.06, 0.19), **options)
        elif what == "stack":
            thing = book_stack(rng.randint(2, 4), seed + k, big=min(0.7, wide / 0.38), **options)
        elif what == "vase":
            kind = rng.choice([v for v in sorted(VASES) if v not in ("bowl", "moon")])
            thing = vase(kind, min(high - 0.03, rng.uniform(0.16, 0.3), wide * 1.3), m.ceramic(rng.choice(("#d9d1c1", "#6d7f7a", "#b78a62", "#3b3733", "#e7e2d7")), rng.uniform(0.1, 0.7), 0.2), seed=seed)
        elif what == "bowl":
            thing = bowl(min(0.22, wide * 0.8, depth - 0.04), 0.09, seed=seed)
        else:
            size = min(0.26, wide * 0.85, depth - 0.02)
            thing = basket("bread", size * 0.9, min(high * 0.5, 0.16), handles=False, seed=seed)
        set_down(thing, whole, (middle, y, z), rng.uniform(-3, 3) if what in ("row", "basket") else rng.uniform(-16, 16))
        x += wide


