import { useEffect } from 'react';
import { recentlySeen } from './comparedAndSeenProducts.ts';

/**
 * Puts a product first among the recently seen ones.
 * @param id undefined until the product is known to exist
 */
export function useNoteSeen(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    recentlySeen.set([id, ...recentlySeen.get().filter((other) => other !== id)]);
  }, [id]);
}
