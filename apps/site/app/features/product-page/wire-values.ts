/** Readers of single values of an answer that was not checked: each takes anything and gives a value of its type. */

/** Text as given; a number in its plain writing; anything else is empty. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

function objects(value: unknown): object[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry): entry is object => typeof entry === 'object' && entry !== null);
}

/** Pictures of a list; entries without an address are left out. */
export function imageList(value: unknown): { image_data: string }[] {
  return objects(value)
    .map((entry) => ({ image_data: text(Reflect.get(entry, 'image_data')) }))
    .filter(({ image_data }) => image_data !== '');
}

/** Symbols of a list, each with a picture or at least a name. */
export function symbolList(
  value: unknown,
): { image_data: string; file_name: string; cleaning_instruction_name: string }[] {
  return objects(value)
    .map((entry) => ({
      image_data: text(Reflect.get(entry, 'image_data')),
      file_name: text(Reflect.get(entry, 'file_name')),
      cleaning_instruction_name: text(Reflect.get(entry, 'cleaning_instruction_name')),
    }))
    .filter((entry) => Object.values(entry).some((part) => part !== ''));
}

/** Colours of a list as #rrggbb in lower case; what is none is left out. */
export function colourList(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map(text).filter((colour) => /^#[0-9a-f]{6}$/u.test(colour));
}
