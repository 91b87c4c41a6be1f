import { type FactField, type Quantity, readQuantity } from '@selvedge/contract/product-facts';

/** A range that a phrase asks of a fact, and the part of the phrase that does. */
export interface FactPhrase {
  readonly field: FactField;
  readonly min?: number;
  readonly max?: number;
  /** Where in the phrase the words stand; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Whoever names a width means what lies near it; 138 and 140 cm are two widths all the same. */
const TOLERANCE = 0.01;
/** What people call a small and a large repeat, in centimetres. */
const SMALL_REPEAT_CM = 20;
const LARGE_REPEAT_CM = 50;
/** A shorter length by itself is no width of a cloth or rug, but may be in a size. */
const WIDTH_FROM_CM = 50;
/** The least by which facts differ, but for rubs, which are counted. */
const STEP = 0.1;
/** What people call a light and a heavy cloth, in grams a square metre. */
const LIGHT_GSM = 200;
const HEAVY_GSM = 400;
/** Numbers of a size without a unit are metres up to here, and feet up to there: a rug of “8x10” has no ten metres. */
const METRES_UP_TO = 5;
const FEET_UP_TO = 20;
/** Sizes in feet stand for the metric one that is nearest: “8x10” for 240 by 300 cm. */
const FEET_TOLERANCE = 0.04;
const INCHES_IN_FOOT = 12;

const NUMBER = String.raw`\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
const AT_LEAST =
  '(?:over|above|from|min(?:imum)?(?: of)?|at least|not (?:under|less than)|(?<beyond>(?:more|wider|longer|heavier|greater) than|>(?!=))|>=|≥)';
const AT_MOST =
  '(?:under|below|up to|max(?:imum)?(?: of)?|less than|at most|not (?:over|more than)|narrower than|shorter than|lighter than|smaller than|<=?|≤)';
const BOUND = String.raw`(?:(?<least>${AT_LEAST})|(?<most>${AT_MOST}))\s*`;
/** Said after a number: "or more", but not the "and over" that the next number has before it. */
const OR_MORE =
  '(?:or|and)\\s+(?:more|over|above|up(?:wards)?|higher|wider|longer|heavier|larger|bigger)';
const OR_LESS = '(?:or|and)\\s+(?:less|under|below|fewer|lower|narrower|shorter|lighter|smaller)';
const AFTER = String.raw`(?:(?<more>${OR_MORE})|(?<less>${OR_LESS}))(?!\p{L}|\s*\d|\s+(?:than|to|of)\b)`;
const FEET = `(?:ft|feet|foot|['’′])`;
const LENGTH_UNIT = `(?:mm|cms?|m(?:et(?:re|er)s?)?|in(?:ch(?:es)?)?|${FEET}|["”″])`;
/** Behind a number of feet, the inches that go with it: 6'7". */
const INCHES = (name: string) =>
  String.raw`(?:(?<=${FEET})\s*(?<${name}>\d{1,2}(?:\.\d+)?)\s*(?:in(?:ch(?:es)?)?|["”″]|'')?(?!\s*${FEET}))?`;
const WEIGHT_UNIT = String.raw`(?:gsm|gr?\/m[2²]|gr?\/sqm)`;
/** Those of another test, which Americans name, are looked for by the number that they name. */
const RUBS = String.raw`(?:martindale(?:\s+rubs?)?|(?:double\s+)?rubs?|wyzenbeek(?:\s+(?:double\s+)?rubs?)?|cycles?)`;
const REPEAT = String.raw`(?:(?<across>horizontal)\s+|vertical\s+)?(?:pattern\s+)?repeats?`;
/** Two numbers of which the wanted one lies between: "between 130 and 140", "30-40k", "1.3 to 1.4 m". */
const FROM = String.raw`(?<from>${NUMBER})(?<fromK>\s*k)?\s*(?<fromUnit>${LENGTH_UNIT})?`;
const LEAST_AND_MOST = String.raw`${AT_LEAST.replace('?<beyond>', '?:')}\s*${FROM}\s*(?:,|(?:,\s*)?(?:and|but))\s*${AT_MOST}`;
const RANGE = String.raw`(?:between\s+${FROM}\s+and|${LEAST_AND_MOST}|(?:from\s+)?${FROM}\s*(?:to|[-–]))\s*(?<to>${NUMBER})(?<k>\s*k)?`;

/** Before a word with the number that it counts behind it, and none before it. */
const UNCOUNTED = String.raw`(?<!\d\s*(?:k|${LENGTH_UNIT})?\s*)`;

const pattern = (source: string): RegExp => new RegExp(source, 'giu');

type Groups = Readonly<Record<string, string | undefined>>;
type Bounds = Pick<FactPhrase, 'field' | 'min' | 'max'>;

/** How facts are asked for, the most telling first: what one of them has read no other reads again. */
const PATTERNS: readonly (readonly [
  RegExp,
  (groups: Groups, isRound: boolean) => readonly (Bounds | null)[],
])[] = [
  [
    pattern(
      String.raw`${UNCOUNTED}(?:(?<rubs>${RUBS})|(?<weight>weight))\s*(?:of\s*)?${RANGE}\s*(?:${WEIGHT_UNIT})?(?![\p{L}\d]|\s*(?:${LENGTH_UNIT}|wide))`,
    ),
    rangeOf,
  ],
  [
    pattern(
      String.raw`${UNCOUNTED}(?:wid(?:e|th)s?|(?<repeat>${REPEAT}))\s*(?:of\s*)?${RANGE}\s*(?<u>${LENGTH_UNIT})?(?![\p{L}\d]|\s*(?:pattern|repeat))`,
    ),
    rangeOf,
  ],
  [
    pattern(
      String.raw`${RANGE}\s*(?:(?<rubs>${RUBS})|(?<weight>${WEIGHT_UNIT})|(?<u>${LENGTH_UNIT})?\s*(?:wide|widths?|(?<repeat>${REPEAT}))|(?<alone>${LENGTH_UNIT}))(?![\p{L}\d])`,
    ),
    rangeOf,
  ],
  [
    pattern(
      String.raw`(?<a>${NUMBER})\s*(?<ua>${LENGTH_UNIT})?${INCHES('ia')}\s*(?:[x×]|by)\s*(?<b>${NUMBER})\s*(?<ub>${LENGTH_UNIT})?${INCHES('ib')}(?![\p{L}\d])`,
    ),
    sizeOf,
  ],
  [
    pattern(
      String.raw`(?:${BOUND})?(?<n>${NUMBER})\s*(?<u>${LENGTH_UNIT})\s*(?:rolls?|long|lengths?)(?!\p{L})`,
    ),
    (groups) => [bounded('length_cm', groups, centimetres(groups.n, groups.u))],
  ],
  [
    pattern(
      String.raw`(?:(?:diameter|round|ø)\s*(?:of\s*)?(?<n>${NUMBER})\s*(?<u>${LENGTH_UNIT})?|(?<m>${NUMBER})\s*(?<v>${LENGTH_UNIT})?\s*(?:diameter|across))(?![\p{L}\d])`,
    ),
    (groups) => {
      const { n, u, m, v } = groups;
      return [bounded('diameter_cm', groups, centimetres(n ?? m, u ?? v))];
    },
  ],
  [
    pattern(
      String.raw`(?:${BOUND})?(?<n>${NUMBER})(?<k>\s*k)?\s*\+?\s*(?:${AFTER}\s*)?${RUBS}(?![\p{L}\d])`,
    ),
    rubsOf,
  ],
  [
    pattern(
      String.raw`(?:martindale|rubs?)\s*(?:of\s*)?(?:${BOUND})?(?<n>${NUMBER})(?<k>k)?(?![\p{L}\d])`,
    ),
    rubsOf,
  ],
  [
    pattern(String.raw`(?:${BOUND})?(?<n>${NUMBER})\s*(?<u>${WEIGHT_UNIT})(?![\p{L}\d])`),
    (groups) => [bounded('weight_gsm', groups, readQuantity(`${groups.n}gsm`, 'weight'))],
  ],
  [
    pattern(
      String.raw`(?:${REPEAT}\s*(?:of\s*)?(?:${BOUND})?(?<n>${NUMBER})\s*(?<u>${LENGTH_UNIT})?)(?![\p{L}\d])`,
    ),
    repeatOf,
  ],
  [
    pattern(
      String.raw`(?:${BOUND})?(?<n>${NUMBER})\s*(?<u>${LENGTH_UNIT})?\s+${REPEAT}(?![\p{L}\d])`,
    ),
    repeatOf,
  ],
  [
    pattern(
      String.raw`(?:(?<small>small|tiny|short)|(?<large>large|big|long))[\s-]+repeats?(?!\p{L})`,
    ),
    ({ small }) => [
      small
        ? { field: 'repeat_v_cm', max: SMALL_REPEAT_CM }
        : { field: 'repeat_v_cm', min: LARGE_REPEAT_CM },
    ],
  ],
  [
    pattern(
      String.raw`(?:(?:${BOUND})?(?<n>${NUMBER})\s*(?<u>${LENGTH_UNIT})?\s*(?:wide|widths?)|wid(?:e|th)s?\s*(?:of\s*)?(?:${BOUND.replaceAll('?<', '?<w')})?(?<m>${NUMBER})\s*(?<v>${LENGTH_UNIT})?)(?![\p{L}\d])`,
    ),
    ({ n, u, m, v, least, most, beyond, wleast, wmost, wbeyond }) => [
      bounded(
        'width_cm',
        { least: least ?? wleast, most: most ?? wmost, beyond: beyond ?? wbeyond },
        centimetres(n ?? m, u ?? v),
      ),
    ],
  ],
  // A length by itself is the width, which is how cloth is sold, and of something round what lies across it.
  [
    pattern(
      String.raw`(?:(?<beyond>wider than)|(?<most>narrower than))\s*(?<n>${NUMBER})\s*(?<u>${LENGTH_UNIT})?(?![\p{L}\d])`,
    ),
    acrossOf,
  ],
  [pattern(String.raw`(?:${BOUND})?(?<n>${NUMBER})\s*(?<u>${LENGTH_UNIT})(?![\p{L}\d])`), acrossOf],
  // Thousands by themselves are rubs, but for what is a price: nothing else of a cloth is counted so.
  [
    pattern(
      String.raw`(?:${BOUND})?(?<n>(?<!(?:\br|[$€£])\s*)\d{2,3}(?:[ \u00a0\u202f.,'’]000|(?=k)))(?<k>k)?(?![\p{L}\d])`,
    ),
    rubsOf,
  ],
  [
    pattern(String.raw`(?:(?<light>light[\s-]?weight)|(?<heavy>heavy(?:[\s-]?weight)?))(?!\p{L})`),
    ({ light }) => [
      light ? { field: 'weight_gsm', max: LIGHT_GSM - 1 } : { field: 'weight_gsm', min: HEAVY_GSM },
    ],
  ],
];

function rangeOf(groups: Groups, isRound: boolean): readonly (Bounds | null)[] {
  const { from = '', to = '', fromK, k, fromUnit, u, alone, rubs, weight, repeat, across } = groups;
  const unit = u ?? alone;
  const read = (text: string, thousands: string | undefined, own: string | undefined) => {
    if (weight) return readQuantity(`${text}gsm`, 'weight');
    if (!rubs) return centimetres(text, own ?? unit);
    return (readQuantity(text, 'rubs') ?? 0) * (thousands ? 1000 : 1);
  };
  const [min, max] = [read(from, fromK ?? k, fromUnit), read(to, k, undefined)];
  if (min === null || max === null || min > max) return [];
  if (alone && max < WIDTH_FROM_CM) return [];
  const width = isRound && alone ? 'diameter_cm' : 'width_cm';
  const along = across ? 'repeat_h_cm' : 'repeat_v_cm';
  const field = rubs ? 'martindale' : weight ? 'weight_gsm' : repeat ? along : width;
  return [{ field, min, max }];
}

function sizeOf({ a, ua, ia, b, ub, ib, least, most }: Groups): readonly (Bounds | null)[] {
  const longest = Math.max(...[a, b].map((text) => Number(text?.replace(',', '.'))));
  const assumed = longest <= METRES_UP_TO ? 'm' : longest <= FEET_UP_TO ? 'ft' : 'cm';
  const unit = ub ?? ua ?? assumed;
  const isFeet = new RegExp(`^${FEET}$`, 'iu').test(unit);
  const side = (text: string | undefined, own: string, inches: string | undefined) =>
    inches === undefined
      ? centimetres(text, own)
      : centimetres(String(Number(text) * INCHES_IN_FOOT + Number(inches)), 'in');
  const sides = [side(a, ua ?? unit, ia), side(b, unit, ib)];
  const [short, long] = sides.toSorted((one, other) => (one ?? 0) - (other ?? 0));
  const tolerance = isFeet ? FEET_TOLERANCE : TOLERANCE;
  const bound = (field: FactField, cm: number | null = null) =>
    (least ?? most) === undefined
      ? near(field, cm, tolerance)
      : bounded(field, { least, most }, cm);
  return [bound('width_cm', short), bound('length_cm', long)];
}

function acrossOf(groups: Groups, isRound: boolean): readonly (Bounds | null)[] {
  const cm = centimetres(groups.n, groups.u);
  const isBound = [groups.least, groups.most, groups.beyond].some((one) => one !== undefined);
  if (cm === null || (!isBound && cm < WIDTH_FROM_CM)) return [];
  return [bounded(isRound ? 'diameter_cm' : 'width_cm', groups, cm)];
}

function rubsOf(groups: Groups): readonly (Bounds | null)[] {
  const rubs = readQuantity(groups.n ?? '', 'rubs');
  const least = groups.most === undefined ? 'least' : undefined; // "40 000 rubs" asks for as many or more
  return [bounded('martindale', { ...groups, least }, rubs && groups.k ? rubs * 1000 : rubs)];
}

function repeatOf(groups: Groups): readonly (Bounds | null)[] {
  const field = groups.across ? 'repeat_h_cm' : 'repeat_v_cm';
  return [bounded(field, groups, centimetres(groups.n, groups.u))];
}

const centimetres = (text: string | undefined, unit: string | undefined): number | null =>
  readQuantity(`${text ?? ''}${unit ?? 'cm'}`, 'length' satisfies Quantity);

function bounded(
  field: FactField,
  { least, most, beyond }: Groups,
  value: number | null,
): Bounds | null {
  if (value === null) return null;
  if (beyond !== undefined)
    return { field, min: tenth(value + (field === 'martindale' ? 1 : STEP)) };
  if (least !== undefined) return { field, min: value };
  return most === undefined ? near(field, value) : { field, max: value };
}

function near(field: FactField, value: number | null, tolerance = TOLERANCE): Bounds | null {
  if (value === null) return null;
  const rounded = value >= WIDTH_FROM_CM ? Math.round : tenth;
  return { field, min: rounded(value * (1 - tolerance)), max: rounded(value * (1 + tolerance)) };
}

const BOUND_AFTER = new RegExp(String.raw`\s+${AFTER}`, 'iuy');

/** What a pattern has read, with "or more" where that follows a number that has no bound before it. */
function withBoundAfter(groups: Groups, phrase: string, end: number) {
  const { n, m, a, least, most, wleast, wmost } = groups;
  const isBounded = [least, most, wleast, wmost].some((one) => one !== undefined);
  if ((n ?? m ?? a) === undefined || isBounded) return { groups, end };
  BOUND_AFTER.lastIndex = end;
  const found = BOUND_AFTER.exec(phrase);
  const { more = groups.more, less = groups.less } = found?.groups ?? {};
  const bounds = { ...(more && { least: more }), ...(less && { most: less }) };
  return { groups: { ...groups, ...bounds }, end: end + (found?.[0].length ?? 0) };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** What a phrase asks of facts: "over 40 000 rubs", "140 wide", "at least 2.8 m", "2x3", "small repeat". */
export function factPhrases(phrase: string): FactPhrase[] {
  const found: FactPhrase[] = [];
  const isFree = (start: number, end: number): boolean =>
    found.every((other) => end <= other.start || start >= other.end);
  const isRound = /\b(?:round|circular)\b/iu.test(phrase);
  for (const [expression, boundsOf] of PATTERNS) {
    for (const match of phrase.matchAll(expression)) {
      const start = match.index;
      const { groups, end } = withBoundAfter(match.groups ?? {}, phrase, start + match[0].length);
      if (/[\p{L}\d]/u.test(phrase[start - 1] ?? '') || !isFree(start, end)) continue;
      const bounds = boundsOf(groups, isRound).filter((one) => one !== null);
      found.push(...bounds.map((one) => ({ ...one, start, end })));
    }
  }
  return found;
}
