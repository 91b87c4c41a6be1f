import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { PAGE_KINDS, pathOfKind } from './page-kinds.ts';
import { DESK, SCREENS } from './screens.ts';

/** The view that is counted; any other call would ask for what the page has brought along. */
const COUNTED = '/page-views';

/** A scene's passes and the designs that it wears are pictures, which the page reads itself to dress it. */
const READ_PICTURE = /^\/(?:scenes|pictures)\//u;

/** A browser asks for the icon again when a script writes the address. */
const ICON = '/favicon.svg';

/** Every request of the page and its frames, in their order. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

const isCall = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType());

/** What a document asks for twice; a page in a frame is a document of its own. */
function askedTwice(requests: readonly Request[]): string[] {
  const asked = requests
    .map((request) => `${request.frame().url()} wants ${request.method()} ${request.url()}`)
    .filter((line) => !line.endsWith(ICON));
  return asked.filter((line, place) => asked.indexOf(line) !== place);
}

for (const kind of PAGE_KINDS)
  for (const screen of SCREENS)
    test(`${kind[0]} at ${screen.width} px asks for nothing twice, for nothing that is not there and for nothing it has`, {
      tag: screen === DESK ? '@matrix' : [],
    }, async ({ page, request, baseURL }) => {
      await page.setViewportSize(screen);
      const requests = requestsOf(page);
      const missing: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() >= 400) missing.push(`${answer.status()} ${answer.url()}`);
      });
      await page.goto(await pathOfKind(request, kind));
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const hosts = new Set(requests.map((one) => new URL(one.url()).origin));
      expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
      expect(missing).toEqual([]);
      expect(askedTwice(requests)).toEqual([]);
      const calls = requests.filter(isCall).map((one) => new URL(one.url()).pathname);
      expect(calls.filter((call) => call !== COUNTED && !READ_PICTURE.test(call))).toEqual([]);
    });
