"""What things are made of. Every function gives one material for the same arguments; colours are '#rrggbb'."""

from .floors import (  # noqa: F401
    brick,
    concrete,
    floorboards,
    herringbone,
    marble,
    stone,
    terracotta_tiles,
    terrazzo,
    wall_tiles,
)
from .shading import Graph, cached, rgba, shade  # noqa: F401


def _grain(g, along):
    """Metres with the grain along z: those that a part carries (the attribute "grain"), or the object's own."""
    x, y, z = g.split(g.place())
    if along == "auto":
        # Up everything that stands, and along x on what lies.
        normal = g.node("NewGeometry").outputs["True Normal"]
        lies = g.math("GREATER_THAN", g.math("ABSOLUTE", g.split(normal)[2]), 0.7)
        own = g.mix(lies, g.join(x, y, z), g.join(y, z, x))
    else:
        own = g.join(*{"x": (y, z, x), "y": (x, z, y), "z": (x, y, z)}[along])
    carried = g.node("Attribute", attribute_name="grain").outputs
    absent = g.math("LESS_THAN", g.vector("LENGTH", carried["Vector"]), 1e-6)
    return g.vector("ADD", g.vector("SCALE", own, absent), carried["Vector"])


def _wood(light, dark, along="auto", roughness=0.42, pores=0.5, figure=0.6, coat=0.0):
    g = Graph(roughness)
    x, y, z = g.split(_grain(g, along))
    slow = g.join(x, y, g.math("MULTIPLY", z, 0.12))
    bent = g.noise(2.2, 3, slow, warp=0.6)
    rings = g.math("FRACT", g.math("ADD", g.math("MULTIPLY", bent, 9.0), g.math("MULTIPLY", x, 5.0)))
    rings = g.math("POWER", rings, 2.2)
    streak = g.noise(26, 4, g.join(x, y, g.math("MULTIPLY", z, 0.05)), 0.65)
    fine = g.noise(260, 2, g.join(x, y, g.math("MULTIPLY", z, 0.03)), 0.6)
    tone = g.math("ADD", g.math("MULTIPLY", rings, 0.5 * figure), g.range(streak, 0.0, 1.0, -0.1, 1.05))
    colour = g.ramp(tone, (0.2, light), (0.75, shade(dark, 0.24)), (1.0, shade(dark, 0.06)))
    colour = g.lit(colour, g.range(fine, 0.3, 0.62, 1 - 0.28 * pores, 1.04))
    chance = g.node("ObjectInfo").outputs["Random"]
    g.set("Base Color", g.lit(colour, g.range(chance, 0, 1, 0.9, 1.08)))
    worn = g.noise(5, 3)
    g.set("Roughness", g.range(worn, 0.3, 0.7, roughness - 0.07, roughness + 0.12))
    g.set("Normal", g.bump(fine, 0.0004 * pores + 0.00005, 0.5))
    if coat:
        g.set("Clearcoat", coat)
        g.set("Clearcoat Roughness", 0.2)
    return g.material


@cached
def oak(along="auto", roughness=0.45):
    return _wood("#c39a6b", "#8a6038", along, roughness, 0.7, 0.5)


@cached
def walnut(along="auto", roughness=0.36):
    return _wood("#7b5439", "#3c2619", along, roughness, 0.45, 0.8, 0.15)


@cached
def limed_wood(colour="#d9cdb9", along="auto", roughness=0.6):
    return _wood(colour, shade(colour, -0.22), along, roughness, 0.9, 0.35)


@cached
def ebonised(along="auto", roughness=0.34):
    return _wood("#2e2723", "#171310", along, roughness, 0.5, 0.3, 0.2)


@cached
def wood(light="#b98d5f", dark="#7b5233", along="auto", roughness=0.45, pores=0.5, figure=0.6):
    """Any timber by its early and its late wood: teak, yellowwood, stinkwood, pine."""
    return _wood(light, dark, along, roughness, pores, figure)


@cached
def weathered_wood(colour="#9b9184", along="auto"):
    return _wood(shade(colour, 0.15), shade(colour, -0.35), along, 0.8, 1.0, 0.5)


@cached
def painted_wood(colour="#ffffff", roughness=0.38, worn=0.0):
    """Eggshell paint with the brush's strokes in it. worn: 0 to 1, wood at the rubbed edges."""
    g = Graph(roughness)
    cloud = g.noise(3, 3)
    tone = g.lit(g.mix(0.0, colour, colour), g.range(cloud, 0.3, 0.7, 0.99, 1.005))
    if worn:
        edge = g.node("NewGeometry").outputs["Pointiness"]
        rub = g.math("MULTIPLY", g.range(edge, 0.52, 0.58), g.range(g.noise(30, 4), 0.62 - 0.25 * worn, 0.7))
        tone = g.mix(g.math("MINIMUM", rub, 1.0), tone, "#9a7a55")
    g.set("Base Color", tone)
    x, y, z = g.split(g.place())
    brushed = g.noise(90, 2, g.join(x, y, g.math("MULTIPLY", z, 0.1)))
    g.set("Roughness", g.range(g.noise(14, 2), 0.3, 0.7, roughness - 0.05, roughness + 0.07))
    g.set("Normal", g.bump(brushed, 0.0001, 0.25))
    return g.material


@cached
def plaster(colour="#ffffff", trowel=0.5):
    """A wall in matt paint over plaster that a hand has drawn. trowel: how much of that shows, 0 to 1."""
    g = Graph(0.85, specular=0.25)
    wide, near = g.noise(1.6, 4, warp=0.4), g.noise(45, 3)
    g.set("Base Color", g.lit(g.mix(0.0, colour, colour), g.range(wide, 0.3, 0.7, 1 - 0.03 * trowel, 1.005)))
    height = g.math("ADD", g.math("MULTIPLY", wide, 1.0), g.math("MULTIPLY", near, 0.05))
    g.set("Normal", g.bump(height, 0.006 * trowel, 0.5))
    return g.material


@cached
def limewash(colour="#e6ddcc", depth=0.5):
    """Clouded mineral paint, brushed crosswise."""
    g = Graph(0.92, specular=0.2)
    cloud = g.noise(1.8, 6, rough=0.62, warp=0.9)
    stroke = g.noise(11, 4, rough=0.7, warp=1.4)
    tone = g.math("ADD", g.math("MULTIPLY", cloud, 0.7), g.math("MULTIPLY", stroke, 0.3))
    g.set("Base Color", g.ramp(tone, (0.3, shade(colour, -0.16 * depth)), (0.5, colour), (0.72, shade(colour, 0.3 * depth))))
    g.set("Normal", g.bump(tone, 0.006, 0.4))
    return g.material


@cached
def ceramic(colour="#e8e2d6", gloss=0.5, speckle=0.0, spot="#4a3a2c", glaze=None, drip=0.0):
    """Stoneware. gloss: 0 bisque, 1 wet; speckle: share of iron spots; glaze: a second colour that runs from the rim."""
    g = Graph(0.75 - 0.62 * gloss)
    tone = g.lit(g.mix(0.0, colour, colour), g.range(g.noise(7, 4), 0.3, 0.7, 0.92, 1.05))
    if glaze:
        up = g.split(g.node("TexCoord").outputs["Generated"])[2]
        edge = g.math("ADD", up, g.math("MULTIPLY", g.noise(16, 3), 0.14))
        tone = g.mix(g.range(edge, 0.72 - drip, 0.78 - drip, smooth=True), tone, glaze)
    if speckle:
        spots = g.cells(210)["Distance"]
        many = g.cells(210)["Color"]
        on = g.math("MULTIPLY", g.math("LESS_THAN", spots, 0.28), g.math("LESS_THAN", g.split(many)[0], speckle))
        tone = g.mix(g.math("MULTIPLY", on, 0.75), tone, spot)
    g.set("Base Color", tone)
    g.set("Clearcoat", 0.35 * gloss)
    g.set("Roughness", g.range(g.noise(20, 3), 0.3, 0.7, 0.7 - 0.6 * gloss, 0.82 - 0.6 * gloss))
    thrown = g.noise(1.0, 2, g.join(0.0, 0.0, g.math("MULTIPLY", g.split(g.place())[2], 170)))
    height = g.math("ADD", g.math("MULTIPLY", thrown, 0.25), g.math("MULTIPLY", g.noise(24, 3), 0.75))
    g.set("Normal", g.bump(height, 0.0022 - 0.0012 * gloss, 0.55))
    return g.material


@cached
def enamel(colour="#f4f2ec"):
    """White glass on iron, as baths have it: smooth and wet."""
    g = Graph(0.12)
    g.set("Base Color", g.mix(0.0, colour, colour))
    g.set("Clearcoat", 0.5)
    return g.material


@cached
def terracotta(colour="#b5694a", bloom=0.5):
    """A clay pot with the pale bloom of salts."""
    g = Graph(0.9, specular=0.25)
    stain = g.math("ADD", g.math("MULTIPLY", g.noise(6, 5, rough=0.65), 0.8), g.math("MULTIPLY", g.noise(60, 2), 0.2))
    g.set("Base Color", g.ramp(stain, (0.32, shade(colour, -0.18)), (0.5, colour), (0.75, shade(colour, 0.45 * bloom))))
    g.set("Normal", g.bump(g.noise(110, 4), 0.0015, 0.5))
    return g.material


@cached
def brass(colour="#c29a56", roughness=0.26, aged=0.4):
    g = Graph(roughness, 1.0)
    dull = g.noise(9, 5, rough=0.65)
    g.set("Base Color", g.ramp(dull, (0.3, shade(colour, -0.4 * aged)), (0.6, colour)))
    g.set("Roughness", g.range(dull, 0.3, 0.7, roughness + 0.16 * aged, roughness - 0.04))
    return g.material


@cached
def black_steel(colour="#1c1b1a", roughness=0.48):
    g = Graph(roughness, 0.55)
    g.set("Base Color", g.ramp(g.noise(12, 4), (0.3, shade(colour, -0.08)), (0.7, shade(colour, 0.03))))
    g.set("Roughness", g.range(g.noise(30, 4), 0.3, 0.7, roughness - 0.08, roughness + 0.12))
    g.set("Normal", g.bump(g.noise(300, 2), 0.0003, 0.4))
    return g.material


@cached
def chrome(colour="#c9c8c4", roughness=0.12):
    g = Graph(roughness, 1.0)
    g.set("Base Color", colour)
    g.set("Roughness", g.range(g.noise(14, 3), 0.3, 0.7, roughness, roughness + 0.08))
    return g.material


from .fibres import (  # noqa: E402, F401
    book_cloth,
    cane,
    flat_colour,
    glass,
    glowing,
    leather,
    linen_shade,
    mirror_glass,
    page_edges,
    paper,
    photograph,
    printed_page,
    rattan,
    towelling,
    woven,
)
from .growth import bark, far_hill, flesh, foliage, petal, soil, straw, water  # noqa: E402, F401
