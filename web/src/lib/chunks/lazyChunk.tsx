import { type ComponentType, useEffect, useState } from 'react';
import { useConnectionBack } from '../connection.ts';
import { loadChunk } from './loadChunk.ts';

type ChunkProps = {
  /** called when the chunk couldn't be loaded; rendering the component again retries */
  onLoadError?: (error: unknown) => void;
};

/**
 * A component that is loaded when it is first rendered, and renders nothing until then. Unlike one of
 * React's `lazy`, a failure does not reach the page's error boundary and is not final: the chunk is
 * loaded when the connection is back.
 * @param load imports the component
 * @param Failure shown in its place when it could not be loaded; nothing by default
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failure?: ComponentType<{ error: unknown }>,
): ComponentType<Props & ChunkProps> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyChunk({ onLoadError, ...props }: Props & ChunkProps) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [error, setError] = useState<unknown>();
    const read = async () => {
      try {
        loaded ??= await loadChunk(load);
        setLoaded(() => loaded);
      } catch (failure) {
        setError(failure);
        onLoadError?.(failure);
      }
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first rendered.
    useEffect(() => {
      if (!Loaded) void read();
    }, []);
    useConnectionBack(() => void read(), error !== undefined && !Loaded);
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return error !== undefined && Failure ? <Failure error={error} /> : null;
  };
}
