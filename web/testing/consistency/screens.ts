import { type DocumentNode, getOperationAST } from 'graphql';
import type { Role } from '../../src/generated/graphql.ts';
import { allScreens, queriesOf, recordOf } from '../../src/screens/visits.ts';
import { operations } from '../generated/operations.ts';
import type { Mounted } from './client.ts';

export type Ids = {
  categoryId: string;
  productId: string;
  sellerId: string;
  threadId: string;
  personId: string;
  /** the order of a sale from the seller to the buyer */
  orderId: string;
  reportId: string;
};

type Screen = {
  /** the roles that can open it; all by default */
  for?: readonly Role[];
  variables?: (ids: Ids) => Record<string, unknown>;
  /** further variables, each as a separate screen */
  more?: readonly Record<string, unknown>[];
  /** `more` for variables with ids of the shop's records */
  moreOf?: (ids: Ids) => readonly Record<string, unknown>[];
  /** only live changes update it, not the answers of mutations */
  liveOnly?: boolean;
  /** it may refetch when the client can't decide */
  asksAgain?: boolean;
};

const unknownId = '0'.repeat(24);
const everybodySignedIn = ['BUYER', 'SELLER', 'ADMIN'] as const;
const category = ({ categoryId }: Ids) => ({ id: categoryId });
const product = ({ productId }: Ids) => ({ id: productId });
const sellerByUserId = ({ sellerId }: Ids) => ({ userId: sellerId });
const person = ({ personId }: Ids) => ({ id: personId });
const personByUserId = ({ personId }: Ids) => ({ userId: personId });
const order = ({ orderId }: Ids) => ({ id: orderId });
const thread = ({ threadId }: Ids) => ({ id: threadId });

/**
 * The queries that need more than their entry in `web/src/screens` says, and those that read each list and record in
 * full.
 */
const table: Record<string, Screen> = {
  Root: {},
  AllProducts: {
    more: [
      { filter: { maxPrice: 110_00 }, sort: 'PRICE_DESC' },
      { filter: { text: 'bench', near: { place: 'Berlin' } } },
      { filter: { near: { place: 'Salem, OR', within: 30 } }, sort: 'NEAREST' },
      { filter: { towns: ['Salem, OR'] } },
    ],
  },
  ListingPreview: { for: ['SELLER'], variables: product },
  FactIdeas: {
    for: ['SELLER'],
    variables: ({ categoryId }) => ({ categoryIds: [categoryId] }),
  },
  Category: {
    variables: ({ categoryId }) => ({ id: categoryId, filter: { categoryIds: [categoryId] } }),
  },
  LooserConnections: {
    variables: () => ({ text: { conditions: ['EXCELLENT'] }, textAsked: true }),
  },
  FilterChoices: { more: [{ filter: { maxPrice: 110_00 }, sort: 'PRICE_DESC' }] },
  FurtherProducts: {
    variables: ({ categoryId }) => ({
      farther: { near: { place: 'Salem, OR' } },
      fartherAsked: true,
      similar: { categoryIds: [categoryId] },
      similarAsked: true,
    }),
  },
  FollowedSellers: { for: ['BUYER'], asksAgain: true },
  PaymentPage: { for: ['BUYER'], variables: product },
  OwnPlace: { for: everybodySignedIn },
  ReaderUnits: { for: everybodySignedIn },
  AddProductPage: {
    for: ['SELLER'],
    variables: () => ({ copied: '', isCopy: false }),
    moreOf: ({ productId }) => [{ copied: productId, isCopy: true }],
  },
  ProductToReprice: { for: ['SELLER'], variables: product },
  CategoryAttributes: { for: ['SELLER'], variables: category },
  CategoryIdea: { for: ['SELLER'], variables: () => ({ name: 'bench' }) },
  MadeOffers: { for: ['BUYER'], more: [{ productId: unknownId }] },
  ReceivedOffers: { for: ['SELLER'], more: [{ productId: unknownId }] },
  Users: { for: ['ADMIN'], variables: () => ({ role: 'BUYER' }) },
  People: {
    for: ['ADMIN'],
    asksAgain: true,
    more: [{ filter: { role: 'BUYER', verified: false }, sort: 'LAST_ACTIVE' }],
  },
  Person: { for: ['ADMIN'], variables: person, asksAgain: true },
  FullAdminPerson: { for: ['ADMIN'], variables: personByUserId, asksAgain: true },
  AdminProducts: {
    for: ['ADMIN'],
    more: [{ filter: { stock: 'AVAILABLE', text: 'bench' }, sort: 'PRICE_ASC' }],
    moreOf: ({ sellerId }) => [{ filter: { sellerId } }],
    asksAgain: true,
  },
  Orders: {
    for: ['BUYER', 'SELLER'],
    more: [{ filter: { hasDueAction: true } }, { filter: { text: 'be' } }],
    asksAgain: true,
  },
  AdminOrders: {
    for: ['ADMIN'],
    more: [{ filter: { text: 'an' }, sort: 'OLDEST' }, { filter: { state: 'PAID' } }],
    asksAgain: true,
  },
  Payments: {
    for: ['ADMIN'],
    more: [
      { filter: { handOver: 'DISPUTED' } },
      { filter: { balance: 'OVERDUE' } },
      { filter: { text: 'an' }, sort: 'OLDEST' },
      { filter: { status: 'PAID', disputed: false }, sort: 'AMOUNT_DESC' },
    ],
    moreOf: ({ sellerId, personId }) => [
      { filter: { sellerId } },
      { filter: { buyerId: personId } },
    ],
    asksAgain: true,
  },
  FullShop: {},
  FullMe: {},
  FullCategories: {},
  // Short pages, so that further ones can be loaded.
  FullProducts: { variables: () => ({ first: 5 }) },
  FullCategory: { variables: (ids) => ({ ...category(ids), first: 5 }) },
  FullProduct: { for: everybodySignedIn, variables: product },
  FullSeller: { variables: (ids) => ({ ...sellerByUserId(ids), first: 5 }) },
  WantedProduct: { variables: product },
  FullProductPreview: { variables: product },
  FullProductPreviews: { variables: ({ productId }) => ({ ids: [productId, productId] }) },
  Compare: { variables: ({ productId }) => ({ ids: [productId, unknownId] }) },
  ChosenProducts: { variables: ({ productId }) => ({ ids: [productId] }) },
  RecentlySeen: { variables: ({ productId }) => ({ ids: [productId] }) },
  FullBookingList: { for: ['BUYER'], more: [{ first: 1 }] },
  FullWishList: { for: ['BUYER'], more: [{ first: 1 }] },
  MySavedSearches: { for: everybodySignedIn },
  FullMySavedSearches: { for: everybodySignedIn },
  FullFollowedSellers: { for: ['BUYER'], more: [{ first: 1 }], asksAgain: true },
  FullAdminProducts: {
    for: ['ADMIN'],
    variables: () => ({ first: 5 }),
    more: [{ first: 2 }],
    asksAgain: true,
  },
  FullMyProducts: { for: ['SELLER'], more: [{ first: 2 }] },
  FullOffers: { for: ['BUYER', 'SELLER'], more: [{ first: 1 }] },
  FullNotifications: { for: everybodySignedIn, more: [{ first: 1 }] },
  FullThreads: { for: everybodySignedIn, more: [{ first: 1 }] },
  FullThread: { for: everybodySignedIn, variables: thread },
  Reports: {
    for: ['ADMIN'],
    variables: () => ({ state: 'OPEN' }),
    moreOf: ({ reportId }) => [{ state: 'OPEN', startingAt: reportId }, { startingAt: reportId }],
  },
  // Left out for sellers, whose tasks also follow from payouts, which the shop writes a moment later.
  FullTasks: { for: ['BUYER', 'ADMIN'], asksAgain: true },
  Tasks: { for: ['BUYER', 'ADMIN'], asksAgain: true },
  TaskOrder: { for: ['BUYER', 'SELLER'], variables: order },
  PersonReports: {
    for: ['ADMIN'],
    variables: ({ personId }) => ({ userId: personId }),
    moreOf: ({ sellerId }) => [{ userId: sellerId }],
  },
  SignIns: { for: ['ADMIN'], variables: ({ sellerId }) => ({ userId: sellerId }) },
  FullAdminSignIns: {
    for: ['ADMIN'],
    variables: ({ personId }) => ({ userId: personId }),
    moreOf: ({ personId }) => [{ userId: personId, first: 1 }],
  },
  FullAdminReports: {
    for: ['ADMIN'],
    // A full-size page with all fields would exceed the allowed cost.
    variables: () => ({ filter: { state: 'OPEN' }, first: 10 }),
    more: [
      { filter: { state: 'OPEN' }, first: 1 },
      { filter: { state: 'DECIDED' }, first: 10 },
      { filter: { state: 'OPEN', kind: 'PRODUCT' }, first: 10 },
      { filter: { state: 'DECIDED', kind: 'USER' }, first: 10 },
      { first: 3 },
    ],
  },
  FullUsers: {
    for: ['ADMIN'],
    variables: () => ({ filter: { role: 'BUYER' } }),
    more: [
      { filter: { role: 'SELLER' } },
      { filter: { role: 'ADMIN' } },
      { filter: { role: 'BUYER' }, first: 2 },
      { filter: { role: 'SELLER' }, first: 1 },
      { filter: { role: 'ADMIN' }, first: 1 },
    ],
  },
  FullAdminPeople: {
    for: ['ADMIN'],
    asksAgain: true,
    // Another list than the screen above, which doesn't query its count.
    variables: () => ({ first: 5 }),
    more: [{ first: 2 }, { filter: { state: 'SUSPENDED' } }, { sort: 'OLDEST', first: 3 }],
  },
  PickUpProduct: { for: ['SELLER'], variables: product },
  FullOrder: { for: everybodySignedIn, variables: order },
  OrderReceipt: {
    for: everybodySignedIn,
    variables: ({ orderId }) => ({ orderId }),
    asksAgain: true,
  },
  FullReceipt: {
    for: everybodySignedIn,
    variables: ({ orderId }) => ({ orderId }),
    asksAgain: true,
  },
  FullOrders: {
    for: ['BUYER', 'SELLER'],
    variables: () => ({ first: 5 }),
    more: [{ first: 1 }],
    asksAgain: true,
  },
  FullAdminOrders: { for: ['ADMIN'], variables: () => ({ first: 5 }), asksAgain: true },
  FullAdminPayments: {
    for: ['ADMIN'],
    more: [
      { first: 1 },
      { filter: { handOver: 'DISPUTED' } },
      { filter: { handOver: 'PAID' }, first: 1 },
      { filter: { balance: 'NOT_DUE' } },
      { filter: { balance: 'DUE' }, first: 1 },
    ],
  },
  AuditLog: { for: ['ADMIN'], liveOnly: true },
  FullAdminAuditLog: {
    for: ['ADMIN'],
    liveOnly: true,
    more: [
      { first: 1 },
      { filter: { action: 'VERIFY_USER' } },
      { filter: { action: 'DECIDE_REPORT' }, first: 1 },
    ],
  },
};

/** Queries that only read the cache, are contained in a query above, or aren't cached. */
const notScreens = new Set([
  ...[
    'Session',
    'MyRoleInCache',
    'ViewerInCache',
    'OfferViewerInCache',
    'UnreadCountInCache',
    'MySavedSearchesInCache',
    'PersonalData',
  ],
  'UnreadMessagesInCache',
  // Part of an order, queried when it is opened.
  'PickUpCalendar',
  // Stored by a demo shop, and current when they are shown.
  ...['DemoMails', 'FullDemoMails'],
  // Current while somebody types.
  ...['SearchSuggestions', 'FullSearchSuggestions', 'Places', 'FullPlaces'],
  // Calculated once a day.
  ...['PriceGuide', 'FullPriceGuide'],
  // Each browser queries and stores its own.
  ...['PushDevice', 'FullPushDevice'],
  // Numbers as of the opening of the page, which the cache doesn't keep.
  ...['Health', 'FullAdminHealth', 'Overview', 'FullAdminOverview'],
  ...['DeletionEffects', 'FullDeletionEffects', 'PersonNumbers', 'UnendedOfferCount'],
  // The shop writes payouts a moment after the changes they follow from.
  ...[
    'PayoutsPage',
    'Payouts',
    'PayoutSetupState',
    'AdminPayouts',
    'PayoutAccounts',
    'PayoutStatement',
  ],
  ...['FullPayouts', 'FullPayoutAccount', 'FullPayoutSummary', 'FullAdminPayouts'],
  ...['FullAdminPayoutAccounts', 'FullPayoutStatement', 'FullAdminReconciliation'],
  ...['Reconciliation', 'FullAdminSearches'],
  ...['SellerStatistics', 'FullProductStatistics', 'FullSellerStatistics', 'FullSalesOverTime'],
]);

const queries = new Map(
  operations.flatMap((document) => {
    const operation = getOperationAST(document);
    const name = operation?.name?.value ?? '';
    const isScreen = operation?.operation === 'query' && !notScreens.has(name);
    return isScreen ? [[name, document] as const] : [];
  }),
);

const takesId = (query: DocumentNode) =>
  getOperationAST(query)?.variableDefinitions?.some(({ variable }) => variable.name.value === 'id');

/**
 * The queries of screens without further options: for the roles that may open the screen, with the id in its address.
 */
const ofScreens: Record<string, Screen> = Object.fromEntries(
  allScreens.flatMap((screen) =>
    queriesOf(screen).flatMap((name) => {
      const query = queries.get(name);
      if (!query || name in table) return [];
      const record = takesId(query) && recordOf(screen);
      return [
        [
          name,
          {
            ...(screen.roles && { for: screen.roles }),
            ...(record && { variables: (ids: Ids) => ({ id: ids[`${record}Id`] }) }),
          },
        ],
      ];
    }),
  ),
);
const known: Record<string, Screen> = { ...ofScreens, ...table };

/** Queries that are in no screen and not in the table, or in the table but not in the client. */
export const unknownScreens = (): string[] => [
  ...[...queries.keys()].filter((name) => !(name in known)),
  ...Object.keys(known).filter((name) => !queries.has(name)),
];

/** All screens that a user of a role can open. */
export function screensOf(role: Role | null, ids: Ids): Mounted[] {
  return Object.entries(known).flatMap(([name, screen]) => {
    const query = queries.get(name);
    const mayOpen = !screen.for || (role !== null && screen.for.includes(role));
    if (!query || !mayOpen) return [];
    const more = [...(screen.more ?? []), ...(screen.moreOf?.(ids) ?? [])];
    const all = [screen.variables?.(ids) ?? {}, ...more];
    const { liveOnly = false, asksAgain = false } = screen;
    return all.map((variables) => ({ query, variables, liveOnly, asksAgain }));
  });
}
