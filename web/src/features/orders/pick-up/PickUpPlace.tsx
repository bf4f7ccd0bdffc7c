import { mdiMapMarkerOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../ui/Icon.tsx';
import { plainText } from '../../../ui/text/plainText.ts';

const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** The meeting place, with a link to a map. */
export function PickUpPlace({ place }: { place: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      <Typography sx={plainText}>{place}</Typography>
      <Link
        href={mapOf(place)}
        target="_blank"
        rel="noreferrer"
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 0.5 }}
      >
        <Icon path={mdiMapMarkerOutline} size={18} />
        Open in maps
      </Link>
    </Box>
  );
}
