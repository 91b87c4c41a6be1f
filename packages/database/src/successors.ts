import { isDeepStrictEqual } from 'node:util';
import { successor, successorKey } from '@selvedge/contract/house-content';
import { productCard } from '@selvedge/contract/product';
import { z } from 'zod';
import { publishOwned, withdrawOwned } from './content.ts';
import type { QueryExecutor } from './query-executor.ts';

const KIND = 'successor';
const ownerOf = (sku: string): string => `products/${sku}`;

/** A colourway that was succeeded this often is old enough to be forgotten. */
const LONGEST_CHAIN = 10;

/**
 * Each withdrawn product that names a successor, with the one that the site shows: where that has been withdrawn too and
 * names its own, that one, and so on.
 */
const WANTED = `
  WITH RECURSIVE step (sku, next, steps) AS (
    SELECT staff.sku, staff.given->>'successor', 1
    FROM products.staff_values AS staff JOIN published.product AS stored USING (sku)
    WHERE NOT stored.is_published AND staff.given->>'successor' IS NOT NULL
    UNION ALL
    SELECT step.sku, staff.given->>'successor', steps + 1
    FROM step JOIN products.staff_values AS staff ON staff.sku = step.next
      JOIN published.product AS stored ON stored.sku = step.next
    WHERE NOT stored.is_published AND staff.given->>'successor' IS NOT NULL AND steps < ${LONGEST_CHAIN}
  )
  SELECT step.sku, gone.doc AS gone, shown.doc AS shown
  FROM step JOIN published.product AS gone ON gone.sku = step.sku
    JOIN published.product AS shown ON shown.sku = step.next AND shown.is_published
  ORDER BY step.sku COLLATE "C"`;

const wantedRow = z.object({
  sku: z.string(),
  gone: productCard.pick({ item_group: true, range: true, design: true, colour: true }).strip(),
  shown: successor.strip(),
});
const publishedRow = z.object({ owner: z.string(), key: z.string(), doc: successor });
type Published = z.output<typeof publishedRow>;

/**
 * Brings the published successors to what staff say of the products as they are now: a colourway that the site has no
 * longer and that names one has it, any other has none. Where all stand so already, nothing is written.
 *
 * @param executor in the transaction that has changed the products
 */
export async function publishSuccessors(executor: QueryExecutor): Promise<void> {
  const { rows } = await executor.query(WANTED, []);
  const { rows: known } = await executor.query(
    `SELECT owner, key, doc FROM published.content WHERE kind = '${KIND}' AND owner IS NOT NULL`,
    [],
  );
  // Several sizes of one colourway may name one each: the first stands.
  const wanted = new Map<string, Published>();
  for (const { sku, gone, shown } of z.array(wantedRow).parse(rows)) {
    const { item_group: itemGroup, range: collection, design, colour } = gone;
    const key = successorKey({ itemGroup, collection, design, colour });
    const first = wanted.get(key);
    first?.doc.withdrawn?.skus.push(sku);
    if (!first)
      wanted.set(key, {
        owner: ownerOf(sku),
        key,
        doc: { ...shown, withdrawn: { ...gone, skus: [sku] } },
      });
  }
  const published = new Map(
    z
      .array(publishedRow)
      .parse(known)
      .map((row) => [row.key, row]),
  );
  for (const [key, { owner }] of published) {
    if (wanted.get(key)?.owner !== owner) await withdrawOwned(executor, owner);
  }
  for (const { owner, key, doc } of wanted.values()) {
    const here = published.get(key);
    // Each question is a round trip of every change of any product, and there are more successors each year.
    if (here?.owner === owner && isDeepStrictEqual(here.doc, doc)) continue;
    await publishOwned(executor, owner, { kind: KIND, key, doc });
  }
}
