import { MAX_CONTENT_CHARACTERS } from '@selvedge/contract/content-parts';
import type { TextareaField, TextField } from 'payload';

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
export const titles = (): [LineField, TextareaField] => [
  line({ name: 'title', label: 'Heading', required: true }),
  paragraph({
    name: 'description',
    label: 'Text under the heading',
    description: 'Two or three good sentences. Search engines show the first 160 characters.',
  }),
];
