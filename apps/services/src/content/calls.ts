import { type ContentKey, contentBody } from '@selvedge/contract/content-key';
import { internationalBrandRequest } from '@selvedge/contract/international-content';
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
          ? { applications: [...engine.applications(key.itemGroup)] }
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
