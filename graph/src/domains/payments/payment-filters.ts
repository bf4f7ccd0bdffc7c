/** Payments that others than their buyer may know of. */
export const notBlind = { blind: { $in: [null, false] } };

/** Payments whose balance is overdue at a moment, as `balanceStatusAt` says it of one. */
export const overdueAt = (now: Date) =>
  ({ 'balance.status': 'due', 'balance.dueBy': { $lte: now } }) as const;
