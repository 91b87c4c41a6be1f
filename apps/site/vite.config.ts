import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { fontSubsets } from './font-subsets.ts';

export default defineConfig({
  plugins: [fontSubsets(), reactRouter()],
  build: {
    // Nothing is inlined as a data: address, which the Content-Security-Policy would refuse for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What most pages share comes in one file: fifty small ones cost a phone more than their bytes.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 12 }] },
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
