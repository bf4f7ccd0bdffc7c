import type { BalanceStatus } from '../../../generated/graphql.ts';
import { useNow } from '../../../lib/time/useNow.ts';

type Balance = { status: BalanceStatus; dueBy: string | null };

/**
 * A balance's current state: a due one becomes overdue while the page is open.
 * @returns null without a balance
 */
export function useBalanceStatus(balance: Balance | null): BalanceStatus | null {
  const dueBy = balance?.status === 'DUE' ? balance.dueBy : null;
  const now = useNow([dueBy]);
  if (!balance) return null;
  return dueBy && Date.parse(dueBy) <= now ? 'OVERDUE' : balance.status;
}
