"""The ground outside: lawn, fynbos, agapanthus, restios, and the mountain behind."""

import math

import numpy as np
from mathutils import Vector
from mathutils import noise as field

from . import materials as m
from . import mesh
from .forms import Body, again
from .leaves import grow, leaf, lead, stem, variants
from .stems import protea_head, umbel


def lawn(width=6.0, depth=4.0, seed=1, colour="#6f9440", blade_mm=38, tile=1.0):
    """Grass that is grass: one square of blades laid again and again, turned, on earth; its middle at the origin."""
    body = Body("turf", seed)
    rng = body.rng
    green = m.foliage(colour, gloss=0.25, veins=0, passing=0.35)
    forms = variants(lambda k: leaf("blade", blade_mm / 1000, 0.0042, 0.5 + 0.4 * k, 0.2, rows=3, columns=2), 4)
    for _ in range(int(14000 * tile * tile)):
        at = (rng.uniform(-0.5, 0.5) * tile, rng.uniform(-0.5, 0.5) * tile, -0.002)
        grow(body, rng.choice(forms), green, at, rng.uniform(0, 6.3), rng.gauss(1.2, 0.25), 0, rng.uniform(0.6, 1.4))
    turf = body.done(smooth=80, weighted=False)
    ground = Body("lawn", seed)
    ground.bar((width, depth, 0.04), (0, 0, -0.045), m.soil(m.shade(colour, -0.45)), 0.004)
    whole = mesh.group("lawn", ground.done())
    nx, ny = math.ceil(width / tile), math.ceil(depth / tile)
    for i in range(nx):
        for j in range(ny):
            one = turf if i == j == 0 else again(turf)
            one.parent = whole
            one.location = ((i + 0.5) * width / nx - width / 2, (j + 0.5) * depth / ny - depth / 2, 0)
            one.rotation_euler = (0, 0, math.pi / 2 * rng.randint(0, 3))
            one.scale = (width / nx / tile, depth / ny / tile, 1)
    return whole


def restio(height=1.1, stems=120, seed=1, colour="#7f8a52"):
    """A clump of reeds as on the mountain, brown at their tips."""
    body = Body("restio", seed)
    rng = body.rng
    green, brown = m.foliage(colour, gloss=0.3, veins=0), m.straw("#8a6a3f")
    husk = leaf("lance", 0.03, 0.007, 0.2, 0.5, rows=4, columns=3)
    for k in range(stems):
        a, r = 2.39996 * k, 0.12 * math.sqrt(k / stems)
        line = stem((r * math.cos(a), r * math.sin(a), 0), a + rng.gauss(0, 0.4), 1.5 - 2.6 * r + rng.gauss(0, 0.06), height * rng.uniform(0.6, 1.05), rng.uniform(0.05, 0.5), 0.03, rng, 9)
        body.rod(line, np.linspace(0.0022, 0.001, 9), green, 4)
        for j in range(5):
            at, h, p = lead(line, 1 - 0.05 * j)
            grow(body, husk, brown, at, h + rng.gauss(0, 0.7), p * 0.7, rng.gauss(0, 1), rng.uniform(0.7, 1.2))
    return body.done(smooth=80, weighted=False)


def agapanthus(height=0.9, leaves=38, blooms=5, seed=1, colour="#7482b4"):
    """A clump of straps that arch over, with heads on tall stalks."""
    body = Body("agapanthus", seed)
    rng = body.rng
    green = m.foliage("#5c7d40", "#8ba365", gloss=0.45, veins=0)
    strap = variants(lambda k: leaf("strap", height * 0.62, 0.032, 1.5 + 0.4 * k, 0.35, 0, 0.1 * k, 12, 5), 4)
    for k in range(leaves):
        t = (k + 0.5) / leaves
        a = 2.39996 * k
        grow(body, rng.choice(strap), green, (0.08 * t * math.cos(a), 0.08 * t * math.sin(a), 0), a + rng.gauss(0, 0.2), 1.45 - 0.6 * t + rng.gauss(0, 0.1), rng.gauss(0, 0.15), rng.uniform(0.75, 1.1))
    for k in range(blooms):
        a = 2.39996 * k + 0.5
        line = stem((0.04 * math.cos(a), 0.04 * math.sin(a), 0), a, 1.4 + rng.gauss(0, 0.05), height * rng.uniform(0.82, 1.05), 0.15, 0.02, rng, 10)
        body.rod(line, np.linspace(0.0065, 0.0045, 10), m.foliage("#6f8a4d", veins=0), 7)
        umbel(body, line[-1], rng.uniform(0.13, 0.18), rng, colour)
    return body.done(smooth=80, weighted=False)


def fynbos(kind="pincushion", width=0.9, height=0.7, seed=1, blooms=9, stems=34):
    """A rounded bush. kinds: "pincushion" (orange), "protea" (pink), "conebush" (yellow tips), "heath" (mauve bells)."""
    body = Body(f"fynbos {kind}", seed)
    rng = body.rng
    leafy = {"pincushion": "#6b7f57", "protea": "#64794e", "conebush": "#7c8a4c", "heath": "#5a6b42"}[kind]
    green, twig = m.foliage(leafy, gloss=0.25, veins=0), m.bark("#6f4f3f", 2.0)
    small = kind == "heath"
    blade = variants(lambda k: leaf("elliptic", 0.034 if small else 0.072, 0.009 if small else 0.02, 0.2 + 0.2 * k, 0.25, rows=4, columns=3), 3)
    for k in range(stems):
        t = (k + 0.5) / stems
        turn, pitch = 2.39996 * k, math.pi / 2 - 1.3 * t**0.6
        reach = height * math.cos(1.3 * t**0.6) * 0.95 + width / 2 * math.sin(1.3 * t**0.6)
        line = stem((0, 0, 0.01), turn, pitch, reach * rng.uniform(0.85, 1.08), -0.25, 0.08, rng, 12)
        body.rod(line, np.linspace(0.007, 0.0025, 12), twig, 6)
        lines = [line]
        for j in range(3):
            at, h, p = lead(line, 0.35 + 0.17 * j)
            lines.append(stem(at, h + (-1) ** (j + k) * rng.uniform(0.4, 1.0), p + rng.gauss(0, 0.1), reach * rng.uniform(0.35, 0.5), -0.3, 0.1, rng, 8))
            body.rod(lines[-1], np.linspace(0.004, 0.002, 8), twig, 5)
        for one in lines:
            steps = (56 if small else 26) if one is line else (34 if small else 15)
            for j in range(steps):
                at, h, p = lead(one, 0.22 + 0.78 * j / steps)
                grow(body, rng.choice(blade), green, at, 2.39996 * j + k, 0.6 + rng.gauss(0, 0.25), 0, rng.uniform(0.8, 1.2))
        if small:
            for j in range(26):
                at, _, _ = lead(rng.choice(lines), rng.uniform(0.6, 1.0))
                grow(body, leaf("petal", 0.014, 0.009, 0.4, 0.9, rows=4, columns=3), m.petal("#a9749b", "#8d5680"), at, rng.uniform(0, 6.3), rng.uniform(-0.9, 0.4))
        elif k < blooms:
            _flower(body, kind, line[-1], turn, rng)
    return body.done(smooth=80, weighted=False)


def _flower(body, kind, at, turn, rng):
    if kind == "protea":
        protea_head(body, at, turn, 1.3, rng.uniform(0.1, 0.14), rng)
    elif kind == "pincushion":
        pin, red = leaf("lance", 0.05, 0.0035, -0.9, 0.3, rows=5, columns=2), m.petal("#d98a35", "#e6b04a")
        for j in range(110):
            z = 1 - 1.25 * (j + 0.5) / 110
            grow(body, pin, red, np.array(at) + (0, 0, 0.012), 2.39996 * j, math.asin(max(-1, min(1, z))) * 0.8, 0, rng.uniform(0.85, 1.1))
    else:
        bract, yellow = leaf("petal", 0.05, 0.02, -0.5, 0.35, rows=6, columns=3), m.petal("#c9bd5a", "#b5713e")
        for ring, up in enumerate((0.35, 0.75, 1.15)):
            for j in range(7):
                grow(body, bract, yellow, at, 2 * math.pi * (j + 0.5 * ring) / 7, up + rng.gauss(0, 0.08), 0, 1.0 - 0.15 * ring)


def mountain(width=900.0, height=190.0, seed=1, kind="table", colour="#7f8a99", haze=0.55, columns=220, rows=34):
    """A ridge along x for far behind a window, its foot at z = 0 and its face to -y. kinds: "table", "peaks", "hills".

    haze: 0 to 1, how far the air has taken its colour.
    """
    body = Body(f"mountain {kind}", seed)
    xs = np.linspace(-0.5, 0.5, columns)
    crest = []
    for x in xs:
        rough = sum(field.noise(Vector((x * f, seed * 3.3, f))) / f * 5 for f in (6, 13, 29, 61))
        if kind == "table":
            flat = 1 / (1 + math.exp((abs(x + 0.04) - 0.2) * 42))
            shoulder = 0.55 * math.exp(-(((x - 0.3) / 0.06) ** 2)) + 0.62 * math.exp(-(((x + 0.36) / 0.05) ** 2))
            crest.append(0.12 + 0.82 * flat + shoulder * (1 - flat) + rough * (0.035 + 0.2 * (1 - flat)))
        elif kind == "peaks":
            crest.append(0.45 + 0.5 * abs(field.noise(Vector((x * 7, seed, 0)))) ** 0.8 + rough * 0.3)
        else:
            crest.append(0.4 + 0.25 * math.sin(x * 9 + seed) + rough * 0.12)
        crest[-1] *= min(1, (0.5 - abs(x)) * 9) ** 0.5
    points = np.zeros((rows, columns, 3))
    for r, t in enumerate(np.linspace(0, 1, rows)):
        for c, x in enumerate(xs):
            gully = abs(field.noise(Vector((x * 34, t * 3, seed)))) * 0.35 + abs(field.noise(Vector((x * 90, t * 7, seed + 5)))) * 0.12
            steep = t**0.7 if kind != "table" else (0.75 * t if t < 0.45 else 0.34 + (t - 0.45) * 0.4)
            points[r, c] = (x * width, (steep * 1.5 - gully) * height * 0.9, t * max(crest[c], 0.01) * height)
    return _hazed(body, points, colour, haze)


def _hazed(body, points, colour, haze):
    body.sheet(points, m.far_hill(colour, haze))
    return body.done(smooth=60, weighted=False)
