import selvedge from '../../mappings/selvedge.json' with { type: 'json' };
import shopify from '../../mappings/shopify.json' with { type: 'json' };
import type { Mapping } from './mapping-schema.ts';
import { parseMapping } from './parse-mapping.ts';

/** A mapping and what messages and the log call it. */
export interface NamedMapping {
  readonly name: string;
  readonly mapping: Mapping;
}

/** The mappings that come with the importer, by name. */
export const READY_MAPPINGS: readonly NamedMapping[] = Object.entries({ selvedge, shopify }).map(
  ([name, written]) => ({ name, mapping: parseMapping(written, name) }),
);

/** The ready mapping that knows a file by its header: all columns it is recognised by are there. */
export function recogniseMapping(columns: readonly string[]): NamedMapping | undefined {
  const present = new Set(columns);
  return READY_MAPPINGS.find(({ mapping: { recognise } }) =>
    recognise.every((column) => present.has(column)),
  );
}
