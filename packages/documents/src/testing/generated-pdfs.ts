import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { onePage, plainPdf, streamBody } from './build-pdf.ts';

/** How a PDF is laid out whose catalogue leads to an object elsewhere. */
export interface PdfShape {
  /** The type that the stream names in which the object lies. */
  readonly type: '/Type /ObjStm' | '' | '/Type /XObject';
  readonly packing: 'none' | 'Flate' | 'list of Flate' | 'predictor' | 'hexadecimal' | 'reference';
  /** Whether the count of objects and the place of the first are objects of their own. */
  readonly countsByReference: boolean;
  readonly header: 'plain' | 'with a comment' | 'in a comment' | 'in pixels';
  /** How the numbers of that header are spelled: readers take what they would take elsewhere. */
  readonly spelling: 'plain' | 'signed' | 'decimal' | 'behind a high byte';
  /** Whether another stream of the same number, which holds nothing that acts, stands in plain sight. */
  readonly hasDecoy: boolean;
  /** Between the word `stream` and the content. */
  readonly lineEnd: '\n' | '\r\n' | 'a decoy';
  readonly indexType: '/Type /XRef' | '';
  readonly index: 'stream' | 'hybrid';
  /** Appended to a file without the object, or written at once. */
  readonly isUpdate: boolean;
  readonly kindByReference: boolean;
  /** Between a key and its value, by which readers tell streams that hold objects: PDFium has more blanks than others. */
  readonly blank: ' ' | '\u0080' | '\u00ff';
}

/** The shape in which honest writers pack objects. */
export const HONEST_SHAPE: PdfShape = {
  type: '/Type /ObjStm',
  packing: 'Flate',
  countsByReference: false,
  header: 'plain',
  spelling: 'plain',
  hasDecoy: false,
  lineEnd: '\n',
  indexType: '/Type /XRef',
  index: 'stream',
  isUpdate: false,
  kindByReference: false,
  blank: ' ',
};

export const pdfShapes: fc.Arbitrary<PdfShape> = fc.record({
  type: fc.constantFrom('/Type /ObjStm', '', '/Type /XObject'),
  packing: fc.constantFrom(
    'none',
    'Flate',
    'list of Flate',
    'predictor',
    'hexadecimal',
    'reference',
  ),
  countsByReference: fc.boolean(),
  header: fc.constantFrom('plain', 'with a comment', 'in a comment', 'in pixels'),
  spelling: fc.constantFrom('plain', 'signed', 'decimal', 'behind a high byte'),
  hasDecoy: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n', 'a decoy'),
  indexType: fc.constantFrom('/Type /XRef', ''),
  index: fc.constantFrom('stream', 'hybrid'),
  isUpdate: fc.boolean(),
  kindByReference: fc.boolean(),
  blank: fc.constantFrom(' ', ' ', '\u0080', '\u00ff'),
});

export const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** In points, both: no page of a shape has it that is not the one which acts. */
export const PAGE_SIDE = 77;
/** A page that acts when it is opened, and tells by its size that a reader has found it. */
export const ACTING_PAGE = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_SIDE} ${PAGE_SIDE}] /AA << /O ${SCRIPT} >> >>`;
const [CATALOGUE, ACTION, KIND, STREAM, INDEX, N, FIRST, FILTER, PIXELS] = [
  1, 9, 10, 7, 8, 11, 12, 13, 14,
] as const;
const SIZE = 15;
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

const blanked = ({ blank }: PdfShape, entries: string): string =>
  entries.replaceAll(/(\/(?:Type|N|First|W)) /gu, `$1${blank}`);

/** An object stream of these objects, laid out as the shape has it; everything behind its header. */
function objectStream(shape: PdfShape, objects: ReadonlyMap<number, string>) {
  let at = 0;
  const pairs = [...objects].map(([number, body]) => {
    const pair = `${number} ${at}`;
    at += body.length + 1;
    return pair;
  });
  const head = `${pairs.join(' ')} `;
  const plain = latin(head + [...objects.values()].join(' '));
  const flat = deflateSync(plain);
  const packed = {
    none: { bytes: plain, filter: '' },
    Flate: { bytes: flat, filter: '/Filter /FlateDecode' },
    'list of Flate': { bytes: flat, filter: '/Filter [/FlateDecode]' },
    predictor: {
      bytes: deflateSync(Buffer.concat([Buffer.of(0), plain])),
      filter: `/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns ${plain.length} >>`,
    },
    hexadecimal: { bytes: latin(`${plain.toString('hex')}>`), filter: '/Filter /ASCIIHexDecode' },
    reference: { bytes: flat, filter: `/Filter ${FILTER} 0 R` },
  }[shape.packing];
  const counts = shape.countsByReference
    ? `/N ${N} 0 R /First ${FIRST} 0 R`
    : `/N ${objects.size} /First ${head.length}`;
  const decoy = deflateSync(latin('2 0 null'));
  const lineEnd =
    shape.lineEnd === 'a decoy' ? Buffer.concat([decoy, latin('\n')]) : latin(shape.lineEnd);
  const entries = `${shape.type} ${counts} ${packed.filter} /Length ${packed.bytes.length}`;
  return {
    body: Buffer.concat([
      latin(`<< ${blanked(shape, entries)} >>\nstream`),
      lineEnd,
      packed.bytes,
      latin('\nendstream'),
    ]),
    counts: new Map([
      [N, `${objects.size}`],
      [FIRST, `${head.length}`],
      [FILTER, '/FlateDecode'],
    ]),
  };
}

const AT_OPENING = `/OpenAction ${ACTION} 0 R`;
/** Has an entry for the object in the stream by which it is the one page. */
export const AS_PAGE = `/Pages << /Type /Pages /Kids [${ACTION} 0 R] /Count 1 >>`;

const SPELLINGS: Readonly<Record<PdfShape['spelling'], string>> = {
  plain: `${STREAM} 0`,
  signed: `${STREAM} +0`,
  decimal: `${STREAM} 0.0`,
  'behind a high byte': `${STREAM}\u00800`,
};

/**
 * A PDF of one page whose catalogue leads to `action`, which lies in an object stream of this shape.
 *
 * @param way the entry of the catalogue; by default it opens with it
 */
export function shapedPdf(shape: PdfShape, action: string, way = AT_OPENING): Buffer {
  const objects = new Map<number, string>([
    [ACTION, shape.kindByReference ? action.replace('/JavaScript', `${KIND} 0 R`) : action],
    [KIND, '/JavaScript'],
  ]);
  if (!shape.kindByReference) objects.delete(KIND);
  const { body, counts } = objectStream(shape, objects);
  const active = [`<< /Type /Catalog /Pages 2 0 R ${way} >>`, ...onePage({}).slice(1)];
  if (way === AS_PAGE) active[0] = `<< /Type /Catalog ${way} >>`;
  const base = plainPdf(onePage({}));
  const parts = [shape.isUpdate ? base : latin('%PDF-1.7\n')];
  const places = new Map<number, number>();
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const add = (number: number, content: string | Buffer) => {
    places.set(number, length());
    const bytes = typeof content === 'string' ? latin(content) : content;
    parts.push(latin(`${number} 0 obj\n`), bytes, latin('\nendobj\n'));
  };
  const bodies = shape.isUpdate ? active.slice(0, CATALOGUE) : active;
  for (const [at, content] of bodies.entries()) add(at + 1, content);
  for (const [number, content] of counts) add(number, content);
  if (shape.hasDecoy) add(STREAM, objectStream(HONEST_SHAPE, new Map([[ACTION, 'null']])).body);
  const isCommented = shape.header === 'with a comment';
  const header = `${SPELLINGS[shape.spelling]} ${isCommented ? '% \n obj' : 'obj'}\n`;
  const whole = Buffer.concat([latin(header), body, latin('\nendobj\n')]);
  if (shape.header === 'in pixels') {
    const before = `${PIXELS} 0 obj\n<< /Length ${whole.length} >>\nstream\n`;
    places.set(PIXELS, length());
    places.set(STREAM, length() + before.length);
    parts.push(latin(before), whole, latin('\nendstream\nendobj\n'));
  } else {
    if (shape.header === 'in a comment') parts.push(latin('% '));
    places.set(STREAM, length());
    parts.push(whole);
  }
  const rows = [...Array(SIZE).keys()].flatMap((number) => {
    const packedAt = [...objects.keys()].indexOf(number);
    const place = number === INDEX ? length() : places.get(number);
    const row = Buffer.alloc(6);
    row.writeUInt8(packedAt === -1 ? (place === undefined ? 0 : 1) : 2, 0);
    row.writeUInt32BE(packedAt === -1 ? (place ?? 0) : STREAM, 1);
    row.writeUInt8(Math.max(0, packedAt), 5);
    return shape.isUpdate && row[0] === 0 ? [] : [{ number, row }];
  });
  const startOfBase = base.toString('latin1').match(/startxref\n(\d+)/u)?.[1];
  const previous = shape.isUpdate ? `/Prev ${startOfBase}` : '';
  const index = `/Index [${rows.map(({ number }) => `${number} 1`).join(' ')}]`;
  const entries = `${shape.indexType} /Size ${SIZE} /W [1 4 1] /Root 1 0 R ${index} ${previous} /Filter /FlateDecode`;
  const indexAt = length();
  add(
    INDEX,
    streamBody(deflateSync(Buffer.concat(rows.map(({ row }) => row))), blanked(shape, entries)),
  );
  if (shape.index === 'hybrid') {
    const tableAt = length();
    const table = [...places].map(
      ([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`,
    );
    parts.push(
      latin(
        `xref\n${table.join('')}trailer\n<< /Size ${SIZE} /Root 1 0 R /XRefStm ${indexAt} ${previous} >>\n`,
      ),
      latin(`startxref\n${tableAt}\n%%EOF\n`),
    );
  } else parts.push(latin(`startxref\n${indexAt}\n%%EOF\n`));
  return Buffer.concat(parts);
}
