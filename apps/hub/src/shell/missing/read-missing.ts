import { contentDocumentKey } from '@selvedge/contract/content-key';
import { TEXT_PAGES } from '@selvedge/contract/house-content';
import { itemGroupName } from '@selvedge/contract/item-groups';
import { type FailedOutcome, readFailedSearches } from '@selvedge/database/failed-searches';
import { PRODUCT_GAPS, type ProductGap } from '@selvedge/database/product-gaps';
import type { QueryExecutor } from '@selvedge/database/query-executor';
import { z } from 'zod';
import { withdrawnFromPictures } from '../../content/fields/shown-colourways.ts';
import {
  brokenLinks,
  emptySections,
  namesOf,
  type Place,
  readCatalogue,
} from '../../content/on-site/content-gaps.ts';
import { failureSentence } from '../../content/on-site/on-site-answer.ts';
import type { FailedScheduleOf } from '../../content/on-site/schedules.ts';
import { editorUrl } from '../../content/pages/content-forms.ts';
import { TEXT_PAGE_NAMES } from '../../content/pages/stores-and-texts.ts';
import { undescribedPictures } from '../../content/pictures/pictures-in-content.ts';
import { filterQuery, smallPictureUrl } from '../../products/product-list.ts';

/** One thing to fix. */
export interface Missing {
  /** The page or document, in words. */
  readonly what: string;
  readonly why: string;
  /** Where in the hub it is fixed. */
  readonly href: string;
  /** Where the hub shows it small, where it is a picture. */
  readonly picture?: string | null;
}

export interface WorkList {
  /** Products on the site that lack something, by what they lack. */
  readonly products: readonly { readonly gap: ProductGap; readonly count: number }[];
  readonly unwritten: readonly Missing[];
  readonly empty: readonly Missing[];
  readonly broken: readonly Missing[];
  readonly stores: readonly Missing[];
  readonly pictures: readonly Missing[];
  /** Pictures that say they show a product which is not on the site any more. */
  readonly withdrawn: readonly Missing[];
  /** What visitors searched for in vain. */
  readonly searches: readonly Missing[];
  /** What they searched for and found, without following any of it. */
  readonly unfollowed: readonly Missing[];
}

const contentRow = z.object({
  kind: z.string(),
  key: z.string(),
  owner: z.string().nullable(),
  doc: z.record(z.string(), z.unknown()),
});
type ContentRow = z.output<typeof contentRow>;

/** What most visitors meet first, first. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  'page/home': 'Home page',
  'page/landing': 'Item group page',
  'page/application': 'Application page',
  'page/collection': 'Collection page',
  'page/brand': 'Brand page',
  'page/applicationType': 'Application type page',
  'international-brand': 'International brand',
  internationals: 'Internationals page',
  'site-settings': 'Site settings',
  'text-page': 'Text page',
  store: 'Store',
  vacancy: 'Vacancy',
  brand: 'Brand',
};

/** Owners are named as the hub's own addresses are: a collection and a number, or a global and 0. */
function editorOf({ owner }: ContentRow): string {
  const [slug = '', id = ''] = (owner ?? '').split('/');
  return slug === '' ? '/admin' : editorUrl(slug, id);
}

function nameOf({ kind, key, doc }: ContentRow): string {
  // A title is what somebody wrote; a key is an address, whose parts are encoded.
  const name =
    typeof doc.title === 'string'
      ? doc.title
      : key
          .split('/')
          .map((part) => itemGroupName(decodeURIComponent(part)))
          .join(' / ');
  return [PAGE_NAMES[kind] ?? kind, name].filter(Boolean).join(': ');
}

/** Pages that the catalogue has and nobody has written: applications and collections of published products. */
function unwrittenPages(places: readonly Place[], rows: readonly ContentRow[]): Missing[] {
  const written = new Set(rows.map(({ kind, key }) => `${kind} ${key}`));
  const found = new Map<string, Missing>();
  for (const { group, application, collection } of places) {
    const pages = [
      { kind: 'application', itemGroup: group, application },
      { kind: 'collection', itemGroup: group, application, collection },
    ] as const;
    for (const page of pages) {
      const key = `page/${page.kind} ${contentDocumentKey(page)}`;
      if (application === '' || written.has(key) || found.has(key)) continue;
      const names = [
        itemGroupName(group),
        application,
        ...(page.kind === 'collection' ? [collection] : []),
      ];
      found.set(key, {
        what: `${PAGE_NAMES[`page/${page.kind}`]}: ${names.join(' / ')}`,
        why: 'Nobody has written it; it shows what the catalogue alone knows.',
        href: `/admin/collections/${page.kind}-pages/create`,
      });
    }
  }
  return [...found.values()];
}

/** Pages of text that the site has, written or not: menus and the registration lead there. */
function unwrittenTexts(rows: readonly ContentRow[]): Missing[] {
  const written = new Set(rows.filter(({ kind }) => kind === 'text-page').map(({ key }) => key));
  return TEXT_PAGES.filter((name) => !written.has(name)).map((name) => ({
    what: `${PAGE_NAMES['text-page']}: ${TEXT_PAGE_NAMES[name]}`,
    why: 'Nothing of it is published; visitors are told that it is missing.',
    href: '/admin/collections/text-pages',
  }));
}

/** Each leads to the search for the same words in the hub, which shows what the catalogue has instead. */
async function readSearches(executor: QueryExecutor, outcome: FailedOutcome): Promise<Missing[]> {
  return (await readFailedSearches(executor, outcome)).map(({ text, searches }) => ({
    what: text,
    why: searches === 1 ? 'once' : `${searches} times`,
    href: filterQuery({ text }),
  }));
}

async function readPictures(
  executor: QueryExecutor,
  rows: readonly ContentRow[],
): Promise<Missing[]> {
  const found = await undescribedPictures(
    executor,
    rows.map(({ doc }) => doc),
  );
  return found.map(({ id, alt, fileName, address }) => ({
    what: fileName,
    picture: smallPictureUrl(address),
    why: `Says only “${alt}”. Say what is to be seen.`,
    href: `/admin/collections/media/${id}`,
  }));
}

async function readWithdrawn(executor: QueryExecutor): Promise<Missing[]> {
  return (await withdrawnFromPictures(executor)).map(
    ({ id, filename, address, design, colour }) => ({
      what: filename ?? '',
      picture: smallPictureUrl(address ?? ''),
      why: `Shows ${design} in ${colour}, which is not on the site any more.`,
      href: `/admin/collections/media/${id}`,
    }),
  );
}

function mostMetFirst(rows: readonly ContentRow[]): ContentRow[] {
  const kinds = Object.keys(PAGE_NAMES);
  return rows.toSorted((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

/** What a page lacks in several places as one line, which says in how many. */
const counted = (things: readonly Missing[]): Missing[] =>
  [...Map.groupBy(things, ({ what, href, why }) => `${what} ${href} ${why}`).values()].flatMap(
    ([first, ...more]) =>
      first && more.length > 0
        ? [{ ...first, why: `${first.why} (${more.length + 1} times)` }]
        : (first ?? []),
  );

/** What is missing on the site, as it is published now. */
export async function readMissing(executor: QueryExecutor): Promise<WorkList> {
  const { rows: content } = await executor.query(
    'SELECT kind, key, owner, doc FROM published.content ORDER BY kind, key',
    [],
  );
  const rows = mostMetFirst(z.array(contentRow).parse(content));
  const { places, gaps } = await readCatalogue(executor);
  const names = namesOf(places);
  const gapsOf = (row: ContentRow): Missing[] =>
    emptySections(row.kind, row.doc).map((section) => ({
      what: nameOf(row),
      why: `${section}: nothing there`,
      href: editorOf(row),
    }));
  const isStore = ({ kind }: ContentRow): boolean => kind === 'store';
  return {
    products: PRODUCT_GAPS.map((gap) => ({ gap, count: gaps.get(gap) ?? 0 })),
    unwritten: [...unwrittenPages(places, rows), ...unwrittenTexts(rows)],
    empty: rows.filter((row) => !isStore(row)).flatMap(gapsOf),
    stores: rows.filter(isStore).flatMap(gapsOf),
    pictures: await readPictures(executor, rows),
    withdrawn: await readWithdrawn(executor),
    searches: await readSearches(executor, 'nothing found'),
    unfollowed: await readSearches(executor, 'nothing followed'),
    broken: counted(
      rows.flatMap((row) =>
        brokenLinks(row.doc, names).map(({ link, problem }) => ({
          what: nameOf(row),
          why: `${link}: ${problem}`,
          href: editorOf(row),
        })),
      ),
    ),
  };
}

/** What was planned and not done, as a line of work. */
export const failedScheduleWork = (plan: FailedScheduleOf): Missing => ({
  what: plan.name,
  why: failureSentence(plan),
  href: editorUrl(plan.slug, plan.id),
});
