import type { PictureScale } from '@selvedge/contract/picture-address';
import { articlePictures } from './article-pictures.ts';
import type { Article } from './catalogue.ts';
import { magnifyOf } from './drawing/draw-sheet.ts';
import { FORMS } from './drawing/forms/forms.ts';
import { type Picture, pictureAddress } from './drawing/picture.ts';
import { FULL_HEIGHT_PX, FULL_WIDTH_PX } from './drawing/relief.ts';

/** What the pictures of these articles show of the world, by their paths; a path without an entry shows no scale. */
export function pictureScales(
  articles: readonly Article[],
  pictureWidthPx: number,
): Map<string, PictureScale> {
  return new Map(
    articles.flatMap((article) =>
      articlePictures(article, pictureWidthPx).flatMap((picture) => {
        const scale = scaleOf(picture, article);
        return scale ? [[pictureAddress(picture), scale] as const] : [];
      }),
    ),
  );
}

/** Only the straight view can be measured: a close one has no edges that meet, a draped one hangs in folds. */
function scaleOf({ structure }: Picture, { quality }: Article): PictureScale | undefined {
  if (structure.view !== 'front') return undefined;
  if (structure.form === 'cloth')
    return quality.shownCm === undefined
      ? undefined
      : { shownCm: quality.shownCm / magnifyOf(structure) };
  const form = FORMS[structure.form];
  if (!('drawn' in form)) return undefined;
  const { x, y, width, height } = form.drawn;
  const thousandths = (part: number, whole: number): number => Math.round((part / whole) * 1000);
  return {
    box: [
      thousandths(x, FULL_WIDTH_PX),
      thousandths(y, FULL_HEIGHT_PX),
      thousandths(x + width, FULL_WIDTH_PX),
      thousandths(y + height, FULL_HEIGHT_PX),
    ],
  };
}
