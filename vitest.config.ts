import { defineConfig } from 'vitest/config';

const room = (name: string, folder: string) => ({
  extends: true as const,
  test: { name, root: folder, include: ['{src,app,test}/**/*.test.{ts,tsx}'] },
});

/** One project a room, so that `vitest --project catalogue` runs a room by itself. */
export default defineConfig({
  test: {
    projects: [
      room('contract', 'packages/contract'),
      room('catalogue', 'packages/catalogue'),
      room('database', 'packages/database'),
      room('import', 'packages/import'),
      room('demo', 'packages/demo'),
      room('services', 'apps/services'),
      room('site', 'apps/site'),
      { extends: true as const, test: { name: 'repository', root: 'test/repository' } },
    ],
  },
});
