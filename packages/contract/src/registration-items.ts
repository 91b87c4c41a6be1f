import { z } from 'zod';
import { application, documentString } from './registration.ts';
import { MAX_PEOPLE } from './registration-company.ts';
import type { ItemShape } from './registration-corrections.ts';
import { YES_NO } from './registration-fields.ts';
import {
  choiceLabel,
  documentOfItem,
  fieldLabel,
  type ItemPath,
  isWholeReference,
  POSTAL_ADDRESS,
} from './registration-item-labels.ts';
import { tradeReferences } from './registration-references.ts';

/** A reference is held to what a whole one needs, on either path. */
const correctable = z.object({ ...application.shape, trade_references: tradeReferences });

/** A schema without what only wraps it. */
function unwrapped(schema: unknown): unknown {
  if (schema instanceof z.ZodPipe) return unwrapped(schema.out);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return unwrapped(schema.unwrap());
  }
  return schema;
}

/** The part of a schema that a step of a path leads to; undefined where it leads nowhere. */
function partOf(schema: unknown, step: string): unknown {
  const whole = unwrapped(schema);
  if (whole instanceof z.ZodObject)
    return Object.hasOwn(whole.shape, step) ? whole.shape[step] : undefined;
  if (!/^(?:0|[1-9]\d?)$/u.test(step)) return undefined;
  if (whole instanceof z.ZodTuple) return whole.def.items[Number(step)];
  return whole instanceof z.ZodArray && Number(step) < MAX_PEOPLE ? whole.element : undefined;
}

/** The schema of an item that is no document; undefined where the path is no item. */
function schemaAt(path: ItemPath): unknown {
  const steps = path.split('.');
  if (steps[0] === 'documentation') return undefined;
  if (!fieldLabel(steps.at(-1) ?? '') && !isWholeReference(path)) return undefined;
  return unwrapped(steps.reduce<unknown>(partOf, correctable));
}

/** A box that is ticked or not, as an answer that must be given: "yes" or "no", or the boolean that it stands for. */
const tick = z.preprocess(
  (value) => (value === 'yes' || value === 'no' ? value === 'yes' : value),
  z.boolean('Please select yes or no'),
);

/**
 * The rule that an item's new value must meet: text for a field that is typed or chosen, a boolean for a box, a list for
 * choices and people, a record for a reference, an encoded data string for a document, or an empty one where there is none.
 *
 * @returns undefined where the path is no item of an application
 */
export function itemSchema(path: ItemPath): z.ZodType | undefined {
  if (documentOfItem(path)) return z.union([z.literal(''), documentString]);
  const found = schemaAt(path);
  if (found instanceof z.ZodBoolean) return tick;
  return found instanceof z.ZodType ? found : undefined;
}

const options = (values: readonly string[]) =>
  values.filter((value) => value !== '').map((value) => ({ value, label: choiceLabel(value) }));

/** What may be chosen: the values of an enumeration, or of one that may stay empty. */
function valuesOf(schema: unknown): readonly string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (!(schema instanceof z.ZodUnion)) return undefined;
  return schema.options.flatMap((option) => valuesOf(option) ?? []);
}

const fieldsOf = (entry: z.ZodObject) =>
  Object.entries(entry.shape).flatMap(([name, field]) => {
    const label = fieldLabel(name);
    const is_tick = unwrapped(field) instanceof z.ZodBoolean;
    return label === undefined ? [] : [{ name, label, is_tick }];
  });

/** How an item is asked for; undefined where the path is no item of an application. */
export function itemShape(path: ItemPath): ItemShape | undefined {
  if (documentOfItem(path)) return { kind: 'document' };
  const found = schemaAt(path);
  if (found instanceof z.ZodString) {
    // It is asked for only where post goes elsewhere.
    const is_required = path === POSTAL_ADDRESS || !found.safeParse('').success;
    return { kind: 'text', is_required };
  }
  if (found instanceof z.ZodBoolean)
    return { kind: 'choice', is_required: true, options: options(YES_NO) };
  if (found instanceof z.ZodObject) return { kind: 'entry', fields: fieldsOf(found) };
  if (found instanceof z.ZodArray) {
    const { element } = found;
    if (element instanceof z.ZodObject)
      return { kind: 'list', fields: fieldsOf(element), most: MAX_PEOPLE };
    return { kind: 'choices', options: options(valuesOf(element) ?? []) };
  }
  const values = valuesOf(found);
  if (!values || !(found instanceof z.ZodType)) return undefined;
  return { kind: 'choice', is_required: !found.safeParse('').success, options: options(values) };
}
