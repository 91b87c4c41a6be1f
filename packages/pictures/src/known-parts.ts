import type { OriginalEnding } from './originals.ts';

/** Reads a picture's parts; true where each is one of those that a picture needs, and nothing follows the last. */
type HasKnownParts = (bytes: Buffer) => boolean;

const named = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

/** Marks of JPEG: tables, frames, restarts and scans. Those of applications say whose they are. */
const isJpegTable = (mark: number): boolean =>
  (mark >= 0xc0 && mark <= 0xcf && mark !== 0xc8) || (mark >= 0xdb && mark <= 0xdd);
const JPEG_APPLICATIONS: Readonly<Record<number, string>> = {
  224: 'JFIF\0',
  226: 'ICC_PROFILE\0',
  238: 'Adobe',
};
const [START_OF_SCAN, END_OF_IMAGE] = [0xda, 0xd9];
const isOfScan = (mark: number): boolean => mark === 0 || (mark >= 0xd0 && mark <= 0xd7);

const jpeg: HasKnownParts = (bytes) => {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1] ?? 0;
    const body = at + 4;
    const owner = JPEG_APPLICATIONS[mark];
    const isOwned =
      owner !== undefined && bytes.toString('latin1', body, body + owner.length) === owner;
    if (!isJpegTable(mark) && !isOwned && mark !== START_OF_SCAN) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (mark !== START_OF_SCAN) continue;
    at = bytes.indexOf(0xff, at);
    while (at !== -1 && isOfScan(bytes[at + 1] ?? 0xff)) at = bytes.indexOf(0xff, at + 2);
    if (at === -1) return false;
    if (bytes[at + 1] === END_OF_IMAGE) return at + 2 === bytes.length;
  }
  return false;
};

const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs cICP mDCV cLLI acTL fcTL fdAT'.split(
    ' ',
  ),
);
const PNG_SIGNATURE = 8;
/** Length, name and checksum of a chunk. */
const PNG_AROUND = 12;

const png: HasKnownParts = (bytes) => {
  let at = PNG_SIGNATURE;
  while (at + PNG_AROUND <= bytes.length) {
    const name = named(bytes, at + 4);
    if (!PNG_CHUNKS.has(name)) return false;
    at += PNG_AROUND + bytes.readUInt32BE(at);
    if (name === 'IEND') return at === bytes.length;
  }
  return false;
};

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ICCP', 'ALPH', 'ANIM', 'ANMF']);
/** Where the chunks of the file begin, and those of one frame of an animation. */
const [OF_RIFF, OF_FRAME] = [12, 16];

function hasWebpChunks(bytes: Buffer, from: number, end: number): boolean {
  let at = from;
  while (at + 8 <= end) {
    const name = named(bytes, at);
    const body = at + 8;
    const length = bytes.readUInt32LE(at + 4);
    if (!WEBP_CHUNKS.has(name)) return false;
    if (name === 'ANMF' && !hasWebpChunks(bytes, body + OF_FRAME, body + length)) return false;
    at = body + length + (length % 2);
  }
  return at === end;
}

const webp: HasKnownParts = (bytes) =>
  bytes.readUInt32LE(4) + 8 === bytes.length && hasWebpChunks(bytes, OF_RIFF, bytes.length);

const AVIF_BOXES = new Set(['meta', 'mdat']);
const META_BOXES = new Set('hdlr pitm iloc iinf iref iprp idat dinf grpl'.split(' '));
const AVIF_ITEMS = new Set(['av01', 'grid', 'iden', 'tmap']);
/** Brands are four bytes each, and a picture names a few; who reads them may read each again and again. */
const MOST_BRANDS_BYTES = 248;
/** Version and flags, with which some boxes begin. */
const FULL = 4;

/** Each box between two places, by its name and where its body lies; undefined where they do not fill it. */
function boxes(bytes: Buffer, from: number, end: number) {
  const found: { readonly name: string; readonly from: number; readonly end: number }[] = [];
  let at = from;
  while (at + 8 <= end) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) return undefined; // one to the end of the file, or longer than 4 GB
    found.push({ name: named(bytes, at + 4), from: at + 8, end: at + length });
    at += length;
  }
  return at === end ? found : undefined;
}

const avif: HasKnownParts = (bytes) =>
  boxes(bytes, 0, bytes.length)?.every((box) => {
    if (box.name === 'ftyp') return box.end - box.from <= MOST_BRANDS_BYTES;
    if (box.name !== 'meta') return AVIF_BOXES.has(box.name);
    return boxes(bytes, box.from + FULL, box.end)?.every(({ name, from, end }) => {
      if (name !== 'iinf') return META_BOXES.has(name);
      const count = bytes[from] === 0 ? 2 : 4;
      const items = boxes(bytes, from + FULL + count, end);
      return items?.every((item) => {
        const number = bytes[item.from] === 2 ? 2 : 4;
        return AVIF_ITEMS.has(named(bytes, item.from + FULL + number + 2));
      });
    });
  }) ?? false;

const [GIF_HEADER, GIF_COLOURS] = [13, 10];
const [EXTENSION, FRAME, TRAILER, CONTROL, APPLICATION] = [0x21, 0x2c, 0x3b, 0xf9, 0xff];

/** How many bytes a table of colours takes, by the flags that tell of it. */
const coloursOf = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the blocks of data end that begin here. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at]) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

const gif: HasKnownParts = (bytes) => {
  let at = GIF_HEADER + coloursOf(bytes[GIF_COLOURS]);
  while (at < bytes.length) {
    if (bytes[at] === TRAILER) return at + 1 === bytes.length;
    if (bytes[at] === FRAME) at = afterBlocks(bytes, at + 11 + coloursOf(bytes[at + 9]));
    else if (bytes[at] === EXTENSION) {
      const isLoop =
        bytes[at + 1] === APPLICATION &&
        bytes.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0';
      if (bytes[at + 1] !== CONTROL && !isLoop) return false;
      at = afterBlocks(bytes, at + 2);
    } else return false;
  }
  return false;
};

const OF_ENDING: Readonly<Record<OriginalEnding, HasKnownParts>> = {
  jpg: jpeg,
  jpeg,
  png,
  webp,
  avif,
  gif,
};

/**
 * Whether a picture is made of nothing but the parts that it is shown by. Programs write into others what they like: where and
 * by whom it was taken, a second picture with its own notes, or their history; libraries tell of the usual ones alone.
 *
 * @param bytes a picture of this ending that can be decoded
 */
export function hasKnownPartsAlone(bytes: Buffer, ending: OriginalEnding): boolean {
  try {
    return OF_ENDING[ending](bytes);
  } catch (error) {
    if (error instanceof RangeError) return false; // a length that leads out of the file
    throw error;
  }
}
