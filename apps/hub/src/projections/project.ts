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

/**
 * The public form of a document of the hub.
 *
 * @param id the hub's own number of the document; 0 for a global
 * @returns the content, or why the contract does not take it
 */
export function project(
  slug: ContentSlug,
  data: HubData,
  options: { readonly id: number; picture: ProjectionContext['picture'] },
): PublicContent | { readonly issues: readonly ProjectionIssue[] } {
  const { kind, codec, key } = projectionOf(slug);
  const shaped = codec.toPublic(data, { picture: options.picture, page: data });
  const parsed = CONTENT_SCHEMAS[kind].safeParse(shaped);
  return parsed.success
    ? { kind, key: key(data, options.id), doc: parsed.data }
    : { issues: parsed.error.issues };
}
