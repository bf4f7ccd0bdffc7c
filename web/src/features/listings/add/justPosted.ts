/** The history state of My products right after a product was posted. */
export const justPosted = { justPosted: true };

export const isJustPosted = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'justPosted' in state;
