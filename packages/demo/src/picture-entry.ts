import { pictureAddress } from '@selvedge/contract/picture-address';
import type { PictureFacts } from '@selvedge/pictures/picture-facts';

/** What is kept of a picture: its address with size and placeholder, and its colours as #rrggbb. */
export interface PictureEntry {
  readonly address: string;
  readonly colours: readonly string[];
}

/** What is kept of the picture under a path, told from its facts. */
export const pictureEntry = (path: string, facts: PictureFacts): PictureEntry => ({
  address: pictureAddress({ path, ...facts }),
  colours: facts.colours.map(({ hex }) => hex),
});
