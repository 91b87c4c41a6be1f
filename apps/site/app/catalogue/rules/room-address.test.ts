import { pictureAddress } from '@selvedge/contract/picture-address';
import { emptyProduct } from '@selvedge/contract/product';
import { expect, test } from 'vitest';
import { roomAddress } from './room-address.ts';

const size = { path: `/media/ab/${'ab'.repeat(20)}.webp`, widthPx: 640, heightPx: 800 };
const rug = {
  ...emptyProduct,
  item_group: '004',
  range: 'Caravan',
  design: 'Augrabies',
  colour: 'Ash',
  sku: 'A',
  primaryImageUrl: pictureAddress({ ...size, placeholder: '', box: [100, 100, 900, 900] }),
  width: '160cm',
  length_cm: '230cm',
  diameter: '0cm',
};

test('the room opens with the colour that one looks at', () => {
  expect(roomAddress(rug)).toBe(
    '/item_group/004/collection/Caravan/design/Augrabies/room?colour=Ash',
  );
});

test('there is none for what cannot be shown at true scale', () => {
  const primaryImageUrl = pictureAddress({ ...size, placeholder: '' });
  expect(roomAddress({ ...rug, item_group: '005', primaryImageUrl })).toBeNull();
});
