import type { ProductService } from '@selvedge/contract/services';

const unanswered = (call: string) => () =>
  Promise.reject(new Error(`The test has given no answer to ${call}.`));

/** A product service that answers the calls a test gives it, and fails on every other. */
export function fakeProductService(answers: Partial<ProductService>): ProductService {
  return {
    multiFilter: unanswered('multiFilter'),
    applications: unanswered('applications'),
    stats: unanswered('stats'),
    brands: unanswered('brands'),
    itemInfo: unanswered('itemInfo'),
    search: unanswered('search'),
    find: unanswered('find'),
    nearestColours: unanswered('nearestColours'),
    ...answers,
  };
}
