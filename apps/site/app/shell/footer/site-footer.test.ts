import { expect, test } from 'vitest';
import { contactLinks } from './site-footer.tsx';

const settings = {
  telephone: '+27 10 000 0140',
  support_telephone: '(010) 000-0142',
  info_email: 'hello@house.example',
};

test('[FOOT-04] [FOOT-05] telephone, support, e-mail and store locator, each in a new tab', () => {
  expect(contactLinks(settings)).toEqual([
    { label: '+27 10 000 0140', href: 'tel:+27100000140', newTab: true },
    { label: 'Support (010) 000-0142', href: 'tel:0100000142', newTab: true },
    { label: 'hello@house.example', href: 'mailto:hello@house.example', newTab: true },
    { label: 'Store Locator', href: '/store-locator', newTab: true },
  ]);
});

test('[FOOT-04] what the settings leave empty is left out', () => {
  const empty = { telephone: '', support_telephone: '', info_email: '' };
  expect(contactLinks(empty).map(({ label }) => label)).toEqual(['Store Locator']);
});
