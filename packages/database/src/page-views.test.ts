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

test('made-up pages fill a day and no more, what is known goes on being counted, and two years are kept', async () => {
  const database = await testDatabase();
  try {
    await withClient(database.ownerUrl, (owner) =>
      owner.query(`INSERT INTO inbox.page_view SELECT CURRENT_DATE, '/' || n, 'Made up', 1
        FROM generate_series(1, 20000) AS n
        UNION ALL SELECT CURRENT_DATE - 731, '/', 'Home', 1`),
    );
    await withClient(database.siteUrl, (site) =>
      addPageViews(site, [
        { page: '/new', title: 'Made up', views: 1 },
        { page: '/1', title: 'Made up', views: 1 },
      ]),
    );
    const { rows } = await withClient(database.ownerUrl, (owner) =>
      owner.query(`SELECT count(*)::int AS kept, sum(views)::int AS views,
        count(*) FILTER (WHERE page IN ('/', '/new'))::int AS others FROM inbox.page_view`),
    );
    expect(rows).toEqual([{ kept: 20_000, views: 20_001, others: 0 }]);
  } finally {
    await database.drop();
  }
});

test('the log of the embedded server leaves out what it refuses: the values of a row, the words of a statement', async () => {
  const database = await testDatabase();
  try {
    const { rows } = await withClient(database.siteUrl, (site) =>
      site.query(
        `SELECT current_setting('log_error_verbosity') AS errors, current_setting('log_min_messages') AS least,
                current_setting('log_min_error_statement') AS statements`,
      ),
    );
    expect(rows).toEqual([{ errors: 'terse', least: 'log', statements: 'panic' }]);
  } finally {
    await database.drop();
  }
});
