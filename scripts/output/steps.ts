/** Tells what a long command is doing: a line when a step begins, and how long it took when it ends. */

const startedAt = performance.now();

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * Runs one named step. On failure says which step it was and why, and rejects with the step's own error.
 *
 * @param title what the step does, as a person would say it
 * @param work the step; what it returns is returned
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(from)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`failed after ${seconds(from)}\n`);
    throw error;
  }
}

/** Time since the command began, for its last line. */
export const elapsed = (): string => seconds(startedAt);

/**
 * Shows how far a step is, on one line that is written over; nothing where the output is no terminal, except at each
 * tenth of the way.
 */
export function progress(label: string): (done: number, total: number) => void {
  let lastTenth = -1;
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    if (process.stdout.isTTY) {
      process.stdout.write(`\r\u001b[K${label} ${done} of ${total} (${percent} %) `);
    } else if (Math.floor(percent / 10) > lastTenth) {
      lastTenth = Math.floor(percent / 10);
      process.stdout.write(`${label} ${percent} % … `);
    }
  };
}
