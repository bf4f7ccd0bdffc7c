import Button from '@mui/material/Button';
import { useEndAdvertisementMutation } from '../../generated/advertising.ts';
import type { EndAdvertisementButton_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { endAdvertisementOptions } from './advertisement.cache.ts';

graphql(`
  fragment EndAdvertisementButton_product on Product {
    productName
  }
`);

export function EndAdvertisementButton(props: {
  product: FragmentType<EndAdvertisementButton_ProductFragment>;
}) {
  const { id, productName } = unmask<EndAdvertisementButton_ProductFragment>(props.product);
  const [endAdvertisement, { loading }] = useEndAdvertisementMutation(endAdvertisementOptions);
  return (
    <Button
      size="small"
      color="inherit"
      sx={{ minWidth: 0 }}
      disabled={loading}
      aria-label={`End the advertisement of ${productName}`}
      onClick={() => void endAdvertisement({ variables: { id } })}
    >
      End
    </Button>
  );
}
