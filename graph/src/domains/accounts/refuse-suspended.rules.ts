import { suspendedSentence } from '@fitness-zone/contract/accounts/suspension.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { UserRecord } from './user.model.ts';

/**
 * Refuses a suspended account, with the reason and a contact.
 * @throws Refusal `suspended`
 */
export function refuseSuspended({
  suspendedAt,
  suspensionReason,
}: Pick<UserRecord, 'suspendedAt' | 'suspensionReason'>): void {
  if (!suspendedAt) return;
  throw new Refusal(
    'suspended',
    `${suspendedSentence(suspensionReason ?? '')} If you think this is a mistake, please contact us.`,
  );
}
