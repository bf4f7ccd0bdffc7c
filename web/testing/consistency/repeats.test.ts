import type { ApolloClient } from '@apollo/client';
import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import { aCategory, aProduct, aUser } from '@fitness-zone/testkit/factories.ts';
import { databaseSnapshot } from '@fitness-zone/testkit/permissions/permission-records.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, expect, test } from 'vitest';
import { createClient } from '../../src/apollo/client.ts';
import { createNetworkStatus } from '../../src/apollo/networkStatus.ts';
import { type Refusal, sendMutationOnce } from '../../src/apollo/sendMutationOnce.ts';
import { DeleteAccountDocument } from '../../src/features/accounts/personalData/DeleteAccountDialog.generated.ts';
import { UpdateProfileDocument } from '../../src/features/accounts/profile/ProfilePage.generated.ts';
import { AddUserDocument } from '../../src/features/accounts/signUp/useSignUp.generated.ts';
import {
  AddAdminDocument,
  DeleteUserDocument,
  DemoteAdminDocument,
  VerifyUserDocument,
} from '../../src/features/accounts/users/users.cache.generated.ts';
import { AddCategoryDocument } from '../../src/features/catalog/category/category.cache.generated.ts';
import {
  AddProductDocument,
  AdvertiseProductDocument,
  DeleteProductDocument,
} from '../../src/features/catalog/product.cache.generated.ts';
import {
  AddToBookingListDocument,
  DeleteBookingProductDocument,
} from '../../src/features/lists/booking.cache.generated.ts';
import {
  AddToWishListDocument,
  DeleteWishProductDocument,
} from '../../src/features/lists/wish.cache.generated.ts';
import { CreatePaymentIntentDocument } from '../../src/features/payments/checkout/paymentIntent.cache.generated.ts';
import { RecordPaymentDocument } from '../../src/features/payments/payment.cache.generated.ts';

const shop = await startTestShop();
afterAll(() => shop.close());

type End = { ok: true } | { ok: false; refusal: Refusal };
type Act = (client: ApolloClient) => Promise<End>;
// To a repeated `signOutEverywhere` the server says that the token is void, which signs the user out, too.
type Name = Exclude<MutationName, 'getToken' | 'signOutEverywhere'>;

/** Every mutation that changes records, each with its user and a record of its own. */
async function everyAct() {
  const { seller, buyer, otherBuyer, admin } = await createUsers(shop);
  const [promoted, verified, dismissed, leaving] = [
    await createUser(shop),
    await createUser(shop),
    await createUser(shop),
    await createUser(shop),
  ];
  const demoted = await createUser(shop, { role: 'admin' });
  const posted = () => seller.addProduct(aProduct());
  const { id: categoryId } = await admin.addCategory(aCategory());
  const [booked, wished, unwanted] = [await posted(), await posted(), await posted()];
  const [advertised, opened, paid] = [await posted(), await posted(), await posted()];
  const { cartItem } = await otherBuyer.addToBookingList(booked);
  const { wishItem } = await otherBuyer.addToWishList(wished);
  await buyer.addToWishList(booked);
  await buyer.addToBookingList(paid);
  const transactionId = await buyer.confirmPayment(paid);
  const newcomer = aUser();
  const { idToken } = shop.identity.signUp({ email: newcomer.email });
  const profile = {
    name: newcomer.name,
    email: newcomer.email,
    userRole: 'BUYER',
    idToken,
  } as const;
  const product = { ...aProduct(), categoryId, requestId: 'once' };
  const repeatedAct = (token: string | null, act: Act) => ({ token, act });
  const acts: Record<Name, ReturnType<typeof repeatedAct>> = {
    addUser: repeatedAct(null, (client) =>
      sendMutationOnce(client, AddUserDocument, { variables: { input: profile } }),
    ),
    updateProfile: repeatedAct(buyer.token, (client) =>
      sendMutationOnce(client, UpdateProfileDocument, {
        variables: { input: { name: 'Anna', image: null } },
      }),
    ),
    addAdmin: repeatedAct(admin.token, (client) =>
      sendMutationOnce(client, AddAdminDocument, { variables: { email: promoted.email } }),
    ),
    demoteAdmin: repeatedAct(admin.token, (client) =>
      sendMutationOnce(client, DemoteAdminDocument, { variables: { email: demoted.email } }),
    ),
    verifyUser: repeatedAct(admin.token, (client) =>
      sendMutationOnce(client, VerifyUserDocument, { variables: { email: verified.email } }),
    ),
    deleteUser: repeatedAct(admin.token, (client) =>
      sendMutationOnce(client, DeleteUserDocument, { variables: { email: dismissed.email } }),
    ),
    deleteAccount: repeatedAct(leaving.token, (client) =>
      sendMutationOnce(client, DeleteAccountDocument, {
        variables: { input: { idToken: leaving.idToken } },
      }),
    ),
    addCategory: repeatedAct(admin.token, (client) =>
      sendMutationOnce(client, AddCategoryDocument, { variables: { input: aCategory() } }),
    ),
    addProduct: repeatedAct(seller.token, (client) =>
      sendMutationOnce(client, AddProductDocument, { variables: { input: product } }),
    ),
    deleteProduct: repeatedAct(seller.token, (client) =>
      sendMutationOnce(client, DeleteProductDocument, { variables: { id: unwanted.id } }),
    ),
    advertiseProduct: repeatedAct(seller.token, (client) =>
      sendMutationOnce(client, AdvertiseProductDocument, { variables: { id: advertised.id } }),
    ),
    addToBookingList: repeatedAct(buyer.token, (client) =>
      sendMutationOnce(client, AddToBookingListDocument, { variables: { productId: booked.id } }),
    ),
    addToWishList: repeatedAct(buyer.token, (client) =>
      sendMutationOnce(client, AddToWishListDocument, { variables: { productId: wished.id } }),
    ),
    deleteBookingProduct: repeatedAct(otherBuyer.token, (client) =>
      sendMutationOnce(client, DeleteBookingProductDocument, { variables: { id: cartItem.id } }),
    ),
    deleteWishProduct: repeatedAct(otherBuyer.token, (client) =>
      sendMutationOnce(client, DeleteWishProductDocument, { variables: { id: wishItem.id } }),
    ),
    createPaymentIntent: repeatedAct(buyer.token, (client) =>
      sendMutationOnce(client, CreatePaymentIntentDocument, {
        variables: { productId: opened.id },
      }),
    ),
    recordPayment: repeatedAct(buyer.token, (client) =>
      sendMutationOnce(client, RecordPaymentDocument, {
        variables: { input: { transactionId, productId: paid.id } },
      }),
    ),
  };
  return Object.entries(acts).map(([name, one]) => ({ name, ...one }));
}

/** The real client on a way to the server that loses the first answer, after `lost` says so. */
function clientOf(token: string | null, lost: () => Promise<void>) {
  let tries = 0;
  const client = createClient({
    uri: 'http://shop/graphql',
    readToken: () => token,
    onSignedOut: () => {},
    networkStatus: createNetworkStatus(),
    fetch: async (_url, init) => {
      tries += 1;
      const { body } = await shop.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: init?.headers as Record<string, string>,
        payload: String(init?.body),
      });
      if (tries > 1) return new Response(body, { headers: { 'content-type': 'application/json' } });
      expect(body).toContain('"success":true');
      await lost();
      throw new TypeError('Failed to fetch');
    },
  });
  return { client, tries: () => tries };
}

test('every mutation whose answer was lost is repeated: it is done once, and the user sees success', async () => {
  const acts = await everyAct();
  let underway = acts.length;
  const allDone = Promise.withResolvers<void>();
  const repeat = Promise.withResolvers<void>();
  const lost = () => {
    underway -= 1;
    if (underway === 0) allDone.resolve();
    return repeat.promise;
  };
  const ends = acts.map(async ({ name, token, act }) => {
    const { client, tries } = clientOf(token, lost);
    const outcome = await act(client);
    return { name, tries: tries(), ok: outcome.ok, refusal: outcome.ok ? null : outcome.refusal };
  });
  await Promise.race([allDone.promise, Promise.all(ends)]);
  const after = await databaseSnapshot(shop);
  repeat.resolve();
  expect(await Promise.all(ends)).toEqual(
    acts.map(({ name }) => ({ name, tries: 2, ok: true, refusal: null })),
  );
  expect(await databaseSnapshot(shop)).toBe(after);
});
