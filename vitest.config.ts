import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A test that hangs ends; a slow or busy machine fails none. */
const LONGEST_MS = 30_000;

/** Files whose tests draw rooms or kill servers for minutes: `npm run check:all` runs them, by night. */
const exclude = process.env.LONG_TESTS ? [] : ['**/*.long.test.ts'];

const room = (
  name: string,
  folder: string,
  { database = false, isolate = false, longestMs = LONGEST_MS } = {},
) => ({
  extends: true as const,
  test: {
    name,
    root: folder,
    isolate,
    include: ['{src,app,test}/**/*.test.{ts,tsx}'],
    exclude,
    testTimeout: longestMs,
    hookTimeout: 2 * longestMs,
    // One PostgreSQL for the run, which testDatabase() of @selvedge/database/testing/test-database needs.
    globalSetup: database ? ['@selvedge/database/testing/global-setup'] : [],
  },
});

/**
 * One project a room, so that `vitest --project catalogue` runs a room by itself. Where nothing is kept in modules, the
 * files of a room share them: to load React for each of its files took the site's tests ten times as long.
 */
export default defineConfig({
  test: {
    restoreMocks: true,
    expect: { poll: { timeout: LONGEST_MS } },
    // Half of what tests do is to wait for PostgreSQL, which by default leaves one of two cores to itself.
    maxWorkers: '100%',
    projects: [
      room('contract', 'packages/contract'),
      room('catalogue', 'packages/catalogue', { database: true }),
      room('database', 'packages/database', { database: true }),
      room('pictures', 'packages/pictures'),
      room('scenes', 'packages/scenes'),
      room('documents', 'packages/documents'),
      room('http', 'packages/http'),
      room('import', 'packages/import', { database: true }),
      room('demo', 'packages/demo', { database: true }),
      room('services', 'apps/services', { database: true }),
      room('site', 'apps/site'),
      room('hub', 'apps/hub', { database: true, longestMs: 120_000 }),
      {
        extends: true as const,
        test: { name: 'repository', root: 'test/repository', testTimeout: LONGEST_MS },
      },
      {
        extends: true as const,
        test: {
          name: 'operations',
          root: 'test/operations',
          include: ['*.test.ts'],
          globalSetup: [join(import.meta.dirname, 'test/operations/built-site.ts')],
          testTimeout: LONGEST_MS,
          hookTimeout: 2 * LONGEST_MS,
        },
      },
    ],
  },
});
