'use client';

import { useRowLabel } from '@payloadcms/ui';
import { asData } from './codec.ts';
import { rowName } from './layout.ts';

/** The heading of one row of a list: what the row holds, so that rows can be told apart while they are closed. */
export function RowLabel({ one, fields }: { one: string; fields: readonly string[] }) {
  const { data, rowNumber = 0 } = useRowLabel<object>();
  const name = rowName(asData(data), fields);
  return <span className="row-label">{name || `${one} ${rowNumber + 1}`}</span>;
}
