import type { NumberField } from 'payload';
import type { ContentCollection } from '../projections/projections.ts';

/** Between two neighbours there is room for nine more. */
const STEP = 10;
const HIGHEST = 9990;

/** Where a document stands among its like; a new one comes last. */
export const position = (collection: ContentCollection): NumberField => ({
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
