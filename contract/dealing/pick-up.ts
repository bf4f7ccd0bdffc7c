import { dayMs, hourMs } from '../time/days.ts';

/** The latest time of a pick-up, from now. */
export const latestPickUpMs = 60 * dayMs;
/** Time before an agreed pick-up at which both sides are reminded. */
export const pickUpReminderMs = dayMs;
/** Time for which the places and photos of a closed order are stored. */
export const privateDataMs = 30 * dayMs;
/** The length of a pick-up, and the distance between the times in a seller's windows. */
export const pickUpLengthMs = 30 * 60_000;
/** The earliest time in a seller's windows that a buyer can choose, from now. */
export const pickUpNoticeMs = hourMs;
/** Number of times in a seller's windows that a buyer can choose from. */
export const mostPickUpTimes = 300;
/** A seller's plans: one for all products, and those of single products. */
export const mostPickUpPlans = 20;
/** The time before and after an agreed pick-up in which a side can say that it has arrived. */
export const arrival = { beforeMs: 2 * hourMs, afterMs: 12 * hourMs } as const;
