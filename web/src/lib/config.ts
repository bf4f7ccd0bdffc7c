import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { createContext, use } from 'react';

/** Timeout before a retry. */
const timeoutMs = 20_000;

let pending: Promise<ClientConfig> | undefined;

/**
 * Fetches the run-time configuration, once per page load.
 * @throws Error when the server can't be reached or refuses; the next call tries again
 */
export function loadConfig(): Promise<ClientConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

/** Uses the configuration that the server wrote into the page, so that it isn't fetched. */
export function setConfig(config: ClientConfig): void {
  pending = Promise.resolve(config);
}

async function fetchConfig(): Promise<ClientConfig> {
  const url = '/config.json';
  const signal = AbortSignal.timeout(timeoutMs);
  // A service worker has stored it.
  const response = await fetch(url, { signal }).catch(() => caches.match(url));
  if (!response?.ok) throw new Error('The server can’t be reached.');
  return (await response.json()) as ClientConfig;
}

export const ConfigContext = createContext<ClientConfig>({
  publicUrl: 'http://localhost',
  currency: 'usd',
  timeZone: 'UTC',
  holidays: [],
  payouts: { isOn: true, delayDays: 2, fee: { percent: 0, fixed: 0 } },
  firebase: { apiKey: '', authDomain: '', projectId: '', emulatorUrl: null },
  cards: { mode: 'stripe', publishableKey: '' },
  uploads: { url: '/upload', maxBytes: 10 * 1024 * 1024 },
  places: { text: 'GeoNames', url: 'https://www.geonames.org' },
  socialLinks: [],
  pushKey: null,
  demoMails: false,
  demoAccounts: null,
});

/** The configuration of a server-rendered page, for parts outside the screens; otherwise null. */
export const RenderedConfigContext = createContext<ClientConfig | null>(null);

/** The run-time configuration, available in every screen inside the shell. */
export const useConfig = (): ClientConfig => use(ConfigContext);
