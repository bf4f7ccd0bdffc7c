import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';

type Props = {
  label: string;
  /** progress from 0 to 1; null without an upload */
  progress: number | null;
};

/** A photo's upload progress. Its space is reserved, so that nothing below moves when an upload begins or ends. */
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
