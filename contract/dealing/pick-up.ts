const dayMs = 24 * 60 * 60_000;

/** How far ahead a pick-up can be. */
export const latestPickUpMs = 60 * dayMs;
/** How long before an agreed pick-up both sides are reminded. */
export const pickUpReminderMs = dayMs;
/** How long the places and photos of an order are stored after it has closed. */
export const privateDataMs = 30 * dayMs;
