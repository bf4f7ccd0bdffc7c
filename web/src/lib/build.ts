import { useSyncExternalStore } from 'react';

/** The server answers within so many milliseconds, or it is not known whether there is another build. */
const timeoutMs = 10_000;
/** Several simultaneous failures ask once. */
const leastPauseMs = 5_000;

export const outdatedText = 'Fitness Zone was updated. Reload to continue. What you typed is kept.';

let isOutdated = false;
let checking: Promise<void> | null = null;
let checkedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

/** The build that this page belongs to; null for one that a development server made. */
const ownBuild = (): string | null =>
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
    // The server is not reached: that says nothing of its build.
  }
  if (isOutdated) for (const call of [...listeners]) call();
}

/**
 * A later build has replaced that of this page, whose files may be gone. Asks the server, unless it has just been
 * asked.
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

/** As far as it is known, without asking. */
export const useIsPageOutdated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOutdated,
    () => false,
  );
