import { buildMemoryEngine } from '@selvedge/catalogue/memory/memory-engine';
import type { Query } from '@selvedge/catalogue/postgres/facet-sql';
import { postgresEngine } from '@selvedge/catalogue/postgres/postgres-engine';
import type pg from 'pg';
import { RequestFailure } from '../http/failure.ts';
import type { Settings } from '../settings.ts';
import type { BuildEngine } from './load-snapshot.ts';

const RETRY_AFTER_SECONDS = 5;

/** The engine that holds the products in memory. */
export const inMemory: BuildEngine = (products, { show_trade_fields: showTradeFields }) =>
  buildMemoryEngine(products, { showTradeFields });

/** For catalogues that outgrow the process's memory: answers stop while the database is away. */
const bySql =
  (pool: pg.Pool): BuildEngine =>
  async (products, { show_trade_fields: showTradeFields }) => {
    // Reading them to their end is what counts them and finds their brands.
    for await (const _ of products);
    const query: Query = async <Row>(sql: string, parameters: readonly unknown[]) => {
      try {
        const { rows } = await pool.query(sql, [...parameters]);
        return rows as Row[]; // the statement says what its rows are
      } catch (cause) {
        const msg = 'The catalogue cannot be read now; try again in a moment';
        throw new RequestFailure(503, msg, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
      }
    };
    return postgresEngine(query, { showTradeFields });
  };

/** The engine that CATALOGUE_ENGINE chooses. */
export function engineBuilder(setting: Settings['CATALOGUE_ENGINE'], pool: pg.Pool): BuildEngine {
  return setting === 'memory' ? inMemory : bySql(pool);
}
