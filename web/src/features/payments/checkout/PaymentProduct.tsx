import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaymentProduct_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import type { OrderLine } from './orderLines.ts';

graphql(`
  fragment PaymentProduct_product on Product {
    id
    productName
    image {
      ...Picture_image
    }
  }
`);

type Props = {
  product: FragmentType<PaymentProduct_ProductFragment>;
  /** its costs; the last line is the amount to pay, or paid */
  lines: readonly OrderLine[];
};

export function PaymentProduct({ product, lines }: Props) {
  const { id, productName, image } = unmask<PaymentProduct_ProductFragment>(product);
  return (
    <Box
      component="section"
      aria-label="Your order"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', overflow: 'hidden' }}
    >
      <Picture image={image} alt="" ratio="16 / 10" sizes="(min-width: 900px) 480px, 100vw" />
      <Box
        sx={{
          p: 3,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
          bgcolor: 'background.paper',
        }}
      >
        <TextLink
          to={paths.product(id)}
          variant="h4"
          color="textPrimary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {productName}
        </TextLink>
        <Box component="dl" sx={{ m: 0, borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          {lines.map(({ name, amount, former }, index) => (
            <Box
              key={name}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'baseline',
                gap: 2,
              }}
            >
              <Typography component="dt" color="textSecondary">
                {name}
              </Typography>
              <Typography
                component="dd"
                {...(index === lines.length - 1 && { variant: 'h3' })}
                sx={{
                  fontVariantNumeric: 'tabular-nums',
                  whiteSpace: 'nowrap',
                  ...(former && { position: 'relative', color: 'text.secondary' }),
                }}
              >
                {former && <HiddenText>Originally </HiddenText>}
                {former ? <s>{amount}</s> : amount}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
