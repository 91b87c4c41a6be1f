import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 3179);

/** Browser tests run against the real site with the demo supplier, on a port and a data directory of their own. */
export default defineConfig({
  testDir: 'test/browser',
  outputDir: 'test-results/site', // a run empties its own, while the hub's may be under way
  fullyParallel: true,
  workers: 2,
  // On a shared machine one more try tells a busy moment from a fault; at a desk a test that wavers fails.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Both are long for a machine with nothing else to do: a test that waits for one is slow, and only then wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-ZA',
    trace: 'on-first-retry', // recording every test costs a quarter of the run; by hand: --trace on
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `node test/browser/serve.ts ${port}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 600_000, // a busy machine draws the demo for minutes
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
