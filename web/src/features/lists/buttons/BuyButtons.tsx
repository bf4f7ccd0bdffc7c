import { mdiCartPlus, mdiHeart, mdiHeartOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { BuyButtons_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useIsHeld } from '../../offers/useIsHeld.ts';
import { useSession } from '../../session/session.ts';
import { useWantedAct } from '../../session/wantedAct.ts';
import { useAddToBookingList, useAddToWishList } from './useAddToList.ts';

graphql(`
  fragment BuyButtons_product on Product {
    id
    hold {
      until
    }
    ...AddToList_product
  }
`);

/** Continues the act from before the sign-in, or explains why not. */
const goOn = ({ reason, add }: ReturnType<typeof useAddToBookingList>) =>
  reason === null ? void add() : toast.blank(reason);

/** The two buttons of the product page, with the reason below if one is disabled. */
export function BuyButtons(props: { product: FragmentType<BuyButtons_ProductFragment> }) {
  const product = unmask<BuyButtons_ProductFragment>(props.product);
  const { user } = useSession();
  const booking = useAddToBookingList(product);
  const wishing = useAddToWishList(product);
  const id = useId();
  useWantedAct('book', () => goOn(booking));
  useWantedAct('wish', () => goOn(wishing));
  const isHeldForViewer = useIsHeld(product.hold) && user?.role === 'BUYER';
  const reasons = [
    ...new Set([booking.reason, wishing.reason].filter((reason) => reason !== null)),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Button
          variant="contained"
          size="large"
          startIcon={<Icon path={mdiCartPlus} />}
          disabled={booking.reason !== null}
          loading={booking.pending}
          aria-describedby={id}
          onClick={() => void booking.add()}
        >
          Add to Cart
        </Button>
        <Button
          variant="outlined"
          size="large"
          startIcon={<Icon path={wishing.isThere ? mdiHeart : mdiHeartOutline} />}
          disabled={wishing.reason !== null}
          loading={wishing.pending}
          aria-describedby={id}
          onClick={() => void wishing.add()}
        >
          Add to Wish
        </Button>
      </Box>
      <Typography id={id} variant="body2" color="textSecondary">
        {isHeldForViewer ? 'It’s held for you. You can pay for it now.' : reasons.join(' ')}
      </Typography>
    </Box>
  );
}
