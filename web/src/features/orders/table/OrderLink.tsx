import Box from '@mui/material/Box';
import type { OrderLink_OrderFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';

graphql(`
  fragment OrderLink_order on Order {
    productName
    image {
      ...Picture_image
    }
  }
`);

type Props = { order: FragmentType<OrderLink_OrderFragment> };

/** The product's picture at the time of the sale. */
export function OrderPicture(props: Props) {
  const { image } = unmask<OrderLink_OrderFragment>(props.order);
  return (
    <Box sx={{ width: 72, borderRadius: '8px', overflow: 'hidden' }}>
      <Picture image={image} alt="" sizes="72px" />
    </Box>
  );
}

/** The product's name at the time of the sale, linked to the order. */
export function OrderLink(props: Props) {
  const { id, productName } = unmask<OrderLink_OrderFragment>(props.order);
  return (
    <TextLink to={paths.order(id)} color="textPrimary" sx={{ fontWeight: 600 }}>
      <CellText>{productName}</CellText>
    </TextLink>
  );
}
