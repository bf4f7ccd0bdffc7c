import { createHmac, hash } from 'node:crypto';

type Key = { region: string; accessKeyId: string; secretAccessKey: string };

/** An address on an S3 server, signed for one minute as AWS Signature Version 4 documents. */
export function signAddress(method: string, address: string, { region, ...key }: Key): URL {
  const url = new URL(address);
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const parameters = {
    Algorithm: 'AWS4-HMAC-SHA256',
    Credential: `${key.accessKeyId}/${date.slice(0, 8)}/${region}/s3/aws4_request`,
    Date: date,
    Expires: '60',
    SignedHeaders: 'host',
  };
  for (const [name, value] of Object.entries(parameters))
    url.searchParams.set(`X-Amz-${name}`, value);
  url.searchParams.set('X-Amz-Signature', signatureOf(method, url, key.secretAccessKey));
  return url;
}

/** The signature that an address must have. */
export function signatureOf(method: string, url: URL, secretAccessKey: string): string {
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const [, ...scope] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/');
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const asked = [method, url.pathname, query, `host:${url.host}\n`, 'host', 'UNSIGNED-PAYLOAD'];
  const hashed = hash('sha256', asked.join('\n'));
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), hashed].join('\n');
  const key = scope.reduce<string | Buffer>(
    (secret, part) => mac(secret, part).digest(),
    `AWS4${secretAccessKey}`,
  );
  return mac(key, text).digest('hex');
}

const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);
