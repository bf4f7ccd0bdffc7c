import { anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
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
  ['HUF', 18_950, 189.5, 'HUF 189.50'],
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

test('a price or an offer that no card can be charged with is refused in its currency', async () => {
  const shop = await startTestShop({ env: { CURRENCY: 'HUF' } });
  try {
    const { seller, buyer } = await createUsers(shop);
    const tooLittle = aProduct({ resalePrice: 174_99, originalPrice: 200_00 });
    await seller.addProduct(tooLittle).refused('invalid');
    const bench = await seller.addProduct(aProduct({ resalePrice: 175_00, originalPrice: 200_00 }));
    await seller.updateProduct(anUpdate(bench, tooLittle)).refused('invalid');
    const text = `mutation ($input: MakeOfferInput!) {
      makeOffer(input: $input) { success message code field }
    }`;
    const input = { productId: bench.id, amount: 174_99 };
    expect(
      JSON.parse(
        JSON.stringify(await buyer.graphql(text, { input }).refused('invalid')).replaceAll(
          '\u00a0',
          ' ',
        ),
      ),
    ).toMatchObject({
      makeOffer: {
        message: 'Offer must be at least HUF 175.00, the least that a card can be charged.',
        field: 'amount',
      },
    });
  } finally {
    await shop.close();
  }
});
