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
} from '../../fullQueries.generated.ts';
import type { Participant, Participants } from '../participants.ts';

/** The products in the participant's list, including those removed a moment ago. */
export const productIds = ({ browser }: Participant): string[] =>
  browser.client
    .readQuery({ query: FullProductsDocument, variables: { first: 5 } })
    ?.products.edges.map(({ node }) => node.id) ?? [];

/** The hidden and removed products that the participant has seen. */
export const goneProducts = (_all: Participants, { browser: { client } }: Participant): string[] =>
  findRecords(client.cache, 'Product', ({ inStock }: { inStock?: Stock }) => isGone(inStock));
const isGone = (inStock?: Stock) => inStock === 'HIDDEN' || inStock === 'REMOVED';

export const products = (_all: Participants, participant: Participant) => productIds(participant);
export const ownProducts = (_all: unknown, { browser }: Participant): string[] =>
  browser.client
    .readQuery({ query: FullMyProductsDocument })
    ?.myProducts.edges.map(({ node }) => node.id) ?? [];
export const bookings = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullBookingListDocument })
    ?.bookingList.edges.map(({ node }) => node.id) ?? [];
export const wishes = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullWishListDocument })
    ?.wishList.edges.map(({ node }) => node.id) ?? [];
export const purchases = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullPurchasesDocument })
    ?.purchases.edges.map(({ node }) => node.id) ?? [];
export const sales = (_all: Participants, { browser }: Participant) =>
  browser.client.readQuery({ query: FullSalesDocument })?.sales.edges.map(({ node }) => node.id) ??
  [];
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
export const notifications = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullNotificationsDocument })
    ?.notifications.edges.map(({ node }) => node.id) ?? [];
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
export const lastMessages = (all: Participants, participant: Participant) =>
  threads(all, participant).map(({ lastMessage }) => lastMessage);
/** The reports that a participant may decide on. */
export const openReports = (_all: Participants, { browser }: Participant) =>
  browser.client
    .readQuery({ query: FullReportsDocument })
    ?.reports.edges.map(({ node }) => node.id) ?? [];
export const emails = ({ others }: Participants) => others.map(({ email }) => email);
export const userIds = ({ others }: Participants) => others.map(({ id }) => id);
