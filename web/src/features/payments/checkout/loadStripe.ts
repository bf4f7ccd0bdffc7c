import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import type { Stripe } from '@stripe/stripe-js';

type CardsConfig = ClientConfig['cards'];

let loaded: { key: string; cards: Promise<Stripe | null> } | undefined;

/**
 * Loads the card provider's part for the browser, once: Stripe.js from Stripe, or the sandbox's
 * stand-in. A failure is a warning in the console and gives null; the next page tries again.
 */
export function loadCards(config: CardsConfig): Promise<Stripe | null> {
  const key = JSON.stringify(config);
  if (loaded?.key !== key) loaded = { key, cards: load(config).catch(warn) };
  return loaded.cards;
}

async function load(config: CardsConfig): Promise<Stripe | null> {
  if (config.mode === 'sandbox') {
    const { createSandboxStripe } = await import('../../../embedded/stripe/sandbox.stripe.ts');
    return createSandboxStripe(config);
  }
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(config.publishableKey);
}

function warn(error: unknown): null {
  loaded = undefined;
  // biome-ignore lint/suspicious/noConsole: the specification asks for exactly this.
  console.warn('The card form could not be loaded.', error);
  return null;
}
