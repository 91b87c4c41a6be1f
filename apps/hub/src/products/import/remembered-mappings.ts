import type { Payload } from 'payload';
import { z } from 'zod';

const KEY = 'import-mapping/';
/** Suppliers whose mapping is remembered. */
const MOST = 100;

const remembered = z.object({ fileName: z.string(), json: z.string() });

/** The mapping file by which a supplier's list was last imported. */
export type RememberedMapping = z.output<typeof remembered>;

/** Remembers by which mapping file a supplier's list is imported; of more than a hundred suppliers not those that are new. */
export async function rememberMapping(
  { kv }: Payload,
  source: string,
  mapping: RememberedMapping,
): Promise<void> {
  const keys = await kv.keys();
  const known = keys.filter((key) => key.startsWith(KEY));
  if (known.includes(KEY + source) || known.length < MOST) await kv.set(KEY + source, mapping);
}

/** @returns null where the supplier's list was never imported by a mapping file */
export const rememberedMapping = async (
  { kv }: Payload,
  source: string,
): Promise<RememberedMapping | null> =>
  remembered.safeParse(await kv.get(KEY + source)).data ?? null;

/** A supplier whose mapping is remembered, and the columns that a file needs to be read by it. */
export interface RememberedSource {
  readonly source: string;
  readonly columns: readonly string[];
}

const mappingOfColumns = z.object({
  fields: z.record(
    z.string(),
    z.union([
      z.string().transform((column) => ({ column, optional: false })),
      z.object({ column: z.string(), optional: z.boolean().default(false) }),
      z.unknown().transform(() => null),
    ]),
  ),
});

/** The columns that a mapping cannot do without; of those that are made of several, or of none, nothing is told. */
const neededColumns = (json: string): string[] =>
  Object.values(mappingOfColumns.safeParse(JSON.parse(json)).data?.fields ?? {}).flatMap((field) =>
    field === null || field.optional ? [] : field.column,
  );

/** The suppliers whose mapping is remembered, in the order of their names. */
export async function rememberedSources(payload: Payload): Promise<readonly RememberedSource[]> {
  const keys = await payload.kv.keys();
  const sources = keys
    .flatMap((key) => (key.startsWith(KEY) ? [key.slice(KEY.length)] : []))
    .toSorted();
  return Promise.all(
    sources.map(async (source) => {
      const { json = '{}' } = (await rememberedMapping(payload, source)) ?? {};
      return { source, columns: neededColumns(json) };
    }),
  );
}
