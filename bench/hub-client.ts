import { setTimeout as pause } from 'node:timers/promises';

const SESSION_AGE_MS = 20 * 60_000;
const ASK_EVERY_MS = 500;
const READY_MS = 600_000;

/** A member of staff who asks the hub over HTTP, as its pages do. */
export class HubClient {
  readonly #origin: string;
  readonly #person: object;
  #cookie: Promise<string> = Promise.resolve('');
  #signedInAt = Number.NEGATIVE_INFINITY;

  private constructor(origin: string, person: object) {
    this.#origin = origin;
    this.#person = person;
  }

  /**
   * Waits until the hub is ready.
   *
   * @param person the address and the password of the first request's sign-in
   * @param ended settled once the hub has ended, which it does where it cannot be built
   * @throws Error where it has ended, or is not ready in ten minutes
   */
  static async of(
    origin: string,
    person: object,
    ended: Promise<unknown> = new Promise(() => undefined),
  ): Promise<HubClient> {
    const from = performance.now();
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    while (!isOver && performance.now() - from < READY_MS) {
      const answer = await fetch(`${origin}/readyz`).catch(() => null);
      if (answer?.ok) return new HubClient(origin, person);
      await pause(ASK_EVERY_MS);
    }
    throw new Error('The hub did not become ready.');
  }

  /** @throws Error with what the hub answered, where it refuses */
  post(path: string, body: object): Promise<Record<string, unknown>> {
    return this.#ask('POST', path, body);
  }

  /**
   * Checks a product file and applies it.
   *
   * @throws Error where it is refused or fails
   */
  async importProducts(fileName: string, text: string): Promise<void> {
    const { id } = await this.post('/api/products/imports', { fileName });
    const path = `/api/products/imports/${id}`;
    await this.#ask('PUT', path, text);
    await this.#until(path, 'checked');
    await this.post(`${path}/apply`, {});
    await this.#until(path, 'applied');
  }

  async #until(path: string, wanted: string): Promise<void> {
    for (;;) {
      const { stage, problem } = await this.#ask('GET', path);
      if (stage === wanted) return;
      if (stage === 'failed') throw new Error(String(problem));
      await pause(ASK_EVERY_MS);
    }
  }

  async #ask(
    method: string,
    path: string,
    body?: object | string,
  ): Promise<Record<string, unknown>> {
    if (performance.now() - this.#signedInAt > SESSION_AGE_MS) {
      this.#signedInAt = performance.now();
      this.#cookie = this.#send('', 'POST', '/api/users/login', this.#person).then(
        ({ headers }) => headers.get('set-cookie')?.split(';', 1)[0] ?? '',
      );
    }
    const answer = await this.#send(await this.#cookie, method, path, body);
    return Object(await answer.json());
  }

  /** @throws Error with what the hub answered, where it refuses */
  async #send(
    cookie: string,
    method: string,
    path: string,
    body?: object | string,
  ): Promise<Response> {
    const isText = typeof body === 'string';
    const answer = await fetch(this.#origin + path, {
      method,
      headers: {
        'content-type': isText ? 'text/csv' : 'application/json',
        cookie,
        origin: this.#origin, // the hub takes a cookie of its own pages alone
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}
