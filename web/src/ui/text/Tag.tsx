import Box, { type BoxProps } from '@mui/material/Box';

/** A word on a coloured background: a state, a condition, a note. */
export function Tag({ sx, ...rest }: BoxProps<'span'>) {
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1,
          height: 24,
          borderRadius: '8px',
          fontSize: '0.8125rem',
          fontWeight: 600,
          whiteSpace: 'nowrap',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    />
  );
}
