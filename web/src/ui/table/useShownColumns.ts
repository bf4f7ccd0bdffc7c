import { useState } from 'react';

const storageKeyOf = (table: string) => `fitnessZone.columns.${table}`;

function readHidden(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeyOf(table)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((header) => typeof header === 'string') : [];
  } catch {
    return [];
  }
}

function keepHidden(table: string, headers: readonly string[]): void {
  try {
    if (headers.length > 0) localStorage.setItem(storageKeyOf(table), JSON.stringify(headers));
    else localStorage.removeItem(storageKeyOf(table));
  } catch {
    // In a storage that is blocked the choice lasts as long as the page.
  }
}

/**
 * The columns of a table that somebody wants to see, remembered in this browser by the table's label. The first two
 * always show, since they say which row it is.
 */
export function useShownColumns<Column extends { header: string }>(
  table: string,
  columns: readonly Column[],
) {
  const [hidden, setHidden] = useState(() => readHidden(table));
  const optional = columns.slice(2).map(({ header }) => header);
  const isShown = (header: string) => !optional.includes(header) || !hidden.includes(header);
  return {
    shown: columns.filter(({ header }) => isShown(header)),
    choices: optional.map((header) => ({ header, isShown: isShown(header) })),
    toggle(header: string) {
      const next = hidden.includes(header)
        ? hidden.filter((one) => one !== header)
        : [...hidden, header];
      setHidden(next);
      keepHidden(table, next);
    },
  };
}
