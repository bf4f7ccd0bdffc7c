import { mdiHeart, mdiHeartOutline } from '@mdi/js';
import type { FragmentType } from '../../generated/index.ts';
import { CardButton } from './CardButton.tsx';
import { useWishing, type Wishing_product } from './useWishing.ts';

/** Adds a product to the wish list from its card. */
export function WishIconButton(props: { product: FragmentType<typeof Wishing_product> }) {
  const { product, reason, pending, add } = useWishing(props.product);
  return (
    <CardButton
      icon={product.viewerHasWished ? mdiHeart : mdiHeartOutline}
      name={`Add ${product.productName} to wish list`}
      reason={pending ? 'Just a moment.' : reason}
      done={product.viewerHasWished}
      onPress={() => void add()}
    />
  );
}
