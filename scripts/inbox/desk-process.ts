import { HubPool } from '@selvedge/hub/database/hub-pool';
import { sendingRounds, startDeskWorker, watchedRounds } from '@selvedge/hub/server/desk-worker';
import { readHubSettings } from '@selvedge/hub/settings';

/** What the hub does by itself for the desk, as in its own process and without its pages: what check:durability kills. */
const settings = readHubSettings(process.env);
const pool = new HubPool({
  connectionString: settings.HUB_DATABASE_URL,
  max: 3,
  connectionTimeoutMillis: 10_000,
});
const rounds = [...watchedRounds(pool, settings), ...sendingRounds(pool, settings)];
const stop = startDeskWorker(rounds, console.error);
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
// It ends with whoever started it, however that ends.
process.on('disconnect', () => process.exit(0));
