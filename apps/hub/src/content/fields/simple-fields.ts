import { MAX_CONTENT_CHARACTERS } from '@selvedge/contract/content-parts';
import { isEmailAddress } from '@selvedge/contract/email';
import { ITEM_GROUP, itemGroupName, PRODUCT_GROUPS } from '@selvedge/contract/item-groups';
import type { NumberField, SelectField, TextareaField, TextField } from 'payload';
import { type HubData, text } from './codec.ts';

/** A text field of one value. */
export type LineField = Extract<TextField, { hasMany?: false | undefined }>;

interface TextOptions {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  readonly description?: string;
  /** Share of the row's width, where several fields stand beside each other. */
  readonly width?: string;
  /** Beside the form instead of in it. */
  readonly beside?: boolean;
}

const adminOf = ({ description, width, beside }: TextOptions) => ({
  ...(description && { description }),
  ...(width && { width }),
  ...(beside && { position: 'sidebar' as const }),
});

/** The longest name that the calls of the contract take, in characters. */
const MAX_NAME_CHARACTERS = 500;

/** One line of text. */
export const line = (options: TextOptions): LineField => ({
  name: options.name,
  type: 'text',
  label: options.label,
  required: options.required ?? false,
  maxLength: MAX_NAME_CHARACTERS,
  admin: adminOf(options),
});

/** A name of the catalogue, which the form suggests as it is spelled there. */
export const catalogueName = (
  options: TextOptions,
  of: 'applications' | 'collections',
): LineField => {
  const named = line(options);
  const path = '/content/form-components.tsx#CatalogueNames';
  return {
    ...named,
    admin: { ...named.admin, components: { afterInput: [{ path, clientProps: { of } }] } },
  };
};

/**
 * A text of several sentences or lines.
 *
 * @param most its longest, in characters
 */
export const paragraph = (
  options: TextOptions,
  most: number = MAX_CONTENT_CHARACTERS,
): TextareaField => ({
  name: options.name,
  type: 'textarea',
  label: options.label,
  required: options.required ?? false,
  maxLength: most,
  admin: { ...adminOf(options), rows: 4 },
});

/**
 * What names a page: its heading and the text below it (ENT-01).
 *
 * @param ofHeading said beside the heading, to whoever writes it
 */
export const titleFields = (ofHeading = ''): [LineField, TextareaField] => [
  line({ name: 'title', label: 'Heading', required: true, description: ofHeading }),
  paragraph({
    name: 'description',
    label: 'Text under the heading',
    description: 'Two or three good sentences. Search engines show the first 160 characters.',
  }),
];

/** A line that, where it is filled in, has to be of a form. */
const checkedLine = (
  options: TextOptions,
  isRight: (written: string) => boolean,
  { missing, wrong }: { readonly missing: string; readonly wrong: string },
): LineField => ({
  ...line(options),
  validate: (value: string | null | undefined) => {
    const written = value?.trim() ?? '';
    if (written === '') return options.required ? missing : true;
    return isRight(written) ? true : wrong;
  },
});

/** An address that mail can be sent to. */
export const email = (options: TextOptions): LineField =>
  checkedLine(options, isEmailAddress, {
    missing: 'Give an address, such as hello@example.com.',
    wrong: 'A mail address has an @ and a host, such as hello@example.com.',
  });

/** A number that people dial, with its country. */
export const telephone = (options: TextOptions): LineField =>
  checkedLine(options, (number) => /^(?=(?:\D*\d){7})\+?[\d ()-]{7,30}$/u.test(number), {
    missing: 'Give a number, such as +27 21 000 0000.',
    wrong: 'A number is of seven digits or more, with spaces, such as +27 21 000 0000.',
  });

/** What becomes of both. */
export const titlesShape = { page_title: text('title'), description: text('description') };

type ItemGroup = (typeof ITEM_GROUP)[keyof typeof ITEM_GROUP];

const option = (code: ItemGroup) => ({ value: code, label: `${itemGroupName(code)} (${code})` });

interface ItemGroupOptions {
  readonly name?: string;
  readonly required?: boolean;
  /** Brands' own pages may also stand under the pseudo-group of brands. */
  readonly withBrands?: boolean;
  /** Beside the form instead of in it. */
  readonly beside?: boolean;
}

/** The group that a page or a card belongs to. */
export const itemGroup = (options: ItemGroupOptions = {}): SelectField => ({
  name: options.name ?? 'itemGroup',
  type: 'select',
  label: 'Item group',
  enumName: options.withBrands ? 'item_group_or_brands' : 'item_group',
  required: options.required ?? true,
  options: [
    ...PRODUCT_GROUPS.map(({ code }) => option(code)),
    ...(options.withBrands ? [option(ITEM_GROUP.brands)] : []),
  ],
  admin: options.beside ? { position: 'sidebar' } : { width: '33%' },
});

/** Between two neighbours there is room for nine more. */
const STEP = 10;
const HIGHEST = 9990;

/** Where a document stands among its like; a new one comes last. */
export const position = (collection: 'stores' | 'vacancies'): NumberField => ({
  name: 'position',
  type: 'number',
  label: 'Place in the list',
  required: true,
  min: 0,
  max: HIGHEST,
  validate: (value: number | null | undefined) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST
      ? true
      : `A whole number from 0 to ${HIGHEST}; the lowest comes first.`,
  async defaultValue({ req }) {
    const { docs } = await req.payload.find({
      collection,
      sort: '-position',
      limit: 1,
      depth: 0,
      draft: true,
      req,
    });
    const last = docs[0] && 'position' in docs[0] ? docs[0].position : 0;
    return Math.min((last ?? 0) + STEP, HIGHEST);
  },
  admin: { position: 'sidebar', description: 'The lowest comes first.' },
});

/** Numbers of documents that stand in an order of their own, in the order of text. */
const ORDER_DIGITS = 4;
const ID_DIGITS = 9;

/** The keys of stores and vacancies: they stand by their position, and by age where two have the same. */
export const inOrder = {
  namedBy: 'position',
  key({ position: place }: HubData, id: number): string {
    const at = typeof place === 'number' ? place : 10 ** ORDER_DIGITS - 1;
    return `${String(at).padStart(ORDER_DIGITS, '0')}-${String(id).padStart(ID_DIGITS, '0')}`;
  },
  named: (key: string): HubData => ({ position: Number.parseInt(key, 10) || 0 }),
};
