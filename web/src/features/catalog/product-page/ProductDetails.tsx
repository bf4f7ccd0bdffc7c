import { UpdateProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ProductDetails_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { FollowButton } from '../../follows/FollowButton.tsx';
import { StockTag } from '../../lists/StockTag.tsx';
import { LocationText } from '../../places/LocationText.tsx';
import { conditionLabels } from '../condition/condition.ts';
import { yearsOfUse } from '../yearsOfUse.ts';

graphql(`
  fragment ProductDetails_product on Product {
    id
    condition
    yearsOfUsedProduct
    sellerName
    sellerEmail
    seller {
      id
      verified
      ...FollowButton_user
    }
    phone
    ...StockTag_product
    ...LocationText_product
  }
`);

export function ProductDetails(props: { product: FragmentType<ProductDetails_ProductFragment> }) {
  const product = unmask<ProductDetails_ProductFragment>(props.product);
  const { condition, phone, sellerName, sellerEmail, seller } = product;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Fact name="In stock">
        <StockTag product={product} />
      </Fact>
      <Fact name={UpdateProductInput.condition.label}>{conditionLabels[condition]}</Fact>
      <Fact name="Used for">{yearsOfUse(product.yearsOfUsedProduct)}</Fact>
      <Fact name="Seller">
        {seller ? (
          <Box component="span" sx={sellerLine}>
            <TextLink to={paths.seller(seller.id)}>{sellerName}</TextLink>
            {seller.verified && (
              <Typography component="span" variant="caption" sx={{ color: 'primary.main' }}>
                Verified seller
              </Typography>
            )}
            <Box component="span" sx={{ ml: { md: 'auto' } }}>
              <FollowButton seller={seller} />
            </Box>
          </Box>
        ) : (
          'This account was closed'
        )}
      </Fact>
      <Fact name={UpdateProductInput.location.label}>
        <LocationText product={product} />
      </Fact>
      {phone && (
        <Fact name={UpdateProductInput.phone.label}>
          <Link href={`tel:${phone}`}>{phone}</Link>
        </Fact>
      )}
      {sellerEmail && (
        <Fact name="Email">
          <Link href={`mailto:${sellerEmail}`}>{sellerEmail}</Link>
        </Fact>
      )}
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '110px minmax(0, 1fr)',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </Box>
  );
}

const sellerLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.75,
} as const;
