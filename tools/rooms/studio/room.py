"""A room of four walls, and what is hung in it: the parts that every set would write again."""

from . import curtains, materials as m, mesh, outlook as outside, shell, soft, view


class Room:
    """Walls `left`, `back`, `right` and `front` round a floor whose front left corner is the origin.

    papered: the walls that wear the surface "wall"; the others are plastered. Openings: (left, right, bottom, top) in
    metres along each wall, which runs clockwise: left from the front, back from the left, right from the back.
    """

    def __init__(
        self,
        wardrobe,
        width,
        depth,
        height,
        floor,
        left=(),
        back=(),
        right=(),
        front=(),
        papered=("left", "back"),
        trim="#f1efe9",
        plaster="#e9e4da",
        ceiling="#f4f2ec",
        plain="#e3ddd0",
        skirting=0.16,
        cornice=0.12,
        dado=0.0,
        label="Wall",
    ):
        self.wardrobe, self.width, self.depth, self.height = wardrobe, width, depth, height
        self.trim = m.painted_wood(trim)
        corners = {"left": ((0, 0), (0, depth)), "back": ((0, depth), (width, depth))}
        corners |= {"right": ((width, depth), (width, 0)), "front": ((width, 0), (0, 0))}
        openings = {"left": left, "back": back, "right": right, "front": front}
        surface = None
        if papered:
            surface = wardrobe.surface("wall", label, "wall", groups=("001",), paint=True, plain=plain)
        for name, (start, end) in corners.items():
            wall = shell.Wall(start, end, height, openings[name])
            setattr(self, name, wall)
            if name in papered:
                wardrobe.part(surface, wall.face(low=dado), rough=0.0)
                if dado:
                    wall.face(high=dado, name="dado").data.materials.append(self.trim)
            else:
                wall.face().data.materials.append(m.plaster(plaster))
            wall.reveals(self.trim)
            if skirting:
                wall.skirting(self.trim, skirting)
            if cornice:
                wall.cornice(self.trim, cornice)
            if dado:
                wall.rail(self.trim, dado - 0.03)
        if floor:
            shell.floor(width, depth, floor)
        if ceiling:
            shell.ceiling(width, depth, height, m.plaster(ceiling))

    def window(self, wall, opening, columns=2, rows=3, frame=None, sill=True, outlook=None, **options):
        """A window that the sky looks in through. outlook: what is seen in it, as options of outlook.behind."""
        if outlook is not None:
            outside.behind(wall, opening, **outlook)
        material = frame or self.trim
        shell.window(wall, opening, material, columns, rows, sill=self.trim if sill else None, **options)
        view.portal(wall, opening)

    def curtains(self, wall, opening, surface, seed, metal, cover=0.5, out=0.34, above=0.16, sides=("left", "right"), translucency=0.12, rings=20, floor=0.0, drop=None, **options):
        """A pair of curtains on a pole before an opening."""
        l, r, _, t = opening
        up = t + above
        for k, side in enumerate(("left", "right")):
            if side not in sides:
                continue
            begin = l - out if side == "left" else r + out - cover
            hung = curtains.curtain(cover, (drop or up) - 0.02, seed + k, side=side, floor=floor, **options)
            self.wardrobe.part(surface, hung, translucency=translucency)
            wall.put(hung, begin, up - 0.018)
        if metal:
            wall.put(curtains.pole(r - l + 2 * out, metal, rings=rings), l - out, up)

    def rug(self, surface_label, width, length, at, turn=0, seed=3, thick=0.013, plain="#d8cfbf", name="rug", fringe=0.0, curl=0.0, round_rug=False):
        """A rug as a surface of its own."""
        surface = self.wardrobe.surface(name, surface_label, "rug", groups=("004",), plain=plain, width_m=width, length_m=width if round_rug else length, round=round_rug)
        laid = soft.rug(width, length, thick, seed, round_rug, curl)
        self.wardrobe.part(surface, laid)
        mesh.place(laid, at[0], at[1], 0.001, turn=turn)
        if fringe:
            for end in (-1, 1):
                edge = [(x * width / 20 - width / 2, end * length / 2, 0.006) for x in range(21)]
                threads = soft.fringe(edge, fringe, seed + end, down=(0, end, -0.04), step=0.011, radius=0.0022)
                threads.data.materials.append(m.painted_wood("#e6dfd0"))
                mesh.place(threads, at[0], at[1], 0.001, turn=turn)
        return laid


def cushion(wardrobe, surface, size, seed, at, turn=0, lean=0, tilt=0, chop=0.0, thick=0.2, piped=False):
    """A cushion that leans: `at` is its middle. size: metres, or (width, height)."""
    width, height = size if isinstance(size, tuple) else (size, size)
    body, cord = soft.cushion(width, height, thick, seed, chop, edge="piped" if piped else "knife", lean=lean)
    wardrobe.part(surface, body, rough=1.2)
    objects = [body]
    if cord:
        wardrobe.part(surface, cord)
        objects.append(cord)
    return mesh.place(mesh.group("cushion", *objects), *at, turn=turn, lean=lean, tilt=tilt)


def throw(wardrobe, surface, width, length, at, on, seed, turn=0, gather=0.62, fringe=0.0):
    """A throw let fall from `at` on objects that hold it; fringe: metres of threads at its two ends. Returns its objects."""
    lying = soft.dropped(width, length, at, on, seed, turn, gather)
    wardrobe.part(surface, lying, rough=2)
    made = [lying]
    if fringe:
        points = [lying.matrix_world @ point.co for point in lying.data.vertices]
        columns = soft.columns_of(width)
        for row in (points[:columns], points[-columns:]):
            threads = soft.fringe(row, fringe, seed)
            wardrobe.part(surface, threads)
            made.append(threads)
    return made
