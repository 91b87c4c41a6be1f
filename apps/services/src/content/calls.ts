import { type ContentKey, contentBody } from '@selvedge/contract/content-key';
import { internationalBrandRequest } from '@selvedge/contract/international-content';
import { MENU_COLLECTIONS, MENU_COLOURS } from '@selvedge/contract/limits';
import { multiFilterRequest } from '@selvedge/contract/multi-filter';
import { type ContentOf, contentRequest } from '@selvedge/contract/page-content';
import type { ContentService } from '@selvedge/contract/services';
import { fold } from '@selvedge/contract/text';
import { RequestFailure } from '../http/failure.ts';
import { checked, inProcessCall } from '../http/validation.ts';
import type { Snapshot, SnapshotSource } from '../snapshot/snapshot.ts';
import { withShownProducts } from './shown-products.ts';

const RETRY_AFTER_SECONDS = 2;

/** The words for a brand that is not there. Source: IBRAND-06, decision 18. */
const NO_SUCH_BRAND = 'Brand not found or not published';

/**
 * The content calls, over the snapshot of the moment: the routes and the pages that are rendered in this process both
 * call these. Each rejects with a RequestFailure: 503 while there is no snapshot, 404 for an unknown brand.
 */
export function contentCalls(source: SnapshotSource): ContentService {
  const snapshot = (): Snapshot => {
    if (source.current) return source.current;
    throw new RequestFailure(503, source.reason, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  };
  return {
    async content<Key extends ContentKey>(key: Key) {
      const { content, engine } = snapshot();
      const answer =
        key.kind === 'navigation'
          ? navigationOf(key.itemGroup, { content, engine })
          : withShownProducts(content.page(key), engine);
      return answer as ContentOf<Key['kind']>; // each kind is answered by its own branch
    },
    internationals: async () => {
      const { content, engine } = snapshot();
      return withShownProducts(content.internationals, engine);
    },
    async internationalBrand(brandId) {
      const { content, engine } = snapshot();
      // Its id stands in a path, where case does not count (decision 35).
      const brand = content.internationals?.brands.find(
        ({ id, is_published }) => fold(id) === fold(brandId) && is_published,
      );
      const page = brand && content.internationalBrand(brand.id);
      if (!page) throw new RequestFailure(404, NO_SUCH_BRAND);
      return withShownProducts(page, engine);
    },
    vacancies: async () => [...snapshot().content.vacancies],
  };
}

const MENU_GROUP = { off_setter: { start: 0, end: 0 }, filter_fields: ['web_colour'] } as const;

/** What the menu of a group shows: its applications, its newest collections, its colours. Source: CALL-07, CALL-09. */
function navigationOf(
  itemGroup: string,
  { content, engine }: Pick<Snapshot, 'content' | 'engine'>,
): ContentOf<'navigation'> {
  const { section_new_arrivals: arrivals } = content.page({ kind: 'landing', itemGroup });
  const { facet_counts } = engine.multiFilter(
    multiFilterRequest.parse({ ...MENU_GROUP, filters: { item_group: itemGroup } }),
  );
  const counts = Object.entries(facet_counts.web_colour ?? {});
  return {
    applications: [...engine.applications(itemGroup)],
    collections: arrivals
      .filter((one) => one.item_group_code === itemGroup && one.collection_name !== '')
      .slice(0, MENU_COLLECTIONS),
    colours: counts
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MENU_COLOURS)
      .map(([name]) => name),
  };
}

/** The content calls for pages that are rendered in this process: the routes' own functions, without HTTP. */
export function inProcessContentService(calls: ContentService): ContentService {
  return {
    content: (key, options) =>
      inProcessCall(options, async () => {
        checked(contentRequest, contentBody(key));
        return calls.content(key);
      }),
    internationals: (options) => inProcessCall(options, () => calls.internationals()),
    internationalBrand: (brandId, options) =>
      inProcessCall(options, async () =>
        calls.internationalBrand(checked(internationalBrandRequest, { brandId }).brandId),
      ),
    vacancies: (options) => inProcessCall(options, () => calls.vacancies()),
  };
}
