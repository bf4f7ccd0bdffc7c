/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A new kind of equipment. */
export type AddCategoryInput = {
  /** What belongs here. Cards show its beginning. */
  body: string;
  /** The address of a picture, as an upload to the image host gave it; any other site's is refused. */
  image: string;
  /** No other category may have it. */
  title: string;
};

/** A product to be posted. Seller, stock, flags and time are the server's to say. */
export type AddProductInput = {
  /** What works, what is worn, why it is sold. */
  body: string;
  /** Where shoppers will find it. */
  categoryId: string;
  /** How worn it is. */
  condition: Condition;
  /** The address of a picture, as an upload to the image host gave it; any other site's is refused. */
  image: string;
  /** All photos, of which the first is `image`; without them the product has `image` alone. */
  images?: Array<ProductImageInput> | null | undefined;
  /** Where it can be fetched, such as the town. */
  location: string;
  /** What it cost when it was bought, in the currency's minor unit. */
  originalPrice: number;
  /** Where the seller can be called: digits only, a leading zero included. */
  phone: string;
  /** What the seller calls it. */
  productName: string;
  /** Chosen by the client: a repeat under the same id gives the product that was posted first. */
  requestId?: string | null | undefined;
  /** What the seller asks, in the currency's minor unit. The card provider takes no less and no more. */
  resalePrice: number;
  /** Years of use so far; fractions are possible. */
  yearsOfUsedProduct: number;
};

/** The account of an identity that the identity provider knows already. */
export type AddUserInput = {
  /** Must be the e-mail of the account that the ID token proves. */
  email: string;
  /** The Firebase ID token. May come as the bearer header instead. */
  idToken?: string | null | undefined;
  /** The address of a picture, as an upload to the image host gave it; any other site's is refused. Without it the account has none. */
  image?: string | null | undefined;
  /** Shown beside what the account sells or buys. */
  name: string;
  /** What the account will be for. Nobody signs up as an admin: other admins or the operator make one. */
  userRole: Role;
};

/** What an admin, or the owner of an account, did that is put on record. */
export type AuditAction =
  /** Made an account an admin. */
  | 'ADD_ADMIN'
  /** Added a category. */
  | 'ADD_CATEGORY'
  /** Set a product's advertisement flag. */
  | 'ADVERTISE_PRODUCT'
  /** Deleted the own account. */
  | 'DELETE_ACCOUNT'
  /** Removed a product from sale. */
  | 'DELETE_PRODUCT'
  /** Deleted somebody's account. */
  | 'DELETE_USER'
  /** Took an admin's role away. */
  | 'DEMOTE_ADMIN'
  /** Took a product's advertisement flag away. */
  | 'END_ADVERTISEMENT'
  /** Marked an account as verified. */
  | 'VERIFY_USER';

/** By which way an act on record came. */
export type AuditSource =
  /** The configured `ADMIN_EMAILS`, at a sign-in; `address` says from where. */
  | 'ADMIN_EMAILS'
  /** The operator's command line. */
  | 'COMMAND_LINE'
  /** A request of the signed-in account; `address` says from where. */
  | 'REQUEST';

/** What a change is about. */
export type ChangeKind =
  /** An entry of the audit log that was written. */
  | 'AUDIT'
  /** An entry of the caller's booking list that came or went. */
  | 'BOOKING'
  /** A category that was added or changed, its count of products included. */
  | 'CATEGORY'
  /** A notification that came or was read. */
  | 'NOTIFICATION'
  /** A payment that began, or whose status, refunds, dispute or hand-over changed. */
  | 'PAYMENT'
  /** A product that was posted, changed, sold or removed from sale. */
  | 'PRODUCT'
  /** An account that was added or changed. */
  | 'USER'
  /** An account that is gone. What it sold names no seller any more. */
  | 'USER_DELETED'
  /** An entry of the caller's wish list that came or went. */
  | 'WISH';

/** How worn a product is, in the seller's judgement. */
export type Condition =
  /** Hardly a trace of use. */
  | 'EXCELLENT'
  /** Works, and shows its age. */
  | 'FAIR'
  /** Signs of use that do not matter. */
  | 'GOOD';

/** Proof that the owner of the account asks for its deletion. */
export type DeleteAccountInput = {
  /** A Firebase ID token of the account's identity, from a sign-in within the last 5 minutes. */
  idToken: string;
};

/** What has become of a dispute. */
export type DisputeStatus =
  /** It ended without a decision: an inquiry that came to nothing, or a dispute that was prevented. */
  | 'CLOSED'
  /** The bank decided for the buyer, who has the money back. */
  | 'LOST'
  /** The bank has not decided yet. */
  | 'OPEN'
  /** The bank decided for the shop, which keeps the money or has it back. */
  | 'WON';

/** Proof of an identity, to be exchanged for the product's token. */
export type GetTokenInput = {
  /** Must be the e-mail of the account that the ID token proves. */
  email: string;
  /** The Firebase ID token. May come as the bearer header instead. */
  idToken?: string | null | undefined;
};

/**
 * Where the hand-over of a sold product stands. It moves forward only, except that a refund which the bank sends back is
 * none, as for `PaymentStatus`.
 */
export type HandOverStatus =
  /** The buyer has said that something is wrong, before or after receiving it. Admins see what. */
  | 'DISPUTED'
  /** The buyer has confirmed receiving it. */
  | 'HANDED_OVER'
  /** Paid for: buyer and seller arrange the pick-up. */
  | 'PAID'
  /** The money was returned in full. */
  | 'REFUNDED';

/** What a notification tells. Nobody is told of the own act. */
export type NotificationKind =
  /** Somebody has booked the seller's product. */
  | 'BOOKED'
  /** The buyer has received what the seller sold. */
  | 'HANDED_OVER'
  /** The buyer's payment was confirmed: the product is the buyer's. */
  | 'PAID'
  /** A product on the wish list costs less than before. */
  | 'PRICE_LOWERED'
  /** The buyer has said that something is wrong with what was sold. The seller and admins are told. */
  | 'PROBLEM_REPORTED'
  /** The seller has changed what the shop shows of a product on the booking list. */
  | 'PRODUCT_EDITED'
  /** The money of a payment was returned. */
  | 'REFUNDED'
  /** The seller's product was sold. */
  | 'SOLD'
  /** A product on the wish list or booking list is for sale no longer, or not for now. */
  | 'UNAVAILABLE'
  /** An admin has verified the account. */
  | 'VERIFIED';

/**
 * Where a payment stands. It moves forward, except that a refund which the bank sends back is none. A sale of
 * which a part was returned stays `PAID`, and `amountRefunded` says how much.
 */
export type PaymentStatus =
  /** The provider gave up on the payment; no money was taken. */
  | 'FAILED'
  /** The provider confirmed the money and the product is the buyer's. */
  | 'PAID'
  /** An intent is open; no money was taken yet. */
  | 'PENDING'
  /** The money was returned in full. */
  | 'REFUNDED'
  /** The money was taken but the product was already sold: a refund is on its way. */
  | 'REFUNDING'
  /** The money should be returned, but the buyer's bank sent it back: it must be paid another way. */
  | 'REFUND_FAILED';

/** What a seller can edit of a product. */
export type ProductField =
  /** The seller's description: `body`. */
  | 'BODY'
  /** Which kind of equipment it is: `category`. */
  | 'CATEGORY'
  /** How worn it is: `condition`. */
  | 'CONDITION'
  /** The photos, their order and descriptions included: `images`. */
  | 'IMAGES'
  /** Where it can be fetched: `location`. */
  | 'LOCATION'
  /** What it cost when it was bought: `originalPrice`. */
  | 'ORIGINAL_PRICE'
  /** The seller's phone number: `phone`. */
  | 'PHONE'
  /** What it is called: `productName`. */
  | 'PRODUCT_NAME'
  /** What the seller asks: `resalePrice`. */
  | 'RESALE_PRICE'
  /** How long it was used: `yearsOfUsedProduct`. */
  | 'YEARS_OF_USE';

/** Narrows a list of products: what is left matches every field that is set. */
export type ProductFilter = {
  /** Only advertised products, or only others. */
  advertised?: boolean | null | undefined;
  /** Only this category; one that does not exist is refused with `NOT_FOUND`. */
  categoryId?: string | null | undefined;
  /** Only these categories. An empty list is as good as none; one that does not exist has no products. */
  categoryIds?: Array<string> | null | undefined;
  /** Only these conditions. An empty list is as good as none. */
  conditions?: Array<Condition> | null | undefined;
  /** Only where each word begins some word of the product's location. */
  location?: string | null | undefined;
  /** Only up to this price. */
  maxPrice?: number | null | undefined;
  /** Only what was used for so many years at most. */
  maxYearsOfUse?: number | null | undefined;
  /** Only from this price on. */
  minPrice?: number | null | undefined;
  /**
   * Only products that match these words. Each word begins some word of the product's name, description, category,
   * condition or location, or of a synonym that the shop knows for them; case and accents do not matter. Where nothing
   * matches so, close spellings count, and `correctedText` says which.
   */
  text?: string | null | undefined;
  /** True for only products of verified sellers; false is as good as none. */
  verifiedSeller?: boolean | null | undefined;
};

/** A photo of a product. */
export type ProductImageInput = {
  /** What the photo shows. */
  description?: string;
  /** The address of a picture, as an upload to the image host gave it; any other site's is refused. */
  url: string;
};

/** The order of a list of products. Among equals the newest come first. */
export type ProductSort =
  /** The newest first. */
  | 'NEWEST'
  /** The lowest price first. */
  | 'PRICE_ASC'
  /** The highest price first. */
  | 'PRICE_DESC'
  /**
   * Products that have all words of the text in their name first, then those that have them in name and category, then the
   * others. Without a text as `NEWEST`.
   */
  | 'RELEVANCE'
  /** The greatest difference between original and resale price first. */
  | 'SAVING_DESC';

/** A payment that the card provider has taken. */
export type RecordPaymentInput = {
  /** What was paid for; must be the product that the payment was opened for. */
  productId: string;
  /** The provider's id of the payment intent that succeeded. */
  transactionId: string;
};

/** Why a request was refused. Branch on this, never on the message. */
export type RefusalCode =
  /** It is already so: already booked, already wished, the e-mail already has an account. Or it was edited meanwhile. */
  | 'CONFLICT'
  /** The account's role or the record's owner does not allow it. */
  | 'FORBIDDEN'
  /** An argument breaks a rule; `field` names it. */
  | 'INVALID'
  /** The product is sold, paused or was removed from sale. */
  | 'NOT_AVAILABLE'
  /** No such record, or not one that the caller may know of. */
  | 'NOT_FOUND'
  /** The payment provider refused, or the payment does not match. */
  | 'PAYMENT_REFUSED'
  /** More bytes, pixels or items than the limit allows. */
  | 'TOO_LARGE'
  /** Too many requests in the last minute; wait and try again. */
  | 'TOO_MANY_REQUESTS'
  /** No valid token came along, or its account is gone. */
  | 'UNAUTHENTICATED'
  /** A service that is needed does not answer; try again. */
  | 'UNAVAILABLE';

/** What is wrong with something that was bought. */
export type ReportProblemInput = {
  /** The payment that bought it. */
  paymentId: string;
  /** What is wrong, for the shop's admins. */
  problem: string;
};

/** What an account may do. The role is read from the database on every request. */
export type Role =
  /** Adds categories and admins, verifies and deletes users. */
  | 'ADMIN'
  /** Books, wish-lists and pays. */
  | 'BUYER'
  /** Posts, edits, advertises, pauses and deletes own products. */
  | 'SELLER';

/** Whether a product can be bought. Shoppers see only `AVAILABLE` products. */
export type Stock =
  /** For sale: can be booked and paid for. */
  | 'AVAILABLE'
  /** Taken from sale by its seller for a while; keeps its wishes and bookings. */
  | 'PAUSED'
  /** Removed from sale by its seller or an admin, or together with its seller's account. */
  | 'REMOVED'
  /** Paid for by one buyer; stays visible in lists that already hold it. */
  | 'SOLD'
  /** Sold outside the shop, as its seller said; keeps its wishes and bookings, and can be offered again. */
  | 'SOLD_ELSEWHERE';

/**
 * All of a product as its seller wants it to be. It is taken if nobody has edited the product since `revision`; a repeat
 * of what was taken already succeeds.
 */
export type UpdateProductInput = {
  /** What works, what is worn, why it is sold. */
  body: string;
  /** Where shoppers will find it. */
  categoryId: string;
  /** How worn it is. */
  condition: Condition;
  /** The product's id. */
  id: string;
  /** All photos in their order; the first becomes the cover. */
  images: Array<ProductImageInput>;
  /** Where it can be fetched, such as the town. */
  location: string;
  /** What it cost when it was bought, in the currency's minor unit. */
  originalPrice: number;
  /** Where the seller can be called: digits only, a leading zero included. */
  phone: string;
  /** What the seller calls it. */
  productName: string;
  /** What the seller asks, in the currency's minor unit. The card provider takes no less and no more. */
  resalePrice: number;
  /** The `revision` of the product that was edited. */
  revision: number;
  /** Years of use so far; fractions are possible. */
  yearsOfUsedProduct: number;
};

/** Name and picture of the signed-in account. */
export type UpdateProfileInput = {
  /** The address of a picture, as an upload to the image host gave it; any other site's is refused. Null keeps the present one. */
  image?: string | null | undefined;
  /** Takes the place of the present name. */
  name: string;
};

export type WishedFragment = { id: string, viewerHasWished: boolean } & { ' $fragmentName'?: 'WishedFragment' };

export type TestIdsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type TestIdsQuery = { products: { edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type TestStockQueryVariables = Exact<{ [key: string]: never; }>;


export type TestStockQuery = { products: { edges: Array<{ node: { id: string, inStock: Stock } }> } };

export type User_PersonFragment = { id: string, name: string, email: string | null, role: Role, verified: boolean, since: string | null, forSaleCount: number | null, soldCount: number | null, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } | null } & { ' $fragmentName'?: 'User_PersonFragment' };

export type User_RecordFragment = (
  { id: string, bookingCount: number | null, wishCount: number | null, productCount: number | null, unreadNotificationCount: number | null, mailedNotifications: Array<NotificationKind> | null }
  & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
) & { ' $fragmentName'?: 'User_RecordFragment' };

export type Image_RecordFragment = { url: string, width: number | null, height: number | null, srcSet: string | null, color: string | null } & { ' $fragmentName'?: 'Image_RecordFragment' };

export type Product_RecordFragment = { id: string, productName: string, body: string, revision: number, inStock: Stock, condition: Condition, yearsOfUsedProduct: number, sellerName: string | null, sellerEmail: string | null, location: string, phone: string | null, postedTime: string, advertisement: boolean, advertisedUntil: string | null, reported: boolean, disputed: boolean, viewerHasBooked: boolean, viewerHasWished: boolean, viewerCanBuy: boolean, viewerCanDelete: boolean, viewerCanEdit: boolean, viewerCanPause: boolean, viewerCanResume: boolean, viewerCanMarkSoldElsewhere: boolean, viewerCanRelist: boolean, viewerCanAdvertise: boolean, viewerCanEndAdvertisement: boolean, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, images: Array<{ ' $fragmentRefs'?: { 'ProductImage_RecordFragment': ProductImage_RecordFragment } }>, originalPrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, resalePrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, previousPrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null, edits: Array<{ ' $fragmentRefs'?: { 'ProductEdit_RecordFragment': ProductEdit_RecordFragment } }>, seller: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, category: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  ) | null } & { ' $fragmentName'?: 'Product_RecordFragment' };

export type ProductImage_RecordFragment = { description: string, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } } & { ' $fragmentName'?: 'ProductImage_RecordFragment' };

export type Money_RecordFragment = { amount: number, currency: string, formatted: string } & { ' $fragmentName'?: 'Money_RecordFragment' };

export type ProductEdit_RecordFragment = { field: ProductField, revision: number, editedAt: string } & { ' $fragmentName'?: 'ProductEdit_RecordFragment' };

export type Category_RecordFragment = { id: string, title: string, body: string, availableCount: number, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } } & { ' $fragmentName'?: 'Category_RecordFragment' };

export type ProductFacets_RecordFragment = { verifiedSellerCount: number, categories: Array<{ ' $fragmentRefs'?: { 'CategoryFacet_RecordFragment': CategoryFacet_RecordFragment } }>, conditions: Array<{ ' $fragmentRefs'?: { 'ConditionFacet_RecordFragment': ConditionFacet_RecordFragment } }>, priceRange: { ' $fragmentRefs'?: { 'PriceRange_RecordFragment': PriceRange_RecordFragment } } | null } & { ' $fragmentName'?: 'ProductFacets_RecordFragment' };

export type CategoryFacet_RecordFragment = { count: number, category: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  ) } & { ' $fragmentName'?: 'CategoryFacet_RecordFragment' };

export type ConditionFacet_RecordFragment = { condition: Condition, count: number } & { ' $fragmentName'?: 'ConditionFacet_RecordFragment' };

export type PriceRange_RecordFragment = { min: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, max: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'PriceRange_RecordFragment' };

export type SearchSuggestions_RecordFragment = { productNames: Array<string>, categories: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  )> } & { ' $fragmentName'?: 'SearchSuggestions_RecordFragment' };

export type ProductStatistics_RecordFragment = { id: string, viewCount: number, wishCount: number, product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) } & { ' $fragmentName'?: 'ProductStatistics_RecordFragment' };

export type SellerStatistics_RecordFragment = { viewCount: number, wishCount: number } & { ' $fragmentName'?: 'SellerStatistics_RecordFragment' };

export type CartItem_RecordFragment = { id: string, productRevision: number, createdAt: string, user: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ), product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ), productPrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'CartItem_RecordFragment' };

export type WishItem_RecordFragment = { id: string, createdAt: string, user: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ), product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ), productPrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'WishItem_RecordFragment' };

export type Payment_RecordFragment = { id: string, transactionId: string, status: PaymentStatus, disputed: boolean, productName: string, buyerName: string, buyerEmail: string, sellerName: string, createdAt: string, paidAt: string | null, refundedAt: string | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, amountRefunded: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, dispute: { ' $fragmentRefs'?: { 'Dispute_RecordFragment': Dispute_RecordFragment } } | null, product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, handOver: { ' $fragmentRefs'?: { 'HandOver_RecordFragment': HandOver_RecordFragment } } | null, contact: { ' $fragmentRefs'?: { 'Contact_RecordFragment': Contact_RecordFragment } } | null } & { ' $fragmentName'?: 'Payment_RecordFragment' };

export type Dispute_RecordFragment = { status: DisputeStatus, providerStatus: string, reason: string, fundsWithdrawn: boolean, createdAt: string, dueBy: string | null, updatedAt: string, closedAt: string | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'Dispute_RecordFragment' };

export type HandOver_RecordFragment = { status: HandOverStatus, place: string, handedOverAt: string | null, disputedAt: string | null, problem: string | null, refundedAt: string | null } & { ' $fragmentName'?: 'HandOver_RecordFragment' };

export type Contact_RecordFragment = { name: string, email: string, phone: string | null } & { ' $fragmentName'?: 'Contact_RecordFragment' };

export type SalesPeriod_RecordFragment = { month: string, from: string, count: number, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'SalesPeriod_RecordFragment' };

export type AuditEntry_RecordFragment = { id: string, action: AuditAction, failedEntryId: string | null, actorId: string | null, targetId: string, source: AuditSource, address: string | null, createdAt: string, actor: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, user: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, category: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  ) | null, product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null } & { ' $fragmentName'?: 'AuditEntry_RecordFragment' };

export type Notification_RecordFragment = { id: string, kind: NotificationKind, message: string, createdAt: string, readAt: string | null, product: { id: string, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } } | null, payment: { id: string } | null } & { ' $fragmentName'?: 'Notification_RecordFragment' };

export type DemoMail_RecordFragment = { id: string, subject: string, text: string, createdAt: string } & { ' $fragmentName'?: 'DemoMail_RecordFragment' };

export type CategoryLinks_CategoryFragment = { id: string, title: string, availableCount: number } & { ' $fragmentName'?: 'CategoryLinks_CategoryFragment' };

export type FooterCategories_CategoryFragment = { id: string, title: string } & { ' $fragmentName'?: 'FooterCategories_CategoryFragment' };

export type LiveChangesSubscriptionVariables = Exact<{
  since?: string | null | undefined;
}>;


export type LiveChangesSubscription = { changes: { cursor: string, version: string | null, complete: boolean, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null, changes: Array<{ kind: ChangeKind, id: string, product: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
      ) | null, category: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
      ) | null, user: (
        { id: string }
        & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
      ) | null, cartItem: (
        { id: string }
        & { ' $fragmentRefs'?: { 'CartItem_RecordFragment': CartItem_RecordFragment } }
      ) | null, wishItem: (
        { id: string }
        & { ' $fragmentRefs'?: { 'WishItem_RecordFragment': WishItem_RecordFragment } }
      ) | null, payment: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
      ) | null, auditEntry: (
        { id: string }
        & { ' $fragmentRefs'?: { 'AuditEntry_RecordFragment': AuditEntry_RecordFragment } }
      ) | null, notification: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Notification_RecordFragment': Notification_RecordFragment } }
      ) | null }> } };

export type MyRoleInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRoleInCacheQuery = { me: { id: string, role: Role } | null };

export type ListBadges_UserFragment = { id: string, bookingCount: number | null, wishCount: number | null } & { ' $fragmentName'?: 'ListBadges_UserFragment' };

export type RootQueryVariables = Exact<{ [key: string]: never; }>;


export type RootQuery = { changeCursor: string, me: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Session_UserFragment': Session_UserFragment;'ListBadges_UserFragment': ListBadges_UserFragment;'NotificationBell_UserFragment': NotificationBell_UserFragment } }
  ) | null, categories: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'CategoryLinks_CategoryFragment': CategoryLinks_CategoryFragment;'FooterCategories_CategoryFragment': FooterCategories_CategoryFragment } }
  )> };

export type UserPicture_UserFragment = { id: string, image: { url: string } | null } & { ' $fragmentName'?: 'UserPicture_UserFragment' };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, deletedUserId: string | null } };

export type PersonalDataQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalDataQuery = { personalData: string };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean } };

export type WantedProductQueryVariables = Exact<{
  id: string;
}>;


export type WantedProductQuery = { productPreview: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ProductPreview_ProductFragment': ProductPreview_ProductFragment;'ProductPreviewHead_ProductFragment': ProductPreviewHead_ProductFragment } }
  ) | null };

export type AddUserMutationVariables = Exact<{
  input: AddUserInput;
}>;


export type AddUserMutation = { addUser: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, user: { id: string } | null } };

export type DeleteUserButton_UserFragment = { id: string, name: string, email: string | null, role: Role } & { ' $fragmentName'?: 'DeleteUserButton_UserFragment' };

export type DemoteAdminButton_UserFragment = { id: string, name: string, email: string | null } & { ' $fragmentName'?: 'DemoteAdminButton_UserFragment' };

export type UsersQueryVariables = Exact<{
  role: Role;
  after?: string | null | undefined;
}>;


export type UsersQuery = { users: { edges: Array<{ cursor: string, node: (
        { id: string, name: string, email: string | null }
        & { ' $fragmentRefs'?: { 'UserPicture_UserFragment': UserPicture_UserFragment;'VerifiedMark_UserFragment': VerifiedMark_UserFragment;'VerifyUserButton_UserFragment': VerifyUserButton_UserFragment;'DeleteUserButton_UserFragment': DeleteUserButton_UserFragment;'DemoteAdminButton_UserFragment': DemoteAdminButton_UserFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type VerifiedMark_UserFragment = { id: string, verified: boolean } & { ' $fragmentName'?: 'VerifiedMark_UserFragment' };

export type VerifyUserButton_UserFragment = { id: string, email: string | null, verified: boolean } & { ' $fragmentName'?: 'VerifyUserButton_UserFragment' };

export type VerifyUserMutationVariables = Exact<{
  email: string;
}>;


export type VerifyUserMutation = { verifyUser: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
    ) | null } };

export type AddAdminMutationVariables = Exact<{
  email: string;
}>;


export type AddAdminMutation = { addAdmin: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
    ) | null } };

export type DemoteAdminMutationVariables = Exact<{
  email: string;
}>;


export type DemoteAdminMutation = { demoteAdmin: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
    ) | null } };

export type DeleteUserMutationVariables = Exact<{
  email: string;
}>;


export type DeleteUserMutation = { deleteUser: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, deletedCount: number | null, deletedUserId: string | null, removedProducts: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    )> | null, anonymizedPayments: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    )> | null } };

export type User_ListedFragment = { id: string, role: Role, verified: boolean } & { ' $fragmentName'?: 'User_ListedFragment' };

export type AuditActor_EntryFragment = { id: string, source: AuditSource, actorId: string | null, actor: { id: string, name: string } | null } & { ' $fragmentName'?: 'AuditActor_EntryFragment' };

export type AuditLogQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { edges: Array<{ cursor: string, node: (
        { id: string, action: AuditAction, failedEntryId: string | null, address: string | null, createdAt: string }
        & { ' $fragmentRefs'?: { 'AuditActor_EntryFragment': AuditActor_EntryFragment;'AuditTarget_EntryFragment': AuditTarget_EntryFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditTarget_EntryFragment = { id: string, action: AuditAction, targetId: string, user: { id: string, name: string } | null, category: { id: string, title: string } | null, product: { id: string, productName: string } | null } & { ' $fragmentName'?: 'AuditTarget_EntryFragment' };

export type ConditionBadge_ProductFragment = { id: string, condition: Condition } & { ' $fragmentName'?: 'ConditionBadge_ProductFragment' };

export type ExplainedCondition_ProductFragment = (
  { id: string, condition: Condition }
  & { ' $fragmentRefs'?: { 'ConditionBadge_ProductFragment': ConditionBadge_ProductFragment } }
) & { ' $fragmentName'?: 'ExplainedCondition_ProductFragment' };

export type OriginalPrice_ProductFragment = { id: string, originalPrice: (
    { amount: number }
    & { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }
  ), resalePrice: { amount: number } } & { ' $fragmentName'?: 'OriginalPrice_ProductFragment' };

export type PreviousPrice_ProductFragment = { id: string, previousPrice: { formatted: string } | null } & { ' $fragmentName'?: 'PreviousPrice_ProductFragment' };

export type ProductCard_ProductFragment = (
  { id: string, productName: string, body: string, location: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'ExplainedCondition_ProductFragment': ExplainedCondition_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment;'PreviousPrice_ProductFragment': PreviousPrice_ProductFragment;'ProductSummary_ProductFragment': ProductSummary_ProductFragment;'AddToList_ProductFragment': AddToList_ProductFragment } }
) & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type ProductGrid_ProductsFragment = { edges: Array<{ cursor: string, node: (
      { id: string, inStock: Stock }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'ProductGrid_ProductsFragment' };

export type ProductSummary_ProductFragment = (
  { id: string, productName: string, body: string, postedTime: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'ExplainedCondition_ProductFragment': ExplainedCondition_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment;'PreviousPrice_ProductFragment': PreviousPrice_ProductFragment } }
) & { ' $fragmentName'?: 'ProductSummary_ProductFragment' };

export type ProductTile_ProductFragment = (
  { id: string, productName: string, location: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'ConditionBadge_ProductFragment': ConditionBadge_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment } }
) & { ' $fragmentName'?: 'ProductTile_ProductFragment' };

export type AdvertisedCard_ProductFragment = { id: string, productName: string, location: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } } & { ' $fragmentName'?: 'AdvertisedCard_ProductFragment' };

export type AdvertisedProducts_ProductsFragment = { advertisements: Array<(
    { id: string, inStock: Stock, advertisement: boolean }
    & { ' $fragmentRefs'?: { 'AdvertisedCard_ProductFragment': AdvertisedCard_ProductFragment } }
  )> } & { ' $fragmentName'?: 'AdvertisedProducts_ProductsFragment' };

export type AddCategoryMutationVariables = Exact<{
  input: AddCategoryInput;
}>;


export type AddCategoryMutation = { addCategory: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, category: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    ) | null } };

export type ListFilters_ProductsFragment = { facets: { conditions: Array<{ condition: Condition, count: number }> } | null } & { ' $fragmentName'?: 'ListFilters_ProductsFragment' };

export type ListToolbar_ProductsFragment = { totalCount: number, correctedText: string | null } & { ' $fragmentName'?: 'ListToolbar_ProductsFragment' };

export type LooserListsQueryVariables = Exact<{
  text?: ProductFilter | null | undefined;
  category?: ProductFilter | null | undefined;
  condition?: ProductFilter | null | undefined;
  price?: ProductFilter | null | undefined;
  yearsOfUse?: ProductFilter | null | undefined;
  location?: ProductFilter | null | undefined;
  verifiedSeller?: ProductFilter | null | undefined;
  hasText: boolean;
  hasCategory: boolean;
  hasCondition: boolean;
  hasPrice: boolean;
  hasYearsOfUse: boolean;
  hasLocation: boolean;
  hasVerifiedSeller: boolean;
}>;


export type LooserListsQuery = { text?: { ' $fragmentRefs'?: { 'LooserListFragment': LooserListFragment } }, category?: { ' $fragmentRefs'?: { 'LooserListFragment': LooserListFragment } }, condition?: { ' $fragmentRefs'?: { 'LooserListFragment': LooserListFragment } }, price?: { ' $fragmentRefs'?: { 'LooserListFragment': LooserListFragment } }, yearsOfUse?: { ' $fragmentRefs'?: { 'LooserListFragment': LooserListFragment } }, location?: { ' $fragmentRefs'?: { 'LooserListFragment': LooserListFragment } }, verifiedSeller?: { ' $fragmentRefs'?: { 'LooserListFragment': LooserListFragment } } };

export type LooserListFragment = { totalCount: number, edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'LooserListFragment' };

export type CategoryChoice_ProductsFragment = { facets: { categories: Array<{ count: number, category: { id: string } }> } | null } & { ' $fragmentName'?: 'CategoryChoice_ProductsFragment' };

export type AllProductsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  after?: string | null | undefined;
}>;


export type AllProductsQuery = { products: { ' $fragmentRefs'?: { 'AdvertisedProducts_ProductsFragment': AdvertisedProducts_ProductsFragment;'ProductGrid_ProductsFragment': ProductGrid_ProductsFragment;'ListFilters_ProductsFragment': ListFilters_ProductsFragment;'CategoryChoice_ProductsFragment': CategoryChoice_ProductsFragment;'ListToolbar_ProductsFragment': ListToolbar_ProductsFragment } }, categories: Array<{ id: string, title: string }> };

export type CategoryQueryVariables = Exact<{
  id: string;
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  after?: string | null | undefined;
}>;


export type CategoryQuery = { category: { id: string, title: string, body: string } | null, products: { ' $fragmentRefs'?: { 'AdvertisedProducts_ProductsFragment': AdvertisedProducts_ProductsFragment;'ProductGrid_ProductsFragment': ProductGrid_ProductsFragment;'ListFilters_ProductsFragment': ListFilters_ProductsFragment;'ListToolbar_ProductsFragment': ListToolbar_ProductsFragment } } };

export type ProductPreview_ProductFragment = (
  { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'ConditionBadge_ProductFragment': ConditionBadge_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment } }
) & { ' $fragmentName'?: 'ProductPreview_ProductFragment' };

export type ProductPreviewHead_ProductFragment = { id: string, productName: string, body: string, inStock: Stock, image: { url: string }, resalePrice: { amount: number } } & { ' $fragmentName'?: 'ProductPreviewHead_ProductFragment' };

export type AddProductMutationVariables = Exact<{
  input: AddProductInput;
}>;


export type AddProductMutation = { addProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type DeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProductMutation = { deleteProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type AdvertiseProductMutationVariables = Exact<{
  id: string;
}>;


export type AdvertiseProductMutation = { advertiseProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null } };

export type EndAdvertisementMutationVariables = Exact<{
  id: string;
}>;


export type EndAdvertisementMutation = { endAdvertisement: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null } };

export type ViewerInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerInCacheQuery = { me: { id: string } | null };

export type Product_ListedFragment = { id: string, inStock: Stock, advertisement: boolean, condition: Condition, yearsOfUsedProduct: number, revision: number, edits: Array<{ field: ProductField }>, originalPrice: { amount: number }, resalePrice: { amount: number }, seller: { id: string, verified: boolean } | null, category: { id: string, title: string } | null } & { ' $fragmentName'?: 'Product_ListedFragment' };

export type ListedTestQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
}>;


export type ListedTestQuery = { products: { totalCount: number, facets: { conditions: Array<{ condition: Condition, count: number }> } | null, edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MoreProductsQueryVariables = Exact<{
  id: string;
}>;


export type MoreProductsQuery = { product: { id: string, similarProducts: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'TileRow_ProductFragment': TileRow_ProductFragment } }
    )>, seller: { id: string, name: string, forSaleCount: number | null, productsForSale: { edges: Array<{ node: (
            { id: string }
            & { ' $fragmentRefs'?: { 'TileRow_ProductFragment': TileRow_ProductFragment } }
          ) }> } | null } | null } | null };

export type ProductDetails_ProductFragment = (
  { id: string, condition: Condition, yearsOfUsedProduct: number, sellerName: string | null, sellerEmail: string | null, location: string, phone: string | null, seller: { id: string, verified: boolean } | null }
  & { ' $fragmentRefs'?: { 'StockTag_ProductFragment': StockTag_ProductFragment } }
) & { ' $fragmentName'?: 'ProductDetails_ProductFragment' };

export type ProductQueryVariables = Exact<{
  id: string;
}>;


export type ProductQuery = { product: (
    { id: string, productName: string, viewerCanEdit: boolean, category: { id: string, title: string } | null }
    & { ' $fragmentRefs'?: { 'ProductSummary_ProductFragment': ProductSummary_ProductFragment;'Gallery_ProductFragment': Gallery_ProductFragment;'ProductDetails_ProductFragment': ProductDetails_ProductFragment;'BuyButtons_ProductFragment': BuyButtons_ProductFragment } }
  ) | null };

export type TileRow_ProductFragment = (
  { id: string, inStock: Stock }
  & { ' $fragmentRefs'?: { 'ProductTile_ProductFragment': ProductTile_ProductFragment } }
) & { ' $fragmentName'?: 'TileRow_ProductFragment' };

export type Gallery_ProductFragment = { id: string, productName: string, images: Array<{ description: string, image: (
      { url: string }
      & { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }
    ) }> } & { ' $fragmentName'?: 'Gallery_ProductFragment' };

export type RecentlySeenQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RecentlySeenQuery = { productPreviews: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'SeenProduct_ProductFragment': SeenProduct_ProductFragment } }
  )> };

export type SeenProduct_ProductFragment = (
  { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'StockTag_ProductFragment': StockTag_ProductFragment } }
) & { ' $fragmentName'?: 'SeenProduct_ProductFragment' };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { productNames: Array<string>, categories: Array<{ id: string, title: string }> } };

export type ProductsOfSellerQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductsOfSellerQuery = { products: { edges: Array<{ cursor: string, node: { id: string, inStock: Stock, advertisement: boolean, sellerName: string | null, seller: { id: string } | null, category: { id: string } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type SellerHead_UserFragment = { id: string, name: string, email: string | null, verified: boolean, since: string | null, image: { url: string } | null } & { ' $fragmentName'?: 'SellerHead_UserFragment' };

export type SellerLayout_UserFragment = (
  { id: string, name: string }
  & { ' $fragmentRefs'?: { 'SellerHead_UserFragment': SellerHead_UserFragment;'SellerTabs_UserFragment': SellerTabs_UserFragment } }
) & { ' $fragmentName'?: 'SellerLayout_UserFragment' };

export type SellerQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type SellerQuery = { seller: (
    { id: string, productsForSale: { ' $fragmentRefs'?: { 'ProductGrid_ProductsFragment': ProductGrid_ProductsFragment } } | null }
    & { ' $fragmentRefs'?: { 'SellerLayout_UserFragment': SellerLayout_UserFragment } }
  ) | null };

export type SellerSoldQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type SellerSoldQuery = { seller: (
    { id: string, productsSold: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'ProductTile_ProductFragment': ProductTile_ProductFragment;'StockTag_ProductFragment': StockTag_ProductFragment } }
        ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
    & { ' $fragmentRefs'?: { 'SellerLayout_UserFragment': SellerLayout_UserFragment } }
  ) | null };

export type SellerTabs_UserFragment = { id: string, forSaleCount: number | null, soldCount: number | null } & { ' $fragmentName'?: 'SellerTabs_UserFragment' };

export type AdvertiseButton_ProductFragment = { id: string, productName: string, advertisement: boolean, viewerCanAdvertise: boolean } & { ' $fragmentName'?: 'AdvertiseButton_ProductFragment' };

export type AdvertisementCell_ProductFragment = (
  { id: string, advertisedUntil: string | null, viewerCanEndAdvertisement: boolean }
  & { ' $fragmentRefs'?: { 'AdvertiseButton_ProductFragment': AdvertiseButton_ProductFragment;'EndAdvertisementButton_ProductFragment': EndAdvertisementButton_ProductFragment } }
) & { ' $fragmentName'?: 'AdvertisementCell_ProductFragment' };

export type DeleteProductButton_ProductFragment = { id: string, productName: string, inStock: Stock, viewerCanDelete: boolean } & { ' $fragmentName'?: 'DeleteProductButton_ProductFragment' };

export type EndAdvertisementButton_ProductFragment = { id: string, productName: string } & { ' $fragmentName'?: 'EndAdvertisementButton_ProductFragment' };

export type MyProductsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyProductsQuery = { myProducts: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'ProductCell_ProductFragment': ProductCell_ProductFragment;'StockTag_ProductFragment': StockTag_ProductFragment;'AdvertisementCell_ProductFragment': AdvertisementCell_ProductFragment;'ProductActions_ProductFragment': ProductActions_ProductFragment;'DeleteProductButton_ProductFragment': DeleteProductButton_ProductFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AddProductPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AddProductPageQuery = { categories: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ProductForm_CategoriesFragment': ProductForm_CategoriesFragment } }
  )> };

export type EditForm_ProductFragment = { id: string, revision: number, inStock: Stock, viewerCanEdit: boolean, productName: string, condition: Condition, yearsOfUsedProduct: number, phone: string | null, location: string, body: string, category: { id: string } | null, originalPrice: { amount: number }, resalePrice: { amount: number }, images: Array<{ description: string, image: (
      { url: string }
      & { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }
    ) }> } & { ' $fragmentName'?: 'EditForm_ProductFragment' };

export type EditForm_CategoriesFragment = (
  { id: string, title: string }
  & { ' $fragmentRefs'?: { 'ProductForm_CategoriesFragment': ProductForm_CategoriesFragment } }
) & { ' $fragmentName'?: 'EditForm_CategoriesFragment' };

export type EditProductPageQueryVariables = Exact<{
  id: string;
}>;


export type EditProductPageQuery = { product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'EditForm_ProductFragment': EditForm_ProductFragment } }
  ) | null, categories: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'EditForm_CategoriesFragment': EditForm_CategoriesFragment } }
  )> };

export type ProductForm_CategoriesFragment = { id: string, title: string } & { ' $fragmentName'?: 'ProductForm_CategoriesFragment' };

export type SellerStatisticsQueryVariables = Exact<{
  ids: Array<string> | string;
  overview: boolean;
}>;


export type SellerStatisticsQuery = { productStatistics: Array<{ id: string, viewCount: number, wishCount: number }>, sellerStatistics?: { viewCount: number, wishCount: number }, salesOverTime?: Array<{ month: string, count: number, amount: { amount: number, currency: string, formatted: string } }> };

export type PauseProductMutationVariables = Exact<{
  id: string;
}>;


export type PauseProductMutation = { pauseProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type ResumeProductMutationVariables = Exact<{
  id: string;
}>;


export type ResumeProductMutation = { resumeProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type MarkSoldElsewhereMutationVariables = Exact<{
  id: string;
}>;


export type MarkSoldElsewhereMutation = { markSoldElsewhere: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type RelistProductMutationVariables = Exact<{
  id: string;
}>;


export type RelistProductMutation = { relistProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type ProductActions_ProductFragment = { id: string, productName: string, viewerCanEdit: boolean, viewerCanPause: boolean, viewerCanResume: boolean, viewerCanMarkSoldElsewhere: boolean, viewerCanRelist: boolean } & { ' $fragmentName'?: 'ProductActions_ProductFragment' };

export type UpdateProductMutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type UpdateProductMutation = { updateProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, formerCategory: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    ) | null } };

export type ChosenProduct_ProductFragment = { id: string, productName: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } & { ' $fragmentName'?: 'ChosenProduct_ProductFragment' };

export type ChosenProductsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ChosenProductsQuery = { productPreviews: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ChosenProduct_ProductFragment': ChosenProduct_ProductFragment } }
  )> };

export type ComparedHead_ProductFragment = { id: string, productName: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } & { ' $fragmentName'?: 'ComparedHead_ProductFragment' };

export type ComparedProduct_ProductFragment = (
  { id: string, productName: string, inStock: Stock, condition: Condition, yearsOfUsedProduct: number, location: string, postedTime: string, sellerName: string | null, seller: { id: string, verified: boolean } | null, category: { id: string, title: string } | null, originalPrice: { amount: number }, resalePrice: (
    { amount: number, currency: string, formatted: string }
    & { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'ComparedHead_ProductFragment': ComparedHead_ProductFragment;'ConditionBadge_ProductFragment': ConditionBadge_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment;'PreviousPrice_ProductFragment': PreviousPrice_ProductFragment;'StockTag_ProductFragment': StockTag_ProductFragment;'AddToList_ProductFragment': AddToList_ProductFragment } }
) & { ' $fragmentName'?: 'ComparedProduct_ProductFragment' };

export type CompareQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CompareQuery = { productPreviews: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ComparedProduct_ProductFragment': ComparedProduct_ProductFragment } }
  )> };

export type AdvertisedRow_ProductsFragment = { edges: Array<{ node: (
      { id: string, inStock: Stock }
      & { ' $fragmentRefs'?: { 'ProductTile_ProductFragment': ProductTile_ProductFragment } }
    ) }> } & { ' $fragmentName'?: 'AdvertisedRow_ProductsFragment' };

export type CategoryGrid_CategoryFragment = { id: string, title: string, body: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } & { ' $fragmentName'?: 'CategoryGrid_CategoryFragment' };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { categories: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'CategoryGrid_CategoryFragment': CategoryGrid_CategoryFragment } }
  )>, products: { ' $fragmentRefs'?: { 'ProductCarousel_ProductsFragment': ProductCarousel_ProductsFragment } }, advertised: (
    { edges: Array<{ node: { id: string } }> }
    & { ' $fragmentRefs'?: { 'AdvertisedRow_ProductsFragment': AdvertisedRow_ProductsFragment } }
  ) };

export type ProductCarousel_ProductsFragment = { edges: Array<{ node: (
      { id: string, inStock: Stock }
      & { ' $fragmentRefs'?: { 'ProductTile_ProductFragment': ProductTile_ProductFragment } }
    ) }> } & { ' $fragmentName'?: 'ProductCarousel_ProductsFragment' };

export type EntryState_ProductFragment = (
  { id: string, inStock: Stock, resalePrice: { amount: number, formatted: string }, category: { id: string, title: string } | null }
  & { ' $fragmentRefs'?: { 'StockTag_ProductFragment': StockTag_ProductFragment;'ChangedFields_ProductFragment': ChangedFields_ProductFragment } }
) & { ' $fragmentName'?: 'EntryState_ProductFragment' };

export type EntryState_PriceFragment = { amount: number, formatted: string } & { ' $fragmentName'?: 'EntryState_PriceFragment' };

export type OrderListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OrderListQuery = { bookingList: { edges: Array<{ cursor: string, node: { id: string, productRevision: number, product: (
          { id: string }
          & { ' $fragmentRefs'?: { 'ProductCell_ProductFragment': ProductCell_ProductFragment;'EntryState_ProductFragment': EntryState_ProductFragment;'PayLink_ProductFragment': PayLink_ProductFragment;'RemoveEntryButton_ProductFragment': RemoveEntryButton_ProductFragment } }
        ), productPrice: { ' $fragmentRefs'?: { 'EntryState_PriceFragment': EntryState_PriceFragment } } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PayLink_ProductFragment = { id: string, productName: string, inStock: Stock } & { ' $fragmentName'?: 'PayLink_ProductFragment' };

export type ProductCell_ProductFragment = { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } } & { ' $fragmentName'?: 'ProductCell_ProductFragment' };

export type StockTag_ProductFragment = { id: string, inStock: Stock, disputed: boolean } & { ' $fragmentName'?: 'StockTag_ProductFragment' };

export type WishListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WishListQuery = { wishList: { edges: Array<{ cursor: string, node: { id: string, product: (
          { id: string }
          & { ' $fragmentRefs'?: { 'ProductCell_ProductFragment': ProductCell_ProductFragment;'EntryState_ProductFragment': EntryState_ProductFragment;'OrderButton_ProductFragment': OrderButton_ProductFragment;'RemoveEntryButton_ProductFragment': RemoveEntryButton_ProductFragment } }
        ), productPrice: { ' $fragmentRefs'?: { 'EntryState_PriceFragment': EntryState_PriceFragment } } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CartItem_ProductFragment = { id: string, product: { id: string } } & { ' $fragmentName'?: 'CartItem_ProductFragment' };

export type AddToBookingListMutationVariables = Exact<{
  productId: string;
}>;


export type AddToBookingListMutation = { addToBookingList: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, removedWishId: string | null, cartItem: (
      { id: string }
      & { ' $fragmentRefs'?: { 'CartItem_RecordFragment': CartItem_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type DeleteBookingProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBookingProductMutation = { deleteBookingProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, deletedBookingId: string | null, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type BuyButtons_ProductFragment = (
  { id: string }
  & { ' $fragmentRefs'?: { 'AddToList_ProductFragment': AddToList_ProductFragment } }
) & { ' $fragmentName'?: 'BuyButtons_ProductFragment' };

export type OrderButton_ProductFragment = { id: string, productName: string, inStock: Stock, viewerHasBooked: boolean } & { ' $fragmentName'?: 'OrderButton_ProductFragment' };

export type RemoveEntryButton_ProductFragment = { id: string, productName: string } & { ' $fragmentName'?: 'RemoveEntryButton_ProductFragment' };

export type AddToList_ProductFragment = { id: string, productName: string, inStock: Stock, viewerCanBuy: boolean, viewerHasBooked: boolean, viewerHasWished: boolean } & { ' $fragmentName'?: 'AddToList_ProductFragment' };

export type ChangedFields_ProductFragment = { id: string, edits: Array<{ field: ProductField, revision: number }> } & { ' $fragmentName'?: 'ChangedFields_ProductFragment' };

export type WishItem_ProductFragment = { id: string, product: { id: string } } & { ' $fragmentName'?: 'WishItem_ProductFragment' };

export type AddToWishListMutationVariables = Exact<{
  productId: string;
}>;


export type AddToWishListMutation = { addToWishList: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, wishItem: (
      { id: string }
      & { ' $fragmentRefs'?: { 'WishItem_RecordFragment': WishItem_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type DeleteWishProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWishProductMutation = { deleteWishProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, deletedWishId: string | null, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type NotificationBell_UserFragment = { id: string, unreadNotificationCount: number | null } & { ' $fragmentName'?: 'NotificationBell_UserFragment' };

export type NotificationItem_NotificationFragment = (
  { id: string, kind: NotificationKind, message: string, createdAt: string, readAt: string | null, product: { id: string } | null }
  & { ' $fragmentRefs'?: { 'NotificationPicture_NotificationFragment': NotificationPicture_NotificationFragment } }
) & { ' $fragmentName'?: 'NotificationItem_NotificationFragment' };

export type NotificationPicture_NotificationFragment = { id: string, kind: NotificationKind, product: { id: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } | null } & { ' $fragmentName'?: 'NotificationPicture_NotificationFragment' };

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { me: (
    { id: string, unreadNotificationCount: number | null }
    & { ' $fragmentRefs'?: { 'MailSettings_UserFragment': MailSettings_UserFragment } }
  ) | null, notifications: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'NotificationItem_NotificationFragment': NotificationItem_NotificationFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type KeptMail_MailFragment = { id: string, subject: string, text: string, createdAt: string } & { ' $fragmentName'?: 'KeptMail_MailFragment' };

export type DemoMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoMailsQuery = { demoMails: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'KeptMail_MailFragment': KeptMail_MailFragment } }
  )> | null };

export type ReadMarksQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadMarksQuery = { me: { id: string, unreadNotificationCount: number | null } | null, notifications: { edges: Array<{ cursor: string, node: { id: string, readAt: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type UnreadCountInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountInCacheQuery = { me: { id: string, unreadNotificationCount: number | null } | null };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, notifications: Array<{ id: string, readAt: string | null }> | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type MarkAllNotificationsReadMutationVariables = Exact<{
  until: string;
}>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, notifications: Array<{ id: string, readAt: string | null }> | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type UpdateNotificationSettingsMutationVariables = Exact<{
  mailed: Array<NotificationKind> | NotificationKind;
}>;


export type UpdateNotificationSettingsMutation = { updateNotificationSettings: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type MailSettings_UserFragment = { id: string, role: Role, email: string | null, mailedNotifications: Array<NotificationKind> | null } & { ' $fragmentName'?: 'MailSettings_UserFragment' };

export type PaymentAmount_PaymentFragment = { id: string, status: PaymentStatus, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }, amountRefunded: { amount: number, formatted: string } } & { ' $fragmentName'?: 'PaymentAmount_PaymentFragment' };

export type PaymentStatusTag_PaymentFragment = { id: string, status: PaymentStatus, disputed: boolean, amountRefunded: { amount: number }, dispute: { status: DisputeStatus } | null } & { ' $fragmentName'?: 'PaymentStatusTag_PaymentFragment' };

export type PaidProduct_PaymentFragment = { id: string, productName: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, product: { id: string, inStock: Stock } | null } & { ' $fragmentName'?: 'PaidProduct_PaymentFragment' };

export type PaymentPageQueryVariables = Exact<{
  id: string;
}>;


export type PaymentPageQuery = { product: (
    { id: string, productName: string, inStock: Stock, resalePrice: (
      { formatted: string }
      & { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }
    ) }
    & { ' $fragmentRefs'?: { 'PaymentProduct_ProductFragment': PaymentProduct_ProductFragment } }
  ) | null };

export type PaymentProduct_ProductFragment = { id: string, productName: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } & { ' $fragmentName'?: 'PaymentProduct_ProductFragment' };

export type CreatePaymentIntentMutationVariables = Exact<{
  productId: string;
}>;


export type CreatePaymentIntentMutation = { createPaymentIntent: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, clientSecret: string | null, amount: (
      { formatted: string }
      & { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }
    ) | null, payment: (
      { id: string, transactionId: string, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null } };

export type DisputeToast_PaymentFragment = { id: string, productName: string, dispute: { status: DisputeStatus, reason: string, amount: { formatted: string } } | null } & { ' $fragmentName'?: 'DisputeToast_PaymentFragment' };

export type BuyerActions_PaymentFragment = { id: string, productName: string, handOver: { status: HandOverStatus } | null } & { ' $fragmentName'?: 'BuyerActions_PaymentFragment' };

export type ContactDetails_PaymentFragment = { id: string, productName: string, handOver: { place: string } | null, contact: { email: string, phone: string | null } | null } & { ' $fragmentName'?: 'ContactDetails_PaymentFragment' };

export type HandOver_PaymentFragment = (
  { id: string, handOver: { status: HandOverStatus, problem: string | null } | null, contact: { name: string } | null }
  & { ' $fragmentRefs'?: { 'ContactDetails_PaymentFragment': ContactDetails_PaymentFragment;'TimeLine_PaymentFragment': TimeLine_PaymentFragment;'BuyerActions_PaymentFragment': BuyerActions_PaymentFragment } }
) & { ' $fragmentName'?: 'HandOver_PaymentFragment' };

export type HandOverNote_PaymentFragment = { id: string, handOver: { status: HandOverStatus, handedOverAt: string | null, disputedAt: string | null, problem: string | null } | null } & { ' $fragmentName'?: 'HandOverNote_PaymentFragment' };

export type TimeLine_PaymentFragment = { id: string, paidAt: string | null, handOver: { status: HandOverStatus, handedOverAt: string | null, disputedAt: string | null, refundedAt: string | null } | null } & { ' $fragmentName'?: 'TimeLine_PaymentFragment' };

export type ConfirmReceiptMutationVariables = Exact<{
  paymentId: string;
}>;


export type ConfirmReceiptMutation = { confirmReceipt: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, payment: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null } };

export type ReportProblemMutationVariables = Exact<{
  input: ReportProblemInput;
}>;


export type ReportProblemMutation = { reportProblem: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, payment: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null } };

export type PaymentsQueryVariables = Exact<{
  handOver?: HandOverStatus | null | undefined;
  after?: string | null | undefined;
}>;


export type PaymentsQuery = { payments: { edges: Array<{ cursor: string, node: (
        { id: string, transactionId: string, buyerName: string, buyerEmail: string, sellerName: string, createdAt: string, dispute: { status: DisputeStatus, reason: string, dueBy: string | null } | null }
        & { ' $fragmentRefs'?: { 'PaymentAmount_PaymentFragment': PaymentAmount_PaymentFragment;'PaymentStatusTag_PaymentFragment': PaymentStatusTag_PaymentFragment;'PaidProduct_PaymentFragment': PaidProduct_PaymentFragment;'HandOverNote_PaymentFragment': HandOverNote_PaymentFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PurchasesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PurchasesQuery = { purchases: { edges: Array<{ cursor: string, node: (
        { id: string, productName: string, createdAt: string, paidAt: string | null }
        & { ' $fragmentRefs'?: { 'PaymentAmount_PaymentFragment': PaymentAmount_PaymentFragment;'PaymentStatusTag_PaymentFragment': PaymentStatusTag_PaymentFragment;'PaidProduct_PaymentFragment': PaidProduct_PaymentFragment;'HandOver_PaymentFragment': HandOver_PaymentFragment;'Receipt_PaymentFragment': Receipt_PaymentFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Receipt_PaymentFragment = (
  { id: string, transactionId: string, productName: string, buyerName: string, buyerEmail: string, sellerName: string, createdAt: string, paidAt: string | null, refundedAt: string | null, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }, amountRefunded: { amount: number, formatted: string }, handOver: { status: HandOverStatus } | null }
  & { ' $fragmentRefs'?: { 'PaymentStatusTag_PaymentFragment': PaymentStatusTag_PaymentFragment;'HandOver_PaymentFragment': HandOver_PaymentFragment } }
) & { ' $fragmentName'?: 'Receipt_PaymentFragment' };

export type SalesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SalesQuery = { sales: { edges: Array<{ cursor: string, node: (
        { id: string, buyerName: string, productName: string, createdAt: string, paidAt: string | null }
        & { ' $fragmentRefs'?: { 'PaymentAmount_PaymentFragment': PaymentAmount_PaymentFragment;'PaymentStatusTag_PaymentFragment': PaymentStatusTag_PaymentFragment;'PaidProduct_PaymentFragment': PaidProduct_PaymentFragment;'HandOver_PaymentFragment': HandOver_PaymentFragment;'Receipt_PaymentFragment': Receipt_PaymentFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, removedBookingId: string | null, removedWishId: string | null, payment: (
      { id: string, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type Payment_ListedFragment = { id: string, status: PaymentStatus, handOver: { status: HandOverStatus } | null, product: { id: string } | null } & { ' $fragmentName'?: 'Payment_ListedFragment' };

export type Session_UserFragment = { id: string, name: string, email: string | null, role: Role, verified: boolean, image: { url: string } | null } & { ' $fragmentName'?: 'Session_UserFragment' };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { me: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Session_UserFragment': Session_UserFragment } }
  ) | null };

export type GetTokenMutationVariables = Exact<{
  input: GetTokenInput;
}>;


export type GetTokenMutation = { getToken: { success: boolean, message: string, code: RefusalCode | null, alreadyDone: boolean, token: string | null, user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Session_UserFragment': Session_UserFragment } }
    ) | null } };

export type Picture_ImageFragment = { url: string, srcSet: string | null, color: string | null } & { ' $fragmentName'?: 'Picture_ImageFragment' };

export type PriceText_MoneyFragment = { formatted: string } & { ' $fragmentName'?: 'PriceText_MoneyFragment' };

export type FullMeQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullMeQuery = { me: (
    { id: string, productsForSale: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
        ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } | null, productsSold: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
        ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } | null }
    & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
  ) | null };

export type FullCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type FullCategoriesQuery = { categories: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  )> };

export type FullCategoryQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullCategoryQuery = { category: (
    { id: string, products: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
        ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  ) | null };

export type FullProductsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullProductsQuery = { products: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullSearchSuggestionsQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type FullSearchSuggestionsQuery = { searchSuggestions: { ' $fragmentRefs'?: { 'SearchSuggestions_RecordFragment': SearchSuggestions_RecordFragment } } };

export type FullProductQueryVariables = Exact<{
  id: string;
}>;


export type FullProductQuery = { product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null };

export type FullProductPreviewQueryVariables = Exact<{
  id: string;
}>;


export type FullProductPreviewQuery = { productPreview: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null };

export type FullProductPreviewsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FullProductPreviewsQuery = { productPreviews: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  )> };

export type FullSellerQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullSellerQuery = { seller: (
    { id: string, productsForSale: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
        ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } | null, productsSold: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
        ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } | null }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null };

export type FullMyProductsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullMyProductsQuery = { myProducts: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullProductStatisticsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type FullProductStatisticsQuery = { productStatistics: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ProductStatistics_RecordFragment': ProductStatistics_RecordFragment } }
  )> };

export type FullSellerStatisticsQueryVariables = Exact<{ [key: string]: never; }>;


export type FullSellerStatisticsQuery = { sellerStatistics: { ' $fragmentRefs'?: { 'SellerStatistics_RecordFragment': SellerStatistics_RecordFragment } } };

export type FullBookingListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullBookingListQuery = { bookingList: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'CartItem_RecordFragment': CartItem_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullWishListQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullWishListQuery = { wishList: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'WishItem_RecordFragment': WishItem_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullUsersQueryVariables = Exact<{
  role: Role;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullUsersQuery = { users: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullPurchasesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullPurchasesQuery = { purchases: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullSalesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullSalesQuery = { sales: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullSalesOverTimeQueryVariables = Exact<{
  months?: number | null | undefined;
}>;


export type FullSalesOverTimeQuery = { salesOverTime: Array<{ ' $fragmentRefs'?: { 'SalesPeriod_RecordFragment': SalesPeriod_RecordFragment } }> };

export type FullPaymentsQueryVariables = Exact<{
  handOver?: HandOverStatus | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullPaymentsQuery = { payments: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullAuditLogQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAuditLogQuery = { auditLog: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'AuditEntry_RecordFragment': AuditEntry_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullNotificationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullNotificationsQuery = { notifications: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Notification_RecordFragment': Notification_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullDemoMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type FullDemoMailsQuery = { demoMails: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'DemoMail_RecordFragment': DemoMail_RecordFragment } }
  )> | null };
