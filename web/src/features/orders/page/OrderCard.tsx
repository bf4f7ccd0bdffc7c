import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  id?: string;
  /** the content reaches the edges */
  isFlush?: boolean;
  sx?: BoxProps['sx'];
  children: ReactNode;
};

/** A part of the order's page: a titled box. */
export function OrderCard({ title, id, isFlush = false, sx, children }: Props) {
  const titleId = useId();
  return (
    <Box
      component="section"
      {...(id && { id })}
      aria-labelledby={titleId}
      sx={[
        {
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          bgcolor: 'background.paper',
          p: isFlush ? 0 : { xs: 2, md: 3 },
          minWidth: 0,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Typography id={titleId} variant="h4" component="h2" sx={isFlush ? flushTitle : { mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const flushTitle = {
  px: { xs: 2, md: 3 },
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
