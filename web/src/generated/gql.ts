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
    "\n  fragment Wished on Product {\n    id\n    viewerHasWished\n  }\n": typeof types.WishedFragmentDoc,
    "\n  query WitnessIds($filter: ProductFilter, $after: String) {\n    products(filter: $filter, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n": typeof types.WitnessIdsDocument,
    "\n  query WitnessStock {\n    products {\n      edges {\n        node {\n          id\n          inStock\n        }\n      }\n    }\n  }\n": typeof types.WitnessStockDocument,
    "\n  fragment Money_record on Money {\n    amount\n    currency\n    formatted\n  }\n": typeof types.Money_RecordFragmentDoc,
    "\n  fragment Image_record on Image {\n    url\n    width\n    height\n    srcSet\n    color\n  }\n": typeof types.Image_RecordFragmentDoc,
    "\n  fragment Category_record on Category {\n    id\n    title\n    body\n    image {\n      ...Image_record\n    }\n    availableCount\n  }\n": typeof types.Category_RecordFragmentDoc,
    "\n  fragment User_person on User {\n    id\n    name\n    email\n    image {\n      ...Image_record\n    }\n    role\n    verified\n  }\n": typeof types.User_PersonFragmentDoc,
    "\n  fragment User_record on User {\n    id\n    ...User_person\n    bookingCount\n    wishCount\n    productCount\n  }\n": typeof types.User_RecordFragmentDoc,
    "\n  fragment Product_record on Product {\n    id\n    productName\n    image {\n      ...Image_record\n    }\n    body\n    originalPrice {\n      ...Money_record\n    }\n    resalePrice {\n      ...Money_record\n    }\n    inStock\n    condition\n    yearsOfUsedProduct\n    seller {\n      id\n      ...User_person\n    }\n    sellerName\n    sellerEmail\n    location\n    phone\n    postedTime\n    category {\n      id\n      ...Category_record\n    }\n    advertisement\n    reported\n    viewerHasBooked\n    viewerHasWished\n    viewerCanBuy\n    viewerCanDelete\n    viewerCanAdvertise\n  }\n": typeof types.Product_RecordFragmentDoc,
    "\n  fragment CartItem_record on CartItem {\n    id\n    user {\n      id\n      ...User_person\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productPrice {\n      ...Money_record\n    }\n    createdAt\n  }\n": typeof types.CartItem_RecordFragmentDoc,
    "\n  fragment WishItem_record on WishItem {\n    id\n    user {\n      id\n      ...User_person\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productPrice {\n      ...Money_record\n    }\n    createdAt\n  }\n": typeof types.WishItem_RecordFragmentDoc,
    "\n  fragment Payment_record on Payment {\n    id\n    transactionId\n    status\n    amount {\n      ...Money_record\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productName\n    image {\n      ...Image_record\n    }\n    buyerName\n    buyerEmail\n    sellerName\n    createdAt\n    paidAt\n    refundedAt\n  }\n": typeof types.Payment_RecordFragmentDoc,
    "\n  fragment CategoryLinks_category on Category {\n    id\n    title\n    availableCount\n  }\n": typeof types.CategoryLinks_CategoryFragmentDoc,
    "\n  fragment FooterCategories_category on Category {\n    id\n    title\n  }\n": typeof types.FooterCategories_CategoryFragmentDoc,
    "\n  subscription Changes($since: String) {\n    changes(since: $since) {\n      cursor\n      complete\n      viewer {\n        id\n        ...User_record\n      }\n      changes {\n        kind\n        id\n        product {\n          id\n          ...Product_record\n        }\n        category {\n          id\n          ...Category_record\n        }\n        user {\n          id\n          ...User_person\n        }\n        cartItem {\n          id\n          ...CartItem_record\n        }\n        wishItem {\n          id\n          ...WishItem_record\n        }\n        payment {\n          id\n          ...Payment_record\n        }\n      }\n    }\n  }\n": typeof types.ChangesDocument,
    "\n  query MyRoleInCache {\n    me {\n      id\n      role\n    }\n  }\n": typeof types.MyRoleInCacheDocument,
    "\n  fragment ListBadges_user on User {\n    id\n    bookingCount\n    wishCount\n  }\n": typeof types.ListBadges_UserFragmentDoc,
    "\n  query Root {\n    changeCursor\n    me {\n      id\n      ...Session_user\n      ...ListBadges_user\n    }\n    categories {\n      id\n      ...CategoryLinks_category\n      ...FooterCategories_category\n    }\n  }\n": typeof types.RootDocument,
    "\n  fragment UserPicture_user on User {\n    id\n    image {\n      url\n    }\n  }\n": typeof types.UserPicture_UserFragmentDoc,
    "\n    mutation UpdateProfile($input: UpdateProfileInput!) {\n      updateProfile(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": typeof types.UpdateProfileDocument,
    "\n    mutation AddUser($input: AddUserInput!) {\n      addUser(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n        }\n      }\n    }\n  ": typeof types.AddUserDocument,
    "\n  fragment DeleteUserButton_user on User {\n    id\n    name\n    email\n    role\n  }\n": typeof types.DeleteUserButton_UserFragmentDoc,
    "\n  query Users($role: Role!, $after: String) {\n    users(role: $role, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          email\n          ...UserPicture_user\n          ...VerifiedMark_user\n          ...VerifyUserButton_user\n          ...DeleteUserButton_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.UsersDocument,
    "\n  fragment VerifiedMark_user on User {\n    id\n    verified\n  }\n": typeof types.VerifiedMark_UserFragmentDoc,
    "\n  fragment VerifyUserButton_user on User {\n    id\n    email\n    verified\n  }\n": typeof types.VerifyUserButton_UserFragmentDoc,
    "\n    mutation VerifyUser($email: EmailAddress!) {\n      verifyUser(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_person\n        }\n      }\n    }\n  ": typeof types.VerifyUserDocument,
    "\n    mutation AddAdmin($email: EmailAddress!) {\n      addAdmin(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_person\n        }\n      }\n    }\n  ": typeof types.AddAdminDocument,
    "\n    mutation DeleteUser($email: EmailAddress!) {\n      deleteUser(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedCount\n        deletedUserId\n        removedProducts {\n          id\n          ...Product_record\n        }\n      }\n    }\n  ": typeof types.DeleteUserDocument,
    "\n  fragment User_place on User {\n    id\n    role\n  }\n": typeof types.User_PlaceFragmentDoc,
    "\n  query AllProducts($after: String) {\n    products(after: $after) {\n      ...ProductGrid_products\n    }\n  }\n": typeof types.AllProductsDocument,
    "\n  fragment ConditionBadge_product on Product {\n    id\n    condition\n  }\n": typeof types.ConditionBadge_ProductFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    productName\n    body\n    location\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n    ...ProductSummary_product\n    ...AddToList_product\n  }\n": typeof types.ProductCard_ProductFragmentDoc,
    "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      cursor\n      node {\n        id\n        inStock\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": typeof types.ProductGrid_ProductsFragmentDoc,
    "\n  fragment ProductSummary_product on Product {\n    id\n    productName\n    body\n    postedTime\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n  }\n": typeof types.ProductSummary_ProductFragmentDoc,
    "\n  query Category($id: ID!, $after: String) {\n    category(id: $id) {\n      id\n      title\n      body\n      products(after: $after) {\n        ...ProductGrid_products\n      }\n    }\n  }\n": typeof types.CategoryDocument,
    "\n    mutation AddCategory($input: AddCategoryInput!) {\n      addCategory(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        category {\n          id\n          ...Category_record\n        }\n      }\n    }\n  ": typeof types.AddCategoryDocument,
    "\n    mutation AddProduct($input: AddProductInput!) {\n      addProduct(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": typeof types.AddProductDocument,
    "\n    mutation DeleteProduct($id: ID!) {\n      deleteProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": typeof types.DeleteProductDocument,
    "\n    mutation AdvertiseProduct($id: ID!) {\n      advertiseProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n      }\n    }\n  ": typeof types.AdvertiseProductDocument,
    "\n  fragment Product_place on Product {\n    id\n    inStock\n    advertisement\n    seller {\n      id\n    }\n    category {\n      id\n    }\n  }\n": typeof types.Product_PlaceFragmentDoc,
    "\n  query ViewerInCache {\n    me {\n      id\n    }\n  }\n": typeof types.ViewerInCacheDocument,
    "\n  fragment ProductDetails_product on Product {\n    id\n    condition\n    yearsOfUsedProduct\n    sellerName\n    sellerEmail\n    seller {\n      id\n      verified\n    }\n    location\n    phone\n    ...StockTag_product\n  }\n": typeof types.ProductDetails_ProductFragmentDoc,
    "\n  query Product($id: ID!) {\n    product(id: $id) {\n      id\n      productName\n      category {\n        id\n        title\n      }\n      ...ProductSummary_product\n      ...ProductDetails_product\n      ...BuyButtons_product\n    }\n  }\n": typeof types.ProductDocument,
    "\n  query WitnessGoods {\n    products(first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          inStock\n          advertisement\n          sellerName\n          seller {\n            id\n          }\n          category {\n            id\n          }\n        }\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n": typeof types.WitnessGoodsDocument,
    "\n  query AddProductPage {\n    categories {\n      id\n      ...ProductForm_categories\n    }\n  }\n": typeof types.AddProductPageDocument,
    "\n  fragment AdvertiseButton_product on Product {\n    id\n    productName\n    advertisement\n    viewerCanAdvertise\n  }\n": typeof types.AdvertiseButton_ProductFragmentDoc,
    "\n  fragment DeleteProductButton_product on Product {\n    id\n    productName\n    inStock\n    viewerCanDelete\n  }\n": typeof types.DeleteProductButton_ProductFragmentDoc,
    "\n  fragment ProductForm_categories on Category {\n    id\n    title\n  }\n": typeof types.ProductForm_CategoriesFragmentDoc,
    "\n  query MyProducts($after: String) {\n    myProducts(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCell_product\n          ...StockTag_product\n          ...AdvertiseButton_product\n          ...DeleteProductButton_product\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MyProductsDocument,
    "\n  fragment CategoryGrid_category on Category {\n    id\n    title\n    body\n    image {\n      ...Picture_image\n    }\n  }\n": typeof types.CategoryGrid_CategoryFragmentDoc,
    "\n  query Home {\n    categories {\n      id\n      ...CategoryGrid_category\n    }\n    products(first: 12) {\n      ...ProductCarousel_products\n    }\n  }\n": typeof types.HomeDocument,
    "\n  fragment ProductCarousel_products on ProductConnection {\n    edges {\n      node {\n        id\n        inStock\n        ...ProductTile_product\n      }\n    }\n  }\n": typeof types.ProductCarousel_ProductsFragmentDoc,
    "\n  fragment ProductTile_product on Product {\n    id\n    productName\n    location\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n  }\n": typeof types.ProductTile_ProductFragmentDoc,
    "\n  fragment EntryState_product on Product {\n    id\n    inStock\n    ...StockTag_product\n    resalePrice {\n      amount\n      formatted\n    }\n    category {\n      id\n      title\n    }\n  }\n": typeof types.EntryState_ProductFragmentDoc,
    "\n  fragment EntryState_price on Money {\n    amount\n    formatted\n  }\n": typeof types.EntryState_PriceFragmentDoc,
    "\n  query OrderList($after: String) {\n    bookingList(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          product {\n            id\n            ...ProductCell_product\n            ...EntryState_product\n            ...PayLink_product\n            ...RemoveEntryButton_product\n          }\n          productPrice {\n            ...EntryState_price\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.OrderListDocument,
    "\n  fragment PayLink_product on Product {\n    id\n    productName\n    inStock\n  }\n": typeof types.PayLink_ProductFragmentDoc,
    "\n  fragment ProductCell_product on Product {\n    id\n    productName\n    inStock\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n  }\n": typeof types.ProductCell_ProductFragmentDoc,
    "\n  fragment StockTag_product on Product {\n    id\n    inStock\n  }\n": typeof types.StockTag_ProductFragmentDoc,
    "\n  query WishList($after: String) {\n    wishList(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          product {\n            id\n            ...ProductCell_product\n            ...EntryState_product\n            ...OrderButton_product\n            ...RemoveEntryButton_product\n          }\n          productPrice {\n            ...EntryState_price\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.WishListDocument,
    "\n    mutation AddToBookingList($productId: ID!) {\n      addToBookingList(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        cartItem {\n          id\n          ...CartItem_record\n        }\n        removedWishId\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": typeof types.AddToBookingListDocument,
    "\n    mutation DeleteBookingProduct($id: ID!) {\n      deleteBookingProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedBookingId\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": typeof types.DeleteBookingProductDocument,
    "\n  fragment CartItem_its on CartItem {\n    id\n    product {\n      id\n    }\n  }\n": typeof types.CartItem_ItsFragmentDoc,
    "\n  fragment BuyButtons_product on Product {\n    id\n    ...AddToList_product\n  }\n": typeof types.BuyButtons_ProductFragmentDoc,
    "\n  fragment OrderButton_product on Product {\n    id\n    productName\n    inStock\n    viewerHasBooked\n  }\n": typeof types.OrderButton_ProductFragmentDoc,
    "\n  fragment RemoveEntryButton_product on Product {\n    id\n    productName\n  }\n": typeof types.RemoveEntryButton_ProductFragmentDoc,
    "\n  fragment AddToList_product on Product {\n    id\n    productName\n    inStock\n    viewerCanBuy\n    viewerHasBooked\n    viewerHasWished\n  }\n": typeof types.AddToList_ProductFragmentDoc,
    "\n    mutation AddToWishList($productId: ID!) {\n      addToWishList(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        wishItem {\n          id\n          ...WishItem_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": typeof types.AddToWishListDocument,
    "\n    mutation DeleteWishProduct($id: ID!) {\n      deleteWishProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedWishId\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": typeof types.DeleteWishProductDocument,
    "\n  fragment WishItem_its on WishItem {\n    id\n    product {\n      id\n    }\n  }\n": typeof types.WishItem_ItsFragmentDoc,
    "\n  fragment PaidProduct_payment on Payment {\n    id\n    productName\n    image {\n      ...Picture_image\n    }\n    product {\n      id\n      inStock\n    }\n  }\n": typeof types.PaidProduct_PaymentFragmentDoc,
    "\n  query PaymentPage($id: ID!) {\n    product(id: $id) {\n      id\n      productName\n      resalePrice {\n        formatted\n      }\n      ...PaymentProduct_product\n    }\n  }\n": typeof types.PaymentPageDocument,
    "\n  fragment PaymentProduct_product on Product {\n    id\n    productName\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n  }\n": typeof types.PaymentProduct_ProductFragmentDoc,
    "\n    mutation CreatePaymentIntent($productId: ID!) {\n      createPaymentIntent(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        clientSecret\n        payment {\n          id\n          ...Payment_record\n          transactionId\n        }\n      }\n    }\n  ": typeof types.CreatePaymentIntentDocument,
    "\n  query Payments($after: String) {\n    payments(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          transactionId\n          buyerName\n          buyerEmail\n          sellerName\n          createdAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PaymentsDocument,
    "\n  query Purchases($after: String) {\n    purchases(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          productName\n          createdAt\n          paidAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n          ...Receipt_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PurchasesDocument,
    "\n  fragment Receipt_payment on Payment {\n    id\n    transactionId\n    status\n    productName\n    buyerName\n    buyerEmail\n    sellerName\n    createdAt\n    paidAt\n    refundedAt\n    amount {\n      ...PriceText_money\n    }\n  }\n": typeof types.Receipt_PaymentFragmentDoc,
    "\n  query Sales($after: String) {\n    sales(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          buyerName\n          buyerEmail\n          createdAt\n          paidAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SalesDocument,
    "\n    mutation RecordPayment($input: RecordPaymentInput!) {\n      recordPayment(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        payment {\n          id\n          ...Payment_record\n        }\n        removedBookingId\n        removedWishId\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": typeof types.RecordPaymentDocument,
    "\n  fragment Payment_place on Payment {\n    id\n    status\n    product {\n      id\n    }\n  }\n": typeof types.Payment_PlaceFragmentDoc,
    "\n  fragment Session_user on User {\n    id\n    name\n    email\n    image {\n      url\n    }\n    role\n    verified\n  }\n": typeof types.Session_UserFragmentDoc,
    "\n  query Session {\n    me {\n      id\n      ...Session_user\n    }\n  }\n": typeof types.SessionDocument,
    "\n  mutation GetToken($input: GetTokenInput!) {\n    getToken(input: $input) {\n      success\n      message\n      code\n      alreadyDone\n      token\n      user {\n        id\n        ...Session_user\n      }\n    }\n  }\n": typeof types.GetTokenDocument,
    "\n  fragment Picture_image on Image {\n    url\n    srcSet\n    color\n  }\n": typeof types.Picture_ImageFragmentDoc,
    "\n  fragment PriceText_money on Money {\n    formatted\n  }\n": typeof types.PriceText_MoneyFragmentDoc,
    "\n  query WitnessRoot {\n    me {\n      id\n      ...User_record\n    }\n    categories {\n      id\n      ...Category_record\n    }\n  }\n": typeof types.WitnessRootDocument,
    "\n  query WitnessShelf($filter: ProductFilter, $after: String) {\n    products(filter: $filter, first: 5, after: $after) {\n      ...WitnessProducts\n    }\n  }\n": typeof types.WitnessShelfDocument,
    "\n  fragment WitnessProducts on ProductConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...Product_record\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n": typeof types.WitnessProductsFragmentDoc,
    "\n  query WitnessCategory($id: ID!, $after: String) {\n    category(id: $id) {\n      id\n      ...Category_record\n      products(first: 5, after: $after) {\n        ...WitnessProducts\n      }\n    }\n  }\n": typeof types.WitnessCategoryDocument,
    "\n  query WitnessProduct($id: ID!) {\n    product(id: $id) {\n      id\n      ...Product_record\n    }\n  }\n": typeof types.WitnessProductDocument,
    "\n  query WitnessBuyer {\n    bookingList {\n      edges {\n        cursor\n        node {\n          id\n          ...CartItem_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    wishList {\n      edges {\n        cursor\n        node {\n          id\n          ...WishItem_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    purchases {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.WitnessBuyerDocument,
    "\n  query WitnessSeller {\n    myProducts {\n      ...WitnessProducts\n    }\n    sales {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.WitnessSellerDocument,
    "\n  query WitnessAdmin {\n    buyers: users(role: BUYER) {\n      ...WitnessUsers\n    }\n    sellers: users(role: SELLER) {\n      ...WitnessUsers\n    }\n    admins: users(role: ADMIN) {\n      ...WitnessUsers\n    }\n    payments {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.WitnessAdminDocument,
    "\n  fragment WitnessUsers on UserConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...User_person\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": typeof types.WitnessUsersFragmentDoc,
};
const documents: Documents = {
    "\n  fragment Wished on Product {\n    id\n    viewerHasWished\n  }\n": types.WishedFragmentDoc,
    "\n  query WitnessIds($filter: ProductFilter, $after: String) {\n    products(filter: $filter, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n": types.WitnessIdsDocument,
    "\n  query WitnessStock {\n    products {\n      edges {\n        node {\n          id\n          inStock\n        }\n      }\n    }\n  }\n": types.WitnessStockDocument,
    "\n  fragment Money_record on Money {\n    amount\n    currency\n    formatted\n  }\n": types.Money_RecordFragmentDoc,
    "\n  fragment Image_record on Image {\n    url\n    width\n    height\n    srcSet\n    color\n  }\n": types.Image_RecordFragmentDoc,
    "\n  fragment Category_record on Category {\n    id\n    title\n    body\n    image {\n      ...Image_record\n    }\n    availableCount\n  }\n": types.Category_RecordFragmentDoc,
    "\n  fragment User_person on User {\n    id\n    name\n    email\n    image {\n      ...Image_record\n    }\n    role\n    verified\n  }\n": types.User_PersonFragmentDoc,
    "\n  fragment User_record on User {\n    id\n    ...User_person\n    bookingCount\n    wishCount\n    productCount\n  }\n": types.User_RecordFragmentDoc,
    "\n  fragment Product_record on Product {\n    id\n    productName\n    image {\n      ...Image_record\n    }\n    body\n    originalPrice {\n      ...Money_record\n    }\n    resalePrice {\n      ...Money_record\n    }\n    inStock\n    condition\n    yearsOfUsedProduct\n    seller {\n      id\n      ...User_person\n    }\n    sellerName\n    sellerEmail\n    location\n    phone\n    postedTime\n    category {\n      id\n      ...Category_record\n    }\n    advertisement\n    reported\n    viewerHasBooked\n    viewerHasWished\n    viewerCanBuy\n    viewerCanDelete\n    viewerCanAdvertise\n  }\n": types.Product_RecordFragmentDoc,
    "\n  fragment CartItem_record on CartItem {\n    id\n    user {\n      id\n      ...User_person\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productPrice {\n      ...Money_record\n    }\n    createdAt\n  }\n": types.CartItem_RecordFragmentDoc,
    "\n  fragment WishItem_record on WishItem {\n    id\n    user {\n      id\n      ...User_person\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productPrice {\n      ...Money_record\n    }\n    createdAt\n  }\n": types.WishItem_RecordFragmentDoc,
    "\n  fragment Payment_record on Payment {\n    id\n    transactionId\n    status\n    amount {\n      ...Money_record\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productName\n    image {\n      ...Image_record\n    }\n    buyerName\n    buyerEmail\n    sellerName\n    createdAt\n    paidAt\n    refundedAt\n  }\n": types.Payment_RecordFragmentDoc,
    "\n  fragment CategoryLinks_category on Category {\n    id\n    title\n    availableCount\n  }\n": types.CategoryLinks_CategoryFragmentDoc,
    "\n  fragment FooterCategories_category on Category {\n    id\n    title\n  }\n": types.FooterCategories_CategoryFragmentDoc,
    "\n  subscription Changes($since: String) {\n    changes(since: $since) {\n      cursor\n      complete\n      viewer {\n        id\n        ...User_record\n      }\n      changes {\n        kind\n        id\n        product {\n          id\n          ...Product_record\n        }\n        category {\n          id\n          ...Category_record\n        }\n        user {\n          id\n          ...User_person\n        }\n        cartItem {\n          id\n          ...CartItem_record\n        }\n        wishItem {\n          id\n          ...WishItem_record\n        }\n        payment {\n          id\n          ...Payment_record\n        }\n      }\n    }\n  }\n": types.ChangesDocument,
    "\n  query MyRoleInCache {\n    me {\n      id\n      role\n    }\n  }\n": types.MyRoleInCacheDocument,
    "\n  fragment ListBadges_user on User {\n    id\n    bookingCount\n    wishCount\n  }\n": types.ListBadges_UserFragmentDoc,
    "\n  query Root {\n    changeCursor\n    me {\n      id\n      ...Session_user\n      ...ListBadges_user\n    }\n    categories {\n      id\n      ...CategoryLinks_category\n      ...FooterCategories_category\n    }\n  }\n": types.RootDocument,
    "\n  fragment UserPicture_user on User {\n    id\n    image {\n      url\n    }\n  }\n": types.UserPicture_UserFragmentDoc,
    "\n    mutation UpdateProfile($input: UpdateProfileInput!) {\n      updateProfile(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": types.UpdateProfileDocument,
    "\n    mutation AddUser($input: AddUserInput!) {\n      addUser(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n        }\n      }\n    }\n  ": types.AddUserDocument,
    "\n  fragment DeleteUserButton_user on User {\n    id\n    name\n    email\n    role\n  }\n": types.DeleteUserButton_UserFragmentDoc,
    "\n  query Users($role: Role!, $after: String) {\n    users(role: $role, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          email\n          ...UserPicture_user\n          ...VerifiedMark_user\n          ...VerifyUserButton_user\n          ...DeleteUserButton_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.UsersDocument,
    "\n  fragment VerifiedMark_user on User {\n    id\n    verified\n  }\n": types.VerifiedMark_UserFragmentDoc,
    "\n  fragment VerifyUserButton_user on User {\n    id\n    email\n    verified\n  }\n": types.VerifyUserButton_UserFragmentDoc,
    "\n    mutation VerifyUser($email: EmailAddress!) {\n      verifyUser(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_person\n        }\n      }\n    }\n  ": types.VerifyUserDocument,
    "\n    mutation AddAdmin($email: EmailAddress!) {\n      addAdmin(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_person\n        }\n      }\n    }\n  ": types.AddAdminDocument,
    "\n    mutation DeleteUser($email: EmailAddress!) {\n      deleteUser(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedCount\n        deletedUserId\n        removedProducts {\n          id\n          ...Product_record\n        }\n      }\n    }\n  ": types.DeleteUserDocument,
    "\n  fragment User_place on User {\n    id\n    role\n  }\n": types.User_PlaceFragmentDoc,
    "\n  query AllProducts($after: String) {\n    products(after: $after) {\n      ...ProductGrid_products\n    }\n  }\n": types.AllProductsDocument,
    "\n  fragment ConditionBadge_product on Product {\n    id\n    condition\n  }\n": types.ConditionBadge_ProductFragmentDoc,
    "\n  fragment ProductCard_product on Product {\n    id\n    productName\n    body\n    location\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n    ...ProductSummary_product\n    ...AddToList_product\n  }\n": types.ProductCard_ProductFragmentDoc,
    "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      cursor\n      node {\n        id\n        inStock\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": types.ProductGrid_ProductsFragmentDoc,
    "\n  fragment ProductSummary_product on Product {\n    id\n    productName\n    body\n    postedTime\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n  }\n": types.ProductSummary_ProductFragmentDoc,
    "\n  query Category($id: ID!, $after: String) {\n    category(id: $id) {\n      id\n      title\n      body\n      products(after: $after) {\n        ...ProductGrid_products\n      }\n    }\n  }\n": types.CategoryDocument,
    "\n    mutation AddCategory($input: AddCategoryInput!) {\n      addCategory(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        category {\n          id\n          ...Category_record\n        }\n      }\n    }\n  ": types.AddCategoryDocument,
    "\n    mutation AddProduct($input: AddProductInput!) {\n      addProduct(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": types.AddProductDocument,
    "\n    mutation DeleteProduct($id: ID!) {\n      deleteProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": types.DeleteProductDocument,
    "\n    mutation AdvertiseProduct($id: ID!) {\n      advertiseProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n      }\n    }\n  ": types.AdvertiseProductDocument,
    "\n  fragment Product_place on Product {\n    id\n    inStock\n    advertisement\n    seller {\n      id\n    }\n    category {\n      id\n    }\n  }\n": types.Product_PlaceFragmentDoc,
    "\n  query ViewerInCache {\n    me {\n      id\n    }\n  }\n": types.ViewerInCacheDocument,
    "\n  fragment ProductDetails_product on Product {\n    id\n    condition\n    yearsOfUsedProduct\n    sellerName\n    sellerEmail\n    seller {\n      id\n      verified\n    }\n    location\n    phone\n    ...StockTag_product\n  }\n": types.ProductDetails_ProductFragmentDoc,
    "\n  query Product($id: ID!) {\n    product(id: $id) {\n      id\n      productName\n      category {\n        id\n        title\n      }\n      ...ProductSummary_product\n      ...ProductDetails_product\n      ...BuyButtons_product\n    }\n  }\n": types.ProductDocument,
    "\n  query WitnessGoods {\n    products(first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          inStock\n          advertisement\n          sellerName\n          seller {\n            id\n          }\n          category {\n            id\n          }\n        }\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n": types.WitnessGoodsDocument,
    "\n  query AddProductPage {\n    categories {\n      id\n      ...ProductForm_categories\n    }\n  }\n": types.AddProductPageDocument,
    "\n  fragment AdvertiseButton_product on Product {\n    id\n    productName\n    advertisement\n    viewerCanAdvertise\n  }\n": types.AdvertiseButton_ProductFragmentDoc,
    "\n  fragment DeleteProductButton_product on Product {\n    id\n    productName\n    inStock\n    viewerCanDelete\n  }\n": types.DeleteProductButton_ProductFragmentDoc,
    "\n  fragment ProductForm_categories on Category {\n    id\n    title\n  }\n": types.ProductForm_CategoriesFragmentDoc,
    "\n  query MyProducts($after: String) {\n    myProducts(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCell_product\n          ...StockTag_product\n          ...AdvertiseButton_product\n          ...DeleteProductButton_product\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MyProductsDocument,
    "\n  fragment CategoryGrid_category on Category {\n    id\n    title\n    body\n    image {\n      ...Picture_image\n    }\n  }\n": types.CategoryGrid_CategoryFragmentDoc,
    "\n  query Home {\n    categories {\n      id\n      ...CategoryGrid_category\n    }\n    products(first: 12) {\n      ...ProductCarousel_products\n    }\n  }\n": types.HomeDocument,
    "\n  fragment ProductCarousel_products on ProductConnection {\n    edges {\n      node {\n        id\n        inStock\n        ...ProductTile_product\n      }\n    }\n  }\n": types.ProductCarousel_ProductsFragmentDoc,
    "\n  fragment ProductTile_product on Product {\n    id\n    productName\n    location\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n  }\n": types.ProductTile_ProductFragmentDoc,
    "\n  fragment EntryState_product on Product {\n    id\n    inStock\n    ...StockTag_product\n    resalePrice {\n      amount\n      formatted\n    }\n    category {\n      id\n      title\n    }\n  }\n": types.EntryState_ProductFragmentDoc,
    "\n  fragment EntryState_price on Money {\n    amount\n    formatted\n  }\n": types.EntryState_PriceFragmentDoc,
    "\n  query OrderList($after: String) {\n    bookingList(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          product {\n            id\n            ...ProductCell_product\n            ...EntryState_product\n            ...PayLink_product\n            ...RemoveEntryButton_product\n          }\n          productPrice {\n            ...EntryState_price\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.OrderListDocument,
    "\n  fragment PayLink_product on Product {\n    id\n    productName\n    inStock\n  }\n": types.PayLink_ProductFragmentDoc,
    "\n  fragment ProductCell_product on Product {\n    id\n    productName\n    inStock\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n  }\n": types.ProductCell_ProductFragmentDoc,
    "\n  fragment StockTag_product on Product {\n    id\n    inStock\n  }\n": types.StockTag_ProductFragmentDoc,
    "\n  query WishList($after: String) {\n    wishList(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          product {\n            id\n            ...ProductCell_product\n            ...EntryState_product\n            ...OrderButton_product\n            ...RemoveEntryButton_product\n          }\n          productPrice {\n            ...EntryState_price\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.WishListDocument,
    "\n    mutation AddToBookingList($productId: ID!) {\n      addToBookingList(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        cartItem {\n          id\n          ...CartItem_record\n        }\n        removedWishId\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": types.AddToBookingListDocument,
    "\n    mutation DeleteBookingProduct($id: ID!) {\n      deleteBookingProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedBookingId\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": types.DeleteBookingProductDocument,
    "\n  fragment CartItem_its on CartItem {\n    id\n    product {\n      id\n    }\n  }\n": types.CartItem_ItsFragmentDoc,
    "\n  fragment BuyButtons_product on Product {\n    id\n    ...AddToList_product\n  }\n": types.BuyButtons_ProductFragmentDoc,
    "\n  fragment OrderButton_product on Product {\n    id\n    productName\n    inStock\n    viewerHasBooked\n  }\n": types.OrderButton_ProductFragmentDoc,
    "\n  fragment RemoveEntryButton_product on Product {\n    id\n    productName\n  }\n": types.RemoveEntryButton_ProductFragmentDoc,
    "\n  fragment AddToList_product on Product {\n    id\n    productName\n    inStock\n    viewerCanBuy\n    viewerHasBooked\n    viewerHasWished\n  }\n": types.AddToList_ProductFragmentDoc,
    "\n    mutation AddToWishList($productId: ID!) {\n      addToWishList(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        wishItem {\n          id\n          ...WishItem_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": types.AddToWishListDocument,
    "\n    mutation DeleteWishProduct($id: ID!) {\n      deleteWishProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedWishId\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": types.DeleteWishProductDocument,
    "\n  fragment WishItem_its on WishItem {\n    id\n    product {\n      id\n    }\n  }\n": types.WishItem_ItsFragmentDoc,
    "\n  fragment PaidProduct_payment on Payment {\n    id\n    productName\n    image {\n      ...Picture_image\n    }\n    product {\n      id\n      inStock\n    }\n  }\n": types.PaidProduct_PaymentFragmentDoc,
    "\n  query PaymentPage($id: ID!) {\n    product(id: $id) {\n      id\n      productName\n      resalePrice {\n        formatted\n      }\n      ...PaymentProduct_product\n    }\n  }\n": types.PaymentPageDocument,
    "\n  fragment PaymentProduct_product on Product {\n    id\n    productName\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n  }\n": types.PaymentProduct_ProductFragmentDoc,
    "\n    mutation CreatePaymentIntent($productId: ID!) {\n      createPaymentIntent(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        clientSecret\n        payment {\n          id\n          ...Payment_record\n          transactionId\n        }\n      }\n    }\n  ": types.CreatePaymentIntentDocument,
    "\n  query Payments($after: String) {\n    payments(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          transactionId\n          buyerName\n          buyerEmail\n          sellerName\n          createdAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PaymentsDocument,
    "\n  query Purchases($after: String) {\n    purchases(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          productName\n          createdAt\n          paidAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n          ...Receipt_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PurchasesDocument,
    "\n  fragment Receipt_payment on Payment {\n    id\n    transactionId\n    status\n    productName\n    buyerName\n    buyerEmail\n    sellerName\n    createdAt\n    paidAt\n    refundedAt\n    amount {\n      ...PriceText_money\n    }\n  }\n": types.Receipt_PaymentFragmentDoc,
    "\n  query Sales($after: String) {\n    sales(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          buyerName\n          buyerEmail\n          createdAt\n          paidAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SalesDocument,
    "\n    mutation RecordPayment($input: RecordPaymentInput!) {\n      recordPayment(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        payment {\n          id\n          ...Payment_record\n        }\n        removedBookingId\n        removedWishId\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  ": types.RecordPaymentDocument,
    "\n  fragment Payment_place on Payment {\n    id\n    status\n    product {\n      id\n    }\n  }\n": types.Payment_PlaceFragmentDoc,
    "\n  fragment Session_user on User {\n    id\n    name\n    email\n    image {\n      url\n    }\n    role\n    verified\n  }\n": types.Session_UserFragmentDoc,
    "\n  query Session {\n    me {\n      id\n      ...Session_user\n    }\n  }\n": types.SessionDocument,
    "\n  mutation GetToken($input: GetTokenInput!) {\n    getToken(input: $input) {\n      success\n      message\n      code\n      alreadyDone\n      token\n      user {\n        id\n        ...Session_user\n      }\n    }\n  }\n": types.GetTokenDocument,
    "\n  fragment Picture_image on Image {\n    url\n    srcSet\n    color\n  }\n": types.Picture_ImageFragmentDoc,
    "\n  fragment PriceText_money on Money {\n    formatted\n  }\n": types.PriceText_MoneyFragmentDoc,
    "\n  query WitnessRoot {\n    me {\n      id\n      ...User_record\n    }\n    categories {\n      id\n      ...Category_record\n    }\n  }\n": types.WitnessRootDocument,
    "\n  query WitnessShelf($filter: ProductFilter, $after: String) {\n    products(filter: $filter, first: 5, after: $after) {\n      ...WitnessProducts\n    }\n  }\n": types.WitnessShelfDocument,
    "\n  fragment WitnessProducts on ProductConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...Product_record\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n": types.WitnessProductsFragmentDoc,
    "\n  query WitnessCategory($id: ID!, $after: String) {\n    category(id: $id) {\n      id\n      ...Category_record\n      products(first: 5, after: $after) {\n        ...WitnessProducts\n      }\n    }\n  }\n": types.WitnessCategoryDocument,
    "\n  query WitnessProduct($id: ID!) {\n    product(id: $id) {\n      id\n      ...Product_record\n    }\n  }\n": types.WitnessProductDocument,
    "\n  query WitnessBuyer {\n    bookingList {\n      edges {\n        cursor\n        node {\n          id\n          ...CartItem_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    wishList {\n      edges {\n        cursor\n        node {\n          id\n          ...WishItem_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    purchases {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.WitnessBuyerDocument,
    "\n  query WitnessSeller {\n    myProducts {\n      ...WitnessProducts\n    }\n    sales {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.WitnessSellerDocument,
    "\n  query WitnessAdmin {\n    buyers: users(role: BUYER) {\n      ...WitnessUsers\n    }\n    sellers: users(role: SELLER) {\n      ...WitnessUsers\n    }\n    admins: users(role: ADMIN) {\n      ...WitnessUsers\n    }\n    payments {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.WitnessAdminDocument,
    "\n  fragment WitnessUsers on UserConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...User_person\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n": types.WitnessUsersFragmentDoc,
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
export function graphql(source: "\n  fragment Wished on Product {\n    id\n    viewerHasWished\n  }\n"): (typeof documents)["\n  fragment Wished on Product {\n    id\n    viewerHasWished\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WitnessIds($filter: ProductFilter, $after: String) {\n    products(filter: $filter, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WitnessIds($filter: ProductFilter, $after: String) {\n    products(filter: $filter, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n        }\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WitnessStock {\n    products {\n      edges {\n        node {\n          id\n          inStock\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WitnessStock {\n    products {\n      edges {\n        node {\n          id\n          inStock\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Money_record on Money {\n    amount\n    currency\n    formatted\n  }\n"): (typeof documents)["\n  fragment Money_record on Money {\n    amount\n    currency\n    formatted\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Image_record on Image {\n    url\n    width\n    height\n    srcSet\n    color\n  }\n"): (typeof documents)["\n  fragment Image_record on Image {\n    url\n    width\n    height\n    srcSet\n    color\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Category_record on Category {\n    id\n    title\n    body\n    image {\n      ...Image_record\n    }\n    availableCount\n  }\n"): (typeof documents)["\n  fragment Category_record on Category {\n    id\n    title\n    body\n    image {\n      ...Image_record\n    }\n    availableCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment User_person on User {\n    id\n    name\n    email\n    image {\n      ...Image_record\n    }\n    role\n    verified\n  }\n"): (typeof documents)["\n  fragment User_person on User {\n    id\n    name\n    email\n    image {\n      ...Image_record\n    }\n    role\n    verified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment User_record on User {\n    id\n    ...User_person\n    bookingCount\n    wishCount\n    productCount\n  }\n"): (typeof documents)["\n  fragment User_record on User {\n    id\n    ...User_person\n    bookingCount\n    wishCount\n    productCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Product_record on Product {\n    id\n    productName\n    image {\n      ...Image_record\n    }\n    body\n    originalPrice {\n      ...Money_record\n    }\n    resalePrice {\n      ...Money_record\n    }\n    inStock\n    condition\n    yearsOfUsedProduct\n    seller {\n      id\n      ...User_person\n    }\n    sellerName\n    sellerEmail\n    location\n    phone\n    postedTime\n    category {\n      id\n      ...Category_record\n    }\n    advertisement\n    reported\n    viewerHasBooked\n    viewerHasWished\n    viewerCanBuy\n    viewerCanDelete\n    viewerCanAdvertise\n  }\n"): (typeof documents)["\n  fragment Product_record on Product {\n    id\n    productName\n    image {\n      ...Image_record\n    }\n    body\n    originalPrice {\n      ...Money_record\n    }\n    resalePrice {\n      ...Money_record\n    }\n    inStock\n    condition\n    yearsOfUsedProduct\n    seller {\n      id\n      ...User_person\n    }\n    sellerName\n    sellerEmail\n    location\n    phone\n    postedTime\n    category {\n      id\n      ...Category_record\n    }\n    advertisement\n    reported\n    viewerHasBooked\n    viewerHasWished\n    viewerCanBuy\n    viewerCanDelete\n    viewerCanAdvertise\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartItem_record on CartItem {\n    id\n    user {\n      id\n      ...User_person\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productPrice {\n      ...Money_record\n    }\n    createdAt\n  }\n"): (typeof documents)["\n  fragment CartItem_record on CartItem {\n    id\n    user {\n      id\n      ...User_person\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productPrice {\n      ...Money_record\n    }\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WishItem_record on WishItem {\n    id\n    user {\n      id\n      ...User_person\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productPrice {\n      ...Money_record\n    }\n    createdAt\n  }\n"): (typeof documents)["\n  fragment WishItem_record on WishItem {\n    id\n    user {\n      id\n      ...User_person\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productPrice {\n      ...Money_record\n    }\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Payment_record on Payment {\n    id\n    transactionId\n    status\n    amount {\n      ...Money_record\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productName\n    image {\n      ...Image_record\n    }\n    buyerName\n    buyerEmail\n    sellerName\n    createdAt\n    paidAt\n    refundedAt\n  }\n"): (typeof documents)["\n  fragment Payment_record on Payment {\n    id\n    transactionId\n    status\n    amount {\n      ...Money_record\n    }\n    product {\n      id\n      ...Product_record\n    }\n    productName\n    image {\n      ...Image_record\n    }\n    buyerName\n    buyerEmail\n    sellerName\n    createdAt\n    paidAt\n    refundedAt\n  }\n"];
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
export function graphql(source: "\n  subscription Changes($since: String) {\n    changes(since: $since) {\n      cursor\n      complete\n      viewer {\n        id\n        ...User_record\n      }\n      changes {\n        kind\n        id\n        product {\n          id\n          ...Product_record\n        }\n        category {\n          id\n          ...Category_record\n        }\n        user {\n          id\n          ...User_person\n        }\n        cartItem {\n          id\n          ...CartItem_record\n        }\n        wishItem {\n          id\n          ...WishItem_record\n        }\n        payment {\n          id\n          ...Payment_record\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  subscription Changes($since: String) {\n    changes(since: $since) {\n      cursor\n      complete\n      viewer {\n        id\n        ...User_record\n      }\n      changes {\n        kind\n        id\n        product {\n          id\n          ...Product_record\n        }\n        category {\n          id\n          ...Category_record\n        }\n        user {\n          id\n          ...User_person\n        }\n        cartItem {\n          id\n          ...CartItem_record\n        }\n        wishItem {\n          id\n          ...WishItem_record\n        }\n        payment {\n          id\n          ...Payment_record\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyRoleInCache {\n    me {\n      id\n      role\n    }\n  }\n"): (typeof documents)["\n  query MyRoleInCache {\n    me {\n      id\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListBadges_user on User {\n    id\n    bookingCount\n    wishCount\n  }\n"): (typeof documents)["\n  fragment ListBadges_user on User {\n    id\n    bookingCount\n    wishCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Root {\n    changeCursor\n    me {\n      id\n      ...Session_user\n      ...ListBadges_user\n    }\n    categories {\n      id\n      ...CategoryLinks_category\n      ...FooterCategories_category\n    }\n  }\n"): (typeof documents)["\n  query Root {\n    changeCursor\n    me {\n      id\n      ...Session_user\n      ...ListBadges_user\n    }\n    categories {\n      id\n      ...CategoryLinks_category\n      ...FooterCategories_category\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserPicture_user on User {\n    id\n    image {\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment UserPicture_user on User {\n    id\n    image {\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation UpdateProfile($input: UpdateProfileInput!) {\n      updateProfile(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation UpdateProfile($input: UpdateProfileInput!) {\n      updateProfile(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddUser($input: AddUserInput!) {\n      addUser(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation AddUser($input: AddUserInput!) {\n      addUser(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeleteUserButton_user on User {\n    id\n    name\n    email\n    role\n  }\n"): (typeof documents)["\n  fragment DeleteUserButton_user on User {\n    id\n    name\n    email\n    role\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users($role: Role!, $after: String) {\n    users(role: $role, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          email\n          ...UserPicture_user\n          ...VerifiedMark_user\n          ...VerifyUserButton_user\n          ...DeleteUserButton_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Users($role: Role!, $after: String) {\n    users(role: $role, after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          name\n          email\n          ...UserPicture_user\n          ...VerifiedMark_user\n          ...VerifyUserButton_user\n          ...DeleteUserButton_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifiedMark_user on User {\n    id\n    verified\n  }\n"): (typeof documents)["\n  fragment VerifiedMark_user on User {\n    id\n    verified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment VerifyUserButton_user on User {\n    id\n    email\n    verified\n  }\n"): (typeof documents)["\n  fragment VerifyUserButton_user on User {\n    id\n    email\n    verified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation VerifyUser($email: EmailAddress!) {\n      verifyUser(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_person\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation VerifyUser($email: EmailAddress!) {\n      verifyUser(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_person\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddAdmin($email: EmailAddress!) {\n      addAdmin(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_person\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation AddAdmin($email: EmailAddress!) {\n      addAdmin(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        user {\n          id\n          ...User_person\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation DeleteUser($email: EmailAddress!) {\n      deleteUser(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedCount\n        deletedUserId\n        removedProducts {\n          id\n          ...Product_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation DeleteUser($email: EmailAddress!) {\n      deleteUser(email: $email) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedCount\n        deletedUserId\n        removedProducts {\n          id\n          ...Product_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment User_place on User {\n    id\n    role\n  }\n"): (typeof documents)["\n  fragment User_place on User {\n    id\n    role\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AllProducts($after: String) {\n    products(after: $after) {\n      ...ProductGrid_products\n    }\n  }\n"): (typeof documents)["\n  query AllProducts($after: String) {\n    products(after: $after) {\n      ...ProductGrid_products\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ConditionBadge_product on Product {\n    id\n    condition\n  }\n"): (typeof documents)["\n  fragment ConditionBadge_product on Product {\n    id\n    condition\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard_product on Product {\n    id\n    productName\n    body\n    location\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n    ...ProductSummary_product\n    ...AddToList_product\n  }\n"): (typeof documents)["\n  fragment ProductCard_product on Product {\n    id\n    productName\n    body\n    location\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n    ...ProductSummary_product\n    ...AddToList_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      cursor\n      node {\n        id\n        inStock\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"): (typeof documents)["\n  fragment ProductGrid_products on ProductConnection {\n    edges {\n      cursor\n      node {\n        id\n        inStock\n        ...ProductCard_product\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductSummary_product on Product {\n    id\n    productName\n    body\n    postedTime\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n  }\n"): (typeof documents)["\n  fragment ProductSummary_product on Product {\n    id\n    productName\n    body\n    postedTime\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n    originalPrice {\n      ...PriceText_money\n    }\n    ...ConditionBadge_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Category($id: ID!, $after: String) {\n    category(id: $id) {\n      id\n      title\n      body\n      products(after: $after) {\n        ...ProductGrid_products\n      }\n    }\n  }\n"): (typeof documents)["\n  query Category($id: ID!, $after: String) {\n    category(id: $id) {\n      id\n      title\n      body\n      products(after: $after) {\n        ...ProductGrid_products\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddCategory($input: AddCategoryInput!) {\n      addCategory(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        category {\n          id\n          ...Category_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation AddCategory($input: AddCategoryInput!) {\n      addCategory(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        category {\n          id\n          ...Category_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddProduct($input: AddProductInput!) {\n      addProduct(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation AddProduct($input: AddProductInput!) {\n      addProduct(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation DeleteProduct($id: ID!) {\n      deleteProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation DeleteProduct($id: ID!) {\n      deleteProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AdvertiseProduct($id: ID!) {\n      advertiseProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation AdvertiseProduct($id: ID!) {\n      advertiseProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        product {\n          id\n          ...Product_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Product_place on Product {\n    id\n    inStock\n    advertisement\n    seller {\n      id\n    }\n    category {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment Product_place on Product {\n    id\n    inStock\n    advertisement\n    seller {\n      id\n    }\n    category {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ViewerInCache {\n    me {\n      id\n    }\n  }\n"): (typeof documents)["\n  query ViewerInCache {\n    me {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductDetails_product on Product {\n    id\n    condition\n    yearsOfUsedProduct\n    sellerName\n    sellerEmail\n    seller {\n      id\n      verified\n    }\n    location\n    phone\n    ...StockTag_product\n  }\n"): (typeof documents)["\n  fragment ProductDetails_product on Product {\n    id\n    condition\n    yearsOfUsedProduct\n    sellerName\n    sellerEmail\n    seller {\n      id\n      verified\n    }\n    location\n    phone\n    ...StockTag_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Product($id: ID!) {\n    product(id: $id) {\n      id\n      productName\n      category {\n        id\n        title\n      }\n      ...ProductSummary_product\n      ...ProductDetails_product\n      ...BuyButtons_product\n    }\n  }\n"): (typeof documents)["\n  query Product($id: ID!) {\n    product(id: $id) {\n      id\n      productName\n      category {\n        id\n        title\n      }\n      ...ProductSummary_product\n      ...ProductDetails_product\n      ...BuyButtons_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WitnessGoods {\n    products(first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          inStock\n          advertisement\n          sellerName\n          seller {\n            id\n          }\n          category {\n            id\n          }\n        }\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WitnessGoods {\n    products(first: 100) {\n      edges {\n        cursor\n        node {\n          id\n          inStock\n          advertisement\n          sellerName\n          seller {\n            id\n          }\n          category {\n            id\n          }\n        }\n      }\n      pageInfo {\n        startCursor\n        endCursor\n        hasNextPage\n        hasPreviousPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AddProductPage {\n    categories {\n      id\n      ...ProductForm_categories\n    }\n  }\n"): (typeof documents)["\n  query AddProductPage {\n    categories {\n      id\n      ...ProductForm_categories\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AdvertiseButton_product on Product {\n    id\n    productName\n    advertisement\n    viewerCanAdvertise\n  }\n"): (typeof documents)["\n  fragment AdvertiseButton_product on Product {\n    id\n    productName\n    advertisement\n    viewerCanAdvertise\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DeleteProductButton_product on Product {\n    id\n    productName\n    inStock\n    viewerCanDelete\n  }\n"): (typeof documents)["\n  fragment DeleteProductButton_product on Product {\n    id\n    productName\n    inStock\n    viewerCanDelete\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductForm_categories on Category {\n    id\n    title\n  }\n"): (typeof documents)["\n  fragment ProductForm_categories on Category {\n    id\n    title\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MyProducts($after: String) {\n    myProducts(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCell_product\n          ...StockTag_product\n          ...AdvertiseButton_product\n          ...DeleteProductButton_product\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query MyProducts($after: String) {\n    myProducts(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          ...ProductCell_product\n          ...StockTag_product\n          ...AdvertiseButton_product\n          ...DeleteProductButton_product\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment EntryState_product on Product {\n    id\n    inStock\n    ...StockTag_product\n    resalePrice {\n      amount\n      formatted\n    }\n    category {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment EntryState_product on Product {\n    id\n    inStock\n    ...StockTag_product\n    resalePrice {\n      amount\n      formatted\n    }\n    category {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EntryState_price on Money {\n    amount\n    formatted\n  }\n"): (typeof documents)["\n  fragment EntryState_price on Money {\n    amount\n    formatted\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OrderList($after: String) {\n    bookingList(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          product {\n            id\n            ...ProductCell_product\n            ...EntryState_product\n            ...PayLink_product\n            ...RemoveEntryButton_product\n          }\n          productPrice {\n            ...EntryState_price\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query OrderList($after: String) {\n    bookingList(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          product {\n            id\n            ...ProductCell_product\n            ...EntryState_product\n            ...PayLink_product\n            ...RemoveEntryButton_product\n          }\n          productPrice {\n            ...EntryState_price\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PayLink_product on Product {\n    id\n    productName\n    inStock\n  }\n"): (typeof documents)["\n  fragment PayLink_product on Product {\n    id\n    productName\n    inStock\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCell_product on Product {\n    id\n    productName\n    inStock\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n  }\n"): (typeof documents)["\n  fragment ProductCell_product on Product {\n    id\n    productName\n    inStock\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StockTag_product on Product {\n    id\n    inStock\n  }\n"): (typeof documents)["\n  fragment StockTag_product on Product {\n    id\n    inStock\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WishList($after: String) {\n    wishList(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          product {\n            id\n            ...ProductCell_product\n            ...EntryState_product\n            ...OrderButton_product\n            ...RemoveEntryButton_product\n          }\n          productPrice {\n            ...EntryState_price\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query WishList($after: String) {\n    wishList(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          product {\n            id\n            ...ProductCell_product\n            ...EntryState_product\n            ...OrderButton_product\n            ...RemoveEntryButton_product\n          }\n          productPrice {\n            ...EntryState_price\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddToBookingList($productId: ID!) {\n      addToBookingList(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        cartItem {\n          id\n          ...CartItem_record\n        }\n        removedWishId\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation AddToBookingList($productId: ID!) {\n      addToBookingList(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        cartItem {\n          id\n          ...CartItem_record\n        }\n        removedWishId\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation DeleteBookingProduct($id: ID!) {\n      deleteBookingProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedBookingId\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation DeleteBookingProduct($id: ID!) {\n      deleteBookingProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedBookingId\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CartItem_its on CartItem {\n    id\n    product {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment CartItem_its on CartItem {\n    id\n    product {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuyButtons_product on Product {\n    id\n    ...AddToList_product\n  }\n"): (typeof documents)["\n  fragment BuyButtons_product on Product {\n    id\n    ...AddToList_product\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OrderButton_product on Product {\n    id\n    productName\n    inStock\n    viewerHasBooked\n  }\n"): (typeof documents)["\n  fragment OrderButton_product on Product {\n    id\n    productName\n    inStock\n    viewerHasBooked\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RemoveEntryButton_product on Product {\n    id\n    productName\n  }\n"): (typeof documents)["\n  fragment RemoveEntryButton_product on Product {\n    id\n    productName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AddToList_product on Product {\n    id\n    productName\n    inStock\n    viewerCanBuy\n    viewerHasBooked\n    viewerHasWished\n  }\n"): (typeof documents)["\n  fragment AddToList_product on Product {\n    id\n    productName\n    inStock\n    viewerCanBuy\n    viewerHasBooked\n    viewerHasWished\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation AddToWishList($productId: ID!) {\n      addToWishList(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        wishItem {\n          id\n          ...WishItem_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation AddToWishList($productId: ID!) {\n      addToWishList(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        wishItem {\n          id\n          ...WishItem_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation DeleteWishProduct($id: ID!) {\n      deleteWishProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedWishId\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation DeleteWishProduct($id: ID!) {\n      deleteWishProduct(id: $id) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        deletedWishId\n        product {\n          id\n          ...Product_record\n        }\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WishItem_its on WishItem {\n    id\n    product {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment WishItem_its on WishItem {\n    id\n    product {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaidProduct_payment on Payment {\n    id\n    productName\n    image {\n      ...Picture_image\n    }\n    product {\n      id\n      inStock\n    }\n  }\n"): (typeof documents)["\n  fragment PaidProduct_payment on Payment {\n    id\n    productName\n    image {\n      ...Picture_image\n    }\n    product {\n      id\n      inStock\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaymentPage($id: ID!) {\n    product(id: $id) {\n      id\n      productName\n      resalePrice {\n        formatted\n      }\n      ...PaymentProduct_product\n    }\n  }\n"): (typeof documents)["\n  query PaymentPage($id: ID!) {\n    product(id: $id) {\n      id\n      productName\n      resalePrice {\n        formatted\n      }\n      ...PaymentProduct_product\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentProduct_product on Product {\n    id\n    productName\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n  }\n"): (typeof documents)["\n  fragment PaymentProduct_product on Product {\n    id\n    productName\n    image {\n      ...Picture_image\n    }\n    resalePrice {\n      ...PriceText_money\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation CreatePaymentIntent($productId: ID!) {\n      createPaymentIntent(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        clientSecret\n        payment {\n          id\n          ...Payment_record\n          transactionId\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation CreatePaymentIntent($productId: ID!) {\n      createPaymentIntent(productId: $productId) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        clientSecret\n        payment {\n          id\n          ...Payment_record\n          transactionId\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Payments($after: String) {\n    payments(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          transactionId\n          buyerName\n          buyerEmail\n          sellerName\n          createdAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Payments($after: String) {\n    payments(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          transactionId\n          buyerName\n          buyerEmail\n          sellerName\n          createdAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Purchases($after: String) {\n    purchases(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          productName\n          createdAt\n          paidAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n          ...Receipt_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Purchases($after: String) {\n    purchases(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          productName\n          createdAt\n          paidAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n          ...Receipt_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Receipt_payment on Payment {\n    id\n    transactionId\n    status\n    productName\n    buyerName\n    buyerEmail\n    sellerName\n    createdAt\n    paidAt\n    refundedAt\n    amount {\n      ...PriceText_money\n    }\n  }\n"): (typeof documents)["\n  fragment Receipt_payment on Payment {\n    id\n    transactionId\n    status\n    productName\n    buyerName\n    buyerEmail\n    sellerName\n    createdAt\n    paidAt\n    refundedAt\n    amount {\n      ...PriceText_money\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sales($after: String) {\n    sales(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          buyerName\n          buyerEmail\n          createdAt\n          paidAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Sales($after: String) {\n    sales(after: $after) {\n      edges {\n        cursor\n        node {\n          id\n          status\n          buyerName\n          buyerEmail\n          createdAt\n          paidAt\n          amount {\n            ...PriceText_money\n          }\n          ...PaidProduct_payment\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation RecordPayment($input: RecordPaymentInput!) {\n      recordPayment(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        payment {\n          id\n          ...Payment_record\n        }\n        removedBookingId\n        removedWishId\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "): (typeof documents)["\n    mutation RecordPayment($input: RecordPaymentInput!) {\n      recordPayment(input: $input) {\n        success\n        message\n        code\n        field\n        alreadyDone\n        payment {\n          id\n          ...Payment_record\n        }\n        removedBookingId\n        removedWishId\n        viewer {\n          id\n          ...User_record\n        }\n      }\n    }\n  "];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Payment_place on Payment {\n    id\n    status\n    product {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment Payment_place on Payment {\n    id\n    status\n    product {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Session_user on User {\n    id\n    name\n    email\n    image {\n      url\n    }\n    role\n    verified\n  }\n"): (typeof documents)["\n  fragment Session_user on User {\n    id\n    name\n    email\n    image {\n      url\n    }\n    role\n    verified\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Session {\n    me {\n      id\n      ...Session_user\n    }\n  }\n"): (typeof documents)["\n  query Session {\n    me {\n      id\n      ...Session_user\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GetToken($input: GetTokenInput!) {\n    getToken(input: $input) {\n      success\n      message\n      code\n      alreadyDone\n      token\n      user {\n        id\n        ...Session_user\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation GetToken($input: GetTokenInput!) {\n    getToken(input: $input) {\n      success\n      message\n      code\n      alreadyDone\n      token\n      user {\n        id\n        ...Session_user\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Picture_image on Image {\n    url\n    srcSet\n    color\n  }\n"): (typeof documents)["\n  fragment Picture_image on Image {\n    url\n    srcSet\n    color\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PriceText_money on Money {\n    formatted\n  }\n"): (typeof documents)["\n  fragment PriceText_money on Money {\n    formatted\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WitnessRoot {\n    me {\n      id\n      ...User_record\n    }\n    categories {\n      id\n      ...Category_record\n    }\n  }\n"): (typeof documents)["\n  query WitnessRoot {\n    me {\n      id\n      ...User_record\n    }\n    categories {\n      id\n      ...Category_record\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WitnessShelf($filter: ProductFilter, $after: String) {\n    products(filter: $filter, first: 5, after: $after) {\n      ...WitnessProducts\n    }\n  }\n"): (typeof documents)["\n  query WitnessShelf($filter: ProductFilter, $after: String) {\n    products(filter: $filter, first: 5, after: $after) {\n      ...WitnessProducts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WitnessProducts on ProductConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...Product_record\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n"): (typeof documents)["\n  fragment WitnessProducts on ProductConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...Product_record\n      }\n    }\n    pageInfo {\n      startCursor\n      endCursor\n      hasNextPage\n      hasPreviousPage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WitnessCategory($id: ID!, $after: String) {\n    category(id: $id) {\n      id\n      ...Category_record\n      products(first: 5, after: $after) {\n        ...WitnessProducts\n      }\n    }\n  }\n"): (typeof documents)["\n  query WitnessCategory($id: ID!, $after: String) {\n    category(id: $id) {\n      id\n      ...Category_record\n      products(first: 5, after: $after) {\n        ...WitnessProducts\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WitnessProduct($id: ID!) {\n    product(id: $id) {\n      id\n      ...Product_record\n    }\n  }\n"): (typeof documents)["\n  query WitnessProduct($id: ID!) {\n    product(id: $id) {\n      id\n      ...Product_record\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WitnessBuyer {\n    bookingList {\n      edges {\n        cursor\n        node {\n          id\n          ...CartItem_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    wishList {\n      edges {\n        cursor\n        node {\n          id\n          ...WishItem_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    purchases {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WitnessBuyer {\n    bookingList {\n      edges {\n        cursor\n        node {\n          id\n          ...CartItem_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    wishList {\n      edges {\n        cursor\n        node {\n          id\n          ...WishItem_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n    purchases {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WitnessSeller {\n    myProducts {\n      ...WitnessProducts\n    }\n    sales {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WitnessSeller {\n    myProducts {\n      ...WitnessProducts\n    }\n    sales {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WitnessAdmin {\n    buyers: users(role: BUYER) {\n      ...WitnessUsers\n    }\n    sellers: users(role: SELLER) {\n      ...WitnessUsers\n    }\n    admins: users(role: ADMIN) {\n      ...WitnessUsers\n    }\n    payments {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query WitnessAdmin {\n    buyers: users(role: BUYER) {\n      ...WitnessUsers\n    }\n    sellers: users(role: SELLER) {\n      ...WitnessUsers\n    }\n    admins: users(role: ADMIN) {\n      ...WitnessUsers\n    }\n    payments {\n      edges {\n        cursor\n        node {\n          id\n          ...Payment_record\n        }\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment WitnessUsers on UserConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...User_person\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"): (typeof documents)["\n  fragment WitnessUsers on UserConnection {\n    edges {\n      cursor\n      node {\n        id\n        ...User_person\n      }\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;