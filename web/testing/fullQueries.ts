import { graphql } from '../src/generated/index.ts';

// What the proof mounts besides the screens' own queries: every list and record in full, so that no
// field of the cache can be wrong unseen.

export const WitnessRoot = graphql(`
  query WitnessRoot {
    me {
      id
      ...User_record
    }
    categories {
      id
      ...Category_record
    }
  }
`);

export const WitnessShelf = graphql(`
  query WitnessShelf($filter: ProductFilter, $after: String) {
    products(filter: $filter, first: 5, after: $after) {
      ...WitnessProducts
    }
  }
`);

export const WitnessProducts = graphql(`
  fragment WitnessProducts on ProductConnection {
    edges {
      cursor
      node {
        id
        ...Product_record
      }
    }
    pageInfo {
      startCursor
      endCursor
      hasNextPage
      hasPreviousPage
    }
  }
`);

export const WitnessCategory = graphql(`
  query WitnessCategory($id: ID!, $after: String) {
    category(id: $id) {
      id
      ...Category_record
      products(first: 5, after: $after) {
        ...WitnessProducts
      }
    }
  }
`);

export const WitnessProduct = graphql(`
  query WitnessProduct($id: ID!) {
    product(id: $id) {
      id
      ...Product_record
    }
  }
`);

export const WitnessBuyer = graphql(`
  query WitnessBuyer {
    bookingList {
      edges {
        cursor
        node {
          id
          ...CartItem_record
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
    wishList {
      edges {
        cursor
        node {
          id
          ...WishItem_record
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
    purchases {
      edges {
        cursor
        node {
          id
          ...Payment_record
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const WitnessSeller = graphql(`
  query WitnessSeller {
    myProducts {
      ...WitnessProducts
    }
    sales {
      edges {
        cursor
        node {
          id
          ...Payment_record
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const WitnessAdmin = graphql(`
  query WitnessAdmin {
    buyers: users(role: BUYER) {
      ...WitnessUsers
    }
    sellers: users(role: SELLER) {
      ...WitnessUsers
    }
    admins: users(role: ADMIN) {
      ...WitnessUsers
    }
    payments {
      edges {
        cursor
        node {
          id
          ...Payment_record
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export const WitnessUsers = graphql(`
  fragment WitnessUsers on UserConnection {
    edges {
      cursor
      node {
        id
        ...User_person
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`);
