import { fieldLabel, ownerOf } from '@selvedge/contract/registration-item-labels';
import type { FieldError } from './list-errors.ts';

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
