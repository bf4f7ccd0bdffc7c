import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { signatureOf } from './s3-signature.ts';

type StoredObject = { bytes: Buffer; headers: Record<string, string> };

/** Answers instead of the server; returns false to let the server answer. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

const region = 'eu-central-1';
const secretAccessKey = randomUUID();

/**
 * Stands in for S3 on a free port, with one bucket in memory. The product's own client talks to it. Checks signatures
 * in addresses as AWS Signature Version 4 documents.
 */
export async function startS3StandIn() {
  const objects = new Map<string, StoredObject>();
  const asked: string[] = [];
  let fault: Fault = () => false;
  let aheadMs = 0;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', endpoint());
    const key = decodeURIComponent(url.pathname.slice('/photos/'.length));
    asked.push(`${request.method} ${key}`);
    if (fault(request, response)) return;
    const refusal = findRefusal(request, url, Date.now() + aheadMs);
    if (refusal) answerError(response, 403, refusal);
    else if (url.searchParams.has('list-type')) list(url.searchParams, response);
    else if (request.method === 'PUT') await put(key, request, response);
    else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!key) response.end();
    else get(key, request, response);
  });

  async function put(key: string, request: IncomingMessage, response: ServerResponse) {
    const { 'content-type': type = '', 'cache-control': caching = '' } = request.headers;
    const bytes = await buffer(request);
    objects.set(key, { bytes, headers: { 'content-type': type, 'cache-control': caching } });
    response.end();
  }

  function get(key: string, { method }: IncomingMessage, response: ServerResponse): void {
    const found = objects.get(key);
    if (!found) answerError(response, 404, 'NoSuchKey');
    else response.writeHead(200, found.headers).end(method === 'HEAD' ? undefined : found.bytes);
  }

  function list(query: URLSearchParams, response: ServerResponse): void {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, pageSize);
    const next = keys.length > pageSize ? page.at(-1) : undefined;
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    response.end(`<ListBucketResult>${contents}${more}</ListBucketResult>`);
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = () => `http://127.0.0.1:${port}`;

  return {
    endpoint: endpoint(),
    publicUrl: `${endpoint()}/photos`,
    secretAccessKey,
    env: {
      S3_ENDPOINT: endpoint(),
      S3_BUCKET: 'photos',
      S3_REGION: region,
      S3_ACCESS_KEY_ID: 'shop',
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    objects,
    /** Method and path of each request, such as `PUT images/…`. */
    asked,
    failBy: (next: Fault | null) => {
      fault = next ?? (() => false);
    },
    /** Moves its clock ahead. */
    advance: (ms: number) => {
      aheadMs += ms;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Fewer than S3's thousand, so that a test sees several pages. */
const pageSize = 5;

const answerError = (response: ServerResponse, status: number, code: string): void =>
  void response
    .writeHead(status)
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** Why a request is refused; null if it isn't. */
function findRefusal({ headers }: IncomingMessage, url: URL, now: number): string | null {
  if (headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return null;
  const { searchParams: query } = url;
  const signature = query.get('X-Amz-Signature');
  const date = query.get('X-Amz-Date') ?? '';
  if (!signature) return url.pathname.startsWith('/photos/images/') ? null : 'AccessDenied';
  query.delete('X-Amz-Signature');
  if (signature !== signatureOf('GET', url, secretAccessKey)) return 'SignatureDoesNotMatch';
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  const [year = 0, month = 1, ...rest] = parts.map(Number);
  const signedAt = Date.UTC(year, month - 1, ...rest);
  return now > signedAt + Number(query.get('X-Amz-Expires')) * 1000 ? 'AccessDenied' : null;
}
