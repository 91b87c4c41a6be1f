"""Materials of what grows and lies outside: leaves, petals, fruit, bark, straw, earth, water, far hills."""

from .fibres import two_sided
from .shading import Graph, cached, shade


@cached
def straw(colour="#cdb284"):
    g = Graph(0.75, specular=0.3)
    streak = g.noise(120, 3, rough=0.7)
    tone = g.ramp(streak, (0.3, shade(colour, -0.3)), (0.5, colour), (0.75, shade(colour, 0.28)))
    two_sided(g, tone, colour, 0.12)
    g.set("Normal", g.bump(streak, 0.0008, 0.5))
    return g.material


@cached
def foliage(colour="#4c6b3a", vein=None, under=None, gloss=0.4, passing=0.22, veins=9, variegated=None):
    """A leaf, on a UV map named "leaf" (across 0 to 1 with the midrib at 0.5, along 0 to 1). veins: pairs on a leaf.

    under: its lower side; variegated: the colour of its margins.
    """
    g = Graph(0.68 - 0.4 * gloss, specular=0.42)
    u, v, _ = g.split(g.node("UVMap", uv_map="leaf").outputs[0])
    side = g.math("ABSOLUTE", g.math("SUBTRACT", u, 0.5))
    chance = g.node("ObjectInfo").outputs["Random"]
    own = g.node("NewGeometry").outputs["Random Per Island"]
    cloud = g.noise(14, 3)
    tone = g.ramp(cloud, (0.3, shade(colour, -0.2)), (0.52, colour), (0.75, shade(colour, 0.12)))
    tone = g.lit(tone, g.math("ADD", g.range(own, 0, 1, -0.2, 0.18), g.range(chance, 0, 1, 0.92, 1.12)))
    tone = g.mix(g.math("MULTIPLY", g.math("POWER", own, 6.0), 0.35), tone, "#a5a04a")
    if variegated:
        ragged = g.math("ADD", side, g.math("MULTIPLY", g.math("SUBTRACT", g.noise(30, 2), 0.5), 0.16))
        tone = g.mix(g.range(ragged, 0.36, 0.4), tone, variegated)
    pale = vein or shade(colour, 0.3)
    ribs = g.range(side, 0.022, 0.006)
    if veins:
        slant = g.math("SUBTRACT", g.math("MULTIPLY", v, float(veins)), g.math("MULTIPLY", side, veins * 0.5))
        near = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", slant), 0.5))
        ribs = g.math("MAXIMUM", ribs, g.math("MULTIPLY", g.range(near, 0.1, 0.0), 0.45))
    tone = g.mix(g.math("MULTIPLY", ribs, 0.7), tone, pale)
    back = g.node("NewGeometry").outputs["Backfacing"]
    tone = g.mix(g.math("MULTIPLY", back, 0.55), tone, under or shade(colour, 0.25))
    two_sided(g, tone, shade(colour, 0.18), passing)
    g.set("Normal", g.bump(ribs, 0.0016, 0.4))
    return g.material


@cached
def petal(colour="#d98c8c", tip=None, passing=0.3):
    """A petal or bract: paler at its foot, deeper at its tip."""
    g = Graph(0.65, specular=0.25)
    _, v, _ = g.split(g.node("UVMap", uv_map="leaf").outputs[0])
    tone = g.ramp(v, (0.05, shade(colour, 0.35)), (0.55, colour), (0.95, tip or shade(colour, -0.2)))
    tone = g.lit(tone, g.range(g.noise(30, 3), 0.3, 0.7, 0.88, 1.06))
    two_sided(g, tone, colour, passing)
    return g.material


@cached
def flesh(colour="#e2b93b", blush=None, gloss=0.5, pores=0.4):
    """The skin of a fruit, with a blush that comes from one side."""
    g = Graph(0.62 - 0.35 * gloss)
    cloud = g.noise(9, 4)
    tone = g.ramp(cloud, (0.3, shade(colour, -0.14)), (0.55, colour), (0.8, shade(colour, 0.15)))
    if blush:
        tone = g.mix(g.range(g.noise(11, 2), 0.48, 0.68, smooth=True), tone, blush)
    g.set("Base Color", tone)
    g.set("Subsurface", 0.0)
    pitted = g.cells(330)["Distance"]
    g.set("Normal", g.bump(pitted, 0.0009 * pores, 0.5))
    return g.material


@cached
def bark(colour="#7b6a58", scale=1.0):
    g = Graph(0.92, specular=0.15)
    x, y, z = g.split(g.place())
    long = g.join(x, y, g.math("MULTIPLY", z, 0.22))
    ridges = g.noise(42 * scale, 5, long, 0.7, 0.5)
    g.set("Base Color", g.ramp(ridges, (0.3, shade(colour, -0.5)), (0.5, colour), (0.72, shade(colour, 0.25))))
    g.set("Normal", g.bump(ridges, 0.008 / scale, 0.7))
    return g.material


@cached
def soil(colour="#3c2f25"):
    g = Graph(0.95, specular=0.1)
    crumbs = g.noise(120, 4, rough=0.75)
    g.set("Base Color", g.ramp(crumbs, (0.3, shade(colour, -0.4)), (0.55, colour), (0.75, shade(colour, 0.25))))
    g.set("Normal", g.bump(crumbs, 0.01, 0.9))
    return g.material


@cached
def water(tint="#dfeeee"):
    """A still surface: clear from above, mirroring along it."""
    g = Graph()
    clear = g.node("BsdfTransparent", {"Color": tint})
    gloss = g.node("BsdfGlossy", {"Roughness": 0.02})
    ripple = g.bump(g.noise(3, 2), 0.004, 0.4)
    g._give(gloss.inputs["Normal"], ripple)
    facing = g.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    mirrored = g.math("ADD", g.math("MULTIPLY", g.math("POWER", facing, 4.0), 0.85), 0.03)
    g.surface(g.blend(mirrored, clear.outputs[0], gloss.outputs[0]))
    return g.material


@cached
def far_hill(colour="#7f8a99", haze=0.55, air="#bccbdb"):
    """Rock and scrub seen through kilometres of air: the sky's light lies over it, more towards its foot."""
    g = Graph(1.0, specular=0.0)
    spot = g.node("TexCoord").outputs["Generated"]
    x, y, z = g.split(spot)
    rock = g.noise(24, 6, g.join(g.math("MULTIPLY", x, 2.0), y, g.math("MULTIPLY", z, 0.8)), 0.7)
    tone = g.ramp(rock, (0.3, shade(colour, -0.45)), (0.5, colour), (0.7, shade(colour, 0.25)))
    scrub = g.range(z, 0.55, 0.1, smooth=True)
    g.set("Base Color", g.mix(g.math("MULTIPLY", scrub, 0.6), tone, "#5f6b4c"))
    lit = g.node("Emission", {"Color": air, "Strength": 0.75})
    share = g.math("MULTIPLY", g.range(z, 0.0, 1.0, 1.25, 0.8), haze, clamp=True)
    g.surface(g.blend(share, g.shader.outputs[0], lit.outputs[0]))
    return g.material
