import { findRecords } from '../../../src/apollo/findRecords.ts';
import type {
  Money_RecordFragment,
  Offer_RecordFragment,
  Stock,
  Thread_RecordFragment,
} from '../../../src/generated/graphql.ts';
import { unmask } from '../../../src/lib/graphql.ts';
import {
  FullBookingListDocument,
  FullMyProductsDocument,
  FullNotificationsDocument,
  FullOffersDocument,
  FullPaymentsDocument,
  FullProductsDocument,
  FullPurchasesDocument,
  FullReportsDocument,
  FullSalesDocument,
  FullThreadsDocument,
  FullWishListDocument,
} from '../../generated/fullQueries.ts';
import type { Participant, Participants } from '../participants.ts';

/** The ids of the products in the participant's list, including those removed a moment ago. */
export const productIds = ({ browser }: Participant): string[] =>
  browser.client
    .readQuery({ query: FullProductsDocument, variables: { first: 5 } })
    ?.products.edges.map(({ node }) => node.id) ?? [];

/** The ids of the hidden and removed products that the participant's cache has. */
export const goneProducts = (_all: Participants, { browser: { client } }: Participant): string[] =>
  findRecords(client.cache, 'Product', ({ inStock }: { inStock?: Stock }) => isGone(inStock));

const isGone = (inStock?: Stock) => inStock === 'HIDDEN' || inStock === 'REMOVED';

/** As `productIds`, for an act. */
export const products = (_all: Participants, participant: Participant) => productIds(participant);

/** The ids of the products that the participant sells. */
export const ownProducts = (_all: unknown, { browser }: Participant): string[] =>
  browser.client
    .readQuery({ query: FullMyProductsDocument })
    ?.myProducts.edges.map(({ node }) => node.id) ?? [];

/** The ids of the entries of the participant's order list. */
export const bookings = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullBookingListDocument })
    ?.bookingList.edges.map(({ node }) => node.id) ?? [];

/** The ids of the entries of the participant's wish list. */
export const wishes = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullWishListDocument })
    ?.wishList.edges.map(({ node }) => node.id) ?? [];

/** The ids of the payments for what the participant has bought. */
export const purchases = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullPurchasesDocument })
    ?.purchases.edges.map(({ node }) => node.id) ?? [];

/** The ids of the payments for what the participant has sold. */
export const sales = (_all: Participants, { browser }: Participant) =>
  browser.client.readQuery({ query: FullSalesDocument })?.sales.edges.map(({ node }) => node.id) ??
  [];

/** The ids of all payments, as an admin sees them. */
export const payments = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullPaymentsDocument })
    ?.payments.edges.map(({ node }) => node.id) ?? [];

/** The open offers that a participant has made or received. */
export const openOffers = (_all: Participants, { browser }: Participant) =>
  (browser.client.readQuery({ query: FullOffersDocument })?.offers.edges ?? [])
    .map(({ node }) => unmask<Offer_RecordFragment>(node))
    .filter(({ status }) => status === 'OPEN')
    .map(({ id, amount }) => ({ id, amount: unmask<Money_RecordFragment>(amount).amount }));

/** What a participant has bought or sold. */
export const ownSales = (all: Participants, participant: Participant) => [
  ...purchases(all, participant),
  ...sales(all, participant),
];

/** The ids of the participant's notifications. */
export const notifications = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullNotificationsDocument })
    ?.notifications.edges.map(({ node }) => node.id) ?? [];

/** The threads of the participant. */
export const threads = (_all: Participants, { browser }: Participant) =>
  unmask<Thread_RecordFragment>(
    browser.client
      .readQuery({ query: FullThreadsDocument })
      ?.threads.edges.map(({ node }) => node) ?? [],
  );

/** Those whom the participant can block: the other sides of the threads that are not deleted. */
export const correspondents = (all: Participants, participant: Participant) =>
  threads(all, participant)
    .map(({ buyer, seller }) => (buyer?.id === participant.person?.id ? seller : buyer))
    .filter((side) => side !== null && side !== undefined);

/** The last message of each of the participant's threads. */
export const lastMessages = (all: Participants, participant: Participant) =>
  threads(all, participant).map(({ lastMessage }) => lastMessage);

/** The reports that a participant may decide on. */
export const openReports = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullReportsDocument })
    ?.reports.edges.map(({ node }) => node.id) ?? [];

/** The e-mail addresses of all other people. */
export const emails = ({ others }: Participants) => others.map(({ email }) => email);

/** The ids of all other people. */
export const userIds = ({ others }: Participants) => others.map(({ id }) => id);
