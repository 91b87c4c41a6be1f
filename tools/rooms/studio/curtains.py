"""Curtains, blinds and their poles. A curtain is a sheet whose folds come from its own fullness; print bends with them."""

import math

import numpy as np
from mathutils import noise as field
from mathutils import Vector

from . import mesh


# A pole stands so many metres before its wall, so that folds pass sills.
POLE = 0.13


def curtain(
    cover,
    drop,
    seed,
    fullness=2.0,
    fold=0.13,
    heading="pinch",
    tie=None,
    side="left",
    floor=0.0,
    rows=120,
    steps=14,
):
    """A hanging curtain before the plane y = 0, its top left corner at the origin, falling along -z.

    cover: metres of pole that it covers; drop: metres. fullness: cloth's width to the pole's. fold: metres from one fold
    to the next. heading: "pinch", "wave" or "gathered". tie: share of the drop at which it is held to its side, or None.
    floor: metres of cloth that lie on the floor.
    """
    folds = max(2, round(cover / fold))
    columns = folds * steps + 1
    s = np.linspace(0, 1, columns)[None, :]
    t = np.linspace(0, 1, rows)[:, None]
    wander = _waves(s * 2.2, t * 0.5, seed, 3)
    depth = (0.26 * cover / folds) * math.sqrt(max(fullness**2 - 1, 0.2))
    # Folds are even where they are sewn and find their own way further down.
    regular = 1 - mesh.smoothstep(0.03, 0.5, t)
    phase = 2 * math.pi * folds * s + 1.5 * (1 - regular) * wander
    uneven = 1 + (1 - 0.75 * regular) * 0.55 * _waves(s * folds * 0.55, t * 0.7, seed + 1, 2)
    grow = {"pinch": 0.45, "wave": 1.0, "gathered": 0.35}[heading]
    swell = grow + (1 - grow) * mesh.smoothstep(0.0, 0.22, t) + 0.1 * t
    y = depth * swell * uneven * np.sin(phase)
    y += depth * 0.22 * swell * np.sin(2 * phase + 1.2 * wander) * (1 - 0.5 * regular)
    if heading == "pinch":
        # Three small pleats drawn together at each fold's crest.
        pinch = np.exp(-((t / 0.035) ** 2))
        y -= pinch * 0.02 * np.maximum(0, np.sin(phase)) ** 6 * np.cos(3 * phase)
    if heading == "gathered":
        ruffle = np.exp(-((t / 0.05) ** 2))
        y += ruffle * 0.008 * np.sin(phase * 2.7 + 4 * _waves(s * 30, t, seed + 5, 2))
    x = cover * s - 0.24 * (cover / folds) * swell * np.sin(2 * phase) * (1 - 0.6 * regular)
    x = x + 0.012 * (t**1.5) * _waves(s * 3, t * 2, seed + 2, 2) * 4
    z = -drop * t + 0 * s
    width = cover * fullness
    x, y = _no_wider(cover * s, x, y, width)
    if tie is not None:
        x, y, z = _tied(x, y, z, s, t, tie, cover, drop, side)
    if floor:
        below = np.clip(t * (drop + floor) - drop, 0, None)
        z = -np.minimum(t * (drop + floor), drop - 0.006 + 0 * s) + 0.0
        y = y - below * (0.6 + 0.3 * np.sin(phase * 0.5))
        z = z + np.where(below > 0, 0.02 * np.abs(np.sin(below * 22 + phase * 0.3)), 0)
    length = drop + floor
    metres = np.stack([width * _way(x, y), t * length + 0 * s], axis=2)
    # The hem is turned up: twice as thick, and a shade fuller.
    hem = mesh.smoothstep(length - 0.085, length - 0.083, t * length)
    y = y - 0.0018 * hem
    # What is sewn up lies smooth.
    y = y + _creased(metres, seed) * mesh.smoothstep(0.02, 0.25, t) * (1 - 0.6 * hem)
    points = np.stack([x, -POLE - y, z], axis=2)
    obj = mesh.grid_object("curtain", points, metres)
    return mesh.solidify(obj, 0.0016, 0)


def _creased(metres, seed):
    """How far hanging cloth stands out of its folds, in metres, at its own metres: creases that run down it, a little askew, and dents."""
    relief = np.empty(metres.shape[:2])
    for place in np.ndindex(relief.shape):
        u, v = metres[place]
        askew = u + 0.12 * v + 0.05 * field.noise(Vector((u * 2.5, v * 2.5, seed + 0.7)))
        crease = field.noise(Vector((askew * 6, v * 1.1, seed + 4.1)))
        relief[place] = 0.006 * crease + 0.0028 * field.noise(Vector((askew * 15, v * 3.5, seed + 8.3)))
    return relief


def _steps(x, y):
    """How far each column lies from the one before it, across the cloth."""
    return np.hypot(np.diff(x, axis=1), np.diff(y, axis=1))


def _way(x, y):
    """How far along the cloth's width each column lies, from 0 to 1: where a fold is deep it takes more of it."""
    way = np.concatenate([np.zeros((len(x), 1)), np.cumsum(_steps(x, y), axis=1)], axis=1)
    return way / way[:, -1:]


def _no_wider(flat, x, y, width):
    """Folds as deep as a cloth of this width has, which does not stretch; less deep ones are drawn together where they are sewn."""
    fold = x - flat
    low, high = np.zeros((len(x), 1)), np.ones((len(x), 1))
    for _ in range(30):
        share = (low + high) / 2
        is_long = np.sum(_steps(flat + fold * share**4, y * share), axis=1, keepdims=True) > width
        low, high = np.where(is_long, low, share), np.where(is_long, share, high)
    # Only deep folds lean over what lies beside them.
    return flat + fold * high**4, y * high


def _tied(x, y, z, s, t, tie, cover, drop, side):
    """Draws the curtain to one side at the tie and lets it fall again from there."""
    above = np.clip(t / tie, 0, 1)
    below = np.clip((t - tie) / (1 - tie), 0, 1)
    narrow = np.where(t <= tie, 1 - 0.8 * mesh.smoothstep(0.0, 1.0, above) ** 1.6, 0.2 + 0.24 * mesh.smoothstep(0, 0.8, below))
    inner = s if side == "left" else 1 - s
    # What hangs farthest from the tie has the longest way to it, so its edge swings in a bow.
    sag = 0.1 * inner * np.sin(math.pi * above) * (t <= tie)
    pulled = inner * cover * narrow + (x - cover * s) * np.sqrt(narrow)
    # Its edge is turned by each fold that it passes.
    pulled = pulled + 0.035 * inner**6 * np.sqrt(narrow) * (np.sin(t * 19 + 2) + 0.6 * np.sin(t * 41)) * np.sin(math.pi * t)
    x = pulled if side == "left" else cover - pulled
    deep = 1 + 0.5 * np.exp(-(((t - tie) / 0.12) ** 2)) - 0.45 * np.exp(-(((t - tie) / 0.018) ** 2))
    z = z - sag * 0.3 + np.exp(-(((t - tie) / 0.16) ** 2)) * inner * 0.09
    return x, y * deep - 0.02, z


def tie_band(at, width, seed, material=None):
    """A band of cloth round a tied curtain: an arc about its folds, as a sheet with metres."""
    turns = np.linspace(-0.5 * math.pi, 1.5 * math.pi, 56)
    # It gives way to the folds that it holds.
    width = width * (1 + 0.05 * np.sin(turns * 9) + 0.03 * np.sin(turns * 14 + 1))
    ring = np.stack([-np.cos(turns) * width / 2, -np.sin(turns) * width * 0.42 - 0.06, -0.05 * np.sin(turns)], axis=1)
    band = 0.045
    points = np.stack([ring + [0, 0, band], ring * [1.04, 1.04, 1], ring - [0, 0, band]])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))])
    metres = np.stack([np.stack([length, np.full_like(length, v)], axis=1) for v in (0, band, 2 * band)])
    obj = mesh.grid_object("tie", points, metres)
    obj.location = at
    return mesh.solidify(mesh.subdivide(obj, 1), 0.004, 0)


def pole(length, material, radius=0.016, ends=0.035, rings=0, at=(0, 0, 0)):
    """A pole along x from the origin, with finials, rings and two brackets, POLE metres before the wall."""
    x, y, z = at
    parts = [mesh.tube("pole", [(x - 0.1, y - POLE, z), (x + length + 0.1, y - POLE, z)], radius, material)]
    for end in (x - 0.12, x + length + 0.12):
        parts.append(_ball("finial", (end, y - POLE, z), ends, material))
    for end in (x - 0.02, x + length + 0.02):
        parts.append(mesh.tube("bracket", [(end, y, z - 0.01), (end, y - POLE, z - 0.005)], 0.009, material))
    for i in range(rings):
        along = x + length * (i + 0.5) / rings
        turns = np.linspace(0, 2 * math.pi, 24, endpoint=False)
        ring = [(along, y - POLE + 0.026 * math.sin(a), z - 0.008 + 0.026 * math.cos(a)) for a in turns]
        parts.append(mesh.tube("ring", ring, 0.0032, material, closed=True))
    return mesh.group("pole", *parts)


def _ball(name, at, radius, material):
    a = np.linspace(0, math.pi, 13)[:, None]
    b = np.linspace(0, 2 * math.pi, 25)[None, :]
    points = np.stack([np.sin(a) * np.cos(b), np.sin(a) * np.sin(b), np.cos(a) + 0 * b], axis=2) * radius
    obj = mesh.grid_object(name, points, points[:, :, :2])
    obj.location = at
    obj.data.materials.append(material)
    return obj


def roman_blind(width, drop, raised, seed, folds=5):
    """A blind that is drawn up: flat cloth above, soft folds one before the other below. Top left at the origin."""
    flat = drop - raised
    each = raised / folds
    profile, v = [(0.0, 0.0)], [0.0]
    for i in range(1, 25):
        profile.append((-0.012, -flat * i / 24))
        v.append(flat * i / 24)
    z = -flat
    for k in range(folds):
        for i in range(1, 17):
            a = i / 16
            belly = math.sin(math.pi * a) ** 0.8
            profile.append((-0.014 - 0.005 * k - 0.03 * belly, z - 0.055 * belly - 0.03 * a))
            v.append(flat + each * (k + a))
        z -= 0.03
    columns = 60
    xs = np.linspace(0, width, columns)
    sway = np.array([[field.noise(Vector((x * 2.2, j * 0.09, seed))) for x in xs] for j in range(len(profile))])
    points = np.array([[(x, y + 0.006 * w, zz + (0.003 * w if j > 24 else 0)) for x, w in zip(xs, sway[j])] for j, (y, zz) in enumerate(profile)])
    metres = np.array([[(x, vv) for x in xs] for vv in v])
    return mesh.solidify(mesh.grid_object("blind", points, metres), 0.002, 0)


def sheer(cover, drop, seed, **options):
    """A thin curtain in small even waves."""
    return curtain(cover, drop, seed, fullness=1.9, fold=0.075, heading="wave", **options)


def _waves(s, t, seed, octaves):
    """Smooth noise about 0 within ±1, for arrays that are broadcast together."""
    s, t = np.broadcast_arrays(np.asarray(s, float), np.asarray(t, float))
    rng = np.random.default_rng(seed * 7919 + 13)
    total = np.zeros(s.shape)
    weight = 0
    for octave in range(octaves):
        scale, share = 2.0**octave, 0.55**octave
        for _ in range(3):
            fs, ft = rng.normal(size=2) * scale
            total += share / 3 * np.sin(2 * math.pi * (fs * s * 0.5 + ft * t * 0.5) + rng.uniform(0, 2 * math.pi))
        weight += share
    return total / weight * 1.6
