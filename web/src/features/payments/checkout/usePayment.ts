import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../../apollo/sendMutationOnce.ts';
import type {
  CreatePaymentIntentMutation,
  RecordPaymentMutation,
} from '../../../generated/graphql.ts';
import { useRecordPaymentMutation } from '../payment.cache.generated.ts';
import { recordPaymentOptions } from '../payment.cache.ts';
import { useCreatePaymentIntentMutation } from './paymentIntent.cache.generated.ts';
import { createPaymentIntentOptions } from './paymentIntent.cache.ts';

/** Where the payment of one product stands on this page. */
export type PaymentState =
  | { at: 'opening' }
  /** The card can be charged. */
  | { at: 'open'; clientSecret: string }
  /** It cannot be paid for, or not now; `again` says that trying again may help. */
  | { at: 'refused'; message: string; again: boolean }
  /** The money was taken; `recorded` is null while the shop has not answered. */
  | { at: 'paid'; transactionId: string; recorded: boolean | null }
  /** The money was taken, but goes back. */
  | { at: 'returned'; transactionId: string; message: string };

type Recorded = Outcome<RecordPaymentMutation>;

/**
 * The payment of one product, opened when the page loads. `paid` is to be called with the
 * transaction as soon as the provider has taken the money; the shop may know already.
 * @param isAvailable whether the product is for sale, as far as this page has heard
 */
export function usePayment(productId: string, isAvailable: boolean) {
  const [stage, setStage] = useState<PaymentState>({ at: 'opening' });
  const [createPaymentIntent] = useCreatePaymentIntentMutation(createPaymentIntentOptions);
  const [recordPayment] = useRecordPaymentMutation(recordPaymentOptions);
  const visit = useRef(0);
  const isCharged = useRef(false);

  const open = useCallback(async () => {
    visit.current += 1;
    const mine = visit.current;
    setStage({ at: 'opening' });
    const outcome = await createPaymentIntent({ variables: { productId } });
    if (mine === visit.current) setStage(stageOf(outcome));
  }, [createPaymentIntent, productId]);

  // Again when the product is sold meanwhile: the buyer may have paid for it in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is for sale changes the answer.
  useEffect(() => {
    if (!isCharged.current) void open();
  }, [open, isAvailable]);
  useEffect(() => {
    return () => {
      visit.current += 1;
    };
  }, []);

  const paid = useCallback(
    async (transactionId: string) => {
      isCharged.current = true;
      const mine = visit.current;
      setStage({ at: 'paid', transactionId, recorded: null });
      const outcome = await recordPayment({ variables: { input: { transactionId, productId } } });
      if (mine === visit.current) setStage(afterRecording(transactionId, outcome));
    },
    [recordPayment, productId],
  );

  return { stage: !isAvailable && stage.at === 'open' ? soldMeanwhile : stage, open, paid };
}

/** Whether the buyer still has to pay, and can. */
export const isDue = (stage: PaymentState) =>
  stage.at === 'opening' || stage.at === 'open' || (stage.at === 'refused' && stage.again);

const soldMeanwhile: PaymentState = {
  at: 'refused',
  message: 'This product is not available any more.',
  again: false,
};

function stageOf(outcome: Outcome<CreatePaymentIntentMutation>): PaymentState {
  if (!outcome.ok) {
    const { code, message } = outcome.refusal;
    return { at: 'refused', message, again: code === null || code === 'UNAVAILABLE' };
  }
  const { clientSecret, payment } = outcome.answer;
  if (clientSecret) return { at: 'open', clientSecret };
  const transactionId = payment?.transactionId;
  if (transactionId) return { at: 'paid', transactionId, recorded: true };
  return { at: 'refused', message: 'The payment could not be opened.', again: true };
}

function afterRecording(transactionId: string, outcome: Recorded): PaymentState {
  if (outcome.ok) return { at: 'paid', transactionId, recorded: true };
  const { code, message } = outcome.refusal;
  const isReturned = code === 'NOT_AVAILABLE' || code === 'PAYMENT_REFUSED';
  if (isReturned) return { at: 'returned', transactionId, message };
  return { at: 'paid', transactionId, recorded: false };
}
