import { measureCm, sizeText } from '@selvedge/contract/size';
import type { RoomSetting } from '../rules/room-settings.ts';
import { PERSON_HEIGHT_CM, repeatsAcross, seamsAt, sofaWidthCm } from './room-geometry.ts';
import type { RoomProduct } from './room-product.ts';
import { paintName, type RoomState } from './room-state.ts';

export const SETTING_NAMES: Readonly<Record<RoomSetting, string>> = {
  wall: 'Wall',
  curtain: 'Curtain',
  sofa: 'Sofa',
  floor: 'Floor',
};

/** A product's name in a sentence. */
export const nameOf = ({ design, colour }: Pick<RoomProduct, 'design' | 'colour'>): string =>
  colour === '' ? design : `${design} in ${colour}`;

/** What the picture shows, in a few words. */
export function roomTitle(state: RoomState, product: RoomProduct): string {
  switch (state.setting) {
    case 'wall':
      return `${nameOf(product)} on a wall`;
    case 'curtain':
      return `Curtains of ${nameOf(product)}`;
    case 'sofa':
      return `A sofa covered in ${nameOf(product)}`;
    case 'floor':
      return `The rug ${nameOf(product)} on a floor`;
  }
}

/** What the picture shows, with its measures: for those who do not see it, and for those who want to know. */
export function roomWords(state: RoomState, product: RoomProduct): string[] {
  const { wallWidthCm, wallHeightCm, setting } = state;
  const wall = `${wallWidthCm} cm wide and ${wallHeightCm} cm high`;
  const painted = `painted ${paintName(state.paint)}`;
  const scene: Readonly<Record<RoomSetting, string>> = {
    wall: `${nameOf(product)} at true scale on a wall ${wall}.`,
    curtain: `A pair of curtains in ${nameOf(product)} at true scale, before a wall ${wall}, ${painted}.`,
    sofa: `A sofa ${sofaWidthCm(wallWidthCm)} cm wide, covered in ${nameOf(product)} at true scale, before a wall ${wall}, ${painted}.`,
    floor: `${nameOf(product)} in ${sizeOf(product)} at true scale, on an oak floor before a wall ${wall}, ${painted}.`,
  };
  return [
    scene[setting],
    ...(setting === 'floor' ? [] : repeatWords(product)),
    ...(setting === 'wall' ? coverWords(state, product) : []),
    ...(state.person ? [`The figure is ${PERSON_HEIGHT_CM} cm tall.`] : []),
  ];
}

/** The size of a rug as it is read. */
export function sizeOf(product: RoomProduct): string {
  const [width, length] = [measureCm(product.width), measureCm(product.length_cm)];
  const across = measureCm(product.diameter);
  if (across > 0) return `${across} cm across`;
  return width > 0 && length > 0 ? `${width} × ${length} cm` : sizeText(product);
}

function repeatWords({ repeat_h, repeat_t }: RoomProduct): string[] {
  const [across, down] = [measureCm(repeat_h), measureCm(repeat_t)];
  if (across > 0 && down > 0)
    return [`The design repeats every ${across} cm across and ${down} cm down.`];
  if (across > 0) return [`The design repeats every ${across} cm across.`];
  return down > 0 ? [`The design repeats every ${down} cm down.`] : [];
}

/** How often the design goes into the wall, and how many drops of the roll do. */
function coverWords({ wallWidthCm }: RoomState, product: RoomProduct): string[] {
  const repeat = measureCm(product.repeat_h);
  const drop = measureCm(product.width);
  const times = Math.round(repeatsAcross(wallWidthCm, repeat) * 10) / 10;
  const drops = seamsAt(wallWidthCm, drop).length + 1;
  const count = drops === 1 ? 'one drop' : `${drops} drops`;
  return [
    ...(repeat > 0
      ? [`That is ${times} ${times === 1 ? 'repeat' : 'repeats'} across the wall.`]
      : []),
    ...(drop > 0 ? [`The wall takes ${count} of ${drop} cm.`] : []),
  ];
}
