"""Trees and hedges: an olive in a pot, a palm, clipped and loose hedges, a vine on a beam, trees in the distance."""

import math

import numpy as np
from mathutils import Vector
from mathutils import noise as field

from . import materials as m
from .forms import Body, rounded, spline
from .leaves import grow, leaf, lead, lobed, stem, variants
from .plants import pot


def _branches(body, start, turn, pitch, length, radius, bark, rng, depth=3, forks=3, spread=0.65, lift=0.12):
    """A limb and what it forks into; gives the lines of its last twigs."""
    count = 10
    line = stem(start, turn, pitch, length, -lift, 0.22, rng, count)
    line[1:] += np.array([[rng.gauss(0, 1) for _ in range(3)] for _ in range(count - 1)]) * length * 0.014
    body.rod(line, np.linspace(radius, radius * 0.6, count), bark, max(5, 5 + depth * 2))
    if depth == 0:
        return [line]
    made = [line] if depth == 1 else []
    for k in range(forks):
        s = 1.0 if k == 0 else rng.uniform(0.45, 0.95)
        at, h, p = lead(line, s)
        side = 0.5 * spread if k == 0 else spread
        made += _branches(body, at, h + rng.choice((-1, 1)) * side * rng.uniform(0.5, 1.4), min(1.5, p + rng.gauss(0.05, 0.25) * side), length * rng.uniform(0.6, 0.8), radius * (0.62 if k == 0 else 0.48), bark, rng, depth - 1, forks, spread, lift)
    return made


def olive_tree(height=1.9, style="terracotta", radius=0.22, material=None, seed=1, pot_height=0.4, leaves=34):
    """A small olive, its trunk twisted, its crown airy; style: a pot, or None in the ground. leaves: for each twig."""
    body = Body("olive tree", seed)
    rng = body.rng
    low = pot(body, style, radius, pot_height, material, seed) if style else 0.0
    bark = m.bark("#8d8474")
    tall = height - low
    trunk = stem((0, 0, low - 0.03), rng.uniform(0, 6), 1.42, tall * 0.44, -0.1, 0.5, rng, 14)
    thick = 0.016 + 0.013 * tall
    body.rod(trunk, [thick * (1.5 - 0.7 * t + 0.14 * math.sin(9 * t + seed)) for t in np.linspace(0, 1, 14)], bark, 14)
    twigs = []
    for k in range(5):
        at, h, p = lead(trunk, 1.0 if k < 3 else 0.86)
        twigs += _branches(body, at, 2 * math.pi * k / 5 + rng.gauss(0, 0.2), (1.2 if k == 0 else 0.8) + rng.gauss(0, 0.12), tall * 0.29, thick * 0.6, bark, rng, 3, 3, 0.8, 0.05)
    green = m.foliage("#707f5b", "#98a382", "#b3b9a5", 0.3, 0.15, 0)
    blades = variants(lambda k: leaf("lance", 0.058, 0.014, 0.15 + 0.2 * k, 0.25, rows=4, columns=3), 3)
    for line in twigs:
        for k in range(leaves):
            at, h, p = lead(line, 0.15 + 0.85 * k / leaves)
            grow(body, rng.choice(blades), green, at, h + rng.choice((-1, 1)) * rng.uniform(0.4, 1.0), p * 0.5 + rng.gauss(0, 0.4), rng.gauss(0, 0.7), rng.uniform(0.7, 1.15))
    return body.done(smooth=80, weighted=False)


def palm(height=3.2, fronds=22, seed=1, trunk=0.14, style=None):
    """A date palm for outside: a trunk of old leaf bases, fronds that arch and hang. style: a pot."""
    body = Body("palm", seed)
    rng = body.rng
    low = pot(body, style, 0.3, 0.5, None, seed) if style else 0.0
    top = low + height * 0.52
    line = stem((0, 0, low - 0.02), 1.0, 1.5, top - low, -0.05, 0.1, rng, 40)
    body.rod(line, [trunk * (1.15 - 0.25 * t) * (1 + 0.13 * (k % 2)) for k, t in enumerate(np.linspace(0, 1, 40))], m.bark("#7d6b56", 0.6), 16)
    crown = line[-1]
    green, rib = m.foliage("#6d8450", gloss=0.4, veins=0, passing=0.2), m.foliage("#93985c", veins=0)
    pinna = variants(lambda k: leaf("lance", 1.0, 0.05, 0.25 + 0.35 * k, 0.5, rows=4, columns=3), 3)
    for k in range(fronds):
        t = (k + 0.5) / fronds
        length = height * 0.52 * rng.uniform(0.85, 1.1)
        frond = stem(crown, 2.39996 * k + rng.gauss(0, 0.15), 1.4 - 1.5 * t + rng.gauss(0, 0.08), length, 1.0 + 0.4 * t, 0.02, rng, 16)
        body.rod(frond, np.linspace(0.016, 0.003, 16), rib, 6)
        for j in range(46):
            s = 0.14 + 0.86 * j / 45
            at, h, p = lead(frond, s)
            size = 0.34 * height / 3.2 * math.sin(math.pi * min(1, 0.2 + 0.78 * s)) ** 0.6
            for side in (-1, 1):
                grow(body, rng.choice(pinna), green, at, h + side * (0.75 + rng.gauss(0, 0.1)), p * 0.5 + 0.1, side * 0.6, size * rng.uniform(0.85, 1.1))
    return body.done(smooth=80, weighted=False)


def hedge(width=2.0, depth=0.5, height=1.1, seed=1, colour="#4f6a38", clipped=True, density=2600):
    """A hedge along x: a dark heart and leaves on its uneven face. density: leaves for each square metre."""
    body = Body("hedge", seed)
    rng = body.rng
    leafy, heart = m.foliage(colour, gloss=0.35, veins=0), m.foliage(m.shade(colour, -0.6), gloss=0.0, veins=0, passing=0.0)
    body.slab(rounded(width - 0.1, depth - 0.1, 0.1), height - 0.06, (0, 0, 0), heart, 0.08)
    blades = variants(lambda k: leaf("elliptic", 0.034, 0.018, 0.5, 0.3, rows=3, columns=3), 3)
    rough = 0.025 if clipped else 0.09
    sides = [(width * height, lambda u, v: (((u - 0.5) * width, -depth / 2, v * height), (0, -1, 0))), (width * height * 0.25, lambda u, v: (((u - 0.5) * width, depth / 2, v * height), (0, 1, 0))),
             (width * depth, lambda u, v: (((u - 0.5) * width, (v - 0.5) * depth, height), (0, 0, 1))), (depth * height, lambda u, v: ((-width / 2, (u - 0.5) * depth, v * height), (-1, 0, 0))), (depth * height, lambda u, v: ((width / 2, (u - 0.5) * depth, v * height), (1, 0, 0)))]
    for area, at in sides:
        for _ in range(int(area * density)):
            place, out = at(rng.random(), rng.random())
            bump = rough * (field.noise(Vector(place) * 3.1 + Vector((seed, 0, 0))) + 0.6 * rng.gauss(0, 0.6))
            place = np.array(place) + np.array(out) * bump
            turn = math.atan2(out[1], out[0]) + rng.gauss(0, 0.9) if out[2] == 0 else rng.uniform(0, 6.3)
            grow(body, rng.choice(blades), leafy, place, turn, rng.gauss(0.5, 0.5), rng.gauss(0, 0.7), rng.uniform(0.75, 1.25))
    return body.done(smooth=80, weighted=False)


def ball(radius=0.28, seed=1, colour="#4a6638", style="terracotta", density=2800):
    """A clipped ball of box, in a pot or (style None) on the ground."""
    body = Body("ball of box", seed)
    rng = body.rng
    low = pot(body, style, radius * 0.72, radius * 1.25, None, seed) if style else 0.0
    heart = m.foliage(m.shade(colour, -0.6), gloss=0.0, veins=0, passing=0.0)
    body.turned([(radius * 0.94 * math.sin(a), low + radius * 0.92 - radius * 0.94 * math.cos(a)) for a in np.linspace(0.05, math.pi - 0.02, 16)], heart, sides=28)
    blade = leaf("elliptic", 0.026, 0.014, 0.5, 0.3, rows=3, columns=3)
    leafy = m.foliage(colour, gloss=0.4, veins=0)
    count = int(4 * math.pi * radius**2 * density)
    for k in range(count):
        z = 1 - 2 * (k + 0.5) / count
        a = 2.39996 * k
        r = math.sqrt(1 - z * z)
        way = np.array([r * math.cos(a), r * math.sin(a), z])
        at = way * radius * (0.97 + 0.05 * field.noise(Vector(way) * 3 + Vector((seed, 1, 2))) + rng.gauss(0, 0.02)) + (0, 0, low + radius * 0.92)
        grow(body, blade, leafy, at, a + rng.gauss(0, 0.8), math.asin(z) * 0.7 + rng.gauss(0.2, 0.5), rng.gauss(0, 0.7), rng.uniform(0.75, 1.2))
    return body.done(smooth=80, weighted=False)


def vine(length=3.0, seed=1, hang=0.5, colour="#6b8a3e", leaves=150, grapes=0):
    """A vine along a beam from -x to +x at z = 0, its shoots hanging by up to `hang`; grapes: bunches."""
    body = Body("vine", seed)
    rng = body.rng
    line = spline([(-length / 2, 0, 0)] + [(-length / 2 + length * k / 8, rng.gauss(0, 0.035), rng.gauss(0.01, 0.025)) for k in range(1, 8)] + [(length / 2, 0, 0.02)], 60)
    body.rod(line, np.linspace(0.019, 0.006, 60), m.bark("#6f5a45"), 8)
    shoots = [line]
    for k in range(int(length * 5)):
        at, _, _ = lead(line, rng.random())
        shoot = stem(at, rng.uniform(0, 6.3), rng.uniform(-0.2, 0.8), hang * rng.uniform(0.4, 1.1), rng.uniform(1.2, 2.4), 0.2, rng, 10)
        body.rod(shoot, np.linspace(0.0035, 0.001, 10), m.foliage("#8d9450", veins=0), 5)
        shoots.append(shoot)
    green = m.foliage(colour, "#a9b878", gloss=0.3, passing=0.35, veins=6)
    blade = [lobed(0.11, 0.13, 3, 0.26, 0.55, 0.4, 0.2, 0.3, 0.35, 0.5, "round", 3, 4) for _ in range(1)]
    for k in range(leaves):
        shoot = shoots[0] if k % 4 == 0 else rng.choice(shoots[1:])
        at, h, p = lead(shoot, rng.random())
        foot = at + np.array([rng.gauss(0, 0.025), rng.gauss(0, 0.025), rng.gauss(-0.01, 0.025)])
        place = {"at": foot, "turn": rng.uniform(0, 6.3), "pitch": rng.gauss(-0.6, 0.4), "roll": rng.gauss(0, 0.4), "scale": rng.uniform(0.65, 1.25)}
        for points, uv in blade[0]:
            grow(body, points, green, uv=uv, **place)
    for _ in range(grapes):
        at, _, _ = lead(rng.choice(shoots[1:]), rng.uniform(0.3, 0.9))
        _grapes(body, at, rng)
    return body.done(smooth=80, weighted=False)


def _grapes(body, at, rng):
    skin = m.flesh("#4b3350", "#76506a", 0.3, 0.0)
    profile = [(0.0095 * math.sin(a), -0.0095 * math.cos(a)) for a in np.linspace(0.02, math.pi - 0.02, 7)]
    for k in range(46):
        t = k / 46
        r = 0.036 * (1 - t) ** 0.7 * math.sqrt(rng.random())
        a = 2.39996 * k
        body.turned(profile, skin, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), at[2] - 0.02 - 0.13 * t), 8)


def _crown(body, middle, size, count, material, rng, blade, seed):
    """Clumps of leaves on an uneven ball."""
    for k in range(count):
        z = 1 - 2 * (k + 0.5) / count
        a = 2.39996 * k
        r = math.sqrt(1 - z * z)
        way = np.array([r * math.cos(a), r * math.sin(a), z])
        far = 0.8 + 0.45 * field.noise(Vector(way * 2.2) + Vector((seed * 1.7, 0, 3))) + rng.gauss(0, 0.06)
        at = np.array(middle) + way * size * far
        grow(body, rng.choice(blade), material, at, rng.uniform(0, 6.3), rng.gauss(0.2, 0.6), rng.gauss(0, 0.8), rng.uniform(0.7, 1.3))


def garden_tree(height=5.0, kind="plane", seed=1, leaves=7000, colour=None):
    """A tree to stand some metres outside a window. kinds: "plane" (round), "gum" (tall, loose), "stone pine" (umbrella), "cypress"."""
    body = Body(f"{kind} tree", seed)
    rng = body.rng
    colour = colour or {"plane": "#5f7d3d", "gum": "#7d8a68", "stone pine": "#46603a", "cypress": "#38502f"}[kind]
    green = m.foliage(colour, gloss=0.3, veins=0, passing=0.3)
    big = height * 0.022
    blade = variants(lambda k: leaf("lance" if kind in ("gum", "stone pine", "cypress") else "round", big * (1.5 if kind == "gum" else 1), big * {"gum": 0.4, "stone pine": 0.5, "cypress": 0.34}.get(kind, 0.95), 0.5 + 0.2 * k, 0.2, rows=4, columns=3), 3)
    bark = m.bark("#a79b8a" if kind == "gum" else "#6f6152", 0.5)
    if kind == "cypress":
        for k in range(leaves):
            t = (k + 0.5) / leaves
            r = height * 0.085 * math.sin(math.pi * min(1, 0.12 + 0.88 * t)) ** 0.75 * (0.9 + 0.2 * rng.random())
            a = 2.39996 * k
            grow(body, rng.choice(blade), green, (r * math.cos(a), r * math.sin(a), 0.15 + t * height * 0.96), a + rng.gauss(0, 0.4), 1.1 + rng.gauss(0, 0.25), 0, rng.uniform(0.8, 1.3))
        body.turned([(height * 0.01, 0), (height * 0.07, height * 0.1), (height * 0.075, height * 0.4), (height * 0.03, height * 0.85), (0, height * 0.95)], m.foliage(m.shade(colour, -0.55), gloss=0, veins=0, passing=0), sides=16)
        return body.done(smooth=80, weighted=False)
    fork = {"plane": 0.36, "gum": 0.45, "stone pine": 0.62}[kind]
    trunk = stem((0, 0, -0.05), rng.uniform(0, 6), 1.48, height * fork, -0.03, 0.3, rng, 12)
    body.rod(trunk, np.linspace(height * 0.034, height * 0.022, 12), bark, 12)
    twigs = []
    for k in range(4):
        twigs += _branches(body, trunk[-1], 2 * math.pi * k / 4 + rng.gauss(0, 0.3), (0.75 if kind == "stone pine" else 1.0) + rng.gauss(0, 0.12), height * 0.19, height * 0.014, bark, rng, 2, 3, 0.75, 0.05)
    ends = [line[-1] for line in twigs]
    each = max(8, leaves // len(ends))
    for end in ends:
        squash = 0.45 if kind == "stone pine" else 0.8
        size = height * {"plane": 0.105, "gum": 0.085, "stone pine": 0.12}[kind] * rng.uniform(0.8, 1.25)
        begin = len(body.points)
        _crown(body, (0, 0, 0), size, each, green, rng, blade, rng.random() * 50)
        for i in range(begin, len(body.points)):
            body.points[i] = body.points[i] * (1, 1, squash) + end
    return body.done(smooth=80, weighted=False)
