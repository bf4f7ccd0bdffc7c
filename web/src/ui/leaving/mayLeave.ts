/** Ways to leave a page: navigating, or signing out. */
export type LeaveWay = 'navigation' | 'sign-out';

type Guard = (way: LeaveWay) => Promise<boolean>;

let guard: Guard | null = null;

/**
 * Makes `mayLeave` ask a form with unsaved input.
 * @returns a function that ends it
 */
export function guardLeaving(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Asks the user if unsaved input would be lost. */
export const mayLeave = async (way: LeaveWay): Promise<boolean> => (guard ? guard(way) : true);
