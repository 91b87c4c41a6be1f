/** Does things of the same name one after the other, in the order in which they were asked for. */
export function inTurn() {
  const lastOf = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = lastOf.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    lastOf.set(name, mine);
    const done = () => {
      if (lastOf.get(name) === mine) lastOf.delete(name);
    };
    mine.then(done, done);
    return mine;
  };
}
