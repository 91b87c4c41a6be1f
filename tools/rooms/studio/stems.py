"""What is cut and put into vases: eucalyptus, protea, pampas, dried grasses, olive, agapanthus, blossom."""

import math

import numpy as np

from . import materials as m
from . import mesh
from .forms import Body
from .leaves import grow, leaf, lead, stem, variants
from .vessels import mouth, vase


def _fan(rng, k, count, spread):
    """Direction of one stem of a bunch: the first near upright, the others leaning out on all sides."""
    t = (k + 0.5) / count
    return 2.39996 * k + rng.gauss(0, 0.3), math.pi / 2 - spread * t**0.7 * rng.uniform(0.7, 1.15)


def _rim(rng, turn, radius):
    """A stem leans on the rim on its own side."""
    return np.array([math.cos(turn) * radius * 0.7, math.sin(turn) * radius * 0.7, -0.02])


def eucalyptus(body, height, count, radius, rng, colour="#8fa394"):
    """Round grey leaves in pairs, smaller towards the tip, on reddish stems that nod."""
    green, twig = m.foliage(colour, "#b5c0a8", "#a8b8ab", 0.25, 0.2, 0), m.bark("#8d6a55", 3.0)
    blades = variants(lambda k: leaf("round", 0.056, 0.047, 0.2 + 0.2 * k, 0.12, 0.02, 0.2 * k, 6, 5), 3)
    for k in range(count):
        turn, pitch = _fan(rng, k, count, 0.75)
        length = height * rng.uniform(0.75, 1.05)
        line = stem(_rim(rng, turn, radius), turn, pitch, length, rng.uniform(0.1, 0.7), 0.1, rng, 16)
        body.rod(line, np.linspace(0.0028, 0.001, 16), twig, 5)
        pairs = int(length / 0.035)
        for j in range(3, pairs):
            s = j / pairs
            at, h, p = lead(line, s)
            for side in (-1, 1):
                a = 1.57 * (j % 2) + rng.gauss(0, 0.2)
                out = h + side * (1.2 if j % 2 else 0.25)
                grow(body, rng.choice(blades), green, at, out + rng.gauss(0, 0.25), 0.55 * side * math.cos(a) + 0.25 + rng.gauss(0, 0.25), rng.gauss(0, 0.5), 1.1 - 0.6 * s)


def olive_stems(body, height, count, radius, rng):
    """Branches of narrow leaves, grey below."""
    green, twig = m.foliage("#6b7a55", "#93a07c", "#b5bda9", 0.35, 0.15, 0), m.bark("#8b8272", 3.0)
    blades = variants(lambda k: leaf("lance", 0.055, 0.013, 0.15 + 0.15 * k, 0.25, rows=5, columns=3), 3)
    for k in range(count):
        turn, pitch = _fan(rng, k, count, 0.8)
        line = stem(_rim(rng, turn, radius), turn, pitch, height * rng.uniform(0.7, 1.05), rng.uniform(0, 0.5), 0.15, rng, 14)
        body.rod(line, np.linspace(0.0035, 0.0012, 14), twig, 5)
        lines = [line]
        for j in range(4):
            at, h, p = lead(line, 0.35 + 0.15 * j)
            lines.append(stem(at, h + (-1) ** j * rng.uniform(0.5, 0.9), p, height * 0.26, 0.2, 0.1, rng, 8))
            body.rod(lines[-1], np.linspace(0.0018, 0.0008, 8), twig, 4)
        for one in lines:
            steps = int(20 if one is line else 11)
            for j in range(2, steps + 1):
                at, h, p = lead(one, j / steps)
                for side in (-1, 1):
                    grow(body, rng.choice(blades), green, at, h + side * rng.uniform(0.4, 0.9), p * 0.4 + rng.gauss(0.15, 0.3), rng.gauss(0, 0.6), rng.uniform(0.7, 1.1))


def protea_head(body, at, turn, pitch, size, rng, colour="#dba59c", tip="#b8706c"):
    """A king protea: pointed bracts in a bowl round a pale woolly cone."""
    bract = m.petal(colour, tip)
    shapes = variants(lambda k: leaf("lance", size * 0.62, size * 0.21, -0.6 - 0.1 * k, 0.35, 0, rows=8, columns=5, cup=0.3), 3)
    for ring, (count, up, scale) in enumerate(((12, 0.35, 0.85), (14, 0.6, 1.0), (13, 0.85, 1.0), (10, 1.05, 0.85))):
        for k in range(count):
            a = 2 * math.pi * (k + 0.5 * (ring % 2)) / count + rng.gauss(0, 0.05)
            foot = np.array(at) + size * 0.1 * np.array([math.cos(a), math.sin(a), 0.04 * ring])
            grow(body, rng.choice(shapes), bract, foot, a, up + rng.gauss(0, 0.08), 0.0, scale)
    wool = m.petal("#efe3d0", "#d7b9a0")
    hair = leaf("lance", size * 0.34, size * 0.02, -0.2, 0.4, rows=4, columns=3)
    for k in range(120):
        r = math.sqrt(k / 120)
        a = 2.39996 * k
        foot = np.array(at) + size * 0.13 * r * np.array([math.cos(a), math.sin(a), 0]) + (0, 0, size * 0.06)
        grow(body, hair, wool, foot, a, 1.5 - 0.45 * r, 0, 1.15 - 0.25 * r)


def protea(body, height, count, radius, rng, colour="#dba59c", tip="#b8706c"):
    """Heads on thick stems with stiff leaves, held high and low."""
    green, twig = m.foliage("#6a7f52", "#a9a76a", gloss=0.3, veins=5), m.bark("#7c5a48", 2.5)
    blades = variants(lambda k: leaf("elliptic", 0.1, 0.036, 0.15 + 0.15 * k, 0.25, 0.02, rows=7, columns=5), 3)
    for k in range(count):
        turn, pitch = _fan(rng, k, count, 0.75)
        line = stem(_rim(rng, turn, radius), turn, pitch, height * rng.uniform(0.55, 0.9), 0.1, 0.05, rng, 10)
        body.rod(line, np.linspace(0.005, 0.004, 10), twig, 7)
        end, h, _ = lead(line, 1.0)
        for j in range(13):
            at, _, _ = lead(line, 0.2 + 0.78 * j / 13)
            grow(body, rng.choice(blades), green, at, 2.39996 * j, 0.75 + rng.gauss(0, 0.12), 0, rng.uniform(0.8, 1.1))
        protea_head(body, end, h, 1.4, rng.uniform(0.12, 0.17), rng, colour, tip)


def pampas(body, height, count, radius, rng, colour="#dcc9a6"):
    """Plumes that lean all one way, of fine hairs."""
    straw, wool = m.straw("#c2a873"), m.straw(colour)
    hair = variants(lambda k: leaf("lance", 0.1, 0.0028, 0.9 + 0.3 * k, 0.1, rows=4, columns=2, twist=1.0), 4)
    for k in range(count):
        turn, pitch = _fan(rng, k, count, 0.6)
        line = stem(_rim(rng, turn, radius), turn, pitch, height * rng.uniform(0.75, 1.05), 0.45, 0.05, rng, 20)
        body.rod(line, np.linspace(0.0028, 0.0006, 20), straw, 5)
        for j in range(420):
            s = 0.52 + 0.48 * (j / 420)
            at, h, p = lead(line, s)
            full = math.sin(math.pi * min(1, 0.12 + 0.88 * (s - 0.52) / 0.48)) ** 0.6
            grow(body, rng.choice(hair), wool, at, h + rng.gauss(0, 1.0), p * 0.8 + rng.gauss(-0.1, 0.5), rng.uniform(-3, 3), (0.35 + 0.75 * full) * height / 0.8)


def grasses(body, height, count, radius, rng, colour="#c9ad76"):
    """Thin stems with ears, like restio and oat: light, dry, crossing each other."""
    straw = m.straw(colour)
    seed_ = leaf("lance", 0.022, 0.006, 0.2, 0.5, rows=4, columns=3)
    for k in range(count * 4):
        turn, pitch = _fan(rng, k, count * 4, 0.55)
        line = stem(_rim(rng, turn, radius), turn, pitch, height * rng.uniform(0.6, 1.08), rng.uniform(0.1, 0.8), 0.06, rng, 14)
        body.rod(line, np.linspace(0.0012, 0.0005, 14), straw, 4)
        for j in range(rng.randint(8, 16)):
            at, h, p = lead(line, 1 - 0.018 * j)
            grow(body, seed_, straw, at, h + rng.gauss(0, 0.8), p * 0.6 + rng.gauss(0, 0.4), rng.uniform(-2, 2), rng.uniform(0.7, 1.2))


def umbel(body, at, size, rng, colour="#7482b4"):
    """An agapanthus head: trumpets on thin stalks, all round."""
    green, blue = m.foliage("#7d9155", veins=0), m.petal(colour, "#98a3cc")
    petal = leaf("petal", 0.03, 0.011, 0.5, 0.15, rows=5, columns=3)
    for k in range(42):
        z = 1 - 1.35 * (k + 0.5) / 42
        a = 2.39996 * k
        r = math.sqrt(max(0, 1 - z * z))
        way = np.array([r * math.cos(a), r * math.sin(a), z]) * size * 0.5 * rng.uniform(0.85, 1.1)
        end = np.array(at) + way
        body.rod([at, np.array(at) + way * 0.6 + (0, 0, 0.004), end], 0.0009, green, 4)
        turn, pitch = math.atan2(way[1], way[0]), math.asin(max(-1, min(1, way[2] / np.linalg.norm(way))))
        for j in range(5):
            b = 2 * math.pi * j / 5
            grow(body, petal, blue, end, turn + 0.5 * math.cos(b), pitch + 0.5 * math.sin(b), b, size / 0.16)


def agapanthus_stems(body, height, count, radius, rng, colour="#7482b4"):
    for k in range(count):
        turn, pitch = _fan(rng, k, count, 0.5)
        line = stem(_rim(rng, turn, radius), turn, pitch, height * rng.uniform(0.65, 1.0), 0.15, 0.03, rng, 10)
        body.rod(line, 0.0042, m.foliage("#6f8a4d", veins=0), 7)
        umbel(body, line[-1], 0.15 * rng.uniform(0.85, 1.1), rng, colour)


def blossom(body, height, count, radius, rng, colour="#efd9d6"):
    """Branches of almond or peach, bare but for their flowers."""
    twig, white = m.bark("#54443a", 3.0), m.petal(colour, "#f7efec")
    petal = leaf("petal", 0.013, 0.012, -0.5, 0.2, rows=4, columns=3, cup=0.3)
    heart = leaf("lance", 0.006, 0.002, 0, 0, rows=3, columns=2)
    for k in range(count):
        turn, pitch = _fan(rng, k, count, 0.8)
        line = stem(_rim(rng, turn, radius), turn, pitch, height * rng.uniform(0.75, 1.05), rng.uniform(-0.2, 0.3), 0.3, rng, 14)
        body.rod(line, np.linspace(0.0045, 0.0014, 14), twig, 6)
        lines = [line]
        for j in range(6):
            at, h, p = lead(line, 0.3 + 0.11 * j)
            lines.append(stem(at, h + (-1) ** j * rng.uniform(0.4, 1.0), p - 0.1, height * rng.uniform(0.15, 0.3), -0.2, 0.25, rng, 8))
            body.rod(lines[-1], np.linspace(0.002, 0.0009, 8), twig, 5)
        for one in lines:
            for j in range(int(16 if one is line else 9)):
                at, h, p = lead(one, rng.uniform(0.25, 1.0))
                a, up = rng.uniform(0, 6.3), rng.uniform(-0.3, 1.2)
                for q in range(5):
                    b = 2 * math.pi * q / 5
                    grow(body, petal, white, at, a + 0.9 * math.cos(b), up + 0.9 * math.sin(b), 0, rng.uniform(0.85, 1.1))
                grow(body, heart, m.petal("#c9a24a"), at, a, up)


KINDS = {"eucalyptus": eucalyptus, "olive": olive_stems, "protea": protea, "pampas": pampas, "grasses": grasses, "agapanthus": agapanthus_stems, "blossom": blossom}


def bunch(kind="eucalyptus", height=0.5, count=6, radius=0.03, seed=1, **colours):
    """Stems alone, their feet together at the origin: to be set into the mouth of a vessel of a `radius`. kinds: KINDS."""
    body = Body(f"{kind} stems", seed)
    KINDS[kind](body, height, count, radius, body.rng, **colours)
    return body.done(smooth=80, weighted=False)


def in_vase(kind="eucalyptus", vessel="ovoid", vase_height=0.28, height=0.5, count=6, material=None, seed=1, **colours):
    """A vase with its stems. kind: of KINDS; vessel: of VASES; height: of the stems above the rim."""
    top, radius = mouth(vessel, vase_height)
    stems = bunch(kind, height, count, min(radius, 0.06), seed, **colours)
    stems.location.z = top
    return mesh.group(f"{kind} in a vase", vase(vessel, vase_height, material, seed=seed), stems)
