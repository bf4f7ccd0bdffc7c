import { openS3Objects } from '../../graph/src/adapters/images/s3-objects.ts';
import { readConfig } from '../../graph/src/config/config.ts';
import { signAddress } from '../pictures/s3-signature.ts';

/** A bucket on the S3 server from the environment. Its key must be allowed to create and delete buckets. */
export async function openOwnBucket(variables: Record<string, string>, bucket: string) {
  const { s3 } = readConfig({ ...variables, S3_BUCKET: bucket });
  if (!s3) throw new Error('the variables of S3 are set together');
  const ask = async (method: 'PUT' | 'DELETE', expected: readonly number[]) => {
    const url = signAddress(method, `${s3.endpoint}/${bucket}`, s3);
    const answer = await fetch(url, { method });
    if (!expected.includes(answer.status))
      throw new Error(`${method} ${bucket}: ${answer.status} ${await answer.text()}`);
    return answer.status;
  };
  // Another process of the shop may have created it first.
  await ask('PUT', [200, 409]);
  return {
    async close(): Promise<void> {
      const isFull = (await ask('DELETE', [204, 404, 409])) === 409;
      if (!isFull) return;
      const objects = openS3Objects(s3);
      for await (const keys of objects.list('')) await Promise.all(keys.map(objects.remove));
      objects.close();
      await ask('DELETE', [204]);
    },
  };
}
