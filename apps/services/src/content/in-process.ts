import { contentBody } from '@selvedge/contract/content-key';
import { internationalBrandRequest } from '@selvedge/contract/international-content';
import { contentRequest } from '@selvedge/contract/page-content';
import type { ContentService } from '@selvedge/contract/services';
import { checked, inProcessCall } from '../http/in-process-call.ts';

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
