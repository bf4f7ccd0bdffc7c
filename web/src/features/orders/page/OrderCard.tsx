import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { cardFrame } from '../../../ui/cardFrame.ts';

type Props = {
  title: string;
  /** beside the title */
  action?: ReactNode;
  id?: string;
  /** the content extends to the edges */
  isFlush?: boolean;
  sx?: BoxProps['sx'];
  children: ReactNode;
};

/** A part of the order's page: a titled box. */
export function OrderCard({ title, action, id, isFlush = false, sx, children }: Props) {
  const titleId = useId();
  return (
    <Box
      component="section"
      {...(id && { id })}
      aria-labelledby={titleId}
      sx={[
        {
          ...cardFrame,
          p: isFlush ? 0 : { xs: 2, md: 3 },
          minWidth: 0,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box sx={[head, isFlush && flushHead]}>
        <Typography id={titleId} variant="h4" component="h2">
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

const head = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  mb: 2,
} as const;

const flushHead = {
  mb: 0,
  px: 2,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
