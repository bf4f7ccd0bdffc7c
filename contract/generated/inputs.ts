import type { InputFields } from '../inputs/constraint.ts';

export const AcceptOfferInput = {
  id: {"type":"string","required":true,"maxLength":64},
  amount: {"type":"integer","required":true,"format":"MONEY","label":"Offer","max":99999999,"min":1},
} as const satisfies InputFields;

export const AcceptPickUpInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  proposalId: {"type":"string","required":true,"maxLength":64},
  time: {"type":"string","required":true,"label":"Time","maxLength":40},
} as const satisfies InputFields;

export const AcceptProblemOfferInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  amount: {"type":"integer","required":true,"format":"MONEY","label":"Amount","max":2147483647,"min":1},
} as const satisfies InputFields;

export const AddCategoryInput = {
  title: {"type":"string","required":true,"label":"Title","maxLength":60,"minLength":1},
  body: {"type":"string","required":true,"label":"Description","maxLength":1000,"minLength":1,"multiline":true},
  image: {"type":"string","required":true,"format":"IMAGE","label":"Photo","maxLength":2000},
  attributeNames: {"type":"string","required":false,"list":true,"label":"Details","maxItems":30,"maxLength":40},
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
  place: {"type":"object","required":false,"input":"PlaceInput","label":"Town"},
  body: {"type":"string","required":true,"label":"Description","maxLength":5000,"minLength":1,"multiline":true},
  image: {"type":"string","required":true,"format":"IMAGE","label":"Photo","maxLength":2000},
  images: {"type":"object","required":false,"list":true,"input":"ProductImageInput","label":"Photos","maxItems":8},
  attributes: {"type":"object","required":false,"list":true,"input":"ProductAttributeInput","label":"Details","maxItems":30},
} as const satisfies InputFields;

export const AddReviewInput = {
  paymentId: {"type":"string","required":true,"maxLength":64},
  stars: {"type":"integer","required":true,"label":"Stars","max":5,"min":1},
  text: {"type":"string","required":false,"label":"Review","maxLength":1000,"minLength":0,"multiline":true},
} as const satisfies InputFields;

export const AddUserInput = {
  name: {"type":"string","required":true,"label":"User name","maxLength":80,"minLength":1},
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
  image: {"type":"string","required":false,"format":"IMAGE","label":"Photo","maxLength":2000},
  userRole: {"type":"string","required":true,"enum":"Role","oneOf":["BUYER","SELLER"],"message":"must be select one"},
  idToken: {"type":"string","required":false,"maxLength":8192},
} as const satisfies InputFields;

export const AdminAnswerFailedRefundInput = {
  id: {"type":"string","required":true,"maxLength":64},
  answer: {"type":"string","required":true,"enum":"FailedRefundAnswer","oneOf":["PAID_ANOTHER_WAY","RELEASE","TRY_AGAIN"]},
  reason: {"type":"string","required":true,"label":"Reason","maxLength":500,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const AdminDecideReportInput = {
  id: {"type":"string","required":true,"maxLength":64},
  decision: {"type":"string","required":true,"enum":"ReportDecision","oneOf":["DELETE","HIDE","NOTHING","SUSPEND"]},
  note: {"type":"string","required":false,"label":"Reason","maxLength":500},
} as const satisfies InputFields;

export const AdminHideProductInput = {
  id: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"label":"Reason","maxLength":500,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const AdminOrderFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  state: {"type":"string","required":false,"enum":"OrderState","oneOf":["CANCELLED","CLOSED","CONFIRMED","HAND_OVER_CLAIMED","PAID","PAID_IN_PART"]},
  hasOpenProblem: {"type":"boolean","required":false},
  needsDecision: {"type":"boolean","required":false},
  disputed: {"type":"boolean","required":false},
  buyerId: {"type":"string","required":false,"maxLength":64},
  sellerId: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const AdminPayoutFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  state: {"type":"string","required":false,"enum":"PayoutState","oneOf":["DUE","FAILED","NOTHING_LEFT","PAID_OUT","REVERSED","REVERSED_IN_PART","SENT","WAITING"]},
  wait: {"type":"string","required":false,"enum":"PayoutWait","oneOf":["BALANCE","DELAY","DISPUTE","HAND_OVER","HELD","OUTSIDE","PROBLEM","REFUND","SELLER_GONE","SET_UP"]},
  userId: {"type":"string","required":false,"maxLength":64},
  owing: {"type":"boolean","required":false},
} as const satisfies InputFields;

export const AdminPayoutInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"label":"Reason","maxLength":500,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const AdminProductFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  stock: {"type":"string","required":false,"enum":"Stock","oneOf":["AVAILABLE","HIDDEN","PAUSED","REMOVED","SOLD","SOLD_ELSEWHERE"]},
  categoryId: {"type":"string","required":false,"maxLength":64},
  sellerId: {"type":"string","required":false,"maxLength":64},
  advertised: {"type":"boolean","required":false},
  reported: {"type":"boolean","required":false},
} as const satisfies InputFields;

export const AdminRefundPaymentInput = {
  id: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"label":"Reason","maxLength":500,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const AdminSuspendUserInput = {
  userId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"label":"Reason","maxLength":500,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const AdminUpdateCategoryInput = {
  id: {"type":"string","required":true,"maxLength":64},
  title: {"type":"string","required":true,"label":"Title","maxLength":60,"minLength":1},
  body: {"type":"string","required":true,"label":"Description","maxLength":1000,"minLength":1,"multiline":true},
  image: {"type":"string","required":true,"format":"IMAGE","label":"Photo","maxLength":2000},
  attributeNames: {"type":"string","required":false,"list":true,"label":"Details","maxItems":30,"maxLength":40},
} as const satisfies InputFields;

export const AnswerCancellationInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  accept: {"type":"boolean","required":true},
  message: {"type":"string","required":false,"label":"Reason","maxLength":1000,"minLength":0,"multiline":true},
} as const satisfies InputFields;

export const AnswerProblemInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  orderId: {"type":"string","required":true,"maxLength":64},
  problemId: {"type":"string","required":false,"label":"Problem","maxLength":64},
  stepCount: {"type":"integer","required":false,"label":"Steps","max":100000,"min":1},
  answer: {"type":"string","required":true,"enum":"ProblemAnswer","oneOf":["ACCEPT","DECLINE","OFFER"]},
  amount: {"type":"integer","required":false,"format":"MONEY","label":"Amount","max":2147483647,"min":1},
  text: {"type":"string","required":false,"label":"Message","maxLength":2000,"minLength":0,"multiline":true},
  photoIds: {"type":"string","required":false,"list":true,"label":"Photos","maxItems":4,"maxLength":64},
} as const satisfies InputFields;

export const AskSellerInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  productId: {"type":"string","required":true,"maxLength":64},
  text: {"type":"string","required":true,"label":"Message","maxLength":2000,"minLength":1,"multiline":true},
  photoIds: {"type":"string","required":false,"list":true,"label":"Photos","maxItems":4,"maxLength":64},
} as const satisfies InputFields;

export const AttributeFilter = {
  name: {"type":"string","required":true,"label":"Name","maxLength":40},
  min: {"type":"number","required":false,"label":"Smallest number","max":1000000,"min":0},
  max: {"type":"number","required":false,"label":"Largest number","max":1000000,"min":0},
  is: {"type":"boolean","required":false,"label":"True or false"},
  values: {"type":"string","required":false,"list":true,"label":"Values","maxItems":30,"maxLength":100},
} as const satisfies InputFields;

export const AuditEntryFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  action: {"type":"string","required":false,"enum":"AuditAction","oneOf":["ADD_ADMIN","ADD_CATEGORY","ADVERTISE_PRODUCT","CANCEL_SALE","COMMENT_ON_PROBLEM","DECIDE_CANCELLATION","DECIDE_PROBLEM","DECIDE_REPORT","DELETE_ACCOUNT","DELETE_CATEGORY","DELETE_PRODUCT","DELETE_USER","DEMOTE_ADMIN","END_ADVERTISEMENT","HIDE_PRODUCT","HOLD_PAYOUT","MOVE_CATEGORY","PAY_REFUND_ANOTHER_WAY","REFUND_PAYMENT","RELEASE_PAYOUT","RELEASE_REFUND","RESTORE_PRODUCT","RESTORE_USER","RETRY_REFUND","RETRY_TRANSFER","SUSPEND_USER","UNVERIFY_USER","UPDATE_CATEGORY","VERIFY_USER"]},
  from: {"type":"string","required":false,"format":"DAY","message":"from must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  to: {"type":"string","required":false,"format":"DAY","message":"to must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  timeZone: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const CancelOrderInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"enum":"CancellationReason","oneOf":["SOLD_ELSEWHERE","NOT_AVAILABLE","NO_PICK_UP","OTHER","BALANCE_UNPAID"],"label":"Reason"},
  message: {"type":"string","required":false,"label":"Message","maxLength":1000,"minLength":0,"multiline":true},
} as const satisfies InputFields;

export const CategoryProductsArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const ChoosePickUpTimeInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  time: {"type":"string","required":true,"label":"Time","maxLength":40},
} as const satisfies InputFields;

export const CommentOnProblemInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  orderId: {"type":"string","required":true,"maxLength":64},
  problemId: {"type":"string","required":false,"label":"Problem","maxLength":64},
  text: {"type":"string","required":true,"label":"Message","maxLength":2000,"minLength":1,"multiline":true},
  photoIds: {"type":"string","required":false,"list":true,"label":"Photos","maxItems":4,"maxLength":64},
} as const satisfies InputFields;

export const CounterOfferInput = {
  id: {"type":"string","required":true,"maxLength":64},
  instead: {"type":"integer","required":true,"format":"MONEY","label":"Offer","max":99999999,"min":1},
  amount: {"type":"integer","required":true,"format":"MONEY","label":"Counter-offer","max":99999999,"min":1},
  note: {"type":"string","required":false,"label":"Note","maxLength":300,"multiline":true},
} as const satisfies InputFields;

export const DecideProblemInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  decision: {"type":"string","required":true,"enum":"ProblemDecision","oneOf":["FULL_REFUND","NO_REFUND","PARTIAL_REFUND","REFUND_AFTER_RETURN"]},
  amount: {"type":"integer","required":false,"format":"MONEY","label":"Amount","max":2147483647,"min":1},
  text: {"type":"string","required":true,"label":"Reason","maxLength":1000,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const DeleteAccountInput = {
  idToken: {"type":"string","required":true,"label":"ID token","maxLength":8192,"minLength":1},
} as const satisfies InputFields;

export const EnterHandOverCodeInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  code: {"type":"string","required":true,"label":"Code","maxLength":16,"message":"The code has six digits.","pattern":"^\\d{6}$"},
} as const satisfies InputFields;

export const GetTokenInput = {
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
  idToken: {"type":"string","required":false,"maxLength":8192},
} as const satisfies InputFields;

export const MakeOfferInput = {
  productId: {"type":"string","required":true,"maxLength":64},
  amount: {"type":"integer","required":true,"format":"MONEY","label":"Offer","max":99999999,"min":1},
  note: {"type":"string","required":false,"label":"Note","maxLength":300,"multiline":true},
} as const satisfies InputFields;

export const MutationAcceptCounterOfferArgs = {
  input: {"type":"object","required":true,"input":"AcceptOfferInput"},
} as const satisfies InputFields;

export const MutationAcceptOfferArgs = {
  input: {"type":"object","required":true,"input":"AcceptOfferInput"},
} as const satisfies InputFields;

export const MutationAcceptPickUpArgs = {
  input: {"type":"object","required":true,"input":"AcceptPickUpInput"},
} as const satisfies InputFields;

export const MutationAcceptProblemOfferArgs = {
  input: {"type":"object","required":true,"input":"AcceptProblemOfferInput"},
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

export const MutationAdminAnswerFailedRefundArgs = {
  input: {"type":"object","required":true,"input":"AdminAnswerFailedRefundInput"},
} as const satisfies InputFields;

export const MutationAdminCancelSaleArgs = {
  paymentId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationAdminDecideCancellationArgs = {
  input: {"type":"object","required":true,"input":"AnswerCancellationInput"},
} as const satisfies InputFields;

export const MutationAdminDecideProblemArgs = {
  input: {"type":"object","required":true,"input":"DecideProblemInput"},
} as const satisfies InputFields;

export const MutationAdminDecideReportArgs = {
  input: {"type":"object","required":true,"input":"AdminDecideReportInput"},
} as const satisfies InputFields;

export const MutationAdminDeleteCategoryArgs = {
  id: {"type":"string","required":true,"maxLength":64},
  moveProductsTo: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const MutationAdminDemoteAdminArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationAdminHideProductArgs = {
  input: {"type":"object","required":true,"input":"AdminHideProductInput"},
} as const satisfies InputFields;

export const MutationAdminHoldPayoutArgs = {
  input: {"type":"object","required":true,"input":"AdminPayoutInput"},
} as const satisfies InputFields;

export const MutationAdminMoveCategoryArgs = {
  id: {"type":"string","required":true,"maxLength":64},
  before: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const MutationAdminRefundPaymentArgs = {
  input: {"type":"object","required":true,"input":"AdminRefundPaymentInput"},
} as const satisfies InputFields;

export const MutationAdminReleasePayoutArgs = {
  input: {"type":"object","required":true,"input":"AdminPayoutInput"},
} as const satisfies InputFields;

export const MutationAdminRestoreProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationAdminRestoreUserArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationAdminRetryTransferArgs = {
  orderId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationAdminSuspendUserArgs = {
  input: {"type":"object","required":true,"input":"AdminSuspendUserInput"},
} as const satisfies InputFields;

export const MutationAdminUnverifyUserArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationAdminUpdateCategoryArgs = {
  input: {"type":"object","required":true,"input":"AdminUpdateCategoryInput"},
} as const satisfies InputFields;

export const MutationAdvertiseProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationAnnounceArrivalArgs = {
  orderId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationAnswerCancellationArgs = {
  input: {"type":"object","required":true,"input":"AnswerCancellationInput"},
} as const satisfies InputFields;

export const MutationAnswerProblemArgs = {
  input: {"type":"object","required":true,"input":"AnswerProblemInput"},
} as const satisfies InputFields;

export const MutationAskSellerArgs = {
  input: {"type":"object","required":true,"input":"AskSellerInput"},
} as const satisfies InputFields;

export const MutationBlockUserArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationCancelOrderArgs = {
  input: {"type":"object","required":true,"input":"CancelOrderInput"},
} as const satisfies InputFields;

export const MutationChoosePickUpTimeArgs = {
  input: {"type":"object","required":true,"input":"ChoosePickUpTimeInput"},
} as const satisfies InputFields;

export const MutationClaimHandOverArgs = {
  orderId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationCloseProblemArgs = {
  orderId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationCommentOnProblemArgs = {
  input: {"type":"object","required":true,"input":"CommentOnProblemInput"},
} as const satisfies InputFields;

export const MutationConfirmOrderReceiptArgs = {
  orderId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationConfirmReturnArgs = {
  orderId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationCounterOfferArgs = {
  input: {"type":"object","required":true,"input":"CounterOfferInput"},
} as const satisfies InputFields;

export const MutationCreatePaymentIntentArgs = {
  productId: {"type":"string","required":true,"maxLength":64},
  part: {"type":"string","required":false,"enum":"PaymentPart","oneOf":["BALANCE","FIRST_HALF","WHOLE"]},
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

export const MutationDeletePickUpPlanArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDeleteProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDeletePushDeviceArgs = {
  endpoint: {"type":"string","required":true,"maxLength":1000,"minLength":1},
} as const satisfies InputFields;

export const MutationDeleteSavedSearchArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationDeleteUserArgs = {
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
} as const satisfies InputFields;

export const MutationDeleteWishProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationEndAdvertisementArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationEnterHandOverCodeArgs = {
  input: {"type":"object","required":true,"input":"EnterHandOverCodeInput"},
} as const satisfies InputFields;

export const MutationEscalateProblemArgs = {
  orderId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationFollowSellerArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationGetTokenArgs = {
  input: {"type":"object","required":true,"input":"GetTokenInput"},
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

export const MutationMarkNotificationsReadAboutArgs = {
  input: {"type":"object","required":true,"input":"NotificationSubjectsInput"},
} as const satisfies InputFields;

export const MutationMarkSoldElsewhereArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationMarkThreadReadArgs = {
  threadId: {"type":"string","required":true,"maxLength":64},
  until: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationObjectToHandOverArgs = {
  input: {"type":"object","required":true,"input":"ObjectToHandOverInput"},
} as const satisfies InputFields;

export const MutationPauseProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationProposePickUpArgs = {
  input: {"type":"object","required":true,"input":"ProposePickUpInput"},
} as const satisfies InputFields;

export const MutationRecordPaymentArgs = {
  input: {"type":"object","required":true,"input":"RecordPaymentInput"},
} as const satisfies InputFields;

export const MutationRelistProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationRenewHandOverCodeArgs = {
  orderId: {"type":"string","required":true,"maxLength":64},
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

export const MutationRequestCancellationArgs = {
  input: {"type":"object","required":true,"input":"RequestCancellationInput"},
} as const satisfies InputFields;

export const MutationResumeProductArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationSavePickUpPlanArgs = {
  input: {"type":"object","required":true,"input":"SavePickUpPlanInput"},
} as const satisfies InputFields;

export const MutationSavePushDeviceArgs = {
  input: {"type":"object","required":true,"input":"SavePushDeviceInput"},
} as const satisfies InputFields;

export const MutationSaveSearchArgs = {
  input: {"type":"object","required":true,"input":"SaveSearchInput"},
} as const satisfies InputFields;

export const MutationSendMessageArgs = {
  input: {"type":"object","required":true,"input":"SendMessageInput"},
} as const satisfies InputFields;

export const MutationSendOrderMessageArgs = {
  input: {"type":"object","required":true,"input":"SendOrderMessageInput"},
} as const satisfies InputFields;

export const MutationStopAlertMailsArgs = {
  token: {"type":"string","required":true,"maxLength":200,"minLength":1},
} as const satisfies InputFields;

export const MutationUnblockUserArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationUnfollowSellerArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const MutationUpdateNotificationSettingsArgs = {
  mailed: {"type":"string","required":false,"list":true,"enum":"NotificationKind","oneOf":["BALANCE_DUE","BALANCE_OVERDUE","BALANCE_PAID","BALANCE_REMINDER","BOOKED","CANCELLATION_DECLINED","CANCELLATION_REQUESTED","CHEAPER_MATCH","COUNTER_OFFER_ACCEPTED","DECISION_NEEDED","HANDED_OVER","HAND_OVER_CLAIMED","HAND_OVER_OBJECTED","MESSAGE","NEW_LISTING","NEW_MATCH","OFFER_ACCEPTED","OFFER_CLOSED","OFFER_COUNTERED","OFFER_DECLINED","OFFER_LAPSED","OFFER_MADE","OFFER_UNPAID","PAID","PARTLY_REFUNDED","PAYOUT_FAILED","PAYOUT_HELD","PAYOUT_REVERSED","PAYOUT_SENT","PAYOUT_SETUP_NEEDED","PAYOUT_SETUP_STARTED","PICK_UP_AGREED","PICK_UP_ARRIVED","PICK_UP_PROPOSED","PICK_UP_REMINDER","PRICE_LOWERED","PROBLEM_CLOSED","PROBLEM_REPORTED","PROBLEM_UPDATED","PRODUCT_EDITED","PRODUCT_HIDDEN","PRODUCT_RESTORED","REFUNDED","REFUND_FAILED","REFUND_PAID_ANOTHER_WAY","REFUND_RELEASED","REPORT_ABOUT_YOU","REPORT_DECIDED","REPORT_FILED","RESTORED","REVIEWED","SALE_CANCELLED","SOLD","SUSPENDED","UNAVAILABLE","UNVERIFIED","VERIFIED"],"maxItems":50},
  hidden: {"type":"string","required":false,"list":true,"enum":"NotificationKind","oneOf":["BALANCE_DUE","BALANCE_OVERDUE","BALANCE_PAID","BALANCE_REMINDER","BOOKED","CANCELLATION_DECLINED","CANCELLATION_REQUESTED","CHEAPER_MATCH","COUNTER_OFFER_ACCEPTED","DECISION_NEEDED","HANDED_OVER","HAND_OVER_CLAIMED","HAND_OVER_OBJECTED","MESSAGE","NEW_LISTING","NEW_MATCH","OFFER_ACCEPTED","OFFER_CLOSED","OFFER_COUNTERED","OFFER_DECLINED","OFFER_LAPSED","OFFER_MADE","OFFER_UNPAID","PAID","PARTLY_REFUNDED","PAYOUT_FAILED","PAYOUT_HELD","PAYOUT_REVERSED","PAYOUT_SENT","PAYOUT_SETUP_NEEDED","PAYOUT_SETUP_STARTED","PICK_UP_AGREED","PICK_UP_ARRIVED","PICK_UP_PROPOSED","PICK_UP_REMINDER","PRICE_LOWERED","PROBLEM_CLOSED","PROBLEM_REPORTED","PROBLEM_UPDATED","PRODUCT_EDITED","PRODUCT_HIDDEN","PRODUCT_RESTORED","REFUNDED","REFUND_FAILED","REFUND_PAID_ANOTHER_WAY","REFUND_RELEASED","REPORT_ABOUT_YOU","REPORT_DECIDED","REPORT_FILED","RESTORED","REVIEWED","SALE_CANCELLED","SOLD","SUSPENDED","UNAVAILABLE","UNVERIFIED","VERIFIED"],"maxItems":50},
  weekly: {"type":"boolean","required":false},
} as const satisfies InputFields;

export const MutationUpdateProductArgs = {
  input: {"type":"object","required":true,"input":"UpdateProductInput"},
} as const satisfies InputFields;

export const MutationUpdateProfileArgs = {
  input: {"type":"object","required":true,"input":"UpdateProfileInput"},
} as const satisfies InputFields;

export const MutationUpdateSavedSearchArgs = {
  id: {"type":"string","required":true,"maxLength":64},
  input: {"type":"object","required":true,"input":"UpdateSavedSearchInput"},
} as const satisfies InputFields;

export const MutationVerifyUserArgs = {
  email: {"type":"string","required":true,"format":"EMAIL","label":"Email","maxLength":320},
} as const satisfies InputFields;

export const MutationWithdrawOfferArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const NearInput = {
  place: {"type":"string","required":true,"maxLength":200,"minLength":1},
  within: {"type":"integer","required":false,"max":25000,"min":1},
  unit: {"type":"string","required":false,"enum":"DistanceUnit","oneOf":["KM","MI"]},
} as const satisfies InputFields;

export const NotificationSubjectsInput = {
  productIds: {"type":"string","required":false,"list":true,"maxItems":100,"maxLength":64},
  orderId: {"type":"string","required":false,"maxLength":64},
  threadId: {"type":"string","required":false,"maxLength":64},
  kinds: {"type":"string","required":false,"list":true,"enum":"NotificationKind","oneOf":["BALANCE_DUE","BALANCE_OVERDUE","BALANCE_PAID","BALANCE_REMINDER","BOOKED","CANCELLATION_DECLINED","CANCELLATION_REQUESTED","CHEAPER_MATCH","COUNTER_OFFER_ACCEPTED","DECISION_NEEDED","HANDED_OVER","HAND_OVER_CLAIMED","HAND_OVER_OBJECTED","MESSAGE","NEW_LISTING","NEW_MATCH","OFFER_ACCEPTED","OFFER_CLOSED","OFFER_COUNTERED","OFFER_DECLINED","OFFER_LAPSED","OFFER_MADE","OFFER_UNPAID","PAID","PARTLY_REFUNDED","PAYOUT_FAILED","PAYOUT_HELD","PAYOUT_REVERSED","PAYOUT_SENT","PAYOUT_SETUP_NEEDED","PAYOUT_SETUP_STARTED","PICK_UP_AGREED","PICK_UP_ARRIVED","PICK_UP_PROPOSED","PICK_UP_REMINDER","PRICE_LOWERED","PROBLEM_CLOSED","PROBLEM_REPORTED","PROBLEM_UPDATED","PRODUCT_EDITED","PRODUCT_HIDDEN","PRODUCT_RESTORED","REFUNDED","REFUND_FAILED","REFUND_PAID_ANOTHER_WAY","REFUND_RELEASED","REPORT_ABOUT_YOU","REPORT_DECIDED","REPORT_FILED","RESTORED","REVIEWED","SALE_CANCELLED","SOLD","SUSPENDED","UNAVAILABLE","UNVERIFIED","VERIFIED"],"maxItems":50},
} as const satisfies InputFields;

export const ObjectToHandOverInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  text: {"type":"string","required":true,"label":"What happened","maxLength":1000,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const OfferFilter = {
  productId: {"type":"string","required":false,"maxLength":64},
  status: {"type":"string","required":false,"enum":"OfferStatus","oneOf":["ACCEPTED","CLOSED","DECLINED","LAPSED","OPEN","PAID","UNPAID","WITHDRAWN"]},
} as const satisfies InputFields;

export const OrderFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  state: {"type":"string","required":false,"enum":"OrderState","oneOf":["CANCELLED","CLOSED","CONFIRMED","HAND_OVER_CLAIMED","PAID","PAID_IN_PART"]},
  hasOpenProblem: {"type":"boolean","required":false},
  hasDueAction: {"type":"boolean","required":false},
  productId: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const PaymentFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  status: {"type":"string","required":false,"enum":"PaymentStatus","oneOf":["FAILED","PAID","PENDING","REFUNDED","REFUNDING","REFUND_FAILED"]},
  disputed: {"type":"boolean","required":false},
  handOver: {"type":"string","required":false,"enum":"HandOverStatus","oneOf":["DISPUTED","HANDED_OVER","PAID","REFUNDED"]},
  balance: {"type":"string","required":false,"enum":"BalanceStatus","oneOf":["CANCELLED","DUE","NOT_DUE","OVERDUE","PAID"]},
  sellerId: {"type":"string","required":false,"maxLength":64},
  buyerId: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const PayoutAccountFilter = {
  state: {"type":"string","required":false,"enum":"PayoutAccountState","oneOf":["ACTIVE","INCOMPLETE","NOT_STARTED","RESTRICTED","UNDER_REVIEW"]},
  owing: {"type":"boolean","required":false},
} as const satisfies InputFields;

export const PayoutFilter = {
  month: {"type":"string","required":false,"format":"DAY","message":"month must be the first day of a month, such as 2026-05-01.","pattern":"^20\\d{2}-(0[1-9]|1[0-2])-01$"},
  state: {"type":"string","required":false,"enum":"PayoutState","oneOf":["DUE","FAILED","NOTHING_LEFT","PAID_OUT","REVERSED","REVERSED_IN_PART","SENT","WAITING"]},
} as const satisfies InputFields;

export const PersonFilter = {
  text: {"type":"string","required":false,"maxLength":200},
  role: {"type":"string","required":false,"enum":"Role","oneOf":["ADMIN","BUYER","SELLER"]},
  verified: {"type":"boolean","required":false},
  state: {"type":"string","required":false,"enum":"PersonState","oneOf":["ACTIVE","SUSPENDED"]},
} as const satisfies InputFields;

export const PickUpWindowInput = {
  weekday: {"type":"string","required":false,"enum":"Weekday","oneOf":["FRIDAY","MONDAY","SATURDAY","SUNDAY","THURSDAY","TUESDAY","WEDNESDAY"],"label":"Day"},
  date: {"type":"string","required":false,"label":"Date","message":"Dates must look like 2026-12-05.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  from: {"type":"string","required":true,"label":"From","message":"Times of day must look like 18:00.","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
  to: {"type":"string","required":true,"label":"To","message":"Times of day must look like 18:00.","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},
} as const satisfies InputFields;

export const PlaceInput = {
  name: {"type":"string","required":true,"label":"Town","maxLength":100,"minLength":1},
  region: {"type":"string","required":false,"label":"Region","maxLength":100,"minLength":0},
  country: {"type":"string","required":true,"label":"Country","message":"Country must be a code of two capital letters.","pattern":"^[A-Z]{2}$"},
  postalCode: {"type":"string","required":false,"label":"Postal code","maxLength":12,"minLength":0},
  latitude: {"type":"number","required":true,"label":"Latitude","max":90,"min":-90},
  longitude: {"type":"number","required":true,"label":"Longitude","max":180,"min":-180},
} as const satisfies InputFields;

export const ProductDistanceArgs = {
  latitude: {"type":"number","required":true,"max":90,"min":-90},
  longitude: {"type":"number","required":true,"max":180,"min":-180},
  unit: {"type":"string","required":false,"enum":"DistanceUnit","oneOf":["KM","MI"]},
} as const satisfies InputFields;

export const ProductSimilarProductsArgs = {
  first: {"type":"integer","required":false,"max":12,"min":1},
} as const satisfies InputFields;

export const ProductAttributeInput = {
  name: {"type":"string","required":true,"label":"Name","maxLength":40},
  value: {"type":"string","required":true,"label":"Value","maxLength":100},
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
  near: {"type":"object","required":false,"input":"NearInput"},
  towns: {"type":"string","required":false,"list":true,"maxItems":50,"maxLength":250},
  attributes: {"type":"object","required":false,"list":true,"input":"AttributeFilter","label":"Details","maxItems":10},
  verifiedSeller: {"type":"boolean","required":false},
} as const satisfies InputFields;

export const ProductImageInput = {
  url: {"type":"string","required":true,"format":"IMAGE","label":"Photo","maxLength":2000},
  description: {"type":"string","required":false,"label":"What the photo shows","maxLength":200,"minLength":0},
} as const satisfies InputFields;

export const ProposePickUpInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  times: {"type":"string","required":true,"list":true,"label":"Times","maxItems":3,"message":"Times must be dates with a time, such as 2026-12-01T18:00.","minItems":1,"pattern":"^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"},
  timeZone: {"type":"string","required":true,"label":"Time zone","maxLength":64},
  place: {"type":"string","required":true,"label":"Place","maxLength":300,"minLength":1,"multiline":true},
  answeredProposalId: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const QueryAdminAuditLogArgs = {
  filter: {"type":"object","required":false,"input":"AuditEntryFilter"},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryAdminOrdersArgs = {
  filter: {"type":"object","required":false,"input":"AdminOrderFilter"},
  sort: {"type":"string","required":false,"enum":"OrderSort","oneOf":["NEWEST","OLDEST","PRICE_DESC"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryAdminOverviewArgs = {
  from: {"type":"string","required":true,"format":"DAY","message":"from must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  to: {"type":"string","required":true,"format":"DAY","message":"to must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  interval: {"type":"string","required":false,"enum":"OverviewInterval","oneOf":["DAY","MONTH","WEEK"]},
} as const satisfies InputFields;

export const QueryAdminPaymentsArgs = {
  filter: {"type":"object","required":false,"input":"PaymentFilter"},
  sort: {"type":"string","required":false,"enum":"PaymentSort","oneOf":["AMOUNT_DESC","NEWEST","OLDEST"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryAdminPayoutAccountsArgs = {
  filter: {"type":"object","required":false,"input":"PayoutAccountFilter"},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryAdminPayoutsArgs = {
  filter: {"type":"object","required":false,"input":"AdminPayoutFilter"},
  sort: {"type":"string","required":false,"enum":"PayoutSort","oneOf":["NEWEST","OLDEST"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryAdminPeopleArgs = {
  filter: {"type":"object","required":false,"input":"PersonFilter"},
  sort: {"type":"string","required":false,"enum":"PersonSort","oneOf":["LAST_ACTIVE","NEWEST","OLDEST"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryAdminPersonArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QueryAdminProductsArgs = {
  filter: {"type":"object","required":false,"input":"AdminProductFilter"},
  sort: {"type":"string","required":false,"enum":"AdminProductSort","oneOf":["NEWEST","OLDEST","PRICE_ASC","PRICE_DESC"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryAdminReportsArgs = {
  filter: {"type":"object","required":false,"input":"ReportFilter"},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryAdminSearchesArgs = {
  from: {"type":"string","required":true,"format":"DAY","message":"from must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  to: {"type":"string","required":true,"format":"DAY","message":"to must be a day such as 2026-05-04.","pattern":"^20\\d{2}-\\d{2}-\\d{2}$"},
  first: {"type":"integer","required":false,"max":100,"min":1},
} as const satisfies InputFields;

export const QueryAdminSignInsArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
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

export const QueryDeletionEffectsArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QueryFollowedSellersArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
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
  filter: {"type":"object","required":false,"input":"OfferFilter"},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryOrderArgs = {
  id: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QueryOrdersArgs = {
  filter: {"type":"object","required":false,"input":"OrderFilter"},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryPayoutStatementArgs = {
  month: {"type":"string","required":true,"format":"DAY","message":"month must be the first day of a month, such as 2026-05-01.","pattern":"^20\\d{2}-(0[1-9]|1[0-2])-01$"},
} as const satisfies InputFields;

export const QueryPayoutsArgs = {
  filter: {"type":"object","required":false,"input":"PayoutFilter"},
  sort: {"type":"string","required":false,"enum":"PayoutSort","oneOf":["NEWEST","OLDEST"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryPlacesArgs = {
  text: {"type":"string","required":true,"maxLength":100},
  first: {"type":"integer","required":false,"max":20,"min":1},
} as const satisfies InputFields;

export const QueryPriceGuideArgs = {
  categoryId: {"type":"string","required":true,"maxLength":64},
  productName: {"type":"string","required":false,"maxLength":120},
  condition: {"type":"string","required":false,"enum":"Condition","oneOf":["EXCELLENT","FAIR","GOOD"]},
  brand: {"type":"string","required":false,"maxLength":100},
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
  sort: {"type":"string","required":false,"enum":"ProductSort","oneOf":["NEAREST","NEWEST","PRICE_ASC","PRICE_DESC","RELEVANCE","SAVING_DESC"]},
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
} as const satisfies InputFields;

export const QueryPushDeviceArgs = {
  endpoint: {"type":"string","required":true,"maxLength":1000,"minLength":1},
} as const satisfies InputFields;

export const QueryReceiptArgs = {
  orderId: {"type":"string","required":true,"maxLength":64},
} as const satisfies InputFields;

export const QuerySalesOverTimeArgs = {
  months: {"type":"integer","required":false,"max":36,"min":1},
} as const satisfies InputFields;

export const QuerySearchSuggestionsArgs = {
  text: {"type":"string","required":true,"maxLength":200},
  first: {"type":"integer","required":false,"max":10,"min":1},
} as const satisfies InputFields;

export const QuerySellerArgs = {
  userId: {"type":"string","required":true,"maxLength":64},
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
  filter: {"type":"object","required":false,"input":"UserFilter"},
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

export const ReportFilter = {
  state: {"type":"string","required":false,"enum":"ReportState","oneOf":["DECIDED","OPEN"]},
  kind: {"type":"string","required":false,"enum":"ReportKind","oneOf":["MESSAGE","PRODUCT","USER"]},
  userId: {"type":"string","required":false,"maxLength":64},
  startingAt: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const ReportMessageInput = {
  messageId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"enum":"ReportReason","oneOf":["FRAUD","NOT_ALLOWED","OFFENSIVE","OTHER","SPAM","WRONG_DETAILS"]},
  note: {"type":"string","required":false,"label":"Note","maxLength":1000},
} as const satisfies InputFields;

export const ReportProblemInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"enum":"ProblemReason","oneOf":["BROKEN","INCOMPLETE","NOT_AS_DESCRIBED","NOT_RECEIVED","OTHER"]},
  text: {"type":"string","required":true,"label":"What happened","maxLength":2000,"minLength":1,"multiline":true},
  wish: {"type":"string","required":true,"enum":"ProblemWish","oneOf":["OTHER","PARTIAL_REFUND","RETURN"]},
  amount: {"type":"integer","required":false,"format":"MONEY","label":"Amount","max":2147483647,"min":1},
  photoIds: {"type":"string","required":false,"list":true,"label":"Photos","maxItems":4,"maxLength":64},
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

export const RequestCancellationInput = {
  orderId: {"type":"string","required":true,"maxLength":64},
  reason: {"type":"string","required":true,"label":"Reason","maxLength":1000,"minLength":1,"multiline":true},
} as const satisfies InputFields;

export const SavePickUpPlanInput = {
  productId: {"type":"string","required":false,"maxLength":64},
  place: {"type":"string","required":true,"label":"Place","maxLength":300,"minLength":1,"multiline":true},
  timeZone: {"type":"string","required":true,"label":"Time zone","maxLength":64},
  windows: {"type":"object","required":true,"list":true,"input":"PickUpWindowInput","label":"Windows","maxItems":21,"minItems":1},
} as const satisfies InputFields;

export const SavePushDeviceInput = {
  endpoint: {"type":"string","required":true,"label":"Push address","maxLength":1000,"minLength":1},
  publicKey: {"type":"string","required":true,"label":"Push key","pattern":"^[\\w-]{87}=?$"},
  secret: {"type":"string","required":true,"label":"Push secret","pattern":"^[\\w-]{22}(==)?$"},
  groups: {"type":"string","required":true,"list":true,"enum":"NotificationGroup","oneOf":["ACCOUNT","ALERTS","DEALING","MONEY","ORDERS"],"label":"Groups","maxItems":5,"minItems":1},
} as const satisfies InputFields;

export const SaveSearchInput = {
  name: {"type":"string","required":true,"label":"Name","maxLength":80,"minLength":1},
  filter: {"type":"object","required":true,"input":"ProductFilter","label":"Search"},
  mail: {"type":"string","required":true,"enum":"AlertMail","oneOf":["AT_ONCE","DAILY","NEVER"],"label":"Email"},
} as const satisfies InputFields;

export const SendMessageInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  threadId: {"type":"string","required":true,"maxLength":64},
  text: {"type":"string","required":true,"label":"Message","maxLength":2000,"minLength":0,"multiline":true},
  photoIds: {"type":"string","required":false,"list":true,"label":"Photos","maxItems":4,"maxLength":64},
} as const satisfies InputFields;

export const SendOrderMessageInput = {
  requestId: {"type":"string","required":false,"label":"Request id","maxLength":64,"minLength":1},
  orderId: {"type":"string","required":true,"maxLength":64},
  text: {"type":"string","required":true,"label":"Message","maxLength":2000,"minLength":0,"multiline":true},
  photoIds: {"type":"string","required":false,"list":true,"label":"Photos","maxItems":4,"maxLength":64},
} as const satisfies InputFields;

export const SubscriptionChangesArgs = {
  since: {"type":"string","required":false,"maxLength":64},
} as const satisfies InputFields;

export const ThreadMessagesArgs = {
  first: {"type":"integer","required":false,"max":100,"min":1},
  after: {"type":"string","required":false,"format":"CURSOR"},
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
  place: {"type":"object","required":false,"input":"PlaceInput","label":"Town"},
  body: {"type":"string","required":true,"label":"Description","maxLength":5000,"minLength":1,"multiline":true},
  images: {"type":"object","required":true,"list":true,"input":"ProductImageInput","label":"Photos","maxItems":8,"minItems":1},
  attributes: {"type":"object","required":false,"list":true,"input":"ProductAttributeInput","label":"Details","maxItems":30},
} as const satisfies InputFields;

export const UpdateProfileInput = {
  name: {"type":"string","required":true,"label":"User name","maxLength":80,"minLength":1},
  image: {"type":"string","required":false,"format":"IMAGE","label":"Photo","maxLength":2000},
  place: {"type":"object","required":false,"input":"PlaceInput","label":"My place"},
  units: {"type":"string","required":false,"enum":"Units","oneOf":["IMPERIAL","METRIC"],"label":"Units"},
} as const satisfies InputFields;

export const UpdateSavedSearchInput = {
  name: {"type":"string","required":false,"label":"Name","maxLength":80,"minLength":1},
  filter: {"type":"object","required":false,"input":"ProductFilter","label":"Search"},
  mail: {"type":"string","required":false,"enum":"AlertMail","oneOf":["AT_ONCE","DAILY","NEVER"],"label":"Email"},
  paused: {"type":"boolean","required":false,"label":"Paused"},
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

export const UserFilter = {
  role: {"type":"string","required":false,"enum":"Role","oneOf":["ADMIN","BUYER","SELLER"]},
} as const satisfies InputFields;

/** Every input by its name. */
export const inputs = {
  AcceptOfferInput,
  AcceptPickUpInput,
  AcceptProblemOfferInput,
  AddCategoryInput,
  AddProductInput,
  AddReviewInput,
  AddUserInput,
  AdminAnswerFailedRefundInput,
  AdminDecideReportInput,
  AdminHideProductInput,
  AdminOrderFilter,
  AdminPayoutFilter,
  AdminPayoutInput,
  AdminProductFilter,
  AdminRefundPaymentInput,
  AdminSuspendUserInput,
  AdminUpdateCategoryInput,
  AnswerCancellationInput,
  AnswerProblemInput,
  AskSellerInput,
  AttributeFilter,
  AuditEntryFilter,
  CancelOrderInput,
  CategoryProductsArgs,
  ChoosePickUpTimeInput,
  CommentOnProblemInput,
  CounterOfferInput,
  DecideProblemInput,
  DeleteAccountInput,
  EnterHandOverCodeInput,
  GetTokenInput,
  MakeOfferInput,
  MutationAcceptCounterOfferArgs,
  MutationAcceptOfferArgs,
  MutationAcceptPickUpArgs,
  MutationAcceptProblemOfferArgs,
  MutationAddAdminArgs,
  MutationAddCategoryArgs,
  MutationAddProductArgs,
  MutationAddReviewArgs,
  MutationAddToBookingListArgs,
  MutationAddToWishListArgs,
  MutationAddUserArgs,
  MutationAdminAnswerFailedRefundArgs,
  MutationAdminCancelSaleArgs,
  MutationAdminDecideCancellationArgs,
  MutationAdminDecideProblemArgs,
  MutationAdminDecideReportArgs,
  MutationAdminDeleteCategoryArgs,
  MutationAdminDemoteAdminArgs,
  MutationAdminHideProductArgs,
  MutationAdminHoldPayoutArgs,
  MutationAdminMoveCategoryArgs,
  MutationAdminRefundPaymentArgs,
  MutationAdminReleasePayoutArgs,
  MutationAdminRestoreProductArgs,
  MutationAdminRestoreUserArgs,
  MutationAdminRetryTransferArgs,
  MutationAdminSuspendUserArgs,
  MutationAdminUnverifyUserArgs,
  MutationAdminUpdateCategoryArgs,
  MutationAdvertiseProductArgs,
  MutationAnnounceArrivalArgs,
  MutationAnswerCancellationArgs,
  MutationAnswerProblemArgs,
  MutationAskSellerArgs,
  MutationBlockUserArgs,
  MutationCancelOrderArgs,
  MutationChoosePickUpTimeArgs,
  MutationClaimHandOverArgs,
  MutationCloseProblemArgs,
  MutationCommentOnProblemArgs,
  MutationConfirmOrderReceiptArgs,
  MutationConfirmReturnArgs,
  MutationCounterOfferArgs,
  MutationCreatePaymentIntentArgs,
  MutationDeclineOfferArgs,
  MutationDeleteAccountArgs,
  MutationDeleteBookingProductArgs,
  MutationDeletePickUpPlanArgs,
  MutationDeleteProductArgs,
  MutationDeletePushDeviceArgs,
  MutationDeleteSavedSearchArgs,
  MutationDeleteUserArgs,
  MutationDeleteWishProductArgs,
  MutationEndAdvertisementArgs,
  MutationEnterHandOverCodeArgs,
  MutationEscalateProblemArgs,
  MutationFollowSellerArgs,
  MutationGetTokenArgs,
  MutationMakeOfferArgs,
  MutationMarkAllNotificationsReadArgs,
  MutationMarkNotificationsReadArgs,
  MutationMarkNotificationsReadAboutArgs,
  MutationMarkSoldElsewhereArgs,
  MutationMarkThreadReadArgs,
  MutationObjectToHandOverArgs,
  MutationPauseProductArgs,
  MutationProposePickUpArgs,
  MutationRecordPaymentArgs,
  MutationRelistProductArgs,
  MutationRenewHandOverCodeArgs,
  MutationReportMessageArgs,
  MutationReportProblemArgs,
  MutationReportProductArgs,
  MutationReportUserArgs,
  MutationRequestCancellationArgs,
  MutationResumeProductArgs,
  MutationSavePickUpPlanArgs,
  MutationSavePushDeviceArgs,
  MutationSaveSearchArgs,
  MutationSendMessageArgs,
  MutationSendOrderMessageArgs,
  MutationStopAlertMailsArgs,
  MutationUnblockUserArgs,
  MutationUnfollowSellerArgs,
  MutationUpdateNotificationSettingsArgs,
  MutationUpdateProductArgs,
  MutationUpdateProfileArgs,
  MutationUpdateSavedSearchArgs,
  MutationVerifyUserArgs,
  MutationWithdrawOfferArgs,
  NearInput,
  NotificationSubjectsInput,
  ObjectToHandOverInput,
  OfferFilter,
  OrderFilter,
  PaymentFilter,
  PayoutAccountFilter,
  PayoutFilter,
  PersonFilter,
  PickUpWindowInput,
  PlaceInput,
  ProductDistanceArgs,
  ProductSimilarProductsArgs,
  ProductAttributeInput,
  ProductFilter,
  ProductImageInput,
  ProposePickUpInput,
  QueryAdminAuditLogArgs,
  QueryAdminOrdersArgs,
  QueryAdminOverviewArgs,
  QueryAdminPaymentsArgs,
  QueryAdminPayoutAccountsArgs,
  QueryAdminPayoutsArgs,
  QueryAdminPeopleArgs,
  QueryAdminPersonArgs,
  QueryAdminProductsArgs,
  QueryAdminReportsArgs,
  QueryAdminSearchesArgs,
  QueryAdminSignInsArgs,
  QueryBookingListArgs,
  QueryCategoryArgs,
  QueryDeletionEffectsArgs,
  QueryFollowedSellersArgs,
  QueryMyProductsArgs,
  QueryNotificationsArgs,
  QueryOffersArgs,
  QueryOrderArgs,
  QueryOrdersArgs,
  QueryPayoutStatementArgs,
  QueryPayoutsArgs,
  QueryPlacesArgs,
  QueryPriceGuideArgs,
  QueryProductArgs,
  QueryProductPreviewArgs,
  QueryProductPreviewsArgs,
  QueryProductStatisticsArgs,
  QueryProductsArgs,
  QueryPushDeviceArgs,
  QueryReceiptArgs,
  QuerySalesOverTimeArgs,
  QuerySearchSuggestionsArgs,
  QuerySellerArgs,
  QueryThreadArgs,
  QueryThreadsArgs,
  QueryUnendedOfferCountArgs,
  QueryUsersArgs,
  QueryWishListArgs,
  RecordPaymentInput,
  ReportFilter,
  ReportMessageInput,
  ReportProblemInput,
  ReportProductInput,
  ReportUserInput,
  RequestCancellationInput,
  SavePickUpPlanInput,
  SavePushDeviceInput,
  SaveSearchInput,
  SendMessageInput,
  SendOrderMessageInput,
  SubscriptionChangesArgs,
  ThreadMessagesArgs,
  UpdateProductInput,
  UpdateProfileInput,
  UpdateSavedSearchInput,
  UserProductsForSaleArgs,
  UserProductsSoldArgs,
  UserReviewsArgs,
  UserFilter,
} as const;

/** What the schema says in words about every field of every input. */
export const inputDescriptions = {
  AcceptOfferInput: {"id":"The offer's id.","amount":"Amount that the caller saw, in the currency's minor unit. Any other amount is refused with `CONFLICT`."},
  AcceptPickUpInput: {"orderId":"The order's id.","proposalId":"The proposal's id.","time":"One of its times, as RFC 3339."},
  AcceptProblemOfferInput: {"orderId":"The order.","amount":"The amount that the buyer saw. Another current offer refuses it."},
  AddCategoryInput: {"title":"Title; no two categories share one.","body":"Description of the equipment in this category. Cards show its beginning.","image":"Address from an upload to the image host; other sites are refused.","attributeNames":"Names of the `Attribute`s that its products can have. Omitted, the usual ones."},
  AddProductInput: {"requestId":"Id chosen by the client. A repeat with the same id returns the first product.","categoryId":"Category where shoppers find it.","condition":"The seller's judgement of the wear.","productName":"Name, chosen by the seller.","yearsOfUsedProduct":"Years of use so far. Fractions are allowed.","originalPrice":"Price when it was bought, in the currency's minor unit.","resalePrice":"Asking price in the currency's minor unit, at least `shop.leastPrice`. The maximum is the card provider's.","phone":"The seller's phone number: digits only, including a leading zero.","location":"Pick-up location, such as the town.","place":"Town of the location, one of `places`. Without it, the location's text is looked up and kept if it can mean only one.","body":"Condition in detail: working parts, wear, reason for selling.","image":"Address from an upload to the image host; other sites are refused.","images":"All photos; the first one is `image`. Without them, the product has `image` alone.","attributes":"Facts such as weight and brand, by the names of `Category.attributes`. Each is optional."},
  AddReviewInput: {"paymentId":"The payment that bought the product; with two instalments, the first.","stars":"1 to 5 stars.","text":"The review in words; optional."},
  AddUserInput: {"name":"Name shown beside the account's sales and purchases.","email":"E-mail of the account that the ID token proves.","image":"Address from an upload to the image host; other sites are refused. Omit it for no picture.","userRole":"Purpose of the account. Nobody can sign up as an admin; other admins or the operator appoint them.","idToken":"Firebase ID token. You can send it as the bearer header instead."},
  AdminAnswerFailedRefundInput: {"id":"Id of the payment.","answer":"What to do.","reason":"Reason, for the shop's admins and the audit log. With `RELEASE`, the buyer and the seller read it, too."},
  AdminDecideReportInput: {"id":"The report's id.","decision":"Decision to carry out. `HIDE` is for products, `DELETE` for products and messages.","note":"Reason. Required for `HIDE` and `SUSPEND`, where the person reads it. Optional for `DELETE` and `NOTHING`, where the\nseller or author reads it."},
  AdminHideProductInput: {"id":"The product's id.","reason":"Reason, which the seller reads."},
  AdminOrderFilter: {"text":"Only orders where each word begins a word of the product's name, the buyer's or seller's name or e-mail, or a\ntransaction id; or the one order with this id or receipt number. Case and accents don't matter. Names match as they were\nat the sale and as they are now; a rename takes some seconds. Text that matches more than 2,000 orders is refused.","state":"Only orders in this state.","hasOpenProblem":"True for orders with an open problem, false for the others.","needsDecision":"True for orders that admins have to decide on: an escalated problem or request to cancel. False for the others.","disputed":"True for orders that the buyer's bank disputes or has taken back, false for the others.","buyerId":"Only this account's purchases.","sellerId":"Only this account's sales."},
  AdminPayoutFilter: {"text":"Only payouts of orders that this text finds, as the list of all orders does.","state":"Only payouts in this state.","wait":"Only payouts that wait for this.","userId":"Only this seller's.","owing":"True for orders whose seller owes the shop money, false for the others."},
  AdminPayoutInput: {"orderId":"The order.","reason":"Reason, for other admins and the seller."},
  AdminProductFilter: {"text":"Only products where each word begins a word of the name or location, or the one with this id. Case and accents don't\nmatter. Text that matches more than 2,000 products is refused.","stock":"Only products in this stock.","categoryId":"Only products of this category.","sellerId":"Only this seller's products.","advertised":"True for advertised products, false for the others.","reported":"True for reported products, false for the others."},
  AdminRefundPaymentInput: {"id":"Id of the payment; with two instalments, either one.","reason":"Reason, for the shop's admins and the audit log."},
  AdminSuspendUserInput: {"userId":"The account's id.","reason":"Reason, which the person reads."},
  AdminUpdateCategoryInput: {"id":"The category's id.","title":"Title; no two categories share one.","body":"Description of the equipment in this category. Cards show its beginning.","image":"The current picture's address, or one from an upload to the image host; other sites are refused.","attributeNames":"Names of the `Attribute`s that its products can have. Omitted, they stay; products keep facts that they have."},
  AnswerCancellationInput: {"orderId":"The order.","accept":"True cancels the order with a full refund.","message":"Reason for declining; required then."},
  AnswerProblemInput: {"requestId":"Id chosen by the client. A repeat with the same id changes nothing.","orderId":"The order.","problemId":"The problem that the caller saw. Another one refuses it with `conflict`; without an id, the open one is meant.","stepCount":"The number of steps that the caller saw in the problem. More of them refuse it with `conflict`.","answer":"The answer. A wish of `OTHER` can't be accepted: offer an amount or decline.","amount":"Offered amount; required for `OFFER`.","text":"In the seller's words; required for `DECLINE`.","photoIds":"Ids of photos that the caller uploaded with `POST /upload?private`."},
  AskSellerInput: {"requestId":"Id chosen by the client. A repeat with the same id returns the first message.","productId":"The product's id.","text":"The question.","photoIds":"Ids of photos that the caller uploaded with `POST /upload?private`."},
  AttributeFilter: {"name":"Name of an `Attribute` that filters, such as `weight`.","min":"Smallest number, in the attribute's unit.","max":"Largest number, in the attribute's unit.","is":"Whether it must be true or false.","values":"Any of these values. Case and accents don't matter. An empty list is no filter."},
  AuditEntryFilter: {"text":"Only entries where each word is an id or begins a word of: the current name or e-mail of the actor or the target, a\nproduct's name or location, a category, the reason, or the address. Case and accents don't matter. Text that matches\nmore than 2,000 entries is refused.","action":"Only this act.","from":"Only entries from this day on, in `timeZone`, for example `2026-05-04`.","to":"Only entries up to and including this day.","timeZone":"IANA time zone of these days, for example `America/New_York`; the shop's by default. Use the one that shows the entries."},
  CancelOrderInput: {"orderId":"The order.","reason":"Why.","message":"In the seller's words, for the buyer."},
  CategoryProductsArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  ChoosePickUpTimeInput: {"orderId":"The order's id.","time":"One of the order's `pickUpTimes`, as RFC 3339."},
  CommentOnProblemInput: {"requestId":"Id chosen by the client. A repeat with the same id changes nothing.","orderId":"The order.","problemId":"The problem that the caller saw. Another one refuses it with `conflict`; without an id, the open one is meant.","text":"The remark, for both sides and admins.","photoIds":"Ids of photos that the caller uploaded with `POST /upload?private`."},
  CounterOfferInput: {"id":"The offer's id.","instead":"The buyer's amount that the seller saw, in the currency's minor unit. Any other amount is refused with `CONFLICT`.","amount":"Amount in the currency's minor unit, above the buyer's and up to the product's price.","note":"Goes to the buyer as a message of the thread. Counts as one, too."},
  DecideProblemInput: {"orderId":"The order.","decision":"The decision.","amount":"Amount to return; required for `PARTIAL_REFUND`, up to what was paid and not returned.","text":"A sentence to both sides."},
  DeleteAccountInput: {"idToken":"Firebase ID token of the account's identity, from a sign-in within the last 5 minutes."},
  EnterHandOverCodeInput: {"orderId":"The order.","code":"Six digits."},
  GetTokenInput: {"email":"E-mail of the account that the ID token proves.","idToken":"Firebase ID token. You can send it as the bearer header instead."},
  MakeOfferInput: {"productId":"The product's id.","amount":"Amount in the currency's minor unit, from `shop.leastPrice` to the product's price.","note":"Goes to the seller as a message of the thread. Counts as one, too."},
  MutationAcceptCounterOfferArgs: {"input":"The offer and the amount that the buyer saw."},
  MutationAcceptOfferArgs: {"input":"The offer and the amount that the seller saw."},
  MutationAcceptPickUpArgs: {"input":"The proposal and the time."},
  MutationAcceptProblemOfferArgs: {"input":"The order and the amount."},
  MutationAddAdminArgs: {"email":"The account's e-mail."},
  MutationAddCategoryArgs: {"input":"All details of the category."},
  MutationAddProductArgs: {"input":"The seller's details of the product."},
  MutationAddReviewArgs: {"input":"The sale, the stars and the words."},
  MutationAddToBookingListArgs: {"productId":"Id of the product to book."},
  MutationAddToWishListArgs: {"productId":"Id of the product to save."},
  MutationAddUserArgs: {"input":"The account and the proof of its identity."},
  MutationAdminAnswerFailedRefundArgs: {"input":"The payment, what to do and the reason."},
  MutationAdminCancelSaleArgs: {"paymentId":"Id of the first payment."},
  MutationAdminDecideCancellationArgs: {"input":"The order and the decision."},
  MutationAdminDecideProblemArgs: {"input":"The order and the decision."},
  MutationAdminDecideReportArgs: {"input":"The report and the decision."},
  MutationAdminDeleteCategoryArgs: {"id":"The category's id.","moveProductsTo":"Id of the category that receives its products."},
  MutationAdminDemoteAdminArgs: {"userId":"The account's id."},
  MutationAdminHideProductArgs: {"input":"The product and the reason."},
  MutationAdminHoldPayoutArgs: {"input":"The order and the reason."},
  MutationAdminMoveCategoryArgs: {"id":"The category's id.","before":"Id of the category to put it before; omit to put it last."},
  MutationAdminRefundPaymentArgs: {"input":"The payment and the reason."},
  MutationAdminReleasePayoutArgs: {"input":"The order and the reason."},
  MutationAdminRestoreProductArgs: {"id":"The product's id."},
  MutationAdminRestoreUserArgs: {"userId":"The account's id."},
  MutationAdminRetryTransferArgs: {"orderId":"The order's id."},
  MutationAdminSuspendUserArgs: {"input":"The account and the reason."},
  MutationAdminUnverifyUserArgs: {"userId":"The account's id."},
  MutationAdminUpdateCategoryArgs: {"input":"All details of the category."},
  MutationAdvertiseProductArgs: {"id":"The product's id."},
  MutationAnnounceArrivalArgs: {"orderId":"The order's id."},
  MutationAnswerCancellationArgs: {"input":"The order and the answer."},
  MutationAnswerProblemArgs: {"input":"The order and the answer."},
  MutationAskSellerArgs: {"input":"The product and the question."},
  MutationBlockUserArgs: {"userId":"The account's id."},
  MutationCancelOrderArgs: {"input":"The order and the reason."},
  MutationChoosePickUpTimeArgs: {"input":"The order and the time."},
  MutationClaimHandOverArgs: {"orderId":"The order's id."},
  MutationCloseProblemArgs: {"orderId":"The order's id."},
  MutationCommentOnProblemArgs: {"input":"The order and the remark."},
  MutationConfirmOrderReceiptArgs: {"orderId":"The order's id."},
  MutationConfirmReturnArgs: {"orderId":"The order's id."},
  MutationCounterOfferArgs: {"input":"The offer and both amounts."},
  MutationCreatePaymentIntentArgs: {"productId":"Id of the product to pay for.","part":"Part of the price to pay. Choose `BALANCE` once the first half is paid."},
  MutationDeclineOfferArgs: {"id":"The offer's id."},
  MutationDeleteAccountArgs: {"input":"The proof of a recent sign-in."},
  MutationDeleteBookingProductArgs: {"id":"The entry's id."},
  MutationDeletePickUpPlanArgs: {"id":"The plan's id."},
  MutationDeleteProductArgs: {"id":"The product's id."},
  MutationDeletePushDeviceArgs: {"endpoint":"The subscription's address."},
  MutationDeleteSavedSearchArgs: {"id":"The saved search's id."},
  MutationDeleteUserArgs: {"email":"The account's e-mail."},
  MutationDeleteWishProductArgs: {"id":"The entry's id."},
  MutationEndAdvertisementArgs: {"id":"The product's id."},
  MutationEnterHandOverCodeArgs: {"input":"The order and the code."},
  MutationEscalateProblemArgs: {"orderId":"The order's id."},
  MutationFollowSellerArgs: {"userId":"The seller's id."},
  MutationGetTokenArgs: {"input":"The account's e-mail and the proof."},
  MutationMakeOfferArgs: {"input":"The product and the amount."},
  MutationMarkAllNotificationsReadArgs: {"until":"Id of the newest notification that the caller saw."},
  MutationMarkNotificationsReadArgs: {"ids":"The notifications' ids."},
  MutationMarkNotificationsReadAboutArgs: {"input":"What they looked at."},
  MutationMarkSoldElsewhereArgs: {"id":"The product's id."},
  MutationMarkThreadReadArgs: {"threadId":"The thread's id.","until":"Id of the newest message that the caller saw."},
  MutationObjectToHandOverArgs: {"input":"The order and what happened."},
  MutationPauseProductArgs: {"id":"The product's id."},
  MutationProposePickUpArgs: {"input":"The order, the times and the place."},
  MutationRecordPaymentArgs: {"input":"The payment and its product."},
  MutationRelistProductArgs: {"id":"The product's id."},
  MutationRenewHandOverCodeArgs: {"orderId":"The order's id."},
  MutationReportMessageArgs: {"input":"The message and the reason."},
  MutationReportProblemArgs: {"input":"The order and the problem."},
  MutationReportProductArgs: {"input":"The product and the reason."},
  MutationReportUserArgs: {"input":"The account and the reason."},
  MutationRequestCancellationArgs: {"input":"The order and the reason."},
  MutationResumeProductArgs: {"id":"The product's id."},
  MutationSavePickUpPlanArgs: {"input":"The place and the windows."},
  MutationSavePushDeviceArgs: {"input":"The subscription."},
  MutationSaveSearchArgs: {"input":"What to look for."},
  MutationSendMessageArgs: {"input":"The thread and the text."},
  MutationSendOrderMessageArgs: {"input":"The order and the text."},
  MutationStopAlertMailsArgs: {"token":"The token of the link."},
  MutationUnblockUserArgs: {"userId":"The account's id."},
  MutationUnfollowSellerArgs: {"userId":"The seller's id."},
  MutationUpdateNotificationSettingsArgs: {"mailed":"All kinds to mail, an empty list for none. Leave it out to keep the setting.","hidden":"All kinds that the shop shall not list. Leave it out to keep the setting. Kinds that `mailedNotifications` can't have stay listed.","weekly":"Whether mails that can wait come together once a week. Leave it out to keep the setting."},
  MutationUpdateProductArgs: {"input":"All fields of the edited product."},
  MutationUpdateProfileArgs: {"input":"The new name and picture."},
  MutationUpdateSavedSearchArgs: {"id":"The saved search's id.","input":"What to change."},
  MutationVerifyUserArgs: {"email":"The account's e-mail."},
  MutationWithdrawOfferArgs: {"id":"The offer's id."},
  NearInput: {"place":"A town or postal code as people write it: `Portland`, `Portland, ME`, `97034`. The largest town of that name counts.\nCoordinates work too: `45.52,-122.68`. Words of an unknown place must each begin a word of the location instead.","within":"Radius around it. Omitted, any distance.","unit":"Unit of distances. By default the one of the place's country, or kilometres."},
  NotificationSubjectsInput: {"productIds":"Notifications about these products, offers included. Excludes orders and messages.","orderId":"An order, with the offers that led to it. Not its messages.","threadId":"A thread's offers. Its messages are marked with the thread.","kinds":"All of these kinds."},
  ObjectToHandOverInput: {"orderId":"The order.","text":"What happened instead."},
  OfferFilter: {"productId":"Only offers for this product.","status":"Only this status."},
  OrderFilter: {"text":"Only orders where each word begins a word of the product's name, the buyer's or seller's name or e-mail, or a\ntransaction id. Case and accents don't matter. Names match as they were at the sale and as they are now; a rename takes\nsome seconds. Text that matches more than 2,000 orders is refused.","state":"Only orders in this state.","hasOpenProblem":"True for orders with an open problem, false for the others.","hasDueAction":"True for orders with a `dueAction` for the caller, false for the others.","productId":"Only orders for this product."},
  PaymentFilter: {"text":"Only payments where each word begins a word of the product's name, the buyer's or seller's name or e-mail, or the\ntransaction id. Case and accents don't matter. Names match as they were when the payment began and as they are now;\na rename takes some seconds. Text that matches more than 2,000 payments is refused.","status":"Only this status.","disputed":"True for payments that the buyer's bank disputes or has taken back, false for the others.","handOver":"Only sales with this hand-over status. `DISPUTED`: the buyer reported a problem.","balance":"Only sales in two instalments with this balance status.","sellerId":"Only payments to this seller.","buyerId":"Only payments by this buyer."},
  PayoutAccountFilter: {"state":"Only accounts in this state.","owing":"True for sellers who owe the shop money, false for the others."},
  PayoutFilter: {"month":"Only sales of the month that begins on this day, in the shop's time zone.","state":"Only payouts in this state."},
  PersonFilter: {"text":"Only people where each word begins a word of the name or e-mail: `ada`, `ada@` and `@mail` find `ada@mail.example`.\nCase and accents don't matter. Text that matches more than 2,000 people is refused.","role":"Only this role.","verified":"True for people verified by an admin, false for the others.","state":"Only accounts in this state."},
  PickUpWindowInput: {"weekday":"The day, every week.","date":"A single date within the next 60 days, for example `2026-12-05`.","from":"Local time at which it begins, for example `18:00`.","to":"Local time at which it ends, at least half an hour later on the same day."},
  PlaceInput: {"name":"The town's name.","region":"State or region.","country":"ISO 3166-1 code of the country.","postalCode":"Postal code, if one was chosen.","latitude":"Degrees north.","longitude":"Degrees east."},
  ProductDistanceArgs: {"latitude":"Degrees north, to two decimals.","longitude":"Degrees east, to two decimals.","unit":"Unit of the distance."},
  ProductSimilarProductsArgs: {"first":"Maximum number of products."},
  ProductAttributeInput: {"name":"Name of an attribute of the category, such as `weight`.","value":"Value: a number with a unit (`16 kg`, `35 lb`, `6 ft 2 in`) or in the attribute's own, `true` or `false`, one of the\nchoices, or text. Blank text counts as omitted."},
  ProductFilter: {"categoryId":"Only this category. An unknown one has no products.","advertised":"True for advertised products, false for the others.","text":"Only products that match this text, as shoppers type it: in name, category, description, condition or location, in any\nvariant (`fold`, `folding`), split or joined (`kettle bell`), misspelt, or by a synonym. A kind of equipment counts in\na description only if no name or category has it. `16kg` equals `16 kg` and about `35 lb`. Words that say nothing about\nequipment (`used`, `looking for`, `near me`) are ignored. Numbers bound facts in either system of units (`over 20 kg`,\n`for a 300 lb person`, `60 inch belt`), the price (`under 500`, `around 300`) or the years of use. What follows `not`,\n`no` or `without` is left out. A place is named by `near 97201`, `within 10 miles of Portland`, or a town or postal\ncode at the end that no product mentions elsewhere. If nothing matches all of the text, the best partial matches are\nlisted. The first 30 words count. Blank text is no filter; text without a letter or digit matches nothing. See also\n`correctedText`, `textPrice`, `understood` and each entry's `missing`.","categoryIds":"Only these categories. An empty list is no filter; an unknown category has no products.","conditions":"Only these conditions. An empty list is no filter.","minPrice":"Lowest price.","maxPrice":"Highest price.","maxYearsOfUse":"Greatest number of years of use.","near":"Only products around a place. Products without a place are out of every radius.","towns":"Only products in these towns, as the facet `towns` names them. An empty list is no filter.","attributes":"Facts that a product must have. A product that doesn't state one doesn't match.","verifiedSeller":"True for products of verified sellers; false is no filter."},
  ProductImageInput: {"url":"Address from an upload to the image host; other sites are refused.","description":"Description of the photo."},
  ProposePickUpInput: {"orderId":"The order's id.","times":"One to three local times at the place within the next 60 days, for example `2026-12-01T18:00`.","timeZone":"IANA time zone of the place, for example `America/New_York`.","place":"Where to meet, for example an address. Only the two sides see it, until 30 days after the order has closed.","answeredProposalId":"Id of the other side's open proposal that this one answers. If they have proposed something else meanwhile, this is\nrefused with `CONFLICT`."},
  QueryAdminAuditLogArgs: {"filter":"Filter for the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryAdminOrdersArgs: {"filter":"Filter for the list.","sort":"Order of the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryAdminOverviewArgs: {"from":"First day, for example `2026-05-04`.","to":"Last day, inclusive.","interval":"Length of the intervals."},
  QueryAdminPaymentsArgs: {"filter":"Filter for the list.","sort":"Order of the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryAdminPayoutAccountsArgs: {"filter":"Filter for the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryAdminPayoutsArgs: {"filter":"Filter for the list.","sort":"Order of the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryAdminPeopleArgs: {"filter":"Filter for the list.","sort":"Order of the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryAdminPersonArgs: {"userId":"The account's id."},
  QueryAdminProductsArgs: {"filter":"Filter for the list.","sort":"Order of the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryAdminReportsArgs: {"filter":"Filter for the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryAdminSearchesArgs: {"from":"First day, for example `2026-05-04`.","to":"Last day, inclusive.","first":"Maximum number of texts in each list."},
  QueryAdminSignInsArgs: {"userId":"The account's id.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryBookingListArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryCategoryArgs: {"id":"The category's id."},
  QueryDeletionEffectsArgs: {"userId":"The account's id."},
  QueryFollowedSellersArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryMyProductsArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryNotificationsArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryOffersArgs: {"filter":"Filter for the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryOrderArgs: {"id":"The order's id."},
  QueryOrdersArgs: {"filter":"Filter for the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryPayoutStatementArgs: {"month":"First day of the month, in the shop's time zone."},
  QueryPayoutsArgs: {"filter":"Filter for the list.","sort":"Order of the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryPlacesArgs: {"text":"Text typed so far, for example `portl`, `portland, me` or `97034`.","first":"Maximum number of places."},
  QueryPriceGuideArgs: {"categoryId":"The category's id.","productName":"A product's name, whose kind of equipment (`treadmill`) it then covers. Omit it to cover the whole category.","condition":"Narrows it to a condition that has eight prices of three sellers.","brand":"Then narrows it to a brand that has eight of the prices left. Case and accents don't matter."},
  QueryProductArgs: {"id":"The product's id."},
  QueryProductPreviewArgs: {"id":"The product's id."},
  QueryProductPreviewsArgs: {"ids":"The products' ids."},
  QueryProductStatisticsArgs: {"ids":"The products' ids."},
  QueryProductsArgs: {"filter":"Filter for the list.","sort":"Order of the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryPushDeviceArgs: {"endpoint":"The subscription's address."},
  QueryReceiptArgs: {"orderId":"The order's id."},
  QuerySalesOverTimeArgs: {"months":"Number of months."},
  QuerySearchSuggestionsArgs: {"text":"Text typed so far, as for `ProductFilter.text`.","first":"Maximum number of each kind."},
  QuerySellerArgs: {"userId":"The account's id."},
  QueryThreadArgs: {"id":"The thread's id."},
  QueryThreadsArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryUnendedOfferCountArgs: {"productId":"The product's id."},
  QueryUsersArgs: {"filter":"Filter for the list.","first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  QueryWishListArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  RecordPaymentInput: {"transactionId":"The provider's id for the successful payment intent.","productId":"The product that the payment was opened for."},
  ReportFilter: {"state":"Only this state.","kind":"Only reports of this kind.","userId":"Only reports about this account, its products or its messages.","startingAt":"Only this report and older ones: the list from that report on."},
  ReportMessageInput: {"messageId":"Id of the message.","reason":"Reason for the report.","note":"Details for the shop's admins."},
  ReportProblemInput: {"orderId":"The order.","reason":"What is wrong.","text":"What happened.","wish":"What the buyer wants.","amount":"Amount to get back; required for `PARTIAL_REFUND`, up to what was paid and not returned.","photoIds":"Ids of photos that the caller uploaded with `POST /upload?private`."},
  ReportProductInput: {"productId":"The product.","reason":"Reason for the report.","note":"Details for the shop's admins."},
  ReportUserInput: {"userId":"The account's id.","reason":"Reason for the report.","note":"Details for the shop's admins."},
  RequestCancellationInput: {"orderId":"The order.","reason":"Why."},
  SavePickUpPlanInput: {"productId":"The caller's product. Leave it out for all products that have no plan of their own.","place":"Where buyers come. They see it from their first payment on; nobody else does.","timeZone":"IANA time zone of the windows, for example `America/New_York`.","windows":"The windows."},
  SavePushDeviceInput: {"endpoint":"Address at the browser's push service: https, at a service that the shop allows.","publicKey":"The subscription's public key (`p256dh`), in base64url.","secret":"The subscription's secret (`auth`), in base64url.","groups":"Groups of notifications to send it; at least one."},
  SaveSearchInput: {"name":"A name for it.","filter":"What products must match. It needs at least one restriction, and can't ask for `advertised`.","mail":"How to mail its alerts."},
  SendMessageInput: {"requestId":"Id chosen by the client. A repeat with the same id returns the first message.","threadId":"The thread's id.","text":"The message's text. It may be empty if there are photos.","photoIds":"Ids of photos that the caller uploaded with `POST /upload?private`."},
  SendOrderMessageInput: {"requestId":"Id chosen by the client. A repeat with the same id returns the first message.","orderId":"The order's id.","text":"The message's text. It may be empty if there are photos.","photoIds":"Ids of photos that the caller uploaded with `POST /upload?private`."},
  SubscriptionChangesArgs: {"since":"A `cursor` or `changeCursor`; omit it to receive later changes only."},
  ThreadMessagesArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  UpdateProductInput: {"id":"The product's id.","revision":"The product's `revision` on which this edit is based.","categoryId":"Category where shoppers find it.","condition":"The seller's judgement of the wear.","productName":"Name, chosen by the seller.","yearsOfUsedProduct":"Years of use so far. Fractions are allowed.","originalPrice":"Price when it was bought, in the currency's minor unit.","resalePrice":"Asking price in the currency's minor unit, at least `shop.leastPrice`. The maximum is the card provider's.","phone":"The seller's phone number: digits only, including a leading zero.","location":"Pick-up location, such as the town.","place":"Town of the location, one of `places`. Omitted, it stays while the location stays; then its text is looked up.","body":"Condition in detail: working parts, wear, reason for selling.","images":"All photos in order; the first is the cover.","attributes":"All facts, by the names of `Category.attributes`. Omitted, they stay. Those that the category lacks are dropped then,\nand the message names them."},
  UpdateProfileInput: {"name":"Replaces the current name.","image":"Address from an upload to the image host; other sites are refused. Null keeps the current picture.","place":"The account's own place, one of `places`. Null removes it; omitted, it stays.","units":"Units that the account reads. Null for those of its country; omitted, they stay."},
  UpdateSavedSearchInput: {"name":"A name for it.","filter":"What products must match; as when it was saved.","mail":"How to mail its alerts.","paused":"Whether to pause alerts."},
  UserProductsForSaleArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  UserProductsSoldArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  UserReviewsArgs: {"first":"Maximum number of entries on the page. It multiplies the operation's cost, which is limited.","after":"The `endCursor` of the previous page. Omit it for the first page."},
  UserFilter: {"role":"Only this role."},
} as const;

/** The examples that the schema states, by input and field. */
export const inputExamples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AdminDecideReportInput: {"note":"The photos show another product."},
  CounterOfferInput: {"note":"It was serviced in May."},
  EnterHandOverCodeInput: {"code":"402518"},
  ReportMessageInput: {"note":"They ask for my card number."},
  ReportUserInput: {"note":"They missed two pick-ups."},
};
