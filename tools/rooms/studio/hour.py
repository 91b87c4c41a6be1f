"""The hour that a set is built for: day, or dusk with its lamps lit.

Nothing stands elsewhere in the evening, so that both hours share their parts and metres.
"""

# Lamps that only glow by day light the room in the evening: so many times their watts.
LAMPS = 9.0
# The sky of dusk: how much it lights, and its colours above and at the horizon.
DUSK, TOP, HORIZON = 0.05, (0.06, 0.16, 0.55), (0.3, 0.42, 0.75)
# What is seen through windows then: how bright, and of which tint.
OUTLOOK, TINT = 0.42, "#3d5072"
# As View.warmth: lamplight stays warm, and dusk blue.
WARMTH = 0.72

_evening = False


def turn_to_evening():
    global _evening
    _evening = True


def is_evening():
    return _evening
