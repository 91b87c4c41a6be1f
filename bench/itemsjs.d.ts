/** What the benchmark uses of ItemsJS, which comes without types for its module build. */
declare module 'itemsjs' {
  interface Engine {
    search(query: {
      per_page: number;
      page: number;
      filters: Readonly<Record<string, readonly unknown[]>>;
    }): unknown;
  }
  export default function itemsjs(items: readonly object[], configuration: object): Engine;
}
