import type { ServiceFieldError } from '@selvedge/contract/product-service';
import type { FieldError } from '../fields/list-errors.ts';
import { documentKey, type Item } from './asked-item.tsx';

const VALUES = 'values.';

/** The name of the field that an error of the service is about. */
export const nameOfError = ({ field }: ServiceFieldError): string => field.slice(VALUES.length);

/**
 * What the service found wrong, as a summary of errors has it: in the order of the items, each with the name of its item,
 * and of the entry where the item is a list.
 */
export function listedErrors(
  items: readonly Item[],
  errors: readonly ServiceFieldError[],
): FieldError[] {
  return items.flatMap((item) =>
    errors.flatMap((error) => {
      const name = nameOfError(error);
      if (name !== item.path && !name.startsWith(`${item.path}.`)) return [];
      const [, place] = /^\.(\d+)\./u.exec(name.slice(item.path.length)) ?? [];
      const label = place === undefined ? item.label : `${item.label}, ${Number(place) + 1}`;
      const field = item.shape.kind === 'document' ? `document.${documentKey(item)}` : name;
      return [{ name: field, message: `${label}: ${error.message}` }];
    }),
  );
}
