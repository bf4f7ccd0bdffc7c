import { useEffect } from 'react';
import { recentlySeen } from './keptProducts.ts';

/**
 * Puts a product first among those that were seen lately.
 * @param id undefined until it is known that there is such a product
 */
export function useNoteSeen(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    recentlySeen.set([id, ...recentlySeen.get().filter((other) => other !== id)]);
  }, [id]);
}
