"""Materials of a building: boards, parquet, tiles, stone, concrete, brick. They lie in the room's own metres."""

import math

from .shading import Graph, cached, shade


def _laid(g, u, v, width, length, stagger):
    """Cells `length` along u and `width` along v: chance for each, metres to its edge, and metres within it.

    stagger: share of the length by which each row is moved, or "random".
    """
    row = g.math("FLOOR", g.math("DIVIDE", v, width))
    shift = g.chance(row, 7.0)[0] if stagger == "random" else g.math("MULTIPLY", row, stagger)
    along = g.math("ADD", g.math("DIVIDE", u, length), shift)
    number = g.math("FLOOR", along)
    a = g.math("MULTIPLY", g.math("FRACT", along), length)
    b = g.math("MULTIPLY", g.math("FRACT", g.math("DIVIDE", v, width)), width)
    return g.chance(number, row), _edge(g, a, b, length, width), a, b


def _edge(g, a, b, length, width):
    end = g.math("MINIMUM", a, g.math("SUBTRACT", length, a))
    side = g.math("MINIMUM", b, g.math("SUBTRACT", width, b))
    return g.math("MINIMUM", end, side)


def _board_colour(g, colour, a, b, chance, contrast=1.0):
    """Grain along a, other for each board."""
    own = g.join(g.math("ADD", g.math("MULTIPLY", a, 0.09), g.math("MULTIPLY", chance[0], 31)), b, g.math("MULTIPLY", chance[1], 17))
    bent = g.noise(6, 3, own, warp=0.7)
    rings = g.math("POWER", g.math("FRACT", g.math("MULTIPLY", bent, 8)), 2.0)
    streak = g.noise(55, 4, own, 0.66)
    pores = g.noise(420, 2, g.join(g.math("MULTIPLY", a, 0.03), b, chance[2]), 0.6)
    tone = g.math("ADD", g.math("MULTIPLY", rings, 0.28), g.math("MULTIPLY", streak, 0.9))
    made = g.ramp(tone, (0.28, shade(colour, 0.08)), (0.6, shade(colour, -0.05)), (0.95, shade(colour, -0.22)))
    made = g.lit(made, g.range(pores, 0.3, 0.6, 0.88, 1.02))
    made = g.lit(made, g.range(chance[2], 0, 1, 1 - 0.2 * contrast, 1 + 0.1 * contrast))
    return g.mix(g.math("MULTIPLY", chance[1], 0.16 * contrast), made, shade(colour, -0.3)), pores


def _boards(colour, find, gap, roughness, contrast=1.0):
    g = Graph(roughness)
    chance, edge, a, b = find(g)
    made, pores = _board_colour(g, colour, a, b, chance, contrast)
    groove = g.range(edge, gap * 0.35, gap, smooth=True)
    g.set("Base Color", g.mix(groove, shade(colour, -0.78), made))
    worn = g.noise(1.3, 4, g.node("NewGeometry").outputs["Position"])
    shine = g.math("ADD", g.range(worn, 0.3, 0.7, roughness - 0.08, roughness + 0.1), g.range(chance[0], 0, 1, -0.03, 0.03))
    g.set("Roughness", shine)
    tilt = g.math("MULTIPLY", g.math("SUBTRACT", chance[0], 0.5), g.math("MULTIPLY", b, 0.5))
    height = g.math("ADD", g.math("MULTIPLY", groove, 0.0012), g.math("ADD", g.math("MULTIPLY", pores, 0.00016), g.math("MULTIPLY", tilt, 0.012)))
    g.set("Normal", g.bump(height, 1.0, 0.6))
    return g.material


@cached
def floorboards(colour="#a87f55", plank_cm=14, direction="y", length_m=2.2, roughness=0.42, contrast=1.0):
    """Boards of mixed tone with open joints. direction: the axis of the room along which they run, "x" or "y"."""

    def find(g):
        x, y, _ = g.split(g.node("NewGeometry").outputs["Position"])
        u, v = (x, y) if direction == "x" else (y, x)
        return _laid(g, u, v, plank_cm / 100, length_m, "random")

    return _boards(colour, find, 0.0022, roughness, contrast)


@cached
def herringbone(colour="#a0764c", block_cm=7, ratio=6, turn=45, roughness=0.38, contrast=1.0):
    """Parquet of blocks `ratio` times as long as wide, turned by degrees against the room."""

    def find(g):
        x, y, _ = g.split(g.node("NewGeometry").outputs["Position"])
        c, s, w = math.cos(math.radians(turn)), math.sin(math.radians(turn)), block_cm / 100
        u = g.math("DIVIDE", g.math("SUBTRACT", g.math("MULTIPLY", x, c), g.math("MULTIPLY", y, s)), w)
        v = g.math("DIVIDE", g.math("ADD", g.math("MULTIPLY", x, s), g.math("MULTIPLY", y, c)), w)
        i, j, fu, fv = (g.math(o, k) for o in ("FLOOR", "FRACT") for k in (u, v))
        # Along each diagonal come `ratio` cells of a lying block, then as many of standing ones.
        d = g.math("WRAP", g.math("SUBTRACT", i, j), 2.0 * ratio, 0.0)
        lying = g.math("LESS_THAN", d, ratio - 0.5)

        def either(a, b):
            return g.math("ADD", g.math("MULTIPLY", a, lying), g.math("MULTIPLY", b, g.math("SUBTRACT", 1.0, lying)))

        back = g.math("SUBTRACT", 2.0 * ratio - 1, d)
        a = g.math("MULTIPLY", either(g.math("ADD", d, fu), g.math("ADD", back, fv)), w)
        b = g.math("MULTIPLY", either(fv, fu), w)
        name = g.chance(either(g.math("SUBTRACT", i, d), i), either(j, g.math("SUBTRACT", j, back)), lying)
        return name, _edge(g, a, b, ratio * w, w), a, b

    return _boards(colour, find, 0.0014, roughness, contrast)


def _fired(colour, joint, find, gap, roughness, rough_bump, contrast, gloss_each=0.0):
    """Tiles or bricks, each with a tone of its own, in a joint."""
    g = Graph(roughness)
    chance, edge, a, b = find(g)
    spot = g.node("NewGeometry").outputs["Position"]
    ragged = g.math("ADD", edge, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(70, 3, spot), 0.5), gap * 0.9))
    tile = g.range(ragged, gap * 0.75, gap * 1.25, smooth=True)
    cloud = g.noise(9, 5, spot, 0.65)
    made = g.ramp(cloud, (0.3, shade(colour, -0.07)), (0.52, colour), (0.75, shade(colour, 0.08)))
    made = g.lit(made, g.range(chance[0], 0, 1, 1 - 0.24 * contrast, 1 + 0.14 * contrast))
    made = g.mix(g.math("MULTIPLY", chance[1], 0.22 * contrast), made, shade(colour, -0.32))
    grout = g.lit(g.mix(0.0, joint, joint), g.range(g.noise(40, 3, spot), 0.3, 0.7, 0.85, 1.08))
    g.set("Base Color", g.mix(tile, grout, made))
    shine = g.math("ADD", g.range(g.noise(3, 4, spot), 0.3, 0.7, roughness - 0.06, roughness + 0.1), g.math("MULTIPLY", chance[2], gloss_each))
    g.set("Roughness", g.math("MAXIMUM", shine, g.math("SUBTRACT", 0.9, tile)))
    pillow = g.range(edge, gap, gap + 0.012, smooth=True)
    lean = g.math("MULTIPLY", g.math("SUBTRACT", chance[2], 0.5), g.math("MULTIPLY", a, 0.03))
    height = g.math("ADD", g.math("ADD", g.math("MULTIPLY", tile, 0.0022), g.math("MULTIPLY", pillow, 0.0009)), lean)
    height = g.math("ADD", height, g.math("MULTIPLY", g.noise(60, 4, spot), rough_bump))
    g.set("Normal", g.bump(height, 1.0, 0.6))
    return g.material


@cached
def terracotta_tiles(colour="#b26d4b", tile_cm=30, joint="#b9a58c", turn=0):
    """Quarry tiles, waxed and walked on. turn: degrees."""

    def find(g):
        u, v = g.wall_metres()
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        p = g.math("SUBTRACT", g.math("MULTIPLY", u, c), g.math("MULTIPLY", v, s))
        q = g.math("ADD", g.math("MULTIPLY", u, s), g.math("MULTIPLY", v, c))
        return _laid(g, p, q, tile_cm / 100, tile_cm / 100, 0.0)

    return _fired(colour, joint, find, 0.005, 0.5, 0.0006, 1.0)


@cached
def wall_tiles(colour="#dfe3dc", width_cm=10, height_cm=10, joint="#cfcac0", stagger=0.0):
    """Hand-made glazed tiles, each leaning its own way. For walls and splashbacks."""
    return _fired(colour, joint, lambda g: _laid(g, *g.wall_metres(), height_cm / 100, width_cm / 100, stagger), 0.002, 0.12, 0.0005, 0.55, 0.08)


@cached
def brick(colour="#a2553c", joint="#c7bba9", length_cm=22, height_cm=7.3):
    return _fired(colour, joint, lambda g: _laid(g, *g.wall_metres(), height_cm / 100, length_cm / 100, 0.5), 0.0055, 0.85, 0.0022, 1.2)


@cached
def terrazzo(ground="#ddd6c9", chips=("#8d7f6d", "#b9674a", "#3f423f", "#f1ece2"), chip_mm=14, roughness=0.22):
    g = Graph(roughness)
    made = g.mix(0.0, ground, ground)
    for i, chip in enumerate(chips):
        spot = g.vector("ADD", g.node("NewGeometry").outputs["Position"], (i * 3.7, i * 1.3, i))
        bent = g.vector("ADD", spot, g.vector("SCALE", g.node("TexNoise", {"Vector": spot, "Scale": 90.0}).outputs["Color"], 0.006))
        found = g.cells(1000 / chip_mm / (1 + 0.35 * i), bent)
        on = g.math("LESS_THAN", found["Distance"], g.range(g.split(found["Color"])[0], 0.35, 1.0, 0.0, 0.42))
        made = g.mix(on, made, chip)
    g.set("Base Color", made)
    g.set("Roughness", g.range(g.noise(2, 4), 0.3, 0.7, roughness - 0.05, roughness + 0.1))
    return g.material


@cached
def stone(colour="#c9bda9", roughness=0.6, pits=0.5):
    """Travertine and limestone: drifts in bands, with pits."""
    g = Graph(roughness)
    x, y, z = g.split(g.place())
    bands = g.noise(9, 5, g.join(g.math("MULTIPLY", x, 0.3), g.math("MULTIPLY", y, 0.3), z), 0.6, 0.4)
    cloud = g.noise(14, 5, rough=0.65)
    tone = g.math("ADD", g.math("MULTIPLY", bands, 0.6), g.math("MULTIPLY", cloud, 0.4))
    made = g.ramp(tone, (0.3, shade(colour, -0.22)), (0.48, colour), (0.7, shade(colour, 0.25)))
    holes = g.noise(60, 3, g.join(x, y, g.math("MULTIPLY", z, 2.4)), 0.7)
    deep = g.range(holes, 0.36 + 0.03 * pits, 0.31, smooth=True)
    g.set("Base Color", g.mix(g.math("MULTIPLY", deep, 0.7 * pits), made, shade(colour, -0.5)))
    height = g.math("SUBTRACT", g.math("MULTIPLY", cloud, 0.25), g.math("MULTIPLY", deep, pits))
    g.set("Normal", g.bump(height, 0.0025, 0.6))
    return g.material


@cached
def marble(colour="#e9e6e0", vein="#7d7a78", scale=1.0, roughness=0.16):
    g = Graph(roughness)
    spot = g.place()
    bent = g.vector("ADD", spot, g.vector("SCALE", g.node("TexNoise", {"Vector": spot, "Scale": 2.6 * scale, "Detail": 6.0}).outputs["Color"], 0.5))
    veins = []
    for size, thin in ((2.2, 0.035), (5.5, 0.022)):
        ridge = g.math("ABSOLUTE", g.math("SUBTRACT", g.noise(size * scale, 2, bent), 0.5))
        veins.append(g.range(ridge, thin, 0.0, smooth=True))
    strength = g.range(g.noise(1.7 * scale, 3), 0.35, 0.65, 0.05, 1.0)
    on = g.math("MULTIPLY", g.math("MAXIMUM", veins[0], g.math("MULTIPLY", veins[1], 0.5)), strength)
    cloud = g.ramp(g.noise(3 * scale, 5, bent), (0.3, shade(colour, -0.1)), (0.65, colour))
    g.set("Base Color", g.mix(g.math("MULTIPLY", on, 0.8), cloud, vein))
    return g.material


@cached
def concrete(colour="#b3aea6", roughness=0.35, polished=True):
    """A poured floor or slab with clouds, fines and a few specks."""
    g = Graph(roughness)
    spot = g.node("NewGeometry").outputs["Position"] if polished else g.place()
    cloud = g.noise(1.1, 6, spot, 0.62, 0.5)
    near = g.noise(22, 4, spot, 0.65)
    tone = g.math("ADD", g.math("MULTIPLY", cloud, 0.75), g.math("MULTIPLY", near, 0.25))
    made = g.ramp(tone, (0.33, shade(colour, -0.2)), (0.5, colour), (0.68, shade(colour, 0.16)))
    holes = g.cells(130, spot)
    pits = g.math("MULTIPLY", g.math("LESS_THAN", holes["Distance"], 0.17), g.math("GREATER_THAN", g.split(holes["Color"])[0], 0.9))
    g.set("Base Color", g.mix(g.math("MULTIPLY", pits, 0.5), made, shade(colour, -0.55)))
    g.set("Roughness", g.range(cloud, 0.3, 0.7, roughness - 0.08, roughness + 0.14))
    g.set("Normal", g.bump(g.math("SUBTRACT", near, g.math("MULTIPLY", pits, 2.0)), 0.0008, 0.4))
    return g.material
