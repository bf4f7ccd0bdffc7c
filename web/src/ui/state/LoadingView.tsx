import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** Placeholder for a page until its content is known. */
export function LoadingView() {
  return (
    <Box
      role="status"
      sx={{
        display: 'grid',
        placeItems: 'center',
        alignContent: 'center',
        gap: 2,
        minHeight: '50vh',
      }}
    >
      <CircularProgress aria-hidden size={32} />
      <Typography color="textSecondary">Loading...</Typography>
    </Box>
  );
}
