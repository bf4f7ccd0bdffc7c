import { searchTokens } from '@fitness-zone/contract/search/search-tokens.ts';
import type { UserRecord } from '../../accounts/user.model.ts';
import { type PaymentRecord, searchedFields } from '../payment.model.ts';

type Texts = Pick<PaymentRecord, (typeof searchedFields)[number]>;
type Party = Pick<UserRecord, 'name' | 'email' | 'deletingAt'>;

/** Search tokens of a payment: its own texts, and the current names and emails of its buyer and seller. */
export const paymentTokens = (
  payment: Texts,
  parties: readonly (Party | null | undefined)[],
): string[] =>
  searchTokens([
    ...searchedFields.map((field) => payment[field]),
    ...parties.flatMap((party) => (party && !party.deletingAt ? [party.name, party.email] : [])),
  ]);
