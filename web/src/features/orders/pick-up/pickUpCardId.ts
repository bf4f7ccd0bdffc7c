/** The element with the time and place of the pick-up. */
export const pickUpCardId = 'pick-up';
