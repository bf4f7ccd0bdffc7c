import { useRootQuery } from '../generated/app.ts';
import { graphql } from '../lib/graphql.ts';

/** What the frame of every page shows: the categories with their live counts, and who is signed in. */
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

/** What the root query has answered. A part that is shown after it has failed doesn't ask again. */
export const useRootData = () =>
  useRootQuery({ fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' }).data;
