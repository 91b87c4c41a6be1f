import { serveOrders } from '@selvedge/documents/serve-orders';
import type { ScenePasses, Wear } from '@selvedge/scenes/dress';
import { lightOfHex } from '@selvedge/scenes/light';
import { clothOf, photograph } from '@selvedge/scenes/photograph';
import type { ProductLaying } from '@selvedge/scenes/product-laying';
import { decodePasses, type PassPictures } from '@selvedge/scenes/read-scenes';
import type { Scene } from '@selvedge/scenes/scene';

/** A dressed scene that is wanted as a JPEG. */
export interface ViewOrder {
  readonly scene: Scene;
  readonly passes: PassPictures;
  readonly widthPx: number;
  /** By surface: a product's picture with how it is laid, or a colour as `#rrggbb`. */
  readonly wears: readonly (readonly [
    surface: string,
    worn: (ProductLaying & { readonly picture: Uint8Array }) | string,
  ])[];
}

const QUALITY = 82;

/** The scene of the last order: thumbnails apart, who looks at a scene dresses it again. */
let last: ScenePasses | undefined;

serveOrders(async ({ scene, passes, widthPx, wears }: ViewOrder): Promise<Uint8Array> => {
  if (last?.scene.name !== scene.name) last = await decodePasses(scene, passes);
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
