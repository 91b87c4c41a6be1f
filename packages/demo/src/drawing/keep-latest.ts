/** Puts a value into a map whose oldest entries are forgotten: of `most`, those that were put there last stay. */
export function keepLatest<Value>(
  kept: Map<string, Value>,
  [key, value]: readonly [key: string, value: Value],
  most: number,
): void {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
}
