import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoPictures } from './demo-pictures.ts';
import { type AheadOptions, type DrawingAhead, drawAhead } from './draw-ahead.ts';
import { drawWide } from './draw-wide.ts';
import { keptWidePx, wideFiles } from './wide-files.ts';

const all = [...demoPictures(24)];
let folder: string;
let ahead: DrawingAhead | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-ahead-'));
});
afterEach(async () => {
  await ahead?.close();
  await rm(folder, { recursive: true });
});

const start = (options: Partial<AheadOptions> = {}): DrawingAhead => {
  const pictures = new Map(all.slice(0, 3));
  ahead = drawAhead({ folder, pictures, isBusy: () => false, ...options });
  return ahead;
};
/** Names of those that are there. */
const kept = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.jpg'));
const writtenMs = async (key: string): Promise<number> =>
  (await stat(join(folder, key.slice(0, 2), `${key}.jpg`))).mtimeMs;

// A process has to start, and machines are busy.
const patience = { timeout: 30_000 };

test('draws all, as on demand, and forgets what is no more', patience, async () => {
  await writeFile(join(folder, `${'0'.repeat(40)}.jpg`), 'of another version');
  expect(await start().done).toEqual({ drawn: 3 });
  for (const [key, picture] of all.slice(0, 3)) {
    const expected = await drawWide(picture, keptWidePx(picture), new Map());
    expect((await wideFiles(folder).read(key))?.equals(expected)).toBe(true);
  }
  expect(await kept()).toHaveLength(3);
});

test('goes on where the last one has ended', patience, async () => {
  const pictures = new Map(all.slice(0, 200));
  const first = start({ pictures });
  await vi.waitFor(async () => expect(await kept()).not.toHaveLength(0), patience);
  await first.close();
  expect((await first.done).stopped).toBe('it was ended');
  const rest = 200 - (await kept()).length;
  expect(rest).toBeGreaterThan(0);
  expect(await start({ pictures }).done).toEqual({ drawn: rest });
});

test('draws nothing while others need the machine', patience, async () => {
  let looks = 0;
  const waiting = start({ isBusy: () => ++looks > 0 });
  await vi.waitFor(() => expect(looks).toBeGreaterThan(0), patience);
  await waiting.close();
  expect(await waiting.done).toEqual({ drawn: 0, stopped: 'it was ended' });
  expect(await kept()).toHaveLength(0);
});

test('draws first the designs that visitors look at', patience, async () => {
  const [first, last] = [all[0], all.findLast(([, { structure }]) => structure.view === 'close')];
  if (!first || !last) throw new Error('The demo has no pictures');
  const drawing = start({ pictures: new Map([first, last]) });
  drawing.prefer(last[1]);
  await drawing.done;
  expect(await writtenMs(last[0])).toBeLessThan(await writtenMs(first[0]));
});
