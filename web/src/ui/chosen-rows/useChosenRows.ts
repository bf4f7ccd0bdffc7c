import { useState } from 'react';

/** The rows of a list that were ticked, and what changes that. */
export type ChosenRows<Row> = {
  /** those of the list's rows that are chosen, in its order */
  rows: readonly Row[];
  /** how many rows the list shows */
  shown: number;
  isChosen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** chooses every row that the list shows */
  chooseAll: () => void;
  /** chooses these and no others */
  choose: (ids: readonly string[]) => void;
};

/**
 * The rows of a list that are chosen. They stay so while more of the list is loaded; a row that leaves the list is
 * chosen no more, and none is once another list is asked for.
 * @param rows what the list shows
 * @param list tells one list from another, such as its query's variables
 */
export function useChosenRows<Row extends { id: string }>(
  rows: readonly Row[],
  list: string,
): ChosenRows<Row> {
  const [state, setState] = useState<{ list: string; ids: readonly string[] }>({ list, ids: [] });
  const ids = state.list === list ? state.ids : [];
  const choose = (next: readonly string[]) => setState({ list, ids: next });
  return {
    rows: rows.filter(({ id }) => ids.includes(id)),
    shown: rows.length,
    isChosen: (id) => ids.includes(id),
    toggle: (id) => choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    chooseAll: () => choose(rows.map(({ id }) => id)),
    choose,
  };
}
