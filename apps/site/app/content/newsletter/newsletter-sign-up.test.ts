import { signUpRequest } from '@selvedge/contract/newsletter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newsletterAddressProblem } from './newsletter-sign-up.tsx';

const MESSAGE = 'Email invalid! Email must include the @ character';

test.each(['', '   ', 'thandi', 'thandi@', '@example.com', 'a b@example.com'])(
  '[NEWS-02] [NEWS-03] %j is refused',
  (typed) => expect(newsletterAddressProblem(typed)).toBe(MESSAGE),
);

test('[NEWS-02] an address is taken, white space around it forgiven', () => {
  expect(newsletterAddressProblem(' thandi@example.co.za ')).toBeNull();
});

test('[NEWS-02] the form takes what the service takes', () => {
  const text = fc.oneof(fc.string(), fc.emailAddress(), fc.stringMatching(/^[ a-c@.]{0,12}$/u));
  fc.assert(
    fc.property(text, (typed) => {
      const taken = signUpRequest.safeParse({ email: typed }).success;
      expect(newsletterAddressProblem(typed) === null).toBe(taken);
    }),
  );
});
