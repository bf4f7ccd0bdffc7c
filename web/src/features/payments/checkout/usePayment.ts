import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Outcome, perform } from '../../../apollo/action.ts';
import { useAction } from '../../../apollo/useAction.ts';
import type {
  CreatePaymentIntentMutation,
  RecordPaymentMutation,
} from '../../../generated/graphql.ts';
import { recordPayment } from '../payment.cache.ts';
import { openPayment } from './openPayment.ts';

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
 */
export function usePayment(productId: string) {
  const client = useApolloClient();
  const [stage, setStage] = useState<PaymentState>({ at: 'opening' });
  const [record] = useAction(recordPayment);
  const visit = useRef(0);

  const open = useCallback(async () => {
    visit.current += 1;
    const mine = visit.current;
    setStage({ at: 'opening' });
    const outcome = await perform(client, openPayment, { productId });
    if (mine === visit.current) setStage(stageOf(outcome));
  }, [client, productId]);

  useEffect(() => {
    void open();
    return () => {
      visit.current += 1;
    };
  }, [open]);

  const paid = useCallback(
    async (transactionId: string) => {
      const mine = visit.current;
      setStage({ at: 'paid', transactionId, recorded: null });
      const outcome = await record({ input: { transactionId, productId } });
      if (mine === visit.current) setStage(afterRecording(transactionId, outcome));
    },
    [record, productId],
  );

  return { stage, open, paid };
}

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
