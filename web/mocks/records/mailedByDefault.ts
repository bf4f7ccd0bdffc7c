import type { NotificationKind } from '../generated/resolvers.ts';

/** What comes by mail as long as an account has set nothing else. */
export const mailedByDefault: NotificationKind[] = [
  ...(['SOLD', 'PAID', 'HANDED_OVER', 'PROBLEM_REPORTED', 'REFUNDED'] as const),
];
