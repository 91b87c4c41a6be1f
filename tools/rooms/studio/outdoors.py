"""For stoep and garden: loungers, fire bowl, pergola, outdoor table and chairs, paving, planters are in plants."""

import math

import numpy as np

from . import materials as m
from . import mesh
from .baskets import log
from .forms import Body, rounded, set_down, spline
from .tables import taper_leg

TEAK = ("#b58f63", "#84603b")


def teak():
    return m.wood(*TEAK, roughness=0.6)


def lounger(width=0.72, length=2.0, wood=None, back=38, seed=1, wheels=True):
    """A sun bed's frame of slats along y, its raised head at +y; back: degrees it is up. Its pad lies at z = 0.31."""
    wood = wood or teak()
    body = Body("lounger", seed)
    high, w, hinge = 0.3, width / 2, length * 0.14
    for s in (-1, 1):
        body.bar((0.034, length, 0.075), (s * (w - 0.017), 0, high - 0.075), wood, 0.005, along="y")
        for y in (-length / 2 + 0.12, length / 2 - 0.2):
            body.bar((0.06, 0.05, high - 0.06), (s * (w - 0.035), y, 0), wood, 0.005, along="z")
        if wheels:
            body.turned([(0.1, -0.014), (0.108, -0.01), (0.108, 0.01), (0.1, 0.014), (0.02, 0.016), (0, 0.016)], wood, (s * (w + 0.02), length / 2 - 0.2, 0.108), 40, tilt=90)
    for y in (-length / 2 + 0.02, length / 2 - 0.02):
        body.bar((width - 0.06, 0.03, 0.07), (0, y, high - 0.075), wood, 0.004, along="x")
    n = int((length / 2 + hinge) / 0.072)
    for k in range(n):
        body.bar((width - 0.075, 0.06, 0.016), (0, -length / 2 + 0.07 + k * 0.072, high - 0.014), wood, 0.003, along="x")
    a = math.radians(back)
    c, s_ = math.cos(a), math.sin(a)
    reach = length / 2 - hinge - 0.02
    for k in range(int(reach / 0.072)):
        t = 0.05 + k * 0.072
        body.bar((width - 0.075, 0.06, 0.016), (0, hinge + t * c, high - 0.014 + t * s_), wood, 0.003, along="x", lean=back)
    for s in (-1, 1):
        body.bar((0.028, reach, 0.028), (s * (w - 0.09), hinge + reach / 2 * c, high - 0.03 + reach / 2 * s_), wood, 0.003, along="y", lean=back)
    prop = (hinge + reach * 0.6 * c, high - 0.03 + reach * 0.6 * s_)
    for s in (-1, 1):
        body.rod([(s * (w - 0.12), *prop), (s * (w - 0.12), prop[0] + 0.16, high - 0.05)], 0.012, wood, 8)
    return body.done()


def fire_bowl(width=0.8, height=0.34, material=None, lit=0.0, seed=1):
    """A steel bowl with a rolled rim on a ring, with logs and ash; lit: watts of its glow."""
    material = material or m.wood("#5a3d2c", "#2f211a", "auto", 0.85, 0.2)
    body = Body("fire bowl", seed)
    r = width / 2
    outside = spline([(0.14, 0.1), (0.5, 0.14), (0.82, 0.42), (0.97, 0.8), (1.0, 1.0)], 30)
    body.turned([(a * r, z * height) for a, z in outside] + [(r * 1.03, height), (r * 1.03, height - 0.012), (r * 0.99, height - 0.014)] + [(a * r * 0.975, z * height + 0.006) for a, z in outside[::-1]], material, sides=72, wobble=0.004)
    for k in range(3):
        t = 2 * math.pi * k / 3 + 0.3
        body.rod(spline([(r * 0.62 * math.cos(t), r * 0.62 * math.sin(t), 0.004), (r * 0.5 * math.cos(t), r * 0.5 * math.sin(t), height * 0.14), (r * 0.55 * math.cos(t), r * 0.55 * math.sin(t), height * 0.22)], 8), 0.012, material, 8)
    body.turned([(r * 0.66, height * 0.33), (r * 0.4, height * 0.37), (0, height * 0.4)], m.soil("#8d8880"), sides=40, wobble=0.12, seed=seed)
    whole = mesh.group("fire bowl", body.done(smooth=50))
    for k in range(5):
        a = 360 * k / 5 + body.rng.uniform(-14, 14)
        one = log(r * 1.0, 0.035, seed + k)
        t = math.radians(a)
        set_down(one, whole, (math.sin(t) * r * 0.26, -math.cos(t) * r * 0.26, height * 0.52), a, -28)
    if lit:
        from .lamps import _light

        glow = Body("embers", seed)
        glow.turned([(r * 0.4, height * 0.42), (r * 0.2, height * 0.46), (0, height * 0.47)], m.glowing("#ff6a1f", 6.0), sides=32, wobble=0.3, seed=seed)
        glow.done().parent = whole
        _light(lit, (0, 0, height * 0.85), whole, (1.0, 0.45, 0.16), 0.18)
    return whole


def pergola(width=4.2, depth=3.2, height=2.6, wood=None, posts="timber", rafters=8, laths=0, seed=1, back_posts=True):
    """Posts, two beams along x with shaped ends, rafters over them and, if wanted, laths across for shade."""
    wood = wood or m.weathered_wood()
    body = Body("pergola", seed)
    w, d, top = width / 2, depth / 2, height - 0.3
    for sy in (-1, 1) if back_posts else (-1,):
        for x in (-w + 0.15, 0.0, w - 0.15) if width > 4.6 else (-w + 0.15, w - 0.15):
            y = sy * (d - 0.2)
            if posts == "plaster":
                body.bar((0.34, 0.34, top), (x, y, 0), m.limewash("#ece4d4"), 0.025)
                body.bar((0.4, 0.4, 0.06), (x, y, top - 0.06), m.limewash("#ece4d4"), 0.012)
            else:
                body.bar((0.13, 0.13, top), (x, y, 0), wood, 0.008, along="z")
                body.bar((0.2, 0.2, 0.05), (x, y, 0), m.stone(), 0.01)
                for s in (-1, 1):
                    if abs(x + s * 0.3) < w:
                        body.bar((0.07, 0.07, 0.62), (x + s * 0.02, y, top - 0.46), wood, 0.005, along="z", tilt=s * 45)
    shaped = lambda long: lambda p: _tail(p, long)
    for sy in (-1, 1):
        body.bar((width + 0.3, 0.075, 0.2), (0, sy * (d - 0.2), top), wood, 0.006, along="x", cuts=24, shape=shaped(width + 0.3))
    for k in range(rafters):
        x = -w + 0.1 + (width - 0.2) * k / (rafters - 1)
        body.bar((0.06, depth + 0.35, 0.14), (x + body.rng.uniform(-0.012, 0.012), 0, top + 0.17), wood, 0.005, turn=body.rng.uniform(-0.3, 0.3), along="y", cuts=24, shape=lambda p: _tail(p[:, [1, 0, 2]], depth + 0.35)[:, [1, 0, 2]])
    for k in range(laths):
        y = -d + depth * (k + 0.5) / laths
        line = [(x, y + body.rng.uniform(-0.01, 0.01), top + 0.32) for x in np.linspace(-w - 0.05, w + 0.05, 8)]
        body.rod(line, body.rng.uniform(0.014, 0.022), m.straw("#b59b6a"), 8)
    return body.done()


def _tail(p, long):
    """A beam's end, cut up from below in a curve."""
    far = np.clip((np.abs(p[:, 0]) - (long / 2 - 0.22)) / 0.22, 0, 1)
    low = p[:, 2].min()
    span = max(np.ptp(p[:, 2]), 1e-6)
    p[:, 2] += far**1.6 * 0.55 * span * (1 - (p[:, 2] - low) / span)
    return p


def garden_table(width=1.9, depth=0.92, height=0.74, wood=None, seed=1):
    """A slatted table of teak, greyed where the sun comes."""
    wood = wood or teak()
    body = Body("garden table", seed)
    n = 9
    for k in range(n):
        body.bar((width - 0.14, depth / n - 0.006, 0.024), (0, (k - (n - 1) / 2) * depth / n, height - 0.024), wood, 0.004, along="x")
    for s in (-1, 1):
        body.bar((0.07, depth, 0.028), (s * (width / 2 - 0.035), 0, height - 0.028), wood, 0.005, along="y")
        for t in (-1, 1):
            taper_leg(body, s * (width / 2 - 0.07), t * (depth / 2 - 0.07), height - 0.024, 0.07, 0.055, wood, square=True)
        body.bar((width - 0.2, 0.026, 0.08), (0, s * (depth / 2 - 0.08), height - 0.104), wood, 0.003, along="x")
    return body.done()


def bistro_chair(colour="#3f5148", height=0.84, seed=1):
    """A folding chair of bent steel with slats."""
    steel = m.painted_wood(colour, 0.4)
    body = Body("bistro chair", seed)
    w = 0.19
    for s in (-1, 1):
        body.rod(spline([(s * w, -0.22, 0.006), (s * w, 0.0, 0.36), (s * w, 0.15, 0.6), (s * w, 0.21, height)], 22), 0.0085, steel, 8, flat=0.6)
        body.rod(spline([(s * (w - 0.014), 0.24, 0.006), (s * (w - 0.014), 0.02, 0.3), (s * (w - 0.014), -0.19, 0.45)], 16), 0.0085, steel, 8, flat=0.6)
        body.rod([(s * (w - 0.006), -0.2, 0.452), (s * (w - 0.006), 0.15, 0.452)], 0.008, steel, 8)
    for k in range(6):
        body.bar((2 * w + 0.03, 0.045, 0.012), (0, -0.185 + 0.062 * k, 0.455 - 0.006 * math.sin(k * 0.6)), steel, 0.003, along="x")
    for z, y in ((height - 0.06, 0.192), (height - 0.17, 0.165)):
        body.rod(spline([(-w, y, z), (0, y + 0.022, z), (w, y, z)], 14), 0.022, steel, 10, flat=0.26, up=(0, 1, 0))
    for y, z in ((-0.21, 0.03), (0.225, 0.03)):
        body.rod([(-w, y, z), (w, y, z)], 0.006, steel, 8)
    return body.done()


def paving(width=4.0, depth=3.0, stone=None, size=0.45, gap=0.012, seed=1):
    """Flagstones of several lengths in courses, each a hair higher or lower, from the origin's middle; top at about z = 0."""
    body = Body("paving", seed)
    stones = [m.stone(c, 0.8, 0.3) for c in ((stone,) if stone else ("#b9ad99", "#c4b8a2", "#ada292"))]
    y = -depth / 2
    while y < depth / 2 - 0.05:
        tall = min(size * body.rng.uniform(0.8, 1.15), depth / 2 - y)
        x = -width / 2
        while x < width / 2 - 0.02:
            wide = min(size * body.rng.uniform(0.8, 2.0), width / 2 - x)
            wide = width / 2 - x if width / 2 - x - wide < 0.15 else wide
            body.slab(rounded(wide - gap, tall - gap, 0.012, 4), 0.05, (x + wide / 2, y + tall / 2, -0.05 + body.rng.uniform(-0.003, 0.003)), body.rng.choice(stones), 0.004, turn=body.rng.uniform(-0.3, 0.3))
            x += wide
        y += tall
    body.bar((width, depth, 0.02), (0, 0, -0.052), m.soil("#a1937c"), 0.002)
    return body.done()


def parasol(width=2.7, height=2.5, cloth=None, wood=None, seed=1):
    """The frame of a parasol: mast, ribs and finial on a stone foot; its canvas may be dressed, or is given as a material."""
    wood = wood or teak()
    body = Body("parasol", seed)
    body.turned([(0.27, 0), (0.28, 0.02), (0.27, 0.06), (0.05, 0.075), (0.045, 0.28), (0.028, 0.285)], m.stone(), sides=48)
    body.rod([(0, 0, 0.05), (0, 0, height)], 0.023, wood, 14)
    body.turned([(0.03, height), (0.036, height + 0.02), (0.012, height + 0.06), (0.02, height + 0.08), (0, height + 0.1)], wood, sides=20)
    n, r, edge = 8, width / 2, height - 0.42
    for k in range(n):
        a = 2 * math.pi * k / n
        c, s = math.cos(a), math.sin(a)
        body.rod([(0.03 * c, 0.03 * s, height - 0.02), (r * c, r * s, edge)], 0.009, wood, 8)
        body.rod([(0.03 * c, 0.03 * s, height - 0.62), (r * 0.52 * c, r * 0.52 * s, height - 0.24)], 0.008, wood, 8)
    whole = mesh.group("parasol", body.done())
    if cloth:
        canopy = Body("canopy", seed)
        rows = []
        for t in np.linspace(0.02, 1.0, 10):
            row = []
            for i in range(n * 10):
                a = 2 * math.pi * i / (n * 10)
                sag = 0.05 * abs(math.sin(a * n / 2)) ** 1.0
                k = t * r * (1 - 0.075 * abs(math.sin(a * n / 2)) ** 1.4)
                row.append((k * math.cos(a), k * math.sin(a), height + 0.01 - (height - edge) * t - sag * t * (1 - t) * 2))
            rows.append(row)
        for h in (-0.07, -0.15):
            rows.append([(x, y, z + h) for x, y, z in rows[9]])
        canopy.sheet(rows[::-1], cloth, closed=True)
        canopy.done(weighted=False).parent = whole
    return whole


