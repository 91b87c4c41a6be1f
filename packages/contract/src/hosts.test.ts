import { expect, it } from 'vitest';
import { serviceBase, servicePath } from './hosts.ts';

it.each([
  ['https://www.selvedge.example', 'https://product.selvedge.example'],
  ['https://selvedge.example', 'https://product.selvedge.example'],
  ['https://staging.selvedge.example:8443', 'https://product.staging.selvedge.example:8443'],
  ['http://localhost:3000', 'http://product.localhost:3000'],
  ['https://wwwhere.example', 'https://product.wwwhere.example'],
  ['http://192.168.1.7:3000', 'http://192.168.1.7:3000/services/product'],
  ['http://[::1]:3000', 'http://[::1]:3000/services/product'],
])('[CALL-01] derives the product service of %s', (origin, base) => {
  expect(serviceBase(origin, 'product')).toBe(base);
});

it('[CALL-01] derives the notification service alike', () => {
  expect(serviceBase('https://www.selvedge.example', 'notification')).toBe(
    'https://notification.selvedge.example',
  );
  expect(servicePath('notification')).toBe('/services/notification');
});
