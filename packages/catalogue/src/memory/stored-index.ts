import { DefaultDeserializer, DefaultSerializer } from 'node:v8';
import { type DocumentParts, DocumentStore } from './document-store.ts';
import type { ProductIndex } from './product-index.ts';

/** An index as plain data. */
type PlainIndex = Omit<ProductIndex, 'documents'> & { readonly documents: DocumentParts };

/** Arrays from this size on are pieces of their own, which need not be copied; smaller ones stand in the head. */
const OWN_PIECE_BYTES = 64 * 1024;

const ARRAYS = [Uint32Array, Uint16Array, Int32Array, Float64Array, Uint8Array] as const;
type IndexArray = InstanceType<(typeof ARRAYS)[number]>;

const bytesOf = ({ buffer, byteOffset, byteLength }: IndexArray): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Writes plain data in the format of the structured clone, but for its large arrays, which it gathers. */
class HeadSerializer extends DefaultSerializer {
  readonly pieces: Uint8Array[] = [];

  // The name that Node.js gives to what a subclass provides.
  _writeHostObject(array: IndexArray): void {
    const bytes = bytesOf(array);
    this.writeUint32(ARRAYS.findIndex((Kind) => array instanceof Kind));
    this.writeUint32(bytes.length);
    if (bytes.length < OWN_PIECE_BYTES) this.writeRawBytes(bytes);
    else this.pieces.push(bytes);
  }
}

/** Reads what {@link HeadSerializer} wrote, with the pieces in their order. */
class HeadDeserializer extends DefaultDeserializer {
  readonly #pieces: readonly Buffer[];
  #taken = 0;

  constructor(head: Buffer, pieces: readonly Buffer[]) {
    super(head);
    this.#pieces = pieces;
  }

  _readHostObject(): IndexArray {
    const Kind = ARRAYS[this.readUint32()] ?? Uint32Array;
    const length = this.readUint32();
    const isOwn = length >= OWN_PIECE_BYTES;
    const piece = isOwn ? this.#pieces[this.#taken++] : this.readRawBytes(length);
    if (piece?.length !== length) throw new RangeError('A piece of the index is missing');
    // An array begins at a multiple of its numbers' size; what begins elsewhere is copied.
    const { buffer, byteOffset } =
      piece.byteOffset % Kind.BYTES_PER_ELEMENT === 0 ? piece : Uint8Array.from(piece);
    return new Kind(buffer as ArrayBuffer, byteOffset, length / Kind.BYTES_PER_ELEMENT);
  }
}

/**
 * An index as pieces of bytes: a head, then its large arrays as they are. They are given one at a time, since each takes a
 * moment to write.
 */
export function* storedPieces(index: ProductIndex): Generator<Uint8Array> {
  const plain: PlainIndex = { ...index, documents: index.documents.parts() };
  const serializer = new HeadSerializer();
  serializer.writeHeader();
  serializer.writeValue(plain);
  yield serializer.releaseBuffer();
  yield* serializer.pieces;
}

/**
 * Makes an index of the pieces of another. Its arrays are not copied.
 *
 * @throws where the pieces are not those of an index
 */
export function restoreIndex([first, ...others]: readonly Buffer[]): ProductIndex {
  if (first === undefined) throw new RangeError('An index has at least one piece');
  const deserializer = new HeadDeserializer(first, others);
  deserializer.readHeader();
  const plain = deserializer.readValue() as PlainIndex; // whoever keeps the pieces vouches for them by a checksum
  return { ...plain, documents: new DocumentStore(plain.documents) };
}
