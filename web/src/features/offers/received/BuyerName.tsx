import Box from '@mui/material/Box';
import type { BuyerName_OfferFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { CellText } from '../../../ui/table/CellText.tsx';
import { BuyerFacts } from './BuyerFacts.tsx';

graphql(`
  fragment BuyerName_offer on Offer {
    buyer {
      name
    }
    ...BuyerFacts_offer
  }
`);

/** The buyer's name, with the facts that the seller may see. */
export function BuyerName(props: { offer: FragmentType<BuyerName_OfferFragment> }) {
  const offer = unmask<BuyerName_OfferFragment>(props.offer);
  if (!offer.buyer) return 'Deleted account';
  return (
    <Box component="span" sx={{ display: 'inline-grid' }}>
      <CellText>{offer.buyer.name}</CellText>
      <BuyerFacts offer={offer} />
    </Box>
  );
}
