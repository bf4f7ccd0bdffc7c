import { engineAddress } from '@fitness-zone/testkit/engines/engines.ts';
import { openOwnEngines } from '@fitness-zone/testkit/engines/own-engines.ts';
import { describeImages } from '@fitness-zone/testkit/pictures/images-contract.ts';
import { openPhoto, uploadPrivate } from '@fitness-zone/testkit/pictures/private-photos.ts';
import { imagesOf } from '@fitness-zone/testkit/pictures/shop-images.ts';
import { ownDatabaseName } from '@fitness-zone/testkit/shop/own-database.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { sweepPrivatePhotos } from '../../domains/private-photos/private-photo.sweeper.ts';
import { openS3Objects } from './s3-objects.ts';

const isSkipped = engineAddress('S3_ENDPOINT') === null;
const title = isSkipped ? 'S3 (skipped: S3_ENDPOINT is not set)' : 'S3';

let shop: TestShop;
beforeAll(async () => {
  if (!isSkipped) shop = await startTestShop();
});
afterAll(() => shop?.close());

describeImages(title, () => imagesOf(shop), isSkipped);

test.skipIf(isSkipped).each([
  [{ secretAccessKey: 'wrong' }, 'S3_SECRET_ACCESS_KEY'],
  [{ accessKeyId: 'nobody' }, 'S3_ACCESS_KEY_ID'],
  [{ bucket: 'no-such-bucket' }, 'S3_BUCKET'],
  [{ region: 'eu-south-9' }, 'S3_REGION'],
  [{ endpoint: 'http://127.0.0.1:1' }, 'S3_ENDPOINT'],
])(`${title}: a wrong setting (%o) is named in the log: %s`, async (wrong, variable) => {
  const { s3 } = shop.config;
  if (!s3) throw new Error('the shop has no bucket');
  const objects = openS3Objects({ ...s3, ...wrong });
  onTestFinished(objects.close);
  await expect(objects.put('a', Buffer.of(1), 'no-store')).rejects.toMatchObject({
    code: 'unavailable',
    cause: { message: expect.stringContaining(variable) },
  });
});

test.skipIf(isSkipped)(
  `${title}: private photos are opened by signed addresses alone`,
  async () => {
    const engines = await openOwnEngines(ownDatabaseName());
    onTestFinished(engines.close);
    const { variables } = engines;
    const publicUrl = `${variables.S3_ENDPOINT}/${variables.S3_BUCKET}`;
    const direct = await startTestShop({ env: { ...variables, S3_PUBLIC_URL: publicUrl } });
    onTestFinished(direct.close);
    const { id, url } = await uploadPrivate(await createUser(direct, { role: 'buyer' }));
    const { location } = (await openPhoto(direct, url)).headers;
    const signed = String(location);
    expect(signed).toContain(`${publicUrl}/private-photos/${id}/8.webp?`);
    const opened = await fetch(signed);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-type')).toBe('image/webp');
    expect(opened.headers.get('cache-control')).toBe('private, max-age=600');
    expect((await fetch(signed.replace(/\?.*/, ''))).status).toBe(403);
    expect((await fetch(signed.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=9000'))).status).toBe(
      403,
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 180_000 });
    const expired = await direct.images.bucket?.signPrivate(id, 8).finally(vi.useRealTimers);
    expect(expired).toContain(`${publicUrl}/private-photos/${id}/8.webp?`);
    expect((await fetch(expired ?? '')).status).toBe(403);
    await direct.models.PrivatePhoto.deleteMany({});
    await sweepPrivatePhotos(direct);
    expect((await fetch(signed)).status).toBe(404);
  },
);
