import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The calls as the documents print them, made by a page to the services' own hosts. */

export type Json = Record<string, unknown>;

/** Calls a service from the page that is open; the answer's status, type and JSON. */
export const call = (
  page: Page,
  service: 'product' | 'notification',
  path: string,
  body?: unknown,
) =>
  page.evaluate(
    async ([name, rest, sent]) => {
      const { protocol, host } = window.location;
      const answer = await fetch(`${protocol}//${name}.${host}${rest}`, {
        ...(sent === undefined
          ? {}
          : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: sent }),
      });
      const json: unknown = await answer.json();
      return { status: answer.status, type: answer.headers.get('content-type'), json };
    },
    [service, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );

/** The JSON of a call that has to succeed. */
export async function answered(page: Page, path: string, body?: unknown): Promise<Json> {
  const { status, type, json } = await call(page, 'product', path, body);
  expect([status, type], path).toEqual([200, 'application/json; charset=utf-8']);
  return json as Json; // checked field by field by the caller
}

/** Expects that an object has these fields, whatever else it has. */
export function expectFields(of: unknown, fields: readonly string[]): void {
  const names = Object.keys(of as object); // a failed cast fails the comparison
  expect(names).toEqual(expect.arrayContaining([...fields]));
}
/** The first of a list, which must not be empty. */
export const firstOf = (list: unknown): Json => {
  expect(list).toEqual(expect.arrayContaining([expect.anything()]));
  return (list as Json[])[0] ?? {}; // the line above says that there is one
};
