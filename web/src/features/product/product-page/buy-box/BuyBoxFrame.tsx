import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Height of the bar on narrow screens, in pixels. */
const barHeight = 72;

/** Keeps the end of the page and scroll targets clear of the bar. */
const roomForBar = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    ':root': { '--buy-bar': `${barHeight}px` },
    body: { paddingBottom: `calc(${barHeight}px + var(--tabs-height))` },
  },
});

const bar = {
  display: { xs: 'flex', md: 'grid' },
  alignItems: 'center',
  justifyContent: { xs: 'space-between', md: 'stretch' },
  gap: 2,
  '& > :last-child': { minWidth: 0 },
  // Within reach of the thumb, wherever the page is scrolled.
  position: { xs: 'fixed', md: 'static' },
  zIndex: { xs: 'fab', md: 'auto' },
  left: 0,
  right: 0,
  bottom: 'var(--bottom-bar, 0px)',
  height: { xs: barHeight, md: 'auto' },
  px: { xs: 2, md: 0 },
  bgcolor: 'background.paper',
  borderTop: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'transparent' },
  '@media print': { position: 'static' },
} as const;

type Props = {
  price: ReactNode;
  /** the next step, or why there is none */
  action: ReactNode;
  children: ReactNode;
};

/** A box beside the product; on narrow screens price and action are a bar at the bottom of the window. */
export function BuyBoxFrame({ price, action, children }: Props) {
  return (
    <Box
      component="section"
      aria-label="Price and seller"
      sx={{
        display: 'grid',
        gap: 2,
        p: { xs: 2, md: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
      }}
    >
      <GlobalStyles styles={roomForBar} />
      <Box sx={bar}>
        {price}
        {action && <Box sx={{ flex: '0 1 200px' }}>{action}</Box>}
      </Box>
      {children}
    </Box>
  );
}
