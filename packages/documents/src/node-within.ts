/**
 * Arguments of `/bin/sh` that give its place to Node, with a limit of memory that is the system's; Node's own follow.
 *
 * @param memoryMb that it may write to, of which the engine sets aside about one gigabyte
 * @param cpuSeconds that it may use before it is ended, also when nobody is left who would end it
 */
export const nodeWithin = (memoryMb: number, cpuSeconds?: number): string[] => [
  '-c',
  [
    `ulimit -d ${memoryMb * 1024} 2>/dev/null`,
    ...(cpuSeconds === undefined ? [] : [`ulimit -t ${cpuSeconds}`]),
    'ulimit -c 0',
    'exec "$@"',
  ].join('; '),
  'sh',
  process.execPath,
  '--disable-sigusr1', // no other process of its user opens a debugger in it
];
