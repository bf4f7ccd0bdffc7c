import { type ComponentType, useEffect, useState } from 'react';
import { lazyChunk } from './lazyChunk.tsx';

/**
 * A component that is loaded once browser storage has a value under a key, and renders nothing until then. `keptIds`
 * reports changes.
 * @param storage returns the storage; accessing the global throws if it is blocked
 * @param load imports the component
 */
export function keptChunk<Props extends object>(
  storage: () => Storage,
  key: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Chunk = lazyChunk(load);
  return function KeptChunk(props: Props) {
    const [kept, setKept] = useState(false);
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
    }, []);
    return kept && <Chunk {...props} />;
  };
}
