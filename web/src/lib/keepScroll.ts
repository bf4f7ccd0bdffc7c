/** The state of a location that changes only the current screen's view and keeps the scroll position. */
export const keepingScroll = { keepScroll: true } as const;

/** Whether a location with this state keeps the scroll position. */
export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state;
