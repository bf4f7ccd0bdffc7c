import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useCallback, useRef, useState } from 'react';

type Buyer = { displayName: string; email: string };

type Options = {
  clientSecret: string | null;
  buyer: Buyer;
  /** The card was charged. */
  onPaid: (transactionId: string) => void;
  /** The payment intent was cancelled elsewhere: another one has to be created. */
  onCanceled: () => void;
};

const undecidedMessage = 'Your bank is still deciding. Come back to this page to see the result.';

/** Charges the card in the form: `pay` sends one payment at a time; `error` is Stripe's text. */
export function useCardPayment({ clientSecret, buyer, onPaid, onCanceled }: Options) {
  const stripe = useStripe();
  const elements = useElements();
  const [processing, setProcessing] = useState(false);
  const [error, setError] = useState<string>();
  // A second click may arrive before the first has disabled the button.
  const isPaying = useRef(false);

  const charge = useCallback(async () => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !clientSecret || !card) return;
    const billing_details = { name: buyer.displayName, email: buyer.email };
    const created = await stripe.createPaymentMethod({ type: 'card', card, billing_details });
    if (created.error) return setError(created.error.message);
    setError(undefined);
    setProcessing(true);
    const { id } = created.paymentMethod;
    const confirmed = await stripe.confirmCardPayment(clientSecret, { payment_method: id });
    // Paid in another tab, or the answer to an earlier click was lost: the card was charged either way.
    const intent = confirmed.paymentIntent ?? confirmed.error.payment_intent;
    if (intent?.status === 'succeeded') return onPaid(intent.id);
    if (intent?.status === 'canceled') return onCanceled();
    setError(confirmed.error?.message ?? undecidedMessage);
  }, [stripe, elements, clientSecret, buyer, onPaid, onCanceled]);

  const pay = useCallback(async () => {
    if (isPaying.current) return;
    isPaying.current = true;
    try {
      await charge();
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : 'We couldn’t charge the card.');
    } finally {
      isPaying.current = false;
      setProcessing(false);
    }
  }, [charge]);

  return { pay, processing, error, setError, ready: stripe !== null && clientSecret !== null };
}
