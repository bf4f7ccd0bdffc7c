/** The element that says when and where buyer and seller meet. */
export const pickUpCardId = 'pick-up';
