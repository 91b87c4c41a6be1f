import { MAX_SHOWN, type ShownColourway, shownColourway } from '@selvedge/contract/content-parts';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';

const shownColourways = z
  .array(shownColourway.refine(({ sku, design }) => sku !== '' && design !== ''))
  .max(MAX_SHOWN);

/** The colourways that a picture of the media library shows; none where nobody has said. */
export const shownOf = (stored: unknown): ShownColourway[] =>
  shownColourways.safeParse(stored).data ?? [];

/** What Payload asks of the field. */
export const judgeShown = (value: unknown): true | string =>
  value === null || value === undefined || shownColourways.safeParse(value).success
    ? true
    : `Choose products of the catalogue, ${MAX_SHOWN} at the most.`;

const withdrawnRow = z.object({
  id: z.number(),
  filename: z.string().nullable(),
  address: z.string().nullable(),
  design: z.string(),
  colour: z.string(),
});

/** Pictures that say they show a product which is not on the site any more, a row for each of these. */
export async function withdrawnFromPictures(
  executor: QueryExecutor,
): Promise<z.output<typeof withdrawnRow>[]> {
  const { rows } = await executor.query(
    `SELECT media.id, media.filename, media.address, shown->>'design' AS design, shown->>'colour' AS colour
     FROM hub.media AS media, jsonb_array_elements(media.shows) AS shown
     WHERE jsonb_typeof(media.shows) = 'array' AND NOT EXISTS (
       SELECT FROM published.product WHERE sku = shown->>'sku' AND is_published)
     ORDER BY media.filename, design, colour`,
    [],
  );
  return z.array(withdrawnRow).parse(rows);
}
