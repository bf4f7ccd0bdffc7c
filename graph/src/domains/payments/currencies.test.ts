import { anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
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
        message: 'Offer must be at least HUF 175.00, the smallest amount a card can be charged.',
        field: 'amount',
      },
    });
  } finally {
    await shop.close();
  }
});

test.each([
  ['GBP', 30, 60],
  ['HUF', 175_00, 350_00],
  ['ISK', 1_00, 2_00],
])(
  'a shop in %s says what a price is at least, and takes it, in two instalments from twice as much on',
  async (currency, leastPrice, leastInstalmentPrice) => {
    const shop = await startTestShop({ env: { CURRENCY: currency } });
    try {
      const { seller, buyer } = await createUsers(shop);
      expect(
        await buyer.graphql('{ shop { currency leastPrice leastInstalmentPrice timeZone } }'),
      ).toEqual({ shop: { currency, leastPrice, leastInstalmentPrice, timeZone: 'UTC' } });
      const post = (resalePrice: number) =>
        seller.addProduct(aProduct({ resalePrice, originalPrice: 400_00 }));
      await buyer.payPart(await post(leastPrice), 'WHOLE');
      await buyer.payPart(await post(leastInstalmentPrice), 'FIRST_HALF');
      const open =
        'mutation ($id: ID!) { createPaymentIntent(productId: $id, part: FIRST_HALF) { success message code } }';
      const { id } = await post(leastInstalmentPrice - (currency === 'ISK' ? 1_00 : 1));
      await buyer.graphql(open, { id }).refused('conflict');
    } finally {
      await shop.close();
    }
  },
);

test('an odd price in krónur is paid in two instalments of whole ones', async () => {
  const shop = await startTestShop({ env: { CURRENCY: 'ISK' } });
  try {
    const { seller, buyer } = await createUsers(shop);
    const bench = await seller.addProduct(aProduct({ resalePrice: 151_00, originalPrice: 400_00 }));
    const { id } = await buyer.payPart(bench, 'FIRST_HALF');
    const payment = await shop.models.Payment.findById(id).lean();
    expect(payment).toMatchObject({ amount: 76_00, balance: { amount: 75_00 } });
  } finally {
    await shop.close();
  }
});
