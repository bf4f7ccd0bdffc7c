import { browserName } from '@fitness-zone/contract/accounts/browser-name.ts';
import { mostSignIns } from '@fitness-zone/contract/accounts/sign-ins.ts';
import type { MockAccount } from '../../token.ts';
import { newId, type Records, type UserRecord } from '../records.ts';

/** Records a sign-in, once for all tokens that it leads to; the newest ones of an account are kept. */
export function recordSignIn(
  records: Records,
  { id: userId }: UserRecord,
  { provider, signedInAt: moment }: MockAccount,
): void {
  const signedInAt = new Date(moment).toISOString();
  const own = records.signIns.filter((one) => one.userId === userId);
  if (own.some((one) => one.signedInAt === signedInAt)) return;
  records.signIns.push({
    id: newId(),
    userId,
    signedInAt,
    method: provider === 'google' ? 'GOOGLE' : 'PASSWORD',
    browser: browserName(globalThis.navigator?.userAgent),
  });
  const surplus = new Set(own.slice(0, Math.max(0, own.length + 1 - mostSignIns)));
  if (surplus.size > 0) records.signIns = records.signIns.filter((one) => !surplus.has(one));
}
