import { QueryProductPreviewsArgs } from '@fitness-zone/contract/generated/inputs.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, expect, test } from 'vitest';

const shop = await startTestShop();
afterAll(() => shop.close());

const { admin, seller, buyer, visitor } = await createUsers(shop);
const category = await admin.addCategory(aCategory());
const post = async () => (await seller.addProduct(aProduct({ categoryId: category.id }))).id;

type Answer = { productPreviews: { id: string; inStock: string }[] };

const ask = (ids: string[]) =>
  visitor.graphql<Answer>(
    'query ($ids: [ID!]!) { productPreviews(ids: $ids) { id inStock sellerName } }',
    { ids },
  );
const previews = async (ids: string[]) => (await ask(ids)).productPreviews;

test('products come in the order of the ids, each once, without those that are unknown or removed', async () => {
  const [bench, rack, removed, sold] = [await post(), await post(), await post(), await post()];
  await seller.deleteProduct({ id: removed });
  await buyer.recordPayment(await buyer.confirmPayment({ id: sold }), { id: sold });
  const unknown = new Types.ObjectId().toHexString();
  const answered = await previews([sold, unknown, rack, removed, 'no id', bench, rack]);
  expect(answered.map(({ id, inStock }) => [id, inStock])).toEqual([
    [sold, 'SOLD'],
    [rack, 'AVAILABLE'],
    [bench, 'AVAILABLE'],
  ]);
  expect(await previews([])).toEqual([]);
});

test('more ids than the schema allows are refused', async () => {
  const most = QueryProductPreviewsArgs.ids.maxItems;
  const ids = Array.from({ length: most }, () => new Types.ObjectId().toHexString());
  expect(await previews(ids)).toEqual([]);
  await ask([...ids, 'one more']).refused('invalid');
});
