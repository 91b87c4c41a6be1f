import pg from 'pg';

/**
 * The hub's connections to PostgreSQL. A connection that breaks is replaced at its next use; without a listener the news
 * of it would end the process.
 */
export class HubPool extends pg.Pool {
  readonly #open = new Set<pg.PoolClient>();

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('error', () => undefined);
    this.on('connect', (client) => {
      this.#open.add(client);
      client.on('error', () => undefined);
    });
    this.on('remove', (client) => this.#open.delete(client));
  }

  /** Ends every connection, also the one that Payload takes at its start and never gives back. */
  async endAll(): Promise<void> {
    for (const client of this.#open) if ('end' in client) await client.end();
  }
}
