import { type Cloth, isLaidOnce, type Lay, type Laying, layingRule } from './cloth.ts';
import { mixEdges } from './edges.ts';
import { channelOf, type Light, lightOfHex } from './light.ts';
import { meanLight } from './picture-levels.ts';
import type { Places } from './places.ts';
import { evenLight, type PicturePlace, sampleLight } from './sample.ts';
import type { Part, Scene, Surface } from './scene.ts';
import { SHEENS, type Sheen } from './sheen.ts';
import { tone } from './tone.ts';

/** How much of the light the white sends back that scenes are rendered in. */
export const RENDERED_ALBEDO = 0.8;

/** What a surface wears: a design, or one colour in linear light. */
export type Wear = Cloth | { readonly kind: 'colour'; readonly light: Light };

/** What the surfaces of a scene wear, by their names; one that is not there has its plain colour. */
export type Dressing = ReadonlyMap<string, Wear>;

/** A scene with its passes in memory. */
export interface ScenePasses extends Places {
  readonly scene: Scene;
  /** Three numbers a pixel, linear. */
  readonly radiance: Float32Array;
}

/** The scene as a photograph of it dressed so: three bytes a pixel, sRGB. */
export function dress(passes: ScenePasses, dressing: Dressing): Uint8Array {
  const { scene } = passes;
  const seen = mixEdges(passes, ownColours(passes, dressing), scene.widthPx);
  const shown = new Uint8Array(seen.length);
  for (let i = 0; i < seen.length; i++)
    shown[i] = channelOf(tone((seen[i] as number) * scene.exposure));
  return shown;
}

/**
 * How much lighter or darker it is where something of this colour hangs than where all is white: cloth in folds and walls
 * of a room light each other, the more so the paler they are. Both are geometric series of what goes from one to the next.
 *
 * @param mean what it sends back of the light as a whole
 * @param bounce how much of that falls on it again, as the scene says
 */
export const ownBounce = (mean: Light, bounce: number): Light => {
  const of = (albedo: number): number => (1 - bounce * RENDERED_ALBEDO) / (1 - bounce * albedo);
  return [of(mean[0]), of(mean[1]), of(mean[2])];
};

/**
 * Whether a part takes the mean colour of what it wears instead of the design. Piping is a finger's breadth at most: of a
 * print it would show scraps, which look like a broken line. What has no print it wears as it is.
 */
const isEvenlyLaid = ({ piping }: Part, { isPlain }: Laying): boolean =>
  piping === true && isPlain !== true;

/** What a part sends back of the light: its albedo at a pixel, and its sheen. */
interface Worn {
  readonly mean: Light;
  readonly bounce: Light;
  readonly cloth?: { readonly wear: Cloth; readonly lay: Lay; readonly isRepeated: boolean };
  readonly albedo: Float64Array;
  readonly sheen: Sheen | undefined;
}

function wornBy(scene: Scene, part: Part, surface: Surface, wear: Wear | undefined): Worn {
  const isCloth = wear?.kind === 'cloth';
  const mean = isCloth ? meanLight(wear.picture) : (wear?.light ?? lightOfHex(surface.plain));
  const worn = { mean, bounce: ownBounce(mean, scene.bounce), albedo: Float64Array.from(mean) };
  if (!isCloth) return { ...worn, sheen: undefined };
  const sheen = wear.sheen && SHEENS[wear.sheen];
  if (isEvenlyLaid(part, wear)) return { ...worn, sheen };
  const isRepeated = !isLaidOnce(wear, surface);
  return { ...worn, cloth: { wear, lay: layingRule(wear, surface), isRepeated }, sheen };
}

/** The light that each pixel would send if its part covered all of it. */
function ownColours(passes: ScenePasses, dressing: Dressing): Float32Array {
  const { scene, part, places, facing, radiance } = passes;
  const surfaces = new Map(scene.surfaces.map((one) => [one.surface, one]));
  const worn: (Worn | undefined)[] = [];
  for (const one of scene.parts) {
    const found = surfaces.get(one.surface);
    if (found) worn[one.part] = wornBy(scene, one, found, dressing.get(one.surface));
  }
  const own = radiance.slice();
  const place: PicturePlace = { s: 0, t: 0, across: 0, down: 0 };
  for (let i = 0; i < part.length; i++) {
    const wears = worn[part[i] as number];
    if (!wears) continue;
    const { cloth, albedo, sheen, mean, bounce } = wears;
    if (cloth) {
      const [u, v] = [places[4 * i] as number, places[4 * i + 1] as number];
      cloth.lay(u, v, places[4 * i + 2] as number, places[4 * i + 3] as number, place);
      sampleLight(cloth.wear.picture, place, cloth.isRepeated, albedo);
      if (cloth.wear.isPlain) evenLight(cloth.wear.picture, place, mean, albedo);
    }
    const slant = sheen ? (sheen.strength * (facing[i] as number)) / 255 : 0;
    for (let k = 0, at = 3 * i; k < 3; k++, at++) {
      const colour = albedo[k] as number;
      const shine = sheen ? slant * (1 - sheen.ownColour + sheen.ownColour * colour) : 0;
      const light = (radiance[at] as number) * (bounce[k] as number);
      own[at] = light * (colour / RENDERED_ALBEDO + shine);
    }
  }
  return own;
}
