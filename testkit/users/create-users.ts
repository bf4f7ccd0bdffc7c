import { issueToken } from '../../graph/src/domains/accounts/tokens/token.service.ts';
import { apiClient } from '../api/api-client.ts';
import { aCategory, aUser, type UserDetails } from '../factories.ts';
import type { TestShop } from '../shop/start-test-shop.ts';
import { type Part, transactionOf } from './payment-actions.ts';
import { userActions } from './user-actions.ts';

/** New users of every role for one test, with tokens, as after sign-up. */
export async function createUsers(shop: TestShop) {
  const [seller, otherSeller, buyer, otherBuyer, admin] = await Promise.all([
    createUser(shop, { role: 'seller' }),
    createUser(shop, { role: 'seller' }),
    createUser(shop, { role: 'buyer' }),
    createUser(shop, { role: 'buyer' }),
    // Admins are notified about events of almost every other test.
    createUser(shop, { role: 'admin' }, { mailedNotifications: [] }),
  ]);
  return {
    seller,
    otherSeller,
    buyer,
    otherBuyer,
    admin,
    visitor: apiClient(shop, null),
  };
}

/** A user with an identity, an account and a token, written straight into the shop's own parts. */
export async function createUser(
  shop: TestShop,
  details: Partial<UserDetails> = {},
  settings: { mailedNotifications?: string[] } = {},
) {
  const { name, email, role, verified } = aUser(details);
  const { uid, idToken } = shop.identity.signUp({ email, displayName: name, emailVerified: true });
  const user = await shop.models.User.create({ uid, email, name, role, verified, ...settings });
  const client = apiClient(shop, await issueToken(shop, user));
  const actions = userActions(client, () => firstCategory(shop));
  return {
    ...client,
    ...actions,
    id: user.id as string,
    uid,
    idToken,
    name,
    email,
    role,
    /** Pays with a test card at the provider, without reporting it. Resolves to the transaction. */
    confirmPayment: async (
      product: { id: string },
      card = 'pm_card_visa',
      part: Part = 'WHOLE',
    ) => {
      const transactionId = transactionOf(await actions.createPaymentIntent(product, part));
      await shop.cards.stripe.paymentIntents.confirm(transactionId, { payment_method: card });
      return transactionId;
    },
    /** Pays a part of a price with a test card, and reports it. */
    payPart: async (product: { id: string }, part: Part, card = 'pm_card_visa') => {
      const transactionId = transactionOf(await actions.createPaymentIntent(product, part));
      await shop.cards.stripe.paymentIntents.confirm(transactionId, { payment_method: card });
      return (await actions.recordPayment(transactionId, product)).payment;
    },
  };
}

export type TestUser = Awaited<ReturnType<typeof createUser>>;

/** The id of the category that the users' products are in. */
export async function firstCategory({ models }: TestShop): Promise<string> {
  const found = await models.Category.findOne().sort({ _id: 1 }).lean();
  const category = found ?? (await models.Category.create(aCategory()));
  return category._id.toHexString();
}
