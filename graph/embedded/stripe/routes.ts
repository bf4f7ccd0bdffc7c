import { connectRoutes } from './connect.routes.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from './objects.ts';
import { closeDispute, findDispute, updateDispute } from './operations/disputes.ts';
import type { OperationContext } from './operations/operation-context.ts';
import {
  answerChallenge,
  cancelIntent,
  confirmIntent,
  createIntent,
  findIntent,
} from './operations/payment.intents.ts';
import { createPaymentMethod, findPaymentMethod } from './operations/payment.methods.ts';
import { createRefund } from './operations/refunds.ts';
import { one, page } from './page.ts';
import type { Params } from './params.ts';
import type { Call, Route } from './route.ts';
import { noSuch } from './stripe.errors.ts';

const ofIntent = { parent: 'payment_intent' };

/** The calls of Stripe's API that the sandbox supports; `challenge` is its own, for the bank's page. */
export const routes: readonly Route[] = [
  { method: 'POST', url: '/v1/payment_methods', browser: true, run: newPaymentMethod },
  { method: 'GET', url: '/v1/payment_methods/:id', run: paymentMethod },
  {
    method: 'POST',
    url: '/v1/payment_intents',
    run: ({ context, params }) => createIntent(context, params),
  },
  {
    method: 'GET',
    url: '/v1/payment_intents',
    run: (call) => page<PaymentIntent>('payment_intent', call),
  },
  { method: 'GET', url: '/v1/payment_intents/:id', browser: true, run: on(readOnly) },
  { method: 'POST', url: '/v1/payment_intents/:id/confirm', browser: true, run: on(confirmIntent) },
  {
    method: 'POST',
    url: '/v1/payment_intents/:id/challenge',
    browser: true,
    run: on(answerChallenge),
  },
  { method: 'POST', url: '/v1/payment_intents/:id/cancel', run: on(cancelIntent) },
  { method: 'GET', url: '/v1/charges', run: (call) => page<Charge>('charge', call, ofIntent) },
  { method: 'GET', url: '/v1/charges/:id', accounts: true, run: one<Charge>('charge') },
  {
    method: 'POST',
    url: '/v1/refunds',
    run: ({ context, params }) => createRefund(context, params),
  },
  { method: 'GET', url: '/v1/refunds', run: (call) => page<Refund>('refund', call, ofIntent) },
  { method: 'GET', url: '/v1/refunds/:id', accounts: true, run: one<Refund>('refund') },
  { method: 'GET', url: '/v1/disputes', run: (call) => page<Dispute>('dispute', call, ofIntent) },
  { method: 'GET', url: '/v1/disputes/:id', run: one<Dispute>('dispute') },
  {
    method: 'POST',
    url: '/v1/disputes/:id',
    run: ({ context, id, params }) => updateDispute(context, findDispute(context, id), params),
  },
  {
    method: 'POST',
    url: '/v1/disputes/:id/close',
    run: ({ context, id, params }) => closeDispute(context, findDispute(context, id), params),
  },
  ...connectRoutes,
];

type IntentAction = (
  context: OperationContext,
  intent: PaymentIntent,
  params: Params,
) => PaymentIntent;

/** An action on one intent. A browser proves by the client secret that the intent is its own. */
function on(action: IntentAction): Route['run'] {
  return ({ context, id, params, fromBrowser }) => {
    const secret = params.text('client_secret');
    const intent = findIntent(context, id);
    if (fromBrowser && secret !== intent.client_secret)
      throw noSuch('payment_intent', id, 'intent');
    const result = action(context, intent, params);
    return fromBrowser ? forBrowser(result) : result;
  };
}

/** Leaves out the merchant's own notes. */
export function forBrowser(intent: PaymentIntent): Omit<PaymentIntent, 'metadata'> {
  const { metadata, latest_charge, ...shown } = intent;
  return { ...shown, latest_charge: null };
}

function readOnly(_desk: OperationContext, intent: PaymentIntent, params: Params): PaymentIntent {
  params.finish();
  return intent;
}

function newPaymentMethod({ context, params }: Call): object {
  const method = createPaymentMethod(context, params);
  params.finish();
  return method;
}

function paymentMethod({ context, id, params }: Call): object {
  params.finish();
  return findPaymentMethod(context, id);
}
