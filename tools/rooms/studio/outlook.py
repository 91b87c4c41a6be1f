"""What is seen through a window, far out of focus: lawn, flower beds, trees against a bright sky."""

from . import hour, mesh
from .shading import Graph, shade

SKY, HAZE, SUNNY = "#f6faff", "#dfe8ea", "#dfe0b4"
# Metres: eyes look out level, so that lawn ends where they are.
EYES = 1.05


def behind(wall, opening, strength=2.4, foliage="#8b9181", distance=4.0, horizon=0.4, seed=1):
    """Hangs the garden behind an opening. It lights nothing.

    horizon: how much of the opening's height the trees fill.
    """
    l, r, b, t = opening
    wide, high = (r - l) * 6 + 4, (t - b) * 3 + 3
    low = b - high
    obj = mesh.mesh_object(
        "outlook",
        [wall.at(x, z, -distance) for x, z in ((l - wide / 2, low), (r + wide / 2, low), (r + wide / 2, t + high), (l - wide / 2, t + high))],
        [(0, 1, 2, 3)],
        [(0, low), (wide + r - l, low), (wide + r - l, t + high), (0, t + high)],
        smooth=False,
    )
    obj.data.materials.append(_garden(strength, foliage, b + (t - b) * horizon, seed))
    for kind in ("diffuse", "glossy", "transmission", "shadow", "volume_scatter"):
        setattr(obj, f"visible_{kind}", False)


def _garden(strength, foliage, tops, seed):
    """Leaves out of focus are discs, each as bright as what shines through or off it. tops: metres that trees reach."""
    g = Graph()
    x, z, _ = g.split(g.node("UVMap", uv_map="cloth").outputs[0])
    at = g.join(x, z, seed * 3.7)
    clump, bough = g.noise(0.9, 2, at), g.noise(2.4, 2, at)
    shadow, sunny = shade(foliage, -0.5), g.mix(0.45, foliage, SUNNY)
    trees = g.ramp(g.math("ADD", g.math("MULTIPLY", clump, 0.6), g.math("MULTIPLY", bough, 0.4)), (0.36, shadow), (0.5, foliage), (0.66, shade(foliage, 0.28)))
    for size, share in ((4.2, 0.3), (7.5, 0.3)):
        discs = g.cells(size, at)
        chance = g.split(discs["Color"])
        disc = g.math("MULTIPLY", g.range(discs["Distance"], 0.5, 0.28, smooth=True), g.math("GREATER_THAN", chance[0], 0.3))
        trees = g.mix(g.math("MULTIPLY", disc, share), trees, g.mix(g.math("POWER", chance[1], 1.6), shadow, sunny))
    # Crowns end unevenly.
    edge = g.math("MULTIPLY", g.math("SUBTRACT", g.noise(0.55, 5, at, 0.62), 0.5), 3.6)
    over = g.math("SUBTRACT", z, g.math("ADD", edge, tops))
    far = g.math("SUBTRACT", z, g.math("ADD", g.math("MULTIPLY", g.noise(0.3, 2, g.join(x, 0.0, seed * 1.3)), 1.6), tops - 0.9))
    sky = g.mix(g.range(far, -0.12, 0.25, smooth=True), g.mix(0.55, foliage, HAZE), SKY)
    seen = g.mix(g.range(over, -0.14, 0.2, smooth=True), trees, sky)
    bed = g.math("ADD", g.math("MULTIPLY", g.noise(1.6, 2, g.join(x, 0.0, seed * 2.1)), 0.5), EYES - 0.3)
    lawn = g.lit(g.mix(0.3, foliage, SUNNY), g.range(g.noise(0.7, 1, g.join(x, g.math("MULTIPLY", z, 6.0), seed * 1.0)), 0.3, 0.7, 0.8, 1.15))
    seen = g.mix(g.range(g.math("SUBTRACT", z, bed), 0.1, -0.12, smooth=True), seen, lawn)
    if hour.is_evening():
        seen, strength = g.mix(1.0, seen, hour.TINT, "MULTIPLY"), hour.OUTLOOK
    g.surface(g.node("Emission", {"Color": seen, "Strength": strength}).outputs[0])
    return g.material
