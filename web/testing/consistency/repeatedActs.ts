import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MutationName } from '@fitness-zone/testkit/api/mutation-name.ts';
import { aCategory, anUpdate, aProduct, aUser } from '@fitness-zone/testkit/factories.ts';
import { reportOf } from '@fitness-zone/testkit/permissions/permission-records.ts';
import { notify } from '@fitness-zone/testkit/shop/notify.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { type Refusal, sendMutationOnce } from '../../src/apollo/mutations/sendMutationOnce.ts';
import {
  AddAdminDocument,
  AddUserDocument,
  DeleteAccountDocument,
  DeleteUserDocument,
  DemoteAdminDocument,
  UnverifyUserDocument,
  UpdateProfileDocument,
  VerifyUserDocument,
} from '../../src/generated/accounts.ts';
import {
  AcceptOfferDocument,
  AddCategoryDocument,
  AddProductDocument,
  AdvertiseProductDocument,
  DeleteCategoryDocument,
  DeleteProductDocument,
  EndAdvertisementDocument,
  HideProductDocument,
  MarkSoldElsewhereDocument,
  MoveCategoryDocument,
  PauseProductDocument,
  RelistProductDocument,
  RestoreProductDocument,
  ResumeProductDocument,
  UpdateCategoryDocument,
  UpdateProductDocument,
} from '../../src/generated/catalog.ts';
import {
  AddToBookingListDocument,
  AddToWishListDocument,
  DeleteBookingProductDocument,
  DeleteWishProductDocument,
} from '../../src/generated/lists.ts';
import {
  AskSellerDocument,
  BlockUserDocument,
  MarkThreadReadDocument,
  SendMessageDocument,
  UnblockUserDocument,
} from '../../src/generated/messages.ts';
import { DecideReportDocument } from '../../src/generated/moderation.ts';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
  UpdateNotificationSettingsDocument,
} from '../../src/generated/notifications.ts';
import {
  DeclineOfferDocument,
  MakeOfferDocument,
  WithdrawOfferDocument,
} from '../../src/generated/offers.ts';
import {
  CancelSaleDocument,
  ConfirmHandOverDocument,
  ConfirmReceiptDocument,
  CreatePaymentIntentDocument,
  RecordPaymentDocument,
  RefundPaymentDocument,
  ReportProblemDocument,
} from '../../src/generated/payments.ts';
import { RestoreUserDocument, SuspendUserDocument } from '../../src/generated/person.ts';
import {
  ReportMessageDocument,
  ReportProductDocument,
  ReportUserDocument,
} from '../../src/generated/reports.ts';
import { AddReviewDocument } from '../../src/generated/reviews.ts';

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
  const known = await createUser(shop, { verified: true });
  const demoted = await createUser(shop, { role: 'admin' });
  const [suspended, restored] = [await createUser(shop), await createUser(shop)];
  await admin.suspendUser(restored, 'They write rude messages.');
  const posted = () => seller.addProduct(aProduct());
  const { id: categoryId } = await admin.addCategory(aCategory());
  const movedCategory = await admin.addCategory(aCategory());
  const unwantedCategory = await admin.addCategory(aCategory());
  const [booked, wished, unwanted] = [await posted(), await posted(), await posted()];
  const [advertised, opened, paid] = [await posted(), await posted(), await posted()];
  const advertisedBefore = await posted();
  await seller.advertiseProduct(advertisedBefore);
  const [edited, rested, paused] = [await posted(), await posted(), await posted()];
  const [soldElsewhere, relisted] = [await posted(), await posted()];
  await seller.pauseProduct(paused);
  await seller.markSoldElsewhere(relisted);
  const { cartItem } = await otherBuyer.addToBookingList(booked);
  const { wishItem } = await otherBuyer.addToWishList(wished);
  await buyer.addToWishList(booked);
  await buyer.addToBookingList(paid);
  const transactionId = await buyer.confirmPayment(paid);
  const read = await notify(shop, admin.id);
  const readByAll = await notify(shop, otherBuyer.id);
  const boughtBy = async (user: typeof buyer) => {
    const product = await posted();
    return (await user.recordPayment(await user.confirmPayment(product), product)).payment.id;
  };
  const halfBoughtBy = async (user: typeof buyer) => user.payPart(await posted(), 'FIRST_HALF');
  const [handedOver, cancelled] = [await halfBoughtBy(buyer), await halfBoughtBy(otherBuyer)];
  await otherBuyer.reportProblem(cancelled, 'It never came.');
  const [received, wrong] = [await boughtBy(buyer), await boughtBy(buyer)];
  const askedBy = async (user: typeof buyer) => user.askSeller(await posted(), 'Does it fold?');
  const [answered, unread, rude] = [
    await askedBy(buyer),
    await askedBy(buyer),
    await askedBy(buyer),
  ];
  const [asked, blocked, forgiven] = [
    await posted(),
    await createUser(shop, { role: 'buyer' }),
    await createUser(shop, { role: 'buyer' }),
  ];
  await askedBy(blocked);
  await askedBy(forgiven);
  await seller.blockUser(forgiven);
  const [unoffered, regretted] = [await posted(), await posted()];
  const [declined, accepted] = [await posted(), await posted()];
  const offeredFor = async (product: { id: string }) => (await buyer.makeOffer(product, 80_00)).id;
  const finished = await boughtBy(buyer);
  await buyer.confirmReceipt({ id: finished });
  const newcomer = aUser();
  const { idToken } = shop.identity.signUp({ email: newcomer.email });
  const profile = {
    name: newcomer.name,
    email: newcomer.email,
    userRole: 'BUYER',
    idToken,
  } as const;
  const [unsafe, cleared, reported] = [await posted(), await posted(), await posted()];
  const doubtful = await posted();
  await admin.hideProduct(cleared);
  const product = { ...aProduct(), categoryId, requestId: 'once' };
  const acts: Record<Name, ReturnType<typeof repeatedAct>> = {
    addUser: repeatedAct(null, AddUserDocument, { input: profile }),
    updateProfile: repeatedAct(buyer.token, UpdateProfileDocument, {
      input: { name: 'Anna', image: null },
    }),
    addAdmin: repeatedAct(admin.token, AddAdminDocument, { email: promoted.email }),
    demoteAdmin: repeatedAct(admin.token, DemoteAdminDocument, { email: demoted.email }),
    verifyUser: repeatedAct(admin.token, VerifyUserDocument, { email: verified.email }),
    unverifyUser: repeatedAct(admin.token, UnverifyUserDocument, { email: known.email }),
    suspendUser: repeatedAct(admin.token, SuspendUserDocument, {
      input: { userId: suspended.id, reason: 'They write rude messages.' },
    }),
    restoreUser: repeatedAct(admin.token, RestoreUserDocument, { userId: restored.id }),
    deleteUser: repeatedAct(admin.token, DeleteUserDocument, { email: dismissed.email }),
    deleteAccount: repeatedAct(leaving.token, DeleteAccountDocument, {
      input: { idToken: leaving.idToken },
    }),
    updateCategory: repeatedAct(admin.token, UpdateCategoryDocument, {
      input: { id: categoryId, ...aCategory() },
    }),
    moveCategory: repeatedAct(admin.token, MoveCategoryDocument, {
      id: movedCategory.id,
      before: categoryId,
    }),
    deleteCategory: repeatedAct(admin.token, DeleteCategoryDocument, { id: unwantedCategory.id }),
    addCategory: repeatedAct(admin.token, AddCategoryDocument, { input: aCategory() }),
    addProduct: repeatedAct(seller.token, AddProductDocument, { input: product }),
    updateProduct: repeatedAct(seller.token, UpdateProductDocument, {
      input: anUpdate(edited, { resalePrice: 90_00 }),
    }),
    pauseProduct: repeatedAct(seller.token, PauseProductDocument, { id: rested.id }),
    resumeProduct: repeatedAct(seller.token, ResumeProductDocument, { id: paused.id }),
    markSoldElsewhere: repeatedAct(seller.token, MarkSoldElsewhereDocument, {
      id: soldElsewhere.id,
    }),
    relistProduct: repeatedAct(seller.token, RelistProductDocument, { id: relisted.id }),
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
    makeOffer: repeatedAct(buyer.token, MakeOfferDocument, {
      input: { productId: unoffered.id, amount: 80_00 },
    }),
    withdrawOffer: repeatedAct(buyer.token, WithdrawOfferDocument, {
      id: await offeredFor(regretted),
    }),
    declineOffer: repeatedAct(seller.token, DeclineOfferDocument, {
      id: await offeredFor(declined),
    }),
    acceptOffer: repeatedAct(seller.token, AcceptOfferDocument, {
      input: { id: await offeredFor(accepted), amount: 80_00 },
    }),
    confirmReceipt: repeatedAct(buyer.token, ConfirmReceiptDocument, { paymentId: received }),
    confirmHandOver: repeatedAct(seller.token, ConfirmHandOverDocument, {
      paymentId: handedOver.id,
    }),
    hideProduct: repeatedAct(admin.token, HideProductDocument, {
      input: { id: unsafe.id, reason: 'It is unsafe.' },
    }),
    restoreProduct: repeatedAct(admin.token, RestoreProductDocument, { id: cleared.id }),
    refundPayment: repeatedAct(admin.token, RefundPaymentDocument, {
      input: { id: await boughtBy(otherBuyer), reason: 'It never came.' },
    }),
    cancelSale: repeatedAct(admin.token, CancelSaleDocument, { paymentId: cancelled.id }),
    reportProblem: repeatedAct(buyer.token, ReportProblemDocument, {
      input: { paymentId: wrong, problem: 'The belt is torn.' },
    }),
    askSeller: repeatedAct(buyer.token, AskSellerDocument, {
      input: { productId: asked.id, text: 'Does it fold?', requestId: 'once' },
    }),
    sendMessage: repeatedAct(seller.token, SendMessageDocument, {
      input: { threadId: answered.thread.id, text: 'It does.', requestId: 'once' },
    }),
    markThreadRead: repeatedAct(seller.token, MarkThreadReadDocument, {
      threadId: unread.thread.id,
      until: unread.id,
    }),
    reportMessage: repeatedAct(seller.token, ReportMessageDocument, {
      input: { messageId: rude.id, reason: 'OFFENSIVE', note: 'It is rude.' },
    }),
    reportProduct: repeatedAct(buyer.token, ReportProductDocument, {
      input: { productId: reported.id, reason: 'FRAUD' },
    }),
    decideReport: repeatedAct(admin.token, DecideReportDocument, {
      input: {
        id: await reportOf(shop, otherBuyer, doubtful),
        decision: 'HIDE',
        note: 'It is unsafe.',
      },
    }),
    reportUser: repeatedAct(buyer.token, ReportUserDocument, {
      input: { userId: seller.id, reason: 'FRAUD' },
    }),
    blockUser: repeatedAct(seller.token, BlockUserDocument, { userId: blocked.id }),
    unblockUser: repeatedAct(seller.token, UnblockUserDocument, { userId: forgiven.id }),
    addReview: repeatedAct(buyer.token, AddReviewDocument, {
      input: { paymentId: finished, stars: 4, text: 'As described.' },
    }),
  };
  return Object.entries(acts).map(([name, one]) => ({ name, ...one }));
}
