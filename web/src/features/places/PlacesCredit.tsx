import Link from '@mui/material/Link';
import { useConfig } from '../../lib/config.ts';

/** Says whose data places are. */
export function PlacesCredit() {
  const { text, url } = useConfig().places;
  return (
    <Link href={url} color="inherit" target="_blank" rel="noreferrer">
      {text}
    </Link>
  );
}
