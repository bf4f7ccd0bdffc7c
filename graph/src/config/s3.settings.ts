import { type CleanedEnv, EnvError, makeExactValidator } from 'envalid';
import { servesSecurely } from './picture-origins.ts';
import { baseUrl, optionalText } from './validators.ts';

/** The bucket with the shop's photos, on Amazon S3 or a server with the same API. */
export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  /** It never leaves the server. */
  secretAccessKey: string;
  /** Has no slash at the end; null if the shop serves the photos itself. */
  publicUrl: string | null;
  /** Browsers may be sent to signed addresses at the endpoint. */
  opensInBrowsers: boolean;
  /** The origins of a former image host, whose pictures are still shown. */
  formerOrigins: readonly string[];
};

const bucketName = makeExactValidator<string>((input) => {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/i.test(input)) return input;
  throw new EnvError('must be the name of a bucket, such as shop-photos, without an address');
});

const securePublicUrl = makeExactValidator<string>((input) => {
  const url = input.replace(/\/+$/, '');
  const { search, hash } = URL.parse(url) ?? {};
  if (search === '' && hash === '' && servesSecurely(url) && !/[\s"'<>\\;,]/.test(url)) return url;
  throw new EnvError('must be an https address, for instance https://photos.shop.example');
});

export const s3Variables = {
  S3_ENDPOINT: baseUrl({ default: undefined }),
  S3_BUCKET: bucketName({ default: undefined }),
  S3_REGION: optionalText(),
  S3_ACCESS_KEY_ID: optionalText(),
  S3_SECRET_ACCESS_KEY: optionalText(),
  S3_PUBLIC_URL: securePublicUrl({ default: undefined }),
};

/** The variables of a bucket, which are set together or not at all. */
export const s3Group = {
  names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  otherwise: 'none for another image host',
} as const;

/** The bucket that checked variables describe, or null. */
export function s3Settings(
  env: CleanedEnv<typeof s3Variables> & { IMAGE_HOST_ORIGINS: readonly string[] },
): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return null;
  const publicUrl = env.S3_PUBLIC_URL ?? null;
  return {
    endpoint,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    publicUrl,
    opensInBrowsers: publicUrl !== null && isReachable(endpoint, publicUrl),
    formerOrigins: env.IMAGE_HOST_ORIGINS,
  };
}

/** Pages load nothing from elsewhere by http, so an http endpoint counts only if the public photos come from it. */
const isReachable = (endpoint: string, publicUrl: string): boolean =>
  endpoint.startsWith('https://') || new URL(endpoint).origin === new URL(publicUrl).origin;
