/** Ways to leave a page: navigating, or signing out. */
export type LeaveWay = 'navigation' | 'sign-out';

type Guard = (way: LeaveWay) => Promise<boolean>;

const guards = new Set<Guard>();

/**
 * Makes `mayLeave` ask a form with unsaved input, or whatever else would be lost.
 * @returns a function that ends it
 */
export function guardLeaving(next: Guard): () => void {
  guards.add(next);
  return () => void guards.delete(next);
}

/** Asks the user if something would be lost. */
export async function mayLeave(way: LeaveWay): Promise<boolean> {
  for (const guard of [...guards]) if (!(await guard(way))) return false;
  return true;
}
