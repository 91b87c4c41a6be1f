import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { widerDemo } from '../wider-demo.ts';
import { type RoomsOnDemand, roomsOnDemand } from './rooms-on-demand.ts';
import { sceneKey, sceneSize } from './scene-file.ts';
import { SCENE_NAMES } from './scene-names.ts';
import { SCENES } from './scenes.ts';

const pictureWidthPx = 24;
const size = sceneSize(pictureWidthPx);
const keys = new Set(SCENE_NAMES.map((name) => sceneKey(SCENES[name], size)));
const hero = sceneKey(SCENES['home-hero-1'], size);
/** All scenes of the hero's room, each once. */
const ofHeroRoom = [
  ...new Set(
    SCENE_NAMES.filter((name) => SCENES[name].room === SCENES['home-hero-1'].room).map((name) =>
      sceneKey(SCENES[name], size),
    ),
  ),
];
/** Rooms are built whole even for small pictures, which takes a while on a busy machine. */
const patience = { timeout: 90_000 };

let folder: string;
let rooms: RoomsOnDemand;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-rooms-'));
  rooms = roomsOnDemand(folder, pictureWidthPx);
});
afterEach(async () => {
  rooms.close();
  await rm(folder, { recursive: true });
});

/** Names of those that are there. */
const kept = async (): Promise<Set<string>> =>
  new Set(
    (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith('.jpg'))
      .map((name) => name.slice(-'.jpg'.length - 40, -'.jpg'.length)),
  );

test(
  'a room is drawn once for all who ask, with every scene of it, and kept',
  patience,
  async () => {
    expect(rooms.widestPx(hero)).toBe(64);
    expect(await rooms.atHand(hero)).toBeNull();
    const [one, other] = await Promise.all([rooms.make(hero, 48), rooms.make(hero, 64)]);
    const { width, height } = await sharp(one ?? undefined).metadata();
    expect([width, height]).toEqual([64, 40]);
    expect(other?.equals(one ?? Buffer.of())).toBe(true);
    expect((await rooms.atHand(hero))?.equals(one ?? Buffer.of())).toBe(true);
    await Promise.all(ofHeroRoom.map((key) => rooms.make(key, 64)));
    expect(await kept()).toEqual(new Set(ofHeroRoom));
  },
);

test(
  'the scene that somebody waits for is drawn before the others of its room',
  patience,
  async () => {
    const wanted = ofHeroRoom.at(-1) ?? '';
    await rooms.make(wanted, 64);
    await Promise.all(ofHeroRoom.map((key) => rooms.make(key, 64)));
    const writtenMs = async (key: string) =>
      (await stat(join(folder, key.slice(0, 2), `${key}.jpg`))).mtimeMs;
    const others = await Promise.all(ofHeroRoom.slice(0, -1).map(writtenMs));
    expect(await writtenMs(wanted)).toBeLessThan(Math.min(...others));
  },
);

test('what is no scene, or is wanted wider, is not to be had', async () => {
  expect(rooms.widestPx('0'.repeat(40))).toBeNull();
  expect(await rooms.make('0'.repeat(40), 32)).toBeNull();
  expect(await rooms.make(hero, 65)).toBeNull();
});

test('all are drawn ahead, and what is no scene any more is forgotten', patience, async () => {
  await writeFile(join(folder, `${'0'.repeat(40)}.jpg`), 'of another version');
  let waits = 0;
  await rooms.drawAll(async () => void waits++);
  expect(await kept()).toEqual(keys);
  expect(waits).toBe(new Set(SCENE_NAMES.map((name) => SCENES[name].room)).size);
});

test('who waits for a room hears when the drawing is ended', patience, async () => {
  const waiting = rooms.make(hero, 64);
  const heard = expect(waiting).rejects.toThrow();
  rooms.close();
  await heard;
  expect(await kept()).toEqual(new Set());
});

test('rooms are asked for what is a room, and the pictures for everything else', async () => {
  const pictures = {
    widestPx: () => 1920,
    make: async () => Buffer.from('a picture'),
    atHand: async () => null,
    close: async () => undefined,
  };
  const both = widerDemo(pictures, rooms);
  expect([both.widestPx(hero), both.widestPx('other')]).toEqual([64, 1920]);
  expect(await both.make(hero, 65)).toBeNull();
  expect(String(await both.make('other', 65))).toBe('a picture');
});
