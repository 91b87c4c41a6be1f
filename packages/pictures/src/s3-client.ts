import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings.ts';

const CONNECTION_MS = 3000;
const TRIES = 2;

/** A client for the server that the settings name. */
export const s3Client = ({ endpoint, region, credentials, pathStyle }: S3Settings): S3Client =>
  new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: TRIES,
    // Servers other than Amazon's need not know its newer checksums; the content's own hash is checked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_MS },
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
  });
