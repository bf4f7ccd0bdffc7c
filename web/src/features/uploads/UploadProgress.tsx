import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';

const LinearProgress = lazyChunk(
  async () => (await import('@mui/material/LinearProgress')).default,
);

/** How much of a photo has been sent, from 0 to 1. */
export function UploadProgress({ label, progress }: { label: string; progress: number }) {
  return (
    <LinearProgress
      aria-label={label}
      variant="determinate"
      value={Math.round(progress * 100)}
      sx={{ borderRadius: '4px' }}
    />
  );
}
