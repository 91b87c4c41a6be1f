import { readPictureAddress } from '@selvedge/contract/picture-address';
import type { Product } from '@selvedge/contract/product';
import { type StaffChange, type StaffValues, staffValues } from '@selvedge/contract/staff-values';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import type { Originals } from '@selvedge/pictures/originals';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { refusal } from '../access/editors-only.ts';
import { decodeInTurn } from '../decoding/decode-in-turn.ts';

const BAD_REQUEST = 400;

/** Of a picture's file; a longer path is none of ours. */
const MAX_NAME = 100;

/** The hash under which a picture is kept, out of its path; empty where that is none of ours. */
export const hashOf = (path: string): string =>
  /([0-9a-f]+)\.[a-z]+$/u.exec(path.slice(-MAX_NAME))?.[1] ?? '';

/**
 * A picture that staff give a product.
 *
 * @throws {APIError} 400 where it is none that the site keeps
 */
async function originalOf(originals: Originals, address: string): Promise<Buffer> {
  const picture = readPictureAddress(address);
  const bytes = picture && (await originals.read(hashOf(picture.path)));
  if (!bytes) throw refusal(`“${address}” is no picture that the site keeps. Choose another one.`);
  return bytes;
}

/** The colours of the picture that staff put first, for the search by colour. */
async function coloursOf(req: PayloadRequest, bytes: Buffer): Promise<string[]> {
  const { colours } = await decodeInTurn(req, 'pictureFacts', bytes);
  return colours.map(({ hex }) => hex);
}

const MAX_SKU = 200;
const MAX_SYMBOLS = 60;
const of = staffValues.shape;

/**
 * What the form of a product sends: the fields that were changed, null for one that is the supplier's again; and what each
 * of them was when the form was made, so that nobody's change is lost under another.
 */
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
  before: z.record(z.string(), z.unknown()).optional(),
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

/** The successor as the catalogue writes its SKU, in whatever case it is asked for: another colourway that the site shows. */
async function successorNamed(executor: QueryExecutor, sku: string, successor: string) {
  const { rows } = await executor.query(
    `SELECT sku FROM published.product WHERE lower(sku) = lower($1) AND sku <> $2 AND is_published
     ORDER BY sku <> $1, sku COLLATE "C" LIMIT 1`,
    [successor, sku],
  );
  if (rows[0]) return String(rows[0].sku);
  throw refusal(
    `There is no other product “${successor}” on the site that could be the successor.`,
    BAD_REQUEST,
    'successor',
  );
}

const addressOf = ({ image_data }: Product['additionalImages'][number]): string => image_data;

/**
 * A change as it is stored: symbols with their pictures, and the colours of a main picture that is not the supplier's.
 *
 * @throws {APIError} 400 for a picture that the site does not keep, or a successor that it does not show
 */
export async function staffChangeOf(
  req: PayloadRequest,
  executor: QueryExecutor,
  originals: Originals,
  supplied: Product,
  asked: Asked,
): Promise<StaffChange> {
  const { symbols, ...rest } = asked;
  const change: StaffChange = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  const pictures = asked.pictures ?? [];
  const [main, ...others] = pictures;
  const supplierHas = [supplied.primaryImageUrl, ...supplied.additionalImages.map(addressOf)];
  for (const one of others) if (!supplierHas.includes(one)) await originalOf(originals, one);
  const isNew = main !== undefined && main !== supplied.primaryImageUrl;
  return {
    ...change,
    ...(asked.successor && {
      successor: await successorNamed(executor, supplied.sku, asked.successor),
    }),
    ...(symbols !== undefined && {
      symbols: symbols && (await symbolsNamed(executor, symbols)),
    }),
    ...(asked.pictures !== undefined && {
      picture_colours: isNew ? await coloursOf(req, await originalOf(originals, main)) : null,
    }),
  };
}

const CONFLICT = 409;

/** @throws {APIError} 409 where somebody has changed one of these fields since the form was made */
export function refuseOlder(
  given: StaffValues,
  change: Asked,
  before: Readonly<Record<string, unknown>> | undefined,
): void {
  if (before === undefined) return;
  const now: Record<string, unknown> = {
    ...given,
    symbols: given.symbols?.map(({ file_name }) => file_name),
  };
  const isOlder = (field: string) =>
    JSON.stringify(before[field] ?? null) !== JSON.stringify(now[field] ?? null);
  const others = Object.keys(change).filter(isOlder);
  if (others.length > 0)
    throw refusal(
      `Somebody else has saved this meanwhile: ${others.join(', ').replaceAll('_', ' ')}. What you typed stays here. Reload the page, then save it over theirs, or discard it to see what they wrote.`,
      CONFLICT,
    );
}
