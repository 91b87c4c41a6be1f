"""What a room is built of: walls with openings, floors, ceilings, windows, doors, mouldings.

A wall runs from `start` to `end` with the room on its right hand; places on it are metres along it and up.
"""

import math

from mathutils import Matrix, Vector

from . import mesh


class Wall:
    def __init__(self, start, end, height, openings=(), thickness=0.28):
        """openings: (left, right, bottom, top) in metres on the wall."""
        self.start, self.height, self.openings = Vector((*start, 0)), height, openings
        along = Vector((*end, 0)) - self.start
        self.length, self.thickness = along.length, thickness
        d = along.normalized()
        # Columns: along the wall, out of the room, up.
        self.matrix = Matrix(
            ((d.x, -d.y, 0, self.start.x), (d.y, d.x, 0, self.start.y), (0, 0, 1, 0), (0, 0, 0, 1))
        )

    def at(self, along, up=0.0, inward=0.0):
        return self.matrix @ Vector((along, -inward, up))

    def put(self, obj, along, up=0.0, inward=0.0, turn=0.0):
        """Places an object whose front looks along its own -y, so that it looks into the room."""
        obj.matrix_world = (
            self.matrix @ Matrix.Translation((along, -inward, up)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        )
        return obj

    def face(self, name="wall", low=0.0, high=None, inward=0.0):
        """The wall's face from `low` to `high`, without its openings, with metres from its top left corner."""
        high = self.height if high is None else high
        xs = sorted({0.0, self.length, *(x for o in self.openings for x in o[:2])})
        zs = sorted({low, high, *(z for o in self.openings for z in o[2:] if low < z < high)})
        vertices, faces, uvs = [], [], []
        for x0, x1 in zip(xs, xs[1:]):
            for z0, z1 in zip(zs, zs[1:]):
                middle = ((x0 + x1) / 2, (z0 + z1) / 2)
                if any(l < middle[0] < r and b < middle[1] < t for l, r, b, t in self.openings):
                    continue
                first = len(vertices)
                corners = [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
                vertices += [self.at(x, z, inward) for x, z in corners]
                faces.append(tuple(range(first, first + 4)))
                uvs += [(x, high - z) for x, z in corners]
        return mesh.mesh_object(name, vertices, faces, uvs, smooth=False)

    def reveals(self, material):
        """The sides of the openings, through the wall's thickness, and the wall's outer face, which lets no light in."""
        vertices, faces = [], []
        for l, r, b, t in self.openings:
            ring = [(l, b), (r, b), (r, t), (l, t)]
            first = len(vertices)
            for inward in (0.0, -self.thickness):
                vertices += [self.at(x, z, inward) for x, z in ring]
            faces += [(first + i, first + (i + 1) % 4, first + 4 + (i + 1) % 4, first + 4 + i) for i in range(4)]
        if faces:
            mesh.mesh_object("reveals", vertices, faces, smooth=False).data.materials.append(material)
        back = self.face("outer face", inward=-self.thickness)
        back.data.materials.append(material)

    def skirting(self, material, height=0.14, depth=0.02):
        """A moulded board along the foot, left out at doors."""
        profile = [(0, 0), (depth, 0), (depth, height * 0.82), (depth * 0.45, height), (0, height)]
        for begin, end in self.runs(0.05):
            self._moulding("skirting", profile, begin, end, 0, material)

    def runs(self, up):
        """Where the wall goes on without an opening at this height: pairs of begin and end."""
        begin, found = 0.0, []
        for l, r, *_ in [*sorted(o for o in self.openings if o[2] < up < o[3]), (self.length, self.length)]:
            if l - begin > 0.05:
                found.append((begin, l))
            begin = r
        return found

    def cornice(self, material, size=0.12):
        s = size
        profile = [(0, 0), (0, -s), (s * 0.15, -s), (s * 0.3, -s * 0.55), (s * 0.6, -s * 0.25), (s, -s * 0.12), (s, 0)]
        self._moulding("cornice", profile, 0, self.length, self.height, material)

    def rail(self, material, up, depth=0.025, height=0.06):
        profile = [(0, 0), (depth * 0.5, 0), (depth, height * 0.35), (depth, height * 0.7), (depth * 0.4, height), (0, height)]
        for begin, end in self.runs(up):
            self._moulding("rail", profile, begin, end, up, material)

    def panels(self, material, low, high, width=0.8, margin=0.12):
        """Raised mouldings in frames about so wide, between two heights."""
        for begin, end in self.runs((low + high) / 2):
            count = max(1, round((end - begin) / (width + margin)))
            each = (end - begin - margin * (count + 1)) / count
            for i in range(count):
                self._frame(material, begin + margin + i * (each + margin), each, low, high)

    def _frame(self, material, l, width, low, high):
        if width > 0.1:
            ring = [self.at(x, z, 0.012) for x, z in ((l, low), (l + width, low), (l + width, high), (l, high))]
            mesh.tube("panel", ring, 0.012, material, closed=True)

    def _moulding(self, name, profile, begin, end, up, material):
        vertices = [self.at(x, up + z, inward) for x in (begin, end) for inward, z in profile]
        n = len(profile)
        faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
        faces += [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
        obj = mesh.mesh_object(name, vertices, faces, smooth=False)
        obj.data.materials.append(material)
        return obj


def floor(width, depth, material, at=(0, 0), z=0.0, name="floor"):
    """A floor with its back left corner at metres (0, 0)."""
    x, y = at
    corners = [(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)]
    uvs = [(px - x, y + depth - py) for px, py in corners]
    obj = mesh.mesh_object(name, [(px, py, z) for px, py in corners], [(0, 1, 2, 3)], uvs, smooth=False)
    if material:
        obj.data.materials.append(material)
    return obj


def ceiling(width, depth, height, material, at=(0, 0)):
    x, y = at
    corners = [(x, y, height), (x, y + depth, height), (x + width, y + depth, height), (x + width, y, height)]
    obj = mesh.mesh_object("ceiling", corners, [(0, 1, 2, 3)], smooth=False)
    obj.data.materials.append(material)
    return obj


# How far a sill stands out before the wall, in metres.
SILL = 0.04


def window(wall, opening, material, columns=2, rows=3, frame=0.055, bar=0.022, back=0.12, sill=None):
    """A frame with glazing bars in an opening, set back from the wall's face, and a sill before it.

    What lies across is a little less deep than what stands, as faces in one place would be black where they cross.
    """
    l, r, b, t = opening

    def bar_of(x0, x1, z0, z1, depth):
        obj = mesh.box("bar", (x1 - x0, depth, z1 - z0), material=material, edge=0.003)
        wall.put(obj, (x0 + x1) / 2, z0, -back)

    for x0, x1 in ((l, l + frame), (r - frame, r)):
        bar_of(x0, x1, b, t, 0.06)
    for z0, z1 in ((b, b + frame), (t - frame, t)):
        bar_of(l, r, z0, z1, 0.056)
    for i in range(1, columns):
        x = l + (r - l) * i / columns
        bar_of(x - bar / 2, x + bar / 2, b, t, 0.04)
    for i in range(1, rows):
        z = b + (t - b) * i / rows
        bar_of(l, r, z - bar / 2, z + bar / 2, 0.036)
    if sill and b > 0.05:
        obj = mesh.box("sill", (r - l + 0.1, back + SILL, 0.035), material=sill, edge=0.006)
        wall.put(obj, (l + r) / 2, b - 0.03, (SILL - back) / 2)


def beams(width, depth, height, material, count=4, size=(0.16, 0.2), at=(0, 0)):
    """Beams across the room's width under its ceiling."""
    for i in range(count):
        y = at[1] + depth * (i + 0.5) / count
        mesh.box("beam", (width, size[0], size[1]), (at[0] + width / 2, y, height - size[1]), material, edge=0.008)
