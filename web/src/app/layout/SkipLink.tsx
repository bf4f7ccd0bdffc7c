import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';

/** The id of the content after a screen's own navigation, such as the sidebar. */
export const contentId = 'content';

/** To the content, past the sidebar; without one the link leads to the page body. */
function skipSidebar(event: MouseEvent) {
  const content = document.getElementById(contentId);
  if (!content) return;
  event.preventDefault();
  content.focus();
}

/** The first stop of the Tab key: jumps over the navigation. Seen only while focused. */
export function SkipLink({ target }: { target: string }) {
  return (
    <Box
      component="a"
      href={`#${target}`}
      onClick={skipSidebar}
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
      Skip to content
    </Box>
  );
}
