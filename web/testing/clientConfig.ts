import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';

/** A run-time configuration for tests of single components. */
export const aClientConfig = (changes: Partial<ClientConfig> = {}): ClientConfig => ({
  publicUrl: 'http://localhost',
  currency: 'usd',
  timeZone: 'UTC',
  holidays: [],
  payouts: { isOn: true, delayDays: 2, fee: { percent: 0, fixed: 0 } },
  firebase: { apiKey: 'key', authDomain: 'shop.example', projectId: 'demo', emulatorUrl: null },
  cards: { mode: 'stripe', publishableKey: '' },
  uploads: { url: '/upload', maxBytes: 10 * 1024 * 1024 },
  places: { text: 'GeoNames', url: 'https://www.geonames.org' },
  socialLinks: [],
  pushKey: null,
  demoMails: false,
  demoAccounts: null,
  ...changes,
});
