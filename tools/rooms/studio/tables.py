"""Side tables, coffee tables, consoles and dining tables. Each stands at the origin, its longer side along x."""

import math

import numpy as np

from . import materials as m
from .forms import Body, ellipse, rounded, spline


def taper_leg(body, x, y, height, wide, narrow, material, splay=(0, 0), square=False):
    """A leg from the floor to `height` that narrows towards its foot. splay: metres its foot stands out by."""
    if square:
        def shape(p):
            t = p[:, 2:3] / height
            p[:, :2] *= narrow / wide + (1 - narrow / wide) * np.minimum(t * 1.3, 1)
            p[:, 0] += splay[0] * (1 - t[:, 0])
            p[:, 1] += splay[1] * (1 - t[:, 0])
            return p

        return body.bar((wide, wide, height), (x, y, 0), material, 0.004, along="z", cuts=3, shape=shape)
    line = [(x + splay[0] * (1 - t), y + splay[1] * (1 - t), height * t) for t in np.linspace(0.004, 1, 8)]
    radii = [narrow / 2 + (wide - narrow) / 2 * min(1, t * 1.25) for t in np.linspace(0, 1, 8)]
    return body.rod(line, radii, material, 16)


# Outlines of turned legs and columns: (share of the widest radius, share of the height).
TURNINGS = {
    "baluster": [(0.55, 0), (0.62, 0.02), (0.6, 0.06), (0.36, 0.09), (0.5, 0.11), (0.34, 0.14), (0.42, 0.3), (0.72, 0.5), (0.9, 0.62), (0.8, 0.7), (0.42, 0.76), (0.6, 0.78), (0.4, 0.81), (0.95, 0.83), (1, 0.85)],
    "bobbin": [(0.5, 0), (0.72, 0.01)] + [(0.95 - 0.5 * (k % 2), 0.04 + 0.8 * k / 16) for k in range(17)] + [(1, 0.86)],
    "column": [(0.8, 0), (0.85, 0.03), (0.55, 0.08), (0.5, 0.3), (0.55, 0.6), (0.62, 0.85), (0.8, 0.9), (0.6, 0.94), (0.95, 1)],
    "reel": [(0.9, 0), (1, 0.04), (0.9, 0.1), (0.4, 0.2), (0.32, 0.4), (0.34, 0.6), (0.5, 0.8), (0.95, 0.95), (1, 1)],
}


def turning(kind, radius, height, low=0.0, count=60):
    """A turned piece's profile in metres."""
    return [(max(r, 0.15) * radius, low + z * height) for r, z in spline(TURNINGS[kind], count)]


def turned_leg(body, x, y, height, radius, material, kind="baluster"):
    """Turned below, square where the rails meet it."""
    body.turned([(0.5 * radius, 0), *turning(kind, radius * 0.98, height * 0.98, 0.001)], material, (x, y, 0), 24)
    body.bar((radius * 2, radius * 2, height * 0.17), (x, y, height * 0.83), material, 0.003, along="z")


def apron(body, width, depth, low, high, thick, material):
    """Rails under a top, between its legs."""
    for side in (-1, 1):
        body.bar((width, thick, high - low), (0, side * (depth / 2 - thick / 2), low), material, 0.002, along="x")
        body.bar((thick, depth, high - low), (side * (width / 2 - thick / 2), 0, low), material, 0.002, along="y")


def side_table(style="pedestal", width=0.42, height=0.54, wood=None, seed=1):
    """styles: "pedestal" (a turned column), "tripod", "spool" (an hourglass), "tray" (steel with a raised rim), "stump"."""
    wood = wood or (m.black_steel() if style == "tray" else m.oak())
    body = Body(f"side table {style}", seed)
    top = 0.024
    if style == "pedestal":
        body.turned([(0.42 * width, 0), (0.43 * width, 0.012), (0.41 * width, 0.022), (0.2 * width, 0.036), (0.1 * width, 0.06)], wood, sides=56)
        body.turned(turning("column", 0.1 * width, height - top - 0.05, 0.05), wood, sides=32)
    elif style == "tripod":
        body.turned(turning("baluster", 0.03, height * 0.78, height * 0.2), wood, sides=28)
        for k in range(3):
            a = math.radians(120 * k + 28)
            arc = spline([(0.02, height * 0.36), (width * 0.2, height * 0.33), (width * 0.36, height * 0.12), (width * 0.46, 0.012)], 14)
            line = [(r * math.cos(a), r * math.sin(a), z) for r, z in arc]
            body.rod(line, np.linspace(0.021, 0.013, 14), wood, 12, flat=1.25)
    elif style == "spool":
        profile = [(0.44, 0), (0.46, 0.02), (0.44, 0.06), (0.3, 0.3), (0.25, 0.5), (0.31, 0.72), (0.44, 0.94), (0.46, 1)]
        body.turned([(r * width, z * (height - top)) for r, z in spline(profile, 40)], wood, sides=56, wobble=0.006)
    elif style == "tray":
        for k in range(3):
            a, b = math.radians(120 * k), math.radians(120 * k + 34)
            line = [(0.4 * width * math.cos(b), 0.4 * width * math.sin(b), 0.006), (0.42 * width * math.cos(a), 0.42 * width * math.sin(a), height - 0.02)]
            body.rod(line, 0.006, wood, 10)
        ring = [(0.4 * width * math.cos(t), 0.4 * width * math.sin(t), 0.007) for t in np.linspace(0, 2 * math.pi, 48, False)]
        body.rod(ring, 0.006, wood, 8, closed=True)
        rim = [(0.02, height - 0.02), (0.49 * width, height - 0.021), (0.5 * width, height - 0.016), (0.5 * width, height + 0.012), (0.497 * width, height + 0.014), (0.493 * width, height + 0.012), (0.49 * width, height - 0.014), (0.1, height - 0.0145), (0, height - 0.0145)]
        body.turned(rim, wood, sides=64)
        return body.done(smooth=35)
    else:
        profile = [(0.8, 0), (0.95, 0.03), (1, 0.3), (0.96, 0.6), (1, 0.93), (0.985, 0.975), (0.94, 1)]
        body.turned([(r * width / 2, z * height) for r, z in spline(profile, 30)], wood, sides=64, wobble=0.09, seed=seed)
        return body.done(smooth=50)
    body.slab(ellipse(width, width, count=72), top, (0, 0, height - top), wood, 0.007, 0.012, along="x")
    return body.done()


def coffee_drum(width=0.86, height=0.36, material=None, top=None, reeds=64, seed=1):
    """A round drum, reeded all round, under a thin top."""
    material = material or m.walnut()
    body = Body("drum table", seed)
    sides = reeds * 8
    def reeded(p):
        a = np.arctan2(p[:, 1], p[:, 0])
        r = np.hypot(p[:, 0], p[:, 1])
        deep = np.abs(np.sin(a * reeds / 2)) ** 0.6
        k = np.where(r > width * 0.3, 1 - 0.014 * (1 - deep), 1)
        return p * np.stack([k, k, np.ones_like(k)], 1)

    r = width / 2 - 0.012
    body.turned([(r - 0.03, 0), (r - 0.03, 0.025), (r, 0.026), (r, height - 0.03)], material, sides=sides, shape=reeded)
    body.slab(ellipse(width, width, count=120), 0.03, (0, 0, height - 0.03), top or material, 0.008, 0.008, along="x")
    return body.done(smooth=40)


def coffee_oval(width=1.25, depth=0.68, height=0.38, wood=None, shelf=True, seed=1):
    """A long oval of timber with a thinned edge on four splayed legs, and a slatted shelf for magazines."""
    wood = wood or m.oak()
    body = Body("oval table", seed)
    body.slab(ellipse(width, depth, 2.5, 96), 0.028, (0, 0, height - 0.028), wood, 0.005, 0.018, along="x")
    x, y = width * 0.33, depth * 0.3
    for sx in (-1, 1):
        for sy in (-1, 1):
            taper_leg(body, sx * x, sy * y, height - 0.02, 0.036, 0.022, wood, (sx * 0.05, sy * 0.035))
    apron(body, 2 * x, 2 * y, height - 0.075, height - 0.024, 0.02, wood)
    if shelf:
        for k in range(7):
            body.bar((2 * x + 0.03, 0.026, 0.01), (0, (k - 3) * y * 0.29, height * 0.42), wood, 0.003, along="x")
        for sx in (-1, 1):
            body.rod([(sx * (x + 0.026), -y - 0.01, height * 0.41), (sx * (x + 0.026), y + 0.01, height * 0.41)], 0.009, wood)
    return body.done()


def coffee_slab(width=1.3, depth=0.74, height=0.33, material=None, thick=0.075, seed=1):
    """A slab of stone with soft, uneven edges on two blocks."""
    material = material or m.stone()
    body = Body("stone table", seed)
    body.slab(ellipse(width, depth, 3.4, 120, 0.05, seed), thick, (0, 0, height - thick), material, 0.016, 0.02, along="x")
    for side in (-1, 1):
        body.slab(ellipse(depth * 0.34, depth * 0.66, 3.2, 60, 0.06, seed + side), height - thick + 0.002, (side * width * 0.27, 0.01 * side, 0), material, 0.006, 0.01, turn=body.rng.uniform(-4, 4), along="z")
    return body.done()


def console(width=1.4, depth=0.36, height=0.82, wood=None, style="turned", drawers=2, knob=None, seed=1):
    """A narrow table for a hall. styles: "turned" (with a shelf below), "bobbin", "straight" (tapered legs)."""
    wood, knob = wood or m.oak(), knob or m.brass()
    body = Body("console", seed)
    body.slab(rounded(width, depth, 0.012), 0.026, (0, 0, height - 0.026), wood, 0.005, 0.009, along="x")
    x, y, low = width / 2 - 0.05, depth / 2 - 0.045, height - 0.15
    for sx in (-1, 1):
        for sy in (-1, 1):
            if style == "straight":
                taper_leg(body, sx * x, sy * y, height - 0.02, 0.045, 0.024, wood, square=True)
            else:
                turned_leg(body, sx * x, sy * y, height - 0.02, 0.026, wood, "bobbin" if style == "bobbin" else "baluster")
    apron(body, 2 * x + 0.01, 2 * y + 0.01, low, height - 0.024, 0.018, wood)
    drawer_row(body, drawers, 2 * x - 0.05, low + 0.012, height - 0.038, -y - 0.006, wood, knob)
    if style != "straight":
        body.slab(rounded(width - 0.06, depth - 0.05, 0.01), 0.02, (0, 0, 0.14), wood, 0.004, along="x")
    return body.done()


def drawer_row(body, count, width, low, high, y, wood, knob, x=0.0, pull="knob"):
    """Drawer fronts side by side on a face that looks to -y; each a hair askew, with a knob or a bar."""
    for k in range(count):
        wide = width / count - 0.004
        middle = x - width / 2 + (k + 0.5) * width / count
        body.bar((wide, 0.018, high - low), (middle, y - 0.004 + body.rng.uniform(-0.0012, 0.0012), low), wood, 0.0025, tilt=body.rng.uniform(-0.12, 0.12), along="x")
        z = (low + high) / 2
        if pull == "bar":
            body.rod([(middle - 0.05, y - 0.034, z), (middle + 0.05, y - 0.034, z)], 0.005, knob)
            for s in (-0.036, 0.036):
                body.rod([(middle + s, y - 0.01, z), (middle + s, y - 0.034, z)], 0.0035, knob, 8)
            continue
        for s in ((0.0,) if wide < 0.55 else (-wide * 0.26, wide * 0.26)):
            body.turned([(0.011, 0), (0.006, 0.006), (0.006, 0.012), (0.014, 0.02), (0.014, 0.026), (0.009, 0.03), (0, 0.031)], knob, (middle + s, y - 0.012, z), 20, lean=90)


def dining_table(width=2.2, depth=0.95, height=0.75, wood=None, style="farm", base=None, seed=1):
    """styles: "farm" (planks, turned legs), "trestle", "plain" (square tapered legs), "round" (depth is not used)."""
    wood = wood or m.oak()
    base = base or wood
    body = Body(f"dining table {style}", seed)
    top = 0.036
    if style == "round":
        body.slab(ellipse(width, width, count=128), top, (0, 0, height - top), wood, 0.008, 0.018, along="x")
        body.turned(turning("reel", 0.17, height - top - 0.05, 0.05), base, sides=48)
        body.turned([(0.34, 0), (0.345, 0.02), (0.33, 0.035), (0.2, 0.055), (0.15, 0.07)], base, sides=72)
        return body.done()
    if style == "farm":
        n = 6
        for k in range(n):
            wide = depth / n - 0.0015
            body.bar((width - 0.16, wide, top), (0, -depth / 2 + (k + 0.5) * depth / n, height - top + body.rng.uniform(-0.0006, 0.0006)), wood, 0.0025, along="x")
        for s in (-1, 1):
            body.bar((0.078, depth, top), (s * (width / 2 - 0.04), 0, height - top), wood, 0.004, along="y")
    else:
        body.slab(rounded(width, depth, 0.02), top, (0, 0, height - top), wood, 0.004, 0.014, along="x")
    x, y = width / 2 - 0.1, depth / 2 - 0.09
    if style == "trestle":
        for s in (-1, 1):
            body.bar((0.09, depth * 0.72, 0.06), (s * x * 0.8, 0, 0), base, 0.008, along="y")
            body.bar((0.09, depth * 0.8, 0.06), (s * x * 0.8, 0, height - top - 0.06), base, 0.008, along="y")
            for t in (-1, 1):
                body.bar((0.07, 0.07, height - top - 0.11), (s * x * 0.8, t * 0.16, 0.055), base, 0.006, along="z", lean=t * 7)
        body.bar((x * 1.7, 0.05, 0.1), (0, 0, 0.2), base, 0.006, along="x")
        return body.done()
    for sx in (-1, 1):
        for sy in (-1, 1):
            if style == "farm":
                turned_leg(body, sx * x, sy * y, height - top, 0.045, base)
            else:
                taper_leg(body, sx * x, sy * y, height - top, 0.07, 0.042, base, square=True)
    apron(body, 2 * x + 0.02, 2 * y + 0.02, height - top - 0.1, height - top, 0.024, base)
    return body.done()
