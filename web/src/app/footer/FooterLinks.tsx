import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { TextLink } from '../../ui/link/TextLink.tsx';

type Props = { title: string; columns?: number; children: ReactNode };

export function FooterLinks({ title, columns = 1, children }: Props) {
  return (
    <Box component="nav" aria-label={`${title}, at the foot of the page`}>
      <Typography variant="overline" component="h2" color="textSecondary">
        {title}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1.5,
          p: 0,
          columnCount: columns,
          columnGap: 3,
          '& li': { breakInside: 'avoid', py: 0.625, overflowWrap: 'anywhere' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

/** One line of a list of links. */
export function FooterLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <li>
      <TextLink to={to} color="textPrimary" variant="body2">
        {children}
      </TextLink>
    </li>
  );
}
