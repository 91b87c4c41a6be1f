import type { SanitizedConfig } from 'payload';
import { TEXT_FIELDS } from '../products/edit/staff-fields.ts';
import { textOf } from '../projections/codec.ts';

/** What forms call the fields that no configuration names. */
const PRODUCT_WORDS: ReadonlyMap<string, string> = new Map([
  ...TEXT_FIELDS.map(({ name, label }) => [name, label] as const),
  ['is_published', 'On the site or not'],
  ['additionalImages', 'Pictures'],
  ['primaryImageUrl', 'First picture'],
  ['successor', 'Successor'],
]);
const OWN_WORDS: ReadonlyMap<string, string> = new Map([
  ['_status', 'Published or draft'],
  ['password', 'Password'],
  ['address', 'File'],
  ['filename', 'File'],
  ['focalX', 'What stays in view'],
  ['focalY', 'What stays in view'],
]);

const member = (field: object, name: string): unknown => Reflect.get(field, name);

/** Fields that are laid out under a heading which is no field itself are named with it: "Hero banner: Pictures". */
function wordsOf(fields: readonly object[], section = ''): [name: string, word: string][] {
  return fields.flatMap((field) => {
    const label = textOf(member(field, 'label'));
    const name = textOf(member(field, 'name'));
    if (name !== '') {
      const word = label || name;
      const isSaidTwice = section === '' || section === word;
      return [[name, isSaidTwice ? word : `${section}: ${word}`]];
    }
    const below: unknown = member(field, 'fields');
    return Array.isArray(below) ? wordsOf(below, label || section) : [];
  });
}

/**
 * Names of fields as forms have them, each once.
 *
 * @param kind slug of a collection or global, or "products"
 * @param names as the log keeps them; one that no form has any more stays as it is
 */
export function fieldWords(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  kind: string,
  names: readonly string[],
): string[] {
  const form = [...collections, ...globals].find(({ slug }) => slug === kind);
  const words = new Map([...(form ? wordsOf(form.fields) : PRODUCT_WORDS), ...OWN_WORDS]);
  return [...new Set(names.map((name) => words.get(name) ?? name))];
}
