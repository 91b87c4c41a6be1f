import type { CatalogueTile } from '@selvedge/contract/content-parts';

/** A catalogue's name; one without is read from its id: "karoo-slub" is "Karoo slub". */
export function catalogueName({ title, id }: Pick<CatalogueTile, 'title' | 'id'>): string {
  if (title.trim() !== '') return title.trim();
  const text = id.replaceAll(/[-_]+/gu, ' ').trim();
  return text === '' ? 'Catalogue' : text.charAt(0).toUpperCase() + text.slice(1);
}
