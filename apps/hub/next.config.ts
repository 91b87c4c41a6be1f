import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // Types are checked with those of all other rooms, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  transpilePackages: ['@selvedge/contract', '@selvedge/database', '@selvedge/pictures'],
};

export default withPayload(config, { devBundleServerPackages: false });
