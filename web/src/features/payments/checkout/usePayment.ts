import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../../apollo/sendMutationOnce.ts';
import type {
  CreatePaymentIntentMutation,
  PriceText_MoneyFragment,
  RecordPaymentMutation,
} from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { useRecordPaymentMutation } from '../payment.cache.generated.ts';
import { recordPaymentOptions } from '../payment.cache.ts';
import { useCreatePaymentIntentMutation } from './paymentIntent.cache.generated.ts';
import { createPaymentIntentOptions } from './paymentIntent.cache.ts';

type Amount = FragmentType<PriceText_MoneyFragment>;

/** The state of the payment for one product. */
type PaymentState =
  | { status: 'opening' }
  /** The card can be charged. */
  | { status: 'open'; clientSecret: string }
  /** It cannot be paid for, or not now; `canRetry` says that another attempt may succeed. */
  | { status: 'refused'; message: string; canRetry: boolean }
  /** The card was charged; `recorded` is null while our server has not answered, which tells the rest. */
  | {
      status: 'paid';
      transactionId: string;
      recorded: boolean | null;
      amount: Amount | null;
      paymentId: string | null;
    }
  /** The card was charged, but the payment is refunded. */
  | { status: 'refunded'; transactionId: string; message: string };

/**
 * The payment for one product; its payment intent is created when the page loads. Call `onPaid` with the
 * transaction as soon as Stripe has charged the card; our server may have recorded it already.
 * @param isAvailable whether the product is for sale, as far as this page knows
 */
export function usePayment(productId: string, isAvailable: boolean) {
  const [payment, setPayment] = useState<PaymentState>({ status: 'opening' });
  const [createPaymentIntent] = useCreatePaymentIntentMutation(createPaymentIntentOptions);
  const [recordPayment] = useRecordPaymentMutation(recordPaymentOptions);
  // Answers to an earlier request are ignored.
  const request = useRef(0);
  const isCharged = useRef(false);

  const open = useCallback(async () => {
    request.current += 1;
    const current = request.current;
    setPayment({ status: 'opening' });
    const outcome = await createPaymentIntent({ variables: { productId } });
    if (current === request.current) setPayment(stateAfterOpening(outcome));
  }, [createPaymentIntent, productId]);

  // Again when the product is sold meanwhile: the buyer may have paid for it in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it is for sale changes the answer.
  useEffect(() => {
    if (!isCharged.current) void open();
  }, [open, isAvailable]);
  useEffect(() => {
    return () => {
      request.current += 1;
    };
  }, []);

  const onPaid = useCallback(
    async (transactionId: string) => {
      isCharged.current = true;
      const current = request.current;
      setPayment({ status: 'paid', transactionId, recorded: null, ...unanswered });
      const outcome = await recordPayment({ variables: { input: { transactionId, productId } } });
      if (current === request.current) setPayment(stateAfterRecording(transactionId, outcome));
    },
    [recordPayment, productId],
  );

  return { payment, open, onPaid };
}

const unanswered = { amount: null, paymentId: null };

/** Whether the buyer still has to pay, and can. */
export const isDue = (payment: PaymentState) =>
  payment.status === 'opening' ||
  payment.status === 'open' ||
  (payment.status === 'refused' && payment.canRetry);

function stateAfterOpening(outcome: Outcome<CreatePaymentIntentMutation>): PaymentState {
  if (!outcome.ok) {
    const { code, message } = outcome.refusal;
    return { status: 'refused', message, canRetry: code === null || code === 'UNAVAILABLE' };
  }
  const { clientSecret, payment } = outcome.answer;
  if (clientSecret) return { status: 'open', clientSecret };
  if (payment) {
    const { id: paymentId, transactionId, amount } = payment;
    return { status: 'paid', transactionId, recorded: true, amount, paymentId };
  }
  return { status: 'refused', message: 'The payment could not be opened.', canRetry: true };
}

function stateAfterRecording(
  transactionId: string,
  outcome: Outcome<RecordPaymentMutation>,
): PaymentState {
  if (outcome.ok) {
    const { amount = null, id: paymentId = null } = outcome.answer.payment ?? {};
    return { status: 'paid', transactionId, recorded: true, amount, paymentId };
  }
  const { code, message } = outcome.refusal;
  const isRefunded = code === 'NOT_AVAILABLE' || code === 'PAYMENT_REFUSED';
  if (isRefunded) return { status: 'refunded', transactionId, message };
  return { status: 'paid', transactionId, recorded: false, ...unanswered };
}
