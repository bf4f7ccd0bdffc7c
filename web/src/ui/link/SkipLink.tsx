import Box from '@mui/material/Box';
import type { MouseEvent, ReactNode } from 'react';

type Props = {
  /** the id of the element to jump to */
  target: string;
  /** the id of an element to prefer if the page has it */
  prefer?: string;
  children: ReactNode;
};

/** A link, visible only while focused, by which the Tab key skips the following content. */
export function SkipLink({ target, prefer = target, children }: Props) {
  function skip(event: MouseEvent) {
    const element = document.getElementById(prefer);
    if (!element) return;
    event.preventDefault();
    element.focus();
  }
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={skip}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: '10px',
        bgcolor: 'accent.main',
        color: 'accent.contrastText',
        fontWeight: 600,
        textDecoration: 'none',
        displayPrint: 'none',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {children}
    </Box>
  );
}
