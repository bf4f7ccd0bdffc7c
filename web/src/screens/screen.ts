import type { ComponentType } from 'react';
import type { Prefetch } from '../apollo/prefetch.ts';
import type { Role } from '../generated/graphql.ts';

type Module<Name extends string> = Record<Name, ComponentType> & { prefetch?: Prefetch };

/** Loads a component's chunk, and what fetches its data ahead. */
export type Load = () => Promise<{ Component: ComponentType; prefetch?: Prefetch | undefined }>;

/** A frame that several screens share. */
type Frame = { load: Load };

/** Who looks at a screen. */
export type Viewer = 'visitor' | Lowercase<Role>;

/** A record whose id is in addresses; `other` is another product. */
export type VisitedRecord = 'category' | 'product' | 'other' | 'seller' | 'order' | 'thread';

/** How suites visit a screen: accessibility, consistency, start-up, screenshots. */
type Visit = {
  /** whose eyes see it; the first of the roles that may open it by default */
  as?: readonly Viewer[];
  /** addresses, with the name of a record for its id, such as `:product`; the path itself by default */
  at?: readonly string[];
  /** the queries that it sends when it is the first page, beside those of every page */
  asks?: readonly string[];
  /** those of one viewer alone */
  asksFor?: Partial<Record<Viewer, readonly string[]>>;
  /** those of them that a link to it asks ahead; the first one by default */
  asksAhead?: readonly string[];
};

type Entry = {
  /** an address, or the pattern of addresses with an id */
  path: string;
  /** the roles that may open it; everybody, visitors included, by default */
  roles?: readonly Role[];
  /** reads the query string, so that the server can't render it ahead */
  readsQuery?: true;
  /** outside of any frame, over the whole width */
  isWide?: true;
  /** a frame around it and its siblings */
  frame?: Frame;
  /** closes the menus beside it to one button */
  closesMenus?: true;
  /** its word in the bar at the top */
  barText?: string;
  /** its line in the menu of roles, those that may open it by default: `DASHBOARD` has what the specification names */
  menu?: {
    heading: 'DASHBOARD' | 'MORE';
    text: string;
    /** path of an icon */
    icon: string;
    roles?: readonly Role[];
  };
  visit?: Visit;
};

/** All that is known of a screen beside its component. */
export type Screen = Entry & { load: Load };

type Definition<Name extends string> = Entry & {
  /** the component, as its module exports it */
  component: Name;
  load: () => Promise<Module<Name>>;
};

export const loadComponent = <Name extends string>(
  name: Name,
  load: () => Promise<Module<Name>>,
): Load => {
  return async () => {
    const module = await load();
    return { Component: module[name], prefetch: module.prefetch };
  };
};

export const screen = <Name extends string>({
  component,
  load,
  ...entry
}: Definition<Name>): Screen => ({ ...entry, load: loadComponent(component, load) });

export const signedIn = ['BUYER', 'SELLER', 'ADMIN'] as const satisfies readonly Role[];
