import { enumValues } from '@fitness-zone/contract/enums.ts';
import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type Static, type TProperties, Type } from 'typebox';
import type { Context } from '../../context/context.ts';
import type { PayoutSort } from '../../generated/graphql.ts';
import {
  nextPage,
  outcome,
  searchableQuery,
  slicePoints,
  sliceQuery,
  succeeded,
} from '../../rest/answers.ts';
import { inputSchema, parameter, sortParameter } from '../../rest/contract-schema.ts';
import { type CsvColumns, csvFile, csvHeaders, filePoints } from '../../rest/csv.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { startPayoutSetup } from './accounts/start-setup.service.ts';
import { holdPayout, releasePayout, retryTransfer } from './admin-payouts.service.ts';
import type { PayoutRecord } from './payout.model.ts';
import {
  allToMajor,
  payoutAccountShape,
  payoutShape,
  showPayout,
  showPayoutAccount,
} from './payout.shapes.ts';
import {
  everyPayout,
  readAllPayoutsSlice,
  readPayoutAccountSlice,
  readPayoutSlice,
  viewPayoutAccount,
  viewPayoutSummary,
} from './payouts.queries.ts';
import { viewReconciliation } from './reconciling/reconcile.service.ts';
import { statementAddresses } from './statements/statement.service.ts';

const amount = Type.Number({ description: 'In the major unit of the currency.' });

/** The orders under their names in REST. */
const sorts = { newest: 'NEWEST', oldest: 'OLDEST' } as const satisfies Record<string, PayoutSort>;
const sort = sortParameter(sorts);

const ownSearch = Type.Object({
  month: parameter('PayoutFilter', 'month'),
  state: parameter('PayoutFilter', 'state'),
  sort,
});
const adminSearch = Type.Object({
  q: parameter('AdminPayoutFilter', 'text'),
  state: parameter('AdminPayoutFilter', 'state'),
  wait: parameter('AdminPayoutFilter', 'wait'),
  userId: parameter('AdminPayoutFilter', 'userId'),
  owing: parameter('AdminPayoutFilter', 'owing'),
  sort,
});
const accountSearch: TProperties = {
  state: parameter('PayoutAccountFilter', 'state'),
  owing: parameter('PayoutAccountFilter', 'owing'),
};

const askedBy = <Filter extends object>({
  sort: order = 'newest',
  q,
  ...filter
}: Filter & { q?: string; sort?: keyof typeof sorts }) => ({
  filter: { ...filter, ...(q !== undefined && { text: q }) },
  sort: sorts[order],
});

type Line = Static<typeof payoutShape>;

const columns: CsvColumns<Line> = {
  Order: ({ orderId }) => orderId,
  Product: ({ productName }) => oneLine(productName),
  Seller: ({ sellerName }) => oneLine(sellerName),
  'Seller id': ({ sellerId }) => sellerId,
  Sold: ({ createdAt }) => new Date(createdAt),
  Currency: ({ currency }) => currency,
  Charged: ({ charged }) => charged,
  Refunded: ({ refunded }) => refunded,
  'Lost in disputes': ({ lostInDisputes }) => lostInDisputes,
  Fee: ({ fee }) => fee,
  Share: ({ share }) => share,
  Transferred: ({ transferred }) => transferred,
  Reversed: ({ reversed }) => reversed,
  Held: ({ held }) => held,
  Owed: ({ owed }) => owed,
  State: ({ state }) => state,
  'Waits for': ({ wait }) => wait,
};

/** Payouts as lines of a file, one at a time. */
async function* linesOf(context: Context, payouts: AsyncIterable<PayoutRecord>) {
  for await (const payout of payouts) {
    yield await showPayout(context, payout);
    context.loaders.payoutRecords.clear(payout._id);
  }
}

const shown = (context: Context, records: readonly PayoutRecord[]) =>
  Promise.all(records.map((payout) => showPayout(context, payout)));

/** The REST paths of sellers' money. */
export const payoutRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/payoutAccount',
    summary: "The seller's account for payouts",
    bearer: true,
    response: payoutAccountShape,
    handler: async ({ context }) => showPayoutAccount(context, await viewPayoutAccount(context)),
  }),
  route({
    method: 'POST',
    url: '/startPayoutSetup',
    summary: "Set up the seller's account for payouts, or complete it",
    bearer: true,
    response: Type.Object({
      ...outcome.properties,
      url: Type.Optional(
        Type.String({ description: "The card provider's page. It works once, for a few minutes." }),
      ),
      account: payoutAccountShape,
    }),
    handler: async ({ context }) => {
      const { url, account, ...answer } = await startPayoutSetup(context);
      const set = { ...succeeded(answer), account: showPayoutAccount(context, account) };
      return { ...set, ...(url && { url }) };
    },
  }),
  route({
    method: 'GET',
    url: '/payouts',
    summary: "The seller's money, one entry per order, newest first",
    bearer: true,
    querystring: searchableQuery(ownSearch.properties),
    response: Type.Array(payoutShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { limit, after, ...search } = query;
      const { records, next } = await readPayoutSlice(context, askedBy(search), { limit, after });
      if (next) header('link', nextPage('/payouts', query, next));
      return shown(context, records);
    },
  }),
  route({
    method: 'GET',
    url: '/payoutSummary',
    summary: "The seller's money by where it is, and by month",
    bearer: true,
    response: Type.Object({
      waiting: amount,
      available: amount,
      onItsWay: amount,
      paidOut: amount,
      owed: amount,
      currency: Type.String({ description: 'ISO 4217.' }),
      months: Type.Array(
        Type.Object({
          month: Type.String(),
          charged: amount,
          returned: amount,
          fee: amount,
          share: amount,
        }),
      ),
    }),
    handler: async ({ context }) => {
      const { currency } = context.config;
      const { months, ...sums } = await viewPayoutSummary(context);
      return {
        ...allToMajor(sums, currency),
        currency: currency.toUpperCase(),
        months: months.map(({ month, ...ofMonth }) => ({
          month,
          ...allToMajor(ofMonth, currency),
        })),
      };
    },
  }),
  route({
    method: 'GET',
    url: '/payoutStatement',
    summary: "Addresses of the seller's statement of a month, for 10 to 15 minutes",
    bearer: true,
    querystring: inputSchema('QueryPayoutStatementArgs'),
    response: Type.Object({ month: Type.String(), pdfUrl: Type.String(), csvUrl: Type.String() }),
    handler: async ({ context, query }) => {
      const { month, pdfUrl, csvUrl } = statementAddresses(context, query.month);
      const { publicUrl } = context.config;
      return { month, pdfUrl: `${publicUrl}${pdfUrl}`, csvUrl: `${publicUrl}${csvUrl}` };
    },
  }),
  route({
    method: 'GET',
    url: '/adminReconciliation',
    summary:
      'The last daily comparison with the card provider; empty before the first one (admins)',
    bearer: true,
    response: Type.Array(
      Type.Object({
        checkedAt: Type.Number({ description: 'Milliseconds since 1970.' }),
        count: Type.Integer(),
        differences: Type.Array(
          Type.Object({
            kind: Type.Enum(Object.values(enumValues.PayoutDifferenceKind)),
            reference: Type.String(),
            orderId: Type.Optional(Type.String()),
            currency: Type.String({ description: 'ISO 4217.' }),
            recorded: Type.Optional(amount),
            provided: Type.Optional(amount),
            recordedState: Type.Optional(Type.String()),
            providedState: Type.Optional(Type.String()),
          }),
        ),
      }),
    ),
    handler: async ({ context }) => {
      const last = await viewReconciliation(context);
      if (!last) return [];
      const differences = last.differences.map(
        ({ kind, reference, orderId, currency, ...amounts }) => ({
          kind,
          reference,
          currency: currency.toUpperCase(),
          ...(orderId && { orderId: orderId.toHexString() }),
          ...(amounts.recorded != null && { recorded: toMajor(amounts.recorded, currency) }),
          ...(amounts.provided != null && { provided: toMajor(amounts.provided, currency) }),
          ...(amounts.recordedState && { recordedState: amounts.recordedState }),
          ...(amounts.providedState && { providedState: amounts.providedState }),
        }),
      );
      return [{ checkedAt: last.checkedAt.getTime(), count: last.count, differences }];
    },
  }),
  route({
    method: 'GET',
    url: '/adminPayouts',
    summary: "All sellers' money, or what matches (admins)",
    bearer: true,
    querystring: searchableQuery(adminSearch.properties),
    response: Type.Array(payoutShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { limit, after, ...search } = query;
      const { records, next } = await readAllPayoutsSlice(context, askedBy(search), {
        limit,
        after,
      });
      if (next) header('link', nextPage('/adminPayouts', query, next));
      return shown(context, records);
    },
  }),
  route({
    method: 'GET',
    url: '/adminPayouts.csv',
    summary: "All matching sellers' money as a CSV file, with what is held for them (admins)",
    bearer: true,
    querystring: adminSearch,
    response: Type.String(),
    file: 'text/csv',
    points: filePoints,
    handler: async ({ context, query, header }) => {
      const payouts = await everyPayout(context, askedBy(query));
      for (const [name, value] of csvHeaders('payouts')) header(name, value);
      return csvFile(columns, linesOf(context, payouts));
    },
  }),
  route({
    method: 'GET',
    url: '/adminPayoutAccounts',
    summary: "Sellers' accounts for payouts, newest first (admins)",
    bearer: true,
    querystring: Type.Object({ ...sliceQuery.properties, ...accountSearch }, { required: [] }),
    response: Type.Array(payoutAccountShape),
    points: slicePoints,
    handler: async ({ context, query, header }) => {
      const { limit, after, ...filter } = query;
      const { records, next } = await readPayoutAccountSlice(context, { filter }, { limit, after });
      if (next) header('link', nextPage('/adminPayoutAccounts', query, next));
      return records.map((account) => showPayoutAccount(context, account));
    },
  }),
  route({
    method: 'POST',
    url: '/adminHoldPayout',
    summary: "Hold back a seller's money from an order (admins)",
    bearer: true,
    body: inputSchema('AdminPayoutInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await holdPayout(context, body)),
  }),
  route({
    method: 'POST',
    url: '/adminReleasePayout',
    summary: "Release a seller's money from an order (admins)",
    bearer: true,
    body: inputSchema('AdminPayoutInput'),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await releasePayout(context, body)),
  }),
  route({
    method: 'PATCH',
    url: '/adminRetryTransfer',
    summary: 'Try failed transfers and reversals of an order again at once (admins)',
    bearer: true,
    querystring: inputSchema('MutationAdminRetryTransferArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await retryTransfer(context, query.orderId)),
  }),
];
