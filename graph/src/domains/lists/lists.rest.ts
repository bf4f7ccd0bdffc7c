import type { Reading } from '../../rest/read-route.ts';
import { listEntries } from './lists.queries.ts';

export const listReadings: Reading[] = [
  {
    url: '/bookingProducts',
    summary: "Booking entries: the caller's own; for admins, all",
    visitors: true,
    points: 10,
    operation: '{ bookingEntries { ...ListEntry } }',
    root: ({ context }) => ({ bookingEntries: () => listEntries(context, 'Booking') }),
  },
  {
    url: '/wishProducts',
    summary: "Wish entries: the caller's own; for admins, all",
    visitors: true,
    points: 10,
    operation: '{ wishEntries { ...ListEntry } }',
    root: ({ context }) => ({ wishEntries: () => listEntries(context, 'Wish') }),
  },
];

export const listEntryFields = `fragment ListEntry on CartItem {
  id owner @flat { userName: name @or(value: "") userEmail: email @or(value: "") }
  productId product @flat { productName image } productPrice product @flat { inStock }
}`;
