import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';

/** The sandbox's address and key in the browser's configuration. */
export type SandboxConfig = {
  publishableKey: string;
  url: string;
};

/** A response of Stripe's API: an object of the API, or an error. */
export type ApiResult<Result> = { result: Result } | { error: StripeError };

type Fields = Record<string, string | number | undefined>;

const connectionError: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

/** The calls of Stripe's API that Stripe.js makes here; errors have Stripe's shape. */
export function sandboxApi({ publishableKey, url }: SandboxConfig) {
  async function call<Result>(path: string, fields: Fields, method = 'POST') {
    const given = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const form = new URLSearchParams(given);
    const address = `${url}/v1/${path}${method === 'GET' ? `?${form}` : ''}`;
    const response = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${publishableKey}` },
      signal: AbortSignal.timeout(30_000),
      ...(method === 'POST' ? { body: form } : {}),
    }).catch(() => undefined);
    if (!response) return { error: connectionError };
    const body: Result & { error?: StripeError } = await response.json();
    return body.error ? { error: body.error } : { result: body };
  }

  const intentPath = (clientSecret: string) =>
    `payment_intents/${encodeURIComponent(clientSecret.split('_secret_')[0] ?? '')}`;

  return {
    createPaymentMethod: (fields: Fields): Promise<ApiResult<PaymentMethod>> =>
      call('payment_methods', { type: 'card', ...fields }),
    readIntent: (clientSecret: string): Promise<ApiResult<PaymentIntent>> =>
      call(intentPath(clientSecret), { client_secret: clientSecret }, 'GET'),
    confirm: (clientSecret: string, fields: Fields): Promise<ApiResult<PaymentIntent>> =>
      call(`${intentPath(clientSecret)}/confirm`, { client_secret: clientSecret, ...fields }),
    completeChallenge: (clientSecret: string, outcome: string): Promise<ApiResult<PaymentIntent>> =>
      call(`${intentPath(clientSecret)}/challenge`, { client_secret: clientSecret, outcome }),
  };
}
