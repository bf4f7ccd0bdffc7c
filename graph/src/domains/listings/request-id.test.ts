import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, expect, test } from 'vitest';

const shop = await startTestShop();
afterAll(() => shop.close());

test('a post that is repeated, even at once, posts one product and counts it once', async () => {
  const { seller } = await createUsers(shop);
  const input = { ...aProduct(), requestId: 'form-1' };
  const posted = await Promise.all([1, 2, 3].map(() => seller.addProduct(input)));
  expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
  const [{ category }] = posted as [(typeof posted)[0]];
  const record = await shop.models.Category.findById(category.id).lean();
  const counted = await shop.models.Product.countDocuments({ categoryId: category.id });
  expect(record?.availableCount).toBe(counted);
});

test('the request of one seller is not that of another', async () => {
  const { seller, otherSeller } = await createUsers(shop);
  const input = { ...aProduct(), requestId: 'form-2' };
  const [one, other] = await Promise.all([seller.addProduct(input), otherSeller.addProduct(input)]);
  expect(one.id).not.toBe(other.id);
});

test('booking what is booked already is refused with the entry that is there', async () => {
  const { seller, buyer } = await createUsers(shop);
  const bench = await seller.addProduct(aProduct());
  const { cartItem } = await buyer.addToBookingList(bench);
  const { refusal, result } = await buyer
    .graphql<{ addToBookingList: { cartItem: { id: string } } }>(
      'mutation B($id: ID!) { addToBookingList(productId: $id) { success code cartItem { id } } }',
      { id: bench.id },
    )
    .settled();
  expect(refusal).toBe('conflict');
  expect(result.addToBookingList.cartItem.id).toBe(cartItem.id);
});
