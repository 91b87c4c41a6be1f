import { Presets, SingleBar } from 'cli-progress';
import type { ImportProgress } from '../import-products.ts';
import { count } from './summary-text.ts';

/** Where the command's lines go. */
export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean };

/** Shows how far a run is. */
interface ProgressDisplay {
  update(progress: ImportProgress): void;
  stop(): void;
}

/** Time between two lines where there is no terminal to draw a bar on. */
const LINE_EVERY_MS = 2000;

/** A bar with rates on a terminal, a line now and then elsewhere. */
export function progressDisplay(output: Output): ProgressDisplay {
  const startedAt = performance.now();
  const perSecond = (rows: number) => count(rows / ((performance.now() - startedAt) / 1000));
  return output.isTTY ? bar(output, perSecond) : lines(output, perSecond);
}

function bar(output: Output, perSecond: (rows: number) => string): ProgressDisplay {
  const single = new SingleBar(
    {
      stream: output,
      format: '{phase} {bar} {percentage} % | {rows} rows | {rate} rows/s',
      hideCursor: true,
      fps: 8,
    },
    Presets.shades_classic,
  );
  let started = false;
  return {
    update({ phase, rows, bytes, totalBytes }) {
      const words = {
        phase: phase === 'reading' ? 'Reading' : 'Writing',
        rows: count(rows),
        rate: perSecond(rows),
      };
      if (!started) single.start(totalBytes, 0, words);
      started = true;
      single.update(phase === 'writing' ? totalBytes : Math.min(bytes, totalBytes), words);
    },
    stop: () => single.stop(),
  };
}

function lines(output: Output, perSecond: (rows: number) => string): ProgressDisplay {
  let shownAt = performance.now();
  let writing = false;
  return {
    update({ phase, rows, bytes, totalBytes }) {
      const begins = phase === 'writing' && !writing;
      if (!begins && performance.now() - shownAt < LINE_EVERY_MS) return;
      shownAt = performance.now();
      writing = phase === 'writing';
      // A workbook is read into memory at once, so how far its rows are is not known.
      const percent = bytes > 0 ? `${Math.floor((100 * bytes) / totalBytes)} %, ` : '';
      output.write(
        writing
          ? `Read ${count(rows)} rows (${perSecond(rows)} rows/s); writing …\n`
          : `Reading: ${percent}${count(rows)} rows, ${perSecond(rows)} rows/s\n`,
      );
    },
    stop: () => undefined,
  };
}
