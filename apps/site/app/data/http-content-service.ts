import { type ContentKey, contentBody } from '@selvedge/contract/content-key';
import {
  EMPTY_CONTENT,
  EMPTY_ENTRY,
  EMPTY_INTERNATIONAL_BRAND,
  EMPTY_INTERNATIONALS,
} from '@selvedge/contract/empty-content';
import type { Vacancy } from '@selvedge/contract/house-content';
import type {
  InternationalBrandResponse,
  InternationalsResponse,
} from '@selvedge/contract/international-content';
import type { ContentOf } from '@selvedge/contract/page-content';
import { type CallOptions, type ContentService, ServiceError } from '@selvedge/contract/services';
import { type ServiceOptions, serviceClient } from './service-client.ts';

/** The status of a failure that is told in an answer's body alone. */
const OK = 200;
const NOT_FOUND = 404;

/** A failure that comes with status 200, as the documents' `success` allows. Source: CALL-22, CALL-23. */
interface SoftFailure {
  readonly success: false;
  readonly msg: string;
}

/** @throws ServiceError with the service's words where the answer says that it is none */
function succeeded<T extends { success: true }>(answer: T | SoftFailure): T {
  if (answer.success === false) throw new ServiceError(OK, answer.msg);
  return answer;
}

/** The content calls over HTTP, as the browser makes them. A failure rejects with the service's own words. */
export function createHttpContentService(options: ServiceOptions): ContentService {
  const { get, post } = serviceClient({ ...options, service: 'product' });
  return {
    content: async <Key extends ContentKey>(key: Key, call?: CallOptions) => {
      const kind: Key['kind'] = key.kind;
      const answer = await post<Partial<ContentOf<Key['kind']>>>(
        '/get-all-cms-data',
        contentBody(key),
        call,
      );
      return wholeAnswer<ContentOf<Key['kind']>>(EMPTY_CONTENT[kind], answer);
    },
    internationals: async (call) => {
      const path = '/internationals-page/settings';
      const { settings } = succeeded(await get<InternationalsResponse | SoftFailure>(path, call));
      return settings ? wholeAnswer(EMPTY_INTERNATIONALS, settings) : null;
    },
    internationalBrand: async (brandId, call) => {
      const path = `/internationals-page/brand-page/${encodeURIComponent(brandId)}`;
      type Answer = InternationalBrandResponse | { success: true; brand_page: null; msg: string };
      const { brand_page: page, msg } = succeeded(await get<Answer | SoftFailure>(path, call));
      if (!page) throw new ServiceError(NOT_FOUND, msg);
      return wholeAnswer(EMPTY_INTERNATIONAL_BRAND, page);
    },
    vacancies: async (call) =>
      (await get<{ vacancies: Vacancy[] }>('/download-careers-csv', call)).vacancies,
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields of an object that hold something. */
const given = (value: object) =>
  Object.entries(value).filter(([, held]) => held !== null && held !== undefined);

/** The entries of a list, each with every text that one can have. */
const wholeEntries = (list: readonly unknown[]) =>
  list.map((entry) =>
    isObject(entry) ? { ...EMPTY_ENTRY, ...Object.fromEntries(given(entry)) } : entry,
  );

/**
 * An answer with every field that its page reads: what it lacks, or has as null, is as in `empty`, and so in the entries
 * of its lists. A service may answer with the fields that the documents print and no more, which are fewer than ours
 * (ENT-10 prints no hero, ENT-11 no title of a catalogue).
 */
function wholeAnswer<T extends object>(empty: T, answer: Partial<T> | null | undefined): T {
  const fields = given(answer ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? wholeEntries(value) : value,
  ]);
  return { ...empty, ...Object.fromEntries(fields) };
}
