import { inspect } from 'node:util';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { hubLog, withholdQueries } from './hub-log.ts';
import { whileAnswering } from './request-of-log-line.ts';

function logged(write: (logger: ReturnType<typeof pino>) => void): string[] {
  const lines: string[] = [];
  const destination = { write: (line: string) => lines.push(line) };
  write(pino(hubLog.logger.options, destination));
  return lines;
}

const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });

describe('the log of the hub', () => {
  test('says nothing of a browser that closed its connection while it was sending', () => {
    expect(logged((logger) => logger.error({ err: left }))).toEqual([]);
    expect(logged((logger) => logger.error(left))).toEqual([]);
  });

  test('says every other fault, one of a connection that the hub made included', () => {
    const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    const lines = logged((logger) => {
      logger.error({ err: reset });
      logger.error({ err: new Error('aborted') });
      logger.warn('A picture was refused');
    });
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'read ECONNRESET',
      'aborted',
      'A picture was refused',
    ]);
  });

  test('says of which request a line is, also where it is written later', async () => {
    const lines: string[] = [];
    const logger = pino(hubLog.logger.options, { write: (line) => lines.push(line) });
    await whileAnswering('4bf92f35', async () => {
      await Promise.resolve();
      logger.warn('A picture was refused');
    });
    logger.warn('The hub is up');
    expect(lines.map((line) => JSON.parse(line).reqId)).toEqual(['4bf92f35', undefined]);
  });

  test('says in a line that somebody asked for what the database cannot hold', () => {
    const cause = Object.assign(new Error('out of range: 99'), {
      severity: 'ERROR',
      code: '22003',
    });
    const lines = logged((logger) => logger.error({ err: new Error('failed', { cause }) }));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, msg: expect.stringMatching(/cannot hold.*22003/u) },
    ]);
    expect(lines[0]).not.toContain('out of range');
  });

  test('tells of a query that failed where, and with which code, and no value of it', () => {
    const cause = Object.assign(new Error('invalid input: "Thandi"'), {
      severity: 'ERROR',
      code: '23505',
      detail: 'Failing row contains (Thandi).',
    });
    const failed = Object.assign(new Error('Failed query: insert\nparams: Thandi', { cause }), {
      query: 'insert',
      params: ['Thandi'],
    });
    const lines = logged((logger) => {
      logger.error(failed);
      logger.error({ err: failed, msg: failed.message });
      logger.error({ err: cause }, 'Thandi');
      logger.warn({ err: new Error('outside', { cause: failed }) });
    });
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(line).not.toContain('Thandi');
      expect(JSON.parse(line).err).toMatchObject({
        code: '23505',
        stack: expect.stringContaining('hub-log.test'),
      });
    }
  });
});

test('what others write to the console tells no value of a failed query', () => {
  const written: unknown[][] = [];
  const log = {
    error: (...line: unknown[]) => void written.push(line),
    warn: (...line: unknown[]) => void written.push(line),
  };
  withholdQueries(log);
  const failed = Object.assign(new Error('Failed query: select\nparams: Thandi'), {
    query: 'select',
    params: ['Thandi'],
  });
  log.error('⨯', failed);
  log.warn(String(failed));
  log.error('The hub cannot listen');
  expect(inspect(written)).not.toContain('Thandi');
  expect(written.at(-1)).toEqual(['The hub cannot listen']);
});
