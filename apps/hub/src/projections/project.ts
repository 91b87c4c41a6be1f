import { CONTENT_SCHEMAS, type Content, type ContentKind } from '@selvedge/database/content';
import type { z } from 'zod';
import type { HubData, ProjectionContext } from './codec.ts';
import { type ContentSlug, projectionOf } from './projections.ts';

/** Content as it is published. */
export interface PublicContent {
  readonly kind: ContentKind;
  readonly key: string;
  readonly doc: Content<ContentKind>;
}

/** What of a document does not fit the contract: where, as the public form names it, and what is wrong. */
export type ProjectionIssue = z.core.$ZodIssue;

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
