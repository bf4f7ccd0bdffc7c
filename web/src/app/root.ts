import { useRootQuery } from '../generated/app.ts';
import { graphql } from '../lib/graphql.ts';

/** Data for the frame of every page: the categories with live counts, and the signed-in user. */
graphql(`
  query Root {
    changeCursor
    me {
      id
      ...Session_user
      ...ListBadges_user
      ...NotificationBell_user
      ...MessagesLink_user
      ...RoleLinks_user
    }
    categories {
      id
      position
      ...CategoryLinks_category
      ...FooterCategories_category
    }
  }
`);

/** Asks for it; the page's frame does, once. */
export const useRoot = () => useRootQuery();

/** The root query's result. Parts shown after it failed don't ask again. */
export const useRootData = () =>
  useRootQuery({ fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' }).data;
