type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

const onPopState: Guard = (event) => guard?.(event);

/**
 * Lets `setPopStateGuard` hear of a step through the history before the router does. Call it before the router is
 * rendered: browsers call the listeners of `popstate` in the order in which they were added, capturing ones included,
 * and React renders what the router has heard before the next listener is called.
 */
export const hearPopStateFirst = (): void => window.addEventListener('popstate', onPopState);

/** Sets what hears of steps through the history before the router does; null for nothing. */
export function setPopStateGuard(next: Guard | null): void {
  guard = next;
}
