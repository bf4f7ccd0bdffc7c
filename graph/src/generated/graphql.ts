import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CategoryRecord } from '../domains/catalog/category.model.ts';
import type { ProductRecord, HiddenRecord, HoldRecord } from '../domains/catalog/product.model.ts';
import type { ProductPage } from '../domains/catalog/product.queries.ts';
import type { ProductNumbers } from '../domains/statistics/product-statistics.queries.ts';
import type { ShownPriceGuide } from '../domains/price-guide/price-guide.queries.ts';
import type { SalesOfMonth } from '../domains/statistics/sales-over-time.queries.ts';
import type { ProductImageRecord } from '../domains/catalog/editing/product-images.rules.ts';
import type { UserRecord } from '../domains/accounts/user.model.ts';
import type { PersonPage } from '../domains/accounts/people/people.queries.ts';
import type { UserPage } from '../domains/accounts/users.service.ts';
import type { ListEntryRecord } from '../domains/lists/list-entry.model.ts';
import type { SavedSearchRecord } from '../domains/saved-searches/saved-search.model.ts';
import type { PaymentRecord, RefundRecord, DisputeRecord } from '../domains/payments/payment.model.ts';
import type { ShownBalance } from '../domains/payments/balance/balance.rules.ts';
import type { OpenBusinessRecord } from '../domains/accounts/deletion/open-business.queries.ts';
import type { PaymentPage } from '../domains/payments/payments.queries.ts';
import type { OrderRecord } from '../domains/orders/order.model.ts';
import type { ListEntryPage } from '../domains/lists/lists.queries.ts';
import type { NotificationPage } from '../domains/notifications/notifications.queries.ts';
import type { OrderPage } from '../domains/orders/orders.queries.ts';
import type { ShownCase } from '../domains/orders/cases/case.rules.ts';
import type { PayoutRecord } from '../domains/payouts/payout.model.ts';
import type { PayoutPage, PayoutAccountPage } from '../domains/payouts/payouts.queries.ts';
import type { PayoutAccountRecord } from '../domains/payouts/accounts/payout-account.model.ts';
import type { ReconciliationRecord } from '../domains/payouts/reconciling/reconciliation.model.ts';
import type { ShopFee as ShopFeeSource } from '@fitness-zone/contract/payments/fees.ts';
import type { OfferRecord } from '../domains/offers/offer.model.ts';
import type { OfferPage } from '../domains/offers/offers.queries.ts';
import type { AuditRecord } from '../domains/audit/audit.model.ts';
import type { AuditPage } from '../domains/audit/audit.queries.ts';
import type { NotificationRecord } from '../domains/notifications/notification.model.ts';
import type { WrittenThread } from '../domains/messages/thread.model.ts';
import type { ThreadPage, MessagePage } from '../domains/messages/messages.queries.ts';
import type { MessageRecord } from '../domains/messages/message.model.ts';
import type { ReceiptRecord } from '../domains/receipts/receipt.rules.ts';
import type { PrivatePhotoRecord } from '../domains/private-photos/private-photo.model.ts';
import type { ReportRecord } from '../domains/reports/report.model.ts';
import type { ReportPage } from '../domains/reports/reports.queries.ts';
import type { SignInRecord } from '../domains/accounts/sign-ins/sign-in.model.ts';
import type { SignInPage } from '../domains/accounts/sign-ins/sign-ins.queries.ts';
import type { NotificationKind as NotificationKindValue, Stock as StockValue, PriceSource as PriceSourceValue, PaymentPart as PaymentPartValue, BalanceStatus as BalanceStatusValue, OrderState as OrderStateValue, OrderAction as OrderActionValue, PayoutState as PayoutStateValue, PayoutWait as PayoutWaitValue, PayoutRequirement as PayoutRequirementValue, AttributeType as AttributeTypeValue, Units as UnitsValue, BankState as BankStateValue, HandOverProof as HandOverProofValue, CaseStatus as CaseStatusValue, WriteObstacle as WriteObstacleValue, PersonState as PersonStateValue, OfferStatus as OfferStatusValue } from '@fitness-zone/contract/enums.ts';
import type { ReviewRecord } from '../domains/reviews/review.model.ts';
import type { ReviewPage } from '../domains/reviews/reviews.queries.ts';
import type { LiveBatch } from '../domains/live/live-batch.rules.ts';
import type { HealthReport } from '../context/health-report.ts';
import type { OverviewRecord } from '../domains/overview/overview.service.ts';
import type { PictureUrl } from '@fitness-zone/contract/pictures/picture-url.ts';
import type { MoneySource } from '@fitness-zone/contract/payments/money.ts';
import type { Context } from '../context/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in time as an RFC 3339 string in UTC, for example `2026-05-04T09:30:00.000Z`. */
  DateTime: { input: Date; output: Date; }
  /** An e-mail address. Case doesn't matter. */
  EmailAddress: { input: string; output: string; }
  /** An absolute or server-relative http(s) address. */
  ImageUrl: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A day without a time, for example `2026-05-04`. */
  LocalDate: { input: string; output: string; }
};

/** An offer that the buyer accepts. */
export type AcceptCaseOfferInput = {
  /** The amount that the buyer saw. Another current offer refuses it. */
  amount: Scalars['Int']['input'];
  /** The order. */
  orderId: Scalars['ID']['input'];
};

/** The accepted offer and its consequences. */
export type AcceptOfferAnswer = MutationAnswer & {
  __typename?: 'AcceptOfferAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Other offers for the product that this closed, the newest 100. */
  closedOffers: Array<Offer>;
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The offer as it is now; null unless it's the caller's. */
  offer?: Maybe<Offer>;
  /** The product, held for the buyer. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The offer that the seller accepts. */
export type AcceptOfferInput = {
  /** Amount that the seller saw, in the currency's minor unit. Any other amount is refused with `CONFLICT`. */
  amount: Scalars['Int']['input'];
  /** The offer's id. */
  id: Scalars['ID']['input'];
};

/** A time that the other side has proposed. */
export type AcceptPickUpInput = {
  /** The order's id. */
  orderId: Scalars['ID']['input'];
  /** The proposal's id. */
  proposalId: Scalars['ID']['input'];
  /** One of its times, as RFC 3339. */
  time: Scalars['String']['input'];
};

/** The account that became an admin. */
export type AddAdminAnswer = MutationAnswer & {
  __typename?: 'AddAdminAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Its previous role. */
  previousRole?: Maybe<Role>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The promoted account, or the one that is already an admin. */
  user?: Maybe<User>;
};

/** The added category. */
export type AddCategoryAnswer = MutationAnswer & {
  __typename?: 'AddCategoryAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** The new category, or an existing one with the same details; null when refused. */
  category?: Maybe<Category>;
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Details of a category to add. */
export type AddCategoryInput = {
  /** Names of the `Attribute`s that its products can have. Omitted, the usual ones. */
  attributeNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Description of the equipment in this category. Cards show its beginning. */
  body: Scalars['String']['input'];
  /** Address from an upload to the image host; other sites are refused. */
  image: Scalars['ImageUrl']['input'];
  /** Title; no two categories share one. */
  title: Scalars['String']['input'];
};

/** The posted product. */
export type AddProductAnswer = MutationAnswer & {
  __typename?: 'AddProductAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The new product, or the one posted with the same `requestId`; null when refused. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The seller with the new product count. */
  viewer?: Maybe<User>;
};

/** A product to post. The server sets seller, stock, flags and time. */
export type AddProductInput = {
  /** Facts such as weight and brand, by the names of `Category.attributes`. Each is optional. */
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  /** Condition in detail: working parts, wear, reason for selling. */
  body: Scalars['String']['input'];
  /** Category where shoppers find it. */
  categoryId: Scalars['ID']['input'];
  /** The seller's judgement of the wear. */
  condition: Condition;
  /** Address from an upload to the image host; other sites are refused. */
  image: Scalars['ImageUrl']['input'];
  /** All photos; the first one is `image`. Without them, the product has `image` alone. */
  images?: InputMaybe<Array<ProductImageInput>>;
  /** Pick-up location, such as the town. */
  location: Scalars['String']['input'];
  /** Price when it was bought, in the currency's minor unit. */
  originalPrice: Scalars['Int']['input'];
  /** The seller's phone number: digits only, including a leading zero. */
  phone: Scalars['String']['input'];
  /** Town of the location, one of `places`. Without it, the location's text is looked up and kept if it can mean only one. */
  place?: InputMaybe<PlaceInput>;
  /** Name, chosen by the seller. */
  productName: Scalars['String']['input'];
  /** Id chosen by the client. A repeat with the same id returns the first product. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** Asking price in the currency's minor unit, at least `shop.leastPrice`. The maximum is the card provider's. */
  resalePrice: Scalars['Int']['input'];
  /** Years of use so far. Fractions are allowed. */
  yearsOfUsedProduct: Scalars['Float']['input'];
};

/** The written review. */
export type AddReviewAnswer = MutationAnswer & {
  __typename?: 'AddReviewAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The payment with its reviews; null unless it's the caller's. */
  payment?: Maybe<Payment>;
  /** The review, or the caller's earlier one; null when refused. */
  review?: Maybe<Review>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A review of the other side of a finished sale. */
export type AddReviewInput = {
  /** The payment that bought the product; with two instalments, the first. */
  paymentId: Scalars['ID']['input'];
  /** 1 to 5 stars. */
  stars: Scalars['Int']['input'];
  /** The review in words; optional. */
  text?: Scalars['String']['input'];
};

/** The booking and its side effects. */
export type AddToBookingListAnswer = MutationAnswer & {
  __typename?: 'AddToBookingListAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** The entry, even if it already existed; null when otherwise refused. */
  cartItem?: Maybe<CartItem>;
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Id of the wish entry that the booking removed, if any. */
  removedWishId?: Maybe<Scalars['ID']['output']>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The buyer with the new counts. */
  viewer?: Maybe<User>;
};

/** The wish list entry and the buyer's new counts. */
export type AddToWishListAnswer = MutationAnswer & {
  __typename?: 'AddToWishListAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The buyer with the new counts. */
  viewer?: Maybe<User>;
  /** The entry, even if it already existed; null when otherwise refused. */
  wishItem?: Maybe<WishItem>;
};

/** The account of the identity. */
export type AddUserAnswer = MutationAnswer & {
  __typename?: 'AddUserAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The new account, or the identity's existing one; null when refused. */
  user?: Maybe<User>;
};

/** A new account for an identity that the identity provider knows. */
export type AddUserInput = {
  /** E-mail of the account that the ID token proves. */
  email: Scalars['EmailAddress']['input'];
  /** Firebase ID token. You can send it as the bearer header instead. */
  idToken?: InputMaybe<Scalars['String']['input']>;
  /** Address from an upload to the image host; other sites are refused. Omit it for no picture. */
  image?: InputMaybe<Scalars['ImageUrl']['input']>;
  /** Name shown beside the account's sales and purchases. */
  name: Scalars['String']['input'];
  /** Purpose of the account. Nobody can sign up as an admin; other admins or the operator appoint them. */
  userRole: Role;
};

/** The cancelled sale. */
export type AdminCancelSaleAnswer = MutationAnswer & {
  __typename?: 'AdminCancelSaleAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The first payment as it is now; null if there is none. */
  payment?: Maybe<Payment>;
  /** The product, back with its seller. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The decision and its consequences. */
export type AdminDecideReportAnswer = MutationAnswer & {
  __typename?: 'AdminDecideReportAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Its cancelled payments and its sales with an open balance, the newest 100. Null without `SUSPEND`. */
  payments?: Maybe<Array<Payment>>;
  /** The suspended account; null without `SUSPEND`. */
  person?: Maybe<Person>;
  /** The reported product. Null when refused, and for other kinds of report. */
  product?: Maybe<Product>;
  /** Its products hidden by this, the newest 100. Null without `SUSPEND`. */
  products?: Maybe<Array<Product>>;
  /** All reports that it decides, or the report as it is if it was decided before. Null when otherwise refused. */
  reports?: Maybe<Array<Report>>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** An admin's decision on a report. */
export type AdminDecideReportInput = {
  /** Decision to carry out. `HIDE` is for products, `DELETE` for products and messages. */
  decision: ReportDecision;
  /** The report's id. */
  id: Scalars['ID']['input'];
  /**
   * Reason. Required for `HIDE` and `SUSPEND`, where the person reads it. Optional for `DELETE` and `NOTHING`, where the
   * seller or author reads it.
   */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The deleted category and its products. */
export type AdminDeleteCategoryAnswer = MutationAnswer & {
  __typename?: 'AdminDeleteCategoryAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Id of the deleted category; null when refused, unless it was deleted before. */
  deletedCategoryId?: Maybe<Scalars['ID']['output']>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Number of products moved; null when refused. */
  movedCount?: Maybe<Scalars['Int']['output']>;
  /** The category that received its products; null when refused, or if there were none to move. */
  movedTo?: Maybe<Category>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The account that stopped being an admin. */
export type AdminDemoteAdminAnswer = MutationAnswer & {
  __typename?: 'AdminDemoteAdminAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The account with its current role, or one that is no admin; null when otherwise refused. */
  user?: Maybe<User>;
};

/** The hidden product. */
export type AdminHideProductAnswer = MutationAnswer & {
  __typename?: 'AdminHideProductAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The product as it is now; null if there is none. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A product to hide, with the reason. */
export type AdminHideProductInput = {
  /** The product's id. */
  id: Scalars['ID']['input'];
  /** Reason, which the seller reads. */
  reason: Scalars['String']['input'];
};

/** Categories whose position changed. */
export type AdminMoveCategoryAnswer = MutationAnswer & {
  __typename?: 'AdminMoveCategoryAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Categories with a new `position`; null when refused. */
  categories?: Maybe<Array<Category>>;
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** An admin's filter for orders. Omitted fields don't filter. */
export type AdminOrderFilter = {
  /** Only this account's purchases. */
  buyerId?: InputMaybe<Scalars['ID']['input']>;
  /** True for orders that the buyer's bank disputes or has taken back, false for the others. */
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for orders with an open case, false for the others. */
  hasOpenCase?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for orders that admins have to decide on: an escalated case or request to cancel. False for the others. */
  needsDecision?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this account's sales. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only orders in this state. */
  state?: InputMaybe<OrderState>;
  /**
   * Only orders where each word begins a word of the product's name, the buyer's or seller's name or e-mail, or a
   * transaction id; or the one order with this id or receipt number. Case and accents don't matter. Names match as they were
   * at the sale and as they are now; a rename takes some seconds. Text that matches more than 2,000 orders is refused.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** An admin's filter for payouts. Omitted fields don't filter. */
export type AdminPayoutFilter = {
  /** True for orders whose seller owes the shop money, false for the others. */
  owing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only payouts in this state. */
  state?: InputMaybe<PayoutState>;
  /** Only payouts of orders that this text finds, as `AdminOrderFilter.text` does. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Only this seller's. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  /** Only payouts that wait for this. */
  wait?: InputMaybe<PayoutWait>;
};

/** An order, and why its money is held or released. */
export type AdminPayoutInput = {
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** Reason, for other admins and the seller. */
  reason: Scalars['String']['input'];
};

/** An admin's filter for products. */
export type AdminProductFilter = {
  /** True for advertised products, false for the others. */
  advertised?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** True for reported products, false for the others. */
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this seller's products. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products in this stock. */
  stock?: InputMaybe<Stock>;
  /**
   * Only products where each word begins a word of the name or location, or the one with this id. Case and accents don't
   * matter. Text that matches more than 2,000 products is refused.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Order of an admin's list of products. Ties put the newest first. */
export type AdminProductSort =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC';

/** An admin's refund of a sale. */
export type AdminRefund = {
  __typename?: 'AdminRefund';
  /** The admin who decided. Null once the account is deleted. */
  admin?: Maybe<User>;
  /** When the admin decided. `refundedAt` says when the money was returned. */
  begunAt: Scalars['DateTime']['output'];
  /** Reason, in the admin's words. */
  reason: Scalars['String']['output'];
};

/** The refunded payments. */
export type AdminRefundPaymentAnswer = MutationAnswer & {
  __typename?: 'AdminRefundPaymentAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The payment as it is now and, if paid, the sale's other instalment. Null if there is none. */
  payments?: Maybe<Array<Payment>>;
  /** The product, back with its seller. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A payment to refund, with the reason. */
export type AdminRefundPaymentInput = {
  /** Id of the payment; with two instalments, either one. */
  id: Scalars['ID']['input'];
  /** Reason, for the shop's admins and the audit log. */
  reason: Scalars['String']['input'];
};

/** The restored product. */
export type AdminRestoreProductAnswer = MutationAnswer & {
  __typename?: 'AdminRestoreProductAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The product as it is now; null if there is none. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The restored account and its consequences. */
export type AdminRestoreUserAnswer = MutationAnswer & {
  __typename?: 'AdminRestoreUserAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Its sales with an open balance, the newest 100. Null when refused. */
  payments?: Maybe<Array<Payment>>;
  /** The account, even if it wasn't suspended; null when otherwise refused. */
  person?: Maybe<Person>;
  /** Its products that the suspension had hidden, the newest 100. Null when refused. */
  products?: Maybe<Array<Product>>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The suspended account and its consequences. */
export type AdminSuspendUserAnswer = MutationAnswer & {
  __typename?: 'AdminSuspendUserAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Its cancelled payments and its sales with an open balance, the newest 100. Null when refused. */
  payments?: Maybe<Array<Payment>>;
  /** The account, even if it was already suspended; null when otherwise refused. */
  person?: Maybe<Person>;
  /** Its products hidden by this, the newest 100. Null when refused. */
  products?: Maybe<Array<Product>>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** An account to suspend, with the reason. */
export type AdminSuspendUserInput = {
  /** Reason, which the person reads. */
  reason: Scalars['String']['input'];
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** The account without its verification. */
export type AdminUnverifyUserAnswer = MutationAnswer & {
  __typename?: 'AdminUnverifyUserAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The account; null when refused. */
  user?: Maybe<User>;
};

/** The updated category. */
export type AdminUpdateCategoryAnswer = MutationAnswer & {
  __typename?: 'AdminUpdateCategoryAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** The category with its new details; null when refused. */
  category?: Maybe<Category>;
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** All details of a category. */
export type AdminUpdateCategoryInput = {
  /** Names of the `Attribute`s that its products can have. Omitted, they stay; products keep facts that they have. */
  attributeNames?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Description of the equipment in this category. Cards show its beginning. */
  body: Scalars['String']['input'];
  /** The category's id. */
  id: Scalars['ID']['input'];
  /** The current picture's address, or one from an upload to the image host; other sites are refused. */
  image: Scalars['ImageUrl']['input'];
  /** Title; no two categories share one. */
  title: Scalars['String']['input'];
};

/** The advertised product. */
export type AdvertiseProductAnswer = MutationAnswer & {
  __typename?: 'AdvertiseProductAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The advertised product; null when refused. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** How a saved search sends alerts by email. They are always in the list of notifications. */
export type AlertMail =
  /** An email for each match. */
  | 'at-once'
  /** One email a day with the matches of all daily searches, at 8 AM in the shop's time zone. */
  | 'daily'
  /** No emails. */
  | 'never';

/** An answer to a buyer's request to cancel. */
export type AnswerCancellationInput = {
  /** True cancels the order with a full refund. */
  accept: Scalars['Boolean']['input'];
  /** Reason for declining; required then. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
};

/** The seller's answer to a case, which may be changed until the buyer reacts. */
export type AnswerCaseInput = {
  /** Offered amount; required for `OFFER`. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** The answer. A wish of `OTHER` can't be accepted: offer an amount or decline. */
  answer: CaseAnswer;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In the seller's words; required for `DECLINE`. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** A buyer's question about a product. */
export type AskSellerInput = {
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The product's id. */
  productId: Scalars['ID']['input'];
  /** Id chosen by the client. A repeat with the same id returns the first message. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** The question. */
  text: Scalars['String']['input'];
};

/** A fact that products of a category can have, such as the weight. */
export type Attribute = {
  __typename?: 'Attribute';
  /** Values of a choice; empty for others. */
  choices: Array<Scalars['String']['output']>;
  /** Whether it helps to compare products. */
  compares: Scalars['Boolean']['output'];
  /** Whether `ProductFilter.attributes` takes it. */
  filters: Scalars['Boolean']['output'];
  /** How to measure it, or where to read it. */
  hint: Scalars['String']['output'];
  /** Name for people, such as `Maximum load`. */
  label: Scalars['String']['output'];
  /** Largest number. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Maximum number of characters of a text. */
  maxLength?: Maybe<Scalars['Int']['output']>;
  /** Smallest number. */
  min?: Maybe<Scalars['Float']['output']>;
  /** Name in inputs and filters, such as `maxLoad`. */
  name: Scalars['String']['output'];
  /** Kind of its values. */
  type: AttributeType;
  /** Unit of its numbers: `kg`, `cm`, `mm`, `km/h`, `W`, `%` or `oz`. Null for counts and what is no number. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Whether its numbers are whole. */
  whole: Scalars['Boolean']['output'];
};

/** Number of products with a value. */
export type AttributeCount = {
  __typename?: 'AttributeCount';
  /** Number of products with it. */
  count: Scalars['Int']['output'];
  /** The value counted, as most sellers write it. */
  value: Scalars['String']['output'];
};

/** A fact that products of the list state. */
export type AttributeFacet = {
  __typename?: 'AttributeFacet';
  /** Number of products that state it. */
  count: Scalars['Int']['output'];
  /** Name for people, such as `Maximum load`. */
  label: Scalars['String']['output'];
  /** Largest number stated; null for what is no number. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Smallest number stated; null for what is no number. */
  min?: Maybe<Scalars['Float']['output']>;
  /** Name for `AttributeFilter`, such as `maxLoad`. */
  name: Scalars['String']['output'];
  /** Kind of its values. */
  type: AttributeType;
  /** Unit of its numbers, such as `kg`; null without one. */
  unit?: Maybe<Scalars['String']['output']>;
  /** The 30 values that most products state, largest first: choices, texts, `true` and `false`. Empty for numbers. */
  values: Array<AttributeCount>;
};

/** What a fact must be. Numbers take `min` and `max`, booleans `is`, choices and texts `values`. */
export type AttributeFilter = {
  /** Whether it must be true or false. */
  is?: InputMaybe<Scalars['Boolean']['input']>;
  /** Largest number, in the attribute's unit. */
  max?: InputMaybe<Scalars['Float']['input']>;
  /** Smallest number, in the attribute's unit. */
  min?: InputMaybe<Scalars['Float']['input']>;
  /** Name of an `Attribute` that filters, such as `weight`. */
  name: Scalars['String']['input'];
  /** Any of these values. Case and accents don't matter. An empty list is no filter. */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A fact that the filter asks for. */
export type AttributeFilterFacet = {
  __typename?: 'AttributeFilterFacet';
  /** Number of products in the list without this fact in its filter. */
  countWithout: Scalars['Int']['output'];
  /** Name for people, such as `Maximum load`. */
  label: Scalars['String']['output'];
  /** Name, as in `AttributeFilter`. */
  name: Scalars['String']['output'];
};

/** What kind of value an attribute has. */
export type AttributeType =
  /** True or false. */
  | 'boolean'
  /** One of `choices`. */
  | 'choice'
  /** A number, with a unit or without. */
  | 'number'
  /** Any text. */
  | 'text';

/** An act that the audit log records: of an admin, or of a person deleting their account. */
export type AuditAction =
  /** Made an account an admin. */
  | 'add-admin'
  /** Added a category. */
  | 'add-category'
  /** Advertised a product. */
  | 'advertise-product'
  /** Cancelled a sale whose balance wasn't paid. */
  | 'cancel-sale'
  /** Wrote in a case. */
  | 'comment-on-case'
  /** Decided on a buyer's request to cancel. */
  | 'decide-cancellation'
  /** Decided on a case. */
  | 'decide-case'
  /** Decided on a report. */
  | 'decide-report'
  /** Deleted their own account. */
  | 'delete-account'
  /** Deleted a category. */
  | 'delete-category'
  /** Removed a product from sale. */
  | 'delete-product'
  /** Deleted somebody's account. */
  | 'delete-user'
  /** Took away an admin's role. */
  | 'demote-admin'
  /** Ended a product's advertisement. */
  | 'end-advertisement'
  /** Hid a product. */
  | 'hide-product'
  /** Held back a seller's money. */
  | 'hold-payout'
  /** Moved a category to another position. */
  | 'move-category'
  /** Refunded a sale in full. */
  | 'refund-payment'
  /** Released a seller's money. */
  | 'release-payout'
  /** Brought a hidden or removed product back. */
  | 'restore-product'
  /** Ended an account's suspension. */
  | 'restore-user'
  /** Tried a failed transfer to a seller again. */
  | 'retry-transfer'
  /** Suspended an account. */
  | 'suspend-user'
  /** Took away an account's verification. */
  | 'unverify-user'
  /** Changed a category's title, description or picture. */
  | 'update-category'
  /** Marked an account as verified. */
  | 'verify-user';

/**
 * A record of an act: who, what, when and from where. It is written before the act, so nothing goes unrecorded, and never
 * changes. It stores ids only; names are current and disappear with their account.
 */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** The act. */
  action: AuditAction;
  /** The account that acted. Null once it is deleted, and if nobody was signed in. */
  actor?: Maybe<User>;
  /** Id of the account that acted. Null if nobody was signed in. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** Network address, as far as the shop knows it. Null from the command line. */
  address?: Maybe<Scalars['String']['output']>;
  /** The target category, if it was one. */
  category?: Maybe<Category>;
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the earlier entry whose act failed; null for all other entries. */
  failedEntryId?: Maybe<Scalars['ID']['output']>;
  /** Sorts by time. */
  id: Scalars['ID']['output'];
  /** The target product, if it was one. */
  product?: Maybe<Product>;
  /** Reason for an admin's refund. Null for other acts. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Origin of the act. */
  source: AuditSource;
  /** Id of the target. */
  targetId: Scalars['ID']['output'];
  /** The target account, if it was one. Null once it is deleted. */
  user?: Maybe<User>;
};

/** An entry was added to the audit log. Admins receive it. */
export type AuditEntryAdded = {
  __typename?: 'AuditEntryAdded';
  /** The entry. */
  auditEntry: AuditEntry;
};

/** A page of the audit log, newest first. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** Entries on this page, in the list's order. */
  edges: Array<AuditEntryEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<AuditEntry>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list. Null above 10,000. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An entry and its position in the audit log. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: AuditEntry;
};

/** A filter for the audit log. Omitted fields don't filter. */
export type AuditEntryFilter = {
  /** Only this act. */
  action?: InputMaybe<AuditAction>;
  /** Only entries from this day on, in `timeZone`, for example `2026-05-04`. */
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  /**
   * Only entries where each word is an id or begins a word of: the current name or e-mail of the actor or the target, a
   * product's name or location, a category, the reason, or the address. Case and accents don't matter. Text that matches
   * more than 2,000 entries is refused.
   */
  text?: InputMaybe<Scalars['String']['input']>;
  /** IANA time zone of these days, for example `America/New_York`; the shop's by default. Use the one that shows the entries. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Only entries up to and including this day. */
  to?: InputMaybe<Scalars['LocalDate']['input']>;
};

/** Origin of a recorded act. */
export type AuditSource =
  /** The `ADMIN_EMAILS` setting, applied at a sign-in; see `address`. */
  | 'admin-emails'
  /** The operator's command line. */
  | 'command-line'
  /** A request of the signed-in account; see `address`. */
  | 'request';

/** The second instalment of a sale. */
export type Balance = {
  __typename?: 'Balance';
  /** The rest of the price. */
  amount: Money;
  /** When the sale was cancelled; null unless it was. */
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Deadline: the end of the third working day after the hand-over. Working days are Monday to Friday in the shop's time
   * zone, except its holidays. Null before the hand-over.
   */
  dueBy?: Maybe<Scalars['DateTime']['output']>;
  /** When it became due, at the hand-over; null before. */
  dueFrom?: Maybe<Scalars['DateTime']['output']>;
  /** When it was paid; null unless it was. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The payment of the balance; null before. */
  payment?: Maybe<Payment>;
  /** Progress of the balance. */
  status: BalanceStatus;
};

/** Progress of the balance of a sale in two instalments. */
export type BalanceStatus =
  /** Never due: an admin cancelled the sale, or the first half was refunded. */
  | 'cancelled'
  /** The product was handed over. The buyer must pay by `dueBy`. */
  | 'due'
  /** The product hasn't been handed over. The buyer may pay the balance early. */
  | 'not-due'
  /** Not paid by `dueBy`. Buyer, seller and admins see it. */
  | 'overdue'
  /** The buyer paid it. */
  | 'paid';

/** How the bank received a transfer. */
export type BankState =
  /** The bank refused it. A later payout sends it again, once the seller names another bank account. */
  | 'failed'
  /** On its way to the bank. */
  | 'on-its-way'
  /** Arrived at the bank. */
  | 'paid';

/** Threads with the blocked or unblocked account. */
export type BlockUserAnswer = MutationAnswer & {
  __typename?: 'BlockUserAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller's threads with the account, the newest 100; empty when refused. */
  threads: Array<Thread>;
};

/** A cancellation by the seller. */
export type CancelOrderInput = {
  /** In the seller's words, for the buyer. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** Why. */
  reason: CancellationReason;
};

/** A buyer's request to cancel an order. */
export type CancelRequest = {
  __typename?: 'CancelRequest';
  /** What was said to it; null without any words. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The seller's deadline; then admins decide. */
  answerBy: Scalars['DateTime']['output'];
  /** When it was answered; null before. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who answered: the seller, or an admin in their place. Null before. */
  answeredBy?: Maybe<OrderActor>;
  /** When the buyer asked. */
  createdAt: Scalars['DateTime']['output'];
  /** The buyer's reason. */
  reason: Scalars['String']['output'];
  /** Progress of the request. */
  status: CancelRequestStatus;
};

/** Progress of a buyer's request to cancel. */
export type CancelRequestStatus =
  /** Accepted: the order is cancelled. */
  | 'accepted'
  /** Declined, with a reason. */
  | 'declined'
  /** The seller didn't answer in time. Admins decide. */
  | 'escalated'
  /** Waiting for the seller until `answerBy`. */
  | 'open';

/** Why an order was cancelled. */
export type CancellationReason =
  /** Seller: the balance wasn't paid within 14 days of its deadline. */
  | 'balance-unpaid'
  /** The buyer asked for it, and the seller or an admin agreed. */
  | 'buyer-asked'
  /** A case ended with a full refund. */
  | 'case'
  /** Seller: the product is damaged or missing. */
  | 'not-available'
  /** Seller: the pick-up can't be arranged. */
  | 'no-pick-up'
  /** Seller: another reason, in their words. */
  | 'other'
  /** An admin cancelled or refunded the sale, or the money was returned at the card provider. */
  | 'refunded'
  /** Seller: the product was sold elsewhere. */
  | 'sold-elsewhere';

/** An entry of a buyer's booking list (cart). */
export type CartItem = {
  __typename?: 'CartItem';
  /** When it was booked. The list starts with the newest. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the entry, not of the product; `deleteBookingProduct` takes it. */
  id: Scalars['ID']['output'];
  /** The product as it is now. Check `inStock` before paying. */
  product: Product;
  /** Price at booking time. The price changed if `product.resalePrice` differs. */
  productPrice: Money;
  /**
   * The product's `revision` at booking time. Any of `product.edits` with a greater revision came later. 0 for bookings
   * made before products had revisions.
   */
  productRevision: Scalars['Int']['output'];
  /** Owner of the entry: always the caller. */
  user: User;
};

/** A product came onto the caller's booking list. */
export type CartItemAdded = {
  __typename?: 'CartItemAdded';
  /** The entry. */
  cartItem: CartItem;
};

/** A page of booking entries, newest first. */
export type CartItemConnection = {
  __typename?: 'CartItemConnection';
  /** Entries on this page, in the list's order. */
  edges: Array<CartItemEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<CartItem>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A booking entry and its position in the list. */
export type CartItemEdge = {
  __typename?: 'CartItemEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: CartItem;
};

/** A product left the caller's booking list. */
export type CartItemRemoved = {
  __typename?: 'CartItemRemoved';
  /** The removed entry's id. */
  cartItemId: Scalars['ID']['output'];
  /** The product, which can be booked again while it's for sale. */
  product: Product;
};

/** The seller's answer to a case. */
export type CaseAnswer =
  /** Does what the buyer wishes. */
  | 'accept'
  /** Declines. */
  | 'decline'
  /** Offers an amount. */
  | 'offer';

/** An admin's decision on a case. */
export type CaseDecision =
  /** The buyer gets everything back and keeps the product or has already returned it. */
  | 'full-refund'
  /** The buyer gets nothing back. */
  | 'no-refund'
  /** The buyer keeps the product and gets an amount back. */
  | 'partial-refund'
  /** The buyer gets everything back once the seller has the product. */
  | 'refund-after-return';

/** What is wrong, in a case. */
export type CaseReason =
  /** The product is broken or doesn't work. */
  | 'broken'
  /** Parts are missing. */
  | 'incomplete'
  /** The product differs from its description. */
  | 'not-as-described'
  /** The buyer hasn't received the product. */
  | 'not-received'
  /** Something else. */
  | 'other';

/** Progress of a case. */
export type CaseStatus =
  /** Buyer and seller agreed. */
  | 'agreed'
  /** The seller offers an amount or declines. The buyer accepts, closes the case or asks for a decision. */
  | 'answered'
  /** The buyer closed it. */
  | 'closed'
  /** An admin decided. */
  | 'decided'
  /** Admins decide. */
  | 'escalated'
  /** Waiting for the seller's answer until `answerBy`. */
  | 'open'
  /** Agreed or decided: the buyer returns the product, and the seller confirms it by `answerBy`. */
  | 'returning';

/** A step in a case, visible to both sides and admins. */
export type CaseStep = {
  __typename?: 'CaseStep';
  /** The amount that was offered or decided; null without one. */
  amount?: Maybe<Money>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who took it. */
  by: OrderActor;
  /** Kind of step. */
  kind: CaseStepKind;
  /** Their photos, up to four. Empty once that account is deleted, and 30 days after the order has closed. */
  photos: Array<PrivatePhoto>;
  /** Their words; null without any. Null once the account of that side is deleted. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A step in a case. */
export type CaseStepKind =
  /** The seller accepted the buyer's wish. */
  | 'accepted'
  /** The buyer closed it. */
  | 'closed'
  /** A remark or question. */
  | 'commented'
  /** An admin decided. */
  | 'decided'
  /** The seller declined. */
  | 'declined'
  /** Someone asked for a decision, or a deadline passed. */
  | 'escalated'
  /** The seller offered an amount instead. */
  | 'offered'
  /** The buyer accepted the seller's offer. */
  | 'offer-accepted'
  /** The buyer opened it. */
  | 'opened'
  /** The seller has the product back. */
  | 'returned';

/** What the buyer wants from a case. */
export type CaseWish =
  /** Something else, as described. */
  | 'other'
  /** To keep the product and get an amount back. */
  | 'partial-refund'
  /** To return the product and get everything back. */
  | 'return';

/** A kind of equipment. */
export type Category = {
  __typename?: 'Category';
  /** Facts that its products can have, in the order of forms. */
  attributes: Array<Attribute>;
  /** Number of its `AVAILABLE` products. */
  availableCount: Scalars['Int']['output'];
  /** Description of the equipment in this category. */
  body: Scalars['String']['output'];
  /** Id, also used in web addresses. REST calls it `_id`. */
  id: Scalars['ID']['output'];
  /** Picture on the home page. */
  image: Image;
  /** Sort key of the categories. Equal positions sort by title. */
  position: Scalars['Float']['output'];
  /** Number of its products in any stock. Null except for admins. */
  productCount?: Maybe<Scalars['Int']['output']>;
  /** Its `AVAILABLE` products, newest first. */
  products: ProductConnection;
  /** Title, unique in the shop. */
  title: Scalars['String']['output'];
};


/** A kind of equipment. */
export type CategoryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A category was added or changed, including its product count. */
export type CategoryChanged = {
  __typename?: 'CategoryChanged';
  /** The category. */
  category: Category;
};

/** A category was deleted. */
export type CategoryDeleted = {
  __typename?: 'CategoryDeleted';
  /** The deleted category's id. */
  categoryId: Scalars['ID']['output'];
  /** The category that received its products, if any. */
  movedTo?: Maybe<Category>;
};

/** Number of products in a category. */
export type CategoryFacet = {
  __typename?: 'CategoryFacet';
  /** The category counted. */
  category: Category;
  /** Number of its products. */
  count: Scalars['Int']['output'];
};

/** An added, changed or removed record, as the caller sees it now. More types may follow: ignore those you don't know. */
export type Change = AuditEntryAdded | CartItemAdded | CartItemRemoved | CategoryChanged | CategoryDeleted | FollowChanged | MessageChanged | NotificationChanged | OfferChanged | OrderChanged | PaymentChanged | ProductChanged | ReportChanged | ReviewAdded | SavedSearchChanged | SignInAdded | ThreadChanged | UserChanged | UserDeleted | WishItemAdded | WishItemRemoved;

/**
 * Changes that happened together. Callers of the same role share a batch unless a change concerns one of them. In a shared
 * batch, fields about the caller (such as `viewerHasBooked`) are right for the changed record itself. For other products
 * in the selection, such as `similarProducts`, they are those of an uninvolved caller.
 */
export type ChangeBatch = {
  __typename?: 'ChangeBatch';
  /** At most 50 changes, each record once. A later batch may repeat a record that hasn't changed. */
  changes: Array<Change>;
  /** False if changes are missing because there were too many or they are too old. Anything fetched before may be stale. */
  complete: Scalars['Boolean']['output'];
  /** Marks this batch. Pass it as `since` after a broken connection. */
  cursor: Scalars['String']['output'];
  /** The caller with current counts, if a change is about the caller's own records; else null. */
  viewer?: Maybe<User>;
};

/** The product with its new stock. */
export type ChangeStockAnswer = MutationAnswer & {
  __typename?: 'ChangeStockAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The product with its new stock. When refused with `NOT_AVAILABLE` or `CONFLICT`, the product as it is now; else null. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller with current counts. */
  viewer?: Maybe<User>;
};

/** A remark in a case. */
export type CommentOnCaseInput = {
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The remark, for both sides and admins. */
  text: Scalars['String']['input'];
};

/** The seller's judgement of a product's wear. */
export type Condition =
  /** Hardly any signs of use. */
  | 'Excellent'
  /** Works but shows its age. */
  | 'Fair'
  /** Signs of use that don't matter. */
  | 'Good';

/** Number of products in a condition. */
export type ConditionFacet = {
  __typename?: 'ConditionFacet';
  /** The condition counted. */
  condition: Condition;
  /** Number of products in it. */
  count: Scalars['Int']['output'];
};

/** The payment after the confirmed hand-over. */
export type ConfirmHandOverAnswer = MutationAnswer & {
  __typename?: 'ConfirmHandOverAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The payment as it is now; null unless it's the caller's. */
  payment?: Maybe<Payment>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The payment after the buyer's confirmation. */
export type ConfirmReceiptAnswer = MutationAnswer & {
  __typename?: 'ConfirmReceiptAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The payment as it is now; null unless it's the caller's. */
  payment?: Maybe<Payment>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Meanings that a value's type doesn't express. */
export type ConstraintFormat =
  /**
   * The `endCursor` or `cursor` of an earlier page of the same list in the same order; any other is refused with `INVALID`.
   * Empty text means the beginning.
   */
  | 'CURSOR'
  /** An amount in the currency's minor unit. REST bodies use the major unit. */
  | 'MONEY';

/** Contact details of the other side of a sale. */
export type Contact = {
  __typename?: 'Contact';
  /** The account's current e-mail. */
  email: Scalars['EmailAddress']['output'];
  /** Name at the start of the payment. */
  name: Scalars['String']['output'];
  /** The product's phone number, digits only. Null for a buyer. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Details for the payment page. */
export type CreatePaymentIntentAnswer = MutationAnswer & {
  __typename?: 'CreatePaymentIntentAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Amount to charge, or charged. */
  amount?: Maybe<Money>;
  /** Secret that the card form needs to confirm the payment, for this buyer only. Null when already paid. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /**
   * The caller's payment for this product if it is already paid: nothing is left to confirm. For an open balance, the
   * first half.
   */
  payment?: Maybe<Payment>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** An admin's decision on a case. */
export type DecideCaseInput = {
  /** Amount to return; required for `PARTIAL_REFUND`, up to what was paid and not returned. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** The decision. */
  decision: CaseDecision;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** A sentence to both sides. */
  text: Scalars['String']['input'];
};

/** The deleted account. */
export type DeleteAccountAnswer = MutationAnswer & {
  __typename?: 'DeleteAccountAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Id of the deleted account; null when refused. */
  deletedUserId?: Maybe<Scalars['ID']['output']>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The oldest 20 sales and purchases to finish first; empty unless they are why it was refused. */
  openBusiness: Array<OpenBusiness>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Proof that the account's owner asks for its deletion. */
export type DeleteAccountInput = {
  /** Firebase ID token of the account's identity, from a sign-in within the last 5 minutes. */
  idToken: Scalars['String']['input'];
};

/** The removed entry, its product and the buyer's new counts. */
export type DeleteBookingProductAnswer = MutationAnswer & {
  __typename?: 'DeleteBookingProductAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Id of the removed entry. */
  deletedBookingId?: Maybe<Scalars['ID']['output']>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Its product, no longer on the caller's booking list. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The buyer with the new counts. */
  viewer?: Maybe<User>;
};

/** The removed product. */
export type DeleteProductAnswer = MutationAnswer & {
  __typename?: 'DeleteProductAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The product, now `REMOVED`, even if it was before. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller with the new product count. */
  viewer?: Maybe<User>;
};

/** A saved search that is gone. */
export type DeleteSavedSearchAnswer = MutationAnswer & {
  __typename?: 'DeleteSavedSearchAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Id of the deleted saved search; null when refused, unless it was gone already. */
  deletedSavedSearchId?: Maybe<Scalars['ID']['output']>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The deleted account and its consequences. */
export type DeleteUserAnswer = MutationAnswer & {
  __typename?: 'DeleteUserAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Up to 100 of its settled payments that no longer name the account; null when refused. */
  anonymizedPayments?: Maybe<Array<Payment>>;
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** 1 when the account was deleted, 0 when no account has the e-mail, else null. */
  deletedCount?: Maybe<Scalars['Int']['output']>;
  /** Its former role. */
  deletedRole?: Maybe<Role>;
  /** Id of the deleted account. */
  deletedUserId?: Maybe<Scalars['ID']['output']>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Up to 100 of its products that came off sale; null when refused. */
  removedProducts?: Maybe<Array<Product>>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The removed entry, its product and the buyer's new counts. */
export type DeleteWishProductAnswer = MutationAnswer & {
  __typename?: 'DeleteWishProductAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Id of the removed entry. */
  deletedWishId?: Maybe<Scalars['ID']['output']>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Its product, no longer on the caller's wish list. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The buyer with the new counts. */
  viewer?: Maybe<User>;
};

/** Effects of deleting an account now. For admins and the account itself. */
export type DeletionEffects = {
  __typename?: 'DeletionEffects';
  /** Number of booking and wish list entries that are removed. */
  listEntries: Scalars['Int']['output'];
  /** Number of its open or accepted offers that are withdrawn. */
  offersMade: Scalars['Int']['output'];
  /** Number of open or accepted offers for its products that are closed. */
  offersReceived: Scalars['Int']['output'];
  /**
   * The oldest 20 paid and unfinished sales and purchases. Owners must finish all of them before they can delete their
   * account. When an admin deletes it, they continue without its name.
   */
  openBusiness: Array<OpenBusiness>;
  /** Total number of unfinished sales and purchases. */
  openBusinessCount: Scalars['Int']['output'];
  /** Number of payments in progress at the card provider. */
  openPayments: Scalars['Int']['output'];
  /** Number of products that come off sale. */
  products: Scalars['Int']['output'];
  /** Number of reviews of the account that are removed. */
  reviews: Scalars['Int']['output'];
  /** Number of conversations that end. The other side keeps the messages, without the account's name. */
  threads: Scalars['Int']['output'];
};

/** Pending deliveries. Those about offers aren't counted, since offers are private. */
export type DeliveryQueue = {
  __typename?: 'DeliveryQueue';
  /** Number waiting, counted up to 500. */
  count: Scalars['Int']['output'];
  /** Whether more are waiting than counted. */
  hasMore: Scalars['Boolean']['output'];
  /** When the oldest began to wait; null if none waits. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A mail kept by a shop that has no mail server. */
export type DemoMail = {
  __typename?: 'DemoMail';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the notification that it belongs to. */
  id: Scalars['ID']['output'];
  /** Subject line. */
  subject: Scalars['String']['output'];
  /** Full text. */
  text: Scalars['String']['output'];
};

/** A service that the shop needs. */
export type Dependency =
  /** Card payments. */
  | 'cards'
  /** The store of all records. */
  | 'database'
  /** Messages between the shop's processes. */
  | 'events'
  /** Sign-in and sign-up. */
  | 'identity'
  /** Photo uploads. */
  | 'images'
  /** Mail delivery of notifications. */
  | 'mail'
  /** Searches for products. */
  | 'search';

/** Status of one service. */
export type DependencyHealth = {
  __typename?: 'DependencyHealth';
  /** Whether a hosted service is used. False for the embedded replacement. */
  hosted: Scalars['Boolean']['output'];
  /** The state in one sentence. */
  message: Scalars['String']['output'];
  /** The service. */
  name: Dependency;
  /** Its state. */
  state: DependencyState;
};

/** Response of a service. */
export type DependencyState =
  /** Fails, or doesn't answer within two seconds. */
  | 'down'
  /** Answers more slowly than usual. */
  | 'slow'
  /** Answers normally. */
  | 'up';

/** Space on the data folder's disk, in megabytes of 1,000,000 bytes. */
export type DiskSpace = {
  __typename?: 'DiskSpace';
  /** Free space. */
  freeMegabytes: Scalars['Int']['output'];
  /** Whether space is so low that the operator must act. */
  isLow: Scalars['Boolean']['output'];
  /** Size of the disk. */
  totalMegabytes: Scalars['Int']['output'];
};

/** A card dispute: the buyer's bank asks for the money back. */
export type Dispute = {
  __typename?: 'Dispute';
  /** Disputed amount, out of the payment's amount. */
  amount: Money;
  /** When the shop recorded its end; null while open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** Deadline for answering at the provider; null where no answer is needed. */
  dueBy?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the provider took the money from the shop's account. False for an inquiry and once the dispute is won. */
  fundsWithdrawn: Scalars['Boolean']['output'];
  /** The provider's status, for example `needs_response`. */
  providerStatus: Scalars['String']['output'];
  /** The provider's name for the bank's reason, for example `fraudulent`. */
  reason: Scalars['String']['output'];
  /** Outcome so far. */
  status: DisputeStatus;
  /** When the shop last recorded a change of it. */
  updatedAt: Scalars['DateTime']['output'];
};

/** Outcome of a dispute. */
export type DisputeStatus =
  /** Ended without a decision: an inquiry that led nowhere, or a prevented dispute. */
  | 'closed'
  /** The bank decided for the buyer, who gets the money back. */
  | 'lost'
  /** The bank hasn't decided yet. */
  | 'open'
  /** The bank decided for the shop, which keeps the money or gets it back. */
  | 'won';

/** Unit of distances. */
export type DistanceUnit =
  /** Kilometres. */
  | 'km'
  /** Miles. */
  | 'mi';

/** The product that is no longer advertised. */
export type EndAdvertisementAnswer = MutationAnswer & {
  __typename?: 'EndAdvertisementAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The product without its advertisement; null when refused. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A hand-over code that the buyer showed. */
export type EnterHandOverCodeInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
  /** The order. */
  orderId: Scalars['ID']['input'];
};

/** A field at fault. Bounds of all fields are checked together, so one answer lists everything to mend. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Reason for the refusal of this field. */
  code: RefusalCode;
  /** The argument or input field. */
  field: Scalars['String']['output'];
  /** What is wrong with it, in a sentence for people. */
  message: Scalars['String']['output'];
};

/** The seller that the caller follows now, or follows no longer. */
export type FollowAnswer = MutationAnswer & {
  __typename?: 'FollowAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The seller, with the current `viewerFollows`; null when refused. */
  seller?: Maybe<User>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The caller began or stopped following a seller. */
export type FollowChanged = {
  __typename?: 'FollowChanged';
  /** The seller, with the current `viewerFollows`. */
  seller: User;
};

/** The token for further requests. */
export type GetTokenAnswer = MutationAnswer & {
  __typename?: 'GetTokenAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The product's token, valid for one hour. */
  token?: Maybe<Scalars['String']['output']>;
  /** The token's account. */
  user?: Maybe<User>;
};

/** Proof of an identity, in exchange for the product's token. */
export type GetTokenInput = {
  /** E-mail of the account that the ID token proves. */
  email: Scalars['EmailAddress']['input'];
  /** Firebase ID token. You can send it as the bearer header instead. */
  idToken?: InputMaybe<Scalars['String']['input']>;
};

/** The hand-over of a sold product from seller to buyer. Each time is set once and never precedes an earlier step. */
export type HandOver = {
  __typename?: 'HandOver';
  /** When the buyer reported a problem; null without one. */
  disputedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the hand-over was confirmed; null before. */
  handedOverAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pick-up location at the time of payment. Empty once the seller's account is deleted. */
  place: Scalars['String']['output'];
  /**
   * The buyer's description of the problem. Null except for the buyer and admins, without a problem, and once the buyer's
   * account is deleted.
   */
  problem?: Maybe<Scalars['String']['output']>;
  /** When all of the money was returned; null unless it was. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Current step, from the latest of the times below. */
  status: HandOverStatus;
};

/** The code that proves a hand-over. The buyer shows it, the seller enters it. */
export type HandOverCode = {
  __typename?: 'HandOverCode';
  /** Six digits. Null for everyone but the buyer. */
  code?: Maybe<Scalars['String']['output']>;
  /** Number of tries left before the buyer has to get a new code. */
  triesLeft: Scalars['Int']['output'];
};

/** How a hand-over was confirmed. */
export type HandOverProof =
  /** The buyer confirmed it. */
  | 'buyer'
  /** The seller entered the buyer's code. */
  | 'code'
  /** The seller said so, and the buyer didn't object within three days. */
  | 'silence';

/**
 * Progress of a sold product's hand-over. It only moves forward, except that a refund the bank sends back doesn't count,
 * as for `PaymentStatus`.
 */
export type HandOverStatus =
  /** The buyer reported a problem, before or after the pick-up. Admins see the details. */
  | 'disputed'
  /** The buyer confirmed the pick-up, or the seller did for a sale in two instalments. */
  | 'handed-over'
  /** Paid. Buyer and seller arrange the pick-up. */
  | 'paid'
  /** The money went back in full, or is on its way back after a cancelled sale. */
  | 'refunded';

/** System status. */
export type Health = {
  __typename?: 'Health';
  /** When these values were measured. */
  checkedAt: Scalars['DateTime']['output'];
  /** Commit of the build. Null if the build didn't record it. */
  commit?: Maybe<Scalars['String']['output']>;
  /** Status of each service. */
  dependencies: Array<DependencyHealth>;
  /** Disk of the data folder. Null if it can't be read. */
  disk?: Maybe<DiskSpace>;
  /** Last `npm run backup` of the embedded store. Null if there was none, or the database is hosted. */
  lastBackupAt?: Maybe<Scalars['DateTime']['output']>;
  /** Mails not yet sent. Null while the database doesn't answer. */
  mails?: Maybe<DeliveryQueue>;
  /** Notifications not yet created. Null while the database doesn't answer. */
  notifications?: Maybe<DeliveryQueue>;
  /** When this process started. */
  startedAt: Scalars['DateTime']['output'];
  /** Version of the shop. */
  version: Scalars['String']['output'];
};

/** The hiding of a product. */
export type Hiding = {
  __typename?: 'Hiding';
  /** When it was hidden. */
  hiddenAt: Scalars['DateTime']['output'];
  /** The admin's words; null where the seller is suspended. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A product kept for the buyer whose offer was accepted. */
export type Hold = {
  __typename?: 'Hold';
  /** Price for this buyer. */
  amount: Money;
  /** The accepted offer. */
  offer: Offer;
  /** When the hold ends unless the buyer pays. */
  until: Scalars['DateTime']['output'];
};

/**
 * A picture on the shop's image host. Size and colour are null on a hosted image service. Pictures on other sites are
 * never shown; a placeholder takes their place.
 */
export type Image = {
  __typename?: 'Image';
  /** Dominant colour as `#rrggbb`, shown while the picture loads. */
  color?: Maybe<Scalars['String']['output']>;
  /** Height of the largest rendition in pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  /** All renditions, as an HTML `srcset` attribute. */
  srcSet?: Maybe<Scalars['String']['output']>;
  /** Address of the largest rendition. */
  url: Scalars['ImageUrl']['output'];
  /** Width of the largest rendition in pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** A buyer's offer for a product. */
export type MakeOfferInput = {
  /** Amount in the currency's minor unit, from `shop.leastPrice` to the product's price. */
  amount: Scalars['Int']['input'];
  /** The product's id. */
  productId: Scalars['ID']['input'];
};

/** Notifications that are now read. */
export type MarkAllNotificationsReadAnswer = MutationAnswer & {
  __typename?: 'MarkAllNotificationsReadAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The newest 100 that were unread before; null when refused. */
  notifications?: Maybe<Array<Notification>>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller with the new count of unread notifications. */
  viewer?: Maybe<User>;
};

/** Notifications that are now read. */
export type MarkNotificationsReadAnswer = MutationAnswer & {
  __typename?: 'MarkNotificationsReadAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The caller's notifications with these ids, now read; null when refused. */
  notifications?: Maybe<Array<Notification>>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller with the new count of unread notifications. */
  viewer?: Maybe<User>;
};

/** The thread that is now read. */
export type MarkThreadReadAnswer = MutationAnswer & {
  __typename?: 'MarkThreadReadAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The thread as it is now; null when refused. */
  thread?: Maybe<Thread>;
  /** The caller with current counts. */
  viewer?: Maybe<User>;
};

/** A message in plain text, with photos. It never changes. */
export type Message = {
  __typename?: 'Message';
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Sorts by time. */
  id: Scalars['ID']['output'];
  /** Its photos, up to four. Empty once an admin deleted the message. */
  photos: Array<PrivatePhoto>;
  /** The author. Null once the account is deleted. */
  sender?: Maybe<User>;
  /** The text; empty for photos alone. If an admin deleted the message, a sentence that says so. */
  text: Scalars['String']['output'];
  /** The message's thread. Null for admins, who see reported messages only. */
  thread?: Maybe<Thread>;
  /** Whether the caller has reported it. */
  viewerHasReported: Scalars['Boolean']['output'];
  /** Whether the caller wrote it. */
  viewerIsSender: Scalars['Boolean']['output'];
};

/** A message was sent in one of the caller's threads, or the caller reported it. */
export type MessageChanged = {
  __typename?: 'MessageChanged';
  /** The message. */
  message: Message;
};

/** A page of messages, newest first. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** Entries on this page, in the list's order. */
  edges: Array<MessageEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<Message>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A message and its position in a list. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The message. */
  node: Message;
};

/** An amount of money. Calculate with `amount`; show `formatted`. */
export type Money = {
  __typename?: 'Money';
  /** In the currency's minor unit as the card provider counts it (cents for USD). */
  amount: Scalars['Int']['output'];
  /** ISO 4217 code in capitals, for example `USD`. Prices use the shop's currency; payments keep theirs. */
  currency: Scalars['String']['output'];
  /** Text in the shop's locale, for example `$1,249.00`. */
  formatted: Scalars['String']['output'];
};

/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts the seller's offer: exactly that amount goes back and the case ends. Its buyer only. A repeat succeeds. */
  acceptCaseOffer: OrderAnswer;
  /**
   * Accepts an open offer. Its product is held for the buyer at this amount until the end of the third working day after,
   * and other offers close. The product's seller only.
   */
  acceptOffer: AcceptOfferAnswer;
  /** Accepts a time for an order's pick-up that the other side has proposed. */
  acceptPickUp: OrderAnswer;
  /**
   * Makes an existing account an admin and deletes a buyer's lists. The e-mail must be verified at the identity provider.
   * Ends the account's tokens. Admins only.
   */
  addAdmin: AddAdminAnswer;
  /** Adds a category. A category with the same details counts as success. Admins only. */
  addCategory: AddCategoryAnswer;
  /** Posts a product. Sellers only. */
  addProduct: AddProductAnswer;
  /** Reviews the other side of a finished sale, once. Others can read it when both sides have written, or after 7 days. */
  addReview: AddReviewAnswer;
  /** Books a product and removes it from the caller's wish list. Buyers only. */
  addToBookingList: AddToBookingListAnswer;
  /** Adds a product to the caller's wish list. Buyers only. */
  addToWishList: AddToWishListAnswer;
  /** Creates an account for the identity that the Firebase ID token proves. Safe to repeat. */
  addUser: AddUserAnswer;
  /**
   * Cancels a sale in two instalments. Its balance must be overdue, or unpaid while the buyer reports a problem or either
   * account is deleted. The first half is refunded, and the seller can offer the product again. Admins only. A repeat
   * succeeds.
   */
  adminCancelSale: AdminCancelSaleAnswer;
  /** Decides on a request to cancel that the seller didn't answer within three days. Admins only. A repeat succeeds. */
  adminDecideCancellation: OrderAnswer;
  /** Decides a case that either side asked to decide, or that nobody answered in time. Admins only. A repeat succeeds. */
  adminDecideCase: OrderAnswer;
  /**
   * Decides a report and all open reports of the same message, product or person. The decision is carried out as by
   * `adminHideProduct`, `deleteProduct` or `adminSuspendUser`, and both sides are notified. Admins only.
   */
  adminDecideReport: AdminDecideReportAnswer;
  /**
   * Deletes a category. A category with products, in any stock, is refused with `CONFLICT` unless `moveProductsTo` is
   * given; they move before the answer. Admins only.
   */
  adminDeleteCategory: AdminDeleteCategoryAnswer;
  /**
   * Takes the admin role from an account, which gets its previous role back. The last admin stays. Ends the account's
   * tokens. Admins only.
   */
  adminDemoteAdmin: AdminDemoteAdminAnswer;
  /**
   * Hides a product. Its seller reads the reason; to everyone but the seller and admins it looks removed. Closes its
   * offers and cancels its open payments. Admins only.
   */
  adminHideProduct: AdminHideProductAnswer;
  /** Holds back what was not sent to the seller yet. Admins only. A repeat succeeds. */
  adminHoldPayout: PayoutAnswer;
  /** Moves a category to another position. Admins only. */
  adminMoveCategory: AdminMoveCategoryAnswer;
  /**
   * Refunds a sale in full, with both instalments if there are two. The seller gets the product back, paused. Both sides
   * are notified once the money is back. Refused for payments that are unpaid, already refunded or disputed by the buyer's
   * bank. Admins only.
   */
  adminRefundPayment: AdminRefundPaymentAnswer;
  /**
   * Releases money that an admin held back, or that is held because the seller's account is gone. Admins only. A repeat
   * succeeds.
   */
  adminReleasePayout: PayoutAnswer;
  /**
   * Returns a `HIDDEN` or `REMOVED` product to its previous state, unless its seller's account is deleted or suspended.
   * Admins only.
   */
  adminRestoreProduct: AdminRestoreProductAnswer;
  /**
   * Ends an account's suspension and brings back the products that it hid. Cancelled payments and withdrawn offers stay
   * so. The person gets a mail. Admins only.
   */
  adminRestoreUser: AdminRestoreUserAnswer;
  /** Tries failed transfers and reversals of an order again at once. Admins only. A repeat within a minute succeeds. */
  adminRetryTransfer: PayoutAnswer;
  /**
   * Suspends a buyer or seller until `adminRestoreUser`. The account's tokens end, `getToken` refuses with the reason, its
   * products become `HIDDEN`, its open payments are cancelled and its offers withdrawn. Paid sales continue. The person
   * gets a mail. Admins only.
   */
  adminSuspendUser: AdminSuspendUserAnswer;
  /**
   * Takes away a buyer's or seller's verification and notifies them. Succeeds if there was none. Their products leave
   * lists filtered by verified sellers. Admins only.
   */
  adminUnverifyUser: AdminUnverifyUserAnswer;
  /** Changes a category's title, description and picture. The last edit wins. Admins only. */
  adminUpdateCategory: AdminUpdateCategoryAnswer;
  /**
   * Advertises a product for 30 days. An advertised product keeps its current end. A sale or removal ends it. Its seller
   * or an admin.
   */
  advertiseProduct: AdvertiseProductAnswer;
  /** Accepts or declines the buyer's request to cancel. Its seller only. A repeat succeeds. */
  answerCancellation: OrderAnswer;
  /**
   * Answers a case. Accepting a partial refund returns that amount at once; accepting a return waits for the product. Its
   * seller only. A repeat succeeds.
   */
  answerCase: OrderAnswer;
  /** Sends a question to a product's seller in the caller's thread. Buyers only. */
  askSeller: SendMessageAnswer;
  /** Stops an account from writing to the caller, who must have a thread with it. */
  blockUser: BlockUserAnswer;
  /**
   * Cancels an order with a full refund, before the hand-over, or 14 days after a balance was due. The product goes back to
   * the seller, paused or as sold elsewhere. Its seller only. A repeat succeeds.
   */
  cancelOrder: OrderAnswer;
  /**
   * Says that the product was handed over. The buyer can confirm or object for three days; then it counts as confirmed. A
   * balance is due three working days after the claim. Its seller only. A repeat succeeds.
   */
  claimHandOver: OrderAnswer;
  /** Closes a case without a refund. Its buyer only. A repeat succeeds. */
  closeCase: OrderAnswer;
  /** Adds a remark to an open case. Its buyer, its seller and admins. A repeat of the last remark succeeds. */
  commentOnCase: OrderAnswer;
  /**
   * Confirms the hand-over of a sale in two instalments, which makes the balance due. Its seller only. A repeat succeeds,
   * even after the buyer's confirmation.
   * @deprecated Removed after 2027-05-26. Use `enterHandOverCode` or `claimHandOver`.
   */
  confirmHandOver: ConfirmHandOverAnswer;
  /** Confirms that the buyer received the product. Its buyer only. A repeat succeeds. */
  confirmOrderReceipt: OrderAnswer;
  /**
   * Confirms that the buyer received a product. Its buyer only, unless a problem was reported or the money returned. A
   * repeat succeeds.
   * @deprecated Removed after 2027-05-26. Use `confirmOrderReceipt`.
   */
  confirmReceipt: ConfirmReceiptAnswer;
  /** Confirms that the seller has the product back: everything is refunded. Its seller only. A repeat succeeds. */
  confirmReturn: OrderAnswer;
  /** Opens a payment for a product, or returns the open one. Choosing another part cancels the open one. Buyers only. */
  createPaymentIntent: CreatePaymentIntentAnswer;
  /** Declines an open offer. The product's seller only. */
  declineOffer: OfferAnswer;
  /**
   * Deletes the caller's account in the shop and at the identity provider. Its products come off sale, its lists go, and
   * payments lose its name and e-mail. Needs a sign-in within the last 5 minutes. The last admin can't delete theirs.
   * Refused with `CONFLICT` while a paid sale or purchase is unfinished; `openBusiness` lists them. A repeat with the
   * deleted account's token succeeds.
   */
  deleteAccount: DeleteAccountAnswer;
  /** Removes an entry from the caller's booking list. */
  deleteBookingProduct: DeleteBookingProductAnswer;
  /**
   * Removes a product from sale for good, even a paused one or one sold elsewhere. Sold products can't be deleted. Its
   * seller or an admin.
   */
  deleteProduct: DeleteProductAnswer;
  /** Deletes a saved search. Its owner only. */
  deleteSavedSearch: DeleteSavedSearchAnswer;
  /**
   * Deletes an account in the shop and at the identity provider. Its products come off sale, its lists go, and payments
   * lose its name and e-mail. Admins only.
   */
  deleteUser: DeleteUserAnswer;
  /** Removes an entry from the caller's wish list. */
  deleteWishProduct: DeleteWishProductAnswer;
  /** Ends a product's advertisement. Succeeds if there is none. Its seller or an admin. */
  endAdvertisement: EndAdvertisementAnswer;
  /**
   * Confirms the hand-over by the code that the buyer shows. After five wrong codes the buyer has to get a new one. Its
   * seller only. A repeat succeeds.
   */
  enterHandOverCode: OrderAnswer;
  /** Asks admins to decide a case. Its buyer or its seller. A repeat succeeds. */
  escalateCase: OrderAnswer;
  /**
   * Follows a seller: each new listing notifies the caller. At most 500 sellers, and none that has blocked the caller or
   * was blocked. Buyers only; safe to repeat.
   */
  followSeller: FollowAnswer;
  /** Exchanges a Firebase ID token for the product's token. */
  getToken: GetTokenAnswer;
  /** Makes an offer for an `AVAILABLE` product, or changes the open one. Buyers only. */
  makeOffer: OfferAnswer;
  /** Marks the caller's notifications as read up to and including one. Later ones stay unread. */
  markAllNotificationsRead: MarkAllNotificationsReadAnswer;
  /** Marks the caller's notifications as read. Other ids are ignored; refused with `NOT_FOUND` if none is left. */
  markNotificationsRead: MarkNotificationsReadAnswer;
  /**
   * Marks an `AVAILABLE` or `PAUSED` product as sold outside the shop and ends its advertisement. Bookings and wishes
   * stay. Its seller only.
   */
  markSoldElsewhere: ChangeStockAnswer;
  /** Marks one of the caller's threads as read up to and including one message. Later ones stay unread. */
  markThreadRead: MarkThreadReadAnswer;
  /**
   * Objects to the seller's claim that the product was handed over. It opens a case, and the deadlines stop. Its buyer
   * only.
   */
  objectToHandOver: OrderAnswer;
  /** Opens a case about an order, until it closes. Deadlines stop while it is open. Its buyer only. A repeat succeeds. */
  openCase: OrderAnswer;
  /**
   * Takes an `AVAILABLE` product off sale for a while. Lists and search leave it out; bookings, wishes and open offers
   * stay. Its advertisement isn't shown meanwhile but keeps its end. Its seller only.
   */
  pauseProduct: ChangeStockAnswer;
  /** Proposes times and a place for an order's pick-up to the other side. A later proposal replaces it. */
  proposePickUp: OrderAnswer;
  /** Records a payment that the provider confirms, and sells the product. Buyers only; safe to repeat. */
  recordPayment: RecordPaymentAnswer;
  /** Puts a product marked as sold elsewhere back on sale. Its seller only. */
  relistProduct: ChangeStockAnswer;
  /**
   * Makes a new hand-over code. The previous one no longer works. Its buyer only. A repeat within a minute leaves the new
   * code as it is, unless it was tried.
   */
  renewHandOverCode: OrderAnswer;
  /** Reports a message that the caller received to the shop's admins, once. */
  reportMessage: ReportMessageAnswer;
  /**
   * Reports a problem with a bought product to admins, once, before or after the pick-up. Its buyer only, unless the money
   * was returned. A repeat with the same words succeeds.
   * @deprecated Removed after 2027-05-26. Use `openCase`.
   */
  reportProblem: ReportProblemAnswer;
  /** Reports a product to the shop's admins, once. Sellers can't report their own. */
  reportProduct: ReportProductAnswer;
  /** Reports a buyer or a seller to the shop's admins, once. */
  reportUser: ReportUserAnswer;
  /** Asks the seller to cancel, before the hand-over. After three days without an answer, admins decide. Its buyer only. */
  requestCancellation: OrderAnswer;
  /** Puts a `PAUSED` product back on sale. Its seller only. */
  resumeProduct: ChangeStockAnswer;
  /**
   * Saves a search: new and cheaper products that match it notify the caller, except the caller's own. Saving an equal
   * search again changes nothing and answers the one that is there. At most 50 per account.
   */
  saveSearch: SavedSearchAnswer;
  /**
   * Writes in one of the caller's threads. Refused with `FORBIDDEN` once either side has blocked the other, unless the two
   * have an open order of the product.
   */
  sendMessage: SendMessageAnswer;
  /**
   * Writes to the other side of an order: in their thread about the product, which the first message begins. Either side can
   * begin it while the order is open, and blocks don't matter then. Its buyer and its seller only.
   */
  sendOrderMessage: SendOrderMessageAnswer;
  /** Ends all sessions of the caller's account, in the shop and at the identity provider. The caller has to sign in again. */
  signOutEverywhere: SignOutEverywhereAnswer;
  /**
   * Sets up the signed-in seller's account for payouts at the card provider, or completes it. Open the answer's `url`: it
   * works once, for a few minutes. Ask again for another one. Sellers only.
   */
  startPayoutSetup: StartPayoutSetupAnswer;
  /**
   * Stops the emails that the link of an email is about, without a sign-in: those of one saved search, or after a daily
   * email those of all that the account has. Safe to repeat.
   */
  stopAlertMails: StopAlertMailsAnswer;
  /** Lets a blocked account write to the caller again. */
  unblockUser: BlockUserAnswer;
  /** Stops following a seller. Buyers only; safe to repeat. */
  unfollowSeller: FollowAnswer;
  /** Sets the notification kinds that also come by mail. */
  updateNotificationSettings: UpdateNotificationSettingsAnswer;
  /**
   * Edits an `AVAILABLE` or `PAUSED` product. Bookings keep their price and show the changes. Its seller only. A product
   * edited since `input.revision` is refused with `CONFLICT` and returned as it is now. Buyers are never charged a price
   * they didn't see: payments begun at another price are cancelled or refunded.
   */
  updateProduct: UpdateProductAnswer;
  /** Changes name and picture in the shop and at the identity provider. */
  updateProfile: UpdateProfileAnswer;
  /** Renames, changes, pauses or resumes a saved search. Its owner only. */
  updateSavedSearch: SavedSearchAnswer;
  /** Marks a buyer or seller as verified. Admins only. */
  verifyUser: VerifyUserAnswer;
  /** Withdraws an open offer. Its buyer only. */
  withdrawOffer: OfferAnswer;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAcceptCaseOfferArgs = {
  input: AcceptCaseOfferInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAcceptOfferArgs = {
  input: AcceptOfferInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAcceptPickUpArgs = {
  input: AcceptPickUpInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddAdminArgs = {
  email: Scalars['EmailAddress']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddCategoryArgs = {
  input: AddCategoryInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddProductArgs = {
  input: AddProductInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddReviewArgs = {
  input: AddReviewInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddToBookingListArgs = {
  productId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddToWishListArgs = {
  productId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddUserArgs = {
  input: AddUserInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminCancelSaleArgs = {
  paymentId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminDecideCancellationArgs = {
  input: AnswerCancellationInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminDecideCaseArgs = {
  input: DecideCaseInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminDecideReportArgs = {
  input: AdminDecideReportInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
  moveProductsTo?: InputMaybe<Scalars['ID']['input']>;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminDemoteAdminArgs = {
  userId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminHideProductArgs = {
  input: AdminHideProductInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminHoldPayoutArgs = {
  input: AdminPayoutInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminMoveCategoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminRefundPaymentArgs = {
  input: AdminRefundPaymentInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminReleasePayoutArgs = {
  input: AdminPayoutInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminRestoreProductArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminRestoreUserArgs = {
  userId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminRetryTransferArgs = {
  orderId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminSuspendUserArgs = {
  input: AdminSuspendUserInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminUnverifyUserArgs = {
  userId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdminUpdateCategoryArgs = {
  input: AdminUpdateCategoryInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdvertiseProductArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAnswerCancellationArgs = {
  input: AnswerCancellationInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAnswerCaseArgs = {
  input: AnswerCaseInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAskSellerArgs = {
  input: AskSellerInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationBlockUserArgs = {
  userId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationClaimHandOverArgs = {
  orderId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationCloseCaseArgs = {
  orderId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationCommentOnCaseArgs = {
  input: CommentOnCaseInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationConfirmHandOverArgs = {
  paymentId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationConfirmOrderReceiptArgs = {
  orderId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationConfirmReceiptArgs = {
  paymentId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationConfirmReturnArgs = {
  orderId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationCreatePaymentIntentArgs = {
  part?: PaymentPart;
  productId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeclineOfferArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteBookingProductArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteUserArgs = {
  email: Scalars['EmailAddress']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteWishProductArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationEndAdvertisementArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationEnterHandOverCodeArgs = {
  input: EnterHandOverCodeInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationEscalateCaseArgs = {
  orderId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationFollowSellerArgs = {
  userId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationGetTokenArgs = {
  input: GetTokenInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMakeOfferArgs = {
  input: MakeOfferInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMarkAllNotificationsReadArgs = {
  until: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMarkNotificationsReadArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMarkSoldElsewhereArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMarkThreadReadArgs = {
  threadId: Scalars['ID']['input'];
  until: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationObjectToHandOverArgs = {
  input: ObjectToHandOverInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationOpenCaseArgs = {
  input: OpenCaseInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationPauseProductArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationProposePickUpArgs = {
  input: ProposePickUpInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationRecordPaymentArgs = {
  input: RecordPaymentInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationRelistProductArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationRenewHandOverCodeArgs = {
  orderId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationReportMessageArgs = {
  input: ReportMessageInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationReportProblemArgs = {
  input: ReportProblemInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationReportProductArgs = {
  input: ReportProductInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationReportUserArgs = {
  input: ReportUserInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationRequestCancellationArgs = {
  input: RequestCancellationInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationResumeProductArgs = {
  id: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationSaveSearchArgs = {
  input: SaveSearchInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationSendOrderMessageArgs = {
  input: SendOrderMessageInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationStopAlertMailsArgs = {
  token: Scalars['String']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUnblockUserArgs = {
  userId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUnfollowSellerArgs = {
  userId: Scalars['ID']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUpdateNotificationSettingsArgs = {
  mailed: Array<NotificationKind>;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUpdateSavedSearchArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSavedSearchInput;
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationVerifyUserArgs = {
  email: Scalars['EmailAddress']['input'];
};


/** Writes. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationWithdrawOfferArgs = {
  id: Scalars['ID']['input'];
};

/**
 * The answer to every mutation. A refusal has `success: false`, a code and a message; it changes nothing. You can safely
 * repeat any mutation whose answer was lost. The repeat changes nothing: it succeeds, or is refused with `alreadyDone` and
 * the existing record, or the id of the record that is gone.
 */
export type MutationAnswer = {
  /**
   * Set on a refusal when the goal is already met: the entry exists, or is gone. After repeating a request with a lost
   * answer, treat it as success.
   */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people; clients show it as it is. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A place to search around. */
export type NearInput = {
  /**
   * A town or postal code as people write it: `Portland`, `Portland, ME`, `97034`. The largest town of that name counts.
   * Coordinates work too: `45.52,-122.68`. Words of an unknown place must each begin a word of the location instead.
   */
  place: Scalars['String']['input'];
  /** Unit of distances. By default the one of the place's country, or kilometres. */
  unit?: InputMaybe<DistanceUnit>;
  /** Radius around it. Omitted, any distance. */
  within?: InputMaybe<Scalars['Int']['input']>;
};

/** News for an account. Read notifications are kept for 180 days. */
export type Notification = {
  __typename?: 'Notification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Sorts by time. */
  id: Scalars['ID']['output'];
  /** The kind of event. */
  kind: NotificationKind;
  /** One sentence for people. It names no other account. */
  message: Scalars['String']['output'];
  /** The payment concerned, as it is now. Null without one, or if the caller may not see it. */
  payment?: Maybe<Payment>;
  /** The product concerned, as it is now; null without one. */
  product?: Maybe<Product>;
  /** When it was marked as read; null before. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A notification arrived or was read. */
export type NotificationChanged = {
  __typename?: 'NotificationChanged';
  /** The caller's notification. */
  notification: Notification;
};

/** A page of notifications, newest first. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** Notifications on this page, in the list's order. */
  edges: Array<NotificationEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<Notification>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A notification and its position in a list. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

/**
 * Event behind a notification. Actors don't receive notifications about their own actions, except that buyers get `PAID`
 * and `BALANCE_PAID` as receipts, and sellers `PAYOUT_SETUP_STARTED` as a warning.
 */
export type NotificationKind =
  /** Buyer: the product was handed over, so the balance is due. */
  | 'balance-due'
  /** A balance is overdue. Buyer and seller get it; so do admins, the first time. */
  | 'balance-overdue'
  /** The balance of a sale was paid. Seller and buyer get it. */
  | 'balance-paid'
  /** Buyer: today is the last day to pay the balance. */
  | 'balance-reminder'
  /** Seller: someone booked your product. */
  | 'booked'
  /** Buyer: your request to cancel was declined. */
  | 'cancellation-declined'
  /** Seller: the buyer asks to cancel. */
  | 'cancellation-requested'
  /** A case ended. */
  | 'case-closed'
  /** The other side or an admin did something in a case. */
  | 'case-updated'
  /** The price of a product that a saved search finds dropped. The saved search says whether it is mailed. */
  | 'cheaper-match'
  /** Admins: a case or a request to cancel needs a decision. */
  | 'decision-needed'
  /** Seller: the buyer confirmed the pick-up. */
  | 'handed-over'
  /** Buyer: the seller says that they handed over the product. Confirm or object within three days. */
  | 'hand-over-claimed'
  /** Seller: the buyer objects to your claim. */
  | 'hand-over-objected'
  /** A message about a product. There's one per thread until the reader opens it. */
  | 'message'
  /** Buyer: a seller you follow posted a product. Not if one of you has blocked the other. */
  | 'new-listing'
  /** A product that a saved search finds is for sale. The saved search says whether it is mailed. */
  | 'new-match'
  /** Buyer: the seller accepted your offer and holds the product for you. */
  | 'offer-accepted'
  /** Buyer: the product of your offer can no longer be bought. A pause doesn't close offers. */
  | 'offer-closed'
  /** Buyer: the seller declined your offer. */
  | 'offer-declined'
  /** The seller didn't answer an offer for 90 days. Buyer and seller get it. */
  | 'offer-lapsed'
  /** Seller: a buyer made or changed an offer. */
  | 'offer-made'
  /** The buyer didn't pay for an accepted offer in time. Buyer and seller get it. */
  | 'offer-unpaid'
  /** Buyer: your payment was confirmed and the product is yours. */
  | 'paid'
  /** An amount that was agreed or decided in a case goes back. */
  | 'partly-refunded'
  /** Seller and admins: money from a sale could not be sent, or the bank refused it. */
  | 'payout-failed'
  /** Admins: money is held because the seller's account is deleted or suspended. */
  | 'payout-held'
  /** Seller: money that was sent to you was taken back after a refund or a lost dispute. */
  | 'payout-reversed'
  /** Seller: money from a sale was sent to your payout account. */
  | 'payout-sent'
  /** Seller: money from a sale waits until you set up payouts. Sent after a sale, after three days, then weekly. */
  | 'payout-setup-needed'
  /** Seller: somebody signed in as you started the set-up of payouts. At most one a day. */
  | 'payout-setup-started'
  /** The other side of an order accepted a time for the pick-up. */
  | 'pick-up-agreed'
  /** The other side of an order proposes times for the pick-up. */
  | 'pick-up-proposed'
  /** The agreed pick-up is a day away. Buyer and seller get it. */
  | 'pick-up-reminder'
  /** The price of a product on the wish list dropped. */
  | 'price-lowered'
  /** The buyer reported a problem. The seller and admins get it. */
  | 'problem-reported'
  /** The seller edited a product on the booking list. */
  | 'product-edited'
  /** Seller: an admin hid your product. The message gives the reason. */
  | 'product-hidden'
  /** Seller: an admin restored your product. */
  | 'product-restored'
  /** A payment was refunded. */
  | 'refunded'
  /** An admin decided on reports about the account, its product or its message. */
  | 'report-about-you'
  /** An admin decided on a report that the account filed. */
  | 'report-decided'
  /** Someone reported a product, person or message. Admins get it once per target until they decide. */
  | 'report-filed'
  /** An admin ended the account's suspension. Always mailed as well. */
  | 'restored'
  /** The other side of a sale wrote a review, which is now visible. */
  | 'reviewed'
  /** An admin cancelled a sale whose balance wasn't paid. Buyer and seller get it. */
  | 'sale-cancelled'
  /** Seller: your product was sold. */
  | 'sold'
  /** An admin suspended the account. Always mailed as well. */
  | 'suspended'
  /** A product on the wish list or booking list is off sale, for now or for good. */
  | 'unavailable'
  /** An admin took away the account's verification. */
  | 'unverified'
  /** An admin verified the account. */
  | 'verified';

/** An objection to the seller's claim that the product was handed over. */
export type ObjectToHandOverInput = {
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** What happened instead. */
  text: Scalars['String']['input'];
};

/** A buyer's offer for a product. Only that buyer and the seller see it. */
export type Offer = {
  __typename?: 'Offer';
  /** Offered amount. */
  amount: Money;
  /** When it was accepted or ended; null while open. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The buyer. Null once the account is deleted. */
  buyer?: Maybe<User>;
  /** When its amount last changed; `createdAt` if it never did. */
  changedAt: Scalars['DateTime']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** End of the hold: the end of the third working day after acceptance. Null before. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The offer's id. */
  id: Scalars['ID']['output'];
  /** When it lapses without an answer: 90 days after `changedAt`. */
  lapsesAt: Scalars['DateTime']['output'];
  /** The product as it is now. */
  product: Product;
  /** Current status. */
  status: OfferStatus;
  /** Whether the caller may accept it: the product's seller, while it is `OPEN` and the product is `AVAILABLE`. */
  viewerCanAccept: Scalars['Boolean']['output'];
  /** Whether the caller may decline it: the product's seller, while it is `OPEN`. */
  viewerCanDecline: Scalars['Boolean']['output'];
  /** Whether the caller may change or withdraw it: its buyer, while it is `OPEN`. */
  viewerCanWithdraw: Scalars['Boolean']['output'];
};

/** The new, changed, withdrawn or declined offer. */
export type OfferAnswer = MutationAnswer & {
  __typename?: 'OfferAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The offer as it is now; null unless it's the caller's. */
  offer?: Maybe<Offer>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** An offer changed that the caller made or received. */
export type OfferChanged = {
  __typename?: 'OfferChanged';
  /** The offer. */
  offer: Offer;
};

/** A page of offers. */
export type OfferConnection = {
  __typename?: 'OfferConnection';
  /** Entries on this page, in the list's order. */
  edges: Array<OfferEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<Offer>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An offer and its position in a list. */
export type OfferEdge = {
  __typename?: 'OfferEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The offer. */
  node: Offer;
};

/** A filter for offers. Omitted fields don't filter. */
export type OfferFilter = {
  /** Only offers for this product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this status. */
  status?: InputMaybe<OfferStatus>;
};

/** Progress of an offer. Once it ends, it stays ended. */
export type OfferStatus =
  /** The seller accepted it. The product is held for the buyer until `heldUntil`. */
  | 'accepted'
  /**
   * The product was sold, held for another buyer, sold elsewhere, hidden or removed. A pause keeps offers open, but nobody
   * can accept or change them until the seller resumes the product.
   */
  | 'closed'
  /** The seller declined it. */
  | 'declined'
  /** The seller didn't answer within 90 days. */
  | 'lapsed'
  /** Waiting for the seller, until `lapsesAt`. */
  | 'open'
  /** The seller accepted it and the buyer paid. */
  | 'paid'
  /** The seller accepted it, but the buyer didn't pay before the hold ended. */
  | 'unpaid'
  /** The buyer took it back. */
  | 'withdrawn';

/** A paid sale or purchase that isn't finished. A sale whose buyer's account is deleted counts as finished. */
export type OpenBusiness = {
  __typename?: 'OpenBusiness';
  /** True for a sale, false for a purchase of the account. */
  isSale: Scalars['Boolean']['output'];
  /** The payment; with two instalments, the first. */
  payment: Payment;
  /** What is still open. */
  reason: OpenBusinessReason;
};

/** Reason why a sale or purchase isn't finished. */
export type OpenBusinessReason =
  /** Handed over, but the balance isn't paid. */
  | 'balance'
  /** The buyer reported a problem, or the buyer's bank disputes the payment. */
  | 'dispute'
  /** Not handed over yet. */
  | 'hand-over';

/** A problem with an order. */
export type OpenCaseInput = {
  /** Amount to get back; required for `PARTIAL_REFUND`, up to what was paid and not returned. */
  amount?: InputMaybe<Scalars['Int']['input']>;
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What is wrong. */
  reason: CaseReason;
  /** What happened. */
  text: Scalars['String']['input'];
  /** What the buyer wants. */
  wish: CaseWish;
};

/**
 * A sale, whatever the number of payments: a purchase for its buyer, a sale for its seller. Only its buyer, its seller and
 * admins can see it.
 */
export type Order = {
  __typename?: 'Order';
  /** Second instalment. Null for an order that was paid at once. */
  balance?: Maybe<Balance>;
  /** The buyer. */
  buyer: OrderParty;
  /** The buyer's last request to cancel; null without one. */
  cancelRequest?: Maybe<CancelRequest>;
  /** The cancellation; null without one. */
  cancellation?: Maybe<OrderCancellation>;
  /** Its cases, newest first. Only the first one may be open. */
  cases: Array<OrderCase>;
  /** When the seller said that the product was handed over; null unless that stands or was confirmed. */
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the order closes, or closed. Null before it is confirmed and fully paid, while a case is open, and if cancelled. */
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the buyer may object to the seller's claim. Null unless the state is `HAND_OVER_CLAIMED`. */
  confirmBy?: Maybe<Scalars['DateTime']['output']>;
  /** When the hand-over was confirmed; null before. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Contact details for arranging the pick-up: the seller's for the buyer, the buyer's for the seller. Null for admins and
   * once that account is deleted.
   */
  contact?: Maybe<Contact>;
  /** When it was sold. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether the buyer's bank disputes a payment, or has taken it back. */
  disputed: Scalars['Boolean']['output'];
  /** The one action that is due from the caller; null if none is. */
  dueAction?: Maybe<OrderAction>;
  /** The code for the hand-over. Null for admins, and unless the hand-over is still to be confirmed. */
  handOverCode?: Maybe<HandOverCode>;
  /** How the hand-over was confirmed; null before. */
  handOverProof?: Maybe<HandOverProof>;
  /** The hand-over's own date, from which the balance is due. Null before it is confirmed. */
  handedOverAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a case is open. */
  hasOpenCase: Scalars['Boolean']['output'];
  /** Sorts by time. */
  id: Scalars['ID']['output'];
  /** The product's picture at the time of the sale. */
  image: Image;
  /** Payments that took money, oldest first. */
  payments: Array<Payment>;
  /** The seller's money from this order. Null for the buyer. */
  payout?: Maybe<Payout>;
  /** When and where buyer and seller meet. Null until one of them proposes something. */
  pickUp?: Maybe<PickUp>;
  /** Pick-up location at the time of the sale. Empty once the seller's account is deleted. */
  place: Scalars['String']['output'];
  /** The agreed price. */
  price: Money;
  /** The product as it is now. Null only if it no longer exists. */
  product?: Maybe<Product>;
  /** The product's name at the time of the sale. */
  productName: Scalars['String']['output'];
  /**
   * Exact amounts that were agreed or decided in cases, oldest first. Cancelled sales and refunds made at the card provider
   * are in `totals` only.
   */
  refunds: Array<OrderRefund>;
  /** Grows with every change of the order, such as a comment. */
  revision: Scalars['Int']['output'];
  /** The seller. */
  seller: OrderParty;
  /** Progress at this moment, with deadlines that have passed. */
  state: OrderState;
  /** The conversation of buyer and seller about the product. Null until one of them writes, and for admins. */
  thread?: Maybe<Thread>;
  /** What happened and what comes next, in order of time. */
  timeline: Array<OrderEvent>;
  /** What was paid, returned and kept. */
  totals: OrderTotals;
  /** Everything that the caller can do now. */
  viewerActions: Array<OrderAction>;
  /**
   * Whether the caller can write to the other side with `sendOrderMessage`. Blocks don't matter while the order is open.
   * False for admins.
   */
  viewerCanWrite: Scalars['Boolean']['output'];
  /** Why the buyer or the seller can't write; null if they can, and for admins. */
  writeObstacle?: Maybe<WriteObstacle>;
};

/** Something a caller can do in an order. */
export type OrderAction =
  /** Buyer: accept the seller's offer. */
  | 'accept-case-offer'
  /** Either side: accept a time for the pick-up that the other side has proposed. */
  | 'accept-pick-up'
  /** Seller, or an admin after three days: answer the buyer's request to cancel. */
  | 'answer-cancellation'
  /** Seller: answer a case. */
  | 'answer-case'
  /** Seller: cancel with a full refund. */
  | 'cancel'
  /** Seller: say that the product was handed over. */
  | 'claim-hand-over'
  /** Buyer: close a case. */
  | 'close-case'
  /** Either side or an admin: add a remark to a case. */
  | 'comment-on-case'
  /** Buyer: confirm that they received the product. */
  | 'confirm-receipt'
  /** Seller: confirm that the product was returned. */
  | 'confirm-return'
  /** Admin: decide a case. */
  | 'decide-case'
  /** Seller: enter the buyer's code. */
  | 'enter-code'
  /** Either side: ask admins to decide a case. */
  | 'escalate-case'
  /** Buyer: object to the seller's claim. */
  | 'object-to-hand-over'
  /** Buyer: open a case. */
  | 'open-case'
  /** Buyer: pay the balance. */
  | 'pay-balance'
  /** Either side: propose times and a place for the pick-up. */
  | 'propose-pick-up'
  /** Buyer: get a new hand-over code. */
  | 'renew-code'
  /** Buyer: ask the seller to cancel. */
  | 'request-cancellation';

/** Who did something in an order. */
export type OrderActor =
  /** An admin. */
  | 'admin'
  /** The buyer. */
  | 'buyer'
  /** The seller. */
  | 'seller'
  /** The shop, because a deadline passed or the bank or card provider acted. */
  | 'shop';

/** An order after a step. */
export type OrderAnswer = MutationAnswer & {
  __typename?: 'OrderAnswer';
  /**
   * Set on a refusal when the goal is already met: the entry exists, or is gone. After repeating a request with a lost
   * answer, treat it as success.
   */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people; clients show it as it is. */
  message: Scalars['String']['output'];
  /** The order as it is now; null unless the caller may see it. */
  order?: Maybe<Order>;
  /** Its payments as they are now; null when refused. */
  payments?: Maybe<Array<Payment>>;
  /** The product as it is now; null when refused. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** How an order was cancelled. */
export type OrderCancellation = {
  __typename?: 'OrderCancellation';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who cancelled. */
  by: OrderActor;
  /** In their words; null without any. */
  message?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: CancellationReason;
};

/** A problem with an order, and how it is resolved. One case is open at a time. */
export type OrderCase = {
  __typename?: 'OrderCase';
  /** Deadline for the seller's answer or the return; then admins decide. Null while nobody's answer is due. */
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null while open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The admin's decision; null without one. */
  decision?: Maybe<CaseDecision>;
  /** Sorts by time. */
  id: Scalars['ID']['output'];
  /** The seller's current offer; null without one. */
  offeredAmount?: Maybe<Money>;
  /** When the buyer opened it. */
  openedAt: Scalars['DateTime']['output'];
  /** What is wrong. */
  reason: CaseReason;
  /** The amount that was agreed or decided; null while open and without a refund. */
  refundAmount?: Maybe<Money>;
  /** Progress of the case. */
  status: CaseStatus;
  /** Everything that was said and done, oldest first. */
  steps: Array<CaseStep>;
  /** What the buyer wants. */
  wish: CaseWish;
  /** The amount that the buyer asks for. Null unless the wish is `PARTIAL_REFUND`. */
  wishedAmount?: Maybe<Money>;
};

/** An order began or changed. */
export type OrderChanged = {
  __typename?: 'OrderChanged';
  /** The order. Its buyer, its seller and admins receive it. */
  order: Order;
};

/** A page of orders. */
export type OrderConnection = {
  __typename?: 'OrderConnection';
  /** Orders on this page with their positions. */
  edges: Array<OrderEdge>;
  /** Orders on this page. */
  nodes: Array<Order>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of orders in the whole list. Null in a list of more than 10,000. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An order and its position in a list. */
export type OrderEdge = {
  __typename?: 'OrderEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The order. */
  node: Order;
};

/** A step in an order's timeline. */
export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** The amount concerned; null without one. */
  amount?: Maybe<Money>;
  /** When it happened, or when it is due. Null for a coming step without a date. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Who did it, or has to; null where nobody in particular does. */
  by?: Maybe<OrderActor>;
  /** Whether it is still to come. */
  isComing: Scalars['Boolean']['output'];
  /** Kind of step. */
  kind: OrderEventKind;
};

/** What happened in an order, or comes next. */
export type OrderEventKind =
  /** Coming: `by` has to answer a request, a case or an offer in a case, or admins decide. */
  | 'answer-by'
  /** Coming: the balance is due. */
  | 'balance-due'
  /** The balance was paid. */
  | 'balance-paid'
  /** The order was cancelled. */
  | 'cancelled'
  /** The seller, or an admin in their place, declined to cancel. */
  | 'cancel-declined'
  /** The buyer asked to cancel. */
  | 'cancel-requested'
  /** The seller accepted, declined or, with an `amount`, made an offer in a case. */
  | 'case-answered'
  /** A case ended. */
  | 'case-closed'
  /** A case went to the admins. */
  | 'case-escalated'
  /** The buyer opened a case. */
  | 'case-opened'
  /** Coming, or done: the order closes. */
  | 'closed'
  /** Coming: the hand-over counts as confirmed unless the buyer objects. */
  | 'confirm-by'
  /** The buyer's bank disputes a payment. */
  | 'disputed'
  /** The first half was paid. */
  | 'first-half-paid'
  /** Coming: buyer and seller meet. `at` is null until it is agreed. */
  | 'hand-over'
  /** The seller said that the product was handed over. */
  | 'hand-over-claimed'
  /** The hand-over was confirmed; see `handOverProof`. */
  | 'hand-over-confirmed'
  /** The buyer said that they haven't received it. */
  | 'hand-over-objected'
  /** The whole price was paid. */
  | 'paid'
  /** Both agreed on a time and a place for the pick-up. */
  | 'pick-up-agreed'
  /** One side proposed times and a place for the pick-up, and waits for an answer. */
  | 'pick-up-proposed'
  /** Money was returned. */
  | 'refunded'
  /** Coming: the buyer returns the product, and the seller confirms it. */
  | 'return';

/** A filter for the caller's orders. Omitted fields don't filter. */
export type OrderFilter = {
  /** True for orders with a `dueAction` for the caller, false for the others. */
  hasDueAction?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for orders with an open case, false for the others. */
  hasOpenCase?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only orders for this product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Only orders in this state. */
  state?: InputMaybe<OrderState>;
  /**
   * Only orders where each word begins a word of the product's name, the buyer's or seller's name or e-mail, or a
   * transaction id. Case and accents don't matter. Names match as they were at the sale and as they are now; a rename takes
   * some seconds. Text that matches more than 2,000 orders is refused.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Buyer or seller of an order. */
export type OrderParty = {
  __typename?: 'OrderParty';
  /** Name at the time of the sale. `Deleted account` once the account is deleted. */
  name: Scalars['String']['output'];
  /** State of the account. */
  state: OrderPartyState;
  /** The account's id. */
  userId: Scalars['ID']['output'];
};

/** State of an account that takes part in an order. */
export type OrderPartyState =
  /** In use. */
  | 'active'
  /** The account no longer exists. */
  | 'deleted'
  /** Suspended by an admin. */
  | 'suspended';

/** A refund in an order. */
export type OrderRefund = {
  __typename?: 'OrderRefund';
  /** Refunded amount. */
  amount: Money;
  /** When it was agreed or decided. */
  createdAt: Scalars['DateTime']['output'];
  /** Sorts by time. */
  id: Scalars['ID']['output'];
  /** Progress of the refund. */
  status: OrderRefundStatus;
};

/** Progress of a refund. */
export type OrderRefundStatus =
  /** The bank sent it back, or the card provider refused it. Admins pay the buyer another way. */
  | 'failed'
  /** On its way at the card provider. */
  | 'pending'
  /** The money went back. */
  | 'succeeded';

/** Order of a list of orders. Ties put the newest first. */
export type OrderSort =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Highest price first, in the minor units of each order's currency. */
  | 'PRICE_DESC';

/** Progress of an order. A case or a bank dispute is a flag beside it: see `hasOpenCase` and `disputed`. */
export type OrderState =
  /** Ended with a full refund. */
  | 'cancelled'
  /** Finished: confirmed and fully paid, and the time for reporting problems is over. */
  | 'closed'
  /** The hand-over is confirmed: by code, by the buyer, or because the buyer didn't object in time. */
  | 'confirmed'
  /** The seller says that the product was handed over. The buyer can confirm or object until `confirmBy`. */
  | 'hand-over-claimed'
  /** Paid in full. Buyer and seller arrange the pick-up. */
  | 'paid'
  /** The first half is paid. Buyer and seller arrange the pick-up. */
  | 'paid-in-part';

/**
 * Sums of an order's payments. `paid` equals `refunded` + `refunding` + `lostInDisputes` + `kept`, and `price` equals the
 * amounts of the sale's payments once it is fully paid.
 */
export type OrderTotals = {
  __typename?: 'OrderTotals';
  /** What the buyer still has to pay; zero for a cancelled order. */
  due: Money;
  /** What is left for the sale. */
  kept: Money;
  /** Taken back by the buyer's bank in a lost dispute. */
  lostInDisputes: Money;
  /** Charged to the buyer so far, including an amount that was paid twice by mistake. */
  paid: Money;
  /** Already returned to the buyer by the shop. */
  refunded: Money;
  /** On its way back to the buyer. */
  refunding: Money;
};

/** The shop's figures for a range of days. */
export type Overview = {
  __typename?: 'Overview';
  /** All categories, by title. */
  categories: Array<OverviewCategory>;
  /** Number of open reports, of any age. */
  openReportCount: Scalars['Int']['output'];
  /** Number of overdue balances, of any age. */
  overdueBalanceCount: Scalars['Int']['output'];
  /** Payments started within these days, counted by status. */
  payments: Array<PaymentStatusCount>;
  /** Sellers' money from the sales of these days, as it stands now. */
  payouts: PayoutTotals;
  /** Intervals, oldest first. The requested days may cut the first and the last one short. */
  periods: Array<OverviewPeriod>;
};

/** Sales of one category within an overview. */
export type OverviewCategory = {
  __typename?: 'OverviewCategory';
  /** The category; its `availableCount` is as of now. */
  category: Category;
  /** Net sales, as in an interval. */
  money: Array<Money>;
  /** Number of its products sold. */
  saleCount: Scalars['Int']['output'];
};

/** Length of an overview's intervals. */
export type OverviewInterval =
  /** Midnight to midnight. */
  | 'day'
  /** First to last day of a month. */
  | 'month'
  /** Monday to Sunday. */
  | 'week';

/** Activity and sales in one interval of an overview. */
export type OverviewPeriod = {
  __typename?: 'OverviewPeriod';
  /** Number of accounts created that are buyers now. */
  buyerCount: Scalars['Int']['output'];
  /** First day in the shop's time zone, for example `2026-05-04`. */
  from: Scalars['LocalDate']['output'];
  /**
   * Net sales: paid for products minus refunds. The shop's currency comes first, then each other currency with payments,
   * by code. At most 2,147,483,647 minor units.
   */
  money: Array<Money>;
  /** Number of products posted, including those removed since. */
  productCount: Scalars['Int']['output'];
  /** Number of products sold: paid in full, or the first half paid. Fully refunded sales don't count. */
  saleCount: Scalars['Int']['output'];
  /** Number of accounts created that are sellers now. */
  sellerCount: Scalars['Int']['output'];
  /** Last day. */
  to: Scalars['LocalDate']['output'];
};

/** Position of a page in a connection. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass it as `after` to get the next page. Null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether entries follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether entries precede this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first entry. Null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/**
 * A payment with a snapshot of the purchase. Later deletions don't change the snapshot, except for names and e-mail of
 * deleted accounts.
 */
export type Payment = {
  __typename?: 'Payment';
  /** Amount and currency charged to the card. Later price changes don't affect it. */
  amount: Money;
  /** Amount refunded so far. A partial refund leaves the sale `PAID`. */
  amountRefunded: Money;
  /** Second instalment. Null unless this is a paid first instalment. */
  balance?: Maybe<Balance>;
  /**
   * Visible, like the payment, to the buyer, admins and, from `PAID` on, the seller. `deleted@account.invalid` once the
   * account is deleted.
   */
  buyerEmail: Scalars['EmailAddress']['output'];
  /** Name at the start of the payment. `Deleted account` once the account is deleted. */
  buyerName: Scalars['String']['output'];
  /**
   * Contact details for arranging the pick-up: the seller's for the buyer, the buyer's for the seller. Null for everyone
   * else, unless the payment is a sale, and once that account is deleted.
   */
  contact?: Maybe<Contact>;
  /** When the payment began. */
  createdAt: Scalars['DateTime']['output'];
  /** The open dispute, else the last one; null without one. Admins only; null for others. */
  dispute?: Maybe<Dispute>;
  /** Whether the buyer's bank asks for the money back, or has taken it back. */
  disputed: Scalars['Boolean']['output'];
  /** First instalment. Null unless this payment is a balance. */
  firstHalf?: Maybe<Payment>;
  /** Hand-over of the product. Null before `PAID`, and where the money went back because someone else bought first. */
  handOver?: Maybe<HandOver>;
  /** Id in the shop. The provider's is `transactionId`. */
  id: Scalars['ID']['output'];
  /** The product's picture at the time of payment. */
  image: Image;
  /** The order that it belongs to. Null before `PAID`, and for money that went back because it came too late. */
  order?: Maybe<Order>;
  /** When the provider confirmed the money; null before. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Part of the price that it covers. */
  part: PaymentPart;
  /** Full price: the sum of both instalments, or `amount` of a payment in full. */
  price: Money;
  /** The product as it is now. Null only if it no longer exists. */
  product?: Maybe<Product>;
  /** The product's name at the time of payment. */
  productName: Scalars['String']['output'];
  /** The refund by an admin; null without one. Admins only; null for others. */
  refund?: Maybe<AdminRefund>;
  /** When all of the money was returned; null unless it was. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reviews of this sale that the caller may read: their own, and the other side's from its `visibleAt` on. */
  reviews: Array<Review>;
  /** Name at the start of the payment. `Deleted account` once the account is deleted. */
  sellerName: Scalars['String']['output'];
  /** Progress of the payment. It counts as a sale from `PAID` on. */
  status: PaymentStatus;
  /** The provider's id for the payment intent. */
  transactionId: Scalars['String']['output'];
  /**
   * Whether the caller may cancel the sale: an admin, for a sale in two instalments. The balance must be overdue, or
   * unpaid while the buyer reports a problem or either account is deleted.
   */
  viewerCanCancelSale: Scalars['Boolean']['output'];
  /**
   * Whether the caller may confirm the hand-over: the seller of a sale in two instalments, until either side confirms.
   * @deprecated Removed after 2027-05-26. Use `Order.viewerActions`.
   */
  viewerCanConfirmHandOver: Scalars['Boolean']['output'];
  /** Whether the caller may pay the balance now: the buyer, until it is paid or cancelled. */
  viewerCanPayBalance: Scalars['Boolean']['output'];
  /** Whether the caller may refund it: an admin, if it's paid and the buyer's bank doesn't dispute it. */
  viewerCanRefund: Scalars['Boolean']['output'];
  /**
   * Whether the caller may review the other side now. Buyer and seller may each do so once, for 90 days after a sale is
   * finished.
   */
  viewerCanReview: Scalars['Boolean']['output'];
};

/** A payment began, or its status, refunds, dispute or hand-over changed. */
export type PaymentChanged = {
  __typename?: 'PaymentChanged';
  /** The payment. Its buyer and admins receive it; its seller from `PAID` on. */
  payment: Payment;
};

/** A page of payments, newest first. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** Payments on this page, in the list's order. */
  edges: Array<PaymentEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<Payment>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of payments in the whole list. Null in an admin's list of more than 10,000. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A payment and its position in a list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The payment. */
  node: Payment;
};

/** A filter for payments. Omitted fields don't filter. */
export type PaymentFilter = {
  /** Only sales in two instalments with this balance status. */
  balance?: InputMaybe<BalanceStatus>;
  /** Only payments by this buyer. */
  buyerId?: InputMaybe<Scalars['ID']['input']>;
  /** True for payments that the buyer's bank disputes or has taken back, false for the others. */
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales with this hand-over status. `DISPUTED`: the buyer reported a problem. */
  handOver?: InputMaybe<HandOverStatus>;
  /** Only payments to this seller. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this status. */
  status?: InputMaybe<PaymentStatus>;
  /**
   * Only payments where each word begins a word of the product's name, the buyer's or seller's name or e-mail, or the
   * transaction id. Case and accents don't matter. Names match as they were when the payment began and as they are now;
   * a rename takes some seconds. Text that matches more than 2,000 payments is refused.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The part of the price that a payment covers. */
export type PaymentPart =
  /** Second of two instalments: the rest of the price. */
  | 'balance'
  /** First of two instalments, which buys the product: half of the price, plus any remainder. */
  | 'first-half'
  /** The full price at once. */
  | 'whole';

/** Order of a list of payments. Ties put the newest first. */
export type PaymentSort =
  /** Largest amount first, in the minor units of each payment's currency. */
  | 'AMOUNT_DESC'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/**
 * Progress of a payment. It only moves forward, except that a refund the bank sends back doesn't count. A partly refunded
 * sale stays `PAID`; see `amountRefunded`.
 */
export type PaymentStatus =
  /** The provider gave up; no money was taken. */
  | 'failed'
  /** The provider confirmed the money; the product belongs to the buyer. */
  | 'paid'
  /** An intent is open; no money has been taken. */
  | 'pending'
  /** Refunded in full. */
  | 'refunded'
  /** The money was taken but the product had already been sold. A refund is on its way. */
  | 'refunding'
  /** The buyer's bank sent the refund back. The money must be returned another way. */
  | 'refund-failed';

/** Number of payments with one status. */
export type PaymentStatusCount = {
  __typename?: 'PaymentStatusCount';
  /** Number of payments. */
  count: Scalars['Int']['output'];
  /** Current status of the payments. */
  status: PaymentStatus;
};

/** A seller's money from one order. charged = refunded + lostInDisputes + transferred − reversed + fee + held − owed. */
export type Payout = {
  __typename?: 'Payout';
  /** What the buyer has paid. */
  charged: Money;
  /** The shop's fee on what is left. */
  fee: Money;
  /** The terms of the fee, as they were at the sale. */
  feeTerms: ShopFee;
  /** What the shop still holds: the seller's, and refunds on their way to the buyer. */
  held: Money;
  /** An admin's hold; null without one. */
  hold?: Maybe<PayoutHold>;
  /** The order's id. */
  id: Scalars['ID']['output'];
  /** What the buyer's bank took back. */
  lostInDisputes: Money;
  /** Each movement, oldest first. */
  moves: Array<PayoutMove>;
  /** The order. */
  order: Order;
  /** What could not be taken back. Later transfers settle it. */
  owed: Money;
  /** What went back to the buyer. */
  refunded: Money;
  /** What was taken back, with what later orders settled. */
  reversed: Money;
  /** What the seller gets of what is left. */
  share: Money;
  /** Where the money stands. */
  state: PayoutState;
  /** What was sent to the seller, with what settled debts of other orders. */
  transferred: Money;
  /** Until when it waits, where that is known. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the caller can hold it back. */
  viewerCanHold: Scalars['Boolean']['output'];
  /** Whether the caller can release it. */
  viewerCanRelease: Scalars['Boolean']['output'];
  /** Whether the caller can try a failed transfer or reversal again. */
  viewerCanRetry: Scalars['Boolean']['output'];
  /** What it waits for; null unless the state is `WAITING`. */
  wait?: Maybe<PayoutWait>;
};

/** A seller's account for payouts at the card provider. The shop stores no bank details. */
export type PayoutAccount = {
  __typename?: 'PayoutAccount';
  /** When the card provider was asked last; null before the set-up. */
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the seller's account in the shop. */
  id: Scalars['ID']['output'];
  /** What the card provider needs from the seller; empty if nothing. */
  missing: Array<PayoutRequirement>;
  /** What the seller owes the shop after refunds that could not be taken back. Later transfers settle it. */
  owed: Money;
  /** Where it stands. */
  state: PayoutAccountState;
  /** The seller. Null once that account is deleted. */
  user?: Maybe<User>;
};

/** A page of accounts for payouts. */
export type PayoutAccountConnection = {
  __typename?: 'PayoutAccountConnection';
  /** Accounts on this page with their positions. */
  edges: Array<PayoutAccountEdge>;
  /** Accounts on this page. */
  nodes: Array<PayoutAccount>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of accounts in the whole list. Null in a list of more than 10,000. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An account for payouts and its position in a list. */
export type PayoutAccountEdge = {
  __typename?: 'PayoutAccountEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The account. */
  node: PayoutAccount;
};

/** An admin's filter for accounts for payouts. Omitted fields don't filter. */
export type PayoutAccountFilter = {
  /** True for sellers who owe the shop money, false for the others. */
  owing?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only accounts in this state. */
  state?: InputMaybe<PayoutAccountState>;
};

/** How a seller's account for payouts stands. */
export type PayoutAccountState =
  /** It can receive money. */
  | 'active'
  /** The card provider needs something from the seller; see `missing`. */
  | 'incomplete'
  /** The seller hasn't begun to set it up. */
  | 'not-started'
  /** It can't receive money until the seller or the card provider has solved a problem. */
  | 'restricted'
  /** The card provider is checking what the seller sent. */
  | 'under-review';

/** A seller's money after an admin's act. */
export type PayoutAnswer = MutationAnswer & {
  __typename?: 'PayoutAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The payout; null when refused for another reason than its state. */
  payout?: Maybe<Payout>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A page of payouts. */
export type PayoutConnection = {
  __typename?: 'PayoutConnection';
  /** Payouts on this page with their positions. */
  edges: Array<PayoutEdge>;
  /** Payouts on this page. */
  nodes: Array<Payout>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of payouts in the whole list. Null in a list of more than 10,000. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A difference between the shop's records and the card provider's. */
export type PayoutDifference = {
  __typename?: 'PayoutDifference';
  /** What differs. */
  kind: PayoutDifferenceKind;
  /** The order; null if the shop has no record of it. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** Amount at the card provider; null if it isn't there. */
  provided?: Maybe<Money>;
  /** Amount in the shop's records; null if it isn't there. */
  recorded?: Maybe<Money>;
  /** The card provider's id: of the transfer, of the reversal, or of the payment. */
  reference: Scalars['String']['output'];
};

/** What the shop and the card provider know differently. */
export type PayoutDifferenceKind =
  /** What a buyer paid. */
  | 'charge'
  /** What a buyer's bank has withdrawn of one payment. */
  | 'dispute'
  /** All that went back to a buyer of one payment. */
  | 'refund'
  /** A reversal of a transfer. */
  | 'reversal'
  /** A transfer to a seller's account. */
  | 'transfer';

/** A payout and its position in a list. */
export type PayoutEdge = {
  __typename?: 'PayoutEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The payout. */
  node: Payout;
};

/** A filter for the seller's payouts. Omitted fields don't filter. */
export type PayoutFilter = {
  /** Only sales of the month that begins on this day, in the shop's time zone. */
  month?: InputMaybe<Scalars['LocalDate']['input']>;
  /** Only payouts in this state. */
  state?: InputMaybe<PayoutState>;
};

/** Why and when an admin held money back. */
export type PayoutHold = {
  __typename?: 'PayoutHold';
  /** When it began. */
  at: Scalars['DateTime']['output'];
  /** Reason in the admin's words. */
  reason: Scalars['String']['output'];
};

/** A seller's sales of one month in the shop's time zone. */
export type PayoutMonth = {
  __typename?: 'PayoutMonth';
  /** What buyers paid. */
  charged: Money;
  /** The shop's fees. */
  fee: Money;
  /** First day of the month. */
  month: Scalars['LocalDate']['output'];
  /** What went back to buyers or was lost in disputes. */
  returned: Money;
  /** The seller's part. */
  share: Money;
};

/** A movement of a seller's money. */
export type PayoutMove = {
  __typename?: 'PayoutMove';
  /** Its amount. */
  amount: Money;
  /** Day on which it reaches the bank; null where `bank` is. */
  arrivesAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it began. */
  at: Scalars['DateTime']['output'];
  /** How the bank received it. Null before the provider sends it to the bank, and for all but transfers. */
  bank?: Maybe<BankState>;
  /** The card provider's reason for a failure; null without one. */
  failure?: Maybe<Scalars['String']['output']>;
  /** The movement's id. */
  id: Scalars['ID']['output'];
  /** Its kind. */
  kind: PayoutMoveKind;
  /** The other order, of what is kept or settled. Null otherwise. */
  otherOrderId?: Maybe<Scalars['ID']['output']>;
  /** Where it stands. */
  state: PayoutMoveState;
};

/** Kind of a movement of a seller's money. */
export type PayoutMoveKind =
  /** Back from there, after a refund or a lost dispute. */
  | 'reversal'
  /** Settled by a later order's transfer. */
  | 'settled'
  /** To the seller's account at the card provider. */
  | 'transfer'
  /** Kept from this order's transfer to settle what the seller owed from another order. */
  | 'withheld';

/** How a movement stands. */
export type PayoutMoveState =
  /** The card provider has carried it out. */
  | 'done'
  /** Refused by the card provider. A reversal that fails is owed by the seller. */
  | 'failed'
  /** It is being sent. */
  | 'pending';

/**
 * The last daily comparison of a week's charges, refunds, disputes, transfers and reversals with the card provider's balance
 * transactions.
 */
export type PayoutReconciliation = {
  __typename?: 'PayoutReconciliation';
  /** When they were compared. */
  checkedAt: Scalars['DateTime']['output'];
  /** Number of balance transactions that the card provider has booked in the compared days. */
  count: Scalars['Int']['output'];
  /** Every difference; empty if all agree. */
  differences: Array<PayoutDifference>;
};

/** Something that the card provider needs from a seller. */
export type PayoutRequirement =
  /** Postal address. */
  | 'address'
  /** Account that receives the money. */
  | 'bank-account'
  /** Details of the business. */
  | 'business'
  /** E-mail or phone. */
  | 'contact'
  /** Copy of a document. */
  | 'document'
  /** Name and date of birth. */
  | 'identity'
  /** Number of an identity or tax document. */
  | 'id-number'
  /** Something else. */
  | 'other'
  /** Consent to the provider's terms. */
  | 'terms';

/** Order of a list of payouts, by the time of the sale. */
export type PayoutSort =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** How a seller's money from an order stands. */
export type PayoutState =
  /** It is being sent. */
  | 'due'
  /** It could not be sent. The shop tries again every day. */
  | 'failed'
  /** The buyer got everything back before anything was sent. */
  | 'nothing-left'
  /** It reached the seller's bank. */
  | 'paid-out'
  /** All that was sent was taken back. */
  | 'reversed'
  /** A part of what was sent was taken back. */
  | 'reversed-in-part'
  /** It was sent to the seller's account at the card provider and hasn't reached the bank; see `PayoutMove.bank`. */
  | 'sent'
  /** It waits; see `wait`. */
  | 'waiting';

/** A seller's statement of the sales of one month, as files. The addresses work for 10 to 15 minutes, for the caller alone. */
export type PayoutStatement = {
  __typename?: 'PayoutStatement';
  /** Address of the CSV file. */
  csvUrl: Scalars['String']['output'];
  /** First day of the month. */
  month: Scalars['LocalDate']['output'];
  /** Address of the PDF. */
  pdfUrl: Scalars['String']['output'];
};

/** A seller's money by where it is, in the shop's currency. Orders in earlier currencies don't count. */
export type PayoutSummary = {
  __typename?: 'PayoutSummary';
  /** Is being sent. */
  available: Money;
  /** The last twelve months with sales, oldest first. */
  months: Array<PayoutMonth>;
  /** Was sent, and hasn't reached the bank. */
  onItsWay: Money;
  /** Owed by the seller. */
  owed: Money;
  /** Reached the bank. */
  paidOut: Money;
  /** Waits for something. */
  waiting: Money;
};

/** Sellers' money from some days' sales, in the shop's currency. Orders in earlier currencies don't count. */
export type PayoutTotals = {
  __typename?: 'PayoutTotals';
  /** Number of sales with a failed transfer, of any age. */
  failedCount: Scalars['Int']['output'];
  /** What the shop keeps of what was charged, after refunds. */
  fees: Money;
  /** Held for sellers, and refunds on their way. */
  held: Money;
  /** Owed by sellers. */
  owed: Money;
  /** Sent to sellers, without what was taken back. */
  paid: Money;
};

/** What a seller's money waits for. */
export type PayoutWait =
  /** The buyer hasn't paid the balance yet. */
  | 'balance'
  /** A case is open. */
  | 'case'
  /** The hand-over was less than `Shop.payoutDelayDays` ago; see `until`. */
  | 'delay'
  /** The buyer's bank disputes a payment. */
  | 'dispute'
  /** The hand-over is not confirmed yet. */
  | 'hand-over'
  /** An admin holds it back. */
  | 'held'
  /** The shop doesn't pay sellers out. That is arranged outside. */
  | 'outside'
  /** A refund is on its way, or the bank has sent it back. */
  | 'refund'
  /** The seller's account is deleted or suspended. Admins decide. */
  | 'seller-gone'
  /** The seller's account for payouts can't receive money yet. */
  | 'set-up';

/** An account with details for admins only. */
export type Person = {
  __typename?: 'Person';
  /** Number of sales that the account cancelled as their seller: not because the buyer asked or didn't pay the balance. */
  cancelledSaleCount: Scalars['Int']['output'];
  /** The account's id. */
  id: Scalars['ID']['output'];
  /** Last sign-in or renewal of a sign-in, to the hour; null for never. Open pages don't receive updates of it. */
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the account was created. */
  since: Scalars['DateTime']['output'];
  /** Whether the account is usable. */
  state: PersonState;
  /** When the account was suspended; null while it isn't. */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Reason for the suspension, which the person reads; null while not suspended. */
  suspensionReason?: Maybe<Scalars['String']['output']>;
  /** The account as others see it. */
  user: User;
};

/** A page of people. */
export type PersonConnection = {
  __typename?: 'PersonConnection';
  /** People on this page, in the list's order. */
  edges: Array<PersonEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<Person>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of people in the whole list. Null above 10,000. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A person and their position in a list. */
export type PersonEdge = {
  __typename?: 'PersonEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The person. */
  node: Person;
};

/** A filter for people. Omitted fields don't filter. */
export type PersonFilter = {
  /** Only this role. */
  role?: InputMaybe<Role>;
  /** Only accounts in this state. */
  state?: InputMaybe<PersonState>;
  /**
   * Only people where each word begins a word of the name or e-mail: `ada`, `ada@` and `@mail` find `ada@mail.example`.
   * Case and accents don't matter. Text that matches more than 2,000 people is refused.
   */
  text?: InputMaybe<Scalars['String']['input']>;
  /** True for people verified by an admin, false for the others. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Order of a list of people. Ties put the newest first. */
export type PersonSort =
  /** Most recently active first. */
  | 'last-active'
  /** Newest first. */
  | 'newest'
  /** Oldest first. */
  | 'oldest';

/** Whether an account is usable. */
export type PersonState =
  /** In use. */
  | 'active'
  /** Suspended by an admin: nobody can sign in to it, and its products are off sale. */
  | 'suspended';

/** When and where buyer and seller meet. */
export type PickUp = {
  __typename?: 'PickUp';
  /** What both agreed on; null before. It stands until a later proposal is accepted. */
  agreed?: Maybe<PickUpAppointment>;
  /** What waits for the other side's answer. Null without it, and once the product was handed over. */
  proposal?: Maybe<PickUpProposal>;
};

/** An agreed pick-up. */
export type PickUpAppointment = {
  __typename?: 'PickUpAppointment';
  /** When it was agreed. */
  agreedAt: Scalars['DateTime']['output'];
  /** When they meet. Show it in `timeZone`. */
  at: Scalars['DateTime']['output'];
  /**
   * Address of the calendar file (`.ics`), for the caller alone. It works for 10 to 15 minutes; ask again for another one.
   * Null where `place` is.
   */
  calendarUrl?: Maybe<Scalars['String']['output']>;
  /** The place. Null for admins, and 30 days after the order has closed. */
  place?: Maybe<Scalars['String']['output']>;
  /** IANA time zone of the place, for example `America/New_York`. */
  timeZone: Scalars['String']['output'];
};

/** Times and a place that one side proposes. */
export type PickUpProposal = {
  __typename?: 'PickUpProposal';
  /** The side that proposes it. */
  by: OrderActor;
  /** The proposal's id. */
  id: Scalars['ID']['output'];
  /** The place. Null for admins, and 30 days after the order has closed. */
  place?: Maybe<Scalars['String']['output']>;
  /** When it was proposed. */
  proposedAt: Scalars['DateTime']['output'];
  /** IANA time zone of the place, for example `America/New_York`. */
  timeZone: Scalars['String']['output'];
  /** One to three times, earliest first. Show them in `timeZone`. */
  times: Array<Scalars['DateTime']['output']>;
};

/** A town, or a postal code's part of it. */
export type Place = {
  __typename?: 'Place';
  /** ISO 3166-1 code of the country, for example `US`. */
  country: Scalars['String']['output'];
  /** Degrees north, to two decimals: about 1 km. */
  latitude: Scalars['Float']['output'];
  /** Degrees east, to two decimals. */
  longitude: Scalars['Float']['output'];
  /** The town's name. */
  name: Scalars['String']['output'];
  /** Postal code, if the place was found by it. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** State or region: its code in the United States (`OR`), its name elsewhere (`Ontario`). Null where there is none. */
  region?: Maybe<Scalars['String']['output']>;
};

/** A place as `places` gives it. Coordinates are rounded to two decimals. */
export type PlaceInput = {
  /** ISO 3166-1 code of the country. */
  country: Scalars['String']['input'];
  /** Degrees north. */
  latitude: Scalars['Float']['input'];
  /** Degrees east. */
  longitude: Scalars['Float']['input'];
  /** The town's name. */
  name: Scalars['String']['input'];
  /** Postal code, if one was chosen. */
  postalCode?: InputMaybe<Scalars['String']['input']>;
  /** State or region. */
  region?: InputMaybe<Scalars['String']['input']>;
};

/** Result of looking up a place. */
export type PlaceLookup =
  /** The place is known. */
  | 'found'
  /** Places can't be looked up right now. */
  | 'unavailable'
  /** No known place has this name. */
  | 'unknown';

/**
 * What similar products sell for. It covers the category, narrowed by condition while at least five prices remain.
 * Percentiles are interpolated between the two nearest prices. Sales that aren't fully paid, or were cancelled or refunded,
 * even in part, don't count. Calculated once a day.
 */
export type PriceGuide = {
  __typename?: 'PriceGuide';
  /** Brand that it covers, as most of its sellers write it; null if it covers all. */
  brand?: Maybe<Scalars['String']['output']>;
  /** When it was calculated. */
  calculatedAt: Scalars['DateTime']['output'];
  /** Condition that it covers; null if it covers all. */
  condition?: Maybe<Condition>;
  /** 75th percentile. */
  high: Money;
  /** 25th percentile. */
  low: Money;
  /** Number of prices behind it, at least five. */
  priceCount: Scalars['Int']['output'];
  /** Kind of these prices. */
  source: PriceSource;
  /** Median. */
  typical: Money;
};

/** Lowest and highest price. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** Highest price. */
  max: Money;
  /** Lowest price. */
  min: Money;
};

/** Prices that a price guide is calculated from. */
export type PriceSource =
  /** Asking prices of products for sale, where fewer than five were sold. */
  | 'listings'
  /** Prices paid here in the last twelve months. */
  | 'sales';

/** A photo of a message or a case. Only its two sides and admins can open it. */
export type PrivatePhoto = {
  __typename?: 'PrivatePhoto';
  /** Dominant colour as `#rrggbb`, shown while the photo loads. */
  color: Scalars['String']['output'];
  /** Height of the largest rendition in pixels. */
  height: Scalars['Int']['output'];
  /** The photo's id, as `POST /upload?private` gives it. */
  id: Scalars['ID']['output'];
  /** All renditions, as an HTML `srcset` attribute. The addresses expire like `url`. */
  srcSet: Scalars['String']['output'];
  /** Address of the largest rendition, for the caller alone. It works for 10 to 15 minutes; ask again for another one. */
  url: Scalars['String']['output'];
  /** Width of the largest rendition in pixels. */
  width: Scalars['Int']['output'];
};

/** A piece of used equipment that a seller posted. */
export type Product = {
  __typename?: 'Product';
  /** When the advertisement ends by itself, 30 days after it began. Null unless advertised. */
  advertisedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is advertised. */
  advertisement: Scalars['Boolean']['output'];
  /** Facts such as weight and brand, in the same order for all products. Empty if the seller stated none. */
  attributes: Array<ProductAttribute>;
  /** Description by the seller. */
  body: Scalars['String']['output'];
  /** Its category. Null only if the category no longer exists. */
  category?: Maybe<Category>;
  /** The seller's judgement of the wear. */
  condition: Condition;
  /** Whether the payment that bought it is disputed. False except for its seller and admins. */
  disputed: Scalars['Boolean']['output'];
  /** Distance from a point to its place, to one decimal. Null without a place. */
  distance?: Maybe<Scalars['Float']['output']>;
  /** The last edit of each edited field, in the order of `ProductField`. */
  edits: Array<ProductEdit>;
  /** Reason for hiding it. Null except for its seller and admins, and while it isn't hidden. */
  hidden?: Maybe<Hiding>;
  /** The hold after an accepted offer. Only its seller and that buyer see it; everyone else sees `PAUSED`. */
  hold?: Maybe<Hold>;
  /** Id, also used in web addresses. REST calls it `_id`. */
  id: Scalars['ID']['output'];
  /** Cover: the first of `images`. */
  image: Image;
  /** Photos in the seller's order, the cover first. */
  images: Array<ProductImage>;
  /** State of sale. Lists loaded earlier may hold products that are off sale by now. */
  inStock: Stock;
  /** Pick-up location, such as the town. Empty once the seller's account is deleted. */
  location: Scalars['String']['output'];
  /** Price when it was bought. */
  originalPrice: Money;
  /** The seller's phone number, digits only. Null for visitors and once the account is deleted. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Town of the pick-up location, for distances. Null if the location's text names none for certain. */
  place?: Maybe<Place>;
  /** When the seller posted it. Lists start with the newest. */
  postedTime: Scalars['DateTime']['output'];
  /**
   * The "was" price: the price before the first reduction that still holds. Null without a reduction, and once the price
   * is back there or higher.
   */
  previousPrice?: Maybe<Money>;
  /** Name that the seller gave it. Names aren't unique. */
  productName: Scalars['String']['output'];
  /** Whether someone reported it. */
  reported: Scalars['Boolean']['output'];
  /** Asking price. */
  resalePrice: Money;
  /** Number of edits so far. `updateProduct` takes it, so edits can't overwrite unseen ones. */
  revision: Scalars['Int']['output'];
  /** The seller. Null once the account is deleted. */
  seller?: Maybe<User>;
  /** The seller's e-mail. Null for visitors and once the account is deleted. */
  sellerEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** The seller's current name. Null once the account is deleted. */
  sellerName?: Maybe<Scalars['String']['output']>;
  /** Other `AVAILABLE` products of its category, closest price first. */
  similarProducts: Array<Product>;
  /** Whether the caller may advertise it: its seller or an admin, while it is `AVAILABLE` and not advertised. */
  viewerCanAdvertise: Scalars['Boolean']['output'];
  /** Whether the caller may book, save and pay for it now: a buyer, while it is `AVAILABLE`. */
  viewerCanBuy: Scalars['Boolean']['output'];
  /**
   * Whether the caller may delete it: its seller or an admin, while it is `AVAILABLE`, `PAUSED`, `SOLD_ELSEWHERE` or
   * `HIDDEN`.
   */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the caller may edit it: its seller, while it is `AVAILABLE` or `PAUSED`. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether the caller may end its advertisement: its seller or an admin, while it is advertised. */
  viewerCanEndAdvertisement: Scalars['Boolean']['output'];
  /**
   * Whether the caller may hide it: an admin, while it is on sale, paused or sold elsewhere, or hidden because its seller
   * is suspended.
   */
  viewerCanHide: Scalars['Boolean']['output'];
  /** Whether the caller may mark it as sold elsewhere: its seller, while it is `AVAILABLE` or `PAUSED`. */
  viewerCanMarkSoldElsewhere: Scalars['Boolean']['output'];
  /** Whether the caller may make an offer now: a buyer, while it is `AVAILABLE`. Another offer changes the open one. */
  viewerCanOffer: Scalars['Boolean']['output'];
  /** Whether the caller may pause it: its seller, while it is `AVAILABLE`. */
  viewerCanPause: Scalars['Boolean']['output'];
  /** Whether the caller may relist it: its seller, while it is `SOLD_ELSEWHERE`. */
  viewerCanRelist: Scalars['Boolean']['output'];
  /** Whether the caller may restore it: an admin, while it is `HIDDEN` or `REMOVED` and its seller's account exists. */
  viewerCanRestore: Scalars['Boolean']['output'];
  /** Whether the caller may resume it: its seller, while it is `PAUSED`. */
  viewerCanResume: Scalars['Boolean']['output'];
  /** Whether it's on the caller's booking list. False for visitors. */
  viewerHasBooked: Scalars['Boolean']['output'];
  /** Whether it's on the caller's wish list. False for visitors. */
  viewerHasWished: Scalars['Boolean']['output'];
  /** The caller's newest offer; null without one. Only the seller and the caller see it. */
  viewerOffer?: Maybe<Offer>;
  /** The caller's thread with the seller about it; null without one. */
  viewerThread?: Maybe<Thread>;
  /** Years of use before it was posted. Fractions are allowed. */
  yearsOfUsedProduct: Scalars['Float']['output'];
};


/** A piece of used equipment that a seller posted. */
export type ProductDistanceArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  unit?: DistanceUnit;
};


/** A piece of used equipment that a seller posted. */
export type ProductSimilarProductsArgs = {
  first?: Scalars['Int']['input'];
};

/** A fact of a product. */
export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  /** Whether it helps to compare products. */
  compares: Scalars['Boolean']['output'];
  /** Name for people, such as `Maximum load`. */
  label: Scalars['String']['output'];
  /** Name of the attribute, such as `maxLoad`. */
  name: Scalars['String']['output'];
  /** The value of a number; null for others. */
  number?: Maybe<Scalars['Float']['output']>;
  /** Kind of the value. */
  type: AttributeType;
  /** Unit of the number, such as `kg`; null without one. */
  unit?: Maybe<Scalars['String']['output']>;
  /** The value as `ProductAttributeInput` takes it: `15.5`, `true`, `Magnetic`. Numbers are in `unit`. */
  value: Scalars['String']['output'];
};

/** A fact of a product. */
export type ProductAttributeInput = {
  /** Name of an attribute of the category, such as `weight`. */
  name: Scalars['String']['input'];
  /**
   * Value: a number with a unit (`16 kg`, `35 lb`, `6 ft 2 in`) or in the attribute's own, `true` or `false`, one of the
   * choices, or text. Blank text counts as omitted.
   */
  value: Scalars['String']['input'];
};

/** A product was posted, changed, sold or removed. */
export type ProductChanged = {
  __typename?: 'ProductChanged';
  /** The product; its `inStock` tells of a removal. */
  product: Product;
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /**
   * Up to three advertised products that match the filter, to show beside the list. They rotate every minute, so each gets
   * an equal share. The list contains them, too. Empty for a list that takes no filter.
   */
  advertisements: Array<Product>;
  /** The filter's `text` with misspelt words corrected, as it was searched for. Null if there were none. */
  correctedText?: Maybe<Scalars['String']['output']>;
  /** Products on this page, in the list's order. */
  edges: Array<ProductEdge>;
  /** Counts by filter value. Null for a list that takes no filter, and while search is unavailable. */
  facets?: Maybe<ProductFacets>;
  /** Place that distances are measured from: the filter's `near`, else one that its `text` names. Null without either. */
  near?: Maybe<SearchedPlace>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<Product>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Price that the filter's `text` asks for, such as `under 500`. Null if it names none. */
  textPrice?: Maybe<TextPrice>;
  /** Number of products in the whole list. Null in an admin's list of more than 10,000, and while search is unavailable. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A product and its position in a list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** Distance from the list's `near`, in its unit, to one decimal. Null without one, or if the product has no place. */
  distance?: Maybe<Scalars['Float']['output']>;
  /**
   * Parts of the filter's `text` that the product doesn't match. Empty for a full match. If nothing matches all of the
   * text, the list has the best partial matches instead.
   */
  missing: Array<Scalars['String']['output']>;
  /** The product. */
  node: Product;
};

/** The last edit of one field of a product. */
export type ProductEdit = {
  __typename?: 'ProductEdit';
  /** When it was edited. */
  editedAt: Scalars['DateTime']['output'];
  /** The edited field. */
  field: ProductField;
  /** The product's `revision` after the edit. */
  revision: Scalars['Int']['output'];
};

/** Number of products per filter value. Each facet counts with all filters but its own. */
export type ProductFacets = {
  __typename?: 'ProductFacets';
  /** The facts that the filter asks for, each with the number of products without that one. */
  attributeFilters: Array<AttributeFilterFacet>;
  /**
   * Facts of the one category that the filter names, in the order of its forms: those that filter and that a product
   * states. Empty without such a category.
   */
  attributes: Array<AttributeFacet>;
  /** Categories with products, largest first. */
  categories: Array<CategoryFacet>;
  /** All conditions, best first. */
  conditions: Array<ConditionFacet>;
  /** Lowest and highest price. Null without products. */
  priceRange?: Maybe<PriceRange>;
  /** The 50 towns with most products, largest first. */
  towns: Array<TownFacet>;
  /** Number of products from verified sellers. */
  verifiedSellerCount: Scalars['Int']['output'];
};

/** Fields that a seller can edit: those of `UpdateProductInput`. */
export type ProductField =
  /** Facts such as weight and brand: `attributes`. */
  | 'attributes'
  /** Description: `body`. */
  | 'body'
  /** Kind of equipment: `category`. */
  | 'categoryId'
  /** Wear: `condition`. */
  | 'condition'
  /** Photos, with their order and descriptions: `images`. */
  | 'images'
  /** Pick-up location: `location`. */
  | 'location'
  /** Price when bought: `originalPrice`. */
  | 'originalPrice'
  /** The seller's phone number: `phone`. */
  | 'phone'
  /** Name: `productName`. */
  | 'productName'
  /** Asking price: `resalePrice`. */
  | 'resalePrice'
  /** Years of use: `yearsOfUsedProduct`. */
  | 'yearsOfUsedProduct';

/** A filter for products. A product must match every field that is set. */
export type ProductFilter = {
  /** True for advertised products, false for the others. */
  advertised?: InputMaybe<Scalars['Boolean']['input']>;
  /** Facts that a product must have. A product that doesn't state one doesn't match. */
  attributes?: InputMaybe<Array<AttributeFilter>>;
  /** Only this category. An unknown one has no products. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these categories. An empty list is no filter; an unknown category has no products. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only these conditions. An empty list is no filter. */
  conditions?: InputMaybe<Array<Condition>>;
  /** Highest price. */
  maxPrice?: InputMaybe<Scalars['Int']['input']>;
  /** Greatest number of years of use. */
  maxYearsOfUse?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest price. */
  minPrice?: InputMaybe<Scalars['Int']['input']>;
  /** Only products around a place. Products without a place are out of every radius. */
  near?: InputMaybe<NearInput>;
  /**
   * Only products that match this text, as shoppers type it: in name, category, description, condition or location, in any
   * variant (`fold`, `folding`), split or joined (`kettle bell`), misspelt, or by a synonym. A kind of equipment counts in
   * a description only if no name or category has it. `16kg` equals `16 kg` and about `35 lb`. Words of intention (`used`,
   * `for sale`, `near me`) are ignored. If nothing matches all of the text, including a price (`under 500`) and a place
   * (`near 97201`, `within 10 miles of Portland`), the best partial matches are listed. The first 30 words count. Blank text is no filter; text without a letter or digit matches
   * nothing. See also `correctedText`, `textPrice` and `ProductEdge.missing`.
   */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Only products in these towns, as `ProductFacets.towns` names them. An empty list is no filter. */
  towns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** True for products of verified sellers; false is no filter. */
  verifiedSeller?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A photo of a product. */
export type ProductImage = {
  __typename?: 'ProductImage';
  /** Description by the seller; may be empty. */
  description: Scalars['String']['output'];
  /** The photo. */
  image: Image;
};

/** A photo of a product. */
export type ProductImageInput = {
  /** Description of the photo. */
  description?: Scalars['String']['input'];
  /** Address from an upload to the image host; other sites are refused. */
  url: Scalars['ImageUrl']['input'];
};

/** Order of a list of products. Ties put the newest first. */
export type ProductSort =
  /** Closest to `ProductConnection.near` first, which it needs. Products without a place come last. */
  | 'NEAREST'
  /** Newest first. */
  | 'NEWEST'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** Best match of the text first. Without a text, same as `NEWEST`. */
  | 'RELEVANCE'
  /** Largest difference between original and resale price first. */
  | 'SAVING_DESC';

/** A product's views and wishes, for its seller. */
export type ProductStatistics = {
  __typename?: 'ProductStatistics';
  /** The product's id. */
  id: Scalars['ID']['output'];
  /** The product. */
  product: Product;
  /** Number of views. Each account counts once a day, the seller never. The last few seconds may be missing. */
  viewCount: Scalars['Int']['output'];
  /** Number of wish lists that hold it now. */
  wishCount: Scalars['Int']['output'];
};

/** Times and a place for a pick-up. */
export type ProposePickUpInput = {
  /**
   * Id of the other side's open proposal that this one answers. If they have proposed something else meanwhile, this is
   * refused with `CONFLICT`.
   */
  answeredProposalId?: InputMaybe<Scalars['ID']['input']>;
  /** The order's id. */
  orderId: Scalars['ID']['input'];
  /** Where to meet, for example an address. Only the two sides see it, until 30 days after the order has closed. */
  place: Scalars['String']['input'];
  /** IANA time zone of the place, for example `America/New_York`. */
  timeZone: Scalars['String']['input'];
  /** One to three local times at the place within the next 60 days, for example `2026-12-01T18:00`. */
  times: Array<Scalars['String']['input']>;
};

/** Reads. Each field says who may use it; without a note, everyone may. */
export type Query = {
  __typename?: 'Query';
  /** Admins' acts and account deletions, newest first. Admins only. */
  adminAuditLog?: Maybe<AuditEntryConnection>;
  /** System status, at most a few seconds old. Admins only. */
  adminHealth?: Maybe<Health>;
  /** All orders. Admins only. */
  adminOrders?: Maybe<OrderConnection>;
  /** Key figures for a range of days in the shop's time zone, at most 400 days, weeks or months. Admins only. */
  adminOverview?: Maybe<Overview>;
  /** All payments, except those that would reveal an open deal between buyer and seller. Admins only. */
  adminPayments?: Maybe<PaymentConnection>;
  /** Sellers' accounts for payouts, newest first. Admins only. */
  adminPayoutAccounts?: Maybe<PayoutAccountConnection>;
  /** All sellers' money, one entry per order. Admins only. */
  adminPayouts?: Maybe<PayoutConnection>;
  /** All accounts with details for admins. Admins only. */
  adminPeople?: Maybe<PersonConnection>;
  /** One account with details for admins; null for an unknown id. Admins only. */
  adminPerson?: Maybe<Person>;
  /** All products in any stock, including hidden and removed ones. Admins only. */
  adminProducts?: Maybe<ProductConnection>;
  /** The last daily comparison with the card provider; null before the first one. Admins only. */
  adminReconciliation?: Maybe<PayoutReconciliation>;
  /** Reports, newest first. Admins only. */
  adminReports?: Maybe<ReportConnection>;
  /**
   * What people searched for in a range of days in the shop's time zone. Counts go back 90 days, and a text is shown once
   * five different people have searched for it. Admins only.
   */
  adminSearches?: Maybe<SearchedTexts>;
  /** The newest 50 sign-ins to an account within the last 90 days, newest first. Admins only. */
  adminSignIns?: Maybe<SignInConnection>;
  /** The signed-in buyer's booking list, newest first. */
  bookingList?: Maybe<CartItemConnection>;
  /** All categories (at most 100) in the order that admins gave them, by title before that. */
  categories: Array<Category>;
  /** One category; null for an unknown id. */
  category?: Maybe<Category>;
  /** Marks this moment. A later subscription to `changes` catches up from here. */
  changeCursor: Scalars['String']['output'];
  /** Effects of deleting an account; null for an unknown id. Anyone may ask for their own account, admins for all. */
  deletionEffects?: Maybe<DeletionEffects>;
  /**
   * The newest 100 mails that the signed-in account would have received if the shop could send mail. Null where the shop
   * sends mail, or where identities are real (see `demoMails` in `/config.json`).
   */
  demoMails?: Maybe<Array<DemoMail>>;
  /** The sellers that the signed-in buyer follows, the last one followed first. */
  followedSellers?: Maybe<UserConnection>;
  /** The signed-in account; null for visitors. */
  me?: Maybe<User>;
  /** The signed-in seller's products, newest first, without removed ones. */
  myProducts?: Maybe<ProductConnection>;
  /** The searches that the signed-in account saved, newest first. There are at most 50. */
  mySavedSearches?: Maybe<Array<SavedSearch>>;
  /** The signed-in account's notifications, newest first. */
  notifications?: Maybe<NotificationConnection>;
  /**
   * For buyers: offers they made, newest first. For sellers: offers they received, open ones first by amount, largest
   * first, then the rest, newest first.
   */
  offers?: Maybe<OfferConnection>;
  /** One order; null for an unknown id and for everyone but its buyer, its seller and admins. Needs sign-in. */
  order?: Maybe<Order>;
  /** The signed-in account's orders, newest first: a buyer's purchases, a seller's sales. */
  orders?: Maybe<OrderConnection>;
  /** The signed-in seller's account for payouts. */
  payoutAccount?: Maybe<PayoutAccount>;
  /** The signed-in seller's statement of a month. */
  payoutStatement?: Maybe<PayoutStatement>;
  /** The signed-in seller's money by where it is, and by month. */
  payoutSummary?: Maybe<PayoutSummary>;
  /** The signed-in seller's money, one entry per order. */
  payouts?: Maybe<PayoutConnection>;
  /**
   * Everything that the shop stores about the signed-in account. It covers account, identity, products, both
   * lists, payments as buyer and seller, sign-ins, and audit log entries about it, except decisions on other people's
   * reports. Amounts are in the currency's minor unit.
   */
  personalData?: Maybe<Scalars['JSON']['output']>;
  /**
   * Places whose name or postal code begins with a text, largest first. A region or country may follow the name. Fails with
   * `unavailable` while the geocoder doesn't answer.
   */
  places?: Maybe<Array<Place>>;
  /** What similar products sell for; null for an unknown category and below five prices. */
  priceGuide?: Maybe<PriceGuide>;
  /** One product; null if it is unknown, removed or hidden from the caller. Needs sign-in. */
  product?: Maybe<Product>;
  /** One product as lists show it, for visitors too. Null if it is unknown, removed or hidden. */
  productPreview?: Maybe<Product>;
  /**
   * Products as lists show them, for visitors too, in the order of the ids. Each appears once; unknown and removed ones
   * are left out.
   */
  productPreviews?: Maybe<Array<Product>>;
  /**
   * Views and wishes of the signed-in seller's products, in the order of the ids. Each appears once; unknown, removed and
   * other sellers' products are left out.
   */
  productStatistics?: Maybe<Array<ProductStatistics>>;
  /** `AVAILABLE` products. */
  products?: Maybe<ProductConnection>;
  /**
   * The signed-in buyer's payments, newest first.
   * @deprecated Removed after 2027-05-26. Use `orders`, with `Order.payments`.
   */
  purchases?: Maybe<PaymentConnection>;
  /** An order's receipt; null for an unknown id and for everyone but its buyer, its seller and admins. Needs sign-in. */
  receipt?: Maybe<Receipt>;
  /**
   * The signed-in seller's sales, newest first, including refunded ones.
   * @deprecated Removed after 2027-05-26. Use `orders`, with `Order.payments`.
   */
  sales?: Maybe<PaymentConnection>;
  /** The signed-in seller's sales in each of the last months, oldest first, ending with the current month. */
  salesOverTime?: Maybe<Array<SalesPeriod>>;
  /** Suggestions for a text as it is typed. */
  searchSuggestions?: Maybe<SearchSuggestions>;
  /** An account that sells, or sold before it became an admin. Null if the id is unknown or the account never sold. */
  seller?: Maybe<User>;
  /** Total views and wishes of the signed-in seller's products. */
  sellerStatistics?: Maybe<SellerStatistics>;
  /** Settings of the whole shop. */
  shop: Shop;
  /** One thread of the signed-in account; null for any other id. */
  thread?: Maybe<Thread>;
  /** The signed-in account's threads, newest message first. */
  threads?: Maybe<ThreadConnection>;
  /**
   * Number of `OPEN` or `ACCEPTED` offers for a product, which close when it is removed, hidden or sold elsewhere. Null
   * for an unknown product. Its seller and admins only.
   */
  unendedOfferCount?: Maybe<Scalars['Int']['output']>;
  /** Accounts, newest first. Admins only. */
  users?: Maybe<UserConnection>;
  /** The signed-in buyer's wish list, newest first. */
  wishList?: Maybe<WishItemConnection>;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditEntryFilter>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminOrderFilter>;
  first?: Scalars['Int']['input'];
  sort?: OrderSort;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminOverviewArgs = {
  from: Scalars['LocalDate']['input'];
  interval?: OverviewInterval;
  to: Scalars['LocalDate']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: Scalars['Int']['input'];
  sort?: PaymentSort;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminPayoutAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PayoutAccountFilter>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminPayoutFilter>;
  first?: Scalars['Int']['input'];
  sort?: PayoutSort;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PersonFilter>;
  first?: Scalars['Int']['input'];
  sort?: PersonSort;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminPersonArgs = {
  userId: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminProductFilter>;
  first?: Scalars['Int']['input'];
  sort?: AdminProductSort;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReportFilter>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminSearchesArgs = {
  first?: Scalars['Int']['input'];
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryAdminSignInsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  userId: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryBookingListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryDeletionEffectsArgs = {
  userId: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryFollowedSellersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryMyProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OfferFilter>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryPayoutStatementArgs = {
  month: Scalars['LocalDate']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PayoutFilter>;
  first?: Scalars['Int']['input'];
  sort?: PayoutSort;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryPlacesArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryPriceGuideArgs = {
  brand?: InputMaybe<Scalars['String']['input']>;
  categoryId: Scalars['ID']['input'];
  condition?: InputMaybe<Condition>;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryProductPreviewArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryProductPreviewsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryProductStatisticsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  sort?: ProductSort;
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryReceiptArgs = {
  orderId: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QuerySalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QuerySalesOverTimeArgs = {
  months?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QuerySearchSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QuerySellerArgs = {
  userId: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryThreadArgs = {
  id: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryThreadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryUnendedOfferCountArgs = {
  productId: Scalars['ID']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: Scalars['Int']['input'];
};


/** Reads. Each field says who may use it; without a note, everyone may. */
export type QueryWishListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Average of an account's reviews. */
export type Rating = {
  __typename?: 'Rating';
  /** 1 to 5 stars; null without reviews. */
  average?: Maybe<Scalars['Float']['output']>;
  /** Number of reviews. */
  count: Scalars['Int']['output'];
};

/** An order's receipt, as its payments and refunds are now. Its number and date never change. */
export type Receipt = {
  __typename?: 'Receipt';
  /** The buyer's name at the time of the sale. `Deleted account` once that account is deleted. */
  buyerName: Scalars['String']['output'];
  /** What is still to be paid. */
  due: Money;
  /** When the product was sold. */
  issuedAt: Scalars['DateTime']['output'];
  /** What was sold. */
  items: Array<ReceiptItem>;
  /** Consecutive number, for example `R-000042`. */
  number: Scalars['String']['output'];
  /** The order's id. */
  orderId: Scalars['ID']['output'];
  /** Sum of the payments. */
  paid: Money;
  /** Payments, oldest first. */
  payments: Array<ReceiptPayment>;
  /** Address of the receipt as PDF, for the caller alone. It works for 10 to 15 minutes; ask again for another one. */
  pdfUrl: Scalars['String']['output'];
  /** Sum of the refunds. */
  refunded: Money;
  /** Refunds of each payment, oldest first. */
  refunds: Array<ReceiptRefund>;
  /** The seller's name at the time of the sale. `Deleted account` once that account is deleted. */
  sellerName: Scalars['String']['output'];
  /** Lines of the shop's postal address (`SHOP_ADDRESS`). Empty if none is configured. */
  shopAddress: Array<Scalars['String']['output']>;
  /** The shop's name (`SHOP_NAME`). */
  shopName: Scalars['String']['output'];
};

/** Something that was sold. */
export type ReceiptItem = {
  __typename?: 'ReceiptItem';
  /** Agreed price. */
  amount: Money;
  /** Name at the time of the sale. */
  name: Scalars['String']['output'];
};

/** A payment on a receipt. */
export type ReceiptPayment = {
  __typename?: 'ReceiptPayment';
  /** Amount paid. */
  amount: Money;
  /** When it was paid. */
  paidAt: Scalars['DateTime']['output'];
  /** Which part of the price it pays. */
  part: PaymentPart;
  /** Transaction id at the card provider. */
  transactionId: Scalars['String']['output'];
};

/** Returned money on a receipt. */
export type ReceiptRefund = {
  __typename?: 'ReceiptRefund';
  /** Amount returned. */
  amount: Money;
  /** When it was last returned; null while that isn't known. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The payment and the effects of the sale. */
export type RecordPaymentAnswer = MutationAnswer & {
  __typename?: 'RecordPaymentAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The payment, now `PAID`; null when refused. */
  payment?: Maybe<Payment>;
  /** Id of the booking entry that the sale removed, if any. */
  removedBookingId?: Maybe<Scalars['ID']['output']>;
  /** Id of the wish entry that the sale removed, if any. */
  removedWishId?: Maybe<Scalars['ID']['output']>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The buyer with the new counts. */
  viewer?: Maybe<User>;
};

/** A successful card payment to record. */
export type RecordPaymentInput = {
  /** The product that the payment was opened for. */
  productId: Scalars['ID']['input'];
  /** The provider's id for the successful payment intent. */
  transactionId: Scalars['String']['input'];
};

/** Reason for a refusal. Branch on this, never on the message. */
export type RefusalCode =
  /** Already done (booked, saved, signed up with this e-mail), or edited in the meantime. */
  | 'conflict'
  /** The caller's role, or not owning the record, rules it out. */
  | 'forbidden'
  /** An argument breaks a rule; `field` names it. */
  | 'invalid'
  /** The product is sold, paused or removed. */
  | 'not-available'
  /** No such record, or the caller may not see it. */
  | 'not-found'
  /** The payment provider refused, or the payment doesn't match. */
  | 'payment-refused'
  /** Admins suspended the account. The message gives the reason and the address to write to. */
  | 'suspended'
  /** More bytes, pixels or items than the limit allows. */
  | 'too-large'
  /** Too many requests in the last minute; wait and try again. On errors, `extensions.retryAfter` gives the seconds. */
  | 'too-many-requests'
  /** The token is missing or invalid, or its account no longer exists. */
  | 'unauthenticated'
  /** A service that the shop needs doesn't answer; try again. */
  | 'unavailable';

/** A report to the shop's admins. */
export type Report = {
  __typename?: 'Report';
  /** When it was filed. */
  createdAt: Scalars['DateTime']['output'];
  /** When an admin decided; null while open. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The admin who decided. Null while open and once the account is deleted. */
  decidedBy?: Maybe<User>;
  /** The decision; null while open. */
  decision?: Maybe<ReportDecision>;
  /** The admin's note on the decision; null without one. */
  decisionNote?: Maybe<Scalars['String']['output']>;
  /** The report's id. */
  id: Scalars['ID']['output'];
  /** Whether it's about a message, a product or a person. */
  kind: ReportKind;
  /** The reported message. Null once it no longer exists. */
  message?: Maybe<Message>;
  /** Up to five messages before it in its thread, oldest first. Empty unless it's about a message. */
  messagesBefore: Array<Message>;
  /** The reporter's note; null without one. */
  note?: Maybe<Scalars['String']['output']>;
  /** The reported product. */
  product?: Maybe<Product>;
  /** Reason for the report. */
  reason: ReportReason;
  /** The reporter. Null once the account is deleted. */
  reporter?: Maybe<User>;
  /** The account that `SUSPEND` affects: the person, the product's seller or the message's author. Null once it is deleted. */
  subject?: Maybe<User>;
  /** Id of that account, kept after its deletion. Null where it wasn't stored and the target is gone. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** Number of reports of the same target, including this one. */
  targetReportCount: Scalars['Int']['output'];
  /** The reported account. Null once it is deleted. */
  user?: Maybe<User>;
};

/** A report was filed or decided. Admins receive it. */
export type ReportChanged = {
  __typename?: 'ReportChanged';
  /** The report. */
  report: Report;
};

/** A page of reports, newest first. */
export type ReportConnection = {
  __typename?: 'ReportConnection';
  /** Entries on this page, in the list's order. */
  edges: Array<ReportEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<Report>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An admin's decision on a report. */
export type ReportDecision =
  /** Removes the product from sale, or the message's text for both sides. */
  | 'delete'
  /** Hides the product and gives its seller the reason. */
  | 'hide'
  /** Leaves everything as it is. */
  | 'nothing'
  /** Suspends the person, the product's seller or the message's author, and gives them the reason. */
  | 'suspend';

/** A report and its position in a list. */
export type ReportEdge = {
  __typename?: 'ReportEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The report. */
  node: Report;
};

/** A filter for reports. Omitted fields don't filter. */
export type ReportFilter = {
  /** Only reports of this kind. */
  kind?: InputMaybe<ReportKind>;
  /** Only this report and older ones: the list from that report on. */
  startingAt?: InputMaybe<Scalars['ID']['input']>;
  /** Only this state. */
  state?: InputMaybe<ReportState>;
  /** Only reports about this account, its products or its messages. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Target of a report. */
export type ReportKind =
  /** A message that the reporter received. */
  | 'message'
  /** Someone else's product. */
  | 'product'
  /** A buyer or a seller. */
  | 'user';

/** The reported message. */
export type ReportMessageAnswer = MutationAnswer & {
  __typename?: 'ReportMessageAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The message; null when refused. */
  reportedMessage?: Maybe<Message>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A report about a message. */
export type ReportMessageInput = {
  /** Id of the message. */
  messageId: Scalars['ID']['input'];
  /** Details for the shop's admins. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Reason for the report. */
  reason: ReportReason;
};

/** The payment with the reported problem. */
export type ReportProblemAnswer = MutationAnswer & {
  __typename?: 'ReportProblemAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The payment as it is now; null unless it's the caller's. */
  payment?: Maybe<Payment>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A problem with a purchase. */
export type ReportProblemInput = {
  /** The payment that bought it. */
  paymentId: Scalars['ID']['input'];
  /** Description of the problem, for the shop's admins. */
  problem: Scalars['String']['input'];
};

/** The reported product. */
export type ReportProductAnswer = MutationAnswer & {
  __typename?: 'ReportProductAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The product; null when refused, unless it was reported before. */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A report about a product. */
export type ReportProductInput = {
  /** Details for the shop's admins. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Reason for the report. */
  reason: ReportReason;
};

/** Reason for a report. */
export type ReportReason =
  /** Takes money or data under false pretences. */
  | 'fraud'
  /** Not allowed in the shop, or unsafe. */
  | 'not-allowed'
  /** Insults or threatens someone. */
  | 'offensive'
  /** Something else; see the note. */
  | 'other'
  /** Advertising, or the same thing over and over. */
  | 'spam'
  /** Wrong details about a product or person. */
  | 'wrong-details';

/** Progress of a report. */
export type ReportState =
  /** An admin has decided. */
  | 'decided'
  /** No admin has decided yet. */
  | 'open';

/** The reported account. */
export type ReportUserAnswer = MutationAnswer & {
  __typename?: 'ReportUserAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The account; null when refused, unless it was reported before. */
  user?: Maybe<User>;
};

/** A report about a person. */
export type ReportUserInput = {
  /** Details for the shop's admins. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Reason for the report. */
  reason: ReportReason;
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** A buyer's request to cancel. */
export type RequestCancellationInput = {
  /** The order. */
  orderId: Scalars['ID']['input'];
  /** Why. */
  reason: Scalars['String']['input'];
};

/** A review of the other side of a finished sale. */
export type Review = {
  __typename?: 'Review';
  /** The author. Null once the account is deleted. */
  author?: Maybe<User>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The review's id. */
  id: Scalars['ID']['output'];
  /** The product's name at the time of payment. */
  productName: Scalars['String']['output'];
  /** 1 to 5 stars. */
  stars: Scalars['Int']['output'];
  /** The account reviewed. Null once it is deleted. */
  subject?: Maybe<User>;
  /** The words; may be empty. */
  text: Scalars['String']['output'];
  /** When others can read it: once both sides have written, or after 7 days. */
  visibleAt: Scalars['DateTime']['output'];
};

/** A review was written that the caller may read. */
export type ReviewAdded = {
  __typename?: 'ReviewAdded';
  /**
   * The review. Its author receives it at once. From its `visibleAt` on, everyone receives a review of a seller; the
   * reviewed buyer receives theirs with the payment.
   */
  review: Review;
};

/** A page of reviews, newest first. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** Entries on this page, in the list's order. */
  edges: Array<ReviewEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<Review>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A review and its position in a list. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The review. */
  node: Review;
};

/** Rights of an account. The server reads the role from the database on every request. */
export type Role =
  /** Manages categories, people and reports, and appoints other admins. */
  | 'admin'
  /** Books, saves and buys products. */
  | 'buyer'
  /** Posts, edits, advertises, pauses and deletes its own products. */
  | 'seller';

/** A seller's sales in one month of the shop's time zone. */
export type SalesPeriod = {
  __typename?: 'SalesPeriod';
  /** Net sales. Sales in other currencies than the shop's count but aren't added. At most 2,147,483,647 minor units. */
  amount: Money;
  /** Number of products sold. Fully refunded sales don't count. */
  count: Scalars['Int']['output'];
  /** When it began. */
  from: Scalars['DateTime']['output'];
  /** The month, for example `2026-05`. */
  month: Scalars['String']['output'];
};

/** A search to save. */
export type SaveSearchInput = {
  /** What products must match. It needs at least one restriction, and can't ask for `advertised`. */
  filter: ProductFilter;
  /** How to mail its alerts. */
  mail: AlertMail;
  /** A name for it. */
  name: Scalars['String']['input'];
};

/** A search that an account saved. New and cheaper products that match it notify. */
export type SavedSearch = {
  __typename?: 'SavedSearch';
  /** When it was saved. The list starts with the newest. */
  createdAt: Scalars['DateTime']['output'];
  /** The saved search's id. */
  id: Scalars['ID']['output'];
  /** When it last alerted; null before the first time. */
  lastAlertAt?: Maybe<Scalars['DateTime']['output']>;
  /** How its alerts are mailed. */
  mail: AlertMail;
  /** The name that its owner gave it. */
  name: Scalars['String']['output'];
  /**
   * Address of the list of products with this search, relative to the shop. When a category is deleted, the search follows
   * its products. A deleted category that had none stays in the address and matches nothing.
   */
  path: Scalars['String']['output'];
  /** Whether alerts are paused. */
  paused: Scalars['Boolean']['output'];
};

/** A saved search after a change. */
export type SavedSearchAnswer = MutationAnswer & {
  __typename?: 'SavedSearchAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /**
   * The saved search as it is now. When refused, it is null or, if the caller has saved an equal one, the one that is
   * there.
   */
  savedSearch?: Maybe<SavedSearch>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The caller saved, changed or deleted a search, or it alerted. */
export type SavedSearchChanged = {
  __typename?: 'SavedSearchChanged';
  /** The saved search; null once it is deleted. */
  savedSearch?: Maybe<SavedSearch>;
  /** The saved search's id. */
  savedSearchId: Scalars['ID']['output'];
};

/** Suggestions while someone types a search. */
export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  /** Categories where each word of the text begins a word of the title or of a synonym, by title. */
  categories: Array<Category>;
  /** Names of products for sale where each word of the text begins a word or a synonym. Each name once, newest first. */
  productNames: Array<Scalars['String']['output']>;
};

/** A place that a list is about. */
export type SearchedPlace = {
  __typename?: 'SearchedPlace';
  /** Degrees north, to two decimals. Null unless it was found. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees east, to two decimals. Null unless it was found. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Whether it is known. Words of a place that isn't are looked for in locations instead. */
  lookup: PlaceLookup;
  /** Part of the filter's `text` that names it, such as `near portland`. Null if the filter's `near` does. */
  phrase?: Maybe<Scalars['String']['output']>;
  /** The place as it is written, for example `Portland, OR`. */
  text: Scalars['String']['output'];
  /** Unit of `within` and of `ProductEdge.distance`. */
  unit: DistanceUnit;
  /** Radius around it; null for any distance. */
  within?: Maybe<Scalars['Int']['output']>;
};

/** A text that people searched for. */
export type SearchedText = {
  __typename?: 'SearchedText';
  /** Number of searches. Each network address counts once a day. */
  count: Scalars['Int']['output'];
  /** Number of those where nothing matched all of the text. */
  emptyCount: Scalars['Int']['output'];
  /** The text, in lower case and without accents. */
  text: Scalars['String']['output'];
};

/** What people searched for in some days. */
export type SearchedTexts = {
  __typename?: 'SearchedTexts';
  /** The texts most people searched for. */
  frequent: Array<SearchedText>;
  /** The texts that most often found nothing. */
  withoutResults: Array<SearchedText>;
};

/** Sum of the statistics of a seller's products, except removed ones, and the seller's followers. */
export type SellerStatistics = {
  __typename?: 'SellerStatistics';
  /** Number of buyers who follow the seller. Nobody learns who they are. */
  followerCount: Scalars['Int']['output'];
  /** Number of views of their pages. */
  viewCount: Scalars['Int']['output'];
  /** Number of wish list entries now. */
  wishCount: Scalars['Int']['output'];
};

/** The sent message. */
export type SendMessageAnswer = MutationAnswer & {
  __typename?: 'SendMessageAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The message, with its thread; null when refused. */
  sentMessage?: Maybe<Message>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller with current counts. */
  viewer?: Maybe<User>;
};

/** A message to the other side of a thread. */
export type SendMessageInput = {
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Id chosen by the client. A repeat with the same id returns the first message. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** The message's text. It may be empty if there are photos. */
  text: Scalars['String']['input'];
  /** The thread's id. */
  threadId: Scalars['ID']['input'];
};

/** The sent message and the order that it is about. */
export type SendOrderMessageAnswer = MutationAnswer & {
  __typename?: 'SendOrderMessageAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** The order, with its thread; null when refused. */
  order?: Maybe<Order>;
  /** The message, with its thread; null when refused. */
  sentMessage?: Maybe<Message>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller with current counts. */
  viewer?: Maybe<User>;
};

/** A message to the other side of an order. */
export type SendOrderMessageInput = {
  /** The order's id. */
  orderId: Scalars['ID']['input'];
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Id chosen by the client. A repeat with the same id returns the first message. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** The message's text. It may be empty if there are photos. */
  text: Scalars['String']['input'];
};

/** Settings of the whole shop. */
export type Shop = {
  __typename?: 'Shop';
  /** ISO 4217 code of all prices, in capitals. */
  currency: Scalars['String']['output'];
  /** The shop's fee on new sales. */
  fee: ShopFee;
  /** Whether the shop pays sellers out. Otherwise that is arranged outside. */
  hasPayouts: Scalars['Boolean']['output'];
  /** Lowest price that can be paid in two instalments, in the currency's minor unit. */
  leastInstalmentPrice: Scalars['Int']['output'];
  /** Lowest price and offer, in the currency's minor unit: the smallest card payment. */
  leastPrice: Scalars['Int']['output'];
  /** Days between the confirmed hand-over and the transfer to the seller. */
  payoutDelayDays: Scalars['Int']['output'];
  /** IANA name of the shop's time zone, for example `America/New_York`. */
  timeZone: Scalars['String']['output'];
};

/** The shop's fee on a sale. A sale keeps the fee of its day. */
export type ShopFee = {
  __typename?: 'ShopFee';
  /** Fixed part. */
  fixed: Money;
  /** Percent of the price, with two decimals at most. */
  percent: Scalars['Float']['output'];
};

/** A sign-in to an account. Renewals belong to the same sign-in. The network address isn't stored. */
export type SignIn = {
  __typename?: 'SignIn';
  /** Browser and operating system, for example `Firefox 140 on Windows`; null if unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  /** Sorts by the time of the sign-in. */
  id: Scalars['ID']['output'];
  /** How the person signed in. */
  method: SignInMethod;
  /** When the person signed in. */
  signedInAt: Scalars['DateTime']['output'];
  /** The account. Null once it is deleted. */
  user?: Maybe<User>;
};

/** Someone signed in to an account. Admins receive it. */
export type SignInAdded = {
  __typename?: 'SignInAdded';
  /** The sign-in. */
  signIn: SignIn;
};

/** A page of sign-ins, newest first. */
export type SignInConnection = {
  __typename?: 'SignInConnection';
  /** Entries on this page, in the list's order. */
  edges: Array<SignInEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<SignIn>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A sign-in and its position in a list. */
export type SignInEdge = {
  __typename?: 'SignInEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The sign-in. */
  node: SignIn;
};

/** Method of signing in. */
export type SignInMethod =
  /** A Google account. */
  | 'google'
  /** Another method, or one that the identity provider didn't name. */
  | 'other'
  /** E-mail and password. */
  | 'password';

/** Confirms that all sessions ended. */
export type SignOutEverywhereAnswer = MutationAnswer & {
  __typename?: 'SignOutEverywhereAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The seller's account for payouts, and where to complete it. */
export type StartPayoutSetupAnswer = MutationAnswer & {
  __typename?: 'StartPayoutSetupAnswer';
  /** The account for payouts; null when refused. */
  account?: Maybe<PayoutAccount>;
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** Address of the card provider's page; null when refused, and if nothing is missing. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Whether a product can be bought. Shoppers see only `AVAILABLE` products. */
export type Stock =
  /** For sale: can be booked and paid for. */
  | 'available'
  /** Hidden by an admin, or because its seller is suspended. Its seller and admins see this; everyone else sees `REMOVED`. */
  | 'hidden'
  /** Off sale for a while. Wishes and bookings stay. */
  | 'paused'
  /** Taken down by its seller or an admin, or along with its seller's account. */
  | 'removed'
  /** Bought in the shop. Lists that already show it keep showing it. */
  | 'sold'
  /** Sold outside the shop. Wishes and bookings stay, and the seller can relist it. */
  | 'sold-elsewhere';

/** Emails that stopped. */
export type StopAlertMailsAnswer = MutationAnswer & {
  __typename?: 'StopAlertMailsAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Name of the saved search; null when refused, when it is deleted, and when the link stops all of an account's. */
  name?: Maybe<Scalars['String']['output']>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Live updates over WebSocket. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Changes that the caller may see. The first batch arrives at once, with everything since `since`. The subscription ends
   * when the caller's token expires or is ended, or the account is deleted. Use WebSocket (graphql-transport-ws) at
   * `/graphql`, with the token as `authorization` in the connection's parameters.
   */
  changes: ChangeBatch;
};


/** Live updates over WebSocket. */
export type SubscriptionChangesArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};

/** Price that a searched text asks for. */
export type TextPrice = {
  __typename?: 'TextPrice';
  /** Highest price; null for any. */
  max?: Maybe<Money>;
  /** Lowest price; null for any. */
  min?: Maybe<Money>;
  /** Words that name the price, in lower case. */
  phrase: Scalars['String']['output'];
};

/** A private conversation between a buyer and a seller about one product. */
export type Thread = {
  __typename?: 'Thread';
  /** The buyer who asked. Null once the account is deleted. */
  buyer?: Maybe<User>;
  /** The thread's id. */
  id: Scalars['ID']['output'];
  /** The newest message. */
  lastMessage: Message;
  /** Messages, newest first. */
  messages: MessageConnection;
  /** The product as it is now. Null once it no longer exists. */
  product?: Maybe<Product>;
  /** The product's seller. Null once the account is deleted. */
  seller?: Maybe<User>;
  /** Number of messages that the caller hasn't read. */
  unreadCount: Scalars['Int']['output'];
  /** When the newest message was written. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the caller can write. `writeObstacle` has the reason against it. */
  viewerCanWrite: Scalars['Boolean']['output'];
  /** Whether the caller has blocked the other side. */
  viewerHasBlocked: Scalars['Boolean']['output'];
  /** Why the caller can't write; null if they can. */
  writeObstacle?: Maybe<WriteObstacle>;
};


/** A private conversation between a buyer and a seller about one product. */
export type ThreadMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** One of the caller's threads began, was read or was blocked. */
export type ThreadChanged = {
  __typename?: 'ThreadChanged';
  /** The thread. */
  thread: Thread;
};

/** A page of threads, newest message first. */
export type ThreadConnection = {
  __typename?: 'ThreadConnection';
  /** Entries on this page, in the list's order. */
  edges: Array<ThreadEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<Thread>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A thread and its position in a list. */
export type ThreadEdge = {
  __typename?: 'ThreadEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The thread. */
  node: Thread;
};

/** Number of products in a town. */
export type TownFacet = {
  __typename?: 'TownFacet';
  /** Number of its products. */
  count: Scalars['Int']['output'];
  /** The town, as `ProductFilter.towns` takes it: `Lake Oswego, OR`. */
  town: Scalars['String']['output'];
};

/** Units that someone reads. */
export type Units =
  /** Pounds and inches. */
  | 'imperial'
  /** Kilograms and centimetres. */
  | 'metric';

/** The account with its new settings. */
export type UpdateNotificationSettingsAnswer = MutationAnswer & {
  __typename?: 'UpdateNotificationSettingsAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller with the new settings; null when refused. */
  viewer?: Maybe<User>;
};

/** The edited product. */
export type UpdateProductAnswer = MutationAnswer & {
  __typename?: 'UpdateProductAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The previous category with its current count; null if it didn't change, and when refused. */
  formerCategory?: Maybe<Category>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /**
   * The edited product. When refused with `CONFLICT` or `NOT_AVAILABLE` (sold, sold elsewhere or removed), the product as
   * it is now; else null.
   */
  product?: Maybe<Product>;
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** All fields of a product. Accepted if nobody edited the product since `revision`; repeating an accepted edit succeeds. */
export type UpdateProductInput = {
  /**
   * All facts, by the names of `Category.attributes`. Omitted, they stay. Those that the category lacks are dropped then,
   * and the message names them.
   */
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  /** Condition in detail: working parts, wear, reason for selling. */
  body: Scalars['String']['input'];
  /** Category where shoppers find it. */
  categoryId: Scalars['ID']['input'];
  /** The seller's judgement of the wear. */
  condition: Condition;
  /** The product's id. */
  id: Scalars['ID']['input'];
  /** All photos in order; the first is the cover. */
  images: Array<ProductImageInput>;
  /** Pick-up location, such as the town. */
  location: Scalars['String']['input'];
  /** Price when it was bought, in the currency's minor unit. */
  originalPrice: Scalars['Int']['input'];
  /** The seller's phone number: digits only, including a leading zero. */
  phone: Scalars['String']['input'];
  /** Town of the location, one of `places`. Omitted, it stays while the location stays; then its text is looked up. */
  place?: InputMaybe<PlaceInput>;
  /** Name, chosen by the seller. */
  productName: Scalars['String']['input'];
  /** Asking price in the currency's minor unit, at least `shop.leastPrice`. The maximum is the card provider's. */
  resalePrice: Scalars['Int']['input'];
  /** The product's `revision` on which this edit is based. */
  revision: Scalars['Int']['input'];
  /** Years of use so far. Fractions are allowed. */
  yearsOfUsedProduct: Scalars['Float']['input'];
};

/** The account as it is now. */
export type UpdateProfileAnswer = MutationAnswer & {
  __typename?: 'UpdateProfileAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The signed-in account; null when refused. */
  user?: Maybe<User>;
};

/** Name and picture of the signed-in account. */
export type UpdateProfileInput = {
  /** Address from an upload to the image host; other sites are refused. Null keeps the current picture. */
  image?: InputMaybe<Scalars['ImageUrl']['input']>;
  /** Replaces the current name. */
  name: Scalars['String']['input'];
  /** The account's own place, one of `places`. Null removes it; omitted, it stays. */
  place?: InputMaybe<PlaceInput>;
  /** Units that the account reads. Null for those of its country; omitted, they stay. */
  units?: InputMaybe<Units>;
};

/** Changes of a saved search. What is left out stays. */
export type UpdateSavedSearchInput = {
  /** What products must match; see `SaveSearchInput.filter`. */
  filter?: InputMaybe<ProductFilter>;
  /** How to mail its alerts. */
  mail?: InputMaybe<AlertMail>;
  /** A name for it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether to pause alerts. */
  paused?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An account. */
export type User = {
  __typename?: 'User';
  /** Number of entries on the booking list. Null except for the account itself. */
  bookingCount?: Maybe<Scalars['Int']['output']>;
  /** E-mail. Null except for the account itself, admins and, if it sells, anyone signed in. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** Number of products for sale. Null unless it sells, or sold before it became an admin. */
  forSaleCount?: Maybe<Scalars['Int']['output']>;
  /** Id of the account, `_id` in REST. The identity provider's uid is another one. */
  id: Scalars['ID']['output'];
  /** Photo. Null without one; clients then show a default picture. */
  image?: Maybe<Image>;
  /** Notification kinds that also come by mail. Null except for the account itself. */
  mailedNotifications?: Maybe<Array<NotificationKind>>;
  /** Name shown beside the account's sales and purchases. */
  name: Scalars['String']['output'];
  /** Its own place: where searches and forms begin. Null except for the account itself. */
  place?: Maybe<Place>;
  /** Number of products for sale or sold. Null except for the account itself. */
  productCount?: Maybe<Scalars['Int']['output']>;
  /** Its `AVAILABLE` products, newest first. Null unless it sells, or sold before it became an admin. */
  productsForSale?: Maybe<ProductConnection>;
  /** Its `SOLD` products, newest first. Null unless it sells, or sold before it became an admin. */
  productsSold?: Maybe<ProductConnection>;
  /** Rating by others. Everyone sees a seller's; anyone signed in sees a buyer's. Null otherwise. */
  rating?: Maybe<Rating>;
  /** Visible reviews of it, newest first. Null unless it sells, or sold before it became an admin. */
  reviews?: Maybe<ReviewConnection>;
  /** Role. A change applies from the next request. */
  role: Role;
  /** When the account was created. Null unless it sells, or sold before it became an admin. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** Number of products sold. Null unless it sells, or sold before it became an admin. */
  soldCount?: Maybe<Scalars['Int']['output']>;
  /** Units that it chose to read. Null for those of its country, and except for the account itself. */
  units?: Maybe<Units>;
  /** Number of unread messages. Null except for the account itself. */
  unreadMessageCount?: Maybe<Scalars['Int']['output']>;
  /** Number of unread notifications. Null except for the account itself. */
  unreadNotificationCount?: Maybe<Scalars['Int']['output']>;
  /** Whether an admin verified the account. */
  verified: Scalars['Boolean']['output'];
  /** Whether the caller follows this seller. False for visitors. */
  viewerFollows: Scalars['Boolean']['output'];
  /** Number of entries on the wish list. Null except for the account itself. */
  wishCount?: Maybe<Scalars['Int']['output']>;
};


/** An account. */
export type UserProductsForSaleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** An account. */
export type UserProductsSoldArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** An account. */
export type UserReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/**
 * An account was added or changed. Everyone receives changes of sellers; the account itself and admins receive all others.
 * Everyone also receives the new name or picture of an account with a visible review.
 */
export type UserChanged = {
  __typename?: 'UserChanged';
  /** The account as admins see it; null for anyone else. */
  person?: Maybe<Person>;
  /** The account as others see it. */
  user: User;
};

/** A page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** Accounts on this page, in the list's order. */
  edges: Array<UserEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<User>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of users in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** An account was deleted. Its products no longer name a seller. */
export type UserDeleted = {
  __typename?: 'UserDeleted';
  /** The deleted account's id. */
  userId: Scalars['ID']['output'];
};

/** A user and its position in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The account. */
  node: User;
};

/** A filter for accounts. Omitted fields don't filter. */
export type UserFilter = {
  /** Only this role. */
  role?: InputMaybe<Role>;
};

/** The verified account. */
export type VerifyUserAnswer = MutationAnswer & {
  __typename?: 'VerifyUserAnswer';
  /** Whether the request was refused because it had been done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Reason for a refusal; null on success. */
  code?: Maybe<RefusalCode>;
  /** Every field at fault; empty where none is. */
  errors: Array<FieldError>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The outcome in a sentence for people. */
  message: Scalars['String']['output'];
  /** Whether it worked; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The verified account; null when refused. */
  user?: Maybe<User>;
};

/** An entry of a buyer's wish list. */
export type WishItem = {
  __typename?: 'WishItem';
  /** When it was added. The list starts with the newest. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the entry, not of the product; `deleteWishProduct` takes it. */
  id: Scalars['ID']['output'];
  /** The product as it is now. Check `inStock` before booking. */
  product: Product;
  /** Price when it was added. The price changed if `product.resalePrice` differs. */
  productPrice: Money;
  /** Owner of the entry: always the caller. */
  user: User;
};

/** A product came onto the caller's wish list. */
export type WishItemAdded = {
  __typename?: 'WishItemAdded';
  /** The entry. */
  wishItem: WishItem;
};

/** A page of wish entries, newest first. */
export type WishItemConnection = {
  __typename?: 'WishItemConnection';
  /** Entries on this page, in the list's order. */
  edges: Array<WishItemEdge>;
  /** The records of `edges`, without their cursors. */
  nodes: Array<WishItem>;
  /** Whether more entries follow, and the cursors to get them. */
  pageInfo: PageInfo;
  /** Number of entries in the whole list. */
  totalCount: Scalars['Int']['output'];
};

/** A wish entry and its position in the list. */
export type WishItemEdge = {
  __typename?: 'WishItemEdge';
  /** Pass it as `after` to start a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The entry. */
  node: WishItem;
};

/** A product left the caller's wish list. */
export type WishItemRemoved = {
  __typename?: 'WishItemRemoved';
  /** The product. */
  product: Product;
  /** The removed entry's id. */
  wishItemId: Scalars['ID']['output'];
};

/** Reason why somebody can't write to the other side. */
export type WriteObstacle =
  /** The other side has blocked the caller, and they have no open order of the product. */
  | 'blocked'
  /** The caller has blocked the other side, and they have no open order of the product. */
  | 'blocked-by-viewer'
  /** The other account was deleted. */
  | 'deleted'
  /** The order has ended and nobody had written before. The buyer can still ask the seller about the product. */
  | 'order-ended'
  /** The other account is suspended. */
  | 'suspended';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Change:
    | ( Omit<AuditEntryAdded, 'auditEntry'> & { auditEntry: _RefType['AuditEntry'] } )
    | ( Omit<CartItemAdded, 'cartItem'> & { cartItem: _RefType['CartItem'] } )
    | ( Omit<CartItemRemoved, 'product'> & { product: _RefType['Product'] } )
    | ( Omit<CategoryChanged, 'category'> & { category: _RefType['Category'] } )
    | ( Omit<CategoryDeleted, 'movedTo'> & { movedTo?: Maybe<_RefType['Category']> } )
    | ( Omit<FollowChanged, 'seller'> & { seller: _RefType['User'] } )
    | ( Omit<MessageChanged, 'message'> & { message: _RefType['Message'] } )
    | ( Omit<NotificationChanged, 'notification'> & { notification: _RefType['Notification'] } )
    | ( Omit<OfferChanged, 'offer'> & { offer: _RefType['Offer'] } )
    | ( Omit<OrderChanged, 'order'> & { order: _RefType['Order'] } )
    | ( Omit<PaymentChanged, 'payment'> & { payment: _RefType['Payment'] } )
    | ( Omit<ProductChanged, 'product'> & { product: _RefType['Product'] } )
    | ( Omit<ReportChanged, 'report'> & { report: _RefType['Report'] } )
    | ( Omit<ReviewAdded, 'review'> & { review: _RefType['Review'] } )
    | ( Omit<SavedSearchChanged, 'savedSearch'> & { savedSearch?: Maybe<_RefType['SavedSearch']> } )
    | ( Omit<SignInAdded, 'signIn'> & { signIn: _RefType['SignIn'] } )
    | ( Omit<ThreadChanged, 'thread'> & { thread: _RefType['Thread'] } )
    | ( Omit<UserChanged, 'person' | 'user'> & { person?: Maybe<_RefType['Person']>, user: _RefType['User'] } )
    | ( UserDeleted )
    | ( Omit<WishItemAdded, 'wishItem'> & { wishItem: _RefType['WishItem'] } )
    | ( Omit<WishItemRemoved, 'product'> & { product: _RefType['Product'] } )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  MutationAnswer:
    | ( Omit<AcceptOfferAnswer, 'closedOffers' | 'offer' | 'product'> & { closedOffers: Array<_RefType['Offer']>, offer?: Maybe<_RefType['Offer']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<AddAdminAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<AddCategoryAnswer, 'category'> & { category?: Maybe<_RefType['Category']> } )
    | ( Omit<AddProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<AddReviewAnswer, 'payment' | 'review'> & { payment?: Maybe<_RefType['Payment']>, review?: Maybe<_RefType['Review']> } )
    | ( Omit<AddToBookingListAnswer, 'cartItem' | 'viewer'> & { cartItem?: Maybe<_RefType['CartItem']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<AddToWishListAnswer, 'viewer' | 'wishItem'> & { viewer?: Maybe<_RefType['User']>, wishItem?: Maybe<_RefType['WishItem']> } )
    | ( Omit<AddUserAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<AdminCancelSaleAnswer, 'payment' | 'product'> & { payment?: Maybe<_RefType['Payment']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<AdminDecideReportAnswer, 'payments' | 'person' | 'product' | 'products' | 'reports'> & { payments?: Maybe<Array<_RefType['Payment']>>, person?: Maybe<_RefType['Person']>, product?: Maybe<_RefType['Product']>, products?: Maybe<Array<_RefType['Product']>>, reports?: Maybe<Array<_RefType['Report']>> } )
    | ( Omit<AdminDeleteCategoryAnswer, 'movedTo'> & { movedTo?: Maybe<_RefType['Category']> } )
    | ( Omit<AdminDemoteAdminAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<AdminHideProductAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<AdminMoveCategoryAnswer, 'categories'> & { categories?: Maybe<Array<_RefType['Category']>> } )
    | ( Omit<AdminRefundPaymentAnswer, 'payments' | 'product'> & { payments?: Maybe<Array<_RefType['Payment']>>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<AdminRestoreProductAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<AdminRestoreUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<_RefType['Payment']>>, person?: Maybe<_RefType['Person']>, products?: Maybe<Array<_RefType['Product']>> } )
    | ( Omit<AdminSuspendUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<_RefType['Payment']>>, person?: Maybe<_RefType['Person']>, products?: Maybe<Array<_RefType['Product']>> } )
    | ( Omit<AdminUnverifyUserAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<AdminUpdateCategoryAnswer, 'category'> & { category?: Maybe<_RefType['Category']> } )
    | ( Omit<AdvertiseProductAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<BlockUserAnswer, 'threads'> & { threads: Array<_RefType['Thread']> } )
    | ( Omit<ChangeStockAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<ConfirmHandOverAnswer, 'payment'> & { payment?: Maybe<_RefType['Payment']> } )
    | ( Omit<ConfirmReceiptAnswer, 'payment'> & { payment?: Maybe<_RefType['Payment']> } )
    | ( Omit<CreatePaymentIntentAnswer, 'amount' | 'payment'> & { amount?: Maybe<_RefType['Money']>, payment?: Maybe<_RefType['Payment']> } )
    | ( Omit<DeleteAccountAnswer, 'openBusiness'> & { openBusiness: Array<_RefType['OpenBusiness']> } )
    | ( Omit<DeleteBookingProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<DeleteProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( DeleteSavedSearchAnswer )
    | ( Omit<DeleteUserAnswer, 'anonymizedPayments' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<_RefType['Payment']>>, removedProducts?: Maybe<Array<_RefType['Product']>> } )
    | ( Omit<DeleteWishProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<EndAdvertisementAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<FollowAnswer, 'seller'> & { seller?: Maybe<_RefType['User']> } )
    | ( Omit<GetTokenAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<MarkAllNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<_RefType['Notification']>>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<MarkNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<_RefType['Notification']>>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<MarkThreadReadAnswer, 'thread' | 'viewer'> & { thread?: Maybe<_RefType['Thread']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<OfferAnswer, 'offer'> & { offer?: Maybe<_RefType['Offer']> } )
    | ( Omit<OrderAnswer, 'order' | 'payments' | 'product'> & { order?: Maybe<_RefType['Order']>, payments?: Maybe<Array<_RefType['Payment']>>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<PayoutAnswer, 'payout'> & { payout?: Maybe<_RefType['Payout']> } )
    | ( Omit<RecordPaymentAnswer, 'payment' | 'viewer'> & { payment?: Maybe<_RefType['Payment']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<ReportMessageAnswer, 'reportedMessage'> & { reportedMessage?: Maybe<_RefType['Message']> } )
    | ( Omit<ReportProblemAnswer, 'payment'> & { payment?: Maybe<_RefType['Payment']> } )
    | ( Omit<ReportProductAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<ReportUserAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<SavedSearchAnswer, 'savedSearch'> & { savedSearch?: Maybe<_RefType['SavedSearch']> } )
    | ( Omit<SendMessageAnswer, 'sentMessage' | 'viewer'> & { sentMessage?: Maybe<_RefType['Message']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<SendOrderMessageAnswer, 'order' | 'sentMessage' | 'viewer'> & { order?: Maybe<_RefType['Order']>, sentMessage?: Maybe<_RefType['Message']>, viewer?: Maybe<_RefType['User']> } )
    | ( SignOutEverywhereAnswer )
    | ( Omit<StartPayoutSetupAnswer, 'account'> & { account?: Maybe<_RefType['PayoutAccount']> } )
    | ( StopAlertMailsAnswer )
    | ( Omit<UpdateNotificationSettingsAnswer, 'viewer'> & { viewer?: Maybe<_RefType['User']> } )
    | ( Omit<UpdateProductAnswer, 'formerCategory' | 'product'> & { formerCategory?: Maybe<_RefType['Category']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<UpdateProfileAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<VerifyUserAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptCaseOfferInput: AcceptCaseOfferInput;
  AcceptOfferAnswer: ResolverTypeWrapper<Omit<AcceptOfferAnswer, 'closedOffers' | 'offer' | 'product'> & { closedOffers: Array<ResolversTypes['Offer']>, offer?: Maybe<ResolversTypes['Offer']>, product?: Maybe<ResolversTypes['Product']> }>;
  AcceptOfferInput: AcceptOfferInput;
  AcceptPickUpInput: AcceptPickUpInput;
  AddAdminAnswer: ResolverTypeWrapper<Omit<AddAdminAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AddCategoryAnswer: ResolverTypeWrapper<Omit<AddCategoryAnswer, 'category'> & { category?: Maybe<ResolversTypes['Category']> }>;
  AddCategoryInput: AddCategoryInput;
  AddProductAnswer: ResolverTypeWrapper<Omit<AddProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  AddProductInput: AddProductInput;
  AddReviewAnswer: ResolverTypeWrapper<Omit<AddReviewAnswer, 'payment' | 'review'> & { payment?: Maybe<ResolversTypes['Payment']>, review?: Maybe<ResolversTypes['Review']> }>;
  AddReviewInput: AddReviewInput;
  AddToBookingListAnswer: ResolverTypeWrapper<Omit<AddToBookingListAnswer, 'cartItem' | 'viewer'> & { cartItem?: Maybe<ResolversTypes['CartItem']>, viewer?: Maybe<ResolversTypes['User']> }>;
  AddToWishListAnswer: ResolverTypeWrapper<Omit<AddToWishListAnswer, 'viewer' | 'wishItem'> & { viewer?: Maybe<ResolversTypes['User']>, wishItem?: Maybe<ResolversTypes['WishItem']> }>;
  AddUserAnswer: ResolverTypeWrapper<Omit<AddUserAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AddUserInput: AddUserInput;
  AdminCancelSaleAnswer: ResolverTypeWrapper<Omit<AdminCancelSaleAnswer, 'payment' | 'product'> & { payment?: Maybe<ResolversTypes['Payment']>, product?: Maybe<ResolversTypes['Product']> }>;
  AdminDecideReportAnswer: ResolverTypeWrapper<Omit<AdminDecideReportAnswer, 'payments' | 'person' | 'product' | 'products' | 'reports'> & { payments?: Maybe<Array<ResolversTypes['Payment']>>, person?: Maybe<ResolversTypes['Person']>, product?: Maybe<ResolversTypes['Product']>, products?: Maybe<Array<ResolversTypes['Product']>>, reports?: Maybe<Array<ResolversTypes['Report']>> }>;
  AdminDecideReportInput: AdminDecideReportInput;
  AdminDeleteCategoryAnswer: ResolverTypeWrapper<Omit<AdminDeleteCategoryAnswer, 'movedTo'> & { movedTo?: Maybe<ResolversTypes['Category']> }>;
  AdminDemoteAdminAnswer: ResolverTypeWrapper<Omit<AdminDemoteAdminAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AdminHideProductAnswer: ResolverTypeWrapper<Omit<AdminHideProductAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  AdminHideProductInput: AdminHideProductInput;
  AdminMoveCategoryAnswer: ResolverTypeWrapper<Omit<AdminMoveCategoryAnswer, 'categories'> & { categories?: Maybe<Array<ResolversTypes['Category']>> }>;
  AdminOrderFilter: AdminOrderFilter;
  AdminPayoutFilter: AdminPayoutFilter;
  AdminPayoutInput: AdminPayoutInput;
  AdminProductFilter: AdminProductFilter;
  AdminProductSort: null;
  AdminRefund: ResolverTypeWrapper<RefundRecord>;
  AdminRefundPaymentAnswer: ResolverTypeWrapper<Omit<AdminRefundPaymentAnswer, 'payments' | 'product'> & { payments?: Maybe<Array<ResolversTypes['Payment']>>, product?: Maybe<ResolversTypes['Product']> }>;
  AdminRefundPaymentInput: AdminRefundPaymentInput;
  AdminRestoreProductAnswer: ResolverTypeWrapper<Omit<AdminRestoreProductAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  AdminRestoreUserAnswer: ResolverTypeWrapper<Omit<AdminRestoreUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<ResolversTypes['Payment']>>, person?: Maybe<ResolversTypes['Person']>, products?: Maybe<Array<ResolversTypes['Product']>> }>;
  AdminSuspendUserAnswer: ResolverTypeWrapper<Omit<AdminSuspendUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<ResolversTypes['Payment']>>, person?: Maybe<ResolversTypes['Person']>, products?: Maybe<Array<ResolversTypes['Product']>> }>;
  AdminSuspendUserInput: AdminSuspendUserInput;
  AdminUnverifyUserAnswer: ResolverTypeWrapper<Omit<AdminUnverifyUserAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AdminUpdateCategoryAnswer: ResolverTypeWrapper<Omit<AdminUpdateCategoryAnswer, 'category'> & { category?: Maybe<ResolversTypes['Category']> }>;
  AdminUpdateCategoryInput: AdminUpdateCategoryInput;
  AdvertiseProductAnswer: ResolverTypeWrapper<Omit<AdvertiseProductAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  AlertMail: null;
  AnswerCancellationInput: AnswerCancellationInput;
  AnswerCaseInput: AnswerCaseInput;
  AskSellerInput: AskSellerInput;
  Attribute: ResolverTypeWrapper<Omit<Attribute, 'type'> & { type: ResolversTypes['AttributeType'] }>;
  AttributeCount: ResolverTypeWrapper<AttributeCount>;
  AttributeFacet: ResolverTypeWrapper<Omit<AttributeFacet, 'type'> & { type: ResolversTypes['AttributeType'] }>;
  AttributeFilter: AttributeFilter;
  AttributeFilterFacet: ResolverTypeWrapper<AttributeFilterFacet>;
  AttributeType: ResolverTypeWrapper<AttributeTypeValue>;
  AuditAction: null;
  AuditEntry: ResolverTypeWrapper<AuditRecord>;
  AuditEntryAdded: ResolverTypeWrapper<Omit<AuditEntryAdded, 'auditEntry'> & { auditEntry: ResolversTypes['AuditEntry'] }>;
  AuditEntryConnection: ResolverTypeWrapper<AuditPage>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditEntryFilter: AuditEntryFilter;
  AuditSource: null;
  Balance: ResolverTypeWrapper<ShownBalance>;
  BalanceStatus: ResolverTypeWrapper<BalanceStatusValue>;
  BankState: ResolverTypeWrapper<BankStateValue>;
  BlockUserAnswer: ResolverTypeWrapper<Omit<BlockUserAnswer, 'threads'> & { threads: Array<ResolversTypes['Thread']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelOrderInput: CancelOrderInput;
  CancelRequest: ResolverTypeWrapper<CancelRequest>;
  CancelRequestStatus: null;
  CancellationReason: null;
  CartItem: ResolverTypeWrapper<ListEntryRecord>;
  CartItemAdded: ResolverTypeWrapper<Omit<CartItemAdded, 'cartItem'> & { cartItem: ResolversTypes['CartItem'] }>;
  CartItemConnection: ResolverTypeWrapper<ListEntryPage>;
  CartItemEdge: ResolverTypeWrapper<Omit<CartItemEdge, 'node'> & { node: ResolversTypes['CartItem'] }>;
  CartItemRemoved: ResolverTypeWrapper<Omit<CartItemRemoved, 'product'> & { product: ResolversTypes['Product'] }>;
  CaseAnswer: null;
  CaseDecision: null;
  CaseReason: null;
  CaseStatus: ResolverTypeWrapper<CaseStatusValue>;
  CaseStep: ResolverTypeWrapper<Omit<CaseStep, 'amount' | 'photos'> & { amount?: Maybe<ResolversTypes['Money']>, photos: Array<ResolversTypes['PrivatePhoto']> }>;
  CaseStepKind: null;
  CaseWish: null;
  Category: ResolverTypeWrapper<CategoryRecord>;
  CategoryChanged: ResolverTypeWrapper<Omit<CategoryChanged, 'category'> & { category: ResolversTypes['Category'] }>;
  CategoryDeleted: ResolverTypeWrapper<Omit<CategoryDeleted, 'movedTo'> & { movedTo?: Maybe<ResolversTypes['Category']> }>;
  CategoryFacet: ResolverTypeWrapper<Omit<CategoryFacet, 'category'> & { category: ResolversTypes['Category'] }>;
  Change: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Change']>;
  ChangeBatch: ResolverTypeWrapper<LiveBatch>;
  ChangeStockAnswer: ResolverTypeWrapper<Omit<ChangeStockAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  CommentOnCaseInput: CommentOnCaseInput;
  Condition: null;
  ConditionFacet: ResolverTypeWrapper<ConditionFacet>;
  ConfirmHandOverAnswer: ResolverTypeWrapper<Omit<ConfirmHandOverAnswer, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  ConfirmReceiptAnswer: ResolverTypeWrapper<Omit<ConfirmReceiptAnswer, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  ConstraintFormat: ConstraintFormat;
  Contact: ResolverTypeWrapper<Contact>;
  CreatePaymentIntentAnswer: ResolverTypeWrapper<Omit<CreatePaymentIntentAnswer, 'amount' | 'payment'> & { amount?: Maybe<ResolversTypes['Money']>, payment?: Maybe<ResolversTypes['Payment']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideCaseInput: DecideCaseInput;
  DeleteAccountAnswer: ResolverTypeWrapper<Omit<DeleteAccountAnswer, 'openBusiness'> & { openBusiness: Array<ResolversTypes['OpenBusiness']> }>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteBookingProductAnswer: ResolverTypeWrapper<Omit<DeleteBookingProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeleteProductAnswer: ResolverTypeWrapper<Omit<DeleteProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeleteSavedSearchAnswer: ResolverTypeWrapper<DeleteSavedSearchAnswer>;
  DeleteUserAnswer: ResolverTypeWrapper<Omit<DeleteUserAnswer, 'anonymizedPayments' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<ResolversTypes['Payment']>>, removedProducts?: Maybe<Array<ResolversTypes['Product']>> }>;
  DeleteWishProductAnswer: ResolverTypeWrapper<Omit<DeleteWishProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeletionEffects: ResolverTypeWrapper<Omit<DeletionEffects, 'openBusiness'> & { openBusiness: Array<ResolversTypes['OpenBusiness']> }>;
  DeliveryQueue: ResolverTypeWrapper<DeliveryQueue>;
  DemoMail: ResolverTypeWrapper<DemoMail>;
  Dependency: null;
  DependencyHealth: ResolverTypeWrapper<DependencyHealth>;
  DependencyState: null;
  DiskSpace: ResolverTypeWrapper<DiskSpace>;
  Dispute: ResolverTypeWrapper<DisputeRecord>;
  DisputeStatus: null;
  DistanceUnit: null;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndAdvertisementAnswer: ResolverTypeWrapper<Omit<EndAdvertisementAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  EnterHandOverCodeInput: EnterHandOverCodeInput;
  FieldError: ResolverTypeWrapper<FieldError>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowAnswer: ResolverTypeWrapper<Omit<FollowAnswer, 'seller'> & { seller?: Maybe<ResolversTypes['User']> }>;
  FollowChanged: ResolverTypeWrapper<Omit<FollowChanged, 'seller'> & { seller: ResolversTypes['User'] }>;
  GetTokenAnswer: ResolverTypeWrapper<Omit<GetTokenAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  GetTokenInput: GetTokenInput;
  HandOver: ResolverTypeWrapper<HandOver>;
  HandOverCode: ResolverTypeWrapper<HandOverCode>;
  HandOverProof: ResolverTypeWrapper<HandOverProofValue>;
  HandOverStatus: null;
  Health: ResolverTypeWrapper<HealthReport>;
  Hiding: ResolverTypeWrapper<HiddenRecord>;
  Hold: ResolverTypeWrapper<HoldRecord>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<PictureUrl>;
  ImageUrl: ResolverTypeWrapper<Scalars['ImageUrl']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  MakeOfferInput: MakeOfferInput;
  MarkAllNotificationsReadAnswer: ResolverTypeWrapper<Omit<MarkAllNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversTypes['Notification']>>, viewer?: Maybe<ResolversTypes['User']> }>;
  MarkNotificationsReadAnswer: ResolverTypeWrapper<Omit<MarkNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversTypes['Notification']>>, viewer?: Maybe<ResolversTypes['User']> }>;
  MarkThreadReadAnswer: ResolverTypeWrapper<Omit<MarkThreadReadAnswer, 'thread' | 'viewer'> & { thread?: Maybe<ResolversTypes['Thread']>, viewer?: Maybe<ResolversTypes['User']> }>;
  Message: ResolverTypeWrapper<MessageRecord>;
  MessageChanged: ResolverTypeWrapper<Omit<MessageChanged, 'message'> & { message: ResolversTypes['Message'] }>;
  MessageConnection: ResolverTypeWrapper<MessagePage>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  Money: ResolverTypeWrapper<MoneySource>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationAnswer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationAnswer']>;
  NearInput: NearInput;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationChanged: ResolverTypeWrapper<Omit<NotificationChanged, 'notification'> & { notification: ResolversTypes['Notification'] }>;
  NotificationConnection: ResolverTypeWrapper<NotificationPage>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationKind: ResolverTypeWrapper<NotificationKindValue>;
  ObjectToHandOverInput: ObjectToHandOverInput;
  Offer: ResolverTypeWrapper<OfferRecord>;
  OfferAnswer: ResolverTypeWrapper<Omit<OfferAnswer, 'offer'> & { offer?: Maybe<ResolversTypes['Offer']> }>;
  OfferChanged: ResolverTypeWrapper<Omit<OfferChanged, 'offer'> & { offer: ResolversTypes['Offer'] }>;
  OfferConnection: ResolverTypeWrapper<OfferPage>;
  OfferEdge: ResolverTypeWrapper<Omit<OfferEdge, 'node'> & { node: ResolversTypes['Offer'] }>;
  OfferFilter: OfferFilter;
  OfferStatus: ResolverTypeWrapper<OfferStatusValue>;
  OpenBusiness: ResolverTypeWrapper<OpenBusinessRecord>;
  OpenBusinessReason: null;
  OpenCaseInput: OpenCaseInput;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderAction: ResolverTypeWrapper<OrderActionValue>;
  OrderActor: null;
  OrderAnswer: ResolverTypeWrapper<Omit<OrderAnswer, 'order' | 'payments' | 'product'> & { order?: Maybe<ResolversTypes['Order']>, payments?: Maybe<Array<ResolversTypes['Payment']>>, product?: Maybe<ResolversTypes['Product']> }>;
  OrderCancellation: ResolverTypeWrapper<OrderCancellation>;
  OrderCase: ResolverTypeWrapper<ShownCase>;
  OrderChanged: ResolverTypeWrapper<Omit<OrderChanged, 'order'> & { order: ResolversTypes['Order'] }>;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEvent: ResolverTypeWrapper<Omit<OrderEvent, 'amount'> & { amount?: Maybe<ResolversTypes['Money']> }>;
  OrderEventKind: null;
  OrderFilter: OrderFilter;
  OrderParty: ResolverTypeWrapper<OrderParty>;
  OrderPartyState: null;
  OrderRefund: ResolverTypeWrapper<Omit<OrderRefund, 'amount'> & { amount: ResolversTypes['Money'] }>;
  OrderRefundStatus: null;
  OrderSort: null;
  OrderState: ResolverTypeWrapper<OrderStateValue>;
  OrderTotals: ResolverTypeWrapper<Omit<OrderTotals, 'due' | 'kept' | 'lostInDisputes' | 'paid' | 'refunded' | 'refunding'> & { due: ResolversTypes['Money'], kept: ResolversTypes['Money'], lostInDisputes: ResolversTypes['Money'], paid: ResolversTypes['Money'], refunded: ResolversTypes['Money'], refunding: ResolversTypes['Money'] }>;
  Overview: ResolverTypeWrapper<OverviewRecord>;
  OverviewCategory: ResolverTypeWrapper<Omit<OverviewCategory, 'category' | 'money'> & { category: ResolversTypes['Category'], money: Array<ResolversTypes['Money']> }>;
  OverviewInterval: null;
  OverviewPeriod: ResolverTypeWrapper<Omit<OverviewPeriod, 'money'> & { money: Array<ResolversTypes['Money']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentChanged: ResolverTypeWrapper<Omit<PaymentChanged, 'payment'> & { payment: ResolversTypes['Payment'] }>;
  PaymentConnection: ResolverTypeWrapper<PaymentPage>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFilter: PaymentFilter;
  PaymentPart: ResolverTypeWrapper<PaymentPartValue>;
  PaymentSort: null;
  PaymentStatus: null;
  PaymentStatusCount: ResolverTypeWrapper<PaymentStatusCount>;
  Payout: ResolverTypeWrapper<PayoutRecord>;
  PayoutAccount: ResolverTypeWrapper<PayoutAccountRecord>;
  PayoutAccountConnection: ResolverTypeWrapper<PayoutAccountPage>;
  PayoutAccountEdge: ResolverTypeWrapper<Omit<PayoutAccountEdge, 'node'> & { node: ResolversTypes['PayoutAccount'] }>;
  PayoutAccountFilter: PayoutAccountFilter;
  PayoutAccountState: null;
  PayoutAnswer: ResolverTypeWrapper<Omit<PayoutAnswer, 'payout'> & { payout?: Maybe<ResolversTypes['Payout']> }>;
  PayoutConnection: ResolverTypeWrapper<PayoutPage>;
  PayoutDifference: ResolverTypeWrapper<Omit<PayoutDifference, 'provided' | 'recorded'> & { provided?: Maybe<ResolversTypes['Money']>, recorded?: Maybe<ResolversTypes['Money']> }>;
  PayoutDifferenceKind: null;
  PayoutEdge: ResolverTypeWrapper<Omit<PayoutEdge, 'node'> & { node: ResolversTypes['Payout'] }>;
  PayoutFilter: PayoutFilter;
  PayoutHold: ResolverTypeWrapper<PayoutHold>;
  PayoutMonth: ResolverTypeWrapper<Omit<PayoutMonth, 'charged' | 'fee' | 'returned' | 'share'> & { charged: ResolversTypes['Money'], fee: ResolversTypes['Money'], returned: ResolversTypes['Money'], share: ResolversTypes['Money'] }>;
  PayoutMove: ResolverTypeWrapper<Omit<PayoutMove, 'amount' | 'bank'> & { amount: ResolversTypes['Money'], bank?: Maybe<ResolversTypes['BankState']> }>;
  PayoutMoveKind: null;
  PayoutMoveState: null;
  PayoutReconciliation: ResolverTypeWrapper<ReconciliationRecord>;
  PayoutRequirement: ResolverTypeWrapper<PayoutRequirementValue>;
  PayoutSort: null;
  PayoutState: ResolverTypeWrapper<PayoutStateValue>;
  PayoutStatement: ResolverTypeWrapper<PayoutStatement>;
  PayoutSummary: ResolverTypeWrapper<Omit<PayoutSummary, 'available' | 'months' | 'onItsWay' | 'owed' | 'paidOut' | 'waiting'> & { available: ResolversTypes['Money'], months: Array<ResolversTypes['PayoutMonth']>, onItsWay: ResolversTypes['Money'], owed: ResolversTypes['Money'], paidOut: ResolversTypes['Money'], waiting: ResolversTypes['Money'] }>;
  PayoutTotals: ResolverTypeWrapper<Omit<PayoutTotals, 'fees' | 'held' | 'owed' | 'paid'> & { fees: ResolversTypes['Money'], held: ResolversTypes['Money'], owed: ResolversTypes['Money'], paid: ResolversTypes['Money'] }>;
  PayoutWait: ResolverTypeWrapper<PayoutWaitValue>;
  Person: ResolverTypeWrapper<UserRecord>;
  PersonConnection: ResolverTypeWrapper<PersonPage>;
  PersonEdge: ResolverTypeWrapper<Omit<PersonEdge, 'node'> & { node: ResolversTypes['Person'] }>;
  PersonFilter: PersonFilter;
  PersonSort: null;
  PersonState: ResolverTypeWrapper<PersonStateValue>;
  PickUp: ResolverTypeWrapper<PickUp>;
  PickUpAppointment: ResolverTypeWrapper<PickUpAppointment>;
  PickUpProposal: ResolverTypeWrapper<PickUpProposal>;
  Place: ResolverTypeWrapper<Place>;
  PlaceInput: PlaceInput;
  PlaceLookup: null;
  PriceGuide: ResolverTypeWrapper<ShownPriceGuide>;
  PriceRange: ResolverTypeWrapper<Omit<PriceRange, 'max' | 'min'> & { max: ResolversTypes['Money'], min: ResolversTypes['Money'] }>;
  PriceSource: ResolverTypeWrapper<PriceSourceValue>;
  PrivatePhoto: ResolverTypeWrapper<PrivatePhotoRecord>;
  Product: ResolverTypeWrapper<ProductRecord>;
  ProductAttribute: ResolverTypeWrapper<Omit<ProductAttribute, 'type'> & { type: ResolversTypes['AttributeType'] }>;
  ProductAttributeInput: ProductAttributeInput;
  ProductChanged: ResolverTypeWrapper<Omit<ProductChanged, 'product'> & { product: ResolversTypes['Product'] }>;
  ProductConnection: ResolverTypeWrapper<ProductPage>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductEdit: ResolverTypeWrapper<ProductEdit>;
  ProductFacets: ResolverTypeWrapper<Omit<ProductFacets, 'attributes' | 'categories' | 'priceRange'> & { attributes: Array<ResolversTypes['AttributeFacet']>, categories: Array<ResolversTypes['CategoryFacet']>, priceRange?: Maybe<ResolversTypes['PriceRange']> }>;
  ProductField: null;
  ProductFilter: ProductFilter;
  ProductImage: ResolverTypeWrapper<ProductImageRecord>;
  ProductImageInput: ProductImageInput;
  ProductSort: null;
  ProductStatistics: ResolverTypeWrapper<ProductNumbers>;
  ProposePickUpInput: ProposePickUpInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rating: ResolverTypeWrapper<Rating>;
  Receipt: ResolverTypeWrapper<ReceiptRecord>;
  ReceiptItem: ResolverTypeWrapper<Omit<ReceiptItem, 'amount'> & { amount: ResolversTypes['Money'] }>;
  ReceiptPayment: ResolverTypeWrapper<Omit<ReceiptPayment, 'amount' | 'part'> & { amount: ResolversTypes['Money'], part: ResolversTypes['PaymentPart'] }>;
  ReceiptRefund: ResolverTypeWrapper<Omit<ReceiptRefund, 'amount'> & { amount: ResolversTypes['Money'] }>;
  RecordPaymentAnswer: ResolverTypeWrapper<Omit<RecordPaymentAnswer, 'payment' | 'viewer'> & { payment?: Maybe<ResolversTypes['Payment']>, viewer?: Maybe<ResolversTypes['User']> }>;
  RecordPaymentInput: RecordPaymentInput;
  RefusalCode: null;
  Report: ResolverTypeWrapper<ReportRecord>;
  ReportChanged: ResolverTypeWrapper<Omit<ReportChanged, 'report'> & { report: ResolversTypes['Report'] }>;
  ReportConnection: ResolverTypeWrapper<ReportPage>;
  ReportDecision: null;
  ReportEdge: ResolverTypeWrapper<Omit<ReportEdge, 'node'> & { node: ResolversTypes['Report'] }>;
  ReportFilter: ReportFilter;
  ReportKind: null;
  ReportMessageAnswer: ResolverTypeWrapper<Omit<ReportMessageAnswer, 'reportedMessage'> & { reportedMessage?: Maybe<ResolversTypes['Message']> }>;
  ReportMessageInput: ReportMessageInput;
  ReportProblemAnswer: ResolverTypeWrapper<Omit<ReportProblemAnswer, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  ReportProblemInput: ReportProblemInput;
  ReportProductAnswer: ResolverTypeWrapper<Omit<ReportProductAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  ReportProductInput: ReportProductInput;
  ReportReason: null;
  ReportState: null;
  ReportUserAnswer: ResolverTypeWrapper<Omit<ReportUserAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  ReportUserInput: ReportUserInput;
  RequestCancellationInput: RequestCancellationInput;
  Review: ResolverTypeWrapper<ReviewRecord>;
  ReviewAdded: ResolverTypeWrapper<Omit<ReviewAdded, 'review'> & { review: ResolversTypes['Review'] }>;
  ReviewConnection: ResolverTypeWrapper<ReviewPage>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  Role: null;
  SalesPeriod: ResolverTypeWrapper<SalesOfMonth>;
  SaveSearchInput: SaveSearchInput;
  SavedSearch: ResolverTypeWrapper<SavedSearchRecord>;
  SavedSearchAnswer: ResolverTypeWrapper<Omit<SavedSearchAnswer, 'savedSearch'> & { savedSearch?: Maybe<ResolversTypes['SavedSearch']> }>;
  SavedSearchChanged: ResolverTypeWrapper<Omit<SavedSearchChanged, 'savedSearch'> & { savedSearch?: Maybe<ResolversTypes['SavedSearch']> }>;
  SearchSuggestions: ResolverTypeWrapper<Omit<SearchSuggestions, 'categories'> & { categories: Array<ResolversTypes['Category']> }>;
  SearchedPlace: ResolverTypeWrapper<SearchedPlace>;
  SearchedText: ResolverTypeWrapper<SearchedText>;
  SearchedTexts: ResolverTypeWrapper<SearchedTexts>;
  SellerStatistics: ResolverTypeWrapper<SellerStatistics>;
  SendMessageAnswer: ResolverTypeWrapper<Omit<SendMessageAnswer, 'sentMessage' | 'viewer'> & { sentMessage?: Maybe<ResolversTypes['Message']>, viewer?: Maybe<ResolversTypes['User']> }>;
  SendMessageInput: SendMessageInput;
  SendOrderMessageAnswer: ResolverTypeWrapper<Omit<SendOrderMessageAnswer, 'order' | 'sentMessage' | 'viewer'> & { order?: Maybe<ResolversTypes['Order']>, sentMessage?: Maybe<ResolversTypes['Message']>, viewer?: Maybe<ResolversTypes['User']> }>;
  SendOrderMessageInput: SendOrderMessageInput;
  Shop: ResolverTypeWrapper<Omit<Shop, 'fee'> & { fee: ResolversTypes['ShopFee'] }>;
  ShopFee: ResolverTypeWrapper<ShopFeeSource>;
  SignIn: ResolverTypeWrapper<SignInRecord>;
  SignInAdded: ResolverTypeWrapper<Omit<SignInAdded, 'signIn'> & { signIn: ResolversTypes['SignIn'] }>;
  SignInConnection: ResolverTypeWrapper<SignInPage>;
  SignInEdge: ResolverTypeWrapper<Omit<SignInEdge, 'node'> & { node: ResolversTypes['SignIn'] }>;
  SignInMethod: null;
  SignOutEverywhereAnswer: ResolverTypeWrapper<SignOutEverywhereAnswer>;
  StartPayoutSetupAnswer: ResolverTypeWrapper<Omit<StartPayoutSetupAnswer, 'account'> & { account?: Maybe<ResolversTypes['PayoutAccount']> }>;
  Stock: ResolverTypeWrapper<StockValue>;
  StopAlertMailsAnswer: ResolverTypeWrapper<StopAlertMailsAnswer>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  TextPrice: ResolverTypeWrapper<Omit<TextPrice, 'max' | 'min'> & { max?: Maybe<ResolversTypes['Money']>, min?: Maybe<ResolversTypes['Money']> }>;
  Thread: ResolverTypeWrapper<WrittenThread>;
  ThreadChanged: ResolverTypeWrapper<Omit<ThreadChanged, 'thread'> & { thread: ResolversTypes['Thread'] }>;
  ThreadConnection: ResolverTypeWrapper<ThreadPage>;
  ThreadEdge: ResolverTypeWrapper<Omit<ThreadEdge, 'node'> & { node: ResolversTypes['Thread'] }>;
  TownFacet: ResolverTypeWrapper<TownFacet>;
  Units: ResolverTypeWrapper<UnitsValue>;
  UpdateNotificationSettingsAnswer: ResolverTypeWrapper<Omit<UpdateNotificationSettingsAnswer, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  UpdateProductAnswer: ResolverTypeWrapper<Omit<UpdateProductAnswer, 'formerCategory' | 'product'> & { formerCategory?: Maybe<ResolversTypes['Category']>, product?: Maybe<ResolversTypes['Product']> }>;
  UpdateProductInput: UpdateProductInput;
  UpdateProfileAnswer: ResolverTypeWrapper<Omit<UpdateProfileAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateSavedSearchInput: UpdateSavedSearchInput;
  User: ResolverTypeWrapper<UserRecord>;
  UserChanged: ResolverTypeWrapper<Omit<UserChanged, 'person' | 'user'> & { person?: Maybe<ResolversTypes['Person']>, user: ResolversTypes['User'] }>;
  UserConnection: ResolverTypeWrapper<UserPage>;
  UserDeleted: ResolverTypeWrapper<UserDeleted>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserFilter: UserFilter;
  VerifyUserAnswer: ResolverTypeWrapper<Omit<VerifyUserAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  WishItem: ResolverTypeWrapper<ListEntryRecord>;
  WishItemAdded: ResolverTypeWrapper<Omit<WishItemAdded, 'wishItem'> & { wishItem: ResolversTypes['WishItem'] }>;
  WishItemConnection: ResolverTypeWrapper<ListEntryPage>;
  WishItemEdge: ResolverTypeWrapper<Omit<WishItemEdge, 'node'> & { node: ResolversTypes['WishItem'] }>;
  WishItemRemoved: ResolverTypeWrapper<Omit<WishItemRemoved, 'product'> & { product: ResolversTypes['Product'] }>;
  WriteObstacle: ResolverTypeWrapper<WriteObstacleValue>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptCaseOfferInput: AcceptCaseOfferInput;
  AcceptOfferAnswer: Omit<AcceptOfferAnswer, 'closedOffers' | 'offer' | 'product'> & { closedOffers: Array<ResolversParentTypes['Offer']>, offer?: Maybe<ResolversParentTypes['Offer']>, product?: Maybe<ResolversParentTypes['Product']> };
  AcceptOfferInput: AcceptOfferInput;
  AcceptPickUpInput: AcceptPickUpInput;
  AddAdminAnswer: Omit<AddAdminAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  AddCategoryAnswer: Omit<AddCategoryAnswer, 'category'> & { category?: Maybe<ResolversParentTypes['Category']> };
  AddCategoryInput: AddCategoryInput;
  AddProductAnswer: Omit<AddProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  AddProductInput: AddProductInput;
  AddReviewAnswer: Omit<AddReviewAnswer, 'payment' | 'review'> & { payment?: Maybe<ResolversParentTypes['Payment']>, review?: Maybe<ResolversParentTypes['Review']> };
  AddReviewInput: AddReviewInput;
  AddToBookingListAnswer: Omit<AddToBookingListAnswer, 'cartItem' | 'viewer'> & { cartItem?: Maybe<ResolversParentTypes['CartItem']>, viewer?: Maybe<ResolversParentTypes['User']> };
  AddToWishListAnswer: Omit<AddToWishListAnswer, 'viewer' | 'wishItem'> & { viewer?: Maybe<ResolversParentTypes['User']>, wishItem?: Maybe<ResolversParentTypes['WishItem']> };
  AddUserAnswer: Omit<AddUserAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  AddUserInput: AddUserInput;
  AdminCancelSaleAnswer: Omit<AdminCancelSaleAnswer, 'payment' | 'product'> & { payment?: Maybe<ResolversParentTypes['Payment']>, product?: Maybe<ResolversParentTypes['Product']> };
  AdminDecideReportAnswer: Omit<AdminDecideReportAnswer, 'payments' | 'person' | 'product' | 'products' | 'reports'> & { payments?: Maybe<Array<ResolversParentTypes['Payment']>>, person?: Maybe<ResolversParentTypes['Person']>, product?: Maybe<ResolversParentTypes['Product']>, products?: Maybe<Array<ResolversParentTypes['Product']>>, reports?: Maybe<Array<ResolversParentTypes['Report']>> };
  AdminDecideReportInput: AdminDecideReportInput;
  AdminDeleteCategoryAnswer: Omit<AdminDeleteCategoryAnswer, 'movedTo'> & { movedTo?: Maybe<ResolversParentTypes['Category']> };
  AdminDemoteAdminAnswer: Omit<AdminDemoteAdminAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  AdminHideProductAnswer: Omit<AdminHideProductAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  AdminHideProductInput: AdminHideProductInput;
  AdminMoveCategoryAnswer: Omit<AdminMoveCategoryAnswer, 'categories'> & { categories?: Maybe<Array<ResolversParentTypes['Category']>> };
  AdminOrderFilter: AdminOrderFilter;
  AdminPayoutFilter: AdminPayoutFilter;
  AdminPayoutInput: AdminPayoutInput;
  AdminProductFilter: AdminProductFilter;
  AdminRefund: RefundRecord;
  AdminRefundPaymentAnswer: Omit<AdminRefundPaymentAnswer, 'payments' | 'product'> & { payments?: Maybe<Array<ResolversParentTypes['Payment']>>, product?: Maybe<ResolversParentTypes['Product']> };
  AdminRefundPaymentInput: AdminRefundPaymentInput;
  AdminRestoreProductAnswer: Omit<AdminRestoreProductAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  AdminRestoreUserAnswer: Omit<AdminRestoreUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<ResolversParentTypes['Payment']>>, person?: Maybe<ResolversParentTypes['Person']>, products?: Maybe<Array<ResolversParentTypes['Product']>> };
  AdminSuspendUserAnswer: Omit<AdminSuspendUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<ResolversParentTypes['Payment']>>, person?: Maybe<ResolversParentTypes['Person']>, products?: Maybe<Array<ResolversParentTypes['Product']>> };
  AdminSuspendUserInput: AdminSuspendUserInput;
  AdminUnverifyUserAnswer: Omit<AdminUnverifyUserAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  AdminUpdateCategoryAnswer: Omit<AdminUpdateCategoryAnswer, 'category'> & { category?: Maybe<ResolversParentTypes['Category']> };
  AdminUpdateCategoryInput: AdminUpdateCategoryInput;
  AdvertiseProductAnswer: Omit<AdvertiseProductAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  AnswerCancellationInput: AnswerCancellationInput;
  AnswerCaseInput: AnswerCaseInput;
  AskSellerInput: AskSellerInput;
  Attribute: Attribute;
  AttributeCount: AttributeCount;
  AttributeFacet: AttributeFacet;
  AttributeFilter: AttributeFilter;
  AttributeFilterFacet: AttributeFilterFacet;
  AuditEntry: AuditRecord;
  AuditEntryAdded: Omit<AuditEntryAdded, 'auditEntry'> & { auditEntry: ResolversParentTypes['AuditEntry'] };
  AuditEntryConnection: AuditPage;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditEntryFilter: AuditEntryFilter;
  Balance: ShownBalance;
  BlockUserAnswer: Omit<BlockUserAnswer, 'threads'> & { threads: Array<ResolversParentTypes['Thread']> };
  Boolean: Scalars['Boolean']['output'];
  CancelOrderInput: CancelOrderInput;
  CancelRequest: CancelRequest;
  CartItem: ListEntryRecord;
  CartItemAdded: Omit<CartItemAdded, 'cartItem'> & { cartItem: ResolversParentTypes['CartItem'] };
  CartItemConnection: ListEntryPage;
  CartItemEdge: Omit<CartItemEdge, 'node'> & { node: ResolversParentTypes['CartItem'] };
  CartItemRemoved: Omit<CartItemRemoved, 'product'> & { product: ResolversParentTypes['Product'] };
  CaseStep: Omit<CaseStep, 'amount' | 'photos'> & { amount?: Maybe<ResolversParentTypes['Money']>, photos: Array<ResolversParentTypes['PrivatePhoto']> };
  Category: CategoryRecord;
  CategoryChanged: Omit<CategoryChanged, 'category'> & { category: ResolversParentTypes['Category'] };
  CategoryDeleted: Omit<CategoryDeleted, 'movedTo'> & { movedTo?: Maybe<ResolversParentTypes['Category']> };
  CategoryFacet: Omit<CategoryFacet, 'category'> & { category: ResolversParentTypes['Category'] };
  Change: ResolversUnionTypes<ResolversParentTypes>['Change'];
  ChangeBatch: LiveBatch;
  ChangeStockAnswer: Omit<ChangeStockAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  CommentOnCaseInput: CommentOnCaseInput;
  ConditionFacet: ConditionFacet;
  ConfirmHandOverAnswer: Omit<ConfirmHandOverAnswer, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  ConfirmReceiptAnswer: Omit<ConfirmReceiptAnswer, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  Contact: Contact;
  CreatePaymentIntentAnswer: Omit<CreatePaymentIntentAnswer, 'amount' | 'payment'> & { amount?: Maybe<ResolversParentTypes['Money']>, payment?: Maybe<ResolversParentTypes['Payment']> };
  DateTime: Scalars['DateTime']['output'];
  DecideCaseInput: DecideCaseInput;
  DeleteAccountAnswer: Omit<DeleteAccountAnswer, 'openBusiness'> & { openBusiness: Array<ResolversParentTypes['OpenBusiness']> };
  DeleteAccountInput: DeleteAccountInput;
  DeleteBookingProductAnswer: Omit<DeleteBookingProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeleteProductAnswer: Omit<DeleteProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeleteSavedSearchAnswer: DeleteSavedSearchAnswer;
  DeleteUserAnswer: Omit<DeleteUserAnswer, 'anonymizedPayments' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<ResolversParentTypes['Payment']>>, removedProducts?: Maybe<Array<ResolversParentTypes['Product']>> };
  DeleteWishProductAnswer: Omit<DeleteWishProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeletionEffects: Omit<DeletionEffects, 'openBusiness'> & { openBusiness: Array<ResolversParentTypes['OpenBusiness']> };
  DeliveryQueue: DeliveryQueue;
  DemoMail: DemoMail;
  DependencyHealth: DependencyHealth;
  DiskSpace: DiskSpace;
  Dispute: DisputeRecord;
  EmailAddress: Scalars['EmailAddress']['output'];
  EndAdvertisementAnswer: Omit<EndAdvertisementAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  EnterHandOverCodeInput: EnterHandOverCodeInput;
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  FollowAnswer: Omit<FollowAnswer, 'seller'> & { seller?: Maybe<ResolversParentTypes['User']> };
  FollowChanged: Omit<FollowChanged, 'seller'> & { seller: ResolversParentTypes['User'] };
  GetTokenAnswer: Omit<GetTokenAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  GetTokenInput: GetTokenInput;
  HandOver: HandOver;
  HandOverCode: HandOverCode;
  Health: HealthReport;
  Hiding: HiddenRecord;
  Hold: HoldRecord;
  ID: Scalars['ID']['output'];
  Image: PictureUrl;
  ImageUrl: Scalars['ImageUrl']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  LocalDate: Scalars['LocalDate']['output'];
  MakeOfferInput: MakeOfferInput;
  MarkAllNotificationsReadAnswer: Omit<MarkAllNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversParentTypes['Notification']>>, viewer?: Maybe<ResolversParentTypes['User']> };
  MarkNotificationsReadAnswer: Omit<MarkNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversParentTypes['Notification']>>, viewer?: Maybe<ResolversParentTypes['User']> };
  MarkThreadReadAnswer: Omit<MarkThreadReadAnswer, 'thread' | 'viewer'> & { thread?: Maybe<ResolversParentTypes['Thread']>, viewer?: Maybe<ResolversParentTypes['User']> };
  Message: MessageRecord;
  MessageChanged: Omit<MessageChanged, 'message'> & { message: ResolversParentTypes['Message'] };
  MessageConnection: MessagePage;
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  Money: MoneySource;
  Mutation: Record<PropertyKey, never>;
  MutationAnswer: ResolversInterfaceTypes<ResolversParentTypes>['MutationAnswer'];
  NearInput: NearInput;
  Notification: NotificationRecord;
  NotificationChanged: Omit<NotificationChanged, 'notification'> & { notification: ResolversParentTypes['Notification'] };
  NotificationConnection: NotificationPage;
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  ObjectToHandOverInput: ObjectToHandOverInput;
  Offer: OfferRecord;
  OfferAnswer: Omit<OfferAnswer, 'offer'> & { offer?: Maybe<ResolversParentTypes['Offer']> };
  OfferChanged: Omit<OfferChanged, 'offer'> & { offer: ResolversParentTypes['Offer'] };
  OfferConnection: OfferPage;
  OfferEdge: Omit<OfferEdge, 'node'> & { node: ResolversParentTypes['Offer'] };
  OfferFilter: OfferFilter;
  OpenBusiness: OpenBusinessRecord;
  OpenCaseInput: OpenCaseInput;
  Order: OrderRecord;
  OrderAnswer: Omit<OrderAnswer, 'order' | 'payments' | 'product'> & { order?: Maybe<ResolversParentTypes['Order']>, payments?: Maybe<Array<ResolversParentTypes['Payment']>>, product?: Maybe<ResolversParentTypes['Product']> };
  OrderCancellation: OrderCancellation;
  OrderCase: ShownCase;
  OrderChanged: Omit<OrderChanged, 'order'> & { order: ResolversParentTypes['Order'] };
  OrderConnection: OrderPage;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEvent: Omit<OrderEvent, 'amount'> & { amount?: Maybe<ResolversParentTypes['Money']> };
  OrderFilter: OrderFilter;
  OrderParty: OrderParty;
  OrderRefund: Omit<OrderRefund, 'amount'> & { amount: ResolversParentTypes['Money'] };
  OrderTotals: Omit<OrderTotals, 'due' | 'kept' | 'lostInDisputes' | 'paid' | 'refunded' | 'refunding'> & { due: ResolversParentTypes['Money'], kept: ResolversParentTypes['Money'], lostInDisputes: ResolversParentTypes['Money'], paid: ResolversParentTypes['Money'], refunded: ResolversParentTypes['Money'], refunding: ResolversParentTypes['Money'] };
  Overview: OverviewRecord;
  OverviewCategory: Omit<OverviewCategory, 'category' | 'money'> & { category: ResolversParentTypes['Category'], money: Array<ResolversParentTypes['Money']> };
  OverviewPeriod: Omit<OverviewPeriod, 'money'> & { money: Array<ResolversParentTypes['Money']> };
  PageInfo: PageInfo;
  Payment: PaymentRecord;
  PaymentChanged: Omit<PaymentChanged, 'payment'> & { payment: ResolversParentTypes['Payment'] };
  PaymentConnection: PaymentPage;
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentFilter: PaymentFilter;
  PaymentStatusCount: PaymentStatusCount;
  Payout: PayoutRecord;
  PayoutAccount: PayoutAccountRecord;
  PayoutAccountConnection: PayoutAccountPage;
  PayoutAccountEdge: Omit<PayoutAccountEdge, 'node'> & { node: ResolversParentTypes['PayoutAccount'] };
  PayoutAccountFilter: PayoutAccountFilter;
  PayoutAnswer: Omit<PayoutAnswer, 'payout'> & { payout?: Maybe<ResolversParentTypes['Payout']> };
  PayoutConnection: PayoutPage;
  PayoutDifference: Omit<PayoutDifference, 'provided' | 'recorded'> & { provided?: Maybe<ResolversParentTypes['Money']>, recorded?: Maybe<ResolversParentTypes['Money']> };
  PayoutEdge: Omit<PayoutEdge, 'node'> & { node: ResolversParentTypes['Payout'] };
  PayoutFilter: PayoutFilter;
  PayoutHold: PayoutHold;
  PayoutMonth: Omit<PayoutMonth, 'charged' | 'fee' | 'returned' | 'share'> & { charged: ResolversParentTypes['Money'], fee: ResolversParentTypes['Money'], returned: ResolversParentTypes['Money'], share: ResolversParentTypes['Money'] };
  PayoutMove: Omit<PayoutMove, 'amount'> & { amount: ResolversParentTypes['Money'] };
  PayoutReconciliation: ReconciliationRecord;
  PayoutStatement: PayoutStatement;
  PayoutSummary: Omit<PayoutSummary, 'available' | 'months' | 'onItsWay' | 'owed' | 'paidOut' | 'waiting'> & { available: ResolversParentTypes['Money'], months: Array<ResolversParentTypes['PayoutMonth']>, onItsWay: ResolversParentTypes['Money'], owed: ResolversParentTypes['Money'], paidOut: ResolversParentTypes['Money'], waiting: ResolversParentTypes['Money'] };
  PayoutTotals: Omit<PayoutTotals, 'fees' | 'held' | 'owed' | 'paid'> & { fees: ResolversParentTypes['Money'], held: ResolversParentTypes['Money'], owed: ResolversParentTypes['Money'], paid: ResolversParentTypes['Money'] };
  Person: UserRecord;
  PersonConnection: PersonPage;
  PersonEdge: Omit<PersonEdge, 'node'> & { node: ResolversParentTypes['Person'] };
  PersonFilter: PersonFilter;
  PickUp: PickUp;
  PickUpAppointment: PickUpAppointment;
  PickUpProposal: PickUpProposal;
  Place: Place;
  PlaceInput: PlaceInput;
  PriceGuide: ShownPriceGuide;
  PriceRange: Omit<PriceRange, 'max' | 'min'> & { max: ResolversParentTypes['Money'], min: ResolversParentTypes['Money'] };
  PrivatePhoto: PrivatePhotoRecord;
  Product: ProductRecord;
  ProductAttribute: ProductAttribute;
  ProductAttributeInput: ProductAttributeInput;
  ProductChanged: Omit<ProductChanged, 'product'> & { product: ResolversParentTypes['Product'] };
  ProductConnection: ProductPage;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductEdit: ProductEdit;
  ProductFacets: Omit<ProductFacets, 'attributes' | 'categories' | 'priceRange'> & { attributes: Array<ResolversParentTypes['AttributeFacet']>, categories: Array<ResolversParentTypes['CategoryFacet']>, priceRange?: Maybe<ResolversParentTypes['PriceRange']> };
  ProductFilter: ProductFilter;
  ProductImage: ProductImageRecord;
  ProductImageInput: ProductImageInput;
  ProductStatistics: ProductNumbers;
  ProposePickUpInput: ProposePickUpInput;
  Query: Record<PropertyKey, never>;
  Rating: Rating;
  Receipt: ReceiptRecord;
  ReceiptItem: Omit<ReceiptItem, 'amount'> & { amount: ResolversParentTypes['Money'] };
  ReceiptPayment: Omit<ReceiptPayment, 'amount'> & { amount: ResolversParentTypes['Money'] };
  ReceiptRefund: Omit<ReceiptRefund, 'amount'> & { amount: ResolversParentTypes['Money'] };
  RecordPaymentAnswer: Omit<RecordPaymentAnswer, 'payment' | 'viewer'> & { payment?: Maybe<ResolversParentTypes['Payment']>, viewer?: Maybe<ResolversParentTypes['User']> };
  RecordPaymentInput: RecordPaymentInput;
  Report: ReportRecord;
  ReportChanged: Omit<ReportChanged, 'report'> & { report: ResolversParentTypes['Report'] };
  ReportConnection: ReportPage;
  ReportEdge: Omit<ReportEdge, 'node'> & { node: ResolversParentTypes['Report'] };
  ReportFilter: ReportFilter;
  ReportMessageAnswer: Omit<ReportMessageAnswer, 'reportedMessage'> & { reportedMessage?: Maybe<ResolversParentTypes['Message']> };
  ReportMessageInput: ReportMessageInput;
  ReportProblemAnswer: Omit<ReportProblemAnswer, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  ReportProblemInput: ReportProblemInput;
  ReportProductAnswer: Omit<ReportProductAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  ReportProductInput: ReportProductInput;
  ReportUserAnswer: Omit<ReportUserAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  ReportUserInput: ReportUserInput;
  RequestCancellationInput: RequestCancellationInput;
  Review: ReviewRecord;
  ReviewAdded: Omit<ReviewAdded, 'review'> & { review: ResolversParentTypes['Review'] };
  ReviewConnection: ReviewPage;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  SalesPeriod: SalesOfMonth;
  SaveSearchInput: SaveSearchInput;
  SavedSearch: SavedSearchRecord;
  SavedSearchAnswer: Omit<SavedSearchAnswer, 'savedSearch'> & { savedSearch?: Maybe<ResolversParentTypes['SavedSearch']> };
  SavedSearchChanged: Omit<SavedSearchChanged, 'savedSearch'> & { savedSearch?: Maybe<ResolversParentTypes['SavedSearch']> };
  SearchSuggestions: Omit<SearchSuggestions, 'categories'> & { categories: Array<ResolversParentTypes['Category']> };
  SearchedPlace: SearchedPlace;
  SearchedText: SearchedText;
  SearchedTexts: SearchedTexts;
  SellerStatistics: SellerStatistics;
  SendMessageAnswer: Omit<SendMessageAnswer, 'sentMessage' | 'viewer'> & { sentMessage?: Maybe<ResolversParentTypes['Message']>, viewer?: Maybe<ResolversParentTypes['User']> };
  SendMessageInput: SendMessageInput;
  SendOrderMessageAnswer: Omit<SendOrderMessageAnswer, 'order' | 'sentMessage' | 'viewer'> & { order?: Maybe<ResolversParentTypes['Order']>, sentMessage?: Maybe<ResolversParentTypes['Message']>, viewer?: Maybe<ResolversParentTypes['User']> };
  SendOrderMessageInput: SendOrderMessageInput;
  Shop: Omit<Shop, 'fee'> & { fee: ResolversParentTypes['ShopFee'] };
  ShopFee: ShopFeeSource;
  SignIn: SignInRecord;
  SignInAdded: Omit<SignInAdded, 'signIn'> & { signIn: ResolversParentTypes['SignIn'] };
  SignInConnection: SignInPage;
  SignInEdge: Omit<SignInEdge, 'node'> & { node: ResolversParentTypes['SignIn'] };
  SignOutEverywhereAnswer: SignOutEverywhereAnswer;
  StartPayoutSetupAnswer: Omit<StartPayoutSetupAnswer, 'account'> & { account?: Maybe<ResolversParentTypes['PayoutAccount']> };
  StopAlertMailsAnswer: StopAlertMailsAnswer;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  TextPrice: Omit<TextPrice, 'max' | 'min'> & { max?: Maybe<ResolversParentTypes['Money']>, min?: Maybe<ResolversParentTypes['Money']> };
  Thread: WrittenThread;
  ThreadChanged: Omit<ThreadChanged, 'thread'> & { thread: ResolversParentTypes['Thread'] };
  ThreadConnection: ThreadPage;
  ThreadEdge: Omit<ThreadEdge, 'node'> & { node: ResolversParentTypes['Thread'] };
  TownFacet: TownFacet;
  UpdateNotificationSettingsAnswer: Omit<UpdateNotificationSettingsAnswer, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  UpdateProductAnswer: Omit<UpdateProductAnswer, 'formerCategory' | 'product'> & { formerCategory?: Maybe<ResolversParentTypes['Category']>, product?: Maybe<ResolversParentTypes['Product']> };
  UpdateProductInput: UpdateProductInput;
  UpdateProfileAnswer: Omit<UpdateProfileAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateSavedSearchInput: UpdateSavedSearchInput;
  User: UserRecord;
  UserChanged: Omit<UserChanged, 'person' | 'user'> & { person?: Maybe<ResolversParentTypes['Person']>, user: ResolversParentTypes['User'] };
  UserConnection: UserPage;
  UserDeleted: UserDeleted;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserFilter: UserFilter;
  VerifyUserAnswer: Omit<VerifyUserAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  WishItem: ListEntryRecord;
  WishItemAdded: Omit<WishItemAdded, 'wishItem'> & { wishItem: ResolversParentTypes['WishItem'] };
  WishItemConnection: ListEntryPage;
  WishItemEdge: Omit<WishItemEdge, 'node'> & { node: ResolversParentTypes['WishItem'] };
  WishItemRemoved: Omit<WishItemRemoved, 'product'> & { product: ResolversParentTypes['Product'] };
};

export type ConstraintDirectiveArgs = {
  format?: Maybe<ConstraintFormat>;
  label?: Maybe<Scalars['String']['input']>;
  max?: Maybe<Scalars['Float']['input']>;
  maxItems?: Maybe<Scalars['Int']['input']>;
  maxLength?: Maybe<Scalars['Int']['input']>;
  message?: Maybe<Scalars['String']['input']>;
  min?: Maybe<Scalars['Float']['input']>;
  minItems?: Maybe<Scalars['Int']['input']>;
  minLength?: Maybe<Scalars['Int']['input']>;
  multiline?: Maybe<Scalars['Boolean']['input']>;
  oneOf?: Maybe<Array<Scalars['String']['input']>>;
  pattern?: Maybe<Scalars['String']['input']>;
  unit?: Maybe<Scalars['String']['input']>;
};

export type ConstraintDirectiveResolver<Result, Parent, ContextType = Context, Args = ConstraintDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LabelDirectiveArgs = {
  text: Scalars['String']['input'];
};

export type LabelDirectiveResolver<Result, Parent, ContextType = Context, Args = LabelDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RestDirectiveArgs = {
  name: Scalars['String']['input'];
};

export type RestDirectiveResolver<Result, Parent, ContextType = Context, Args = RestDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptOfferAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptOfferAnswer'] = ResolversParentTypes['AcceptOfferAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closedOffers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddAdminAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAdminAnswer'] = ResolversParentTypes['AddAdminAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddCategoryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCategoryAnswer'] = ResolversParentTypes['AddCategoryAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductAnswer'] = ResolversParentTypes['AddProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddReviewAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddReviewAnswer'] = ResolversParentTypes['AddReviewAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToBookingListAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToBookingListAnswer'] = ResolversParentTypes['AddToBookingListAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cartItem?: Resolver<Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removedWishId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToWishListAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToWishListAnswer'] = ResolversParentTypes['AddToWishListAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  wishItem?: Resolver<Maybe<ResolversTypes['WishItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddUserAnswer'] = ResolversParentTypes['AddUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminCancelSaleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminCancelSaleAnswer'] = ResolversParentTypes['AdminCancelSaleAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminDecideReportAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminDecideReportAnswer'] = ResolversParentTypes['AdminDecideReportAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  reports?: Resolver<Maybe<Array<ResolversTypes['Report']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminDeleteCategoryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminDeleteCategoryAnswer'] = ResolversParentTypes['AdminDeleteCategoryAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedCategoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  movedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  movedTo?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminDemoteAdminAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminDemoteAdminAnswer'] = ResolversParentTypes['AdminDemoteAdminAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminHideProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminHideProductAnswer'] = ResolversParentTypes['AdminHideProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminMoveCategoryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminMoveCategoryAnswer'] = ResolversParentTypes['AdminMoveCategoryAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminProductSortResolvers = { NEWEST: 'NEWEST', OLDEST: 'OLDEST', PRICE_ASC: 'PRICE_ASC', PRICE_DESC: 'PRICE_DESC' };

export type AdminRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminRefund'] = ResolversParentTypes['AdminRefund']> = {
  admin?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  begunAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminRefundPaymentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminRefundPaymentAnswer'] = ResolversParentTypes['AdminRefundPaymentAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminRestoreProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminRestoreProductAnswer'] = ResolversParentTypes['AdminRestoreProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminRestoreUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminRestoreUserAnswer'] = ResolversParentTypes['AdminRestoreUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminSuspendUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSuspendUserAnswer'] = ResolversParentTypes['AdminSuspendUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminUnverifyUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUnverifyUserAnswer'] = ResolversParentTypes['AdminUnverifyUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminUpdateCategoryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUpdateCategoryAnswer'] = ResolversParentTypes['AdminUpdateCategoryAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvertiseProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvertiseProductAnswer'] = ResolversParentTypes['AdvertiseProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlertMailResolvers = { AT_ONCE: 'at-once', DAILY: 'daily', NEVER: 'never' };

export type AttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  compares?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttributeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeCount'] = ResolversParentTypes['AttributeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeFacet'] = ResolversParentTypes['AttributeFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['AttributeCount']>, ParentType, ContextType>;
};

export type AttributeFilterFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttributeFilterFacet'] = ResolversParentTypes['AttributeFilterFacet']> = {
  countWithout?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeTypeResolvers = { BOOLEAN: 'boolean', CHOICE: 'choice', NUMBER: 'number', TEXT: 'text' };

export type AuditActionResolvers = { ADD_ADMIN: 'add-admin', ADD_CATEGORY: 'add-category', ADVERTISE_PRODUCT: 'advertise-product', CANCEL_SALE: 'cancel-sale', COMMENT_ON_CASE: 'comment-on-case', DECIDE_CANCELLATION: 'decide-cancellation', DECIDE_CASE: 'decide-case', DECIDE_REPORT: 'decide-report', DELETE_ACCOUNT: 'delete-account', DELETE_CATEGORY: 'delete-category', DELETE_PRODUCT: 'delete-product', DELETE_USER: 'delete-user', DEMOTE_ADMIN: 'demote-admin', END_ADVERTISEMENT: 'end-advertisement', HIDE_PRODUCT: 'hide-product', HOLD_PAYOUT: 'hold-payout', MOVE_CATEGORY: 'move-category', REFUND_PAYMENT: 'refund-payment', RELEASE_PAYOUT: 'release-payout', RESTORE_PRODUCT: 'restore-product', RESTORE_USER: 'restore-user', RETRY_TRANSFER: 'retry-transfer', SUSPEND_USER: 'suspend-user', UNVERIFY_USER: 'unverify-user', UPDATE_CATEGORY: 'update-category', VERIFY_USER: 'verify-user' };

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['AuditSource'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AuditEntryAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryAdded'] = ResolversParentTypes['AuditEntryAdded']> = {
  auditEntry?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditSourceResolvers = { ADMIN_EMAILS: 'admin-emails', COMMAND_LINE: 'command-line', REQUEST: 'request' };

export type BalanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Balance'] = ResolversParentTypes['Balance']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BalanceStatus'], ParentType, ContextType>;
};

export type BalanceStatusResolvers = { CANCELLED: 'cancelled', DUE: 'due', NOT_DUE: 'not-due', OVERDUE: 'overdue', PAID: 'paid' };

export type BankStateResolvers = { FAILED: 'failed', ON_ITS_WAY: 'on-its-way', PAID: 'paid' };

export type BlockUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockUserAnswer'] = ResolversParentTypes['BlockUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  threads?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelRequest'] = ResolversParentTypes['CancelRequest']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answerBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredBy?: Resolver<Maybe<ResolversTypes['OrderActor']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CancelRequestStatus'], ParentType, ContextType>;
};

export type CancelRequestStatusResolvers = { ACCEPTED: 'accepted', DECLINED: 'declined', ESCALATED: 'escalated', OPEN: 'open' };

export type CancellationReasonResolvers = { BALANCE_UNPAID: 'balance-unpaid', BUYER_ASKED: 'buyer-asked', CASE: 'case', NOT_AVAILABLE: 'not-available', NO_PICK_UP: 'no-pick-up', OTHER: 'other', REFUNDED: 'refunded', SOLD_ELSEWHERE: 'sold-elsewhere' };

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  productPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productRevision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type CartItemAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemAdded'] = ResolversParentTypes['CartItemAdded']> = {
  cartItem?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemConnection'] = ResolversParentTypes['CartItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CartItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemEdge'] = ResolversParentTypes['CartItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
};

export type CartItemRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemRemoved'] = ResolversParentTypes['CartItemRemoved']> = {
  cartItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CaseAnswerResolvers = { ACCEPT: 'accept', DECLINE: 'decline', OFFER: 'offer' };

export type CaseDecisionResolvers = { FULL_REFUND: 'full-refund', NO_REFUND: 'no-refund', PARTIAL_REFUND: 'partial-refund', REFUND_AFTER_RETURN: 'refund-after-return' };

export type CaseReasonResolvers = { BROKEN: 'broken', INCOMPLETE: 'incomplete', NOT_AS_DESCRIBED: 'not-as-described', NOT_RECEIVED: 'not-received', OTHER: 'other' };

export type CaseStatusResolvers = { AGREED: 'agreed', ANSWERED: 'answered', CLOSED: 'closed', DECIDED: 'decided', ESCALATED: 'escalated', OPEN: 'open', RETURNING: 'returning' };

export type CaseStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseStep'] = ResolversParentTypes['CaseStep']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CaseStepKind'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['PrivatePhoto']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseStepKindResolvers = { ACCEPTED: 'accepted', CLOSED: 'closed', COMMENTED: 'commented', DECIDED: 'decided', DECLINED: 'declined', ESCALATED: 'escalated', OFFERED: 'offered', OFFER_ACCEPTED: 'offer-accepted', OPENED: 'opened', RETURNED: 'returned' };

export type CaseWishResolvers = { OTHER: 'other', PARTIAL_REFUND: 'partial-refund', RETURN: 'return' };

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  attributes?: Resolver<Array<ResolversTypes['Attribute']>, ParentType, ContextType>;
  availableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<CategoryProductsArgs, 'first'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryChanged'] = ResolversParentTypes['CategoryChanged']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryDeleted'] = ResolversParentTypes['CategoryDeleted']> = {
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  movedTo?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryFacet'] = ResolversParentTypes['CategoryFacet']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  __resolveType: TypeResolveFn<'AuditEntryAdded' | 'CartItemAdded' | 'CartItemRemoved' | 'CategoryChanged' | 'CategoryDeleted' | 'FollowChanged' | 'MessageChanged' | 'NotificationChanged' | 'OfferChanged' | 'OrderChanged' | 'PaymentChanged' | 'ProductChanged' | 'ReportChanged' | 'ReviewAdded' | 'SavedSearchChanged' | 'SignInAdded' | 'ThreadChanged' | 'UserChanged' | 'UserDeleted' | 'WishItemAdded' | 'WishItemRemoved', ParentType, ContextType>;
};

export type ChangeBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeBatch'] = ResolversParentTypes['ChangeBatch']> = {
  changes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChangeStockAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeStockAnswer'] = ResolversParentTypes['ChangeStockAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConditionResolvers = { EXCELLENT: 'Excellent', FAIR: 'Fair', GOOD: 'Good' };

export type ConditionFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConditionFacet'] = ResolversParentTypes['ConditionFacet']> = {
  condition?: Resolver<ResolversTypes['Condition'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConfirmHandOverAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmHandOverAnswer'] = ResolversParentTypes['ConfirmHandOverAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmReceiptAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmReceiptAnswer'] = ResolversParentTypes['ConfirmReceiptAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreatePaymentIntentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePaymentIntentAnswer'] = ResolversParentTypes['CreatePaymentIntentAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAccountAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountAnswer'] = ResolversParentTypes['DeleteAccountAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openBusiness?: Resolver<Array<ResolversTypes['OpenBusiness']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteBookingProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBookingProductAnswer'] = ResolversParentTypes['DeleteBookingProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedBookingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductAnswer'] = ResolversParentTypes['DeleteProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteSavedSearchAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedSearchAnswer'] = ResolversParentTypes['DeleteSavedSearchAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedSavedSearchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteUserAnswer'] = ResolversParentTypes['DeleteUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  anonymizedPayments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deletedRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  deletedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removedProducts?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWishProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWishProductAnswer'] = ResolversParentTypes['DeleteWishProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedWishId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletionEffectsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletionEffects'] = ResolversParentTypes['DeletionEffects']> = {
  listEntries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersMade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offersReceived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openBusiness?: Resolver<Array<ResolversTypes['OpenBusiness']>, ParentType, ContextType>;
  openBusinessCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openPayments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  threads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryQueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryQueue'] = ResolversParentTypes['DeliveryQueue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DemoMailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemoMail'] = ResolversParentTypes['DemoMail']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DependencyResolvers = { CARDS: 'cards', DATABASE: 'database', EVENTS: 'events', IDENTITY: 'identity', IMAGES: 'images', MAIL: 'mail', SEARCH: 'search' };

export type DependencyHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DependencyHealth'] = ResolversParentTypes['DependencyHealth']> = {
  hosted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['Dependency'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DependencyState'], ParentType, ContextType>;
};

export type DependencyStateResolvers = { DOWN: 'down', SLOW: 'slow', UP: 'up' };

export type DiskSpaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiskSpace'] = ResolversParentTypes['DiskSpace']> = {
  freeMegabytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalMegabytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DisputeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fundsWithdrawn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  providerStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DisputeStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DisputeStatusResolvers = { CLOSED: 'closed', LOST: 'lost', OPEN: 'open', WON: 'won' };

export type DistanceUnitResolvers = { KM: 'km', MI: 'mi' };

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EndAdvertisementAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndAdvertisementAnswer'] = ResolversParentTypes['EndAdvertisementAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FollowAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowAnswer'] = ResolversParentTypes['FollowAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FollowChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowChanged'] = ResolversParentTypes['FollowChanged']> = {
  seller?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GetTokenAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GetTokenAnswer'] = ResolversParentTypes['GetTokenAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandOver'] = ResolversParentTypes['HandOver']> = {
  disputedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handedOverAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['HandOverStatus'], ParentType, ContextType>;
};

export type HandOverCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandOverCode'] = ResolversParentTypes['HandOverCode']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  triesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HandOverProofResolvers = { BUYER: 'buyer', CODE: 'code', SILENCE: 'silence' };

export type HandOverStatusResolvers = { DISPUTED: 'disputed', HANDED_OVER: 'handed-over', PAID: 'paid', REFUNDED: 'refunded' };

export type HealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Health'] = ResolversParentTypes['Health']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dependencies?: Resolver<Array<ResolversTypes['DependencyHealth']>, ParentType, ContextType>;
  disk?: Resolver<Maybe<ResolversTypes['DiskSpace']>, ParentType, ContextType>;
  lastBackupAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mails?: Resolver<Maybe<ResolversTypes['DeliveryQueue']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['DeliveryQueue']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HidingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hiding'] = ResolversParentTypes['Hiding']> = {
  hiddenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hold'] = ResolversParentTypes['Hold']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  srcSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['ImageUrl'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface ImageUrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ImageUrl'], any> {
  name: 'ImageUrl';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MarkAllNotificationsReadAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkAllNotificationsReadAnswer'] = ResolversParentTypes['MarkAllNotificationsReadAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<Maybe<Array<ResolversTypes['Notification']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkNotificationsReadAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationsReadAnswer'] = ResolversParentTypes['MarkNotificationsReadAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<Maybe<Array<ResolversTypes['Notification']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkThreadReadAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkThreadReadAnswer'] = ResolversParentTypes['MarkThreadReadAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['PrivatePhoto']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  viewerHasReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerIsSender?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessageChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageChanged'] = ResolversParentTypes['MessageChanged']> = {
  message?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageEdge'] = ResolversParentTypes['MessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptCaseOffer?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationAcceptCaseOfferArgs, 'input'>>;
  acceptOffer?: Resolver<ResolversTypes['AcceptOfferAnswer'], ParentType, ContextType, RequireFields<MutationAcceptOfferArgs, 'input'>>;
  acceptPickUp?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationAcceptPickUpArgs, 'input'>>;
  addAdmin?: Resolver<ResolversTypes['AddAdminAnswer'], ParentType, ContextType, RequireFields<MutationAddAdminArgs, 'email'>>;
  addCategory?: Resolver<ResolversTypes['AddCategoryAnswer'], ParentType, ContextType, RequireFields<MutationAddCategoryArgs, 'input'>>;
  addProduct?: Resolver<ResolversTypes['AddProductAnswer'], ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  addReview?: Resolver<ResolversTypes['AddReviewAnswer'], ParentType, ContextType, RequireFields<MutationAddReviewArgs, 'input'>>;
  addToBookingList?: Resolver<ResolversTypes['AddToBookingListAnswer'], ParentType, ContextType, RequireFields<MutationAddToBookingListArgs, 'productId'>>;
  addToWishList?: Resolver<ResolversTypes['AddToWishListAnswer'], ParentType, ContextType, RequireFields<MutationAddToWishListArgs, 'productId'>>;
  addUser?: Resolver<ResolversTypes['AddUserAnswer'], ParentType, ContextType, RequireFields<MutationAddUserArgs, 'input'>>;
  adminCancelSale?: Resolver<ResolversTypes['AdminCancelSaleAnswer'], ParentType, ContextType, RequireFields<MutationAdminCancelSaleArgs, 'paymentId'>>;
  adminDecideCancellation?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationAdminDecideCancellationArgs, 'input'>>;
  adminDecideCase?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationAdminDecideCaseArgs, 'input'>>;
  adminDecideReport?: Resolver<ResolversTypes['AdminDecideReportAnswer'], ParentType, ContextType, RequireFields<MutationAdminDecideReportArgs, 'input'>>;
  adminDeleteCategory?: Resolver<ResolversTypes['AdminDeleteCategoryAnswer'], ParentType, ContextType, RequireFields<MutationAdminDeleteCategoryArgs, 'id'>>;
  adminDemoteAdmin?: Resolver<ResolversTypes['AdminDemoteAdminAnswer'], ParentType, ContextType, RequireFields<MutationAdminDemoteAdminArgs, 'userId'>>;
  adminHideProduct?: Resolver<ResolversTypes['AdminHideProductAnswer'], ParentType, ContextType, RequireFields<MutationAdminHideProductArgs, 'input'>>;
  adminHoldPayout?: Resolver<ResolversTypes['PayoutAnswer'], ParentType, ContextType, RequireFields<MutationAdminHoldPayoutArgs, 'input'>>;
  adminMoveCategory?: Resolver<ResolversTypes['AdminMoveCategoryAnswer'], ParentType, ContextType, RequireFields<MutationAdminMoveCategoryArgs, 'id'>>;
  adminRefundPayment?: Resolver<ResolversTypes['AdminRefundPaymentAnswer'], ParentType, ContextType, RequireFields<MutationAdminRefundPaymentArgs, 'input'>>;
  adminReleasePayout?: Resolver<ResolversTypes['PayoutAnswer'], ParentType, ContextType, RequireFields<MutationAdminReleasePayoutArgs, 'input'>>;
  adminRestoreProduct?: Resolver<ResolversTypes['AdminRestoreProductAnswer'], ParentType, ContextType, RequireFields<MutationAdminRestoreProductArgs, 'id'>>;
  adminRestoreUser?: Resolver<ResolversTypes['AdminRestoreUserAnswer'], ParentType, ContextType, RequireFields<MutationAdminRestoreUserArgs, 'userId'>>;
  adminRetryTransfer?: Resolver<ResolversTypes['PayoutAnswer'], ParentType, ContextType, RequireFields<MutationAdminRetryTransferArgs, 'orderId'>>;
  adminSuspendUser?: Resolver<ResolversTypes['AdminSuspendUserAnswer'], ParentType, ContextType, RequireFields<MutationAdminSuspendUserArgs, 'input'>>;
  adminUnverifyUser?: Resolver<ResolversTypes['AdminUnverifyUserAnswer'], ParentType, ContextType, RequireFields<MutationAdminUnverifyUserArgs, 'userId'>>;
  adminUpdateCategory?: Resolver<ResolversTypes['AdminUpdateCategoryAnswer'], ParentType, ContextType, RequireFields<MutationAdminUpdateCategoryArgs, 'input'>>;
  advertiseProduct?: Resolver<ResolversTypes['AdvertiseProductAnswer'], ParentType, ContextType, RequireFields<MutationAdvertiseProductArgs, 'id'>>;
  answerCancellation?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationAnswerCancellationArgs, 'input'>>;
  answerCase?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationAnswerCaseArgs, 'input'>>;
  askSeller?: Resolver<ResolversTypes['SendMessageAnswer'], ParentType, ContextType, RequireFields<MutationAskSellerArgs, 'input'>>;
  blockUser?: Resolver<ResolversTypes['BlockUserAnswer'], ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'userId'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  claimHandOver?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationClaimHandOverArgs, 'orderId'>>;
  closeCase?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationCloseCaseArgs, 'orderId'>>;
  commentOnCase?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationCommentOnCaseArgs, 'input'>>;
  confirmHandOver?: Resolver<ResolversTypes['ConfirmHandOverAnswer'], ParentType, ContextType, RequireFields<MutationConfirmHandOverArgs, 'paymentId'>>;
  confirmOrderReceipt?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationConfirmOrderReceiptArgs, 'orderId'>>;
  confirmReceipt?: Resolver<ResolversTypes['ConfirmReceiptAnswer'], ParentType, ContextType, RequireFields<MutationConfirmReceiptArgs, 'paymentId'>>;
  confirmReturn?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationConfirmReturnArgs, 'orderId'>>;
  createPaymentIntent?: Resolver<ResolversTypes['CreatePaymentIntentAnswer'], ParentType, ContextType, RequireFields<MutationCreatePaymentIntentArgs, 'part' | 'productId'>>;
  declineOffer?: Resolver<ResolversTypes['OfferAnswer'], ParentType, ContextType, RequireFields<MutationDeclineOfferArgs, 'id'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteBookingProduct?: Resolver<ResolversTypes['DeleteBookingProductAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBookingProductArgs, 'id'>>;
  deleteProduct?: Resolver<ResolversTypes['DeleteProductAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  deleteSavedSearch?: Resolver<ResolversTypes['DeleteSavedSearchAnswer'], ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'id'>>;
  deleteUser?: Resolver<ResolversTypes['DeleteUserAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'email'>>;
  deleteWishProduct?: Resolver<ResolversTypes['DeleteWishProductAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWishProductArgs, 'id'>>;
  endAdvertisement?: Resolver<ResolversTypes['EndAdvertisementAnswer'], ParentType, ContextType, RequireFields<MutationEndAdvertisementArgs, 'id'>>;
  enterHandOverCode?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationEnterHandOverCodeArgs, 'input'>>;
  escalateCase?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationEscalateCaseArgs, 'orderId'>>;
  followSeller?: Resolver<ResolversTypes['FollowAnswer'], ParentType, ContextType, RequireFields<MutationFollowSellerArgs, 'userId'>>;
  getToken?: Resolver<ResolversTypes['GetTokenAnswer'], ParentType, ContextType, RequireFields<MutationGetTokenArgs, 'input'>>;
  makeOffer?: Resolver<ResolversTypes['OfferAnswer'], ParentType, ContextType, RequireFields<MutationMakeOfferArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadAnswer'], ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'until'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadAnswer'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'ids'>>;
  markSoldElsewhere?: Resolver<ResolversTypes['ChangeStockAnswer'], ParentType, ContextType, RequireFields<MutationMarkSoldElsewhereArgs, 'id'>>;
  markThreadRead?: Resolver<ResolversTypes['MarkThreadReadAnswer'], ParentType, ContextType, RequireFields<MutationMarkThreadReadArgs, 'threadId' | 'until'>>;
  objectToHandOver?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationObjectToHandOverArgs, 'input'>>;
  openCase?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationOpenCaseArgs, 'input'>>;
  pauseProduct?: Resolver<ResolversTypes['ChangeStockAnswer'], ParentType, ContextType, RequireFields<MutationPauseProductArgs, 'id'>>;
  proposePickUp?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationProposePickUpArgs, 'input'>>;
  recordPayment?: Resolver<ResolversTypes['RecordPaymentAnswer'], ParentType, ContextType, RequireFields<MutationRecordPaymentArgs, 'input'>>;
  relistProduct?: Resolver<ResolversTypes['ChangeStockAnswer'], ParentType, ContextType, RequireFields<MutationRelistProductArgs, 'id'>>;
  renewHandOverCode?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationRenewHandOverCodeArgs, 'orderId'>>;
  reportMessage?: Resolver<ResolversTypes['ReportMessageAnswer'], ParentType, ContextType, RequireFields<MutationReportMessageArgs, 'input'>>;
  reportProblem?: Resolver<ResolversTypes['ReportProblemAnswer'], ParentType, ContextType, RequireFields<MutationReportProblemArgs, 'input'>>;
  reportProduct?: Resolver<ResolversTypes['ReportProductAnswer'], ParentType, ContextType, RequireFields<MutationReportProductArgs, 'input'>>;
  reportUser?: Resolver<ResolversTypes['ReportUserAnswer'], ParentType, ContextType, RequireFields<MutationReportUserArgs, 'input'>>;
  requestCancellation?: Resolver<ResolversTypes['OrderAnswer'], ParentType, ContextType, RequireFields<MutationRequestCancellationArgs, 'input'>>;
  resumeProduct?: Resolver<ResolversTypes['ChangeStockAnswer'], ParentType, ContextType, RequireFields<MutationResumeProductArgs, 'id'>>;
  saveSearch?: Resolver<ResolversTypes['SavedSearchAnswer'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessageAnswer'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  sendOrderMessage?: Resolver<ResolversTypes['SendOrderMessageAnswer'], ParentType, ContextType, RequireFields<MutationSendOrderMessageArgs, 'input'>>;
  signOutEverywhere?: Resolver<ResolversTypes['SignOutEverywhereAnswer'], ParentType, ContextType>;
  startPayoutSetup?: Resolver<ResolversTypes['StartPayoutSetupAnswer'], ParentType, ContextType>;
  stopAlertMails?: Resolver<ResolversTypes['StopAlertMailsAnswer'], ParentType, ContextType, RequireFields<MutationStopAlertMailsArgs, 'token'>>;
  unblockUser?: Resolver<ResolversTypes['BlockUserAnswer'], ParentType, ContextType, RequireFields<MutationUnblockUserArgs, 'userId'>>;
  unfollowSeller?: Resolver<ResolversTypes['FollowAnswer'], ParentType, ContextType, RequireFields<MutationUnfollowSellerArgs, 'userId'>>;
  updateNotificationSettings?: Resolver<ResolversTypes['UpdateNotificationSettingsAnswer'], ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingsArgs, 'mailed'>>;
  updateProduct?: Resolver<ResolversTypes['UpdateProductAnswer'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileAnswer'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateSavedSearch?: Resolver<ResolversTypes['SavedSearchAnswer'], ParentType, ContextType, RequireFields<MutationUpdateSavedSearchArgs, 'id' | 'input'>>;
  verifyUser?: Resolver<ResolversTypes['VerifyUserAnswer'], ParentType, ContextType, RequireFields<MutationVerifyUserArgs, 'email'>>;
  withdrawOffer?: Resolver<ResolversTypes['OfferAnswer'], ParentType, ContextType, RequireFields<MutationWithdrawOfferArgs, 'id'>>;
};

export type MutationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationAnswer'] = ResolversParentTypes['MutationAnswer']> = {
  __resolveType: TypeResolveFn<'AcceptOfferAnswer' | 'AddAdminAnswer' | 'AddCategoryAnswer' | 'AddProductAnswer' | 'AddReviewAnswer' | 'AddToBookingListAnswer' | 'AddToWishListAnswer' | 'AddUserAnswer' | 'AdminCancelSaleAnswer' | 'AdminDecideReportAnswer' | 'AdminDeleteCategoryAnswer' | 'AdminDemoteAdminAnswer' | 'AdminHideProductAnswer' | 'AdminMoveCategoryAnswer' | 'AdminRefundPaymentAnswer' | 'AdminRestoreProductAnswer' | 'AdminRestoreUserAnswer' | 'AdminSuspendUserAnswer' | 'AdminUnverifyUserAnswer' | 'AdminUpdateCategoryAnswer' | 'AdvertiseProductAnswer' | 'BlockUserAnswer' | 'ChangeStockAnswer' | 'ConfirmHandOverAnswer' | 'ConfirmReceiptAnswer' | 'CreatePaymentIntentAnswer' | 'DeleteAccountAnswer' | 'DeleteBookingProductAnswer' | 'DeleteProductAnswer' | 'DeleteSavedSearchAnswer' | 'DeleteUserAnswer' | 'DeleteWishProductAnswer' | 'EndAdvertisementAnswer' | 'FollowAnswer' | 'GetTokenAnswer' | 'MarkAllNotificationsReadAnswer' | 'MarkNotificationsReadAnswer' | 'MarkThreadReadAnswer' | 'OfferAnswer' | 'OrderAnswer' | 'PayoutAnswer' | 'RecordPaymentAnswer' | 'ReportMessageAnswer' | 'ReportProblemAnswer' | 'ReportProductAnswer' | 'ReportUserAnswer' | 'SavedSearchAnswer' | 'SendMessageAnswer' | 'SendOrderMessageAnswer' | 'SignOutEverywhereAnswer' | 'StartPayoutSetupAnswer' | 'StopAlertMailsAnswer' | 'UpdateNotificationSettingsAnswer' | 'UpdateProductAnswer' | 'UpdateProfileAnswer' | 'VerifyUserAnswer', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationChanged'] = ResolversParentTypes['NotificationChanged']> = {
  notification?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationKindResolvers = { BALANCE_DUE: 'balance-due', BALANCE_OVERDUE: 'balance-overdue', BALANCE_PAID: 'balance-paid', BALANCE_REMINDER: 'balance-reminder', BOOKED: 'booked', CANCELLATION_DECLINED: 'cancellation-declined', CANCELLATION_REQUESTED: 'cancellation-requested', CASE_CLOSED: 'case-closed', CASE_UPDATED: 'case-updated', CHEAPER_MATCH: 'cheaper-match', DECISION_NEEDED: 'decision-needed', HANDED_OVER: 'handed-over', HAND_OVER_CLAIMED: 'hand-over-claimed', HAND_OVER_OBJECTED: 'hand-over-objected', MESSAGE: 'message', NEW_LISTING: 'new-listing', NEW_MATCH: 'new-match', OFFER_ACCEPTED: 'offer-accepted', OFFER_CLOSED: 'offer-closed', OFFER_DECLINED: 'offer-declined', OFFER_LAPSED: 'offer-lapsed', OFFER_MADE: 'offer-made', OFFER_UNPAID: 'offer-unpaid', PAID: 'paid', PARTLY_REFUNDED: 'partly-refunded', PAYOUT_FAILED: 'payout-failed', PAYOUT_HELD: 'payout-held', PAYOUT_REVERSED: 'payout-reversed', PAYOUT_SENT: 'payout-sent', PAYOUT_SETUP_NEEDED: 'payout-setup-needed', PAYOUT_SETUP_STARTED: 'payout-setup-started', PICK_UP_AGREED: 'pick-up-agreed', PICK_UP_PROPOSED: 'pick-up-proposed', PICK_UP_REMINDER: 'pick-up-reminder', PRICE_LOWERED: 'price-lowered', PROBLEM_REPORTED: 'problem-reported', PRODUCT_EDITED: 'product-edited', PRODUCT_HIDDEN: 'product-hidden', PRODUCT_RESTORED: 'product-restored', REFUNDED: 'refunded', REPORT_ABOUT_YOU: 'report-about-you', REPORT_DECIDED: 'report-decided', REPORT_FILED: 'report-filed', RESTORED: 'restored', REVIEWED: 'reviewed', SALE_CANCELLED: 'sale-cancelled', SOLD: 'sold', SUSPENDED: 'suspended', UNAVAILABLE: 'unavailable', UNVERIFIED: 'unverified', VERIFIED: 'verified' };

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lapsesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OfferStatus'], ParentType, ContextType>;
  viewerCanAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDecline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OfferAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferAnswer'] = ResolversParentTypes['OfferAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferChanged'] = ResolversParentTypes['OfferChanged']> = {
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferConnection'] = ResolversParentTypes['OfferConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OfferEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferEdge'] = ResolversParentTypes['OfferEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
};

export type OfferStatusResolvers = { ACCEPTED: 'accepted', CLOSED: 'closed', DECLINED: 'declined', LAPSED: 'lapsed', OPEN: 'open', PAID: 'paid', UNPAID: 'unpaid', WITHDRAWN: 'withdrawn' };

export type OpenBusinessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenBusiness'] = ResolversParentTypes['OpenBusiness']> = {
  isSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['OpenBusinessReason'], ParentType, ContextType>;
};

export type OpenBusinessReasonResolvers = { BALANCE: 'balance', DISPUTE: 'dispute', HAND_OVER: 'hand-over' };

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  balance?: Resolver<Maybe<ResolversTypes['Balance']>, ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['OrderParty'], ParentType, ContextType>;
  cancelRequest?: Resolver<Maybe<ResolversTypes['CancelRequest']>, ParentType, ContextType>;
  cancellation?: Resolver<Maybe<ResolversTypes['OrderCancellation']>, ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['OrderCase']>, ParentType, ContextType>;
  claimedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dueAction?: Resolver<Maybe<ResolversTypes['OrderAction']>, ParentType, ContextType>;
  handOverCode?: Resolver<Maybe<ResolversTypes['HandOverCode']>, ParentType, ContextType>;
  handOverProof?: Resolver<Maybe<ResolversTypes['HandOverProof']>, ParentType, ContextType>;
  handedOverAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasOpenCase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  payout?: Resolver<Maybe<ResolversTypes['Payout']>, ParentType, ContextType>;
  pickUp?: Resolver<Maybe<ResolversTypes['PickUp']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['OrderRefund']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['OrderParty'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderState'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['OrderTotals'], ParentType, ContextType>;
  viewerActions?: Resolver<Array<ResolversTypes['OrderAction']>, ParentType, ContextType>;
  viewerCanWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writeObstacle?: Resolver<Maybe<ResolversTypes['WriteObstacle']>, ParentType, ContextType>;
};

export type OrderActionResolvers = { ACCEPT_CASE_OFFER: 'accept-case-offer', ACCEPT_PICK_UP: 'accept-pick-up', ANSWER_CANCELLATION: 'answer-cancellation', ANSWER_CASE: 'answer-case', CANCEL: 'cancel', CLAIM_HAND_OVER: 'claim-hand-over', CLOSE_CASE: 'close-case', COMMENT_ON_CASE: 'comment-on-case', CONFIRM_RECEIPT: 'confirm-receipt', CONFIRM_RETURN: 'confirm-return', DECIDE_CASE: 'decide-case', ENTER_CODE: 'enter-code', ESCALATE_CASE: 'escalate-case', OBJECT_TO_HAND_OVER: 'object-to-hand-over', OPEN_CASE: 'open-case', PAY_BALANCE: 'pay-balance', PROPOSE_PICK_UP: 'propose-pick-up', RENEW_CODE: 'renew-code', REQUEST_CANCELLATION: 'request-cancellation' };

export type OrderActorResolvers = { ADMIN: 'admin', BUYER: 'buyer', SELLER: 'seller', SHOP: 'shop' };

export type OrderAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderAnswer'] = ResolversParentTypes['OrderAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderCancellationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancellation'] = ResolversParentTypes['OrderCancellation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CancellationReason'], ParentType, ContextType>;
};

export type OrderCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCase'] = ResolversParentTypes['OrderCase']> = {
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['CaseDecision']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offeredAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CaseReason'], ParentType, ContextType>;
  refundAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CaseStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['CaseStep']>, ParentType, ContextType>;
  wish?: Resolver<ResolversTypes['CaseWish'], ParentType, ContextType>;
  wishedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderChanged'] = ResolversParentTypes['OrderChanged']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderConnection'] = ResolversParentTypes['OrderConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEdge'] = ResolversParentTypes['OrderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['OrderActor']>, ParentType, ContextType>;
  isComing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['OrderEventKind'], ParentType, ContextType>;
};

export type OrderEventKindResolvers = { ANSWER_BY: 'answer-by', BALANCE_DUE: 'balance-due', BALANCE_PAID: 'balance-paid', CANCELLED: 'cancelled', CANCEL_DECLINED: 'cancel-declined', CANCEL_REQUESTED: 'cancel-requested', CASE_ANSWERED: 'case-answered', CASE_CLOSED: 'case-closed', CASE_ESCALATED: 'case-escalated', CASE_OPENED: 'case-opened', CLOSED: 'closed', CONFIRM_BY: 'confirm-by', DISPUTED: 'disputed', FIRST_HALF_PAID: 'first-half-paid', HAND_OVER: 'hand-over', HAND_OVER_CLAIMED: 'hand-over-claimed', HAND_OVER_CONFIRMED: 'hand-over-confirmed', HAND_OVER_OBJECTED: 'hand-over-objected', PAID: 'paid', PICK_UP_AGREED: 'pick-up-agreed', PICK_UP_PROPOSED: 'pick-up-proposed', REFUNDED: 'refunded', RETURN: 'return' };

export type OrderPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderParty'] = ResolversParentTypes['OrderParty']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderPartyState'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderPartyStateResolvers = { ACTIVE: 'active', DELETED: 'deleted', SUSPENDED: 'suspended' };

export type OrderRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderRefundStatus'], ParentType, ContextType>;
};

export type OrderRefundStatusResolvers = { FAILED: 'failed', PENDING: 'pending', SUCCEEDED: 'succeeded' };

export type OrderSortResolvers = { NEWEST: 'NEWEST', OLDEST: 'OLDEST', PRICE_DESC: 'PRICE_DESC' };

export type OrderStateResolvers = { CANCELLED: 'cancelled', CLOSED: 'closed', CONFIRMED: 'confirmed', HAND_OVER_CLAIMED: 'hand-over-claimed', PAID: 'paid', PAID_IN_PART: 'paid-in-part' };

export type OrderTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTotals'] = ResolversParentTypes['OrderTotals']> = {
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lostInDisputes?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  categories?: Resolver<Array<ResolversTypes['OverviewCategory']>, ParentType, ContextType>;
  openReportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueBalanceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['PaymentStatusCount']>, ParentType, ContextType>;
  payouts?: Resolver<ResolversTypes['PayoutTotals'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['OverviewPeriod']>, ParentType, ContextType>;
};

export type OverviewCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverviewCategory'] = ResolversParentTypes['OverviewCategory']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  money?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  saleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OverviewIntervalResolvers = { DAY: 'day', MONTH: 'month', WEEK: 'week' };

export type OverviewPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverviewPeriod'] = ResolversParentTypes['OverviewPeriod']> = {
  buyerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  money?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountRefunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Balance']>, ParentType, ContextType>;
  buyerEmail?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstHalf?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  handOver?: Resolver<Maybe<ResolversTypes['HandOver']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  part?: Resolver<ResolversTypes['PaymentPart'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refund?: Resolver<Maybe<ResolversTypes['AdminRefund']>, ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerCanCancelSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanConfirmHandOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanPayBalance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRefund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PaymentChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentChanged'] = ResolversParentTypes['PaymentChanged']> = {
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentPartResolvers = { BALANCE: 'balance', FIRST_HALF: 'first-half', WHOLE: 'whole' };

export type PaymentSortResolvers = { AMOUNT_DESC: 'AMOUNT_DESC', NEWEST: 'NEWEST', OLDEST: 'OLDEST' };

export type PaymentStatusResolvers = { FAILED: 'failed', PAID: 'paid', PENDING: 'pending', REFUNDED: 'refunded', REFUNDING: 'refunding', REFUND_FAILED: 'refund-failed' };

export type PaymentStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentStatusCount'] = ResolversParentTypes['PaymentStatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
};

export type PayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payout'] = ResolversParentTypes['Payout']> = {
  charged?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  feeTerms?: Resolver<ResolversTypes['ShopFee'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['PayoutHold']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lostInDisputes?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['PayoutMove']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reversed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayoutState'], ParentType, ContextType>;
  transferred?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerCanHold?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRelease?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRetry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wait?: Resolver<Maybe<ResolversTypes['PayoutWait']>, ParentType, ContextType>;
};

export type PayoutAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAccount'] = ResolversParentTypes['PayoutAccount']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['PayoutRequirement']>, ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayoutAccountState'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type PayoutAccountConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAccountConnection'] = ResolversParentTypes['PayoutAccountConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PayoutAccountEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PayoutAccountEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAccountEdge'] = ResolversParentTypes['PayoutAccountEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PayoutAccount'], ParentType, ContextType>;
};

export type PayoutAccountStateResolvers = { ACTIVE: 'active', INCOMPLETE: 'incomplete', NOT_STARTED: 'not-started', RESTRICTED: 'restricted', UNDER_REVIEW: 'under-review' };

export type PayoutAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutAnswer'] = ResolversParentTypes['PayoutAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payout?: Resolver<Maybe<ResolversTypes['Payout']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PayoutConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutConnection'] = ResolversParentTypes['PayoutConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PayoutEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Payout']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PayoutDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutDifference'] = ResolversParentTypes['PayoutDifference']> = {
  kind?: Resolver<ResolversTypes['PayoutDifferenceKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  provided?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  recorded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayoutDifferenceKindResolvers = { CHARGE: 'charge', DISPUTE: 'dispute', REFUND: 'refund', REVERSAL: 'reversal', TRANSFER: 'transfer' };

export type PayoutEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutEdge'] = ResolversParentTypes['PayoutEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payout'], ParentType, ContextType>;
};

export type PayoutHoldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutHold'] = ResolversParentTypes['PayoutHold']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayoutMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutMonth'] = ResolversParentTypes['PayoutMonth']> = {
  charged?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PayoutMoveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutMove'] = ResolversParentTypes['PayoutMove']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  arrivesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  bank?: Resolver<Maybe<ResolversTypes['BankState']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PayoutMoveKind'], ParentType, ContextType>;
  otherOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PayoutMoveState'], ParentType, ContextType>;
};

export type PayoutMoveKindResolvers = { REVERSAL: 'reversal', SETTLED: 'settled', TRANSFER: 'transfer', WITHHELD: 'withheld' };

export type PayoutMoveStateResolvers = { DONE: 'done', FAILED: 'failed', PENDING: 'pending' };

export type PayoutReconciliationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutReconciliation'] = ResolversParentTypes['PayoutReconciliation']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['PayoutDifference']>, ParentType, ContextType>;
};

export type PayoutRequirementResolvers = { ADDRESS: 'address', BANK_ACCOUNT: 'bank-account', BUSINESS: 'business', CONTACT: 'contact', DOCUMENT: 'document', IDENTITY: 'identity', ID_NUMBER: 'id-number', OTHER: 'other', TERMS: 'terms' };

export type PayoutSortResolvers = { NEWEST: 'NEWEST', OLDEST: 'OLDEST' };

export type PayoutStateResolvers = { DUE: 'due', FAILED: 'failed', NOTHING_LEFT: 'nothing-left', PAID_OUT: 'paid-out', REVERSED: 'reversed', REVERSED_IN_PART: 'reversed-in-part', SENT: 'sent', WAITING: 'waiting' };

export type PayoutStatementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutStatement'] = ResolversParentTypes['PayoutStatement']> = {
  csvUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['LocalDate'], ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayoutSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutSummary'] = ResolversParentTypes['PayoutSummary']> = {
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['PayoutMonth']>, ParentType, ContextType>;
  onItsWay?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PayoutTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutTotals'] = ResolversParentTypes['PayoutTotals']> = {
  failedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  owed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PayoutWaitResolvers = { BALANCE: 'balance', CASE: 'case', DELAY: 'delay', DISPUTE: 'dispute', HAND_OVER: 'hand-over', HELD: 'held', OUTSIDE: 'outside', REFUND: 'refund', SELLER_GONE: 'seller-gone', SET_UP: 'set-up' };

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  cancelledSaleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastActiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PersonState'], ParentType, ContextType>;
  suspendedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  suspensionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type PersonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonConnection'] = ResolversParentTypes['PersonConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PersonEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PersonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonEdge'] = ResolversParentTypes['PersonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type PersonSortResolvers = { LAST_ACTIVE: 'last-active', NEWEST: 'newest', OLDEST: 'oldest' };

export type PersonStateResolvers = { ACTIVE: 'active', SUSPENDED: 'suspended' };

export type PickUpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickUp'] = ResolversParentTypes['PickUp']> = {
  agreed?: Resolver<Maybe<ResolversTypes['PickUpAppointment']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['PickUpProposal']>, ParentType, ContextType>;
};

export type PickUpAppointmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickUpAppointment'] = ResolversParentTypes['PickUpAppointment']> = {
  agreedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  calendarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PickUpProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickUpProposal'] = ResolversParentTypes['PickUpProposal']> = {
  by?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceLookupResolvers = { FOUND: 'found', UNAVAILABLE: 'unavailable', UNKNOWN: 'unknown' };

export type PriceGuideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceGuide'] = ResolversParentTypes['PriceGuide']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  calculatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['Condition']>, ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['PriceSource'], ParentType, ContextType>;
  typical?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PriceSourceResolvers = { LISTINGS: 'listings', SALES: 'sales' };

export type PrivatePhotoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrivatePhoto'] = ResolversParentTypes['PrivatePhoto']> = {
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  srcSet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  advertisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  advertisement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['ProductAttribute']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['Condition'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<ProductDistanceArgs, 'latitude' | 'longitude' | 'unit'>>;
  edits?: Resolver<Array<ResolversTypes['ProductEdit']>, ParentType, ContextType>;
  hidden?: Resolver<Maybe<ResolversTypes['Hiding']>, ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['Hold']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  postedTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  previousPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resalePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  sellerEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  sellerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  similarProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ProductSimilarProductsArgs, 'first'>>;
  viewerCanAdvertise?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanBuy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEndAdvertisement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanHide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanMarkSoldElsewhere?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanOffer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanPause?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRelist?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRestore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanResume?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasBooked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasWished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerOffer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  viewerThread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  yearsOfUsedProduct?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductAttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductAttribute'] = ResolversParentTypes['ProductAttribute']> = {
  compares?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AttributeType'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductChanged'] = ResolversParentTypes['ProductChanged']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  advertisements?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  correctedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ResolversTypes['ProductFacets']>, ParentType, ContextType>;
  near?: Resolver<Maybe<ResolversTypes['SearchedPlace']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  textPrice?: Resolver<Maybe<ResolversTypes['TextPrice']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdit'] = ResolversParentTypes['ProductEdit']> = {
  editedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ProductField'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  attributeFilters?: Resolver<Array<ResolversTypes['AttributeFilterFacet']>, ParentType, ContextType>;
  attributes?: Resolver<Array<ResolversTypes['AttributeFacet']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryFacet']>, ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['ConditionFacet']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  towns?: Resolver<Array<ResolversTypes['TownFacet']>, ParentType, ContextType>;
  verifiedSellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductFieldResolvers = { ATTRIBUTES: 'attributes', BODY: 'body', CATEGORY: 'categoryId', CONDITION: 'condition', IMAGES: 'images', LOCATION: 'location', ORIGINAL_PRICE: 'originalPrice', PHONE: 'phone', PRODUCT_NAME: 'productName', RESALE_PRICE: 'resalePrice', YEARS_OF_USE: 'yearsOfUsedProduct' };

export type ProductImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
};

export type ProductSortResolvers = { NEAREST: 'NEAREST', NEWEST: 'NEWEST', PRICE_ASC: 'PRICE_ASC', PRICE_DESC: 'PRICE_DESC', RELEVANCE: 'RELEVANCE', SAVING_DESC: 'SAVING_DESC' };

export type ProductStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductStatistics'] = ResolversParentTypes['ProductStatistics']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminAuditLog?: Resolver<Maybe<ResolversTypes['AuditEntryConnection']>, ParentType, ContextType, RequireFields<QueryAdminAuditLogArgs, 'first'>>;
  adminHealth?: Resolver<Maybe<ResolversTypes['Health']>, ParentType, ContextType>;
  adminOrders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<QueryAdminOrdersArgs, 'first' | 'sort'>>;
  adminOverview?: Resolver<Maybe<ResolversTypes['Overview']>, ParentType, ContextType, RequireFields<QueryAdminOverviewArgs, 'from' | 'interval' | 'to'>>;
  adminPayments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<QueryAdminPaymentsArgs, 'first' | 'sort'>>;
  adminPayoutAccounts?: Resolver<Maybe<ResolversTypes['PayoutAccountConnection']>, ParentType, ContextType, RequireFields<QueryAdminPayoutAccountsArgs, 'first'>>;
  adminPayouts?: Resolver<Maybe<ResolversTypes['PayoutConnection']>, ParentType, ContextType, RequireFields<QueryAdminPayoutsArgs, 'first' | 'sort'>>;
  adminPeople?: Resolver<Maybe<ResolversTypes['PersonConnection']>, ParentType, ContextType, RequireFields<QueryAdminPeopleArgs, 'first' | 'sort'>>;
  adminPerson?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryAdminPersonArgs, 'userId'>>;
  adminProducts?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<QueryAdminProductsArgs, 'first' | 'sort'>>;
  adminReconciliation?: Resolver<Maybe<ResolversTypes['PayoutReconciliation']>, ParentType, ContextType>;
  adminReports?: Resolver<Maybe<ResolversTypes['ReportConnection']>, ParentType, ContextType, RequireFields<QueryAdminReportsArgs, 'first'>>;
  adminSearches?: Resolver<Maybe<ResolversTypes['SearchedTexts']>, ParentType, ContextType, RequireFields<QueryAdminSearchesArgs, 'first' | 'from' | 'to'>>;
  adminSignIns?: Resolver<Maybe<ResolversTypes['SignInConnection']>, ParentType, ContextType, RequireFields<QueryAdminSignInsArgs, 'first' | 'userId'>>;
  bookingList?: Resolver<Maybe<ResolversTypes['CartItemConnection']>, ParentType, ContextType, RequireFields<QueryBookingListArgs, 'first'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  changeCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deletionEffects?: Resolver<Maybe<ResolversTypes['DeletionEffects']>, ParentType, ContextType, RequireFields<QueryDeletionEffectsArgs, 'userId'>>;
  demoMails?: Resolver<Maybe<Array<ResolversTypes['DemoMail']>>, ParentType, ContextType>;
  followedSellers?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<QueryFollowedSellersArgs, 'first'>>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  myProducts?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<QueryMyProductsArgs, 'first'>>;
  mySavedSearches?: Resolver<Maybe<Array<ResolversTypes['SavedSearch']>>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  offers?: Resolver<Maybe<ResolversTypes['OfferConnection']>, ParentType, ContextType, RequireFields<QueryOffersArgs, 'first'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderConnection']>, ParentType, ContextType, RequireFields<QueryOrdersArgs, 'first'>>;
  payoutAccount?: Resolver<Maybe<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  payoutStatement?: Resolver<Maybe<ResolversTypes['PayoutStatement']>, ParentType, ContextType, RequireFields<QueryPayoutStatementArgs, 'month'>>;
  payoutSummary?: Resolver<Maybe<ResolversTypes['PayoutSummary']>, ParentType, ContextType>;
  payouts?: Resolver<Maybe<ResolversTypes['PayoutConnection']>, ParentType, ContextType, RequireFields<QueryPayoutsArgs, 'first' | 'sort'>>;
  personalData?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  places?: Resolver<Maybe<Array<ResolversTypes['Place']>>, ParentType, ContextType, RequireFields<QueryPlacesArgs, 'first' | 'text'>>;
  priceGuide?: Resolver<Maybe<ResolversTypes['PriceGuide']>, ParentType, ContextType, RequireFields<QueryPriceGuideArgs, 'categoryId'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productPreview?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductPreviewArgs, 'id'>>;
  productPreviews?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<QueryProductPreviewsArgs, 'ids'>>;
  productStatistics?: Resolver<Maybe<Array<ResolversTypes['ProductStatistics']>>, ParentType, ContextType, RequireFields<QueryProductStatisticsArgs, 'ids'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'sort'>>;
  purchases?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<QueryPurchasesArgs, 'first'>>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType, RequireFields<QueryReceiptArgs, 'orderId'>>;
  sales?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<QuerySalesArgs, 'first'>>;
  salesOverTime?: Resolver<Maybe<Array<ResolversTypes['SalesPeriod']>>, ParentType, ContextType, RequireFields<QuerySalesOverTimeArgs, 'months'>>;
  searchSuggestions?: Resolver<Maybe<ResolversTypes['SearchSuggestions']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'first' | 'text'>>;
  seller?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'userId'>>;
  sellerStatistics?: Resolver<Maybe<ResolversTypes['SellerStatistics']>, ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType, RequireFields<QueryThreadArgs, 'id'>>;
  threads?: Resolver<Maybe<ResolversTypes['ThreadConnection']>, ParentType, ContextType, RequireFields<QueryThreadsArgs, 'first'>>;
  unendedOfferCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryUnendedOfferCountArgs, 'productId'>>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, RequireFields<QueryUsersArgs, 'first'>>;
  wishList?: Resolver<Maybe<ResolversTypes['WishItemConnection']>, ParentType, ContextType, RequireFields<QueryWishListArgs, 'first'>>;
};

export type RatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating']> = {
  average?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReceiptItem']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['ReceiptPayment']>, ParentType, ContextType>;
  pdfUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['ReceiptRefund']>, ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopAddress?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptItem'] = ResolversParentTypes['ReceiptItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptPayment'] = ResolversParentTypes['ReceiptPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['PaymentPart'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReceiptRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptRefund'] = ResolversParentTypes['ReceiptRefund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RecordPaymentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordPaymentAnswer'] = ResolversParentTypes['RecordPaymentAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  removedBookingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  removedWishId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefusalCodeResolvers = { CONFLICT: 'conflict', FORBIDDEN: 'forbidden', INVALID: 'invalid', NOT_AVAILABLE: 'not-available', NOT_FOUND: 'not-found', PAYMENT_REFUSED: 'payment-refused', SUSPENDED: 'suspended', TOO_LARGE: 'too-large', TOO_MANY_REQUESTS: 'too-many-requests', UNAUTHENTICATED: 'unauthenticated', UNAVAILABLE: 'unavailable' };

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ReportDecision']>, ParentType, ContextType>;
  decisionNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportKind'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  messagesBefore?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  reporter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  subjectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  targetReportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ReportChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportChanged'] = ResolversParentTypes['ReportChanged']> = {
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportConnection'] = ResolversParentTypes['ReportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReportEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportDecisionResolvers = { DELETE: 'delete', HIDE: 'hide', NOTHING: 'nothing', SUSPEND: 'suspend' };

export type ReportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportEdge'] = ResolversParentTypes['ReportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
};

export type ReportKindResolvers = { MESSAGE: 'message', PRODUCT: 'product', USER: 'user' };

export type ReportMessageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportMessageAnswer'] = ResolversParentTypes['ReportMessageAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportedMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportProblemAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportProblemAnswer'] = ResolversParentTypes['ReportProblemAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportProductAnswer'] = ResolversParentTypes['ReportProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportReasonResolvers = { FRAUD: 'fraud', NOT_ALLOWED: 'not-allowed', OFFENSIVE: 'offensive', OTHER: 'other', SPAM: 'spam', WRONG_DETAILS: 'wrong-details' };

export type ReportStateResolvers = { DECIDED: 'decided', OPEN: 'open' };

export type ReportUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportUserAnswer'] = ResolversParentTypes['ReportUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibleAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewAdded'] = ResolversParentTypes['ReviewAdded']> = {
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewEdge'] = ResolversParentTypes['ReviewEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
};

export type RoleResolvers = { ADMIN: 'admin', BUYER: 'buyer', SELLER: 'seller' };

export type SalesPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalesPeriod'] = ResolversParentTypes['SalesPeriod']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSearchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearch'] = ResolversParentTypes['SavedSearch']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAlertAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['AlertMail'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SavedSearchAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchAnswer'] = ResolversParentTypes['SavedSearchAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedSearch?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedSearchChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchChanged'] = ResolversParentTypes['SavedSearchChanged']> = {
  savedSearch?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  savedSearchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  productNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchedPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchedPlace'] = ResolversParentTypes['SearchedPlace']> = {
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lookup?: Resolver<ResolversTypes['PlaceLookup'], ParentType, ContextType>;
  phrase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['DistanceUnit'], ParentType, ContextType>;
  within?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SearchedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchedText'] = ResolversParentTypes['SearchedText']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  emptyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchedTextsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchedTexts'] = ResolversParentTypes['SearchedTexts']> = {
  frequent?: Resolver<Array<ResolversTypes['SearchedText']>, ParentType, ContextType>;
  withoutResults?: Resolver<Array<ResolversTypes['SearchedText']>, ParentType, ContextType>;
};

export type SellerStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerStatistics'] = ResolversParentTypes['SellerStatistics']> = {
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendMessageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessageAnswer'] = ResolversParentTypes['SendMessageAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendOrderMessageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendOrderMessageAnswer'] = ResolversParentTypes['SendOrderMessageAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  sentMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['ShopFee'], ParentType, ContextType>;
  hasPayouts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  leastInstalmentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leastPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payoutDelayDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopFee'] = ResolversParentTypes['ShopFee']> = {
  fixed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SignInAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInAdded'] = ResolversParentTypes['SignInAdded']> = {
  signIn?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignInConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInConnection'] = ResolversParentTypes['SignInConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SignInEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['SignIn']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignInEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInEdge'] = ResolversParentTypes['SignInEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType>;
};

export type SignInMethodResolvers = { GOOGLE: 'google', OTHER: 'other', PASSWORD: 'password' };

export type SignOutEverywhereAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutEverywhereAnswer'] = ResolversParentTypes['SignOutEverywhereAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartPayoutSetupAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPayoutSetupAnswer'] = ResolversParentTypes['StartPayoutSetupAnswer']> = {
  account?: Resolver<Maybe<ResolversTypes['PayoutAccount']>, ParentType, ContextType>;
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockResolvers = { AVAILABLE: 'available', HIDDEN: 'hidden', PAUSED: 'paused', REMOVED: 'removed', SOLD: 'sold', SOLD_ELSEWHERE: 'sold-elsewhere' };

export type StopAlertMailsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StopAlertMailsAnswer'] = ResolversParentTypes['StopAlertMailsAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['ChangeBatch'], "changes", ParentType, ContextType, Partial<SubscriptionChangesArgs>>;
};

export type TextPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextPrice'] = ResolversParentTypes['TextPrice']> = {
  max?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  phrase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Thread'] = ResolversParentTypes['Thread']> = {
  buyer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessage?: Resolver<ResolversTypes['Message'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<ThreadMessagesArgs, 'first'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerCanWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writeObstacle?: Resolver<Maybe<ResolversTypes['WriteObstacle']>, ParentType, ContextType>;
};

export type ThreadChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadChanged'] = ResolversParentTypes['ThreadChanged']> = {
  thread?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThreadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadConnection'] = ResolversParentTypes['ThreadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ThreadEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ThreadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadEdge'] = ResolversParentTypes['ThreadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
};

export type TownFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TownFacet'] = ResolversParentTypes['TownFacet']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  town?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnitsResolvers = { IMPERIAL: 'imperial', METRIC: 'metric' };

export type UpdateNotificationSettingsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationSettingsAnswer'] = ResolversParentTypes['UpdateNotificationSettingsAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductAnswer'] = ResolversParentTypes['UpdateProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formerCategory?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfileAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfileAnswer'] = ResolversParentTypes['UpdateProfileAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  bookingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  forSaleCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mailedNotifications?: Resolver<Maybe<Array<ResolversTypes['NotificationKind']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['Place']>, ParentType, ContextType>;
  productCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productsForSale?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<UserProductsForSaleArgs, 'first'>>;
  productsSold?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<UserProductsSoldArgs, 'first'>>;
  rating?: Resolver<Maybe<ResolversTypes['Rating']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<UserReviewsArgs, 'first'>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  soldCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Units']>, ParentType, ContextType>;
  unreadMessageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadNotificationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerFollows?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserChanged'] = ResolversParentTypes['UserChanged']> = {
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserDeletedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserDeleted'] = ResolversParentTypes['UserDeleted']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type VerifyUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyUserAnswer'] = ResolversParentTypes['VerifyUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishItem'] = ResolversParentTypes['WishItem']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  productPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type WishItemAddedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishItemAdded'] = ResolversParentTypes['WishItemAdded']> = {
  wishItem?: Resolver<ResolversTypes['WishItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishItemConnection'] = ResolversParentTypes['WishItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WishItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['WishItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishItemEdge'] = ResolversParentTypes['WishItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WishItem'], ParentType, ContextType>;
};

export type WishItemRemovedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishItemRemoved'] = ResolversParentTypes['WishItemRemoved']> = {
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  wishItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WriteObstacleResolvers = { BLOCKED: 'blocked', BLOCKED_BY_VIEWER: 'blocked-by-viewer', DELETED: 'deleted', ORDER_ENDED: 'order-ended', SUSPENDED: 'suspended' };

export type Resolvers<ContextType = Context> = {
  AcceptOfferAnswer?: AcceptOfferAnswerResolvers<ContextType>;
  AddAdminAnswer?: AddAdminAnswerResolvers<ContextType>;
  AddCategoryAnswer?: AddCategoryAnswerResolvers<ContextType>;
  AddProductAnswer?: AddProductAnswerResolvers<ContextType>;
  AddReviewAnswer?: AddReviewAnswerResolvers<ContextType>;
  AddToBookingListAnswer?: AddToBookingListAnswerResolvers<ContextType>;
  AddToWishListAnswer?: AddToWishListAnswerResolvers<ContextType>;
  AddUserAnswer?: AddUserAnswerResolvers<ContextType>;
  AdminCancelSaleAnswer?: AdminCancelSaleAnswerResolvers<ContextType>;
  AdminDecideReportAnswer?: AdminDecideReportAnswerResolvers<ContextType>;
  AdminDeleteCategoryAnswer?: AdminDeleteCategoryAnswerResolvers<ContextType>;
  AdminDemoteAdminAnswer?: AdminDemoteAdminAnswerResolvers<ContextType>;
  AdminHideProductAnswer?: AdminHideProductAnswerResolvers<ContextType>;
  AdminMoveCategoryAnswer?: AdminMoveCategoryAnswerResolvers<ContextType>;
  AdminProductSort?: AdminProductSortResolvers;
  AdminRefund?: AdminRefundResolvers<ContextType>;
  AdminRefundPaymentAnswer?: AdminRefundPaymentAnswerResolvers<ContextType>;
  AdminRestoreProductAnswer?: AdminRestoreProductAnswerResolvers<ContextType>;
  AdminRestoreUserAnswer?: AdminRestoreUserAnswerResolvers<ContextType>;
  AdminSuspendUserAnswer?: AdminSuspendUserAnswerResolvers<ContextType>;
  AdminUnverifyUserAnswer?: AdminUnverifyUserAnswerResolvers<ContextType>;
  AdminUpdateCategoryAnswer?: AdminUpdateCategoryAnswerResolvers<ContextType>;
  AdvertiseProductAnswer?: AdvertiseProductAnswerResolvers<ContextType>;
  AlertMail?: AlertMailResolvers;
  Attribute?: AttributeResolvers<ContextType>;
  AttributeCount?: AttributeCountResolvers<ContextType>;
  AttributeFacet?: AttributeFacetResolvers<ContextType>;
  AttributeFilterFacet?: AttributeFilterFacetResolvers<ContextType>;
  AttributeType?: AttributeTypeResolvers;
  AuditAction?: AuditActionResolvers;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryAdded?: AuditEntryAddedResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditSource?: AuditSourceResolvers;
  Balance?: BalanceResolvers<ContextType>;
  BalanceStatus?: BalanceStatusResolvers;
  BankState?: BankStateResolvers;
  BlockUserAnswer?: BlockUserAnswerResolvers<ContextType>;
  CancelRequest?: CancelRequestResolvers<ContextType>;
  CancelRequestStatus?: CancelRequestStatusResolvers;
  CancellationReason?: CancellationReasonResolvers;
  CartItem?: CartItemResolvers<ContextType>;
  CartItemAdded?: CartItemAddedResolvers<ContextType>;
  CartItemConnection?: CartItemConnectionResolvers<ContextType>;
  CartItemEdge?: CartItemEdgeResolvers<ContextType>;
  CartItemRemoved?: CartItemRemovedResolvers<ContextType>;
  CaseAnswer?: CaseAnswerResolvers;
  CaseDecision?: CaseDecisionResolvers;
  CaseReason?: CaseReasonResolvers;
  CaseStatus?: CaseStatusResolvers;
  CaseStep?: CaseStepResolvers<ContextType>;
  CaseStepKind?: CaseStepKindResolvers;
  CaseWish?: CaseWishResolvers;
  Category?: CategoryResolvers<ContextType>;
  CategoryChanged?: CategoryChangedResolvers<ContextType>;
  CategoryDeleted?: CategoryDeletedResolvers<ContextType>;
  CategoryFacet?: CategoryFacetResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeBatch?: ChangeBatchResolvers<ContextType>;
  ChangeStockAnswer?: ChangeStockAnswerResolvers<ContextType>;
  Condition?: ConditionResolvers;
  ConditionFacet?: ConditionFacetResolvers<ContextType>;
  ConfirmHandOverAnswer?: ConfirmHandOverAnswerResolvers<ContextType>;
  ConfirmReceiptAnswer?: ConfirmReceiptAnswerResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  CreatePaymentIntentAnswer?: CreatePaymentIntentAnswerResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountAnswer?: DeleteAccountAnswerResolvers<ContextType>;
  DeleteBookingProductAnswer?: DeleteBookingProductAnswerResolvers<ContextType>;
  DeleteProductAnswer?: DeleteProductAnswerResolvers<ContextType>;
  DeleteSavedSearchAnswer?: DeleteSavedSearchAnswerResolvers<ContextType>;
  DeleteUserAnswer?: DeleteUserAnswerResolvers<ContextType>;
  DeleteWishProductAnswer?: DeleteWishProductAnswerResolvers<ContextType>;
  DeletionEffects?: DeletionEffectsResolvers<ContextType>;
  DeliveryQueue?: DeliveryQueueResolvers<ContextType>;
  DemoMail?: DemoMailResolvers<ContextType>;
  Dependency?: DependencyResolvers;
  DependencyHealth?: DependencyHealthResolvers<ContextType>;
  DependencyState?: DependencyStateResolvers;
  DiskSpace?: DiskSpaceResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  DisputeStatus?: DisputeStatusResolvers;
  DistanceUnit?: DistanceUnitResolvers;
  EmailAddress?: GraphQLScalarType;
  EndAdvertisementAnswer?: EndAdvertisementAnswerResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  FollowAnswer?: FollowAnswerResolvers<ContextType>;
  FollowChanged?: FollowChangedResolvers<ContextType>;
  GetTokenAnswer?: GetTokenAnswerResolvers<ContextType>;
  HandOver?: HandOverResolvers<ContextType>;
  HandOverCode?: HandOverCodeResolvers<ContextType>;
  HandOverProof?: HandOverProofResolvers;
  HandOverStatus?: HandOverStatusResolvers;
  Health?: HealthResolvers<ContextType>;
  Hiding?: HidingResolvers<ContextType>;
  Hold?: HoldResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageUrl?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  MarkAllNotificationsReadAnswer?: MarkAllNotificationsReadAnswerResolvers<ContextType>;
  MarkNotificationsReadAnswer?: MarkNotificationsReadAnswerResolvers<ContextType>;
  MarkThreadReadAnswer?: MarkThreadReadAnswerResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageChanged?: MessageChangedResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationAnswer?: MutationAnswerResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChanged?: NotificationChangedResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationKind?: NotificationKindResolvers;
  Offer?: OfferResolvers<ContextType>;
  OfferAnswer?: OfferAnswerResolvers<ContextType>;
  OfferChanged?: OfferChangedResolvers<ContextType>;
  OfferConnection?: OfferConnectionResolvers<ContextType>;
  OfferEdge?: OfferEdgeResolvers<ContextType>;
  OfferStatus?: OfferStatusResolvers;
  OpenBusiness?: OpenBusinessResolvers<ContextType>;
  OpenBusinessReason?: OpenBusinessReasonResolvers;
  Order?: OrderResolvers<ContextType>;
  OrderAction?: OrderActionResolvers;
  OrderActor?: OrderActorResolvers;
  OrderAnswer?: OrderAnswerResolvers<ContextType>;
  OrderCancellation?: OrderCancellationResolvers<ContextType>;
  OrderCase?: OrderCaseResolvers<ContextType>;
  OrderChanged?: OrderChangedResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderEventKind?: OrderEventKindResolvers;
  OrderParty?: OrderPartyResolvers<ContextType>;
  OrderPartyState?: OrderPartyStateResolvers;
  OrderRefund?: OrderRefundResolvers<ContextType>;
  OrderRefundStatus?: OrderRefundStatusResolvers;
  OrderSort?: OrderSortResolvers;
  OrderState?: OrderStateResolvers;
  OrderTotals?: OrderTotalsResolvers<ContextType>;
  Overview?: OverviewResolvers<ContextType>;
  OverviewCategory?: OverviewCategoryResolvers<ContextType>;
  OverviewInterval?: OverviewIntervalResolvers;
  OverviewPeriod?: OverviewPeriodResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentChanged?: PaymentChangedResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentPart?: PaymentPartResolvers;
  PaymentSort?: PaymentSortResolvers;
  PaymentStatus?: PaymentStatusResolvers;
  PaymentStatusCount?: PaymentStatusCountResolvers<ContextType>;
  Payout?: PayoutResolvers<ContextType>;
  PayoutAccount?: PayoutAccountResolvers<ContextType>;
  PayoutAccountConnection?: PayoutAccountConnectionResolvers<ContextType>;
  PayoutAccountEdge?: PayoutAccountEdgeResolvers<ContextType>;
  PayoutAccountState?: PayoutAccountStateResolvers;
  PayoutAnswer?: PayoutAnswerResolvers<ContextType>;
  PayoutConnection?: PayoutConnectionResolvers<ContextType>;
  PayoutDifference?: PayoutDifferenceResolvers<ContextType>;
  PayoutDifferenceKind?: PayoutDifferenceKindResolvers;
  PayoutEdge?: PayoutEdgeResolvers<ContextType>;
  PayoutHold?: PayoutHoldResolvers<ContextType>;
  PayoutMonth?: PayoutMonthResolvers<ContextType>;
  PayoutMove?: PayoutMoveResolvers<ContextType>;
  PayoutMoveKind?: PayoutMoveKindResolvers;
  PayoutMoveState?: PayoutMoveStateResolvers;
  PayoutReconciliation?: PayoutReconciliationResolvers<ContextType>;
  PayoutRequirement?: PayoutRequirementResolvers;
  PayoutSort?: PayoutSortResolvers;
  PayoutState?: PayoutStateResolvers;
  PayoutStatement?: PayoutStatementResolvers<ContextType>;
  PayoutSummary?: PayoutSummaryResolvers<ContextType>;
  PayoutTotals?: PayoutTotalsResolvers<ContextType>;
  PayoutWait?: PayoutWaitResolvers;
  Person?: PersonResolvers<ContextType>;
  PersonConnection?: PersonConnectionResolvers<ContextType>;
  PersonEdge?: PersonEdgeResolvers<ContextType>;
  PersonSort?: PersonSortResolvers;
  PersonState?: PersonStateResolvers;
  PickUp?: PickUpResolvers<ContextType>;
  PickUpAppointment?: PickUpAppointmentResolvers<ContextType>;
  PickUpProposal?: PickUpProposalResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceLookup?: PlaceLookupResolvers;
  PriceGuide?: PriceGuideResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  PriceSource?: PriceSourceResolvers;
  PrivatePhoto?: PrivatePhotoResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAttribute?: ProductAttributeResolvers<ContextType>;
  ProductChanged?: ProductChangedResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductEdit?: ProductEditResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductField?: ProductFieldResolvers;
  ProductImage?: ProductImageResolvers<ContextType>;
  ProductSort?: ProductSortResolvers;
  ProductStatistics?: ProductStatisticsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Rating?: RatingResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptItem?: ReceiptItemResolvers<ContextType>;
  ReceiptPayment?: ReceiptPaymentResolvers<ContextType>;
  ReceiptRefund?: ReceiptRefundResolvers<ContextType>;
  RecordPaymentAnswer?: RecordPaymentAnswerResolvers<ContextType>;
  RefusalCode?: RefusalCodeResolvers;
  Report?: ReportResolvers<ContextType>;
  ReportChanged?: ReportChangedResolvers<ContextType>;
  ReportConnection?: ReportConnectionResolvers<ContextType>;
  ReportDecision?: ReportDecisionResolvers;
  ReportEdge?: ReportEdgeResolvers<ContextType>;
  ReportKind?: ReportKindResolvers;
  ReportMessageAnswer?: ReportMessageAnswerResolvers<ContextType>;
  ReportProblemAnswer?: ReportProblemAnswerResolvers<ContextType>;
  ReportProductAnswer?: ReportProductAnswerResolvers<ContextType>;
  ReportReason?: ReportReasonResolvers;
  ReportState?: ReportStateResolvers;
  ReportUserAnswer?: ReportUserAnswerResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAdded?: ReviewAddedResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  Role?: RoleResolvers;
  SalesPeriod?: SalesPeriodResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchAnswer?: SavedSearchAnswerResolvers<ContextType>;
  SavedSearchChanged?: SavedSearchChangedResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  SearchedPlace?: SearchedPlaceResolvers<ContextType>;
  SearchedText?: SearchedTextResolvers<ContextType>;
  SearchedTexts?: SearchedTextsResolvers<ContextType>;
  SellerStatistics?: SellerStatisticsResolvers<ContextType>;
  SendMessageAnswer?: SendMessageAnswerResolvers<ContextType>;
  SendOrderMessageAnswer?: SendOrderMessageAnswerResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopFee?: ShopFeeResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  SignInAdded?: SignInAddedResolvers<ContextType>;
  SignInConnection?: SignInConnectionResolvers<ContextType>;
  SignInEdge?: SignInEdgeResolvers<ContextType>;
  SignInMethod?: SignInMethodResolvers;
  SignOutEverywhereAnswer?: SignOutEverywhereAnswerResolvers<ContextType>;
  StartPayoutSetupAnswer?: StartPayoutSetupAnswerResolvers<ContextType>;
  Stock?: StockResolvers;
  StopAlertMailsAnswer?: StopAlertMailsAnswerResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TextPrice?: TextPriceResolvers<ContextType>;
  Thread?: ThreadResolvers<ContextType>;
  ThreadChanged?: ThreadChangedResolvers<ContextType>;
  ThreadConnection?: ThreadConnectionResolvers<ContextType>;
  ThreadEdge?: ThreadEdgeResolvers<ContextType>;
  TownFacet?: TownFacetResolvers<ContextType>;
  Units?: UnitsResolvers;
  UpdateNotificationSettingsAnswer?: UpdateNotificationSettingsAnswerResolvers<ContextType>;
  UpdateProductAnswer?: UpdateProductAnswerResolvers<ContextType>;
  UpdateProfileAnswer?: UpdateProfileAnswerResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserChanged?: UserChangedResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserDeleted?: UserDeletedResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  VerifyUserAnswer?: VerifyUserAnswerResolvers<ContextType>;
  WishItem?: WishItemResolvers<ContextType>;
  WishItemAdded?: WishItemAddedResolvers<ContextType>;
  WishItemConnection?: WishItemConnectionResolvers<ContextType>;
  WishItemEdge?: WishItemEdgeResolvers<ContextType>;
  WishItemRemoved?: WishItemRemovedResolvers<ContextType>;
  WriteObstacle?: WriteObstacleResolvers;
};

export type DirectiveResolvers<ContextType = Context> = {
  constraint?: ConstraintDirectiveResolver<any, any, ContextType>;
  label?: LabelDirectiveResolver<any, any, ContextType>;
  rest?: RestDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};

/** The types of all inputs by their names. */
export type InputTypes = {
  AcceptCaseOfferInput: AcceptCaseOfferInput;
  AcceptOfferInput: AcceptOfferInput;
  AcceptPickUpInput: AcceptPickUpInput;
  AddCategoryInput: AddCategoryInput;
  AddProductInput: AddProductInput;
  AddReviewInput: AddReviewInput;
  AddUserInput: AddUserInput;
  AdminDecideReportInput: AdminDecideReportInput;
  AdminHideProductInput: AdminHideProductInput;
  AdminOrderFilter: AdminOrderFilter;
  AdminPayoutFilter: AdminPayoutFilter;
  AdminPayoutInput: AdminPayoutInput;
  AdminProductFilter: AdminProductFilter;
  AdminRefundPaymentInput: AdminRefundPaymentInput;
  AdminSuspendUserInput: AdminSuspendUserInput;
  AdminUpdateCategoryInput: AdminUpdateCategoryInput;
  AnswerCancellationInput: AnswerCancellationInput;
  AnswerCaseInput: AnswerCaseInput;
  AskSellerInput: AskSellerInput;
  AttributeFilter: AttributeFilter;
  AuditEntryFilter: AuditEntryFilter;
  CancelOrderInput: CancelOrderInput;
  CategoryProductsArgs: CategoryProductsArgs;
  CommentOnCaseInput: CommentOnCaseInput;
  DecideCaseInput: DecideCaseInput;
  DeleteAccountInput: DeleteAccountInput;
  EnterHandOverCodeInput: EnterHandOverCodeInput;
  GetTokenInput: GetTokenInput;
  MakeOfferInput: MakeOfferInput;
  MutationAcceptCaseOfferArgs: MutationAcceptCaseOfferArgs;
  MutationAcceptOfferArgs: MutationAcceptOfferArgs;
  MutationAcceptPickUpArgs: MutationAcceptPickUpArgs;
  MutationAddAdminArgs: MutationAddAdminArgs;
  MutationAddCategoryArgs: MutationAddCategoryArgs;
  MutationAddProductArgs: MutationAddProductArgs;
  MutationAddReviewArgs: MutationAddReviewArgs;
  MutationAddToBookingListArgs: MutationAddToBookingListArgs;
  MutationAddToWishListArgs: MutationAddToWishListArgs;
  MutationAddUserArgs: MutationAddUserArgs;
  MutationAdminCancelSaleArgs: MutationAdminCancelSaleArgs;
  MutationAdminDecideCancellationArgs: MutationAdminDecideCancellationArgs;
  MutationAdminDecideCaseArgs: MutationAdminDecideCaseArgs;
  MutationAdminDecideReportArgs: MutationAdminDecideReportArgs;
  MutationAdminDeleteCategoryArgs: MutationAdminDeleteCategoryArgs;
  MutationAdminDemoteAdminArgs: MutationAdminDemoteAdminArgs;
  MutationAdminHideProductArgs: MutationAdminHideProductArgs;
  MutationAdminHoldPayoutArgs: MutationAdminHoldPayoutArgs;
  MutationAdminMoveCategoryArgs: MutationAdminMoveCategoryArgs;
  MutationAdminRefundPaymentArgs: MutationAdminRefundPaymentArgs;
  MutationAdminReleasePayoutArgs: MutationAdminReleasePayoutArgs;
  MutationAdminRestoreProductArgs: MutationAdminRestoreProductArgs;
  MutationAdminRestoreUserArgs: MutationAdminRestoreUserArgs;
  MutationAdminRetryTransferArgs: MutationAdminRetryTransferArgs;
  MutationAdminSuspendUserArgs: MutationAdminSuspendUserArgs;
  MutationAdminUnverifyUserArgs: MutationAdminUnverifyUserArgs;
  MutationAdminUpdateCategoryArgs: MutationAdminUpdateCategoryArgs;
  MutationAdvertiseProductArgs: MutationAdvertiseProductArgs;
  MutationAnswerCancellationArgs: MutationAnswerCancellationArgs;
  MutationAnswerCaseArgs: MutationAnswerCaseArgs;
  MutationAskSellerArgs: MutationAskSellerArgs;
  MutationBlockUserArgs: MutationBlockUserArgs;
  MutationCancelOrderArgs: MutationCancelOrderArgs;
  MutationClaimHandOverArgs: MutationClaimHandOverArgs;
  MutationCloseCaseArgs: MutationCloseCaseArgs;
  MutationCommentOnCaseArgs: MutationCommentOnCaseArgs;
  MutationConfirmHandOverArgs: MutationConfirmHandOverArgs;
  MutationConfirmOrderReceiptArgs: MutationConfirmOrderReceiptArgs;
  MutationConfirmReceiptArgs: MutationConfirmReceiptArgs;
  MutationConfirmReturnArgs: MutationConfirmReturnArgs;
  MutationCreatePaymentIntentArgs: MutationCreatePaymentIntentArgs;
  MutationDeclineOfferArgs: MutationDeclineOfferArgs;
  MutationDeleteAccountArgs: MutationDeleteAccountArgs;
  MutationDeleteBookingProductArgs: MutationDeleteBookingProductArgs;
  MutationDeleteProductArgs: MutationDeleteProductArgs;
  MutationDeleteSavedSearchArgs: MutationDeleteSavedSearchArgs;
  MutationDeleteUserArgs: MutationDeleteUserArgs;
  MutationDeleteWishProductArgs: MutationDeleteWishProductArgs;
  MutationEndAdvertisementArgs: MutationEndAdvertisementArgs;
  MutationEnterHandOverCodeArgs: MutationEnterHandOverCodeArgs;
  MutationEscalateCaseArgs: MutationEscalateCaseArgs;
  MutationFollowSellerArgs: MutationFollowSellerArgs;
  MutationGetTokenArgs: MutationGetTokenArgs;
  MutationMakeOfferArgs: MutationMakeOfferArgs;
  MutationMarkAllNotificationsReadArgs: MutationMarkAllNotificationsReadArgs;
  MutationMarkNotificationsReadArgs: MutationMarkNotificationsReadArgs;
  MutationMarkSoldElsewhereArgs: MutationMarkSoldElsewhereArgs;
  MutationMarkThreadReadArgs: MutationMarkThreadReadArgs;
  MutationObjectToHandOverArgs: MutationObjectToHandOverArgs;
  MutationOpenCaseArgs: MutationOpenCaseArgs;
  MutationPauseProductArgs: MutationPauseProductArgs;
  MutationProposePickUpArgs: MutationProposePickUpArgs;
  MutationRecordPaymentArgs: MutationRecordPaymentArgs;
  MutationRelistProductArgs: MutationRelistProductArgs;
  MutationRenewHandOverCodeArgs: MutationRenewHandOverCodeArgs;
  MutationReportMessageArgs: MutationReportMessageArgs;
  MutationReportProblemArgs: MutationReportProblemArgs;
  MutationReportProductArgs: MutationReportProductArgs;
  MutationReportUserArgs: MutationReportUserArgs;
  MutationRequestCancellationArgs: MutationRequestCancellationArgs;
  MutationResumeProductArgs: MutationResumeProductArgs;
  MutationSaveSearchArgs: MutationSaveSearchArgs;
  MutationSendMessageArgs: MutationSendMessageArgs;
  MutationSendOrderMessageArgs: MutationSendOrderMessageArgs;
  MutationStopAlertMailsArgs: MutationStopAlertMailsArgs;
  MutationUnblockUserArgs: MutationUnblockUserArgs;
  MutationUnfollowSellerArgs: MutationUnfollowSellerArgs;
  MutationUpdateNotificationSettingsArgs: MutationUpdateNotificationSettingsArgs;
  MutationUpdateProductArgs: MutationUpdateProductArgs;
  MutationUpdateProfileArgs: MutationUpdateProfileArgs;
  MutationUpdateSavedSearchArgs: MutationUpdateSavedSearchArgs;
  MutationVerifyUserArgs: MutationVerifyUserArgs;
  MutationWithdrawOfferArgs: MutationWithdrawOfferArgs;
  NearInput: NearInput;
  ObjectToHandOverInput: ObjectToHandOverInput;
  OfferFilter: OfferFilter;
  OpenCaseInput: OpenCaseInput;
  OrderFilter: OrderFilter;
  PaymentFilter: PaymentFilter;
  PayoutAccountFilter: PayoutAccountFilter;
  PayoutFilter: PayoutFilter;
  PersonFilter: PersonFilter;
  PlaceInput: PlaceInput;
  ProductDistanceArgs: ProductDistanceArgs;
  ProductSimilarProductsArgs: ProductSimilarProductsArgs;
  ProductAttributeInput: ProductAttributeInput;
  ProductFilter: ProductFilter;
  ProductImageInput: ProductImageInput;
  ProposePickUpInput: ProposePickUpInput;
  QueryAdminAuditLogArgs: QueryAdminAuditLogArgs;
  QueryAdminOrdersArgs: QueryAdminOrdersArgs;
  QueryAdminOverviewArgs: QueryAdminOverviewArgs;
  QueryAdminPaymentsArgs: QueryAdminPaymentsArgs;
  QueryAdminPayoutAccountsArgs: QueryAdminPayoutAccountsArgs;
  QueryAdminPayoutsArgs: QueryAdminPayoutsArgs;
  QueryAdminPeopleArgs: QueryAdminPeopleArgs;
  QueryAdminPersonArgs: QueryAdminPersonArgs;
  QueryAdminProductsArgs: QueryAdminProductsArgs;
  QueryAdminReportsArgs: QueryAdminReportsArgs;
  QueryAdminSearchesArgs: QueryAdminSearchesArgs;
  QueryAdminSignInsArgs: QueryAdminSignInsArgs;
  QueryBookingListArgs: QueryBookingListArgs;
  QueryCategoryArgs: QueryCategoryArgs;
  QueryDeletionEffectsArgs: QueryDeletionEffectsArgs;
  QueryFollowedSellersArgs: QueryFollowedSellersArgs;
  QueryMyProductsArgs: QueryMyProductsArgs;
  QueryNotificationsArgs: QueryNotificationsArgs;
  QueryOffersArgs: QueryOffersArgs;
  QueryOrderArgs: QueryOrderArgs;
  QueryOrdersArgs: QueryOrdersArgs;
  QueryPayoutStatementArgs: QueryPayoutStatementArgs;
  QueryPayoutsArgs: QueryPayoutsArgs;
  QueryPlacesArgs: QueryPlacesArgs;
  QueryPriceGuideArgs: QueryPriceGuideArgs;
  QueryProductArgs: QueryProductArgs;
  QueryProductPreviewArgs: QueryProductPreviewArgs;
  QueryProductPreviewsArgs: QueryProductPreviewsArgs;
  QueryProductStatisticsArgs: QueryProductStatisticsArgs;
  QueryProductsArgs: QueryProductsArgs;
  QueryPurchasesArgs: QueryPurchasesArgs;
  QueryReceiptArgs: QueryReceiptArgs;
  QuerySalesArgs: QuerySalesArgs;
  QuerySalesOverTimeArgs: QuerySalesOverTimeArgs;
  QuerySearchSuggestionsArgs: QuerySearchSuggestionsArgs;
  QuerySellerArgs: QuerySellerArgs;
  QueryThreadArgs: QueryThreadArgs;
  QueryThreadsArgs: QueryThreadsArgs;
  QueryUnendedOfferCountArgs: QueryUnendedOfferCountArgs;
  QueryUsersArgs: QueryUsersArgs;
  QueryWishListArgs: QueryWishListArgs;
  RecordPaymentInput: RecordPaymentInput;
  ReportFilter: ReportFilter;
  ReportMessageInput: ReportMessageInput;
  ReportProblemInput: ReportProblemInput;
  ReportProductInput: ReportProductInput;
  ReportUserInput: ReportUserInput;
  RequestCancellationInput: RequestCancellationInput;
  SaveSearchInput: SaveSearchInput;
  SendMessageInput: SendMessageInput;
  SendOrderMessageInput: SendOrderMessageInput;
  SubscriptionChangesArgs: SubscriptionChangesArgs;
  ThreadMessagesArgs: ThreadMessagesArgs;
  UpdateProductInput: UpdateProductInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateSavedSearchInput: UpdateSavedSearchInput;
  UserProductsForSaleArgs: UserProductsForSaleArgs;
  UserProductsSoldArgs: UserProductsSoldArgs;
  UserReviewsArgs: UserReviewsArgs;
  UserFilter: UserFilter;
};
