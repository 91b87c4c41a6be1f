import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 at level AA, with everything before it, and what is good practice beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with a page as it stands, a line for each element. Nothing for check:headers, which comes to the
 * same pages for their answers alone and sets WITHOUT_AXE.
 */
export async function findings(page: Page): Promise<string[]> {
  if (process.env.WITHOUT_AXE) return [];
  // At one go, and nothing told of what passes: a quarter of the time. No page holds a frame of another origin.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}
