import type { ContentService } from '@selvedge/contract/content-service';
import { expect, test } from 'vitest';
import { applicationTypeQuery } from './application-type-query.ts';

const refuse = () => Promise.reject(new Error('no call is expected'));
const service: ContentService = {
  content: refuse,
  internationals: refuse,
  internationalBrand: refuse,
  vacancies: refuse,
};

test('[APPTYPE-09] the query runs only when there is an application type', () => {
  const query = (applicationType: string) =>
    applicationTypeQuery(service, { itemGroup: '9001', applicationType });
  expect(query('outdoor').enabled).toBe(true);
  expect(query(' ').enabled).toBe(false);
});
