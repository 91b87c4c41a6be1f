import type { Product } from '@selvedge/contract/product';
import type { SceneSurface } from '@selvedge/contract/scene-summary';
import { measureCm, sizeText } from '@selvedge/contract/size';
import { paintName } from './paints.ts';
import type { RoomState } from './room-state.ts';

type Named = Pick<Product, 'design' | 'colour'>;
type Measured = Pick<
  Product,
  'item_group' | 'width' | 'length_cm' | 'diameter' | 'repeat_h' | 'repeat_t'
>;

/** A product's name in a sentence. */
export const nameOf = ({ design, colour }: Named): string =>
  colour === '' ? design : `${design} in ${colour}`;

const labelOf = ({ label }: SceneSurface): string => label.toLowerCase();

/** What the picture shows, in a few words. */
export const roomTitle = ({ scene, surface }: RoomState, product: Named): string =>
  `${nameOf(product)}: ${labelOf(surface)}, ${scene.title}`;

/** What a surface wears, in a word or two. */
export function wearWords(state: RoomState, surface: string): string {
  const worn = state.beside.find((one) => one.surface === surface);
  if (worn) return nameOf(worn.colourway);
  const painted = state.paints.find((one) => one.surface === surface);
  return painted ? paintName(painted.hex) : 'Plain';
}

/** What the picture shows, for those who do not see it and for those who want to know. */
export function roomWords(state: RoomState, product: Named & Measured): string[] {
  const { scene, surface, beside, paints } = state;
  const others = [...beside, ...paints].flatMap((one) => {
    const other = scene.surfaces.find(({ surface: name }) => name === one.surface);
    return other ? [`${other.label}: ${wearWords(state, one.surface)}.`] : [];
  });
  const isOnce = surface.widthM !== undefined;
  return [
    `${scene.description.replace(/\.$/u, '')}.`,
    `${surface.label}: ${nameOf(product)}${isOnce ? ` in ${sizeOf(product)}` : ''}, at true scale.`,
    ...(isOnce ? [] : repeatWords(product)),
    ...others,
  ];
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
