import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Nothing is inlined as a data: address, which the Content-Security-Policy would refuse for fonts.
    assetsInlineLimit: 0,
  },
});
