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

/** The suppliers whose mapping is remembered, in the order of their names. */
export async function rememberedSources({ kv }: Payload): Promise<readonly string[]> {
  const keys = await kv.keys();
  return keys.flatMap((key) => (key.startsWith(KEY) ? [key.slice(KEY.length)] : [])).toSorted();
}
