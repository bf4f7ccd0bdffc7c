import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDeadline } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/useNow.ts';

type Money = { amount: number; currency: string; formatted: string };
type Hold = { amount: Money; until: string };

/** The viewer's hold of a product while it lasts, and one that ended while the page was open. */
export function useHold(given: Hold | null): { hold: Hold | null; endedHold: Hold | null } {
  const now = useNow([given?.until]);
  const [last, setLast] = useState(given);
  // The product loses its hold when it ends.
  if (given && given !== last) setLast(given);
  const hold = given && Date.parse(given.until) > now ? given : null;
  const isOver = last !== null && Date.parse(last.until) <= now;
  return { hold, endedHold: !hold && isOver ? last : null };
}

/** Tells the buyer that the hold has ended, so the agreed price no longer applies. */
export function HoldEnded({ hold }: { hold: Hold }) {
  return (
    <Alert severity="warning">
      You had until {formatDeadline(hold.until)} to pay {hold.amount.formatted}. That price no
      longer applies.
    </Alert>
  );
}

/** Tells the buyer until when the agreed price can be paid; `amount` is the first payment, formatted. */
export function HoldUntil({ hold, amount }: { hold: Hold; amount: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      Pay {amount} by {formatDeadline(hold.until)}, or it goes back on sale.
    </Typography>
  );
}
