import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { onePage, streamBody } from './build-pdf.ts';
import { PAGE_SIDE } from './generated-pdfs.ts';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** Links that open what lies on a reader's machine, or run what they say. */
const HOSTILE_LINKS = ['file:///c:/x.exe', 'javascript:alert(1)', '\\\\host\\share\\a.exe'];
/** What readers strip before a link. */
const CONTROLS = [...Array(0x21).keys()].map((code) => String.fromCharCode(code));

/** How the text of a link is written. */
interface LinkSpelling {
  readonly link: string;
  /** Before its scheme. */
  readonly before: readonly string[];
  /** Within its scheme, which readers remove. */
  readonly within: '' | '\t' | '\n' | '\r';
  readonly mark: '' | '\u00ef\u00bb\u00bf' | 'UTF-16';
  readonly written: 'plain' | 'octal' | 'hexadecimal' | 'spaced hexadecimal' | 'odd hexadecimal';
  /** Characters that are no digits, which stand between those of an odd hexadecimal string. */
  readonly between: readonly string[];
}

export const linkSpellings: fc.Arbitrary<LinkSpelling> = fc.record({
  link: fc.constantFrom(...HOSTILE_LINKS),
  before: fc.array(fc.constantFrom(...CONTROLS), { maxLength: 3 }),
  within: fc.constantFrom('', '', '\t', '\n', '\r'),
  mark: fc.constantFrom('', '', '', '\u00ef\u00bb\u00bf', 'UTF-16'),
  written: fc.constantFrom(
    'plain',
    'octal',
    'hexadecimal',
    'spaced hexadecimal',
    'odd hexadecimal',
  ),
  between: fc.array(fc.constantFrom('g', 'Z', '(', '/', '%', '\u0080', '\v', '-'), {
    minLength: 1,
    maxLength: 4,
  }),
});

const octal = (text: string): string =>
  [...text].map((letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`).join('');

/** The string of a PDF that such a link is. */
export function spelledLink(spelling: LinkSpelling): string {
  const { link, before, within, mark, written, between } = spelling;
  const text = before.join('') + link.slice(0, 1) + within + link.slice(1);
  const wide = mark === 'UTF-16' ? `\u00fe\u00ff${text.replaceAll(/./gsu, '\0$&')}` : mark + text;
  if (written === 'plain') return `(${wide.replaceAll(/[\\()\r]/gu, (letter) => octal(letter))})`;
  if (written === 'octal') return `(${octal(wide)})`;
  const digits = [...latin(wide).toString('hex')];
  if (written === 'hexadecimal') return `<${digits.join('')}>`;
  const gaps = written === 'odd hexadecimal' ? between : [' ', '\n', '\0'];
  return `<${digits.map((digit, at) => digit + (gaps[at % gaps.length] ?? '')).join('')}>`;
}

/** A PDF of one page with this link. */
export const linked = (link: string): string[] =>
  onePage(
    { page: '/Annots [4 0 R]' },
    `<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << /S /URI /URI ${link} >> >>`,
  );

/** How an entry of a table is written that says where an object begins. */
interface EntrySpelling {
  /** What is put into the digits of the place, or before them, and how far from their end. */
  readonly sign: '' | '-' | '--' | '+' | '.' | '.0';
  readonly back: number;
  readonly padding: number;
  readonly gap: ' ' | '' | '+' | '.+' | '\r\n' | ' % a\n' | ' +\n';
  readonly generation: '00000' | '0' | '-0' | '+0' | '.' | '0.0' | '0-';
  readonly end: ' n \n' | ' n\n' | 'n\r' | ' % a\n n % b\n' | ' x \n' | 'nn()' | ' \n00';
}

export const entrySpellings: fc.Arbitrary<EntrySpelling> = fc.record({
  sign: fc.constantFrom('', '-', '--', '+', '.', '.0'),
  back: fc.nat(4),
  padding: fc.constantFrom(0, 10, 10, 12),
  gap: fc.constantFrom(' ', ' ', '', '+', '.+', '\r\n', ' % a\n', ' +\n'),
  generation: fc.constantFrom('00000', '00000', '0', '-0', '+0', '.', '0.0', '0-'),
  end: fc.constantFrom(' n \n', ' n \n', ' n\n', 'n\r', ' % a\n n % b\n', ' x \n', 'nn()', ' \n00'),
});

/** As the standard writes an entry (ISO 32000-2, 7.5.4). */
export const STANDARD_ENTRY: EntrySpelling = {
  sign: '',
  back: 0,
  padding: 10,
  gap: ' ',
  generation: '00000',
  end: ' n \n',
};

function spelledEntry(place: number, spelling: EntrySpelling): string {
  const { sign, back, padding, gap, generation, end } = spelling;
  const digits = String(place);
  const cut = Math.max(0, digits.length - back);
  const written = (digits.slice(0, cut) + sign + digits.slice(cut)).padStart(padding, '0');
  return written + gap + generation + end;
}

/**
 * A PDF of these objects, with a table that sends readers elsewhere for some of them.
 *
 * @param objects by number; one with an odd number stands behind the others, and in no table
 * @param elsewhere by number, where they are sent
 * @param root of the trailer
 * @param spelling of all entries
 */
export function indexedPdf(
  objects: Readonly<Record<string, string>>,
  elsewhere: Readonly<Record<number, number>>,
  root: string,
  spelling: EntrySpelling = STANDARD_ENTRY,
): Buffer {
  const places = new Map<number, number>();
  let text = '%PDF-1.7\n';
  for (const [number, body] of Object.entries(objects)) {
    if (/^\d+$/u.test(number)) places.set(Number(number), text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  for (const [number, back] of Object.entries(elsewhere)) places.set(Number(number), back);
  const table = [...places]
    .map(([number, at]) => `${number} 1\n${spelledEntry(at, spelling)}`)
    .join('');
  const end = `trailer\n<< /Size 20 /Root ${root} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return latin(`${text}xref\n0 1\n0000000000 65535 f \n${table}${end}`);
}

const PRINTS = '<< /S /Named /N /Print >>';
const page = (side: number) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] >>`;

/**
 * A PDF whose index names objects 5 and 6 by the second digits of 15 and 16: for who follows it, one prints at opening, and
 * the other is a page of this side.
 */
export function splitNumberPdf(spelling: EntrySpelling): Buffer {
  const objects = {
    15: PRINTS,
    16: page(PAGE_SIDE),
    1: '<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R >>',
    2: '<< /Type /Pages /Kids [6 0 R] /Count 1 >>',
    5: '<< /S /GoTo /D [6 0 R /Fit] >>',
    6: page(PAGE_SIDE + 1),
  };
  const whole = indexedPdf(objects, {}, '1 0 R').toString('latin1');
  const [action, shown] = [whole.indexOf('15 0 obj') + 1, whole.indexOf('16 0 obj') + 1];
  return indexedPdf(objects, { 5: action, 6: shown }, '1 0 R', spelling);
}

/** How the number of an object is written. */
interface NumberSpelling {
  readonly where: 'header' | 'reference';
  readonly before: string;
  readonly behind: string;
}

export const numberSpellings: fc.Arbitrary<NumberSpelling> = fc.record({
  where: fc.constantFrom('header', 'reference'),
  before: fc.constantFrom('', '', '', '0', '+', '-', '--', '.'),
  behind: fc.constantFrom('', '.0', '.', '.5', '-0', '+0', 'e0', '.0.1', '..', ' %x\n', '\x80'),
});

/**
 * A PDF in which an object that prints at opening, and a page of this side, are found by who reads their numbers so; for
 * others there is an honest one of either, or none.
 */
export function oddNumberPdf({ where, before, behind }: NumberSpelling): Buffer {
  const named = (number: number, at: typeof where) =>
    at === where ? `${before}${number}${behind}` : `${number}`;
  const [action, shown] = [named(5, 'header'), named(6, 'header')];
  const objects = {
    1: `<< /Type /Catalog /Pages 2 0 R /OpenAction ${named(5, 'reference')} 0 R >>`,
    2: `<< /Type /Pages /Kids [${named(6, 'reference')} 0 R] /Count 1 >>`,
    5: '[6 0 R /Fit]',
    6: page(PAGE_SIDE + 1),
    [action]: PRINTS,
    [shown]: page(PAGE_SIDE),
  };
  const whole = indexedPdf(objects, {}, '1 0 R').toString('latin1');
  const placeOf = (number: string): number => whole.indexOf(`\n${number} 0 obj`) + 1;
  return indexedPdf(objects, { 5: placeOf(action), 6: placeOf(shown) }, '1 0 R');
}

/** How the objects in a stream follow each other. */
interface StreamCut {
  /** The name of an action, with what is cut off it. */
  readonly kind: 'Launch' | 'GoToR';
  readonly rest: string;
  /** Whether the object behind it begins there, or the stream ends by its length. */
  readonly by: 'offset' | 'length';
  /** Where the object behind it begins, counted from where the kind ends. */
  readonly from: number;
  readonly gap: '' | ' ' | '\n' | '\0\t\r\n\f ';
  readonly packing: 'none' | 'Flate';
}

export const streamCuts: fc.Arbitrary<StreamCut> = fc.record({
  kind: fc.constantFrom('Launch', 'GoToR'),
  rest: fc.constantFrom('1', '1x', '.0', '-', '1\n1'),
  by: fc.constantFrom('offset', 'length'),
  from: fc.constantFrom(0, 0, 0, -1, -2),
  gap: fc.constantFrom('', ' ', '\n', '\0\t\r\n\f '),
  packing: fc.constantFrom('none', 'Flate'),
});

/**
 * A PDF with objects in a stream, one behind the other.
 *
 * @param gap between two
 * @param elsewhere by number, where the index says that an object begins, counted from where the one before it does
 * @param saidLength what an object of its own says of the length of the stream, which is packed without compression then
 */
export function streamedPdf(
  bodies: readonly string[],
  {
    gap = ' ',
    elsewhere = {},
    packing = 'Flate',
    saidLength,
  }: {
    readonly gap?: string;
    readonly elsewhere?: Readonly<Record<number, number>>;
    readonly packing?: 'none' | 'Flate';
    readonly saidLength?: (packed: Buffer) => number;
  },
): Buffer {
  const [streamNumber, indexNumber, lengthNumber] = [1, 2, 3].map(
    (more) => bodies.length + more,
  ) as [number, number, number];
  let [at, before] = [0, 0];
  const pairs = bodies.map((body, place) => {
    const number = place + 1;
    const pair = `${number} ${number in elsewhere ? before + (elsewhere[number] ?? 0) : at}`;
    before = at;
    at += body.length + gap.length;
    return pair;
  });
  const head = `${pairs.join(' ')} `;
  const plain = latin(head + bodies.join(gap));
  const filter = packing === 'Flate' ? '/Filter /FlateDecode' : '';
  const packed = packing === 'Flate' ? deflateSync(plain, { level: saidLength ? 0 : 6 }) : plain;
  const length = saidLength?.(packed) ?? packed.length;
  const said = saidLength ? `${lengthNumber} 0 R` : `${length}`;
  const lengthObject = `%PDF-1.7\n${lengthNumber} 0 obj\n${length}\nendobj\n`;
  const objects = Buffer.concat([
    latin(
      `${lengthObject}${streamNumber} 0 obj\n<< /Type /ObjStm /N ${bodies.length} /First ${head.length} ${filter} /Length ${said} >>\nstream\n`,
    ),
    packed,
    latin('\nendstream\nendobj\n'),
  ]);
  const row = (kind: number, number: number, rest: number): Buffer => {
    const bytes = Buffer.alloc(6);
    bytes.writeUInt8(kind, 0);
    bytes.writeUInt32BE(number, 1);
    bytes.writeUInt8(rest, 5);
    return bytes;
  };
  const rows = [
    row(0, 0, 255),
    ...bodies.map((_body, place) => row(2, streamNumber, place)),
    row(1, lengthObject.length, 0),
    row(1, objects.length, 0),
    row(1, '%PDF-1.7\n'.length, 0),
  ];
  const entries = `/Type /XRef /Size ${lengthNumber + 1} /W [1 4 1] /Root 1 0 R`;
  return Buffer.concat([
    objects,
    latin(`${indexNumber} 0 obj\n`),
    streamBody(Buffer.concat(rows), entries),
    latin(`\nendobj\nstartxref\n${objects.length}\n%%EOF\n`),
  ]);
}

const ACTING_LINK =
  '<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << /F (https://b.example/) /D [0 /Fit] /S 5 0 R >> >>';

/** A PDF with a link whose kind is a name in a stream, which is cut off within: there the next object or the end is said to be. */
export function cutNamePdf({ kind, rest, from, gap, packing, by }: StreamCut): Buffer {
  const page = onePage({ page: '/Annots [4 0 R] /Note (stream)' }, ACTING_LINK);
  if (by === 'length') {
    const saidLength = (packed: Buffer) => packed.indexOf('endstream');
    return streamedPdf([...page, `/${kind}endstream${rest} `], { gap, packing, saidLength });
  }
  const bodies = [...page, `/${kind}${rest}`, '<< /Producer (a) >>'];
  return streamedPdf(bodies, { gap, elsewhere: { 6: kind.length + 1 + from }, packing });
}
