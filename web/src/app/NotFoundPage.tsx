import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../lib/paths.ts';
import { useResponseStatus } from '../lib/rendered/renderedPage.ts';
import { ButtonLink } from '../ui/link/ButtonLink.tsx';
import { DocumentTitle } from '../ui/page/DocumentTitle.tsx';

/** Shown at unknown addresses. */
export function NotFoundPage() {
  useResponseStatus(404);
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        textAlign: 'center',
        gap: 1.5,
        minHeight: '60vh',
        px: 2,
        py: 8,
      }}
    >
      <DocumentTitle title="Not found" />
      <Typography variant="h1">Oops!</Typography>
      <Typography variant="subtitle1">Sorry, an unexpected error has occurred</Typography>
      <Typography color="textSecondary">This Route is not found, status 404.</Typography>
      <ButtonLink to={paths.home} variant="contained" sx={{ mt: 2 }}>
        Home
      </ButtonLink>
    </Box>
  );
}
