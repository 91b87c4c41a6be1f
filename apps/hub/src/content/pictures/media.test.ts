import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { readPictureAddress } from '@selvedge/contract/picture-address';
import { folderOriginals } from '@selvedge/pictures/open-originals';
import { MAX_ORIGINAL_BYTES } from '@selvedge/pictures/picture-limits';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sessionToken } from '../../../test/session-token.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { TEST_PASSWORD, type TestHub, testHub } from '../../../test/test-hub.ts';
import { startDecoding } from '../../decoding/start-decoding.ts';

let hub: TestHub;
beforeAll(async () => {
  startDecoding();
  hub = await testHub();
});
afterAll(() => hub.close());

const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a50' } })
    .toFormat(format)
    .toBuffer();

/** A PNG whose head claims another size. */
function saysItIs(png: Buffer, widthPx: number, heightPx: number): Buffer {
  expect(png.toString('latin1', 12, 16)).toBe('IHDR');
  const changed = Buffer.from(png);
  changed.writeUInt32BE(widthPx, 16);
  changed.writeUInt32BE(heightPx, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

const upload = (data: Buffer, name: string, mimetype: string) =>
  hub.payload.create({
    collection: 'media',
    data: { alt: 'Ochre cloth' },
    file: { data, name, mimetype, size: data.length },
  });

test.each(['png', 'webp', 'avif'] as const)(
  'a picture (%s) is stored as it is where the site finds it, and its address tells size and placeholder',
  async (kind) => {
    const bytes = await picture(kind);
    const made = await upload(bytes, `cloth.${kind}`, `image/${kind}`);
    const address = readPictureAddress(made.address ?? '');
    expect(address).toMatchObject({ widthPx: 40, heightPx: 30 });
    expect(address?.placeholder).not.toBe('');
    const hash = /([0-9a-f]{64})\.\w+$/u.exec(address?.path ?? '')?.[1] ?? '';
    expect(await folderOriginals(join(hub.dataDir, 'media')).read(hash)).toEqual(bytes);
  },
);

test('what its camera wrote beside a picture is not kept: originals are public', async () => {
  const photograph = await sharp(await picture('jpeg'))
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 55/1 31/1' } })
    .toBuffer();
  const made = await upload(photograph, 'room.jpg', 'image/jpeg');
  const hash = /([0-9a-f]{64})\.jpg/u.exec(made.address ?? '')?.[1] ?? '';
  const kept = await folderOriginals(join(hub.dataDir, 'media')).read(hash);
  expect(await sharp(kept ?? Buffer.alloc(0)).metadata()).not.toHaveProperty('exif');
});

test('the type is told by the content: a JPEG that is called PNG is stored as a JPEG', async () => {
  const made = await upload(await picture('jpeg'), 'cloth.png', 'image/png');
  expect(made.address).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{64}\.jpg#/u);
});

test.each([
  [
    'SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'image/svg+xml',
  ],
  ['SVG called PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
  ['a page called JPEG', Buffer.from('<!doctype html><script>1</script>'), 'image/jpeg'],
])('%s is refused', async (_what, data, type) => {
  await expect(upload(data, 'x.png', type)).rejects.toThrow();
});

test.each([
  ['SVG', 'draw.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['a text called JPEG', 'notes.jpg', 'no picture at all', 'image/jpeg'],
  ['nothing', 'empty.jpg', '', 'image/jpeg'],
])('the refusal of %s says what may be uploaded', async (_what, name, content, type) => {
  const { email } = await hub.person('editor');
  const person = { email, password: TEST_PASSWORD };
  const token = await sessionToken(hub.payload.config, person, hub.cacheKey);
  const body = new FormData();
  body.append('file', new File([content], name, { type }));
  body.append('_payload', JSON.stringify({ alt: 'Ochre cloth' }));
  const answer = await handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: new Request('http://localhost:3001/api/media', {
      method: 'POST',
      headers: { authorization: `JWT ${token}` },
      body,
    }),
  });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { errors: [{ message: 'This is none of JPEG, PNG, WebP and AVIF.' }] },
  ]);
});

test('Payload looks into nothing but whole pictures of the four kinds: of others it would for minutes', async () => {
  const style = `<svg xmlns="http://www.w3.org/2000/svg" style="${'/*a'.repeat(700_000)}"/>`;
  const called = (data: string, name: string, type: string) =>
    expect(upload(Buffer.from(data, 'latin1'), name, type)).rejects.toThrow(
      /This is none of|cannot be read/u,
    );
  await called(style, 'x.svg', 'image/svg+xml');
  await called(style, 'x.jpg', 'image/jpeg');
  await called(`\x89PNG\r\n\x1a\n${style}`, 'x.svg', 'image/svg+xml');
});

test('a name that is taken is counted up, however long a number it ends in', async () => {
  const named = async (name: string) =>
    (await upload(await picture('png'), name, 'image/png')).filename;
  const name = `linen-${'9'.repeat(30)}.png`;
  expect(await named(name)).toBe('linen-999999.png');
  expect(await named(name)).toBe('linen-1000000.png');
  expect(await named('a/b-1?234567?890123.jpeg')).toBe('ab-123456.png');
});

test('a picture that is cut off, and one of too many pixels, are refused', async () => {
  const bytes = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
      background: '#000',
    },
  })
    .jpeg()
    .toBuffer();
  await expect(
    upload(bytes.subarray(0, bytes.length / 2), 'half.jpg', 'image/jpeg'),
  ).rejects.toThrow(/cannot be read/u);
  const vast = saysItIs(await picture('png'), 12_000, 12_000);
  await expect(upload(vast, 'vast.png', 'image/png')).rejects.toThrow(/far too large/u);
});

test('the focal point goes with the address, also where it is chosen later', async () => {
  const { id } = await upload(await picture('png'), 'focal.png', 'image/png');
  const move = (focalX: number, focalY: number) =>
    hub.payload.update({ collection: 'media', id, data: { focalX, focalY } });
  const focalOf = ({ address }: { address?: string | null }) =>
    readPictureAddress(address ?? '')?.focal;
  expect(focalOf(await move(20, 70))).toEqual([20, 70]);
  expect(focalOf(await move(50, 50))).toBeUndefined();
});

test('what is known of a file stays with it, whatever somebody says of it', async () => {
  const { id, width, mimeType } = await upload(await picture('png'), 'known.png', 'image/png');
  const data = { width: 1e9, height: -5, filesize: -1, mimeType: 'text/html', alt: 'A wall' };
  const changed = await hub.payload.update({ collection: 'media', id, data });
  expect(changed).toMatchObject({ width, mimeType, alt: 'A wall' });
});

test('the original is there for the choice of what stays in view, and its size is told', async () => {
  const bytes = await picture('png');
  const { id, filename, address } = await upload(bytes, 'whole.png', 'image/png');
  const { ask } = await signedIn(hub, 'editor');
  expect((await ask('GET', `/media/file/${filename}`)).status).toBe(200);
  expect((await ask('GET', '/media/file/nobodys.png')).status).toBe(404);
  // One that was brought along, with an address that says its size or without.
  for (const brought of [address, address?.split('#', 1)[0]]) {
    const seeded = await hub.payload.create({
      collection: 'media',
      data: { alt: 'Ochre cloth', address: brought, filename: 'seeded.png', mimeType: 'image/png' },
    });
    expect((await ask('GET', `/media/file/${seeded.filename}`)).status).toBe(200);
    const { body } = await ask('GET', `/media/${seeded.id}`);
    expect(body).toMatchObject({ filesize: bytes.length });
    const thumbnail = String(Object(body).thumbnailURL);
    expect((await ask('GET', thumbnail.replace(/^\/api/u, ''))).status).toBe(200);
    await hub.payload.delete({ collection: 'media', id: seeded.id });
  }
  expect((await ask('GET', `/media/${id}`)).body).toMatchObject({ filesize: bytes.length });
});

test.each(['', '?uploadEdits[widthInPixels]=9000&uploadEdits[heightInPixels]=9000'])(
  'no picture is fetched from where a request says that it is%s',
  async (query) => {
    const { ask } = await signedIn(hub, 'editor');
    const url = 'http://127.0.0.1:9/inner.png';
    const answer = await ask('POST', `/media${query}`, { alt: 'Cloth', filename: 'a.png', url });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Choose a picture to upload.' }] },
    });
    const { id } = await upload(await picture('png'), 'inner.png', 'image/png');
    expect((await ask('PATCH', `/media/${id}${query}`, { alt: 'Cloth', url })).status).toBe(200);
  },
);

test('what the picture shows has to be said', async () => {
  const data = await picture('png');
  await expect(
    hub.payload.create({
      collection: 'media',
      data: { alt: '' },
      file: { data, name: 'a.png', mimetype: 'image/png', size: data.length },
    }),
  ).rejects.toThrow(/What the picture shows/u);
});

/** Sends a form as whoever has this session; nobody without one. */
async function sendForm(form: FormData, session?: string): Promise<number> {
  const { status } = await handleEndpoints({
    config: hub.payload.config,
    payloadInstanceCacheKey: hub.cacheKey,
    request: new Request('http://localhost:3001/api/media', {
      method: 'POST',
      headers: { ...(session && { authorization: `JWT ${session}` }) },
      body: form,
    }),
  });
  return status;
}

test('whoever has not signed in has no original read by naming its file', async () => {
  const { filename } = await upload(await picture('png'), 'named.png', 'image/png');
  const form = new FormData();
  form.set('file', JSON.stringify({ filename, mimeType: 'image/png', size: 1 }));
  form.set('_payload', '{"alt":"Cloth"}');
  const find = vi.spyOn(hub.payload, 'find');
  expect(await sendForm(form)).toBe(403);
  expect(find).not.toHaveBeenCalled();
  find.mockRestore();
});

test('a picture as large as is promised comes by the form', async () => {
  const { email } = await hub.person('editor');
  const person = { email, password: TEST_PASSWORD };
  const session = await sessionToken(hub.payload.config, person, hub.cacheKey);
  const large = Buffer.concat([await picture('jpeg'), Buffer.alloc(MAX_ORIGINAL_BYTES - 10_000)]);
  const form = new FormData();
  form.set('file', new File([large], 'large.jpg', { type: 'image/jpeg' }));
  form.set('_payload', '{"alt":"Cloth"}');
  expect(await sendForm(form, session)).toBe(201);
});
