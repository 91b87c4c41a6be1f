import { clientSite } from '@selvedge/contract/client-network';

/** More waits in a client's name than may. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
}

/** The turn of a client did not come in time. */
export class WaitedTooLong extends Error {
  override readonly name = 'WaitedTooLong';
}

export interface FairTurnsOptions {
  /** What is done at a time. */
  readonly atATime: number;
  /** What is done at a time in one client's name; without it as much as there is room for. */
  readonly ofOne?: number;
  /** What may wait in one client's name. */
  readonly mostWaiting: number;
  /** What has no turn by then is not done; without it waits as long as it takes. */
  readonly longestWaitMs?: number;
}

/**
 * Does `work` when its client's turn comes. Rejects with {@link TooManyWaiting}, {@link WaitedTooLong}, with what the work
 * throws, or with the signal's reason where that is aborted before the turn has come; what is under way goes on.
 *
 * @param client a network, such as `clientNetwork` gives, or another name
 */
export type FairTurns = <T>(
  client: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/** Of one IPv6 site, whose networks are as many as it likes, so many times what waits in one client's name. */
const CLIENTS_OF_A_SITE = 4;

/** Something that waits for its turn. */
interface Turn {
  readonly client: string;
  readonly start: () => void;
}

/** After so long what a site has used counts half. */
const HALF_LIFE_MS = 30_000;
/** Time is compared in steps of this; who has used as many takes turns. */
const STEP_MS = 100;
/** Sites whose time is known; the one that had a turn longest ago gives way. */
const MOST_KNOWN = 10_000;

/** Counts the time that sites have used of late. */
function usedTime() {
  const known = new Map<string, { readonly ms: number; readonly at: number }>();
  const of = (site: string): number => {
    const { ms, at } = known.get(site) ?? { ms: 0, at: 0 };
    return ms * 2 ** ((at - performance.now()) / HALF_LIFE_MS);
  };
  const add = (site: string, ms: number): void => {
    const used = of(site) + ms;
    known.delete(site);
    known.set(site, { ms: used, at: performance.now() });
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  };
  return { of, add };
}

/**
 * Does things in turns of their clients: next comes one of whom the least is being done, and of those who has used the
 * least time of late, else who has waited for longest. So whoever asks for much, or for what takes long, keeps nobody else waiting for longer than what is
 * under way takes. Networks of one IPv6 site (/48) have the turn of one client between them, and take turns in it.
 */
export function fairTurns({
  atATime,
  ofOne = atATime,
  mostWaiting,
  longestWaitMs,
}: FairTurnsOptions): FairTurns {
  /** What waits, by its site; who had a turn last comes last. Within a site the client who had a turn last comes last. */
  const waiting = new Map<string, Turn[]>();
  /** In whose names something is being done. */
  const running: string[] = [];
  const used = usedTime();
  const runningOf = (site: string): number => running.filter((one) => one === site).length;
  const startNext = (): void => {
    if (running.length >= atATime || waiting.size === 0) return;
    const places = [...waiting.keys()].map((site) => ({
      site,
      steps: Math.floor(used.of(site) / STEP_MS),
    }));
    const [first] = places.toSorted(
      (one, other) => runningOf(one.site) - runningOf(other.site) || one.steps - other.steps,
    );
    if (first === undefined || runningOf(first.site) >= ofOne) return;
    const { site } = first;
    const [next, ...rest] = waiting.get(site) ?? [];
    waiting.delete(site);
    const isOther = ({ client }: Turn) => client !== next?.client;
    const later = rest.toSorted((one, other) => Number(isOther(other)) - Number(isOther(one)));
    if (later.length > 0) waiting.set(site, later);
    running.push(site);
    next?.start();
  };
  return async (client, work, signal) => {
    signal?.throwIfAborted();
    const site = clientSite(client);
    const before = waiting.get(site) ?? [];
    const ofClient = before.filter((turn) => turn.client === client).length;
    if (ofClient >= mostWaiting || before.length >= CLIENTS_OF_A_SITE * mostWaiting)
      throw new TooManyWaiting('Too much waits in the name of this client');
    await new Promise<void>((resolve, reject) => {
      const leave = (reason: unknown) => {
        const others = (waiting.get(site) ?? []).filter((turn) => turn !== own);
        if (others.length > 0) waiting.set(site, others);
        else waiting.delete(site);
        clearTimeout(late);
        reject(reason);
      };
      const give = () => leave(signal?.reason);
      const late =
        longestWaitMs === undefined
          ? undefined
          : setTimeout(
              () => leave(new WaitedTooLong('The turn has not come in time')),
              longestWaitMs,
            );
      const start = () => {
        clearTimeout(late);
        signal?.removeEventListener('abort', give);
        resolve();
      };
      const own = { client, start };
      waiting.set(site, [...before, own]);
      signal?.addEventListener('abort', give, { once: true });
      startNext();
    });
    const from = performance.now();
    try {
      return await work();
    } finally {
      used.add(site, performance.now() - from);
      running.splice(running.indexOf(site), 1);
      startNext();
    }
  };
}
