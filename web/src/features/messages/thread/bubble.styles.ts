/** A message's box; the user's own are on the right. */
export const bubble = (isOwn: boolean) =>
  ({
    justifySelf: isOwn ? 'end' : 'start',
    maxWidth: { xs: '88%', sm: '75%' },
    minWidth: 0,
    px: 1.5,
    py: 1,
    borderRadius: isOwn ? '14px 14px 4px 14px' : '14px 14px 14px 4px',
    bgcolor: isOwn ? 'primary.light' : 'sunken',
    color: 'text.primary',
  }) as const;
