import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useCallback, useRef, useState } from 'react';

type Buyer = { displayName: string; email: string };

type Options = {
  clientSecret: string | null;
  buyer: Buyer;
  /** The money was taken. */
  onPaid: (transactionId: string) => void;
  /** The payment was ended elsewhere: it has to be opened anew. */
  onGone: () => void;
};

const UNFINISHED = 'Your bank is still deciding. This page will know when you come back to it.';

/** Charging the card in the form: `pay` does it, once at a time; `error` is the provider's text. */
export function useCardPayment({ clientSecret, buyer, onPaid, onGone }: Options) {
  const stripe = useStripe();
  const elements = useElements();
  const [processing, setProcessing] = useState(false);
  const [error, setError] = useState<string>();
  // A second click may come before the first has repainted the button.
  const busy = useRef(false);

  const charge = useCallback(async () => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !clientSecret || !card) return;
    const billing_details = { name: buyer.displayName, email: buyer.email };
    const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details });
    if (made.error) return setError(made.error.message);
    setError(undefined);
    setProcessing(true);
    const { id } = made.paymentMethod;
    const confirmed = await stripe.confirmCardPayment(clientSecret, { payment_method: id });
    // Paid in another tab, or the answer to an earlier click was lost: the money was taken all the same.
    const intent = confirmed.paymentIntent ?? confirmed.error.payment_intent;
    if (intent?.status === 'succeeded') return onPaid(intent.id);
    if (intent?.status === 'canceled') return onGone();
    setError(confirmed.error?.message ?? UNFINISHED);
  }, [stripe, elements, clientSecret, buyer, onPaid, onGone]);

  const pay = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await charge();
    } catch (fault) {
      setError(fault instanceof Error ? fault.message : 'The card could not be charged.');
    } finally {
      busy.current = false;
      setProcessing(false);
    }
  }, [charge]);

  return { pay, processing, error, setError, ready: stripe !== null && clientSecret !== null };
}
