import { AcceptOfferInput } from './inputs/AcceptOfferInput.ts';
import { AddCategoryInput } from './inputs/AddCategoryInput.ts';
import { AddProductInput } from './inputs/AddProductInput.ts';
import { AddReviewInput } from './inputs/AddReviewInput.ts';
import { AddUserInput } from './inputs/AddUserInput.ts';
import { AdminProductFilter } from './inputs/AdminProductFilter.ts';
import { AskSellerInput } from './inputs/AskSellerInput.ts';
import { CategoryProductsArgs } from './inputs/CategoryProductsArgs.ts';
import { DecideReportInput } from './inputs/DecideReportInput.ts';
import { DeleteAccountInput } from './inputs/DeleteAccountInput.ts';
import { GetTokenInput } from './inputs/GetTokenInput.ts';
import { HideProductInput } from './inputs/HideProductInput.ts';
import { MakeOfferInput } from './inputs/MakeOfferInput.ts';
import { MutationAcceptOfferArgs } from './inputs/MutationAcceptOfferArgs.ts';
import { MutationAddAdminArgs } from './inputs/MutationAddAdminArgs.ts';
import { MutationAddCategoryArgs } from './inputs/MutationAddCategoryArgs.ts';
import { MutationAddProductArgs } from './inputs/MutationAddProductArgs.ts';
import { MutationAddReviewArgs } from './inputs/MutationAddReviewArgs.ts';
import { MutationAddToBookingListArgs } from './inputs/MutationAddToBookingListArgs.ts';
import { MutationAddToWishListArgs } from './inputs/MutationAddToWishListArgs.ts';
import { MutationAddUserArgs } from './inputs/MutationAddUserArgs.ts';
import { MutationAdvertiseProductArgs } from './inputs/MutationAdvertiseProductArgs.ts';
import { MutationAskSellerArgs } from './inputs/MutationAskSellerArgs.ts';
import { MutationBlockUserArgs } from './inputs/MutationBlockUserArgs.ts';
import { MutationCancelSaleArgs } from './inputs/MutationCancelSaleArgs.ts';
import { MutationConfirmHandOverArgs } from './inputs/MutationConfirmHandOverArgs.ts';
import { MutationConfirmReceiptArgs } from './inputs/MutationConfirmReceiptArgs.ts';
import { MutationCreatePaymentIntentArgs } from './inputs/MutationCreatePaymentIntentArgs.ts';
import { MutationDecideReportArgs } from './inputs/MutationDecideReportArgs.ts';
import { MutationDeclineOfferArgs } from './inputs/MutationDeclineOfferArgs.ts';
import { MutationDeleteAccountArgs } from './inputs/MutationDeleteAccountArgs.ts';
import { MutationDeleteBookingProductArgs } from './inputs/MutationDeleteBookingProductArgs.ts';
import { MutationDeleteCategoryArgs } from './inputs/MutationDeleteCategoryArgs.ts';
import { MutationDeleteProductArgs } from './inputs/MutationDeleteProductArgs.ts';
import { MutationDeleteUserArgs } from './inputs/MutationDeleteUserArgs.ts';
import { MutationDeleteWishProductArgs } from './inputs/MutationDeleteWishProductArgs.ts';
import { MutationDemoteAdminArgs } from './inputs/MutationDemoteAdminArgs.ts';
import { MutationEndAdvertisementArgs } from './inputs/MutationEndAdvertisementArgs.ts';
import { MutationGetTokenArgs } from './inputs/MutationGetTokenArgs.ts';
import { MutationHideProductArgs } from './inputs/MutationHideProductArgs.ts';
import { MutationMakeOfferArgs } from './inputs/MutationMakeOfferArgs.ts';
import { MutationMarkAllNotificationsReadArgs } from './inputs/MutationMarkAllNotificationsReadArgs.ts';
import { MutationMarkNotificationsReadArgs } from './inputs/MutationMarkNotificationsReadArgs.ts';
import { MutationMarkSoldElsewhereArgs } from './inputs/MutationMarkSoldElsewhereArgs.ts';
import { MutationMarkThreadReadArgs } from './inputs/MutationMarkThreadReadArgs.ts';
import { MutationMoveCategoryArgs } from './inputs/MutationMoveCategoryArgs.ts';
import { MutationPauseProductArgs } from './inputs/MutationPauseProductArgs.ts';
import { MutationRecordPaymentArgs } from './inputs/MutationRecordPaymentArgs.ts';
import { MutationRefundPaymentArgs } from './inputs/MutationRefundPaymentArgs.ts';
import { MutationRelistProductArgs } from './inputs/MutationRelistProductArgs.ts';
import { MutationReportMessageArgs } from './inputs/MutationReportMessageArgs.ts';
import { MutationReportProblemArgs } from './inputs/MutationReportProblemArgs.ts';
import { MutationReportProductArgs } from './inputs/MutationReportProductArgs.ts';
import { MutationReportUserArgs } from './inputs/MutationReportUserArgs.ts';
import { MutationRestoreProductArgs } from './inputs/MutationRestoreProductArgs.ts';
import { MutationRestoreUserArgs } from './inputs/MutationRestoreUserArgs.ts';
import { MutationResumeProductArgs } from './inputs/MutationResumeProductArgs.ts';
import { MutationSendMessageArgs } from './inputs/MutationSendMessageArgs.ts';
import { MutationSuspendUserArgs } from './inputs/MutationSuspendUserArgs.ts';
import { MutationUnblockUserArgs } from './inputs/MutationUnblockUserArgs.ts';
import { MutationUnverifyUserArgs } from './inputs/MutationUnverifyUserArgs.ts';
import { MutationUpdateCategoryArgs } from './inputs/MutationUpdateCategoryArgs.ts';
import { MutationUpdateNotificationSettingsArgs } from './inputs/MutationUpdateNotificationSettingsArgs.ts';
import { MutationUpdateProductArgs } from './inputs/MutationUpdateProductArgs.ts';
import { MutationUpdateProfileArgs } from './inputs/MutationUpdateProfileArgs.ts';
import { MutationVerifyUserArgs } from './inputs/MutationVerifyUserArgs.ts';
import { MutationWithdrawOfferArgs } from './inputs/MutationWithdrawOfferArgs.ts';
import { PersonFilter } from './inputs/PersonFilter.ts';
import { ProductSimilarProductsArgs } from './inputs/ProductSimilarProductsArgs.ts';
import { ProductFilter } from './inputs/ProductFilter.ts';
import { ProductImageInput } from './inputs/ProductImageInput.ts';
import { QueryAdminPeopleArgs } from './inputs/QueryAdminPeopleArgs.ts';
import { QueryAdminProductsArgs } from './inputs/QueryAdminProductsArgs.ts';
import { QueryAuditLogArgs } from './inputs/QueryAuditLogArgs.ts';
import { QueryBookingListArgs } from './inputs/QueryBookingListArgs.ts';
import { QueryCategoryArgs } from './inputs/QueryCategoryArgs.ts';
import { QueryDeletionEffectsArgs } from './inputs/QueryDeletionEffectsArgs.ts';
import { QueryMyProductsArgs } from './inputs/QueryMyProductsArgs.ts';
import { QueryNotificationsArgs } from './inputs/QueryNotificationsArgs.ts';
import { QueryOffersArgs } from './inputs/QueryOffersArgs.ts';
import { QueryOverviewArgs } from './inputs/QueryOverviewArgs.ts';
import { QueryPaymentsArgs } from './inputs/QueryPaymentsArgs.ts';
import { QueryPersonArgs } from './inputs/QueryPersonArgs.ts';
import { QueryProductArgs } from './inputs/QueryProductArgs.ts';
import { QueryProductPreviewArgs } from './inputs/QueryProductPreviewArgs.ts';
import { QueryProductPreviewsArgs } from './inputs/QueryProductPreviewsArgs.ts';
import { QueryProductStatisticsArgs } from './inputs/QueryProductStatisticsArgs.ts';
import { QueryProductsArgs } from './inputs/QueryProductsArgs.ts';
import { QueryPurchasesArgs } from './inputs/QueryPurchasesArgs.ts';
import { QueryReportsArgs } from './inputs/QueryReportsArgs.ts';
import { QuerySalesArgs } from './inputs/QuerySalesArgs.ts';
import { QuerySalesOverTimeArgs } from './inputs/QuerySalesOverTimeArgs.ts';
import { QuerySearchSuggestionsArgs } from './inputs/QuerySearchSuggestionsArgs.ts';
import { QuerySellerArgs } from './inputs/QuerySellerArgs.ts';
import { QuerySignInsArgs } from './inputs/QuerySignInsArgs.ts';
import { QueryThreadArgs } from './inputs/QueryThreadArgs.ts';
import { QueryThreadsArgs } from './inputs/QueryThreadsArgs.ts';
import { QueryUsersArgs } from './inputs/QueryUsersArgs.ts';
import { QueryWishListArgs } from './inputs/QueryWishListArgs.ts';
import { RecordPaymentInput } from './inputs/RecordPaymentInput.ts';
import { RefundPaymentInput } from './inputs/RefundPaymentInput.ts';
import { ReportMessageInput } from './inputs/ReportMessageInput.ts';
import { ReportProblemInput } from './inputs/ReportProblemInput.ts';
import { ReportProductInput } from './inputs/ReportProductInput.ts';
import { ReportUserInput } from './inputs/ReportUserInput.ts';
import { SendMessageInput } from './inputs/SendMessageInput.ts';
import { SubscriptionChangesArgs } from './inputs/SubscriptionChangesArgs.ts';
import { SuspendUserInput } from './inputs/SuspendUserInput.ts';
import { ThreadMessagesArgs } from './inputs/ThreadMessagesArgs.ts';
import { UpdateCategoryInput } from './inputs/UpdateCategoryInput.ts';
import { UpdateProductInput } from './inputs/UpdateProductInput.ts';
import { UpdateProfileInput } from './inputs/UpdateProfileInput.ts';
import { UserProductsForSaleArgs } from './inputs/UserProductsForSaleArgs.ts';
import { UserProductsSoldArgs } from './inputs/UserProductsSoldArgs.ts';
import { UserReviewsArgs } from './inputs/UserReviewsArgs.ts';

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
  AddProductInput: {"requestId":"Chosen by the client: a repeat under the same id gives the product that was posted first.","categoryId":"Where shoppers will find it.","condition":"How worn it is.","productName":"What the seller calls it.","yearsOfUsedProduct":"Years of use so far; fractions are possible.","originalPrice":"What it cost when it was bought, in the currency's minor unit.","resalePrice":"What the seller asks, in the currency's minor unit. The card provider takes no less and no more.","phone":"Where the seller can be called: digits only, a leading zero included.","location":"Where it can be fetched, such as the town.","body":"What works, what is worn, why it is sold.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused.","images":"All photos, of which the first is `image`; without them the product has `image` alone."},
  AddReviewInput: {"paymentId":"The payment that bought the product; of two instalments the first.","stars":"From 1 to 5.","text":"In words."},
  AddUserInput: {"name":"Shown beside what the account sells or buys.","email":"Must be the e-mail of the account that the ID token proves.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused. Without it the account has none.","userRole":"What the account will be for. Nobody signs up as an admin: other admins or the operator make one.","idToken":"The Firebase ID token. May come as the bearer header instead."},
  AdminProductFilter: {"text":"Only products of which each word begins some word of the name or the location, or which have this id. Case and accents do\nnot matter.","stock":"Only products in this state.","categoryId":"Only products of this category.","sellerId":"Only products that this account has posted.","advertised":"Only advertised products, or only others.","reported":"Only reported products, or only others."},
  AskSellerInput: {"requestId":"Chosen by the client: a repeat under the same id gives the message that was written first.","productId":"What it is about.","text":"What is asked."},
  CategoryProductsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  DecideReportInput: {"id":"The report.","decision":"What is done. `HIDE` is for products, `DELETE` for products and messages.","note":"Why. Of `HIDE` and `SUSPEND` it is the reason, which the person reads and which must be there; of `DELETE` and `NOTHING` the seller or the author reads it, if it is there."},
  DeleteAccountInput: {"idToken":"A Firebase ID token of the account's identity, from a sign-in within the last 5 minutes."},
  GetTokenInput: {"email":"Must be the e-mail of the account that the ID token proves.","idToken":"The Firebase ID token. May come as the bearer header instead."},
  HideProductInput: {"id":"The product's id.","reason":"Why. Its seller is told."},
  MakeOfferInput: {"productId":"For which product.","amount":"How much, in the currency's minor unit: at most its price. The card provider takes no less."},
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
  PersonFilter: {"text":"Only people of whose name each of these words begins a word, or of whose e-mail it is a part; case and accents do not matter.","role":"Only this role.","verified":"Only people whom an admin has verified, or only others.","state":"Only accounts that can be used, or only suspended ones."},
  ProductSimilarProductsArgs: {"first":"How many at most."},
  ProductFilter: {"categoryId":"Only this category; one that does not exist is refused with `NOT_FOUND`.","advertised":"Only advertised products, or only others.","text":"Only products that match these words. Each word begins some word of the product's name, description, category,\ncondition or location, or of a synonym that the shop knows for them; case and accents do not matter. Where nothing\nmatches so, close spellings count, and `correctedText` says which.","categoryIds":"Only these categories. An empty list is as good as none; one that does not exist has no products.","conditions":"Only these conditions. An empty list is as good as none.","minPrice":"Only from this price on.","maxPrice":"Only up to this price.","maxYearsOfUse":"Only what was used for so many years at most.","location":"Only where each word begins some word of the product's location.","verifiedSeller":"True for only products of verified sellers; false is as good as none."},
  ProductImageInput: {"url":"The address of a picture, as an upload to the image host gave it; any other site's is refused.","description":"What the photo shows."},
  QueryAdminPeopleArgs: {"filter":"Narrows the list.","sort":"The list's order.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryAdminProductsArgs: {"filter":"Narrows the list.","sort":"The list's order.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryAuditLogArgs: {"text":"Only entries in which this is found: each word begins some word of the present name of who did it or of what it was done\nto, of a product's place or of the reason, or is part of an e-mail, an id or the address; case and accents do not matter.","action":"Only those of this act.","from":"Only those of this day of the shop's time zone and later ones, for example `2026-05-04`.","to":"Only those of this day and earlier ones.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryBookingListArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryCategoryArgs: {"id":"The category's id."},
  QueryDeletionEffectsArgs: {"id":"The account's id."},
  QueryMyProductsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryNotificationsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryOffersArgs: {"productId":"Only for this product.","status":"Only those that stand there.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  QueryOverviewArgs: {"from":"The first day, for example `2026-05-04`.","to":"The last day, itself included.","interval":"How these days are divided."},
  QueryPaymentsArgs: {"text":"Only payments in which this is found: each word begins some word of the product's name or of the buyer's or seller's,\nor is part of one of their e-mails or of the transaction's id; case and accents do not matter. Names and e-mails count\nas they were when the payment began, and as they are now.","status":"Only those that stand there.","disputed":"Only those of which the buyer's bank asks for the money back, or has taken it back; or only the others.","handOver":"Only sales whose hand-over stands there: `DISPUTED` are those of which the buyer says that something is wrong.","balance":"Only sales in two instalments whose balance stands there.","sellerId":"Only payments to this seller's account.","buyerId":"Only payments of this buyer's account.","sort":"The list's order.","first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
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
  UpdateProductInput: {"id":"The product's id.","revision":"The `revision` of the product that was edited.","categoryId":"Where shoppers will find it.","condition":"How worn it is.","productName":"What the seller calls it.","yearsOfUsedProduct":"Years of use so far; fractions are possible.","originalPrice":"What it cost when it was bought, in the currency's minor unit.","resalePrice":"What the seller asks, in the currency's minor unit. The card provider takes no less and no more.","phone":"Where the seller can be called: digits only, a leading zero included.","location":"Where it can be fetched, such as the town.","body":"What works, what is worn, why it is sold.","images":"All photos in their order; the first becomes the cover."},
  UpdateProfileInput: {"name":"Takes the place of the present name.","image":"The address of a picture, as an upload to the image host gave it; any other site's is refused. Null keeps the present one."},
  UserProductsForSaleArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  UserProductsSoldArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
  UserReviewsArgs: {"first":"How many entries the page has at most. It multiplies the operation's cost, which is bounded.","after":"The `endCursor` of the page before; without it the list begins."},
} as const;
