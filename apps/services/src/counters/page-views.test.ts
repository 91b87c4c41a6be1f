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
  const memory = () => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const app = fastify();
  const counter = pageViewCounter(() => Promise.resolve());
  const ask: AskPage = async (path) => {
    const head = `<title>A house of cloth, and of paper</title><link rel="canonical" href="http://localhost${path}">`;
    const body = Buffer.alloc(PAGE_BYTES, 'x').fill(head, 0, head.length).toString();
    return { statusCode: 200, headers: { 'content-type': 'text/html' }, body };
  };
  await pageViewRoutes(app, counter, loaded(), ask);
  const view = (page: string) =>
    app.inject({ method: 'POST', url: '/page-views', payload: { page, title: 'x' } });
  await view('/');
  const before = memory();
  for (let n = 0; n < PAGES; n++) expect((await view(`/${n}`)).statusCode).toBe(204);
  expect(memory() - before).toBeLessThan((PAGES * PAGE_BYTES) / 10);
  await app.close();
});
