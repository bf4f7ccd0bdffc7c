import { dayMs } from '../time/days.ts';

/** The latest time of a pick-up, from now. */
export const latestPickUpMs = 60 * dayMs;
/** Time before an agreed pick-up at which both sides are reminded. */
export const pickUpReminderMs = dayMs;
/** Time for which the places and photos of a closed order are stored. */
export const privateDataMs = 30 * dayMs;
