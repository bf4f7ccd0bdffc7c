import { createContext, use } from 'react';

/** What the server tells the browser at run time, so that one build serves any environment. */
export type ClientConfig = {
  /** ISO 4217, lower case */
  currency: string;
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    /** the address of the local emulator, absent with the hosted service */
    emulatorUrl?: string | null;
  };
  cards:
    | { mode: 'stripe'; publishableKey: string }
    /** `url`: where the local card sandbox listens */
    | { mode: 'sandbox'; publishableKey: string; url: string };
  /** where photos are sent */
  uploads: { url: string };
  /** accounts to try the shop with; null unless identity is emulated */
  demoAccounts: { email: string; password: string; role: string }[] | null;
};

let pending: Promise<ClientConfig> | undefined;

/**
 * Fetches the run-time configuration, once a page load.
 * @throws Error when the server cannot be reached or refuses; the next call tries again
 */
export function loadConfig(): Promise<ClientConfig> {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function fetchConfig(): Promise<ClientConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return (await response.json()) as ClientConfig;
}

export const ConfigContext = createContext<ClientConfig>({
  currency: 'usd',
  firebase: { apiKey: '', authDomain: '', projectId: '' },
  cards: { mode: 'stripe', publishableKey: '' },
  uploads: { url: '/upload' },
  demoAccounts: null,
});

/** The run-time configuration; every screen inside the shell may rely on it. */
export const useConfig = (): ClientConfig => use(ConfigContext);
