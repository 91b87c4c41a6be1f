"""Baskets, trays, hats and logs: woven strand by strand, or cut."""

import math

import numpy as np

from . import materials as m
from . import mesh
from .forms import Body, again, ellipse, rounded, set_down, spline


def weave(body, profile, material, stakes=36, rows=26, thick=0.0035, oval=1.0, slope=0.0, over=1.15):
    """Stakes up an outline of (radius, height), and strands woven round them, over one and under the next."""
    line = spline(profile, 40)
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    place = lambda r, a, z: (r * math.cos(a), r * math.sin(a) * oval, z)
    for k in range(stakes):
        a = 2 * math.pi * k / stakes
        body.rod([place(r, a, z) for r, z in line[::4]], thick * 0.8, material, 6)
    for j in range(rows):
        s = (j + 0.5) / rows * lengths[-1]
        r, z = np.interp(s, lengths, line[:, 0]), np.interp(s, lengths, line[:, 1])
        sag = body.rng.uniform(-1, 1) * thick * 0.25
        ring = []
        for i in range(stakes * 4):
            a = math.pi * i / (2 * stakes)
            out = thick * over * math.cos(stakes * a / 1.0 + math.pi * j)
            ring.append(place(r + out, a, z + sag + slope * math.sin(a + j)))
        body.rod(ring, thick * body.rng.uniform(0.85, 1.1), material, 6, closed=True, flat=lengths[-1] / rows / thick / 2 * 0.96)
    return line


def _plait(body, radius, z, material, thick, oval=1.0, count=120):
    """A rim of two strands wound round each other."""
    for phase in (0, math.pi):
        ring = []
        for i in range(count):
            a = 2 * math.pi * i / count
            w = a * count / 6 + phase
            r = radius + thick * 0.8 * math.cos(w)
            ring.append((r * math.cos(a), r * math.sin(a) * oval, z + thick * 0.8 * math.sin(w)))
        body.rod(ring, thick, material, 6, closed=True)


BASKETS = {
    "belly": [(0.3, 0), (0.42, 0.05), (0.56, 0.35), (0.57, 0.6), (0.46, 0.88), (0.44, 1)],
    "log": [(0.44, 0), (0.48, 0.05), (0.51, 0.5), (0.52, 1)],
    "bread": [(0.36, 0), (0.42, 0.1), (0.5, 0.6), (0.54, 1)],
    "laundry": [(0.4, 0), (0.43, 0.03), (0.46, 0.5), (0.5, 1)],
}


def basket(kind="belly", width=0.42, height=0.38, material=None, handles=True, oval=1.0, seed=1, band=None):
    """kinds: belly, log, bread, laundry. oval: depth as a share of width; band: a darker strand woven in below the rim."""
    material = material or m.rattan("#b48c5c")
    body = Body(f"basket {kind}", seed)
    profile = [(r * width, z * height + 0.004) for r, z in BASKETS[kind]]
    thick = 0.0042 if width > 0.3 else 0.003
    rows = max(8, int(height / (thick * 2.3)))
    line = weave(body, profile, material, max(24, int(width * 88)), rows, thick, oval)
    if band:
        for k in range(3):
            z = height * (0.72 + 0.022 * k)
            r = np.interp(z, line[:, 1], line[:, 0]) + thick * 1.6
            body.rod([(r * math.cos(a), r * math.sin(a) * oval, z) for a in np.linspace(0, 6.283, 80, False)], thick, m.rattan(band), 6, closed=True)
    top, low = line[-1], line[0]
    _plait(body, top[0], top[1], material, thick * 1.4, oval)
    body.slab(ellipse(low[0] * 2, low[0] * 2 * oval, count=48), 0.006, (0, 0, 0.002), material, 0.002)
    if handles:
        for s in (-1, 1):
            x, z, w = s * top[0], top[1], width * 0.13
            loop = spline([(x, -w, z - 0.03), (x * 1.03, -w * 0.9, z + 0.035), (x * 1.05, 0, z + 0.075), (x * 1.03, w * 0.9, z + 0.035), (x, w, z - 0.03)], 24)
            body.rod(loop, thick * 1.7, material, 8)
    return body.done(weighted=False)


def tray(width=0.46, depth=0.32, style="wood", material=None, seed=1):
    """styles: "wood" (oblong with cut handles), "round" (metal), "rattan" (woven, round)."""
    body = Body(f"tray {style}", seed)
    if style == "rattan":
        weave(body, [(0.1, 0.006), (width * 0.3, 0.006), (width * 0.47, 0.007), (width * 0.5, 0.03), (width * 0.51, 0.045)], material or m.rattan(), 48, 34, 0.003)
        body.slab(ellipse(0.24, 0.24, count=40), 0.004, (0, 0, 0.003), material or m.rattan(), 0.001)
        _plait(body, width * 0.51, 0.046, material or m.rattan(), 0.004)
        return body.done(weighted=False)
    if style == "round":
        r, metal = width / 2, material or m.brass()
        body.turned([(r * 0.94, 0), (r * 0.97, 0.004), (r, 0.02), (r * 1.004, 0.022), (r * 0.995, 0.0225), (r * 0.965, 0.007), (r * 0.93, 0.003), (0, 0.003)], metal, sides=80, wobble=0.002)
        return body.done(smooth=50)
    wood = material or m.walnut("x")
    body.slab(rounded(width, depth, 0.03), 0.009, (0, 0, 0), wood, 0.002, along="x")
    for s in (-1, 1):
        body.bar((width - 0.03, 0.009, 0.034), (0, s * (depth / 2 - 0.0055), 0.004), wood, 0.003, along="x")
        for t in (-1, 1):
            body.bar((0.009, depth * 0.3, 0.05), (s * (width / 2 - 0.006), t * depth * 0.33, 0.004), wood, 0.003, along="y")
        body.bar((0.011, depth * 0.46, 0.014), (s * (width / 2 - 0.006), 0, 0.044), wood, 0.005, along="y")
        body.bar((0.009, depth * 0.46, 0.016), (s * (width / 2 - 0.006), 0, 0.004), wood, 0.003, along="y")
    return body.done()


def sunhat(width=0.42, material=None, ribbon="#3c3f46", seed=1):
    """A straw hat left lying: a brim that waves, braid sewn in a spiral, a ribbon."""
    body = Body("sunhat", seed)
    straw = material or m.straw("#d3b983")
    line = spline([(0.004, 0.115), (0.05, 0.114), (0.078, 0.1), (0.086, 0.06), (0.09, 0.02), (0.1, 0.012), (width * 0.38, 0.02), (width * 0.5, 0.016)], 90)
    rows = []
    for j, (r, z) in enumerate(line):
        row = []
        for a in np.linspace(0, 2 * math.pi, 72, False):
            far = max(0, (r - 0.1) / (width / 2 - 0.1))
            wave = far * (0.02 * math.sin(2 * a + seed) + 0.008 * math.sin(5 * a))
            dent = -0.018 * math.exp(-((math.cos(a) * 1.0) ** 2) * 8) * (1 - min(1, r / 0.08)) * 2
            ridge = 0.0011 * (j % 2)
            row.append((r * math.cos(a) * 1.06, r * math.sin(a), max(z + wave + dent + ridge, 0.002)))
        rows.append(row)
    body.sheet(rows, straw, closed=True)
    band = [[(r * 1.06 * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 60, False)] for r, z in ((0.0925, 0.022), (0.09, 0.05))]
    body.sheet(band, m.book_cloth(ribbon), closed=True)
    return body.done(thick=0.0022, smooth=25)


def log(length=0.33, radius=0.06, seed=1, split=True):
    """A log or a split quarter of one, lying along y, with rings and bark."""
    body = Body("log", seed)
    inner, skin = m.wood("#d1ad7c", "#a67b4c", "z", 0.85, 0.8), m.bark("#6b5a49")
    cut = math.pi * (body.rng.choice((0.5, 0.66, 1.0)) if split else 2)
    arc = np.linspace(0, cut, 22, endpoint=split)
    ring = [(radius * (1 + 0.05 * math.sin(5 * a + seed) + body.rng.uniform(-0.02, 0.02)) * math.cos(a - cut / 2 + math.pi / 2), radius * (1 + body.rng.uniform(-0.03, 0.03)) * math.sin(a - cut / 2 + math.pi / 2)) for a in arc]
    whole = ring + ([(body.rng.uniform(-0.006, 0.006), 0.0)] if split else [])
    low = min(z for _, z in whole)
    n = len(whole)
    skew = body.rng.uniform(-0.02, 0.02)
    points = [(x + skew * t, (t - 0.5) * length, z - low) for t in (0, 0.5, 1) for x, z in whole]
    sides = [(j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n) for j in range(2) for i in range(n)]
    barked = [f for f in sides if f[0] % n < len(ring) - 1 or not split]
    body.add(points, barked, skin, "y")
    body.add(points, [f for f in sides if f not in barked] + [tuple(range(n)), tuple(range(2 * n, 3 * n))[::-1]], inner, "y")
    return body.done(smooth=35, weighted=False)


def log_stack(width=0.7, height=0.5, length=0.33, seed=1):
    """Split logs piled between nothing, in rows that sag, their cut ends to -y."""
    whole = mesh.group("log stack")
    kinds = [log(length, 0.05 + 0.006 * k, seed * 10 + k) for k in range(6)]
    rng = Body("stack", seed).rng
    used, z, row = set(), 0.03, 0
    while z < height - 0.02:
        x = -width / 2 + 0.05 + 0.04 * (row % 2)
        while x < width / 2 - 0.03:
            kind = rng.choice(kinds)
            one = again(kind) if kind in used else kind
            used.add(kind)
            flip = 180 if rng.random() < 0.35 else 0
            lift = 0.055 if flip else 0.0
            set_down(one, whole, (x, rng.uniform(-0.025, 0.025), z + lift + rng.uniform(0, 0.008)), rng.uniform(-4, 4), 0, flip + rng.uniform(-22, 22))
            x += rng.uniform(0.075, 0.1)
        z, row = z + 0.068, row + 1
    import bpy

    for kind in kinds:
        if kind not in used:
            bpy.data.objects.remove(kind)
    return whole


def log_basket(width=0.46, height=0.34, seed=1):
    """A basket with logs standing and lying in it."""
    whole = mesh.group("log basket", basket("log", width, height, seed=seed, oval=0.85))
    rng = Body("logs", seed).rng
    for k in range(8):
        one = log(0.4, rng.uniform(0.042, 0.058), seed + k)
        a, r = 2.4 * k, width * 0.26 * (k / 8) ** 0.5
        # Stood on end, leaning outward a little.
        set_down(one, whole, (r * math.cos(a), r * math.sin(a), 0.21 + rng.uniform(-0.01, 0.04)), rng.uniform(0, 360), 90 + rng.uniform(-7, 7))
    return whole
