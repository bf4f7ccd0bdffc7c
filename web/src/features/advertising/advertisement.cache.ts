import { refTo } from '../../apollo/connections/editConnections.ts';
import type {
  AdvertiseProductMutationOptions,
  EndAdvertisementMutationOptions,
} from '../../generated/advertising.ts';

/** Sets a product's advertisement flag. */
export const advertiseProductOptions: AdvertiseProductMutationOptions = {
  optimisticUpdate: (cache, { id }) =>
    cache.modify({
      id: refTo('Product', id).__ref,
      fields: {
        advertisement: () => true,
        viewerCanAdvertise: () => false,
        viewerCanEndAdvertisement: () => true,
      },
    }),
};

/** Removes a product's advertisement flag. */
export const endAdvertisementOptions: EndAdvertisementMutationOptions = {
  optimisticUpdate: (cache, { id }) =>
    cache.modify({
      id: refTo('Product', id).__ref,
      fields: {
        advertisement: () => false,
        advertisedUntil: () => null,
        viewerCanAdvertise: () => true,
        viewerCanEndAdvertisement: () => false,
      },
    }),
};
