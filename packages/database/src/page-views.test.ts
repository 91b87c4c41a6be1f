import { expect, test } from 'vitest';
import { withClient } from './connection.ts';
import { addPageViews } from './page-views.ts';
import { testDatabase } from './testing/test-database.ts';

test('views of a page on one day are added up, and the site cannot read them', async () => {
  const database = await testDatabase();
  try {
    await withClient(database.siteUrl, async (site) => {
      await addPageViews(site, [{ page: '/', title: 'Home', views: 2 }]);
      await addPageViews(site, [
        { page: '/', title: 'Home', views: 3 },
        { page: '/brand', title: 'Brands', views: 1 },
      ]);
      await expect(site.query('SELECT * FROM inbox.page_view')).rejects.toThrow(
        'permission denied',
      );
    });
    const { rows } = await withClient(database.ownerUrl, (owner) =>
      owner.query('SELECT page, title, views::int FROM inbox.page_view ORDER BY page'),
    );
    expect(rows).toEqual([
      { page: '/', title: 'Home', views: 5 },
      { page: '/brand', title: 'Brands', views: 1 },
    ]);
  } finally {
    await database.drop();
  }
});
