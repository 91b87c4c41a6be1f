import type { ItemPath } from '@selvedge/contract/registration-item-labels';
import { itemSchema } from '@selvedge/contract/registration-items';
import { z } from 'zod';

/** Why an item is not accepted, by code: what the clerk chooses, and what the applicant is told. */
export const ITEM_REASONS = {
  missing: 'It is missing',
  unreadable: 'It cannot be read',
  incomplete: 'It is not complete',
  outdated: 'It is too old',
  differs: 'It differs from the rest of the application',
  incorrect: 'It is not correct',
} as const;
export type ItemReason = keyof typeof ITEM_REASONS;

/** Why an application is declined, by code. */
export const DECLINE_REASONS = {
  not_trade: 'the business is not in the trade that we serve',
  references: 'the references could not be confirmed',
  documents: 'the documents do not show what is needed',
  account_exists: 'the business has an account already',
  withdrawn: 'the application was withdrawn',
} as const;
export type DeclineReason = keyof typeof DECLINE_REASONS;

export const isItemReason = (value: unknown): value is ItemReason =>
  typeof value === 'string' && Object.hasOwn(ITEM_REASONS, value);
export const isReopenReason = (value: unknown): value is ReopenReason =>
  typeof value === 'string' && Object.hasOwn(REOPEN_REASONS, value);
export const isDeclineReason = (value: unknown): value is DeclineReason =>
  typeof value === 'string' && Object.hasOwn(DECLINE_REASONS, value);

/** Why a decision is taken back, by code: what the audit log says of it. */
export const REOPEN_REASONS = {
  mistake: 'it was decided by mistake',
  news: 'something new has come to light',
  applicant: 'the applicant has asked for it',
  documents: 'a document was judged wrongly',
} as const;
export type ReopenReason = keyof typeof REOPEN_REASONS;

/** What a clerk thinks of one item: accepted, or why not, with a few words to the applicant. */
const judgement = z.object({
  path: z.string().refine((path) => itemSchema(path) !== undefined),
  verdict: z.union([
    z.literal('accepted'),
    z.enum(Object.keys(ITEM_REASONS) as [ItemReason, ...ItemReason[]]),
  ]),
  words: z.string().trim().default(''),
});
export type Judgement = z.output<typeof judgement>;

/** What is stored as an application's judgements; none where there are none. */
export const readJudgements = (saved: unknown): Judgement[] =>
  z
    .array(judgement)
    .catch([])
    .parse(typeof saved === 'string' ? JSON.parse(saved) : saved);

const VERDICT = 'verdict:';
const WORDS = 'words:';

/** Name of the form's field with the verdict on an item, and of the one with the words to the applicant. */
export const verdictField = (path: string): string => `${VERDICT}${path}`;
export const wordsField = (path: string): string => `${WORDS}${path}`;

/** Reads the judgements of the desk's form; items without a verdict are left out, and so is what is no item. */
export function judgementsOf(form: FormData): Judgement[] {
  return [...form].flatMap(([name, verdict]) => {
    if (!name.startsWith(VERDICT)) return [];
    const path = name.slice(VERDICT.length);
    const { data } = judgement.safeParse({
      path,
      verdict,
      words: form.get(wordsField(path)) ?? '',
    });
    return data ? [data] : [];
  });
}

/** Whether an item is another one or, as an entry of a list, a part of it. */
export const isWithin = (path: ItemPath, whole: ItemPath): boolean =>
  path === whole || path.startsWith(`${whole}.`);

/** The items that the applicant has to correct; what is asked for whole is not asked for in parts as well. */
export function toCorrect(judgements: readonly Judgement[]): Judgement[] {
  const wrong = judgements.filter(({ verdict }) => verdict !== 'accepted');
  return wrong.filter(
    ({ path }) => !wrong.some((other) => other.path !== path && isWithin(path, other.path)),
  );
}
