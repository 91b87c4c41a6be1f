/**
 * A signal that is aborted when this process is asked to end: by Ctrl-C, SIGTERM or SIGHUP, or because the process that
 * started it is gone (its channel closes), so that nothing lives on unseen.
 *
 * @param ofTerminal false for a process whose parent ends it: what a terminal sends reaches both, and is the parent's
 */
export function stopRequested({ ofTerminal = true } = {}): AbortSignal {
  const controller = new AbortController();
  const request = (): void => controller.abort();
  process.on('SIGTERM', request);
  for (const name of ['SIGINT', 'SIGHUP'] as const)
    process.on(name, ofTerminal ? request : () => undefined);
  if (process.channel) process.on('disconnect', request);
  return controller.signal;
}
