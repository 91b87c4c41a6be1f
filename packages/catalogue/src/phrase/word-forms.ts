import type { FacetField } from '@selvedge/contract/facets';
import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import { stemmer } from 'stemmer';
import { searchForm, wordsOf } from '../suggestions/vocabulary.ts';

/** A word of a phrase and where it stands; `end` is exclusive. */
export interface PhraseWord {
  /** In search form. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** Letters and digits, without the s of “child’s”. */
const WORD = /(?<!\p{L}['’](?=s(?![\p{L}\p{M}\p{N}])))[\p{L}\p{M}\p{N}]+/giu;

/**
 * The words of a phrase that say something: letters and digits, with what joins them left out. Of a phrase that has
 * neither, such as a smiley, all is one word, which nothing is called by.
 */
export function phraseWords(phrase: string): PhraseWord[] {
  const words = [...phrase.matchAll(WORD)]
    .map((match) => ({
      form: searchForm(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ form }) => form !== '');
  const start = phrase.search(/\S/u);
  if (words.length === 0 && start >= 0)
    return [{ form: phrase.trim(), start, end: phrase.trimEnd().length }];
  return words.filter(({ form }) => !STOP_WORDS.has(form));
}

/**
 * The forms in which words are the same value, whether singular or plural, joined or apart: "Dual Purpose",
 * "dual-purpose" and "dualpurpose" share one, and so do "stripe" and "striped". Of one word, and of several joined.
 *
 * @param words in search form
 */
export function wordKeys(words: readonly string[]): string[] {
  const joined = words.join('');
  return [...new Set([joined, stemmer(joined), words.map((word) => stemmer(word)).join('')])];
}

/** In a value a diameter’s sign, which nobody writes who means that size. */
const DIAMETER_SIGN = /^ø(?=\d|$)/u;

/** The keys of a value as it is written. */
export const valueKeys = (value: string): string[] => {
  const words = wordsOf(searchForm(value))
    .map((word) => word.replace(DIAMETER_SIGN, ''))
    .filter((word) => word !== '' && !STOP_WORDS.has(word));
  return words.length === 0 ? [] : wordKeys(words);
};

/** The form in which codes are compared: letters and digits alone, with and without hyphens alike. */
export const codeForm = (text: string): string =>
  text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether nothing but a mark stands between two words. */
export function isJoined(
  phrase: string,
  one: PhraseWord | undefined,
  next: PhraseWord | undefined,
): boolean {
  if (one === undefined || next === undefined) return false;
  return /^[-_./]$/u.test(phrase.slice(one.end, next.start));
}

const VOWEL = /[aeiouy]/u;
/** Names of fewer characters than these are near to too many other words to be meant by one that has a letter more or less, or another. */
const MISSING_FROM_CHARACTERS = 5;
const OTHER_FROM_CHARACTERS = 6;

/**
 * Whether a word is a name with one slip of the hand: two neighbours swapped, a letter doubled or not, and in longer
 * ones a letter too many, too few or wrong. Nobody mistakes the first letter, and short words with another letter are
 * other words: "lining" is no "dining", "toile" no "tile", "sale" no "sage".
 */
export function isSlip(word: string, name: string): boolean {
  let begins = 0;
  while (begins < word.length && word[begins] === name[begins]) begins++;
  let ends = 0;
  while (
    ends < Math.min(word.length, name.length) - begins &&
    word.at(-1 - ends) === name.at(-1 - ends)
  )
    ends++;
  const [typed, meant] = [word, name].map((text) => text.slice(begins, text.length - ends));
  if (typed === undefined || meant === undefined) return false;
  if (typed.length === 2 && meant.length === 2)
    return typed[0] === meant[1] && typed[1] === meant[0];
  if (typed.length > 1 || meant.length > 1 || begins === 0) return false;
  const shorter = Math.min(word.length, name.length);
  const isOther = typed !== '' && meant !== '';
  if (isOther)
    return (
      shorter >=
      (VOWEL.test(typed) && VOWEL.test(meant) ? MISSING_FROM_CHARACTERS : OTHER_FROM_CHARACTERS)
    );
  const longer = typed === '' ? name : word;
  const isDoubled = longer[begins] === longer[begins - 1];
  return isDoubled || shorter >= MISSING_FROM_CHARACTERS;
}

/** What is made for outdoors says so by its use or by its type. */
const OUTDOOR_FIELDS = ['application', 'web_type'] as const;
const OUTDOOR_WORDS = [
  'patio',
  'stoep',
  'garden',
  'weatherproof',
  'waterproof',
  'uv resistant',
  'fade resistant',
  'exterior',
  'full sun',
  'poolside',
  'patio furniture',
  'garden furniture',
  'outdoor furniture',
];

/** What people say and catalogues do not, for values that the catalogue has. */
export const SYNONYMS: readonly (readonly [
  field: FacetField,
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
      'furniture',
    ],
  ],
  ['application', 'Cushions', ['scatter', 'pillow']],
  ['application', 'Table Linen', ['tablecloth']],
  ['application', 'Living Room', ['lounge', 'sitting room', 'family room', 'living']],
  ['application', 'Dining Room', ['dining table', 'dining']],
  ['application', 'Hallway', ['passage', 'corridor', 'entrance', 'hall', 'foyer']],
  ...OUTDOOR_FIELDS.map((field) => [field, 'Outdoor', OUTDOOR_WORDS] as const),
  ['item_group', ITEM_GROUP.fabric, ['cloth', 'textile', 'material']],
  ['item_group', ITEM_GROUP.wallpaper, ['paper', 'wallcovering', 'wall covering']],
  ['item_group', ITEM_GROUP.rugs, ['carpet']],
  ['web_colour', 'Grey', ['gray', 'charcoal', 'silver']],
  ['web_colour', 'Natural', ['beige', 'cream', 'ecru', 'sand', 'oatmeal', 'stone']],
  ['web_colour', 'Blue', ['navy', 'indigo']],
  ['web_colour', 'Rose', ['pink', 'blush']],
  ['web_colour', 'Teal', ['turquoise', 'aqua', 'petrol']],
  ['web_colour', 'Ochre', ['yellow', 'mustard', 'gold']],
  ['web_colour', 'Terracotta', ['orange', 'rust']],
  ['web_colour', 'Purple', ['lilac', 'plum', 'aubergine']],
  ['web_colour', 'White', ['off white', 'ivory', 'chalk']],
  [
    'web_type',
    'Performance',
    ['stain resistant', 'stain proof', 'child proof', 'kids proof', 'pet friendly', 'hard wearing'],
  ],
  ['web_type', 'Wide Width', ['extra wide', 'double width']],
  ['design_style', 'Floral', ['flower', 'flowery']],
  ['design_style', 'Botanical', ['leaf', 'leafy', 'foliage']],
  ['design_style', 'Check', ['plaid', 'tartan', 'gingham']],
  ['design_style', 'Geometric', ['geometrical']],
  // In Afrikaans.
  ['item_group', ITEM_GROUP.fabric, ['materiaal', 'stof', 'lap']],
  ['item_group', ITEM_GROUP.wallpaper, ['muurpapier', 'plakpapier', 'behangpapier']],
  ['item_group', ITEM_GROUP.rugs, ['mat', 'matte', 'vloermat', 'tapyt']],
  ['application', 'Curtaining', ['gordyn', 'gordyne', 'gordynstof']],
  ['application', 'Upholstery', ['bank', 'rusbank', 'stoel', 'stoffering', 'meubels']],
  ['application', 'Cushions', ['kussing', 'kussings']],
  ['application', 'Living Room', ['sitkamer']],
  ['application', 'Dining Room', ['eetkamer']],
  ['application', 'Hallway', ['gang', 'portaal']],
  ...OUTDOOR_FIELDS.map((field) => [field, 'Outdoor', ['buite', 'tuin']] as const),
  ['web_colour', 'White', ['wit']],
  ['web_colour', 'Grey', ['grys']],
  ['web_colour', 'Black', ['swart']],
  ['web_colour', 'Brown', ['bruin']],
  ['web_colour', 'Red', ['rooi']],
  ['web_colour', 'Rose', ['pienk']],
  ['web_colour', 'Terracotta', ['oranje']],
  ['web_colour', 'Ochre', ['geel']],
  ['web_colour', 'Green', ['groen']],
  ['web_colour', 'Blue', ['blou']],
  ['web_colour', 'Purple', ['pers']],
  ['design_style', 'Stripe', ['streep', 'strepe', 'gestreep']],
  ['design_style', 'Floral', ['blom', 'blomme', 'geblom']],
  ['design_style', 'Check', ['ruitjies', 'geruit']],
  ['web_materials', 'Linen', ['linne']],
  ['web_materials', 'Cotton', ['katoen']],
  ['web_materials', 'Wool', ['wol']],
  ['web_type', 'Velvet', ['fluweel']],
  // In French, as in Mauritius, and in German, as in Namibia.
  ['item_group', ITEM_GROUP.fabric, ['tissu', 'tissus', 'stoff', 'stoffe']],
  ['item_group', ITEM_GROUP.wallpaper, ['papier peint', 'papiers peints', 'tapete', 'tapeten']],
  ['item_group', ITEM_GROUP.rugs, ['tapis', 'teppich', 'teppiche']],
  ['application', 'Curtaining', ['rideau', 'rideaux', 'vorhang', 'vorhänge', 'gardinen']],
  ['application', 'Upholstery', ['canapé', 'fauteuil', 'polster', 'sessel']],
  ['application', 'Cushions', ['coussin', 'coussins', 'kissen']],
  ...OUTDOOR_FIELDS.map((field) => [field, 'Outdoor', ['extérieur', 'jardin', 'garten']] as const),
  ['web_colour', 'White', ['blanc', 'blanche', 'blancs', 'weiß', 'weiss']],
  ['web_colour', 'Grey', ['gris', 'grise', 'grau', 'graue', 'grauer']],
  ['web_colour', 'Black', ['noir', 'noire', 'noirs', 'schwarz']],
  ['web_colour', 'Brown', ['marron', 'brun', 'braun']],
  ['web_colour', 'Red', ['rouge', 'rouges', 'rot', 'rote', 'roter']],
  ['web_colour', 'Ochre', ['jaune', 'gelb']],
  ['web_colour', 'Green', ['vert', 'verte', 'verts', 'grün', 'grüne', 'grüner']],
  ['web_colour', 'Blue', ['bleu', 'bleue', 'bleus', 'bleues', 'blau', 'blaue', 'blauer']],
  ['web_colour', 'Purple', ['violet', 'violette', 'lila']],
  ['design_style', 'Stripe', ['rayure', 'rayures', 'rayé', 'streifen', 'gestreift']],
  ['design_style', 'Floral', ['fleurs', 'fleuri', 'blumen', 'geblümt']],
  ['design_style', 'Check', ['carreaux', 'kariert']],
  ['web_materials', 'Linen', ['lin', 'leinen']],
  ['web_materials', 'Cotton', ['coton', 'baumwolle']],
  ['web_materials', 'Wool', ['laine', 'wolle']],
  ['web_type', 'Velvet', ['velours', 'samt']],
];

/** Standards that a fabric or paper passes by not burning. */
export const FIRE_STANDARD =
  /1021|5852|13501|13773|crib|fire|flame|nfpa|(?:cal|tb)\W*117|\bB-?s1\b|\bm1\b/iu;
/** What asks for one of them. */
export const FIRE_WORDS: readonly string[] = [
  'fr',
  'ifr',
  'crib 5',
  'fire rated',
  'fire retardant',
  'fire proof',
  'fire resistant',
  'flame retardant',
  'flame proof',
  'flame resistant',
  // Where the public comes in, cloth has to be.
  'hotel',
  'hospitality',
  'restaurant',
  'commercial',
  'contract',
  'contract grade',
];

/** Words that say nothing of a product. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about am an and any are at be by can could do find for from get go got have i in into is it like looking make me must my need of on or our please put show some something that the this to under up use want we what where which will with would you your'.split(
    ' ',
  ),
);

/** Words that texts say otherwise. */
export const WRITTEN_AS: ReadonlyMap<string, string> = new Map([
  ['serviette', 'napkin'],
  ['serviettes', 'napkin'],
]);

/**
 * How people ask for what a care instruction says: the words that it has, and theirs. All of these name a value of Care that
 * one of them names.
 */
export const CARE_WORDS: readonly (readonly [
  instruction: readonly string[],
  said: readonly string[],
])[] = [
  [
    ['machine', 'wash'],
    ['machine wash', 'machine washable', 'washable', 'washing machine'],
  ],
  [
    ['hand', 'wash'],
    ['hand wash', 'hand washable'],
  ],
  [
    ['dry', 'clean'],
    ['dry clean', 'dry cleanable', 'dry clean only'],
  ],
  [['wipe'], ['wipe clean', 'wipeable', 'wipable', 'spongeable']],
  [['dishwasher'], ['dishwasher safe', 'dishwasher proof', 'dishwasher']],
];

/** By the keys of what people say the words of the care instruction. */
export const CARE: ReadonlyMap<string, readonly string[]> = new Map(
  CARE_WORDS.flatMap(([instruction, said]) =>
    said.flatMap((words) => valueKeys(words).map((key) => [key, instruction] as const)),
  ),
);
