/** Ways to leave a page: navigating, or signing out. */
export type LeaveWay = 'navigation' | 'sign-out';

type Guard = (way: LeaveWay) => Promise<boolean>;

let guard: Guard | null = null;

/**
 * Makes `mayLeave` ask a form that would lose something.
 * @returns a function that ends that
 */
export function guardLeaving(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Asks the user if something open would be lost. */
export const mayLeave = async (way: LeaveWay): Promise<boolean> => (guard ? guard(way) : true);
