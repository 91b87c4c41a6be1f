import { calculatorFrameUrl, framedUrl, homeUrl, registerUrl } from '@selvedge/contract/urls';
import { expect, test } from './fixtures.ts';

for (const path of [homeUrl(), registerUrl(), framedUrl(calculatorFrameUrl())])
  test(`each font that ${path} asks for ahead is used there`, async ({ page }) => {
    await page.goto(path);
    const asked = await page.locator('link[rel=preload][as=font]').count();
    expect(asked).toBeGreaterThan(0);
    const used = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        // The system's own stand in until they come.
        const loaded = [...document.fonts].filter(
          ({ status, family }) => status === 'loaded' && !family.includes('Fallback'),
        );
        return new Set(loaded.map(({ family }) => family)).size;
      });
    await expect.poll(used).toBe(asked);
  });
