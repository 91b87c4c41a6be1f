import type { PayloadRequest } from 'payload';
import { asData, type HubData } from './codec.ts';
import { project } from './project.ts';
import type { ContentSlug } from './projections.ts';

/** The number of a media document, whether a relation is populated or not. */
export function mediaId(reference: unknown): number | undefined {
  const id = typeof reference === 'number' ? reference : asData(reference).id;
  return typeof id === 'number' ? id : undefined;
}

/**
 * Finds the public addresses of all pictures that a document names, in one query.
 *
 * @returns tells the address of a picture; empty for one that is no more
 */
export async function pictureAddresses(
  req: PayloadRequest,
  slug: ContentSlug,
  data: HubData,
): Promise<(reference: unknown) => string> {
  const wanted = new Set<number>();
  const note = (reference: unknown): string => {
    const id = mediaId(reference);
    if (id !== undefined) wanted.add(id);
    return '';
  };
  project(slug, data, { id: 0, picture: note });
  if (wanted.size === 0) return () => '';
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...wanted] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const addresses = new Map(docs.map(({ id, address }) => [id, address ?? '']));
  return (reference) => addresses.get(mediaId(reference) ?? -1) ?? '';
}
