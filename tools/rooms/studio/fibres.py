"""Materials of thin and soft things: shades, paper, leather, cane, leaves, petals, glass."""

from .shading import Graph, cached, shade


def two_sided(g, colour, through, share):
    """Lets light of the colour `through` pass a thin thing."""
    thin = g.node("BsdfTranslucent", {"Color": through})
    g.surface(g.blend(share, g.shader.outputs[0], thin.outputs[0]))
    g.set("Base Color", colour)


@cached
def linen_shade(colour="#e9dfca", passing=0.5, seen=None):
    """A lampshade's linen: slubs in both directions, and light through it.

    seen: of a lit one, how much of its lamp's light shows, so that weave and form are seen on a film that sees the room
    too; what it lets through still lights the room. None: it is not lit.
    """
    g = Graph(0.9, specular=0.1)
    x, y, z = g.split(g.place())
    weft = g.noise(38, 3, g.join(g.math("MULTIPLY", x, 0.4), g.math("MULTIPLY", y, 0.4), g.math("MULTIPLY", z, 14)))
    warp = g.noise(420, 2, g.join(x, y, g.math("MULTIPLY", z, 0.02)))
    yarn = g.math("ADD", g.math("MULTIPLY", weft, 0.6), g.math("MULTIPLY", warp, 0.4))
    tone = g.ramp(yarn, (0.35, shade(colour, -0.18)), (0.5, colour), (0.68, shade(colour, 0.25)))
    g.set("Normal", g.bump(yarn, 0.0006, 0.5))
    if seen is None:
        two_sided(g, tone, tone, passing)
        return g.material
    # Thick yarns, some fingers long, are what a picture of a whole room shows of a weave.
    along = g.join(g.math("MULTIPLY", x, 0.22), g.math("MULTIPLY", y, 0.22), g.math("MULTIPLY", z, 3.4))
    slubs = g.range(g.noise(38, 2, along), 0.3, 0.7, 0.62, 1.3)
    turning = g.range(g.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"], 0.15, 0.95, seen, seen * 0.4)
    shown = g.lit(tone, g.math("MULTIPLY", slubs, turning))
    thin = g.node("BsdfTranslucent", {"Color": shown}).outputs[0]
    is_inside = g.node("NewGeometry").outputs["Backfacing"]
    g.set("Base Color", g.mix(is_inside, tone, shown))
    passed = g.node("BsdfTransparent", {"Color": g.lit(tone, 0.16)}).outputs[0]
    is_shadow = g.node("LightPath").outputs["Is Shadow Ray"]
    g.surface(g.blend(is_shadow, g.blend(passing, g.shader.outputs[0], thin), passed))
    return g.material


@cached
def paper(colour="#f1ece0", passing=0.12):
    g = Graph(0.85, specular=0.2)
    tone = g.lit(g.mix(0.0, colour, colour), g.range(g.noise(60, 4), 0.3, 0.7, 0.97, 1.02))
    two_sided(g, tone, colour, passing)
    return g.material


@cached
def flat_colour(colour, roughness=0.85):
    """Ink, paint or mount board: one colour with hardly a cloud in it."""
    g = Graph(roughness, specular=0.3)
    g.set("Base Color", g.lit(g.mix(0.0, colour, colour), g.range(g.noise(25, 4), 0.3, 0.7, 0.94, 1.04)))
    return g.material


@cached
def book_cloth(colour="#7d3b30"):
    """Buckram, faded here and there."""
    g = Graph(0.78, specular=0.25)
    weave = g.math("ADD", *[g.noise(700, 1, g.vector("MULTIPLY", g.place(), v)) for v in ((1, 1, 0.1), (0.1, 0.1, 1))])
    fade = g.noise(7, 4, rough=0.6)
    g.set("Base Color", g.ramp(fade, (0.3, shade(colour, -0.12)), (0.55, colour), (0.85, shade(colour, 0.1))))
    g.set("Normal", g.bump(weave, 0.0004, 0.5))
    return g.material


@cached
def leather(colour="#8a5a3a", roughness=0.42, worn=0.5):
    g = Graph(roughness)
    cracks = g.cells(190, feature="DISTANCE_TO_EDGE")["Distance"]
    creased = g.math("ADD", g.math("MINIMUM", g.math("MULTIPLY", cracks, 5), 1.0), g.math("MULTIPLY", g.noise(30, 4), 0.8))
    patina = g.noise(4, 5, rough=0.6)
    g.set("Base Color", g.ramp(patina, (0.3, shade(colour, -0.25 * worn - 0.08)), (0.52, colour), (0.75, shade(colour, 0.22 * worn))))
    g.set("Roughness", g.range(patina, 0.3, 0.7, roughness + 0.12, roughness - 0.06))
    g.set("Normal", g.bump(creased, 0.0007, 0.5))
    return g.material


@cached
def rattan(colour="#b58a57"):
    """Peeled cane as it is wound and woven: streaked along, a little glossy."""
    g = Graph(0.5)
    streak = g.noise(70, 4, rough=0.65)
    g.set("Base Color", g.ramp(streak, (0.3, shade(colour, -0.38)), (0.5, colour), (0.75, shade(colour, 0.25))))
    g.set("Normal", g.bump(streak, 0.0008, 0.5))
    return g.material


@cached
def cane(colour="#c9a56c", hole_mm=11):
    """Woven cane webbing with open eyes, on a UV map named "weave" in metres."""
    g = Graph(0.5)
    place = g.node("UVMap", uv_map="weave").outputs[0]
    u, v, _ = g.split(g.vector("SCALE", place, 1000.0 / hole_mm))
    strands, open_ = None, None
    for a, half in ((u, 0.2), (v, 0.2), (g.math("MULTIPLY", g.math("ADD", u, v), 0.7071), 0.13), (g.math("MULTIPLY", g.math("SUBTRACT", u, v), 0.7071), 0.13)):
        step = 1.0 if half == 0.2 else 0.7071
        far = g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", g.math("DIVIDE", a, step)), 0.5))
        miss = g.math("SUBTRACT", far, half / step)
        open_ = miss if open_ is None else g.math("MINIMUM", open_, miss)
        round_ = g.range(miss, -half / step, 0.0, 1.0, 0.0)
        strands = round_ if strands is None else g.math("MAXIMUM", strands, round_)
    streak = g.noise(60, 4)
    g.set("Base Color", g.ramp(streak, (0.3, shade(colour, -0.3)), (0.5, colour), (0.75, shade(colour, 0.2))))
    g.set("Normal", g.bump(strands, 0.0012, 0.8))
    clear = g.node("BsdfTransparent")
    g.surface(g.blend(g.math("GREATER_THAN", open_, 0.0), g.shader.outputs[0], clear.outputs[0]))
    return g.material


@cached
def glass(tint="#f4f8f6", shine=1.0):
    """Thin glass without refraction: clear in the middle, mirroring at grazing angles. Casts hardly a shadow."""
    g = Graph()
    rim = g.node("LayerWeight", {"Blend": 0.5}).outputs["Facing"]
    colour = g.mix(g.math("POWER", rim, 3.0), tint, shade(tint, -0.2))
    clear = g.node("BsdfTransparent", {"Color": colour})
    gloss = g.node("BsdfGlossy", {"Roughness": 0.02})
    mirrored = g.math("ADD", g.math("MULTIPLY", g.math("POWER", rim, 4.0), 0.75), 0.04)
    seen = g.math("MULTIPLY", g.math("MULTIPLY", mirrored, shine), g.math("SUBTRACT", 1.0, g.node("LightPath").outputs["Is Shadow Ray"]))
    g.surface(g.blend(seen, clear.outputs[0], gloss.outputs[0]))
    return g.material


@cached
def mirror_glass(foxing=0.2):
    """Old mirror: grey spots creep in where the silver has gone."""
    g = Graph(0.03, 1.0)
    gone = g.range(g.noise(9, 6, rough=0.75), 0.66 - 0.06 * foxing, 0.8, smooth=True)
    g.set("Base Color", g.mix(g.math("MULTIPLY", gone, foxing * 2, clamp=True), "#e7e8e6", "#5b5750"))
    g.set("Roughness", g.range(gone, 0, 1, 0.02, 0.02 + 0.4 * foxing))
    return g.material


@cached
def glowing(colour="#ffd9a3", strength=9.0):
    """A bulb that is on."""
    g = Graph()
    lit = g.node("Emission", {"Color": colour, "Strength": strength})
    g.surface(lit.outputs[0])
    return g.material


@cached
def page_edges(colour="#e8dfca"):
    """The cut edge of many pages."""
    g = Graph(0.9, specular=0.15)
    x, y, z = g.split(g.node("TexCoord").outputs["Object"])
    lines = g.noise(1.0, 2, g.join(g.math("MULTIPLY", x, 9), g.math("MULTIPLY", y, 9), g.math("MULTIPLY", z, 2600)))
    g.set("Base Color", g.ramp(lines, (0.3, shade(colour, -0.3)), (0.55, colour), (0.8, shade(colour, 0.3))))
    return g.material


@cached
def printed_page(colour="#f1ebdd", ink="#4a453f"):
    """A page of lines of type, on the map "leaf" (across, along)."""
    g = Graph(0.9, specular=0.15)
    u, v, _ = g.split(g.node("UVMap", uv_map="leaf").outputs[0])
    line = g.math("MULTIPLY", v, 34.0)
    row = g.math("LESS_THAN", g.math("ABSOLUTE", g.math("SUBTRACT", g.math("FRACT", line), 0.5)), 0.2)
    words = g.math("GREATER_THAN", g.noise(1.0, 2, g.join(g.math("MULTIPLY", u, 42), g.math("FLOOR", line), 0.0)), 0.44)
    inside = g.math("LESS_THAN", g.math("MAXIMUM", g.math("ABSOLUTE", g.math("SUBTRACT", u, 0.5)), g.math("MULTIPLY", g.math("ABSOLUTE", g.math("SUBTRACT", v, 0.5)), 0.92)), 0.38)
    on = g.math("MULTIPLY", g.math("MULTIPLY", row, words), inside)
    g.set("Base Color", g.mix(g.math("MULTIPLY", on, 0.62), colour, ink))
    return g.material


@cached
def photograph(colour="#7a5140", seed=1):
    """A printed picture that one cannot make out: light above, a mass below, soft forms between."""
    g = Graph(0.4)
    place = g.node("UVMap", uv_map="leaf").outputs[0]
    _, v, _ = g.split(place)
    forms = g.noise(3.2, 3, g.vector("ADD", place, (seed * 1.7, seed * 0.9, 0)), 0.5, 0.8)
    tone = g.math("ADD", g.math("MULTIPLY", forms, 0.75), g.math("MULTIPLY", v, 0.35))
    g.set("Base Color", g.ramp(tone, (0.3, shade(colour, -0.6)), (0.48, colour), (0.62, shade(colour, 0.45)), (0.8, shade(colour, 0.8))))
    return g.material


@cached
def woven(colour="#d8cfbf", passing=0.15):
    """Plain linen of small things."""
    g = Graph(0.95, specular=0.1)
    x, y, z = g.split(g.place())
    weft = g.noise(500, 2, g.join(g.math("MULTIPLY", x, 0.05), y, z))
    warp = g.noise(500, 2, g.join(x, g.math("MULTIPLY", y, 0.05), z))
    yarn = g.math("ADD", g.math("MULTIPLY", weft, 0.5), g.math("MULTIPLY", warp, 0.5))
    tone = g.ramp(yarn, (0.35, shade(colour, -0.16)), (0.5, colour), (0.65, shade(colour, 0.16)))
    two_sided(g, tone, colour, passing)
    g.set("Normal", g.bump(yarn, 0.0006, 0.6))
    g.set("Sheen", 0.3)
    return g.material


@cached
def towelling(colour="#e9e4d8"):
    g = Graph(1.0, specular=0.05)
    loops = g.cells(420)["Distance"]
    g.set("Base Color", g.ramp(loops, (0.1, shade(colour, 0.15)), (0.6, shade(colour, -0.12))))
    g.set("Normal", g.bump(loops, -0.0022, 0.8))
    g.set("Sheen", 0.6)
    return g.material
