import { useSyncExternalStore } from 'react';

/** Request timeout. Without an answer, the page assumes no new build. */
const timeoutMs = 10_000;
/** Minimum pause between checks, so that simultaneous failures check only once. */
const leastPauseMs = 5_000;

export const outdatedText = 'Fitness Zone was updated. Reload to continue. What you typed is kept.';

let isOutdated = false;
let checking: Promise<void> | null = null;
let checkedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** This page's build; null on a development server. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;

async function askForBuild(): Promise<void> {
  checkedAt = performance.now();
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch('/build.json', { cache: 'no-store', signal });
    if (!response.ok) return;
    const { build } = (await response.json()) as { build: string | null };
    isOutdated = build !== null && build !== ownBuild();
  } catch {
    // An unreachable server says nothing about its build.
  }
  if (isOutdated) for (const call of [...listeners]) call();
}

/**
 * Whether a newer build has replaced this page's, whose files may be gone. Asks the server, unless it asked recently.
 */
export async function isPageOutdated(): Promise<boolean> {
  if (isOutdated || ownBuild() === null) return isOutdated;
  if (!checking && performance.now() - checkedAt < leastPauseMs) return false;
  checking ??= askForBuild().finally(() => {
    checking = null;
  });
  await checking;
  return isOutdated;
}

function subscribe(call: () => void) {
  listeners.add(call);
  return () => {
    listeners.delete(call);
  };
}

/** The last known result, without asking the server. */
export const useIsPageOutdated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOutdated,
    () => false,
  );
