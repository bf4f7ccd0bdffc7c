import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { aCategory, aPictureUrl, aProduct } from '@fitness-zone/testkit/factories.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { type CacheUpdate, sendMutationOnce } from '../../src/apollo/sendMutationOnce.ts';
import { UpdateProfileDocument } from '../../src/features/accounts/profile/ProfilePage.generated.ts';
import {
  AddAdminDocument,
  DeleteUserDocument,
  DemoteAdminDocument,
  VerifyUserDocument,
} from '../../src/features/accounts/users/users.cache.generated.ts';
import {
  addAdminOptions,
  deleteUserOptions,
  demoteAdminOptions,
  verifyUserOptions,
} from '../../src/features/accounts/users/users.cache.ts';
import { AddCategoryDocument } from '../../src/features/catalog/category/category.cache.generated.ts';
import { addCategoryOptions } from '../../src/features/catalog/category/category.cache.ts';
import {
  AddProductDocument,
  AdvertiseProductDocument,
  DeleteProductDocument,
  EndAdvertisementDocument,
} from '../../src/features/catalog/product.cache.generated.ts';
import {
  addProductOptions,
  advertiseProductOptions,
  deleteProductOptions,
  endAdvertisementOptions,
} from '../../src/features/catalog/product.cache.ts';
import {
  MarkSoldElsewhereDocument,
  PauseProductDocument,
  RelistProductDocument,
  ResumeProductDocument,
} from '../../src/features/catalog/selling/stock.cache.generated.ts';
import {
  markSoldElsewhereOptions,
  pauseProductOptions,
  relistProductOptions,
  resumeProductOptions,
} from '../../src/features/catalog/selling/stock.cache.ts';
import { UpdateProductDocument } from '../../src/features/catalog/selling/updateProduct.cache.generated.ts';
import { updateProductOptions } from '../../src/features/catalog/selling/updateProduct.cache.ts';
import {
  AddToBookingListDocument,
  DeleteBookingProductDocument,
} from '../../src/features/lists/booking.cache.generated.ts';
import {
  addToBookingListOptions,
  deleteBookingProductOptions,
} from '../../src/features/lists/booking.cache.ts';
import {
  AddToWishListDocument,
  DeleteWishProductDocument,
} from '../../src/features/lists/wish.cache.generated.ts';
import {
  addToWishListOptions,
  deleteWishProductOptions,
} from '../../src/features/lists/wish.cache.ts';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
  UpdateNotificationSettingsDocument,
} from '../../src/features/notifications/notification.cache.generated.ts';
import {
  markAllNotificationsReadOptions,
  markNotificationsReadOptions,
  updateNotificationSettingsOptions,
} from '../../src/features/notifications/notification.cache.ts';
import {
  ConfirmReceiptDocument,
  ReportProblemDocument,
} from '../../src/features/payments/handOver/handOver.cache.generated.ts';
import {
  confirmReceiptOptions,
  reportProblemOptions,
} from '../../src/features/payments/handOver/handOver.cache.ts';
import { RecordPaymentDocument } from '../../src/features/payments/payment.cache.generated.ts';
import { recordPaymentOptions } from '../../src/features/payments/payment.cache.ts';
import type { FullProductsQuery, UpdateProductInput } from '../../src/generated/graphql.ts';
import {
  FullBookingListDocument,
  FullMyProductsDocument,
  FullNotificationsDocument,
  FullProductsDocument,
  FullPurchasesDocument,
  FullWishListDocument,
} from '../fullQueries.generated.ts';
import type { Participant, Participants } from './participants.ts';

/** A way to send a mutation: tests put a broken one in its place. */
export type Send = <Data extends object, Variables extends OperationVariables>(
  participant: Participant,
  mutation: TypedDocumentNode<Data, Variables>,
  options: CacheUpdate<Data, Variables> & { variables: Variables },
) => Promise<unknown>;

export const sendOnce: Send = ({ browser }, mutation, options) =>
  sendMutationOnce(browser.client, mutation, options);

export type Act = (
  all: Participants,
  participant: Participant,
  pick: number,
  send: Send,
) => Promise<unknown>;

const choose = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(items.length, 1)];

/** The products in the participant's list, including those removed a moment ago. */
const productIds = ({ browser }: Participant): string[] =>
  browser.client
    .readQuery({ query: FullProductsDocument, variables: { first: 5 } })
    ?.products.edges.map(({ node }) => node.id) ?? [];

/** A mutation on one of the records that the participant sees. */
const onOne =
  <Data extends object, Variables extends OperationVariables, Item>(
    mutation: TypedDocumentNode<Data, Variables>,
    options: CacheUpdate<Data, Variables>,
    seen: (all: Participants, participant: Participant) => readonly Item[],
    variables: (item: Item) => Variables,
  ): Act =>
  async (all, participant, pick, send) => {
    const item = choose(seen(all, participant), pick);
    if (item !== undefined)
      await send(participant, mutation, { ...options, variables: variables(item) });
  };

const products = (_all: Participants, participant: Participant) => productIds(participant);
const ownProducts = (_all: unknown, { browser }: Participant): string[] =>
  browser.client
    .readQuery({ query: FullMyProductsDocument })
    ?.myProducts.edges.map(({ node }) => node.id) ?? [];
const bookings = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullBookingListDocument })
    ?.bookingList.edges.map(({ node }) => node.id) ?? [];
const wishes = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullWishListDocument })
    ?.wishList.edges.map(({ node }) => node.id) ?? [];
const purchases = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullPurchasesDocument })
    ?.purchases.edges.map(({ node }) => node.id) ?? [];
const notifications = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullNotificationsDocument })
    ?.notifications.edges.map(({ node }) => node.id) ?? [];
const emails = ({ others }: Participants) => others.map(({ email }) => email);

/** A product as its seller has it in the form. */
async function productOf(person: TestUser, id: string) {
  const query = `query ($id: ID!) { product(id: $id) {
    id revision condition productName yearsOfUsedProduct phone location body
    category { id } originalPrice { amount } resalePrice { amount }
    images { image { url } description }
  } }`;
  const { product } = await person.graphql<{ product: EditedProduct }>(query, { id });
  return product;
}

type EditedProduct = Omit<
  UpdateProductInput,
  'categoryId' | 'originalPrice' | 'resalePrice' | 'images'
> & {
  category: { id: string };
  originalPrice: { amount: number };
  resalePrice: { amount: number };
  images: { image: { url: string }; description: string }[];
};

/** What people do on the screens, each by the mutation and the cache update of its button. */
export const acts = {
  books: onOne(AddToBookingListDocument, addToBookingListOptions, products, (productId) => ({
    productId,
  })),
  wishes: onOne(AddToWishListDocument, addToWishListOptions, products, (productId) => ({
    productId,
  })),
  unbooks: onOne(DeleteBookingProductDocument, deleteBookingProductOptions, bookings, (id) => ({
    id,
  })),
  unwishes: onOne(DeleteWishProductDocument, deleteWishProductOptions, wishes, (id) => ({ id })),
  advertises: onOne(AdvertiseProductDocument, advertiseProductOptions, products, (id) => ({ id })),
  endsAdvertisement: onOne(EndAdvertisementDocument, endAdvertisementOptions, products, (id) => ({
    id,
  })),
  pauses: onOne(PauseProductDocument, pauseProductOptions, ownProducts, (id) => ({ id })),
  resumes: onOne(ResumeProductDocument, resumeProductOptions, ownProducts, (id) => ({ id })),
  sellsElsewhere: onOne(MarkSoldElsewhereDocument, markSoldElsewhereOptions, ownProducts, (id) => ({
    id,
  })),
  relists: onOne(RelistProductDocument, relistProductOptions, ownProducts, (id) => ({ id })),
  deletes: onOne(DeleteProductDocument, deleteProductOptions, products, (id) => ({ id })),
  verifies: onOne(VerifyUserDocument, verifyUserOptions, emails, (email) => ({ email })),
  deletesUser: onOne(DeleteUserDocument, deleteUserOptions, emails, (email) => ({ email })),
  demotes: onOne(DemoteAdminDocument, demoteAdminOptions, emails, (email) => ({ email })),
  promotes: onOne(AddAdminDocument, addAdminOptions, emails, (email) => ({ email })),
  async edits({ otherCategoryId }, participant, pick, send) {
    const id = choose(ownProducts(null, participant), pick);
    if (!id || !participant.person) return;
    const { category, images, ...product } = await productOf(participant.person, id);
    const photos = images.map(({ image, description }) => ({ url: image.url, description }));
    const input = {
      ...product,
      categoryId: category.id,
      originalPrice: product.originalPrice.amount,
      resalePrice: product.resalePrice.amount,
      images: photos,
    };
    const edit = choose(
      [
        { resalePrice: 80_00 + 10_00 * pick },
        { categoryId: otherCategoryId },
        { condition: 'FAIR' as const, yearsOfUsedProduct: 7 },
        { productName: 'Rower', body: `Edited ${pick}`, location: 'Lisbon', phone: '0123' },
        { images: [{ url: aPictureUrl('beaded'), description: 'Its side' }, ...photos] },
      ],
      pick,
    );
    await send(participant, UpdateProductDocument, {
      ...updateProductOptions,
      variables: { input: { ...input, ...edit } },
    });
  },
  posts({ categoryId }, participant, pick, send) {
    const condition = choose(['EXCELLENT', 'GOOD', 'FAIR'] as const, pick) ?? 'GOOD';
    const resalePrice = 100_00 + 1_00 * pick;
    return send(participant, AddProductDocument, {
      ...addProductOptions,
      variables: { input: { ...aProduct({ condition, resalePrice }), categoryId } },
    });
  },
  addsCategory: (_all, participant, _pick, send) =>
    send(participant, AddCategoryDocument, {
      ...addCategoryOptions,
      variables: { input: aCategory() },
    }),
  renames: (_all, participant, pick, send) =>
    send(participant, UpdateProfileDocument, {
      variables: { input: { name: `User ${pick}` } },
    }),
  async pays(_all, participant, pick, send) {
    const id = choose(productIds(participant), pick);
    if (!id || !participant.person) return;
    // Nothing to report where no payment could be opened.
    const transactionId = await participant.person.confirmPayment({ id }).catch(() => null);
    if (!transactionId) return;
    await send(participant, RecordPaymentDocument, {
      ...recordPaymentOptions,
      variables: { input: { transactionId, productId: id } },
    });
  },
  receives: onOne(ConfirmReceiptDocument, confirmReceiptOptions, purchases, (paymentId) => ({
    paymentId,
  })),
  reportsProblem: onOne(ReportProblemDocument, reportProblemOptions, purchases, (paymentId) => ({
    input: { paymentId, problem: 'The belt is torn.' },
  })),
  reads: onOne(
    MarkNotificationsReadDocument,
    markNotificationsReadOptions,
    notifications,
    (id) => ({
      ids: [id],
    }),
  ),
  readsAll: onOne(
    MarkAllNotificationsReadDocument,
    markAllNotificationsReadOptions,
    notifications,
    (until) => ({ until }),
  ),
  choosesMails: (_all, participant, pick, send) =>
    send(participant, UpdateNotificationSettingsDocument, {
      ...updateNotificationSettingsOptions,
      variables: { mailed: pick % 2 === 0 ? [] : ['SOLD', 'PAID'] },
    }),
  refetches: (_all, { browser }) => browser.refetches(),
  async loadsMore(_all, { browser }) {
    await browser.receiveDelayed();
    const watched = browser.screen(FullProductsDocument);
    const data = watched.getCurrentResult().data as FullProductsQuery | undefined;
    const { hasNextPage, endCursor } = data?.products.pageInfo ?? {};
    if (hasNextPage) await watched.fetchMore({ variables: { after: endCursor } });
  },
} satisfies Record<string, Act>;
