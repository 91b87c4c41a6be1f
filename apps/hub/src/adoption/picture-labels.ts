/** What names the thing that a picture stands beside, the closest words first. */
const NAMES = [
  'collection_name',
  'application_name',
  'title',
  'brand_name',
  'item_group',
  'page_title',
  'heading',
] as const;

/** What says in so many words what a picture shows. */
const WORDS = ['alt', 'picture_alt'] as const;

/** Paths under which the site keeps pictures of its own. */
const OWN_PICTURE = /^\/media\//u;

type Fields = Readonly<Record<string, unknown>>;

/** Every object within a value, the outer ones first. */
function* objectsIn(value: unknown): Generator<Fields> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { ...value };
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const ownPictures = (fields: Fields): string[] =>
  Object.values(fields).filter(
    (value): value is string => typeof value === 'string' && OWN_PICTURE.test(value),
  );

const wordsAmong = (fields: Fields, names: readonly string[]): string | undefined =>
  names
    .map((name) => fields[name])
    .find((words): words is string => typeof words === 'string' && words !== '');

/**
 * Every picture of the site's own that content shows, and words for people who do not see it: those that describe it
 * somewhere, else the name that stands beside it, else that of the page that it is on.
 *
 * @param docs published content
 */
export function pictureLabels(docs: readonly unknown[]): Map<string, string> {
  const labels = pictureNames(docs);
  const described = new Set<string>();
  for (const fields of objectsIn(docs)) {
    const words = wordsAmong(fields, WORDS);
    for (const address of words === undefined ? [] : ownPictures(fields)) {
      if (!described.has(address)) labels.set(address, words ?? '');
      described.add(address);
    }
  }
  return labels;
}

/** As {@link pictureLabels}, of names alone: what a picture would be called if nobody had described it. */
export function pictureNames(docs: readonly unknown[]): Map<string, string> {
  const labels = new Map<string, string>();
  const walk = (value: unknown, around: string): void => {
    if (typeof value === 'string') {
      if (OWN_PICTURE.test(value) && !labels.get(value)) labels.set(value, around);
    } else if (Array.isArray(value)) {
      for (const inner of value) walk(inner, around);
    } else if (typeof value === 'object' && value !== null) {
      const fields: Fields = { ...value };
      const own = wordsAmong(fields, NAMES) ?? around;
      for (const inner of Object.values(fields)) walk(inner, own);
    }
  };
  for (const doc of docs) walk(doc, '');
  return labels;
}

/** The pictures whose words are read aloud: the others stand in links or beside a name, which is read instead. */
export const spokenPictures = (docs: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    [...objectsIn(docs)]
      .filter((fields) => WORDS.some((name) => name in fields))
      .flatMap((fields) => ownPictures(fields)),
  );
