import { decodePlaces, type Places } from '@selvedge/scenes/places';
import type { Raster } from '@selvedge/scenes/raster';
import type { Scene } from '@selvedge/scenes/scene';

/** What the worker is asked, and what it answers. */
export interface PlacesAsked {
  readonly scene: Scene;
  readonly parts: Raster;
  readonly coordinates: Raster;
}
export type PlacesAnswer = Places | { readonly failed: string };

/** Decodes coordinates beside the page, which answers its visitor meanwhile. */
addEventListener('message', ({ data }: MessageEvent<PlacesAsked>) => {
  try {
    const places = decodePlaces(data.scene, data.parts, data.coordinates);
    const transfer = [places.part, places.cover, places.places, places.facing].map(
      ({ buffer }) => buffer,
    );
    postMessage(places satisfies PlacesAnswer, { transfer });
  } catch (error) {
    postMessage({ failed: String(error) } satisfies PlacesAnswer);
  }
});
