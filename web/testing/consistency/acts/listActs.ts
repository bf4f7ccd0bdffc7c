import {
  addToBookingListOptions,
  deleteBookingProductOptions,
} from '../../../src/features/lists/booking.cache.ts';
import {
  addToWishListOptions,
  deleteWishProductOptions,
} from '../../../src/features/lists/wish.cache.ts';
import {
  AddToBookingListDocument,
  AddToWishListDocument,
  DeleteBookingProductDocument,
  DeleteWishProductDocument,
} from '../../../src/generated/lists.ts';
import { type Act, onOne } from './act.ts';
import { bookings, products, wishes } from './shownRecords.ts';

/** What people do with their booking and wish lists. */
export const listActs = {
  books: onOne(AddToBookingListDocument, addToBookingListOptions, products, (productId) => ({
    productId,
  })),
  wishes: onOne(AddToWishListDocument, addToWishListOptions, products, (productId) => ({
    productId,
  })),
  unbooks: onOne(DeleteBookingProductDocument, deleteBookingProductOptions, bookings, (id) => ({
    id,
  })),
  unwishes: onOne(DeleteWishProductDocument, deleteWishProductOptions, wishes, (id) => ({ id })),
} satisfies Record<string, Act>;
