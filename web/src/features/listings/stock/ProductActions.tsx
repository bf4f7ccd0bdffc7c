import { mdiHandCoinOutline, mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { ProductActions_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { StockButton } from './StockButton.tsx';
import { stockActions } from './stockActions.ts';

graphql(`
  fragment ProductActions_product on Product {
    id
    productName
    viewerCanEdit
    viewerCanPause
    viewerCanResume
    viewerCanMarkSoldElsewhere
    viewerCanRelist
  }
`);

type Props = { product: FragmentType<ProductActions_ProductFragment> };

/** A seller's actions on a product, by its state: edit it, see its offers, change its stock. */
export function ProductActions(props: Props) {
  const product = unmask<ProductActions_ProductFragment>(props.product);
  const { id, productName, viewerCanEdit } = product;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { md: 'column' },
        flexWrap: 'wrap',
        alignItems: 'start',
        ml: -1,
      }}
    >
      {viewerCanEdit && (
        <ButtonLink
          to={paths.editProduct(id)}
          size="small"
          startIcon={<Icon path={mdiPencilOutline} size={18} />}
          aria-label={`Edit ${productName}`}
        >
          Edit
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.offersFor(id)}
        size="small"
        color="inherit"
        startIcon={<Icon path={mdiHandCoinOutline} size={18} />}
        aria-label={`Offers for ${productName}`}
      >
        Offers
      </ButtonLink>
      {stockActions.map(
        (action) =>
          product[action.can] && (
            <StockButton key={action.word} action={action} product={product} />
          ),
      )}
    </Box>
  );
}
