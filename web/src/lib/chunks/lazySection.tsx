import { type ComponentType, use } from 'react';
import { lazyChunk } from './lazyChunk.tsx';
import { loadChunk } from './loadChunk.ts';

/**
 * A section of a page whose chunk is loaded on its first render, and which the server renders. It suspends until then,
 * so that the server's HTML stays. A failed chunk is reloaded when the connection is back.
 * @param load imports the component
 * @returns the component, for use within `Suspense`, and a function that preloads its chunk, for the server
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { Section: ComponentType<Props>; loadSection: () => Promise<unknown> } {
  let pending: Promise<ComponentType<Props>> | undefined;
  function loadOnce(): Promise<ComponentType<Props>> {
    if (pending) return pending;
    const started = loadChunk(load).catch(() => lazyChunk(load));
    pending = started;
    // Set here as React's `use` does, so that it reads loaded promises at once.
    void started.then((value) => Object.assign(started, { status: 'fulfilled', value }));
    return started;
  }
  function Section(props: Props) {
    const Loaded = use(loadOnce());
    return <Loaded {...props} />;
  }
  return { Section, loadSection: loadOnce };
}
