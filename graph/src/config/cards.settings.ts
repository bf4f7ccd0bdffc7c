import type { CleanedEnv } from 'envalid';
import { httpUrl, itemsOf, optionalText, tcpPortOrFree } from './validators.ts';

export type CardsSettings = HostedCards | SandboxedCards;

/** Stripe, by the keys of an account. */
export type HostedCards = {
  kind: 'hosted';
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The secrets of the endpoints for events of connected accounts. Stripe has a separate endpoint for thin events. */
  connectWebhookSecrets: string[];
  /** Another address for Stripe's API, such as a proxy; null for Stripe's own. */
  apiUrl: string | null;
};

/** The card sandbox, started by this process. */
export type SandboxedCards = {
  kind: 'sandbox';
  /** TCP port on 127.0.0.1; 0 takes a free one. */
  port: number;
  /** For tests: books aren't kept on disk. */
  inMemory?: boolean;
};

/** The variables that choose and configure the card provider. */
export const cardsVariables = {
  STRIPE_SECRET_KEY: optionalText(),
  STRIPE_PUBLISHABLE_KEY: optionalText(),
  STRIPE_WEBHOOK_SECRET: optionalText(),
  STRIPE_CONNECT_WEBHOOK_SECRET: optionalText(),
  STRIPE_API_URL: httpUrl({ default: undefined }),
  CARD_SANDBOX_PORT: tcpPortOrFree({ default: 4001 }),
};

/** The variables of Stripe, which are set all together or not at all. */
export const stripeGroup = {
  names: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  otherwise: 'none for the card sandbox',
} as const;

/** The card provider from checked variables: Stripe if its keys are present. */
export function cardsSettings(env: CleanedEnv<typeof cardsVariables>): CardsSettings {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (!secretKey || !publishableKey || !webhookSecret)
    return { kind: 'sandbox', port: env.CARD_SANDBOX_PORT };
  const apiUrl = env.STRIPE_API_URL ?? null;
  const connectWebhookSecrets = itemsOf(env.STRIPE_CONNECT_WEBHOOK_SECRET ?? '');
  return {
    ...({ kind: 'hosted', secretKey, publishableKey, webhookSecret } as const),
    connectWebhookSecrets,
    apiUrl,
  };
}
