import { MAX_CONTENT_CHARACTERS } from '@selvedge/contract/content-parts';
import { isEmailAddress } from '@selvedge/contract/email';
import type { TextareaField, TextField } from 'payload';
import { text } from './codec.ts';

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

/** A text of several sentences or lines. */
export const paragraph = (options: TextOptions): TextareaField => ({
  name: options.name,
  type: 'textarea',
  label: options.label,
  required: options.required ?? false,
  maxLength: MAX_CONTENT_CHARACTERS,
  admin: { ...adminOf(options), rows: 4 },
});

/** What names a page: its heading and the text below it (ENT-01). */
export const titleFields = (): [LineField, TextareaField] => [
  line({ name: 'title', label: 'Heading', required: true }),
  paragraph({
    name: 'description',
    label: 'Text under the heading',
    description: 'Two or three good sentences. Search engines show the first 160 characters.',
  }),
];

type LineOptions = Parameters<typeof line>[0];

/** An address that mail can be sent to. */
export const email = (options: LineOptions): LineField => ({
  ...line(options),
  validate: (value: string | null | undefined) => {
    const address = value?.trim() ?? '';
    if (address === '')
      return options.required ? 'Give an address, such as hello@example.com.' : true;
    return isEmailAddress(address)
      ? true
      : 'A mail address has an @ and a host, such as hello@example.com.';
  },
});

/** A number that people dial, with its country. */
export const telephone = (options: LineOptions): LineField => ({
  ...line(options),
  validate: (value: string | null | undefined) => {
    const number = value?.trim() ?? '';
    if (number === '') return options.required ? 'Give a number, such as +27 21 000 0000.' : true;
    return /^\+?[\d ()-]{5,30}$/u.test(number)
      ? true
      : 'A number is of digits and spaces, such as +27 21 000 0000.';
  },
});

/** What becomes of both. */
export const titlesShape = { page_title: text('title'), description: text('description') };
