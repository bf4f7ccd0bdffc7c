import type { Role } from './enums.ts';
import type { FeeTerms } from './payments/fees.ts';

/** Sent to browsers at run time by `GET /config.json`, so that one build serves any environment. */
export type ClientConfig = {
  /** The shop's address, without a slash at the end. */
  publicUrl: string;
  /** ISO 4217, lower case. */
  currency: string;
  /** The time zone of the shop's days: an IANA name. */
  timeZone: string;
  /** Days that aren't working days, such as `2026-12-25`. */
  holidays: string[];
  payouts: PayoutTerms;
  firebase: FirebaseConfig;
  cards: CardsConfig;
  uploads: { url: string; maxBytes: number };
  /** Attribution, shown beside places. */
  places: { text: string; url: string };
  /** The company's configured pages in social networks. */
  socialLinks: { network: SocialNetwork; url: string }[];
  /** Browsers subscribe to push messages with this key, in base64url; null if the shop sends none. */
  pushKey: string | null;
  /** Mails aren't sent, but shown to their recipients in the shop. */
  demoMails: boolean;
  /** Accounts to try the shop with; null unless identity is emulated. */
  demoAccounts: DemoAccount[] | null;
};

/** `introduction`: what the account shows or is for. */
export type DemoAccount = {
  email: string;
  password: string;
  role: Role;
  name: string;
  introduction: string;
};

export type PayoutTerms = {
  /** If off, sellers are paid outside the shop. */
  isOn: boolean;
  /** Days between the confirmed hand-over and the transfer. */
  delayDays: number;
  /** The fee on sales from now on; `fixed` in minor units of the shop's currency. */
  fee: FeeTerms;
};

/** The networks of the footer. */
export type SocialNetwork = 'Facebook' | 'Instagram' | 'Twitter' | 'YouTube';

/** Settings of Firebase's browser SDK. Public by nature. */
export type FirebaseConfig = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** The address of the Auth emulator; null with the hosted service. */
  emulatorUrl: string | null;
};

/** `url` is the address of the local card sandbox. */
export type CardsConfig =
  | { mode: 'stripe'; publishableKey: string }
  | { mode: 'sandbox'; publishableKey: string; url: string };
