import Box from '@mui/material/Box';
import { useConfig } from '../../lib/config.ts';

/** Credits the source of places. */
export function PlacesCredit() {
  const { text, url } = useConfig().places;
  return (
    <Box component="a" href={url} target="_blank" rel="noreferrer" sx={{ color: 'inherit' }}>
      {text}
    </Box>
  );
}
