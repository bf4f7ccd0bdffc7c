import type { InputFields } from '../constraint.ts';

export const AddCategoryInput = {
  title: {"type":"string","required":true,"label":"Title","maxLength":60,"minLength":1},
  body: {"type":"string","required":true,"label":"Description","maxLength":1000,"minLength":1},
  image: {"type":"string","required":true,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
} as const satisfies InputFields;

export const AddProductInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  categoryId: {"type":"string","required":true,"maxLength":64},
  condition: {"type":"string","required":true,"enum":"Condition","oneOf":["EXCELLENT","FAIR","GOOD"],"label":"Condition"},
  productName: {"type":"string","required":true,"label":"Product name","maxLength":120,"minLength":1},
  yearsOfUsedProduct: {"type":"number","required":true,"label":"Years of use","max":100,"min":0},
  originalPrice: {"type":"integer","required":true,"format":"MONEY","label":"Original price","max":99999999,"min":1},
  resalePrice: {"type":"integer","required":true,"format":"MONEY","label":"Resale price","max":99999999,"min":50},
  phone: {"type":"string","required":true,"label":"Phone","message":"Phone must have 4 to 20 digits.","pattern":"^\\d{4,20}$"},
  location: {"type":"string","required":true,"label":"Location","maxLength":120,"minLength":1},
  body: {"type":"string","required":true,"label":"Description","maxLength":5000,"minLength":1},
  image: {"type":"string","required":true,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
} as const satisfies InputFields;

export const AddUserInput = {
  name: {"type":"string","required":true,"label":"User name","maxLength":80,"minLength":1},
  email: {"type":"string","required":true,"maxLength":320},
  image: {"type":"string","required":false,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
  userRole: {"type":"string","required":true,"enum":"Role","oneOf":["BUYER","SELLER"],"message":"must be select one"},
  idToken: {"type":"string","required":false,"maxLength":8192},
} as const satisfies InputFields;

export const CategoryProductsArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const DeleteAccountInput = {
  idToken: {"type":"string","required":true,"label":"ID token","maxLength":8192,"minLength":1},
} as const satisfies InputFields;

export const GetTokenInput = {
  email: {"type":"string","required":true,"maxLength":320},
  idToken: {"type":"string","required":false,"maxLength":8192},
} as const satisfies InputFields;

export const MutationAddAdminArgs = {
  email: {"type":"string","required":true,"maxLength":320},
} as const satisfies InputFields;

export const MutationAddCategoryArgs = {
  input: {"type":"object","required":true,"input":"AddCategoryInput"},
} as const satisfies InputFields;

export const MutationAddProductArgs = {
  input: {"type":"object","required":true,"input":"AddProductInput"},
} as const satisfies InputFields;

export const MutationAddToBookingListArgs = {
  productId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationAddToWishListArgs = {
  productId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationAddUserArgs = {
  input: {"type":"object","required":true,"input":"AddUserInput"},
} as const satisfies InputFields;

export const MutationAdvertiseProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationCreatePaymentIntentArgs = {
  productId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDeleteAccountArgs = {
  input: {"type":"object","required":true,"input":"DeleteAccountInput"},
} as const satisfies InputFields;

export const MutationDeleteBookingProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDeleteProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDeleteUserArgs = {
  email: {"type":"string","required":true,"maxLength":320},
} as const satisfies InputFields;

export const MutationDeleteWishProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDemoteAdminArgs = {
  email: {"type":"string","required":true,"maxLength":320},
} as const satisfies InputFields;

export const MutationEndAdvertisementArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationGetTokenArgs = {
  input: {"type":"object","required":true,"input":"GetTokenInput"},
} as const satisfies InputFields;

export const MutationMarkAllNotificationsReadArgs = {
  until: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationMarkNotificationsReadArgs = {
  ids: {"type":"string","required":true,"list":true,"maxItems":100,"maxLength":64},
} as const satisfies InputFields;

export const MutationRecordPaymentArgs = {
  input: {"type":"object","required":true,"input":"RecordPaymentInput"},
} as const satisfies InputFields;

export const MutationUpdateNotificationSettingsArgs = {
  mailed: {"type":"string","required":true,"list":true,"enum":"NotificationKind","oneOf":["BOOKED","HANDED_OVER","PAID","PRICE_LOWERED","PROBLEM_REPORTED","PRODUCT_EDITED","REFUNDED","SOLD","UNAVAILABLE","VERIFIED"],"maxItems":50},
} as const satisfies InputFields;

export const MutationUpdateProfileArgs = {
  input: {"type":"object","required":true,"input":"UpdateProfileInput"},
} as const satisfies InputFields;

export const MutationVerifyUserArgs = {
  email: {"type":"string","required":true,"maxLength":320},
} as const satisfies InputFields;

export const ProductSimilarProductsArgs = {
  first: {"type":"integer","required":false,"max":12,"min":1},
} as const satisfies InputFields;

export const ProductFilter = {
  categoryId: {"type":"string","required":false,"maxLength":64},
  advertised: {"type":"boolean","required":false},
  text: {"type":"string","required":false,"maxLength":200},
  categoryIds: {"type":"string","required":false,"list":true,"maxItems":100,"maxLength":64},
  conditions: {"type":"string","required":false,"list":true,"enum":"Condition","oneOf":["EXCELLENT","FAIR","GOOD"],"maxItems":10},
  minPrice: {"type":"integer","required":false,"format":"MONEY","max":2147483647,"min":0},
  maxPrice: {"type":"integer","required":false,"format":"MONEY","max":2147483647,"min":0},
  maxYearsOfUse: {"type":"number","required":false,"max":1000,"min":0},
  location: {"type":"string","required":false,"maxLength":200},
  verifiedSeller: {"type":"boolean","required":false},
} as const satisfies InputFields;

export const QueryAuditLogArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryBookingListArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryCategoryArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QueryMyProductsArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryNotificationsArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryPaymentsArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QueryProductPreviewArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QueryProductPreviewsArgs = {
  ids: {"type":"string","required":true,"list":true,"maxItems":12,"maxLength":64},
} as const satisfies InputFields;

export const QueryProductsArgs = {
  filter: {"type":"object","required":false,"input":"ProductFilter"},
  sort: {"type":"string","required":false,"enum":"ProductSort","oneOf":["NEWEST","PRICE_ASC","PRICE_DESC","RELEVANCE","SAVING_DESC"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;

export const QueryPurchasesArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QuerySalesArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QuerySearchSuggestionsArgs = {
  text: {"type":"string","required":true,"maxLength":200},
  first: {"type":"integer","required":false,"max":10,"min":1},
} as const satisfies InputFields;

export const QuerySellerArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QueryUsersArgs = {
  role: {"type":"string","required":true,"enum":"Role","oneOf":["ADMIN","BUYER","SELLER"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryWishListArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const RecordPaymentInput = {
  transactionId: {"type":"string","required":true,"label":"Transaction id","maxLength":255,"minLength":1},
  productId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const SubscriptionChangesArgs = {
  since: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const UpdateProfileInput = {
  name: {"type":"string","required":true,"label":"User name","maxLength":80,"minLength":1},
  image: {"type":"string","required":false,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
} as const satisfies InputFields;

export const UserProductsForSaleArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const UserProductsSoldArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

/** All of the above. */
export const inputs = {
  AddCategoryInput,
  AddProductInput,
  AddUserInput,
  CategoryProductsArgs,
  DeleteAccountInput,
  GetTokenInput,
  MutationAddAdminArgs,
  MutationAddCategoryArgs,
  MutationAddProductArgs,
  MutationAddToBookingListArgs,
  MutationAddToWishListArgs,
  MutationAddUserArgs,
  MutationAdvertiseProductArgs,
  MutationCreatePaymentIntentArgs,
  MutationDeleteAccountArgs,
  MutationDeleteBookingProductArgs,
  MutationDeleteProductArgs,
  MutationDeleteUserArgs,
  MutationDeleteWishProductArgs,
  MutationDemoteAdminArgs,
  MutationEndAdvertisementArgs,
  MutationGetTokenArgs,
  MutationMarkAllNotificationsReadArgs,
  MutationMarkNotificationsReadArgs,
  MutationRecordPaymentArgs,
  MutationUpdateNotificationSettingsArgs,
  MutationUpdateProfileArgs,
  MutationVerifyUserArgs,
  ProductSimilarProductsArgs,
  ProductFilter,
  QueryAuditLogArgs,
  QueryBookingListArgs,
  QueryCategoryArgs,
  QueryMyProductsArgs,
  QueryNotificationsArgs,
  QueryPaymentsArgs,
  QueryProductArgs,
  QueryProductPreviewArgs,
  QueryProductPreviewsArgs,
  QueryProductsArgs,
  QueryPurchasesArgs,
  QuerySalesArgs,
  QuerySearchSuggestionsArgs,
  QuerySellerArgs,
  QueryUsersArgs,
  QueryWishListArgs,
  RecordPaymentInput,
  SubscriptionChangesArgs,
  UpdateProfileInput,
  UserProductsForSaleArgs,
  UserProductsSoldArgs,
} as const;

/** What the schema says in words about every field of every input. */
export const inputDescriptions = {
  AddCategoryInput: {"title":"No other category may have it.","body":"What belongs here. Cards show its beginning.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused."},
  AddProductInput: {"requestId":"Chosen by the client: a repeat under the same id gives the product that was posted first.","categoryId":"Where shoppers will find it.","condition":"How worn it is.","productName":"What the seller calls it.","yearsOfUsedProduct":"Years of use so far; fractions are possible.","originalPrice":"What it cost when it was bought, in the currency's minor unit.","resalePrice":"What the seller asks, in the currency's minor unit. The card provider takes no less and no more.","phone":"Where the seller can be called: digits only, a leading zero included.","location":"Where it can be fetched, such as the town.","body":"What works, what is worn, why it is sold.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused."},
  AddUserInput: {"name":"Shown beside what the account sells or buys.","email":"Must be the e-mail of the account that the ID token proves.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused. Without it the account has none.","userRole":"What the account will be for. Nobody signs up as an admin: other admins or the operator make one.","idToken":"The Firebase ID token. May come as the bearer header instead."},
  CategoryProductsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  DeleteAccountInput: {"idToken":"A Firebase ID token of the account's identity, from a sign-in within the last 5 minutes."},
  GetTokenInput: {"email":"Must be the e-mail of the account that the ID token proves.","idToken":"The Firebase ID token. May come as the bearer header instead."},
  MutationAddAdminArgs: {"email":"The account's e-mail."},
  MutationAddCategoryArgs: {"input":"All of the category."},
  MutationAddProductArgs: {"input":"What the seller says of it."},
  MutationAddToBookingListArgs: {"productId":"What to book."},
  MutationAddToWishListArgs: {"productId":"What to remember."},
  MutationAddUserArgs: {"input":"The account, and the proof of its identity."},
  MutationAdvertiseProductArgs: {"id":"The product's id."},
  MutationCreatePaymentIntentArgs: {"productId":"What to pay for."},
  MutationDeleteAccountArgs: {"input":"The proof."},
  MutationDeleteBookingProductArgs: {"id":"The entry's id."},
  MutationDeleteProductArgs: {"id":"The product's id."},
  MutationDeleteUserArgs: {"email":"The account's e-mail."},
  MutationDeleteWishProductArgs: {"id":"The entry's id."},
  MutationDemoteAdminArgs: {"email":"The account's e-mail."},
  MutationEndAdvertisementArgs: {"id":"The product's id."},
  MutationGetTokenArgs: {"input":"Whose token, and the proof."},
  MutationMarkAllNotificationsReadArgs: {"until":"The newest notification that the caller has seen."},
  MutationMarkNotificationsReadArgs: {"ids":"The notifications' ids."},
  MutationRecordPaymentArgs: {"input":"Which payment, for which product."},
  MutationUpdateNotificationSettingsArgs: {"mailed":"All kinds that come by mail; an empty list for none."},
  MutationUpdateProfileArgs: {"input":"What the profile shall say."},
  MutationVerifyUserArgs: {"email":"The account's e-mail."},
  ProductSimilarProductsArgs: {"first":"How many at most."},
  ProductFilter: {"categoryId":"Only this category; one that does not exist is refused with `NOT_FOUND`.","advertised":"Only advertised products, or only others.","text":"Only products that match these words. Each word begins some word of the product's name, description, category,\ncondition or location, or of a synonym that the shop knows for them; case and accents do not matter. Where nothing\nmatches so, close spellings count, and `correctedText` says which.","categoryIds":"Only these categories. An empty list is as good as none; one that does not exist has no products.","conditions":"Only these conditions. An empty list is as good as none.","minPrice":"Only from this price on.","maxPrice":"Only up to this price.","maxYearsOfUse":"Only what was used for so many years at most.","location":"Only where each word begins some word of the product's location.","verifiedSeller":"True for only products of verified sellers; false is as good as none."},
  QueryAuditLogArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryBookingListArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryCategoryArgs: {"id":"The category's id."},
  QueryMyProductsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryNotificationsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryPaymentsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryProductArgs: {"id":"The product's id."},
  QueryProductPreviewArgs: {"id":"The product's id."},
  QueryProductPreviewsArgs: {"ids":"The products' ids."},
  QueryProductsArgs: {"filter":"Narrows the list.","sort":"The list's order.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryPurchasesArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QuerySalesArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QuerySearchSuggestionsArgs: {"text":"What was typed so far, as for `ProductFilter.text`.","first":"How many of each kind at most."},
  QuerySellerArgs: {"id":"The account's id."},
  QueryUsersArgs: {"role":"Only this role.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryWishListArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  RecordPaymentInput: {"transactionId":"The provider's id of the payment intent that succeeded.","productId":"What was paid for; must be the product that the payment was opened for."},
  SubscriptionChangesArgs: {"since":"A `cursor` or `changeCursor` of earlier; without it only what follows is told."},
  UpdateProfileInput: {"name":"Takes the place of the present name.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused. Null keeps the present one."},
  UserProductsForSaleArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  UserProductsSoldArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
} as const;
