import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** The addresses that the sitemap names, for check:a11y and check:headers; npm test looks at one of each kind. */
export default defineConfig(site, {
  testDir: 'test/every-page',
  outputDir: 'test-results/every-page',
  timeout: 1_800_000, // a test is a twelfth of the addresses
  reporter: [['line'], ['json', { outputFile: 'test-results/every-page.json' }]],
});
