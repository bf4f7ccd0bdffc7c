import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import { aCategory, aProduct, aUser } from '@fitness-zone/testkit/factories.ts';
import { notify } from '@fitness-zone/testkit/shop/notify.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
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
  EndAdvertisementDocument,
} from '../../src/features/catalog/product.cache.generated.ts';
import {
  AddToBookingListDocument,
  DeleteBookingProductDocument,
} from '../../src/features/lists/booking.cache.generated.ts';
import {
  AddToWishListDocument,
  DeleteWishProductDocument,
} from '../../src/features/lists/wish.cache.generated.ts';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
  UpdateNotificationSettingsDocument,
} from '../../src/features/notifications/notification.cache.generated.ts';
import { CreatePaymentIntentDocument } from '../../src/features/payments/checkout/paymentIntent.cache.generated.ts';
import { RecordPaymentDocument } from '../../src/features/payments/payment.cache.generated.ts';

type End = { ok: true } | { ok: false; refusal: Refusal };
// To a repeated `signOutEverywhere` the server says that the token is void, which signs the user out, too.
type Name = Exclude<MutationName, 'getToken' | 'signOutEverywhere'>;

/** A mutation of the user with this token; null for a visitor. */
const repeatedAct = <Data extends object, Variables extends OperationVariables>(
  token: string | null,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => ({
  token,
  act: (client: ApolloClient): Promise<End> => sendMutationOnce(client, mutation, { variables }),
});

/** Every mutation that changes records, each with its user and a record of its own. */
export async function everyAct(shop: TestShop) {
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
  const advertisedBefore = await posted();
  await seller.advertiseProduct(advertisedBefore);
  const { cartItem } = await otherBuyer.addToBookingList(booked);
  const { wishItem } = await otherBuyer.addToWishList(wished);
  await buyer.addToWishList(booked);
  await buyer.addToBookingList(paid);
  const transactionId = await buyer.confirmPayment(paid);
  const read = await notify(shop, admin.id);
  const readByAll = await notify(shop, otherBuyer.id);
  const newcomer = aUser();
  const { idToken } = shop.identity.signUp({ email: newcomer.email });
  const profile = {
    name: newcomer.name,
    email: newcomer.email,
    userRole: 'BUYER',
    idToken,
  } as const;
  const product = { ...aProduct(), categoryId, requestId: 'once' };
  const acts: Record<Name, ReturnType<typeof repeatedAct>> = {
    addUser: repeatedAct(null, AddUserDocument, { input: profile }),
    updateProfile: repeatedAct(buyer.token, UpdateProfileDocument, {
      input: { name: 'Anna', image: null },
    }),
    addAdmin: repeatedAct(admin.token, AddAdminDocument, { email: promoted.email }),
    demoteAdmin: repeatedAct(admin.token, DemoteAdminDocument, { email: demoted.email }),
    verifyUser: repeatedAct(admin.token, VerifyUserDocument, { email: verified.email }),
    deleteUser: repeatedAct(admin.token, DeleteUserDocument, { email: dismissed.email }),
    deleteAccount: repeatedAct(leaving.token, DeleteAccountDocument, {
      input: { idToken: leaving.idToken },
    }),
    addCategory: repeatedAct(admin.token, AddCategoryDocument, { input: aCategory() }),
    addProduct: repeatedAct(seller.token, AddProductDocument, { input: product }),
    deleteProduct: repeatedAct(seller.token, DeleteProductDocument, { id: unwanted.id }),
    advertiseProduct: repeatedAct(seller.token, AdvertiseProductDocument, { id: advertised.id }),
    endAdvertisement: repeatedAct(seller.token, EndAdvertisementDocument, {
      id: advertisedBefore.id,
    }),
    addToBookingList: repeatedAct(buyer.token, AddToBookingListDocument, { productId: booked.id }),
    addToWishList: repeatedAct(buyer.token, AddToWishListDocument, { productId: wished.id }),
    deleteBookingProduct: repeatedAct(otherBuyer.token, DeleteBookingProductDocument, {
      id: cartItem.id,
    }),
    deleteWishProduct: repeatedAct(otherBuyer.token, DeleteWishProductDocument, {
      id: wishItem.id,
    }),
    createPaymentIntent: repeatedAct(buyer.token, CreatePaymentIntentDocument, {
      productId: opened.id,
    }),
    recordPayment: repeatedAct(buyer.token, RecordPaymentDocument, {
      input: { transactionId, productId: paid.id },
    }),
    markNotificationsRead: repeatedAct(admin.token, MarkNotificationsReadDocument, { ids: [read] }),
    markAllNotificationsRead: repeatedAct(otherBuyer.token, MarkAllNotificationsReadDocument, {
      until: readByAll,
    }),
    updateNotificationSettings: repeatedAct(buyer.token, UpdateNotificationSettingsDocument, {
      mailed: ['SOLD'],
    }),
  };
  return Object.entries(acts).map(([name, one]) => ({ name, ...one }));
}
