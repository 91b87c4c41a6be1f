import type { ServiceFieldError } from '@selvedge/contract/product-service';
import type { FieldError } from '../fields/list-errors.ts';
import { summaryLine } from '../fields/summary-line.ts';
import { documentKey, type Item } from './asked-item.tsx';

const VALUES = 'values.';

/** The name of the field that an error of the service is about. */
export const nameOfError = ({ field }: ServiceFieldError): string => field.slice(VALUES.length);

/** Whether an error is about an item, or about a part of it. */
export function isAbout(error: ServiceFieldError, { path }: Item): boolean {
  const name = nameOfError(error);
  return name === path || name.startsWith(`${path}.`);
}

/** What the service found wrong, as a summary of errors has it: in the order of the items, each line by its own name. */
export function listedErrors(
  items: readonly Item[],
  errors: readonly ServiceFieldError[],
): FieldError[] {
  return items.flatMap((item) =>
    errors.flatMap((error) => {
      if (!isAbout(error, item)) return [];
      const name = nameOfError(error);
      const { message } = error;
      return item.shape.kind === 'document'
        ? [{ name: `document.${documentKey(item)}`, message: `${item.label}: ${message}` }]
        : [{ name, message: summaryLine({ name, message }) }];
    }),
  );
}
