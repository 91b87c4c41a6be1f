import sharp from 'sharp';
import { onePage, plainPdf } from './build-pdf.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** Something with an up and a down, as a camera sees a page of print. */
export const pageScene = (width: number, height: number) => {
  const lines = Array.from(
    { length: 24 },
    (_line, row) =>
      `<rect x="8%" y="${6 + row * 3.6}%" width="${60 + ((row * 7) % 25)}%" height="1.2%" fill="#333"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f3efe6"/>${lines.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' });
};

/** One small honest file of each kind that applicants may send: a photograph, a screenshot, a letter. */
export const oneOfEachKind = async (): Promise<readonly UploadedFile[]> => [
  {
    name: 'photograph.jpg',
    type: 'image/jpeg',
    bytes: await pageScene(800, 600).jpeg().toBuffer(),
  },
  { name: 'screenshot.png', type: 'image/png', bytes: await pageScene(640, 400).png().toBuffer() },
  { name: 'letter.pdf', type: 'application/pdf', bytes: plainPdf(onePage({})) },
];
