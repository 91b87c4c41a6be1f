/** What the generated catalogue is made of: sizes of the lists are those of a real house. */
const words = (list: string): readonly string[] => list.split(', ');

export const WEB_COLOURS = words(
  'Neutral, Grey, Blue, White, Green, Beige, Brown, Black, Red, Pink, Yellow, Orange, Purple, Gold, Silver, Multi',
);
export const STYLES = words(
  'Plain, Textured, Floral, Geometric, Stripe, Botanical, Damask, Check, Abstract, Animal, Paisley, Toile, Ikat, Coastal',
);
export const TYPES = words(
  'Weave, Print, Velvet, Jacquard, Embroidery, Chenille, Boucle, Sheer, Leather Look, Blackout, Lining, -',
);
export const MATERIALS = words(
  'Polyester, Cotton, Linen, Viscose, Wool, Acrylic, Nylon, Silk, Jute, Olefin, Vinyl, Non-Woven, Polypropylene, -',
);
export const STANDARDS = words(
  'Stain Resistant, Fire Retardant, Wide Width, Recycled, Pet Friendly, UV Resistant, Water Repellent, Reversible, Antimicrobial, -',
);
export const SHAPES = words('Rectangle, Runner, Round, Square, Irregular');
export const BRANDS = words(
  'Karoo Mills, Overberg, Hout & Linne, Fynbos, Agulhas, Swartland, Kalahari Loom, Baobab, Protea House, Cederberg, Langebaan, Tsitsikamma, Umhlanga, Drakensberg, Namaqua, Knysna Cloth, Sandveld, Augrabies, Maputaland, Bokkeveld, Midlands Weave, Waterberg, Witsand, Outeniqua, Blyde, Richtersveld, Magalies, Riebeek, Tulbagh, Éclat',
);
export const COLOURS = words(
  'Ivory, Stone, Charcoal, Denim, Sage, Indigo, Rust, Ochre, Blush, Ink, Linen, Teal, Moss, Clay, Pewter, Sand, Navy, Slate, Olive, Berry, Coral, Mustard, Smoke, Pearl, Mocha, Sky, Fern, Wine, Copper, Dusk',
);
export const SHADES = words(
  ', Deep, Pale, Warm, Cool, Dusty, Bright, Soft, Dark, Antique, Natural, Washed',
);
export const NOUNS = words(
  ', , , Weave, Stripe, Leaf, Plain, Texture, Check, Velvet, Trellis, Garden, Herringbone, Ikat, Bloom, Wave',
);
export const SYLLABLES = words(
  'ka, ro, ma, li, tu, ven, sa, dor, el, mi, ra, no, bel, ti, zan, lo, per, qui, sha, gre, han, ver, do, ne, fi, cor, al, bri, sto, wen, ya, mor, lu, the, cas, ton, pri, gal, ost, ur',
);
export const SENTENCES = words(
  'Woven in a mill that has run since the last century and finished by hand for a full drape, A generous repeat carries the eye across the room without tiring it, Made for rooms that are lived in: it takes wear; wear takes nothing from it, The ground is matt and the figure catches the light from the side, Dyed in small lots; colours may vary slightly from batch to batch, Suited to homes and hospitality alike with a hand that softens in use',
);

export interface GeneratedGroup {
  readonly code: string;
  readonly name: string;
  readonly share: number;
  readonly applications: readonly string[];
  readonly sizes: readonly string[];
}

export const GROUPS: readonly GeneratedGroup[] = [
  {
    code: '005',
    name: 'Fabric',
    share: 0.6,
    applications: words(
      'Curtaining, Upholstery, Dual Purpose, Sheers, Outdoor, Linings, Hospitality, Trimmings',
    ),
    sizes: words('140cm, 137cm, 150cm, 280cm, 300cm, 320cm'),
  },
  {
    code: '001',
    name: 'Wallpaper',
    share: 0.22,
    applications: words('Wallpaper, Murals, Commercial Walls, Borders'),
    sizes: words('53cm, 52cm, 68.5cm, 70cm, 90cm, 100cm'),
  },
  {
    code: '004',
    name: 'Rugs',
    share: 0.08,
    applications: words('Indoor Rugs, Outdoor Rugs, Runners'),
    sizes: words(
      '160x230cm, 200x290cm, 80x150cm, 120x170cm, 240x340cm, 300x400cm, 67x240cm, 120cm, 160cm, 200cm, 240cm, 280x380cm',
    ),
  },
  {
    code: '000',
    name: 'Homeware',
    share: 0.1,
    applications: words('Cushions, Throws, Bedding, Table Linen, Decor'),
    sizes: words(
      '50x50cm, 60x60cm, 40x60cm, 130x170cm, 150x200cm, 230x220cm, 260x240cm, 45x45cm, 30x50cm, 180x270cm',
    ),
  },
];
