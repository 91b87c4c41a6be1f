import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { Product } from '@selvedge/contract/product';
import type { Article } from './catalogue.ts';
import { chanceOf, seedOf } from './drawing/random.ts';

/** Prices of a piece are those of its middle size; a length off the roll costs this much less by the whole roll. */
const ROLL_SHARE = 0.88;
const RETAIL_SHARE = 1.65;
/** One article in this many is sold out and waits for a ship. */
const SOLD_OUT_ONE_IN = 9;
/** Deliveries fall on Mondays of the first quarter after the demo was written down. */
const FIRST_DELIVERY_DAY = Date.UTC(2027, 0, 11);
const WEEK_MS = 7 * 86_400_000;

type Trade = Pick<
  Product,
  | 'on_hand'
  | 'cut_price_inc_vat'
  | 'roll_price_inc_vat'
  | 'price_retail_inc_vat'
  | 'po_delivery_date'
>;

/** Stock in metres, rolls or pieces, and prices in rand with VAT: invented, but always the same for an article. */
export function stockAndPrices(article: Article, sku: string): Trade {
  const seed = seedOf(sku);
  const soldOut = seed % SOLD_OUT_ONE_IN === 0;
  const cut = roundRand(article.quality.priceRand * sizeFactor(article));
  const byLength = article.group === ITEM_GROUP.fabric;
  const week = Math.floor(chanceOf(2, seed) * 12);
  return {
    on_hand: soldOut ? 0 : stockOf(article, chanceOf(1, seed)),
    cut_price_inc_vat: cut,
    roll_price_inc_vat: byLength ? roundRand(cut * ROLL_SHARE) : null,
    price_retail_inc_vat: roundRand(cut * RETAIL_SHARE),
    po_delivery_date: soldOut
      ? new Date(FIRST_DELIVERY_DAY + week * WEEK_MS).toISOString().slice(0, 10)
      : '',
  };
}

/** Cloth comes in metres and half metres, everything else whole. */
function stockOf({ group, piece }: Article, chance: number): number {
  if (group === ITEM_GROUP.fabric) return Math.round(chance * chance * 640) / 2 + 3;
  if (group === ITEM_GROUP.wallpaper) return Math.floor(chance * 140) + 4;
  return Math.floor(chance * (piece?.shape ? 6 : 45)) + 1;
}

/** Rugs cost by the square metre, pieces by how they compare with half a metre squared. */
function sizeFactor({ group, piece }: Article): number {
  if (!piece) return 1;
  const areaM2 = piece.diameterCm
    ? (Math.PI * piece.diameterCm ** 2) / 40_000
    : (piece.widthCm * piece.lengthCm) / 10_000;
  if (group === ITEM_GROUP.rugs) return areaM2;
  if (piece.diameterCm) return piece.diameterCm / 22;
  return piece.form === 'throw' ? areaM2 / 3 : 0.6 + areaM2 * 1.6;
}

/** Price lists end in 5 or 0 rand. */
const roundRand = (value: number): number => Math.max(5, Math.round(value / 5) * 5);
