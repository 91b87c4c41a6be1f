import { createHash } from 'node:crypto';
import type { FormName } from './forms/forms.ts';
import type { GroundName } from './grounds/ground.ts';
import type { PatternName } from './patterns/patterns.ts';

/** Raise it when the drawing code changes what it draws: every picture is then drawn anew under a new name. */
const GENERATOR_VERSION = 14;

/** Width of what shows a product from the front, one of those that pictures are served in; the height is 5/4 of it. */
export const PICTURE_WIDTH_PX = 960;

/** The other views stand beside it, and are drawn narrower. */
const OTHER_VIEWS = 2 / 3;

const HEIGHT_TO_WIDTH = 5 / 4;

export type PictureView = 'front' | 'close' | 'draped';

/** What a drawing is before it is dyed. Equal structures are computed once. */
export interface Structure {
  readonly ground: GroundName;
  readonly pattern: PatternName;
  /** Names the chance that draws it; views and colourways of one design share it. */
  readonly seed: string;
  /** Repeats across and down the whole view. */
  readonly across: number;
  readonly down: number;
  readonly form: FormName | 'cloth';
  readonly view: PictureView;
}

/** The dyes of the ground and of the three inks, as `#rrggbb`. */
export type Dyes = readonly [ground: string, first: string, second: string, third: string];

/** One picture: everything that decides its bytes. */
export interface Picture {
  readonly structure: Structure;
  readonly dyes: Dyes;
  readonly widthPx: number;
}

/** How wide a view is drawn, where the front has this width. */
export const viewWidthPx = (view: PictureView, frontWidthPx: number): number =>
  view === 'front' ? frontWidthPx : Math.round(frontWidthPx * OTHER_VIEWS);

/** The height of a picture of this width. */
export const pictureHeightPx = (widthPx: number): number => Math.round(widthPx * HEIGHT_TO_WIDTH);

/** The stable name of a structure. */
export const structureKey = (structure: Structure): string =>
  [
    structure.ground,
    structure.pattern,
    structure.seed,
    structure.across,
    structure.down,
    structure.form,
    structure.view,
  ].join('|');

/** The name of the picture's file, without folder and ending: a hash of all that decides its bytes. */
export function pictureKey(picture: Picture): string {
  const parts = [
    GENERATOR_VERSION,
    picture.widthPx,
    structureKey(picture.structure),
    ...picture.dyes,
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40);
}

/** The file under the media folder, which is also the end of the address: `<2>/<key>.jpg`. */
export function pictureFile(picture: Picture): string {
  const key = pictureKey(picture);
  return `${key.slice(0, 2)}/${key}.jpg`;
}

/** The address under which the site shows a picture. */
export const pictureAddress = (picture: Picture): string => `/media/${pictureFile(picture)}`;
