import { fold } from '@selvedge/contract/text';
import { judgeSiteAddress } from '../fields/site-address.ts';

/** What the catalogue has, in the form in which names are compared. */
export interface CatalogueNames {
  /** `group/application`, `group/collection`; of published products alone. */
  readonly applications: ReadonlySet<string>;
  readonly collections: ReadonlySet<string>;
}

export const nameKey = (itemGroup: string, name: string): string => `${itemGroup}/${fold(name)}`;

const ANY_ORIGIN = 'https://site.invalid';
const SEGMENTS =
  /^\/item_group\/([^/]+)(?:\/application\/([^/]+))?(?:\/collection\/([^/]+))?(?:\/|$)/u;

/** A name out of a path; one that is not encoded as it should be is taken as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Why an address of the site leads nowhere, or null where it leads somewhere. */
export function brokenAddress(address: string, names: CatalogueNames): string | null {
  const judged = judgeSiteAddress(address);
  if (judged !== true) return judged;
  const path = URL.parse(address, ANY_ORIGIN)?.pathname ?? '';
  const [, group = '', application, collection] = SEGMENTS.exec(path) ?? [];
  if (collection !== undefined) {
    const name = decoded(collection);
    return names.collections.has(nameKey(group, name))
      ? null
      : `The catalogue has no collection “${name}” there.`;
  }
  if (application === undefined) return null;
  const name = decoded(application);
  return names.applications.has(nameKey(group, name))
    ? null
    : `The catalogue has no application “${name}” there.`;
}

/** A text that is an address of a page, not of a picture. */
const isPageAddress = (text: string): boolean => /^\/(?!media\/|\/)/u.test(text);

export interface FoundLink {
  /** The address, or the collection that a card names. */
  readonly link: string;
  readonly problem: string;
}

/** Every link of a published document that leads nowhere, wherever in it the link stands. */
export function brokenLinks(doc: unknown, names: CatalogueNames): FoundLink[] {
  if (typeof doc === 'string') {
    const problem = isPageAddress(doc) ? brokenAddress(doc, names) : null;
    return problem === null ? [] : [{ link: doc, problem }];
  }
  if (typeof doc !== 'object' || doc === null) return [];
  const inside = Object.values(doc).flatMap((part) => brokenLinks(part, names));
  const card = brokenCard(doc, names);
  return card ? [card, ...inside] : inside;
}

/** A card that names its collection leads to that collection's page. */
function brokenCard(doc: object, names: CatalogueNames): FoundLink | null {
  if (!('collection_name' in doc && 'item_group_code' in doc)) return null;
  const [name, group] = [String(doc.collection_name), String(doc.item_group_code)];
  if (name === '' || names.collections.has(nameKey(group, name))) return null;
  return {
    link: `Card of “${name}”`,
    problem: 'The catalogue has no collection of this name there.',
  };
}
