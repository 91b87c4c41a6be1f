/** As many runs of a property as `npm run check:all` makes; `npm test` makes a third of them, each time others. */
export const runs = (full: number): number => (process.env.LONG_TESTS ? full : Math.ceil(full / 3));
