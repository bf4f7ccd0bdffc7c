import Alert from '@mui/material/Alert';
import { formatDeadline } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/useNow.ts';

type Money = { amount: number; currency: string; formatted: string };
type Hold = { amount: Money; until: string };

/** The hold of a product for the viewer, as long as it lasts; null without one. */
export function useHold(hold: Hold | null): Hold | null {
  const now = useNow([hold?.until]);
  return hold && Date.parse(hold.until) > now ? hold : null;
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
