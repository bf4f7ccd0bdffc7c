import Box from '@mui/material/Box';
import type { PaymentProduct_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';

graphql(`
  fragment PaymentProduct_product on Product {
    productName
    image {
      ...Picture_image
    }
  }
`);

/** Picture and name, in one line. */
export function PaymentProduct(props: { product: FragmentType<PaymentProduct_ProductFragment> }) {
  const { id, productName, image } = unmask<PaymentProduct_ProductFragment>(props.product);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Picture
        image={image}
        alt=""
        sizes="112px"
        sx={{ width: { xs: 80, md: 112 }, flexShrink: 0, borderRadius: '10px' }}
      />
      <TextLink
        to={paths.product(id)}
        variant="h4"
        color="textPrimary"
        sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {productName}
      </TextLink>
    </Box>
  );
}
