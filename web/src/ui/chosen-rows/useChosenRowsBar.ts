import { useState } from 'react';
import { toastNotLoaded } from '../toasts/toast.ts';
import type { ChosenRows } from './useChosenRows.ts';

/**
 * What the lazily loaded actions on chosen rows are rendered with from the first choice on, since their dialog goes on
 * when the rows have left the list; null before. If they cannot be loaded a toast says so, and none is chosen.
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
