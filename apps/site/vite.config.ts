import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { fontSubsets } from './font-subsets.ts';
import { noCircularChunks } from './no-circular-chunks.ts';

/**
 * What few pages need, and most of them late: the registration and its rules, the search, the finding by colour, a
 * product's facts and its scenes, and what is kept in the browser. In a part with something that every page needs they
 * would come with every page.
 */
const APART =
  /app\/(?:registration|catalogue\/(?:colour-finder|product-page|recently-seen|search))\/|packages\/scenes\/|app\/data\/browser-list|contract\/src\/(?:registration|telephone|upload|document-keys)|node_modules\/(?:zod|libphonenumber-js|react-hook-form|@hookform|react-dropzone|file-selector|attr-accept)\//u;

export default defineConfig({
  plugins: [fontSubsets(), reactRouter(), noCircularChunks()],
  build: {
    // Nothing is inlined as a data: address, which the Content-Security-Policy would refuse for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The names of all that share a part would weigh more in the manifest than they tell.
        chunkFileNames: ({ name }) =>
          `assets/${name.startsWith('parts~') ? 'parts' : '[name]'}-[hash].js`,
        // What most pages share comes in one file: fifty small ones cost a phone more than their bytes.
        codeSplitting: {
          groups: [
            // Run by itself: with the router's own start in one file it would hold a phone up for a tenth of a second.
            { name: 'react-dom', test: /node_modules\/(?:react-dom|scheduler)\//u, priority: 2 },
            { name: 'shared', minShareCount: 7, priority: 1 },
            // What a few pages share comes in a few files, small ones together with those most like them.
            {
              name: 'parts',
              test: (id) => !APART.test(id),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 6000,
            },
          ],
        },
      },
    },
    // All styles together weigh less than the requests for their parts would cost.
    cssCodeSplit: false,
  },
  environments: {
    // The server needs the class names alone: without this its copy of the styles would end among the assets.
    ssr: { build: { cssCodeSplit: true } },
  },
});
