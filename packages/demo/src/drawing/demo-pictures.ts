import { articlePictures } from '../article-pictures.ts';
import { articles } from '../catalogue.ts';
import { type Picture, pictureKey } from './picture.ts';

/** Every picture of the demo that can be had in this width, by its name, in the order of the catalogue. */
export const demoPictures = (pictureWidthPx: number): Map<string, Picture> =>
  new Map(
    articles()
      .flatMap((article) => articlePictures(article, pictureWidthPx))
      .map((picture) => [pictureKey(picture), picture]),
  );
