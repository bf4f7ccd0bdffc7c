import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UploadState } from '../photoUploads.ts';
import { UploadProgress } from '../UploadProgress.tsx';

type Props = {
  /** the photo's position in the form, from 1 */
  place: number;
  /** the file's name */
  name: string | undefined;
  /** undefined for a photo that was uploaded before */
  state: UploadState | undefined;
  onRetry: () => void;
};

/** A photo's upload: progress, or the error with a button to retry. */
export function UploadStatus({ place, name, state, onRetry }: Props) {
  if (state?.step === 'failed') {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography
          role="alert"
          variant="caption"
          sx={{ color: 'error.main', overflowWrap: 'anywhere' }}
        >
          {state.message}
        </Typography>
        {state.canRetry && (
          <Button size="small" aria-label={`Try again: photo ${place}`} onClick={onRetry}>
            Try again
          </Button>
        )}
      </Box>
    );
  }
  const isUnderWay = state !== undefined && state.step !== 'sent';
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="caption" color="textSecondary" noWrap>
        {state?.step === 'waiting' ? `${name}, waiting` : (name ?? 'Uploaded')}
      </Typography>
      <UploadProgress
        label={`Uploading photo ${place}`}
        progress={isUnderWay ? state.progress : null}
      />
    </Box>
  );
}
