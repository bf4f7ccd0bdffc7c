import { join } from 'node:path';
import Stripe from 'stripe';
import { startCardSandbox } from './sandbox/sandbox.server.ts';

/** What the browser is told about card payment: which Stripe object to load, and its public key. */
export type CardsInBrowser =
  | { mode: 'stripe'; publishableKey: string }
  | { mode: 'sandbox'; publishableKey: string; url: string };

/** The card provider as the product uses it: the official SDK, whoever answers it. */
export interface Cards {
  stripe: Stripe;
  webhookSecret: string;
  browser: CardsInBrowser;
  stop(): Promise<void>;
}

export type CardsConfig =
  | {
      mode: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      /** Another address for Stripe's API, such as a proxy. */
      apiUrl?: string;
    }
  | {
      mode: 'sandbox';
      dataDir: string;
      port: number;
      /** The origins under which browsers open the app. */
      origins: string[];
      /** The app's own `/webhooks/stripe`, undefined until it listens. */
      webhookUrl: () => string | undefined;
      onFault: (error: unknown) => void;
    };

const PATIENCE = { timeout: 20_000, maxNetworkRetries: 2, telemetry: false };

/** Opens the card provider that the configuration names: hosted Stripe, or the sandbox on loopback. */
export async function openCards(config: CardsConfig): Promise<Cards> {
  return config.mode === 'stripe' ? hosted(config) : sandboxed(config);
}

function hosted(config: Extract<CardsConfig, { mode: 'stripe' }>): Cards {
  return {
    stripe: new Stripe(config.secretKey, {
      ...PATIENCE,
      ...(config.apiUrl ? at(config.apiUrl) : {}),
    }),
    webhookSecret: config.webhookSecret,
    browser: { mode: 'stripe', publishableKey: config.publishableKey },
    stop: async () => undefined,
  };
}

async function sandboxed(config: Extract<CardsConfig, { mode: 'sandbox' }>): Promise<Cards> {
  const { dataDir, ...options } = config;
  const sandbox = await startCardSandbox({ ...options, dataDir: join(dataDir, 'cards') });
  const { publishableKey, url, webhookSecret } = sandbox;
  return {
    stripe: new Stripe(sandbox.secretKey, { ...PATIENCE, ...at(url) }),
    webhookSecret,
    browser: { mode: 'sandbox', publishableKey, url },
    stop: sandbox.stop,
  };
}

function at(address: string) {
  const url = new URL(address);
  const protocol = url.protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443') };
}
