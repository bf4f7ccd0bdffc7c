import { useRootQuery } from '../generated/app.ts';
import { graphql } from '../lib/graphql.ts';

/** Data for every page's frame: the categories with live counts, and the signed-in user. */
graphql(`
  query Root {
    changeCursor
    me {
      ...Session_user
      ...ListBadges_user
      ...NotificationBell_user
      ...MessagesLink_user
      ...RoleLinks_user
      place {
        ...Place_parts
      }
      units
    }
    categories {
      position
      ...CategoryLinks_category
      ...FooterCategories_category
    }
  }
`);

/** The root query's result, fetched by the page's frame. Later parts don't refetch it after a failure. */
export const useRootData = () =>
  useRootQuery({ fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' }).data;
