import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { refusal } from '../../access/editors-only.ts';
import { asData, textOf } from '../fields/codec.ts';
import { type ContentSlug, isCollection, isGlobal } from '../pages/content-forms.ts';
import type { FailedSchedule, Planned } from './on-site-answer.ts';

/** Most jobs that are looked at; who plans more is told of the first of them. */
const MOST_JOBS = 500;

/**
 * What Payload has been told to publish or unpublish at a time, as it keeps it: its jobs that meet every condition.
 *
 * @param sort Payload's name of a field; a minus before it turns the order round
 */
async function publishingJobs(
  req: PayloadRequest,
  sort: string,
  ...conditions: Where[]
): Promise<unknown[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    depth: 0,
    limit: MOST_JOBS,
    overrideAccess: true,
    pagination: false,
    req,
    sort,
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, ...conditions] },
  });
  return docs;
}

/** What of a job of Payload's says when it publishes what. */
const job = z.object({
  input: z.object({ type: z.enum(['publish', 'unpublish']).catch('publish') }),
  waitUntil: z.coerce.date(),
});

const plansFor = (req: PayloadRequest, slug: ContentSlug, id: number) =>
  publishingJobs(
    req,
    'waitUntil',
    { waitUntil: { greater_than: new Date().toISOString() } },
    ...(isGlobal(slug)
      ? [{ 'input.global': { equals: slug } }]
      : [
          { 'input.doc.relationTo': { equals: slug } },
          // Forms name it by a text, and other callers by a number.
          {
            or: [
              { 'input.doc.value': { equals: String(id) } },
              { 'input.doc.value': { equals: id } },
            ],
          },
        ]),
  );

/** Nobody plans more than one document has turns to come. */
const MOST_PLANS = 10;

/**
 * @throws {APIError} 400 where so many plans wait for a document that none is made beside them, and where it is to be taken
 *   off the site, on which it neither is nor will be: the form's first choice for a draft
 */
export async function refuseOddPlan(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
  type: Planned['what'],
): Promise<void> {
  const plans = await plansFor(req, slug, id);
  if (plans.length >= MOST_PLANS)
    throw refusal(`${MOST_PLANS} plans wait for this document already. Cancel one of them first.`);
  if (type === 'publish' || plans.some((one) => job.safeParse(one).data?.input.type === 'publish'))
    return;
  const found = await documentOf(req, slug, id);
  if (found?.data._status !== 'published')
    throw refusal('This is not on the site, so nothing can take it off: choose “Publish”.');
}

/** What is going to be done with a document by itself, the next first. */
export async function plannedFor(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
): Promise<Planned[]> {
  const jobs = await plansFor(req, slug, id);
  return jobs.flatMap((one) => {
    const { data } = job.safeParse(one);
    return data ? [{ what: data.input.type, at: data.waitUntil.toISOString() }] : [];
  });
}

/** Nobody is told for longer of what was not done. */
const TOLD_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** What of a job of Payload's says what it was to do with what, and why it did not. */
const failedJob = z.object({
  input: z.object({
    type: z.enum(['publish', 'unpublish']).catch('publish'),
    doc: z.object({ relationTo: z.string(), value: z.coerce.number() }).nullish(),
    global: z.string().nullish(),
  }),
  error: z.object({ message: z.string() }),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date(),
  waitUntil: z.coerce.date().nullish(),
});

const plannedJob = failedJob.omit({ error: true });

/** Which document a job is for. */
const keyOf = ({ input }: z.output<typeof plannedJob>): string =>
  `${input.doc?.relationTo ?? input.global}/${input.doc?.value ?? 0}`;

/** What was to be done by itself with a document, and was not. */
export interface FailedScheduleOf extends FailedSchedule {
  readonly slug: ContentSlug;
  /** 0 for a global. */
  readonly id: number;
  /** As people call the document. */
  readonly name: string;
}

/** A field that is missing or wrong is told as it is; Payload's other reasons are no sentences for those who write pages. */
function reasonOf(message: string): string {
  if (/not allowed/iu.test(message)) return 'Whoever scheduled it may not publish it any more.';
  if (/not found/iu.test(message)) return 'Whoever scheduled it works here no longer.';
  if (!/invalid: /iu.test(message)) return 'The hub could not do it; its log says why.';
  return message.endsWith('.') ? message : `${message}.`;
}

/** The document as it is now, without its drafts; null where it has been deleted. */
async function documentOf(req: PayloadRequest, slug: ContentSlug, id: number) {
  const local = { depth: 0, overrideAccess: true, req } as const;
  if (isGlobal(slug)) {
    const { label } = req.payload.globals.config.find((one) => one.slug === slug) ?? {};
    return { data: asData(await req.payload.findGlobal({ ...local, slug })), name: textOf(label) };
  }
  const found = await req.payload.findByID({ ...local, collection: slug, id, disableErrors: true });
  const data = asData(found);
  const { useAsTitle = 'id' } = req.payload.collections[slug].config.admin;
  return found ? { data, name: textOf(data[useAsTitle]) } : null;
}

/**
 * What was to be published or unpublished by itself in the last 30 days and was not, the newest first, one of a document.
 * What somebody has done since by hand, or planned anew, or deleted, is no news any more.
 */
export async function failedSchedules(req: PayloadRequest): Promise<FailedScheduleOf[]> {
  const since = new Date(Date.now() - TOLD_FOR_MS).toISOString();
  const failed = await publishingJobs(
    req,
    '-waitUntil',
    { hasError: { equals: true } },
    { updatedAt: { greater_than: since } },
  );
  if (failed.length === 0) return [];
  const waiting = await publishingJobs(
    req,
    '-createdAt',
    { hasError: { not_equals: true } },
    { completedAt: { exists: false } },
  );
  const plannedAt = new Map<string, Date>();
  for (const one of waiting) {
    const { data: plan } = plannedJob.safeParse(one);
    if (plan && !plannedAt.has(keyOf(plan))) plannedAt.set(keyOf(plan), plan.createdAt);
  }
  const found: FailedScheduleOf[] = [];
  const seen = new Set<string>();
  for (const job of failed) {
    const { data: failure } = failedJob.safeParse(job);
    const slug = failure?.input.doc?.relationTo ?? failure?.input.global ?? '';
    if (!failure || !(isCollection(slug) || isGlobal(slug))) continue;
    const { input, error, updatedAt, waitUntil } = failure;
    const key = keyOf(failure);
    if (seen.has(key)) continue;
    seen.add(key);
    const isPlannedAnew = (plannedAt.get(key) ?? updatedAt) > updatedAt;
    const id = input.doc?.value ?? 0;
    const document = isPlannedAnew ? null : await documentOf(req, slug, id);
    if (!document) continue;
    const { _status, updatedAt: changed } = document.data;
    const wanted = input.type === 'publish' ? 'published' : 'draft';
    if (_status === wanted && new Date(textOf(changed)) > updatedAt) continue;
    found.push({
      slug,
      id,
      name: document.name,
      what: input.type,
      at: (waitUntil ?? updatedAt).toISOString(),
      why: reasonOf(error.message),
    });
  }
  return found;
}
