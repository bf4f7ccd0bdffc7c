import { graphql } from '../generated/index.ts';

// All that the schema says about each kind of record. An action's answer and a change made elsewhere
// may put a record into any list of any screen; it then must bring all that any screen reads of it,
// or the screen would have to ask the server again. A test compares these with the schema.

export const Money_record = graphql(`
  fragment Money_record on Money {
    amount
    currency
    formatted
  }
`);

export const Image_record = graphql(`
  fragment Image_record on Image {
    url
    width
    height
    srcSet
    color
  }
`);

export const Category_record = graphql(`
  fragment Category_record on Category {
    id
    title
    body
    image {
      ...Image_record
    }
    availableCount
  }
`);

/** A user as others see them. */
export const User_person = graphql(`
  fragment User_person on User {
    id
    name
    email
    image {
      ...Image_record
    }
    role
    verified
  }
`);

/** The signed-in user, with the counts that nobody else sees. */
export const User_record = graphql(`
  fragment User_record on User {
    id
    ...User_person
    bookingCount
    wishCount
    productCount
  }
`);

export const Product_record = graphql(`
  fragment Product_record on Product {
    id
    productName
    image {
      ...Image_record
    }
    body
    originalPrice {
      ...Money_record
    }
    resalePrice {
      ...Money_record
    }
    inStock
    condition
    yearsOfUsedProduct
    seller {
      id
      ...User_person
    }
    sellerName
    sellerEmail
    location
    phone
    postedTime
    category {
      id
      ...Category_record
    }
    advertisement
    reported
    viewerHasBooked
    viewerHasWished
    viewerCanBuy
    viewerCanDelete
    viewerCanAdvertise
  }
`);

export const CartItem_record = graphql(`
  fragment CartItem_record on CartItem {
    id
    user {
      id
      ...User_person
    }
    product {
      id
      ...Product_record
    }
    productPrice {
      ...Money_record
    }
    createdAt
  }
`);

export const WishItem_record = graphql(`
  fragment WishItem_record on WishItem {
    id
    user {
      id
      ...User_person
    }
    product {
      id
      ...Product_record
    }
    productPrice {
      ...Money_record
    }
    createdAt
  }
`);

export const Payment_record = graphql(`
  fragment Payment_record on Payment {
    id
    transactionId
    status
    amount {
      ...Money_record
    }
    product {
      id
      ...Product_record
    }
    productName
    image {
      ...Image_record
    }
    buyerName
    buyerEmail
    sellerName
    createdAt
    paidAt
    refundedAt
  }
`);
