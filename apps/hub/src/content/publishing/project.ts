import { CONTENT_SCHEMAS, type Content, type ContentKind } from '@selvedge/database/content';
import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import { asData, type HubData, type ProjectionContext, textOf } from '../fields/codec.ts';
import { type ContentSlug, projectionOf } from '../pages/content-forms.ts';

/** Of a picture that nothing beside it names. */
export const UNNAMED = 'A picture of the house';

/** Content as it is published. */
interface PublicContent {
  readonly kind: ContentKind;
  readonly key: string;
  readonly doc: Content<ContentKind>;
}

/** What of a document does not fit the contract: where, as the public form names it, and what is wrong. */
type ProjectionIssue = z.core.$ZodIssue;

interface ProjectionOptions extends Pick<ProjectionContext, 'picture'> {
  /** The hub's own number of the document; 0 for a global. */
  readonly id: number;
  /** Without it pictures say nothing of their own. */
  readonly pictureWords?: ProjectionContext['pictureWords'];
}

/**
 * The public form of a document of the hub.
 *
 * @returns the content, or why the contract does not take it
 */
export function project(
  slug: ContentSlug,
  data: HubData,
  { id, picture, pictureWords = () => '' }: ProjectionOptions,
): PublicContent | { readonly issues: readonly ProjectionIssue[] } {
  const { kind, codec, key } = projectionOf(slug);
  const shaped = codec.toPublic(data, { picture, pictureWords, page: data });
  const parsed = CONTENT_SCHEMAS[kind].safeParse(shaped);
  return parsed.success
    ? { kind, key: key(data, id), doc: parsed.data }
    : { issues: parsed.error.issues };
}

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
