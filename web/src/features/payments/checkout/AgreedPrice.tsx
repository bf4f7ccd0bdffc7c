import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { formatDeadline } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/useNow.ts';

type Money = { amount: number; currency: string; formatted: string };
type Hold = { amount: Money; until: string };

/** The hold of a product for the viewer, as long as it lasts, and the one that has ended while the page was open. */
export function useHold(given: Hold | null): { hold: Hold | null; endedHold: Hold | null } {
  const now = useNow([given?.until]);
  const [last, setLast] = useState(given);
  // Once it is over the product has none.
  if (given && given !== last) setLast(given);
  const hold = given && Date.parse(given.until) > now ? given : null;
  const isOver = last !== null && Date.parse(last.until) <= now;
  return { hold, endedHold: !hold && isOver ? last : null };
}

/** Says that the agreed price no longer applies, since the hold has ended. */
export function HoldEnded({ hold }: { hold: Hold }) {
  return (
    <Alert severity="warning">
      It was held for you until {formatDeadline(hold.until)}. The agreed price of{' '}
      {hold.amount.formatted} no longer applies.
    </Alert>
  );
}

/** Says that the buyer's offer was accepted: at which price the product is held, and until when. */
export function AgreedPrice({ hold, listPrice }: { hold: Hold; listPrice: Money }) {
  return (
    <Alert severity="info">
      Agreed price {hold.amount.formatted} instead of {listPrice.formatted}, held for you until{' '}
      {formatDeadline(hold.until)}
    </Alert>
  );
}
