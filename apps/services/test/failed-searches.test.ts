import { withClient } from '@selvedge/database/connection';
import { readFailedSearches } from '@selvedge/database/failed-searches';
import { expect, test } from 'vitest';
import { countedText } from '../src/counters/failed-searches.ts';
import { startTestApp } from './test-app.ts';

test('searches that find nothing are counted as they are folded, and written when the process ends', async () => {
  const running = await startTestApp();
  // As the dialog asks: for suggestions, and for what the text means as a phrase.
  const search = (query: string) =>
    ['/search', '/products/find'].map((path) =>
      running.ask('product', { url: `${path}?query=${encodeURIComponent(query)}` }),
    );
  const typed = ['Quagga hide', ' quagga  HIDE ', 'protea', 'red curtains', 'someone@example.com'];
  const answers = await Promise.all(typed.flatMap(search));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  await running.app.close();
  const counted = await withClient(running.database.hubUrl, (hub) =>
    readFailedSearches(hub, 'nothing found'),
  );
  await running.close();
  expect(counted).toEqual([{ text: 'quagga hide', searches: 2 }]);
});

test('a search whose results were left alone is counted by what was typed, and by nothing else', async () => {
  const running = await startTestApp();
  const left = (payload: object) =>
    running.app.inject({
      method: 'POST',
      url: '/unfollowed-searches',
      headers: { host: 'localhost' },
      payload,
    });
  const answers = [
    await left({ query: 'Protea' }),
    await left({ query: ' protea ' }),
    await left({ query: 'someone@example.com' }),
    await left({ query: 'protea', visitor: '7' }),
    await left({ query: 'x'.repeat(5000) }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 400, 400]);
  expect(answers.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true);
  await running.app.close();
  const counted = await withClient(running.database.hubUrl, (hub) =>
    readFailedSearches(hub, 'nothing followed'),
  );
  await running.close();
  expect(counted).toEqual([{ text: 'protea', searches: 2 }]);
});

test('a text that may be about a person, or tells nothing, is not kept', () => {
  for (const typed of [
    'thandi@example.com',
    '082 555 0123',
    '8001015009087',
    '８００１０１５００９０８７',
    'thandi＠example.com',
    'thandi%40example.com',
    'thandi (at) example.com',
    'z',
    ' ',
    'a\0b',
    'x'.repeat(101),
    '🧶',
  ]) {
    expect([typed, countedText(typed)]).toEqual([typed, null]);
  }
  expect(countedText('🧶'.repeat(60))).toBe('🧶'.repeat(60));
  expect(countedText('Bouclé  140')).toBe('bouclé 140');
});
