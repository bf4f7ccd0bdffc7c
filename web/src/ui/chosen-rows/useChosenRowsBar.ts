import { useState } from 'react';
import { toastNotLoaded } from '../toasts/toast.ts';
import type { ChosenRows } from './useChosenRows.ts';

/**
 * Props of the lazily loaded actions on chosen rows, from the first choice on, since their dialog continues after the
 * rows left the list; null before. If they can't be loaded, a toast says so, and no row is chosen.
 */
export function useChosenRowsBar<Row>({ rows, choose }: ChosenRows<Row>) {
  const [isWanted, setWanted] = useState(false);
  if (rows.length > 0 && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return {
    onLoadError: (error: unknown) => {
      choose([]);
      setWanted(false);
      toastNotLoaded(error);
    },
  };
}
