"""Beds: a base, a mattress, sheets, a cover that hangs, pillows and a throw, each a surface of its own."""

import math

import numpy as np
from mathutils import noise as field
from mathutils import Vector

from . import mesh
from .soft import cushion
from .upholstery import pad, piping


def headboard(wardrobe, surface, width=1.72, height=1.18, seed=1, shape="arched"):
    """An upholstered board that stands at the origin, its face to -y; arched, straight or scalloped at the top."""
    columns, rows = 60, 44
    s = np.linspace(-1, 1, columns)[None, :]
    t = np.linspace(0, 1, rows)[:, None]
    tops = {
        "arched": 0.82 + 0.18 * np.sqrt(np.clip(1 - (np.abs(s) / 1.02) ** 2.6, 0, 1)),
        "straight": 1.0 + 0 * s,
        "scalloped": 0.9 + 0.1 * mesh.smoothstep(0.85, 0.6, np.abs(s)) * np.cos(s * 1.2),
    }
    top = height * tops[shape]
    x = s * width / 2 + 0 * t
    z = top * (1 - t)
    rim = np.minimum(np.minimum(1 - np.abs(s), 1 - np.abs(s)) * width / 2, t * height)
    swell = 0.03 + 0.05 * np.sqrt(np.clip(rim / 0.07, 0, 1)) * np.where(rim < 0.07, 1, 1)
    points = np.stack([x, -swell + 0 * x, z], axis=2)
    wall = points.copy()
    wall[:, :, 1] = 0.0
    edge = np.concatenate([wall[::-1, 0], wall[0, 1:-1], wall[:, -1]])
    front_edge = np.concatenate([points[::-1, 0], points[0, 1:-1], points[:, -1]])
    metres = np.stack([(s + 1) * width / 2 + 0 * t, height - z], axis=2)
    face = mesh.subdivide(mesh.grid_object("headboard", points, metres), 1)
    along = np.cumsum(np.concatenate([[0], np.linalg.norm(np.diff(edge, axis=0), axis=1)]))
    side = mesh.grid_object("headboard side", np.stack([edge, front_edge]), np.stack([np.stack([along, 0 * along], 1), np.stack([along, 0 * along + 0.08], 1)]))
    cord = piping([tuple(p) for p in front_edge[::2]], 0.006, closed=False)
    for obj in (face, side, cord):
        wardrobe.part(surface, obj, rough=0.8)
    return mesh.group("headboard", face, side, cord)


def mattress(wardrobe, surface, width=1.6, length=2.0, low=0.3, height=0.26, seed=2):
    """A mattress in its sheet on a base, its head end at y = 0 and its foot towards -y."""
    body = pad((width, length, height), 0.06, 0.02, seed, 0.002, cells=40)
    body.location = (0, -length / 2, low)
    wardrobe.part(surface, body)
    return body


def base(wardrobe, surface, width=1.62, length=2.02, height=0.3, seed=3):
    """A divan in cloth, to the floor."""
    body = pad((width, length, height - 0.02), 0.02, 0.003, seed, 0.001, cells=30, waterfall=False)
    body.location = (0, -length / 2, 0.02)
    wardrobe.part(surface, body)
    return body


def cover(wardrobe, surface, width, begin, end, top, hang, seed, puff=0.05, folded=0.0, hem=0.0):
    """A duvet or a quilt over a bed from y = -begin to -end, hanging `hang` metres at its sides and its foot.

    puff: how thick it lies; folded: metres of its head end that are turned back and lie double.
    """
    half = width / 2 + puff
    side = hang
    us = np.linspace(-(half + side), half + side, 150)
    vs = np.linspace(0, (end - begin) + side, 130)
    points = np.zeros((len(vs), len(us), 3))
    metres = np.zeros((len(vs), len(us), 2))
    for j, v in enumerate(vs):
        for i, u in enumerate(us):
            over = max(0.0, abs(u) - half)
            foot = max(0.0, v - (end - begin))
            soft = field.noise(Vector((u * 2.1, v * 2.1, seed)))
            fine = field.noise(Vector((u * 5.3, v * 5.3, seed + 4)))
            wave = field.noise(Vector((v * 4.2, seed, 1.0 if u > 0 else 5.0)))
            foot_wave = field.noise(Vector((u * 4.2, seed, 9.0)))
            rim = min(1, (half - min(abs(u), half)) / 0.22, max(0.0, (end - begin) - v) / 0.22 + 0.0)
            bulge = puff * (1 - (1 - max(0, rim)) ** 2)
            turn = math.copysign(1, u)
            x = math.copysign(min(abs(u), half), u)
            y = -begin - min(v, end - begin)
            z = top + bulge + 0.022 * soft * (0.4 + 0.6 * max(0, rim)) + 0.006 * fine
            if over > 0:
                bend = min(over / 0.09, 1)
                x += turn * (0.035 * math.sin(bend * math.pi / 2) + (0.03 * wave + 0.02) * (over / max(side, 0.01)))
                z -= over - 0.03 * (1 - math.cos(bend * math.pi / 2))
            if foot > 0:
                bend = min(foot / 0.09, 1)
                y -= 0.035 * math.sin(bend * math.pi / 2) + (0.03 * foot_wave + 0.02) * (foot / max(side, 0.01))
                z -= foot - 0.03 * (1 - math.cos(bend * math.pi / 2))
            if over > 0 and foot > 0:
                # A corner hangs as a cone: no lower than the longer of its two ways down.
                down = max(over, foot)
                z = top - down + 0.02 * wave
                x += turn * min(over, foot) * 0.25
                y -= min(over, foot) * 0.25
            points[j, i] = (x, y, max(z, 0.015))
            metres[j, i] = (u + half + side, v)
    obj = mesh.solidify(mesh.subdivide(mesh.grid_object("cover", points, metres), 1), 0.006 + hem, -1)
    wardrobe.part(surface, obj, rough=1.5)
    made = [obj]
    if folded:
        made.append(_turned_back(wardrobe, surface, half, begin, top + puff, folded, seed))
    return made


def _turned_back(wardrobe, surface, half, begin, top, folded, seed):
    us = np.linspace(-half - 0.12, half + 0.12, 90)
    ts = np.linspace(0, 1, 26)
    points, metres = [], []
    for t in ts:
        row, cloth = [], []
        for u in us:
            over = max(0, abs(u) - half)
            soft = field.noise(Vector((u * 2.6, t * 2, seed + 2)))
            roll = math.sin(min(1, t / 0.12) * math.pi) * 0.02
            y = -begin + 0.02 - folded * t
            z = top + 0.035 * (1 - t**6) + 0.016 * soft + roll - over * 1.0
            x = math.copysign(min(abs(u), half + 0.04), u)
            row.append((x, y, z))
            cloth.append((u + half + 0.12, folded * t))
        points.append(row)
        metres.append(cloth)
    obj = mesh.solidify(mesh.subdivide(mesh.grid_object("turned back", np.array(points), np.array(metres)), 1), 0.02, -1)
    wardrobe.part(surface, obj, rough=1.5)
    return obj


def pillow(wardrobe, surface, at, seed, size=(0.72, 0.48), lean=62, turn=0, thick=0.2, piped=False):
    """A pillow that leans against the headboard. at: its lower edge's middle; lean: degrees from the vertical backwards."""
    body, cord = cushion(size[0], size[1], thick, seed, edge="piped" if piped else "knife")
    wardrobe.part(surface, body, rough=1.5)
    objects = [body]
    if cord:
        wardrobe.part(surface, cord)
        objects.append(cord)
    whole = mesh.group("pillow", *objects)
    a = math.radians(lean)
    mesh.place(whole, at[0], at[1] + math.sin(a) * size[1] / 2, at[2] + math.cos(a) * size[1] / 2, turn=turn, lean=-lean)
    return whole

