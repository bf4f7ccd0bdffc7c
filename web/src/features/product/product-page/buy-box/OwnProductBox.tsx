import { mdiHandCoinOutline, mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { OwnProductBox_ProductFragment } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { paths } from '../../../../lib/paths.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { ButtonLink } from '../../../../ui/link/ButtonLink.tsx';
import { HoldNote } from '../../../offers/HoldNote.tsx';
import { HiddenNote } from '../../hiding/HiddenNote.tsx';
import { BuyBoxFrame } from './BuyBoxFrame.tsx';
import { BuyPrice } from './BuyPrice.tsx';
import { ProductLocation } from './ProductLocation.tsx';
import { SellerLine } from './SellerLine.tsx';

graphql(`
  fragment OwnProductBox_product on Product {
    viewerCanEdit
    ...BuyPrice_product
    ...HoldNote_product
    ...HiddenNote_product
    ...ProductLocation_product
    ...SellerLine_product
  }
`);

type Props = { product: FragmentType<OwnProductBox_ProductFragment> };

/** The box as the product's seller sees it. */
export function OwnProductBox(props: Props) {
  const product = unmask<OwnProductBox_ProductFragment>(props.product);
  const { id, viewerCanEdit } = product;
  return (
    <BuyBoxFrame
      price={<BuyPrice product={product} agreed={null} />}
      action={
        viewerCanEdit && (
          <ButtonLink
            to={paths.editProduct(id)}
            variant="contained"
            size="large"
            fullWidth
            startIcon={<Icon path={mdiPencilOutline} />}
          >
            Edit
          </ButtonLink>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <ButtonLink
          to={paths.offersFor(id)}
          variant="outlined"
          color="inherit"
          startIcon={<Icon path={mdiHandCoinOutline} />}
        >
          Offers
        </ButtonLink>
        <HoldNote product={product} />
        <HiddenNote product={product} />
      </Box>
      <ProductLocation product={product} />
      <SellerLine product={product} />
    </BuyBoxFrame>
  );
}
