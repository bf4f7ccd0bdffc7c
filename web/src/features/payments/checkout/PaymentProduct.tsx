import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaymentProduct_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { PriceText } from '../../../ui/PriceText.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

graphql(`
  fragment PaymentProduct_product on Product {
    id
    productName
    image {
      ...Picture_image
    }
    resalePrice {
      ...PriceText_money
    }
  }
`);

/** What is paid for, and how much. */
export function PaymentProduct(props: { product: FragmentType<PaymentProduct_ProductFragment> }) {
  const { id, productName, image, resalePrice } = unmask<PaymentProduct_ProductFragment>(
    props.product,
  );
  return (
    <Box
      component="section"
      aria-label="Your order"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', overflow: 'hidden' }}
    >
      <Picture image={image} alt="" ratio="16 / 10" sizes="(min-width: 900px) 480px, 100vw" />
      <Box sx={{ p: 3, display: 'grid', gap: 1.5, bgcolor: 'background.paper' }}>
        <TextLink to={paths.product(id)} variant="h4" color="textPrimary">
          {productName}
        </TextLink>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            borderTop: 1,
            borderColor: 'divider',
            pt: 1.5,
          }}
        >
          <Typography color="textSecondary">Total</Typography>
          <PriceText price={resalePrice} variant="h3" />
        </Box>
      </Box>
    </Box>
  );
}
