import { useStoredIds } from '../../lib/storedIds.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { compared, mostCompared } from './comparedAndSeenProducts.ts';

/** Toggles a product for comparison, with a toast at the limit. */
export function useCompareToggle(id: string): { chosen: boolean; toggle: () => void } {
  const ids = useStoredIds(compared);
  const chosen = ids.includes(id);
  return {
    chosen,
    toggle() {
      if (chosen) compared.set(ids.filter((other) => other !== id));
      else if (ids.length < mostCompared) compared.set([...ids, id]);
      else toast.blank(`Up to ${mostCompared} products can be compared. Remove one of them first.`);
    },
  };
}
