/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment CategoryLinks_category on Category {\n    id\n    title\n    availableCount\n  }\n": typeof types.CategoryLinks_CategoryFragmentDoc,
    "\n  fragment FooterCategories_category on Category {\n    id\n    title\n  }\n": typeof types.FooterCategories_CategoryFragmentDoc,
    "\n  fragment ListBadges_user on User {\n    id\n    bookingCount\n    wishCount\n  }\n": typeof types.ListBadges_UserFragmentDoc,
    "\n  query Root {\n    me {\n      id\n      name\n      email\n      image {\n        url\n      }\n      role\n      verified\n      ...ListBadges_user\n    }\n    categories {\n      id\n      ...CategoryLinks_category\n      ...FooterCategories_category\n    }\n  }\n": typeof types.RootDocument,
    "\n  fragment ConditionBadge_product on Product {\n    id\n    condition\n  }\n": typeof types.ConditionBadge_ProductFragmentDoc,
    "\n  fragment CategoryGrid_category on Category {\n    id\n    title\n    body\n    image {\n      ...Picture_image\n    }\n  }\n": typeof types.CategoryGrid_CategoryFragmentDoc,
    "\n  query Home {\n    categories {\n      id\n      ...CategoryGrid_category\n    }\n    products(first: 12) {\n      ...ProductCarousel_products\n    }\n  }\n": typeof types.HomeDocument,
    "\n  fragment ProductCarousel_products on ProductConnection {\n    edges {\n      node {\n        id\n        inStock\n        ...ProductTile_product\n      }\n    }\n  }\n": typeof types.ProductCarousel_ProductsFragmentDoc,
    "\n  fragment ProductTile_product on Product {\n    id\n    productName\n    location\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n  }\n": typeof types.ProductTile_ProductFragmentDoc,
    "\n  fragment Picture_image on Image {\n    url\n    srcSet\n    color\n  }\n": typeof types.Picture_ImageFragmentDoc,
    "\n  fragment PriceText_money on Money {\n    formatted\n  }\n": typeof types.PriceText_MoneyFragmentDoc,
};
const documents: Documents = {
    "\n  fragment CategoryLinks_category on Category {\n    id\n    title\n    availableCount\n  }\n": types.CategoryLinks_CategoryFragmentDoc,
    "\n  fragment FooterCategories_category on Category {\n    id\n    title\n  }\n": types.FooterCategories_CategoryFragmentDoc,
    "\n  fragment ListBadges_user on User {\n    id\n    bookingCount\n    wishCount\n  }\n": types.ListBadges_UserFragmentDoc,
    "\n  query Root {\n    me {\n      id\n      name\n      email\n      image {\n        url\n      }\n      role\n      verified\n      ...ListBadges_user\n    }\n    categories {\n      id\n      ...CategoryLinks_category\n      ...FooterCategories_category\n    }\n  }\n": types.RootDocument,
    "\n  fragment ConditionBadge_product on Product {\n    id\n    condition\n  }\n": types.ConditionBadge_ProductFragmentDoc,
    "\n  fragment CategoryGrid_category on Category {\n    id\n    title\n    body\n    image {\n      ...Picture_image\n    }\n  }\n": types.CategoryGrid_CategoryFragmentDoc,
    "\n  query Home {\n    categories {\n      id\n      ...CategoryGrid_category\n    }\n    products(first: 12) {\n      ...ProductCarousel_products\n    }\n  }\n": types.HomeDocument,
    "\n  fragment ProductCarousel_products on ProductConnection {\n    edges {\n      node {\n        id\n        inStock\n        ...ProductTile_product\n      }\n    }\n  }\n": types.ProductCarousel_ProductsFragmentDoc,
    "\n  fragment ProductTile_product on Product {\n    id\n    productName\n    location\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n  }\n": types.ProductTile_ProductFragmentDoc,
    "\n  fragment Picture_image on Image {\n    url\n    srcSet\n    color\n  }\n": types.Picture_ImageFragmentDoc,
    "\n  fragment PriceText_money on Money {\n    formatted\n  }\n": types.PriceText_MoneyFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryLinks_category on Category {\n    id\n    title\n    availableCount\n  }\n"): (typeof documents)["\n  fragment CategoryLinks_category on Category {\n    id\n    title\n    availableCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FooterCategories_category on Category {\n    id\n    title\n  }\n"): (typeof documents)["\n  fragment FooterCategories_category on Category {\n    id\n    title\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListBadges_user on User {\n    id\n    bookingCount\n    wishCount\n  }\n"): (typeof documents)["\n  fragment ListBadges_user on User {\n    id\n    bookingCount\n    wishCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Root {\n    me {\n      id\n      name\n      email\n      image {\n        url\n      }\n      role\n      verified\n      ...ListBadges_user\n    }\n    categories {\n      id\n      ...CategoryLinks_category\n      ...FooterCategories_category\n    }\n  }\n"): (typeof documents)["\n  query Root {\n    me {\n      id\n      name\n      email\n      image {\n        url\n      }\n      role\n      verified\n      ...ListBadges_user\n    }\n    categories {\n      id\n      ...CategoryLinks_category\n      ...FooterCategories_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConditionBadge_product on Product {\n    id\n    condition\n  }\n"): (typeof documents)["\n  fragment ConditionBadge_product on Product {\n    id\n    condition\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryGrid_category on Category {\n    id\n    title\n    body\n    image {\n      ...Picture_image\n    }\n  }\n"): (typeof documents)["\n  fragment CategoryGrid_category on Category {\n    id\n    title\n    body\n    image {\n      ...Picture_image\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    categories {\n      id\n      ...CategoryGrid_category\n    }\n    products(first: 12) {\n      ...ProductCarousel_products\n    }\n  }\n"): (typeof documents)["\n  query Home {\n    categories {\n      id\n      ...CategoryGrid_category\n    }\n    products(first: 12) {\n      ...ProductCarousel_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCarousel_products on ProductConnection {\n    edges {\n      node {\n        id\n        inStock\n        ...ProductTile_product\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductCarousel_products on ProductConnection {\n    edges {\n      node {\n        id\n        inStock\n        ...ProductTile_product\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductTile_product on Product {\n    id\n    productName\n    location\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n  }\n"): (typeof documents)["\n  fragment ProductTile_product on Product {\n    id\n    productName\n    location\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Picture_image on Image {\n    url\n    srcSet\n    color\n  }\n"): (typeof documents)["\n  fragment Picture_image on Image {\n    url\n    srcSet\n    color\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceText_money on Money {\n    formatted\n  }\n"): (typeof documents)["\n  fragment PriceText_money on Money {\n    formatted\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;