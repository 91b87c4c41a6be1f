import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { asJson, asText, passOn } from '../../scripts/output/log-lines.mjs';

const LOGGED =
  '{"level":50,"time":1790000000000,"reqId":"ab12","err":{"stack":"Error: no\\n    at x"},"msg":"failed"}';

/** What comes of pieces as they arrive. */
async function passedOn(format: 'pretty' | 'json', pieces: readonly string[]): Promise<string> {
  const [from, to] = [new PassThrough(), new PassThrough()];
  passOn(from, to, format, false);
  const all = text(to);
  for (const piece of pieces) {
    from.write(piece);
    await new Promise(setImmediate);
  }
  from.end();
  await new Promise(setImmediate);
  to.end();
  return all;
}

test('whoever speaks, a line is one JSON object with level, time and words', () => {
  const now = () => 5;
  expect(asJson('Starting the site … 0.6 s', false, now)).toBe(
    '{"level":30,"time":5,"msg":"Starting the site … 0.6 s"}',
  );
  expect(asJson('Error: no', true, now)).toContain('"level":50');
  expect(asJson('{no json', false, now)).toBe('{"level":30,"time":5,"msg":"{no json"}');
  expect(asJson('  ', false)).toBeNull();
});

test('what a logger has written keeps its own level, time and fields', () => {
  expect(JSON.parse(asJson(LOGGED, false) ?? '')).toEqual(JSON.parse(LOGGED));
});

test('for people a logged line is time, level, words, facts and stack, and a sentence is itself', () => {
  expect(asText('Selvedge runs')).toBe('Selvedge runs');
  expect(asText(LOGGED)).toMatch(
    /^\d\d:\d\d:\d\d error failed reqId="ab12"\nError: no\n {4}at x$/u,
  );
});

test('lines come whole in JSON, however they arrive, and apart where two processes speak', async () => {
  const said = await passedOn('json', [
    'Starting … ',
    `${LOGGED.slice(0, 30)}`,
    `${LOGGED.slice(30)}\n0.6 s\n\nlast`,
  ]);
  const lines = said
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ msg }) => msg)).toEqual(['Starting …', 'failed', '0.6 s', 'last']);
});

test('people see a step while it goes on', async () => {
  const [from, to] = [new PassThrough(), new PassThrough()];
  passOn(from, to, 'pretty', false);
  from.write('Starting the site … ');
  await new Promise(setImmediate);
  expect(String(to.read())).toBe('Starting the site … ');
  from.write('0.6 s\nnext\n');
  await new Promise(setImmediate);
  expect(String(to.read())).toBe('0.6 s\nnext\n');
  from.write('Starting the hub … ');
  from.write(`${LOGGED}\n4.8 s\n`);
  await new Promise(setImmediate);
  expect(String(to.read())).toMatch(
    /^Starting the hub … \n\d\d:\d\d:\d\d error failed[^{]*\n4\.8 s\n$/u,
  );
});

test('a step that goes on for long is told in JSON before it ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [from, to] = [new PassThrough(), new PassThrough()];
  passOn(from, to, 'json', false);
  const told = () =>
    String(to.read() ?? '')
      .split('\n')
      .flatMap((line) => (line ? [JSON.parse(line).msg] : []));
  from.write('Loading the demo … pictures 0 % … ');
  await new Promise(setImmediate);
  expect(told()).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(told()).toEqual(['Loading the demo … pictures 0 % …']);
  from.write('90 s\n');
  await new Promise(setImmediate);
  vi.advanceTimersByTime(60_000);
  expect(told()).toEqual(['Loading the demo … pictures 0 % … 90 s']);
});

test('the block that the start ends with stays as people read it', () => {
  const line = '    Hub    http://localhost:3001/admin';
  expect(asJson(line, false)).toBe(line);
  expect(JSON.parse(asJson(line, true) ?? '')).toMatchObject({ level: 50, msg: line });
});
