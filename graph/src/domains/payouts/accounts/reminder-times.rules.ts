import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';

/** Milliseconds from a sale to the first reminder: the seller may be setting up the account right now. */
const firstMs = hourMs;
/** Milliseconds to the second reminder, and between all later ones. */
const laterMs = [3 * dayMs, 7 * dayMs] as const;

/**
 * When a seller is reminded to set up the account for payouts.
 * @param at the sale or the last reminder, in epoch milliseconds
 * @param sent the number of reminders so far
 */
export const nextReminder = (at: number, sent: number): Date =>
  new Date(at + (sent === 0 ? firstMs : (laterMs[sent - 1] ?? laterMs[1])));
