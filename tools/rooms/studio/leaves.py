"""Leaves, petals, fronds and stems: curved sheets with a midrib that bends, sewn into the Body of a plant."""

import math

import numpy as np
from mathutils import Matrix, Vector

# Half width along a leaf, as (place, share of its greatest half width).
SHAPES = {
    "ovate": [(0, 0.05), (0.08, 0.5), (0.3, 1), (0.6, 0.78), (0.85, 0.34), (1, 0.01)],
    "elliptic": [(0, 0.03), (0.15, 0.55), (0.45, 1), (0.75, 0.74), (0.93, 0.26), (1, 0.01)],
    "lance": [(0, 0.08), (0.2, 0.7), (0.42, 1), (0.75, 0.55), (1, 0.01)],
    "round": [(0, 0.04), (0.12, 0.62), (0.42, 1), (0.75, 0.82), (0.94, 0.42), (1, 0.03)],
    "lyre": [(0, 0.08), (0.1, 0.38), (0.26, 0.5), (0.42, 0.58), (0.66, 1), (0.87, 0.84), (0.97, 0.4), (1, 0.04)],
    "paddle": [(0, 0.06), (0.08, 0.62), (0.3, 0.98), (0.6, 1), (0.85, 0.66), (0.97, 0.22), (1, 0.01)],
    "strap": [(0, 0.75), (0.3, 1), (0.7, 0.8), (0.92, 0.4), (1, 0.02)],
    "blade": [(0, 0.6), (0.25, 0.9), (0.6, 1), (0.85, 0.7), (0.96, 0.3), (1, 0.01)],
    "petal": [(0, 0.2), (0.3, 0.62), (0.65, 1), (0.88, 0.76), (1, 0.08)],
}


def smooth_width(shape, t):
    places, shares = zip(*SHAPES[shape])
    x = np.clip(np.asarray(t, float), 0, 1)
    # Linear between the places, eased so that the outline has no corners.
    wide = np.interp(x, places, shares)
    near = (np.interp(np.clip(x - 0.03, 0, 1), places, shares) + np.interp(np.clip(x + 0.03, 0, 1), places, shares)) / 2
    return np.where((x > 0.02) & (x < 0.99), (wide + near) / 2, wide)


def leaf(shape, length, width, arch=0.5, fold=0.3, wave=0.0, twist=0.0, rows=9, columns=5, rise=0.0, phase=0.0, cup=0.0):
    """A leaf from the origin along x, its upper side up: points (rows × columns × 3).

    arch: radians its midrib bends down along its length; fold: how steeply its halves stand up from the midrib; wave:
    the margin's ripple as a share of the width; twist: radians; rise: radians at its foot; cup: sides curl inward.
    """
    t = np.linspace(0, 1, rows)
    angle = rise - arch * t**1.25
    step = length / (rows - 1)
    x = np.concatenate([[0], np.cumsum(np.cos((angle[1:] + angle[:-1]) / 2) * step)])
    z = np.concatenate([[0], np.cumsum(np.sin((angle[1:] + angle[:-1]) / 2) * step)])
    half = smooth_width(shape, t) * width / 2
    points = np.zeros((rows, columns, 3))
    for c, s in enumerate(np.linspace(1, -1, columns)):
        out = np.abs(s)
        bend = fold + cup * out
        y = half * s * np.cos(bend)
        up = half * out * np.sin(bend) + wave * width * out**2 * np.sin(t * 16 + phase + (1.7 if s > 0 else 0)) * np.sin(math.pi * t)
        roll = twist * t
        y2, up2 = y * np.cos(roll) - up * np.sin(roll), y * np.sin(roll) + up * np.cos(roll)
        points[:, c] = np.stack([x - up2 * np.sin(angle), y2, z + up2 * np.cos(angle)], 1)
    return points


def lobed(length, width, fingers=7, gap=0.35, begin=0.3, arch=0.6, fold=0.12, droop=0.5, heart=0.2, sweep=0.28, shape="ovate", rows=5, columns=6, rng=None, ragged=0.0):
    """A blade that is cut towards its midrib, as fingers on both sides: a list of (points, uv) sheets.

    gap: share of each finger that is open at its margin; begin: share of the way out at which the cuts begin; droop:
    radians its margins hang; heart: share of the length its lobes reach back by; sweep: how far tips lean forward.
    """
    made = []
    for side in (-1, 1):
        shift = rng.uniform(-0.3, 0.3) / fingers if rng else 0
        bounds = np.clip(np.linspace(0, 1, fingers + 1) + shift * np.sin(np.linspace(0, math.pi, fingers + 1)), 0, 1)
        for k in range(fingers):
            v0, v1 = bounds[k], bounds[k + 1]
            open_ = gap * (1 if not rng else rng.uniform(1 - ragged, 1 + ragged * 0.6))
            hang = droop * (1 if not rng else rng.uniform(0.75, 1.25))
            points, uv = np.zeros((rows, columns, 3)), np.zeros((rows, columns, 2))
            for c, a in enumerate(np.linspace(0, 1, columns)):
                cut = open_ / 2 * max(0, (a - begin) / (1 - begin)) ** 1.6
                for r, q in enumerate(np.linspace(0, 1, rows)):
                    v = v0 + (v1 - v0) * (cut * (k > 0) + q * (1 - cut * ((k > 0) + (k < fingers - 1))))
                    tip = 1 - 0.1 * (2 * q - 1) ** 2 * a**3
                    points[r, c] = _on_blade(v, a * tip, side, length, width, arch, fold, hang, heart, sweep, shape)
                    uv[r, c] = (0.5 + side * a / 2, v)
            if side > 0:
                points, uv = points[:, ::-1], uv[:, ::-1]
            made.append((points, uv))
    return made


def midrib(length, width, arch, fold=0.12, droop=0.5, heart=0.2, sweep=0.28, shape="ovate", rows=9):
    """The line along the middle of a lobed blade."""
    return np.array([_on_blade(v, 0.0, 1, length, width, arch, fold, droop, heart, sweep, shape) for v in np.linspace(0, 0.97, rows)])


def _on_blade(v, a, side, length, width, arch, fold, droop, heart, sweep, shape):
    half = float(smooth_width(shape, v * 0.97 + 0.015)) * width / 2
    x0 = v * length - heart * length * a**2 * max(0, 1 - v * 3.2)
    x = x0 + sweep * half * a * (v - 0.1)
    angle = -arch * max(v, 0) ** 1.2
    y = side * half * a * math.cos(droop * a)
    z = half * a * (math.sin(fold) - math.sin(droop * a) * a)
    return (x * math.cos(angle * 0.55) - z * math.sin(angle), y, x * math.sin(angle * 0.55) + z * math.cos(angle))


def _turned(at, turn, pitch, roll, scale=1.0):
    return Matrix.Translation(Vector(at)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(-pitch, 4, "Y") @ Matrix.Rotation(roll, 4, "X") @ Matrix.Scale(scale, 4)


def grow(body, points, material, at=(0, 0, 0), turn=0.0, pitch=0.0, roll=0.0, scale=1.0, uv=None):
    """Sews a leaf into a plant at a place. turn, pitch, roll: radians; pitch above 0 points upward."""
    body.sheet(points, material, uv, matrix=_turned(at, turn, pitch, roll, scale))


def place_of(points, at=(0, 0, 0), turn=0.0, pitch=0.0, roll=0.0):
    """Where points of a leaf come to lie when it is grown."""
    return [tuple(_turned(at, turn, pitch, roll) @ Vector(p)) for p in points]


def lead(points, s):
    """The place at share s of a line, and its heading (turn, pitch) there."""
    points = np.asarray(points, float)
    i = min(int(s * (len(points) - 1)), len(points) - 2)
    f = s * (len(points) - 1) - i
    d = points[i + 1] - points[i]
    return points[i] * (1 - f) + points[i + 1] * f, math.atan2(d[1], d[0]), math.atan2(d[2], math.hypot(d[0], d[1]))


def stem(start, turn, pitch, length, bend=0.4, wander=0.05, rng=None, count=10, sag=True):
    """A line that leaves in a direction and bends: towards the ground by `bend` radians, or upward if it is below 0."""
    points = [np.array(start, float)]
    for k in range(count - 1):
        t = k / (count - 1)
        p = pitch - bend * (t**1.2 if sag else 1 - t)
        h = turn + (rng.gauss(0, wander) if rng else 0)
        step = length / (count - 1)
        points.append(points[-1] + step * np.array([math.cos(h) * math.cos(p), math.sin(h) * math.cos(p), math.sin(p)]))
    return np.array(points)


def variants(make, count):
    """A few leaves of a kind, so that not each has to be reckoned anew: make(k) for k below count."""
    return [make(k) for k in range(count)]
