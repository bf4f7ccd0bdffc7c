import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import type { OrderLine } from './orderLines.ts';

type Props = {
  /** the last one is the amount to pay, or paid */
  lines: readonly OrderLine[];
  /** shown below the lines */
  children?: ReactNode;
};

/** The product's costs for this buyer. */
export function OrderLines({ lines, children }: Props) {
  return (
    <Box component="section" aria-label="Your order">
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        {lines.map(({ name, amount, former }, index) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'baseline',
              gap: 2,
            }}
          >
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              {...(index === lines.length - 1 && { variant: 'h2' })}
              sx={{
                m: 0,
                fontVariantNumeric: 'tabular-nums',
                whiteSpace: 'nowrap',
                ...(former && { position: 'relative', color: 'text.secondary' }),
              }}
            >
              {former && <HiddenText>Originally </HiddenText>}
              {former ? <s>{amount}</s> : amount}
            </Typography>
          </Box>
        ))}
      </Box>
      {children}
    </Box>
  );
}
