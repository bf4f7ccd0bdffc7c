import { type ComponentType, use, useEffect, useState } from 'react';
import { useConnectionBack } from '../connection.ts';
import { loadChunk } from './loadChunk.ts';

type ChunkProps = {
  /** called when the chunk couldn't be loaded; rendering the component again retries */
  onLoadError?: (error: unknown) => void;
};

type Options = {
  /** suspends until the first load attempt ends, so that the server's HTML or the previous screen stays */
  suspends?: boolean;
  /** replaces a component whose chunk failed to load; nothing by default */
  Failure?: ComponentType<{ error: unknown }>;
};

/** A component whose chunk loads on its first render, or earlier by `load`. */
export type LazyChunk<Props> = ComponentType<Props & ChunkProps> & {
  /** Loads the chunk early. Never rejects: the component tries again when it is rendered. */
  load: () => Promise<void>;
};

/**
 * A component whose chunk loads when it is first rendered, and that renders nothing until then. Unlike React's `lazy`,
 * a failure doesn't reach the page's error boundary and isn't final: the chunk loads when the connection is back.
 * @param load imports the component
 */
export function lazyChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { suspends = false, Failure }: Options = {},
): LazyChunk<Props> {
  let loaded: ComponentType<Props> | undefined;
  let ahead: Promise<void> | undefined;
  const read = async () => {
    loaded ??= await loadChunk(load);
  };

  function loadAhead(): Promise<void> {
    if (ahead) return ahead;
    const started = read().catch(() => undefined);
    ahead = started;
    // Sets the status that React's `use` sets, so that it reads settled promises at once.
    void started.then(() => Object.assign(started, { status: 'fulfilled' }));
    return started;
  }

  function Chunk({ onLoadError, ...props }: Props & ChunkProps) {
    if (suspends) use(loadAhead());
    const [Loaded, setLoaded] = useState(() => loaded);
    const [error, setError] = useState<unknown>();
    const show = async () => {
      try {
        await read();
        setLoaded(() => loaded);
      } catch (failure) {
        setError(failure);
        onLoadError?.(failure);
      }
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first rendered.
    useEffect(() => {
      if (!Loaded) void show();
    }, []);
    useConnectionBack(() => void show(), error !== undefined && !Loaded);
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    return error !== undefined && Failure ? <Failure error={error} /> : null;
  }
  return Object.assign(Chunk, { load: loadAhead });
}
