import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContentKey, contentBody, contentKey } from './content-key.ts';
import { contentRequest } from './page-content.ts';

const BODIES: readonly (readonly [string, ContentKey, object])[] = [
  ['[CALL-02]', { kind: 'home' }, { category: { item_group: '999' } }],
  ['[CALL-03]', { kind: 'landing', itemGroup: '005' }, { category: { item_group: '005' } }],
  [
    '[CALL-03]',
    { kind: 'application', itemGroup: '005', application: 'Curtaining' },
    { category: { item_group: '005', application: 'Curtaining' } },
  ],
  [
    '[CALL-04]',
    { kind: 'collection', itemGroup: '005', application: 'Curtaining', collection: 'Caravan' },
    { category: { application: 'Curtaining', item_group: '005', collection: 'Caravan' } },
  ],
  [
    '[CALL-05]',
    { kind: 'brand', itemGroup: '9000', brand: 'HAUS' },
    { category: { item_group: '9000', brand: 'HAUS' } },
  ],
  [
    '[CALL-06]',
    { kind: 'applicationType', itemGroup: '9001', applicationType: 'outdoor' },
    { category: { application_type: 'outdoor', item_group: '9001' } },
  ],
  [
    '[CALL-06]',
    { kind: 'applicationType', itemGroup: '9001', applicationType: 'outdoor', category: '005' },
    {
      category: { application_type: 'outdoor', item_group: '9001' },
      application_type_category: { category_name: '005' },
    },
  ],
  [
    '[CALL-07] [CALL-09]',
    { kind: 'navigation', itemGroup: '001' },
    { category: { item_group: '001', navigation: true } },
  ],
];

describe('get-all-cms-data', () => {
  it.each(BODIES)('%s asks for %o', (_, key, body) => {
    expect(contentBody(key)).toEqual(body);
    expect(contentRequest.parse(body)).toEqual(body);
    expect(contentKey(contentRequest.parse(body))).toEqual(key);
  });

  it('refuses bodies of no kind', () => {
    for (const body of [
      {},
      { category: {} },
      { category: { item_group: '' } },
      { category: { item_group: '005', brand: 'A', application: 'B' } },
      { category: { item_group: '005', collection: 'A' } },
      { category: { item_group: '005' }, application_type_category: { category_name: '005' } },
      { category: { item_group: '005', unknown: 1 } },
    ])
      expect(contentRequest.safeParse(body).success).toBe(false);
  });

  it('reads back what it writes, whatever the names', () => {
    const name = fc.string({ minLength: 1, maxLength: 40 });
    const code = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => text !== '999');
    const key = fc.oneof(
      fc.record({ kind: fc.constant('landing' as const), itemGroup: code }),
      fc.record({ kind: fc.constant('application' as const), itemGroup: code, application: name }),
      fc.record({
        kind: fc.constant('collection' as const),
        itemGroup: code,
        application: name,
        collection: name,
      }),
      fc.record({ kind: fc.constant('brand' as const), itemGroup: code, brand: name }),
      fc.record(
        {
          kind: fc.constant('applicationType' as const),
          itemGroup: code,
          applicationType: name,
          category: name,
        },
        { requiredKeys: ['kind', 'itemGroup', 'applicationType'] },
      ),
    );
    fc.assert(
      fc.property(key, (given) => {
        expect(contentKey(contentRequest.parse(contentBody(given)))).toEqual(given);
      }),
    );
  });
});
