/** User text with its line breaks; long words wrap. */
export const plainText = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
