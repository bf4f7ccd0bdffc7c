import { mdiBullhornOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import type { AdvertiseButton_ProductFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { inTable } from '../../../ui/table/dataTable.styles.ts';
import { useAdvertiseProductMutation } from '../product.cache.generated.ts';
import { advertiseProductOptions } from '../product.cache.ts';

graphql(`
  fragment AdvertiseButton_product on Product {
    id
    productName
    advertisement
    viewerCanAdvertise
  }
`);

/** Advertises a product; once it is, there is nothing more to press. */
export function AdvertiseButton(props: { product: FragmentType<AdvertiseButton_ProductFragment> }) {
  const product = unmask<AdvertiseButton_ProductFragment>(props.product);
  const { id, productName, advertisement, viewerCanAdvertise } = product;
  const [advertise, { loading }] = useAdvertiseProductMutation(advertiseProductOptions);
  const word = advertisement ? 'Advertised' : 'Advertise';
  return (
    <Button
      size="small"
      sx={inTable}
      disabled={advertisement || !viewerCanAdvertise || loading}
      startIcon={<Icon path={mdiBullhornOutline} size={18} />}
      aria-label={`${word} ${productName}`}
      onClick={() => void advertise({ variables: { id } })}
    >
      {word}
    </Button>
  );
}
