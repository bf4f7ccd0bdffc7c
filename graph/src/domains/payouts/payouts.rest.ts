import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import type { Context } from '../../context/context.ts';
import type { CsvColumns } from '../../rest/csv.ts';
import { exportRoute } from '../../rest/export-route.ts';
import type { Reading } from '../../rest/read-route.ts';
import type { RestRoute } from '../../rest/route.ts';
import type { PayoutRecord, PayoutSums } from './payout.model.ts';
import { adminPayouts } from './payouts.queries.ts';
import { type PayoutSituation, payoutSituation } from './reading-payout.queries.ts';
import { viewReconciliation } from './reconciling/reconcile.service.ts';

const major =
  (name: keyof PayoutSums) =>
  ({ now: { sums }, payout: { currency } }: PayoutSituation) =>
    toMajor(sums[name], currency);

const columns: CsvColumns<PayoutSituation> = {
  Order: ({ order }) => order._id.toHexString(),
  Product: ({ payments: [first] }) => oneLine(first?.productName ?? ''),
  Seller: ({ payments: [first] }) => oneLine(first?.sellerName ?? ''),
  'Seller id': ({ payout }) => payout.sellerId.toHexString(),
  Sold: ({ payout }) => payout.createdAt,
  Currency: ({ payout }) => payout.currency.toUpperCase(),
  Charged: major('charged'),
  Refunded: major('refunded'),
  'Lost in disputes': major('lostInDisputes'),
  Fee: major('fee'),
  Share: major('share'),
  Transferred: major('transferred'),
  Reversed: major('reversed'),
  Held: major('held'),
  Owed: major('owed'),
  State: ({ now: { state } }) => state,
  'Waits for': ({ now: { wait } }) => wait,
};

/** Payouts as lines of a file, one at a time. */
async function* linesOf(context: Context, payouts: AsyncIterable<PayoutRecord>) {
  for await (const { _id } of payouts) {
    const situation = await payoutSituation(context, _id);
    if (!situation) throw new Error(`the payout ${_id} has no order`);
    yield situation;
    context.loaders.payoutRecords.clear(_id);
  }
}

export const payoutReadings: Reading[] = [
  {
    url: '/payoutAccount',
    summary: "The seller's account for payouts",
    operation: '{ payoutAccount { ...PayoutAccount } }',
  },
  {
    url: '/payouts',
    summary: "The seller's money, one entry per order, newest first",
    operation: '{ payouts @page { ...Payout } }',
  },
  {
    url: '/payoutSummary',
    summary: "The seller's money by where it is, and by month",
    operation: `{ payoutSummary {
      waiting available onItsWay paidOut owed owed @flat { currency }
      months { month charged returned fee share }
    } }`,
  },
  {
    url: '/payoutStatement',
    summary: "Addresses of the seller's statement of a month, for 10 to 15 minutes",
    operation: '{ payoutStatement { month pdfUrl csvUrl } }',
  },
  {
    url: '/adminReconciliation',
    summary:
      'The last daily comparison with the card provider; empty before the first one (admins)',
    operation: `{ reconciliations {
      checkedAt count
      differences {
        kind reference orderId currency recorded provided recordedState providedState
      }
    } }`,
    root: async ({ context }) => {
      const last = await viewReconciliation(context);
      return { reconciliations: last ? [last] : [] };
    },
  },
  {
    url: '/adminPayouts',
    summary: "All sellers' money, or what matches (admins)",
    operation: '{ adminPayouts @page { ...Payout } }',
  },
  {
    url: '/adminPayoutAccounts',
    summary: "Sellers' accounts for payouts, newest first (admins)",
    operation: '{ adminPayoutAccounts @page { ...PayoutAccount } }',
  },
];

export const payoutRoutes: RestRoute[] = [
  exportRoute({
    url: '/adminPayouts.csv',
    summary: "All matching sellers' money as a CSV file, with what is held for them (admins)",
    list: 'adminPayouts',
    name: 'payouts',
    lines: async (context, asked) => linesOf(context, await adminPayouts.records(context, asked)),
    columns: () => columns,
  }),
];

export const payoutFields = `
  fragment PayoutAccount on PayoutAccount { userId: id state missing checkedAt owed }
  fragment Payout on Payout {
    orderId: id order @flat { seller @flat { sellerId: userId sellerName: name } productName }
    createdAt currency state wait until charged refunded lostInDisputes fee share
    transferred reversed held owed
    moves { id kind amount state at otherOrderId failure bank arrivesAt }
    hold @flat { holdReason: reason }
  }
`;
