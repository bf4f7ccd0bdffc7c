import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDeadline } from '../../../lib/time/dates.ts';

type Props = {
  /** the agreed price, formatted */
  amount: string;
  /** the end of the hold, in RFC 3339 */
  until: string;
};

/** Tells a buyer with an agreed price until when to pay it. */
export function HeldForViewer({ amount, until }: Props) {
  const title = 'It’s held for you';
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle2">{title}</Typography>
      <Typography variant="body2">
        Pay {amount} by {formatDeadline(until)}, or it goes back on sale.
      </Typography>
    </Box>
  );
}
