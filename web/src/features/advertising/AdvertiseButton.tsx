import { mdiBullhornOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useAdvertiseProductMutation } from '../../generated/advertising.ts';
import type { AdvertiseButton_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { inTable } from '../../ui/table/dataTable.styles.ts';
import { advertiseProductOptions } from './advertisement.cache.ts';
import { whatAdvertisingDoes } from './advertising.content.ts';

graphql(`
  fragment AdvertiseButton_product on Product {
    productName
    advertisement
    viewerCanAdvertise
  }
`);

/** Advertises a product after explaining the effects; disabled while it is advertised. */
export function AdvertiseButton(props: { product: FragmentType<AdvertiseButton_ProductFragment> }) {
  const product = unmask<AdvertiseButton_ProductFragment>(props.product);
  const { id, productName, advertisement, viewerCanAdvertise } = product;
  const [asking, setAsking] = useState(false);
  const [advertise, { loading }] = useAdvertiseProductMutation(advertiseProductOptions);
  const word = advertisement ? 'Advertised' : 'Advertise';
  return (
    <>
      <Button
        size="small"
        sx={inTable}
        disabled={advertisement || !viewerCanAdvertise || loading}
        startIcon={<Icon path={mdiBullhornOutline} size={18} />}
        aria-label={`${word} ${productName}`}
        onClick={() => setAsking(true)}
      >
        {word}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Advertise ${productName}?`}
          confirmLabel="Advertise"
          color="primary"
          onConfirm={() => {
            setAsking(false);
            void advertise({ variables: { id } });
          }}
          onCancel={() => setAsking(false)}
        >
          {whatAdvertisingDoes}
        </ConfirmDialog>
      )}
    </>
  );
}
