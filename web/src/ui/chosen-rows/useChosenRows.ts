import { useState } from 'react';

/** The chosen rows of a list, and functions to change them. */
export type ChosenRows<Row> = {
  /** the chosen rows in the list's order */
  rows: readonly Row[];
  /** number of rows in the list */
  shown: number;
  isChosen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** chooses every row that the list shows */
  chooseAll: () => void;
  /** chooses exactly these */
  choose: (ids: readonly string[]) => void;
};

/**
 * The chosen rows of a list. They stay chosen while more of the list loads; a row that leaves the list is deselected,
 * and another list starts with none.
 * @param rows the list's loaded rows
 * @param list identifies the list, such as its query's variables
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
