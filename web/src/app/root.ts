import { useQuery } from '@apollo/client/react';
import { graphql } from '../generated/index.ts';

/** What the frame of every page shows: the categories with their live counts, and who is signed in. */
export const RootQuery = graphql(`
  query Root {
    changeCursor
    me {
      id
      ...Session_user
      ...ListBadges_user
    }
    categories {
      id
      ...CategoryLinks_category
      ...FooterCategories_category
    }
  }
`);

/** The root query's state; however many parts of the frame ask, it is fetched once. */
export const useRoot = () => useQuery(RootQuery);
