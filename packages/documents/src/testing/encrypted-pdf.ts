import { createCipheriv, createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { onePage, streamBody } from './build-pdf.ts';
import { SCRIPT } from './generated-pdfs.ts';

/** Where a reader is told that the PDF is encrypted. */
export const ENCRYPTION_TOLD = [
  'in the index',
  'in an index that names no type',
  'in a table in pixels',
  'in a table in a string',
] as const;

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const hex = (bytes: Buffer): string => `<${bytes.toString('hex')}>`;
const md5 = (...parts: readonly Buffer[]): Buffer =>
  createHash('md5').update(Buffer.concat(parts)).digest();

/** RC4, which the check of a password is made with; OpenSSL has it no more. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Buffer.from([...Array(256).keys()]);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 255] = at(other);
    state[other & 255] = kept;
  };
  let mixed = 0;
  for (let index = 0; index < 256; index++) {
    mixed = (mixed + at(index) + (key[index % key.length] ?? 0)) & 255;
    swap(index, mixed);
  }
  mixed = 0;
  return Buffer.from(
    data.map((byte, index) => {
      mixed = (mixed + at(index + 1)) & 255;
      swap(index + 1, mixed);
      return byte ^ at(at(index + 1) + at(mixed));
    }),
  );
}

const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const OWNER = Buffer.alloc(32, 2);
const RIGHTS = Buffer.of(252, 255, 255, 255); // -4: all of them
const [CATALOGUE_LEADS_TO, STREAM, INDEX, PIXELS, ENCRYPTED_BY, SIZE] = [9, 7, 8, 14, 15, 16];

/** The key of a document whose password is empty (ISO 32000-2, 7.6.4.3.2). */
function emptyPasswordKey(id: Buffer): Buffer {
  let key = md5(PADDING, OWNER, RIGHTS, id);
  for (let round = 0; round < 50; round++) key = md5(key);
  return key;
}

/** By which a reader knows that the empty password is right (7.6.4.4.4). */
function userCheck(key: Buffer, id: Buffer): Buffer {
  let check = md5(PADDING, id);
  for (let round = 0; round < 20; round++)
    check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check);
  return Buffer.concat([check, Buffer.alloc(16)]);
}

/**
 * What says one thing as it stands and another once it is decrypted: the first block of AES is XORed with bytes that stand
 * there in plain, so that these may be any sixteen; a comment hides what follows, as long as that has no end of a line.
 */
function twofold(seen: string, decrypted: string) {
  for (let attempt = 0; attempt < 256; attempt++) {
    const id = Buffer.alloc(16, attempt);
    const key = emptyPasswordKey(id);
    const own = md5(key, Buffer.of(STREAM, 0, 0, 0, 0), latin('sAlT'));
    const cipher = createCipheriv('aes-128-cbc', own, latin(seen));
    const hidden = Buffer.concat([cipher.update(decrypted), cipher.final()]);
    if (!hidden.includes('\n') && !hidden.includes('\r'))
      return { packed: Buffer.concat([latin(seen), hidden]), id, check: userCheck(key, id) };
  }
  throw new Error('No key leaves the comment whole');
}

/** A PDF that opens with a script for a reader that decrypts it, and with a page for one that does not. */
export function encryptedPdf(told: (typeof ENCRYPTION_TOLD)[number]): Buffer {
  const parts = [latin('%PDF-1.7\n')];
  const places = new Map<number, number>();
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const add = (number: number, body: string | Buffer) => {
    places.set(number, length());
    const bytes = typeof body === 'string' ? latin(body) : body;
    parts.push(latin(`${number} 0 obj\n`), bytes, latin('\nendobj\n'));
  };
  const bodies = onePage({ catalogue: `/OpenAction ${CATALOGUE_LEADS_TO} 0 R` });
  for (const [at, body] of bodies.entries()) add(at + 1, body);
  const first = `${CATALOGUE_LEADS_TO} 0 `;
  const { packed, id, check } = twofold(`${first}[3 0 R/Fit]%`, first + SCRIPT);
  add(STREAM, streamBody(packed, `/Type /ObjStm /N 1 /First ${first.length}`));
  add(
    ENCRYPTED_BY,
    `<< /Filter /Standard /V 4 /R 4 /Length 128 /StmF /A /StrF /Identity /CF << /A << /CFM /AESV2 /Length 16 >> >> /O ${hex(OWNER)} /U ${hex(check)} /P -4 >>`,
  );
  const indexAt = length();
  places.set(INDEX, indexAt);
  const rows = [...Array(SIZE).keys()].map((number) => {
    const row = Buffer.alloc(6);
    const isPacked = number === CATALOGUE_LEADS_TO;
    row.writeUInt8(isPacked ? 2 : places.has(number) ? 1 : 0, 0);
    row.writeUInt32BE(isPacked ? STREAM : (places.get(number) ?? 0), 1);
    return row;
  });
  const says = `/Encrypt ${ENCRYPTED_BY} 0 R /ID [${hex(id)} ${hex(id)}]`;
  const isInTable = told.startsWith('in a table');
  const type = told === 'in an index that names no type' ? '' : '/Type /XRef';
  const entries = `${type} /Size ${SIZE} /W [1 4 1] /Root 1 0 R /Filter /FlateDecode ${isInTable ? '' : says}`;
  add(INDEX, streamBody(deflateSync(Buffer.concat(rows)), entries));
  let start = indexAt;
  if (isInTable) {
    const lines = [...places].map(
      ([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`,
    );
    const table = `xref\n${lines.join('')}trailer\n<< /Size ${SIZE} /Root 1 0 R ${says} /XRefStm ${indexAt} >>\nstartxref\n0\n`;
    const isInPixels = told === 'in a table in pixels';
    const before = `${PIXELS} 0 obj\n${isInPixels ? `<< /Length ${table.length} >>\nstream\n` : '('}`;
    start = length() + before.length;
    parts.push(latin(`${before}${table}${isInPixels ? 'endstream' : ')'}\nendobj\n`));
  }
  parts.push(latin(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
