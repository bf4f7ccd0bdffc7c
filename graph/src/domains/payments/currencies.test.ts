import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/user-actions.ts';
import { expect, test } from 'vitest';

const prices = `{ products(first: 1) { edges { node {
  resalePrice { amount currency formatted } originalPrice { formatted }
} } } }`;

test.each([
  ['JPY', 12_900, 12_900, '¥12,900'],
  ['KWD', 12_910, 12.91, 'KWD 12.910'],
  ['ISK', 12_900, 129, 'ISK 129'],
  ['HUF', 12_950, 129.5, 'HUF 129.50'],
])(
  'a product in %s is priced, paid for and refunded in what the provider counts',
  async (currency, resalePrice, major, formatted) => {
    const shop = await startTestShop({ env: { CURRENCY: currency } });
    try {
      const { seller, buyer } = await createUsers(shop);
      const bench = await seller.addProduct(aProduct({ resalePrice, originalPrice: 20_000 }));
      expect(
        JSON.parse(JSON.stringify(await buyer.graphql(prices)).replaceAll('\u00a0', ' ')),
      ).toMatchObject({
        products: {
          edges: [{ node: { resalePrice: { amount: resalePrice, currency, formatted } } }],
        },
      });
      expect(await buyer.get(`/product/${bench.id}`)).toMatchObject({ resalePrice: major });
      const posted = {
        ...aProduct(),
        condition: 'Good',
        resalePrice: major,
        originalPrice: major,
        categoryId: bench.category.id,
      };
      await seller.post('/addProduct', posted);
      const last = await shop.models.Product.findOne().sort({ _id: -1 }).lean();
      expect(last?.resalePrice).toBe(resalePrice);
      const transactionId = transactionOf(await buyer.createPaymentIntent(bench));
      const intent = await shop.cards.stripe.paymentIntents.retrieve(transactionId);
      expect(intent).toMatchObject({ amount: resalePrice, currency: currency.toLowerCase() });
    } finally {
      await shop.close();
    }
  },
);

test.each([
  ['KWD', 12_915, 'Resale price must be a multiple of KWD 0.010.'],
  ['ISK', 12_950, 'Resale price must be a multiple of ISK 1.'],
])('a price in %s that cannot be charged is refused', async (currency, resalePrice, message) => {
  const shop = await startTestShop({ env: { CURRENCY: currency } });
  try {
    const { seller } = await createUsers(shop);
    const { refusal, transcript } = await seller
      .addProduct(aProduct({ resalePrice, originalPrice: 20_000 }))
      .settled();
    expect(refusal).toBe('invalid');
    expect(transcript.replaceAll('\u00a0', ' ')).toContain(message);
  } finally {
    await shop.close();
  }
});
