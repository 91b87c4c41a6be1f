/**
 * Arguments of `/bin/sh` that give its place to Node, with a limit of memory that is the system's; Node's own follow.
 *
 * @param memoryMb that it may write to, of which the engine sets aside about one gigabyte
 */
export const nodeWithin = (memoryMb: number): string[] => [
  '-c',
  `ulimit -d ${memoryMb * 1024} 2>/dev/null; ulimit -c 0; exec "$@"`,
  'sh',
  process.execPath,
];
