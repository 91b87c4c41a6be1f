import { readPictureAddress } from '@selvedge/contract/picture-address';
import type { Showing } from '../drawing/picture.ts';
import { demoProducts } from '../products.ts';
import type { ScenePlan } from '../scenes/scene-plan.ts';
import { houseDocuments } from './house-documents.ts';
import { materialOf } from './material.ts';
import { pageDocuments } from './page-documents.ts';

/**
 * The parts of documents whose pictures are too many to be drawn large before anyone looks at them: a gallery stands far
 * down its page, and is drawn when somebody comes to it.
 */
const GALLERIES = 'section_gallery';

/**
 * How large the demo's content shows its pictures, by their paths: covers, features, tiles and heroes large, what
 * stands in galleries alone like cards.
 */
export function pageShowings(pictureWidthPx: number, plan?: ScenePlan): Map<string, Showing> {
  const material = materialOf(demoProducts(pictureWidthPx), plan);
  const documents = [...pageDocuments(material), ...houseDocuments(material.pictures)];
  const showings = new Map<string, Showing>();
  const show = (value: unknown, showing: Showing): void => {
    if (typeof value === 'string') showings.set(readPictureAddress(value)?.path ?? value, showing);
  };
  JSON.stringify(documents, (_, value: unknown) => {
    show(value, 'card');
    return value;
  });
  JSON.stringify(documents, (key, value: unknown) => {
    if (key === GALLERIES) return undefined;
    show(value, 'large');
    return value;
  });
  return showings;
}
