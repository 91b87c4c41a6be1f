import { setTimeout as delay } from 'node:timers/promises';
import type { Originals } from '@selvedge/pictures/originals';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MakerBusy, pictureMaker, type WiderOriginals } from './picture-maker.ts';
import type { VariantCache } from './variant-cache.ts';
import type { VariantMaker } from './variant-maker.ts';

const original = await sharp({
  create: { width: 400, height: 400, channels: 3, background: '#203060' },
})
  .webp()
  .toBuffer();

function counted() {
  const calls = { read: 0, kept: new Map<string, Uint8Array>() };
  const originals: Originals = {
    read: async () => {
      calls.read++;
      return original;
    },
    write: () => Promise.reject(new Error('not asked for')),
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
  const variants: VariantMaker = {
    variant: async () => {
      await delay(20);
      return original;
    },
    widest: async () => original,
  };
  const maker = pictureMaker({ originals, cache, variants });
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...wanted,
    hash: `c${at + 10}`.padEnd(40, '0'),
  }));
  const [last = wanted] = many.slice(-1);
  const greedy = many.map((one) => maker.variant(one, CLIENT));
  await delay(0); // until each waits for its turn
  expect((await maker.variant(last, '192.0.2.2'))?.bytes).toEqual(original);
  expect(calls.kept.size).toBeLessThan(30);
  await Promise.all(greedy);
  expect([calls.kept.size, calls.read]).toEqual([60, 60]);
});

test('one that could not be made is tried again', async () => {
  const { calls, originals, cache } = counted();
  let broken = true;
  const read = (hash: string) =>
    broken ? Promise.reject(new Error('disk error')) : originals.read(hash);
  const maker = pictureMaker({ originals: { ...originals, read }, cache });
  await expect(maker.variant(wanted, CLIENT)).rejects.toThrow('disk error');
  broken = false;
  expect((await maker.variant(wanted, CLIENT))?.bytes).toBeInstanceOf(Buffer);
  expect(calls.read).toBe(1);
});

test('a picture that cannot be kept is shown all the same', async () => {
  const { originals, cache } = counted();
  const write = () => Promise.reject(new Error('disk full'));
  const maker = pictureMaker({ originals, cache: { ...cache, write } });
  expect((await maker.variant(wanted, CLIENT))?.bytes).toBeInstanceOf(Buffer);
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
  expect((await other)?.bytes).toBeInstanceOf(Buffer);
  const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(3);
});

test('who has had no turn in time is turned away', async () => {
  const { originals, cache } = counted();
  const letGo = Promise.withResolvers<void>();
  const variants: VariantMaker = {
    variant: async () => {
      await letGo.promise;
      return original;
    },
    widest: async () => original,
  };
  const maker = pictureMaker({ originals, cache, variants, longestWaitMs: 20 });
  const many = Array.from({ length: 40 }, (_, at) =>
    maker.variant({ ...wanted, hash: `d${at + 10}`.padEnd(40, '0') }, CLIENT),
  );
  const settled = Promise.allSettled(many);
  await expect(many.at(-1)).rejects.toThrow(MakerBusy);
  letGo.resolve();
  const [first] = await settled;
  expect(first).toMatchObject({ status: 'fulfilled', value: { bytes: original } });
});

const wide = { ...wanted, widthPx: 640 } as const;
const nothingWider: WiderOriginals = {
  widestPx: () => 640,
  make: async () => null,
  atHand: async () => null,
};
const drawn = sharp({ create: { width: 640, height: 640, channels: 3, background: '#203060' } })
  .png()
  .toBuffer();
const widthOf = async (bytes: Buffer | undefined) => (await sharp(bytes).metadata()).width;

test('an original that is kept narrow is made as wide as it is asked for, and the variant is kept', async () => {
  const { calls, ...parts } = counted();
  const asked: unknown[] = [];
  const make = async (...request: unknown[]) => {
    asked.push(request);
    return drawn;
  };
  const maker = pictureMaker({ ...parts, wider: { ...nothingWider, make } });
  const variant = await maker.variant(wide, CLIENT);
  expect([await widthOf(variant?.bytes), variant?.isForNow]).toEqual([640, false]);
  await maker.variant(wide, CLIENT);
  await maker.variant(wanted, CLIENT);
  expect(asked).toEqual([[wide.hash, 640]]);
  expect(calls.kept.size).toBe(2);
});

test('what nobody can make wider is not there', async () => {
  const { originals, cache } = counted();
  expect(await pictureMaker({ originals, cache }).variant(wide, CLIENT)).toBeNull();
  expect(
    await pictureMaker({ originals, cache, wider: nothingWider }).variant(wide, CLIENT),
  ).toBeNull();
});

test.each([
  ['takes too long', () => new Promise<never>(() => undefined)],
  ['fails', () => Promise.reject(new Error('out of ink'))],
])('where making it %s, the narrow one is shown for now, and not kept', async (_, make) => {
  const { calls, ...parts } = counted();
  const maker = pictureMaker({ ...parts, wider: { ...nothingWider, make } });
  const variant = await maker.variant(wide, CLIENT, 5);
  expect([await widthOf(variant?.bytes), variant?.isForNow]).toEqual([400, true]);
  expect(calls.kept.size).toBe(0);
});

test('what is shown for now is the widest that is made already', async () => {
  const { originals, cache } = counted();
  const wider = { ...nothingWider, make: () => new Promise<never>(() => undefined) };
  const atHand = async () =>
    sharp(await drawn)
      .resize(500)
      .png()
      .toBuffer();
  const maker = pictureMaker({ originals, cache, wider: { ...wider, atHand } });
  expect(await widthOf((await maker.variant(wide, CLIENT, 5))?.bytes)).toBe(500);
});

test('what came too late for the first who asked is there for the next, made once', async () => {
  const { calls, ...parts } = counted();
  const drawing = Promise.withResolvers<Buffer>();
  let made = 0;
  const make = () => {
    made++;
    return drawing.promise;
  };
  const maker = pictureMaker({ ...parts, wider: { ...nothingWider, make } });
  expect((await maker.variant(wide, CLIENT, 5))?.isForNow).toBe(true);
  drawing.resolve(await drawn);
  expect((await maker.variant(wide, CLIENT, 5000))?.isForNow).toBe(false);
  expect([made, calls.kept.size]).toEqual([1, 1]);
});
