import type { CellValue } from '../read/source.ts';
import type { RowError } from './row-error.ts';

const KEYS = new Set(['image_data', 'file_name', 'cleaning_instruction_name']);

/**
 * Reads one entry of a list of things with a picture: an object as the contract has it, or a text. A text is the
 * entry's name (`names` says which keys take it), with its picture behind an equals sign where it has one:
 * `Do not bleach=no-bleach.png`.
 *
 * @throws the refusal, where the entry is neither
 */
export function readEntry(
  entry: CellValue,
  refuse: (value: CellValue, reason: string) => RowError,
  names: readonly ('image_data' | 'file_name' | 'cleaning_instruction_name')[],
): Readonly<Record<string, string>> {
  const isPicture = names[0] === 'image_data';
  const blank = { image_data: '', ...Object.fromEntries(names.map((name) => [name, ''])) };
  if (typeof entry === 'string' || typeof entry === 'number') {
    const text = String(entry).trim();
    const equals = isPicture ? -1 : text.lastIndexOf('=');
    const name = equals < 0 ? text : text.slice(0, equals).trim();
    const picture = equals < 0 ? '' : text.slice(equals + 1).trim();
    return {
      ...blank,
      image_data: picture,
      ...Object.fromEntries(names.map((key) => [key, name])),
    };
  }
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    throw refuse(entry, 'holds an entry that is neither a text nor an object');
  }
  const read: Record<string, string> = { ...blank };
  for (const [key, value] of Object.entries(entry)) {
    if (!KEYS.has(key) || typeof value !== 'string') {
      throw refuse(
        entry,
        `holds an entry with "${key}", where only texts named ${[...KEYS].join(', ')} are taken`,
      );
    }
    read[key] = value.trim();
  }
  return read;
}
