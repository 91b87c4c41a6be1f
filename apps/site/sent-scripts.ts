import { minifySync, type Plugin } from 'vite';

/** Modules with a function that every page carries as its own source; `scripts-after-paint.server.ts` puts it there. */
const SENT = /\/app\/start\/(?:ask-for|early-history|early-input|until-painted)\.ts$/u;

/** Gives what is sent within pages short names: a server's build keeps the long ones, and it would be 0.5 KB more. */
export function sentScripts(): Plugin {
  return {
    name: 'sent-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: SENT },
      handler: (code, id) => {
        const { code: short, errors } = minifySync(id, code, { module: true });
        if (errors.length > 0) throw new Error(`${id} could not be made short`, { cause: errors });
        return { code: short, map: null };
      },
    },
  };
}
