import type { Product } from '@selvedge/contract/product';
import type { SceneSummary, SceneSurface } from '@selvedge/contract/scene-summary';
import { measureCm } from '@selvedge/contract/size';
import { fold } from '@selvedge/contract/text';
import { mayWear } from '@selvedge/scenes/laid-product';

type Suited = Pick<Product, 'item_group' | 'application' | 'diameter'> &
  Partial<Pick<Product, 'design' | 'web_type' | 'width' | 'length_cm'>>;

/** Words in an application's name that decide what a fabric is for; others leave both open. */
const FOR_WINDOWS = /curtain|drape|sheer|voile|blind/u;
const FOR_SEATS = /upholster/u;
/** What fabrics are made for, the best first. */
const AT_WINDOWS: readonly string[] = ['curtain', 'sheer', 'blind'];
const SHEER_AT_WINDOWS: readonly string[] = ['sheer', 'curtain', 'blind'];
const ON_SEATS: readonly string[] = ['upholstery', 'cushion'];

/**
 * The scenes that a product can be seen in: those that suit its group first, the best of them foremost. Among these a rug
 * is seen where it has its own proportions, rather than in a runner's place, what is made for outdoors is seen there and
 * nothing else before a room, and a fabric is seen where there is what it is made for, and then where there are both a window
 * and a seat.
 */
export function suitedScenes(scenes: readonly SceneSummary[], product: Suited): SceneSummary[] {
  const rank = ({ suits }: SceneSummary): number => {
    const place = suits.indexOf(product.item_group);
    return place < 0 ? suits.length + scenes.length : place;
  };
  return scenes
    .filter(({ surfaces }) => surfaces.some((surface) => mayWear(surface, product)))
    .map((scene) => ({
      scene,
      misshapes: Number(misshapes(scene, product)),
      misplaces: Number((scene.setting === 'outdoor') !== isForOutdoors(product)),
      lacks: lacksOf(scene, product),
    }))
    .toSorted(
      (one, other) =>
        rank(one.scene) - rank(other.scene) ||
        one.misshapes - other.misshapes ||
        one.misplaces - other.misplaces ||
        one.lacks.meant - other.lacks.meant ||
        one.lacks.any - other.lacks.any,
    )
    .map(({ scene }) => scene);
}

/** By its supplier's words. */
const isForOutdoors = ({ application, web_type = [] }: Suited): boolean =>
  /\boutdoors?\b/u.test(fold([application, ...web_type].join(' ')));

/** Proportions that differ by more are seen to. */
const SEEN_RATIO = 1.5;

/** Whether each place that a scene has for a product is of other proportions: a runner's for a square rug. */
function misshapes({ surfaces }: SceneSummary, product: Suited): boolean {
  const own = proportion(measureCm(product.width), measureCm(product.length_cm));
  const places = surfaces
    .filter((surface) => mayWear(surface, product))
    .map(({ widthM = 0, lengthM = 0 }) => proportion(widthM, lengthM));
  const isOther = (place: number) => place > 0 && Math.max(place / own, own / place) > SEEN_RATIO;
  return own > 0 && places.every(isOther);
}

/** How much longer the longer side is; 0 where one is not known. */
const proportion = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.max(one, other) / Math.min(one, other) : 0;

/** How far a scene is from having what a product is made for, and anything that fabrics are made for: 0 is the best. */
function lacksOf({ surfaces }: SceneSummary, product: Suited) {
  const name = fold(product.application);
  const kinds = surfaces.filter((surface) => mayWear(surface, product)).map(({ kind }) => kind);
  const lackOf = (wanted: readonly string[]): number => {
    const place = wanted.findIndex((kind) => kinds.includes(kind));
    return place < 0 ? wanted.length : place;
  };
  const windows = lackOf(isSheer(product) ? SHEER_AT_WINDOWS : AT_WINDOWS);
  const seats = lackOf(ON_SEATS);
  const meant = isForWindows(product) ? windows : FOR_SEATS.test(name) ? seats : 0;
  return { meant, any: windows + seats };
}

/** Cloth that daylight comes through, by its supplier's words. */
const isSheer = ({ application, design = '', web_type = [] }: Suited): boolean =>
  /\b(?:sheers?|voiles?)\b/u.test(fold([application, design, ...web_type].join(' ')));

const isForWindows = (product: Suited): boolean =>
  FOR_WINDOWS.test(fold(product.application)) || isSheer(product);

/**
 * The surfaces of a scene that a product can lie on: first those that it is for, of these what hangs before the daylight for
 * a sheer cloth, then in their own order.
 */
export function suitedSurfaces({ surfaces }: SceneSummary, product: Suited): SceneSurface[] {
  const forWindows = isForWindows(product);
  const forSeats = FOR_SEATS.test(fold(product.application));
  const rank = ({ kind }: SceneSurface): number => {
    if (kind === 'sheer' && isSheer(product)) return 0;
    const isMeant =
      (forWindows && AT_WINDOWS.includes(kind)) || (forSeats && ON_SEATS.includes(kind));
    return isMeant ? 1 : 2;
  };
  return surfaces
    .filter((surface) => mayWear(surface, product))
    .toSorted((one, other) => rank(one) - rank(other));
}
