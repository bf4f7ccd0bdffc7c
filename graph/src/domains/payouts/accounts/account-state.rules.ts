import type { PayoutAccountState, PayoutRequirement } from '@fitness-zone/contract/enums.ts';
import type Stripe from 'stripe';

type Account = Stripe.V2.Core.Account;

/** The parts of an account to request. */
export const accountIncludes = ['configuration.recipient', 'requirements'] as const;

/** Requirements by words in the card provider's descriptions; the first match counts. */
const words: [RegExp, PayoutRequirement][] = [
  [/external_account|payout_method|bank|card/, 'bank-account'],
  [/tos|terms/, 'terms'],
  [/document|proof|selfie/, 'document'],
  [/id_number|ssn|tax|vat/, 'id-number'],
  [/address/, 'address'],
  [/dob|date_of_birth|name|surname|nationality/, 'identity'],
  [/mail|phone/, 'contact'],
  [/business|profile|company|mcc|url|director|owner|representative/, 'business'],
];

const requirementOf = (description: string): PayoutRequirement =>
  words.find(([pattern]) => pattern.test(description))?.[1] ?? 'other';

/** The stored fields of an account at the card provider: its state and its open requirements. */
export function accountStateOf(
  {
    closed,
    configuration,
    requirements,
  }: Pick<Account, 'closed' | 'configuration' | 'requirements'>,
  wasActive: boolean,
): { state: PayoutAccountState; missing: PayoutRequirement[] } {
  const capabilities = configuration?.recipient?.capabilities?.stripe_balance;
  const { stripe_transfers: transfers, payouts } = capabilities ?? {};
  const entries = requirements?.entries ?? [];
  const wanted = entries.filter((entry) => entry.awaiting_action_from === 'user');
  const missing = [...new Set(wanted.map(({ description }) => requirementOf(description)))];
  const is = (state: PayoutAccountState) => ({ state, missing });
  if (closed || transfers?.status === 'rejected' || transfers?.status === 'unsupported') {
    return is('restricted');
  }
  // Money sent there must also reach the bank.
  const reachesBank = !payouts || payouts.status === 'active';
  if (transfers?.status === 'active' && reachesBank) return is('active');
  if (wasActive) return is('restricted');
  const details = [...(transfers?.status_details ?? []), ...(payouts?.status_details ?? [])];
  const isForSeller = details.some(({ resolution }) => resolution === 'provide_info');
  if (missing.length > 0 || isForSeller) return is('incomplete');
  const isStuck = details.some(({ code }) => code === 'restricted_other');
  return is(isStuck ? 'restricted' : 'under-review');
}
