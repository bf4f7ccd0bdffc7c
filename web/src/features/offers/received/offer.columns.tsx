import type {
  BuyerName_OfferFragment,
  OfferedProduct_OfferFragment,
  PriceText_MoneyFragment,
} from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import type { Column } from '../../../ui/table/DataTable.tsx';
import { PriceText } from '../../../ui/text/PriceText.tsx';
import { OfferedProductName, OfferedProductPicture } from '../OfferedProduct.tsx';
import { BuyerName } from './BuyerName.tsx';

type Listed = FragmentType<OfferedProduct_OfferFragment> &
  FragmentType<BuyerName_OfferFragment> & { amount: FragmentType<PriceText_MoneyFragment> };

/** The columns of a seller's accepted and ended offers, before their state. */
export const offerColumns: Column<Listed>[] = [
  {
    header: 'Product Image',
    area: 'image',
    cell: (offer) => <OfferedProductPicture offer={offer} />,
  },
  {
    header: 'Product Name',
    area: 'name',
    cell: (offer) => <OfferedProductName offer={offer} />,
  },
  { header: 'Buyer', area: 'buyer', cell: (offer) => <BuyerName offer={offer} /> },
  {
    header: 'Amount',
    area: 'amount',
    cell: ({ amount }) => <PriceText price={amount} variant="body2" />,
  },
];
