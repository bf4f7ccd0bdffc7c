import type { PaymentRecord, Records, UserRecord } from '../records.ts';

/** Calls off the payments that a buyer has begun whose account is suspended, deleted or no buyer's any more; gives them. */
export function callOffPaymentsOf({ payments }: Records, { id }: UserRecord): PaymentRecord[] {
  const open = payments.filter(({ buyerId, status }) => buyerId === id && status === 'PENDING');
  for (const payment of open) payment.status = 'FAILED';
  return open;
}
