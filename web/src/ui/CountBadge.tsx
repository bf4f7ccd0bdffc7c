import Box from '@mui/material/Box';

/** A number at the corner of a button; nothing for 0. The button's name has it for screen readers. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'absolute',
        top: 0,
        right: -2,
        minWidth: 18,
        px: 0.5,
        borderRadius: '9px',
        bgcolor: 'accent.main',
        color: 'accent.contrastText',
        fontSize: '0.6875rem',
        lineHeight: '18px',
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  );
}
