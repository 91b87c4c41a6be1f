import type { Content, ContentKind } from '@selvedge/database/content';
import type { Codec, HubData } from './codec.ts';

/** How the documents of one collection, or one global, become content that is published. */
export interface Projection<Kind extends ContentKind = ContentKind> {
  readonly kind: Kind;
  /** What the kind's schema does not say of its own accord stays as its default. */
  readonly codec: Codec<Partial<Content<Kind>>>;
  /** The key under which a document is published; the id is the hub's own number of it. */
  key(data: HubData, id: number): string;
  /** The field that names the document in its key, where another document may have the same. */
  readonly namedBy: string;
  /** What a key says of the document, for content that had no document before. */
  named(key: string, doc: Content<Kind>, spelled: (name: string) => string): HubData;
}

/** Fixes the kind, so that its codec and its key are checked against it. */
export const projection = <Kind extends ContentKind>(of: Projection<Kind>): Projection =>
  of as Projection; // whoever holds one takes its documents as they come, and its schema judges them
