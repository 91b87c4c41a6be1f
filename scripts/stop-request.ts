/**
 * A signal that is aborted when this process is asked to end: by Ctrl-C, SIGTERM or SIGHUP, or because the process that
 * started it is gone (its channel closes), so that nothing lives on unseen.
 */
export function stopRequested(): AbortSignal {
  const controller = new AbortController();
  const request = (): void => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, request);
  if (process.channel) process.on('disconnect', request);
  return controller.signal;
}
