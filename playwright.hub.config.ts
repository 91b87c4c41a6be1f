import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

const port = Number(process.env.TEST_PORT ?? 3179) + 10;
const hubPort = port + 1;
process.env.TEST_SITE_ORIGIN = `http://localhost:${port}`;
/** What the hub logs, which a test reads. */
const log = 'test-results/hub.log';
process.env.TEST_HUB_LOG = log;

/** Browser tests across the hub and the site; both run with the demo supplier, apart from those of the site alone. */
export default defineConfig({
  ...site, // as a second argument its server would be started as well
  testDir: 'test/hub',
  outputDir: 'test-results/hub',
  timeout: 180_000, // a machine that is busy with others takes ten times as long
  expect: { timeout: 20_000 },
  workers: 1, // what they change is one site
  fullyParallel: false,
  reporter: [['line'], ['json', { outputFile: 'test-results/hub-browser.json' }]],
  // Staff are where the house is.
  use: {
    ...site.use,
    baseURL: `http://localhost:${hubPort}`,
    timezoneId: 'Africa/Johannesburg',
  },
  webServer: {
    command: `mkdir -p test-results && node test/hub/serve.ts ${port} ${hubPort} > ${log}`,
    url: `http://localhost:${hubPort}/readyz`,
    timeout: 900_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
