import type { Area } from '../patterns/pattern.ts';

/**
 * How a thing lies before the camera: its outline, its shadow and the light on its body, as SVG content of 600 × 750.
 * `outline` and `shadow` are white where they apply; `body` is grey 128 where the light is even.
 */
export interface Form {
  readonly outline: string;
  readonly shadow: string;
  readonly body: string;
  /** Where the drawing goes, when the thing shows one whole drawing; absent where cloth runs on over the edges. */
  readonly drawn?: Area & { readonly x: number; readonly y: number };
}

/** A soft-edged copy of a shape, moved down and to the right: the light comes from the top left. */
export const softShadow = (shape: string, blurPx: number, dx: number, dy: number): string =>
  `<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${blurPx}"/></filter>` +
  `<g filter="url(#f)" transform="translate(${dx} ${dy})">${shape}</g>`;

export const EVEN_BODY = '<rect width="600" height="750" fill="rgb(128,128,128)"/>';
