import { fairTurns } from '@selvedge/documents/fair-turns';
import {
  createLocalReq,
  docAccessOperation,
  docAccessOperationGlobal,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { hasRole, ROLES } from '../access/roles.ts';
import { writeAudit } from '../audit/audit-entry.ts';
import { asData, textOf } from '../content/fields/codec.ts';
import { refuseOddPlan } from '../content/on-site/schedules.ts';
import { isCollection, isGlobal } from '../content/pages/content-forms.ts';
import { isNoFormsData } from './form-size.ts';
import { withPossibleSearch } from './list-search.ts';
import { upToLongestTurn } from './longest-turn.ts';
import { LONGEST_TURN_MS, TURNS_OF_PEOPLE } from './request-limits.ts';

/**
 * The functions that the hub's forms and lists call on the server, beside the REST interface. Payload's own; what the hub
 * has no use for is left out: folders, copies between languages, rich text, join fields, slugs and Payload's own dashboard.
 */
export const SERVER_FUNCTIONS = [
  'form-state',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-list',
  'schedule-publish',
] as const;

type Args = Record<string, unknown>;

/** A call of such a function, as it comes from whoever sends one. */
export interface ServerFunctionCall {
  readonly name: unknown;
  readonly args: unknown;
}

/** What Payload's own parts of a form check in the browser: the file of a picture, and somebody's address and new password. */
const CHECKED_IN_BROWSER = ['file', 'email', 'password', 'confirm-password'];

/**
 * What a form asks its state with, without the functions by which Payload checks such fields: they stand in the state of
 * the field, and React sends a reference to each. Nothing on the server calls them; any other function stays and has the
 * call refused.
 */
function withoutChecks(name: unknown, args: Args): Args {
  if (name !== 'form-state') return args;
  const state = asData(asData(args).formState);
  const unchecked = CHECKED_IN_BROWSER.flatMap((field) => {
    const { validate, ...rest } = asData(state[field]);
    return typeof validate === 'function' ? [[field, rest] as const] : [];
  });
  if (unchecked.length === 0) return args;
  return { ...args, formState: { ...state, ...Object.fromEntries(unchecked) } };
}

/** What is called for, as it can be answered: without the checks of a form, and with a search that is none too long. */
export function possibleArgs(name: unknown, args: Args): Args {
  if (name !== 'render-list' || typeof args !== 'object') return withoutChecks(name, args);
  const query = asData(args.query);
  return typeof query.search === 'string' ? { ...args, query: withPossibleSearch(query) } : args;
}

/** The number of a document or a job; forms write it as a text, and one way alone. */
const id = z.union([
  z.int().positive(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/u)
    .transform(Number),
]);
const name = z.string().max(100);
const target = z.strictObject({
  doc: z.strictObject({ relationTo: name, value: id }).nullish(),
  global: name.nullish(),
});
/** What is saved: a document, a new one where it has no number yet, or a global. */
interface Saved {
  readonly doc?:
    | { readonly relationTo: string; readonly value?: string | number | null | undefined }
    | null
    | undefined;
  readonly global?: string | null | undefined;
}
const planned = target.extend({ type: z.enum(['publish', 'unpublish']) });
/** What is planned, with nothing beside it: Payload also does what else its function understands. */
const plan = planned.extend({
  date: z.date(),
  timezone: name.nullish(),
  localeToPublish: name.nullish(),
});
/** Payload makes another plan of what comes with the number of one that it cancels, and does it at once without a date. */
const cancellation = z.strictObject({ deleteID: id });
type Target = z.output<typeof target>;

/** Whether the person who asks may save this of a document or a global, or make such a document. */
export async function maySave(
  req: PayloadRequest,
  { doc, global }: Saved,
  data: Record<string, unknown>,
): Promise<boolean> {
  const { collections, config } = req.payload;
  if (doc && !global) {
    if (!Object.hasOwn(collections, doc.relationTo)) return false;
    const collection = collections[doc.relationTo as keyof typeof collections];
    const id = doc.value || undefined;
    const rights = await docAccessOperation({ ...(id && { id }), collection, data, req });
    return Boolean(rights.update || (!id && rights.create));
  }
  const globalConfig = doc ? undefined : config.globals.find(({ slug }) => slug === global);
  if (!globalConfig) return false;
  return Boolean((await docAccessOperationGlobal({ data, globalConfig, req })).update);
}

/** What a plan that is there is for; undefined where there is no such plan. */
async function plannedTarget({ payload }: PayloadRequest, jobId: string | number) {
  const job: unknown = await payload.db.findOne({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: jobId } }, { taskSlug: { equals: 'schedulePublish' } }] },
  });
  return z.object({ input: z.object(planned.shape) }).safeParse(job).data?.input;
}

/** What people call the document that a plan is for, as the rest of the log does. */
async function titleOf(req: PayloadRequest, { doc }: Target): Promise<string | undefined> {
  const collection = req.payload.config.collections.find(({ slug }) => slug === doc?.relationTo);
  if (!doc || !collection) return undefined;
  const found: unknown = await req.payload.findByID({
    collection: collection.slug as keyof typeof req.payload.collections,
    id: doc.value,
    depth: 0,
    disableErrors: true,
    draft: true,
    overrideAccess: true,
    req,
  });
  return textOf(asData(found)[collection.admin.useAsTitle ?? 'id']);
}

/** The minute that runs is not over: what is planned for it is done at once. */
const MINUTE_MS = 60_000;

/**
 * Whether a call plans something for a time that has passed. Payload would do it at once, without listing it among what is
 * planned, so that a slip of the hour takes a page off the site.
 */
export function isOverdue({ name, args }: ServerFunctionCall): boolean {
  const asked = name === 'schedule-publish' ? plan.safeParse(args).data : undefined;
  return asked !== undefined && asked.date.getTime() < Date.now() - MINUTE_MS;
}

/** Whether a plan may be made or cancelled: of what the site shows alone. What may is written into the audit log. */
async function maySchedule(req: PayloadRequest, args: unknown): Promise<boolean> {
  const cancelled = cancellation.safeParse(args).data;
  const asked = cancelled
    ? await plannedTarget(req, cancelled.deleteID)
    : plan.safeParse(args).data;
  if (!asked || !(await maySave(req, asked, { _status: 'published' }))) return false;
  const { doc, global, type } = asked;
  const kind = doc?.relationTo ?? global ?? '';
  if (!(isCollection(kind) || isGlobal(kind))) return false;
  if (!cancelled) await refuseOddPlan(req, kind, doc?.value ?? 0, type);
  await writeAudit(req, {
    action: `${cancelled ? 'cancel plan' : 'plan'} to ${type}`,
    kind,
    id: doc?.value,
    title: await titleOf(req, asked),
  });
  return true;
}

const form = z.object({
  collectionSlug: name.nullish(),
  id: id.nullish(),
  globalSlug: name.nullish(),
});

/**
 * Whether a form may be asked for: by those alone who may save what it is of. It costs by its rows, and may keep others from
 * its document; what somebody may only read is shown without one.
 */
async function mayAskForForm(req: PayloadRequest, args: unknown): Promise<boolean> {
  const asked = form.safeParse(args).data;
  const { collectionSlug, globalSlug, id } = asked ?? {};
  // Of both at once Payload shows the one and locks the other too.
  if (collectionSlug && globalSlug) return false;
  if (collectionSlug) return maySave(req, { doc: { relationTo: collectionSlug, value: id } }, {});
  return maySave(req, { global: globalSlug ?? '' }, {});
}

const shown = z.object({ initialData: z.looseObject({ id: z.never().optional() }).nullish() });

/** Whether a document may be shown: what a new one begins with is no document of the database, which Payload then would not read. */
const mayBeShown = (args: unknown): boolean => shown.safeParse(args).success;

/** Names, paths and addresses in a call are as long as forms and lists have them. */
const MOST_CHARACTERS = 2000;

/** Whether a call is no form's: an argument is more than a form can be, or a function, which React makes of a reference to this very call. */
const isNoForm = (args: unknown): boolean =>
  Object.values(Object(args)).some(
    (value) =>
      isNoFormsData(value) || (typeof value === 'string' && value.length > MOST_CHARACTERS),
  );

/**
 * Who calls a server function, by number, where that person may. Payload asks who calls in some of them and not in
 * others: here nobody calls any who is not signed in with a role, and plans are made and cancelled by those alone who may
 * publish what they are for, and forms made for those who may save them; and nobody has a form made of more than a form can be.
 *
 * @returns null where the call is refused
 */
export async function callerOf(
  payload: Payload,
  headers: Headers,
  { name, args }: ServerFunctionCall,
): Promise<number | null> {
  const isKnown = SERVER_FUNCTIONS.some((known) => known === name);
  if (!isKnown || typeof args === 'function' || isNoForm(args)) return null;
  const { user } = await payload.auth({ headers });
  const req = await createLocalReq({ ...(user && { user }), req: { headers } }, payload);
  if (!user || !hasRole(req, ...ROLES)) return null;
  const isRefused =
    (name === 'form-state' && !(await mayAskForForm(req, args))) ||
    (name === 'render-document' && !mayBeShown(args)) ||
    (name === 'schedule-publish' && !(await maySchedule(req, args)));
  return isRefused ? null : user.id;
}

const inTurn = fairTurns(TURNS_OF_PEOPLE);

/**
 * Answers a call in the turns of its caller: one whose body is long has passed no other turn (`answerer.ts`). What takes
 * longer than a turn goes on, and others have theirs.
 */
export async function answerInTurn<T>(
  caller: number,
  answer: () => Promise<T>,
  longestMs = LONGEST_TURN_MS,
): Promise<T> {
  return (await upToLongestTurn(inTurn, String(caller), answer, longestMs)).answered;
}
