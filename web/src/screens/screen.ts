import type { ComponentType } from 'react';
import type { Prefetch } from '../apollo/prefetch.ts';
import type { Role } from '../generated/graphql.ts';

type Module<Name extends string> = Record<Name, ComponentType> & { prefetch?: Prefetch };

/** Loads a component's chunk, and the function that prefetches its data. */
export type Load = () => Promise<{ Component: ComponentType; prefetch?: Prefetch | undefined }>;

/** A frame that several screens share. */
type Frame = { load: Load };

/** The kinds of people who can open a screen. */
export type Viewer = 'visitor' | Lowercase<Role>;

/** A kind of record whose id is part of addresses; `other` is another product. */
export type VisitedRecord = 'category' | 'product' | 'other' | 'seller' | 'order' | 'thread';

/** Instructions for test suites that visit a screen: accessibility, consistency, start-up, screenshots. */
type Visit = {
  /** the viewers who visit it; by default the first role that may open it */
  as?: readonly Viewer[];
  /** addresses in which `:product` stands for that record's id; by default the path itself */
  at?: readonly string[];
  /** the queries sent when it is the first page, beside those of every page */
  asks?: readonly string[];
  /** the additional queries of one viewer */
  asksFor?: Partial<Record<Viewer, readonly string[]>>;
  /** the queries that hovering a link to it sends; by default the first */
  asksAhead?: readonly string[];
};

type Entry = {
  /** an address, or the pattern of addresses with an id */
  path: string;
  /** the roles that may open it; everybody, visitors included, by default */
  roles?: readonly Role[];
  /** shows only fixed texts, so it also opens offline or while the shop doesn't answer */
  needsNoData?: true;
  /** reads the query string, so that the server can't render it ahead */
  readsQuery?: true;
  /** outside of any frame, over the whole width */
  isWide?: true;
  /** a frame shared with its siblings */
  frame?: Frame;
  /** collapses the menus beside it to one button */
  closesMenus?: true;
  /** its text in the bar at the top */
  barText?: string;
  /**
   * its line in the menus of these roles, by default those that may open it; `DASHBOARD` holds what the specification
   * names
   */
  menu?: {
    heading: 'DASHBOARD' | 'MORE';
    text: string;
    /** path of an icon */
    icon: string;
    roles?: readonly Role[];
  };
  visit?: Visit;
};

/** A screen's description and the function that loads it. */
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
