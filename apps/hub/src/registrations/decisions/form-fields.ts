import type { ItemPath } from '@selvedge/contract/registration-item-labels';
import { itemSchema } from '@selvedge/contract/registration-items';
import { z } from 'zod';

/** The heading of the question that is asked before a decision. */
export const QUESTION = 'desk-confirm';

/** Why an item is not accepted, by code: what the clerk chooses, and what the applicant is told. */
export const ITEM_REASONS = {
  missing: 'It is missing',
  unreadable: 'It cannot be read',
  incomplete: 'It is not complete',
  outdated: 'It is too old',
  differs: 'It differs from the rest of the application',
  incorrect: 'It is not correct',
} as const;
type ItemReason = keyof typeof ITEM_REASONS;

/** Why an application is declined, by code. */
export const DECLINE_REASONS = {
  not_trade: 'the business is not in the trade that we serve',
  references: 'the references could not be confirmed',
  documents: 'the documents do not show what is needed',
  account_exists: 'the business has an account already',
  withdrawn: 'the application was withdrawn',
} as const;

/** Why a decision is taken back, by code: what the audit log says of it. */
export const REOPEN_REASONS = {
  mistake: 'it was decided by mistake',
  news: 'something new has come to light',
  applicant: 'the applicant has asked for it',
  documents: 'a document was judged wrongly',
} as const;

const isCodeOf =
  <Reasons extends object>(reasons: Reasons) =>
  (value: unknown): value is keyof Reasons =>
    typeof value === 'string' && Object.hasOwn(reasons, value);
export const isItemReason = isCodeOf(ITEM_REASONS);
export const isDeclineReason = isCodeOf(DECLINE_REASONS);
export const isReopenReason = isCodeOf(REOPEN_REASONS);

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

/** What stands in the desk's form, by the names of its fields; empty ones are left out. */
export type FormFields = Readonly<Record<string, string>>;

/** Sentences that are written before they go anywhere: into the mail, to colleagues, to the applicant of a reopened one. */
const SENTENCES: readonly string[] = ['message', 'note', 'reopen_message'];
const CHOICES: readonly string[] = ['reason', 'reopen_reason', 'reopen_tell'];
/** Of one sentence, and of the words about an item; where several people have changed it at once, of their newest versions together. */
const MAX_CHARACTERS = { sentence: 24_000, words: 3600 };
/** Of all that stands in the form together, and of all notes: more than anybody reads of one application. */
const MOST_CHARACTERS = 200_000;
const MOST_NOTES = 100;

const itemOf = (name: string): string | undefined => /^(?:verdict|words):(.+)$/u.exec(name)?.[1];
const isSentence = (name: string): boolean =>
  SENTENCES.includes(name) || name.startsWith(wordsField(''));
const longestOf = (name: string): number =>
  itemOf(name) === undefined ? MAX_CHARACTERS.sentence : MAX_CHARACTERS.words;
const isField = (name: string): boolean =>
  SENTENCES.includes(name) ||
  CHOICES.includes(name) ||
  itemSchema(itemOf(name) ?? '') !== undefined;

/** What stands between two versions of a sentence; words about an item have one line. */
const between = (name: string): string => (itemOf(name) === undefined ? '\n' : ' / ');

const saved = z.record(z.string(), z.string()).catch({});

/** What the form holds of an application: what was judged, and what was written and is not sent yet (`unsent`). */
export function savedFields(judgements: readonly Judgement[], unsent: unknown): FormFields {
  const judged = judgements.flatMap(({ path, verdict, words }) => [
    [verdictField(path), verdict],
    ...(words === '' ? [] : [[wordsField(path), words]]),
  ]);
  return { ...Object.fromEntries(judged), ...saved.parse(unsent) };
}

/** The fields of a form that was sent. */
export function sentFields(form: FormData): FormFields {
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && isField(name)
      ? [
          [
            name,
            value.replaceAll('\0', '').replaceAll('\r\n', '\n').trim().slice(0, longestOf(name)),
          ] as const,
        ]
      : [],
  );
  return Object.fromEntries(entries);
}

/** What the fields were when the form was made, as the form itself carries it. */
export function shownFields(form: FormData): FormFields {
  try {
    return saved.parse(JSON.parse(String(form.get('shown'))));
  } catch {
    return {};
  }
}

interface MergedFields {
  readonly fields: FormFields;
  /** Choices that were not taken, since somebody has chosen otherwise meanwhile. */
  readonly notTaken: FormFields;
}

/**
 * What becomes of the fields where a form is sent that was made from an older state: only what was changed in it counts. A
 * sentence that was changed on both sides is stored in both versions; of a choice, the one that came first.
 *
 * @param now what is stored
 * @param shown what was stored when the form was made
 * @param sent what stands in the form
 */
export function mergeFields(now: FormFields, shown: FormFields, sent: FormFields): MergedFields {
  const fields: Record<string, string> = { ...now };
  const notTaken: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent)) {
    const [here = '', before = ''] = [now[name], shown[name]];
    if (value === before || value === here) continue;
    if (here === before) fields[name] = value;
    else if (!isSentence(name)) notTaken[name] = value;
    else if (value !== '')
      fields[name] = [here, value].filter(Boolean).join(between(name)).slice(-longestOf(name));
  }
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  return { fields: Object.fromEntries(filled), notTaken };
}

/** What a form says of items that the applicant has given anew since it was made: nobody has looked at them yet. */
export function judgedUnseen(
  sent: FormFields,
  shown: FormFields,
  corrected: readonly string[],
): FormFields {
  const isCorrected = (name: string) => {
    const item = itemOf(name);
    return corrected.some(
      (path) => item !== undefined && (isWithin(item, path) || isWithin(path, item)),
    );
  };
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => value !== (shown[name] ?? '') && isCorrected(name),
    ),
  );
}

const lengthOf = (value: unknown): number => JSON.stringify(value).length;

/** Whether more stands in the form than there is room for. */
export const isTooLong = (fields: FormFields): boolean => lengthOf(fields) > MOST_CHARACTERS;

/** What a form says beyond the judgements of an application that is decided, which stay as they are. */
export function beyond(judgements: readonly Judgement[], fields: FormFields): FormFields {
  const judged = savedFields(judgements, {});
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => judged[name] !== value),
  );
}

/** How the fields are stored: what is a judgement, and what is not sent yet. */
export function storedFields(fields: FormFields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const judgements = judgementsOf(form);
  const judged = new Set(judgements.map(({ path }) => path));
  const rest = Object.entries(fields).filter(([name]) => !judged.has(itemOf(name) ?? ''));
  return { judgements, unsent: Object.fromEntries(rest) };
}

/** What clerks write to each other about an application. */
const note = z.object({ at: z.string(), by: z.string(), text: z.string() });
export type Note = z.output<typeof note>;

/** An application's notes, the oldest first. */
export const readNotes = (saved: unknown): Note[] => z.array(note).catch([]).parse(saved);

const JUST_NOW_MS = 60_000;

/** Whether a text is the newest note, and its writer has added it just now. */
export function isNewestNote(notes: readonly Note[], by: string, text: string | undefined) {
  const newest = notes.at(-1);
  return (
    newest?.by === by && newest.text === text && Date.parse(newest.at) > Date.now() - JUST_NOW_MS
  );
}

/** Whether there is no room for another note. */
export const isFullOfNotes = (notes: readonly Note[]): boolean =>
  notes.length >= MOST_NOTES || lengthOf(notes) > MOST_CHARACTERS;
