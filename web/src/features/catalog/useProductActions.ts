import { useAction } from '../../apollo/useAction.ts';
import { addCategory } from './category.cache.ts';
import { addProduct, advertiseProduct, deleteProduct } from './product.cache.ts';

/** Posts a product: `[post({ input }), pending]`. */
export const useAddProduct = () => useAction(addProduct);

/** Takes a product off the shelves: `[remove({ id }), pending]`. */
export const useDeleteProduct = () => useAction(deleteProduct);

/** Advertises a product: `[advertise({ id }), pending]`. */
export const useAdvertiseProduct = () => useAction(advertiseProduct);

/** Adds a category: `[add({ input }), pending]`. */
export const useAddCategory = () => useAction(addCategory);
