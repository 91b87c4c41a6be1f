import { setTimeout as delay } from 'node:timers/promises';
import type { OriginalReader } from '@selvedge/pictures/originals';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MakerBusy, pictureMaker } from './picture-maker.ts';
import type { VariantCache } from './variant-cache.ts';
import type { VariantMaker } from './variant-maker.ts';

const original = await sharp({
  create: { width: 400, height: 400, channels: 3, background: '#203060' },
})
  .webp()
  .toBuffer();

function counted() {
  const calls = { read: 0, kept: new Map<string, Uint8Array>() };
  const originals: OriginalReader = {
    read: async () => {
      calls.read++;
      return original;
    },
  };
  const cache: VariantCache = {
    read: async (key) => {
      const kept = calls.kept.get(key);
      return kept && Buffer.from(kept);
    },
    write: async (key, bytes) => void calls.kept.set(key, bytes),
  };
  return { calls, originals, cache };
}

const wanted = { hash: 'a'.repeat(40), widthPx: 320, format: 'webp' } as const;
const CLIENT = '192.0.2.1';

test('a picture that many ask for at once is made once', async () => {
  const { calls, ...parts } = counted();
  const maker = pictureMaker(parts);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => maker.variant(wanted, CLIENT)),
  );
  expect(calls.read).toBe(1);
  expect(new Set(answers).size).toBe(1);
  await maker.variant(wanted, CLIENT);
  expect(calls.read).toBe(1);
});

test('who asks for what waits behind much of another client has it in their own turn', async () => {
  const { calls, originals, cache } = counted();
  const variants: VariantMaker = async () => {
    await delay(20);
    return original;
  };
  const maker = pictureMaker({ originals, cache, variants });
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...wanted,
    hash: `c${at + 10}`.padEnd(40, '0'),
  }));
  const [last = wanted] = many.slice(-1);
  const greedy = many.map((one) => maker.variant(one, CLIENT));
  await delay(0); // until each waits for its turn
  expect(maker.waiting()).toBe(60);
  expect(await maker.variant(last, '192.0.2.2')).toEqual(original);
  expect(calls.kept.size).toBeLessThan(30);
  await Promise.all(greedy);
  expect([calls.kept.size, calls.read, maker.waiting()]).toEqual([60, 60, 0]);
});

test('one that could not be made is tried again', async () => {
  const { calls, originals, cache } = counted();
  let broken = true;
  const read = (hash: string) =>
    broken ? Promise.reject(new Error('disk error')) : originals.read(hash);
  const maker = pictureMaker({ originals: { ...originals, read }, cache });
  await expect(maker.variant(wanted, CLIENT)).rejects.toThrow('disk error');
  broken = false;
  expect(await maker.variant(wanted, CLIENT)).toBeInstanceOf(Buffer);
  expect(calls.read).toBe(1);
});

test('one that is no picture is tried and told once, and is as good as none after that', async () => {
  const { originals, cache } = counted();
  let tries = 0;
  const variants: VariantMaker = () => {
    tries++;
    return Promise.reject(new Error('premature end'));
  };
  const maker = pictureMaker({ originals, cache, variants });
  await expect(maker.variant(wanted, CLIENT)).rejects.toThrow('premature end');
  expect(await maker.variant(wanted, CLIENT)).toBeNull();
  expect(await maker.variant({ ...wanted, widthPx: 640 }, CLIENT)).toBeNull();
  expect(tries).toBe(1);
});

test('whoever has too many waiting is turned away, and nobody else', async () => {
  const { originals, cache } = counted();
  const reading = Promise.withResolvers<Buffer>();
  const read = (hash: string) => (hash.startsWith('a') ? reading.promise : originals.read(hash));
  const maker = pictureMaker({ originals: { ...originals, read }, cache, maxWaiting: 3 });
  const ask = (from: string, client: string) =>
    Array.from({ length: 10 }, (_, at) =>
      maker.variant({ ...wanted, hash: `${from}${at}`.padEnd(40, '0') }, client),
    );
  const flood = ask('a', CLIENT);
  await expect(
    Promise.any(flood.map((one) => one.catch((error) => error))),
  ).resolves.toBeInstanceOf(MakerBusy);
  const other = maker.variant({ ...wanted, hash: 'b'.repeat(40) }, '192.0.2.2');
  reading.resolve(original);
  expect(await other).toBeInstanceOf(Buffer);
  const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(3);
});

test('who has had no turn in time is turned away', async () => {
  const { originals, cache } = counted();
  const letGo = Promise.withResolvers<void>();
  const variants: VariantMaker = async () => {
    await letGo.promise;
    return original;
  };
  const maker = pictureMaker({ originals, cache, variants, longestWaitMs: 20 });
  const many = Array.from({ length: 40 }, (_, at) =>
    maker.variant({ ...wanted, hash: `d${at + 10}`.padEnd(40, '0') }, CLIENT),
  );
  const settled = Promise.allSettled(many);
  await expect(many.at(-1)).rejects.toThrow(MakerBusy);
  letGo.resolve();
  const [first] = await settled;
  expect(first).toMatchObject({ status: 'fulfilled', value: original });
});
