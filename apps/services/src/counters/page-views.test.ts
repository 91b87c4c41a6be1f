import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loaded } from '../../test/stand-in.ts';
import type { AskPage } from './ask-page.ts';
import { pageViewCounter, pageViewRoutes } from './page-views.ts';

const PAGES = 40;
const PAGE_BYTES = 2_000_000;

test('of a page that is counted its address and title are kept, not the page', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const heapBytes = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const app = fastify();
  const counter = pageViewCounter(() => Promise.resolve());
  const ask: AskPage = async (path) => {
    const head = `<title>A house of cloth, and of paper</title><link rel="canonical" href="http://localhost${path}">`;
    const body = head + 'x'.repeat(PAGE_BYTES);
    return { statusCode: 200, headers: { 'content-type': 'text/html' }, body };
  };
  await pageViewRoutes(app, counter, loaded(), ask);
  const view = (page: string) =>
    app.inject({ method: 'POST', url: '/page-views', payload: { page, title: 'x' } });
  await view('/');
  const before = heapBytes();
  for (let n = 0; n < PAGES; n++) expect((await view(`/${n}`)).statusCode).toBe(204);
  expect(heapBytes() - before).toBeLessThan((PAGES * PAGE_BYTES) / 2);
  await app.close();
});
