import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import pLimit from 'p-limit';
import { canonicalPath } from '../http/canonical-path.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

const brotliOf = promisify(brotliCompress);
const plainOf = promisify(brotliDecompress);
const gzipOf = promisify(gzip);

const brotliAt = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Some milliseconds, which whoever asks first waits for. */
const BROTLI = brotliAt(6);
/** A tenth smaller, which often saves a phone a round trip, for some tenths of a second that nobody waits for. */
const BROTLI_SMALLEST = brotliAt(11);
/** One page at a time, so that the other core is left to answers. */
const oneAtATime = pLimit(1);
/** Pages that may wait for it; what comes while as many do stays as it is. */
const MAX_WAITING = 50;

type Encoding = 'br' | 'gzip' | 'identity';

/**
 * A rendered page that is sent to everybody who asks for its address. Once it is compressed, its HTML is not kept: that is a
 * seventh of the memory, and a browser that wants it otherwise is rare.
 */
export class CachedPage {
  /** Bytes of its HTML. */
  readonly size: number;
  /** The path that it calls its own. */
  readonly path: string | undefined;
  /** Whether it is kept under the house's own address, and so worth to be made as small as it can be. */
  isOwn = false;
  #html: Buffer | undefined;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #etag: string;
  readonly #bodies = new Map<Exclude<Encoding, 'identity'>, Promise<Buffer>>();
  #unpacking: Promise<Buffer> | undefined;
  #unpacked: WeakRef<Buffer> | undefined;
  #isShrunk = false;

  /** @param headers those of the page itself; nothing of a single visitor */
  constructor(html: Buffer, headers: Readonly<Record<string, string>>) {
    this.#html = html;
    this.size = html.length;
    this.path = canonicalPath(html.toString());
    const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
    this.#etag = `W/"${digest}"`;
    this.#headers = { ...headers, etag: this.#etag, vary: 'accept-encoding' };
  }

  /** Sends the page in the encoding that the client likes best, or 304 to those who have it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers({ ...this.#headers });
    if (request.headers['if-none-match']?.includes(this.#etag)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await this.#body(encoding));
  }

  #body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#plain();
    const known = this.#bodies.get(encoding);
    if (known) {
      if (encoding === 'br') this.#shrink();
      return known;
    }
    const made = this.#plain().then((html) =>
      encoding === 'br' ? brotliOf(html, BROTLI) : gzipOf(html),
    );
    this.#bodies.set(encoding, made);
    if (encoding === 'br')
      void made.then(
        () => (this.#html = undefined),
        () => undefined,
      );
    return made;
  }

  /** Its HTML: of all who wait for it or read it at a time the same bytes. */
  async #plain(): Promise<Buffer> {
    const known = this.#html ?? this.#unpacked?.deref();
    if (known) return known;
    this.#unpacking ??= this.#unpack().finally(() => {
      this.#unpacking = undefined;
    });
    return this.#unpacking;
  }

  async #unpack(): Promise<Buffer> {
    const html = await plainOf((await this.#bodies.get('br')) ?? Buffer.alloc(0));
    this.#unpacked = new WeakRef(html);
    return html;
  }

  /** Compresses a page of the house's own that is asked for again as well as brotli can; until then the first form is sent. */
  #shrink(): void {
    if (!this.isOwn || this.#isShrunk || oneAtATime.pendingCount >= MAX_WAITING) return;
    this.#isShrunk = true;
    void oneAtATime(async () => brotliOf(await this.#plain(), BROTLI_SMALLEST)).then((body) =>
      this.#bodies.set('br', Promise.resolve(body)),
    );
  }
}

/** Its types do not tell yet that a server can rank what a client takes alike. */
interface Ranking {
  encoding(offered: readonly string[], options: { preferred: string[] }): string | undefined;
}

/** Of what a client takes alike the smallest: every browser names gzip first, and means no order by it. */
function encodingFor({ headers }: FastifyRequest): Encoding {
  const negotiator: Ranking = new Negotiator({ headers });
  const liked = negotiator.encoding(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return liked === 'br' || liked === 'gzip' ? liked : 'identity';
}

/** The year in the footer and the like follow the clock, so even an unchanged page is rendered anew at times. */
const CACHED_FOR_MS = 600_000;
/** Of the memory, for addresses that anybody can make up. */
const MADE_UP_SHARE = 0.25;

/**
 * Rendered pages by their address, as long as what is published stays the same: pages of an older snapshot are dropped
 * whole. Bounded in bytes; the page unused for the longest time goes first.
 */
export class PageCache {
  #snapshot: Snapshot | undefined;
  /** Of the house's own addresses, as its links have them: there are as many as pages. */
  readonly #pages: LRUCache<string, CachedPage>;
  /** Of those with a query, in another spelling or under another host, which anybody can make up: they take no room from the others. */
  readonly #madeUp: LRUCache<string, CachedPage>;

  /** The house's own host; empty where any may be. */
  readonly #ownHost: string;

  /** @param publicOrigin where visitors find the house; without it any host may be its own */
  constructor(maxBytes: number, publicOrigin?: string) {
    this.#ownHost = publicOrigin === undefined ? '' : new URL(publicOrigin).host;
    const pages = (share: number) =>
      new LRUCache<string, CachedPage>({
        maxSize: Math.floor(maxBytes * share),
        ttl: CACHED_FOR_MS,
        sizeCalculation: (page, key) => page.size + key.length,
      });
    this.#pages = pages(1 - MADE_UP_SHARE);
    this.#madeUp = pages(MADE_UP_SHARE);
  }

  /** Whether an address is what the page calls its own: nobody can make up another of these. */
  #isOwn(address: string, page: CachedPage): boolean {
    const [, host, path] = /^[^:]*:\/\/(\S*) (.*)$/su.exec(address) ?? [];
    const isHost = this.#ownHost === '' || host === this.#ownHost;
    return isHost && path !== undefined && path === page.path;
  }

  /** Whether {@link find} would find it; it counts as no use of the page. */
  has(snapshot: Snapshot, address: string): boolean {
    return snapshot === this.#snapshot && (this.#pages.has(address) || this.#madeUp.has(address));
  }

  /** @param address where it was visited: the origin, a blank, and the path */
  find(snapshot: Snapshot, address: string): CachedPage | undefined {
    if (snapshot !== this.#snapshot) return undefined;
    return this.#pages.get(address) ?? this.#madeUp.get(address);
  }

  store(snapshot: Snapshot, address: string, page: CachedPage): void {
    if (snapshot !== this.#snapshot) {
      this.#pages.clear();
      this.#madeUp.clear();
      this.#snapshot = snapshot;
    }
    page.isOwn = this.#isOwn(address, page);
    const pages = page.isOwn ? this.#pages : this.#madeUp;
    pages.set(address, page);
  }
}
