import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

const operations = Object.entries<Operation>(OPERATIONS);
const product = openApiDocument('product', '1.2.3');
const notification = openApiDocument('notification', '1.2.3');

describe('the table of calls', () => {
  it('has every call of the documents, at its service (decision 28), the searches by phrase and by colour, and those of drafts, corrections, confirmations and letters', () => {
    expect(
      operations.map(([, { service, method, path }]) => `${service} ${method} ${path}`),
    ).toEqual([
      'product POST /get-all-cms-data',
      'product GET /products/item_group/get_all_applications/{item_group}',
      'product POST /products/multi_filter',
      'product POST /products/stats',
      'product POST /products/item_info',
      'product GET /get-all-brands',
      'product GET /search',
      'product GET /products/find',
      'product POST /products/nearest_colours',
      'product GET /download-careers-csv',
      'product GET /internationals-page/settings',
      'product GET /internationals-page/brand-page/{brandId}',
      'product POST /consumer/request-user-registration',
      ...['save', 'save-document', 'load', 'delete', 'mail-link', 'resume'].map(
        (call) => `product POST /consumer/registration-draft/${call}`,
      ),
      'product POST /consumer/registration-corrections/find',
      'product POST /consumer/registration-corrections/send',
      'notification POST /omnisend/sign-up',
      'notification POST /newsletter/confirm',
      'notification POST /enquiries',
    ]);
  });

  it.each(operations)('%s names in its path just what it takes there', (_, operation) => {
    const named = [...operation.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    expect(Object.keys(operation.parameters?.shape ?? {})).toEqual(named);
    expect(operation.body !== undefined).toBe(operation.method === 'POST');
  });
});

describe('an OpenAPI document', () => {
  it('is of version 3.1 and has the calls of its service alone', () => {
    expect(product.openapi).toBe('3.1.0');
    expect(product.info).toEqual({ title: 'Product service', version: '1.2.3' });
    expect(Object.keys(product.paths)).toHaveLength(21);
    expect(Object.keys(notification.paths)).toEqual([
      '/omnisend/sign-up',
      '/newsletter/confirm',
      '/enquiries',
    ]);
  });

  it('shows requests as they are sent and answers as they come', () => {
    const { post } = product.paths['/products/multi_filter'] ?? {};
    const { schemas } = product.components;
    const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    expect(post?.requestBody?.content['application/json']?.schema).toEqual(
      named('MultiFilterRequest'),
    );
    expect(schemas.MultiFilterRequest?.required).toBeUndefined();
    expect(post?.responses['200']?.content['application/json']?.schema).toEqual(
      named('MultiFilterResponse'),
    );
    expect(schemas.MultiFilterResponse?.required).toContain('total_items_count');
    expect(post?.responses.default?.content['application/json']?.schema).toEqual(named('Failure'));
    expect(schemas.Failure?.required).toEqual(['success', 'msg']);
  });

  it('says where a value goes, and whether it must be there', () => {
    const search = product.paths['/search']?.get;
    expect(search?.parameters).toMatchObject([{ name: 'query', in: 'query', required: true }]);
    const registration = product.paths['/consumer/request-user-registration']?.post;
    expect(registration?.parameters).toMatchObject([
      { name: 'Idempotency-Key', in: 'header', required: false },
      { name: 'Registration-Draft', in: 'header', required: false },
    ]);
    const vacancies = product.paths['/download-careers-csv']?.get;
    expect(Object.keys(vacancies?.responses['200']?.content ?? {})).toEqual([
      'application/json',
      'text/csv',
    ]);
  });

  it('names what several calls speak of once, with what is said of it', () => {
    const { Vacancy, VacanciesResponse } = product.components.schemas;
    expect(VacanciesResponse?.properties?.vacancies).toMatchObject({
      items: { $ref: '#/components/schemas/Vacancy' },
    });
    expect(Vacancy?.properties?.location).toMatchObject({ description: 'Shown as "Area"' });
    expect(JSON.stringify(product)).not.toContain('$defs');
  });
});
