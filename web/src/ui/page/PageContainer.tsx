import Box, { type BoxProps } from '@mui/material/Box';
import { layoutWidth } from '../theme/theme.ts';

/** Limits its content to the layout's width, with side margins. */
export function PageContainer({ sx, ...rest }: BoxProps) {
  return (
    <Box
      sx={[
        { width: '100%', maxWidth: layoutWidth, mx: 'auto', px: { xs: 2, sm: 3, lg: 4 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    />
  );
}
