import { type ComponentType, use, useEffect, useState } from 'react';
import { useConnectionBack } from '../connection.ts';
import { loadChunk } from './loadChunk.ts';

type ChunkProps = {
  /** called when the chunk couldn't be loaded; rendering the component again retries */
  onLoadError?: (error: unknown) => void;
};

type Options = {
  /** suspends until the first attempt to load has ended, so that the server's HTML or the screen before stays */
  suspends?: boolean;
  /** shown in its place when it could not be loaded; nothing by default */
  Failure?: ComponentType<{ error: unknown }>;
};

/** A component whose chunk loads on its first render, or ahead. */
export type LazyChunk<Props> = ComponentType<Props & ChunkProps> & {
  /** Loads the chunk ahead. Never rejects: the component tries again when it is rendered. */
  load: () => Promise<void>;
};

/**
 * A component whose chunk is loaded when it is first rendered, and that renders nothing until then. Unlike one of
 * React's `lazy`, a failure does not reach the page's error boundary and is not final: the chunk is loaded when the
 * connection is back.
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
    // Set here as React's `use` does, so that it reads ended promises at once.
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
