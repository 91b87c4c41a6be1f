import type { Product } from '@selvedge/contract/product';
import type { SceneSurface } from '@selvedge/contract/scene-summary';
import { measureCm, sizeText } from '@selvedge/contract/size';
import { type Named, nameOf } from '../rules/item-address.ts';
import { paintName } from './paints.ts';
import type { RoomState } from './room-state.ts';

type Measured = Pick<
  Product,
  'item_group' | 'width' | 'length_cm' | 'diameter' | 'repeat_h' | 'repeat_t'
>;

const labelOf = ({ label }: SceneSurface): string => label.toLowerCase();

/** What the picture shows, in a few words. */
export const roomTitle = ({ scene, hour, surface }: RoomState, product: Named): string =>
  `${nameOf(product)}: ${labelOf(surface)}, ${scene.title}${hour === 'evening' ? ', in the evening' : ''}`;

/** What a surface wears, in a word or two. */
export function wearWords(state: RoomState, surface: string): string {
  const worn = state.beside.find((one) => one.surface === surface);
  if (worn) return nameOf(worn.colourway);
  const painted = state.paints.find((one) => one.surface === surface);
  return painted ? paintName(painted.hex) : 'Plain';
}

/** What the picture shows, for those who do not see it and for those who want to know. */
export function roomWords(state: RoomState, product: Named & Measured): string[] {
  const { scene, hour, surface, beside, paints } = state;
  const { description } = (hour === 'evening' && scene.evening) || scene;
  const others = [...beside, ...paints].flatMap((one) => {
    const other = scene.surfaces.find(({ surface: name }) => name === one.surface);
    return other ? [`${other.label}: ${wearWords(state, one.surface)}.`] : [];
  });
  const isOnce = surface.widthM !== undefined;
  return [
    `${description.replace(/\.$/u, '')}.`,
    `${surface.label}: ${nameOf(product)}${isOnce ? ` in ${sizeOf(product)}` : ''}, ${scaleWords(surface, product)}.`,
    ...(isOnce ? [] : repeatWords(product)),
    ...others,
  ];
}

/** A rug may differ so much from the place that it is laid in, and still be seen at its scale. */
const SAME_SIZE_WITHIN = 0.03;
const CM_PER_M = 100;

/** Cloth and paper are shown at their scale; a rug is fitted to its place, which may be larger or smaller. */
function scaleWords({ widthM = 0, lengthM = 0 }: SceneSurface, product: Measured): string {
  const place = [widthM * CM_PER_M, lengthM * CM_PER_M].toSorted((one, other) => one - other);
  const round = measureCm(product.diameter);
  const own = round > 0 ? [round, round] : [measureCm(product.width), measureCm(product.length_cm)];
  own.sort((one, other) => one - other);
  const fits = place.every((side, at) => Math.abs((own[at] ?? 0) / side - 1) <= SAME_SIZE_WITHIN);
  if (widthM === 0 || fits) return 'at true scale';
  return `laid into a place of ${place.map(Math.round).join(' × ')} cm`;
}

/** The size of a rug as it is read. */
function sizeOf(product: Measured): string {
  const [width, length] = [measureCm(product.width), measureCm(product.length_cm)];
  return width > 0 && length > 0 ? `${width} × ${length} cm` : sizeText(product);
}

function repeatWords({ repeat_h, repeat_t }: Measured): string[] {
  const [across, down] = [measureCm(repeat_h), measureCm(repeat_t)];
  if (across > 0 && down > 0)
    return [`The design repeats every ${across} cm across and ${down} cm down.`];
  if (across > 0) return [`The design repeats every ${across} cm across.`];
  return down > 0 ? [`The design repeats every ${down} cm down.`] : [];
}
