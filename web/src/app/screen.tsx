import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from '../lib/loadChunk.ts';
import { PageSkeleton } from '../ui/state/Skeletons.tsx';

/**
 * A route whose screen is a program part of its own, fetched when it is first visited.
 * @param path the address or its pattern
 * @param load imports the screen's file and gives its component
 */
export function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: await loadChunk(load) }),
    hydrateFallbackElement: <PageSkeleton />,
  };
}
