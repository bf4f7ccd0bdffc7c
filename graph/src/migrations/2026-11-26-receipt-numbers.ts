import type { Migration } from './migration.ts';

/** Orders get receipt numbers in the order of payment. */
export const receiptNumbers: Migration = {
  name: '2026-11-26-receipt-numbers',
  async up({ collection }) {
    const orders = collection<{ receiptNumber: number | null; createdAt: Date }>('orders');
    const [last] = await orders
      .find({ receiptNumber: { $gt: 0 } })
      .sort({ receiptNumber: -1 })
      .limit(1)
      .toArray();
    let number = last?.receiptNumber ?? 0;
    for (;;) {
      const batch = await orders
        .find({ receiptNumber: null }, { projection: { _id: 1 } })
        .sort({ createdAt: 1, _id: 1 })
        .limit(500)
        .toArray();
      if (batch.length === 0) return;
      for (const { _id } of batch) {
        number += 1;
        await orders.updateOne({ _id }, { $set: { receiptNumber: number } });
      }
    }
  },
};
