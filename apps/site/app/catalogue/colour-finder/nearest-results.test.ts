import { emptyProduct } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import { colourwayGroups } from './nearest-results.tsx';

const product = (item_group: string, group_desc: string, colour: string) => ({
  ...emptyProduct,
  ...{ sku: `${item_group}-1`, item_group, group_desc, range: 'Sandveld', design: 'Thorn', colour },
});

test('groups stand in the order of the header, whichever is nearest, and others after them', () => {
  const groups = colourwayGroups([
    { item_group: '777', products: [product('777', '', 'Ink')] },
    { item_group: '000', products: [product('000', 'Homeware', 'Ink')] },
    { item_group: '005', products: [product('005', 'Fabric', 'Ink')] },
  ]);
  expect(groups.map(({ name }) => name)).toEqual(['Fabric', 'Homeware', '777']);
});

test('a card leads to the colour, and to the design where the product has none', () => {
  const [group] = colourwayGroups([
    {
      item_group: '005',
      products: [product('005', 'Fabric', 'Ink'), product('005', 'Fabric', '')],
    },
  ]);
  expect(group?.cards.map(({ href, details }) => [href.split('?')[0], details])).toEqual([
    ['/item_group/005/collection/Sandveld/design/Thorn/colour/Ink', 'Ink, Sandveld'],
    ['/item_group/005/collection/Sandveld/design/Thorn', 'Sandveld'],
  ]);
});
