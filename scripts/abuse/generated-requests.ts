import fc from 'fast-check';
import { abusiveRequests } from '../../apps/services/test/abuse/abusive-requests.ts';
import { faultOf } from '../../apps/services/test/abuse/answer-faults.ts';
import { exchange, head } from '../../apps/services/test/abuse/raw-exchange.ts';

const AT_A_TIME = 4;

export interface AbuseResult {
  readonly asked: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

interface Asked {
  readonly name: string;
  readonly bytes: Buffer | string;
  readonly head?: boolean;
  readonly page?: boolean;
}

/** Addresses of pages with a part replaced, encoded wrongly or drawn out, and queries that no page knows. */
function abusiveAddresses(paths: readonly string[]): fc.Arbitrary<Asked> {
  const odd = fc.constantFrom(
    '%',
    '%00',
    '%ff',
    '..%2f',
    '%E0%A4',
    '?x[]=1&x=2',
    '//',
    ';a=b',
    '.data',
  );
  const text = fc
    .string({ unit: 'grapheme' })
    .map((given) => encodeURIComponent(given.toWellFormed()));
  const query = fc.webQueryParameters().map((given) => `?${given}`);
  return fc
    .tuple(fc.constantFrom(...paths), fc.nat(), fc.oneof(odd, text, query))
    .map(([path, place, added]) => {
      const at = place % (path.length + 1);
      const address = `${path.slice(0, Math.max(1, at))}${added}${path.slice(Math.max(1, at))}`;
      return { name: `GET ${address}`, bytes: head(`GET ${address.slice(0, 7000)}`), page: true };
    });
}

/** Sends generated requests of every operation and page, and says what was answered as it should not be. */
export async function sendGenerated(
  port: number,
  paths: readonly string[],
  { count, seed }: { count: number; seed: number },
): Promise<AbuseResult> {
  const calls = abusiveRequests().map(({ operation, bytes }): Asked => {
    return { name: operation, bytes, head: operation.startsWith('HEAD') };
  });
  const requests = fc.oneof(
    { arbitrary: calls, weight: 4 },
    { arbitrary: abusiveAddresses(paths), weight: 1 },
  );
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const left = fc.sample(requests, { numRuns: count, seed }).values();
  const sender = async () => {
    for (const asked of left) {
      const answer = await exchange({ port }, asked.bytes);
      const status = String(answer?.status ?? 'none');
      statuses[status] = (statuses[status] ?? 0) + 1;
      const fault = faultOf(answer, asked);
      if (fault !== null) faults.push(`${asked.name}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, sender));
  return { asked: count, statuses, faults };
}
