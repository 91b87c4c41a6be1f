import type { PayloadRequest, Where } from 'payload';

/**
 * What Payload has been told to publish or unpublish at a time, as it keeps it: its jobs that meet every condition.
 *
 * @param sort Payload's name of a field; a minus before it turns the order round
 */
export async function publishingJobs(
  req: PayloadRequest,
  sort: string,
  ...conditions: Where[]
): Promise<unknown[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    req,
    sort,
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, ...conditions] },
  });
  return docs;
}
