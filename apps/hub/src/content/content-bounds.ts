import {
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { refusal } from '../access/editors-only.ts';
import { asData } from './fields/codec.ts';

interface LongText {
  /** Of its field, such as `tiles.2.title`. */
  readonly path: string;
  readonly message: string;
}

/** The texts of a document that are longer than their fields take. */
function* longTexts(
  fields: readonly FlattenedField[],
  values: unknown,
  path = '',
): Generator<LongText> {
  const data = asData(values);
  for (const field of fields) {
    const value = data[field.name];
    const own = `${path}${field.name}`;
    if (field.type === 'text' || field.type === 'textarea') {
      const { length } = typeof value === 'string' ? value : '';
      if (field.maxLength !== undefined && length > field.maxLength)
        yield { path: own, message: `${length} characters, and ${field.maxLength} at most.` };
    } else if ('flattenedFields' in field) {
      const rows = Array.isArray(value) ? [...value.entries()] : [];
      for (const [at, row] of rows) yield* longTexts(field.flattenedFields, row, `${own}.${at}.`);
      if (!Array.isArray(value)) yield* longTexts(field.flattenedFields, value, `${own}.`);
    }
  }
}

/** Whether a field refers to other documents. */
const isReference = ({ type }: FlattenedField): boolean =>
  type === 'upload' || type === 'relationship';

/** How many other documents a document refers to, each as often as it does: whoever reads it is sent them whole. */
function references(fields: readonly FlattenedField[], values: unknown): number {
  const data = asData(values);
  return fields.reduce((all, field) => {
    const value = data[field.name];
    if (isReference(field)) return all + [value ?? []].flat().length;
    if (!('flattenedFields' in field)) return all;
    const { flattenedFields } = field;
    return (
      all + [value].flat().reduce((sum: number, row) => sum + references(flattenedFields, row), 0)
    );
  }, 0);
}

const MOST_REFERENCES = 200;

/** A list of the hub holds a hundred of a collection at a time. */
const MOST_OF_DOCUMENT_CHARACTERS = 200_000;
/** The settings have long lists. */
const MOST_OF_GLOBAL_CHARACTERS = 500_000;

function refuseLong(
  fields: readonly FlattenedField[],
  data: unknown,
  most: number,
  req: PayloadRequest,
): void {
  const errors = [...longTexts(fields, data)];
  if (errors.length > 0) throw new ValidationError({ errors, req }, req.t);
  const shown = references(fields, data);
  if (shown > MOST_REFERENCES)
    throw refusal(`This document has ${shown} pictures, and ${MOST_REFERENCES} at most.`);
  const { length } = JSON.stringify(data);
  if (length > most)
    throw refusal(`This document has ${length} characters in all its fields, and ${most} at most.`);
}

/** Bounds what is saved of a document, drafts too, of which Payload asks nothing. */
export const boundDocument: CollectionBeforeChangeHook = ({ collection, data, req }) => {
  refuseLong(collection.flattenedFields, data, MOST_OF_DOCUMENT_CHARACTERS, req);
  return data;
};

/** The same of a page that is there once. */
export const boundGlobal: GlobalBeforeChangeHook = ({ global, data, req }) => {
  refuseLong(global.flattenedFields, data, MOST_OF_GLOBAL_CHARACTERS, req);
  return data;
};
