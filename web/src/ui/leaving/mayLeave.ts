/** Ways to leave a page: navigating, or signing out. */
export type LeaveWay = 'navigation' | 'sign-out';

type Guard = (way: LeaveWay) => Promise<boolean>;

const guards = new Set<Guard>();

/**
 * Makes `mayLeave` call a guard, such as a form with unsaved input.
 * @returns a function that removes it
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
