import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { UPLOAD_TYPE_MESSAGE } from '@selvedge/contract/upload';
import { DOCUMENT_WORDS } from '../document-verdict.ts';
import { ACTIVE_PDFS } from './active-pdfs.ts';
import { onePage, packedPdf, plainPdf, streamBody } from './build-pdf.ts';
import { ENCRYPTION_TOLD, encryptedPdf } from './encrypted-pdf.ts';
import type { HostileFile } from './uploaded-file.ts';

const { pdfDamaged, pdfEncrypted, pdfScript } = DOCUMENT_WORDS;
const MEBIBYTE = 1024 * 1024;

const hostile = (name: string, bytes: Uint8Array, reason: string): HostileFile => ({
  name: `${name}.pdf`,
  type: 'application/pdf',
  bytes: Buffer.from(bytes),
  reason,
});

const blank = plainPdf(onePage({}));
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A ZIP of one empty entry, as writers of version 4.5 write it. */
function zip(): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(45, 0);
  head.writeUInt16LE(1, 22);
  const entry = Buffer.concat([latin('PK\u0003\u0004'), head, latin('a')]);
  const listed = Buffer.concat([
    latin('PK\u0001\u0002\u002d\0'),
    head,
    Buffer.alloc(14),
    latin('a'),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(entry.length, 12);
  return Buffer.concat([entry, listed, latin('PK\u0005\u0006'), end]);
}

const OTHER_KINDS: readonly (readonly [name: string, archive: Buffer])[] = [
  ['ZIP of version 4.5', zip()],
  ['program of Linux in 32 bits', latin('\u007fELF\u0001\u0001\u0001\u0003')],
  ['class of Java', latin('\u00ca\u00fe\u00ba\u00be\0\0\0A')],
  ['tag that acts', latin('<img src=x onerror=alert(1)>')],
  ['drawing that acts', latin('<svg/onload=alert(1)>')],
  ['7z', latin('7z\u00bc\u00af\u0027\u001c\0\u0004')],
  ['RAR', latin('Rar!\u001a\u0007\u0001\0')],
  ['CAB', latin('MSCF\0\0\0\0\u002c')],
  ['installer of Windows', latin('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')],
];

const scripted = onePage({ catalogue: '/OpenAction << /S /JavaScript /JS (a) >>' });

/** The first catalogue acts; a harmless one of the same number follows, while the index still names the first. */
const replaced = (): Buffer => {
  const first = plainPdf(onePage({ catalogue: '/OpenAction << /S /J#61vaScript /JS (a) >>' }));
  const second = Buffer.from('1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n');
  const index = first.lastIndexOf('startxref');
  return Buffer.concat([first, second, first.subarray(index)]);
};

const encrypted = async (options: { userPassword?: string; ownerPassword: string }) => {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt(options);
  return document.save();
};

/** PDFs that act, plain and hidden, that are closed, damaged, or made to exhaust whoever reads them. */
export async function hostilePdfs(): Promise<HostileFile[]> {
  const bomb = deflateSync(Buffer.alloc(200 * MEBIBYTE, 0x20));
  const bombed = [
    ...onePage({}),
    streamBody(bomb, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'),
  ];
  const twice = {
    entry: '/Filter [/FlateDecode /FlateDecode]',
    of: (plain: Buffer) => deflateSync(deflateSync(plain)),
  };
  const hex = {
    entry: '/Filter /ASCIIHexDecode',
    of: (plain: Buffer) => Buffer.from(`${plain.toString('hex')}>`),
  };
  return [
    ...ACTIVE_PDFS.map(({ name, objects, reason }) => hostile(name, plainPdf(objects), reason)),
    ...ACTIVE_PDFS.map(({ name, objects, reason }) =>
      hostile(`${name}, in an object stream`, packedPdf(objects), reason),
    ),
    hostile('script in a replaced object', replaced(), pdfScript),
    hostile(
      'script in what claims to be pixels',
      plainPdf([...onePage({}), streamBody('9 0 obj << /S /JavaScript /JS (a) >> endobj')]),
      pdfScript,
    ),
    hostile('script packed twice', packedPdf(scripted, twice), pdfDamaged),
    hostile('script packed in hexadecimal', packedPdf(scripted, hex), pdfDamaged),
    hostile('password', await encrypted({ userPassword: 'a', ownerPassword: 'b' }), pdfEncrypted),
    hostile('password of the owner', await encrypted({ ownerPassword: 'b' }), pdfEncrypted),
    ...ENCRYPTION_TOLD.map((told) =>
      hostile(`script that is decrypted, told ${told}`, encryptedPdf(told), pdfEncrypted),
    ),
    hostile('half', blank.subarray(0, blank.length / 2), pdfDamaged),
    hostile('without its end', blank.subarray(0, blank.length - 10), pdfDamaged),
    hostile('noise', Buffer.concat([Buffer.from('%PDF-1.7\n'), deflateSync(blank)]), pdfDamaged),
    hostile('unpacks to 200 MiB', plainPdf(bombed), pdfDamaged),
    hostile('nested a million deep', plainPdf([...onePage({}), '['.repeat(MEBIBYTE)]), pdfDamaged),
    hostile(
      'web page under the head of a PDF',
      Buffer.concat([Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n'), blank]),
      UPLOAD_TYPE_MESSAGE,
    ),
    ...OTHER_KINDS.map(([name, archive]) =>
      hostile(
        `${name} within a PDF`,
        plainPdf([...onePage({}), streamBody(archive)]),
        UPLOAD_TYPE_MESSAGE,
      ),
    ),
    hostile(
      'archive behind a PDF',
      Buffer.concat([
        blank,
        Buffer.from('PK\u0003\u0004\u0014\0\0\0\u0008\0', 'latin1'),
        Buffer.alloc(64),
      ]),
      UPLOAD_TYPE_MESSAGE,
    ),
  ];
}
