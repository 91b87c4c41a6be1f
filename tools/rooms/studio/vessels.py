"""Vases, jugs, bowls with fruit, cups, glasses and plates: thrown, with walls of a thickness and a hand's unevenness."""

import math

import bpy
import numpy as np

from . import materials as m
from . import mesh
from .forms import Body, again, set_down, spline

# Outsides from the foot to the rim, as shares of the height; the rim is the last point.
VASES = {
    "amphora": [(0.1, 0), (0.12, 0.02), (0.1, 0.05), (0.2, 0.22), (0.3, 0.48), (0.29, 0.64), (0.17, 0.77), (0.09, 0.84), (0.085, 0.93), (0.13, 1)],
    "bottle": [(0.2, 0), (0.23, 0.02), (0.25, 0.2), (0.24, 0.4), (0.15, 0.55), (0.065, 0.66), (0.05, 0.82), (0.055, 0.95), (0.08, 1)],
    "bowl": [(0.34, 0), (0.36, 0.03), (0.25, 0.1), (0.2, 0.22), (0.42, 0.36), (0.68, 0.6), (0.78, 0.85), (0.8, 1)],
    "gourd": [(0.17, 0), (0.2, 0.02), (0.35, 0.16), (0.38, 0.3), (0.27, 0.47), (0.16, 0.56), (0.21, 0.68), (0.2, 0.8), (0.1, 0.9), (0.08, 0.96), (0.1, 1)],
    "cylinder": [(0.2, 0), (0.215, 0.015), (0.22, 0.05), (0.215, 0.5), (0.22, 0.96), (0.225, 1)],
    "ovoid": [(0.14, 0), (0.17, 0.015), (0.3, 0.25), (0.37, 0.52), (0.34, 0.76), (0.22, 0.93), (0.19, 0.965), (0.22, 1)],
    "trumpet": [(0.17, 0), (0.19, 0.02), (0.17, 0.05), (0.11, 0.2), (0.11, 0.42), (0.15, 0.68), (0.24, 0.91), (0.3, 1)],
    "moon": [(0.16, 0), (0.19, 0.015), (0.36, 0.16), (0.48, 0.42), (0.47, 0.64), (0.33, 0.84), (0.17, 0.92), (0.15, 0.95), (0.18, 1)],
    "carboy": [(0.27, 0), (0.31, 0.02), (0.35, 0.12), (0.35, 0.4), (0.31, 0.57), (0.15, 0.71), (0.09, 0.78), (0.085, 0.93), (0.115, 0.96), (0.11, 1)],
    "jug": [(0.22, 0), (0.25, 0.02), (0.33, 0.2), (0.33, 0.4), (0.25, 0.62), (0.19, 0.76), (0.19, 0.88), (0.23, 1)],
    "double": [(0.18, 0), (0.21, 0.02), (0.27, 0.14), (0.23, 0.27), (0.2, 0.31), (0.29, 0.44), (0.31, 0.58), (0.24, 0.75), (0.14, 0.85), (0.12, 0.94), (0.16, 1)],
    "tulip": [(0.14, 0), (0.17, 0.015), (0.16, 0.04), (0.26, 0.2), (0.31, 0.42), (0.24, 0.66), (0.2, 0.8), (0.22, 0.93), (0.26, 1)],
}


def walled(profile, wall, deep=0.03, count=30):
    """An outside made into a vessel: round over its rim and down its inside to a floor `deep` above the foot."""
    line = spline(profile, count)
    (r, z), steps = line[-1], np.linspace(0, math.pi, 6)[1:-1]
    lip = [(r - wall / 2 + wall / 2 * math.cos(a), z + wall / 2 * math.sin(a)) for a in steps]
    inside = [(max(q - wall, 0.002), h) for q, h in line[::-2] if h > deep + wall]
    inside += [(max(inside[-1][0] * 0.7, 0.001), deep), (0, deep)]
    foot = line[0][0]
    return [(foot * 0.72, 0.003), (foot * 0.8, 0.0005), (foot * 0.97, 0.0), *map(tuple, line[1:]), *lip, *inside]


def vase(kind="ovoid", height=0.3, material=None, wobble=0.012, seed=1, ribs=0, sides=56, slump=0.006):
    """kinds: those of VASES; "jug" has a handle and a lip, "amphora" two handles. ribs: flutes pressed round it."""
    material = material or m.ceramic("#d9d1c1", 0.35, 0.25)
    body = Body(f"vase {kind}", seed)
    wall = max(0.0045, height * 0.018)
    profile = [(r * height, z * height) for r, z in VASES[kind]]

    def hand(p):
        t = p[:, 2] / height
        a = np.arctan2(p[:, 1], p[:, 0])
        k = 1 + (0.022 * np.cos(ribs * a) * np.clip(np.sin(math.pi * np.clip(t, 0, 1)), 0, 1) ** 0.5 if ribs else 0)
        x, y = p[:, 0] * k, p[:, 1] * k
        z = p[:, 2].copy()
        if kind == "jug":
            pull = np.clip((t - 0.72) / 0.28, 0, 1) ** 2 * np.clip(np.cos(a), 0, 1) ** 6
            x, z = x + pull * 0.09 * height, z + pull * 0.05 * height
        z = z + slump * height * t * np.sin(a + seed) * (t > 0.9)
        return np.column_stack([x + slump * height * t**2 * math.cos(seed), y, z])

    body.turned(walled(profile, wall, height * 0.05, 60), material, sides=sides, wobble=wobble, seed=seed, shape=hand)
    if kind == "jug":
        line = spline([(-0.18, 0, 0.92), (-0.27, 0, 0.97), (-0.42, 0, 0.86), (-0.44, 0, 0.66), (-0.36, 0, 0.46), (-0.31, 0, 0.42)], 26) * height
        body.rod(line, np.linspace(0.034, 0.022, 26) * height, material, 14, flat=0.55, up=(0, 1, 0))
    if kind == "amphora":
        for s in (-1, 1):
            line = spline([(0.085, 0, 0.9), (0.15, 0, 0.93), (0.23, 0, 0.84), (0.25, 0, 0.71), (0.24, 0, 0.66)], 22) * height * (s, 1, 1)
            body.rod(line, 0.02 * height, material, 12, up=(0, 1, 0))
    return body.done(smooth=80)


def mouth(kind, height):
    """(height, radius) of a vase's rim within, for what is put into it."""
    return height, VASES[kind][-1][0] * height * 0.8


FRUIT = {
    "lemon": ([(0.0, 0), (0.1, 0.02), (0.2, 0.08), (0.62, 0.28), (0.72, 0.5), (0.62, 0.74), (0.24, 0.93), (0.13, 0.98), (0, 1)], 0.078, "#e0b92f", None),
    "fig": ([(0.0, 0), (0.4, 0.03), (0.74, 0.22), (0.78, 0.42), (0.5, 0.68), (0.2, 0.85), (0.12, 0.96), (0, 1)], 0.055, "#4d3346", "#6d6a3e"),
    "pear": ([(0.0, 0.03), (0.2, 0), (0.62, 0.14), (0.74, 0.32), (0.62, 0.52), (0.36, 0.72), (0.28, 0.88), (0.12, 0.98), (0, 1)], 0.105, "#a9a24a", "#b5713e"),
    "orange": ([(0.0, 0.02), (0.4, 0.04), (0.85, 0.25), (0.98, 0.5), (0.86, 0.75), (0.4, 0.96), (0.08, 0.985), (0, 0.97)], 0.076, "#dd8425", None),
    "pomegranate": ([(0.0, 0), (0.45, 0.03), (0.84, 0.22), (0.94, 0.45), (0.8, 0.7), (0.34, 0.86), (0.2, 0.9), (0.24, 0.99), (0.1, 0.93), (0, 0.92)], 0.09, "#a03a33", "#c4843f"),
    "apple": ([(0.0, 0.06), (0.2, 0.01), (0.5, 0.04), (0.92, 0.32), (0.99, 0.55), (0.78, 0.86), (0.36, 0.97), (0.12, 0.9), (0, 0.86)], 0.075, "#9da642", "#b1402f"),
}


def fruit(kind="lemon", seed=1):
    """One fruit, on its foot; lay it down by turning it."""
    profile, size, colour, blush = FRUIT[kind]
    body = Body(kind, seed)
    size *= body.rng.uniform(0.9, 1.08)
    bend = body.rng.uniform(-0.1, 0.1)

    def hand(p):
        t = p[:, 2] / size
        return np.column_stack([p[:, 0] + bend * size * t**2, p[:, 1], p[:, 2]])

    skin = m.flesh(colour, blush, 0.25 if kind in ("fig", "pear") else 0.55, 0.6 if kind in ("lemon", "orange") else 0.15)
    body.turned([(r * size / 2, z * size) for r, z in spline(profile, 26)], skin, sides=28, wobble=0.05, seed=seed, shape=hand)
    if kind in ("pear", "apple", "fig"):
        top = size * (0.88 if kind == "apple" else 0.99)
        body.rod(spline([(bend * size, 0, top), (bend * size + 0.002, 0, top + 0.008), (bend * size + 0.006, 0.002, top + 0.018)], 6), [0.0016] * 5 + [0.0024], m.bark("#5d4a35"), 6)
    return body.done(weighted=False)


def bowl(width=0.3, height=0.09, material=None, seed=1):
    """An open bowl; see fruit_bowl for one that is filled."""
    material = material or m.ceramic("#cfc8b8", 0.5, 0.4)
    body = Body("bowl", seed)
    w, h = width / 2, height
    outside = [(0.42 * w, 0), (0.44 * w, 0.06 * h), (0.4 * w, 0.12 * h), (0.6 * w, 0.22 * h), (0.86 * w, 0.52 * h), (0.97 * w, 0.82 * h), (w, h)]
    body.turned(walled(outside, 0.006, h * 0.17), material, sides=64, wobble=0.015, seed=seed)
    return body.done(smooth=80)


def fruit_bowl(kind="lemon", count=8, width=0.3, height=0.09, material=None, seed=1):
    """A bowl of fruit piled as they roll: a ring that leans on the wall, and some on top; one kind, or a tuple of kinds."""
    kinds = (kind,) if isinstance(kind, str) else kind
    dish = bowl(width, height, material, seed=seed)
    whole = mesh.group("fruit bowl", dish)
    rng = Body("pile", seed).rng
    samples = {k: [fruit(k, seed + i) for i in range(2)] for k in kinds}
    size = max(FRUIT[k][1] for k in kinds)
    ring = max(3, min(count - 2, int(math.pi * (width * 0.62) / size)))
    used = set()
    for n in range(count):
        made = samples[kinds[n % len(kinds)]][n // len(kinds) % 2]
        fat = FRUIT[kinds[n % len(kinds)]][1]
        if n < ring:
            a, r, z = 2 * math.pi * n / ring + rng.uniform(-0.12, 0.12), width * 0.27, height * 0.5 + fat * 0.42
        else:
            a, r, z = 2.4 * n, width * 0.1 * ((n - ring) > 0), height * 0.5 + fat * 0.98 + 0.014 * (n - ring)
        lean = rng.uniform(50, 110)
        turn = math.degrees(a) + rng.uniform(-70, 70)
        t, l = math.radians(turn), math.radians(lean)
        half = fat * 0.5
        # A fruit turns about its own middle.
        at = (r * math.cos(a) - math.sin(t) * math.sin(l) * half, r * math.sin(a) + math.cos(t) * math.sin(l) * half, z - math.cos(l) * half)
        if made.name in used:
            again(made, whole, at, turn, lean)
        else:
            used.add(made.name)
            set_down(made, whole, at, turn, lean)
    for made in (f for k in samples.values() for f in k if f.name not in used):
        bpy.data.objects.remove(made)
    return whole


def cup(material=None, saucer=True, size=1.0, coffee=True, seed=1, handle=True):
    """A coffee cup with coffee in it, on its saucer."""
    material = material or m.ceramic("#e9e3d7", 0.6, 0.3)
    body = Body("cup", seed)
    s, up = size, 0.012 if saucer else 0.0
    if saucer:
        body.turned(walled([(0.03 * s, 0), (0.032 * s, 0.003), (0.05 * s, 0.006), (0.07 * s, 0.012), (0.074 * s, 0.015)], 0.0035, 0.006), material, sides=48, wobble=0.01, seed=seed)
        up = 0.0065
    body.turned(walled([(0.022 * s, up), (0.025 * s, up + 0.003), (0.037 * s, up + 0.02 * s), (0.041 * s, up + 0.045 * s), (0.0425 * s, up + 0.062 * s)], 0.0032, up + 0.006), material, sides=48, wobble=0.01, seed=seed + 3)
    if handle:
        line = spline([(0.038, 0, 0.052), (0.052, 0, 0.055), (0.063, 0, 0.043), (0.057, 0, 0.027), (0.037, 0, 0.02)], 20) * s + (0, 0, up)
        body.rod(line, 0.0042 * s, material, 10, flat=0.75, up=(0, 1, 0), turn=30 + 40 * body.rng.random())
    if coffee:
        body.turned([(0.0372 * s, up + 0.05 * s), (0.0365 * s, up + 0.0505 * s), (0, up + 0.0505 * s)], m.ceramic("#2c1a10", 0.9), sides=36)
    return body.done(smooth=80)


def teapot(material=None, height=0.15, seed=1):
    material = material or m.ceramic("#7f8c82", 0.5, 0.2)
    body = Body("teapot", seed)
    h = height
    body.turned(spline([(0.3 * h, 0), (0.34 * h, 0.02 * h), (0.56 * h, 0.3 * h), (0.55 * h, 0.52 * h), (0.34 * h, 0.74 * h), (0.3 * h, 0.75 * h)], 40).tolist(), material, sides=56, wobble=0.01)
    body.turned([(0.3 * h, 0.752 * h), (0.29 * h, 0.78 * h), (0.14 * h, 0.85 * h), (0.04 * h, 0.87 * h), (0.05 * h, 0.92 * h), (0.075 * h, 0.96 * h), (0.04 * h, 1.0 * h), (0, 1.005 * h)], material, sides=40)
    spout = spline([(0.46, 0, 0.26), (0.66, 0, 0.34), (0.76, 0, 0.56), (0.92, 0, 0.76)], 18) * h
    body.rod(spout, np.linspace(0.12, 0.05, 18) * h, material, 16, up=(0, 1, 0))
    loop = spline([(-0.5, 0, 0.6), (-0.76, 0, 0.66), (-0.9, 0, 0.46), (-0.76, 0, 0.24), (-0.52, 0, 0.24)], 26) * h
    body.rod(loop, 0.045 * h, material, 12, flat=0.7, up=(0, 1, 0))
    return body.done(smooth=80)


def carafe(height=0.26, wine=None, seed=1, glass=None):
    """A carafe of thin glass. wine: the colour of what stands in it, or None for water."""
    glass = glass or m.glass()
    body = Body("carafe", seed)
    h = height
    line = [(0.2 * h, 0), (0.21 * h, 0.02 * h), (0.2 * h, 0.2 * h), (0.15 * h, 0.45 * h), (0.09 * h, 0.68 * h), (0.1 * h, 0.88 * h), (0.14 * h, h)]
    body.turned([(0.02, 0.002), *map(tuple, spline(line, 40))][:-1] + [(0.14 * h, h), (0.136 * h, h)], glass, sides=48, wobble=0.004)
    level = 0.52 * h
    inner = [(r * 0.965, z + 0.004) for r, z in spline(line, 40) if z < level]
    body.turned([*inner, (inner[-1][0] * 0.98, level + 0.001), (0, level)], m.ceramic(wine, 1.0) if wine else m.water(), sides=48)
    return body.done(smooth=80)


def tumbler(height=0.1, width=0.072, fill=0.0, tint="#f4f8f6", seed=1, stem=False):
    """A drinking glass, or with `stem` a wine glass. fill: share that is full of water."""
    glass = m.glass(tint)
    body = Body("glass", seed)
    w, h = width / 2, height
    if stem:
        line = [(0.9 * w, 0), (0.88 * w, 0.008 * h), (0.2 * w, 0.03 * h), (0.09 * w, 0.1 * h), (0.09 * w, 0.42 * h), (0.3 * w, 0.47 * h), (0.92 * w, 0.62 * h), (w, 0.76 * h), (0.82 * w, h)]
        body.turned([*map(tuple, spline(line, 50)), (0.8 * w, h)], glass, sides=40)
    else:
        body.turned([(0.8 * w, 0), (0.84 * w, 0.003), (0.9 * w, 0.3 * h), (w, h), (w - 0.0018, h), (0.85 * w, 0.3 * h), (0.78 * w, 0.009), (0, 0.008)], glass, sides=40, wobble=0.006, seed=seed)
    if fill and not stem:
        r = (0.85 + 0.13 * fill) * w
        body.turned([(r - 0.001, fill * h), (0, fill * h - 0.0004)], m.water(), sides=40)
    return body.done(smooth=80)


def plate(width=0.27, material=None, seed=1, deep=0.0):
    material = material or m.ceramic("#e6e0d3", 0.55, 0.35)
    body = Body("plate", seed)
    w = width / 2
    line = [(0.56 * w, 0), (0.58 * w, 0.004), (0.7 * w, 0.008), (0.9 * w, 0.015 + deep), (w, 0.021 + deep)]
    body.turned(walled(line, 0.0045, 0.0065, 30), material, sides=72, wobble=0.008, seed=seed)
    return body.done(smooth=80)


def cutlery(kind="fork", metal=None, seed=1):
    """Lies along y, its handle to -y. kinds: fork, knife, spoon."""
    metal = metal or m.chrome("#cfcac0", 0.2)
    body = Body(kind, seed)
    stem = spline([(0, -0.1, 0.004), (0, -0.06, 0.003), (0, 0.0, 0.006), (0, 0.035, 0.007)], 20)
    body.rod(stem, np.interp(np.linspace(0, 1, 20), [0, 0.1, 0.5, 0.85, 1], [0.007, 0.008, 0.0045, 0.003, 0.003]), metal, 10, flat=0.36)
    if kind == "spoon":
        rows = []
        for v in np.linspace(-1, 1, 14):
            half = 0.021 * math.sqrt(max(1 - v * v, 0)) * (1 - 0.12 * v) + 0.001
            rows.append([(u * half, 0.033 + 0.03 * (v + 1), 0.009 - 0.007 * (1 - v * v) * (1 - u * u)) for u in np.linspace(-1, 1, 9)])
        body.sheet(rows, metal)
        return body.done(thick=0.0016)
    if kind == "knife":
        rows = [[(x, 0.03 + 0.09 * t, 0.006) for x in np.linspace(-0.006, 0.008 * math.sqrt(max(1 - t**5, 0)) - 0.001, 4)] for t in np.linspace(0, 1, 14)]
        body.sheet(rows, metal)
        return body.done(thick=0.0018)
    for k in range(4):
        x = (k - 1.5) * 0.0058
        tine = spline([(0, 0.03, 0.0065), (x * 0.9, 0.044, 0.004), (x, 0.065, 0.004), (x * 0.95, 0.098, 0.01)], 12)
        body.rod(tine, np.linspace(0.0026, 0.0011, 12), metal, 8, flat=0.7)
    return body.done()


def setting(china=None, metal=None, napkin="#d8cfbf", glass="#f4f8f6", seed=1):
    """A place laid for one: two plates, fork, knife and spoon, a glass and a wine glass, a folded napkin."""
    rng = Body("setting", seed).rng
    whole = mesh.group("setting", plate(0.28, china, seed), set_down(plate(0.21, china, seed + 1, 0.004), None, (0.002, 0.001, 0.008)))
    set_down(cutlery("fork", metal), whole, (-0.175, -0.01, 0), rng.uniform(-3, 3))
    set_down(cutlery("knife", metal), whole, (0.17, -0.01, 0), rng.uniform(-3, 3))
    set_down(cutlery("spoon", metal), whole, (0.2, -0.015, 0), rng.uniform(-3, 3))
    set_down(tumbler(0.19, 0.075, 0.0, glass, stem=True), whole, (0.16, 0.19, 0))
    set_down(tumbler(0.095, 0.07, 0.5, glass), whole, (0.07, 0.22, 0))
    if napkin:
        from .folded import napkin as folded

        set_down(folded(napkin, seed), whole, (-0.002, 0.0, 0.031), rng.uniform(-14, 14))
    return whole
