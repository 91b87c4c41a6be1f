import type { PayloadRequest } from 'payload';
import { UNNAMED } from '../adoption/adopt-pictures.ts';
import { asData, type HubData, type ProjectionContext, textOf } from './codec.ts';
import { project } from './project.ts';
import type { ContentSlug } from './projections.ts';

/** The number of a media document, whether a relation is populated or not. */
export function mediaId(reference: unknown): number | undefined {
  const id = typeof reference === 'number' ? reference : asData(reference).id;
  return typeof id === 'number' ? id : undefined;
}

/**
 * Finds all pictures that a document names, in one query.
 *
 * @returns tells the public address of a picture and what it shows; both empty for one that is no more
 */
export async function picturesNamed(
  req: PayloadRequest,
  slug: ContentSlug,
  data: HubData,
): Promise<Pick<ProjectionContext, 'picture' | 'pictureWords'>> {
  const wanted = new Set<number>();
  const note = (reference: unknown): string => {
    const id = mediaId(reference);
    if (id !== undefined) wanted.add(id);
    return '';
  };
  project(slug, data, { id: 0, picture: note });
  if (wanted.size === 0) return { picture: () => '', pictureWords: () => '' };
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...wanted] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const found = new Map(docs.map((doc) => [doc.id, doc]));
  const of = (reference: unknown) => found.get(mediaId(reference) ?? -1);
  return {
    picture: (reference) => of(reference)?.address ?? '',
    pictureWords: (reference) => {
      const words = textOf(of(reference)?.alt);
      return words === UNNAMED ? '' : words;
    },
  };
}
