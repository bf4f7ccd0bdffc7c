import { daysAfter } from '@fitness-zone/contract/time/days.ts';
import { unknownId } from '../cases.ts';
import type { FilledShop } from '../fillShop.ts';
import type { Variables } from '../twoShops.ts';

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

/** Filters and orders of the list of payments. */
const ofPayments: Variants = (records) => ({
  ...paged()(records),
  'by OLDEST': { sort: 'OLDEST' },
  'by AMOUNT_DESC': { sort: 'AMOUNT_DESC' },
  'after an amount': { sort: 'AMOUNT_DESC', after: `-10000.${records.middle}` },
  'with words of a product': { text: 'BEN stur' },
  'with the name of a buyer': { text: 'Buyer' },
  'with a part of an e-mail': { text: '@EXAMPLE' },
  'with a part of a transaction': { text: 'pi_' },
  'with a text that nothing has': { text: 'submarine' },
  'that are paid': { status: 'PAID' },
  'that were returned': { status: 'REFUNDED', sort: 'OLDEST' },
  'that are disputed': { disputed: true },
  'that are not disputed': { disputed: false, status: 'PAID' },
  'that were handed over': { handOver: 'HANDED_OVER' },
  'whose balance is due': { balance: 'DUE' },
  'of a seller': { sellerId: records.seller },
  'of a buyer, whose id has capitals': { buyerId: records.noSeller.toUpperCase() },
  'of an account whose id is none': { buyerId: 'nobody' },
});

/** Searches of the audit log. */
const ofAuditLog: Variants = (records) => ({
  ...paged()(records),
  'of an act': { action: 'VERIFY_USER' },
  'of another act': { action: 'ADD_CATEGORY' },
  'with the name of a person': { text: 'Admin' },
  'with a part of an e-mail': { text: '@EXAMPLE' },
  'with words of a product': { text: 'BEN stur' },
  'with an id': { text: records.seller },
  'with an address': { text: '127.0' },
  'with a text that nothing has': { text: 'submarine' },
  'of some days': { from: '2020-01-01', to: '2099-12-31' },
  'of days that are past': { to: '2020-01-01' },
  'of a day that is none': { from: '2026-02-30' },
  'of an act, with a text and from a day on': {
    text: 'a',
    action: 'ADD_CATEGORY',
    from: '2020-01-01',
  },
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
      text: 'bench',
      categoryIds: [records.category],
      conditions: ['GOOD', 'FAIR'],
      minPrice: 100_00,
      maxPrice: 130_00,
      maxYearsOfUse: 2,
      location: 'p',
      advertised: false,
    },
    sort: 'PRICE_ASC',
  },
});

/** Filters and orders of an admin's list of products. */
const ofAllProducts: Variants = (records) => ({
  ...Object.fromEntries(
    Object.entries(paged()(records)).map(([what, page]) => [what, { sort: 'NEWEST', ...page }]),
  ),
  'the oldest first': { sort: 'OLDEST' },
  'the cheapest first': { sort: 'PRICE_ASC', after: `12000.${records.middle}` },
  'the dearest first': { sort: 'PRICE_DESC', filter: { text: 'ben port' } },
  'with an id': { sort: 'NEWEST', filter: { text: records.removed } },
  'with a text that nothing has': { sort: 'NEWEST', filter: { text: 'submarine' } },
  'of a seller': { sort: 'NEWEST', filter: { sellerId: records.seller.toUpperCase() } },
  'of an account whose id is none': { sort: 'NEWEST', filter: { sellerId: 'nobody' } },
  'in a state': { sort: 'PRICE_ASC', filter: { stock: 'REMOVED' } },
  'of a category': { sort: 'NEWEST', filter: { categoryId: records.empty } },
  'of an id that is no category': { sort: 'NEWEST', filter: { categoryId: 'bench' } },
  'that are neither advertised nor reported': {
    sort: 'NEWEST',
    filter: { advertised: false, reported: false },
  },
});

const ofSomeProducts: Variants = ({ offered, thousands, sold, removed, orphan }) => ({
  'in their order': { ids: [sold, orphan, offered, thousands] },
  'each once, without those that are gone': {
    ids: [offered, removed, unknownId, 'bench', offered],
  },
  'without ids': { ids: [] },
});

/** Lists of offers, whose cursors say the amount of an open one. */
const ofOffers: Variants = ({ offered, thousands, offer }) => ({
  'of all products': {},
  'of one product': { productId: offered },
  'of a product without any': { productId: thousands },
  'of an unknown product': { productId: unknownId },
  'of an id that is none': { productId: 'bench' },
  'after one of them': { after: offer },
  'after an open one': { after: `-9000.${offer}` },
  'after one of another order': { after: `9000.${offer}` },
  'after what is no cursor': { after: 'bench' },
});

/** The variables with which each query of the client is sent. */
export const queryCases: Record<string, Variants> = {
  Root: once,
  Home: once,
  Session: once,
  MyRoleInCache: once,
  ViewerInCache: once,
  AddProductPage: once,
  AllProducts: ofLists,
  AdminProducts: ofAllProducts,
  MyProducts: paged(),
  SellerStatistics: ({ sold, late, offered, middle, removed, orphan }) => ({
    'of some products': { ids: [offered, sold, late, removed, orphan, middle], overview: true },
    'of products that come later': { ids: [middle], overview: false },
  }),
  OrderList: paged(),
  WishList: paged(),
  Purchases: paged(),
  Sales: paged(),
  Payments: ofPayments,
  AuditLog: ofAuditLog,
  Categories: once,
  Notifications: paged(),
  UnreadCountInCache: once,
  OfferViewerInCache: once,
  MadeOffers: ofOffers,
  ReceivedOffers: ofOffers,
  PersonalData: once,
  Threads: paged(),
  Thread: (records) => ({
    ...paged({ id: records.thread })(records),
    'whose other side is gone': { id: records.endedThread },
    'with an unknown id': { id: unknownId },
    'with an id that is none': { id: 'thread' },
  }),
  Overview: () => {
    const day = (days: number) => daysAfter(new Date().toISOString().slice(0, 10), days);
    return {
      'by day, up to tomorrow': { from: day(-6), to: day(1), interval: 'DAY' },
      'by week': { from: day(-30), to: day(0), interval: 'WEEK' },
      'by month': { from: day(-400), to: day(0), interval: 'MONTH' },
      'of one day': { from: day(0), to: day(0), interval: 'MONTH' },
      'before anything was': { from: '2020-02-28', to: '2020-03-01', interval: 'DAY' },
      'of the most days': { from: day(-399), to: day(0), interval: 'DAY' },
      'of more days': { from: day(-400), to: day(0), interval: 'DAY' },
      'that ends before it begins': { from: day(0), to: day(-1), interval: 'DAY' },
      'from what is no day': { from: '2026-02-30', to: day(0), interval: 'DAY' },
      'to what is no day': { from: day(0), to: '2026-13-01', interval: 'WEEK' },
    };
  },
  Reports: (filled) => ({
    ...paged()(filled),
    'those decided': { state: 'DECIDED' },
    'of products': { state: 'OPEN', kind: 'PRODUCT' },
    'of people that are decided': { state: 'DECIDED', kind: 'USER' },
    'from one on': { startingAt: filled.report },
    'from one on, further': { state: null, startingAt: filled.report, after: filled.middle },
    'from what is none on': { startingAt: 'report' },
  }),
  PersonReports: (filled) => ({
    ...paged({ subjectId: filled.seller })(filled),
    'about somebody else, whose id has capitals': { subjectId: filled.noSeller.toUpperCase() },
    'about somebody whose account is closed': { subjectId: filled.closed },
    'about nobody': { subjectId: unknownId },
    'about an id that is none': { subjectId: 'nobody' },
  }),
  SignIns: (filled) => ({
    ...paged({ userId: filled.noSeller })(filled),
    'of somebody else, whose id has capitals': { userId: filled.seller.toUpperCase() },
    'of an account that is closed': { userId: filled.closed },
    'of nobody': { userId: unknownId },
    'of an id that is none': { userId: 'nobody' },
  }),
  UnreadMessagesInCache: once,
  PersonNumbers: ({ seller, noSeller }) => ({
    'of a seller': { id: seller },
    'of somebody else': { id: noSeller },
    'of an id that is none': { id: 'nobody' },
  }),
  Person: ({ seller, suspended, formerSeller }) => ({
    'who sells': { id: seller },
    'who buys and is suspended': { id: suspended },
    'who is an admin': { id: formerSeller },
    unknown: { id: unknownId },
    'with a false id': { id: 'nobody' },
  }),
  People: (records) => ({
    ...paged()(records),
    'who buy': { filter: { role: 'BUYER' } },
    'who are verified': { filter: { verified: true } },
    'who are not verified': { filter: { verified: false, text: 'example' } },
    'who are suspended': { filter: { state: 'SUSPENDED' } },
    'who are not suspended': { filter: { state: 'ACTIVE', role: 'SELLER' } },
    'with a part of an e-mail': { filter: { text: '@EXAMPLE.c' } },
    'with a name': { filter: { text: 'user' } },
    'with a text that nobody has': { filter: { text: 'submarine' } },
    'with a text of spaces': { filter: { text: '  ' } },
    'the oldest first': { sort: 'OLDEST' },
    'the oldest first, further on': {
      sort: 'OLDEST',
      after: `${Number.parseInt(records.seller.slice(0, 8), 16)}.${records.seller}`,
    },
    'those who were active last first': { sort: 'LAST_ACTIVE' },
  }),
  DeletionEffects: ({ seller, noSeller, formerSeller }) => ({
    'of a seller': { id: seller },
    'of a buyer': { id: noSeller },
    'of an admin': { id: formerSeller },
    'of nobody': { id: unknownId },
    'of a false id': { id: 'nobody' },
  }),
  Users: (records) => ({
    'who buy': { role: 'BUYER' },
    'who sell': { role: 'SELLER' },
    'who administer': { role: 'ADMIN' },
    ...paged({ role: 'BUYER' })(records),
  }),
  LooserLists: ({ category }) => ({
    'all of them': {
      text: { text: 'bench' },
      category: { categoryIds: [category] },
      condition: { conditions: ['FAIR'] },
      price: { maxPrice: 110_00 },
      yearsOfUse: { maxYearsOfUse: 0 },
      location: { location: 'berlin' },
      verifiedSeller: { verifiedSeller: true },
      hasText: true,
      hasCategory: true,
      hasCondition: true,
      hasPrice: true,
      hasYearsOfUse: true,
      hasLocation: true,
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
  SellerReviews: ofSellers,
  WantedProduct: ofProducts,
  PaymentPage: ofProducts,
  Compare: ofSomeProducts,
  ChosenProducts: ofSomeProducts,
  RecentlySeen: ofSomeProducts,
};
