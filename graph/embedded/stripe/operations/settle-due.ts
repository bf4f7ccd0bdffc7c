import { openDueDisputes } from './disputes.ts';
import type { OperationContext } from './operation-context.ts';
import { settleDueRefunds } from './refunds.ts';

/** Does what cardholders' banks have decided by now: ends refunds, begins disputes. */
export function settleDue(context: OperationContext): void {
  settleDueRefunds(context);
  openDueDisputes(context);
}
