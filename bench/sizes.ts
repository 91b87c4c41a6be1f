/** The catalogue sizes of `--sizes 10000,100000`, or those that are usual. */
export function readSizes(args: readonly string[], usual: readonly number[]): readonly number[] {
  const at = args.indexOf('--sizes');
  if (at === -1) return usual;
  const sizes = (args[at + 1] ?? '').split(',').map(Number);
  if (sizes.every((size) => Number.isSafeInteger(size) && size > 0)) return sizes;
  throw new RangeError(
    '--sizes takes numbers of SKUs with commas between them, such as 10000,100000',
  );
}
