import { addAbortSignal, type Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Settings } from '../../config/s3.settings.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';

/** The objects of a bucket. All functions raise the Refusal `unavailable` when the server fails or doesn't answer. */
export type S3Objects = ReturnType<typeof openS3Objects>;

/** Limits of one attempt, in milliseconds. */
const attemptMs = { connectionTimeout: 2_000, requestTimeout: 5_000 };
const maxAttempts = 3;
/** Milliseconds for all attempts together. */
const callMs = 10_000;
const pingMs = 2_000;
/** A signed address stays the same for this long, so that browsers can reuse the photo they have. */
const signedStepMs = 60_000;
const signedSeconds = 180;

/** Opens a bucket, without a request. */
export function openS3Objects({ endpoint, region, bucket, ...settings }: S3Settings) {
  const { accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    maxAttempts,
    credentials: { accessKeyId, secretAccessKey },
    // S3-compatible servers have no host name per bucket and reject Amazon's trailing checksums.
    forcePathStyle: !new URL(endpoint).hostname.endsWith('.amazonaws.com'),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { ...attemptMs, throwOnRequestTimeout: true },
  });
  const at = (Key: string) => ({ Bucket: bucket, Key });
  const bounded = (ms = callMs) => ({ abortSignal: AbortSignal.timeout(ms) });

  return {
    async put(key: string, bytes: Uint8Array, caching: string, type = 'image/webp'): Promise<void> {
      const object = { Body: bytes, ContentType: type, CacheControl: caching };
      await ask(() => client.send(new PutObjectCommand({ ...at(key), ...object }), bounded()));
    },
    get: (key: string): Promise<Uint8Array | null> =>
      ask(async () => {
        const bound = bounded();
        const found = await orNull(client.send(new GetObjectCommand(at(key)), bound));
        if (!found?.Body) return null;
        addAbortSignal(bound.abortSignal, found.Body as Readable);
        return found.Body.transformToByteArray();
      }),
    has: (key: string): Promise<boolean> =>
      ask(async () => {
        const found = await orNull(client.send(new HeadObjectCommand(at(key)), bounded()));
        return found !== null;
      }),
    async remove(key: string): Promise<void> {
      await ask(() => client.send(new DeleteObjectCommand(at(key)), bounded()));
    },
    /** The keys below a prefix in their order, up to a thousand at a time. */
    async *list(prefix: string): AsyncGenerator<string[]> {
      let token: string | undefined;
      do {
        const where = { Bucket: bucket, Prefix: prefix, ContinuationToken: token };
        const page = await ask(() => client.send(new ListObjectsV2Command(where), bounded()));
        yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
        token = page.NextContinuationToken;
      } while (token);
    },
    /** An address that anybody can open for two to three minutes. */
    sign: (key: string): Promise<string> =>
      getSignedUrl(client, new GetObjectCommand(at(key)), {
        expiresIn: signedSeconds,
        signingDate: new Date(Math.floor(Date.now() / signedStepMs) * signedStepMs),
      }),
    async ping(): Promise<void> {
      await ask(() => client.send(new HeadBucketCommand({ Bucket: bucket }), bounded(pingMs)));
    },
    close: () => client.destroy(),
  };
}

/** Hides the server's answer: users can only try again, and the log has the cause. */
async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const message = 'The image host isn’t responding. Please try again shortly.';
    const cause = new Error(remedyOf(error), { cause: error });
    throw Object.assign(new Refusal('unavailable', message, { retryAfter: 10 }), { cause });
  }
}

/** Judges by the status, since an answer to HEAD has no body. */
function remedyOf(error: unknown): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 301 || status === 400)
    return 'S3 refuses the request: check S3_REGION and S3_ENDPOINT.';
  if (status === 401 || status === 403)
    return 'S3 refuses the key: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what the key may do.';
  if (status === 404)
    return 'S3 knows no such bucket or key: check S3_BUCKET and S3_ACCESS_KEY_ID.';
  return 'S3 fails or doesn’t answer: check S3_ENDPOINT and the server there.';
}

async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && isMissing.has(error.name)) return null;
    throw error;
  }
}

/** Not NoSuchBucket, which is a fault of the configuration. */
const isMissing = new Set(['NoSuchKey', 'NotFound']);
