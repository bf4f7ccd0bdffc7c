import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { outdatedText, useIsPageOutdated } from '../lib/build.ts';
import { ChunkLoadError } from '../lib/chunks/loadChunk.ts';
import { useConnectionBack } from '../lib/connection.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/link/ButtonLink.tsx';
import { DocumentTitle } from '../ui/page/DocumentTitle.tsx';
import { ReloadButton } from './ReloadButton.tsx';

type Props = {
  error: unknown;
  /** renders the failed part again */
  retry: () => void;
};

/** The error page, which retries when the connection is back. */
export function ErrorPage({ error, retry }: Props) {
  useConnectionBack(retry);
  return <PageFailure error={error} />;
}

/** Tells the user that a page could not be shown. */
export function PageFailure({ error }: { error: unknown }) {
  const name = error instanceof Error ? error.name : 'Error';
  const isOutdated = useIsPageOutdated();
  return (
    <Box
      role="alert"
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
      <DocumentTitle title={isOutdated ? 'Please reload' : 'Something went wrong'} />
      <Typography variant="h1">{isOutdated ? 'Please reload' : 'Oops!'}</Typography>
      {!isOutdated && (
        <Typography variant="subtitle1">Sorry, an unexpected error has occurred</Typography>
      )}
      <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
        {isOutdated
          ? outdatedText
          : error instanceof ChunkLoadError
            ? `${name}: ${error.message} It will load when you’re back online.`
            : 'This page didn’t load. Reload it, or come back later.'}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, mt: 2 }}>
        <ReloadButton />
        <ButtonLink to={paths.home} variant="outlined">
          Home
        </ButtonLink>
      </Box>
    </Box>
  );
}
