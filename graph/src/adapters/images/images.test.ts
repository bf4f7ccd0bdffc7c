import { describeImages } from '@fitness-zone/testkit/pictures/images-contract.ts';
import { startS3StandIn } from '@fitness-zone/testkit/pictures/s3-stand-in.ts';
import { imagesOf } from '@fitness-zone/testkit/pictures/shop-images.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { afterAll, beforeAll } from 'vitest';

let embedded: TestShop;
let onS3: TestShop;
let standIn: Awaited<ReturnType<typeof startS3StandIn>>;
beforeAll(async () => {
  standIn = await startS3StandIn();
  embedded = await startTestShop();
  onS3 = await startTestShop({ env: standIn.env });
});
afterAll(async () => {
  await Promise.all([embedded.close(), onS3.close()]);
  await standIn.close();
});

describeImages("the shop's own image host", () => imagesOf(embedded));
describeImages('a bucket', () => imagesOf(onS3));
