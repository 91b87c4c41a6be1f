import { ITEM_GROUP, itemGroupName } from '@selvedge/contract/item-groups';
import type { Product } from '@selvedge/contract/product';
import { colourFamily } from '@selvedge/pictures/colour-family';
import { articlePictures } from './article-pictures.ts';
import { type Article, articles } from './catalogue.ts';
import type { PatternName } from './drawing/patterns/patterns.ts';
import { PICTURE_WIDTH_PX, pictureAddress } from './drawing/picture.ts';
import { seedOf } from './drawing/random.ts';
import { markAddress } from './mark.ts';
import { CARE, careMark, type PropertyName, propertyMark } from './marks.ts';
import { stockAndPrices } from './stock.ts';

/** One design in so many colourways is held back: staff are still at work on it (`is_published` false). */
const UNPUBLISHED_ONE_IN = 60;
/** A curtain cloth from this width on covers a window without a seam. */
const WIDE_FROM_CM = 280;
/** Martindale rubs from which the trade calls a cloth fit for heavy use. */
const HEAVY_DUTY_FROM_RUBS = 40_000;

/**
 * The whole catalogue of the demo supplier, always the same, in a stable order. `pictureWidthPx` decides the names of
 * the pictures (their default is what {@link loadDemo} draws); nothing is drawn here.
 */
export function demoProducts(pictureWidthPx: number = PICTURE_WIDTH_PX): Product[] {
  return articles().map((article) => productOf(article, pictureWidthPx));
}

function productOf(article: Article, pictureWidthPx: number): Product {
  const { group, collection, row, quality, colourway, piece } = article;
  const [design, , pattern, repeats, , application] = row;
  const sku = skuOf(article);
  const [main = '', ...others] = articlePictures(article, pictureWidthPx).map(pictureAddress);
  const cm = (value: number | undefined): string => (value ? `${value}cm` : '');
  const isRug = group === ITEM_GROUP.rugs;
  const isFabric = group === ITEM_GROUP.fabric;
  const [repeatH, repeatT] = repeatsCm(article);
  const standards = quality.standards.filter((name) => name !== '-');
  return {
    sku,
    id: String(seedOf(sku)),
    description_1: [design, colourway.name, webSize(article)].filter(Boolean).join(', '),
    design,
    colour: colourway.name,
    range: collection.name,
    brand: collection.brand,
    item_group: group,
    group_desc: itemGroupName(group),
    application: piece?.shape === 'Runner' && application !== 'Outdoor' ? 'Hallway' : application,
    is_published: seedOf(`published ${design} ${colourway.name}`) % UNPUBLISHED_ONE_IN !== 0,
    width: cm(piece ? piece.widthCm : quality.widthCm),
    length_cm: cm(piece ? piece.lengthCm : quality.lengthCm),
    diameter: piece?.diameterCm ? cm(piece.diameterCm) : piece ? '0cm' : '',
    primaryImageUrl: main,
    web_colour: families(colourway.dyes, pattern),
    picture_colours: [],
    design_style: [...DESIGN_STYLES[pattern]],
    web_type: [...quality.types],
    web_materials: [...(quality.materials ?? quality.composition.map(([, fibre]) => fibre))],
    web_standards: [...quality.standards],
    web_size: webSize(article),
    web_shape: isRug ? (piece?.shape ?? '') : '',
    c_weight: quality.weight,
    repeat_t: repeats[1] > 1 || (repeats[0] === 1 && repeatT) ? cm(repeatT) : '',
    repeat_h: cm(repeatH),
    railroaded: isFabric ? (quality.railroaded ? 'Yes' : 'No') : '',
    composition: quality.composition.map(([percent, fibre]) => `${percent}% ${fibre}`).join(', '),
    martindale: quality.martindale ? grouped(quality.martindale) : '',
    hanging_instructions: quality.hanging ?? '',
    disambiguating_description: comments(article),
    long_description: longDescription(article),
    cleaning_instructions: quality.care.map((name) => ({
      image_data: markAddress(careMark(name)),
      file_name: CARE[name].name,
      cleaning_instruction_name: CARE[name].name,
    })),
    standards: standards.map((file_name) => ({ image_data: '', file_name })),
    symbols: properties(article).map((name) => ({
      image_data: markAddress(propertyMark(name)),
      file_name: name,
    })),
    additionalImages: others.map((image_data) => ({ image_data })),
    is_promo: collection.promo === true && seedOf(`promo ${design} ${colourway.name}`) % 2 === 0,
    ...stockAndPrices(article, sku),
  };
}

/** Readable and stable: design, colour and size in capitals. */
function skuOf({ row, colourway, piece }: Article): string {
  const size = piece
    ? piece.diameterCm
      ? `D${piece.diameterCm}`
      : `${piece.widthCm}X${piece.lengthCm}`
    : '';
  return [row[0], colourway.name, size]
    .filter(Boolean)
    .join(' ')
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{Mn}/gu, '')
    .replace(/[^A-Z0-9]+/gu, '-');
}

/** The size as filters show it. */
function webSize({ group, quality, piece }: Article): string {
  if (piece) {
    return piece.diameterCm
      ? `Ø ${piece.diameterCm} cm`
      : `${piece.widthCm} × ${piece.lengthCm} cm`;
  }
  if (group === ITEM_GROUP.wallpaper)
    return `${quality.widthCm} cm × ${(quality.lengthCm ?? 0) / 100} m`;
  return (quality.widthCm ?? 0) >= WIDE_FROM_CM ? 'Wide Width' : 'Standard Width';
}

/** What repeats of the picture measure on the cloth, across and down, in centimetres; 0 where nothing repeats. */
function repeatsCm({ row, quality }: Article): [number, number] {
  const [, , pattern, [across, down]] = row;
  if (!quality.shownCm || pattern === 'plain' || pattern === 'twoTone') return [0, 0];
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const stripes = DESIGN_STYLES[pattern].includes('Stripe');
  return [tenth(quality.shownCm / across), stripes ? 0 : tenth((quality.shownCm * 1.25) / down)];
}

/** The families of what is most seen: the ground, and the first ink where there is one. */
function families(dyes: readonly string[], pattern: string): string[] {
  const [ground = '', first = ''] = dyes;
  const seen = pattern === 'plain' || pattern === 'damask' ? [ground] : [ground, first];
  return [...new Set(seen.map(colourFamily))];
}

function properties({ quality }: Article): PropertyName[] {
  const held: readonly (readonly [PropertyName, boolean])[] = [
    ['Outdoor', quality.types.includes('Outdoor')],
    ['Heavy Duty', (quality.martindale ?? 0) >= HEAVY_DUTY_FROM_RUBS],
    ['Flame Retardant', quality.standards.some((name) => /^EN (1021|13773|13501)/u.test(name))],
    ['Railroaded', quality.railroaded === true],
  ];
  return held.filter(([, holds]) => holds).map(([name]) => name);
}

/** 25000 as "25 000", the way the trade writes it. */
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/gu, ' ');

/** The design styles a pattern is found under. */
const DESIGN_STYLES: Readonly<Record<PatternName, readonly string[]>> = {
  plain: ['Plain'],
  twoTone: ['Textured', 'Plain'],
  ticking: ['Stripe'],
  deckStripe: ['Stripe'],
  awning: ['Stripe'],
  pinstripe: ['Stripe'],
  gingham: ['Check'],
  plaid: ['Check'],
  windowpane: ['Check'],
  fallenLeaves: ['Botanical'],
  climbingBranch: ['Botanical', 'Floral'],
  proteas: ['Floral', 'Botanical'],
  fanPalms: ['Botanical', 'Tropical'],
  sprigs: ['Floral', 'Small Scale'],
  damask: ['Damask'],
  trellis: ['Geometric', 'Trellis'],
  ogee: ['Geometric'],
  scallops: ['Geometric'],
  gables: ['Geometric', 'Heritage'],
  speckle: ['Small Scale', 'Abstract'],
  ikat: ['Ikat', 'Heritage'],
  chevron: ['Geometric'],
  ranges: ['Scenic'],
  reedBed: ['Scenic', 'Botanical'],
  medallion: ['Medallion', 'Traditional'],
  kilimBands: ['Kilim', 'Geometric'],
  atlasLattice: ['Berber', 'Geometric'],
  plainBorder: ['Plain', 'Bordered'],
  arcs: ['Abstract', 'Modern'],
  rings: ['Geometric', 'Modern'],
  rimmed: ['Bordered'],
  banded: ['Stripe'],
  brushed: ['Botanical'],
};

const BY_GROUP: Readonly<Record<string, string>> = {
  [ITEM_GROUP.fabric]: 'Order a cutting for approval before you order lengths.',
  [ITEM_GROUP.wallpaper]: 'Order all rolls at once: batches differ in tone.',
  [ITEM_GROUP.rugs]: 'Sizes may differ by 3% either way.',
  [ITEM_GROUP.homeware]: 'Sold by the piece unless the type says otherwise.',
};

/** The design's own sentence, then its collection's story. */
function longDescription({ row, collection }: Article): string {
  return `${row[6]} ${collection.story}`;
}

/** Comments for whoever makes it up, one to a line. */
function comments({ group, quality, collection }: Article): string {
  const lines = [
    quality.note,
    BY_GROUP[group],
    quality.railroaded ? 'Railroaded: the drawing runs across the width.' : undefined,
    `From the ${collection.name} collection by ${collection.brand}.`,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
