import { readPictureAddress } from '@selvedge/contract/picture-address';
import { demoProducts } from '../products.ts';
import { houseDocuments } from './house-documents.ts';
import { materialOf } from './material.ts';
import { pageDocuments } from './page-documents.ts';

/**
 * The parts of documents whose pictures are too many to be drawn wide before anyone looks at them: a gallery stands far
 * down its page, and is drawn when somebody comes to it.
 */
const GALLERIES = 'section_gallery';

/** The paths of the pictures that pages show large: covers, features, tiles and heroes of the demo's content. */
export function widePicturePaths(pictureWidthPx: number): Set<string> {
  const material = materialOf(demoProducts(pictureWidthPx), pictureWidthPx);
  const paths = new Set<string>();
  JSON.stringify(
    [...pageDocuments(material), ...houseDocuments(material.pictures)],
    (key, value: unknown) => {
      if (key === GALLERIES) return undefined;
      if (typeof value === 'string') paths.add(readPictureAddress(value)?.path ?? value);
      return value;
    },
  );
  return paths;
}
