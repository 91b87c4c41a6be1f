import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { watchingSender } from '../../../../server/long-bodies.ts';

type Handler = ReturnType<typeof REST_POST>;

const watched =
  (handler: Handler): Handler =>
  async (request, args) =>
    handler(await watchingSender(request, await getPayload({ config, cron: true })), args);

export const GET = REST_GET(config);
export const POST = watched(REST_POST(config));
export const DELETE = watched(REST_DELETE(config));
export const PATCH = watched(REST_PATCH(config));
export const PUT = watched(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
