import { mdiCartPlus, mdiHeart, mdiHeartOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SecondaryActions_ProductFragment } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { useAddToBookingList, useAddToWishList } from '../../../lists/buttons/useAddToList.ts';
import { MakeOffer } from '../../../offers/product-page/MakeOffer.tsx';

graphql(`
  fragment SecondaryActions_product on Product {
    ...AddToList_product
    ...MakeOffer_product
  }
`);

type Props = {
  product: FragmentType<SecondaryActions_ProductFragment>;
  /** the id of the element with the reason why it can't be bought */
  reasonId?: string;
};

/** A buyer's actions besides paying. */
export function SecondaryActions({ reasonId, ...props }: Props) {
  const product = unmask<SecondaryActions_ProductFragment>(props.product);
  const booking = useAddToBookingList(product);
  const wishing = useAddToWishList(product);
  const noteId = useId();
  const notes = [booking, wishing].flatMap(({ isThere, reason }) => (isThere && reason) || []);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiCartPlus} />}
        disabled={booking.reason !== null}
        loading={booking.pending}
        aria-describedby={reasonId ?? noteId}
        onClick={() => void booking.add()}
      >
        Add to Cart
      </Button>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          '& > button': { flex: 1, px: 1, whiteSpace: 'nowrap' },
        }}
      >
        <MakeOffer product={product} />
        <Button
          color="inherit"
          startIcon={<Icon path={wishing.isThere ? mdiHeart : mdiHeartOutline} size={18} />}
          disabled={wishing.reason !== null}
          loading={wishing.pending}
          aria-describedby={reasonId ?? noteId}
          onClick={() => void wishing.add()}
        >
          Add to Wish
        </Button>
      </Box>
      {notes.length > 0 && (
        <Typography id={noteId} variant="body2" color="textSecondary">
          {notes.join(' ')}
        </Typography>
      )}
    </Box>
  );
}
