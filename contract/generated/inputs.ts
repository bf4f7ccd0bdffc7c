import type { InputFields } from '../inputs/constraint.ts';

export const AcceptOfferInput = {
  id: {"type":"string","required":true,"maxLength":64},
  amount: {"type":"integer","required":true,"format":"MONEY","label":"Offer","max":99999999,"min":1},
} as const satisfies InputFields;

export const AddCategoryInput = {
  title: {"type":"string","required":true,"label":"Title","maxLength":60,"minLength":1},
  body: {"type":"string","required":true,"label":"Description","maxLength":1000,"minLength":1,"multiline":true},
  image: {"type":"string","required":true,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
} as const satisfies InputFields;

export const AddProductInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  categoryId: {"type":"string","required":true,"label":"Category","maxLength":64},
  condition: {"type":"string","required":true,"enum":"Condition","oneOf":["EXCELLENT","FAIR","GOOD"],"label":"Condition"},
  productName: {"type":"string","required":true,"label":"Product name","maxLength":120,"minLength":1},
  yearsOfUsedProduct: {"type":"number","required":true,"label":"Years of use","max":100,"min":0,"unit":"years"},
  originalPrice: {"type":"integer","required":true,"format":"MONEY","label":"Original price","max":99999999,"min":1},
  resalePrice: {"type":"integer","required":true,"format":"MONEY","label":"Resale price","max":99999999,"min":1},
  phone: {"type":"string","required":true,"label":"Phone","message":"Phone must have 4 to 20 digits.","pattern":"^\\d{4,20}$"},
  location: {"type":"string","required":true,"label":"Location","maxLength":120,"minLength":1},
  body: {"type":"string","required":true,"label":"Description","maxLength":5000,"minLength":1,"multiline":true},
  image: {"type":"string","required":true,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
  images: {"type":"object","required":false,"list":true,"input":"ProductImageInput","label":"Photos","maxItems":8},
} as const satisfies InputFields;

export const AddReviewInput = {
  paymentId: {"type":"string","required":true,"maxLength":64},
  stars: {"type":"integer","required":true,"label":"Stars","max":5,"min":1},
  text: {"type":"string","required":false,"label":"Review","maxLength":1000,"minLength":0,"multiline":true},
} as const satisfies InputFields;

export const AddUserInput = {
  name: {"type":"string","required":true,"label":"User name","maxLength":80,"minLength":1},
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
  image: {"type":"string","required":false,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
  userRole: {"type":"string","required":true,"enum":"Role","oneOf":["BUYER","SELLER"],"message":"must be select one"},
  idToken: {"type":"string","required":false,"maxLength":8192},
} as const satisfies InputFields;

export const AdminProductFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  stock: {"type":"string","required":false,"enum":"Stock","oneOf":["AVAILABLE","HIDDEN","PAUSED","REMOVED","SOLD","SOLD_ELSEWHERE"]},
  categoryId: {"type":"string","required":false,"maxLength":64},
  sellerId: {"type":"string","required":false,"maxLength":64},
  advertised: {"type":"boolean","required":false},
  reported: {"type":"boolean","required":false},
} as const satisfies InputFields;

export const AskSellerInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  productId: {"type":"string","required":true,"maxLength":64},
  text: {"type":"string","required":true,"label":"Message","maxLength":2000,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const CategoryProductsArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const DecideReportInput = {
  id: {"type":"string","required":true,"maxLength":64},
  decision: {"type":"string","required":true,"enum":"ReportDecision","oneOf":["DELETE","HIDE","NOTHING","SUSPEND"]},
  note: {"type":"string","required":false,"label":"Reason","maxLength":500},
} as const satisfies InputFields;

export const DeleteAccountInput = {
  idToken: {"type":"string","required":true,"label":"ID token","maxLength":8192,"minLength":1},
} as const satisfies InputFields;

export const GetTokenInput = {
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
  idToken: {"type":"string","required":false,"maxLength":8192},
} as const satisfies InputFields;

export const HideProductInput = {
  id: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"label":"Reason","maxLength":500,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const MakeOfferInput = {
  productId: {"type":"string","required":true,"maxLength":64},
  amount: {"type":"integer","required":true,"format":"MONEY","label":"Offer","max":99999999,"min":1},
} as const satisfies InputFields;

export const MutationAcceptOfferArgs = {
  input: {"type":"object","required":true,"input":"AcceptOfferInput"},
} as const satisfies InputFields;

export const MutationAddAdminArgs = {
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
} as const satisfies InputFields;

export const MutationAddCategoryArgs = {
  input: {"type":"object","required":true,"input":"AddCategoryInput"},
} as const satisfies InputFields;

export const MutationAddProductArgs = {
  input: {"type":"object","required":true,"input":"AddProductInput"},
} as const satisfies InputFields;

export const MutationAddReviewArgs = {
  input: {"type":"object","required":true,"input":"AddReviewInput"},
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

export const MutationAskSellerArgs = {
  input: {"type":"object","required":true,"input":"AskSellerInput"},
} as const satisfies InputFields;

export const MutationBlockUserArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationCancelSaleArgs = {
  paymentId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationConfirmHandOverArgs = {
  paymentId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationConfirmReceiptArgs = {
  paymentId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationCreatePaymentIntentArgs = {
  productId: {"type":"string","required":true,"maxLength":64},
  part: {"type":"string","required":false,"enum":"PaymentPart","oneOf":["BALANCE","FIRST_HALF","WHOLE"]},
} as const satisfies InputFields;

export const MutationDecideReportArgs = {
  input: {"type":"object","required":true,"input":"DecideReportInput"},
} as const satisfies InputFields;

export const MutationDeclineOfferArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDeleteAccountArgs = {
  input: {"type":"object","required":true,"input":"DeleteAccountInput"},
} as const satisfies InputFields;

export const MutationDeleteBookingProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDeleteCategoryArgs = {
  id: {"type":"string","required":true,"maxLength":64},
  moveProductsTo: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const MutationDeleteProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDeleteUserArgs = {
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
} as const satisfies InputFields;

export const MutationDeleteWishProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDemoteAdminArgs = {
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
} as const satisfies InputFields;

export const MutationEndAdvertisementArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationGetTokenArgs = {
  input: {"type":"object","required":true,"input":"GetTokenInput"},
} as const satisfies InputFields;

export const MutationHideProductArgs = {
  input: {"type":"object","required":true,"input":"HideProductInput"},
} as const satisfies InputFields;

export const MutationMakeOfferArgs = {
  input: {"type":"object","required":true,"input":"MakeOfferInput"},
} as const satisfies InputFields;

export const MutationMarkAllNotificationsReadArgs = {
  until: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationMarkNotificationsReadArgs = {
  ids: {"type":"string","required":true,"list":true,"maxItems":100,"maxLength":64},
} as const satisfies InputFields;

export const MutationMarkSoldElsewhereArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationMarkThreadReadArgs = {
  threadId: {"type":"string","required":true,"maxLength":64},
  until: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationMoveCategoryArgs = {
  id: {"type":"string","required":true,"maxLength":64},
  before: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const MutationPauseProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationRecordPaymentArgs = {
  input: {"type":"object","required":true,"input":"RecordPaymentInput"},
} as const satisfies InputFields;

export const MutationRefundPaymentArgs = {
  input: {"type":"object","required":true,"input":"RefundPaymentInput"},
} as const satisfies InputFields;

export const MutationRelistProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationReportMessageArgs = {
  input: {"type":"object","required":true,"input":"ReportMessageInput"},
} as const satisfies InputFields;

export const MutationReportProblemArgs = {
  input: {"type":"object","required":true,"input":"ReportProblemInput"},
} as const satisfies InputFields;

export const MutationReportProductArgs = {
  input: {"type":"object","required":true,"input":"ReportProductInput"},
} as const satisfies InputFields;

export const MutationReportUserArgs = {
  input: {"type":"object","required":true,"input":"ReportUserInput"},
} as const satisfies InputFields;

export const MutationRestoreProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationRestoreUserArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationResumeProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationSendMessageArgs = {
  input: {"type":"object","required":true,"input":"SendMessageInput"},
} as const satisfies InputFields;

export const MutationSuspendUserArgs = {
  input: {"type":"object","required":true,"input":"SuspendUserInput"},
} as const satisfies InputFields;

export const MutationUnblockUserArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationUnverifyUserArgs = {
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
} as const satisfies InputFields;

export const MutationUpdateCategoryArgs = {
  input: {"type":"object","required":true,"input":"UpdateCategoryInput"},
} as const satisfies InputFields;

export const MutationUpdateNotificationSettingsArgs = {
  mailed: {"type":"string","required":true,"list":true,"enum":"NotificationKind","oneOf":["BALANCE_DUE","BALANCE_OVERDUE","BALANCE_PAID","BALANCE_REMINDER","BOOKED","HANDED_OVER","MESSAGE","OFFER_ACCEPTED","OFFER_CLOSED","OFFER_DECLINED","OFFER_LAPSED","OFFER_MADE","OFFER_UNPAID","PAID","PRICE_LOWERED","PROBLEM_REPORTED","PRODUCT_EDITED","PRODUCT_HIDDEN","PRODUCT_RESTORED","REFUNDED","REPORT_ABOUT_YOU","REPORT_DECIDED","REPORT_FILED","RESTORED","REVIEWED","SALE_CANCELLED","SOLD","SUSPENDED","UNAVAILABLE","UNVERIFIED","VERIFIED"],"maxItems":50},
} as const satisfies InputFields;

export const MutationUpdateProductArgs = {
  input: {"type":"object","required":true,"input":"UpdateProductInput"},
} as const satisfies InputFields;

export const MutationUpdateProfileArgs = {
  input: {"type":"object","required":true,"input":"UpdateProfileInput"},
} as const satisfies InputFields;

export const MutationVerifyUserArgs = {
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
} as const satisfies InputFields;

export const MutationWithdrawOfferArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const PersonFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  role: {"type":"string","required":false,"enum":"Role","oneOf":["ADMIN","BUYER","SELLER"]},
  verified: {"type":"boolean","required":false},
  state: {"type":"string","required":false,"enum":"PersonState","oneOf":["ACTIVE","SUSPENDED"]},
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

export const ProductImageInput = {
  url: {"type":"string","required":true,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
  description: {"type":"string","required":false,"label":"What the photo shows","maxLength":200,"minLength":0},
} as const satisfies InputFields;

export const QueryAdminPeopleArgs = {
  filter: {"type":"object","required":false,"input":"PersonFilter"},
  sort: {"type":"string","required":false,"enum":"PersonSort","oneOf":["LAST_ACTIVE","NEWEST","OLDEST"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;

export const QueryAdminProductsArgs = {
  filter: {"type":"object","required":false,"input":"AdminProductFilter"},
  sort: {"type":"string","required":false,"enum":"AdminProductSort","oneOf":["NEWEST","OLDEST","PRICE_ASC","PRICE_DESC"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;

export const QueryAuditLogArgs = {
  text: {"type":"string","required":false,"maxLength":200},
  action: {"type":"string","required":false,"enum":"AuditAction","oneOf":["ADD_ADMIN","ADD_CATEGORY","ADVERTISE_PRODUCT","CANCEL_SALE","DECIDE_REPORT","DELETE_ACCOUNT","DELETE_CATEGORY","DELETE_PRODUCT","DELETE_USER","DEMOTE_ADMIN","END_ADVERTISEMENT","HIDE_PRODUCT","MOVE_CATEGORY","REFUND_PAYMENT","RESTORE_PRODUCT","RESTORE_USER","SUSPEND_USER","UNVERIFY_USER","UPDATE_CATEGORY","VERIFY_USER"]},
  from: {"type":"string","required":false,"message":"from must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  to: {"type":"string","required":false,"message":"to must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  timeZone: {"type":"string","required":false,"maxLength":64},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;

export const QueryBookingListArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryCategoryArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QueryDeletionEffectsArgs = {
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

export const QueryOffersArgs = {
  productId: {"type":"string","required":false,"maxLength":64},
  status: {"type":"string","required":false,"enum":"OfferStatus","oneOf":["ACCEPTED","CLOSED","DECLINED","LAPSED","OPEN","PAID","UNPAID","WITHDRAWN"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;

export const QueryOverviewArgs = {
  from: {"type":"string","required":true,"message":"from must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  to: {"type":"string","required":true,"message":"to must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  interval: {"type":"string","required":false,"enum":"OverviewInterval","oneOf":["DAY","MONTH","WEEK"]},
} as const satisfies InputFields;

export const QueryPaymentsArgs = {
  text: {"type":"string","required":false,"maxLength":200},
  status: {"type":"string","required":false,"enum":"PaymentStatus","oneOf":["FAILED","PAID","PENDING","REFUNDED","REFUNDING","REFUND_FAILED"]},
  disputed: {"type":"boolean","required":false},
  handOver: {"type":"string","required":false,"enum":"HandOverStatus","oneOf":["DISPUTED","HANDED_OVER","PAID","REFUNDED"]},
  balance: {"type":"string","required":false,"enum":"BalanceStatus","oneOf":["CANCELLED","DUE","NOT_DUE","OVERDUE","PAID"]},
  sellerId: {"type":"string","required":false,"maxLength":64},
  buyerId: {"type":"string","required":false,"maxLength":64},
  sort: {"type":"string","required":false,"enum":"PaymentSort","oneOf":["AMOUNT_DESC","NEWEST","OLDEST"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"PRODUCT_CURSOR"},
} as const satisfies InputFields;

export const QueryPersonArgs = {
  id: {"type":"string","required":true,"maxLength":64},
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

export const QueryProductStatisticsArgs = {
  ids: {"type":"string","required":true,"list":true,"maxItems":100,"maxLength":64},
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

export const QueryReportsArgs = {
  state: {"type":"string","required":false,"enum":"ReportState","oneOf":["DECIDED","OPEN"]},
  kind: {"type":"string","required":false,"enum":"ReportKind","oneOf":["MESSAGE","PRODUCT","USER"]},
  subjectId: {"type":"string","required":false,"maxLength":64},
  startingAt: {"type":"string","required":false,"maxLength":64},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QuerySalesArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QuerySalesOverTimeArgs = {
  months: {"type":"integer","required":false,"max":36,"min":1},
} as const satisfies InputFields;

export const QuerySearchSuggestionsArgs = {
  text: {"type":"string","required":true,"maxLength":200},
  first: {"type":"integer","required":false,"max":10,"min":1},
} as const satisfies InputFields;

export const QuerySellerArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QuerySignInsArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryThreadArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QueryThreadsArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryUnendedOfferCountArgs = {
  productId: {"type":"string","required":true,"maxLength":64},
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

export const RefundPaymentInput = {
  id: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"label":"Reason","maxLength":500,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const ReportMessageInput = {
  messageId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"enum":"ReportReason","oneOf":["FRAUD","NOT_ALLOWED","OFFENSIVE","OTHER","SPAM","WRONG_DETAILS"]},
  note: {"type":"string","required":false,"label":"Note","maxLength":1000},
} as const satisfies InputFields;

export const ReportProblemInput = {
  paymentId: {"type":"string","required":true,"maxLength":64},
  problem: {"type":"string","required":true,"label":"What is wrong","maxLength":1000,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const ReportProductInput = {
  productId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"enum":"ReportReason","oneOf":["FRAUD","NOT_ALLOWED","OFFENSIVE","OTHER","SPAM","WRONG_DETAILS"]},
  note: {"type":"string","required":false,"label":"Note","maxLength":1000},
} as const satisfies InputFields;

export const ReportUserInput = {
  userId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"enum":"ReportReason","oneOf":["FRAUD","NOT_ALLOWED","OFFENSIVE","OTHER","SPAM","WRONG_DETAILS"]},
  note: {"type":"string","required":false,"label":"Note","maxLength":1000},
} as const satisfies InputFields;

export const SendMessageInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  threadId: {"type":"string","required":true,"maxLength":64},
  text: {"type":"string","required":true,"label":"Message","maxLength":2000,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const SubscriptionChangesArgs = {
  since: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const SuspendUserInput = {
  userId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"label":"Reason","maxLength":500,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const ThreadMessagesArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const UpdateCategoryInput = {
  id: {"type":"string","required":true,"maxLength":64},
  title: {"type":"string","required":true,"label":"Title","maxLength":60,"minLength":1},
  body: {"type":"string","required":true,"label":"Description","maxLength":1000,"minLength":1,"multiline":true},
  image: {"type":"string","required":true,"maxLength":2000,"message":"Photo must be the http(s) address of a picture."},
} as const satisfies InputFields;

export const UpdateProductInput = {
  id: {"type":"string","required":true,"maxLength":64},
  revision: {"type":"integer","required":true,"label":"Revision","max":2147483647,"min":0},
  categoryId: {"type":"string","required":true,"label":"Category","maxLength":64},
  condition: {"type":"string","required":true,"enum":"Condition","oneOf":["EXCELLENT","FAIR","GOOD"],"label":"Condition"},
  productName: {"type":"string","required":true,"label":"Product name","maxLength":120,"minLength":1},
  yearsOfUsedProduct: {"type":"number","required":true,"label":"Years of use","max":100,"min":0,"unit":"years"},
  originalPrice: {"type":"integer","required":true,"format":"MONEY","label":"Original price","max":99999999,"min":1},
  resalePrice: {"type":"integer","required":true,"format":"MONEY","label":"Resale price","max":99999999,"min":1},
  phone: {"type":"string","required":true,"label":"Phone","message":"Phone must have 4 to 20 digits.","pattern":"^\\d{4,20}$"},
  location: {"type":"string","required":true,"label":"Location","maxLength":120,"minLength":1},
  body: {"type":"string","required":true,"label":"Description","maxLength":5000,"minLength":1,"multiline":true},
  images: {"type":"object","required":true,"list":true,"input":"ProductImageInput","label":"Photos","maxItems":8,"minItems":1},
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

export const UserReviewsArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

/** Every input by its name. */
export const inputs = {
  AcceptOfferInput,
  AddCategoryInput,
  AddProductInput,
  AddReviewInput,
  AddUserInput,
  AdminProductFilter,
  AskSellerInput,
  CategoryProductsArgs,
  DecideReportInput,
  DeleteAccountInput,
  GetTokenInput,
  HideProductInput,
  MakeOfferInput,
  MutationAcceptOfferArgs,
  MutationAddAdminArgs,
  MutationAddCategoryArgs,
  MutationAddProductArgs,
  MutationAddReviewArgs,
  MutationAddToBookingListArgs,
  MutationAddToWishListArgs,
  MutationAddUserArgs,
  MutationAdvertiseProductArgs,
  MutationAskSellerArgs,
  MutationBlockUserArgs,
  MutationCancelSaleArgs,
  MutationConfirmHandOverArgs,
  MutationConfirmReceiptArgs,
  MutationCreatePaymentIntentArgs,
  MutationDecideReportArgs,
  MutationDeclineOfferArgs,
  MutationDeleteAccountArgs,
  MutationDeleteBookingProductArgs,
  MutationDeleteCategoryArgs,
  MutationDeleteProductArgs,
  MutationDeleteUserArgs,
  MutationDeleteWishProductArgs,
  MutationDemoteAdminArgs,
  MutationEndAdvertisementArgs,
  MutationGetTokenArgs,
  MutationHideProductArgs,
  MutationMakeOfferArgs,
  MutationMarkAllNotificationsReadArgs,
  MutationMarkNotificationsReadArgs,
  MutationMarkSoldElsewhereArgs,
  MutationMarkThreadReadArgs,
  MutationMoveCategoryArgs,
  MutationPauseProductArgs,
  MutationRecordPaymentArgs,
  MutationRefundPaymentArgs,
  MutationRelistProductArgs,
  MutationReportMessageArgs,
  MutationReportProblemArgs,
  MutationReportProductArgs,
  MutationReportUserArgs,
  MutationRestoreProductArgs,
  MutationRestoreUserArgs,
  MutationResumeProductArgs,
  MutationSendMessageArgs,
  MutationSuspendUserArgs,
  MutationUnblockUserArgs,
  MutationUnverifyUserArgs,
  MutationUpdateCategoryArgs,
  MutationUpdateNotificationSettingsArgs,
  MutationUpdateProductArgs,
  MutationUpdateProfileArgs,
  MutationVerifyUserArgs,
  MutationWithdrawOfferArgs,
  PersonFilter,
  ProductSimilarProductsArgs,
  ProductFilter,
  ProductImageInput,
  QueryAdminPeopleArgs,
  QueryAdminProductsArgs,
  QueryAuditLogArgs,
  QueryBookingListArgs,
  QueryCategoryArgs,
  QueryDeletionEffectsArgs,
  QueryMyProductsArgs,
  QueryNotificationsArgs,
  QueryOffersArgs,
  QueryOverviewArgs,
  QueryPaymentsArgs,
  QueryPersonArgs,
  QueryProductArgs,
  QueryProductPreviewArgs,
  QueryProductPreviewsArgs,
  QueryProductStatisticsArgs,
  QueryProductsArgs,
  QueryPurchasesArgs,
  QueryReportsArgs,
  QuerySalesArgs,
  QuerySalesOverTimeArgs,
  QuerySearchSuggestionsArgs,
  QuerySellerArgs,
  QuerySignInsArgs,
  QueryThreadArgs,
  QueryThreadsArgs,
  QueryUnendedOfferCountArgs,
  QueryUsersArgs,
  QueryWishListArgs,
  RecordPaymentInput,
  RefundPaymentInput,
  ReportMessageInput,
  ReportProblemInput,
  ReportProductInput,
  ReportUserInput,
  SendMessageInput,
  SubscriptionChangesArgs,
  SuspendUserInput,
  ThreadMessagesArgs,
  UpdateCategoryInput,
  UpdateProductInput,
  UpdateProfileInput,
  UserProductsForSaleArgs,
  UserProductsSoldArgs,
  UserReviewsArgs,
} as const;

/** What the schema says in words about every field of every input. */
export const inputDescriptions = {
  AcceptOfferInput: {"id":"The offer's id.","amount":"The amount that the seller has seen, in the currency's minor unit: another one is refused with `CONFLICT`."},
  AddCategoryInput: {"title":"No other category may have it.","body":"What belongs here. Cards show its beginning.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused."},
  AddProductInput: {"requestId":"Chosen by the client: a repeat under the same id gives the product that was posted first.","categoryId":"Where shoppers will find it.","condition":"How worn it is.","productName":"What the seller calls it.","yearsOfUsedProduct":"Years of use so far; fractions are possible.","originalPrice":"What it cost when it was bought, in the currency's minor unit.","resalePrice":"What the seller asks, in the currency's minor unit: at least `shop.leastPrice`. The card provider takes no more.","phone":"Where the seller can be called: digits only, a leading zero included.","location":"Where it can be fetched, such as the town.","body":"What works, what is worn, why it is sold.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused.","images":"All photos, of which the first is `image`; without them the product has `image` alone."},
  AddReviewInput: {"paymentId":"The payment that bought the product; of two instalments the first.","stars":"From 1 to 5.","text":"In words."},
  AddUserInput: {"name":"Shown beside what the account sells or buys.","email":"Must be the e-mail of the account that the ID token proves.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused. Without it the account has none.","userRole":"What the account will be for. Nobody signs up as an admin: other admins or the operator make one.","idToken":"The Firebase ID token. May come as the bearer header instead."},
  AdminProductFilter: {"text":"Only products of whose name or location each of these words begins a word, or the one with this id. Case and accents\ndon't matter. A text that matches more than 2,000 products is refused.","stock":"Only products in this state.","categoryId":"Only products of this category.","sellerId":"Only products that this account has posted.","advertised":"Only advertised products, or only others.","reported":"Only reported products, or only others."},
  AskSellerInput: {"requestId":"Chosen by the client: a repeat under the same id gives the message that was written first.","productId":"What it is about.","text":"What is asked."},
  CategoryProductsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  DecideReportInput: {"id":"The report.","decision":"What is done. `HIDE` is for products, `DELETE` for products and messages.","note":"Why. Of `HIDE` and `SUSPEND` it is the reason, which the person reads and which must be there; of `DELETE` and `NOTHING` the seller or the author reads it, if it is there."},
  DeleteAccountInput: {"idToken":"A Firebase ID token of the account's identity, from a sign-in within the last 5 minutes."},
  GetTokenInput: {"email":"Must be the e-mail of the account that the ID token proves.","idToken":"The Firebase ID token. May come as the bearer header instead."},
  HideProductInput: {"id":"The product's id.","reason":"Why. Its seller is told."},
  MakeOfferInput: {"productId":"For which product.","amount":"How much, in the currency's minor unit: at least `shop.leastPrice`, and at most its price."},
  MutationAcceptOfferArgs: {"input":"Which one, at which amount."},
  MutationAddAdminArgs: {"email":"The account's e-mail."},
  MutationAddCategoryArgs: {"input":"All of the category."},
  MutationAddProductArgs: {"input":"What the seller says of it."},
  MutationAddReviewArgs: {"input":"What to say, of which sale."},
  MutationAddToBookingListArgs: {"productId":"What to book."},
  MutationAddToWishListArgs: {"productId":"What to remember."},
  MutationAddUserArgs: {"input":"The account, and the proof of its identity."},
  MutationAdvertiseProductArgs: {"id":"The product's id."},
  MutationAskSellerArgs: {"input":"What is asked, and about which product."},
  MutationBlockUserArgs: {"userId":"The account's id."},
  MutationCancelSaleArgs: {"paymentId":"The first payment."},
  MutationConfirmHandOverArgs: {"paymentId":"The first payment."},
  MutationConfirmReceiptArgs: {"paymentId":"The payment that bought it."},
  MutationCreatePaymentIntentArgs: {"productId":"What to pay for.","part":"Which part of its price; a `BALANCE` once the first half is paid."},
  MutationDecideReportArgs: {"input":"Of which report, and what."},
  MutationDeclineOfferArgs: {"id":"The offer's id."},
  MutationDeleteAccountArgs: {"input":"The proof."},
  MutationDeleteBookingProductArgs: {"id":"The entry's id."},
  MutationDeleteCategoryArgs: {"id":"Which category.","moveProductsTo":"The category that gets its products."},
  MutationDeleteProductArgs: {"id":"The product's id."},
  MutationDeleteUserArgs: {"email":"The account's e-mail."},
  MutationDeleteWishProductArgs: {"id":"The entry's id."},
  MutationDemoteAdminArgs: {"email":"The account's e-mail."},
  MutationEndAdvertisementArgs: {"id":"The product's id."},
  MutationGetTokenArgs: {"input":"Whose token, and the proof."},
  MutationHideProductArgs: {"input":"Which one, and why."},
  MutationMakeOfferArgs: {"input":"How much, for what."},
  MutationMarkAllNotificationsReadArgs: {"until":"The newest notification that the caller has seen."},
  MutationMarkNotificationsReadArgs: {"ids":"The notifications' ids."},
  MutationMarkSoldElsewhereArgs: {"id":"The product's id."},
  MutationMarkThreadReadArgs: {"threadId":"The thread's id.","until":"The newest message that the caller has seen."},
  MutationMoveCategoryArgs: {"id":"Which category.","before":"The category that it is put before; without one it becomes the last."},
  MutationPauseProductArgs: {"id":"The product's id."},
  MutationRecordPaymentArgs: {"input":"Which payment, for which product."},
  MutationRefundPaymentArgs: {"input":"Which one, and why."},
  MutationRelistProductArgs: {"id":"The product's id."},
  MutationReportMessageArgs: {"input":"Which message, and why."},
  MutationReportProblemArgs: {"input":"Of which payment, and what."},
  MutationReportProductArgs: {"input":"Which product, and why."},
  MutationReportUserArgs: {"input":"Whom, and why."},
  MutationRestoreProductArgs: {"id":"The product's id."},
  MutationRestoreUserArgs: {"userId":"The account's id."},
  MutationResumeProductArgs: {"id":"The product's id."},
  MutationSendMessageArgs: {"input":"What is written, and where."},
  MutationSuspendUserArgs: {"input":"Who, and why."},
  MutationUnblockUserArgs: {"userId":"The account's id."},
  MutationUnverifyUserArgs: {"email":"The account's e-mail."},
  MutationUpdateCategoryArgs: {"input":"All of the category."},
  MutationUpdateNotificationSettingsArgs: {"mailed":"All kinds that come by mail; an empty list for none."},
  MutationUpdateProductArgs: {"input":"The product as it shall be."},
  MutationUpdateProfileArgs: {"input":"What the profile shall say."},
  MutationVerifyUserArgs: {"email":"The account's e-mail."},
  MutationWithdrawOfferArgs: {"id":"The offer's id."},
  PersonFilter: {"text":"Only people of whose name or e-mail each of these words begins a word: `ada`, `ada@` and `@mail` find\n`ada@mail.example`. Case and accents don't matter. A text that matches more than 2,000 people is refused.","role":"Only this role.","verified":"Only people whom an admin has verified, or only others.","state":"Only accounts that can be used, or only suspended ones."},
  ProductSimilarProductsArgs: {"first":"How many at most."},
  ProductFilter: {"categoryId":"Only this category; one that does not exist is refused with `NOT_FOUND`.","advertised":"Only advertised products, or only others.","text":"Only products that match these words. Each word begins a word of the product's name, description, category, condition\nor location, or of a synonym that the shop knows. Case, accents, hyphens and apostrophes don't matter, `16kg` is\n`16 kg`, and in languages without spaces any part of a text matches. The first 30 words count. Blank text is no filter;\ntext without a letter or digit matches nothing. Where nothing matches, close spellings count, and `correctedText` says\nwhich.","categoryIds":"Only these categories. An empty list is as good as none; one that does not exist has no products.","conditions":"Only these conditions. An empty list is as good as none.","minPrice":"Only from this price on.","maxPrice":"Only up to this price.","maxYearsOfUse":"Only what was used for so many years at most.","location":"Only where each word begins some word of the product's location. Text without a letter or digit matches nothing.","verifiedSeller":"True for only products of verified sellers; false is as good as none."},
  ProductImageInput: {"url":"The address of a picture, as an upload to the image host gave it; any other site's is refused.","description":"What the photo shows."},
  QueryAdminPeopleArgs: {"filter":"Narrows the list.","sort":"The list's order.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryAdminProductsArgs: {"filter":"Narrows the list.","sort":"The list's order.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryAuditLogArgs: {"text":"Only entries in which each of these words is found: it begins a word of the current name or e-mail of the person who\nacted or was acted on, of a product's name or location, of a category, of the reason or of the address, or it is an\nid. Case and accents don't matter. A text that matches more than 2,000 entries is refused.","action":"Only those of this act.","from":"Only those of this day of `timeZone` and later ones, for example `2026-05-04`.","to":"Only those of this day and earlier ones.","timeZone":"The IANA name of the time zone of these days, for example `America/New_York`: the one in which the entries are shown.\nBy default it is the shop's.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryBookingListArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryCategoryArgs: {"id":"The category's id."},
  QueryDeletionEffectsArgs: {"id":"The account's id."},
  QueryMyProductsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryNotificationsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryOffersArgs: {"productId":"Only for this product.","status":"Only those that stand there.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryOverviewArgs: {"from":"The first day, for example `2026-05-04`.","to":"The last day, itself included.","interval":"How these days are divided."},
  QueryPaymentsArgs: {"text":"Only payments in which each of these words is found: it begins a word of the product's name, of the buyer's or\nseller's name or e-mail, or of the transaction's id. Case and accents don't matter. Names count as they were when the\npayment began, and as they are now: some seconds after somebody was renamed. A text that matches more than 2,000\npayments is refused.","status":"Only those that stand there.","disputed":"Only those of which the buyer's bank asks for the money back, or has taken it back; or only the others.","handOver":"Only sales whose hand-over stands there: `DISPUTED` are those of which the buyer says that something is wrong.","balance":"Only sales in two instalments whose balance stands there.","sellerId":"Only payments to this seller's account.","buyerId":"Only payments of this buyer's account.","sort":"The list's order.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryPersonArgs: {"id":"The account's id."},
  QueryProductArgs: {"id":"The product's id."},
  QueryProductPreviewArgs: {"id":"The product's id."},
  QueryProductPreviewsArgs: {"ids":"The products' ids."},
  QueryProductStatisticsArgs: {"ids":"The products' ids."},
  QueryProductsArgs: {"filter":"Narrows the list.","sort":"The list's order.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryPurchasesArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryReportsArgs: {"state":"Only those that stand there; null for all.","kind":"Only reports of this.","subjectId":"Only those about this account: about the person, a product that it sells or a message that it wrote.","startingAt":"Only this report and those before it: the list from the report's place on.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QuerySalesArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QuerySalesOverTimeArgs: {"months":"How many months."},
  QuerySearchSuggestionsArgs: {"text":"What was typed so far, as for `ProductFilter.text`.","first":"How many of each kind at most."},
  QuerySellerArgs: {"id":"The account's id."},
  QuerySignInsArgs: {"userId":"The account's id.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryThreadArgs: {"id":"The thread's id."},
  QueryThreadsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryUnendedOfferCountArgs: {"productId":"The product's id."},
  QueryUsersArgs: {"role":"Only this role.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryWishListArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  RecordPaymentInput: {"transactionId":"The provider's id of the payment intent that succeeded.","productId":"What was paid for; must be the product that the payment was opened for."},
  RefundPaymentInput: {"id":"The payment's id; of two instalments either.","reason":"Why, for the shop's admins and its audit log."},
  ReportMessageInput: {"messageId":"The message.","reason":"Why.","note":"More of it, for the shop's admins."},
  ReportProblemInput: {"paymentId":"The payment that bought it.","problem":"What is wrong, for the shop's admins."},
  ReportProductInput: {"productId":"The product.","reason":"Why.","note":"More of it, for the shop's admins."},
  ReportUserInput: {"userId":"The account's id.","reason":"Why.","note":"More of it, for the shop's admins."},
  SendMessageInput: {"requestId":"Chosen by the client: a repeat under the same id gives the message that was written first.","threadId":"Where it is written.","text":"What is written."},
  SubscriptionChangesArgs: {"since":"A `cursor` or `changeCursor` of earlier; without it only what follows is told."},
  SuspendUserInput: {"userId":"The account's id.","reason":"Why. The person is told."},
  ThreadMessagesArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  UpdateCategoryInput: {"id":"Which category.","title":"No other category may have it.","body":"What belongs here. Cards show its beginning.","image":"The address of a picture, as an upload to the image host gave it, or the one that it has; any other site's is refused."},
  UpdateProductInput: {"id":"The product's id.","revision":"The `revision` of the product that was edited.","categoryId":"Where shoppers will find it.","condition":"How worn it is.","productName":"What the seller calls it.","yearsOfUsedProduct":"Years of use so far; fractions are possible.","originalPrice":"What it cost when it was bought, in the currency's minor unit.","resalePrice":"What the seller asks, in the currency's minor unit: at least `shop.leastPrice`. The card provider takes no more.","phone":"Where the seller can be called: digits only, a leading zero included.","location":"Where it can be fetched, such as the town.","body":"What works, what is worn, why it is sold.","images":"All photos in their order; the first becomes the cover."},
  UpdateProfileInput: {"name":"Takes the place of the present name.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused. Null keeps the present one."},
  UserProductsForSaleArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  UserProductsSoldArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  UserReviewsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
} as const;
