import { basename } from 'node:path';
import { PROCESS_BYTES } from '../drawing/cores.ts';
import { PICTURE_WIDTH_PX } from '../drawing/picture.ts';
import { wideFiles } from '../drawing/wide-files.ts';
import { drawRooms, missingScenes } from './draw-rooms.ts';
import type { RoomName } from './rooms/rooms.ts';
import { sceneKey, sceneSize } from './scene-file.ts';
import { SCENE_NAMES } from './scene-names.ts';
import type { SceneJob } from './scene-worker.ts';
import { SCENES } from './scenes.ts';

/** Pages are served before rooms are drawn. */
const NICENESS = 10;
/** A room and as much again for those who serve pages. */
const LEAST_FREE_BYTES = 2 * PROCESS_BYTES;

export interface RoomsOnDemand {
  /** How wide a scene can be had, by the name of its file without ending; null for what is no scene. */
  widestPx(key: string): number | null;
  /**
   * A scene as wide as it can be had, as soon as it is drawn; null for what is no scene, or is wanted wider. The other
   * scenes of its room are drawn after it. Rejects where it cannot be.
   */
  make(key: string, widthPx: number): Promise<Buffer | null>;
  /** The same where it is drawn already. */
  atHand(key: string): Promise<Buffer | null>;
  /** Draws the rooms that are missing, one after the other, and forgets what is no scene of the demo any more. */
  drawAll(waitForTime?: () => Promise<void>): Promise<void>;
  /** Ends the drawing; what is not drawn by then is rejected. */
  close(): void;
}

/**
 * Draws the demo's rooms as wide as dense screens want them, one room at a time, each once however many ask, and keeps
 * them in a folder, which may be deleted at any time.
 */
export function roomsOnDemand(
  folder: string,
  pictureWidthPx: number = PICTURE_WIDTH_PX,
): RoomsOnDemand {
  const size = sceneSize(pictureWidthPx);
  const how = { size, drawnSize: size, niceness: NICENESS };
  const files = wideFiles(folder);
  const roomOf = new Map(
    SCENE_NAMES.map((name) => [sceneKey(SCENES[name], size), SCENES[name].room]),
  );
  const stopping = new AbortController();
  const underWay = new Map<RoomName, Promise<void>>();
  /** Scenes that somebody waits for, by their keys. */
  const awaited = new Map<string, PromiseWithResolvers<void>>();
  let last: Promise<void> = Promise.resolve();

  const draw = async (job: SceneJob | undefined): Promise<void> => {
    if (!job) return;
    if (process.availableMemory() < LEAST_FREE_BYTES) throw new Error('too little memory is free');
    const isAwaited = ({ file }: SceneJob['scenes'][number]) => awaited.has(keyOf(file));
    const [first = [], later = []] = [true, false].map((wanted) =>
      job.scenes.filter((scene) => isAwaited(scene) === wanted),
    );
    await drawRooms([{ ...job, scenes: [...first, ...later] }], {
      maxWorkers: 1,
      signal: stopping.signal,
      onDrawn: ({ path }) => awaited.get(keyOf(path))?.resolve(),
    });
  };
  /** Draws what is missing of a room, after those that are under way. */
  const drawn = (room: RoomName): Promise<void> => {
    const known = underWay.get(room);
    if (known) return known;
    const before = last.catch(() => undefined);
    const started = before
      .then(() => missingScenes(folder, how))
      .then((jobs) => draw(jobs.find(({ scenes }) => scenes[0]?.scene.room === room)))
      .finally(() => underWay.delete(room));
    underWay.set(room, started);
    last = started;
    return started;
  };
  const atHand = async (key: string): Promise<Buffer | null> =>
    roomOf.has(key) ? files.read(key) : null;

  return {
    widestPx: (key) => (roomOf.has(key) ? size.widthPx : null),
    async make(key, widthPx) {
      const room = roomOf.get(key);
      if (!room || widthPx > size.widthPx) return null;
      const kept = await files.read(key);
      if (kept) return kept;
      const scene = awaited.get(key) ?? Promise.withResolvers<void>();
      awaited.set(key, scene);
      await Promise.race([scene.promise, drawn(room)]).finally(() => awaited.delete(key));
      return files.read(key);
    },
    atHand,
    async drawAll(waitForTime = () => Promise.resolve()) {
      await files.keepOnly(new Set(roomOf.keys()));
      for (const room of new Set(roomOf.values())) {
        await waitForTime();
        if (stopping.signal.aborted) return;
        await drawn(room);
      }
    },
    close: () => stopping.abort(new Error('The drawing was stopped')),
  };
}

const keyOf = (path: string): string => basename(path, '.jpg');
