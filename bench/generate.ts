import { emptyProduct, type Product } from '@selvedge/contract/product';
import {
  BRANDS,
  COLOURS,
  type GeneratedGroup,
  GROUPS,
  MATERIALS,
  NOUNS,
  SENTENCES,
  SHADES,
  SHAPES,
  STANDARDS,
  STYLES,
  SYLLABLES,
  TYPES,
  WEB_COLOURS,
} from './catalogue-words.ts';
import { Random } from './random.ts';

/**
 * A catalogue of `count` SKUs, the same for the same seed: collections of some twelve designs, designs of some five
 * colours, and facets with as many values, as unevenly spread, as a house of fabrics has.
 */
export function* generateProducts(count: number, seed = 1): Generator<Product> {
  const random = new Random(seed);
  let made = 0;
  while (made < count) {
    for (const product of generateCollection(random)) {
      if (made === count) return;
      made++;
      yield { ...product, sku: `SKU${String(made).padStart(7, '0')}`, id: `id-${made}` };
    }
  }
}

function* generateCollection(random: Random): Generator<Product> {
  const group = pickGroup(random);
  const collection: Product = {
    ...emptyProduct,
    item_group: group.code,
    group_desc: group.name,
    brand: random.pick(BRANDS),
    range: generateName(random),
    application: random.pick(group.applications),
    web_type: random.some(TYPES, 1, 1),
    composition: `${random.between(40, 100)}% ${random.pick(MATERIALS)}`,
    hanging_instructions: 'Straight match',
  };
  const designs = random.between(4, 20);
  for (let design = 0; design < designs; design++) yield* generateDesign(random, group, collection);
}

function* generateDesign(
  random: Random,
  group: GeneratedGroup,
  collection: Product,
): Generator<Product> {
  const name = generateName(random);
  const size = random.pick(group.sizes);
  const isRug = group.code === '004';
  const isRound = isRug && !size.includes('x');
  const [width = size, length = ''] = isRound ? ['', ''] : size.split('x');
  const design: Product = {
    ...collection,
    design: name,
    application: random.chance(0.8) ? collection.application : random.pick(group.applications),
    width: width.endsWith('cm') || width === '' ? width : `${width}cm`,
    length_cm: length,
    diameter: isRound ? size : '0cm',
    design_style: random.some(STYLES, 1, 2),
    web_materials: random.some(MATERIALS, 1, 3),
    web_standards: random.some(STANDARDS, 0, 3),
    web_size: size,
    web_shape: isRug ? (isRound ? 'Round' : random.pick(SHAPES)) : '',
    c_weight: `${random.between(120, 620)}gsm`,
    repeat_t: `${random.between(0, 64)}cm`,
    repeat_h: `${random.between(0, 70)}cm`,
    railroaded: random.chance(0.2) ? 'Yes' : 'No',
    martindale: `${random.between(8, 60)}000`,
    long_description: random.some(SENTENCES, 1, 3).join('. '),
    symbols: random.some(STANDARDS, 1, 3).map((file_name) => {
      return { file_name, image_data: `https://pictures.example/symbols/${file_name.length}.svg` };
    }),
  };
  const colours = random.between(2, 9);
  for (let colour = 0; colour < colours; colour++) yield generateColour(random, design);
}

function generateColour(random: Random, design: Product): Product {
  const colour = `${random.pick(SHADES)} ${random.pick(COLOURS)}`.trim();
  const picture = `https://pictures.example/${design.item_group}/${random.between(0, 1e9)}`;
  return {
    ...design,
    colour,
    description_1: `${design.design} ${colour} ${design.width}`,
    web_colour: random.some(WEB_COLOURS, 1, 2),
    primaryImageUrl: `${picture}.jpg`,
    additionalImages: random.some([1, 2, 3], 1, 2).map((n) => {
      return { image_data: `${picture}-${n}.jpg` };
    }),
    is_promo: random.chance(0.05),
    on_hand: random.chance(0.7) ? random.between(1, 900) : 0,
    price_retail_inc_vat: random.between(199, 2999),
  };
}

function pickGroup(random: Random): GeneratedGroup {
  let left = random.next();
  for (const group of GROUPS) {
    left -= group.share;
    if (left < 0) return group;
  }
  throw new RangeError('The shares of the groups must make one');
}

/** Names such as "Karoven Stripe". */
export function generateName(random: Random): string {
  const syllables = Array.from({ length: random.between(2, 4) }, () => {
    return SYLLABLES[random.between(0, SYLLABLES.length - 1)] ?? '';
  }).join('');
  return `${syllables[0]?.toUpperCase() ?? ''}${syllables.slice(1)} ${random.pick(NOUNS)}`.trim();
}
