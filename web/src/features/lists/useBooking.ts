import { useAction } from '../../apollo/useAction.ts';
import { addToBookingList, deleteBookingProduct } from './booking.cache.ts';

/** Books a product: `[book({ productId }), pending]`. */
export const useAddToBookingList = () => useAction(addToBookingList);

/** Removes an entry of the booking list: `[remove({ id }), pending]`. */
export const useDeleteBookingProduct = () => useAction(deleteBookingProduct);
