import type { ReportProblemInput, Resolvers } from '../generated/resolvers.ts';
import type { PaymentRecord, Records, UserRecord } from '../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../refusal.ts';
import { validInput } from '../validInput.ts';

type Mutations = Required<Resolvers>['Mutation'];

/** What buyers say of the products that they have bought. */
export const handOverResolvers: Pick<Mutations, 'confirmReceipt' | 'reportProblem'> = {
  confirmReceipt: mutation((given: { paymentId: string }, context) => {
    const buyer = requireRole(context, 'BUYER');
    const { paymentId } = validInput('MutationConfirmReceiptArgs', given);
    const payment = purchaseOf(context.records, buyer, paymentId);
    if (payment.status === 'PAID' && !payment.disputedAt) {
      payment.handedOverAt ??= new Date().toISOString();
    }
    if (!payment.handedOverAt) throw refusalFor(payment);
    return { message: `${payment.productName} marked as received`, payment };
  }),
  reportProblem: mutation((given: { input: ReportProblemInput }, context) => {
    const buyer = requireRole(context, 'BUYER');
    const { paymentId, problem } = validInput('ReportProblemInput', given.input);
    const payment = purchaseOf(context.records, buyer, paymentId);
    if (payment.status === 'PAID' && !payment.disputedAt) {
      Object.assign(payment, { disputedAt: new Date().toISOString(), problem });
    }
    if (payment.problem !== problem) throw refusalFor(payment);
    return { message: `Problem with ${payment.productName} reported`, payment };
  }),
};

function purchaseOf({ payments }: Records, buyer: UserRecord, id: string): PaymentRecord {
  const payment = payments.find((one) => one.id === id.toLowerCase() && one.buyerId === buyer.id);
  if (!payment) throw notFound('Payment');
  return payment;
}

function refusalFor(payment: PaymentRecord): Refusal {
  const { productName, status } = payment;
  const refuse = (message: string) => new Refusal('CONFLICT', message, { payload: { payment } });
  if (status === 'PENDING' || status === 'FAILED') return refuse(`${productName} is not paid.`);
  if (status !== 'PAID') return refuse(`Your payment for ${productName} was refunded.`);
  return refuse(`You have already said that something is wrong with ${productName}.`);
}
