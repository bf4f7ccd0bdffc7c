import type { Reading } from '../../../rest/read-route.ts';

export const accountDeletionReadings: Reading[] = [
  {
    url: '/deletionEffects',
    summary: "Effects of deleting an account (the caller's own; for admins, any)",
    operation: `{ deletionEffects {
      openBusiness { payment @flat { paymentId: id productName } reason isSale }
      openBusinessCount products offersMade offersReceived openPayments listEntries threads reviews
    } }`,
  },
];
