"""Small things that make a room lived in: candlesticks, forms to look at, spoons in a jar, a tray that is laid."""

import math

import numpy as np
from mathutils import Vector
from mathutils import noise as field

from . import materials as m
from . import mesh
from .baskets import tray
from .books import book_stack, magazines, open_book, spectacles
from .forms import Body, ellipse, rounded, set_down, spline
from .stems import in_vase
from .tables import turning
from .vessels import bowl, carafe, cup, tumbler, vase, walled


def candlestick(height=0.24, style="turned", material=None, wax="#ece4d2", candle=0.2, burnt=0.3, lit=False, seed=1):
    """styles: "turned" (wood or brass), "slim" (metal), "block" (stone). candle: its length when new; burnt: share that is gone."""
    material = material or {"turned": m.brass(), "slim": m.black_steel(), "block": m.stone()}[style]
    body = Body(f"candlestick {style}", seed)
    if style == "turned":
        body.turned([(0.05, 0), (0.052, 0.004), (0.048, 0.012), (0.024, 0.02)], material, sides=40)
        body.turned(turning("baluster", 0.021, height - 0.018, 0.018), material, sides=32)
        body.turned([(0.012, height - 0.05), (0.024, height - 0.012), (0.025, height - 0.004), (0.013, height)], material, sides=28)
    elif style == "slim":
        body.turned([(0.045, 0), (0.046, 0.003), (0.044, 0.006), (0.006, 0.012), (0.0045, 0.03), (0.0045, height - 0.03), (0.008, height - 0.024), (0.015, height - 0.012), (0.016, height)], material, sides=36)
    else:
        body.slab(rounded(0.075, 0.07, 0.012), height * 0.5, (0, 0, 0), material, 0.005, turn=14)
        height *= 0.5
    long = candle * (1 - burnt)
    lean = body.rng.uniform(-0.012, 0.012)
    profile = [(0.0105, -0.01), (0.0108, 0), (0.0104, long * 0.6), (0.0098, long - 0.004), (0.0082, long), (0.0045, long - 0.003), (0, long - 0.003)]
    body.turned([(r, z + height) for r, z in profile], m.ceramic(wax, 0.45), sides=20, wobble=0.03, seed=seed, shape=lambda p: p + np.column_stack([(p[:, 2] - height) * lean * 4, 0 * p[:, 2], 0 * p[:, 2]]))
    top = height + long
    x = long * lean * 4
    body.rod(spline([(x, 0, top - 0.004), (x + 0.001, 0, top + 0.006), (x + 0.003, 0, top + 0.01)], 6), 0.0009, m.black_steel(), 5)
    if burnt:
        for k in range(2):
            a = body.rng.uniform(0, 6.3)
            run = spline([(x + 0.0098 * math.cos(a), 0.0098 * math.sin(a), top - 0.002), (x * 0.8 + 0.0108 * math.cos(a), 0.0108 * math.sin(a), top - 0.3 * long), (x * 0.6 + 0.011 * math.cos(a), 0.011 * math.sin(a), top - 0.4 * long)], 8)
            body.rod(run, [0.0012, 0.0014, 0.0016, 0.0018, 0.002, 0.0022, 0.0026, 0.002], m.ceramic(wax, 0.45), 6)
    whole = mesh.group("candlestick", body.done())
    if lit:
        from .lamps import _light

        flame = Body("flame", seed)
        flame.turned([(0.001, top + 0.006), (0.0042, top + 0.014), (0.004, top + 0.022), (0.0018, top + 0.034), (0, top + 0.044)], m.glowing("#ffc46b", 22.0), (x, 0, 0), 14)
        flame.done().parent = whole
        _light(0.9, (x, 0, top + 0.03), whole, (1.0, 0.62, 0.28), 0.012)
    return whole


def candlesticks(count=3, seed=1, **options):
    """Some of one kind at different heights, close together."""
    rng = Body("candlesticks", seed).rng
    made = []
    for k in range(count):
        one = candlestick(0.16 + 0.075 * ((k * 2 + seed) % count) + rng.uniform(-0.01, 0.01), burnt=rng.uniform(0.05, 0.5), seed=seed + k, **options)
        made.append(set_down(one, None, ((k - (count - 1) / 2) * 0.12, rng.uniform(-0.05, 0.05), 0), rng.uniform(0, 90)))
    return mesh.group("candlesticks", *made)


def sculpture(style="knot", size=0.3, material=None, seed=1):
    """styles: "knot" (a ring that turns on itself), "pebbles" (balanced), "arch", "bust" (an abstract head), "shell", "disc"."""
    material = material or (m.stone() if style != "knot" else m.ceramic("#e4ddcf", 0.1))
    body = Body(f"sculpture {style}", seed)
    if style == "knot":
        line = []
        for t in np.linspace(0, 2 * math.pi, 120, False):
            r = 0.3 + 0.12 * math.cos(3 * t)
            line.append((size * r * math.cos(2 * t) * 1.25, size * 0.2 * math.sin(3 * t), size * (0.5 + r * math.sin(2 * t) * 1.1)))
        line = np.array(line)
        line[:, 2] -= line[:, 2].min() - size * 0.075
        body.rod(line, size * 0.075 * (1 + 0.08 * np.sin(np.linspace(0, 6 * math.pi, 120))), material, 20, closed=True)
    elif style == "pebbles":
        z, wide = 0.0, size * 0.42
        for k in range(4):
            tall = wide * body.rng.uniform(0.48, 0.66)
            ring = ellipse(wide, wide * body.rng.uniform(0.75, 0.95), 2.2, 40, 0.16, seed + k)
            body.slab(ring, tall, (body.rng.uniform(-0.1, 0.1) * wide, body.rng.uniform(-0.08, 0.08) * wide, z), material if k % 2 else m.stone("#8f8a80", 0.6, 0.1), tall * 0.46, steps=8, turn=body.rng.uniform(0, 90))
            z, wide = z + tall * 0.97, wide * body.rng.uniform(0.68, 0.85)
    elif style == "arch":
        line = spline([(-0.26, 0, 0), (-0.27, 0, 0.3), (-0.2, 0, 0.62), (0.02, 0, 0.78), (0.22, 0, 0.6), (0.25, 0, 0.3), (0.22, 0, 0)], 50) * size
        body.rod(line, size * np.interp(np.linspace(0, 1, 50), [0, 0.4, 1], [0.15, 0.12, 0.17]), material, 20, flat=0.85, up=(0, 1, 0), power=2.6)
        body.bar((size * 0.95, size * 0.34, size * 0.07), (0, 0, -0.001), m.ebonised("x"), 0.004)
    elif style == "bust":
        profile = spline([(0.16, 0), (0.17, 0.03), (0.1, 0.12), (0.085, 0.26), (0.12, 0.36), (0.2, 0.55), (0.22, 0.72), (0.17, 0.92), (0.07, 0.99), (0, 1.0)], 60)

        def face(p):
            t = p[:, 2] / size
            front = np.clip(-p[:, 1] / (0.2 * size), 0, 1)
            nose = 0.09 * np.exp(-((p[:, 0] / (0.045 * size)) ** 2)) * np.interp(t, [0.5, 0.54, 0.68, 0.76], [0, 1, 0.35, 0]) * front
            brow = 0.035 * np.exp(-(((t - 0.74) / 0.03) ** 2)) * front
            eye = -0.05 * np.exp(-(((np.abs(p[:, 0]) / size - 0.075) / 0.04) ** 2) - ((t - 0.68) / 0.04) ** 2) * front
            p[:, 0] *= 0.82
            p[:, 1] -= size * (nose + brow + eye) - 0.02 * size * (t > 0.4)
            return p

        body.turned(profile * size, material, sides=72, shape=face)
    elif style == "disc":
        ring = ellipse(size * 0.8, size * 0.8, count=72, wobble=0.02, seed=seed)
        body.slab(ring, size * 0.1, (0, size * 0.05, size * 0.5), material, 0.01, lean=90)
        body.bar((size * 0.3, size * 0.22, size * 0.13), (0, 0, 0), m.ebonised("x"), 0.004)
    else:
        rows = []
        for t in np.linspace(0, 1, 100):
            a = t * 5.6 * math.pi
            r = size * 0.34 * math.exp(-2.9 * t)
            ring = []
            for b in np.linspace(0, 2 * math.pi, 20, False):
                tube = r * 0.52 * (1 + 0.03 * math.sin(a * 9))
                q = r * 0.6 + tube * math.cos(b)
                ring.append((q * math.cos(a), q * math.sin(a), size * 0.22 + tube * math.sin(b) + size * 0.62 * (1 - math.exp(-1.7 * t)) - size * 0.04))
            rows.append(ring)
        body.sheet(rows[::-1], material, closed=True)
        return body.done(thick=0.002)
    return body.done(smooth=70)


def utensils(seed=1, material=None, count=6):
    """Wooden spoons and a whisk standing in a jar."""
    jar = material or m.ceramic("#d8d0bf", 0.4, 0.4)
    body = Body("utensils", seed)
    body.turned(walled([(0.05, 0), (0.054, 0.004), (0.058, 0.05), (0.056, 0.12), (0.06, 0.15)], 0.005, 0.012), jar, sides=48, wobble=0.012)
    for k in range(count):
        a, lean = 2.4 * k + body.rng.uniform(-0.3, 0.3), body.rng.uniform(0.2, 0.34)
        foot = np.array([-0.02 * math.cos(a), -0.02 * math.sin(a), 0.016])
        way = np.array([math.cos(a) * lean, math.sin(a) * lean, 1.0])
        long = body.rng.uniform(0.24, 0.3)
        wood = body.rng.choice((m.oak("z"), m.walnut("z"), m.wood("#c9985c", "#8d5f35")))
        neck = foot + way * long
        body.rod([foot, (foot + neck) / 2, neck], [0.0052, 0.0046, 0.0048], wood, 10)
        ends = [neck + way * s for s in np.linspace(-0.01, 0.062, 12)]
        wide = [0.004 + 0.02 * math.sin(math.pi * min(1, s * 0.86 + 0.08)) ** 0.8 for s in np.linspace(0, 1, 12)]
        body.rod(ends, wide, wood, 14, flat=0.26, up=(math.cos(a + k), math.sin(a + k), 0.1))
    return body.done()


def board(width=0.42, depth=0.22, wood=None, bread=True, seed=1):
    """A bread board with a round handle; bread: a loaf with its end cut off and two slices."""
    wood = wood or m.walnut("x")
    body = Body("board", seed)
    body.slab(rounded(width, depth, 0.04), 0.02, (0, 0, 0), wood, 0.005, along="x")
    body.slab(rounded(0.13, 0.05, 0.024), 0.0195, (width / 2 + 0.04, 0, 0), wood, 0.005, along="x")
    whole = mesh.group("board", body.done())
    if bread:
        loaf_ = Body("loaf", seed)
        crust, crumb = m.flesh("#a8703a", "#6f4320", 0.1, 1.0), m.soil("#e3cfa4")
        rows = []
        for t in np.linspace(0, 1, 22):
            ring = []
            for a in np.linspace(0, 2 * math.pi, 32, False):
                k = math.sin(math.pi * min(0.5, t * 1.5)) ** 0.5 * (1 - 0.06 * t)
                score = 1 - 0.09 * max(0, math.sin(a)) ** 4 * abs(math.sin(t * 9)) ** 6
                r = k * score * (1 + 0.05 * field.noise(Vector((math.cos(a), math.sin(a), t * 4 + seed))))
                ring.append((-0.15 + 0.24 * t, 0.062 * r * math.cos(a), max(0.0, 0.038 + 0.05 * r * math.sin(a))))
            rows.append(ring)
        loaf_.sheet(rows, crust, closed=True)
        end = rows[-1]
        middle = np.mean(end, axis=0)
        loaf_.sheet([end, [np.array(p) * 0.9 + middle * 0.1 + (0.001, 0, 0) for p in end], [middle + (np.array(p) - middle) * 0.01 for p in end]], crumb, closed=True)
        for k in range(2):
            ring = np.array(end)[:, 1:] - (0, 0.038)
            loaf_.slab(ring[::-1] if k < 0 else ring, 0.013, (0.145 + 0.02 * k, 0.012 * k - 0.01, 0.004 + 0.013 * k), crumb, 0.002, turn=body.rng.uniform(60, 110))
        set_down(loaf_.done(smooth=60, weighted=False), whole, (0.0, 0.005, 0.0205), body.rng.uniform(-8, 8))
    return whole


def laid_tray(seed=1, style="wood"):
    """A tray with two cups, a small vase and a bowl."""
    things = (
        set_down(cup(seed=seed), None, (-0.12, -0.04, 0.0095), 30),
        set_down(cup(seed=seed + 1, coffee=False), None, (0.02, -0.07, 0.0095), -50),
        set_down(bowl(0.13, 0.05, seed=seed), None, (0.13, 0.03, 0.0095)),
        set_down(vase("bottle", 0.17, seed=seed), None, (-0.05, 0.08, 0.0095)),
    )
    return mesh.group("laid tray", tray(style=style, seed=seed), *things)


def table_still(kind="morning", seed=1):
    """A few things as they are left on a low table, within about 0.5 × 0.4 m. kinds: "morning", "evening", "reading"."""
    if kind == "reading":
        stack = book_stack(3, seed)
        things = [set_down(stack, None, (-0.14, 0.05, 0), 12), set_down(spectacles(seed=seed), None, (-0.14, 0.02, stack["top"]), 150), set_down(open_book(face_down=True, cloth="#a8653f", seed=seed), None, (0.16, -0.04, 0), -24)]
    elif kind == "evening":
        things = [set_down(carafe(wine="#4a0f18", seed=seed), None, (-0.13, 0.06, 0)), set_down(tumbler(0.19, 0.08, stem=True), None, (0.04, 0.0, 0)), set_down(candlesticks(2, seed), None, (0.18, 0.1, 0)), set_down(bowl(0.15, 0.06, seed=seed), None, (-0.02, -0.13, 0))]
    else:
        things = [set_down(magazines(3, seed), None, (-0.14, 0.0, 0), 14), set_down(in_vase("eucalyptus", "ovoid", 0.2, 0.3, 5, seed=seed), None, (0.14, 0.1, 0)), set_down(cup(seed=seed), None, (0.14, -0.1, 0), 60)]
    return mesh.group(f"{kind} things", *things)
