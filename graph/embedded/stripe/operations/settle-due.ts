import { payOutDue } from './account-payouts.ts';
import { changeDueStandings } from './accounts.ts';
import { openDueDisputes } from './disputes.ts';
import type { OperationContext } from './operation-context.ts';
import { settleDueRefunds } from './refunds.ts';

/**
 * Carries out the due decisions of banks and Stripe: refunds end, disputes begin, accounts change their standing,
 * payouts go and arrive.
 */
export function settleDue(context: OperationContext): void {
  settleDueRefunds(context);
  openDueDisputes(context);
  changeDueStandings(context);
  payOutDue(context);
}
