import Box from '@mui/material/Box';
import type { PaidProduct_PaymentFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';

graphql(`
  fragment PaidProduct_payment on Payment {
    id
    productName
    image {
      ...Picture_image
    }
    product {
      id
      inStock
    }
  }
`);

type Props = { payment: FragmentType<PaidProduct_PaymentFragment> };

/** The picture of what was paid for, as it was then. */
export function PaidProductPicture({ payment }: Props) {
  const { image } = unmask<PaidProduct_PaymentFragment>(payment);
  return (
    <Box sx={{ width: 72, borderRadius: '8px', overflow: 'hidden' }}>
      <Picture image={image} alt="" sizes="72px" />
    </Box>
  );
}

/** The name of what was paid for, as it was then; a link while the product has a page. */
export function PaidProductName({ payment }: Props) {
  const { product, productName } = unmask<PaidProduct_PaymentFragment>(payment);
  const hasPage = product && product.inStock !== 'REMOVED';
  return hasPage ? (
    <TextLink to={paths.product(product.id)} color="textPrimary">
      <CellText>{productName}</CellText>
    </TextLink>
  ) : (
    <CellText>{productName}</CellText>
  );
}
