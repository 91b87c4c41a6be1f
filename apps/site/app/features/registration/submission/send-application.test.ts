import { expect, test } from 'vitest';
import { buildApplication } from './build-application.ts';
import { entered } from './entered-fixture.ts';
import { sendApplication } from './send-application.ts';

const sendTo = (answer: (init: RequestInit) => Response) =>
  sendApplication(
    {
      origin: 'https://www.example.com',
      mode: 'host',
      fetch: async (_address, init = {}) => answer(init),
    },
    buildApplication(entered),
    'the-key',
  );

test('[CALL-24] [CALL-25] the whole application is posted under its key, and its reference read from json', async () => {
  const seen: RequestInit[] = [];
  const reference = await sendTo((init) => {
    seen.push(init);
    return Response.json({ success: true, json: { reference: 'TR-1' }, msg: 'Sent' });
  });
  expect(reference).toBe('TR-1');
  const [init] = seen;
  expect(init?.method).toBe('POST');
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('the-key');
  expect(JSON.parse(String(init?.body))).toEqual({ data: buildApplication(entered) });
});

test('[CALL-25] a failure throws with the message of the service', async () => {
  const refusal = { success: false, msg: 'Not valid' };
  await expect(sendTo(() => Response.json(refusal, { status: 400 }))).rejects.toThrow('Not valid');
  await expect(sendTo(() => Response.json(refusal))).rejects.toThrow('Not valid');
});
