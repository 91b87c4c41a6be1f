import type { Product } from '@selvedge/contract/product';
import { type StaffChange, staffValues } from '@selvedge/contract/staff-values';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import type { Originals } from '@selvedge/pictures/originals';
import { z } from 'zod';
import { refusal } from '../../access/editors-only.ts';
import { coloursOf } from '../product-pictures.ts';

const MAX_SKU = 200;
const MAX_SYMBOLS = 60;
const of = staffValues.shape;

/** What the form of a product sends: the fields that were changed, null for one that is the supplier's again. */
export const changeRequest = z.strictObject({
  sku: z.string().min(1).max(MAX_SKU),
  change: z.strictObject({
    is_published: of.is_published.nullable(),
    long_description: of.long_description.nullable(),
    pictures: of.pictures.nullable(),
    symbols: z.array(z.string().trim().min(1).max(MAX_SKU)).max(MAX_SYMBOLS).nullable().optional(),
    web_colour: of.web_colour.nullable(),
    design_style: of.design_style.nullable(),
    web_type: of.web_type.nullable(),
    web_materials: of.web_materials.nullable(),
    web_standards: of.web_standards.nullable(),
    web_size: of.web_size.nullable(),
    web_shape: of.web_shape.nullable(),
    successor: of.successor.nullable(),
  }),
});

type Asked = z.output<typeof changeRequest>['change'];

/** Symbols by their names, with the pictures that they have elsewhere in the catalogue. */
async function symbolsNamed(executor: QueryExecutor, names: readonly string[]) {
  const { rows } = await executor.query(
    `SELECT DISTINCT ON (symbol->>'file_name') symbol->>'file_name' AS name, symbol->>'image_data' AS picture
     FROM published.product, json_array_elements(doc->'symbols') AS symbol
     WHERE symbol->>'file_name' = ANY(ARRAY(SELECT jsonb_array_elements_text($1::jsonb)))
     ORDER BY symbol->>'file_name', symbol->>'image_data' DESC`,
    [JSON.stringify(names)],
  );
  const pictures = new Map(rows.map(({ name, picture }) => [String(name), String(picture)]));
  return names.map((file_name) => ({ file_name, image_data: pictures.get(file_name) ?? '' }));
}

/** A successor is another colourway that the site shows. */
async function requireSuccessor(executor: QueryExecutor, sku: string, successor: string) {
  const { rows } = await executor.query(
    'SELECT FROM published.product WHERE sku = $1 AND sku <> $2 AND is_published',
    [successor, sku],
  );
  if (rows.length === 0) {
    throw refusal(
      `There is no other product “${successor}” on the site that could be the successor.`,
    );
  }
}

/**
 * A change as it is stored: symbols with their pictures, and the colours of a main picture that is not the supplier's.
 *
 * @throws {APIError} 400 for a picture that the site does not keep, or a successor that it does not show
 */
export async function staffChangeOf(
  executor: QueryExecutor,
  originals: Originals,
  supplied: Product,
  asked: Asked,
): Promise<StaffChange> {
  const { symbols, ...rest } = asked;
  const change: StaffChange = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  const [main] = asked.pictures ?? [];
  const isNew = main !== undefined && main !== supplied.primaryImageUrl;
  if (asked.successor) await requireSuccessor(executor, supplied.sku, asked.successor);
  return {
    ...change,
    ...(symbols !== undefined && {
      symbols: symbols && (await symbolsNamed(executor, symbols)),
    }),
    ...(asked.pictures !== undefined && {
      picture_colours: isNew ? await coloursOf(originals, main) : null,
    }),
  };
}
