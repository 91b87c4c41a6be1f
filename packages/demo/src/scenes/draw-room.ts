import sharp from 'sharp';
import { designTexture } from './dressing/design-texture.ts';
import { develop } from './dressing/develop.ts';
import type { Dressing } from './dressing/dressing.ts';
import { boards, MATERIALS, plainTexture, plaster } from './dressing/materials.ts';
import type { Texture } from './dressing/texture.ts';
import { RayTree } from './geometry/ray-tree.ts';
import { coarse, evenOut, spread } from './light/even-out.ts';
import { forgetPlaces, look, type Seen } from './light/samples.ts';
import { shine } from './light/shine.ts';
import type { DressedSlot, PlainSlot, Slot } from './rooms/room.ts';
import { ROOMS, type RoomName } from './rooms/rooms.ts';
import type { SceneSize } from './scene-file.ts';

/** Rays from each point where light is measured. */
const RAYS = { skyRays: 7, sunRays: 5, roundRays: 7 } as const;
/** Light is measured at every fifth pixel each way, of small pictures at every other. */
const POINT_EVERY_PX = 5;
const SMALL_PX = 1024;
const FULL_WIDTH_PX = 1600;
const FLOOR_PX_PER_M = 440;
/** 0 to 100: pictures are made smaller for each screen from these. */
const QUALITY = 88;
/** Bare things that would be dressed. */
const UNDYED = '#d8cdb8';

/** A room with the light in it, ready to be dressed again and again. */
export interface LitRoom {
  readonly seen: Seen;
  readonly light: Float32Array;
  /** What can be dressed, in the order in which it is seen. */
  readonly slots: readonly Slot[];
  readonly exposure: number;
}

/** Builds a room and lets light into it. The same arguments always give the same numbers. */
export function lightRoom(name: RoomName, { widthPx, heightPx }: SceneSize): LitRoom {
  const room = ROOMS[name]();
  const tree = new RayTree(room.mesh);
  const samples = look(room, tree, widthPx, heightPx);
  const grid = coarse(samples, widthPx < SMALL_PX ? 2 : POINT_EVERY_PX);
  const grainy = shine(room, tree, samples, grid.points, RAYS);
  const light = spread(samples, grid, evenOut(samples, grid, grainy));
  return { seen: forgetPlaces(samples), light, slots: room.mesh.slots, exposure: room.exposure };
}

/** The bytes of a lit room in a dressing, as JPEG, which is written in a tenth of the time of WebP. */
export async function dressRoom(
  { seen, light, slots, exposure }: LitRoom,
  dressing: Dressing,
): Promise<Buffer> {
  const { widthPx: width, heightPx: height } = seen;
  const textures: Texture[] = [];
  // One after the other: what each takes while it is drawn is several times what is kept of it.
  for (const slot of slots) textures.push(await covering(slot, dressing, width));
  const pixels = develop(seen, light, textures, exposure);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
}

const known = new Map<string, Texture>();

function covering(slot: Slot, dressing: Dressing, scenePx: number): Promise<Texture> | Texture {
  if (slot === 'floor' || slot === 'oak') {
    const hex = slot === 'floor' ? (dressing.floor ?? MATERIALS.floor) : MATERIALS.oak;
    const key = [slot, hex, scenePx].join('|');
    const sawn =
      known.get(key) ??
      boards(hex, slot, (FLOOR_PX_PER_M * scenePx) / FULL_WIDTH_PX, slot === 'oak' ? 'u' : 'v');
    known.set(key, sawn);
    return sawn;
  }
  if (isPlain(slot)) {
    const rough = slot === 'plaster' || slot === 'stone';
    return rough ? plaster(MATERIALS[slot], slot) : plainTexture(MATERIALS[slot]);
  }
  const cover = dressing[slot];
  if (cover === undefined) return plainTexture(UNDYED);
  return typeof cover === 'string' ? plaster(cover, slot) : designTexture(cover, slot, scenePx);
}

const isPlain = (slot: PlainSlot | DressedSlot): slot is PlainSlot => slot in MATERIALS;
