import { Types } from 'mongoose';
import type { TestShop } from '../shop/start-test-shop.ts';

/**
 * Resolves when searches find everything that was written. Searches themselves wait only as long as people would, which
 * isn't enough for OpenSearch on a busy machine.
 */
export async function searchesAreCurrent({ searches }: Pick<TestShop, 'searches'>): Promise<void> {
  await searches.meets(new Types.ObjectId().toHexString(), [], []);
}
