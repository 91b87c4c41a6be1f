/**
 * Keeps the schemas from trying, as they are made, whether code can be made of text: the Content-Security-Policy forbids
 * it, and browsers report each try. This is what `config({ jitless: true })` of the schema library sets; calling that
 * here would put the library into every page. The server, which has no such policy, goes on making code.
 */
if (typeof document !== 'undefined')
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
