/** Text as somebody wrote it, with its lines; long words wrap. */
export const plainText = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
