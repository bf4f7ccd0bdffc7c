import { formatShortMoney } from '@fitness-zone/contract/payments/money.ts';
import type {
  ConfirmCardPaymentData,
  ConfirmCardPaymentOptions,
  CreatePaymentMethodData,
  PaymentIntent,
  PaymentIntentResult,
  PaymentMethodResult,
  Stripe,
  StripeCardElementOptions,
  StripeError,
} from '@stripe/stripe-js';
import { SandboxCardElement } from './card.element.ts';
import { authenticate } from './challenge.dialog.ts';
import { type ApiResult, type SandboxConfig, sandboxApi } from './sandbox.api.ts';

type BillingDetails = { name?: string | null; email?: string | null } | undefined;

/**
 * A stand-in for Stripe.js that talks to the card sandbox: the part of its interface that
 * `<Elements>`, `<CardElement>` and a card payment use, with Stripe's results and texts.
 */
export function createSandboxStripe(address: SandboxConfig): Stripe {
  const api = sandboxApi(address);

  async function createMethodFrom(element: unknown, billing: BillingDetails) {
    if (!(element instanceof SandboxCardElement)) {
      throw new Error('The card sandbox needs the card element that its elements() created.');
    }
    const typed = element.read();
    if ('error' in typed) return { error: { type: 'validation_error' as const, ...typed.error } };
    return api.createPaymentMethod({
      ...nested('card', { ...typed.card }),
      ...nested('billing_details', {
        name: billing?.name ?? undefined,
        email: billing?.email ?? undefined,
      }),
    });
  }

  async function createPaymentMethod(data: CreatePaymentMethodData): Promise<PaymentMethodResult> {
    if (!('card' in data)) throw new Error('The card sandbox takes cards only.');
    const answer = await createMethodFrom(data.card, data.billing_details);
    return 'error' in answer ? { error: answer.error } : { paymentMethod: answer.result };
  }

  async function confirmCardPayment(
    clientSecret: string,
    data: ConfirmCardPaymentData = {},
    options: ConfirmCardPaymentOptions = {},
  ): Promise<PaymentIntentResult> {
    const given = data.payment_method;
    let method = typeof given === 'string' ? given : undefined;
    if (given && typeof given === 'object' && 'card' in given) {
      const made = await createMethodFrom(given.card, given.billing_details);
      if ('error' in made) return { error: made.error };
      method = made.result.id;
    }
    const confirmed = method
      ? await api.confirm(clientSecret, { payment_method: method })
      : await api.readIntent(clientSecret);
    if ('error' in confirmed || options.handleActions === false) return asResult(confirmed);
    return handleAction(clientSecret, confirmed.result);
  }

  async function handleAction(
    clientSecret: string,
    intent: PaymentIntent,
  ): Promise<PaymentIntentResult> {
    if (intent.status !== 'requires_action') return { paymentIntent: intent };
    const outcome = await authenticate(
      formatShortMoney(intent.amount, intent.currency),
      async () => {
        const now = await api.readIntent(clientSecret);
        return 'error' in now || now.result.status === 'requires_action';
      },
    );
    const answer =
      outcome === 'elsewhere'
        ? await api.readIntent(clientSecret)
        : await api.completeChallenge(clientSecret, outcome);
    const failed = 'result' in answer ? answer.result.last_payment_error : null;
    return failed ? { error: failed as StripeError } : asResult(answer);
  }

  async function readIntent(clientSecret: string): Promise<PaymentIntentResult> {
    return asResult(await api.readIntent(clientSecret));
  }

  const stripe = {
    elements: createElements,
    createToken: async () => {
      throw new Error('The card sandbox makes payment methods, not tokens.');
    },
    createPaymentMethod,
    confirmCardPayment,
    retrievePaymentIntent: readIntent,
  };
  // Stripe's interface has some seventy methods; the product only calls these.
  return stripe as unknown as Stripe;
}

function createElements() {
  let card: SandboxCardElement | null = null;
  return {
    create: (type: string, options?: StripeCardElementOptions) => {
      if (type !== 'card') throw new Error(`The card sandbox has no ${type} element.`);
      card = new SandboxCardElement(options);
      return card;
    },
    getElement: () => card,
    update: () => undefined,
  };
}

function nested(name: string, fields: Record<string, string | number | undefined>) {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [`${name}[${field}]`, value]),
  );
}

function asResult(answer: ApiResult<PaymentIntent>): PaymentIntentResult {
  return 'error' in answer ? { error: answer.error } : { paymentIntent: answer.result };
}
