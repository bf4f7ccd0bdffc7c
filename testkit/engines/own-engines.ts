import { hash } from 'node:crypto';
import { engineVariables } from './engines.ts';

/**
 * The variables that give a shop its own parts of Redis, OpenSearch and S3, if the environment names them. Processes on
 * one database share them.
 * @returns the variables, and `close`, which removes index and bucket
 */
export async function openOwnEngines(database: string) {
  await using opened = new AsyncDisposableStack();
  const name = `test-${hash('sha1', database).slice(0, 32)}`;
  const variables: Record<string, string> = engineVariables(/^(REDIS|SEARCH|S3)_/);
  if (variables.REDIS_URL) variables.REDIS_PREFIX = `${name}:`;
  if (variables.SEARCH_URL) {
    variables.SEARCH_INDEX = name;
    const { origin, username, password } = new URL(variables.SEARCH_URL);
    const authorization = `Basic ${btoa(`${username}:${password}`)}`;
    opened.defer(async () => {
      const headers = username ? { authorization } : {};
      await fetch(`${origin}/${name}-*`, { method: 'DELETE', headers });
    });
  }
  if (variables.S3_ENDPOINT) {
    // Loaded on demand: most runs have no bucket.
    const { openOwnBucket } = await import('./own-bucket.ts');
    opened.adopt(await openOwnBucket(variables, name), (bucket) => bucket.close());
    Object.assign(variables, { S3_BUCKET: name, S3_PUBLIC_URL: '' });
  }
  const parts = opened.move();
  return { variables, close: () => parts.disposeAsync() };
}
