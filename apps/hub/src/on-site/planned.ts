import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { type ContentSlug, isGlobal } from '../projections/projections.ts';
import type { Planned } from './on-site-answer.ts';
import { publishingJobs } from './publishing-jobs.ts';

/** What of a job of Payload's says when it publishes what. */
const job = z.object({
  input: z.object({ type: z.enum(['publish', 'unpublish']).catch('publish') }),
  waitUntil: z.coerce.date(),
});

/** What is going to be done with a document by itself, the next first. */
export async function plannedFor(
  req: PayloadRequest,
  slug: ContentSlug,
  id: number,
): Promise<Planned[]> {
  const ofDocument: Where[] = isGlobal(slug)
    ? [{ 'input.global': { equals: slug } }]
    : [{ 'input.doc.relationTo': { equals: slug } }, { 'input.doc.value': { equals: String(id) } }];
  const jobs = await publishingJobs(
    req,
    'waitUntil',
    { waitUntil: { greater_than: new Date().toISOString() } },
    ...ofDocument,
  );
  return jobs.flatMap((one) => {
    const { data } = job.safeParse(one);
    return data ? [{ what: data.input.type, at: data.waitUntil.toISOString() }] : [];
  });
}
