import { deflateSync } from 'node:zlib';

/** The bodies of a PDF's objects; the first is the catalogue, and each has the number of its place, from 1 on. */
export type PdfBodies = readonly (string | Buffer)[];

const HEADER = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
const latin = (text: string | Buffer): Buffer =>
  typeof text === 'string' ? Buffer.from(text, 'latin1') : text;

/** A stream object of this content. */
export const streamBody = (content: string | Buffer, entries = ''): Buffer => {
  const bytes = latin(content);
  const head = latin(`<< /Length ${bytes.length} ${entries} >>\nstream\n`);
  return Buffer.concat([head, bytes, latin('\nendstream')]);
};

/** Writes objects and notes where each begins. */
function written(bodies: ReadonlyMap<number, string | Buffer>) {
  const parts = [latin(HEADER)];
  const offsets = new Map<number, number>();
  let at = parts[0]?.length ?? 0;
  for (const [number, body] of bodies) {
    const part = Buffer.concat([latin(`${number} 0 obj\n`), latin(body), latin('\nendobj\n')]);
    offsets.set(number, at);
    at += part.length;
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts), offsets };
}

const numbered = (bodies: PdfBodies) => new Map(bodies.map((body, index) => [index + 1, body]));

/** A PDF with its objects in plain sight and a table of where they are. */
export function plainPdf(bodies: PdfBodies, trailer = ''): Buffer {
  const { bytes, offsets } = written(numbered(bodies));
  const rows = [...offsets.values()].map((at) => `${String(at).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${bytes.length}\n%%EOF\n`;
  return Buffer.concat([bytes, latin(table + end)]);
}

/**
 * The same with its objects packed into an object stream, where a search through the bytes does not find them.
 *
 * @param pack how the stream is packed, with the entry that says so
 */
export function packedPdf(
  bodies: readonly string[],
  pack: { entry: string; of: (plain: Buffer) => Buffer } = {
    entry: '/Filter /FlateDecode',
    of: (plain) => deflateSync(plain),
  },
): Buffer {
  let at = 0;
  const index = bodies.map((body, place) => {
    const pair = `${place + 1} ${at}`;
    at += body.length + 1;
    return pair;
  });
  const first = `${index.join(' ')}\n`;
  const content = pack.of(latin(`${first}${bodies.join('\n')}\n`));
  const streamNumber = bodies.length + 1;
  const xrefNumber = streamNumber + 1;
  const entries = `/Type /ObjStm /N ${bodies.length} /First ${first.length} ${pack.entry}`;
  const { bytes, offsets } = written(new Map([[streamNumber, streamBody(content, entries)]]));
  const row = (type: number, a: number, b: number) => {
    const bytes6 = Buffer.alloc(6);
    bytes6.writeUInt8(type, 0);
    bytes6.writeUInt32BE(a, 1);
    bytes6.writeUInt8(b, 5);
    return bytes6;
  };
  const rows = Buffer.concat([
    row(0, 0, 255),
    ...bodies.map((_body, place) => row(2, streamNumber, place)),
    row(1, offsets.get(streamNumber) ?? 0, 0),
    row(1, bytes.length, 0),
  ]);
  const xref = streamBody(
    deflateSync(rows),
    `/Type /XRef /Size ${xrefNumber + 1} /W [1 4 1] /Root 1 0 R /Filter /FlateDecode`,
  );
  return Buffer.concat([
    bytes,
    latin(`${xrefNumber} 0 obj\n`),
    xref,
    latin(`\nendobj\nstartxref\n${bytes.length}\n%%EOF\n`),
  ]);
}

/** A page tree of one blank page, with more entries for the catalogue and the page, and more objects from 4 on. */
export const onePage = ({ catalogue = '', page = '' }, ...more: string[]): string[] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
  ...more,
];
