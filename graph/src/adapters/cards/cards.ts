import { join } from 'node:path';
import type { CardsConfig } from '@fitness-zone/contract/client-config.ts';
import type { Connection } from 'mongoose';
import Stripe from 'stripe';
import { startCardSandbox } from '../../../embedded/stripe/sandbox.server.ts';
import type { CardsSettings, HostedCards, SandboxedCards } from '../../config/cards.settings.ts';
import { openPastCards, type PastCards } from './past.cards.ts';
import { reserveForSandbox } from './sandbox-owner.ts';

/** The card provider as the shop uses it: the official SDK, for both Stripe and the sandbox. */
export type Cards = {
  stripe: Stripe;
  webhookSecret: string;
  /** Secrets that sign the events of connected accounts; empty if they have no endpoint. */
  connectWebhookSecrets: string[];
  browser: CardsConfig;
  /** Opens the provider's books at other times, where that is the sandbox; null at Stripe. */
  openPast: ((now: () => number) => Promise<PastCards>) | null;
  stop(): Promise<void>;
};

type CardsOptions = {
  dataDir: string;
  /** The origins under which browsers open the app. */
  origins: string[];
  /** The app's own `/webhooks/stripe`, undefined until it listens. */
  webhookUrl: () => string | undefined;
  /** The app's own `/webhooks/stripe/connect`, undefined until it listens. */
  connectWebhookUrl: () => string | undefined;
  /** The types of the platform's events that the app subscribes to. */
  webhookEvents: readonly string[];
  /** The clock of the sandbox. */
  now: () => number;
  onFault: (error: unknown) => void;
  /** The database, if other processes may use it. It accepts one sandbox only. */
  shared: Connection | null;
};

const clientOptions = { timeout: 20_000, maxNetworkRetries: 2, telemetry: false };

/**
 * Opens the card provider that the settings name. The sandbox keeps its books in `dataDir/cards`. Calls of `stripe`
 * raise StripeError; `callCardProvider` turns it into a refusal. Makes no request to a hosted provider yet.
 * @throws ConfigError while the sandbox of another process is in use on the same database; the system's error when the
 * sandbox's port is taken or its books are in use
 */
export async function openCards(settings: CardsSettings, options: CardsOptions): Promise<Cards> {
  return settings.kind === 'hosted' ? openHosted(settings) : openSandbox(settings, options);
}

function openHosted(settings: HostedCards): Cards {
  const { secretKey, publishableKey, webhookSecret, connectWebhookSecrets, apiUrl } = settings;
  return {
    stripe: new Stripe(secretKey, { ...clientOptions, ...(apiUrl ? at(apiUrl) : {}) }),
    webhookSecret,
    connectWebhookSecrets,
    browser: { mode: 'stripe', publishableKey },
    openPast: null,
    stop: async () => undefined,
  };
}

async function openSandbox(
  { port, inMemory = false }: SandboxedCards,
  options: CardsOptions,
): Promise<Cards> {
  const dataDir = inMemory ? null : join(options.dataDir, 'cards');
  await using opened = new AsyncDisposableStack();
  const sandbox = opened.adopt(await startCardSandbox({ ...options, dataDir, port }), (part) =>
    part.stop(),
  );
  const { shared, onFault } = options;
  if (shared) opened.defer(await reserveForSandbox(shared, sandbox.publishableKey, onFault));
  const { publishableKey, secretKey, url, webhookSecret, connectWebhookSecret } = sandbox;
  const parts = opened.move();
  return {
    stripe: new Stripe(secretKey, { ...clientOptions, ...at(url) }),
    webhookSecret,
    connectWebhookSecrets: [connectWebhookSecret],
    browser: { mode: 'sandbox', publishableKey, url },
    openPast: async (now) => openPastCards(await sandbox.openPast(now), secretKey),
    stop: () => parts.disposeAsync(),
  };
}

function at(address: string) {
  const url = new URL(address);
  const protocol = url.protocol === 'http:' ? ('http' as const) : ('https' as const);
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443') };
}
