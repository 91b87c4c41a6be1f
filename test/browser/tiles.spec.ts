import { expect, test } from './fixtures.ts';

const OUTDOOR = '/item_group/9001/application_type/outdoor';

test('[HOME-06] [HOME-09] a tile shows its title on a label and a button, both of which lead to its category', async ({
  page,
}) => {
  await page.goto(OUTDOOR);
  const tiles = page.getByRole('region', { name: 'Browse by category' }).getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  for (const tile of await tiles.all()) {
    const title = tile.getByText(/^(?:Fabric|Wallpaper)$/u);
    await expect(title).toBeVisible();
    await expect(title).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const name = (await title.textContent()) ?? '';
    const code = name === 'Fabric' ? '005' : '001';
    const button = tile.getByRole('link', { name: /^Explore More/u });
    for (const link of [tile.getByRole('link', { name, exact: true }), button])
      await expect(link).toHaveAttribute('href', `${OUTDOOR}/category_name/${code}`);
    await expect(tile.getByText('Explore More', { exact: true })).toBeVisible();
    for (const width of [360, 601, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [label, place] = [await title.boundingBox(), await button.boundingBox()];
      if (!label || !place) throw new Error('A tile has lost its title or its button.');
      expect(label.y + label.height, `at ${width} px`).toBeLessThanOrEqual(place.y);
    }
  }
});
