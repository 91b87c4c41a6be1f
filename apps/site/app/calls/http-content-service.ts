import type { Vacancy } from '@selvedge/contract/careers';
import { contentBody } from '@selvedge/contract/content-key';
import type { ContentService } from '@selvedge/contract/content-service';
import type {
  InternationalBrandResponse,
  InternationalsResponse,
} from '@selvedge/contract/international-calls';
import { type ServiceOptions, serviceClient } from './service-client.ts';

/** The content calls over HTTP, as the browser makes them. A failure rejects with the service's own words. */
export function createHttpContentService(options: ServiceOptions): ContentService {
  const { get, post } = serviceClient({ ...options, service: 'product' });
  return {
    content: (key, call) => post('/get-all-cms-data', contentBody(key), call),
    internationals: async (call) =>
      (await get<InternationalsResponse>('/internationals-page/settings', call)).settings,
    internationalBrand: async (brandId, call) => {
      const path = `/internationals-page/brand-page/${encodeURIComponent(brandId)}`;
      return (await get<InternationalBrandResponse>(path, call)).brand_page;
    },
    vacancies: async (call) =>
      (await get<{ vacancies: Vacancy[] }>('/download-careers-csv', call)).vacancies,
  };
}
