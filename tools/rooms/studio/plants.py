"""Plants for indoors in their pots: strelitzia, fiddle-leaf fig, rubber plant, monstera, snake plant, ferns, aloe."""

import math

import numpy as np

from . import materials as m
from .forms import Body, spline
from .leaves import grow, leaf, lead, lobed, midrib, place_of, stem, variants
from .vessels import walled

POTS = {
    "terracotta": [(0.72, 0), (0.74, 0.03), (0.94, 0.8), (0.95, 0.81), (1.04, 0.815), (1.07, 0.98), (1.05, 1)],
    "cylinder": [(0.94, 0), (0.97, 0.02), (0.99, 0.1), (1, 0.9), (1, 1)],
    "belly": [(0.6, 0), (0.68, 0.03), (0.98, 0.34), (1.08, 0.6), (1.02, 0.86), (0.96, 0.95), (1, 1)],
    "bowl": [(0.5, 0), (0.58, 0.04), (0.86, 0.4), (0.98, 0.8), (1, 1)],
    "urn": [(0.62, 0), (0.64, 0.06), (0.4, 0.14), (0.36, 0.2), (0.62, 0.3), (0.82, 0.6), (0.84, 0.86), (1.02, 0.95), (1, 1)],
}


def pot(body, style="terracotta", radius=0.16, height=0.3, material=None, seed=1):
    """A pot of earth sewn into a plant's body; gives the height of the earth."""
    material = material or (m.terracotta() if style in ("terracotta", "urn") else m.ceramic("#d5cdbf", 0.25, 0.2))
    line = [(r * radius, z * height) for r, z in POTS[style]]
    body.turned(walled(line, radius * 0.07, height * 0.1, 40), material, sides=48, wobble=0.012, seed=seed)
    level = height * 0.9
    inner = float(np.interp(0.9, [z for _, z in POTS[style]], [r for r, _ in POTS[style]])) * radius * 0.93
    rings = [(inner, level), (inner * 0.7, level + 0.006), (inner * 0.3, level + 0.012), (0, level + 0.014)]
    body.turned(rings, m.soil(), sides=36, wobble=0.1, seed=seed)
    return level


def planter(style="terracotta", radius=0.2, height=0.36, material=None, seed=1):
    """A pot of earth without a plant."""
    body = Body(f"planter {style}", seed)
    pot(body, style, radius, height, material, seed)
    return body.done(smooth=70, weighted=False)


def _done(body):
    return body.done(smooth=80, weighted=False)


def strelitzia(height=1.7, leaves=12, style="cylinder", radius=0.17, material=None, seed=1, flower=False):
    """A fan of paddles on long stalks, split where the wind was, the outer ones leaning out; flower: one bird of paradise."""
    body = Body("strelitzia", seed)
    rng = body.rng
    low = pot(body, style, radius, 0.32, material, seed)
    green, stalk = m.foliage("#4d6f45", "#b3bd83", gloss=0.55, veins=26), m.foliage("#7b8f55", gloss=0.4, veins=0)
    for k in range(leaves):
        t = (k + 0.5) / leaves
        turn = (0.2 if k % 2 else math.pi + 0.2) + rng.gauss(0, 0.5)
        tall = height * (0.3 + 0.3 * t + rng.uniform(-0.03, 0.05))
        pitch = math.pi / 2 - 0.5 * (1 - t) ** 0.8 - 0.1 * rng.random()
        line = stem((rng.gauss(0, 0.025), rng.gauss(0, 0.025), low - 0.02), turn, pitch, tall, 0.12 + 0.25 * (1 - t), 0.02, rng, 12)
        body.rod(line, np.linspace(0.016, 0.008, 12), stalk, 8)
        end, h, p = lead(line, 1.0)
        size, arch = height * rng.uniform(0.33, 0.42), 0.5 + 0.7 * rng.random()
        place = {"at": end, "turn": h, "pitch": p + 0.05, "roll": rng.choice((-1, 1)) * rng.uniform(0.3, 1.0)}
        for points, uv in lobed(size, size * 0.5, rng.randint(3, 7), 0.07 + 0.12 * rng.random(), 0.12, arch, 0.45, 0.45, 0.02, 0.3, "paddle", 6, 5, rng, 0.9):
            grow(body, points, green, uv=uv, **place)
        body.rod(place_of(midrib(size, size * 0.5, arch, 0.45, 0.45, 0.02, 0.3, "paddle"), **place), np.linspace(0.006, 0.0015, 9), stalk, 6)
    if flower:
        _bird(body, low, height * 0.72, rng)
    return _done(body)


def _bird(body, low, tall, rng):
    line = stem((0.03, -0.02, low), -0.9, 1.4, tall, 0.2, 0.02, rng, 10)
    body.rod(line, np.linspace(0.009, 0.007, 10), m.foliage("#7b8f55", veins=0), 8)
    end, h, _ = lead(line, 1.0)
    grow(body, leaf("lance", 0.2, 0.03, 0.2, 1.1, rows=10, columns=5), m.petal("#7d8a5b", "#9a4a3c"), end, h, 0.1)
    for k in range(4):
        grow(body, leaf("lance", 0.12, 0.03, -0.3, 0.5, rows=8, columns=5), m.petal("#e07a1f", "#e8902c"), end + (0, 0, 0.008), h + rng.gauss(0, 0.25), 0.7 + 0.28 * k)
    grow(body, leaf("lance", 0.1, 0.014, 0.0, 0.7, rows=6, columns=3), m.petal("#34489c"), end + (0, 0, 0.01), h, 0.75)


def _spiral(body, line, blades, material, count, begin, rng, pitch=0.5, scale=1.0, stalk=None, petiole=0.05, taper=0.35, droop=0.5):
    """Leaves round a stem, each a golden angle on from the last; the lower ones hang, the upper stand."""
    for k in range(count):
        s = begin + (1 - begin) * (k + rng.uniform(0, 0.5)) / count
        at, _, _ = lead(line, min(s, 1))
        turn = 2.39996 * k + rng.gauss(0, 0.2)
        up = pitch - droop * (1 - s) / (1 - begin) + rng.gauss(0, 0.12) + 0.75 * max(0, s - 0.85) / 0.15
        foot = at
        if stalk:
            line2 = stem(at, turn, up + 0.35, petiole * rng.uniform(0.8, 1.2), 0.3, 0, None, 5)
            body.rod(line2, 0.0028 * scale + 0.0008, stalk, 6)
            foot = line2[-1]
        size = scale * (1 - taper * max(0, s - 0.6) / 0.4) * rng.uniform(0.85, 1.1)
        grow(body, rng.choice(blades), material, foot, turn, up, rng.gauss(0, 0.25), size)


def fiddle_leaf_fig(height=1.8, style="belly", radius=0.2, material=None, seed=1, stems=2):
    """Ficus lyrata: one or two bare stems with large, leathery, waved leaves above."""
    body = Body("fiddle leaf fig", seed)
    rng = body.rng
    low = pot(body, style, radius, 0.32, material, seed)
    green = m.foliage("#4a6d34", "#b9c489", "#82945c", 0.6, 0.18, 7)
    blades = variants(lambda k: leaf("lyre", 0.34, 0.25, 0.45 + 0.25 * k / 5, 0.2, 0.06, 0.2 * (k - 2) / 2, 12, 7, phase=k * 2.0), 5)
    for k in range(stems):
        tall = (height - low) * (1 - 0.28 * k)
        line = stem((0.025 * (k * 2 - 1) * (stems > 1), 0.01 * k, low - 0.02), 2.1 + 2.9 * k, math.pi / 2 - 0.1 - 0.08 * k, tall, -0.05, 0.5, rng, 14)
        body.rod(line, np.linspace(0.016, 0.007, 14), m.bark("#8b7a66", 2.0), 10)
        _spiral(body, line, blades, green, int(16 + 10 * tall), 0.34 + 0.12 * k, rng, 0.75, 1.0, m.foliage("#7d8f4e", veins=0), 0.05, 0.35, 0.85)
    return _done(body)


def rubber_plant(height=1.3, style="cylinder", radius=0.15, material=None, seed=1, colour="#33462f", stems=3):
    """Ficus elastica: dark glossy ellipses on upright stems, a red sheath at each tip."""
    body = Body("rubber plant", seed)
    rng = body.rng
    low = pot(body, style, radius, 0.26, material, seed)
    green = m.foliage(colour, "#7f8a55", "#6d5a45", 0.85, 0.08, 0)
    blades = variants(lambda k: leaf("elliptic", 0.27, 0.14, 0.35 + 0.2 * k / 3, 0.28, 0.015, 0.1 * (k - 1), 10, 5), 4)
    for k in range(stems):
        tall = (height - low) * rng.uniform(0.72, 1.0) if k else height - low
        line = stem((rng.gauss(0, 0.03), rng.gauss(0, 0.03), low - 0.02), 2 * math.pi * k / stems + 0.4, math.pi / 2 - 0.16, tall, -0.1, 0.2, rng, 12)
        body.rod(line, np.linspace(0.011, 0.006, 12), m.bark("#75644f", 2.5), 8)
        _spiral(body, line, blades, green, int(8 + 14 * tall), 0.1, rng, 0.8, 1.0, m.foliage("#7b5a48", veins=0), 0.045, 0.3, 0.5)
        end, _, _ = lead(line, 1.0)
        body.rod(spline([end, end + (0.004, 0, 0.05), end + (0.002, 0, 0.1)], 6), [0.006, 0.006, 0.005, 0.004, 0.003, 0.001], m.petal("#a84a42"), 6)
    return _done(body)


def monstera(height=1.0, leaves=12, style="belly", radius=0.17, material=None, seed=1):
    """Cut and pierced hearts on long stalks, leaning to the light on one side."""
    body = Body("monstera", seed)
    rng = body.rng
    low = pot(body, style, radius, 0.28, material, seed)
    green, stalk = m.foliage("#3f6236", "#9db06f", gloss=0.65, veins=9), m.foliage("#6d8449", veins=0)
    for k in range(leaves):
        turn = 2.39996 * k + rng.gauss(0, 0.25)
        t = (k + 0.5) / leaves
        tall = (height - low) * (0.45 + 0.55 * t) * rng.uniform(0.85, 1.1)
        line = stem((rng.gauss(0, 0.02), rng.gauss(0, 0.02), low - 0.02), turn, 0.75 + 0.62 * t, tall, 0.35, 0.03, rng, 10)
        body.rod(line, np.linspace(0.0075, 0.0045, 10), stalk, 7)
        end, h, _ = lead(line, 1.0)
        size = rng.uniform(0.27, 0.4) * (0.75 + 0.25 * t) * (height / 1.0) ** 0.5
        cuts = (0.3, 0.4) if size > 0.25 else (0.0, 0.9)
        for points, uv in lobed(size, size * 0.92, 6 if size > 0.25 else 4, cuts[0], cuts[1], 0.5, 0.22, 0.5, 0.22, 0.5, "ovate", 5, 7, rng, 0.3):
            grow(body, points, green, end, h + rng.gauss(0, 0.2), -0.35 + rng.gauss(0, 0.25), rng.gauss(0, 0.25), 1.0, uv)
    return _done(body)


def snake_plant(height=0.85, leaves=16, style="cylinder", radius=0.13, material=None, seed=1):
    """Sansevieria: upright twisted blades, banded, with yellow margins."""
    body = Body("snake plant", seed)
    rng = body.rng
    low = pot(body, style, radius, 0.22, material, seed)
    green = m.foliage("#4f6b4a", "#6f8a62", "#5d7853", 0.5, 0.05, 0, "#c6bd6b")
    for k in range(leaves):
        r, a = radius * 0.62 * math.sqrt((k + 0.3) / leaves), 2.39996 * k
        tall = (height - low) * rng.uniform(0.55, 1.0)
        blade = leaf("blade", tall, 0.055 * rng.uniform(0.8, 1.15), rng.uniform(-0.1, 0.22), 0.35, 0.025, rng.uniform(-0.9, 0.9), 14, 5, phase=k)
        grow(body, blade, green, (r * math.cos(a), r * math.sin(a), low - 0.01), a + rng.gauss(0, 0.3), math.pi / 2 - 0.06 - r * 1.4 + rng.gauss(0, 0.04), rng.gauss(0, 0.6))
    obj = body.done(smooth=80, thick=0.0)
    return obj


def fern(spread=0.75, fronds=34, style="bowl", radius=0.13, material=None, seed=1, pot_height=0.16, colour="#5d8040"):
    """A sword fern: fronds arch out of the crown and hang over the pot."""
    body = Body("fern", seed)
    rng = body.rng
    low = pot(body, style, radius, pot_height, material, seed) if style else 0.0
    green, rib = m.foliage(colour, gloss=0.3, veins=0, passing=0.3), m.foliage("#6f6a3a", veins=0)
    pinna = variants(lambda k: leaf("lance", 1.0, 0.26, 0.3 + 0.25 * k, 0.12, 0.02, rows=4, columns=3), 3)
    for k in range(fronds):
        t = (k + 0.5) / fronds
        length = spread * 0.62 * rng.uniform(0.75, 1.1) * (0.7 + 0.3 * t)
        turn = 2.39996 * k + rng.gauss(0, 0.2)
        line = stem((rng.gauss(0, 0.02), rng.gauss(0, 0.02), low), turn, 1.45 - 0.85 * t + rng.gauss(0, 0.08), length, 1.3 + 0.8 * t, 0.02, rng, 14)
        body.rod(line, np.linspace(0.0022, 0.0008, 14), rib, 5)
        for j in range(26):
            s = 0.12 + 0.87 * j / 25
            at, h, p = lead(line, s)
            size = 0.085 * spread / 0.75 * math.sin(math.pi * min(1, 0.18 + 0.82 * (1 - s) ** 0.8)) ** 0.7 * (0.35 + 0.65 * min(1, s * 4))
            for side in (-1, 1):
                grow(body, rng.choice(pinna), green, at, h + side * (1.25 + rng.gauss(0, 0.08)), p * 0.25 - 0.15, side * p * 0.5, size)
    return _done(body)


def aloe(spread=0.6, leaves=26, style=None, radius=0.16, material=None, seed=1, bloom=0.0, colour="#7d967f"):
    """A rosette of thick toothed leaves; style: a pot, or None in the ground; bloom: height of its torch of flowers."""
    body = Body("aloe", seed)
    rng = body.rng
    low = pot(body, style, radius, 0.24, material, seed) if style else 0.0
    flesh = m.foliage(colour, gloss=0.35, passing=0.03, veins=0)
    for k in range(leaves):
        t = (k + 0.5) / leaves
        turn, pitch = 2.39996 * k, 0.1 + 1.25 * t + rng.gauss(0, 0.06)
        length = spread / 2 * (1.1 - 0.4 * t) * rng.uniform(0.88, 1.08)
        line = stem((0.02 * math.cos(turn), 0.02 * math.sin(turn), low + 0.03 + 0.05 * t), turn, pitch, length, -0.45 + 0.2 * t, 0.0, None, 12)
        wide = spread * 0.062 * (1 - 0.3 * t)
        body.rod(line, wide * np.array([0.7, 0.95, 1, 0.97, 0.92, 0.85, 0.76, 0.66, 0.54, 0.4, 0.24, 0.06]), flesh, 10, flat=0.34)
        for j in range(2, 11):
            at, h, p = lead(line, j / 11.5)
            w = wide * (1 - (j / 12) ** 1.6)
            for side in (-1, 1):
                foot = at + w * 0.96 * np.array([-math.sin(h), math.cos(h), 0]) * side
                body.rod([foot, foot + 0.006 * np.array([math.cos(h) * 0.4 - side * math.sin(h), math.sin(h) * 0.4 + side * math.cos(h), 0.2])], [0.0022, 0.0006], m.foliage("#a8775a", veins=0), 4)
    if bloom:
        _torch(body, low, bloom, rng)
    return _done(body)


def _torch(body, low, tall, rng):
    line = stem((0, 0, low + 0.05), 0.4, 1.5, tall, 0.08, 0.02, rng, 10)
    body.rod(line, np.linspace(0.009, 0.006, 10), m.foliage("#8a7a52", veins=0), 8)
    tube = [spline([(0, 0, 0), (0.014, 0, -0.006), (0.034, 0, -0.018)], 5) * k for k in (0.8, 1.0)]
    red = m.petal("#cf4a22", "#d98a3a")
    for k in range(110):
        s = k / 110
        at, _, _ = lead(line, 0.58 + 0.42 * s)
        a = 2.39996 * k
        c, si = math.cos(a), math.sin(a)
        shape = tube[k % 2] * (1 - 0.55 * s) * (1, 1, 1 - 2.2 * max(0, s - 0.6))
        body.rod([at + (p[0] * c, p[0] * si, p[2]) for p in shape], [0.002, 0.0034, 0.0034, 0.003, 0.002], red, 6)

