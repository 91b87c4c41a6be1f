import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The route table is small: the browser gets it whole and asks for no manifest later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
