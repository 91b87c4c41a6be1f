import { pictureAddress } from '@selvedge/contract/picture-address';
import { expect, test } from 'vitest';
import { roomAddress } from './room-settings.ts';

const size = { path: `/media/ab/${'ab'.repeat(20)}.webp`, widthPx: 640, heightPx: 800 };
const rug = {
  item_group: '004',
  range: 'Caravan',
  design: 'Augrabies',
  colour: 'Ash',
  sku: 'A',
  application: '',
  primaryImageUrl: pictureAddress({ ...size, placeholder: '', box: [100, 100, 900, 900] }),
  width: '160cm',
  length_cm: '230cm',
  diameter: '0cm',
  repeat_h: '',
  repeat_t: '',
};

test('the room opens with the colour and size that one looks at', () => {
  expect(roomAddress(rug)).toBe(
    '/item_group/004/collection/Caravan/design/Augrabies/room?colour=Ash&size=160cmx230cm',
  );
});

test('there is none for what cannot be shown at true scale', () => {
  const primaryImageUrl = pictureAddress({ ...size, placeholder: '' });
  expect(roomAddress({ ...rug, item_group: '005', primaryImageUrl })).toBeNull();
});
