import { aCategory, aPictureUrl, aProduct } from '@fitness-zone/testkit/factories.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { unknownId } from './cases.ts';
import type { TwoShops, Users, Variables } from './twoShops.ts';

export type FilledShop = Awaited<ReturnType<typeof fillShop>>;

const pageSize = 24;

/** The ids of a shop without records. */
export const nothing: FilledShop = {
  category: unknownId,
  empty: unknownId,
  sold: unknownId,
  late: unknownId,
  removed: unknownId,
  orphan: unknownId,
  thousands: unknownId,
  offered: unknownId,
  middle: unknownId,
  booking: unknownId,
  seller: unknownId,
  formerSeller: unknownId,
  noSeller: unknownId,
  closed: unknownId,
};

/** Records of every kind and state, more than a page of those that come in pages. */
export async function fillShop(users: Users, { shop }: TwoShops) {
  const { seller, otherSeller, buyer, otherBuyer, admin } = users;
  const [category, empty] = [
    await admin.addCategory(aCategory({ title: 'Benches' })),
    await admin.addCategory(aCategory({ title: 'Airbikes' })),
  ];
  const post = (overrides = {}) =>
    seller.addProduct(aProduct({ categoryId: category.id, ...overrides }));
  const [sold, late, removed, repriced, thousands] = [
    await post(),
    await post(),
    await post(),
    await post(),
    await post({ originalPrice: 123_400, resalePrice: 100_005, yearsOfUsedProduct: 0.5 }),
  ];
  for (const product of [sold, removed, repriced, thousands]) await buyer.addToBookingList(product);
  const tooLate = await buyer.confirmPayment(late);
  await otherBuyer.recordPayment(await otherBuyer.confirmPayment(late), late);
  await buyer.recordPayment(tooLate, late).settled();
  await buyer.recordPayment(await buyer.confirmPayment(sold), sold);
  await disputeSale(shop, sold);
  await buyer.createPaymentIntent(repriced);
  await seller.deleteProduct(removed);
  await shop.models.Product.updateOne({ _id: repriced.id }, { resalePrice: 99_00 });
  const orphan = await otherSeller.addProduct(aProduct({ categoryId: category.id }));
  await buyer.addToWishList(orphan);
  await admin.graphql(
    'mutation ($email: EmailAddress!) { deleteUser(email: $email) { success } }',
    {
      email: otherSeller.email,
    },
  );
  const offered: string[] = [];
  while (offered.length <= pageSize) {
    const kind = offered.length % 3;
    const product = await post({
      condition: (['EXCELLENT', 'GOOD', 'FAIR'] as const)[kind],
      location: ['Berlin', 'Łódź, Poland', 'Portland, OR'][kind],
      resalePrice: 100_00 + (offered.length % 5) * 10_00,
      yearsOfUsedProduct: kind,
      ...(kind === 0 && { productName: `Crosstrainer ${offered.length}, elliptical` }),
    });
    offered.push(product.id);
    await buyer.addToBookingList(product);
    await buyer.addToWishList(product);
  }
  await seller.advertiseProduct({ id: offered[3] ?? '' });
  await shop.models.User.updateOne({ email: otherBuyer.email }, { verified: true });
  const picture = { image: aPictureUrl() };
  await shop.models.User.updateOne({ email: seller.email }, picture);
  const formerSeller = await createUser(shop, { role: 'seller' });
  await formerSeller.addProduct(aProduct({ categoryId: category.id, resalePrice: 150_00 }));
  await admin.patch(`/addAdmin?email=${encodeURIComponent(formerSeller.email)}`);
  const lists = await shop.models.Booking.find().sort({ _id: -1 }).lean();
  return {
    category: category.id,
    empty: empty.id,
    sold: sold.id,
    late: late.id,
    removed: removed.id,
    orphan: orphan.id,
    thousands: thousands.id,
    offered: offered.at(-1) ?? '',
    middle: offered[5] ?? '',
    booking: lists[3]?._id.toHexString() ?? '',
    seller: seller.id,
    formerSeller: formerSeller.id,
    noSeller: buyer.id,
    closed: otherSeller.id,
  };
}

/** A part of the money went back, the bank asks for the rest, and the shop has another currency by now. */
async function disputeSale({ models }: TestShop, { id }: { id: string }): Promise<void> {
  const at = new Date();
  const dispute = {
    ...{ id: 'du_1', status: 'open', providerStatus: 'needs_response', reason: 'fraudulent' },
    ...{ amount: 100_00, currency: 'eur', fundsWithdrawn: true },
    ...{ createdAt: at, dueBy: at, updatedAt: at, closedAt: null },
  };
  const details = { amountRefunded: 20_00, currency: 'eur', dispute };
  await models.Payment.updateOne({ productId: id, status: 'paid' }, details);
  await models.Product.updateOne({ _id: id }, { disputed: true });
}

type Variants = (records: FilledShop) => Record<string, Variables>;

/** A list that comes in pages, asked for at the beginning, in the middle, at its end and at no cursor. */
const paged =
  (more: Variables = {}): Variants =>
  ({ middle, booking }) => ({
    'from the beginning': more,
    'after an entry': { ...more, after: middle },
    'after another entry': { ...more, after: booking },
    'after the last entry': { ...more, after: '0'.repeat(24) },
    'after nothing': { ...more, after: '' },
    'after what is no cursor': { ...more, after: 'bench' },
  });

const once: Variants = () => ({ '': {} });

const ofSellers: Variants = ({ seller, formerSeller, noSeller, closed, middle }) => ({
  'with products': { id: seller },
  'further on': { id: seller, after: middle },
  'after what is no cursor': { id: seller, after: 'bench' },
  'who is an admin now': { id: formerSeller },
  'who does not sell': { id: noSeller },
  'whose account is closed': { id: closed },
  'with an unknown id': { id: unknownId },
  'with an id that is none': { id: 'nobody' },
});

const ofProducts: Variants = ({ offered, thousands, sold, late, removed, orphan }) => ({
  'for sale': { id: offered },
  'for thousands': { id: thousands },
  sold: { id: sold },
  'sold to somebody else': { id: late },
  deleted: { id: removed },
  'whose seller is gone': { id: orphan },
  'with an unknown id': { id: unknownId },
  'with an id that is none': { id: 'bench' },
});

/** Filters and orders of the list of products. */
const ofLists: Variants = (records) => ({
  ...paged()(records),
  ...Object.fromEntries(
    (['PRICE_ASC', 'PRICE_DESC', 'SAVING_DESC', 'RELEVANCE'] as const).map((sort) => [
      `by ${sort}`,
      { sort },
    ]),
  ),
  'after a price': { sort: 'PRICE_ASC', after: `12000.${records.middle}` },
  'after a price, the highest first': { sort: 'PRICE_DESC', after: `-12000.${records.middle}` },
  'with a text': { filter: { text: 'bench' }, sort: 'RELEVANCE' },
  'with the beginnings of words': { filter: { text: 'BEN, stur' } },
  'with a text that a synonym has': { filter: { text: 'cross trainer' }, sort: 'RELEVANCE' },
  'with an accent': { filter: { text: 'łodz' }, sort: 'PRICE_DESC' },
  'with a misspelt text': { filter: { text: 'benhc strudy' }, sort: 'RELEVANCE' },
  'with a text that nothing has': { filter: { text: 'submarine' } },
  'with a text without words': { filter: { text: '!?' } },
  'in categories': { filter: { categoryIds: [records.category, records.empty] } },
  'in an unknown category': { filter: { categoryIds: [unknownId] } },
  'in a category whose id is none': { filter: { categoryId: 'bench' } },
  'in conditions': { filter: { conditions: ['EXCELLENT', 'FAIR'] }, sort: 'SAVING_DESC' },
  'in a range of prices': { filter: { minPrice: 110_00, maxPrice: 120_00 } },
  'in a range of prices without any': { filter: { minPrice: 120_00, maxPrice: 110_00 } },
  'used for a year at most': { filter: { maxYearsOfUse: 1 } },
  'in a place': { filter: { location: 'port OR' } },
  'of verified sellers': { filter: { verifiedSeller: true } },
  'of any seller': { filter: { verifiedSeller: false, categoryIds: [], conditions: [] } },
  'with all of it': {
    filter: {
      ...{ text: 'bench', categoryIds: [records.category], conditions: ['GOOD', 'FAIR'] },
      ...{ minPrice: 100_00, maxPrice: 130_00, maxYearsOfUse: 2, location: 'p' },
      advertised: false,
    },
    sort: 'PRICE_ASC',
  },
});

const ofSomeProducts: Variants = ({ offered, thousands, sold, removed, orphan }) => ({
  'in their order': { ids: [sold, orphan, offered, thousands] },
  'each once, without those that are gone': {
    ids: [offered, removed, unknownId, 'bench', offered],
  },
  'without ids': { ids: [] },
});

/** What each query of the client is asked with. */
export const queryCases: Record<string, Variants> = {
  Root: once,
  Home: once,
  Session: once,
  MyRoleInCache: once,
  ViewerInCache: once,
  AddProductPage: once,
  AllProducts: ofLists,
  MyProducts: paged(),
  SellerStatistics: ({ sold, late, offered, middle, removed, orphan }) => ({
    'of some products': { ids: [offered, sold, late, removed, orphan, middle], overview: true },
    'of products that come later': { ids: [middle], overview: false },
  }),
  OrderList: paged(),
  WishList: paged(),
  Purchases: paged(),
  Sales: paged(),
  Payments: paged(),
  AuditLog: paged(),
  Notifications: paged(),
  UnreadCountInCache: once,
  PersonalData: once,
  Users: (records) => ({
    'who buy': { role: 'BUYER' },
    'who sell': { role: 'SELLER' },
    'who administer': { role: 'ADMIN' },
    ...paged({ role: 'BUYER' })(records),
  }),
  LooserLists: ({ category }) => ({
    'all of them': {
      ...{ text: { text: 'bench' }, category: { categoryIds: [category] } },
      ...{ condition: { conditions: ['FAIR'] }, price: { maxPrice: 110_00 } },
      ...{ yearsOfUse: { maxYearsOfUse: 0 }, location: { location: 'berlin' } },
      ...{ verifiedSeller: { verifiedSeller: true }, hasText: true, hasCategory: true },
      ...{ hasCondition: true, hasPrice: true, hasYearsOfUse: true, hasLocation: true },
      hasVerifiedSeller: true,
    },
  }),
  SearchSuggestions: () => ({
    'for a category': { text: 'be' },
    'for names': { text: 'cross el' },
    'for a synonym': { text: 'rower' },
    'for nothing': { text: 'submarine' },
    'for no word': { text: '  ' },
  }),
  Category: ({ category, empty, middle }) => ({
    'with products': { id: category, filter: { categoryIds: [category] } },
    'further on': { id: category, filter: { categoryIds: [category] }, after: middle },
    'without products': { id: empty, filter: { categoryIds: [empty] } },
    'with an unknown id': { id: unknownId },
    'with an id that is none': { id: 'bench' },
    'after what is no cursor': { id: category, after: 'bench' },
  }),
  Product: ofProducts,
  EditProductPage: ofProducts,
  MoreProducts: ofProducts,
  Seller: ofSellers,
  SellerSold: ofSellers,
  WantedProduct: ofProducts,
  PaymentPage: ofProducts,
  Compare: ofSomeProducts,
  ChosenProducts: ofSomeProducts,
  RecentlySeen: ofSomeProducts,
};
