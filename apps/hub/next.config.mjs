import { withPayload } from '@payloadcms/next/withPayload';

/**
 * In JavaScript: of TypeScript Next has its compiler make JavaScript at every start, and fetches that compiler where it is not
 * there, as in what `npm run build` makes.
 *
 * @type {import('next').NextConfig}
 */
const config = {
  // Types are checked with those of all other rooms, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Errors keep their names, by which the log tells what is expected from what is a fault, and stacks can be read.
  experimental: { serverMinification: false, turbopackMinify: { server: false, client: true } },
  transpilePackages: ['@selvedge/contract', '@selvedge/database', '@selvedge/pictures'],
};

export default withPayload(config, { devBundleServerPackages: false });
