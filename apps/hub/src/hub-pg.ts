import type { postgresAdapter } from '@payloadcms/db-postgres';
import pg from 'pg';
import { HubPool } from './hub-pool.ts';

/**
 * `pg` with these connections, as Payload's adapter takes it; its declarations are of another release than ours, which
 * differs in nothing that is used here.
 */
export const hubPg = Object.assign(Object.create(pg), { Pool: HubPool }) as NonNullable<
  Parameters<typeof postgresAdapter>[0]['pg']
>;
