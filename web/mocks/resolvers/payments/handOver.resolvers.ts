import type { ReportProblemInput, Resolvers } from '../../generated/resolvers.ts';
import type { PaymentRecord, Records, UserRecord } from '../../records/records.ts';
import { endOfWorkingDay } from '../../records/workingDays.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';

/** How many working days after that of the hand-over the balance may be paid. */
const daysToPay = 3;

type Mutations = Required<Resolvers>['Mutation'];

/** What buyers say of the products that they have bought. */
export const handOverResolvers: Pick<Mutations, 'confirmReceipt' | 'reportProblem'> = {
  confirmReceipt: mutation((given: { paymentId: string }, context) => {
    const buyer = requireRole(context, 'BUYER');
    const { paymentId } = validInput('MutationConfirmReceiptArgs', given);
    const payment = purchaseOf(context.records, buyer, paymentId);
    handOver(payment);
    if (!payment.handedOverAt) throw refusalFor(payment);
    return { message: `${payment.productName} marked as received`, payment };
  }),
  reportProblem: mutation((given: { input: ReportProblemInput }, context) => {
    const buyer = requireRole(context, 'BUYER');
    const { paymentId, problem } = validInput('ReportProblemInput', given.input);
    const payment = purchaseOf(context.records, buyer, paymentId);
    if (payment.status === 'PAID' && payment.part !== 'BALANCE' && !payment.disputedAt) {
      Object.assign(payment, { disputedAt: new Date().toISOString(), problem });
    }
    if (payment.problem !== problem) throw refusalFor(payment);
    return { message: `Problem with ${payment.productName} reported`, payment };
  }),
};

/** Notes that a product was handed over, where it can be: the balance of a sale in two instalments is due then. */
export function handOver(payment: PaymentRecord): void {
  const { balance } = payment;
  const canBe = payment.status === 'PAID' && payment.part !== 'BALANCE' && !payment.disputedAt;
  if (!canBe || payment.handedOverAt) return;
  const now = new Date();
  payment.handedOverAt = now.toISOString();
  if (balance?.status !== 'NOT_DUE') return;
  const dueBy = new Date(endOfWorkingDay(now.getTime(), daysToPay)).toISOString();
  Object.assign(balance, { status: 'DUE', dueFrom: payment.handedOverAt, dueBy });
}

function purchaseOf({ payments }: Records, buyer: UserRecord, id: string): PaymentRecord {
  const payment = payments.find((one) => one.id === id.toLowerCase() && one.buyerId === buyer.id);
  if (!payment) throw notFound('Payment');
  return payment;
}

function refusalFor(payment: PaymentRecord): Refusal {
  const { productName, status } = payment;
  const refuse = (message: string) => new Refusal('CONFLICT', message, { payload: { payment } });
  if (payment.part === 'BALANCE') {
    return refuse(`This is the balance for ${productName}: please say so of the first payment.`);
  }
  if (status === 'PENDING' || status === 'FAILED') return refuse(`${productName} is not paid.`);
  if (status !== 'PAID') return refuse(`Your payment for ${productName} was refunded.`);
  return refuse(`You have already said that something is wrong with ${productName}.`);
}
