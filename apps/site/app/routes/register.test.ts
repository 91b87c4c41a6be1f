import { expect, test } from 'vitest';
import { loader } from './register.tsx';

/** What the loader answers an address with, before it asks anything. */
const answered = (address: string): unknown => {
  try {
    return loader({ url: new URL(address, 'https://house.example') } as never);
  } catch (answer) {
    return answer;
  }
};

test.each(['/REGISTER?ref=window', '/%72egister?ref=window', '/register/?ref=window'])(
  'the wizard opens at the one spelling to which browsers send the word of a draft, and not at %s',
  (address) => {
    const answer = answered(address);
    if (!(answer instanceof Response)) throw new Error(`answered ${String(answer)}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/register?ref=window']);
  },
);
