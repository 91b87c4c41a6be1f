import { withClient } from '@selvedge/database/connection';
import { BasePayload } from 'payload';
import { seedContent } from '../../content/seed-content.ts';
import type { FillAnswer } from '../../database/migrate-hub.ts';
import { readHubSettings } from '../../settings.ts';
import { builtHub } from '../hub-config.ts';
import { makeFirstUser } from './first-user.ts';

/** Any number does, as long as nothing else in the database locks the same one. */
const ADVISORY_LOCK = 7_335_833_439;

/**
 * Run by `npm start` where the hub has nobody yet: makes its first person, and documents of what is published already,
 * which is the demo's. Payload is loaded in a process that ends again, so that the site's carries none of it.
 */
async function fill(): Promise<FillAnswer> {
  const settings = readHubSettings(process.env);
  return withClient(settings.HUB_DATABASE_URL, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    const payload = await new BasePayload().init({ config: builtHub(settings) });
    const { totalDocs } = await payload.count({ collection: 'users' });
    if (totalDocs > 0) return { firstUser: null };
    await seedContent(payload).catch((error: unknown) =>
      console.error(
        'What is published could not be taken over; the site shows it all the same:',
        error,
      ),
    );
    const firstUser = await makeFirstUser(payload, {
      email: process.env.HUB_ADMIN_EMAIL ?? '',
      password: process.env.HUB_ADMIN_PASSWORD,
    });
    return { firstUser };
  });
}

const answer = await fill().catch(
  (error: unknown): FillAnswer => ({
    failed: error instanceof Error ? error.message : String(error),
  }),
);
process.send?.(answer, () => process.exit('failed' in answer ? 1 : 0));
