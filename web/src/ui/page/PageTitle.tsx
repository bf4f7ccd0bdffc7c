import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DocumentTitle } from './DocumentTitle.tsx';

type Props = {
  title: string;
  /** one quiet sentence under the title */
  lead?: ReactNode;
  /** buttons at the end of the line */
  actions?: ReactNode;
  /** the document's head; by default only its title */
  head?: ReactNode;
  /** a paragraph if the page has another main heading */
  component?: 'h1' | 'p';
};

/** The page's main heading; also names the browser tab. */
export function PageTitle(props: Props) {
  const { title, lead, actions, head = <DocumentTitle title={title} />, component = 'h1' } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: 2,
        mb: { xs: 1.5, md: 2 },
      }}
    >
      {head}
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="h1"
          component={component}
          sx={{ overflowWrap: 'anywhere', fontSize: 'clamp(1.5rem, 1.25rem + 0.8vw, 2rem)' }}
        >
          {title}
        </Typography>
        {lead && (
          <Typography
            variant="body1"
            component="p"
            color="textSecondary"
            sx={{ mt: 0.5, maxWidth: { xs: '46rem', lg: '60rem' }, textWrap: 'pretty' }}
          >
            {lead}
          </Typography>
        )}
      </Box>
      {actions}
    </Box>
  );
}
