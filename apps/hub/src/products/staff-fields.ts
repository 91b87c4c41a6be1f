import type { Product } from '@selvedge/contract/product';
import type { StaffValues } from '@selvedge/contract/staff-values';
import { capitalised } from '../ui/formats.ts';

/** The fields of the form that are written as text, with the words that visitors know them by. */
export const TEXT_FIELDS = [
  {
    name: 'long_description',
    label: 'Long description',
    kind: 'long',
    help: 'The text beside the pictures on the product’s page.',
  },
  {
    name: 'web_colour',
    label: 'Colour families',
    kind: 'list',
    help: 'Under which colours visitors find it. One a line.',
  },
  { name: 'design_style', label: 'Design styles', kind: 'list', help: 'One a line.' },
  { name: 'web_type', label: 'Types', kind: 'list', help: 'One a line.' },
  { name: 'web_materials', label: 'Materials', kind: 'list', help: 'One a line.' },
  { name: 'web_standards', label: 'Standards', kind: 'list', help: 'One a line.' },
  { name: 'web_size', label: 'Size in the filter', kind: 'line', help: '' },
  { name: 'web_shape', label: 'Shape', kind: 'line', help: '' },
  {
    name: 'symbols',
    label: 'Symbols',
    kind: 'list',
    help: 'By name, one a line, in the order in which they are shown. A known symbol brings its picture along.',
  },
] as const;

export type TextField = (typeof TEXT_FIELDS)[number]['name'];

/** What the form holds: null where a field is the supplier's. */
export interface FormValues {
  readonly texts: Readonly<Record<TextField, string | null>>;
  readonly pictures: readonly string[] | null;
  readonly is_published: boolean | null;
  readonly successor: string;
}

const textOf = (value: Product[TextField]): string =>
  typeof value === 'string'
    ? value
    : value.map((entry) => (typeof entry === 'string' ? entry : entry.file_name)).join('\n');

/** What the supplier says in the fields of the form, as the form writes it. */
export function suppliedTexts(supplied: Product): Record<TextField, string> {
  return {
    long_description: textOf(supplied.long_description),
    web_colour: textOf(supplied.web_colour),
    design_style: textOf(supplied.design_style),
    web_type: textOf(supplied.web_type),
    web_materials: textOf(supplied.web_materials),
    web_standards: textOf(supplied.web_standards),
    web_size: textOf(supplied.web_size),
    web_shape: textOf(supplied.web_shape),
    symbols: textOf(supplied.symbols),
  };
}

/** What staff say, as the form holds it. */
export function formValues(given: StaffValues): FormValues {
  const textIn = (name: TextField): string | null => {
    const value = given[name];
    return value === undefined ? null : textOf(value);
  };
  return {
    texts: {
      long_description: textIn('long_description'),
      web_colour: textIn('web_colour'),
      design_style: textIn('design_style'),
      web_type: textIn('web_type'),
      web_materials: textIn('web_materials'),
      web_standards: textIn('web_standards'),
      web_size: textIn('web_size'),
      web_shape: textIn('web_shape'),
      symbols: textIn('symbols'),
    },
    pictures: given.pictures ?? null,
    is_published: given.is_published ?? null,
    successor: given.successor ?? '',
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What a text of the form says, as the hub takes it: blanks around it say nothing. */
function writtenValue(text: string | null, kind: (typeof TEXT_FIELDS)[number]['kind']) {
  if (text === null) return null;
  return kind === 'list' ? linesOf(text) : text.trim();
}

/** The fields in which two states of the form differ, as the hub takes them. */
export function changeBetween(before: FormValues, after: FormValues): Record<string, unknown> {
  const change: Record<string, unknown> = {};
  for (const { name, kind } of TEXT_FIELDS) {
    const value = writtenValue(after.texts[name], kind);
    if (JSON.stringify(value) === JSON.stringify(writtenValue(before.texts[name], kind))) continue;
    change[name] = value;
  }
  if (JSON.stringify(before.pictures) !== JSON.stringify(after.pictures)) {
    change.pictures = after.pictures;
  }
  if (before.is_published !== after.is_published) change.is_published = after.is_published;
  const successor = after.successor.trim();
  if (before.successor !== successor) change.successor = successor === '' ? null : successor;
  return change;
}

/** Fields of the form, and what stands at the top of it: not repeated among what the file says. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...TEXT_FIELDS.map(({ name }) => name),
  'primaryImageUrl',
  'additionalImages',
  'picture_colours',
]);

const LABELS: Readonly<Partial<Record<keyof Product, string>>> = {
  sku: 'SKU',
  id: 'Supplier’s number',
  description_1: 'Description',
  range: 'Collection',
  item_group: 'Item group code',
  group_desc: 'Item group',
  is_published: 'Shown, by the file',
  length_cm: 'Length',
  c_weight: 'Weight',
  repeat_t: 'Vertical repeat',
  repeat_h: 'Horizontal repeat',
  disambiguating_description: 'Comments',
  cleaning_instructions: 'Care',
  is_promo: 'On promotion',
  on_hand: 'In stock',
  cut_price_inc_vat: 'Cut price, incl. VAT',
  roll_price_inc_vat: 'Roll price, incl. VAT',
  price_retail_inc_vat: 'Retail price, incl. VAT',
  po_delivery_date: 'Next delivery',
};

function wordsOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value === 'object' && value !== null && 'file_name' in value)
    return String(value.file_name);
  return value === null || value === '' ? '' : String(value);
}

/** All else that the supplier's file says, in words; what it leaves empty is an empty text. */
export function suppliedFacts(
  supplied: Product,
): { readonly label: string; readonly value: string }[] {
  const labels: Readonly<Record<string, string | undefined>> = LABELS;
  return Object.entries(supplied)
    .filter(([field]) => !ELSEWHERE.has(field))
    .map(([field, value]) => ({
      label: labels[field] ?? capitalised(field.replaceAll('_', ' ')),
      value: wordsOf(value),
    }));
}
