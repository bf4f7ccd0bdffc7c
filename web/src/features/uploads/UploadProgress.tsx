import Box from '@mui/material/Box';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';

const LinearProgress = lazyChunk(
  async () => (await import('@mui/material/LinearProgress')).default,
);

type Props = {
  label: string;
  /** how much has been sent, from 0 to 1; null while nothing is under way */
  progress: number | null;
};

/** How much of a photo has been sent. Its place is kept, so that nothing below it moves when an upload begins or ends. */
export function UploadProgress({ label, progress }: Props) {
  return (
    <Box sx={{ height: 4 }}>
      {progress !== null && (
        <LinearProgress
          aria-label={label}
          variant="determinate"
          value={Math.round(progress * 100)}
          sx={{ borderRadius: '4px' }}
        />
      )}
    </Box>
  );
}
