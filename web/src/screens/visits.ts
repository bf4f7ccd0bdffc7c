import { memberScreens } from './members.ts';
import type { Screen, Viewer, VisitedRecord } from './screen.ts';
import { visitorScreens } from './visitors.ts';

// Read by the suites that visit all screens; no page loads this.

export const allScreens: readonly Screen[] = [...visitorScreens, ...memberScreens];

export const viewers = ['visitor', 'buyer', 'seller', 'admin'] as const satisfies readonly Viewer[];

/** Record ids for visiting screens; without one, the screen is visited with an unknown id. */
export type VisitIds = Partial<Record<VisitedRecord, string>>;

const record = /:(\w+)/g;

export const withIds = (address: string, ids: VisitIds): string =>
  address.replace(record, (_, name) => ids[name as VisitedRecord] ?? 'unknown');

/** The kind of record whose id is in a screen's address; undefined if there is none. */
export function recordOf({ path, visit }: Screen): Exclude<VisitedRecord, 'other'> | undefined {
  if (!path.includes(':')) return undefined;
  const [, name] = visit?.at?.[0]?.match(/:(\w+)/) ?? [];
  return name as Exclude<VisitedRecord, 'other'> | undefined;
}

const lowerCase = <Text extends string>(text: Text) => text.toLowerCase() as Lowercase<Text>;

/** The queries that a screen sends, for one viewer or for all who may open it. */
export function queriesOf({ visit = {} }: Screen, viewer?: Viewer): readonly string[] {
  const { asks = [], asksFor = {} } = visit;
  return [...asks, ...(viewer ? (asksFor[viewer] ?? []) : Object.values(asksFor).flat())];
}

/**
 * The screens that a viewer visits, with addresses that still need ids, and each screen's queries as the first page.
 */
export const visitsOf = (viewer: Viewer) =>
  allScreens.flatMap((screen) => {
    const { path, roles, readsQuery, closesMenus = false, menu, barText, visit } = screen;
    const [first] = roles ?? [];
    const { as = [first ? lowerCase(first) : 'visitor'], at = [path] } = visit ?? {};
    if (!as.includes(viewer)) return [];
    const inMenu = (menu?.roles ?? (menu && roles) ?? []).map(lowerCase);
    const asks = queriesOf(screen, viewer);
    return {
      path,
      addresses: at,
      asks,
      asksAhead: visit?.asksAhead ?? asks.slice(0, 1),
      isFirstViewer: as[0] === viewer,
      isLinked: barText !== undefined || inMenu.some((role) => role === viewer),
      isRendered: !roles && !readsQuery,
      closesMenus,
    };
  });
