import type { Product } from '@selvedge/contract/product';
import type { ReplacedProduct } from '@selvedge/database/replaced-products';
import type { ImportSummary } from '@selvedge/import/import-products';
import type { ImportExample, ImportReport } from './import-report.ts';

/** Fields and characters that an example shows before it stops. */
const MAX_FIELDS = 8;
const MAX_CHARACTERS = 120;

const words = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
};

function fieldsBetween(before: Product, after: Product): ImportExample['fields'] {
  return Object.entries(after)
    .map(([field, value]): ImportExample['fields'][number] => ({
      field,
      before: words(Reflect.get(before, field)),
      after: words(value),
    }))
    .filter(({ field }) => {
      const [was, is]: unknown[] = [Reflect.get(before, field), Reflect.get(after, field)];
      return JSON.stringify(was) !== JSON.stringify(is);
    })
    .slice(0, MAX_FIELDS);
}

function exampleOf({ sku, before, after }: ReplacedProduct): ImportExample {
  const name = [after.design, after.colour].filter(Boolean).join(', ');
  if (!before) return { sku, name, kind: 'new', fields: [] };
  const isWithdrawn = before.is_published && !after.is_published;
  return {
    sku,
    name,
    kind: isWithdrawn ? 'withdrawn' : 'changed',
    fields: fieldsBetween(before, after),
  };
}

/** The importer's summary as the hub shows it. */
export function reportOf(summary: ImportSummary): ImportReport {
  const { pictures, rejectedFile, examples, ...rest } = summary;
  return {
    ...rest,
    findings: [...rest.findings],
    unusedColumns: [...rest.unusedColumns],
    firstRejections: [...rest.firstRejections],
    picturesMissing: pictures.missing,
    hasRejectedFile: rejectedFile !== undefined,
    examples: examples.map(exampleOf),
  };
}
