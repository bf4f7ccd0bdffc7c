type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

const onPopState: Guard = (event) => guard?.(event);

/**
 * Lets the listener of `setPopStateGuard` run before the router's. Call it before the router is rendered: browsers call
 * `popstate` listeners in order of registration, even capturing ones, and React renders the router's update before the
 * next listener runs.
 */
export const listenToPopStateFirst = (): void => window.addEventListener('popstate', onPopState);

/** Sets a listener that gets history steps before the router; null for none. */
export function setPopStateGuard(next: Guard | null): void {
  guard = next;
}
