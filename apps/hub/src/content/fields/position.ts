import type { NumberField } from 'payload';
import type { HubData } from './codec.ts';

/** Between two neighbours there is room for nine more. */
const STEP = 10;
const HIGHEST = 9990;

/** Where a document stands among its like; a new one comes last. */
export const position = (collection: 'stores' | 'vacancies'): NumberField => ({
  name: 'position',
  type: 'number',
  label: 'Place in the list',
  required: true,
  min: 0,
  max: HIGHEST,
  validate: (value: number | null | undefined) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST
      ? true
      : `A whole number from 0 to ${HIGHEST}; the lowest comes first.`,
  async defaultValue({ req }) {
    const { docs } = await req.payload.find({
      collection,
      sort: '-position',
      limit: 1,
      depth: 0,
      draft: true,
      req,
    });
    const last = docs[0] && 'position' in docs[0] ? docs[0].position : 0;
    return Math.min((last ?? 0) + STEP, HIGHEST);
  },
  admin: { position: 'sidebar', description: 'The lowest comes first.' },
});

/** Numbers of documents that stand in an order of their own, in the order of text. */
const ORDER_DIGITS = 4;
const ID_DIGITS = 9;

/** The keys of stores and vacancies: they stand by their position, and by age where two have the same. */
export const inOrder = {
  namedBy: 'position',
  key({ position: place }: HubData, id: number): string {
    const at = typeof place === 'number' ? place : 10 ** ORDER_DIGITS - 1;
    return `${String(at).padStart(ORDER_DIGITS, '0')}-${String(id).padStart(ID_DIGITS, '0')}`;
  },
  named: (key: string): HubData => ({ position: Number.parseInt(key, 10) || 0 }),
};
