import type { Vacancy } from './careers.ts';
import type { ContentOf } from './content-calls.ts';
import type { ContentKey } from './content-key.ts';
import type { InternationalBrandPage, InternationalsSettings } from './international-content.ts';
import type { CallOptions } from './product-service.ts';

/**
 * The content calls as pages see them: over HTTP in the browser, in process while the server renders. A failed call
 * rejects with a `ServiceError` whose message is the answer's `msg`.
 */
export interface ContentService {
  /** Content of a page; every field is empty where staff have published none. Source: CALL-02 to CALL-07. */
  content<Key extends ContentKey>(key: Key, options?: CallOptions): Promise<ContentOf<Key['kind']>>;
  /** The Internationals landing page, or null where none is published. Source: CALL-22, INTL-04. */
  internationals(options?: CallOptions): Promise<InternationalsSettings | null>;
  /** Rejects with status 404 for a brand that is unknown or not published. Source: CALL-23, decision 18. */
  internationalBrand(brandId: string, options?: CallOptions): Promise<InternationalBrandPage>;
  /** Source: CALL-18. */
  vacancies(options?: CallOptions): Promise<Vacancy[]>;
}
