import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import type { Stripe } from '@stripe/stripe-js';
import { loadChunk } from '../../../../lib/chunks/loadChunk.ts';

type CardsConfig = ClientConfig['cards'];

let loaded: { key: string; stripe: Promise<Stripe | null> } | undefined;

/**
 * Loads Stripe.js from Stripe, or the sandbox's implementation of it, once. A failure logs a warning in the console and
 * returns null; the next call tries again.
 */
export function loadStripe(config: CardsConfig): Promise<Stripe | null> {
  const key = JSON.stringify(config);
  if (loaded?.key !== key) loaded = { key, stripe: load(config).catch(warn) };
  return loaded.stripe;
}

async function load(config: CardsConfig): Promise<Stripe | null> {
  if (config.mode === 'sandbox') {
    const { createSandboxStripe } = await loadChunk(
      () => import('../../../../embedded/stripe/sandbox.stripe.ts'),
    );
    return createSandboxStripe(config);
  }
  const { loadStripe: loadStripeJs } = await loadChunk(() => import('@stripe/stripe-js/pure'));
  return loadStripeJs(config.publishableKey);
}

function warn(error: unknown): null {
  loaded = undefined;
  // biome-ignore lint/suspicious/noConsole: the specification asks for exactly this.
  console.warn('We couldn’t load the card form.', error);
  return null;
}
