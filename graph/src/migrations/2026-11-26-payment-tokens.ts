import { searchTokens } from '@fitness-zone/contract/search/search-tokens.ts';
import type { Types } from 'mongoose';
import type { Migration } from './migration.ts';

type Person = { name: string; email: string; deletingAt?: Date };
type Texts = Record<'productName' | 'buyerName' | 'buyerEmail' | 'sellerName', string>;
type Payment = Texts & {
  transactionId: string;
  buyerId: Types.ObjectId;
  sellerId: Types.ObjectId;
  searchTokens?: string[];
};

const fields = [
  ...(['productName', 'buyerName', 'buyerEmail', 'sellerName', 'transactionId'] as const),
  ...(['buyerId', 'sellerId'] as const),
];

/** Payments get search tokens for the admins' list, including the current names of their buyers and sellers. */
export const paymentTokens: Migration = {
  name: '2026-11-26-payment-tokens',
  async up({ collection, walk }) {
    await walk<Payment>('payments', fields, async (batch) => {
      const ids = batch.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]);
      const present = { _id: { $in: ids }, deletingAt: null } as object;
      const people = await collection<Person>('users').find(present).toArray();
      const names = new Map(
        people.map(({ _id, name, email }) => [_id.toHexString(), [name, email]]),
      );
      await collection<Payment>('payments').bulkWrite(
        batch.map(({ _id, buyerId, sellerId, ...texts }) => {
          const { productName, buyerName, buyerEmail, sellerName, transactionId } = texts;
          const parties = [buyerId, sellerId].flatMap((id) => names.get(id.toHexString()) ?? []);
          const own = [productName, buyerName, buyerEmail, sellerName, transactionId];
          const $set = { searchTokens: searchTokens([...own, ...parties]) };
          return { updateOne: { filter: { _id } as object, update: { $set } } };
        }),
      );
    });
  },
};
