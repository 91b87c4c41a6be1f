import { expect, test } from './fixtures.ts';

const OUTDOOR = '/item_group/9001/application_type/outdoor';

/** Where each tile leads, and its button. */
const TILES = [
  ['Fabric', `${OUTDOOR}/category_name/005`, `${OUTDOOR}/category_name/005`],
  [
    'Platteland Textures',
    '/collections/Platteland%20Textures/platteland-textures',
    '/collections/Platteland%20Textures/platteland-textures,',
  ],
  ['Wallpaper', `${OUTDOOR}/category_name/001`, `${OUTDOOR}/category_name/001`],
  [
    'Long Corridor',
    '/collections/Long%20Corridor/long-corridor',
    '/collections/Long%20Corridor/long-corridor,',
  ],
] as const;

test('[HOME-06] [HOME-09] [HOME-10] a tile shows its title on a label and a button, which lead to its category or collection', async ({
  page,
}) => {
  await page.goto(OUTDOOR);
  const tiles = page.getByRole('region', { name: 'Browse by category' }).getByRole('listitem');
  await expect(tiles).toHaveCount(TILES.length);
  for (const [place, [name, href, exploreHref]] of TILES.entries()) {
    const tile = tiles.nth(place);
    const title = tile.getByText(name, { exact: true });
    await expect(title).toBeVisible();
    await expect(title).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const button = tile.getByRole('link', { name: /^Explore More/u });
    await expect(tile.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(button).toHaveAttribute('href', exploreHref);
    await expect(tile.getByText('Explore More', { exact: true })).toBeVisible();
    for (const width of [360, 601, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [label, place] = [await title.boundingBox(), await button.boundingBox()];
      if (!label || !place) throw new Error('A tile has lost its title or its button.');
      expect(label.y + label.height, `at ${width} px`).toBeLessThanOrEqual(place.y);
    }
  }
});
