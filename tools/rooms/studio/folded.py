"""Small cloths that are things and not dressed: napkins, towels in a pile, a tea towel over a rail."""

import math

import numpy as np
from mathutils import Vector
from mathutils import noise as field

from . import materials as m
from .forms import Body


def _soft(x, y, seed, amount):
    return amount * field.noise(Vector((x * 9, y * 9, seed * 1.3)))


def _fold(body, width, depth, layer, z, cloth, seed, rows=14, columns=18):
    """One folded layer: a sheet that comes back over itself round its edge at -y."""
    line = [(depth / 2, z), (0.0, z), (-depth / 2 + layer, z)]
    arc = [(-depth / 2 + layer - layer / 2 * math.sin(a) * 1.4, z + layer / 2 - layer / 2 * math.cos(a)) for a in np.linspace(0, math.pi, 7)]
    back = [(-depth / 2 + layer, z + layer), (0.0, z + layer), (depth / 2 - 0.004, z + layer)]
    outline = np.array(line + arc[1:-1] + back)
    points = []
    for x in np.linspace(-width / 2, width / 2, rows):
        points.append([(x + _soft(y, z, seed, 0.004), y + _soft(x, z, seed + 5, 0.003), h + _soft(x, y, seed, layer * 0.3)) for y, h in outline])
    body.sheet(points, cloth)


def napkin(colour="#d8cfbf", seed=1, width=0.11, depth=0.2, layers=2):
    """A linen napkin folded to an oblong."""
    body = Body("napkin", seed)
    cloth = m.woven(colour)
    for k in range(layers):
        _fold(body, width - 0.004 * k, depth - 0.003 * k, 0.007, 0.002 + 0.008 * k, cloth, seed + k)
    return body.done(thick=0.0016, weighted=False)


def towels(colours=("#e9e4d8", "#b9b3a1", "#e9e4d8"), width=0.36, depth=0.26, seed=1):
    """A pile of folded towels, their folds to the front (-y)."""
    body = Body("towels", seed)
    z = 0.004
    for k, colour in enumerate(colours):
        for _ in range(2):
            _fold(body, width + body.rng.uniform(-0.012, 0.012), depth + body.rng.uniform(-0.01, 0.01), 0.022, z, m.towelling(colour), seed + k)
            z += 0.024
    return body.done(thick=0.006, weighted=False)


def hung_cloth(width=0.4, front=0.5, back=0.35, colour="#e3ddcf", seed=1, terry=False, bar=0.012):
    """A towel over a rail that runs along x through the origin: `front` metres hang down at -y."""
    body = Body("hung cloth", seed)
    arc = [(-(bar + 0.003) * math.cos(a), (bar + 0.003) * math.sin(a)) for a in np.linspace(0, math.pi, 7)]
    line = [(-bar - 0.003 - 0.01 * math.sin(t * 3), -front * (1 - t)) for t in np.linspace(0, 1, 24)[:-1]]
    line += arc + [(bar + 0.003 + 0.008 * math.sin(t * 3), -back * t) for t in np.linspace(0, 1, 18)[1:]]
    rows = []
    for y, z in line:
        hang = min(1.0, max(0.0, -z) / 0.25)
        row = []
        for t in np.linspace(-0.5, 0.5, 40):
            wave = 0.018 * hang * math.sin(t * 15 + seed + 3 * hang) * (0.6 + field.noise(Vector((t * 3, 0.5, seed))))
            row.append((t * width * (1 - 0.05 * hang) + 0.01 * z * t, y + wave * (1 if y < 0 else -1), z + 0.006 * math.sin(t * 7 + seed) * hang))
        rows.append(row)
    body.sheet(rows, m.towelling(colour) if terry else m.woven(colour))
    return body.done(thick=0.005 if terry else 0.0016, weighted=False)
