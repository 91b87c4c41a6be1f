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
  /** Waited for before each thing begins, in nobody's time. */
  readonly pause?: () => Promise<void>;
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
  readonly start: (since: number) => void;
}

/** What waits in a site's name, and since when by the common clock. */
interface Queue {
  readonly since: number;
  readonly turns: readonly Turn[];
}

/** Sites whose time is known; the one that had a turn longest ago gives way. */
const MOST_KNOWN = 10_000;

/**
 * Fair queueing by virtual time (Parekh and Gallager, 1993): what a site asks for is tagged with the common time at which it
 * asked, or with its own time where that is later, and the least tag begins first. A site's own time goes by what it takes,
 * the common one by what that is for each of those who ask. So sites that ask at the same time have the same time each,
 * nobody has more for having asked for nothing before, or less for having asked for much, and those who come meanwhile,
 * however many, soon come after those who wait.
 */
function fairClock() {
  let common = 0;
  let latest = 0;
  const ofSites = new Map<string, number>();
  const tag = (site: string, since: number): number => Math.max(since, ofSites.get(site) ?? 0);
  return {
    now: (): number => common,
    /** Of what a site has waiting since the common time `since`. */
    tag,
    /** Once nobody asks for anything, all begin anew alike. */
    rest(): void {
      common = latest;
    },
    /** What begins now in a site's name; to be called with what it took, in milliseconds, and how many sites ask then. */
    begin(site: string, since: number): (tookMs: number, asking: number) => void {
      const begins = tag(site, since);
      common = Math.max(common, begins);
      return (tookMs, asking) => {
        const own = Math.max(begins, ofSites.get(site) ?? 0) + tookMs;
        common += tookMs / asking;
        latest = Math.max(latest, own);
        ofSites.delete(site);
        ofSites.set(site, own);
        const [oldest] = ofSites.keys();
        if (ofSites.size > MOST_KNOWN && oldest !== undefined) ofSites.delete(oldest);
      };
    },
  };
}

/**
 * Does things in turns of their clients: next comes one of whom the least is being done, and of those who has the least time
 * by {@link fairClock}, else who has waited for longest. So whoever asks for much, or for what takes long, keeps nobody else
 * waiting for longer than what is under way takes. Networks of one IPv6 site (/48) have the turn of one client between them,
 * and take turns in it.
 */
export function fairTurns({
  atATime,
  ofOne = atATime,
  mostWaiting,
  longestWaitMs,
  pause,
}: FairTurnsOptions): FairTurns {
  /** What waits, by its site; who had a turn last comes last. Within a site the client who had a turn last comes last. */
  const waiting = new Map<string, Queue>();
  /** In whose names something is being done. */
  const running: string[] = [];
  const clock = fairClock();
  const runningOf = (site: string): number => running.filter((one) => one === site).length;
  const startNext = (): void => {
    if (running.length >= atATime || waiting.size === 0) return;
    const places = [...waiting].map(([site, { since, turns }]) => ({
      site,
      since,
      turns,
      running: runningOf(site),
      tag: clock.tag(site, since),
    }));
    const [first] = places.toSorted(
      (one, other) => one.running - other.running || one.tag - other.tag,
    );
    if (first === undefined || first.running >= ofOne) return;
    const { site, since, turns } = first;
    const [next, ...rest] = turns;
    waiting.delete(site);
    const isOther = ({ client }: Turn) => client !== next?.client;
    const later = rest.toSorted((one, other) => Number(isOther(other)) - Number(isOther(one)));
    if (later.length > 0) waiting.set(site, { since, turns: later });
    running.push(site);
    next?.start(since);
  };
  return async (client, work, signal) => {
    signal?.throwIfAborted();
    const site = clientSite(client);
    const { since: from, turns: before } = waiting.get(site) ?? { since: clock.now(), turns: [] };
    const ofClient = before.filter((turn) => turn.client === client).length;
    if (ofClient >= mostWaiting || before.length >= CLIENTS_OF_A_SITE * mostWaiting)
      throw new TooManyWaiting('Too much waits in the name of this client');
    const since = await new Promise<number>((resolve, reject) => {
      const leave = (reason: unknown) => {
        const queue = waiting.get(site);
        const turns = queue?.turns.filter((turn) => turn !== own) ?? [];
        if (queue && turns.length > 0) waiting.set(site, { ...queue, turns });
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
      const start = (since: number) => {
        clearTimeout(late);
        signal?.removeEventListener('abort', give);
        resolve(since);
      };
      const own = { client, start };
      waiting.set(site, { since: from, turns: [...before, own] });
      signal?.addEventListener('abort', give, { once: true });
      startNext();
    });
    const took = clock.begin(site, since);
    let beganAt = performance.now();
    try {
      await pause?.();
      beganAt = performance.now();
      return await work();
    } finally {
      took(performance.now() - beganAt, new Set([...waiting.keys(), ...running]).size);
      running.splice(running.indexOf(site), 1);
      if (running.length === 0 && waiting.size === 0) clock.rest();
      startNext();
    }
  };
}
