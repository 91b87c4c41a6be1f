import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // Types are checked with those of all other rooms, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Errors keep their names, by which the log tells what is expected from what is a fault, and stacks can be read.
  experimental: { serverMinification: false, turbopackMinify: { server: false, client: true } },
  transpilePackages: ['@selvedge/contract', '@selvedge/database', '@selvedge/pictures'],
};

export default withPayload(config, { devBundleServerPackages: false });
