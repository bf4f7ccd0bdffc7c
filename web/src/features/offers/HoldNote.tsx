import Typography from '@mui/material/Typography';
import type { HoldNote_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { formatDeadline } from '../../lib/time/dates.ts';
import { useIsHeld } from './useIsHeld.ts';

graphql(`
  fragment HoldNote_product on Product {
    hold {
      until
      amount {
        formatted
      }
      offer {
        buyer {
          name
        }
      }
    }
  }
`);

/** Tells a seller who a product is held for, and the restrictions until then; nothing for other products. */
export function HoldNote(props: { product: FragmentType<HoldNote_ProductFragment> }) {
  const { hold } = unmask<HoldNote_ProductFragment>(props.product);
  const isHeld = useIsHeld(hold);
  if (!hold || !isHeld) return null;
  const { until, amount, offer } = hold;
  return (
    <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
      Held for {offer.buyer?.name ?? 'a buyer'} until {formatDeadline(until)}, at {amount.formatted}
      . Until then you cannot edit, resume or delete it.
    </Typography>
  );
}
