import Typography from '@mui/material/Typography';
import type { OfferedProduct_OfferFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { CellText } from '../../ui/table/CellText.tsx';

graphql(`
  fragment OfferedProduct_offer on Offer {
    product {
      productName
      inStock
      image {
        ...Picture_image
      }
    }
  }
`);

type Props = { offer: FragmentType<OfferedProduct_OfferFragment> };

export function OfferedProductPicture({ offer }: Props) {
  const { product } = unmask<OfferedProduct_OfferFragment>(offer);
  return (
    <Picture image={product.image} alt="" sizes="64px" sx={{ width: 64, borderRadius: '8px' }} />
  );
}

/** The name of an offer's product, linked to its page while it has one. */
export function OfferedProductName({ offer }: Props) {
  const { id, productName, inStock } = unmask<OfferedProduct_OfferFragment>(offer).product;
  if (inStock === 'REMOVED') {
    return (
      <Typography variant="body2" sx={{ fontWeight: 600 }} color="textSecondary">
        <CellText>{productName}</CellText>
      </Typography>
    );
  }
  return (
    <TextLink to={paths.product(id)} color="textPrimary" variant="body2" sx={{ fontWeight: 600 }}>
      <CellText>{productName}</CellText>
    </TextLink>
  );
}
