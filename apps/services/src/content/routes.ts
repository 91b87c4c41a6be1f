import { contentKey } from '@selvedge/contract/content-key';
import { type Vacancy, vacancy } from '@selvedge/contract/house-content';
import { OPERATIONS } from '@selvedge/contract/operations';
import type { ContentService } from '@selvedge/contract/services';
import type { FastifyPluginAsync } from 'fastify';
import { mountOperation, ReadyText } from '../http/mount-operation.ts';

/** The operations that {@link contentRoutes} serves. */
export const CONTENT_OPERATIONS = [
  'content',
  'vacancies',
  'internationals',
  'internationalBrand',
] as const;

const CSV = 'text/csv';

/**
 * The content calls of the product service, in turns of the networks that ask. Source: CALL-02 to CALL-07, CALL-18, CALL-22,
 * CALL-23.
 */
export function contentRoutes(calls: ContentService): FastifyPluginAsync {
  return async (app) => {
    const { content, vacancies, internationals, internationalBrand } = OPERATIONS;
    await mountOperation(app, content, ({ body }) => calls.content(contentKey(body)));
    await mountOperation(app, vacancies, async ({ accepts }) => {
      const listed = await calls.vacancies();
      return accepts(['application/json', CSV]) === CSV
        ? new ReadyText(`${CSV}; charset=utf-8`, vacanciesCsv(listed))
        : { vacancies: listed };
    });
    await mountOperation(app, internationals, async () => {
      const settings = await calls.internationals();
      const msg = settings ? 'Internationals page' : 'The international page is not published';
      return { success: true as const, settings, msg };
    });
    await mountOperation(app, internationalBrand, async ({ parameters }) => ({
      success: true as const,
      brand_page: await calls.internationalBrand(parameters.brandId),
      msg: 'International brand page',
    }));
  };
}

const COLUMNS = vacancy.keyof().options;

/** A cell that a spreadsheet would take for a formula is told to be text (CSV injection). */
const harmless = (value: string): string =>
  /^[=+\-@\t\r＝＋－＠]/u.test(value) ? `'${value}` : value;

const cell = (value: string): string => `"${harmless(value).replaceAll('"', '""')}"`;

/** The vacancies as CSV (RFC 4180) with the contract's field names in the first line. Source: CALL-18. */
function vacanciesCsv(vacancies: readonly Vacancy[]): string {
  const rows = vacancies.map((one) => COLUMNS.map((name) => cell(one[name])).join(','));
  return [COLUMNS.join(','), ...rows].map((row) => `${row}\r\n`).join('');
}
