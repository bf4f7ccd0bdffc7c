import {
  type SandboxForTest,
  startSandboxForTest,
} from '@fitness-zone/testkit/payments/card-sandbox.ts';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { PaymentIntentResult, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stubDialogs } from '../../../testing/browserApiStubs.ts';
import { createSandboxStripe } from './sandbox.stripe.ts';

let sandbox: SandboxForTest;

stubDialogs();

beforeAll(async () => {
  sandbox = await startSandboxForTest({ origins: [window.location.origin] });
});

afterEach(cleanup);

afterAll(async () => {
  await sandbox.stop();
  await sandbox.remove();
});

const say = ({ error, paymentIntent }: PaymentIntentResult) =>
  error ? `${error.code}: ${error.message}` : `status ${paymentIntent.status}`;

function CheckoutForm(props: {
  secret: string;
  onChange: (event: StripeCardElementChangeEvent) => void;
}) {
  const stripe = useStripe();
  const elements = useElements();
  const [outcome, setOutcome] = useState('');
  const pay = async () => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    const billing_details = { name: 'Ada Buyer', email: 'ada@example.com' };
    const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details });
    if (made.error) return setOutcome(`${made.error.code}: ${made.error.message}`);
    const method = { payment_method: made.paymentMethod.id };
    setOutcome(say(await stripe.confirmCardPayment(props.secret, method)));
  };
  return (
    <>
      <CardElement onChange={props.onChange} />
      <button type="button" disabled={!stripe} onClick={pay}>
        Pay
      </button>
      <output>{outcome}</output>
    </>
  );
}

async function renderCheckout() {
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 129_00, currency: 'usd' });
  const changes: StripeCardElementChangeEvent[] = [];
  const stripe = createSandboxStripe(sandbox);
  const view = render(
    <Elements stripe={stripe}>
      <CheckoutForm
        secret={String(intent.client_secret)}
        onChange={(event) => changes.push(event)}
      />
    </Elements>,
  );
  const user = userEvent.setup();
  const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const type = async (text: string) => user.type(await field(/card number/i), text);
  const pay = () => user.click(screen.getByRole('button', { name: 'Pay' }));
  const read = () => sandbox.stripe.paymentIntents.retrieve(intent.id);
  return { changes, field, pay, read, type, user, view, last: () => changes.at(-1) };
}

test('digits typed in one go fill number, expiry and code, grouped as on the card', async () => {
  const checkout = await renderCheckout();
  await checkout.type('4242424242424242');
  await checkout.user.keyboard('1240123');
  expect((await checkout.field(/card number/i)).value).toBe('4242 4242 4242 4242');
  expect((await checkout.field(/expiration/i)).value).toBe('12 / 40');
  expect((await checkout.field(/security code/i)).value).toBe('123');
  expect(checkout.last()).toMatchObject({ complete: true, brand: 'visa', error: undefined });
});

test.each([
  ['4242424242424241', 'invalid_number', 'Your card number is invalid.'],
  ['4242424242424242{Tab}13', 'invalid_expiry_month', 'expiration month is invalid'],
  ['4242424242424242{Tab}0120', 'invalid_expiry_year_past', 'expiration year is in the past'],
])('typing %s is called %s at once', async (keys, code, message) => {
  const checkout = await renderCheckout();
  const [number = '', rest] = keys.split('{Tab}');
  await checkout.type(number);
  if (rest) await checkout.user.keyboard(rest);
  expect(checkout.last()?.error).toMatchObject({ code, message: expect.stringContaining(message) });
  expect(checkout.last()?.complete).toBe(false);
});

test('an unfinished number counts as wrong only after one left it', async () => {
  const checkout = await renderCheckout();
  await checkout.type('4242');
  expect(checkout.last()?.error).toBeUndefined();
  await checkout.user.tab();
  expect(checkout.last()?.error?.message).toBe('Your card number is incomplete.');
  expect((await checkout.field(/card number/i)).getAttribute('aria-invalid')).toBe('true');
});

test('a digit corrected in the middle keeps the caret there', async () => {
  const checkout = await renderCheckout();
  await checkout.type('4242424242424241');
  const number = await checkout.field(/card number/i);
  number.setSelectionRange(19, 19);
  await checkout.user.keyboard('{Backspace}2');
  expect(number.value).toBe('4242 4242 4242 4242');
});

test('a complete card pays, with the billing details of the buyer', async () => {
  const checkout = await renderCheckout();
  await checkout.type('4242424242424242');
  await checkout.user.keyboard('1240123');
  await checkout.pay();
  await screen.findByText('status succeeded');
  const paid = await checkout.read();
  expect(paid.amount_received).toBe(129_00);
  const method = await sandbox.stripe.paymentMethods.retrieve(String(paid.payment_method));
  expect(method.billing_details).toMatchObject({ name: 'Ada Buyer', email: 'ada@example.com' });
});

test('an incomplete card is refused before anything is sent', async () => {
  const checkout = await renderCheckout();
  await checkout.type('4242');
  await checkout.pay();
  await screen.findByText('incomplete_number: Your card number is incomplete.');
});

test("a decline shows the bank's words, and another card may follow", async () => {
  const checkout = await renderCheckout();
  await checkout.type('4000000000009995');
  await checkout.user.keyboard('1240123');
  await checkout.pay();
  await screen.findByText('card_declined: Your card has insufficient funds.');
  await checkout.user.clear(await checkout.field(/card number/i));
  await checkout.type('4242424242424242');
  await checkout.pay();
  await screen.findByText('status succeeded');
});

test('a card that needs a challenge pays once the cardholder passed it', async () => {
  const checkout = await renderCheckout();
  await checkout.type('4000002760003184');
  await checkout.user.keyboard('1240123');
  await checkout.pay();
  await checkout.user.click(await screen.findByRole('button', { name: 'Complete authentication' }));
  await screen.findByText('status succeeded');
});

test('a failed challenge takes no money and says so', async () => {
  const checkout = await renderCheckout();
  await checkout.type('4000002760003184');
  await checkout.user.keyboard('1240123');
  await checkout.pay();
  expect((await screen.findByRole('dialog')).textContent).toContain('$129');
  await checkout.user.click(screen.getByRole('button', { name: 'Fail authentication' }));
  await screen.findByText(/payment_intent_authentication_failure/);
  expect((await checkout.read()).amount_received).toBe(0);
});

test('leaving the page forgets the card', async () => {
  const checkout = await renderCheckout();
  await checkout.type('4242424242424242');
  const number = await checkout.field(/card number/i);
  checkout.view.unmount();
  expect(number.value).toBe('');
  expect(number.isConnected).toBe(false);
});
