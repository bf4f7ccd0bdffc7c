import { useEffect, useState } from 'react';

/**
 * Whether the browser keeps something under a key, for what is loaded only then (`keptIds` says when that changes);
 * false until the page is hydrated.
 * @param storage gives the storage; reading the global itself throws where it is blocked
 */
export function useIsKept(storage: () => Storage, key: string): boolean {
  const [kept, setKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which storage it is does not change.
  useEffect(() => {
    try {
      setKept(storage().getItem(key) !== null);
    } catch {
      // Nothing is kept in a storage that is blocked.
    }
    const onChange = (event: StorageEvent) => {
      if (event.key === key) setKept(event.newValue !== null);
    };
    window.addEventListener('storage', onChange);
    return () => window.removeEventListener('storage', onChange);
  }, [key]);
  return kept;
}
