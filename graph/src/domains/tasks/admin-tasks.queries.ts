import type { ReportKind } from '@fitness-zone/contract/enums.ts';
import { mostTasks } from '@fitness-zone/contract/limits.ts';
import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type { Context } from '../../context/context.ts';
import { orderOfPayment } from '../orders/order.visibility.ts';
import { overdueAt } from '../payments/balance/balance.rules.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import { notBlind } from '../payments/payment.visibility.ts';
import { payoutRights, payoutSituation } from '../payouts/reading-payout.queries.ts';
import { viewReconciliation } from '../payouts/reconciling/reconcile.service.ts';
import type { ReportRecord } from '../reports/report.model.ts';
import { asSentence, type Task } from './task.rules.ts';

const reported: Record<ReportKind, string> = {
  message: 'message',
  product: 'product',
  user: 'account',
};

async function reportTasks({ models, loaders }: Context): Promise<Task[]> {
  const reports: ReportRecord[] = await models.Report.find({ isOpen: true })
    .sort({ _id: 1 })
    .limit(mostTasks)
    .lean();
  return Promise.all(
    reports.map(async ({ _id, kind, targetId, createdAt }): Promise<Task> => {
      const product = kind === 'product' ? await loaders.product.load(targetId) : null;
      const user = kind === 'user' ? await loaders.user.load(targetId) : null;
      return {
        kind: 'decide-report',
        about: _id,
        subject: product?.productName ?? user?.name ?? asSentence(reported[kind]),
        sentence: `Decide on the report about ${kind === 'user' ? 'an' : 'a'} ${reported[kind]}.`,
        since: createdAt,
        until: null,
        path: signedInPaths.reportsFrom(_id.toHexString(), false),
      };
    }),
  );
}

async function overdueTasks(context: Context): Promise<Task[]> {
  const payments: PaymentRecord[] = await context.models.Payment.find({
    ...notBlind,
    ...overdueAt(new Date(context.now())),
  })
    .sort({ 'balance.dueBy': 1 })
    .limit(mostTasks)
    .lean();
  return Promise.all(
    payments.map(async (payment): Promise<Task> => {
      const { _id, productName, buyerName, balance, currency, createdAt } = payment;
      const order = await orderOfPayment(context, payment);
      return {
        kind: 'collect-balance',
        about: _id,
        subject: productName,
        sentence: `${buyerName} hasn’t paid the balance of ${formatMoney(balance?.amount ?? 0, currency)}.`,
        since: balance?.dueBy ?? createdAt,
        until: null,
        path: order
          ? signedInPaths.order(order._id.toHexString())
          : signedInPaths.overdueBalances(),
        ...(order && { orderId: order._id }),
      };
    }),
  );
}

async function transferTasks(context: Context): Promise<Task[]> {
  const payouts = await context.models.Payout.find({ state: 'failed' }, { _id: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .limit(mostTasks)
    .lean();
  const found = await Promise.all(
    payouts.map(async ({ _id }): Promise<Task | null> => {
      const one = await payoutSituation(context, _id);
      if (one?.now.state !== 'failed') return null;
      const { payments, payout } = one;
      const failed = payout.moves.findLast(({ state }) => state === 'failed');
      return {
        kind: 'retry-transfer',
        about: _id,
        orderId: _id,
        subject: payments[0]?.productName ?? '',
        sentence: `Send the money again: it didn’t reach ${payments[0]?.sellerName ?? 'the seller'}.`,
        since: failed?.at ?? payout.createdAt,
        until: null,
        path: signedInPaths.failedPayouts(),
        ...(payoutRights(context, one).canRetry && { mutation: 'adminRetryTransfer' }),
      };
    }),
  );
  return found.filter((task) => task !== null);
}

async function booksTasks(context: Context): Promise<Task[]> {
  const last = await viewReconciliation(context);
  if (!last || last.differences.length === 0) return [];
  const count = last.differences.length;
  return [
    {
      kind: 'check-books',
      about: String(last._id),
      subject: 'Reconciliation',
      sentence: `Check the books: our records and the payment provider’s differ in ${count === 1 ? 'one place' : `${count} places`}.`,
      since: last.checkedAt,
      until: null,
      path: signedInPaths.reconciliation(),
    },
  ];
}

/** Sources of admins' tasks, besides orders. */
export const adminTasks = [reportTasks, overdueTasks, transferTasks, booksTasks];
