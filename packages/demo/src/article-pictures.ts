import { ITEM_GROUP } from '@selvedge/contract/item-groups';
import type { Article } from './catalogue.ts';
import { type Picture, type PictureView, viewWidthPx } from './drawing/picture.ts';

/**
 * The pictures of an article, the main one first, which has this width. Articles that differ in size alone share them.
 */
export function articlePictures(article: Article, widthPx: number): Picture[] {
  const { row, quality, colourway, piece } = article;
  const [name, , pattern, [across, down]] = row;
  const picture = (view: PictureView): Picture => ({
    structure: {
      ground: quality.ground,
      pattern,
      seed: name,
      across,
      down,
      form: piece?.form ?? 'cloth',
      view,
    },
    dyes: colourway.dyes,
    widthPx: viewWidthPx(view, widthPx),
  });
  const views: readonly PictureView[] =
    article.group === ITEM_GROUP.fabric ? ['front', 'draped', 'close'] : ['front', 'close'];
  return views.map(picture);
}
