/** The state of a location that shows the same screen in another way: it stays scrolled as it is. */
export const keepingScroll = { keepScroll: true } as const;

/** The page stays scrolled as it is when a location with this state is shown. */
export const keepsScroll = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScroll' in state;
