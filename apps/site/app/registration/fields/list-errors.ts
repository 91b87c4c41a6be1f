import { fieldLabel, ownerOf } from '@selvedge/contract/registration-item-labels';

export interface FieldError {
  /** The field's name in its form, such as `contacts.0.salesEmail`. */
  readonly name: string;
  readonly message: string;
}

function collect(errors: object, prefix: string): FieldError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = prefix === '' ? key : `${prefix}.${key}`;
    const message: unknown = Reflect.get(value, 'message');
    return typeof message === 'string' ? [{ name, message }] : collect(value, name);
  });
}

/**
 * A form's errors as a list, in the order in which its fields stand on the page.
 *
 * @param order names of the form's fields at the top level, in that order
 */
export function listErrors(errors: object, order: readonly string[]): FieldError[] {
  const place = ({ name }: FieldError) => order.indexOf(name.split('.')[0] ?? '');
  return collect(errors, '').sort((a, b) => place(a) - place(b));
}

/**
 * What a summary of errors says of a field: its message, after the person or reference that it belongs to, and after the
 * field's own name where the message leaves that open. Several fields have the same message, and no two lines may.
 */
export function summaryLine({ name, message }: FieldError): string {
  const label = fieldLabel(name.slice(name.lastIndexOf('.') + 1));
  const isNamed = label === undefined || message.toLowerCase().includes(label.toLowerCase());
  const place = [ownerOf(name), isNamed ? undefined : label].filter((part) => part !== undefined);
  return place.length === 0 ? message : `${place.join(', ')}: ${message}`;
}
