import { fold } from '@selvedge/contract/text';
import type { Collection } from './collection-designs.ts';

/**
 * The application under which a collection is shown, as the catalogue spells it: the one of the path, compared without
 * case (decision 35). A path with another one, left by a product that has moved, shows the collection all the same,
 * under its first application, which is then its canonical place too.
 */
export function collectionApplication({ applications }: Collection, asked: string): string {
  return applications.find((name) => fold(name) === fold(asked)) ?? applications[0] ?? asked;
}
