import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../../apollo/mutations/sendMutationOnce.ts';
import type { CreatePaymentIntentMutation, PaymentPart } from '../../../generated/graphql.ts';
import {
  useCreatePaymentIntentMutation,
  useRecordPaymentMutation,
} from '../../../generated/payments.ts';
import { useFirstHalf } from '../balance/useFirstHalf.ts';
import { createPaymentIntentOptions } from './paymentIntent.cache.ts';
import {
  type PaymentState,
  stateAfterOpening,
  stateAfterRecording,
  stateWhenCharged,
} from './paymentState.ts';

type Opening = { terms: string; outcome: Promise<Outcome<CreatePaymentIntentMutation>> };

/** A sale in two instalments; `wasOpen`: whether the balance could be paid at the time of the request. */
type Instalments = { firstHalfId: string; wasOpen: boolean };

function instalmentsOf(
  paid: CreatePaymentIntentMutation['createPaymentIntent']['payment'],
): Instalments | null {
  if (!paid || paid.part === 'WHOLE') return null;
  return { firstHalfId: paid.firstHalf?.id ?? paid.id, wasOpen: paid.viewerCanPayBalance };
}

type Options = {
  productId: string;
  /** a key that changes with the product's stock, price and hold on this page */
  stockAndPrice: string;
  /** the part to pay; once the first half is paid, the balance */
  initialPart: PaymentPart;
};

/**
 * The payment for one product. Creates its payment intent when the page loads, and a new one when another part of the
 * price is chosen. Call `onPaid` with the transaction once Stripe has charged the card; our server may have recorded it
 * already.
 */
export function usePayment({ productId, stockAndPrice, initialPart }: Options) {
  const [payment, setPayment] = useState<PaymentState>({ status: 'opening' });
  const [part, setPart] = useState(initialPart);
  const [sale, setSale] = useState<Instalments | null>(null);
  const firstHalf = useFirstHalf(sale?.firstHalfId ?? null);
  const [createPaymentIntent] = useCreatePaymentIntentMutation(createPaymentIntentOptions);
  const [recordPayment] = useRecordPaymentMutation();
  // Answers to an earlier request are ignored.
  const request = useRef(0);
  const latest = useRef<Opening>(undefined);
  const isCharged = useRef(false);

  // Repeat the request when the product is sold meanwhile, since the buyer may have paid in another tab; when it is
  // paused or repriced, so that the buyer never pays a price that isn't shown; and when a balance is settled.
  const isSettled = sale?.wasOpen === true && firstHalf?.viewerCanPayBalance === false;
  const terms = `${part} ${stockAndPrice} ${isSettled}`;

  const take = useCallback(
    (outcome: Outcome<CreatePaymentIntentMutation>) => {
      const instalments = outcome.ok ? instalmentsOf(outcome.answer.payment) : null;
      if (instalments) setSale(instalments);
      // The first half is paid; continue with the balance.
      if (instalments?.wasOpen && part !== 'BALANCE') setPart('BALANCE');
      else setPayment(stateAfterOpening(outcome));
    },
    [part],
  );

  const open = useCallback(
    async ({ again }: { again: boolean }) => {
      request.current += 1;
      const current = request.current;
      setPayment({ status: 'opening' });
      // One at a time, since each cancels the payment opened for another part; and none twice.
      await latest.current?.outcome;
      if (current !== request.current) return;
      if (again || latest.current?.terms !== terms) {
        const outcome = createPaymentIntent({ variables: { productId, part } });
        latest.current = { terms, outcome };
      }
      const outcome = await latest.current?.outcome;
      if (!outcome || current !== request.current) return;
      take(outcome);
    },
    [createPaymentIntent, productId, part, terms, take],
  );

  useEffect(() => {
    if (!isCharged.current) void open({ again: false });
  }, [open]);
  useEffect(() => {
    return () => {
      request.current += 1;
    };
  }, []);

  const onPaid = useCallback(
    async (transactionId: string) => {
      isCharged.current = true;
      const current = request.current;
      setPayment(stateWhenCharged(transactionId));
      const outcome = await recordPayment({ variables: { input: { transactionId, productId } } });
      if (current !== request.current) return;
      const state = stateAfterRecording(transactionId, outcome);
      if (state.status === 'paid' && state.record && state.record.part !== 'WHOLE') {
        setSale({ firstHalfId: state.record.saleId, wasOpen: false });
      }
      setPayment(state);
    },
    [recordPayment, productId],
  );

  const openAgain = useCallback(() => open({ again: true }), [open]);
  return { payment, part, choosePart: setPart, firstHalf, open: openAgain, onPaid };
}
