import { readPictureAddress } from '@selvedge/contract/picture-address';
import type { FastifyInstance } from 'fastify';
import { RequestFailure } from '../http/failure.ts';
import type { SnapshotSource } from '../snapshot/snapshot.ts';

const FOR_AN_HOUR = 'public, max-age=3600';
const RETRY_AFTER_SECONDS = 2;

/** The site's own black and white (GEN-15). */
const INK = '#000000';
const PAPER = '#ffffff';

/** `/site.webmanifest`: how the site is called and looks among the apps of a phone that keeps it. */
export async function webManifestRoutes(app: FastifyInstance, source: SnapshotSource) {
  app.get('/site.webmanifest', async (_request, reply) => {
    if (!source.current)
      throw new RequestFailure(503, source.reason, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const { supplier_name, icon: address } = source.current.settings;
    const ownIcon = readPictureAddress(address);
    const icon = (px: number) => ({
      src: `/icon-${px}.png`,
      sizes: `${px}x${px}`,
      type: 'image/png',
    });
    return reply
      .header('cache-control', FOR_AN_HOUR)
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          name: supplier_name,
          short_name: supplier_name,
          start_url: '/',
          display: 'minimal-ui',
          background_color: PAPER,
          theme_color: INK,
          icons: ownIcon
            ? [{ src: ownIcon.path, sizes: `${ownIcon.widthPx}x${ownIcon.heightPx}` }]
            : [icon(192), icon(512)],
        }),
      );
  });
}
