import type { FilterField } from '@selvedge/contract/facets';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';

/** What people say and catalogues do not, for values that the catalogue has. */
export const SYNONYMS: readonly (readonly [
  field: FilterField,
  value: string,
  words: readonly string[],
])[] = [
  ['application', 'Curtaining', ['curtain', 'drape', 'drapery', 'window']],
  [
    'application',
    'Upholstery',
    [
      'upholster',
      'upholstered',
      'sofa',
      'couch',
      'settee',
      'chair',
      'armchair',
      'ottoman',
      'headboard',
    ],
  ],
  ['application', 'Cushions', ['scatter', 'pillow']],
  ['application', 'Outdoor', ['patio', 'stoep', 'garden', 'weatherproof', 'exterior']],
  ['item_group', ITEM_GROUP.fabric, ['cloth', 'textile']],
  ['item_group', ITEM_GROUP.wallpaper, ['paper', 'wallcovering', 'wall covering']],
  ['item_group', ITEM_GROUP.rugs, ['carpet']],
  ['web_colour', 'Grey', ['gray', 'charcoal', 'silver']],
  ['web_colour', 'Natural', ['beige', 'cream', 'ecru', 'sand', 'oatmeal', 'stone']],
  ['web_colour', 'Blue', ['navy', 'indigo']],
  ['web_colour', 'Rose', ['pink', 'blush']],
  ['web_colour', 'Ochre', ['yellow', 'mustard', 'gold']],
  ['web_colour', 'Terracotta', ['orange', 'rust']],
  ['web_colour', 'Purple', ['lilac', 'plum', 'aubergine']],
  ['design_style', 'Floral', ['flower', 'flowery']],
  ['design_style', 'Botanical', ['leaf', 'leafy', 'foliage']],
  ['design_style', 'Check', ['plaid', 'tartan', 'gingham']],
  ['design_style', 'Geometric', ['geometrical']],
];

/** Standards that a fabric or paper passes by not burning. */
export const FIRE_STANDARD =
  /1021|5852|13501|13773|crib|fire|flame|nfpa|(?:cal|tb)\W*117|\bB-?s1\b|\bm1\b/iu;
/** What asks for one of them. */
export const FIRE_WORDS: readonly string[] = [
  'fire rated',
  'fire retardant',
  'fire proof',
  'fire resistant',
  'flame retardant',
  'flame proof',
  'flame resistant',
];

/** Words that say nothing of a product. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and any at by for from i in is it like me my need of on or our show some something that the this to want we which with'.split(
    ' ',
  ),
);

/** Words that texts say otherwise. */
export const WRITTEN_AS: ReadonlyMap<string, readonly string[]> = new Map([
  ['washable', ['machine', 'wash']],
]);
