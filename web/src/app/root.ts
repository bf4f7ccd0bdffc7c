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
    }
    categories {
      id
      position
      ...CategoryLinks_category
      ...FooterCategories_category
    }
  }
`);

/** The root query's state; however many parts of the frame ask, it is fetched once. */
export const useRoot = () => useRootQuery();
