import type pg from 'pg';
import { inTransaction } from '../database/hub-pool.ts';

/** Sign-ups taken at once. */
const BATCH = 500;

/**
 * Makes subscribers of what was `taken`, as a part of a statement: an address is one subscriber, whoever signs it up and
 * how often. One that signs up anew a day later, and may have left the newsletter in between, is told to the provider again.
 */
export const STORE_SUBSCRIBERS = `stored AS (
      INSERT INTO hub.subscribers AS stored (email, consent, consented_at, state)
      SELECT lower(email), consent, received_at, 'not_sent' FROM taken
      ON CONFLICT (email) DO UPDATE
        SET consent = excluded.consent, consented_at = excluded.consented_at, state = 'not_sent', updated_at = now()
        WHERE stored.state IN ('sent', 'refused')
          AND stored.consented_at < excluded.consented_at - interval '1 day'
      RETURNING id
    )`;

/**
 * Takes sign-ups out of the inbox as subscribers, without asking them.
 *
 * @returns how many were taken
 */
export async function takeSignUps(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(`
    WITH oldest AS (SELECT id FROM inbox.sign_up ORDER BY received_at LIMIT ${BATCH}),
    taken AS (
      DELETE FROM inbox.sign_up WHERE id IN (SELECT id FROM oldest) RETURNING email, consent, received_at
    ),
    ${STORE_SUBSCRIBERS}
    SELECT FROM taken`);
  return rowCount ?? 0;
}

/** Puts every subscriber whom the provider has not heard of into the outbox. Called where there is a provider. */
export const queueSubscribers = (pool: pg.Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`
      WITH due AS (
        UPDATE hub.subscribers SET state = 'queued', updated_at = now() WHERE state = 'not_sent'
        RETURNING id, email, consented_at
      )
      INSERT INTO hub.outbox (key, kind, purpose, recipient, sealed, state, attempts, next_attempt_at)
      SELECT 'subscriber/' || id || '/' || extract(epoch FROM consented_at), 'subscriber',
        'Newsletter sign-up', email, '', 'waiting', 0, now()
      FROM due ON CONFLICT (key) DO NOTHING`);
  });
