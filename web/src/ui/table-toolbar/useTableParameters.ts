import { useSearchParams } from 'react-router-dom';
import { keepingScroll } from '../../lib/keepScroll.ts';

/** A list's parameters by their names in the address; empty if not set. */
export type TableParameters<Name extends string> = Readonly<Record<Name, string>>;

type SetParameters<Name extends string> = (changes: Partial<TableParameters<Name>>) => void;

/**
 * A list's filters and order, stored in the address, so that reload, back and a shared link show the same list. Empty
 * ones are left out.
 * @param allowed the possible values by parameter; null for any text. Other values count as empty
 * @returns the parameters, and a function that changes some of them
 */
export function useTableParameters<Name extends string>(
  allowed: Readonly<Record<Name, readonly string[] | null>>,
): [TableParameters<Name>, SetParameters<Name>] {
  const [search, setSearch] = useSearchParams();
  const valueFor = (name: Name) => {
    const value = search.get(name) ?? '';
    return allowed[name]?.includes(value) === false ? '' : value;
  };
  const names = Object.keys(allowed) as Name[];
  const parameters = Object.fromEntries(names.map((name) => [name, valueFor(name)]));
  const set: SetParameters<Name> = (changes) =>
    setSearch(
      () => {
        // The current address: React Router returns the rendered one, which lags behind.
        const next = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { state: keepingScroll },
    );
  return [parameters as TableParameters<Name>, set];
}
