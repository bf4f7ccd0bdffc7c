import type { Context } from '../../context/context.ts';
import { presentUser } from '../../context/present-user.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { startPayoutSetup } from './accounts/start-setup.service.ts';
import { holdPayout, releasePayout, retryTransfer } from './admin-payouts.service.ts';
import type { PayoutRecord, PayoutSums } from './payout.model.ts';
import {
  adminPayoutAccounts,
  adminPayouts,
  ownPayouts,
  viewPayoutAccount,
  viewPayoutSummary,
} from './payouts.queries.ts';
import {
  maySeePayout,
  type PayoutSituation,
  payoutRights,
  payoutSituation,
  shownMoves,
} from './reading-payout.queries.ts';
import { viewReconciliation } from './reconciling/reconcile.service.ts';
import { statementAddresses } from './statements/statement.service.ts';

/** A field of the payout's current state. */
const now =
  <Shown>(show: (one: PayoutSituation, context: Context) => Shown) =>
  async ({ _id }: PayoutRecord, _args: object, context: Context) => {
    const one = await payoutSituation(context, _id);
    if (!one) throw new Error(`the payout ${_id} has no order`);
    return show(one, context);
  };

const sum = (name: keyof PayoutSums) =>
  now(({ now: { sums }, payout: { currency } }) => ({ amount: sums[name], currency }));

export const payoutResolvers: Resolvers = {
  Query: {
    payoutAccount: (_root, _args, context) => viewPayoutAccount(context),
    payouts: (_root, asked, context) => ownPayouts.page(context, asked),
    payoutSummary: (_root, _args, context) => viewPayoutSummary(context),
    payoutStatement: async (_root, { month }, context) => statementAddresses(context, month),
    adminReconciliation: (_root, _args, context) => viewReconciliation(context),
    adminPayouts: (_root, asked, context) => adminPayouts.page(context, asked),
    adminPayoutAccounts: (_root, asked, context) => adminPayoutAccounts.page(context, asked),
  },
  Mutation: {
    startPayoutSetup: mutation((context) => startPayoutSetup(context)),
    adminHoldPayout: mutation((context, { input }) => holdPayout(context, input)),
    adminReleasePayout: mutation((context, { input }) => releasePayout(context, input)),
    adminRetryTransfer: mutation((context, { orderId }) => retryTransfer(context, orderId)),
  },
  Order: {
    payout: async (order, _args, context) =>
      maySeePayout(context.viewer, order)
        ? ((await payoutSituation(context, order._id))?.payout ?? null)
        : null,
  },
  PayoutAccount: {
    user: ({ _id }, _args, context) => presentUser(context, _id),
  },
  PayoutReconciliation: {
    differences: ({ differences }) =>
      differences.map(({ kind, reference, orderId, currency, recorded, provided, ...states }) => ({
        kind,
        reference,
        orderId: orderId?.toHexString() ?? null,
        // REST needs it, since its amounts are plain numbers.
        currency: currency.toUpperCase(),
        recorded: recorded == null ? null : { amount: recorded, currency },
        provided: provided == null ? null : { amount: provided, currency },
        recordedState: states.recordedState ?? null,
        providedState: states.providedState ?? null,
      })),
  },
  Payout: {
    order: now(({ order }) => order),
    state: now((one) => one.now.state),
    wait: now((one) => one.now.wait),
    until: now((one) => one.now.until),
    charged: sum('charged'),
    refunded: sum('refunded'),
    lostInDisputes: sum('lostInDisputes'),
    fee: sum('fee'),
    feeTerms: now(({ order: { fee, currency } }) => ({
      percent: fee.percent,
      fixed: { amount: fee.fixed, currency },
    })),
    share: sum('share'),
    transferred: sum('transferred'),
    reversed: sum('reversed'),
    held: sum('held'),
    owed: sum('owed'),
    moves: now((one) =>
      shownMoves(one).map(({ amount, ...move }) => ({
        ...move,
        amount: { amount, currency: one.payout.currency },
      })),
    ),
    viewerCanHold: now((one, context) => payoutRights(context, one).canHold),
    viewerCanRelease: now((one, context) => payoutRights(context, one).canRelease),
    viewerCanRetry: now((one, context) => payoutRights(context, one).canRetry),
  },
};
