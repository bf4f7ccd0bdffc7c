import { useAction } from '../../apollo/useAction.ts';
import { addToWishList, deleteWishProduct } from './wish.cache.ts';

/** Puts a product on the wish list: `[wish({ productId }), pending]`. */
export const useAddToWishList = () => useAction(addToWishList);

/** Removes an entry of the wish list: `[remove({ id }), pending]`. */
export const useDeleteWishProduct = () => useAction(deleteWishProduct);
