import { enumValues } from '@fitness-zone/contract/enums.ts';
import {
  type RefundObstacle,
  refundMessage,
  refundObstacle,
} from '@fitness-zone/contract/payments/refunds.ts';
import type { RefundPaymentInput, Resolvers } from '../../generated/resolvers.ts';
import { recordAct } from '../../records/audit/auditLog.ts';
import { byId, productOf } from '../../records/findRecords.ts';
import { isUnpaid } from '../../records/payments/balance.ts';
import type { PaymentRecord, Records } from '../../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import { giveBack, returnToSeller } from '../catalog/stock.ts';

/** Why a payment cannot be refunded, as far as it says itself; null if it can. */
export const obstacleOf = ({ productName, status, dispute }: PaymentRecord) =>
  refundObstacle(
    productName,
    enumValues.PaymentStatus[status],
    dispute && enumValues.DisputeStatus[dispute.status],
  );

/** How admins refund sales. */
export const refundResolvers: Pick<Required<Resolvers>['Mutation'], 'refundPayment'> = {
  refundPayment: mutation(({ input }: { input: RefundPaymentInput }, context) => {
    const { id: adminId } = requireRole(context, 'ADMIN');
    const { records } = context;
    const { id, reason } = validInput('RefundPaymentInput', input);
    const asked = byId(records.payments, id);
    if (!asked || asked.blind) throw notFound('Payment');
    const payment = leadingPayment(records, asked);
    const other = byId(records.payments, payment.balance?.paymentId ?? '');
    const isWhole = payment.status === 'PAID' && other?.status === 'PAID';
    const obstacle = obstacleOf(payment) ?? (isWhole ? obstacleOf(other) : null);
    if (obstacle) throw refusalFor(payment, obstacle);
    const product = productOf(records, payment.productId);
    recordAct(context, 'REFUND_PAYMENT', product.id, reason);
    const begunAt = new Date().toISOString();
    const { balance } = payment;
    if (balance && isUnpaid(balance)) {
      Object.assign(balance, { status: 'CANCELLED', cancelledAt: begunAt });
    }
    for (const one of [payment, ...(isWhole ? [other] : [])]) {
      const { paidAt } = one;
      giveBack(one, 'cancelled');
      Object.assign(one, { paidAt, refund: { reason, adminId, begunAt } });
    }
    if (payment.part !== 'BALANCE') returnToSeller(records, product);
    const payments = other ? [payment, other] : [payment];
    return { message: refundMessage(payment.productName, true), payments, product };
  }),
};

/** The first instalment of a sale in two, if its money is still there: it decides for both. */
function leadingPayment({ payments }: Records, payment: PaymentRecord): PaymentRecord {
  if (!payment.firstHalfId || payment.status !== 'PAID') return payment;
  const first = byId(payments, payment.firstHalfId);
  return first?.status === 'PAID' ? first : payment;
}

const refusalFor = (payment: PaymentRecord, { message, isDone }: RefundObstacle): Refusal =>
  new Refusal('CONFLICT', message, {
    field: 'id',
    alreadyDone: isDone,
    payload: { payments: [payment] },
  });
