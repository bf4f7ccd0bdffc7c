import { mdiBullhornOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { type FragmentType, graphql, unmask } from '../../../generated/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { inTable } from '../../../ui/table/dataTable.styles.ts';
import { useAdvertiseProduct } from '../useProductActions.ts';

const AdvertiseButton_product = graphql(`
  fragment AdvertiseButton_product on Product {
    id
    productName
    advertisement
    viewerCanAdvertise
  }
`);

/** Advertises a product; once it is, there is nothing more to press. */
export function AdvertiseButton(props: { product: FragmentType<typeof AdvertiseButton_product> }) {
  const product = unmask(AdvertiseButton_product, props.product);
  const { id, productName, advertisement, viewerCanAdvertise } = product;
  const [advertise, pending] = useAdvertiseProduct();
  const word = advertisement ? 'Advertised' : 'Advertise';
  return (
    <Button
      size="small"
      sx={inTable}
      disabled={advertisement || !viewerCanAdvertise || pending}
      startIcon={<Icon path={mdiBullhornOutline} size={18} />}
      aria-label={`${word} ${productName}`}
      onClick={() => void advertise({ id })}
    >
      {word}
    </Button>
  );
}
