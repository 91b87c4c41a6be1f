import { z } from 'zod';

/** Where originals are kept in S3, or in anything that speaks its protocol. */
export interface S3Settings {
  readonly bucket: string;
  /** Undefined: the endpoint of the region at AWS. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: what the machine itself is given (environment, profile, role). */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
  /** The bucket is in the path of an address and not in its host. */
  readonly pathStyle: boolean;
}

/** The settings as they are named in the environment; the text of a rule is what would be right. */
export const S3_FIELDS = {
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u,
      'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional(),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/u,
      error: 'an address that begins with http:// or https://',
    })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/u, 'a region such as eu-west-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['on', 'off'], { error: 'one of on, off' }).default('off'),
} as const;

type S3Fields = z.output<z.ZodObject<typeof S3_FIELDS>>;

/** Which of the settings does not fit the others, and what would be right; undefined where all do. */
export function s3Problem(given: S3Fields): { name: keyof S3Fields; message: string } | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  const others = [S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY];
  if (S3_BUCKET === undefined && others.some((value) => value !== undefined)) {
    return { name: 'S3_BUCKET', message: 'given where another S3 setting is' };
  }
  if (S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY === undefined) {
    return { name: 'S3_SECRET_ACCESS_KEY', message: 'given where S3_ACCESS_KEY_ID is' };
  }
  if (S3_SECRET_ACCESS_KEY !== undefined && S3_ACCESS_KEY_ID === undefined) {
    return { name: 'S3_ACCESS_KEY_ID', message: 'given where S3_SECRET_ACCESS_KEY is' };
  }
  return undefined;
}

/** The settings in their own words; undefined where no bucket is named. */
export function s3SettingsOf(given: S3Fields): S3Settings | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (S3_BUCKET === undefined) return undefined;
  const credentials =
    S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined
      ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
      : undefined;
  return {
    bucket: S3_BUCKET,
    endpoint: given.S3_ENDPOINT,
    region: given.S3_REGION,
    credentials,
    pathStyle: given.S3_PATH_STYLE === 'on',
  };
}
