import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DealingSection } from '../../../lib/paths.ts';
import { belowNavbar } from '../../../ui/page/belowNavbar.ts';

type Props = { section: DealingSection; title: string; children: ReactNode };

/** A titled section with an anchor. Its heading is focused when it is opened from the contents. */
export function AnchoredSection({ section, title, children }: Props) {
  const headingId = `${section}-heading`;
  return (
    <Box component="section" id={section} aria-labelledby={headingId} sx={belowNavbar}>
      <Typography id={headingId} tabIndex={-1} variant="h2" sx={{ mb: { xs: 2.5, md: 3 } }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** Moves the focus to the heading of a section, without scrolling. */
export const focusHeading = (section: DealingSection): void =>
  document.getElementById(`${section}-heading`)?.focus({ preventScroll: true });
