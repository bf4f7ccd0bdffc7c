import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderHead_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { formatFullDay } from '../../../lib/time/dates.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import { DocumentTitle } from '../../../ui/page/DocumentTitle.tsx';
import { PriceText } from '../../../ui/text/PriceText.tsx';
import { LocationText } from '../../places/LocationText.tsx';
import { OrderStateTags } from '../OrderStateTags.tsx';
import { type OrderSide, orderNoun, useOrderSide } from '../orderSide.ts';

graphql(`
  fragment OrderHead_order on Order {
    productName
    createdAt
    image {
      ...Picture_image
    }
    product {
      inStock
      location
      ...LocationText_product
    }
    price {
      ...PriceText_money
    }
    buyer {
      userId
      name
    }
    seller {
      userId
      name
    }
    ...OrderStateTags_order
  }
`);

const lists: Record<OrderSide, { text: string; to: string }> = {
  BUYER: { text: 'Purchases', to: paths.purchases },
  SELLER: { text: 'Sales', to: paths.sales },
  ADMIN: { text: 'Sales', to: paths.orders },
};

/** The product as sold, with price and state. */
export function OrderHead(props: { order: FragmentType<OrderHead_OrderFragment> }) {
  const order = unmask<OrderHead_OrderFragment>(props.order);
  const { productName, createdAt, image, product, price, buyer, seller } = order;
  const side = useOrderSide(order);
  const noun = orderNoun(side);
  const hasPage = product && product.inStock !== 'REMOVED';
  return (
    <Box component="header" sx={{ mb: { xs: 2, md: 2.5 } }}>
      <DocumentTitle title={`${noun}: ${productName}`} />
      <Breadcrumbs trail={[lists[side]]} here={productName} />
      <Box sx={{ display: 'flex', gap: { xs: 2, md: 3 }, mt: 1, alignItems: 'center' }}>
        <Picture
          image={image}
          alt=""
          sizes="112px"
          priority
          sx={{
            width: 112,
            flexShrink: 0,
            borderRadius: '12px',
            display: { xs: 'none', sm: 'block' },
          }}
        />
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
          <Typography variant="body2" color="textSecondary">
            {noun} of {formatFullDay(createdAt)}
            {side === 'BUYER' && `, from ${seller.name}`}
            {side === 'SELLER' && `, to ${buyer.name}`}
            {side === 'ADMIN' && `, ${seller.name} to ${buyer.name}`}
          </Typography>
          <Typography
            variant="h2"
            component="h1"
            sx={{ overflowWrap: 'anywhere', fontSize: { xs: '1.375rem' } }}
          >
            {hasPage ? (
              <TextLink to={paths.product(product.id)} color="inherit">
                {productName}
              </TextLink>
            ) : (
              productName
            )}
          </Typography>
          {side === 'BUYER' && product?.location && (
            <Typography variant="body2" color="textSecondary">
              <LocationText product={product} />
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <PriceText price={price} sx={{ fontSize: '1.125rem' }} />
            <OrderStateTags order={order} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
