"""How a cloth hangs: a studio with a pale wall where one cloth hangs in soft folds."""

from studio import curtains, materials as m, mesh, shell, view
from studio.mesh import place


SUITS = ("005",)


def build(wardrobe):
    cloth = wardrobe.surface("cloth", "Cloth", "cloth", plain="#ddd6c8")
    view.sky(0.9, top=(0.9, 0.92, 1.0), horizon=(1.0, 0.98, 0.95))
    return [
        _hanging(wardrobe, cloth, 10, "drape-soft", "Hanging in soft folds", fullness=1.45, fold=0.3, seed=9),
    ]


def _studio(x, strength=150):
    backdrop = shell.floor(5, 4, m.plaster("#e4ded2"), at=(x - 2.5, -3))
    wall = mesh.mesh_object("backdrop", [(x - 2.5, 1, 0), (x + 2.5, 1, 0), (x + 2.5, 1, 4), (x - 2.5, 1, 4)], [(0, 1, 2, 3)], smooth=False)
    wall.data.materials.append(m.plaster("#e4ded2"))
    view.daylight(x, (-2.4, -2.6, 2.5), (0.05, 0.5, 1.2), 700, reach=1.2)
    view.panel((x - 2.3, -0.9, 2.1), (x + 0.1, 0.5, 1.1), (1.2, 2.0), strength, (0.93, 0.96, 1.0))
    view.panel((x + 2.6, -2.4, 1.6), (x, 0.4, 1.0), (1.6, 2.0), strength * 0.12, (1.0, 0.96, 0.9))
    return backdrop


def _view(x, name, title, description, at, to, lens):
    return view.View(
        name, title, description, **view.straight((x + at[0], at[1], at[2]), (x + to[0], to[1], to[2]), lens),
        size=view.PORTRAIT, suits=SUITS, kind="drape", setting="studio", warmth=0.45, exposure=1.0, stop=2.8, focus=1.75,
    )


def _hanging(wardrobe, surface, x, name, title, fullness, fold, seed):
    _studio(x)
    hung = curtains.curtain(2.2, 2.6, seed, fullness=fullness, fold=fold, heading="wave", rows=160, steps=26)
    wardrobe.part(surface, hung, translucency=0.06)
    place(hung, x - 1.1, 0.6, 2.55)
    return _view(x, name, title, f"A cloth {title[0].lower()}{title[1:]}, lit from the left", (0.4, -1.35, 1.25), (-0.05, 0.5, 1.15), 50)
