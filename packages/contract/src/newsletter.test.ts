import { expect, it } from 'vitest';
import { signUpRequest } from './newsletter.ts';

const MESSAGE = 'Email invalid! Email must include the @ character';
const messages = (value: unknown) =>
  signUpRequest.safeParse(value).error?.issues.map(({ message }) => message);

it('[CALL-20] [NEWS-05] a sign-up is an address, white space around it forgiven', () => {
  expect(signUpRequest.parse({ email: ' thandi@example.co.za ' })).toEqual({
    email: 'thandi@example.co.za',
  });
});

it.each([
  '',
  '   ',
  'thandi',
  'thandi.example.com',
  'thandi@',
  '@example.com',
  'a@b',
  'a b@example.com',
  'a@@example.com',
  `${'a'.repeat(250)}@example.com`,
])('[NEWS-02] [NEWS-03] refuses %j with the message of the form', (email) => {
  expect(new Set(messages({ email }))).toEqual(new Set([MESSAGE]));
});

it('[NEWS-02] refuses a missing address alike', () => {
  expect(messages({})).toEqual([MESSAGE]);
  expect(messages({ email: 7 })).toEqual([MESSAGE]);
});

it('[decision 42] a field that is not known is taken and left out', () => {
  const email = 'thandi@example.co.za';
  expect(signUpRequest.parse({ email, source: 'footer', tags: ['a'] })).toEqual({ email });
});
