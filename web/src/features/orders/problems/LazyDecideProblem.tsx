import Typography from '@mui/material/Typography';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';

/** Loads with the dialogs, after the page is shown. */
export const LazyDecideProblem = lazyChunk(
  async () => (await import('../actions/ActionDialog.tsx')).DecideProblem,
  {
    Failure: () => (
      <Typography role="alert">The decision’s form didn’t load. Reload the page.</Typography>
    ),
  },
);
