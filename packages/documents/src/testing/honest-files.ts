import type { UploadType } from '@selvedge/contract/upload';
import sharp from 'sharp';
import { onePage, packedPdf, plainPdf, streamBody } from './build-pdf.ts';
import { pageScene as scene } from './page-scene.ts';
import type { UploadedFile } from './uploaded-file.ts';

const EXIF_ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

async function pictures(): Promise<UploadedFile[]> {
  const file = (name: string, type: UploadType, bytes: Buffer): UploadedFile => ({
    name,
    type,
    bytes,
  });
  const jpeg = (name: string, bytes: Buffer) => file(`${name}.jpg`, 'image/jpeg', bytes);
  const png = (name: string, bytes: Buffer) => file(`${name}.png`, 'image/png', bytes);
  const base = await scene(1200, 1600).jpeg().toBuffer();
  const small = await scene(160, 120).jpeg().toBuffer();
  const turned = EXIF_ORIENTATIONS.map(async (orientation) =>
    jpeg(
      `held in way ${orientation}`,
      await sharp(base).withMetadata({ orientation }).jpeg().toBuffer(),
    ),
  );
  return [
    ...(await Promise.all(turned)),
    jpeg('progressive', await scene(1200, 1600).jpeg({ progressive: true }).toBuffer()),
    jpeg('CMYK', await scene(800, 600).toColourspace('cmyk').jpeg().toBuffer()),
    jpeg('grey', await scene(800, 600).greyscale().jpeg().toBuffer()),
    jpeg('of 12 megapixels', await scene(4000, 3000).jpeg({ quality: 60 }).toBuffer()),
    jpeg('with a colour profile', await scene(800, 600).withIccProfile('p3').jpeg().toBuffer()),
    jpeg(
      'with a place and a time',
      await sharp(base)
        .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
        .jpeg()
        .toBuffer(),
    ),
    jpeg('with a second picture behind it', Buffer.concat([base, small])),
    jpeg('padded with zeros', Buffer.concat([base, Buffer.alloc(4096)])),
    png('screenshot', await scene(1280, 800).png().toBuffer()),
    png('with a palette', await scene(1280, 800).png({ palette: true }).toBuffer()),
    png('interlaced', await scene(800, 600).png({ progressive: true }).toBuffer()),
    png('see-through', await scene(800, 600).ensureAlpha(0.5).png().toBuffer()),
    png('of 16 bits', await scene(400, 300).toColourspace('rgb16').png().toBuffer()),
    png(
      'scan at 300 dpi',
      await scene(2480, 3508).greyscale().png({ palette: true, colours: 2 }).toBuffer(),
    ),
  ];
}

async function pdfs(): Promise<UploadedFile[]> {
  const scan = await scene(1240, 1754).jpeg({ quality: 70 }).toBuffer();
  const image = streamBody(
    scan,
    '/Type /XObject /Subtype /Image /Width 1240 /Height 1754 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
  );
  const show = streamBody('q 595 0 0 842 0 0 cm /Scan Do Q');
  const page = '/Resources << /XObject << /Scan 4 0 R >> >> /Contents 5 0 R';
  const scanned = plainPdf([...onePage({ page }), image, show]);
  const link = '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com/) >> >>';
  const mail =
    '<< /Subtype /Link /Rect [9 9 19 19] /A << /S /URI /URI (mailto:desk@example.com) >> >>';
  const within = '<< /Subtype /Link /Rect [19 9 29 19] /A << /S /URI /URI (terms.html#2) >> >>';
  const field = '<< /FT /Tx /T (name) /V (Thandi) /Subtype /Widget /Rect [0 0 99 9] >>';
  const goTo = '/OpenAction << /S /GoTo /D [3 0 R /Fit] >> /PageMode /UseNone';
  const file = (name: string, bytes: Buffer): UploadedFile => ({
    name: `${name}.pdf`,
    type: 'application/pdf',
    bytes,
  });
  const blank = plainPdf(onePage({}));
  return [
    file('scan', scanned),
    file('letter in object streams', packedPdf(onePage({}))),
    file('letter that opens at its first page', plainPdf(onePage({ catalogue: goTo }))),
    file(
      'letter with a destination',
      packedPdf(onePage({ catalogue: '/OpenAction [3 0 R /Fit]' })),
    ),
    file('letter with a link', plainPdf(onePage({ page: '/Annots [4 0 R]' }, link))),
    file(
      'letter with more links',
      plainPdf(onePage({ page: '/Annots [4 0 R 5 0 R]' }, mail, within)),
    ),
    file(
      'form that is filled in',
      packedPdf(
        onePage({ catalogue: '/AcroForm << /Fields [4 0 R] >>', page: '/Annots [4 0 R]' }, field),
      ),
    ),
    file(
      'with metadata',
      plainPdf([
        ...onePage({ catalogue: '/Metadata 4 0 R' }),
        streamBody(
          '<?xpacket?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>',
          '/Type /Metadata /Subtype /XML',
        ),
      ]),
    ),
    file('changed and saved on', Buffer.concat([scanned, plainPdf(onePage({})).subarray(15)])),
    file(
      'with a wrong index',
      Buffer.from(blank.toString('latin1').replace(/startxref\n\d+/u, 'startxref\n7'), 'latin1'),
    ),
    file('with blank lines behind it', Buffer.concat([blank, Buffer.from('\r\n\r\n')])),
    file('padded with zeros', Buffer.concat([blank, Buffer.alloc(4096)])),
    file(
      'of the first version',
      Buffer.from(blank.toString('latin1').replace('%PDF-1.7', '%PDF-1.0'), 'latin1'),
    ),
  ];
}

/** Scans and photographs as honest people send them. */
export const honestFiles = async (): Promise<UploadedFile[]> => [
  ...(await pictures()),
  ...(await pdfs()),
];
