import Box from '@mui/material/Box';
import { type FragmentType, graphql, unmask } from '../../../generated/index.ts';
import { paths } from '../../../lib/paths.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

const PaidProduct_payment = graphql(`
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

type Props = { payment: FragmentType<typeof PaidProduct_payment> };

/** The picture of what was paid for, as it was then. */
export function PaidProductPicture({ payment }: Props) {
  const { image } = unmask(PaidProduct_payment, payment);
  return (
    <Box sx={{ width: 72, borderRadius: '8px', overflow: 'hidden' }}>
      <Picture image={image} alt="" sizes="72px" />
    </Box>
  );
}

/** The name of what was paid for, as it was then; a link while the product has a page. */
export function PaidProductName({ payment }: Props) {
  const { product, productName } = unmask(PaidProduct_payment, payment);
  const hasPage = product && product.inStock !== 'REMOVED';
  return hasPage ? (
    <TextLink to={paths.product(product.id)} color="textPrimary">
      {productName}
    </TextLink>
  ) : (
    <span>{productName}</span>
  );
}
