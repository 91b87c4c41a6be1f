import type { Hour } from '@selvedge/contract/scene-urls';
import type { Places } from '@selvedge/scenes/places';
import type { ProductLaying } from '@selvedge/scenes/product-laying';
import type { Scene } from '@selvedge/scenes/scene';

/** The passes of a scene as the browser has read them, in the light of an hour. */
export interface LoadedScene {
  readonly scene: Scene;
  readonly hour: Hour;
  readonly places: Places;
  readonly light: ImageBitmap;
  readonly bright: ImageBitmap | undefined;
}

/** A product's picture, cut to what is laid, and how it is laid. */
export interface LaidPicture extends ProductLaying {
  readonly kind: 'picture';
  readonly picture: ImageBitmap;
}

/** What the surfaces of a scene wear, by their names; one that is not there has its plain colour. */
export type BrowserDressing = ReadonlyMap<
  string,
  LaidPicture | { readonly kind: 'paint'; readonly hex: string }
>;

/** Shows dressed scenes on a canvas of their size. */
export interface Compositor {
  /** Takes the scene that is dressed from now on; of one with the same places only its light is taken anew. */
  load(loaded: LoadedScene): void;
  dress(dressing: BrowserDressing): void;
  /** Gives back what it holds; it is of no use afterwards. */
  dispose(): void;
}
