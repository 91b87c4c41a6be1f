import { z } from 'zod';
import { REGISTRATION_PATH } from './applicant-paths.ts';
import { enquiryHeaders, enquiryRequest, enquiryResponse } from './enquiries.ts';
import { vacanciesResponse } from './house-content.ts';
import {
  internationalBrandRequest,
  internationalBrandResponse,
  internationalsResponse,
} from './international-content.ts';
import { multiFilterRequest, multiFilterResponse } from './multi-filter.ts';
import {
  confirmSignUpRequest,
  confirmSignUpResponse,
  signUpRequest,
  signUpResponse,
} from './newsletter.ts';
import type { Operation } from './operation.ts';
import { contentRequest, contentResponse } from './page-content.ts';
import {
  applicationsRequest,
  applicationsResponse,
  brandsResponse,
  findRequest,
  findResponse,
  itemInfoRequest,
  itemInfoResponse,
  nearestColoursRequest,
  nearestColoursResponse,
  searchRequest,
  searchResponse,
  statsRequest,
  statsResponse,
} from './product-calls.ts';
import {
  registrationKeyHeader,
  registrationRequest,
  registrationResponse,
} from './registration.ts';
import { CORRECTION_OPERATIONS } from './registration-corrections.ts';
import { DRAFT_OPERATIONS, draftIdHeader } from './registration-draft.ts';

/** Every call of the two services (CALL-01 to CALL-25, and our own `find` and `nearestColours`); who answers which is decision 28. */
export const OPERATIONS = {
  content: {
    service: 'product',
    method: 'POST',
    path: '/get-all-cms-data',
    summary: 'Content of a page',
    body: contentRequest,
    response: contentResponse,
  },
  applications: {
    service: 'product',
    method: 'GET',
    path: '/products/item_group/get_all_applications/{item_group}',
    summary: 'The applications of an item group',
    parameters: applicationsRequest,
    response: applicationsResponse,
  },
  multiFilter: {
    service: 'product',
    method: 'POST',
    path: '/products/multi_filter',
    summary: 'Products by facets, with the facets that are left and their counts',
    body: multiFilterRequest,
    response: multiFilterResponse,
  },
  stats: {
    service: 'product',
    method: 'POST',
    path: '/products/stats',
    summary: 'What the item groups hold',
    body: statsRequest,
    response: statsResponse,
  },
  itemInfo: {
    service: 'product',
    method: 'POST',
    path: '/products/item_info',
    summary: 'The values of one field, such as the brands',
    body: itemInfoRequest,
    response: itemInfoResponse,
  },
  brands: {
    service: 'product',
    method: 'GET',
    path: '/get-all-brands',
    summary: 'The brands with their logos',
    response: brandsResponse,
  },
  search: {
    service: 'product',
    method: 'GET',
    path: '/search',
    summary: 'Suggestions for what is being typed',
    query: searchRequest,
    response: searchResponse,
  },
  find: {
    service: 'product',
    method: 'GET',
    path: '/products/find',
    summary: 'The products that a phrase means, and how it was understood',
    query: findRequest,
    response: findResponse,
  },
  nearestColours: {
    service: 'product',
    method: 'POST',
    path: '/products/nearest_colours',
    summary: 'The colourways nearest to a colour, or to the colours of a picture',
    body: nearestColoursRequest,
    response: nearestColoursResponse,
  },
  vacancies: {
    service: 'product',
    method: 'GET',
    path: '/download-careers-csv',
    summary: 'The vacancies, as JSON or as CSV',
    response: vacanciesResponse,
    alsoAs: ['text/csv'],
  },
  internationals: {
    service: 'product',
    method: 'GET',
    path: '/internationals-page/settings',
    summary: 'The Internationals landing page',
    response: internationalsResponse,
  },
  internationalBrand: {
    service: 'product',
    method: 'GET',
    path: '/internationals-page/brand-page/{brandId}',
    summary: 'The page of one international brand',
    parameters: internationalBrandRequest,
    response: internationalBrandResponse,
  },
  registration: {
    service: 'product',
    method: 'POST',
    path: REGISTRATION_PATH,
    summary: 'A trade application',
    headers: z.object({
      'Idempotency-Key': registrationKeyHeader,
      'Registration-Draft': draftIdHeader.describe(
        'The draft that this application was; it is deleted once the application is kept',
      ),
    }),
    body: registrationRequest,
    response: registrationResponse,
  },
  ...DRAFT_OPERATIONS,
  ...CORRECTION_OPERATIONS,
  signUp: {
    service: 'notification',
    method: 'POST',
    path: '/omnisend/sign-up',
    summary: 'A newsletter subscription',
    body: signUpRequest,
    response: signUpResponse,
  },
  confirmSignUp: {
    service: 'notification',
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'The yes of an address that was signed up for the newsletter',
    body: confirmSignUpRequest,
    response: confirmSignUpResponse,
  },
  enquiry: {
    service: 'notification',
    method: 'POST',
    path: '/enquiries',
    summary: 'A project list with a message to a store',
    headers: enquiryHeaders,
    body: enquiryRequest,
    response: enquiryResponse,
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

export const OPERATION_NAMES = Object.keys(OPERATIONS) as OperationName[]; // keys() forgets which keys it was given
