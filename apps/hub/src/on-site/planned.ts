import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { type ContentSlug, isGlobal } from '../projections/projections.ts';
import type { Planned } from './on-site-answer.ts';

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
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    req,
    sort: 'waitUntil',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { waitUntil: { greater_than: new Date().toISOString() } },
        ...(isGlobal(slug)
          ? [{ 'input.global': { equals: slug } }]
          : [
              { 'input.doc.relationTo': { equals: slug } },
              { 'input.doc.value': { equals: String(id) } },
            ]),
      ],
    },
  });
  return docs.flatMap((doc) => {
    const { data } = job.safeParse(doc);
    return data ? [{ what: data.input.type, at: data.waitUntil.toISOString() }] : [];
  });
}
