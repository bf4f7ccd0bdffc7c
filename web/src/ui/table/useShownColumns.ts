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
    // If storage is blocked, the choice lasts until the page closes.
  }
}

/**
 * The columns that the user shows, remembered in this browser by the table's label. The first two, and those up to the
 * row's name (the area `name`), always show.
 */
export function useShownColumns<Column extends { header: string; area?: string }>(
  table: string,
  columns: readonly Column[],
) {
  const [hidden, setHidden] = useState(() => readHidden(table));
  const fixed = Math.max(2, columns.findIndex(({ area }) => area === 'name') + 1);
  const optional = columns.slice(fixed).map(({ header }) => header);
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
