"""Small words for node graphs: colours, noise, ramps, bumps and tiles, and a cache of materials by their arguments."""

import functools
import hashlib

import bpy


def rgba(colour):
    """'#rrggbb' in sRGB as linear (r, g, b, 1)."""
    digits = colour.lstrip("#")
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts) + (1.0,)


def shade(colour, amount):
    """A colour as '#rrggbb' moved towards black (below 0) or white (above 0) by a share."""
    digits = colour.lstrip("#")
    parts = [int(digits[i : i + 2], 16) for i in (0, 2, 4)]
    goal = 255 if amount > 0 else 0
    moved = [round(p + (goal - p) * abs(amount)) for p in parts]
    return "#%02x%02x%02x" % tuple(moved)


def cached(make):
    """Gives the same material for the same arguments: it is found again by its name in the open file."""

    @functools.wraps(make)
    def found(*args, **options):
        key = repr((args, sorted(options.items())))
        name = f"{make.__name__} {hashlib.md5(key.encode()).hexdigest()[:10]}"
        material = bpy.data.materials.get(name)
        if material is None:
            material = make(*args, **options)
            material.name = name
        return material

    return found


class Graph:
    """A new material with one Principled shader, and its nodes by short words. Values are numbers, colours or sockets."""

    def __init__(self, roughness=0.5, metallic=0.0, specular=0.5):
        self.material = bpy.data.materials.new("material")
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]
        self.set("Roughness", roughness)
        self.set("Metallic", metallic)
        self.set("Specular", specular)

    def set(self, socket, value):
        self._give(self.shader.inputs[socket], value)

    def _give(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = rgba(value)
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self._give(made.inputs[key], value)
        return made

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        return self.node("Math", {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp).outputs[0]

    def vector(self, operation, a, b=(0, 0, 0)):
        made = self.node("VectorMath", {0: a}, operation=operation)
        self._give(made.inputs["Scale" if operation == "SCALE" else 1], b)
        return made.outputs["Value" if operation in ("DOT_PRODUCT", "LENGTH") else "Vector"]

    def split(self, vector):
        return self.node("SeparateXYZ", {0: vector}).outputs

    def join(self, x=0.0, y=0.0, z=0.0):
        return self.node("CombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def place(self):
        """Metres in the object's own space, moved by chance for each object so that no two are alike."""
        own = self.node("TexCoord").outputs["Object"]
        chance = self.node("ObjectInfo").outputs["Random"]
        return self.vector("ADD", own, self.join(self.math("MULTIPLY", chance, 37.0), self.math("MULTIPLY", chance, 11.0)))

    def noise(self, scale, detail=3.0, vector=None, rough=0.55, warp=0.0):
        inputs = {"Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": warp}
        inputs["Vector"] = self.place() if vector is None else vector
        return self.node("TexNoise", inputs).outputs["Fac"]

    def cells(self, scale, vector=None, feature="F1", chance=1.0):
        inputs = {"Scale": scale, "Randomness": chance, "Vector": self.place() if vector is None else vector}
        return self.node("TexVoronoi", inputs, feature=feature).outputs

    def ramp(self, value, *stops, smooth=True):
        """stops: (place, colour) from low to high."""
        made = self.node("ValToRGB", {0: value})
        ramp = made.color_ramp
        ramp.interpolation = "EASE" if smooth else "LINEAR"
        while len(ramp.elements) < len(stops):
            ramp.elements.new(1.0)
        for element, (at, colour) in zip(ramp.elements, stops):
            element.position = at
            element.color = rgba(colour) if isinstance(colour, str) else (colour, colour, colour, 1)
        return made.outputs[0]

    def range(self, value, low, high, to_low=0.0, to_high=1.0, smooth=False):
        inputs = {"Value": value, "From Min": low, "From Max": high, "To Min": to_low, "To Max": to_high}
        return self.node("MapRange", inputs, interpolation_type="SMOOTHSTEP" if smooth else "LINEAR").outputs[0]

    def mix(self, share, a, b, blend="MIX"):
        return self.node("MixRGB", {0: share, 1: a, 2: b}, blend_type=blend).outputs[0]

    def grey(self, value):
        return self.join(value, value, value)

    def lit(self, colour, value):
        """A colour made lighter and darker by a factor."""
        return self.mix(1.0, colour, self.grey(value), "MULTIPLY")

    def bump(self, height, metres, strength=1.0, under=None):
        inputs = {"Height": height, "Distance": metres, "Strength": strength}
        if under is not None:
            inputs["Normal"] = under
        return self.node("Bump", inputs).outputs[0]

    def surface(self, shader):
        self.tree.links.new(shader, self.out.inputs["Surface"])

    def blend(self, share, a, b):
        return self.node("MixShader", {0: share, 1: a, 2: b}).outputs[0]

    def wall_metres(self):
        """(across, up) in metres on whatever the surface is: a floor's x and y, or along a wall and up it."""
        geometry = self.node("NewGeometry").outputs
        x, y, z = self.split(geometry["Position"])
        nx, ny, nz = self.split(geometry["True Normal"])
        flat = self.math("GREATER_THAN", self.math("ABSOLUTE", nz), 0.7)
        upright = self.math("SUBTRACT", 1.0, flat)
        along = self.math("SUBTRACT", self.math("MULTIPLY", y, nx), self.math("MULTIPLY", x, ny))
        u = self.math("ADD", self.math("MULTIPLY", x, flat), self.math("MULTIPLY", along, upright))
        v = self.math("ADD", self.math("MULTIPLY", y, flat), self.math("MULTIPLY", z, upright))
        return u, v

    def chance(self, x, y=0.0, z=0.0):
        """Three numbers by chance for a cell."""
        return self.split(self.node("TexWhiteNoise", {"Vector": self.join(x, y, z)}).outputs["Color"])
