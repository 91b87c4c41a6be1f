import type { Product } from '@selvedge/contract/product';
import type { SceneSummary, SceneSurface } from '@selvedge/contract/scene-summary';
import { fold } from '@selvedge/contract/text';
import { mayWear } from '@selvedge/scenes/laid-product';

type Suited = Pick<Product, 'item_group' | 'application'>;

/** The scenes that a product can be seen in, those that suit its group first, the best of them foremost. */
export function suitedScenes(scenes: readonly SceneSummary[], product: Suited): SceneSummary[] {
  const rank = ({ suits }: SceneSummary): number => {
    const place = suits.indexOf(product.item_group);
    return place < 0 ? suits.length + scenes.length : place;
  };
  return scenes
    .filter(({ surfaces }) => surfaces.some((surface) => mayWear(surface, product.item_group)))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Words in an application's name that decide what a fabric is for; others leave both open. */
const FOR_WINDOWS = /curtain|drape|sheer|voile|blind/u;
const FOR_SEATS = /upholster/u;
const AT_WINDOWS: readonly string[] = ['curtain', 'sheer', 'blind'];
const ON_SEATS: readonly string[] = ['upholstery', 'cushion'];

/** The surfaces of a scene that a product can lie on: first those that its application is for, then in their own order. */
export function suitedSurfaces({ surfaces }: SceneSummary, product: Suited): SceneSurface[] {
  const name = fold(product.application);
  const isMeant = ({ kind }: SceneSurface): boolean =>
    (FOR_WINDOWS.test(name) && AT_WINDOWS.includes(kind)) ||
    (FOR_SEATS.test(name) && ON_SEATS.includes(kind));
  const wearing = surfaces.filter((surface) => mayWear(surface, product.item_group));
  return [...wearing.filter(isMeant), ...wearing.filter((surface) => !isMeant(surface))];
}
