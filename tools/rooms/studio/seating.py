"""Sofas, armchairs, benches and stools that are dressed. Each builder takes the wardrobe and stands at the origin.

Their fronts look to -y. Every builder returns a group to be placed; loose cushions are not part of it.
"""

import math

import numpy as np

from . import mesh
from .upholstery import pad, pad_edge, piping, skirt, swept


def _give(wardrobe, surface, *objects, rough=1.2):
    for obj in objects:
        wardrobe.part(surface, obj, rough=rough)
    return list(objects)


def _piped_pad(wardrobe, surface, size, at, seed, turn=(0, 0, 0), **options):
    """A pad with a cord round its upper and lower edge."""
    body = pad(size, seed=seed, **options)
    radius = options.get("radius", 0.05)
    crown = options.get("crown", 0.03)
    objects = [body]
    for z in (radius * 0.55, size[2] - radius * 0.55):
        objects.append(piping(pad_edge(size, min(radius, 0.06) + 0.02, z, grow=0.004)))
    _give(wardrobe, surface, *objects)
    whole = mesh.group("pad", *objects)
    whole.location, whole.rotation_euler = at, [math.radians(a) for a in turn]
    return whole


def legs(width, depth, height, material, inset=0.08, radius=0.022, splay=0.06):
    """Four turned legs, a little splayed."""
    made = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (width / 2 - inset), sy * (depth / 2 - inset)
            foot = mesh.tube("leg", [(x + sx * splay * height, y + sy * splay * height, 0), (x, y, height)], radius, material)
            made.append(foot)
    return made


def lounge_sofa(wardrobe, surface, wood, width=2.2, depth=0.98, seats=2, seed=1, seat_height=0.44, arm=0.2, low=True):
    """A low sofa with wide arms, deep seats and soft loose backs."""
    h = seat_height
    base_h, seat_h = h * 0.45, h * 0.42
    parts = legs(width, depth, h * 0.22, wood, inset=0.12, radius=0.02)
    base = pad((width - 0.02, depth - 0.02, base_h), 0.03, 0.006, seed, 0.0015, cells=30)
    base.location = (0, 0, h * 0.2)
    arms = []
    for side in (-1, 1):
        body = pad((arm, depth, h + 0.16 - h * 0.2), 0.055, 0.018, seed + side, 0.0035)
        body.location = (side * (width - arm) / 2, 0, h * 0.2)
        arms.append(body)
    back = pad((width - 2 * arm + 0.02, 0.2, 0.78 - h * 0.2), 0.07, 0.02, seed + 4, 0.003)
    back.location = (0, depth / 2 - 0.1, h * 0.2)
    _give(wardrobe, surface, base, *arms, back)
    parts += [base, *arms, back]
    inner = width - 2 * arm
    each = inner / seats
    for i in range(seats):
        x = -inner / 2 + each * (i + 0.5)
        seat = _piped_pad(
            wardrobe, surface, (each - 0.006, depth - 0.2, seat_h * 0.95), (x, -0.1, h * 0.2 + base_h - 0.012),
            seed + 10 + i, radius=0.05, crown=0.035, wrinkle=0.004, dent=0.016,
        )
        parts.append(seat)
        rest = _piped_pad(
            wardrobe, surface, (each - 0.02, 0.2, 0.46), (x, depth / 2 - 0.2, h + 0.0),
            seed + 20 + i, (-14, 0, (-1) ** i * 1.2), radius=0.085, crown=0.05, wrinkle=0.007,
        )
        parts.append(rest)
    return mesh.group("sofa", *parts)


ROLL = [(-0.09, 0.0), (0.085, 0.0), (0.085, 0.24), (0.12, 0.33), (0.115, 0.4), (0.05, 0.45), (-0.03, 0.45), (-0.1, 0.41), (-0.1, 0.3), (-0.09, 0.2)]


def english_sofa(wardrobe, surface, wood, width=2.0, depth=0.95, seats=2, seed=3, skirted=False):
    """A sofa with low rolled arms and a tight back; on castors or with a skirt."""
    parts = [] if skirted else legs(width, depth, 0.17, wood, inset=0.1, radius=0.024, splay=0.0)
    foot = 0.16
    base = pad((width - 0.1, depth - 0.04, 0.2), 0.03, 0.008, seed, 0.0015, cells=30)
    base.location = (0, 0, foot)
    pieces = [base]
    for side in (-1, 1):
        outline = [(side * x, z) for x, z in ROLL]
        outline = outline if side > 0 else outline[::-1]
        for obj in swept(outline, depth - 0.06, seed=seed + side, inset=0.012):
            obj.location = (side * (width / 2 - 0.12), -0.0, foot + 0.03)
            pieces.append(obj)
    back = pad((width - 0.26, 0.24, 0.56), 0.09, 0.035, seed + 5, 0.0035)
    back.location, back.rotation_euler = (0, depth / 2 - 0.17, foot + 0.18), (math.radians(-11), 0, 0)
    pieces.append(back)
    _give(wardrobe, surface, *pieces)
    parts += pieces
    inner = width - 0.42
    each = inner / seats
    for i in range(seats):
        x = -inner / 2 + each * (i + 0.5)
        parts.append(
            _piped_pad(
                wardrobe, surface, (each - 0.006, depth - 0.22, 0.17), (x, -0.1, foot + 0.19), seed + 10 + i,
                radius=0.055, crown=0.04, wrinkle=0.004, dent=0.012,
            )
        )
    if skirted:
        cloth = skirt(width - 0.1, depth - 0.04, foot + 0.06, seed)
        _give(wardrobe, surface, cloth)
        parts.append(cloth)
    return mesh.group("sofa", *parts)


def armchair(wardrobe, surface, wood, width=0.82, depth=0.85, seed=5, height=0.84):
    """A compact armchair with a loose seat and a raked back."""
    parts = legs(width - 0.04, depth, 0.2, wood, inset=0.07, radius=0.019)
    base = pad((width - 0.06, depth - 0.06, 0.12), 0.03, 0.006, seed, 0.0012)
    base.location = (0, 0, 0.18)
    pieces = [base]
    for side in (-1, 1):
        arm = pad((0.12, depth - 0.05, 0.4), 0.055, 0.016, seed + side, 0.003, taper=-0.08)
        arm.location, arm.rotation_euler = (side * (width / 2 - 0.07), 0.0, 0.2), (0, math.radians(side * 3), 0)
        pieces.append(arm)
    back = pad((width - 0.14, 0.17, height - 0.26), 0.08, 0.035, seed + 4, 0.003)
    back.location, back.rotation_euler = (0, depth / 2 - 0.16, 0.26), (math.radians(-15), 0, 0)
    pieces.append(back)
    _give(wardrobe, surface, *pieces)
    parts += pieces
    seat = (width - 0.25, depth - 0.22, 0.16)
    parts.append(_piped_pad(wardrobe, surface, seat, (0, -0.09, 0.29), seed + 9, radius=0.055, crown=0.04, wrinkle=0.004, dent=0.014))
    return mesh.group("armchair", *parts)


def tub_chair(wardrobe, surface, wood, radius=0.4, seed=8, height=0.72):
    """A round chair whose back runs into its arms."""
    parts = legs(radius * 1.5, radius * 1.5, 0.16, wood, inset=0.06, radius=0.018)
    thick, low = 0.11, 0.15
    rise = lambda a: 0.52 + (height - 0.52) * max(0, math.sin(a)) ** 1.4

    def section(a):
        """From inside its foot over the rolled top to outside its foot: distance from the middle, height."""
        top = rise(a) - thick / 2
        inside = [(radius - thick + 0.012 * math.sin(math.pi * k), low + (top - low) * k) for k in np.linspace(0, 1, 14)[:-1]]
        roll = [(radius - thick / 2 - thick / 2 * math.cos(k), top + thick / 2 * math.sin(k)) for k in np.linspace(0, math.pi, 15)]
        outside = [(radius + 0.014 * math.sin(math.pi * k), low + (top - low) * k) for k in np.linspace(1, 0, 14)[1:]]
        return np.array(inside + roll + outside)

    def closed(a, open_):
        """The section at an arm's end, narrowed towards the middle of its roll, so that the end is as round as the top."""
        r0, z0 = radius - thick / 2, rise(a) - thick / 2
        return [(r0 + (r - r0) * open_, z0 + (z - z0) * open_ if z > z0 else z) for r, z in section(a)]

    first, last = math.radians(-42), math.radians(222)
    turns = np.linspace(0, math.pi / 2, 9)[1:]
    beyond = thick / 2 / radius * np.sin(turns)
    narrow = np.maximum(0.02, np.cos(turns))
    rows = [(first - b, closed(first, n)) for b, n in zip(beyond[::-1], narrow[::-1])]
    rows += [(a, section(a)) for a in np.linspace(first, last, 60)]
    rows += [(last + b, closed(last, n)) for b, n in zip(beyond, narrow)]
    points = np.array([[(r * math.cos(a), r * math.sin(a), z) for r, z in row] for a, row in rows])
    centre = len(points[0]) // 2
    along = np.cumsum(np.concatenate([[0], np.linalg.norm(np.diff(points[:, centre], axis=0), axis=1)]))
    down = np.cumsum(np.concatenate([[0], np.linalg.norm(np.diff(points[len(points) // 2], axis=0), axis=1)]))
    u, v = np.meshgrid(along, -down, indexing="ij")
    shell = mesh.grid_object("tub", points, np.stack([u, v], axis=2))
    a = np.linspace(0, 2 * math.pi, 60)
    profile = [(0.001, 0.165), (0.6, 0.16), (0.9, 0.145), (0.985, 0.11), (1.0, 0.07), (0.99, 0.03), (0.95, 0.0)]
    seat = np.array([[(r * (radius - 0.085) * math.cos(b), r * (radius - 0.06) * math.sin(b) - 0.03, 0.29 + z) for b in a] for r, z in profile])
    metres = np.stack([seat[:, :, 0], -seat[:, :, 1] + 0.3 * (0.165 - (seat[:, :, 2] - 0.29))], axis=2)
    cushion = mesh.subdivide(mesh.grid_object("seat", seat, metres), 1)
    base = mesh.grid_object("base", np.array([[(0.93 * radius * math.cos(b), 0.93 * radius * math.sin(b), z) for b in a] for z in (0.15, 0.31)]), np.array([[(b * radius, -z) for b in a] for z in (0.15, 0.31)]))
    _give(wardrobe, surface, mesh.subdivide(shell, 1), cushion, base)
    return mesh.group("tub chair", *parts, shell, cushion, base)


def bench_seat(wardrobe, surface, size, at, seed, **options):
    """One loose pad, for a window seat, a banquette or a lounger."""
    return _piped_pad(wardrobe, surface, size, at, seed, **({"radius": 0.045, "crown": 0.02, "wrinkle": 0.003} | options))


def channelled_back(wardrobe, surface, width, height, seed, channels=9, depth=0.09):
    """A back of upright channels, as banquettes and headboards have; stands at the origin, face to -y."""
    columns = channels * 14 + 1
    s = np.linspace(0, 1, columns)[None, :]
    t = np.linspace(0, 1, 30)[:, None]
    swell = np.abs(np.sin(math.pi * channels * s)) ** 0.55
    crown = np.sqrt(np.clip(1 - ((t - 0.07) / 0.07) ** 2 * (t < 0.07), 0, 1))
    y = -depth * (0.35 + 0.65 * swell) * crown
    x = (s - 0.5) * width + 0 * t
    z = height * (1 - t) + 0 * s
    top = np.stack([x[:1], np.zeros_like(x[:1]) + 0.0, z[:1] - 0.004], axis=2)
    points = np.concatenate([top, np.stack([x, y + 0 * x, z], axis=2)])
    v = np.concatenate([[-0.06], t[:, 0] * height])
    metres = np.stack(np.meshgrid(s[0] * width * 1.18, v), axis=2)
    obj = mesh.subdivide(mesh.grid_object("back", points, metres), 1)
    _give(wardrobe, surface, obj)
    return obj


def ottoman(wardrobe, surface, wood, radius=0.32, height=0.42, seed=2):
    """A round stool, piped at its upper edge."""
    a = np.linspace(0, 2 * math.pi, 72)
    top = [(0.001, 1.04), (0.5, 1.03), (0.85, 1.0), (0.96, 0.96), (1.0, 0.9)]
    side = [(1.0, 0.9), (1.0, 0.5), (0.99, 0.2), (0.96, 0.14)]

    # A cloth that goes around ends over its own beginning, and a hair outside it.
    over = np.linspace(-0.06, 2 * math.pi + 0.06, 76)

    def turned(name, profile, metres):
        around = [[(r * radius * (1 + 0.0006 * b) * math.cos(b), r * radius * (1 + 0.0006 * b) * math.sin(b), z * height) for b in over] for r, z in profile]
        return mesh.subdivide(mesh.grid_object(name, np.array(around), np.array([[metres(r, z, b) for b in over] for r, z in profile])), 1)

    # Two cloths, sewn together under the piping: one lies, the other goes around.
    body = [
        turned("ottoman-top", top, lambda r, z, b: (r * radius * math.cos(b), -r * radius * math.sin(b))),
        turned("ottoman-side", side, lambda r, z, b: (b * radius, 1 - z * height)),
    ]
    cord = piping([(radius * 1.004 * math.cos(b), radius * 1.004 * math.sin(b), 0.91 * height) for b in a[:-1]])
    _give(wardrobe, surface, *body, cord)
    return mesh.group("ottoman", *body, cord, *legs(radius * 1.4, radius * 1.4, height * 0.16, wood, inset=0.03, radius=0.016))
