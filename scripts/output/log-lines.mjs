// One format for all that a house says, whoever of its processes says it: the starter in sentences, site and hub in JSON of
// their logger, Next and PostgreSQL as they please. Plain JavaScript, since scripts/bootstrap.mjs uses it.

/** Levels of the loggers of site and hub, by their numbers. */
const LEVELS = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };
/** Where a logger's line begins, also within a line that another process has begun. */
const LOGGED = /(?=\{"level":\d)/u;
const INFO = 30;
const ERROR = 50;

/** @param {string} line @returns {Record<string, unknown> | undefined} */
function objectOf(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * A line as one JSON object, with level and time whoever wrote it; nothing of an empty one. The block of addresses that
 * `npm start` ends with, whose lines are indented, is for the person who started it, and stays as it is.
 *
 * @param {string} line
 * @param {boolean} isError whether it came on the channel for errors
 * @param {() => number} now
 * @returns {string | null}
 */
export function asJson(line, isError, now = Date.now) {
  const object = objectOf(line);
  if (!object && line.trim() === '') return null;
  if (!object && !isError && line.startsWith('  ')) return line;
  const level = isError ? ERROR : INFO;
  return JSON.stringify({ level, time: now(), ...(object ?? { msg: line.trimEnd() }) });
}

/**
 * A line as people read it: what is JSON of a logger becomes time, level, words, and what else it says.
 *
 * @param {string} line
 * @returns {string}
 */
export function asText(line) {
  const object = objectOf(line);
  if (!object || typeof object.level !== 'number') return line;
  const { level, time, msg, err, name: _, pid: _pid, hostname: _host, ...rest } = object;
  const stack = Object(err).stack ?? Object(err).message;
  const facts = Object.entries(rest).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  const at = new Date(Number(time ?? Date.now())).toTimeString().slice(0, 8);
  const head = [at, LEVELS[level] ?? level, msg, ...facts].filter((part) => part !== undefined);
  return stack === undefined ? head.join(' ') : `${head.join(' ')}\n${stack}`;
}

/** After this a line that is not whole yet is told as far as it is. */
const LONG_STEP_MS = 10_000;

/**
 * Passes on what a channel says, line by line in one format. Text of a line that is not whole yet, such as a step that goes
 * on, is passed on at once where people read it, and as a line of its own in JSON where it goes on for long.
 *
 * @param {import('node:stream').Readable} from
 * @param {import('node:stream').Writable} to
 * @param {'pretty' | 'json'} format
 * @param {boolean} isError
 */
export function passOn(from, to, format, isError) {
  let begun = ''; // of a line, not yet passed on
  let isMidLine = false; // part of this line was passed on already
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let longStep;
  /** @param {string} line */
  const write = (line) => {
    const isBegun = isMidLine && !objectOf(line);
    const text = isBegun ? line : `${isMidLine ? '\n' : ''}${asText(line)}`;
    const told = format === 'json' ? asJson(line, isError) : text;
    if (told !== null) to.write(`${told}\n`);
    isMidLine = false;
  };
  from.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const lines = (begun + text).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) for (const part of line.split(LOGGED)) write(part);
    clearTimeout(longStep);
    if (format === 'json' && begun !== '' && !begun.startsWith('{'))
      longStep = setTimeout(() => write(begun), LONG_STEP_MS).unref();
    if (format === 'json' || begun === '' || (begun.startsWith('{') && !isMidLine)) return;
    to.write(begun);
    [begun, isMidLine] = ['', true];
  });
  from.on('end', () => {
    clearTimeout(longStep);
    if (begun !== '') write(begun);
  });
}
