import { FAILURE_STATES } from './failure-states.ts';
import { findings } from './findings.ts';
import { expect, test } from './fixtures.ts';
import {
  fillCompany,
  goOn,
  heading,
  openWizard,
  passIntroduction,
  passReferences,
  pdf,
  submit,
} from './registration-steps.ts';
import { DESK, PHONE } from './screens.ts';
import { STATES, type State } from './states.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function look(states: readonly State[]): void {
  for (const [screen, viewport] of [
    ['phone', PHONE],
    ['desk', DESK],
  ] as const)
    for (const { name, make, only = screen } of states)
      if (only === screen)
        test(`${name}: no finding of axe on a ${screen}`, { tag: ['@a11y', '@headers'] }, async ({
          page,
        }) => {
          await page.setViewportSize(viewport);
          await make(page);
          expect(await findings(page)).toEqual([]);
        });
}

test.describe('while all works', () => look(STATES));

test.describe('when something does not', () => {
  test.use({ expectedConsole: [/Failed to load resource|status of|50\d|Unexpected|decode/u] });
  look(FAILURE_STATES);
});

for (const [screen, viewport] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const)
  test(`the registration: no finding of axe in any step, empty, wrong, filled and sent, on a ${screen}`, {
    tag: ['@a11y', '@headers'],
  }, async ({ page }) => {
    test.slow(); // it is eight pages
    await page.setViewportSize(viewport);
    const clean = async (state: string) => expect(await findings(page), state).toEqual([]);
    const problem = page.getByRole('group', { name: 'There is a problem' });
    await openWizard(page);
    await passIntroduction(page);
    await goOn(page);
    await expect(problem).toBeVisible();
    await clean('the company, empty');
    await fillCompany(page);
    await clean('the company, filled');
    await goOn(page);
    await expect(heading(page, 'Trade References')).toBeVisible();
    await goOn(page);
    await clean('the references, empty');
    await passReferences(page);
    const area = page.getByRole('region', { name: 'Bank Letter' });
    await area.locator('input[type=file]').setInputFiles(pdf('letter.pdf'));
    await expect(area.getByRole('listitem')).toContainText('letter.pdf');
    await clean('the documents, with a file');
    await goOn(page);
    await expect(heading(page, 'Declaration')).toBeVisible();
    await clean('the declaration');
    await page.getByRole('button', { name: /Terms and Conditions/u }).click();
    await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
    await clean('the terms');
    await page.keyboard.press('Escape');
    await submit(page);
    await expect(page.getByRole('status').or(page.getByRole('dialog')).first()).toBeVisible();
    await clean('sent');
  });
