import { HOUSE_MARKS } from './house-logo.ts';
import type { Mark } from './mark.ts';
import type { CareName } from './qualities/quality.ts';
import { BRANDS, type BrandName } from './supplier.ts';

/** Small drawings in one colour: care symbols, properties and the brands' monograms. Each is SVG content of 64 × 64. */

const line = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#1a1a1a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
const CROSS = line('M10 10L54 54M54 10L10 54');
const TUB = 'M6 20L12 52H52L58 20M6 24q6 -6 13 0t13 0t13 0t13 0';
const IRON = 'M8 48H56V30Q56 22 46 22H22M8 48Q10 32 24 32H56';
const dots = (count: number, y: number): string =>
  Array.from(
    { length: count },
    (_, i) => `<circle cx="${32 + (i - (count - 1) / 2) * 9}" cy="${y}" r="2.6" fill="#1a1a1a"/>`,
  ).join('');

/** Care instructions as products name them, with their symbols (after ISO 3758, drawn anew). */
export const CARE: Readonly<Record<CareName, { readonly name: string; readonly drawing: string }>> =
  {
    wash30: { name: 'Machine wash at 30 °C', drawing: line(TUB) + dots(1, 40) },
    wash40: { name: 'Machine wash at 40 °C', drawing: line(TUB) + dots(2, 40) },
    handWash: { name: 'Hand wash', drawing: line(`${TUB}M24 14V36M32 10V36M40 14V36`) },
    noBleach: { name: 'Do not bleach', drawing: line('M32 10L56 52H8Z') + CROSS },
    noTumble: {
      name: 'Do not tumble dry',
      drawing: line('M8 8H56V56H8ZM32 14a18 18 0 1 0 .1 0') + CROSS,
    },
    ironLow: { name: 'Iron at a low setting', drawing: line(IRON) + dots(1, 41) },
    ironMedium: { name: 'Iron at a medium setting', drawing: line(IRON) + dots(2, 41) },
    dryClean: {
      name: 'Professional dry clean',
      drawing: line('M32 8a24 24 0 1 0 .1 0M27 44V22H34a6 6 0 0 1 0 12H27'),
    },
    sponge: {
      name: 'Wipe with a damp sponge',
      drawing: line(
        'M8 30H56V48H8ZM16 38h2M28 42h2M40 36h2M48 43h1M20 22q4 -6 0 -12M34 22q4 -6 0 -12',
      ),
    },
    vacuum: {
      name: 'Vacuum without a beater',
      drawing: line('M50 8L30 40M14 54H46L42 42H20ZM10 54h40'),
    },
    dishwasher: {
      name: 'Dishwasher safe',
      drawing: line('M10 10H54V54H10ZM10 20H54M24 44a9 9 0 1 1 16 0M20 44H44'),
    },
  };

/** What a product is good for. */
export const PROPERTIES = {
  Outdoor: line(
    'M32 22a10 10 0 1 0 .1 0M32 6v8M32 50v8M6 32h8M50 32h8M14 14l5 5M45 45l5 5M50 14l-5 5M19 45l-5 5',
  ),
  'Heavy Duty': line('M14 30V12H50V30M8 30H56V46H8ZM14 46V56M50 46V56'),
  'Flame Retardant': line(
    'M32 8Q48 26 44 40A13 13 0 0 1 20 40Q20 32 26 28Q28 34 32 32Q36 22 32 8Z',
  ),
  Railroaded: line('M6 20H58M6 44H58M14 12V52M28 12V52M42 12V52M56 12V52'),
} as const;
export type PropertyName = keyof typeof PROPERTIES;

/** The brands' monograms: made of circles and lines, because fonts differ from machine to machine. */
const MONOGRAMS: Readonly<Record<BrandName, string>> = {
  'Hornbill & Heddle': line(
    'M10 54V10M22 54V10M10 32H22M42 54V10M54 54V10M42 32H54M22 18Q32 10 42 18',
  ),
  'Sandgrouse Mill': line('M32 6a26 26 0 1 0 .1 0M32 6V58M6 32H58M14 14L50 50M50 14L14 50'),
  'Dassie & Reed': line(
    'M16 56V22M32 56V10M48 56V26M16 22q-6 -8 0 -14q6 6 0 14M48 26q-6 -8 0 -14q6 6 0 14M6 56H58',
  ),
  'Saltpan Weavers': line(
    'M6 20q9 -9 17 0t18 0t17 0M6 34q9 -9 17 0t18 0t17 0M6 48q9 -9 17 0t18 0t17 0',
  ),
  'Nine Kettles Print Room': [14, 32, 50]
    .flatMap((y) =>
      [14, 32, 50].map(
        (x) => `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="#1a1a1a" stroke-width="3"/>`,
      ),
    )
    .join(''),
  'Milkwood Paperworks': line(
    'M32 58V30M32 44L20 34M32 40L44 30M32 6a18 18 0 0 0 -18 22q6 8 18 8t18 -8a18 18 0 0 0 -18 -22',
  ),
  'Kokerboom Rug Works': line(
    'M32 4L60 32L32 60L4 32ZM32 16L48 32L32 48L16 32ZM32 27L37 32L32 37L27 32Z',
  ),
  HAUS: line('M8 30L32 8L56 30M14 26V56H50V26M26 56V38H38V56'),
};

const CARE_SIDE_PX = 96;
const LOGO_SIDE_PX = 240;

const square = (drawing: string, sidePx: number): Mark => ({
  drawing,
  box: '0 0 64 64',
  widthPx: sidePx,
  heightPx: sidePx,
});

export const careMark = (name: CareName): Mark => square(CARE[name].drawing, CARE_SIDE_PX);
export const propertyMark = (name: PropertyName): Mark => square(PROPERTIES[name], CARE_SIDE_PX);
export const brandMark = (name: BrandName): Mark => square(MONOGRAMS[name], LOGO_SIDE_PX);

/** Every mark the demo uses, each once. */
export function allMarks(): Mark[] {
  return [
    ...Object.values(CARE).map(({ drawing }) => square(drawing, CARE_SIDE_PX)),
    ...Object.values(PROPERTIES).map((drawing) => square(drawing, CARE_SIDE_PX)),
    ...BRANDS.map(brandMark),
    ...Object.values(HOUSE_MARKS),
  ];
}
