import type { Hour } from '@selvedge/contract/scene-urls';
import { serveOrders } from '@selvedge/documents/serve-orders';
import type { ScenePasses, Wear } from '@selvedge/scenes/dress';
import { lightOfHex } from '@selvedge/scenes/light';
import { clothOf, photograph } from '@selvedge/scenes/photograph';
import type { ProductLaying } from '@selvedge/scenes/product-laying';
import { decodePasses, type PassPictures } from '@selvedge/scenes/read-scenes';
import type { Scene } from '@selvedge/scenes/scene';

/** A dressed scene that is wanted as a JPEG. */
export interface ViewOrder {
  /** As it is at the hour. */
  readonly scene: Scene;
  readonly hour: Hour;
  readonly passes: PassPictures;
  readonly widthPx: number;
  /** By surface: a product's picture with how it is laid, or a colour as `#rrggbb`. */
  readonly wears: readonly (readonly [
    surface: string,
    worn: (ProductLaying & { readonly picture: Uint8Array }) | string,
  ])[];
}

const QUALITY = 82;

/** The scene of the last order, at its hour: thumbnails apart, who looks at a scene dresses it again. */
let last: (ScenePasses & { readonly hour: Hour }) | undefined;

serveOrders(async ({ scene, hour, passes, widthPx, wears }: ViewOrder): Promise<Uint8Array> => {
  if (last?.scene.name !== scene.name || last.hour !== hour)
    last = { ...(await decodePasses(scene, passes)), hour };
  const dressing = new Map<string, Wear>();
  for (const [surface, worn] of wears)
    dressing.set(
      surface,
      typeof worn === 'string'
        ? { kind: 'colour', light: lightOfHex(worn) }
        : await clothOf(worn.picture, worn),
    );
  return photograph(last, dressing, widthPx).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
});
