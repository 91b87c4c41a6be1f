import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Console errors and warnings that a test brings about on purpose, as patterns. */
  expectedConsole: RegExp[];
  quietConsole: undefined;
}

/** Begins the line that a violation of the Content-Security-Policy writes into the console; no test may expect one. */
const VIOLATION = 'Content-Security-Policy violated:';

/** What a graphics card that is imitated by the processor says of its own speed. */
const IMITATED_CARD = /^\[\.WebGL-\S+\]GL Driver Message \(OpenGL, Performance, .*GPU stall/u;

/** What a browser says that is slow to draw; whether what is asked for ahead is used, fonts.spec.ts asks. */
const DRAWN_LATE = /was preloaded using link preload but not used within a few seconds/u;

/** Runs in every document before its own scripts. */
function tellViolations(violated: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(violated, event.effectiveDirective, event.blockedURI, event.sourceFile);
  });
}

/**
 * The tests' own `test`: an error or warning in the console, or a page error, that nobody expects fails the test, and so
 * does any violation of the Content-Security-Policy.
 */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const unexpected: string[] = [];
      const note = (text: string): void => {
        const isExpected = [IMITATED_CARD, DRAWN_LATE, ...expectedConsole].some((pattern) =>
          pattern.test(text),
        );
        if (!isExpected || text.startsWith(VIOLATION)) unexpected.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text());
      });
      page.on('pageerror', (error) => note(String(error)));
      await page.addInitScript(tellViolations, VIOLATION);
      await use(undefined);
      expect(unexpected, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
