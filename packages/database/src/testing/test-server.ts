/** Connections to the template database of a test run, as each of the three users. */
export interface TestServer {
  ownerUrl: string;
  siteUrl: string;
  hubUrl: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}
