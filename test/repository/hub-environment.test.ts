import { afterEach, expect, test, vi } from 'vitest';
import { NOT_FOR_THE_HUB } from '../../scripts/processes/hub-process.ts';
import { environmentOf } from '../../scripts/processes/kept-process.ts';

afterEach(() => vi.unstubAllEnvs());

test('the hub is told neither the database of the owner nor the first password', () => {
  const owners = ['DATABASE_URL', 'DATABASE_READ_URL', 'PGPASSWORD', 'PGPASSFILE', 'PGUSER'];
  for (const name of [...owners, 'HUB_ADMIN_PASSWORD', 'LOG_LEVEL']) vi.stubEnv(name, 'said');
  const told = environmentOf({
    environment: { HUB_DATABASE_URL: 'its own' },
    withheld: NOT_FOR_THE_HUB,
  });
  expect(told).toMatchObject({ LOG_LEVEL: 'said', HUB_DATABASE_URL: 'its own' });
  for (const name of [...owners, 'HUB_ADMIN_PASSWORD']) expect(told).not.toHaveProperty(name);
});
