"""What can be dressed: surfaces in neutral white that carry metres of cloth, and a part number each.

A surface is what a visitor chooses a design for ("Sofa"); it is made of parts, the pieces of cloth it is sewn of. Every
part is one object whose UV map is in metres: u along the cloth's width, v along its length, downward.
"""

from dataclasses import dataclass, field

import bpy

UV_NAME = "cloth"
ALBEDO = 0.8
# Marks an object that is a cord in cloth, sewn along an edge.
PIPING = "piping"


@dataclass
class Surface:
    """One thing that wears a design. `kind` and `groups` are those of the scene format."""

    name: str
    label: str
    kind: str
    groups: tuple = ("005",)
    plain: str = "#d9d2c4"
    paint: bool = False
    width_m: float = None
    length_m: float = None
    round: bool = False
    parts: list = field(default_factory=list)
    # The number of the part that its piping is.
    piping: int = None


class Wardrobe:
    """Counts the parts of a set, from 1 to 255, and knows which surface each belongs to."""

    def __init__(self):
        self.surfaces = {}
        self.objects = []

    def surface(self, name, label, kind, **options):
        """Returns the surface of this name, made at the first call."""
        if name not in self.surfaces:
            self.surfaces[name] = Surface(name, label, kind, **options)
        return self.surfaces[name]

    def part(self, surface, obj, translucency=0.0, rough=0.0):
        """Gives an object with a UV map in metres to a surface. All its piping is one part, which has no print.

        translucency: 0 to 1, how much light passes the cloth. rough: millimetres of soft unevenness.
        """
        is_piping = PIPING in obj
        number = surface.piping if is_piping else None
        if number is None:
            self.objects.append(obj)
            number = len(self.objects)
            if number > 255:
                raise ValueError("A set has at most 255 parts.")
            surface.parts.append((number, obj))
        if is_piping:
            surface.piping = number
        obj.pass_index = number
        obj.data.materials.clear()
        obj.data.materials.append(_white(translucency, rough))
        return obj


_known = {}


def _white(translucency, rough):
    key = (round(translucency, 3), round(rough, 3))
    if key in _known:
        return _known[key]
    material = bpy.data.materials.new("white")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    out = nodes.new("ShaderNodeOutputMaterial")
    diffuse = nodes.new("ShaderNodeBsdfDiffuse")
    diffuse.inputs["Color"].default_value = (ALBEDO, ALBEDO, ALBEDO, 1)
    shader = diffuse.outputs[0]
    if rough > 0:
        coordinates = nodes.new("ShaderNodeUVMap")
        coordinates.uv_map = UV_NAME
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 9
        noise.inputs["Detail"].default_value = 3
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Distance"].default_value = rough / 1000
        bump.inputs["Strength"].default_value = 1
        links.new(coordinates.outputs[0], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs[0], diffuse.inputs["Normal"])
    if translucency > 0:
        through = nodes.new("ShaderNodeBsdfTranslucent")
        through.inputs["Color"].default_value = (ALBEDO, ALBEDO, ALBEDO, 1)
        mix = nodes.new("ShaderNodeMixShader")
        mix.inputs[0].default_value = translucency
        links.new(diffuse.outputs[0], mix.inputs[1])
        links.new(through.outputs[0], mix.inputs[2])
        shader = mix.outputs[0]
    links.new(shader, out.inputs["Surface"])
    _aov_outputs(material.node_tree)
    _known[key] = material
    return material


def turn(albedo):
    """Gives all that can be dressed another grey, until it is turned back."""
    for material in _known.values():
        for node in material.node_tree.nodes:
            if node.type in ("BSDF_DIFFUSE", "BSDF_TRANSLUCENT"):
                node.inputs["Color"].default_value = (albedo, albedo, albedo, 1)


def _aov_outputs(tree):
    """Writes part number, metres and facing beside the light."""
    nodes, links = tree.nodes, tree.links
    info = nodes.new("ShaderNodeObjectInfo")
    part = nodes.new("ShaderNodeOutputAOV")
    part.name = "part"
    links.new(info.outputs["Object Index"], part.inputs["Value"])
    uv = nodes.new("ShaderNodeUVMap")
    uv.uv_map = UV_NAME
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(uv.outputs[0], split.inputs[0])
    weight = nodes.new("ShaderNodeLayerWeight")
    join = nodes.new("ShaderNodeCombineXYZ")
    links.new(split.outputs[0], join.inputs[0])
    links.new(split.outputs[1], join.inputs[1])
    links.new(weight.outputs["Facing"], join.inputs[2])
    metres = nodes.new("ShaderNodeOutputAOV")
    metres.name = "metres"
    links.new(join.outputs[0], metres.inputs["Color"])
