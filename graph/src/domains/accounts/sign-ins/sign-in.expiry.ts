import { signInDays } from '@fitness-zone/contract/accounts/sign-ins.ts';
import type { Expiry } from '../../../adapters/database/expiry.ts';

const keptSeconds = signInDays * 24 * 60 * 60;

export const signInExpiry: Expiry = {
  collection: 'signins',
  field: 'signedInAt',
  afterSeconds: keptSeconds,
};

export const isExpired = (signedInAt: Date): boolean =>
  signedInAt.getTime() < Date.now() - keptSeconds * 1000;
