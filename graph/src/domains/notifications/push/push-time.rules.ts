/** Milliseconds. A viewer with the shop open has seen the notification by then. */
const pushDelayMs = 5_000;

/**
 * When a notification's push message is due.
 * @param at when it was created, in epoch milliseconds
 */
export const pushDueAfter = (at: number): Date => new Date(at + pushDelayMs);
