import { pictureAddress } from '@selvedge/contract/picture-address';
import { expect, test } from 'vitest';
import { roomSettings } from './room-settings.ts';

const path = `/media/ab/${'ab'.repeat(20)}.webp`;
const size = { path, widthPx: 640, heightPx: 800, placeholder: '' };
const measured = pictureAddress({ ...size, shownCm: 52, box: [100, 100, 900, 900] });
const product = (item_group: string, application: string, primaryImageUrl = measured) => ({
  item_group,
  application,
  primaryImageUrl,
  width: '160cm',
  length_cm: '230cm',
  diameter: '',
  repeat_h: '',
  repeat_t: '',
});

test.each([
  ['001', 'Hornbill Walls', ['wall']],
  ['005', 'Curtaining', ['curtain']],
  ['005', 'Sheer', ['curtain']],
  ['005', 'Upholstery', ['sofa']],
  ['005', 'Dual Purpose', ['curtain', 'sofa']],
  ['005', 'Curtains and upholstery', ['curtain', 'sofa']],
  ['004', 'Living Room', ['floor']],
  ['000', 'Cushions', []],
])('a product of group %s for %s is seen in %j', (group, application, settings) => {
  expect(roomSettings(product(group, application))).toEqual(settings);
});

test('a product whose picture has no known scale is seen nowhere', () => {
  const unknown = pictureAddress(size);
  for (const group of ['001', '005', '004'])
    expect(roomSettings(product(group, 'Curtaining', unknown))).toEqual([]);
});
