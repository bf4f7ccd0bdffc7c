import type { Resolvers } from '../../generated/resolvers.ts';
import { recordAct } from '../../records/audit/auditLog.ts';
import { byId, isSale, productOf } from '../../records/findRecords.ts';
import { isCancellable } from '../../records/payments/balance.ts';
import type { PaymentRecord } from '../../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import { giveBack, returnToSeller } from '../catalog/stock.ts';
import { handOver } from './handOver.resolvers.ts';

type Mutations = Required<Resolvers>['Mutation'];

/** What sellers and admins do with a sale in two instalments. */
export const balanceResolvers: Pick<Mutations, 'confirmHandOver' | 'cancelSale'> = {
  confirmHandOver: mutation((given: { paymentId: string }, context) => {
    const seller = requireRole(context, 'SELLER');
    const { paymentId } = validInput('MutationConfirmHandOverArgs', given);
    const payment = byId(context.records.payments, paymentId);
    if (payment?.sellerId !== seller.id || !isSale(payment)) throw notFound('Payment');
    if (payment.part === 'FIRST_HALF') handOver(payment);
    if (payment.part !== 'FIRST_HALF' || !payment.handedOverAt) throw handOverRefusal(payment);
    return { message: `${payment.productName} marked as handed over`, payment };
  }),
  cancelSale: mutation((given: { paymentId: string }, context) => {
    requireRole(context, 'ADMIN');
    const { records } = context;
    const { paymentId } = validInput('MutationCancelSaleArgs', given);
    const payment = byId(records.payments, paymentId);
    if (!payment || payment.blind) throw notFound('Payment');
    const product = productOf(records, payment.productId);
    const message = `Sale of ${payment.productName} cancelled`;
    const { balance } = payment;
    if (balance?.status === 'CANCELLED') return { message, payment, product };
    if (!balance || !isCancellable(records, payment)) throw cancelRefusal(payment);
    recordAct(context, 'CANCEL_SALE', product.id);
    const { paidAt } = payment;
    Object.assign(balance, { status: 'CANCELLED', cancelledAt: new Date().toISOString() });
    giveBack(payment, 'cancelled');
    Object.assign(payment, { paidAt });
    returnToSeller(records, product);
    return { message, payment, product };
  }),
};

const refusalWith = (payment: PaymentRecord) => (message: string) =>
  new Refusal('CONFLICT', message, { payload: { payment } });

function handOverRefusal(payment: PaymentRecord): Refusal {
  const { productName, part, status } = payment;
  const refuse = refusalWith(payment);
  if (part === 'BALANCE') {
    return refuse(`This is the balance for ${productName}: the first payment says how it stands.`);
  }
  if (part === 'WHOLE') {
    return refuse(`${productName} is wholly paid: its buyer says when it was received.`);
  }
  if (status !== 'PAID') return refuse(`The payment for ${productName} was refunded.`);
  return refuse(`The buyer says that something is wrong with ${productName}.`);
}

function cancelRefusal(payment: PaymentRecord): Refusal {
  const { productName, part, balance } = payment;
  const refuse = refusalWith(payment);
  if (part !== 'FIRST_HALF' || !balance) {
    return refuse(`${productName} was not sold in two instalments.`);
  }
  if (balance.status === 'PAID') return refuse(`The balance for ${productName} is paid.`);
  return refuse(`The balance for ${productName} is not overdue, and nobody says that it is wrong.`);
}
