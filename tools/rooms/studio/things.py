"""All things of a room by one name. Each builder gives one parent that stands on z = 0, to be moved with mesh.place."""

from .baskets import basket, log, log_basket, log_stack, sunhat, tray  # noqa: F401
from .bathroom import basin_stand, bath, bath_things, bedstead, cot, towel_ladder  # noqa: F401
from .books import book, book_row, book_stack, magazine, magazines, open_book, papers, spectacles  # noqa: F401
from .cases import bookshelf, chest, desk, desk_with_lamp, nightstand, sideboard  # noqa: F401
from .chairs import bench, cane_chair, ladder_chair, shell_chair, spindle_chair, stool  # noqa: F401
from .folded import hung_cloth, napkin, towels  # noqa: F401
from .forms import again, set_down  # noqa: F401
from .garden import agapanthus, fynbos, lawn, restio  # noqa: F401
from .lamps import floor_lamp, pendant, table_lamp  # noqa: F401
from .objects import board, candlestick, candlesticks, laid_tray, sculpture, table_still, utensils  # noqa: F401
from .outdoors import bistro_chair, fire_bowl, garden_table, lounger, parasol, paving, pergola  # noqa: F401
from .pictures import hang, leaning, mirror, picture  # noqa: F401
from .plants import (  # noqa: F401
    aloe,
    fern,
    fiddle_leaf_fig,
    monstera,
    planter,
    rubber_plant,
    snake_plant,
    strelitzia,
)
from .stems import bunch, in_vase  # noqa: F401
from .tables import coffee_drum, coffee_oval, coffee_slab, console, dining_table, side_table  # noqa: F401
from .trees import ball, garden_tree, hedge, olive_tree, palm, vine  # noqa: F401
from .vessels import bowl, carafe, cup, cutlery, fruit, fruit_bowl, plate, setting, teapot, tumbler, vase  # noqa: F401
