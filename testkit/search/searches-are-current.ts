import { Types } from 'mongoose';
import type { TestShop } from '../shop/start-test-shop.ts';

/**
 * Resolves when searches find all that was written. They wait for that, but no longer than people would, which isn't
 * enough for OpenSearch on a busy machine.
 */
export async function searchesAreCurrent({ searches }: Pick<TestShop, 'searches'>): Promise<void> {
  await searches.meets(new Types.ObjectId().toHexString(), [], []);
}
