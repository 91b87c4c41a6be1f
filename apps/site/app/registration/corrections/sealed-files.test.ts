import { expect, test } from 'vitest';
import { linkKey, openFiles, sealFiles } from './sealed-files.ts';

const [ONE, OTHER] = ['a'.repeat(43), 'b'.repeat(43)];
const files = [
  new File(['{"first"}\n\n'], 'Passport "é"\n1.png', { type: 'image/png' }),
  new File([], 'empty.pdf', { type: 'application/pdf' }),
  new File([Uint8Array.of(0, 10, 255)], 'letter.pdf', { type: 'application/pdf' }),
];

const read = (opened: readonly File[]) =>
  Promise.all(
    opened.map(async (file) => [
      file.name,
      file.type,
      [...new Uint8Array(await file.arrayBuffer())],
    ]),
  );

test('files come out as they went in, and nothing of them is seen meanwhile', async () => {
  const sealed = await sealFiles(await linkKey(ONE), 'address', files);
  expect(new TextDecoder().decode(sealed.body)).not.toMatch(/Passport|first|letter/u);
  expect(await read(await openFiles(await linkKey(ONE), 'address', sealed))).toEqual(
    await read(files),
  );
});

test('they open neither by another link nor in another place', async () => {
  const sealed = await sealFiles(await linkKey(ONE), 'address', files);
  await expect(openFiles(await linkKey(OTHER), 'address', sealed)).rejects.toThrow();
  await expect(openFiles(await linkKey(ONE), 'bank_letter', sealed)).rejects.toThrow();
});

test('the name of a link is its own, and is not the link', async () => {
  const { name } = await linkKey(ONE);
  expect((await linkKey(ONE)).name).toBe(name);
  expect((await linkKey(OTHER)).name).not.toBe(name);
  expect(name).toMatch(/^[\da-f]{64}$/u);
});
