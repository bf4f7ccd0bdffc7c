import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js';

export type SandboxAddress = {
  publishableKey: string;
  url: string;
};

export type Answer<Result> = { result: Result } | { error: StripeError };

type Fields = Record<string, string | number | undefined>;

const NO_CONNECTION: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
};

/** The few calls that a browser may make to the card sandbox; errors come back as Stripe's. */
export function sandboxApi({ publishableKey, url }: SandboxAddress) {
  async function call<Result>(path: string, fields: Fields, method = 'POST') {
    const given = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const form = new URLSearchParams(given);
    const address = `${url}/v1/${path}${method === 'GET' ? `?${form}` : ''}`;
    const response = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${publishableKey}` },
      ...(method === 'POST' ? { body: form } : {}),
    }).catch(() => undefined);
    if (!response) return { error: NO_CONNECTION };
    const body: Result & { error?: StripeError } = await response.json();
    return body.error ? { error: body.error } : { result: body };
  }

  const intentPath = (clientSecret: string) =>
    `payment_intents/${encodeURIComponent(clientSecret.split('_secret_')[0] ?? '')}`;

  return {
    createMethod: (fields: Fields): Promise<Answer<PaymentMethod>> =>
      call('payment_methods', { type: 'card', ...fields }),
    readIntent: (clientSecret: string): Promise<Answer<PaymentIntent>> =>
      call(intentPath(clientSecret), { client_secret: clientSecret }, 'GET'),
    confirm: (clientSecret: string, fields: Fields): Promise<Answer<PaymentIntent>> =>
      call(`${intentPath(clientSecret)}/confirm`, { client_secret: clientSecret, ...fields }),
    answerChallenge: (clientSecret: string, outcome: string): Promise<Answer<PaymentIntent>> =>
      call(`${intentPath(clientSecret)}/challenge`, { client_secret: clientSecret, outcome }),
  };
}
