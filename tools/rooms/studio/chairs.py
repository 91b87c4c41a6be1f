"""Chairs, stools and benches of wood, cane and shell, undressed. Their fronts look to -y."""

import math

import numpy as np

from . import materials as m
from .forms import Body, ellipse, rounded, spline
from .tables import taper_leg, turned_leg


def _seat_shape(width, depth, count=72):
    """A saddle seat's outline: wider before than behind."""
    ring = ellipse(width, depth, 2.9, count)
    ring[:, 0] *= 1 - 0.1 * (ring[:, 1] / depth + 0.5)
    return ring


def _hollowed(body, outline, thick, z, material, dip=0.014):
    """A plank seat, hollowed for who sits on it, thin at its edge."""
    rows = []
    middle = np.array([0.0, 0.03])
    for k, (share, h) in enumerate(((0.35, -thick), (0.78, -thick), (0.95, -thick * 0.6), (1.0, -thick * 0.25), (1.0, -0.004), (0.985, 0.0), (0.88, -0.002), (0.7, -dip * 0.7), (0.45, -dip), (0.2, -dip), (0.02, -dip * 0.9))):
        ring = middle * (1 - share) + outline * share
        saddle = 0.012 * np.exp(-((ring[:, 0] / 0.05) ** 2)) * (ring[:, 1] < 0) * (k > 5) * np.clip(-ring[:, 1] / 0.2, 0, 1)
        rows.append(np.column_stack([ring, z + h + saddle]))
    n = len(outline)
    faces = [(r * n + c, r * n + (c + 1) % n, (r + 1) * n + (c + 1) % n, (r + 1) * n + c) for r in range(len(rows) - 1) for c in range(n)]
    faces += [tuple(range(n))[::-1], tuple(range((len(rows) - 1) * n, len(rows) * n))]
    body.add(np.vstack(rows), faces, material, "y")


def spindle_chair(wood=None, arms=False, height=0.86, seed=1):
    """A Windsor chair: a bent bow over spindles, a hollowed seat, splayed turned legs with stretchers."""
    wood = wood or m.oak()
    body = Body("spindle chair", seed)
    low = 0.44
    _hollowed(body, _seat_shape(0.43, 0.42), 0.034, low, wood)
    feet = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            top, foot = np.array([sx * 0.135, sy * 0.125, low - 0.025]), np.array([sx * 0.205, sy * 0.2 + 0.01, 0.0])
            line = [foot + (top - foot) * t for t in np.linspace(0.002, 1, 14)]
            body.rod(line, [0.0125, 0.0135, 0.0145, 0.0155, 0.0175, 0.019, 0.0195, 0.0185, 0.017, 0.0145, 0.017, 0.0165, 0.0145, 0.012], wood, 14)
            feet.append((foot, top))
    at = lambda k, t: feet[k][0] + (feet[k][1] - feet[k][0]) * t
    for a, b in ((0, 1), (2, 3)):
        body.rod([at(a, 0.42) * (1 - t) + at(b, 0.42) * t for t in np.linspace(0, 1, 9)], [0.008, 0.009, 0.011, 0.0125, 0.013, 0.0125, 0.011, 0.009, 0.008], wood, 10)
    ends = [(at(0, 0.42) + at(1, 0.42)) / 2, (at(2, 0.42) + at(3, 0.42)) / 2]
    body.rod([ends[0] * (1 - t) + ends[1] * t for t in np.linspace(0, 1, 9)], [0.008, 0.009, 0.0105, 0.012, 0.0125, 0.012, 0.0105, 0.009, 0.008], wood, 10)
    tall = height - low
    bow = spline([(-0.185, 0.11, 0), (-0.2, 0.15, tall * 0.35), (-0.195, 0.205, tall * 0.74), (-0.12, 0.24, tall * 0.96), (0, 0.25, tall), (0.12, 0.24, tall * 0.96), (0.195, 0.205, tall * 0.74), (0.2, 0.15, tall * 0.35), (0.185, 0.11, 0)], 60) + (0, 0, low - 0.01)
    body.rod(bow, 0.0115, wood, 12, up=(0, 1, 0))
    for k in range(7):
        x = (k - 3) * 0.043
        hit = bow[np.argmin(np.abs(bow[8:-8, 0] - x * 1.42)) + 8]
        foot = np.array([x, 0.172 - abs(x) * 0.25, low - 0.01])
        line = spline([foot, foot * 0.55 + hit * 0.45 + (0, 0.012, 0), hit], 10)
        body.rod(line, [0.0075, 0.0078, 0.0078, 0.0074, 0.007, 0.0065, 0.006, 0.0056, 0.0052, 0.005], wood, 8)
    if arms:
        for s in (-1, 1):
            line = spline([(s * 0.197, 0.16, low + tall * 0.45), (s * 0.245, 0.06, low + 0.215), (s * 0.25, -0.06, low + 0.205), (s * 0.235, -0.14, low + 0.2)], 18)
            body.rod(line, np.linspace(0.012, 0.02, 18), wood, 12, flat=0.6)
            for y in (-0.1, 0.0):
                body.rod([(s * 0.19, y, low - 0.01), (s * 0.247, y - 0.01, low + 0.2)], [0.009, 0.008], wood, 8)
    return body.done()


def _cane_panel(body, corners, material, bow=0.0, n=8):
    """Webbing within four corners (counter-clockwise from low left), with metres on it."""
    a, b, c, d = (np.array(p, float) for p in corners)
    wide, high = np.linalg.norm(b - a), np.linalg.norm(d - a)
    out = np.cross(b - a, d - a)
    out /= np.linalg.norm(out)
    points, uv = np.zeros((n, n, 3)), np.zeros((n, n, 2))
    for j, t in enumerate(np.linspace(0, 1, n)):
        for i, s in enumerate(np.linspace(0, 1, n)):
            points[j, i] = (a * (1 - s) + b * s) * (1 - t) + (d * (1 - s) + c * s) * t + out * bow * math.sin(math.pi * s) * math.sin(math.pi * t)
            uv[j, i] = (s * wide, t * high)
    body.sheet(points, material, uv)


def cane_chair(wood=None, height=0.82, seed=1, cane=None):
    """Four slender legs, a caned seat in a rounded rail, and a caned back that curves between raked posts."""
    wood, cane = wood or m.walnut(), cane or m.cane()
    body = Body("cane chair", seed)
    low, w, d = 0.45, 0.23, 0.22
    for s in (-1, 1):
        taper_leg(body, s * (w - 0.015), -d + 0.015, low - 0.012, 0.032, 0.022, wood, (s * 0.012, -0.015))
        post = spline([(s * (w - 0.01), d + 0.06, 0.0), (s * (w - 0.02), d - 0.01, low * 0.7), (s * (w - 0.02), d - 0.012, low), (s * (w - 0.016), d + 0.035, low + 0.18), (s * (w - 0.02), d + 0.1, height)], 26)
        body.rod(post, np.interp(np.linspace(0, 1, 26), [0, 0.5, 1], [0.0125, 0.017, 0.0125]), wood, 12)
        body.rod([(s * (w - 0.012), -d + 0.01, 0.2), (s * (w - 0.012), d + 0.02, 0.24)], 0.009, wood, 10)
    body.rod([(-w + 0.01, -d * 0.1, 0.21), (w - 0.01, -d * 0.1, 0.21)], 0.008, wood, 10)
    outline = rounded(2 * w + 0.01, 2 * d + 0.02, 0.06, 8)
    body.rod([(x, y, low - 0.012) for x, y in outline], 0.02, wood, 12, closed=True, flat=0.8, power=3.2)
    _cane_panel(body, [(-w + 0.01, -d + 0.01, low - 0.006), (w - 0.01, -d + 0.01, low - 0.006), (w - 0.01, d - 0.01, low - 0.006), (-w + 0.01, d - 0.01, low - 0.006)], cane, -0.008, 10)
    for z, y in ((low + 0.14, d + 0.024), (height - 0.02, d + 0.095)):
        rail = spline([(-w + 0.02, y, z), (0, y + 0.028, z + 0.004), (w - 0.02, y, z)], 16)
        body.rod(rail, 0.0155, wood, 12, flat=1.25, power=2.8)
    _cane_panel(body, [(-w + 0.03, d + 0.036, low + 0.15), (w - 0.03, d + 0.036, low + 0.15), (w - 0.03, d + 0.09, height - 0.03), (-w + 0.03, d + 0.09, height - 0.03)], cane, -0.026, 10)
    return body.done(uv="weave")


def shell_chair(colour="#d8d2c6", height=0.82, seed=1, wood=None, material=None):
    """A moulded shell, its back and its seat one curve, on four wooden legs braced with wire."""
    wood, shell = wood or m.oak("z"), material or m.ceramic(colour, 0.35)
    body = Body("shell chair", seed)
    side = spline([(-0.235, 0.425), (-0.215, 0.45), (-0.12, 0.437), (0.05, 0.42), (0.13, 0.445), (0.185, 0.53), (0.215, 0.66), (0.245, height)], 40)
    rows = []
    for k, (y, z) in enumerate(side):
        t = k / 39
        half = np.interp(t, [0, 0.1, 0.4, 0.55, 0.75, 0.93, 1], [0.19, 0.222, 0.235, 0.235, 0.225, 0.18, 0.12])
        row = []
        for s in np.linspace(-1, 1, 23):
            curl = abs(s) ** 3.2 * np.interp(t, [0, 0.12, 0.45, 0.6, 0.85, 1], [0.0, 0.02, 0.075, 0.06, 0.02, 0.0])
            wrap = abs(s) ** 2.4 * np.interp(t, [0, 0.45, 0.62, 0.85, 1], [0, 0.03, 0.07, 0.05, 0.02])
            row.append((half * s, y - wrap, z + curl))
        rows.append(row)
    shell_ = Body("shell", seed)
    shell_.sheet(rows, shell)
    seat = shell_.done(thick=0.0075)
    seat.modifiers.new("edge", "BEVEL").width = 0.003
    seat.modifiers["edge"].segments = 2
    seat.modifiers["edge"].limit_method = "ANGLE"
    seat.modifiers["edge"].angle_limit = math.radians(60)
    for sx in (-1, 1):
        for sy, y in ((-1, -0.12), (1, 0.1)):
            taper_leg(body, sx * 0.12, y, 0.405, 0.032, 0.02, wood, (sx * 0.1, sy * 0.09))
            body.rod([(sx * 0.17, y + sy * 0.05, 0.2), (-sx * 0.1, y, 0.395)], 0.004, m.black_steel(), 8)
        body.rod([(sx * 0.172, -0.165, 0.2), (sx * 0.12, 0.1, 0.395)], 0.004, m.black_steel(), 8)
    body.slab(rounded(0.28, 0.28, 0.05), 0.014, (0, -0.01, 0.4), m.black_steel(), 0.003)
    from . import mesh

    return mesh.group("shell chair", body.done(), seat)


def ladder_chair(wood=None, height=0.98, seed=1):
    """A country chair with four bent slats and a rush seat."""
    wood = wood or m.painted_wood("#3d4a44", worn=0.5)
    body = Body("ladder chair", seed)
    low, w, d = 0.45, 0.215, 0.19
    for s in (-1, 1):
        body.rod([(s * w * 1.06, -d, z) for z in np.linspace(0.003, low + 0.02, 6)], [0.013, 0.0165, 0.017, 0.017, 0.0175, 0.016], wood, 14)
        post = spline([(s * w * 0.9, d + 0.02, 0.003), (s * w * 0.92, d - 0.005, low), (s * w * 0.94, d + 0.045, height)], 24)
        body.rod(post, np.interp(np.linspace(0, 1, 24), [0, 0.5, 0.9, 0.97, 1], [0.014, 0.017, 0.014, 0.018, 0.01]), wood, 14)
        for z in (0.14, 0.27):
            body.rod([(s * w * 1.05, -d, z), (s * w * 0.91, d + 0.008, z)], [0.0085, 0.0085], wood, 8)
    for y, z in ((-d, 0.2), (-d, 0.32), (d + 0.008, 0.2)):
        body.rod([(-w, y, z), (0, y, z), (w, y, z)], [0.009, 0.0115, 0.009], wood, 10)
    for k in range(4):
        z = low + 0.12 + k * (height - low - 0.16) / 3.4
        y = d - 0.005 + 0.05 * ((z - low) / (height - low)) ** 1.6
        tall = 0.03 + 0.004 * k
        rows = []
        for q in (-1, -0.86, 0.7, 1):
            rows.append([(w * 0.92 * t, y + 0.03 * (1 - t * t), z + tall * q * (1 - 0.25 * (q > 0) * t * t) + (0.006 * (1 - t * t) if q > 0 else 0)) for t in np.linspace(-1, 1, 16)])
        front, back = np.array(rows), np.array(rows) + (0, 0.011, 0)
        ring = np.concatenate([front, back[::-1]])
        body.add(ring.reshape(-1, 3), [(r * 16 + c, r * 16 + c + 1, ((r + 1) % 8) * 16 + c + 1, ((r + 1) % 8) * 16 + c) for r in range(8) for c in range(15)], wood, "x")
    _rush(body, w * 1.04, d + 0.005, low, m.straw("#bd9c63"))
    return body.done()


def _rush(body, w, d, z, rush):
    """Twisted rush laid from four sides to the middle."""
    cords = 17
    for side in range(4):
        a = side * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        half, far = (w, d) if side % 2 == 0 else (d, w)
        for k in range(cords):
            inset = far * (k + 0.5) / cords
            wide = half * (1 - inset / far)
            y = -far + inset
            line = [(x, y, z + 0.011 - 0.018 * (abs(x) / half) ** 3 * (1 - inset / far) - 0.006 * (inset / far) ** 0.5 + body.rng.uniform(-0.0008, 0.0008)) for x in np.linspace(-wide - 0.004, wide + 0.004, 6)]
            body.rod([(x * c - q * s, x * s + q * c, h) for x, q, h in line], far / cords * 0.56, rush, 6)
    body.slab(rounded(2 * w - 0.01, 2 * d - 0.01, 0.012), 0.018, (0, 0, z - 0.018), rush, 0.006)


def stool(height=0.46, style="milking", wood=None, seed=1, width=0.33):
    """styles: "milking" (three legs), "counter" (tall, with a foot rail: give its height), "drum" (of one block)."""
    wood = wood or m.oak()
    body = Body(f"stool {style}", seed)
    if style == "drum":
        profile = spline([(0.42, 0), (0.44, 0.02), (0.38, 0.25), (0.34, 0.5), (0.4, 0.78), (0.48, 0.94), (0.5, 0.98), (0.47, 1.0)], 40)
        body.turned([(r * width, z * height) for r, z in profile], wood, sides=64, wobble=0.02, seed=seed)
        return body.done()
    _hollowed(body, ellipse(width, width * 0.98, count=64), 0.034, height, wood, 0.01)
    legs = 3 if style == "milking" else 4
    ring = []
    for k in range(legs):
        a = 2 * math.pi * (k + 0.5) / legs + 0.1
        r0, r1 = width * 0.26, width * (0.5 if style == "milking" else 0.56)
        foot, top = np.array([r1 * math.cos(a), r1 * math.sin(a), 0.002]), np.array([r0 * math.cos(a), r0 * math.sin(a), height - 0.02])
        body.rod([foot + (top - foot) * t for t in np.linspace(0, 1, 8)], [0.0125, 0.0145, 0.0165, 0.018, 0.0185, 0.018, 0.0165, 0.014], wood, 14)
        ring.append(foot + (top - foot) * 0.36)
    if style == "counter":
        for k in range(legs):
            body.rod([ring[k], ring[(k + 1) % legs]], 0.0095, wood, 10)
    return body.done()


def bench(width=1.4, depth=0.34, height=0.45, wood=None, style="plain", seed=1):
    """styles: "plain" (plank ends), "turned" (legs), "slatted"."""
    wood = wood or m.oak()
    body = Body(f"bench {style}", seed)
    if style == "slatted":
        n = 7
        for k in range(n):
            body.bar((width, depth / n - 0.009, 0.02), (0, (k - (n - 1) / 2) * depth / n, height - 0.02), wood, 0.004, along="x")
        for s in (-1, 1):
            body.bar((0.045, depth - 0.02, 0.035), (s * width * 0.4, 0, height - 0.055), wood, 0.004, along="y")
    else:
        body.slab(rounded(width, depth, 0.018), 0.034, (0, 0, height - 0.034), wood, 0.006, 0.01, along="x")
    if style == "plain":
        for s in (-1, 1):
            body.bar((0.03, depth - 0.04, height - 0.03), (s * (width / 2 - 0.14), 0, 0), wood, 0.004, along="z", tilt=-s * 3)
        body.bar((width - 0.3, 0.024, 0.08), (0, 0, height - 0.13), wood, 0.003, along="x")
        return body.done()
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * width * 0.4, sy * (depth / 2 - 0.045)
            if style == "turned":
                turned_leg(body, x, y, height - 0.03, 0.026, wood)
            else:
                taper_leg(body, x, y, height - 0.03, 0.04, 0.026, wood, (sx * 0.03, sy * 0.02))
    return body.done()
