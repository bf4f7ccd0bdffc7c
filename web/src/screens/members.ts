import type { Role } from '../generated/graphql.ts';
import { adminScreens } from './admin.ts';
import { buyingScreens } from './buying.ts';
import { accountScreens, dealingScreens, toDoScreen } from './dealing.ts';
import type { Screen } from './screen.ts';
import { sellingScreens } from './selling.ts';

/**
 * The screens for signed-in users, in the order of their menus. They are a separate chunk, which visitors don't need.
 */
export const memberScreens: readonly Screen[] = [
  toDoScreen,
  ...buyingScreens,
  ...sellingScreens,
  ...adminScreens,
  ...dealingScreens,
  ...accountScreens,
];

/** A role's menus under their headings. */
export function menusOf(role: Role) {
  const lines = memberScreens.flatMap(({ path, roles = [], menu }) =>
    menu && (menu.roles ?? roles).includes(role) ? [{ to: path, ...menu }] : [],
  );
  return (['DASHBOARD', 'MORE'] as const).map((heading) => ({
    heading,
    lines: lines.filter((line) => line.heading === heading),
  }));
}
