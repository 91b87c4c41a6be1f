import type { Field } from 'payload';
import { refusal } from '../access/editors-only.ts';

/** A collection or a global, as far as its hooks and fields are looked at here. */
interface WithFields {
  readonly fields: readonly Field[];
  readonly flattenedFields: readonly { readonly name: string; readonly type: string }[];
}

/** Whether a field's name is a path, here or further in; what JSON fields hold is not looked at. */
const namesPath = (data: unknown, json: readonly string[]): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries(data).some(
    ([name, value]) => name.includes('.') || (!json.includes(name) && namesPath(value, [])),
  );

/**
 * Refuses to save fields that are named by paths, since of `name.20000000.x` Payload makes a list of so many places, and
 * stores it; and a state that is none, by which something leaves the site without having been taken off it.
 */
export const refuseOddFields =
  ({ flattenedFields }: WithFields) =>
  ({ args }: { args?: unknown }): void => {
    const { data } = Object(args);
    const { _status: state = 'draft' } = Object(data);
    if (state !== 'draft' && state !== 'published')
      throw refusal('What is saved is “draft” or “published” by its _status.');
    const json = flattenedFields.filter(({ type }) => type === 'json').map(({ name }) => name);
    if (namesPath(data, json))
      throw refusal(
        'Name fields by themselves, one within the other, and not by a path with dots.',
      );
  };

const TEXTS = ['text', 'textarea', 'email'] as const;
const isText = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === 'string';

/**
 * Has fields of text take texts alone: Payload believes whatever comes about its own length, and stores it as JSON.
 *
 * @param fields of a collection or a global, changed in place
 */
export function takeTextsAlone(fields: readonly Field[]): void {
  for (const field of fields) {
    if ('fields' in field) takeTextsAlone(field.fields);
    if (field.type === 'tabs') for (const tab of field.tabs) takeTextsAlone(tab.fields);
    if (!TEXTS.some((type) => type === field.type) || !('validate' in field)) continue;
    const validate = field.validate as ((value: unknown, options: unknown) => unknown) | undefined;
    Object.assign(field, {
      validate: (value: unknown, options: unknown) => {
        const values =
          Array.isArray(value) && 'hasMany' in field && field.hasMany ? value : [value];
        return values.every(isText) ? (validate?.(value, options) ?? true) : 'This is no text.';
      },
    });
  }
}
