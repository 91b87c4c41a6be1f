import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Console errors and warnings that a test brings about on purpose, as patterns. */
  expectedConsole: RegExp[];
  quietConsole: undefined;
}

/** The tests' own `test`: an error or warning in the console, or a page error, that nobody expects fails the test. */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const unexpected: string[] = [];
      const note = (text: string): void => {
        if (!expectedConsole.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text());
      });
      page.on('pageerror', (error) => note(String(error)));
      await use(undefined);
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
