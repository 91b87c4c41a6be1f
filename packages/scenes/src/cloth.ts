import type { PictureLevels } from './picture-levels.ts';
import type { PicturePlace } from './sample.ts';
import type { Surface } from './scene.ts';
import type { SheenKind } from './sheen.ts';

/** How a cloth, a paper or a rug is laid. All measures are those of the picture that shows it, in metres. */
export interface Laying {
  readonly widthM: number;
  readonly lengthM: number;
  /**
   * The stretches that it is laid in, side by side: the drops of a wallpaper, or the repeats of a cloth in half drop. Each
   * begins the picture anew, and every second one hangs `downM` lower. Without it the picture repeats both ways.
   */
  readonly strips?: { readonly widthM: number; readonly downM: number };
  /** Whether it is one whole thing, such as a rug: laid once where the surface has a size. */
  readonly isWhole?: boolean;
  /** Whether it has no drawing: light and shade at large are then those of its photograph, and would repeat as a pattern. */
  readonly isPlain?: boolean;
}

/** A design as a scene wears it: its picture, of just what is laid, and how that is laid. */
export interface Cloth extends Laying {
  readonly kind: 'cloth';
  readonly picture: PictureLevels;
  readonly sheen?: SheenKind;
}

/** Whether a surface wears a whole thing from edge to edge, whatever their sizes, instead of repeating it. */
export const isLaidOnce = ({ isWhole }: Laying, { widthM }: Pick<Surface, 'widthM'>): boolean =>
  isWhole === true && widthM !== undefined;

/** Shows which place of the picture lies at a place of a surface, `u` and `v` metres along it. */
export type Lay = (u: number, v: number, acrossM: number, downM: number, out: PicturePlace) => void;

/** The rule by which a surface wears what is laid so. */
export function layingRule(laying: Laying, surface: Pick<Surface, 'widthM' | 'lengthM'>): Lay {
  const { widthM, lengthM, strips } = laying;
  if (isLaidOnce(laying, surface)) return fitted(laying, surface);
  return (u, v, acrossM, downM, out) => {
    const strip = strips ? Math.floor(u / strips.widthM) : 0;
    out.s = strips ? (u - strip * strips.widthM) / widthM : u / widthM;
    out.t = (strips && strip % 2 !== 0 ? v - strips.downM : v) / lengthM;
    out.across = acrossM / widthM;
    out.down = downM / lengthM;
  };
}

/** Fitted to the surface; what is longer lies along the longer side. */
function fitted(
  laying: Laying,
  { widthM = laying.widthM, lengthM = laying.lengthM }: Pick<Surface, 'widthM' | 'lengthM'>,
): Lay {
  const isTurned = widthM > lengthM !== laying.widthM > laying.lengthM && widthM !== lengthM;
  return (u, v, acrossM, downM, out) => {
    const [s, t] = [u / widthM, v / lengthM];
    out.s = isTurned ? 1 - t : s;
    out.t = isTurned ? s : t;
    out.across = isTurned ? downM / lengthM : acrossM / widthM;
    out.down = isTurned ? acrossM / widthM : downM / lengthM;
  };
}
