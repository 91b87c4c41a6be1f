"""Lamps with linen shades, standing, on a table, or hanging of woven cane; each can be lit."""

import math

import bpy
import numpy as np

from . import hour
from . import materials as m
from . import mesh
from .forms import Body, spline


def _light(watts, at, parent, warm=(1.0, 0.7, 0.42), size=0.035):
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts * (hour.LAMPS if hour.is_evening() else 1), warm, size
    lamp = mesh.link(bpy.data.objects.new("bulb", data))
    lamp.location, lamp.parent = at, parent
    return lamp


# What the shade of a lamp of one watt and one metre shows of its light by day and in the evening.
SHADE_SEEN = (34.0, 8.5)


def _linen(colour, on, radius):
    """A shade's linen; that of a lit one is as bright as the next whatever its lamp and its size."""
    return m.linen_shade(colour, seen=SHADE_SEEN[hour.is_evening()] * radius**2 / on if on else None)


def shade(top, bottom, height, z, cloth, frame, pleats=0, seed=1, sides=72):
    """A linen shade from radius `bottom` at z to `top`, sewn over two wires with a rolled edge; pleats: a gathered one."""
    body = Body("shade", seed)
    sides = pleats * 6 if pleats else sides

    def hand(p):
        a = np.arctan2(p[:, 1], p[:, 0])
        k = 1 + 0.004 * np.sin(3 * a + seed) + (0.012 * np.sin(pleats * a) if pleats else 0)
        tilt = 0.004 * np.cos(a + seed)
        return np.column_stack([p[:, 0] * k, p[:, 1] * k, p[:, 2] + tilt])

    profile = [(bottom + (top - bottom) * t - (0.0 if not pleats else 0.014 * math.sin(math.pi * t)), z + height * t) for t in np.linspace(0, 1, 9)]
    rows = [[(r * math.cos(a), r * math.sin(a), h) for a in np.linspace(0, 2 * math.pi, sides, False)] for r, h in profile]
    points = hand(np.array(rows).reshape(-1, 3)).reshape(len(rows), sides, 3)
    body.sheet(points, cloth, closed=True)
    for ring in (points[0], points[-1]):
        body.rod(ring[:: max(1, sides // 72)], 0.0028, cloth, 6, closed=True)
    for a in np.linspace(0, 2 * math.pi, 3, False):
        body.rod([(0.008 * math.cos(a), 0.008 * math.sin(a), z + height - 0.02), (top * math.cos(a), top * math.sin(a), z + height - 0.006)], 0.0016, frame, 6)
    return body.done(weighted=False)


# Bases: (radius, height) as shares of a base's height.
BASES = {
    "gourd": [(0.2, 0), (0.23, 0.02), (0.38, 0.14), (0.43, 0.28), (0.36, 0.43), (0.2, 0.53), (0.19, 0.58), (0.26, 0.68), (0.25, 0.78), (0.13, 0.9), (0.06, 0.96), (0.05, 1)],
    "ginger": [(0.22, 0), (0.24, 0.02), (0.25, 0.05), (0.34, 0.3), (0.42, 0.55), (0.43, 0.7), (0.33, 0.84), (0.16, 0.9), (0.14, 0.95), (0.07, 0.98), (0.05, 1)],
    "column": [(0.21, 0), (0.22, 0.02), (0.21, 0.05), (0.1, 0.07), (0.085, 0.1), (0.075, 0.5), (0.07, 0.9), (0.1, 0.93), (0.06, 0.97), (0.04, 1)],
    "bobbin": [(0.24, 0), (0.25, 0.03), (0.23, 0.06), (0.07, 0.09), (0.17, 0.17), (0.18, 0.23), (0.08, 0.31), (0.16, 0.39), (0.165, 0.45), (0.075, 0.53), (0.145, 0.6), (0.15, 0.66), (0.07, 0.74), (0.125, 0.81), (0.12, 0.87), (0.06, 0.94), (0.045, 1)],
    "cone": [(0.36, 0), (0.37, 0.02), (0.33, 0.12), (0.2, 0.45), (0.11, 0.75), (0.08, 0.92), (0.05, 1)],
    "stone": [(0.3, 0), (0.36, 0.06), (0.4, 0.25), (0.38, 0.5), (0.28, 0.78), (0.16, 0.93), (0.06, 0.98), (0.05, 1)],
}


def table_lamp(base="gourd", height=0.62, material=None, linen="#e9dfca", shape="empire", on=0.0, seed=1, metal=None):
    """bases: gourd, ginger, column, bobbin, cone, stone. shapes of shade: empire, drum, coolie, pleated. on: watts, or 0."""
    metal = metal or m.brass()
    material = material or {"column": m.brass(), "bobbin": m.oak("z"), "stone": m.stone()}.get(base, m.ceramic("#d8d2c2", 0.6))
    foot, high = height * 0.56, height * 0.4
    body = Body(f"lamp {base}", seed)
    profile = spline([(r * foot, z * foot) for r, z in BASES[base]], 56)
    body.turned([(profile[0][0] * 0.9, 0.0), *map(tuple, profile + (0, 0.002))], material, sides=56, wobble=0.012 if base in ("gourd", "stone", "ginger") else 0.0, seed=seed)
    body.turned([(0.012, foot), (0.013, foot + 0.012), (0.006, foot + 0.018), (0.006, foot + 0.045), (0.017, foot + 0.05), (0.017, foot + 0.085), (0.01, foot + 0.09)], metal, sides=20)
    top = height - 0.01
    for s in (-1, 1):
        harp = spline([(s * 0.012, 0, foot + 0.05), (s * 0.05, 0, foot + 0.1), (s * 0.045, 0, top - 0.05), (0, 0, top - 0.018)], 16)
        body.rod(harp, 0.0016, metal, 6)
    body.turned([(0.004, top - 0.02), (0.009, top - 0.005), (0.006, top + 0.004), (0.009, top + 0.014), (0, top + 0.022)], metal, sides=16)
    cord = spline([(0, foot * 0.1, 0.012), (0.01, foot * 0.5, 0.004), (-0.05, foot * 0.85, 0.003), (0.02, foot * 1.3, 0.003)], 30)
    body.rod(cord, 0.0028, m.book_cloth("#8a7b63"), 6)
    wide = {"empire": (0.36, 0.62), "drum": (0.56, 0.6), "coolie": (0.18, 0.74), "pleated": (0.34, 0.62)}[shape]
    cloth = _linen(linen, on, high * wide[1])
    cover = shade(high * wide[0] * 1.05, high * wide[1] * 1.05, high * 0.92, top - high * 0.92, cloth, metal, 48 if shape == "pleated" else 0, seed)
    whole = mesh.group(f"table lamp {base}", body.done(), cover)
    return _lit(whole, on, top - high * 0.5)


def _lit(whole, on, z, radius=0.03, x=0.0):
    """A bulb under the shade, and its glow if it is on."""
    body = Body("lamp bulb")
    glow = m.glowing() if on else m.ceramic("#f3efe6", 0.6)
    body.turned([(0.012, z - 0.045), (0.014, z - 0.03), (radius * 0.96, z), (radius * 0.8, z + 0.02), (0, z + radius)], glow, (x, 0, 0), 16)
    bulb = body.done()
    bulb.parent = whole
    bulb.visible_shadow = False
    if on:
        _light(on, (x, 0, z), whole)
    return whole


def floor_lamp(height=1.6, metal=None, linen="#e6dcc6", style="arched", on=0.0, seed=1):
    """styles: "arched" (a bow over a chair), "tripod" (of wood), "straight" (a column with a reading height)."""
    metal = metal or m.brass()
    body = Body("floor lamp", seed)
    cloth, reach = _linen(linen, on, 0.2), 0.0
    if style == "tripod":
        wood = m.oak("z")
        for k in range(3):
            a = math.radians(120 * k + 15)
            line = [(0.3 * math.cos(a), 0.3 * math.sin(a), 0.005), (0.03 * math.cos(a), 0.03 * math.sin(a), height - 0.34)]
            body.rod(line, [0.011, 0.015], wood, 14)
        body.turned([(0.05, height - 0.37), (0.052, height - 0.35), (0.04, height - 0.33), (0.012, height - 0.32), (0.012, height - 0.22)], metal, sides=28)
    else:
        body.turned([(0.145, 0), (0.15, 0.006), (0.148, 0.018), (0.05, 0.026), (0.014, 0.05), (0.011, 0.08)], metal, sides=56)
        if style == "arched":
            reach = 0.36
            line = spline([(0, 0, 0.05), (-0.015, 0, height * 0.6), (0.06, 0, height * 0.94), (reach * 0.6, 0, height + 0.1), (reach, 0, height + 0.02)], 40)
            body.rod(line, 0.009, metal, 12, up=(0, 1, 0))
        else:
            body.rod([(0, 0, 0.05), (0, 0, height - 0.2)], 0.0095, metal, 14)
            body.turned([(0.011, height * 0.45), (0.016, height * 0.452), (0.016, height * 0.47), (0.011, height * 0.472)], metal, sides=18)
    high = 0.3 if style != "arched" else 0.22
    z = height - high if style != "arched" else height - high + 0.03
    size = (0.17, 0.23) if style != "arched" else (0.1, 0.19)
    cover = shade(size[0], size[1], high, z, cloth, metal, 0, seed)
    cover.location.x = reach
    whole = mesh.group("floor lamp", body.done(), cover)
    return _lit(whole, on, z + high * 0.45, x=reach)


def pendant(style="woven", width=0.6, height=0.36, drop=0.9, material=None, on=0.0, seed=1):
    """Hangs from its origin, down by `drop` to its lower rim. styles: "woven" (dome of cane), "basket", "dome" (metal), "linen"."""
    body = Body(f"pendant {style}", seed)
    r, low = width / 2, -drop
    cord = m.book_cloth("#3a342d")
    body.turned([(0.05, -0.03), (0.052, -0.012), (0.03, -0.001), (0, 0)], m.black_steel(), sides=28)
    body.rod([(0, 0, -0.02), (0.002, 0, low + height)], 0.003, cord, 6)
    body.turned([(0.016, low + height - 0.07), (0.02, low + height - 0.06), (0.02, low + height - 0.01), (0.006, low + height + 0.012)], m.brass(), sides=18)
    outline = {
        "woven": [(0.12, 1), (0.55, 0.9), (0.86, 0.6), (1, 0.25), (0.97, 0)],
        "basket": [(0.2, 1), (0.6, 0.93), (0.98, 0.55), (0.9, 0.2), (0.66, 0)],
        "dome": [(0.07, 1), (0.3, 0.93), (0.72, 0.6), (0.95, 0.2), (1, 0)],
        "linen": [(0.72, 1), (0.82, 0.66), (0.92, 0.33), (1, 0)],
    }[style]
    line = [(k * r, low + t * height) for k, t in spline(outline, 46)]
    if style == "dome":
        metal = material or m.painted_wood("#39423c", 0.35)
        body.turned([*line[::-1]][::-1], metal, sides=72)
        body.turned([(k - 0.004, z) for k, z in line], m.painted_wood("#f3efe6", 0.4), sides=72)
        whole = mesh.group("pendant", body.done())
        return _lit(whole, on, low + height * 0.45)
    if style == "linen":
        whole = mesh.group("pendant", body.done(), shade(r * 0.72, r, height, low, _linen("#e9dfca", on, 0.86 * r), m.brass(), seed=seed))
        return _lit(whole, on, low + height * 0.45)
    wicker = material or m.rattan()
    _wound(body, line, wicker, seed, open_=style == "basket")
    return _lit(mesh.group("pendant", body.done(weighted=False)), on, low + height * 0.4)


def _wound(body, line, wicker, seed, open_):
    """Ribs down an outline, and strands wound round them, over one and under the next."""
    ribs = 28 if open_ else 44
    for k in range(ribs):
        a = 2 * math.pi * k / ribs + body.rng.uniform(-0.02, 0.02)
        body.rod([(x * math.cos(a), x * math.sin(a), z) for x, z in line[::3]], 0.0026, wicker, 6)
    rows = 26 if open_ else 50
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(np.array(line), axis=0).T))])
    for j in range(rows):
        if open_ and 8 < j < 18 and j % 3:
            continue
        s = (j + 0.3) / rows * lengths[-1]
        x = np.interp(s, lengths, [p[0] for p in line])
        z = np.interp(s, lengths, [p[1] for p in line])
        ring = []
        for i in range(ribs * 2):
            a = math.pi * i / ribs
            over = 0.0034 * math.cos(ribs * a + math.pi * j)
            ring.append(((x + over) * math.cos(a), (x + over) * math.sin(a), z + body.rng.uniform(-0.0012, 0.0012)))
        body.rod(ring, 0.0025 + body.rng.uniform(-0.0004, 0.0004), wicker, 5, closed=True)
    x, z = line[-1]
    rim = [(x * math.cos(a), x * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 72, False)]
    body.rod(rim, 0.006, wicker, 8, closed=True)
