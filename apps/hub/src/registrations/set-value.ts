/**
 * An application with another value at a path. The path is one of an item (`itemSchema`), so it leads through lists and
 * fields that are there; where it does not, nothing is changed.
 */
export function withValue<T extends object>(application: T, path: string, value: unknown): T {
  const copy = structuredClone(application);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, step)
        ? Reflect.get(part, step)
        : undefined,
    copy,
  );
  if (typeof holder === 'object' && holder !== null && Object.hasOwn(holder, last)) {
    Reflect.set(holder, last, value);
  }
  return copy;
}
