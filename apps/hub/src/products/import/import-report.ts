import { emptyProduct, type Product } from '@selvedge/contract/product';
import type { ReplacedProduct } from '@selvedge/database/import-runs';
import type { ImportSummary } from '@selvedge/import/import-products';
import type { ImportExample, ImportReport } from './import-messages.ts';

/** Characters that a value of an example shows before it stops. */
const MAX_CHARACTERS = 120;

/** A picture's address without its size and what stands for it while it loads. */
const withoutPlaceholder = (text: string): string => text.replace(/^(\/media\/[^#]*)#.*$/su, '$1');

const words = (value: unknown): string => {
  if (value === null || (Array.isArray(value) && value.length === 0)) return '';
  const text = typeof value === 'string' ? withoutPlaceholder(value) : JSON.stringify(value);
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
    });
}

function exampleOf({ sku, before, after }: ReplacedProduct): ImportExample {
  const name = [after.design, after.colour].filter(Boolean).join(', ');
  if (!before) return { sku, name, kind: 'new', fields: fieldsBetween(emptyProduct, after) };
  const isWithdrawn = before.is_published && !after.is_published;
  return {
    sku,
    name,
    kind: isWithdrawn ? 'withdrawn' : 'changed',
    fields: fieldsBetween(before, after),
  };
}

/** Names of pictures that are not there, of which the first are told. */
const NAMED_PICTURES = 50;

/** The importer's summary as the hub shows it. */
export function reportOf(summary: ImportSummary): ImportReport {
  const { pictures, rejectedFile, examples, changes, ...rest } = summary;
  return {
    ...rest,
    findings: [...rest.findings],
    warnings: [...rest.warnings],
    unusedColumns: [...rest.unusedColumns],
    firstRejections: [...rest.firstRejections],
    picturesFound: pictures.found,
    picturesMissing: pictures.missing.size,
    missingPictures: [...pictures.missing].slice(0, NAMED_PICTURES),
    hasRejectedFile: rejectedFile !== undefined,
    examples: examples.map(exampleOf),
    changes: {
      fields: [...changes.fields],
      emptied: changes.emptied,
      takenOver: [...changes.takenOver],
    },
  };
}
