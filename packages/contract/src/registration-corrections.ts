import { z } from 'zod';
import type { Operation } from './operation.ts';
import { documentString } from './registration.ts';
import { MAX_PEOPLE } from './registration-company.ts';
import { MAX_FIELD_CHARACTERS } from './registration-fields.ts';

/** Days for which a link that asks for corrections is good. */
export const CORRECTION_LINK_DAYS = 30;
/** Most items that are asked for at once. */
export const MAX_CORRECTIONS = 100;
/** Fields of one entry of a list: more than any has. */
const MOST_FIELDS = 20;

/** What a mailed link carries; the service knows its hash. */
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/u, 'The link is not complete');
const path = z.string().min(1).max(100);

/** One item that the desk asks for anew. It says what is wrong, and never what was given before. */
export const askedCorrection = z.strictObject({
  path,
  reason: z.string().describe('What is wrong, in words'),
  words: z.string().describe('What the desk adds; may be empty'),
});
export type AskedCorrection = z.output<typeof askedCorrection>;

/** A request for corrections as the hub writes it: its items, and what the desk adds to all of them, where it does. */
export const storedCorrections = z.array(
  z.union([askedCorrection, z.strictObject({ message: z.string() })]),
);
export type StoredCorrections = z.output<typeof storedCorrections>;

const option = z.strictObject({ value: z.string(), label: z.string() });
const is_required = z.boolean();
const fields = z.array(
  z.strictObject({ name: z.string(), label: z.string(), is_tick: z.boolean() }),
);

/** How an item is asked for: what the applicant is given to fill in. */
const itemShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), is_required }),
  z.strictObject({ kind: z.literal('document') }),
  z.strictObject({ kind: z.literal('choice'), is_required, options: z.array(option) }),
  z.strictObject({ kind: z.literal('choices'), options: z.array(option) }),
  z.strictObject({ kind: z.literal('entry'), fields }),
  z.strictObject({ kind: z.literal('list'), fields, most: z.int() }),
]);
export type ItemShape = z.output<typeof itemShape>;

const findCorrectionsRequest = z.strictObject({ token });

export const findCorrectionsResponse = z.strictObject({
  success: z.literal(true),
  corrections: z
    .strictObject({
      reference: z.string(),
      is_answered: z.boolean(),
      message: z.string().describe('What the desk adds to all of it; may be empty'),
      items: z.array(askedCorrection.extend({ label: z.string(), shape: itemShape }).strict()),
    })
    .nullable()
    .describe('Null for a link that is unknown or too old'),
  msg: z.string(),
});
export type FoundCorrections = NonNullable<z.output<typeof findCorrectionsResponse>['corrections']>;

/**
 * A list or record of so many at most, counted before any of them is looked at: what none of several kinds fits costs
 * twenty microseconds to refuse, and a stranger's body holds thousands.
 */
const atMost = <T extends z.ZodType>(most: number, counted: string, schema: T) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).length <= most)
      return value;
    context.addIssue({ code: 'custom', message: `Too many ${counted}; at most ${most}` });
    return z.NEVER;
  }, schema);

const entry = atMost(
  MOST_FIELDS,
  'fields',
  z.record(path, z.union([z.string().max(MAX_FIELD_CHARACTERS), z.boolean()])),
);

/** What an item is corrected to; the service holds each to the rule of its item. */
const correctedValue = z.union([
  z.string().max(MAX_FIELD_CHARACTERS),
  documentString,
  z.boolean(),
  atMost(MAX_PEOPLE, 'entries', z.array(z.string().max(MAX_FIELD_CHARACTERS))),
  atMost(MAX_PEOPLE, 'entries', z.array(entry)),
  entry,
]);
export type CorrectedValue = z.output<typeof correctedValue>;

const sendCorrectionsRequest = z.strictObject({
  token,
  values: atMost(MAX_CORRECTIONS, 'items', z.record(path, correctedValue)).describe(
    'A value for each item that was asked for, by its path',
  ),
});

const sendCorrectionsResponse = z.strictObject({
  success: z.literal(true),
  msg: z.string(),
});

const PATH = '/consumer/registration-corrections';
const call = { service: 'product', method: 'POST' } as const;

/** The calls behind a mailed link that asks for corrections. */
export const CORRECTION_OPERATIONS = {
  findCorrections: {
    ...call,
    path: `${PATH}/find`,
    summary: 'What the desk asks an applicant to correct',
    body: findCorrectionsRequest,
    response: findCorrectionsResponse,
  },
  sendCorrections: {
    ...call,
    path: `${PATH}/send`,
    summary: 'Hands corrections in, once',
    body: sendCorrectionsRequest,
    response: sendCorrectionsResponse,
  },
} as const satisfies Record<string, Operation>;
