import { deserialize, serialize } from 'node:v8';
import { type DocumentParts, DocumentStore } from './document-store.ts';
import type { ProductIndex } from './product-index.ts';

/** The first piece: everything but the documents, and where in the chunks each of them is. */
type Head = Omit<ProductIndex, 'documents'> & { readonly documents: Omit<DocumentParts, 'chunks'> };

/**
 * An index as pieces of bytes: a head in the format of the structured clone, then the chunks of documents as they are.
 * They are given one at a time, since each takes a moment to write.
 */
export function* storedPieces(index: ProductIndex): Generator<Uint8Array> {
  const { chunks, ...documents } = index.documents.parts();
  const head: Head = { ...index, documents };
  yield serialize(head);
  yield* chunks;
}

/**
 * Makes an index of the pieces of another. Its documents are not copied, and no product is added to it any more.
 *
 * @throws where the pieces are not those of an index
 */
export function restoreIndex([first, ...chunks]: readonly Buffer[]): ProductIndex {
  if (first === undefined) throw new RangeError('An index has at least one piece');
  const head = deserialize(first) as Head; // whoever keeps the pieces vouches for them by a checksum
  const documents = new DocumentStore({ showTradeFields: false }, { ...head.documents, chunks });
  return { ...head, documents };
}
