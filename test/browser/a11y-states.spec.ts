import { EMPTY_STATES } from './empty-states.ts';
import { FAILURE_STATES } from './failure-states.ts';
import { findings } from './findings.ts';
import { expect, test } from './fixtures.ts';
import { DESK, PHONE } from './screens.ts';
import { SEARCH_STATES } from './search-states.ts';
import type { State } from './state.ts';
import { STATES } from './states.ts';
import { WAITING_STATES } from './waiting-states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function look(states: readonly State[]): void {
  for (const [screen, viewport] of [
    ['phone', PHONE],
    ['desk', DESK],
  ] as const)
    for (const { name, make, only = screen } of states)
      if (only === screen)
        test(`${name}: no finding of axe on a ${screen}`, {
          tag: ['@matrix', '@a11y', '@headers'],
        }, async ({ page }) => {
          test.slow(); // axe looks at every element of the page
          await page.setViewportSize(viewport);
          await make(page);
          expect(await findings(page)).toEqual([]);
        });
}

test.describe('while all works', () => look([...STATES, ...SEARCH_STATES]));

test.describe('while something is on its way', () => look(WAITING_STATES));

test.describe('when something does not', () => {
  test.use({ expectedConsole: [/Failed to load resource|status of|50\d|Unexpected|decode/u] });
  look(EMPTY_STATES);
  look(FAILURE_STATES);
});
