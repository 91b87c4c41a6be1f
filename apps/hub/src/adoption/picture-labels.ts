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
const LABELS = ['picture_alt', ...NAMES] as const;

/** Paths under which the site keeps pictures of its own. */
const OWN_PICTURE = /^\/media\//u;

/**
 * Every picture of the site's own that content shows, and words for people who do not see it: those that stand beside it,
 * else those of the page that it is on.
 *
 * @param docs published content
 */
export const pictureLabels = (docs: readonly unknown[]): Map<string, string> =>
  labelsOf(docs, LABELS);

/** As {@link pictureLabels}, of names alone: what a picture would be called if nobody had described it. */
export const pictureNames = (docs: readonly unknown[]): Map<string, string> =>
  labelsOf(docs, NAMES);

function labelsOf(docs: readonly unknown[], names: readonly string[]): Map<string, string> {
  const labels = new Map<string, string>();
  const walk = (value: unknown, around: string): void => {
    if (typeof value === 'string') {
      if (OWN_PICTURE.test(value) && !labels.get(value)) labels.set(value, around);
    } else if (Array.isArray(value)) {
      for (const inner of value) walk(inner, around);
    } else if (typeof value === 'object' && value !== null) {
      const fields: Readonly<Record<string, unknown>> = { ...value };
      const own = names
        .map((name) => fields[name])
        .find((label) => typeof label === 'string' && label !== '');
      for (const inner of Object.values(fields))
        walk(inner, typeof own === 'string' ? own : around);
    }
  };
  for (const doc of docs) walk(doc, '');
  return labels;
}
