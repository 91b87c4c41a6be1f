import { originalPath } from '@selvedge/pictures/originals';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ZodError } from 'zod';
import { decode, readDecoded } from './decoders.ts';

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#203060' } })
    .png()
    .toBuffer();

test('what the decoders give is read as it is', async () => {
  const bytes = await picture();
  for (const order of [
    { name: 'importedPicture', args: [bytes] },
    { name: 'pictureFacts', args: [bytes] },
    { name: 'pictureVariant', args: [bytes, 96, 'webp'] },
    { name: 'storedOriginal', args: [bytes] },
    { name: 'storedOriginal', args: [Buffer.from('no picture')] },
  ] as const) {
    const made = await decode({ ...order, args: [...order.args] });
    expect(readDecoded(made, order)).toEqual(made);
  }
});

test('a decoder that was taken over names no file, and gives nothing else than it is asked for', async () => {
  const order = { name: 'storedOriginal', args: [await picture()] } as const;
  const made = Object(await decode({ ...order, args: [...order.args] }));
  const foreign = [
    { ...made, ending: 'x/../../../../etc/cron.d/own' },
    { ...made, ending: 'svg' },
    { ...made, bytes: 'text' },
    { ...made, widthPx: -1 },
    { ...made, placeholder: '"><script>' },
    null,
    'text',
  ];
  for (const odd of foreign) expect(() => readDecoded(odd, order)).toThrow(ZodError);
  const colours = [{ hex: 'red;', share: 1 }];
  expect(() => readDecoded({ ...made, colours }, { name: 'pictureFacts' })).toThrow(ZodError);
  expect(() => originalPath(Buffer.from('x'), 'jpg/../../own' as 'jpg')).toThrow(RangeError);
});
