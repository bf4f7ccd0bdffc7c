import { MakeOfferInput } from '@fitness-zone/contract/generated/inputs/MakeOfferInput.ts';
import { anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { TwoShops, Users } from '../twoShops.ts';

const amount = 80_00;

/** A product for 120 with an offer of the buyer, and one of the other buyer. */
async function offered({ seller, buyer, otherBuyer }: Users) {
  const product = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const offer = await buyer.makeOffer(product, amount);
  const other = await otherBuyer.makeOffer(product, 70_00);
  return { product, offer, other };
}

/** As `offered`, with the product held for the buyer. */
async function held(users: Users) {
  const all = await offered(users);
  await users.seller.acceptOffer(all.offer, amount);
  return all;
}

const accepting = ({ offer }: Awaited<ReturnType<typeof offered>>, given = amount) => ({
  input: { id: offer.id, amount: given },
});

/** Moves the time at which an offer lapses into the past. */
const lapse = async ({ shop }: TwoShops, { id }: { id: string }) => {
  await shop.models.Offer.updateOne({ _id: id }, { lapsesAt: new Date(Date.now() - 1_000) });
};

/** Cases of what buyers offer, of what sellers answer, and of other acts on products with offers. */
export const offerCases = (): Case[] => [
  ...makeOffer,
  ...endings('WithdrawOffer', 'buyer', 'otherBuyer'),
  ...endings('DeclineOffer', 'seller', 'otherSeller'),
  ...acceptOffer,
  ...onProducts,
];

const ofProduct = (given: { product: { id: string } }, offer = amount) => ({
  input: { productId: given.product.id, amount: offer },
});

const makeOffer = [
  ...byEveryRole('MakeOffer', async ({ seller }) => {
    // As much as a price can be, so that every amount within the bounds can be offered.
    const price = {
      originalPrice: MakeOfferInput.amount.max,
      resalePrice: MakeOfferInput.amount.max,
    };
    const product = await seller.addProduct(aProduct(price));
    return { input: { productId: product.id, amount } };
  }),
  by('buyer', 'MakeOffer', 'of another amount', async (users) =>
    ofProduct(await offered(users), 90_00),
  ),
  by('buyer', 'MakeOffer', 'of the same amount', async (users) => ofProduct(await offered(users))),
  by('buyer', 'MakeOffer', 'above the price', async (users) =>
    ofProduct(await offered(users), 120_01),
  ),
  by('buyer', 'MakeOffer', 'after another was declined', async (users) => {
    const all = await offered(users);
    await users.seller.declineOffer(all.offer);
    return ofProduct(all);
  }),
  by('buyer', 'MakeOffer', 'for what is held for the buyer', async (users) =>
    ofProduct(await held(users)),
  ),
  by('otherBuyer', 'MakeOffer', 'for what is held for another', async (users) =>
    ofProduct(await held(users)),
  ),
  by('buyer', 'MakeOffer', 'for an unknown product', () => ({
    input: { productId: unknownId, amount },
  })),
  by('buyer', 'MakeOffer', 'for an id that is none', () => ({
    input: { productId: 'bench', amount },
  })),
];

function endings(
  operation: 'WithdrawOffer' | 'DeclineOffer',
  own: 'buyer' | 'seller',
  other: 'otherBuyer' | 'otherSeller',
): Case[] {
  return [
    ...byEveryRole(operation, async (users) => ({ id: (await offered(users)).offer.id })),
    by(other, operation, 'of somebody else', async (users) => ({
      id: (await offered(users)).offer.id,
    })),
    by(own, operation, 'that was withdrawn', async (users) => {
      const { offer } = await offered(users);
      await users.buyer.withdrawOffer(offer);
      return { id: offer.id };
    }),
    by(own, operation, 'that was declined', async (users) => {
      const { offer } = await offered(users);
      await users.seller.declineOffer(offer);
      return { id: offer.id };
    }),
    by(own, operation, 'that was accepted', async (users) => ({
      id: (await held(users)).offer.id,
    })),
    by(own, operation, 'whose product was paused', async (users) => {
      const { offer, product } = await offered(users);
      await users.seller.pauseProduct(product);
      return { id: offer.id };
    }),
    by(own, operation, 'for an unknown id', () => ({ id: unknownId })),
    by(own, operation, 'for an id that is none', () => ({ id: 'offer' })),
  ];
}

const acceptOffer = [
  ...byEveryRole('AcceptOffer', async (users) => accepting(await offered(users))),
  by('seller', 'AcceptOffer', 'with others, and on lists', async (users) => {
    const all = await offered(users);
    await users.seller.advertiseProduct(all.product);
    await users.buyer.addToBookingList(all.product);
    await users.otherBuyer.addToWishList(all.product);
    return accepting(all);
  }),
  by('otherSeller', 'AcceptOffer', 'of another seller', async (users) =>
    accepting(await offered(users)),
  ),
  by('seller', 'AcceptOffer', 'of another amount by now', async (users) =>
    accepting(await offered(users), 79_00),
  ),
  by('seller', 'AcceptOffer', 'that was accepted', async (users) => accepting(await held(users))),
  by('seller', 'AcceptOffer', 'that was withdrawn', async (users) => {
    const all = await offered(users);
    await users.buyer.withdrawOffer(all.offer);
    return accepting(all);
  }),
  by('seller', 'AcceptOffer', 'that has lapsed', async (users, shops) => {
    const all = await offered(users);
    await lapse(shops, all.offer);
    return accepting(all);
  }),
  by('seller', 'AcceptOffer', 'for an unknown id', () => ({ input: { id: unknownId, amount } })),
];

/** What else happens to products with offers. */
const onProducts = [
  by('seller', 'PauseProduct', 'with offers', async (users) => ({
    id: (await offered(users)).product.id,
  })),
  ...(['ResumeProduct', 'MarkSoldElsewhere', 'DeleteProduct'] as const).map((operation) =>
    by('seller', operation, 'that is held', async (users) => ({
      id: (await held(users)).product.id,
    })),
  ),
  by('admin', 'DeleteProduct', 'that is held', async (users) => ({
    id: (await held(users)).product.id,
  })),
  by('seller', 'UpdateProduct', 'that is held', async (users) => ({
    input: anUpdate((await held(users)).product, { resalePrice: 60_00 }),
  })),
  by('buyer', 'CreatePaymentIntent', 'for what is held for the buyer', async (users) => ({
    productId: (await held(users)).product.id,
  })),
  by('otherBuyer', 'CreatePaymentIntent', 'for what is held for another', async (users) => ({
    productId: (await held(users)).product.id,
  })),
  by('buyer', 'RecordPayment', 'for what is held for the buyer', async (users) => {
    const { product } = await held(users);
    const transactionId = await users.buyer.confirmPayment(product);
    return { input: { transactionId, productId: product.id } };
  }),
  by('otherBuyer', 'RecordPayment', 'for what others have made offers for', async (users) => {
    const { product } = await offered(users);
    const transactionId = await users.otherBuyer.confirmPayment(product);
    return { input: { transactionId, productId: product.id } };
  }),
  by('admin', 'DeleteUser', 'for a buyer with offers', async (users) => {
    await offered(users);
    await held(users);
    return { email: users.buyer.email };
  }),
];
