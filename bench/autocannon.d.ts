/** What the benchmark uses of autocannon, which comes without types. */
declare module 'autocannon' {
  interface Request {
    readonly path?: string;
    readonly body?: string;
  }
  interface Client {
    setRequests(requests: readonly Request[]): void;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly method?: 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly requests?: readonly Request[];
    readonly setupClient?: (client: Client) => void;
  }
  interface Result {
    readonly requests: { readonly average: number };
    readonly throughput: { readonly average: number };
    readonly latency: { readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
