/** The state of the history entry of My products, when a product has just been posted. */
export const justPosted = { justPosted: true };

export const isJustPosted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justPosted' in state;
