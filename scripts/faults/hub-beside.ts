import { waitUntil } from '@selvedge/database/embedded/postmaster';
import { readSettings } from '@selvedge/services/settings';
import { hubEnvironment, prepareHub } from '../processes/hub.ts';
import { keepHubRunning } from '../processes/hub-process.ts';

const EMAIL = 'faults@example.com';
const PASSWORD = 'nothing that breaks is lost';
/** The longest pause before a hub that has ended is tried again, and the time that a busy machine needs to start one. */
const READY_LIMIT_MS = 90_000;

/** A hub beside the site that is harmed. */
export interface HubBeside {
  /** Ends it as `kill -9` does. */
  kill(): void;
  /** Gives a store another telephone number, as an editor would, once the hub is ready. */
  publishTelephone(phone: string): Promise<void>;
  close(): Promise<void>;
}

/** What is used of the hub's answers. */
interface Stores {
  readonly docs?: readonly { readonly id: number }[];
}

interface HubOptions {
  readonly port: number;
  readonly sitePort: number;
  readonly dataDir: string;
  readonly hubUrl: string;
}

/**
 * Starts a hub, which takes over what the site shows.
 *
 * @throws where it does not start
 */
export async function startHubBeside(options: HubOptions): Promise<HubBeside> {
  const { port, sitePort, dataDir, hubUrl } = options;
  const settings = readSettings({
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(sitePort),
    HUB_PORT: String(port),
    HUB_ADMIN_EMAIL: EMAIL,
    HUB_ADMIN_PASSWORD: PASSWORD,
  });
  const environment = await hubEnvironment(settings, hubUrl);
  await prepareHub(settings, environment);
  const hub = keepHubRunning(environment, () => undefined);
  const origin = `http://localhost:${port}`;
  const isReady = () => fetch(`${origin}/readyz`).then(({ ok }) => ok);
  const ready = async () => {
    const came = await waitUntil(() => isReady().catch(() => false), READY_LIMIT_MS);
    if (!came) throw new Error('The hub was not ready in time.');
  };
  try {
    await ready();
  } catch (error) {
    await hub.close();
    throw error;
  }
  return {
    kill: hub.kill,
    close: hub.close,
    async publishTelephone(phone) {
      await ready();
      const headers = { 'content-type': 'application/json', origin };
      const call = async (method: string, path: string, body?: object, cookie = '') => {
        const answer = await fetch(`${origin}/api${path}`, {
          method,
          headers: { ...headers, cookie },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer;
      };
      const signedIn = await call('POST', '/users/login', { email: EMAIL, password: PASSWORD });
      const [known = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';', 1);
      const stores = await call('GET', '/stores?limit=1&sort=id', undefined, known);
      const { docs } = (await stores.json()) as Stores;
      await call('PATCH', `/stores/${docs?.[0]?.id}`, { phone, _status: 'published' }, known);
    },
  };
}
