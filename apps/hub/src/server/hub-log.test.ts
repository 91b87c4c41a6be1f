import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { hubLog } from './hub-log.ts';

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
});
