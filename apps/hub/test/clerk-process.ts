import { BasePayload, handleEndpoints } from 'payload';
import sharp from 'sharp';
import config from '../src/payload.config.ts';
import { offerPdfDrawer } from '../src/registrations/decisions/document-guard.ts';
import type { ClerkAnswer, ClerkQuestion } from './clerk-question.ts';
import { sessionToken } from './session-token.ts';

/**
 * A clerk at work in a process of its own: `npm run check:privacy` sends what to do, one question after another, and is
 * told how it was answered. A form of a decision is given the time at which its page would have been made.
 */
const person = { email: 'clerk@example.com', password: 'nobody reads what is not theirs' };
const key = 'clerk-process';
const built = await config;
const payload = await new BasePayload().init({ config: built });
await payload.create({
  collection: 'users',
  data: { ...person, name: 'Clerk', roles: ['administrator'] },
});
// The documents of the check hold marks, and no page that could be drawn.
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
  .webp()
  .toBuffer();
offerPdfDrawer(async () => ({ picture, pages: 1, drawnInMs: 1 }));
const token = await sessionToken(built, person, key);

async function answer({ path, form }: ClerkQuestion): Promise<ClerkAnswer> {
  const { docs } = await payload.find({ collection: 'registrations', limit: 1, depth: 0 });
  const { id, updatedAt: seen } = docs[0] ?? { id: 0, updatedAt: '' };
  const { status, headers } = await handleEndpoints({
    config: built,
    payloadInstanceCacheKey: key,
    request: new Request(`http://localhost:3001/api/registrations/${id}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        authorization: `JWT ${token}`,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams({ seen, ...form }).toString() }),
    }),
  });
  return { status, location: headers.get('location') };
}

process.on('message', (question: ClerkQuestion) => {
  void answer(question).then((answered) => process.send?.(answered));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
