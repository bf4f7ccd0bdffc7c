import { payOutDue } from './account-payouts.ts';
import { changeDueStandings } from './accounts.ts';
import { openDueDisputes } from './disputes.ts';
import type { OperationContext } from './operation-context.ts';
import { settleDueRefunds } from './refunds.ts';

/** Does what banks and Stripe have decided by now: refunds end, disputes begin, accounts stand differently, payouts go and arrive. */
export function settleDue(context: OperationContext): void {
  settleDueRefunds(context);
  openDueDisputes(context);
  changeDueStandings(context);
  payOutDue(context);
}
