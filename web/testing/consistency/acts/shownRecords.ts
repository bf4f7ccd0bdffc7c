import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { findRecords } from '../../../src/apollo/findRecords.ts';
import type {
  Money_RecordFragment,
  Offer_RecordFragment,
  Order_RecordFragment,
  Stock,
  Thread_RecordFragment,
} from '../../../src/generated/graphql.ts';
import { unmask } from '../../../src/lib/graphql.ts';
import {
  FullAdminPaymentsDocument,
  FullAdminReportsDocument,
  FullBookingListDocument,
  FullMyProductsDocument,
  FullMySavedSearchesDocument,
  FullNotificationsDocument,
  FullOffersDocument,
  FullOrdersDocument,
  FullProductsDocument,
  FullThreadsDocument,
  FullWishListDocument,
} from '../../generated/fullQueries.ts';
import type { Participant } from '../participants.ts';

/** The ids of the products in the participant's list, including recently removed ones. */
export const productIds = ({ browser }: Participant): string[] =>
  browser.client
    .readQuery({ query: FullProductsDocument, variables: { first: 5 } })
    ?.products.edges.map(({ node }) => node.id) ?? [];

/** The ids of the hidden and removed products in the participant's cache. */
export const goneProducts = ({ browser: { client } }: Participant): string[] =>
  findRecords(client.cache, 'Product', ({ inStock }: { inStock?: Stock }) => isGone(inStock));

const isGone = (inStock?: Stock) => inStock === 'HIDDEN' || inStock === 'REMOVED';

/** The ids of the products that the participant sells. */
export const ownProducts = ({ browser }: Participant): string[] =>
  browser.client
    .readQuery({ query: FullMyProductsDocument })
    ?.myProducts.edges.map(({ node }) => node.id) ?? [];

/** The ids of the entries of the participant's order list. */
export const bookings = ({ browser }: Participant) =>
  browser.client
    .readQuery({ query: FullBookingListDocument })
    ?.bookingList.edges.map(({ node }) => node.id) ?? [];

/** The ids of the entries of the participant's wish list. */
export const wishes = ({ browser }: Participant) =>
  browser.client
    .readQuery({ query: FullWishListDocument })
    ?.wishList.edges.map(({ node }) => node.id) ?? [];

/** The ids of the payments for the participant's purchases or sales. */
export const ownPayments = ({ browser }: Participant): string[] =>
  browser.client
    .readQuery({ query: FullOrdersDocument, variables: { first: 5 } })
    ?.orders.edges.flatMap(({ node }) =>
      unmask<Order_RecordFragment>(node).payments.map(({ id }) => id),
    ) ?? [];

/** The ids of all payments, as an admin sees them. */
export const payments = ({ browser }: Participant) =>
  browser.client
    .readQuery({ query: FullAdminPaymentsDocument })
    ?.adminPayments.edges.map(({ node }) => node.id) ?? [];

/** The open offers that a participant has made or received. */
export const openOffers = ({ browser }: Participant) =>
  (browser.client.readQuery({ query: FullOffersDocument })?.offers.edges ?? [])
    .map(({ node }) => unmask<Offer_RecordFragment>(node))
    .filter(({ status }) => status === 'OPEN')
    .map(({ id, amount }) => ({ id, amount: unmask<Money_RecordFragment>(amount).amount }));

export const savedSearches = ({ browser }: Participant): string[] =>
  browser.client
    .readQuery({ query: FullMySavedSearchesDocument })
    ?.mySavedSearches.map(({ id }) => id) ?? [];

export const notifications = ({ browser }: Participant) =>
  browser.client
    .readQuery({ query: FullNotificationsDocument })
    ?.notifications.edges.map(({ node }) => node.id) ?? [];

export const threads = ({ browser }: Participant) =>
  unmask<Thread_RecordFragment>(
    browser.client
      .readQuery({ query: FullThreadsDocument })
      ?.threads.edges.map(({ node }) => node) ?? [],
  );

/** The reports that a participant may decide on. */
export const openReports = ({ browser }: Participant) =>
  browser.client
    .readQuery({
      query: FullAdminReportsDocument,
      variables: { filter: { state: 'OPEN' } },
    })
    ?.adminReports.edges.map(({ node }) => node.id) ?? [];

/** The ids of the products that a buyer has bought. */
export async function boughtIds(person: TestUser): Promise<string[]> {
  type Bought = { orders: { nodes: { product: { id: string } }[] } };
  const { orders } = await person.graphql<Bought>('{ orders { nodes { product { id } } } }');
  return orders.nodes.map(({ product }) => product.id);
}
