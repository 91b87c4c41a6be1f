import type { Product } from '@selvedge/contract/product';

/** What somebody types, and what they would be glad to be shown. */
export interface MeantPhrase {
  readonly phrase: string;
  readonly meant: (product: Product) => boolean;
}

/*
 * One hundred search phrases as customers, shop assistants and designers type them, each with a rule over the fields of
 * a product. Rules do not ask whether a product is published: leave out what is not before judging an answer.
 * "Over", "under" and "wider than" leave out the number itself; "at least", "40k" and "40 000+" take it in.
 */

type Rule = (product: Product) => boolean;

/** Makes rules that ask a product for something. */
function by<Asked>(test: (p: Product, asked: Asked) => boolean): (asked: Asked) => Rule {
  return (asked) => (p) => test(p, asked);
}

/** Holds where every rule holds. */
function all(...rules: readonly Rule[]): Rule {
  return (p) => rules.every((rule) => rule(p));
}

/** Holds where one of the rules does. */
function any(...rules: readonly Rule[]): Rule {
  return (p) => rules.some((rule) => rule(p));
}

/** Holds where the rule does not. */
const not = by((p, rule: Rule) => !rule(p));

/** A phrase with the rules that must all hold. */
function want(phrase: string, ...rules: readonly Rule[]): MeantPhrase {
  return { phrase, meant: all(...rules) };
}

/** Text without accents. */
const plainly = (text: string): string => text.normalize('NFD').replace(/\p{Mn}/gu, '');
/** A code without hyphens. */
const bare = (text: string): string => text.replaceAll('-', '');
/** The first number of a text such as "40 000", "137cm" or "98 g/m²"; NaN where there is none. */
const number = (text: string): number =>
  Number.parseFloat(text.replace(/(\d)\s+(?=\d{3}\b)/gu, '$1').replace(',', '.'));
/** The sentence about the design itself; the rest of a description is about its collection. */
const ownSentence = (p: Product): string => p.long_description.split(/(?<=[.!?])\s/u)[0] ?? '';

/** What a number is held against; nothing fits where a product does not say. */
const over = (limit: number) => (value: number) => value > limit;
const under = (limit: number) => (value: number) => value < limit;
const atLeast = (limit: number) => (value: number) => value >= limit;
const upTo = (limit: number) => (value: number) => value <= limit;
const exactly = (limit: number) => (value: number) => value === limit;
type Fits = (value: number) => boolean;

/** The design's name or own sentence says so. */
const says = by((p, words: RegExp) => words.test(plainly(`${p.design} ${ownSentence(p)}`)));
/** The design's name says so. */
const design = by((p, words: RegExp) => words.test(plainly(p.design)));
/** The colour is sold by such a name. */
const named = by((p, words: RegExp) => words.test(plainly(p.colour)));
/** The collection, the brand or the use has this name. */
const collection = by((p, name: string) => p.range === name);
const brand = by((p, name: string) => p.brand === name);
const use = by((p, name: string) => p.application === name);
/** The code holds this part, hyphens aside. */
const code = by((p, part: string) => bare(p.sku).includes(bare(part)));
/** Of this colour family. */
const colour = by((p, family: string) => p.web_colour.includes(family));
/** Of this design style, or a design that carries its name. */
const style = by((p, name: string) => p.design_style.includes(name) || p.design.includes(name));
/** Of this type. */
const type = by((p, name: string) => p.web_type.includes(name));
/** Made at least in part of this; kinds of a fibre count as the fibre. */
const material = by((p, name: string) => p.web_materials.some((fibre) => fibre.includes(name)));
/** Made to a standard whose name starts so. */
const standard = by((p, start: string) => p.web_standards.some((name) => name.startsWith(start)));
/** Cared for so. */
const care = by((p, words: RegExp) =>
  p.cleaning_instructions.some((one) => words.test(one.cleaning_instruction_name)),
);
/** Width in centimetres. */
const wide = by((p, fits: Fits) => fits(number(p.width)));
/** Martindale rubs. */
const rubs = by((p, fits: Fits) => fits(number(p.martindale)));
/** Weight in grams a square metre; rugs and pieces, which say kilograms, have none. */
const grams = by((p, fits: Fits) => / g\/m/u.test(p.c_weight) && fits(number(p.c_weight)));
/** Pattern repeat in centimetres: the vertical one, as the trade counts, or else the horizontal one. */
const repeat = by((p, fits: Fits) => fits(number(p.repeat_t || p.repeat_h)));
/** Measures so many centimetres one way and the other, whichever comes first. */
const size = by((p, [a, b]: readonly [number, number]) =>
  [`${a}cm ${b}cm`, `${b}cm ${a}cm`].includes(`${p.width} ${p.length_cm}`),
);
/** Round, so many centimetres across. */
const across = by((p, cm: number) => number(p.diameter) === cm);

/** The item groups. */
const fabric: Rule = (p) => p.item_group === '005';
const wallpaper: Rule = (p) => p.item_group === '001';
const rug: Rule = (p) => p.item_group === '004';
/** What can be hung or sat on: cloth for both counts for either. */
const curtain = all(fabric, any(use('Curtaining'), use('Dual Purpose')));
const upholstery = all(fabric, any(use('Upholstery'), use('Dual Purpose')));
const cushion = use('Cushions');
const throws = use('Throws');
/** Shapes of rug. */
const runner: Rule = (p) => p.web_shape === 'Runner';
const roundRug: Rule = (p) => p.web_shape === 'Round';
/** Cloths known by how they feel, whether by the metre or made up. */
const velvet = any(type('Velvet'), says(/velvet/iu));
const boucle = any(type('Bouclé'), says(/boucle/iu));
/** Made for outdoors. */
const outdoor = any(type('Outdoor'), use('Outdoor'));
/** May go into a machine. */
const washable = care(/^Machine wash/u);
/** The fibres asked for most. */
const linen = material('Linen');
const cotton = material('Cotton');
const wool = material('Wool');
/** Linen and nothing else. */
const pureLinen: Rule = (p) => p.composition === '100% Linen';
/** Wallpaper that is hung dry. */
const pasteTheWall: Rule = (p) => /paste the wall/iu.test(p.hanging_instructions);
/** The drawing runs across the width. */
const railroaded: Rule = (p) => p.railroaded === 'Yes';
/** Tested against fire: seats, curtains or walls. */
const fireRated = any(standard('EN 1021'), standard('EN 13773'), standard('EN 13501'));
/** Cloth of 400 g and more is heavy, below 200 g it is light. */
const heavy = grams(atLeast(400));
const lightweight = grams(under(200));
/** A repeat of 20 cm at most is small. */
const smallRepeat = repeat(upTo(20));
const smallScale = any(style('Small Scale'), smallRepeat);
/** Colours by the names that people use for them. */
const blue = colour('Blue');
const green = colour('Green');
const red = colour('Red');
const white = colour('White');
const brown = colour('Brown');
const grey = colour('Grey');
const pink = colour('Rose');
const teal = colour('Teal');
const beige = colour('Natural');
const navy = all(blue, named(/night|navy|indigo/iu));
const charcoal = named(/coal/iu);
const offWhite: Rule = (p) =>
  p.web_colour.every((family) => ['White', 'Natural'].includes(family)) &&
  (p.web_colour.includes('White') || p.colour === 'Bone');
/** Patterns. */
const stripe = style('Stripe');
const floral = style('Floral');
const geometric = style('Geometric');
const check = style('Check');
const plain = style('Plain');
/** Said to withstand children, by its own sentence or its collection's. */
const childProof: Rule = (p) => /child|school|teenager/u.test(p.long_description);
/** Will put up with a bathroom: said to, or a wall that can be wiped. */
const bathroom = any(
  (p) => /bathroom/u.test(p.long_description) && !/keep dry/iu.test(p.disambiguating_description),
  all(wallpaper, care(/sponge/u)),
);

/** One thing asked for. */
const SIMPLE: readonly MeantPhrase[] = [
  want('stripes', stripe),
  want('velvet', velvet),
  want('teal', teal),
  want('wallpapers', wallpaper),
  want('runner', runner),
  want('murals', use('Murals')),
  want('outdoor', outdoor),
  want('machine washable', washable),
  want('fire rated', fireRated),
  want('sheers', any(type('Sheer'), says(/sheer|voile/iu))),
  want('jute', material('Jute')),
  want('mohair', material('Mohair')),
  want('floral', floral),
  want('ikat', style('Ikat')),
  want('hand-knotted', type('Hand Knotted')),
  want('railroaded', railroaded),
  want('dishwasher safe', care(/dishwasher/iu)),
  want('EN 1021-2', standard('EN 1021-2')),
  want('over 40 000 rubs', rubs(over(40_000))),
  want('40k rubs', rubs(atLeast(40_000))),
  want('140 wide', wide(exactly(140))),
  want('at least 2.8 m wide', wide(atLeast(280))),
  want('small repeat', smallRepeat),
  want('2x3', size([200, 300])),
  want('lightweight fabric', fabric, lightweight),
];

/** Two to four things asked for at once. */
const COMBINED: readonly MeantPhrase[] = [
  want('blue stripe', blue, stripe),
  want('linen curtain', curtain, linen),
  want(
    'blue green upholstery over 40000 rubs wider than 137',
    upholstery,
    any(blue, green, teal),
    rubs(over(40_000)),
    wide(over(137)),
  ),
  want('performance velvet at least 80 000 rubs', velvet, rubs(atLeast(80_000))),
  want('160 x 230 rug', rug, size([160, 230])),
  want('rug 3 metres by 4 metres, wool', rug, size([300, 400]), wool),
  want('round outdoor rug 2 m', roundRug, outdoor, across(200)),
  want('blue hallway runner', runner, blue),
  want('kilim 80x250', style('Kilim'), size([80, 250])),
  want('flatweave rug for the dining room', rug, type('Flat Weave'), use('Dining Room')),
  want('modern grey bedroom rug', rug, style('Modern'), grey, use('Bedroom')),
  want('green botanical wallpaper', wallpaper, green, style('Botanical')),
  want('teal geometric wallpaper', wallpaper, teal, geometric),
  want('grey contract vinyl 130 wide', material('Vinyl'), grey, wide(exactly(130))),
  want('paste the wall floral', wallpaper, floral, pasteTheWall),
  want('mountain mural', use('Murals'), style('Scenic'), not(style('Botanical'))),
  want('green trellis wallpaper', wallpaper, green, style('Trellis')),
  want('white sheer curtain 300cm', curtain, type('Sheer'), white, wide(exactly(300))),
  want('lightweight curtain fabric wider than 250 cm', curtain, lightweight, wide(over(250))),
  want('heavy curtaining in green', curtain, heavy, green),
  want('geometric curtains pattern repeat under 30cm', curtain, geometric, repeat(under(30))),
  want('washable floral cotton 1,4m', fabric, washable, floral, cotton, wide(exactly(140))),
  want('red damask fire retardant', red, style('Damask'), fireRated),
  want('100% linen curtains, white', curtain, white, pureLinen),
  want('black & white check fabric', fabric, check, colour('Black'), white),
  want('green railroaded upholstery', upholstery, green, railroaded),
  want('wool upholstery 40 000+ rubs brown', upholstery, wool, rubs(atLeast(40_000)), brown),
  want('wool fabric under 500 g/m2', fabric, wool, grams(under(500))),
  want('linen more than 25 000 martindale', fabric, linen, rubs(over(25_000))),
  want('dry clean purple velvet', velvet, colour('Purple'), care(/dry clean/iu)),
  want('blue outdoor stripe fabric', fabric, outdoor, blue, stripe),
  want('outdoor acrylic plain', outdoor, material('Acrylic'), plain),
  want('dual-purpose small scale floral', use('Dual Purpose'), floral, smallScale),
  want('Sandgrouse Mill green velvet', brand('Sandgrouse Mill'), velvet, green),
  want('dassie and reed botanical curtains', brand('Dassie & Reed'), style('Botanical'), curtain),
  want('striped linen cushion 50x50', cushion, stripe, linen, size([50, 50])),
  want('brown bouclé cushion 60 x 40', cushion, boucle, brown, size([60, 40])),
  want('checked wool throw', throws, check, wool),
  want('blue linen napkins', use('Table Linen'), blue),
  want('teal bowl 26cm', use('Tableware'), design(/bowl/iu), teal, across(26)),
  want('something green for the bathroom', green, bathroom),
  want('what can I put on a stoep in full sun, blue', outdoor, blue),
  want('do you have a rug to go under a dining table', rug, use('Dining Room')),
  want(
    'I need fire rated curtains for a hotel, 2,8m or wider',
    curtain,
    fireRated,
    wide(atLeast(280)),
  ),
  want('a heavy cream boucle for an armchair', upholstery, boucle, heavy, offWhite),
];

/** Codes, and names of designs, colours, collections and brands. */
const CODES_AND_NAMES: readonly MeantPhrase[] = [
  want('KAROO-SLUB-CHALK', code('KAROO-SLUB-CHALK')),
  want('hantam-kilim-ash-80x250', code('HANTAM-KILIM-ASH-80X250')),
  want('KEIMOES-MEDALLION-HEARTH', code('KEIMOES-MEDALLION-HEARTH')),
  want('BOATDECKINK', code('BOAT-DECK-INK')),
  want('rim plate cobalt d22', code('RIM-PLATE-COBALT-D22')),
  want('MALUTI-RAM', code('MALUTI-RAM')),
  want('VELVET-PLUM', code('VELVET-PLUM')),
  want('protea cushion bloom 45 x 45', code('PROTEA-CUSHION-BLOOM-45X45')),
  want('Lantern Velvet indigo', design(/^lantern velvet$/iu), named(/^indigo$/iu)),
  want('bo kaap stripe', design(/^bo-kaap stripe$/iu)),
  want('lesotho boucle', design(/^lesotho boucle$/iu)),
  want('overberg linens', collection('Overberg Linens')),
  want('Gable & Kraal', collection('Gable and Kraal')),
  want('Hornbill and Heddle', brand('Hornbill & Heddle')),
  want('kokerboom', brand('Kokerboom Rug Works')),
];

/** Slips of the finger, other spellings, and other words for the same thing. */
const SLIPS_AND_SYNONYMS: readonly MeantPhrase[] = [
  want('kaapsehop velvet', design(/^kaapsehoop velvet$/iu)),
  want('cedarberg', any(design(/cederberg/iu), collection('Cederberg Garden'))),
  want('drakensburg wools', collection('Drakensberg Wools')),
  want('plain grey upholstry', upholstery, plain, grey),
  want('wall paper with stripe', wallpaper, stripe),
  want('gray herringbon', says(/herringbone/iu), grey),
  want('green velvet for a settee', upholstery, velvet, green),
  want('navy drapes', curtain, navy),
  want('off-white linen drapery', curtain, linen, offWhite),
  want('charcoal couch fabric', upholstery, charcoal),
  want('kids proof sofa fabric', upholstery, any(type('Performance'), childProof)),
  want('serviettes', design(/napkin/iu)),
  want('pink scatters', cushion, pink),
  want('beige lounge carpet 2 x 3 m', rug, use('Living Room'), beige, size([200, 300])),
  want('outdoor scatter cushion fabric', fabric, outdoor),
];

export const PHRASES: readonly MeantPhrase[] = [
  ...SIMPLE,
  ...COMBINED,
  ...CODES_AND_NAMES,
  ...SLIPS_AND_SYNONYMS,
];
