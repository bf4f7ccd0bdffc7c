import { type ComponentType, use } from 'react';
import { lazyChunk } from './lazyChunk.tsx';
import { loadChunk } from './loadChunk.ts';

/**
 * A section of a page whose chunk is loaded when it is first rendered, and which the server renders: it suspends until
 * then, so that what the server has rendered stays. A chunk that could not be loaded is loaded when the connection is
 * back.
 * @param load imports the component
 * @returns the component, to be rendered within `Suspense`, and what loads its chunk ahead, as the server has to
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { Section: ComponentType<Props>; loadSection: () => Promise<unknown> } {
  let pending: Promise<ComponentType<Props>> | undefined;
  function loadOnce(): Promise<ComponentType<Props>> {
    if (pending) return pending;
    const started = loadChunk(load).catch(() => lazyChunk(load));
    pending = started;
    // So that `use` knows at once what was loaded before, as it notes itself on promises that it has seen.
    void started.then((value) => Object.assign(started, { status: 'fulfilled', value }));
    return started;
  }
  function Section(props: Props) {
    const Loaded = use(loadOnce());
    return <Loaded {...props} />;
  }
  return { Section, loadSection: loadOnce };
}
