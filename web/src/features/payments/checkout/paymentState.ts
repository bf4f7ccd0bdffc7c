import type { Outcome } from '../../../apollo/mutations/sendMutationOnce.ts';
import type {
  CreatePaymentIntentMutation,
  PaymentPart,
  RecordPaymentMutation,
  RefusalCode,
} from '../../../generated/graphql.ts';

type Asked = NonNullable<CreatePaymentIntentMutation['createPaymentIntent']['amount']>;

/** A payment as the shop has recorded it. */
export type RecordedPayment = {
  part: PaymentPart;
  amount: { formatted: string };
  /** the whole price */
  price: { formatted: string };
  /** the payment that bought the product: the first of two instalments */
  saleId: string;
};

/** The state of the payment for one product, or of one of its instalments. */
export type PaymentState =
  | { status: 'opening' }
  /** The card can be charged with this amount. */
  | { status: 'open'; clientSecret: string; amount: Asked }
  /** The payment was refused, at least for now; `canRetry`: another attempt may succeed. */
  | { status: 'refused'; message: string; canRetry: boolean }
  /** The card was charged; `recorded` and the fields after it are null until our server has answered. */
  | {
      status: 'paid';
      transactionId: string;
      recorded: boolean | null;
      record: RecordedPayment | null;
    }
  /** The card was charged, but the payment is refunded. */
  | { status: 'refunded'; transactionId: string; message: string };

/** Whether the buyer still has to pay and can. */
export const isDue = (payment: PaymentState): boolean =>
  payment.status === 'opening' ||
  payment.status === 'open' ||
  (payment.status === 'refused' && payment.canRetry);

/** The state after the card was charged, before our server has answered. */
export const stateWhenCharged = (transactionId: string): PaymentState => ({
  status: 'paid',
  transactionId,
  recorded: null,
  record: null,
});

/** Refusals after which another attempt may succeed. */
const transientCodes = new Set<RefusalCode>(['UNAVAILABLE', 'TOO_MANY_REQUESTS']);

export function stateAfterOpening(outcome: Outcome<CreatePaymentIntentMutation>): PaymentState {
  if (!outcome.ok) {
    const { code, message } = outcome.refusal;
    return { status: 'refused', message, canRetry: code === null || transientCodes.has(code) };
  }
  const { clientSecret, payment, amount: asked } = outcome.answer;
  if (clientSecret && asked) return { status: 'open', clientSecret, amount: asked };
  if (payment) {
    const { transactionId } = payment;
    return { status: 'paid', transactionId, recorded: true, record: recordedPayment(payment) };
  }
  return { status: 'refused', message: 'We couldn’t start the payment.', canRetry: true };
}

/** The state after our server has recorded the charge. */
export function stateAfterRecording(
  transactionId: string,
  outcome: Outcome<RecordPaymentMutation>,
): PaymentState {
  if (outcome.ok) {
    const { payment } = outcome.answer;
    const record = payment ? recordedPayment(payment) : null;
    return { status: 'paid', transactionId, recorded: true, record };
  }
  const { code, message } = outcome.refusal;
  const isRefunded = code === 'NOT_AVAILABLE' || code === 'PAYMENT_REFUSED';
  if (isRefunded) return { status: 'refunded', transactionId, message };
  return { status: 'paid', transactionId, recorded: false, record: null };
}

type Answered = Omit<RecordedPayment, 'saleId'> & { id: string; firstHalf: { id: string } | null };

const recordedPayment = ({ id, firstHalf, part, amount, price }: Answered): RecordedPayment => ({
  part,
  amount,
  price,
  saleId: firstHalf?.id ?? id,
});
