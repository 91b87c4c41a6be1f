"""A bathroom's and a bedroom's frames: bath, basin stand, towel ladder, taps, a cot and bedsteads of wood and iron."""

import math

import numpy as np

from . import materials as m
from . import mesh
from .folded import hung_cloth, towels
from .forms import Body, ellipse, rounded, set_down, spline
from .tables import taper_leg, turned_leg, turning


def _tub(body, width, depth, height, lift, material, power, wall=0.03, slope=0.12):
    """A bath's shell: its outside tapers to the floor, its rim rolls over, its inside falls to a flat floor."""
    rows = []
    levels = [(0.7, 0.0), (0.86, 0.004), (0.92, 0.03), (0.955, 0.25), (0.975, 0.6), (0.99, 0.92), (1.02, 0.975), (1.03, 0.99), (1.022, 1.002), (1.0, 1.004), (0.975, 0.995)]
    inside = [(0.955, 0.96), (0.93, 0.7), (0.885, 0.35), (0.82, 0.2), (0.72, 0.15), (0.4, 0.14), (0.02, 0.138)]
    for share, h in spline(levels, 34).tolist() + spline(inside, 22).tolist():
        ring = ellipse(width, depth, power, 96) * share
        # One end slopes for a back; the rim rises a little at both ends.
        lean = slope * (1 - h) * np.clip(ring[:, 0] / (width / 2), 0, 1) ** 2
        rise = 0.05 * height * max(0, h) ** 3 * (np.abs(ring[:, 0]) / (width / 2)) ** 3
        rows.append(np.column_stack([ring[:, 0] - lean * width / 2, ring[:, 1], lift + h * height + rise]))
    n = 96
    faces = [(r * n + c, r * n + (c + 1) % n, (r + 1) * n + (c + 1) % n, (r + 1) * n + c) for r in range(len(rows) - 1) for c in range(n)]
    faces += [tuple(range(n))[::-1], tuple(range((len(rows) - 1) * n, len(rows) * n))]
    body.add(np.vstack(rows), faces, material, "x")


def bath(width=1.68, depth=0.76, height=0.6, material=None, style="tub", water=0.0, seed=1, metal=None, tap=True):
    """A freestanding bath along x. styles: "tub" (to the floor), "claw" (on feet), "stone" (thick and plain). water: share full."""
    material = material or (m.stone("#d5cdc0", 0.5, 0.1) if style == "stone" else m.enamel())
    body, metal = Body(f"bath {style}", seed), metal or m.brass()
    lift = 0.13 if style == "claw" else 0.0
    _tub(body, width, depth, height - lift, lift, material, 3.0 if style == "stone" else 2.35)
    if style == "claw":
        for sx in (-1, 1):
            for sy in (-1, 1):
                line = spline([(sx * width * 0.29, sy * depth * 0.3, 0.2), (sx * width * 0.32, sy * depth * 0.4, 0.15), (sx * width * 0.31, sy * depth * 0.37, 0.06), (sx * width * 0.325, sy * depth * 0.41, 0.022)], 14)
                body.rod(line, np.interp(np.linspace(0, 1, 14), [0, 0.3, 0.75, 1], [0.045, 0.04, 0.017, 0.026]), metal, 12)
    if water:
        z = lift + (height - lift) * (0.15 + 0.75 * water)
        body.slab(ellipse(width, depth, 2.35, 64) * (0.86 + 0.07 * water), 0.002, (-0.02, 0, z), m.water(), 0.0005)
    drain = lift + (height - lift) * 0.139
    body.turned([(0.026, drain), (0.026, drain + 0.004), (0.02, drain + 0.006), (0, drain + 0.006)], metal, (-0.2 * width, 0, 0), 24)
    if tap:
        standing_tap(body, (-0.02, depth / 2 + 0.08, 0), height + 0.24, metal)
    return body.done(smooth=70)


def standing_tap(body, at, height, metal):
    """A bath's tap on two pipes from the floor, its spout to -y."""
    x, y, _ = at
    for s in (-1, 1):
        body.rod([(x + s * 0.075, y, 0.0), (x + s * 0.075, y, height - 0.08)], 0.011, metal, 12)
        body.turned([(0.032, 0), (0.033, 0.006), (0.014, 0.014)], metal, (x + s * 0.075, y, 0), 24)
        for a in (0, math.pi / 2):
            d = (0.028 * math.cos(a), 0.028 * math.sin(a))
            body.rod([(x + s * 0.075 - d[0], y - d[1], height - 0.03), (x + s * 0.075 + d[0], y + d[1], height - 0.03)], 0.0055, metal, 8)
        body.rod([(x + s * 0.075, y, height - 0.09), (x + s * 0.075, y, height - 0.026)], [0.014, 0.008], metal, 12)
    body.rod([(x - 0.075, y, height - 0.1), (x + 0.075, y, height - 0.1)], 0.013, metal, 12)
    spout = spline([(x, y, height - 0.1), (x, y - 0.01, height - 0.02), (x, y - 0.09, height + 0.02), (x, y - 0.17, height - 0.02), (x, y - 0.185, height - 0.07)], 26)
    body.rod(spout, np.linspace(0.013, 0.0105, 26), metal, 12, up=(1, 0, 0))


def basin_stand(width=0.9, depth=0.52, height=0.86, wood=None, top=None, style="timber", metal=None, seed=1):
    """A basin with its tap on a stand; its back is at +y. styles: "timber" (a table with a shelf), "steel" (thin legs and marble)."""
    wood, top, metal = wood or m.oak(), top or m.marble(), metal or m.brass()
    body = Body(f"basin stand {style}", seed)
    if style == "steel":
        frame = metal
        for sx in (-1, 1):
            for sy in (-1, 1):
                body.rod([(sx * (width / 2 - 0.03), sy * (depth / 2 - 0.03), 0), (sx * (width / 2 - 0.03), sy * (depth / 2 - 0.03), height - 0.02)], 0.011, frame, 12)
            body.rod([(sx * (width / 2 - 0.03), -depth / 2 + 0.03, 0.3), (sx * (width / 2 - 0.03), depth / 2 - 0.03, 0.3)], 0.009, frame, 10)
        body.rod([(-width / 2, -depth / 2 - 0.015, height - 0.12), (width / 2, -depth / 2 - 0.015, height - 0.12)], 0.008, frame, 10)
    else:
        for sx in (-1, 1):
            for sy in (-1, 1):
                turned_leg(body, sx * (width / 2 - 0.05), sy * (depth / 2 - 0.05), height - 0.02, 0.03, wood)
            body.bar((0.02, depth - 0.1, 0.1), (sx * (width / 2 - 0.05), 0, height - 0.12), wood, 0.002, along="y")
        for sy in (-1, 1):
            body.bar((width - 0.1, 0.02, 0.1), (0, sy * (depth / 2 - 0.05), height - 0.12), wood, 0.002, along="x")
        body.slab(rounded(width - 0.06, depth - 0.06, 0.01), 0.022, (0, 0, 0.16), wood, 0.004, along="x")
    body.slab(rounded(width, depth, 0.012), 0.026, (0, 0, height - 0.026), top, 0.004, along="x")
    body.bar((width, 0.018, 0.11), (0, depth / 2 - 0.009, height), top, 0.003, along="x")
    china = m.ceramic("#f3f0e9", 0.9)
    line = spline([(0.1, 0), (0.14, 0.01), (0.19, 0.06), (0.213, 0.12), (0.216, 0.135)], 20).tolist()
    inner = [(0.209, 0.139), (0.2, 0.132), (0.175, 0.06), (0.12, 0.024), (0.03, 0.02), (0, 0.02)]
    body.turned([(r, z + height) for r, z in line + inner], china, (0, -0.03, 0), 64, wobble=0.004)
    for s in (-1, 0, 1):
        x, y = s * 0.09, depth / 2 - 0.075
        body.turned([(0.024, 0), (0.024, 0.006), (0.013, 0.012), (0.011, 0.05 if s else 0.2)], metal, (x, y, height), 20)
        if s:
            for a in (0.4, 0.4 + math.pi / 2):
                d = (0.026 * math.cos(a), 0.026 * math.sin(a))
                body.rod([(x - d[0], y - d[1], height + 0.055), (x + d[0], y + d[1], height + 0.055)], 0.005, metal, 8)
    y = depth / 2 - 0.075
    body.rod(spline([(0, y, height + 0.2), (0, y - 0.02, height + 0.245), (0, y - 0.08, height + 0.26), (0, y - 0.12, height + 0.23), (0, y - 0.123, height + 0.205)], 20), 0.0105, metal, 12, up=(1, 0, 0))
    return body.done(smooth=50)


def towel_ladder(height=1.75, width=0.46, wood=None, cloth=("#e6e0d3", "#b7b29f"), lean=0.34, seed=1):
    """A ladder that leans back to a wall at +y by `lean` metres, with two towels over its rungs."""
    wood = wood or m.oak("z")
    body = Body("ladder", seed)
    at = lambda t: (lean * t - lean / 2, height * t)
    for s in (-1, 1):
        body.rod([(s * width / 2 * (1 - 0.12 * t), *at(t)) for t in np.linspace(0, 1, 6)], 0.018, wood, 12, flat=0.8)
    rungs = 5
    for k in range(rungs):
        t = 0.16 + 0.76 * k / (rungs - 1)
        w = width / 2 * (1 - 0.12 * t)
        y, z = at(t)
        body.rod([(-w, y, z), (w, y, z)], 0.012, wood, 10)
    whole = mesh.group("towel ladder", body.done())
    for k, t in enumerate((0.73, 0.35)):
        y, z = at(t)
        one = hung_cloth(width * (0.8 - 0.16 * k), 0.44 - 0.06 * k, 0.36, cloth[k % len(cloth)], seed + k, terry=k == 0, bar=0.012)
        set_down(one, whole, (0.02 * (1 - 2 * k), y, z))
    return whole


def bath_things(seed=1):
    """A stool's load: folded towels, a bottle, soap on a dish."""
    body = Body("bottles", seed)
    for k, (x, y, h, tint) in enumerate(((0.2, 0.05, 0.17, "#8b5e35"), (0.26, -0.02, 0.13, "#8b5e35"))):
        body.turned([(0.03, 0), (0.032, 0.004), (0.032, h * 0.62), (0.026, h * 0.72), (0.012, h * 0.78), (0.012, h * 0.84)], m.ceramic(tint, 0.95), (x, y, 0), 28)
        body.turned([(0.013, h * 0.84), (0.014, h * 0.86), (0.014, h), (0.01, h * 1.01), (0, h * 1.01)], m.black_steel(), (x, y, 0), 20)
        body.turned([(0.0324, h * 0.2), (0.0325, h * 0.2), (0.0325, h * 0.55), (0.0324, h * 0.55)], m.paper("#ece5d6", 0.0), (x, y, 0), 28)
    body.slab(ellipse(0.075, 0.05, 3), 0.022, (0.24, -0.12, 0.012), m.ceramic("#d9cba8", 0.4), 0.009)
    body.slab(ellipse(0.12, 0.085, 2.4), 0.01, (0.24, -0.12, 0), m.ceramic("#8e9a92", 0.5), 0.004)
    return mesh.group("bath things", body.done(), towels(width=0.3, depth=0.22, seed=seed))


def bedstead(width=1.66, length=2.04, style="spindle", wood=None, head=1.12, foot=0.55, low=0.3, seed=1):
    """A bed's frame without its bedding: its head at y = 0, its foot towards -y. styles: spindle, panel, iron, cane, low.

    low: the height of the slats, where a mattress lies.
    """
    wood = wood or (m.black_steel() if style == "iron" else m.oak())
    body = Body(f"bedstead {style}", seed)
    x = width / 2
    for s in (-1, 1):
        if style == "iron":
            body.rod([(s * x, -0.02, low - 0.02), (s * x, -length + 0.02, low - 0.02)], 0.014, wood, 10)
        else:
            body.bar((0.03, length - 0.04, 0.16), (s * (x - 0.015), -length / 2, low - 0.1), wood, 0.004, along="y")
    for k in range(14):
        body.bar((width - 0.06, 0.07, 0.018), (0, -0.12 - (length - 0.24) * k / 13, low - 0.02), m.wood("#d8bd92", "#b08d5e"), 0.003, along="x")
    for y, high in ((0.0, head), (-length, foot if style != "low" else low + 0.02)):
        _bed_end(body, x, y, high, low, wood, style)
    return body.done(uv="weave")


def _bed_end(body, x, y, high, low, wood, style):
    if style == "iron":
        for s in (-1, 1):
            body.rod([(s * x, y, 0), (s * x, y, high - 0.14)], 0.017, wood, 14)
        arc = spline([(-x, y, high - 0.15), (-x * 0.9, y, high - 0.05), (-x * 0.6, y, high), (0, y, high + 0.015), (x * 0.6, y, high), (x * 0.9, y, high - 0.05), (x, y, high - 0.15)], 48)
        body.rod(arc, 0.014, wood, 12, up=(0, 1, 0))
        body.rod([(-x, y, low + 0.06), (x, y, low + 0.06)], 0.01, wood, 10)
        for k in range(9):
            q = -x + (k + 1) * 2 * x / 10
            top = float(np.interp(q, arc[:, 0], arc[:, 2]))
            body.rod([(q, y, low + 0.06), (q, y, top)], 0.0075, wood, 8)
            body.turned([(0.008, 0), (0.016, 0.008), (0.017, 0.016), (0.012, 0.026), (0.008, 0.03)], m.brass(), (q, y, (low + top) / 2), 16)
        return
    for s in (-1, 1):
        if style == "spindle":
            body.bar((0.056, 0.056, low + 0.08), (s * (x - 0.01), y, 0), wood, 0.004, along="z")
            body.turned(turning("baluster", 0.028, high - low - 0.02, low + 0.08), wood, (s * (x - 0.01), y, 0), 24)
            body.turned([(0.012, high + 0.03), (0.03, high + 0.05), (0.032, high + 0.065), (0.02, high + 0.09), (0, high + 0.096)], wood, (s * (x - 0.01), y, 0), 24)
        else:
            taper_leg(body, s * (x - 0.01), y, high + (0.0 if style == "low" else 0.01), 0.052, 0.04, wood, square=True)
    if style == "low" and y < 0:
        body.bar((2 * x - 0.04, 0.03, 0.15), (0, y, low - 0.1), wood, 0.004, along="x")
        return
    for z, tall in ((high - 0.075, 0.065), (low + 0.02, 0.075)):
        body.bar((2 * x - 0.05, 0.03, tall), (0, y, z), wood, 0.005, along="x")
    if style == "spindle":
        n = int(2 * x / 0.085)
        for k in range(n):
            q = -x + 0.04 + (k + 0.5) * (2 * x - 0.08) / n
            body.rod([(q, y, z) for z in np.linspace(low + 0.09, high - 0.07, 5)], [0.0075, 0.0095, 0.0115, 0.0095, 0.0075], wood, 10)
    elif style == "cane":
        w, z0, z1 = x - 0.04, low + 0.09, high - 0.07
        body.sheet(np.array([[(-w, y, z0), (w, y, z0)], [(-w, y, z1), (w, y, z1)]]), m.cane(), np.array([[(0, 0), (2 * w, 0)], [(0, z1 - z0), (2 * w, z1 - z0)]]))
        for q in (-w / 3, w / 3):
            body.bar((0.03, 0.026, z1 - z0 + 0.02), (q, y, z0 - 0.01), wood, 0.003, along="z")
    else:
        n = 9
        for k in range(n):
            q = -x + 0.03 + (k + 0.5) * (2 * x - 0.06) / n
            body.bar(((2 * x - 0.06) / n - 0.002, 0.018, high - low - 0.14), (q, y, low + 0.08), wood, 0.002, along="z")


def cot(width=0.7, length=1.3, wood=None, seed=1, height=0.9, low=0.42):
    """A child's bed with bars round it, along y, its middle at the origin."""
    wood = wood or m.limed_wood()
    body = Body("cot", seed)
    for sx in (-1, 1):
        for sy in (-1, 1):
            taper_leg(body, sx * width / 2, sy * length / 2, height, 0.042, 0.032, wood, square=True)
        for z in (low - 0.1, height - 0.05):
            body.bar((0.024, length, 0.045), (sx * width / 2, 0, z), wood, 0.006, along="y")
            body.bar((width, 0.024, 0.045), (0, sx * length / 2, z), wood, 0.006, along="x")
        for k in range(17):
            y = -length / 2 + length * (k + 1) / 18
            body.rod([(sx * width / 2, y, low - 0.06), (sx * width / 2, y, height - 0.045)], 0.0075, wood, 10)
        for k in range(9):
            x = -width / 2 + width * (k + 1) / 10
            body.rod([(x, sx * length / 2, low - 0.06), (x, sx * length / 2, height - 0.045)], 0.0075, wood, 10)
    body.bar((width - 0.04, length - 0.04, 0.02), (0, 0, low - 0.06), m.wood("#d8bd92", "#b08d5e"), 0.003, along="y")
    return body.done()
