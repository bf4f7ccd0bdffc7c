import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { type Part, transactionOf } from '@fitness-zone/testkit/users/payment-actions.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';

/** Pays part of a product's price without a browser, by default with a card that is always accepted. */
export async function payPart(
  { url }: { url: string },
  buyer: HttpUser,
  product: { id: string },
  part: Part,
  card = 'pm_card_visa',
) {
  const { cards }: ClientConfig = await (await fetch(`${url}/config.json`)).json();
  if (cards.mode !== 'sandbox') throw new Error('Only the card sandbox takes test cards.');
  const opened = await buyer.createPaymentIntent(product, part);
  const transactionId = transactionOf(opened);
  const response = await fetch(`${cards.url}/v1/payment_intents/${transactionId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cards.publishableKey}` },
    body: new URLSearchParams({
      client_secret: opened.clientSecret ?? '',
      payment_method: card,
    }),
  });
  if (!response.ok) throw new Error(`The card was not charged: ${await response.text()}`);
  return (await buyer.recordPayment(transactionId, product)).payment;
}
