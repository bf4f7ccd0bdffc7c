import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Role as RoleValue, Stock as StockValue, ProductField as ProductFieldValue, AttributeType as AttributeTypeValue, Units as UnitsValue, Condition as ConditionValue, PriceSource as PriceSourceValue, AnswerTime as AnswerTimeValue, PaymentStatus as PaymentStatusValue, PaymentPart as PaymentPartValue, BalanceStatus as BalanceStatusValue, OfferStatus as OfferStatusValue, OfferSide as OfferSideValue, DisputeStatus as DisputeStatusValue, HandOverStatus as HandOverStatusValue, OrderState as OrderStateValue, OrderActor as OrderActorValue, HandOverProof as HandOverProofValue, CancellationReason as CancellationReasonValue, CancelRequestStatus as CancelRequestStatusValue, ProblemReason as ProblemReasonValue, ProblemWish as ProblemWishValue, ProblemStatus as ProblemStatusValue, ProblemStepKind as ProblemStepKindValue, ProblemDecision as ProblemDecisionValue, OrderRefundStatus as OrderRefundStatusValue, FailedRefundAnswer as FailedRefundAnswerValue, OrderEventKind as OrderEventKindValue, OrderAction as OrderActionValue, OrderPartyState as OrderPartyStateValue, RefusalCode as RefusalCodeValue, AuditAction as AuditActionValue, AuditSource as AuditSourceValue, NotificationGroup as NotificationGroupValue, NotificationKind as NotificationKindValue, PersonState as PersonStateValue, Dependency as DependencyValue, DependencyState as DependencyStateValue, OverviewInterval as OverviewIntervalValue, PlaceLookup as PlaceLookupValue, DistanceUnit as DistanceUnitValue, OpenBusinessReason as OpenBusinessReasonValue, SignInMethod as SignInMethodValue, Weekday as WeekdayValue, PayoutAccountState as PayoutAccountStateValue, PayoutRequirement as PayoutRequirementValue, PayoutState as PayoutStateValue, PayoutWait as PayoutWaitValue, PayoutMoveKind as PayoutMoveKindValue, PayoutMoveState as PayoutMoveStateValue, BankState as BankStateValue, PayoutDifferenceKind as PayoutDifferenceKindValue, TaskKind as TaskKindValue, WriteObstacle as WriteObstacleValue, ReportKind as ReportKindValue, ReportReason as ReportReasonValue, ReportState as ReportStateValue, ReportDecision as ReportDecisionValue, Interest as InterestValue, PersonSort as PersonSortValue, ProductSort as ProductSortValue, AdminProductSort as AdminProductSortValue, PayoutSort as PayoutSortValue, OrderSort as OrderSortValue, PaymentSort as PaymentSortValue, AlertMail as AlertMailValue, ProblemAnswer as ProblemAnswerValue } from '@fitness-zone/contract/enums.ts';
import type { CategoryRecord } from '../domains/categories/category.model.ts';
import type { ProductRecord, HiddenRecord, HoldRecord } from '../domains/product/product.model.ts';
import type { ProductPage } from '../domains/finding/all-products/browse-products.queries.ts';
import type { ProductNumbers } from '../domains/overview/statistics/product-statistics.queries.ts';
import type { ShownPriceGuide } from '../domains/price-guide/price-guide.queries.ts';
import type { SalesOfMonth } from '../domains/overview/statistics/sales-over-time.queries.ts';
import type { ProductImageRecord } from '../domains/product/product-images.rules.ts';
import type { UserRecord } from '../domains/accounts/user.model.ts';
import type { PersonPage } from '../domains/accounts/people/people.queries.ts';
import type { UserPage } from '../domains/accounts/users.service.ts';
import type { ListEntryRecord } from '../domains/lists/list-entry.model.ts';
import type { SavedSearchRecord } from '../domains/saved-searches/saved-search.model.ts';
import type { PaymentRecord, RefundRecord, DisputeRecord } from '../domains/payments/payment.model.ts';
import type { ShownBalance } from '../domains/payments/balance/balance.rules.ts';
import type { OpenBusinessRecord } from '../domains/accounts/deletion/open-business.queries.ts';
import type { PaymentPage } from '../domains/payments/browse/browse-payments.queries.ts';
import type { OrderRecord } from '../domains/orders/order.model.ts';
import type { ListEntryPage } from '../domains/lists/lists.queries.ts';
import type { NotificationPage } from '../domains/notifications/notifications.queries.ts';
import type { OrderPage } from '../domains/orders/orders.queries.ts';
import type { PickUpPlanRecord } from '../domains/orders/pick-up/windows/pick-up-plan.model.ts';
import type { ShownProblem } from '../domains/orders/problems/problem.rules.ts';
import type { PayoutRecord } from '../domains/payouts/payout.model.ts';
import type { PayoutPage, PayoutAccountPage } from '../domains/payouts/payouts.queries.ts';
import type { PayoutAccountRecord } from '../domains/payouts/accounts/payout-account.model.ts';
import type { ReconciliationRecord } from '../domains/payouts/reconciling/reconciliation.model.ts';
import type { ShopFee as ShopFeeSource } from '@fitness-zone/contract/payments/fees.ts';
import type { OfferRecord } from '../domains/offers/offer.model.ts';
import type { OfferPage } from '../domains/offers/offers.queries.ts';
import type { AuditRecord } from '../domains/audit/audit.model.ts';
import type { AuditPage } from '../domains/audit/audit.queries.ts';
import type { Task as TaskRecord } from '../domains/tasks/task.rules.ts';
import type { NotificationRecord } from '../domains/notifications/notification.model.ts';
import type { PushDeviceRecord } from '../domains/notifications/push/push-device.model.ts';
import type { BegunThread } from '../domains/messages/thread.model.ts';
import type { ThreadPage, MessagePage } from '../domains/messages/messages.queries.ts';
import type { MessageRecord } from '../domains/messages/message.model.ts';
import type { ReceiptRecord } from '../domains/receipts/receipt.rules.ts';
import type { PrivatePhotoRecord } from '../domains/private-photos/private-photo.model.ts';
import type { ReportRecord } from '../domains/reports/report.model.ts';
import type { ReportPage } from '../domains/reports/reports.queries.ts';
import type { SignInRecord } from '../domains/accounts/sign-ins/sign-in.model.ts';
import type { SignInPage } from '../domains/accounts/sign-ins/sign-ins.queries.ts';
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
  DateTime: { input: Date; output: Date; }
  EmailAddress: { input: string; output: string; }
  ImageUrl: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
  LocalDate: { input: string; output: string; }
};

export type AcceptOfferInput = {
  amount: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};

export type AcceptOfferPayload = MutationPayload & {
  __typename?: 'AcceptOfferPayload';
  alreadyDone: Scalars['Boolean']['output'];
  closedOffers: Array<Offer>;
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  offer?: Maybe<Offer>;
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
};

export type AcceptPickUpInput = {
  orderId: Scalars['ID']['input'];
  proposalId: Scalars['ID']['input'];
  time: Scalars['String']['input'];
};

export type AcceptProblemOfferInput = {
  amount: Scalars['Int']['input'];
  orderId: Scalars['ID']['input'];
};

export type AddAdminPayload = MutationPayload & {
  __typename?: 'AddAdminPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  previousRole?: Maybe<Role>;
  success: Scalars['Boolean']['output'];
  user?: Maybe<User>;
};

export type AddCategoryInput = {
  attributeNames?: InputMaybe<Array<Scalars['String']['input']>>;
  body: Scalars['String']['input'];
  image: Scalars['ImageUrl']['input'];
  title: Scalars['String']['input'];
};

export type AddCategoryPayload = MutationPayload & {
  __typename?: 'AddCategoryPayload';
  alreadyDone: Scalars['Boolean']['output'];
  category?: Maybe<Category>;
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type AddProductInput = {
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  body: Scalars['String']['input'];
  categoryId: Scalars['ID']['input'];
  condition: Condition;
  image: Scalars['ImageUrl']['input'];
  images?: InputMaybe<Array<ProductImageInput>>;
  location: Scalars['String']['input'];
  originalPrice: Scalars['Int']['input'];
  phone: Scalars['String']['input'];
  place?: InputMaybe<PlaceInput>;
  productName: Scalars['String']['input'];
  requestId?: InputMaybe<Scalars['ID']['input']>;
  resalePrice: Scalars['Int']['input'];
  yearsOfUsedProduct: Scalars['Float']['input'];
};

export type AddProductPayload = MutationPayload & {
  __typename?: 'AddProductPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type AddReviewInput = {
  paymentId: Scalars['ID']['input'];
  stars: Scalars['Int']['input'];
  text?: Scalars['String']['input'];
};

export type AddReviewPayload = MutationPayload & {
  __typename?: 'AddReviewPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  payment?: Maybe<Payment>;
  review?: Maybe<Review>;
  success: Scalars['Boolean']['output'];
};

export type AddToBookingListPayload = MutationPayload & {
  __typename?: 'AddToBookingListPayload';
  alreadyDone: Scalars['Boolean']['output'];
  cartItem?: Maybe<CartItem>;
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  removedWishId?: Maybe<Scalars['ID']['output']>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type AddToWishListPayload = MutationPayload & {
  __typename?: 'AddToWishListPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
  wishItem?: Maybe<WishItem>;
};

export type AddUserInput = {
  email: Scalars['EmailAddress']['input'];
  idToken?: InputMaybe<Scalars['String']['input']>;
  image?: InputMaybe<Scalars['ImageUrl']['input']>;
  name: Scalars['String']['input'];
  userRole: Role;
};

export type AddUserPayload = MutationPayload & {
  __typename?: 'AddUserPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  user?: Maybe<User>;
};

export type AdminAnswerFailedRefundInput = {
  answer: FailedRefundAnswer;
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type AdminAnswerFailedRefundPayload = MutationPayload & {
  __typename?: 'AdminAnswerFailedRefundPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  order?: Maybe<Order>;
  payment?: Maybe<Payment>;
  success: Scalars['Boolean']['output'];
};

export type AdminCancelSalePayload = MutationPayload & {
  __typename?: 'AdminCancelSalePayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  payment?: Maybe<Payment>;
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
};

export type AdminDecideReportInput = {
  decision: ReportDecision;
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type AdminDecideReportPayload = MutationPayload & {
  __typename?: 'AdminDecideReportPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  payments?: Maybe<Array<Payment>>;
  person?: Maybe<Person>;
  product?: Maybe<Product>;
  products?: Maybe<Array<Product>>;
  reports?: Maybe<Array<Report>>;
  success: Scalars['Boolean']['output'];
};

export type AdminDeleteCategoryPayload = MutationPayload & {
  __typename?: 'AdminDeleteCategoryPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  deletedCategoryId?: Maybe<Scalars['ID']['output']>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  movedCount?: Maybe<Scalars['Int']['output']>;
  movedTo?: Maybe<Category>;
  success: Scalars['Boolean']['output'];
};

export type AdminDemoteAdminPayload = MutationPayload & {
  __typename?: 'AdminDemoteAdminPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  user?: Maybe<User>;
};

export type AdminHideProductInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type AdminHideProductPayload = MutationPayload & {
  __typename?: 'AdminHideProductPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
};

export type AdminMoveCategoryPayload = MutationPayload & {
  __typename?: 'AdminMoveCategoryPayload';
  alreadyDone: Scalars['Boolean']['output'];
  categories?: Maybe<Array<Category>>;
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type AdminOrderFilter = {
  buyerId?: InputMaybe<Scalars['ID']['input']>;
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  hasOpenProblem?: InputMaybe<Scalars['Boolean']['input']>;
  needsDecision?: InputMaybe<Scalars['Boolean']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<OrderState>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type AdminPayoutFilter = {
  owing?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<PayoutState>;
  text?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  wait?: InputMaybe<PayoutWait>;
};

export type AdminPayoutInput = {
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type AdminProductFilter = {
  advertised?: InputMaybe<Scalars['Boolean']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  stock?: InputMaybe<Stock>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type AdminProductSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC';

export type AdminRefund = {
  __typename?: 'AdminRefund';
  admin?: Maybe<User>;
  begunAt: Scalars['DateTime']['output'];
  reason: Scalars['String']['output'];
};

export type AdminRefundPaymentInput = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type AdminRefundPaymentPayload = MutationPayload & {
  __typename?: 'AdminRefundPaymentPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  payments?: Maybe<Array<Payment>>;
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
};

export type AdminRestoreProductPayload = MutationPayload & {
  __typename?: 'AdminRestoreProductPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
};

export type AdminRestoreUserPayload = MutationPayload & {
  __typename?: 'AdminRestoreUserPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  payments?: Maybe<Array<Payment>>;
  person?: Maybe<Person>;
  products?: Maybe<Array<Product>>;
  success: Scalars['Boolean']['output'];
};

export type AdminSuspendUserInput = {
  reason: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

export type AdminSuspendUserPayload = MutationPayload & {
  __typename?: 'AdminSuspendUserPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  payments?: Maybe<Array<Payment>>;
  person?: Maybe<Person>;
  products?: Maybe<Array<Product>>;
  success: Scalars['Boolean']['output'];
};

export type AdminUnverifyUserPayload = MutationPayload & {
  __typename?: 'AdminUnverifyUserPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  user?: Maybe<User>;
};

export type AdminUpdateCategoryInput = {
  attributeNames?: InputMaybe<Array<Scalars['String']['input']>>;
  body: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  image: Scalars['ImageUrl']['input'];
  title: Scalars['String']['input'];
};

export type AdminUpdateCategoryPayload = MutationPayload & {
  __typename?: 'AdminUpdateCategoryPayload';
  alreadyDone: Scalars['Boolean']['output'];
  category?: Maybe<Category>;
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type AdvertiseProductPayload = MutationPayload & {
  __typename?: 'AdvertiseProductPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
};

export type AlertMail =
  | 'at-once'
  | 'daily'
  | 'never';

export type AnswerCancellationInput = {
  accept: Scalars['Boolean']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
};

export type AnswerProblemInput = {
  amount?: InputMaybe<Scalars['Int']['input']>;
  answer: ProblemAnswer;
  orderId: Scalars['ID']['input'];
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  problemId?: InputMaybe<Scalars['ID']['input']>;
  requestId?: InputMaybe<Scalars['ID']['input']>;
  stepCount?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type AnswerTime =
  | 'day'
  | 'few-days'
  | 'few-hours';

export type AskSellerInput = {
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  productId: Scalars['ID']['input'];
  requestId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

export type Attribute = {
  __typename?: 'Attribute';
  choices: Array<Scalars['String']['output']>;
  compares: Scalars['Boolean']['output'];
  filters: Scalars['Boolean']['output'];
  hint: Scalars['String']['output'];
  label: Scalars['String']['output'];
  max?: Maybe<Scalars['Float']['output']>;
  maxLength?: Maybe<Scalars['Int']['output']>;
  min?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  type: AttributeType;
  unit?: Maybe<Scalars['String']['output']>;
  whole: Scalars['Boolean']['output'];
};

export type AttributeCount = {
  __typename?: 'AttributeCount';
  count: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

export type AttributeFacet = {
  __typename?: 'AttributeFacet';
  count: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  max?: Maybe<Scalars['Float']['output']>;
  min?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  type: AttributeType;
  unit?: Maybe<Scalars['String']['output']>;
  values: Array<AttributeCount>;
};

export type AttributeFilter = {
  is?: InputMaybe<Scalars['Boolean']['input']>;
  max?: InputMaybe<Scalars['Float']['input']>;
  min?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type AttributeFilterFacet = {
  __typename?: 'AttributeFilterFacet';
  countWithout: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type AttributeType =
  | 'boolean'
  | 'choice'
  | 'number'
  | 'text';

export type AuditAction =
  | 'add-admin'
  | 'add-category'
  | 'advertise-product'
  | 'cancel-sale'
  | 'comment-on-problem'
  | 'decide-cancellation'
  | 'decide-problem'
  | 'decide-report'
  | 'delete-account'
  | 'delete-category'
  | 'delete-product'
  | 'delete-user'
  | 'demote-admin'
  | 'end-advertisement'
  | 'hide-product'
  | 'hold-payout'
  | 'move-category'
  | 'pay-refund-another-way'
  | 'refund-payment'
  | 'release-payout'
  | 'release-refund'
  | 'restore-product'
  | 'restore-user'
  | 'retry-refund'
  | 'retry-transfer'
  | 'suspend-user'
  | 'unverify-user'
  | 'update-category'
  | 'verify-user';

export type AuditEntry = {
  __typename?: 'AuditEntry';
  action: AuditAction;
  actor?: Maybe<User>;
  actorId?: Maybe<Scalars['ID']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  category?: Maybe<Category>;
  createdAt: Scalars['DateTime']['output'];
  decision?: Maybe<Scalars['String']['output']>;
  failedEntryId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  orderId?: Maybe<Scalars['ID']['output']>;
  product?: Maybe<Product>;
  reason?: Maybe<Scalars['String']['output']>;
  reportId?: Maybe<Scalars['ID']['output']>;
  source: AuditSource;
  targetId: Scalars['ID']['output'];
  user?: Maybe<User>;
};

export type AuditEntryAdded = {
  __typename?: 'AuditEntryAdded';
  auditEntry: AuditEntry;
};

export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  edges: Array<AuditEntryEdge>;
  nodes: Array<AuditEntry>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  cursor: Scalars['String']['output'];
  node: AuditEntry;
};

export type AuditEntryFilter = {
  action?: InputMaybe<AuditAction>;
  from?: InputMaybe<Scalars['LocalDate']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['LocalDate']['input']>;
};

export type AuditSource =
  | 'admin-emails'
  | 'command-line'
  | 'request';

export type Balance = {
  __typename?: 'Balance';
  amount: Money;
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  dueBy?: Maybe<Scalars['DateTime']['output']>;
  dueFrom?: Maybe<Scalars['DateTime']['output']>;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  payment?: Maybe<Payment>;
  status: BalanceStatus;
};

export type BalanceStatus =
  | 'cancelled'
  | 'due'
  | 'not-due'
  | 'overdue'
  | 'paid';

export type BankState =
  | 'failed'
  | 'on-its-way'
  | 'paid';

export type BlockUserPayload = MutationPayload & {
  __typename?: 'BlockUserPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  threads: Array<Thread>;
};

export type BuyerHistory = {
  __typename?: 'BuyerHistory';
  answersWithin?: Maybe<AnswerTime>;
  purchaseCount: Scalars['Int']['output'];
};

export type CancelOrderInput = {
  message?: InputMaybe<Scalars['String']['input']>;
  orderId: Scalars['ID']['input'];
  reason: CancellationReason;
};

export type CancelRequest = {
  __typename?: 'CancelRequest';
  answer?: Maybe<Scalars['String']['output']>;
  answerBy: Scalars['DateTime']['output'];
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  answeredBy?: Maybe<OrderActor>;
  createdAt: Scalars['DateTime']['output'];
  reason: Scalars['String']['output'];
  status: CancelRequestStatus;
};

export type CancelRequestStatus =
  | 'accepted'
  | 'declined'
  | 'escalated'
  | 'open';

export type CancellationReason =
  | 'balance-unpaid'
  | 'buyer-asked'
  | 'not-available'
  | 'no-pick-up'
  | 'other'
  | 'problem'
  | 'refunded'
  | 'sold-elsewhere';

export type CartItem = {
  __typename?: 'CartItem';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  product: Product;
  productPrice: Money;
  productRevision: Scalars['Int']['output'];
  user: User;
};

export type CartItemAdded = {
  __typename?: 'CartItemAdded';
  cartItem: CartItem;
};

export type CartItemConnection = {
  __typename?: 'CartItemConnection';
  edges: Array<CartItemEdge>;
  nodes: Array<CartItem>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type CartItemEdge = {
  __typename?: 'CartItemEdge';
  cursor: Scalars['String']['output'];
  node: CartItem;
};

export type CartItemRemoved = {
  __typename?: 'CartItemRemoved';
  cartItemId: Scalars['ID']['output'];
  product: Product;
};

export type Category = {
  __typename?: 'Category';
  attributes: Array<Attribute>;
  availableCount: Scalars['Int']['output'];
  body: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image: Image;
  position: Scalars['Float']['output'];
  productCount?: Maybe<Scalars['Int']['output']>;
  products: ProductConnection;
  title: Scalars['String']['output'];
};


export type CategoryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type CategoryChanged = {
  __typename?: 'CategoryChanged';
  category: Category;
};

export type CategoryDeleted = {
  __typename?: 'CategoryDeleted';
  categoryId: Scalars['ID']['output'];
  movedTo?: Maybe<Category>;
};

export type CategoryFacet = {
  __typename?: 'CategoryFacet';
  category: Category;
  count: Scalars['Int']['output'];
};

export type Change = AuditEntryAdded | CartItemAdded | CartItemRemoved | CategoryChanged | CategoryDeleted | FollowChanged | MessageChanged | NotificationChanged | OfferChanged | OrderChanged | PaymentChanged | ProductChanged | ReportChanged | ReviewAdded | SavedSearchChanged | SignInAdded | ThreadChanged | UserChanged | UserDeleted | WishItemAdded | WishItemRemoved;

export type ChangeBatch = {
  __typename?: 'ChangeBatch';
  changes: Array<Change>;
  complete: Scalars['Boolean']['output'];
  cursor: Scalars['String']['output'];
  viewer?: Maybe<User>;
};

export type ChangeStockPayload = MutationPayload & {
  __typename?: 'ChangeStockPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type ChoosePickUpTimeInput = {
  orderId: Scalars['ID']['input'];
  time: Scalars['String']['input'];
};

export type CommentOnProblemInput = {
  orderId: Scalars['ID']['input'];
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  problemId?: InputMaybe<Scalars['ID']['input']>;
  requestId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

export type Condition =
  | 'Excellent'
  | 'Fair'
  | 'Good';

export type ConditionFacet = {
  __typename?: 'ConditionFacet';
  condition: Condition;
  count: Scalars['Int']['output'];
};

export type ConstraintFormat =
  | 'CURSOR'
  | 'MONEY';

export type Contact = {
  __typename?: 'Contact';
  email: Scalars['EmailAddress']['output'];
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
};

export type CounterOfferInput = {
  amount: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  instead: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type CreatePaymentIntentPayload = MutationPayload & {
  __typename?: 'CreatePaymentIntentPayload';
  alreadyDone: Scalars['Boolean']['output'];
  amount?: Maybe<Money>;
  clientSecret?: Maybe<Scalars['String']['output']>;
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  payment?: Maybe<Payment>;
  success: Scalars['Boolean']['output'];
};

export type DecideProblemInput = {
  amount?: InputMaybe<Scalars['Int']['input']>;
  decision: ProblemDecision;
  orderId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type DeleteAccountInput = {
  idToken: Scalars['String']['input'];
};

export type DeleteAccountPayload = MutationPayload & {
  __typename?: 'DeleteAccountPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  deletedUserId?: Maybe<Scalars['ID']['output']>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  openBusiness: Array<OpenBusiness>;
  success: Scalars['Boolean']['output'];
};

export type DeleteBookingProductPayload = MutationPayload & {
  __typename?: 'DeleteBookingProductPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  deletedBookingId?: Maybe<Scalars['ID']['output']>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type DeleteProductPayload = MutationPayload & {
  __typename?: 'DeleteProductPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type DeleteSavedSearchPayload = MutationPayload & {
  __typename?: 'DeleteSavedSearchPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  deletedSavedSearchId?: Maybe<Scalars['ID']['output']>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type DeleteUserPayload = MutationPayload & {
  __typename?: 'DeleteUserPayload';
  alreadyDone: Scalars['Boolean']['output'];
  anonymizedPayments?: Maybe<Array<Payment>>;
  code?: Maybe<RefusalCode>;
  deletedCount?: Maybe<Scalars['Int']['output']>;
  deletedRole?: Maybe<Role>;
  deletedUserId?: Maybe<Scalars['ID']['output']>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  removedProducts?: Maybe<Array<Product>>;
  success: Scalars['Boolean']['output'];
};

export type DeleteWishProductPayload = MutationPayload & {
  __typename?: 'DeleteWishProductPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  deletedWishId?: Maybe<Scalars['ID']['output']>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type DeletionEffects = {
  __typename?: 'DeletionEffects';
  listEntries: Scalars['Int']['output'];
  offersMade: Scalars['Int']['output'];
  offersReceived: Scalars['Int']['output'];
  openBusiness: Array<OpenBusiness>;
  openBusinessCount: Scalars['Int']['output'];
  openPayments: Scalars['Int']['output'];
  products: Scalars['Int']['output'];
  reviews: Scalars['Int']['output'];
  threads: Scalars['Int']['output'];
};

export type DeliveryQueue = {
  __typename?: 'DeliveryQueue';
  count: Scalars['Int']['output'];
  hasMore: Scalars['Boolean']['output'];
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
};

export type DemoMail = {
  __typename?: 'DemoMail';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type Dependency =
  | 'cards'
  | 'database'
  | 'events'
  | 'identity'
  | 'images'
  | 'mail'
  | 'search';

export type DependencyHealth = {
  __typename?: 'DependencyHealth';
  hosted: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
  name: Dependency;
  state: DependencyState;
};

export type DependencyState =
  | 'down'
  | 'slow'
  | 'up';

export type DiskSpace = {
  __typename?: 'DiskSpace';
  freeMegabytes: Scalars['Int']['output'];
  isLow: Scalars['Boolean']['output'];
  totalMegabytes: Scalars['Int']['output'];
};

export type Dispute = {
  __typename?: 'Dispute';
  amount: Money;
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  dueBy?: Maybe<Scalars['DateTime']['output']>;
  fundsWithdrawn: Scalars['Boolean']['output'];
  providerStatus: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  status: DisputeStatus;
  updatedAt: Scalars['DateTime']['output'];
};

export type DisputeStatus =
  | 'closed'
  | 'lost'
  | 'open'
  | 'won';

export type DistanceUnit =
  | 'km'
  | 'mi';

export type EndAdvertisementPayload = MutationPayload & {
  __typename?: 'EndAdvertisementPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
};

export type EnterHandOverCodeInput = {
  code: Scalars['String']['input'];
  orderId: Scalars['ID']['input'];
};

export type FailedRefundAnswer =
  | 'paid-another-way'
  | 'release'
  | 'try-again';

export type FieldError = {
  __typename?: 'FieldError';
  code: RefusalCode;
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type FollowChanged = {
  __typename?: 'FollowChanged';
  seller: User;
};

export type FollowPayload = MutationPayload & {
  __typename?: 'FollowPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  seller?: Maybe<User>;
  success: Scalars['Boolean']['output'];
};

export type GetTokenInput = {
  email: Scalars['EmailAddress']['input'];
  idToken?: InputMaybe<Scalars['String']['input']>;
};

export type GetTokenPayload = MutationPayload & {
  __typename?: 'GetTokenPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
};

export type HandOver = {
  __typename?: 'HandOver';
  disputedAt?: Maybe<Scalars['DateTime']['output']>;
  handedOverAt?: Maybe<Scalars['DateTime']['output']>;
  place: Scalars['String']['output'];
  problem?: Maybe<Scalars['String']['output']>;
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  status: HandOverStatus;
};

export type HandOverCode = {
  __typename?: 'HandOverCode';
  code?: Maybe<Scalars['String']['output']>;
  triesLeft: Scalars['Int']['output'];
};

export type HandOverProof =
  | 'buyer'
  | 'code'
  | 'silence';

export type HandOverStatus =
  | 'disputed'
  | 'handed-over'
  | 'paid'
  | 'refunded';

export type Health = {
  __typename?: 'Health';
  checkedAt: Scalars['DateTime']['output'];
  commit?: Maybe<Scalars['String']['output']>;
  dependencies: Array<DependencyHealth>;
  disk?: Maybe<DiskSpace>;
  lastBackupAt?: Maybe<Scalars['DateTime']['output']>;
  mails?: Maybe<DeliveryQueue>;
  notifications?: Maybe<DeliveryQueue>;
  opensOffline: Scalars['Boolean']['output'];
  pushDeviceCount?: Maybe<Scalars['Int']['output']>;
  pushMessages?: Maybe<DeliveryQueue>;
  sendsPushMessages: Scalars['Boolean']['output'];
  startedAt: Scalars['DateTime']['output'];
  version: Scalars['String']['output'];
};

export type Hiding = {
  __typename?: 'Hiding';
  hiddenAt: Scalars['DateTime']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

export type Hold = {
  __typename?: 'Hold';
  amount: Money;
  offer: Offer;
  until: Scalars['DateTime']['output'];
};

export type Image = {
  __typename?: 'Image';
  color?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  srcSet?: Maybe<Scalars['String']['output']>;
  url: Scalars['ImageUrl']['output'];
  width?: Maybe<Scalars['Int']['output']>;
};

export type Interest =
  | 'few'
  | 'none'
  | 'over-10'
  | 'over-50';

export type MakeOfferInput = {
  amount: Scalars['Int']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  productId: Scalars['ID']['input'];
};

export type MarkAllNotificationsReadPayload = MutationPayload & {
  __typename?: 'MarkAllNotificationsReadPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  notifications?: Maybe<Array<Notification>>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type MarkNotificationsReadAboutPayload = MutationPayload & {
  __typename?: 'MarkNotificationsReadAboutPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  notifications?: Maybe<Array<Notification>>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type MarkNotificationsReadPayload = MutationPayload & {
  __typename?: 'MarkNotificationsReadPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  notifications?: Maybe<Array<Notification>>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type MarkThreadReadPayload = MutationPayload & {
  __typename?: 'MarkThreadReadPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  thread?: Maybe<Thread>;
  viewer?: Maybe<User>;
};

export type Message = {
  __typename?: 'Message';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  photos: Array<PrivatePhoto>;
  sender?: Maybe<User>;
  text: Scalars['String']['output'];
  thread?: Maybe<Thread>;
  viewerHasReported: Scalars['Boolean']['output'];
  viewerIsSender: Scalars['Boolean']['output'];
};

export type MessageChanged = {
  __typename?: 'MessageChanged';
  message: Message;
};

export type MessageConnection = {
  __typename?: 'MessageConnection';
  edges: Array<MessageEdge>;
  nodes: Array<Message>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type MessageEdge = {
  __typename?: 'MessageEdge';
  cursor: Scalars['String']['output'];
  node: Message;
};

export type Money = {
  __typename?: 'Money';
  amount: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  formatted: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  acceptCounterOffer: AcceptOfferPayload;
  acceptOffer: AcceptOfferPayload;
  acceptPickUp: OrderPayload;
  acceptProblemOffer: OrderPayload;
  addAdmin: AddAdminPayload;
  addCategory: AddCategoryPayload;
  addProduct: AddProductPayload;
  addReview: AddReviewPayload;
  addToBookingList: AddToBookingListPayload;
  addToWishList: AddToWishListPayload;
  addUser: AddUserPayload;
  adminAnswerFailedRefund: AdminAnswerFailedRefundPayload;
  adminCancelSale: AdminCancelSalePayload;
  adminDecideCancellation: OrderPayload;
  adminDecideProblem: OrderPayload;
  adminDecideReport: AdminDecideReportPayload;
  adminDeleteCategory: AdminDeleteCategoryPayload;
  adminDemoteAdmin: AdminDemoteAdminPayload;
  adminHideProduct: AdminHideProductPayload;
  adminHoldPayout: PayoutPayload;
  adminMoveCategory: AdminMoveCategoryPayload;
  adminRefundPayment: AdminRefundPaymentPayload;
  adminReleasePayout: PayoutPayload;
  adminRestoreProduct: AdminRestoreProductPayload;
  adminRestoreUser: AdminRestoreUserPayload;
  adminRetryTransfer: PayoutPayload;
  adminSuspendUser: AdminSuspendUserPayload;
  adminUnverifyUser: AdminUnverifyUserPayload;
  adminUpdateCategory: AdminUpdateCategoryPayload;
  advertiseProduct: AdvertiseProductPayload;
  announceArrival: OrderPayload;
  answerCancellation: OrderPayload;
  answerProblem: OrderPayload;
  askSeller: SendMessagePayload;
  blockUser: BlockUserPayload;
  cancelOrder: OrderPayload;
  choosePickUpTime: OrderPayload;
  claimHandOver: OrderPayload;
  closeProblem: OrderPayload;
  commentOnProblem: OrderPayload;
  confirmOrderReceipt: OrderPayload;
  confirmReturn: OrderPayload;
  counterOffer: OfferPayload;
  createPaymentIntent: CreatePaymentIntentPayload;
  declineOffer: OfferPayload;
  deleteAccount: DeleteAccountPayload;
  deleteBookingProduct: DeleteBookingProductPayload;
  deletePickUpPlan: PickUpPlanPayload;
  deleteProduct: DeleteProductPayload;
  deletePushDevice: PushDevicePayload;
  deleteSavedSearch: DeleteSavedSearchPayload;
  deleteUser: DeleteUserPayload;
  deleteWishProduct: DeleteWishProductPayload;
  endAdvertisement: EndAdvertisementPayload;
  enterHandOverCode: OrderPayload;
  escalateProblem: OrderPayload;
  followSeller: FollowPayload;
  getToken: GetTokenPayload;
  makeOffer: OfferPayload;
  markAllNotificationsRead: MarkAllNotificationsReadPayload;
  markNotificationsRead: MarkNotificationsReadPayload;
  markNotificationsReadAbout: MarkNotificationsReadAboutPayload;
  markSoldElsewhere: ChangeStockPayload;
  markThreadRead: MarkThreadReadPayload;
  objectToHandOver: OrderPayload;
  pauseProduct: ChangeStockPayload;
  proposePickUp: OrderPayload;
  recordPayment: RecordPaymentPayload;
  relistProduct: ChangeStockPayload;
  renewHandOverCode: OrderPayload;
  reportMessage: ReportMessagePayload;
  reportProblem: OrderPayload;
  reportProduct: ReportProductPayload;
  reportUser: ReportUserPayload;
  requestCancellation: OrderPayload;
  resumeProduct: ChangeStockPayload;
  savePickUpPlan: PickUpPlanPayload;
  savePushDevice: PushDevicePayload;
  saveSearch: SavedSearchPayload;
  sendMessage: SendMessagePayload;
  sendOrderMessage: SendOrderMessagePayload;
  signOutEverywhere: SignOutEverywherePayload;
  startPayoutSetup: StartPayoutSetupPayload;
  stopAlertMails: StopAlertMailsPayload;
  unblockUser: BlockUserPayload;
  unfollowSeller: FollowPayload;
  updateNotificationSettings: UpdateNotificationSettingsPayload;
  updateProduct: UpdateProductPayload;
  updateProfile: UpdateProfilePayload;
  updateSavedSearch: SavedSearchPayload;
  verifyUser: VerifyUserPayload;
  withdrawOffer: OfferPayload;
};


export type MutationAcceptCounterOfferArgs = {
  input: AcceptOfferInput;
};


export type MutationAcceptOfferArgs = {
  input: AcceptOfferInput;
};


export type MutationAcceptPickUpArgs = {
  input: AcceptPickUpInput;
};


export type MutationAcceptProblemOfferArgs = {
  input: AcceptProblemOfferInput;
};


export type MutationAddAdminArgs = {
  email: Scalars['EmailAddress']['input'];
};


export type MutationAddCategoryArgs = {
  input: AddCategoryInput;
};


export type MutationAddProductArgs = {
  input: AddProductInput;
};


export type MutationAddReviewArgs = {
  input: AddReviewInput;
};


export type MutationAddToBookingListArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationAddToWishListArgs = {
  productId: Scalars['ID']['input'];
};


export type MutationAddUserArgs = {
  input: AddUserInput;
};


export type MutationAdminAnswerFailedRefundArgs = {
  input: AdminAnswerFailedRefundInput;
};


export type MutationAdminCancelSaleArgs = {
  paymentId: Scalars['ID']['input'];
};


export type MutationAdminDecideCancellationArgs = {
  input: AnswerCancellationInput;
};


export type MutationAdminDecideProblemArgs = {
  input: DecideProblemInput;
};


export type MutationAdminDecideReportArgs = {
  input: AdminDecideReportInput;
};


export type MutationAdminDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
  moveProductsTo?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationAdminDemoteAdminArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationAdminHideProductArgs = {
  input: AdminHideProductInput;
};


export type MutationAdminHoldPayoutArgs = {
  input: AdminPayoutInput;
};


export type MutationAdminMoveCategoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationAdminRefundPaymentArgs = {
  input: AdminRefundPaymentInput;
};


export type MutationAdminReleasePayoutArgs = {
  input: AdminPayoutInput;
};


export type MutationAdminRestoreProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAdminRestoreUserArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationAdminRetryTransferArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationAdminSuspendUserArgs = {
  input: AdminSuspendUserInput;
};


export type MutationAdminUnverifyUserArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationAdminUpdateCategoryArgs = {
  input: AdminUpdateCategoryInput;
};


export type MutationAdvertiseProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAnnounceArrivalArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationAnswerCancellationArgs = {
  input: AnswerCancellationInput;
};


export type MutationAnswerProblemArgs = {
  input: AnswerProblemInput;
};


export type MutationAskSellerArgs = {
  input: AskSellerInput;
};


export type MutationBlockUserArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationCancelOrderArgs = {
  input: CancelOrderInput;
};


export type MutationChoosePickUpTimeArgs = {
  input: ChoosePickUpTimeInput;
};


export type MutationClaimHandOverArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationCloseProblemArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationCommentOnProblemArgs = {
  input: CommentOnProblemInput;
};


export type MutationConfirmOrderReceiptArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationConfirmReturnArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationCounterOfferArgs = {
  input: CounterOfferInput;
};


export type MutationCreatePaymentIntentArgs = {
  part?: PaymentPart;
  productId: Scalars['ID']['input'];
};


export type MutationDeclineOfferArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


export type MutationDeleteBookingProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePickUpPlanArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePushDeviceArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationDeleteSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUserArgs = {
  email: Scalars['EmailAddress']['input'];
};


export type MutationDeleteWishProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndAdvertisementArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnterHandOverCodeArgs = {
  input: EnterHandOverCodeInput;
};


export type MutationEscalateProblemArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationFollowSellerArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationGetTokenArgs = {
  input: GetTokenInput;
};


export type MutationMakeOfferArgs = {
  input: MakeOfferInput;
};


export type MutationMarkAllNotificationsReadArgs = {
  until: Scalars['ID']['input'];
};


export type MutationMarkNotificationsReadArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationMarkNotificationsReadAboutArgs = {
  input: NotificationSubjectsInput;
};


export type MutationMarkSoldElsewhereArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMarkThreadReadArgs = {
  threadId: Scalars['ID']['input'];
  until: Scalars['ID']['input'];
};


export type MutationObjectToHandOverArgs = {
  input: ObjectToHandOverInput;
};


export type MutationPauseProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationProposePickUpArgs = {
  input: ProposePickUpInput;
};


export type MutationRecordPaymentArgs = {
  input: RecordPaymentInput;
};


export type MutationRelistProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRenewHandOverCodeArgs = {
  orderId: Scalars['ID']['input'];
};


export type MutationReportMessageArgs = {
  input: ReportMessageInput;
};


export type MutationReportProblemArgs = {
  input: ReportProblemInput;
};


export type MutationReportProductArgs = {
  input: ReportProductInput;
};


export type MutationReportUserArgs = {
  input: ReportUserInput;
};


export type MutationRequestCancellationArgs = {
  input: RequestCancellationInput;
};


export type MutationResumeProductArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSavePickUpPlanArgs = {
  input: SavePickUpPlanInput;
};


export type MutationSavePushDeviceArgs = {
  input: SavePushDeviceInput;
};


export type MutationSaveSearchArgs = {
  input: SaveSearchInput;
};


export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


export type MutationSendOrderMessageArgs = {
  input: SendOrderMessageInput;
};


export type MutationStopAlertMailsArgs = {
  token: Scalars['String']['input'];
};


export type MutationUnblockUserArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationUnfollowSellerArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationUpdateNotificationSettingsArgs = {
  hidden?: InputMaybe<Array<NotificationKind>>;
  mailed?: InputMaybe<Array<NotificationKind>>;
  weekly?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateSavedSearchArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSavedSearchInput;
};


export type MutationVerifyUserArgs = {
  email: Scalars['EmailAddress']['input'];
};


export type MutationWithdrawOfferArgs = {
  id: Scalars['ID']['input'];
};

export type MutationPayload = {
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type NearInput = {
  place: Scalars['String']['input'];
  unit?: InputMaybe<DistanceUnit>;
  within?: InputMaybe<Scalars['Int']['input']>;
};

export type Notification = {
  __typename?: 'Notification';
  actor?: Maybe<User>;
  createdAt: Scalars['DateTime']['output'];
  deed?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  message: Scalars['String']['output'];
  payment?: Maybe<Payment>;
  product?: Maybe<Product>;
  readAt?: Maybe<Scalars['DateTime']['output']>;
  thread?: Maybe<Thread>;
};

export type NotificationChanged = {
  __typename?: 'NotificationChanged';
  notification: Notification;
};

export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  edges: Array<NotificationEdge>;
  nodes: Array<Notification>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  cursor: Scalars['String']['output'];
  node: Notification;
};

export type NotificationGroup =
  | 'account'
  | 'alerts'
  | 'dealing'
  | 'money'
  | 'orders';

export type NotificationKind =
  | 'balance-due'
  | 'balance-overdue'
  | 'balance-paid'
  | 'balance-reminder'
  | 'booked'
  | 'cancellation-declined'
  | 'cancellation-requested'
  | 'cheaper-match'
  | 'counter-offer-accepted'
  | 'decision-needed'
  | 'handed-over'
  | 'hand-over-claimed'
  | 'hand-over-objected'
  | 'message'
  | 'new-listing'
  | 'new-match'
  | 'offer-accepted'
  | 'offer-closed'
  | 'offer-countered'
  | 'offer-declined'
  | 'offer-lapsed'
  | 'offer-made'
  | 'offer-unpaid'
  | 'paid'
  | 'partly-refunded'
  | 'payout-failed'
  | 'payout-held'
  | 'payout-reversed'
  | 'payout-sent'
  | 'payout-setup-needed'
  | 'payout-setup-started'
  | 'pick-up-agreed'
  | 'pick-up-arrived'
  | 'pick-up-proposed'
  | 'pick-up-reminder'
  | 'price-lowered'
  | 'problem-closed'
  | 'problem-reported'
  | 'problem-updated'
  | 'product-edited'
  | 'product-hidden'
  | 'product-restored'
  | 'refunded'
  | 'refund-failed'
  | 'refund-paid-another-way'
  | 'refund-released'
  | 'report-about-you'
  | 'report-decided'
  | 'report-filed'
  | 'restored'
  | 'reviewed'
  | 'sale-cancelled'
  | 'sold'
  | 'suspended'
  | 'unavailable'
  | 'unverified'
  | 'verified';

export type NotificationSubjectsInput = {
  kinds?: InputMaybe<Array<NotificationKind>>;
  orderId?: InputMaybe<Scalars['ID']['input']>;
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  threadId?: InputMaybe<Scalars['ID']['input']>;
};

export type ObjectToHandOverInput = {
  orderId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};

export type Offer = {
  __typename?: 'Offer';
  amount: Money;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  buyer?: Maybe<User>;
  buyerHistory?: Maybe<BuyerHistory>;
  changedAt: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  lapsesAt: Scalars['DateTime']['output'];
  note?: Maybe<Message>;
  product: Product;
  proposals: Array<OfferProposal>;
  proposedBy: OfferSide;
  status: OfferStatus;
  thread?: Maybe<Thread>;
  viewerCanAccept: Scalars['Boolean']['output'];
  viewerCanCounter: Scalars['Boolean']['output'];
  viewerCanDecline: Scalars['Boolean']['output'];
  viewerCanWithdraw: Scalars['Boolean']['output'];
};

export type OfferChanged = {
  __typename?: 'OfferChanged';
  offer: Offer;
};

export type OfferConnection = {
  __typename?: 'OfferConnection';
  edges: Array<OfferEdge>;
  nodes: Array<Offer>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type OfferEdge = {
  __typename?: 'OfferEdge';
  cursor: Scalars['String']['output'];
  node: Offer;
};

export type OfferFilter = {
  productId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<OfferStatus>;
};

export type OfferPayload = MutationPayload & {
  __typename?: 'OfferPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  offer?: Maybe<Offer>;
  success: Scalars['Boolean']['output'];
};

export type OfferProposal = {
  __typename?: 'OfferProposal';
  amount: Money;
  at: Scalars['DateTime']['output'];
  by: OfferSide;
};

export type OfferSide =
  | 'buyer'
  | 'seller';

export type OfferStatus =
  | 'accepted'
  | 'closed'
  | 'declined'
  | 'lapsed'
  | 'open'
  | 'paid'
  | 'unpaid'
  | 'withdrawn';

export type OpenBusiness = {
  __typename?: 'OpenBusiness';
  isSale: Scalars['Boolean']['output'];
  payment: Payment;
  reason: OpenBusinessReason;
};

export type OpenBusinessReason =
  | 'balance'
  | 'dispute'
  | 'hand-over';

export type Order = {
  __typename?: 'Order';
  balance?: Maybe<Balance>;
  buyer: OrderParty;
  cancelRequest?: Maybe<CancelRequest>;
  cancellation?: Maybe<OrderCancellation>;
  claimedAt?: Maybe<Scalars['DateTime']['output']>;
  closesAt?: Maybe<Scalars['DateTime']['output']>;
  confirmBy?: Maybe<Scalars['DateTime']['output']>;
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  contact?: Maybe<Contact>;
  createdAt: Scalars['DateTime']['output'];
  disputed: Scalars['Boolean']['output'];
  dueAction?: Maybe<OrderAction>;
  handOverCode?: Maybe<HandOverCode>;
  handOverProof?: Maybe<HandOverProof>;
  handedOverAt?: Maybe<Scalars['DateTime']['output']>;
  hasOpenProblem: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  image: Image;
  offers: Array<Offer>;
  payments: Array<Payment>;
  payout?: Maybe<Payout>;
  pickUp?: Maybe<PickUp>;
  pickUpTimes?: Maybe<PickUpTimes>;
  place: Scalars['String']['output'];
  price: Money;
  problems: Array<OrderProblem>;
  product?: Maybe<Product>;
  productName: Scalars['String']['output'];
  refunds: Array<OrderRefund>;
  revision: Scalars['Int']['output'];
  seller: OrderParty;
  state: OrderState;
  thread?: Maybe<Thread>;
  timeline: Array<OrderEvent>;
  totals: OrderTotals;
  viewerActions: Array<OrderAction>;
  viewerCanWrite: Scalars['Boolean']['output'];
  writeObstacle?: Maybe<WriteObstacle>;
};

export type OrderAction =
  | 'accept-pick-up'
  | 'accept-problem-offer'
  | 'announce-arrival'
  | 'answer-cancellation'
  | 'answer-problem'
  | 'cancel'
  | 'choose-pick-up-time'
  | 'claim-hand-over'
  | 'close-problem'
  | 'comment-on-problem'
  | 'confirm-receipt'
  | 'confirm-return'
  | 'decide-problem'
  | 'enter-code'
  | 'escalate-problem'
  | 'object-to-hand-over'
  | 'pay-balance'
  | 'propose-pick-up'
  | 'renew-code'
  | 'report-problem'
  | 'request-cancellation';

export type OrderActor =
  | 'admin'
  | 'buyer'
  | 'seller'
  | 'shop';

export type OrderCancellation = {
  __typename?: 'OrderCancellation';
  at: Scalars['DateTime']['output'];
  by: OrderActor;
  message?: Maybe<Scalars['String']['output']>;
  reason: CancellationReason;
};

export type OrderChanged = {
  __typename?: 'OrderChanged';
  order: Order;
  ownOrder?: Maybe<Order>;
};

export type OrderConnection = {
  __typename?: 'OrderConnection';
  edges: Array<OrderEdge>;
  nodes: Array<Order>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type OrderEdge = {
  __typename?: 'OrderEdge';
  cursor: Scalars['String']['output'];
  node: Order;
};

export type OrderEvent = {
  __typename?: 'OrderEvent';
  amount?: Maybe<Money>;
  at?: Maybe<Scalars['DateTime']['output']>;
  by?: Maybe<OrderActor>;
  isComing: Scalars['Boolean']['output'];
  kind: OrderEventKind;
};

export type OrderEventKind =
  | 'answer-by'
  | 'arrived'
  | 'balance-due'
  | 'balance-paid'
  | 'cancelled'
  | 'cancel-declined'
  | 'cancel-requested'
  | 'closed'
  | 'confirm-by'
  | 'disputed'
  | 'first-half-paid'
  | 'hand-over'
  | 'hand-over-claimed'
  | 'hand-over-confirmed'
  | 'hand-over-objected'
  | 'paid'
  | 'pick-up-agreed'
  | 'pick-up-proposed'
  | 'problem-answered'
  | 'problem-closed'
  | 'problem-escalated'
  | 'problem-reported'
  | 'refunded'
  | 'refund-failed'
  | 'refund-released'
  | 'return';

export type OrderFilter = {
  hasDueAction?: InputMaybe<Scalars['Boolean']['input']>;
  hasOpenProblem?: InputMaybe<Scalars['Boolean']['input']>;
  productId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<OrderState>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type OrderParty = {
  __typename?: 'OrderParty';
  name: Scalars['String']['output'];
  state: OrderPartyState;
  userId: Scalars['ID']['output'];
};

export type OrderPartyState =
  | 'active'
  | 'deleted'
  | 'suspended';

export type OrderPayload = MutationPayload & {
  __typename?: 'OrderPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  order?: Maybe<Order>;
  payments?: Maybe<Array<Payment>>;
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
};

export type OrderProblem = {
  __typename?: 'OrderProblem';
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  decision?: Maybe<ProblemDecision>;
  id: Scalars['ID']['output'];
  offeredAmount?: Maybe<Money>;
  openedAt: Scalars['DateTime']['output'];
  reason: ProblemReason;
  refundAmount?: Maybe<Money>;
  status: ProblemStatus;
  steps: Array<ProblemStep>;
  wish: ProblemWish;
  wishedAmount?: Maybe<Money>;
};

export type OrderRefund = {
  __typename?: 'OrderRefund';
  amount: Money;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  status: OrderRefundStatus;
};

export type OrderRefundStatus =
  | 'failed'
  | 'paid-another-way'
  | 'pending'
  | 'released'
  | 'succeeded';

export type OrderSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'PRICE_DESC';

export type OrderState =
  | 'cancelled'
  | 'closed'
  | 'confirmed'
  | 'hand-over-claimed'
  | 'paid'
  | 'paid-in-part';

export type OrderTotals = {
  __typename?: 'OrderTotals';
  due: Money;
  kept: Money;
  lostInDisputes: Money;
  paid: Money;
  refunded: Money;
  refunding: Money;
};

export type Overview = {
  __typename?: 'Overview';
  categories: Array<OverviewCategory>;
  openReportCount: Scalars['Int']['output'];
  overdueBalanceCount: Scalars['Int']['output'];
  payments: Array<PaymentStatusCount>;
  payouts: PayoutTotals;
  periods: Array<OverviewPeriod>;
};

export type OverviewCategory = {
  __typename?: 'OverviewCategory';
  category: Category;
  money: Array<Money>;
  saleCount: Scalars['Int']['output'];
};

export type OverviewInterval =
  | 'day'
  | 'month'
  | 'week';

export type OverviewPeriod = {
  __typename?: 'OverviewPeriod';
  buyerCount: Scalars['Int']['output'];
  from: Scalars['LocalDate']['output'];
  money: Array<Money>;
  productCount: Scalars['Int']['output'];
  saleCount: Scalars['Int']['output'];
  sellerCount: Scalars['Int']['output'];
  to: Scalars['LocalDate']['output'];
};

export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

export type Payment = {
  __typename?: 'Payment';
  amount: Money;
  amountRefunded: Money;
  balance?: Maybe<Balance>;
  buyerEmail: Scalars['EmailAddress']['output'];
  buyerName: Scalars['String']['output'];
  contact?: Maybe<Contact>;
  createdAt: Scalars['DateTime']['output'];
  dispute?: Maybe<Dispute>;
  disputed: Scalars['Boolean']['output'];
  failedRefund?: Maybe<Money>;
  firstHalf?: Maybe<Payment>;
  handOver?: Maybe<HandOver>;
  id: Scalars['ID']['output'];
  image: Image;
  order?: Maybe<Order>;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  part: PaymentPart;
  price: Money;
  product?: Maybe<Product>;
  productName: Scalars['String']['output'];
  refund?: Maybe<AdminRefund>;
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  reviews: Array<Review>;
  sellerName: Scalars['String']['output'];
  status: PaymentStatus;
  transactionId: Scalars['String']['output'];
  viewerCanCancelSale: Scalars['Boolean']['output'];
  viewerCanPayBalance: Scalars['Boolean']['output'];
  viewerCanRefund: Scalars['Boolean']['output'];
  viewerCanReview: Scalars['Boolean']['output'];
  viewerFailedRefundAnswers: Array<FailedRefundAnswer>;
};

export type PaymentChanged = {
  __typename?: 'PaymentChanged';
  ownOrder?: Maybe<Order>;
  payment: Payment;
};

export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  edges: Array<PaymentEdge>;
  nodes: Array<Payment>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  cursor: Scalars['String']['output'];
  node: Payment;
};

export type PaymentFilter = {
  balance?: InputMaybe<BalanceStatus>;
  buyerId?: InputMaybe<Scalars['ID']['input']>;
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  handOver?: InputMaybe<HandOverStatus>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<PaymentStatus>;
  text?: InputMaybe<Scalars['String']['input']>;
};

export type PaymentPart =
  | 'balance'
  | 'first-half'
  | 'whole';

export type PaymentSort =
  | 'AMOUNT_DESC'
  | 'NEWEST'
  | 'OLDEST';

export type PaymentStatus =
  | 'failed'
  | 'paid'
  | 'pending'
  | 'refunded'
  | 'refunding'
  | 'refund-failed';

export type PaymentStatusCount = {
  __typename?: 'PaymentStatusCount';
  count: Scalars['Int']['output'];
  status: PaymentStatus;
};

export type Payout = {
  __typename?: 'Payout';
  charged: Money;
  fee: Money;
  feeTerms: ShopFee;
  held: Money;
  hold?: Maybe<PayoutHold>;
  id: Scalars['ID']['output'];
  lostInDisputes: Money;
  moves: Array<PayoutMove>;
  order: Order;
  owed: Money;
  refunded: Money;
  reversed: Money;
  share: Money;
  state: PayoutState;
  transferred: Money;
  until?: Maybe<Scalars['DateTime']['output']>;
  viewerCanHold: Scalars['Boolean']['output'];
  viewerCanRelease: Scalars['Boolean']['output'];
  viewerCanRetry: Scalars['Boolean']['output'];
  wait?: Maybe<PayoutWait>;
};

export type PayoutAccount = {
  __typename?: 'PayoutAccount';
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  missing: Array<PayoutRequirement>;
  owed: Money;
  state: PayoutAccountState;
  user?: Maybe<User>;
};

export type PayoutAccountConnection = {
  __typename?: 'PayoutAccountConnection';
  edges: Array<PayoutAccountEdge>;
  nodes: Array<PayoutAccount>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PayoutAccountEdge = {
  __typename?: 'PayoutAccountEdge';
  cursor: Scalars['String']['output'];
  node: PayoutAccount;
};

export type PayoutAccountFilter = {
  owing?: InputMaybe<Scalars['Boolean']['input']>;
  state?: InputMaybe<PayoutAccountState>;
};

export type PayoutAccountState =
  | 'active'
  | 'incomplete'
  | 'not-started'
  | 'restricted'
  | 'under-review';

export type PayoutConnection = {
  __typename?: 'PayoutConnection';
  edges: Array<PayoutEdge>;
  nodes: Array<Payout>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PayoutDifference = {
  __typename?: 'PayoutDifference';
  kind: PayoutDifferenceKind;
  orderId?: Maybe<Scalars['ID']['output']>;
  provided?: Maybe<Money>;
  providedState?: Maybe<Scalars['String']['output']>;
  recorded?: Maybe<Money>;
  recordedState?: Maybe<Scalars['String']['output']>;
  reference: Scalars['String']['output'];
};

export type PayoutDifferenceKind =
  | 'account'
  | 'bank-payout'
  | 'charge'
  | 'dispute'
  | 'refund'
  | 'reversal'
  | 'transfer';

export type PayoutEdge = {
  __typename?: 'PayoutEdge';
  cursor: Scalars['String']['output'];
  node: Payout;
};

export type PayoutFilter = {
  month?: InputMaybe<Scalars['LocalDate']['input']>;
  state?: InputMaybe<PayoutState>;
};

export type PayoutHold = {
  __typename?: 'PayoutHold';
  at: Scalars['DateTime']['output'];
  reason: Scalars['String']['output'];
};

export type PayoutMonth = {
  __typename?: 'PayoutMonth';
  charged: Money;
  fee: Money;
  month: Scalars['LocalDate']['output'];
  returned: Money;
  share: Money;
};

export type PayoutMove = {
  __typename?: 'PayoutMove';
  amount: Money;
  arrivesAt?: Maybe<Scalars['DateTime']['output']>;
  at: Scalars['DateTime']['output'];
  bank?: Maybe<BankState>;
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: PayoutMoveKind;
  otherOrderId?: Maybe<Scalars['ID']['output']>;
  state: PayoutMoveState;
};

export type PayoutMoveKind =
  | 'reversal'
  | 'settled'
  | 'transfer'
  | 'withheld';

export type PayoutMoveState =
  | 'done'
  | 'failed'
  | 'pending';

export type PayoutPayload = MutationPayload & {
  __typename?: 'PayoutPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  payout?: Maybe<Payout>;
  success: Scalars['Boolean']['output'];
};

export type PayoutReconciliation = {
  __typename?: 'PayoutReconciliation';
  checkedAt: Scalars['DateTime']['output'];
  count: Scalars['Int']['output'];
  differences: Array<PayoutDifference>;
};

export type PayoutRequirement =
  | 'address'
  | 'bank-account'
  | 'business'
  | 'contact'
  | 'document'
  | 'identity'
  | 'id-number'
  | 'other'
  | 'terms';

export type PayoutSort =
  | 'NEWEST'
  | 'OLDEST';

export type PayoutState =
  | 'due'
  | 'failed'
  | 'nothing-left'
  | 'paid-out'
  | 'reversed'
  | 'reversed-in-part'
  | 'sent'
  | 'waiting';

export type PayoutStatement = {
  __typename?: 'PayoutStatement';
  csvUrl: Scalars['String']['output'];
  month: Scalars['LocalDate']['output'];
  pdfUrl: Scalars['String']['output'];
};

export type PayoutSummary = {
  __typename?: 'PayoutSummary';
  available: Money;
  months: Array<PayoutMonth>;
  onItsWay: Money;
  owed: Money;
  paidOut: Money;
  waiting: Money;
};

export type PayoutTotals = {
  __typename?: 'PayoutTotals';
  failedCount: Scalars['Int']['output'];
  fees: Money;
  held: Money;
  owed: Money;
  paid: Money;
};

export type PayoutWait =
  | 'balance'
  | 'delay'
  | 'dispute'
  | 'hand-over'
  | 'held'
  | 'outside'
  | 'problem'
  | 'refund'
  | 'seller-gone'
  | 'set-up';

export type Person = {
  __typename?: 'Person';
  cancelledSaleCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  since: Scalars['DateTime']['output'];
  state: PersonState;
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  suspensionReason?: Maybe<Scalars['String']['output']>;
  user: User;
};

export type PersonConnection = {
  __typename?: 'PersonConnection';
  edges: Array<PersonEdge>;
  nodes: Array<Person>;
  pageInfo: PageInfo;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

export type PersonEdge = {
  __typename?: 'PersonEdge';
  cursor: Scalars['String']['output'];
  node: Person;
};

export type PersonFilter = {
  role?: InputMaybe<Role>;
  state?: InputMaybe<PersonState>;
  text?: InputMaybe<Scalars['String']['input']>;
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PersonSort =
  | 'last-active'
  | 'newest'
  | 'oldest';

export type PersonState =
  | 'active'
  | 'suspended';

export type PickUp = {
  __typename?: 'PickUp';
  agreed?: Maybe<PickUpAppointment>;
  proposal?: Maybe<PickUpProposal>;
};

export type PickUpAppointment = {
  __typename?: 'PickUpAppointment';
  agreedAt: Scalars['DateTime']['output'];
  at: Scalars['DateTime']['output'];
  calendarUrl?: Maybe<Scalars['String']['output']>;
  place?: Maybe<Scalars['String']['output']>;
  timeZone: Scalars['String']['output'];
};

export type PickUpPlan = {
  __typename?: 'PickUpPlan';
  id: Scalars['ID']['output'];
  place: Scalars['String']['output'];
  product?: Maybe<Product>;
  timeZone: Scalars['String']['output'];
  windows: Array<PickUpWindow>;
};

export type PickUpPlanPayload = MutationPayload & {
  __typename?: 'PickUpPlanPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type PickUpProposal = {
  __typename?: 'PickUpProposal';
  by: OrderActor;
  id: Scalars['ID']['output'];
  place?: Maybe<Scalars['String']['output']>;
  proposedAt: Scalars['DateTime']['output'];
  timeZone: Scalars['String']['output'];
  times: Array<Scalars['DateTime']['output']>;
};

export type PickUpTimes = {
  __typename?: 'PickUpTimes';
  place: Scalars['String']['output'];
  timeZone: Scalars['String']['output'];
  times: Array<Scalars['DateTime']['output']>;
};

export type PickUpWindow = {
  __typename?: 'PickUpWindow';
  date?: Maybe<Scalars['LocalDate']['output']>;
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
  weekday?: Maybe<Weekday>;
};

export type PickUpWindowInput = {
  date?: InputMaybe<Scalars['String']['input']>;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
  weekday?: InputMaybe<Weekday>;
};

export type Place = {
  __typename?: 'Place';
  country: Scalars['String']['output'];
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  postalCode?: Maybe<Scalars['String']['output']>;
  region?: Maybe<Scalars['String']['output']>;
};

export type PlaceInput = {
  country: Scalars['String']['input'];
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  name: Scalars['String']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  region?: InputMaybe<Scalars['String']['input']>;
};

export type PlaceLookup =
  | 'found'
  | 'guessed'
  | 'unavailable'
  | 'unknown';

export type PriceGuide = {
  __typename?: 'PriceGuide';
  brand?: Maybe<Scalars['String']['output']>;
  calculatedAt: Scalars['DateTime']['output'];
  condition?: Maybe<Condition>;
  equipment?: Maybe<Scalars['String']['output']>;
  high: Money;
  low: Money;
  priceCount: Scalars['Int']['output'];
  source: PriceSource;
  typical: Money;
};

export type PriceRange = {
  __typename?: 'PriceRange';
  max: Money;
  min: Money;
};

export type PriceSource =
  | 'listings'
  | 'sales';

export type PrivatePhoto = {
  __typename?: 'PrivatePhoto';
  color: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  srcSet: Scalars['String']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type ProblemAnswer =
  | 'accept'
  | 'decline'
  | 'offer';

export type ProblemDecision =
  | 'full-refund'
  | 'no-refund'
  | 'partial-refund'
  | 'refund-after-return';

export type ProblemReason =
  | 'broken'
  | 'incomplete'
  | 'not-as-described'
  | 'not-received'
  | 'other';

export type ProblemStatus =
  | 'agreed'
  | 'answered'
  | 'closed'
  | 'decided'
  | 'escalated'
  | 'open'
  | 'returning';

export type ProblemStep = {
  __typename?: 'ProblemStep';
  amount?: Maybe<Money>;
  at: Scalars['DateTime']['output'];
  by: OrderActor;
  kind: ProblemStepKind;
  photos: Array<PrivatePhoto>;
  text?: Maybe<Scalars['String']['output']>;
};

export type ProblemStepKind =
  | 'accepted'
  | 'closed'
  | 'commented'
  | 'decided'
  | 'declined'
  | 'escalated'
  | 'offered'
  | 'offer-accepted'
  | 'opened'
  | 'returned';

export type ProblemWish =
  | 'other'
  | 'partial-refund'
  | 'return';

export type Product = {
  __typename?: 'Product';
  advertisedUntil?: Maybe<Scalars['DateTime']['output']>;
  advertisement: Scalars['Boolean']['output'];
  attributes: Array<ProductAttribute>;
  body: Scalars['String']['output'];
  category?: Maybe<Category>;
  condition: Condition;
  disputed: Scalars['Boolean']['output'];
  distance?: Maybe<Scalars['Float']['output']>;
  edits: Array<ProductEdit>;
  hidden?: Maybe<Hiding>;
  hold?: Maybe<Hold>;
  id: Scalars['ID']['output'];
  image: Image;
  images: Array<ProductImage>;
  inStock: Stock;
  location: Scalars['String']['output'];
  originalPrice: Money;
  phone?: Maybe<Scalars['String']['output']>;
  place?: Maybe<Place>;
  postedTime: Scalars['DateTime']['output'];
  previousPrice?: Maybe<Money>;
  priceGuide?: Maybe<PriceGuide>;
  productName: Scalars['String']['output'];
  reported: Scalars['Boolean']['output'];
  resalePrice: Money;
  revision: Scalars['Int']['output'];
  seller?: Maybe<User>;
  sellerEmail?: Maybe<Scalars['EmailAddress']['output']>;
  sellerName?: Maybe<Scalars['String']['output']>;
  similarProducts: Array<Product>;
  viewerCanAdvertise: Scalars['Boolean']['output'];
  viewerCanBuy: Scalars['Boolean']['output'];
  viewerCanDelete: Scalars['Boolean']['output'];
  viewerCanEdit: Scalars['Boolean']['output'];
  viewerCanEndAdvertisement: Scalars['Boolean']['output'];
  viewerCanHide: Scalars['Boolean']['output'];
  viewerCanMarkSoldElsewhere: Scalars['Boolean']['output'];
  viewerCanOffer: Scalars['Boolean']['output'];
  viewerCanPause: Scalars['Boolean']['output'];
  viewerCanRelist: Scalars['Boolean']['output'];
  viewerCanRestore: Scalars['Boolean']['output'];
  viewerCanResume: Scalars['Boolean']['output'];
  viewerHasBooked: Scalars['Boolean']['output'];
  viewerHasWished: Scalars['Boolean']['output'];
  viewerOffer?: Maybe<Offer>;
  viewerThread?: Maybe<Thread>;
  yearsOfUsedProduct: Scalars['Float']['output'];
};


export type ProductDistanceArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  unit?: DistanceUnit;
};


export type ProductSimilarProductsArgs = {
  first?: Scalars['Int']['input'];
};

export type ProductAttribute = {
  __typename?: 'ProductAttribute';
  compares: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  number?: Maybe<Scalars['Float']['output']>;
  type: AttributeType;
  unit?: Maybe<Scalars['String']['output']>;
  value: Scalars['String']['output'];
};

export type ProductAttributeInput = {
  name: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type ProductChanged = {
  __typename?: 'ProductChanged';
  product: Product;
};

export type ProductConnection = {
  __typename?: 'ProductConnection';
  advertisements: Array<Product>;
  correctedText?: Maybe<Scalars['String']['output']>;
  edges: Array<ProductEdge>;
  facets?: Maybe<ProductFacets>;
  near?: Maybe<SearchedPlace>;
  nodes: Array<Product>;
  pageInfo: PageInfo;
  textPrice?: Maybe<TextPrice>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  understood: Array<UnderstoodPart>;
};

export type ProductEdge = {
  __typename?: 'ProductEdge';
  cursor: Scalars['String']['output'];
  distance?: Maybe<Scalars['Float']['output']>;
  missing: Array<Scalars['String']['output']>;
  node: Product;
};

export type ProductEdit = {
  __typename?: 'ProductEdit';
  editedAt: Scalars['DateTime']['output'];
  field: ProductField;
  revision: Scalars['Int']['output'];
};

export type ProductFacets = {
  __typename?: 'ProductFacets';
  attributeFilters: Array<AttributeFilterFacet>;
  attributes: Array<AttributeFacet>;
  categories: Array<CategoryFacet>;
  conditions: Array<ConditionFacet>;
  priceRange?: Maybe<PriceRange>;
  towns: Array<TownFacet>;
  verifiedSellerCount: Scalars['Int']['output'];
};

export type ProductField =
  | 'attributes'
  | 'body'
  | 'categoryId'
  | 'condition'
  | 'images'
  | 'location'
  | 'originalPrice'
  | 'phone'
  | 'productName'
  | 'resalePrice'
  | 'yearsOfUsedProduct';

export type ProductFilter = {
  advertised?: InputMaybe<Scalars['Boolean']['input']>;
  attributes?: InputMaybe<Array<AttributeFilter>>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  conditions?: InputMaybe<Array<Condition>>;
  maxPrice?: InputMaybe<Scalars['Int']['input']>;
  maxYearsOfUse?: InputMaybe<Scalars['Float']['input']>;
  minPrice?: InputMaybe<Scalars['Int']['input']>;
  near?: InputMaybe<NearInput>;
  text?: InputMaybe<Scalars['String']['input']>;
  towns?: InputMaybe<Array<Scalars['String']['input']>>;
  verifiedSeller?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProductImage = {
  __typename?: 'ProductImage';
  description: Scalars['String']['output'];
  image: Image;
};

export type ProductImageInput = {
  description?: Scalars['String']['input'];
  url: Scalars['ImageUrl']['input'];
};

export type ProductSort =
  | 'NEAREST'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RELEVANCE'
  | 'SAVING_DESC';

export type ProductStatistics = {
  __typename?: 'ProductStatistics';
  id: Scalars['ID']['output'];
  interest: Interest;
  product: Product;
  viewCount: Scalars['Int']['output'];
  wishCount: Scalars['Int']['output'];
};

export type ProposePickUpInput = {
  answeredProposalId?: InputMaybe<Scalars['ID']['input']>;
  orderId: Scalars['ID']['input'];
  place: Scalars['String']['input'];
  timeZone: Scalars['String']['input'];
  times: Array<Scalars['String']['input']>;
};

export type PushDevice = {
  __typename?: 'PushDevice';
  groups: Array<NotificationGroup>;
  id: Scalars['ID']['output'];
};

export type PushDevicePayload = MutationPayload & {
  __typename?: 'PushDevicePayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  pushDevice?: Maybe<PushDevice>;
  success: Scalars['Boolean']['output'];
};

export type Query = {
  __typename?: 'Query';
  adminAuditLog?: Maybe<AuditEntryConnection>;
  adminHealth?: Maybe<Health>;
  adminOrders?: Maybe<OrderConnection>;
  adminOverview?: Maybe<Overview>;
  adminPayments?: Maybe<PaymentConnection>;
  adminPayoutAccounts?: Maybe<PayoutAccountConnection>;
  adminPayouts?: Maybe<PayoutConnection>;
  adminPeople?: Maybe<PersonConnection>;
  adminPerson?: Maybe<Person>;
  adminProducts?: Maybe<ProductConnection>;
  adminReconciliation?: Maybe<PayoutReconciliation>;
  adminReports?: Maybe<ReportConnection>;
  adminSearches?: Maybe<SearchedTexts>;
  adminSignIns?: Maybe<SignInConnection>;
  bookingList?: Maybe<CartItemConnection>;
  categories: Array<Category>;
  category?: Maybe<Category>;
  changeCursor: Scalars['String']['output'];
  deletionEffects?: Maybe<DeletionEffects>;
  demoMails?: Maybe<Array<DemoMail>>;
  followedSellers?: Maybe<UserConnection>;
  me?: Maybe<User>;
  myProducts?: Maybe<ProductConnection>;
  mySavedSearches?: Maybe<Array<SavedSearch>>;
  notifications?: Maybe<NotificationConnection>;
  offers?: Maybe<OfferConnection>;
  order?: Maybe<Order>;
  orders?: Maybe<OrderConnection>;
  payoutAccount?: Maybe<PayoutAccount>;
  payoutStatement?: Maybe<PayoutStatement>;
  payoutSummary?: Maybe<PayoutSummary>;
  payouts?: Maybe<PayoutConnection>;
  personalData?: Maybe<Scalars['JSON']['output']>;
  places?: Maybe<Array<Place>>;
  priceGuide?: Maybe<PriceGuide>;
  product?: Maybe<Product>;
  productPreview?: Maybe<Product>;
  productPreviews?: Maybe<Array<Product>>;
  productStatistics?: Maybe<Array<ProductStatistics>>;
  products?: Maybe<ProductConnection>;
  pushDevice?: Maybe<PushDevice>;
  receipt?: Maybe<Receipt>;
  salesOverTime?: Maybe<Array<SalesPeriod>>;
  searchSuggestions?: Maybe<SearchSuggestions>;
  seller?: Maybe<User>;
  sellerStatistics?: Maybe<SellerStatistics>;
  shop: Shop;
  tasks?: Maybe<Array<Task>>;
  thread?: Maybe<Thread>;
  threads?: Maybe<ThreadConnection>;
  unendedOfferCount?: Maybe<Scalars['Int']['output']>;
  users?: Maybe<UserConnection>;
  wishList?: Maybe<WishItemConnection>;
};


export type QueryAdminAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditEntryFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryAdminOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminOrderFilter>;
  first?: Scalars['Int']['input'];
  sort?: OrderSort;
};


export type QueryAdminOverviewArgs = {
  from: Scalars['LocalDate']['input'];
  interval?: OverviewInterval;
  to: Scalars['LocalDate']['input'];
};


export type QueryAdminPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PaymentFilter>;
  first?: Scalars['Int']['input'];
  sort?: PaymentSort;
};


export type QueryAdminPayoutAccountsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PayoutAccountFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryAdminPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminPayoutFilter>;
  first?: Scalars['Int']['input'];
  sort?: PayoutSort;
};


export type QueryAdminPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PersonFilter>;
  first?: Scalars['Int']['input'];
  sort?: PersonSort;
};


export type QueryAdminPersonArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryAdminProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminProductFilter>;
  first?: Scalars['Int']['input'];
  sort?: AdminProductSort;
};


export type QueryAdminReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ReportFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryAdminSearchesArgs = {
  first?: Scalars['Int']['input'];
  from: Scalars['LocalDate']['input'];
  to: Scalars['LocalDate']['input'];
};


export type QueryAdminSignInsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  userId: Scalars['ID']['input'];
};


export type QueryBookingListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDeletionEffectsArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryFollowedSellersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryMyProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OfferFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrdersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<OrderFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryPayoutStatementArgs = {
  month: Scalars['LocalDate']['input'];
};


export type QueryPayoutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PayoutFilter>;
  first?: Scalars['Int']['input'];
  sort?: PayoutSort;
};


export type QueryPlacesArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type QueryPriceGuideArgs = {
  brand?: InputMaybe<Scalars['String']['input']>;
  categoryId: Scalars['ID']['input'];
  condition?: InputMaybe<Condition>;
  productName?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductPreviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProductPreviewsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryProductStatisticsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  sort?: ProductSort;
};


export type QueryPushDeviceArgs = {
  endpoint: Scalars['String']['input'];
};


export type QueryReceiptArgs = {
  orderId: Scalars['ID']['input'];
};


export type QuerySalesOverTimeArgs = {
  months?: Scalars['Int']['input'];
};


export type QuerySearchSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


export type QuerySellerArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryThreadArgs = {
  id: Scalars['ID']['input'];
};


export type QueryThreadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryUnendedOfferCountArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryWishListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type Rating = {
  __typename?: 'Rating';
  average?: Maybe<Scalars['Float']['output']>;
  count: Scalars['Int']['output'];
};

export type Receipt = {
  __typename?: 'Receipt';
  buyerName: Scalars['String']['output'];
  due: Money;
  issuedAt: Scalars['DateTime']['output'];
  items: Array<ReceiptItem>;
  number: Scalars['String']['output'];
  orderId: Scalars['ID']['output'];
  paid: Money;
  payments: Array<ReceiptPayment>;
  pdfUrl: Scalars['String']['output'];
  refunded: Money;
  refunds: Array<ReceiptRefund>;
  sellerName: Scalars['String']['output'];
  shopAddress: Array<Scalars['String']['output']>;
  shopName: Scalars['String']['output'];
};

export type ReceiptItem = {
  __typename?: 'ReceiptItem';
  amount: Money;
  name: Scalars['String']['output'];
};

export type ReceiptPayment = {
  __typename?: 'ReceiptPayment';
  amount: Money;
  paidAt: Scalars['DateTime']['output'];
  part: PaymentPart;
  transactionId: Scalars['String']['output'];
};

export type ReceiptRefund = {
  __typename?: 'ReceiptRefund';
  amount: Money;
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RecordPaymentInput = {
  productId: Scalars['ID']['input'];
  transactionId: Scalars['String']['input'];
};

export type RecordPaymentPayload = MutationPayload & {
  __typename?: 'RecordPaymentPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  payment?: Maybe<Payment>;
  removedBookingId?: Maybe<Scalars['ID']['output']>;
  removedWishId?: Maybe<Scalars['ID']['output']>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type RefusalCode =
  | 'conflict'
  | 'forbidden'
  | 'invalid'
  | 'not-available'
  | 'not-found'
  | 'payment-refused'
  | 'suspended'
  | 'too-large'
  | 'too-many-requests'
  | 'unauthenticated'
  | 'unavailable';

export type Report = {
  __typename?: 'Report';
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<User>;
  decision?: Maybe<ReportDecision>;
  decisionNote?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: ReportKind;
  message?: Maybe<Message>;
  messagesBefore: Array<Message>;
  note?: Maybe<Scalars['String']['output']>;
  product?: Maybe<Product>;
  reason: ReportReason;
  reporter?: Maybe<User>;
  subject?: Maybe<User>;
  subjectId?: Maybe<Scalars['ID']['output']>;
  targetReportCount: Scalars['Int']['output'];
  user?: Maybe<User>;
};

export type ReportChanged = {
  __typename?: 'ReportChanged';
  report: Report;
};

export type ReportConnection = {
  __typename?: 'ReportConnection';
  edges: Array<ReportEdge>;
  nodes: Array<Report>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ReportDecision =
  | 'delete'
  | 'hide'
  | 'nothing'
  | 'suspend';

export type ReportEdge = {
  __typename?: 'ReportEdge';
  cursor: Scalars['String']['output'];
  node: Report;
};

export type ReportFilter = {
  kind?: InputMaybe<ReportKind>;
  startingAt?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<ReportState>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type ReportKind =
  | 'message'
  | 'product'
  | 'user';

export type ReportMessageInput = {
  messageId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  reason: ReportReason;
};

export type ReportMessagePayload = MutationPayload & {
  __typename?: 'ReportMessagePayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  reportedMessage?: Maybe<Message>;
  success: Scalars['Boolean']['output'];
};

export type ReportProblemInput = {
  amount?: InputMaybe<Scalars['Int']['input']>;
  orderId: Scalars['ID']['input'];
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  reason: ProblemReason;
  text: Scalars['String']['input'];
  wish: ProblemWish;
};

export type ReportProductInput = {
  note?: InputMaybe<Scalars['String']['input']>;
  productId: Scalars['ID']['input'];
  reason: ReportReason;
};

export type ReportProductPayload = MutationPayload & {
  __typename?: 'ReportProductPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
};

export type ReportReason =
  | 'fraud'
  | 'not-allowed'
  | 'offensive'
  | 'other'
  | 'spam'
  | 'wrong-details';

export type ReportState =
  | 'decided'
  | 'open';

export type ReportUserInput = {
  note?: InputMaybe<Scalars['String']['input']>;
  reason: ReportReason;
  userId: Scalars['ID']['input'];
};

export type ReportUserPayload = MutationPayload & {
  __typename?: 'ReportUserPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  user?: Maybe<User>;
};

export type RequestCancellationInput = {
  orderId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type Review = {
  __typename?: 'Review';
  author?: Maybe<User>;
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  productName: Scalars['String']['output'];
  stars: Scalars['Int']['output'];
  subject?: Maybe<User>;
  text: Scalars['String']['output'];
  visibleAt: Scalars['DateTime']['output'];
};

export type ReviewAdded = {
  __typename?: 'ReviewAdded';
  review: Review;
};

export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  edges: Array<ReviewEdge>;
  nodes: Array<Review>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  cursor: Scalars['String']['output'];
  node: Review;
};

export type Role =
  | 'admin'
  | 'buyer'
  | 'seller';

export type SalesPeriod = {
  __typename?: 'SalesPeriod';
  amount: Money;
  count: Scalars['Int']['output'];
  from: Scalars['DateTime']['output'];
  month: Scalars['String']['output'];
};

export type SavePickUpPlanInput = {
  place: Scalars['String']['input'];
  productId?: InputMaybe<Scalars['ID']['input']>;
  timeZone: Scalars['String']['input'];
  windows: Array<PickUpWindowInput>;
};

export type SavePushDeviceInput = {
  endpoint: Scalars['String']['input'];
  groups: Array<NotificationGroup>;
  publicKey: Scalars['String']['input'];
  secret: Scalars['String']['input'];
};

export type SaveSearchInput = {
  filter: ProductFilter;
  mail: AlertMail;
  name: Scalars['String']['input'];
};

export type SavedSearch = {
  __typename?: 'SavedSearch';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lastAlertAt?: Maybe<Scalars['DateTime']['output']>;
  mail: AlertMail;
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
  paused: Scalars['Boolean']['output'];
};

export type SavedSearchChanged = {
  __typename?: 'SavedSearchChanged';
  savedSearch?: Maybe<SavedSearch>;
  savedSearchId: Scalars['ID']['output'];
};

export type SavedSearchPayload = MutationPayload & {
  __typename?: 'SavedSearchPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  savedSearch?: Maybe<SavedSearch>;
  success: Scalars['Boolean']['output'];
};

export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  categories: Array<Category>;
  productNames: Array<Scalars['String']['output']>;
  products: Array<Product>;
  towns: Array<SuggestedTown>;
};

export type SearchedPlace = {
  __typename?: 'SearchedPlace';
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  lookup: PlaceLookup;
  others: Array<Place>;
  phrase?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  unit: DistanceUnit;
  within?: Maybe<Scalars['Int']['output']>;
};

export type SearchedText = {
  __typename?: 'SearchedText';
  count: Scalars['Int']['output'];
  emptyCount: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type SearchedTexts = {
  __typename?: 'SearchedTexts';
  frequent: Array<SearchedText>;
  withoutResults: Array<SearchedText>;
};

export type SellerStatistics = {
  __typename?: 'SellerStatistics';
  followerCount: Scalars['Int']['output'];
  viewCount: Scalars['Int']['output'];
  wishCount: Scalars['Int']['output'];
};

export type SendMessageInput = {
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  requestId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
  threadId: Scalars['ID']['input'];
};

export type SendMessagePayload = MutationPayload & {
  __typename?: 'SendMessagePayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  sentMessage?: Maybe<Message>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type SendOrderMessageInput = {
  orderId: Scalars['ID']['input'];
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  requestId?: InputMaybe<Scalars['ID']['input']>;
  text: Scalars['String']['input'];
};

export type SendOrderMessagePayload = MutationPayload & {
  __typename?: 'SendOrderMessagePayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  order?: Maybe<Order>;
  sentMessage?: Maybe<Message>;
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type Shop = {
  __typename?: 'Shop';
  currency: Scalars['String']['output'];
  fee: ShopFee;
  hasPayouts: Scalars['Boolean']['output'];
  leastInstalmentPrice: Scalars['Int']['output'];
  leastPrice: Scalars['Int']['output'];
  payoutDelayDays: Scalars['Int']['output'];
  timeZone: Scalars['String']['output'];
};

export type ShopFee = {
  __typename?: 'ShopFee';
  fixed: Money;
  percent: Scalars['Float']['output'];
};

export type SignIn = {
  __typename?: 'SignIn';
  browser?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  method: SignInMethod;
  signedInAt: Scalars['DateTime']['output'];
  user?: Maybe<User>;
};

export type SignInAdded = {
  __typename?: 'SignInAdded';
  signIn: SignIn;
};

export type SignInConnection = {
  __typename?: 'SignInConnection';
  edges: Array<SignInEdge>;
  nodes: Array<SignIn>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type SignInEdge = {
  __typename?: 'SignInEdge';
  cursor: Scalars['String']['output'];
  node: SignIn;
};

export type SignInMethod =
  | 'google'
  | 'other'
  | 'password';

export type SignOutEverywherePayload = MutationPayload & {
  __typename?: 'SignOutEverywherePayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
};

export type StartPayoutSetupPayload = MutationPayload & {
  __typename?: 'StartPayoutSetupPayload';
  account?: Maybe<PayoutAccount>;
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  url?: Maybe<Scalars['String']['output']>;
};

export type Stock =
  | 'available'
  | 'hidden'
  | 'paused'
  | 'removed'
  | 'sold'
  | 'sold-elsewhere';

export type StopAlertMailsPayload = MutationPayload & {
  __typename?: 'StopAlertMailsPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  success: Scalars['Boolean']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  changes: ChangeBatch;
};


export type SubscriptionChangesArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};

export type SuggestedTown = {
  __typename?: 'SuggestedTown';
  place: Place;
  text: Scalars['String']['output'];
};

export type Task = {
  __typename?: 'Task';
  id: Scalars['ID']['output'];
  kind: TaskKind;
  mutation?: Maybe<Scalars['String']['output']>;
  orderId?: Maybe<Scalars['ID']['output']>;
  path: Scalars['String']['output'];
  sentence: Scalars['String']['output'];
  since: Scalars['DateTime']['output'];
  subject: Scalars['String']['output'];
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type TaskKind =
  | 'accept-pick-up'
  | 'accept-problem-offer'
  | 'answer-cancellation'
  | 'answer-failed-refund'
  | 'answer-offer'
  | 'answer-problem'
  | 'answer-question'
  | 'check-books'
  | 'choose-pick-up-time'
  | 'collect-balance'
  | 'confirm-receipt'
  | 'confirm-return'
  | 'decide-problem'
  | 'decide-report'
  | 'enter-code'
  | 'pay-balance'
  | 'pay-offer'
  | 'propose-pick-up'
  | 'retry-transfer'
  | 'set-up-payouts'
  | 'write-review';

export type TextPrice = {
  __typename?: 'TextPrice';
  max?: Maybe<Money>;
  min?: Maybe<Money>;
  phrase: Scalars['String']['output'];
};

export type Thread = {
  __typename?: 'Thread';
  buyer?: Maybe<User>;
  id: Scalars['ID']['output'];
  lastMessage?: Maybe<Message>;
  messages: MessageConnection;
  offers: Array<Offer>;
  orders: Array<Order>;
  position: Scalars['String']['output'];
  product?: Maybe<Product>;
  seller?: Maybe<User>;
  unreadCount: Scalars['Int']['output'];
  updatedAt: Scalars['DateTime']['output'];
  viewerCanWrite: Scalars['Boolean']['output'];
  viewerHasBlocked: Scalars['Boolean']['output'];
  writeObstacle?: Maybe<WriteObstacle>;
};


export type ThreadMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type ThreadChanged = {
  __typename?: 'ThreadChanged';
  thread: Thread;
};

export type ThreadConnection = {
  __typename?: 'ThreadConnection';
  edges: Array<ThreadEdge>;
  nodes: Array<Thread>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type ThreadEdge = {
  __typename?: 'ThreadEdge';
  cursor: Scalars['String']['output'];
  node: Thread;
};

export type TownFacet = {
  __typename?: 'TownFacet';
  count: Scalars['Int']['output'];
  town: Scalars['String']['output'];
};

export type UnderstoodPart = {
  __typename?: 'UnderstoodPart';
  label?: Maybe<Scalars['String']['output']>;
  max?: Maybe<Scalars['Float']['output']>;
  min?: Maybe<Scalars['Float']['output']>;
  phrase: Scalars['String']['output'];
  unit?: Maybe<Scalars['String']['output']>;
};

export type Units =
  | 'imperial'
  | 'metric';

export type UpdateNotificationSettingsPayload = MutationPayload & {
  __typename?: 'UpdateNotificationSettingsPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  viewer?: Maybe<User>;
};

export type UpdateProductInput = {
  attributes?: InputMaybe<Array<ProductAttributeInput>>;
  body: Scalars['String']['input'];
  categoryId: Scalars['ID']['input'];
  condition: Condition;
  id: Scalars['ID']['input'];
  images: Array<ProductImageInput>;
  location: Scalars['String']['input'];
  originalPrice: Scalars['Int']['input'];
  phone: Scalars['String']['input'];
  place?: InputMaybe<PlaceInput>;
  productName: Scalars['String']['input'];
  resalePrice: Scalars['Int']['input'];
  revision: Scalars['Int']['input'];
  yearsOfUsedProduct: Scalars['Float']['input'];
};

export type UpdateProductPayload = MutationPayload & {
  __typename?: 'UpdateProductPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  formerCategory?: Maybe<Category>;
  message: Scalars['String']['output'];
  product?: Maybe<Product>;
  success: Scalars['Boolean']['output'];
};

export type UpdateProfileInput = {
  image?: InputMaybe<Scalars['ImageUrl']['input']>;
  name: Scalars['String']['input'];
  place?: InputMaybe<PlaceInput>;
  units?: InputMaybe<Units>;
};

export type UpdateProfilePayload = MutationPayload & {
  __typename?: 'UpdateProfilePayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  user?: Maybe<User>;
};

export type UpdateSavedSearchInput = {
  filter?: InputMaybe<ProductFilter>;
  mail?: InputMaybe<AlertMail>;
  name?: InputMaybe<Scalars['String']['input']>;
  paused?: InputMaybe<Scalars['Boolean']['input']>;
};

export type User = {
  __typename?: 'User';
  answersWithin?: Maybe<AnswerTime>;
  bookingCount?: Maybe<Scalars['Int']['output']>;
  email?: Maybe<Scalars['EmailAddress']['output']>;
  forSaleCount?: Maybe<Scalars['Int']['output']>;
  hiddenNotifications?: Maybe<Array<NotificationKind>>;
  id: Scalars['ID']['output'];
  image?: Maybe<Image>;
  mailedNotifications?: Maybe<Array<NotificationKind>>;
  name: Scalars['String']['output'];
  pickUpPlans?: Maybe<Array<PickUpPlan>>;
  place?: Maybe<Place>;
  productCount?: Maybe<Scalars['Int']['output']>;
  productsForSale?: Maybe<ProductConnection>;
  productsSold?: Maybe<ProductConnection>;
  rating?: Maybe<Rating>;
  reviews?: Maybe<ReviewConnection>;
  role: Role;
  since?: Maybe<Scalars['DateTime']['output']>;
  soldCount?: Maybe<Scalars['Int']['output']>;
  units?: Maybe<Units>;
  unreadMessageCount?: Maybe<Scalars['Int']['output']>;
  unreadNotificationCount?: Maybe<Scalars['Int']['output']>;
  verified: Scalars['Boolean']['output'];
  viewerFollows: Scalars['Boolean']['output'];
  weeklyMails?: Maybe<Scalars['Boolean']['output']>;
  wishCount?: Maybe<Scalars['Int']['output']>;
};


export type UserProductsForSaleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type UserProductsSoldArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type UserReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type UserChanged = {
  __typename?: 'UserChanged';
  person?: Maybe<Person>;
  user: User;
};

export type UserConnection = {
  __typename?: 'UserConnection';
  edges: Array<UserEdge>;
  nodes: Array<User>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type UserDeleted = {
  __typename?: 'UserDeleted';
  userId: Scalars['ID']['output'];
};

export type UserEdge = {
  __typename?: 'UserEdge';
  cursor: Scalars['String']['output'];
  node: User;
};

export type UserFilter = {
  role?: InputMaybe<Role>;
};

export type VerifyUserPayload = MutationPayload & {
  __typename?: 'VerifyUserPayload';
  alreadyDone: Scalars['Boolean']['output'];
  code?: Maybe<RefusalCode>;
  errors: Array<FieldError>;
  field?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  user?: Maybe<User>;
};

export type Weekday =
  | 'friday'
  | 'monday'
  | 'saturday'
  | 'sunday'
  | 'thursday'
  | 'tuesday'
  | 'wednesday';

export type WishItem = {
  __typename?: 'WishItem';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  product: Product;
  productPrice: Money;
  user: User;
};

export type WishItemAdded = {
  __typename?: 'WishItemAdded';
  wishItem: WishItem;
};

export type WishItemConnection = {
  __typename?: 'WishItemConnection';
  edges: Array<WishItemEdge>;
  nodes: Array<WishItem>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type WishItemEdge = {
  __typename?: 'WishItemEdge';
  cursor: Scalars['String']['output'];
  node: WishItem;
};

export type WishItemRemoved = {
  __typename?: 'WishItemRemoved';
  product: Product;
  wishItemId: Scalars['ID']['output'];
};

export type WriteObstacle =
  | 'blocked'
  | 'blocked-by-viewer'
  | 'deleted'
  | 'order-ended'
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
    | ( Omit<OrderChanged, 'order' | 'ownOrder'> & { order: _RefType['Order'], ownOrder?: Maybe<_RefType['Order']> } )
    | ( Omit<PaymentChanged, 'ownOrder' | 'payment'> & { ownOrder?: Maybe<_RefType['Order']>, payment: _RefType['Payment'] } )
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
  MutationPayload:
    | ( Omit<AcceptOfferPayload, 'closedOffers' | 'code' | 'errors' | 'offer' | 'product'> & { closedOffers: Array<_RefType['Offer']>, code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, offer?: Maybe<_RefType['Offer']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<AddAdminPayload, 'code' | 'errors' | 'previousRole' | 'user'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, previousRole?: Maybe<_RefType['Role']>, user?: Maybe<_RefType['User']> } )
    | ( Omit<AddCategoryPayload, 'category' | 'code' | 'errors'> & { category?: Maybe<_RefType['Category']>, code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']> } )
    | ( Omit<AddProductPayload, 'code' | 'errors' | 'product' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<AddReviewPayload, 'code' | 'errors' | 'payment' | 'review'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, payment?: Maybe<_RefType['Payment']>, review?: Maybe<_RefType['Review']> } )
    | ( Omit<AddToBookingListPayload, 'cartItem' | 'code' | 'errors' | 'viewer'> & { cartItem?: Maybe<_RefType['CartItem']>, code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<AddToWishListPayload, 'code' | 'errors' | 'viewer' | 'wishItem'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, viewer?: Maybe<_RefType['User']>, wishItem?: Maybe<_RefType['WishItem']> } )
    | ( Omit<AddUserPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, user?: Maybe<_RefType['User']> } )
    | ( Omit<AdminAnswerFailedRefundPayload, 'code' | 'errors' | 'order' | 'payment'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, order?: Maybe<_RefType['Order']>, payment?: Maybe<_RefType['Payment']> } )
    | ( Omit<AdminCancelSalePayload, 'code' | 'errors' | 'payment' | 'product'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, payment?: Maybe<_RefType['Payment']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<AdminDecideReportPayload, 'code' | 'errors' | 'payments' | 'person' | 'product' | 'products' | 'reports'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, payments?: Maybe<Array<_RefType['Payment']>>, person?: Maybe<_RefType['Person']>, product?: Maybe<_RefType['Product']>, products?: Maybe<Array<_RefType['Product']>>, reports?: Maybe<Array<_RefType['Report']>> } )
    | ( Omit<AdminDeleteCategoryPayload, 'code' | 'errors' | 'movedTo'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, movedTo?: Maybe<_RefType['Category']> } )
    | ( Omit<AdminDemoteAdminPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, user?: Maybe<_RefType['User']> } )
    | ( Omit<AdminHideProductPayload, 'code' | 'errors' | 'product'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<AdminMoveCategoryPayload, 'categories' | 'code' | 'errors'> & { categories?: Maybe<Array<_RefType['Category']>>, code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']> } )
    | ( Omit<AdminRefundPaymentPayload, 'code' | 'errors' | 'payments' | 'product'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, payments?: Maybe<Array<_RefType['Payment']>>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<AdminRestoreProductPayload, 'code' | 'errors' | 'product'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<AdminRestoreUserPayload, 'code' | 'errors' | 'payments' | 'person' | 'products'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, payments?: Maybe<Array<_RefType['Payment']>>, person?: Maybe<_RefType['Person']>, products?: Maybe<Array<_RefType['Product']>> } )
    | ( Omit<AdminSuspendUserPayload, 'code' | 'errors' | 'payments' | 'person' | 'products'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, payments?: Maybe<Array<_RefType['Payment']>>, person?: Maybe<_RefType['Person']>, products?: Maybe<Array<_RefType['Product']>> } )
    | ( Omit<AdminUnverifyUserPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, user?: Maybe<_RefType['User']> } )
    | ( Omit<AdminUpdateCategoryPayload, 'category' | 'code' | 'errors'> & { category?: Maybe<_RefType['Category']>, code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']> } )
    | ( Omit<AdvertiseProductPayload, 'code' | 'errors' | 'product'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<BlockUserPayload, 'code' | 'errors' | 'threads'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, threads: Array<_RefType['Thread']> } )
    | ( Omit<ChangeStockPayload, 'code' | 'errors' | 'product' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<CreatePaymentIntentPayload, 'amount' | 'code' | 'errors' | 'payment'> & { amount?: Maybe<_RefType['Money']>, code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, payment?: Maybe<_RefType['Payment']> } )
    | ( Omit<DeleteAccountPayload, 'code' | 'errors' | 'openBusiness'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, openBusiness: Array<_RefType['OpenBusiness']> } )
    | ( Omit<DeleteBookingProductPayload, 'code' | 'errors' | 'product' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<DeleteProductPayload, 'code' | 'errors' | 'product' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<DeleteSavedSearchPayload, 'code' | 'errors'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']> } )
    | ( Omit<DeleteUserPayload, 'anonymizedPayments' | 'code' | 'deletedRole' | 'errors' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<_RefType['Payment']>>, code?: Maybe<_RefType['RefusalCode']>, deletedRole?: Maybe<_RefType['Role']>, errors: Array<_RefType['FieldError']>, removedProducts?: Maybe<Array<_RefType['Product']>> } )
    | ( Omit<DeleteWishProductPayload, 'code' | 'errors' | 'product' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<EndAdvertisementPayload, 'code' | 'errors' | 'product'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<FollowPayload, 'code' | 'errors' | 'seller'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, seller?: Maybe<_RefType['User']> } )
    | ( Omit<GetTokenPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, user?: Maybe<_RefType['User']> } )
    | ( Omit<MarkAllNotificationsReadPayload, 'code' | 'errors' | 'notifications' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, notifications?: Maybe<Array<_RefType['Notification']>>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<MarkNotificationsReadAboutPayload, 'code' | 'errors' | 'notifications' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, notifications?: Maybe<Array<_RefType['Notification']>>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<MarkNotificationsReadPayload, 'code' | 'errors' | 'notifications' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, notifications?: Maybe<Array<_RefType['Notification']>>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<MarkThreadReadPayload, 'code' | 'errors' | 'thread' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, thread?: Maybe<_RefType['Thread']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<OfferPayload, 'code' | 'errors' | 'offer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, offer?: Maybe<_RefType['Offer']> } )
    | ( Omit<OrderPayload, 'code' | 'errors' | 'order' | 'payments' | 'product'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, order?: Maybe<_RefType['Order']>, payments?: Maybe<Array<_RefType['Payment']>>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<PayoutPayload, 'code' | 'errors' | 'payout'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, payout?: Maybe<_RefType['Payout']> } )
    | ( Omit<PickUpPlanPayload, 'code' | 'errors' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<PushDevicePayload, 'code' | 'errors' | 'pushDevice'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, pushDevice?: Maybe<_RefType['PushDevice']> } )
    | ( Omit<RecordPaymentPayload, 'code' | 'errors' | 'payment' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, payment?: Maybe<_RefType['Payment']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<ReportMessagePayload, 'code' | 'errors' | 'reportedMessage'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, reportedMessage?: Maybe<_RefType['Message']> } )
    | ( Omit<ReportProductPayload, 'code' | 'errors' | 'product'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<ReportUserPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, user?: Maybe<_RefType['User']> } )
    | ( Omit<SavedSearchPayload, 'code' | 'errors' | 'savedSearch'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, savedSearch?: Maybe<_RefType['SavedSearch']> } )
    | ( Omit<SendMessagePayload, 'code' | 'errors' | 'sentMessage' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, sentMessage?: Maybe<_RefType['Message']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<SendOrderMessagePayload, 'code' | 'errors' | 'order' | 'sentMessage' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, order?: Maybe<_RefType['Order']>, sentMessage?: Maybe<_RefType['Message']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<SignOutEverywherePayload, 'code' | 'errors'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']> } )
    | ( Omit<StartPayoutSetupPayload, 'account' | 'code' | 'errors'> & { account?: Maybe<_RefType['PayoutAccount']>, code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']> } )
    | ( Omit<StopAlertMailsPayload, 'code' | 'errors'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']> } )
    | ( Omit<UpdateNotificationSettingsPayload, 'code' | 'errors' | 'viewer'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<UpdateProductPayload, 'code' | 'errors' | 'formerCategory' | 'product'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, formerCategory?: Maybe<_RefType['Category']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<UpdateProfilePayload, 'code' | 'errors' | 'user'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, user?: Maybe<_RefType['User']> } )
    | ( Omit<VerifyUserPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<_RefType['RefusalCode']>, errors: Array<_RefType['FieldError']>, user?: Maybe<_RefType['User']> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptOfferInput: AcceptOfferInput;
  AcceptOfferPayload: ResolverTypeWrapper<Omit<AcceptOfferPayload, 'closedOffers' | 'code' | 'errors' | 'offer' | 'product'> & { closedOffers: Array<ResolversTypes['Offer']>, code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, offer?: Maybe<ResolversTypes['Offer']>, product?: Maybe<ResolversTypes['Product']> }>;
  AcceptPickUpInput: AcceptPickUpInput;
  AcceptProblemOfferInput: AcceptProblemOfferInput;
  AddAdminPayload: ResolverTypeWrapper<Omit<AddAdminPayload, 'code' | 'errors' | 'previousRole' | 'user'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, previousRole?: Maybe<ResolversTypes['Role']>, user?: Maybe<ResolversTypes['User']> }>;
  AddCategoryInput: AddCategoryInput;
  AddCategoryPayload: ResolverTypeWrapper<Omit<AddCategoryPayload, 'category' | 'code' | 'errors'> & { category?: Maybe<ResolversTypes['Category']>, code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']> }>;
  AddProductInput: AddProductInput;
  AddProductPayload: ResolverTypeWrapper<Omit<AddProductPayload, 'code' | 'errors' | 'product' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  AddReviewInput: AddReviewInput;
  AddReviewPayload: ResolverTypeWrapper<Omit<AddReviewPayload, 'code' | 'errors' | 'payment' | 'review'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, payment?: Maybe<ResolversTypes['Payment']>, review?: Maybe<ResolversTypes['Review']> }>;
  AddToBookingListPayload: ResolverTypeWrapper<Omit<AddToBookingListPayload, 'cartItem' | 'code' | 'errors' | 'viewer'> & { cartItem?: Maybe<ResolversTypes['CartItem']>, code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, viewer?: Maybe<ResolversTypes['User']> }>;
  AddToWishListPayload: ResolverTypeWrapper<Omit<AddToWishListPayload, 'code' | 'errors' | 'viewer' | 'wishItem'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, viewer?: Maybe<ResolversTypes['User']>, wishItem?: Maybe<ResolversTypes['WishItem']> }>;
  AddUserInput: AddUserInput;
  AddUserPayload: ResolverTypeWrapper<Omit<AddUserPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, user?: Maybe<ResolversTypes['User']> }>;
  AdminAnswerFailedRefundInput: AdminAnswerFailedRefundInput;
  AdminAnswerFailedRefundPayload: ResolverTypeWrapper<Omit<AdminAnswerFailedRefundPayload, 'code' | 'errors' | 'order' | 'payment'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, order?: Maybe<ResolversTypes['Order']>, payment?: Maybe<ResolversTypes['Payment']> }>;
  AdminCancelSalePayload: ResolverTypeWrapper<Omit<AdminCancelSalePayload, 'code' | 'errors' | 'payment' | 'product'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, payment?: Maybe<ResolversTypes['Payment']>, product?: Maybe<ResolversTypes['Product']> }>;
  AdminDecideReportInput: AdminDecideReportInput;
  AdminDecideReportPayload: ResolverTypeWrapper<Omit<AdminDecideReportPayload, 'code' | 'errors' | 'payments' | 'person' | 'product' | 'products' | 'reports'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, payments?: Maybe<Array<ResolversTypes['Payment']>>, person?: Maybe<ResolversTypes['Person']>, product?: Maybe<ResolversTypes['Product']>, products?: Maybe<Array<ResolversTypes['Product']>>, reports?: Maybe<Array<ResolversTypes['Report']>> }>;
  AdminDeleteCategoryPayload: ResolverTypeWrapper<Omit<AdminDeleteCategoryPayload, 'code' | 'errors' | 'movedTo'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, movedTo?: Maybe<ResolversTypes['Category']> }>;
  AdminDemoteAdminPayload: ResolverTypeWrapper<Omit<AdminDemoteAdminPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, user?: Maybe<ResolversTypes['User']> }>;
  AdminHideProductInput: AdminHideProductInput;
  AdminHideProductPayload: ResolverTypeWrapper<Omit<AdminHideProductPayload, 'code' | 'errors' | 'product'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, product?: Maybe<ResolversTypes['Product']> }>;
  AdminMoveCategoryPayload: ResolverTypeWrapper<Omit<AdminMoveCategoryPayload, 'categories' | 'code' | 'errors'> & { categories?: Maybe<Array<ResolversTypes['Category']>>, code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']> }>;
  AdminOrderFilter: AdminOrderFilter;
  AdminPayoutFilter: AdminPayoutFilter;
  AdminPayoutInput: AdminPayoutInput;
  AdminProductFilter: AdminProductFilter;
  AdminProductSort: ResolverTypeWrapper<AdminProductSortValue>;
  AdminRefund: ResolverTypeWrapper<RefundRecord>;
  AdminRefundPaymentInput: AdminRefundPaymentInput;
  AdminRefundPaymentPayload: ResolverTypeWrapper<Omit<AdminRefundPaymentPayload, 'code' | 'errors' | 'payments' | 'product'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, payments?: Maybe<Array<ResolversTypes['Payment']>>, product?: Maybe<ResolversTypes['Product']> }>;
  AdminRestoreProductPayload: ResolverTypeWrapper<Omit<AdminRestoreProductPayload, 'code' | 'errors' | 'product'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, product?: Maybe<ResolversTypes['Product']> }>;
  AdminRestoreUserPayload: ResolverTypeWrapper<Omit<AdminRestoreUserPayload, 'code' | 'errors' | 'payments' | 'person' | 'products'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, payments?: Maybe<Array<ResolversTypes['Payment']>>, person?: Maybe<ResolversTypes['Person']>, products?: Maybe<Array<ResolversTypes['Product']>> }>;
  AdminSuspendUserInput: AdminSuspendUserInput;
  AdminSuspendUserPayload: ResolverTypeWrapper<Omit<AdminSuspendUserPayload, 'code' | 'errors' | 'payments' | 'person' | 'products'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, payments?: Maybe<Array<ResolversTypes['Payment']>>, person?: Maybe<ResolversTypes['Person']>, products?: Maybe<Array<ResolversTypes['Product']>> }>;
  AdminUnverifyUserPayload: ResolverTypeWrapper<Omit<AdminUnverifyUserPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, user?: Maybe<ResolversTypes['User']> }>;
  AdminUpdateCategoryInput: AdminUpdateCategoryInput;
  AdminUpdateCategoryPayload: ResolverTypeWrapper<Omit<AdminUpdateCategoryPayload, 'category' | 'code' | 'errors'> & { category?: Maybe<ResolversTypes['Category']>, code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']> }>;
  AdvertiseProductPayload: ResolverTypeWrapper<Omit<AdvertiseProductPayload, 'code' | 'errors' | 'product'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, product?: Maybe<ResolversTypes['Product']> }>;
  AlertMail: ResolverTypeWrapper<AlertMailValue>;
  AnswerCancellationInput: AnswerCancellationInput;
  AnswerProblemInput: AnswerProblemInput;
  AnswerTime: ResolverTypeWrapper<AnswerTimeValue>;
  AskSellerInput: AskSellerInput;
  Attribute: ResolverTypeWrapper<Omit<Attribute, 'type'> & { type: ResolversTypes['AttributeType'] }>;
  AttributeCount: ResolverTypeWrapper<AttributeCount>;
  AttributeFacet: ResolverTypeWrapper<Omit<AttributeFacet, 'type'> & { type: ResolversTypes['AttributeType'] }>;
  AttributeFilter: AttributeFilter;
  AttributeFilterFacet: ResolverTypeWrapper<AttributeFilterFacet>;
  AttributeType: ResolverTypeWrapper<AttributeTypeValue>;
  AuditAction: ResolverTypeWrapper<AuditActionValue>;
  AuditEntry: ResolverTypeWrapper<AuditRecord>;
  AuditEntryAdded: ResolverTypeWrapper<Omit<AuditEntryAdded, 'auditEntry'> & { auditEntry: ResolversTypes['AuditEntry'] }>;
  AuditEntryConnection: ResolverTypeWrapper<AuditPage>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditEntryFilter: AuditEntryFilter;
  AuditSource: ResolverTypeWrapper<AuditSourceValue>;
  Balance: ResolverTypeWrapper<ShownBalance>;
  BalanceStatus: ResolverTypeWrapper<BalanceStatusValue>;
  BankState: ResolverTypeWrapper<BankStateValue>;
  BlockUserPayload: ResolverTypeWrapper<Omit<BlockUserPayload, 'code' | 'errors' | 'threads'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, threads: Array<ResolversTypes['Thread']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BuyerHistory: ResolverTypeWrapper<Omit<BuyerHistory, 'answersWithin'> & { answersWithin?: Maybe<ResolversTypes['AnswerTime']> }>;
  CancelOrderInput: CancelOrderInput;
  CancelRequest: ResolverTypeWrapper<Omit<CancelRequest, 'answeredBy' | 'status'> & { answeredBy?: Maybe<ResolversTypes['OrderActor']>, status: ResolversTypes['CancelRequestStatus'] }>;
  CancelRequestStatus: ResolverTypeWrapper<CancelRequestStatusValue>;
  CancellationReason: ResolverTypeWrapper<CancellationReasonValue>;
  CartItem: ResolverTypeWrapper<ListEntryRecord>;
  CartItemAdded: ResolverTypeWrapper<Omit<CartItemAdded, 'cartItem'> & { cartItem: ResolversTypes['CartItem'] }>;
  CartItemConnection: ResolverTypeWrapper<ListEntryPage>;
  CartItemEdge: ResolverTypeWrapper<Omit<CartItemEdge, 'node'> & { node: ResolversTypes['CartItem'] }>;
  CartItemRemoved: ResolverTypeWrapper<Omit<CartItemRemoved, 'product'> & { product: ResolversTypes['Product'] }>;
  Category: ResolverTypeWrapper<CategoryRecord>;
  CategoryChanged: ResolverTypeWrapper<Omit<CategoryChanged, 'category'> & { category: ResolversTypes['Category'] }>;
  CategoryDeleted: ResolverTypeWrapper<Omit<CategoryDeleted, 'movedTo'> & { movedTo?: Maybe<ResolversTypes['Category']> }>;
  CategoryFacet: ResolverTypeWrapper<Omit<CategoryFacet, 'category'> & { category: ResolversTypes['Category'] }>;
  Change: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Change']>;
  ChangeBatch: ResolverTypeWrapper<LiveBatch>;
  ChangeStockPayload: ResolverTypeWrapper<Omit<ChangeStockPayload, 'code' | 'errors' | 'product' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  ChoosePickUpTimeInput: ChoosePickUpTimeInput;
  CommentOnProblemInput: CommentOnProblemInput;
  Condition: ResolverTypeWrapper<ConditionValue>;
  ConditionFacet: ResolverTypeWrapper<Omit<ConditionFacet, 'condition'> & { condition: ResolversTypes['Condition'] }>;
  ConstraintFormat: ConstraintFormat;
  Contact: ResolverTypeWrapper<Contact>;
  CounterOfferInput: CounterOfferInput;
  CreatePaymentIntentPayload: ResolverTypeWrapper<Omit<CreatePaymentIntentPayload, 'amount' | 'code' | 'errors' | 'payment'> & { amount?: Maybe<ResolversTypes['Money']>, code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, payment?: Maybe<ResolversTypes['Payment']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideProblemInput: DecideProblemInput;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<Omit<DeleteAccountPayload, 'code' | 'errors' | 'openBusiness'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, openBusiness: Array<ResolversTypes['OpenBusiness']> }>;
  DeleteBookingProductPayload: ResolverTypeWrapper<Omit<DeleteBookingProductPayload, 'code' | 'errors' | 'product' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeleteProductPayload: ResolverTypeWrapper<Omit<DeleteProductPayload, 'code' | 'errors' | 'product' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeleteSavedSearchPayload: ResolverTypeWrapper<Omit<DeleteSavedSearchPayload, 'code' | 'errors'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']> }>;
  DeleteUserPayload: ResolverTypeWrapper<Omit<DeleteUserPayload, 'anonymizedPayments' | 'code' | 'deletedRole' | 'errors' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<ResolversTypes['Payment']>>, code?: Maybe<ResolversTypes['RefusalCode']>, deletedRole?: Maybe<ResolversTypes['Role']>, errors: Array<ResolversTypes['FieldError']>, removedProducts?: Maybe<Array<ResolversTypes['Product']>> }>;
  DeleteWishProductPayload: ResolverTypeWrapper<Omit<DeleteWishProductPayload, 'code' | 'errors' | 'product' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeletionEffects: ResolverTypeWrapper<Omit<DeletionEffects, 'openBusiness'> & { openBusiness: Array<ResolversTypes['OpenBusiness']> }>;
  DeliveryQueue: ResolverTypeWrapper<DeliveryQueue>;
  DemoMail: ResolverTypeWrapper<DemoMail>;
  Dependency: ResolverTypeWrapper<DependencyValue>;
  DependencyHealth: ResolverTypeWrapper<Omit<DependencyHealth, 'name' | 'state'> & { name: ResolversTypes['Dependency'], state: ResolversTypes['DependencyState'] }>;
  DependencyState: ResolverTypeWrapper<DependencyStateValue>;
  DiskSpace: ResolverTypeWrapper<DiskSpace>;
  Dispute: ResolverTypeWrapper<DisputeRecord>;
  DisputeStatus: ResolverTypeWrapper<DisputeStatusValue>;
  DistanceUnit: ResolverTypeWrapper<DistanceUnitValue>;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndAdvertisementPayload: ResolverTypeWrapper<Omit<EndAdvertisementPayload, 'code' | 'errors' | 'product'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, product?: Maybe<ResolversTypes['Product']> }>;
  EnterHandOverCodeInput: EnterHandOverCodeInput;
  FailedRefundAnswer: ResolverTypeWrapper<FailedRefundAnswerValue>;
  FieldError: ResolverTypeWrapper<Omit<FieldError, 'code'> & { code: ResolversTypes['RefusalCode'] }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowChanged: ResolverTypeWrapper<Omit<FollowChanged, 'seller'> & { seller: ResolversTypes['User'] }>;
  FollowPayload: ResolverTypeWrapper<Omit<FollowPayload, 'code' | 'errors' | 'seller'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, seller?: Maybe<ResolversTypes['User']> }>;
  GetTokenInput: GetTokenInput;
  GetTokenPayload: ResolverTypeWrapper<Omit<GetTokenPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, user?: Maybe<ResolversTypes['User']> }>;
  HandOver: ResolverTypeWrapper<Omit<HandOver, 'status'> & { status: ResolversTypes['HandOverStatus'] }>;
  HandOverCode: ResolverTypeWrapper<HandOverCode>;
  HandOverProof: ResolverTypeWrapper<HandOverProofValue>;
  HandOverStatus: ResolverTypeWrapper<HandOverStatusValue>;
  Health: ResolverTypeWrapper<HealthReport>;
  Hiding: ResolverTypeWrapper<HiddenRecord>;
  Hold: ResolverTypeWrapper<HoldRecord>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<PictureUrl>;
  ImageUrl: ResolverTypeWrapper<Scalars['ImageUrl']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Interest: ResolverTypeWrapper<InterestValue>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  MakeOfferInput: MakeOfferInput;
  MarkAllNotificationsReadPayload: ResolverTypeWrapper<Omit<MarkAllNotificationsReadPayload, 'code' | 'errors' | 'notifications' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, notifications?: Maybe<Array<ResolversTypes['Notification']>>, viewer?: Maybe<ResolversTypes['User']> }>;
  MarkNotificationsReadAboutPayload: ResolverTypeWrapper<Omit<MarkNotificationsReadAboutPayload, 'code' | 'errors' | 'notifications' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, notifications?: Maybe<Array<ResolversTypes['Notification']>>, viewer?: Maybe<ResolversTypes['User']> }>;
  MarkNotificationsReadPayload: ResolverTypeWrapper<Omit<MarkNotificationsReadPayload, 'code' | 'errors' | 'notifications' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, notifications?: Maybe<Array<ResolversTypes['Notification']>>, viewer?: Maybe<ResolversTypes['User']> }>;
  MarkThreadReadPayload: ResolverTypeWrapper<Omit<MarkThreadReadPayload, 'code' | 'errors' | 'thread' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, thread?: Maybe<ResolversTypes['Thread']>, viewer?: Maybe<ResolversTypes['User']> }>;
  Message: ResolverTypeWrapper<MessageRecord>;
  MessageChanged: ResolverTypeWrapper<Omit<MessageChanged, 'message'> & { message: ResolversTypes['Message'] }>;
  MessageConnection: ResolverTypeWrapper<MessagePage>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  Money: ResolverTypeWrapper<MoneySource>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationPayload: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationPayload']>;
  NearInput: NearInput;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationChanged: ResolverTypeWrapper<Omit<NotificationChanged, 'notification'> & { notification: ResolversTypes['Notification'] }>;
  NotificationConnection: ResolverTypeWrapper<NotificationPage>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationGroup: ResolverTypeWrapper<NotificationGroupValue>;
  NotificationKind: ResolverTypeWrapper<NotificationKindValue>;
  NotificationSubjectsInput: NotificationSubjectsInput;
  ObjectToHandOverInput: ObjectToHandOverInput;
  Offer: ResolverTypeWrapper<OfferRecord>;
  OfferChanged: ResolverTypeWrapper<Omit<OfferChanged, 'offer'> & { offer: ResolversTypes['Offer'] }>;
  OfferConnection: ResolverTypeWrapper<OfferPage>;
  OfferEdge: ResolverTypeWrapper<Omit<OfferEdge, 'node'> & { node: ResolversTypes['Offer'] }>;
  OfferFilter: OfferFilter;
  OfferPayload: ResolverTypeWrapper<Omit<OfferPayload, 'code' | 'errors' | 'offer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, offer?: Maybe<ResolversTypes['Offer']> }>;
  OfferProposal: ResolverTypeWrapper<Omit<OfferProposal, 'amount' | 'by'> & { amount: ResolversTypes['Money'], by: ResolversTypes['OfferSide'] }>;
  OfferSide: ResolverTypeWrapper<OfferSideValue>;
  OfferStatus: ResolverTypeWrapper<OfferStatusValue>;
  OpenBusiness: ResolverTypeWrapper<OpenBusinessRecord>;
  OpenBusinessReason: ResolverTypeWrapper<OpenBusinessReasonValue>;
  Order: ResolverTypeWrapper<OrderRecord>;
  OrderAction: ResolverTypeWrapper<OrderActionValue>;
  OrderActor: ResolverTypeWrapper<OrderActorValue>;
  OrderCancellation: ResolverTypeWrapper<Omit<OrderCancellation, 'by' | 'reason'> & { by: ResolversTypes['OrderActor'], reason: ResolversTypes['CancellationReason'] }>;
  OrderChanged: ResolverTypeWrapper<Omit<OrderChanged, 'order' | 'ownOrder'> & { order: ResolversTypes['Order'], ownOrder?: Maybe<ResolversTypes['Order']> }>;
  OrderConnection: ResolverTypeWrapper<OrderPage>;
  OrderEdge: ResolverTypeWrapper<Omit<OrderEdge, 'node'> & { node: ResolversTypes['Order'] }>;
  OrderEvent: ResolverTypeWrapper<Omit<OrderEvent, 'amount' | 'by' | 'kind'> & { amount?: Maybe<ResolversTypes['Money']>, by?: Maybe<ResolversTypes['OrderActor']>, kind: ResolversTypes['OrderEventKind'] }>;
  OrderEventKind: ResolverTypeWrapper<OrderEventKindValue>;
  OrderFilter: OrderFilter;
  OrderParty: ResolverTypeWrapper<Omit<OrderParty, 'state'> & { state: ResolversTypes['OrderPartyState'] }>;
  OrderPartyState: ResolverTypeWrapper<OrderPartyStateValue>;
  OrderPayload: ResolverTypeWrapper<Omit<OrderPayload, 'code' | 'errors' | 'order' | 'payments' | 'product'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, order?: Maybe<ResolversTypes['Order']>, payments?: Maybe<Array<ResolversTypes['Payment']>>, product?: Maybe<ResolversTypes['Product']> }>;
  OrderProblem: ResolverTypeWrapper<ShownProblem>;
  OrderRefund: ResolverTypeWrapper<Omit<OrderRefund, 'amount' | 'status'> & { amount: ResolversTypes['Money'], status: ResolversTypes['OrderRefundStatus'] }>;
  OrderRefundStatus: ResolverTypeWrapper<OrderRefundStatusValue>;
  OrderSort: ResolverTypeWrapper<OrderSortValue>;
  OrderState: ResolverTypeWrapper<OrderStateValue>;
  OrderTotals: ResolverTypeWrapper<Omit<OrderTotals, 'due' | 'kept' | 'lostInDisputes' | 'paid' | 'refunded' | 'refunding'> & { due: ResolversTypes['Money'], kept: ResolversTypes['Money'], lostInDisputes: ResolversTypes['Money'], paid: ResolversTypes['Money'], refunded: ResolversTypes['Money'], refunding: ResolversTypes['Money'] }>;
  Overview: ResolverTypeWrapper<OverviewRecord>;
  OverviewCategory: ResolverTypeWrapper<Omit<OverviewCategory, 'category' | 'money'> & { category: ResolversTypes['Category'], money: Array<ResolversTypes['Money']> }>;
  OverviewInterval: ResolverTypeWrapper<OverviewIntervalValue>;
  OverviewPeriod: ResolverTypeWrapper<Omit<OverviewPeriod, 'money'> & { money: Array<ResolversTypes['Money']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentChanged: ResolverTypeWrapper<Omit<PaymentChanged, 'ownOrder' | 'payment'> & { ownOrder?: Maybe<ResolversTypes['Order']>, payment: ResolversTypes['Payment'] }>;
  PaymentConnection: ResolverTypeWrapper<PaymentPage>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentFilter: PaymentFilter;
  PaymentPart: ResolverTypeWrapper<PaymentPartValue>;
  PaymentSort: ResolverTypeWrapper<PaymentSortValue>;
  PaymentStatus: ResolverTypeWrapper<PaymentStatusValue>;
  PaymentStatusCount: ResolverTypeWrapper<Omit<PaymentStatusCount, 'status'> & { status: ResolversTypes['PaymentStatus'] }>;
  Payout: ResolverTypeWrapper<PayoutRecord>;
  PayoutAccount: ResolverTypeWrapper<PayoutAccountRecord>;
  PayoutAccountConnection: ResolverTypeWrapper<PayoutAccountPage>;
  PayoutAccountEdge: ResolverTypeWrapper<Omit<PayoutAccountEdge, 'node'> & { node: ResolversTypes['PayoutAccount'] }>;
  PayoutAccountFilter: PayoutAccountFilter;
  PayoutAccountState: ResolverTypeWrapper<PayoutAccountStateValue>;
  PayoutConnection: ResolverTypeWrapper<PayoutPage>;
  PayoutDifference: ResolverTypeWrapper<Omit<PayoutDifference, 'kind' | 'provided' | 'recorded'> & { kind: ResolversTypes['PayoutDifferenceKind'], provided?: Maybe<ResolversTypes['Money']>, recorded?: Maybe<ResolversTypes['Money']> }>;
  PayoutDifferenceKind: ResolverTypeWrapper<PayoutDifferenceKindValue>;
  PayoutEdge: ResolverTypeWrapper<Omit<PayoutEdge, 'node'> & { node: ResolversTypes['Payout'] }>;
  PayoutFilter: PayoutFilter;
  PayoutHold: ResolverTypeWrapper<PayoutHold>;
  PayoutMonth: ResolverTypeWrapper<Omit<PayoutMonth, 'charged' | 'fee' | 'returned' | 'share'> & { charged: ResolversTypes['Money'], fee: ResolversTypes['Money'], returned: ResolversTypes['Money'], share: ResolversTypes['Money'] }>;
  PayoutMove: ResolverTypeWrapper<Omit<PayoutMove, 'amount' | 'bank' | 'kind' | 'state'> & { amount: ResolversTypes['Money'], bank?: Maybe<ResolversTypes['BankState']>, kind: ResolversTypes['PayoutMoveKind'], state: ResolversTypes['PayoutMoveState'] }>;
  PayoutMoveKind: ResolverTypeWrapper<PayoutMoveKindValue>;
  PayoutMoveState: ResolverTypeWrapper<PayoutMoveStateValue>;
  PayoutPayload: ResolverTypeWrapper<Omit<PayoutPayload, 'code' | 'errors' | 'payout'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, payout?: Maybe<ResolversTypes['Payout']> }>;
  PayoutReconciliation: ResolverTypeWrapper<ReconciliationRecord>;
  PayoutRequirement: ResolverTypeWrapper<PayoutRequirementValue>;
  PayoutSort: ResolverTypeWrapper<PayoutSortValue>;
  PayoutState: ResolverTypeWrapper<PayoutStateValue>;
  PayoutStatement: ResolverTypeWrapper<PayoutStatement>;
  PayoutSummary: ResolverTypeWrapper<Omit<PayoutSummary, 'available' | 'months' | 'onItsWay' | 'owed' | 'paidOut' | 'waiting'> & { available: ResolversTypes['Money'], months: Array<ResolversTypes['PayoutMonth']>, onItsWay: ResolversTypes['Money'], owed: ResolversTypes['Money'], paidOut: ResolversTypes['Money'], waiting: ResolversTypes['Money'] }>;
  PayoutTotals: ResolverTypeWrapper<Omit<PayoutTotals, 'fees' | 'held' | 'owed' | 'paid'> & { fees: ResolversTypes['Money'], held: ResolversTypes['Money'], owed: ResolversTypes['Money'], paid: ResolversTypes['Money'] }>;
  PayoutWait: ResolverTypeWrapper<PayoutWaitValue>;
  Person: ResolverTypeWrapper<UserRecord>;
  PersonConnection: ResolverTypeWrapper<PersonPage>;
  PersonEdge: ResolverTypeWrapper<Omit<PersonEdge, 'node'> & { node: ResolversTypes['Person'] }>;
  PersonFilter: PersonFilter;
  PersonSort: ResolverTypeWrapper<PersonSortValue>;
  PersonState: ResolverTypeWrapper<PersonStateValue>;
  PickUp: ResolverTypeWrapper<Omit<PickUp, 'proposal'> & { proposal?: Maybe<ResolversTypes['PickUpProposal']> }>;
  PickUpAppointment: ResolverTypeWrapper<PickUpAppointment>;
  PickUpPlan: ResolverTypeWrapper<PickUpPlanRecord>;
  PickUpPlanPayload: ResolverTypeWrapper<Omit<PickUpPlanPayload, 'code' | 'errors' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, viewer?: Maybe<ResolversTypes['User']> }>;
  PickUpProposal: ResolverTypeWrapper<Omit<PickUpProposal, 'by'> & { by: ResolversTypes['OrderActor'] }>;
  PickUpTimes: ResolverTypeWrapper<PickUpTimes>;
  PickUpWindow: ResolverTypeWrapper<Omit<PickUpWindow, 'weekday'> & { weekday?: Maybe<ResolversTypes['Weekday']> }>;
  PickUpWindowInput: PickUpWindowInput;
  Place: ResolverTypeWrapper<Place>;
  PlaceInput: PlaceInput;
  PlaceLookup: ResolverTypeWrapper<PlaceLookupValue>;
  PriceGuide: ResolverTypeWrapper<ShownPriceGuide>;
  PriceRange: ResolverTypeWrapper<Omit<PriceRange, 'max' | 'min'> & { max: ResolversTypes['Money'], min: ResolversTypes['Money'] }>;
  PriceSource: ResolverTypeWrapper<PriceSourceValue>;
  PrivatePhoto: ResolverTypeWrapper<PrivatePhotoRecord>;
  ProblemAnswer: ResolverTypeWrapper<ProblemAnswerValue>;
  ProblemDecision: ResolverTypeWrapper<ProblemDecisionValue>;
  ProblemReason: ResolverTypeWrapper<ProblemReasonValue>;
  ProblemStatus: ResolverTypeWrapper<ProblemStatusValue>;
  ProblemStep: ResolverTypeWrapper<Omit<ProblemStep, 'amount' | 'by' | 'kind' | 'photos'> & { amount?: Maybe<ResolversTypes['Money']>, by: ResolversTypes['OrderActor'], kind: ResolversTypes['ProblemStepKind'], photos: Array<ResolversTypes['PrivatePhoto']> }>;
  ProblemStepKind: ResolverTypeWrapper<ProblemStepKindValue>;
  ProblemWish: ResolverTypeWrapper<ProblemWishValue>;
  Product: ResolverTypeWrapper<ProductRecord>;
  ProductAttribute: ResolverTypeWrapper<Omit<ProductAttribute, 'type'> & { type: ResolversTypes['AttributeType'] }>;
  ProductAttributeInput: ProductAttributeInput;
  ProductChanged: ResolverTypeWrapper<Omit<ProductChanged, 'product'> & { product: ResolversTypes['Product'] }>;
  ProductConnection: ResolverTypeWrapper<ProductPage>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductEdit: ResolverTypeWrapper<Omit<ProductEdit, 'field'> & { field: ResolversTypes['ProductField'] }>;
  ProductFacets: ResolverTypeWrapper<Omit<ProductFacets, 'attributes' | 'categories' | 'conditions' | 'priceRange'> & { attributes: Array<ResolversTypes['AttributeFacet']>, categories: Array<ResolversTypes['CategoryFacet']>, conditions: Array<ResolversTypes['ConditionFacet']>, priceRange?: Maybe<ResolversTypes['PriceRange']> }>;
  ProductField: ResolverTypeWrapper<ProductFieldValue>;
  ProductFilter: ProductFilter;
  ProductImage: ResolverTypeWrapper<ProductImageRecord>;
  ProductImageInput: ProductImageInput;
  ProductSort: ResolverTypeWrapper<ProductSortValue>;
  ProductStatistics: ResolverTypeWrapper<ProductNumbers>;
  ProposePickUpInput: ProposePickUpInput;
  PushDevice: ResolverTypeWrapper<PushDeviceRecord>;
  PushDevicePayload: ResolverTypeWrapper<Omit<PushDevicePayload, 'code' | 'errors' | 'pushDevice'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, pushDevice?: Maybe<ResolversTypes['PushDevice']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rating: ResolverTypeWrapper<Rating>;
  Receipt: ResolverTypeWrapper<ReceiptRecord>;
  ReceiptItem: ResolverTypeWrapper<Omit<ReceiptItem, 'amount'> & { amount: ResolversTypes['Money'] }>;
  ReceiptPayment: ResolverTypeWrapper<Omit<ReceiptPayment, 'amount' | 'part'> & { amount: ResolversTypes['Money'], part: ResolversTypes['PaymentPart'] }>;
  ReceiptRefund: ResolverTypeWrapper<Omit<ReceiptRefund, 'amount'> & { amount: ResolversTypes['Money'] }>;
  RecordPaymentInput: RecordPaymentInput;
  RecordPaymentPayload: ResolverTypeWrapper<Omit<RecordPaymentPayload, 'code' | 'errors' | 'payment' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, payment?: Maybe<ResolversTypes['Payment']>, viewer?: Maybe<ResolversTypes['User']> }>;
  RefusalCode: ResolverTypeWrapper<RefusalCodeValue>;
  Report: ResolverTypeWrapper<ReportRecord>;
  ReportChanged: ResolverTypeWrapper<Omit<ReportChanged, 'report'> & { report: ResolversTypes['Report'] }>;
  ReportConnection: ResolverTypeWrapper<ReportPage>;
  ReportDecision: ResolverTypeWrapper<ReportDecisionValue>;
  ReportEdge: ResolverTypeWrapper<Omit<ReportEdge, 'node'> & { node: ResolversTypes['Report'] }>;
  ReportFilter: ReportFilter;
  ReportKind: ResolverTypeWrapper<ReportKindValue>;
  ReportMessageInput: ReportMessageInput;
  ReportMessagePayload: ResolverTypeWrapper<Omit<ReportMessagePayload, 'code' | 'errors' | 'reportedMessage'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, reportedMessage?: Maybe<ResolversTypes['Message']> }>;
  ReportProblemInput: ReportProblemInput;
  ReportProductInput: ReportProductInput;
  ReportProductPayload: ResolverTypeWrapper<Omit<ReportProductPayload, 'code' | 'errors' | 'product'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, product?: Maybe<ResolversTypes['Product']> }>;
  ReportReason: ResolverTypeWrapper<ReportReasonValue>;
  ReportState: ResolverTypeWrapper<ReportStateValue>;
  ReportUserInput: ReportUserInput;
  ReportUserPayload: ResolverTypeWrapper<Omit<ReportUserPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, user?: Maybe<ResolversTypes['User']> }>;
  RequestCancellationInput: RequestCancellationInput;
  Review: ResolverTypeWrapper<ReviewRecord>;
  ReviewAdded: ResolverTypeWrapper<Omit<ReviewAdded, 'review'> & { review: ResolversTypes['Review'] }>;
  ReviewConnection: ResolverTypeWrapper<ReviewPage>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  Role: ResolverTypeWrapper<RoleValue>;
  SalesPeriod: ResolverTypeWrapper<SalesOfMonth>;
  SavePickUpPlanInput: SavePickUpPlanInput;
  SavePushDeviceInput: SavePushDeviceInput;
  SaveSearchInput: SaveSearchInput;
  SavedSearch: ResolverTypeWrapper<SavedSearchRecord>;
  SavedSearchChanged: ResolverTypeWrapper<Omit<SavedSearchChanged, 'savedSearch'> & { savedSearch?: Maybe<ResolversTypes['SavedSearch']> }>;
  SavedSearchPayload: ResolverTypeWrapper<Omit<SavedSearchPayload, 'code' | 'errors' | 'savedSearch'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, savedSearch?: Maybe<ResolversTypes['SavedSearch']> }>;
  SearchSuggestions: ResolverTypeWrapper<Omit<SearchSuggestions, 'categories' | 'products'> & { categories: Array<ResolversTypes['Category']>, products: Array<ResolversTypes['Product']> }>;
  SearchedPlace: ResolverTypeWrapper<Omit<SearchedPlace, 'lookup' | 'unit'> & { lookup: ResolversTypes['PlaceLookup'], unit: ResolversTypes['DistanceUnit'] }>;
  SearchedText: ResolverTypeWrapper<SearchedText>;
  SearchedTexts: ResolverTypeWrapper<SearchedTexts>;
  SellerStatistics: ResolverTypeWrapper<SellerStatistics>;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: ResolverTypeWrapper<Omit<SendMessagePayload, 'code' | 'errors' | 'sentMessage' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, sentMessage?: Maybe<ResolversTypes['Message']>, viewer?: Maybe<ResolversTypes['User']> }>;
  SendOrderMessageInput: SendOrderMessageInput;
  SendOrderMessagePayload: ResolverTypeWrapper<Omit<SendOrderMessagePayload, 'code' | 'errors' | 'order' | 'sentMessage' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, order?: Maybe<ResolversTypes['Order']>, sentMessage?: Maybe<ResolversTypes['Message']>, viewer?: Maybe<ResolversTypes['User']> }>;
  Shop: ResolverTypeWrapper<Omit<Shop, 'fee'> & { fee: ResolversTypes['ShopFee'] }>;
  ShopFee: ResolverTypeWrapper<ShopFeeSource>;
  SignIn: ResolverTypeWrapper<SignInRecord>;
  SignInAdded: ResolverTypeWrapper<Omit<SignInAdded, 'signIn'> & { signIn: ResolversTypes['SignIn'] }>;
  SignInConnection: ResolverTypeWrapper<SignInPage>;
  SignInEdge: ResolverTypeWrapper<Omit<SignInEdge, 'node'> & { node: ResolversTypes['SignIn'] }>;
  SignInMethod: ResolverTypeWrapper<SignInMethodValue>;
  SignOutEverywherePayload: ResolverTypeWrapper<Omit<SignOutEverywherePayload, 'code' | 'errors'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']> }>;
  StartPayoutSetupPayload: ResolverTypeWrapper<Omit<StartPayoutSetupPayload, 'account' | 'code' | 'errors'> & { account?: Maybe<ResolversTypes['PayoutAccount']>, code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']> }>;
  Stock: ResolverTypeWrapper<StockValue>;
  StopAlertMailsPayload: ResolverTypeWrapper<Omit<StopAlertMailsPayload, 'code' | 'errors'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuggestedTown: ResolverTypeWrapper<SuggestedTown>;
  Task: ResolverTypeWrapper<TaskRecord>;
  TaskKind: ResolverTypeWrapper<TaskKindValue>;
  TextPrice: ResolverTypeWrapper<Omit<TextPrice, 'max' | 'min'> & { max?: Maybe<ResolversTypes['Money']>, min?: Maybe<ResolversTypes['Money']> }>;
  Thread: ResolverTypeWrapper<BegunThread>;
  ThreadChanged: ResolverTypeWrapper<Omit<ThreadChanged, 'thread'> & { thread: ResolversTypes['Thread'] }>;
  ThreadConnection: ResolverTypeWrapper<ThreadPage>;
  ThreadEdge: ResolverTypeWrapper<Omit<ThreadEdge, 'node'> & { node: ResolversTypes['Thread'] }>;
  TownFacet: ResolverTypeWrapper<TownFacet>;
  UnderstoodPart: ResolverTypeWrapper<UnderstoodPart>;
  Units: ResolverTypeWrapper<UnitsValue>;
  UpdateNotificationSettingsPayload: ResolverTypeWrapper<Omit<UpdateNotificationSettingsPayload, 'code' | 'errors' | 'viewer'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, viewer?: Maybe<ResolversTypes['User']> }>;
  UpdateProductInput: UpdateProductInput;
  UpdateProductPayload: ResolverTypeWrapper<Omit<UpdateProductPayload, 'code' | 'errors' | 'formerCategory' | 'product'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, formerCategory?: Maybe<ResolversTypes['Category']>, product?: Maybe<ResolversTypes['Product']> }>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'code' | 'errors' | 'user'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, user?: Maybe<ResolversTypes['User']> }>;
  UpdateSavedSearchInput: UpdateSavedSearchInput;
  User: ResolverTypeWrapper<UserRecord>;
  UserChanged: ResolverTypeWrapper<Omit<UserChanged, 'person' | 'user'> & { person?: Maybe<ResolversTypes['Person']>, user: ResolversTypes['User'] }>;
  UserConnection: ResolverTypeWrapper<UserPage>;
  UserDeleted: ResolverTypeWrapper<UserDeleted>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserFilter: UserFilter;
  VerifyUserPayload: ResolverTypeWrapper<Omit<VerifyUserPayload, 'code' | 'errors' | 'user'> & { code?: Maybe<ResolversTypes['RefusalCode']>, errors: Array<ResolversTypes['FieldError']>, user?: Maybe<ResolversTypes['User']> }>;
  Weekday: ResolverTypeWrapper<WeekdayValue>;
  WishItem: ResolverTypeWrapper<ListEntryRecord>;
  WishItemAdded: ResolverTypeWrapper<Omit<WishItemAdded, 'wishItem'> & { wishItem: ResolversTypes['WishItem'] }>;
  WishItemConnection: ResolverTypeWrapper<ListEntryPage>;
  WishItemEdge: ResolverTypeWrapper<Omit<WishItemEdge, 'node'> & { node: ResolversTypes['WishItem'] }>;
  WishItemRemoved: ResolverTypeWrapper<Omit<WishItemRemoved, 'product'> & { product: ResolversTypes['Product'] }>;
  WriteObstacle: ResolverTypeWrapper<WriteObstacleValue>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptOfferInput: AcceptOfferInput;
  AcceptOfferPayload: Omit<AcceptOfferPayload, 'closedOffers' | 'errors' | 'offer' | 'product'> & { closedOffers: Array<ResolversParentTypes['Offer']>, errors: Array<ResolversParentTypes['FieldError']>, offer?: Maybe<ResolversParentTypes['Offer']>, product?: Maybe<ResolversParentTypes['Product']> };
  AcceptPickUpInput: AcceptPickUpInput;
  AcceptProblemOfferInput: AcceptProblemOfferInput;
  AddAdminPayload: Omit<AddAdminPayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['FieldError']>, user?: Maybe<ResolversParentTypes['User']> };
  AddCategoryInput: AddCategoryInput;
  AddCategoryPayload: Omit<AddCategoryPayload, 'category' | 'errors'> & { category?: Maybe<ResolversParentTypes['Category']>, errors: Array<ResolversParentTypes['FieldError']> };
  AddProductInput: AddProductInput;
  AddProductPayload: Omit<AddProductPayload, 'errors' | 'product' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  AddReviewInput: AddReviewInput;
  AddReviewPayload: Omit<AddReviewPayload, 'errors' | 'payment' | 'review'> & { errors: Array<ResolversParentTypes['FieldError']>, payment?: Maybe<ResolversParentTypes['Payment']>, review?: Maybe<ResolversParentTypes['Review']> };
  AddToBookingListPayload: Omit<AddToBookingListPayload, 'cartItem' | 'errors' | 'viewer'> & { cartItem?: Maybe<ResolversParentTypes['CartItem']>, errors: Array<ResolversParentTypes['FieldError']>, viewer?: Maybe<ResolversParentTypes['User']> };
  AddToWishListPayload: Omit<AddToWishListPayload, 'errors' | 'viewer' | 'wishItem'> & { errors: Array<ResolversParentTypes['FieldError']>, viewer?: Maybe<ResolversParentTypes['User']>, wishItem?: Maybe<ResolversParentTypes['WishItem']> };
  AddUserInput: AddUserInput;
  AddUserPayload: Omit<AddUserPayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['FieldError']>, user?: Maybe<ResolversParentTypes['User']> };
  AdminAnswerFailedRefundInput: AdminAnswerFailedRefundInput;
  AdminAnswerFailedRefundPayload: Omit<AdminAnswerFailedRefundPayload, 'errors' | 'order' | 'payment'> & { errors: Array<ResolversParentTypes['FieldError']>, order?: Maybe<ResolversParentTypes['Order']>, payment?: Maybe<ResolversParentTypes['Payment']> };
  AdminCancelSalePayload: Omit<AdminCancelSalePayload, 'errors' | 'payment' | 'product'> & { errors: Array<ResolversParentTypes['FieldError']>, payment?: Maybe<ResolversParentTypes['Payment']>, product?: Maybe<ResolversParentTypes['Product']> };
  AdminDecideReportInput: AdminDecideReportInput;
  AdminDecideReportPayload: Omit<AdminDecideReportPayload, 'errors' | 'payments' | 'person' | 'product' | 'products' | 'reports'> & { errors: Array<ResolversParentTypes['FieldError']>, payments?: Maybe<Array<ResolversParentTypes['Payment']>>, person?: Maybe<ResolversParentTypes['Person']>, product?: Maybe<ResolversParentTypes['Product']>, products?: Maybe<Array<ResolversParentTypes['Product']>>, reports?: Maybe<Array<ResolversParentTypes['Report']>> };
  AdminDeleteCategoryPayload: Omit<AdminDeleteCategoryPayload, 'errors' | 'movedTo'> & { errors: Array<ResolversParentTypes['FieldError']>, movedTo?: Maybe<ResolversParentTypes['Category']> };
  AdminDemoteAdminPayload: Omit<AdminDemoteAdminPayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['FieldError']>, user?: Maybe<ResolversParentTypes['User']> };
  AdminHideProductInput: AdminHideProductInput;
  AdminHideProductPayload: Omit<AdminHideProductPayload, 'errors' | 'product'> & { errors: Array<ResolversParentTypes['FieldError']>, product?: Maybe<ResolversParentTypes['Product']> };
  AdminMoveCategoryPayload: Omit<AdminMoveCategoryPayload, 'categories' | 'errors'> & { categories?: Maybe<Array<ResolversParentTypes['Category']>>, errors: Array<ResolversParentTypes['FieldError']> };
  AdminOrderFilter: AdminOrderFilter;
  AdminPayoutFilter: AdminPayoutFilter;
  AdminPayoutInput: AdminPayoutInput;
  AdminProductFilter: AdminProductFilter;
  AdminRefund: RefundRecord;
  AdminRefundPaymentInput: AdminRefundPaymentInput;
  AdminRefundPaymentPayload: Omit<AdminRefundPaymentPayload, 'errors' | 'payments' | 'product'> & { errors: Array<ResolversParentTypes['FieldError']>, payments?: Maybe<Array<ResolversParentTypes['Payment']>>, product?: Maybe<ResolversParentTypes['Product']> };
  AdminRestoreProductPayload: Omit<AdminRestoreProductPayload, 'errors' | 'product'> & { errors: Array<ResolversParentTypes['FieldError']>, product?: Maybe<ResolversParentTypes['Product']> };
  AdminRestoreUserPayload: Omit<AdminRestoreUserPayload, 'errors' | 'payments' | 'person' | 'products'> & { errors: Array<ResolversParentTypes['FieldError']>, payments?: Maybe<Array<ResolversParentTypes['Payment']>>, person?: Maybe<ResolversParentTypes['Person']>, products?: Maybe<Array<ResolversParentTypes['Product']>> };
  AdminSuspendUserInput: AdminSuspendUserInput;
  AdminSuspendUserPayload: Omit<AdminSuspendUserPayload, 'errors' | 'payments' | 'person' | 'products'> & { errors: Array<ResolversParentTypes['FieldError']>, payments?: Maybe<Array<ResolversParentTypes['Payment']>>, person?: Maybe<ResolversParentTypes['Person']>, products?: Maybe<Array<ResolversParentTypes['Product']>> };
  AdminUnverifyUserPayload: Omit<AdminUnverifyUserPayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['FieldError']>, user?: Maybe<ResolversParentTypes['User']> };
  AdminUpdateCategoryInput: AdminUpdateCategoryInput;
  AdminUpdateCategoryPayload: Omit<AdminUpdateCategoryPayload, 'category' | 'errors'> & { category?: Maybe<ResolversParentTypes['Category']>, errors: Array<ResolversParentTypes['FieldError']> };
  AdvertiseProductPayload: Omit<AdvertiseProductPayload, 'errors' | 'product'> & { errors: Array<ResolversParentTypes['FieldError']>, product?: Maybe<ResolversParentTypes['Product']> };
  AnswerCancellationInput: AnswerCancellationInput;
  AnswerProblemInput: AnswerProblemInput;
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
  BlockUserPayload: Omit<BlockUserPayload, 'errors' | 'threads'> & { errors: Array<ResolversParentTypes['FieldError']>, threads: Array<ResolversParentTypes['Thread']> };
  Boolean: Scalars['Boolean']['output'];
  BuyerHistory: BuyerHistory;
  CancelOrderInput: CancelOrderInput;
  CancelRequest: CancelRequest;
  CartItem: ListEntryRecord;
  CartItemAdded: Omit<CartItemAdded, 'cartItem'> & { cartItem: ResolversParentTypes['CartItem'] };
  CartItemConnection: ListEntryPage;
  CartItemEdge: Omit<CartItemEdge, 'node'> & { node: ResolversParentTypes['CartItem'] };
  CartItemRemoved: Omit<CartItemRemoved, 'product'> & { product: ResolversParentTypes['Product'] };
  Category: CategoryRecord;
  CategoryChanged: Omit<CategoryChanged, 'category'> & { category: ResolversParentTypes['Category'] };
  CategoryDeleted: Omit<CategoryDeleted, 'movedTo'> & { movedTo?: Maybe<ResolversParentTypes['Category']> };
  CategoryFacet: Omit<CategoryFacet, 'category'> & { category: ResolversParentTypes['Category'] };
  Change: ResolversUnionTypes<ResolversParentTypes>['Change'];
  ChangeBatch: LiveBatch;
  ChangeStockPayload: Omit<ChangeStockPayload, 'errors' | 'product' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  ChoosePickUpTimeInput: ChoosePickUpTimeInput;
  CommentOnProblemInput: CommentOnProblemInput;
  ConditionFacet: ConditionFacet;
  Contact: Contact;
  CounterOfferInput: CounterOfferInput;
  CreatePaymentIntentPayload: Omit<CreatePaymentIntentPayload, 'amount' | 'errors' | 'payment'> & { amount?: Maybe<ResolversParentTypes['Money']>, errors: Array<ResolversParentTypes['FieldError']>, payment?: Maybe<ResolversParentTypes['Payment']> };
  DateTime: Scalars['DateTime']['output'];
  DecideProblemInput: DecideProblemInput;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: Omit<DeleteAccountPayload, 'errors' | 'openBusiness'> & { errors: Array<ResolversParentTypes['FieldError']>, openBusiness: Array<ResolversParentTypes['OpenBusiness']> };
  DeleteBookingProductPayload: Omit<DeleteBookingProductPayload, 'errors' | 'product' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeleteProductPayload: Omit<DeleteProductPayload, 'errors' | 'product' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeleteSavedSearchPayload: Omit<DeleteSavedSearchPayload, 'errors'> & { errors: Array<ResolversParentTypes['FieldError']> };
  DeleteUserPayload: Omit<DeleteUserPayload, 'anonymizedPayments' | 'errors' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<ResolversParentTypes['Payment']>>, errors: Array<ResolversParentTypes['FieldError']>, removedProducts?: Maybe<Array<ResolversParentTypes['Product']>> };
  DeleteWishProductPayload: Omit<DeleteWishProductPayload, 'errors' | 'product' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeletionEffects: Omit<DeletionEffects, 'openBusiness'> & { openBusiness: Array<ResolversParentTypes['OpenBusiness']> };
  DeliveryQueue: DeliveryQueue;
  DemoMail: DemoMail;
  DependencyHealth: DependencyHealth;
  DiskSpace: DiskSpace;
  Dispute: DisputeRecord;
  EmailAddress: Scalars['EmailAddress']['output'];
  EndAdvertisementPayload: Omit<EndAdvertisementPayload, 'errors' | 'product'> & { errors: Array<ResolversParentTypes['FieldError']>, product?: Maybe<ResolversParentTypes['Product']> };
  EnterHandOverCodeInput: EnterHandOverCodeInput;
  FieldError: FieldError;
  Float: Scalars['Float']['output'];
  FollowChanged: Omit<FollowChanged, 'seller'> & { seller: ResolversParentTypes['User'] };
  FollowPayload: Omit<FollowPayload, 'errors' | 'seller'> & { errors: Array<ResolversParentTypes['FieldError']>, seller?: Maybe<ResolversParentTypes['User']> };
  GetTokenInput: GetTokenInput;
  GetTokenPayload: Omit<GetTokenPayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['FieldError']>, user?: Maybe<ResolversParentTypes['User']> };
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
  MarkAllNotificationsReadPayload: Omit<MarkAllNotificationsReadPayload, 'errors' | 'notifications' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, notifications?: Maybe<Array<ResolversParentTypes['Notification']>>, viewer?: Maybe<ResolversParentTypes['User']> };
  MarkNotificationsReadAboutPayload: Omit<MarkNotificationsReadAboutPayload, 'errors' | 'notifications' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, notifications?: Maybe<Array<ResolversParentTypes['Notification']>>, viewer?: Maybe<ResolversParentTypes['User']> };
  MarkNotificationsReadPayload: Omit<MarkNotificationsReadPayload, 'errors' | 'notifications' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, notifications?: Maybe<Array<ResolversParentTypes['Notification']>>, viewer?: Maybe<ResolversParentTypes['User']> };
  MarkThreadReadPayload: Omit<MarkThreadReadPayload, 'errors' | 'thread' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, thread?: Maybe<ResolversParentTypes['Thread']>, viewer?: Maybe<ResolversParentTypes['User']> };
  Message: MessageRecord;
  MessageChanged: Omit<MessageChanged, 'message'> & { message: ResolversParentTypes['Message'] };
  MessageConnection: MessagePage;
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  Money: MoneySource;
  Mutation: Record<PropertyKey, never>;
  MutationPayload: ResolversInterfaceTypes<ResolversParentTypes>['MutationPayload'];
  NearInput: NearInput;
  Notification: NotificationRecord;
  NotificationChanged: Omit<NotificationChanged, 'notification'> & { notification: ResolversParentTypes['Notification'] };
  NotificationConnection: NotificationPage;
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  NotificationSubjectsInput: NotificationSubjectsInput;
  ObjectToHandOverInput: ObjectToHandOverInput;
  Offer: OfferRecord;
  OfferChanged: Omit<OfferChanged, 'offer'> & { offer: ResolversParentTypes['Offer'] };
  OfferConnection: OfferPage;
  OfferEdge: Omit<OfferEdge, 'node'> & { node: ResolversParentTypes['Offer'] };
  OfferFilter: OfferFilter;
  OfferPayload: Omit<OfferPayload, 'errors' | 'offer'> & { errors: Array<ResolversParentTypes['FieldError']>, offer?: Maybe<ResolversParentTypes['Offer']> };
  OfferProposal: Omit<OfferProposal, 'amount'> & { amount: ResolversParentTypes['Money'] };
  OpenBusiness: OpenBusinessRecord;
  Order: OrderRecord;
  OrderCancellation: OrderCancellation;
  OrderChanged: Omit<OrderChanged, 'order' | 'ownOrder'> & { order: ResolversParentTypes['Order'], ownOrder?: Maybe<ResolversParentTypes['Order']> };
  OrderConnection: OrderPage;
  OrderEdge: Omit<OrderEdge, 'node'> & { node: ResolversParentTypes['Order'] };
  OrderEvent: Omit<OrderEvent, 'amount'> & { amount?: Maybe<ResolversParentTypes['Money']> };
  OrderFilter: OrderFilter;
  OrderParty: OrderParty;
  OrderPayload: Omit<OrderPayload, 'errors' | 'order' | 'payments' | 'product'> & { errors: Array<ResolversParentTypes['FieldError']>, order?: Maybe<ResolversParentTypes['Order']>, payments?: Maybe<Array<ResolversParentTypes['Payment']>>, product?: Maybe<ResolversParentTypes['Product']> };
  OrderProblem: ShownProblem;
  OrderRefund: Omit<OrderRefund, 'amount'> & { amount: ResolversParentTypes['Money'] };
  OrderTotals: Omit<OrderTotals, 'due' | 'kept' | 'lostInDisputes' | 'paid' | 'refunded' | 'refunding'> & { due: ResolversParentTypes['Money'], kept: ResolversParentTypes['Money'], lostInDisputes: ResolversParentTypes['Money'], paid: ResolversParentTypes['Money'], refunded: ResolversParentTypes['Money'], refunding: ResolversParentTypes['Money'] };
  Overview: OverviewRecord;
  OverviewCategory: Omit<OverviewCategory, 'category' | 'money'> & { category: ResolversParentTypes['Category'], money: Array<ResolversParentTypes['Money']> };
  OverviewPeriod: Omit<OverviewPeriod, 'money'> & { money: Array<ResolversParentTypes['Money']> };
  PageInfo: PageInfo;
  Payment: PaymentRecord;
  PaymentChanged: Omit<PaymentChanged, 'ownOrder' | 'payment'> & { ownOrder?: Maybe<ResolversParentTypes['Order']>, payment: ResolversParentTypes['Payment'] };
  PaymentConnection: PaymentPage;
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentFilter: PaymentFilter;
  PaymentStatusCount: PaymentStatusCount;
  Payout: PayoutRecord;
  PayoutAccount: PayoutAccountRecord;
  PayoutAccountConnection: PayoutAccountPage;
  PayoutAccountEdge: Omit<PayoutAccountEdge, 'node'> & { node: ResolversParentTypes['PayoutAccount'] };
  PayoutAccountFilter: PayoutAccountFilter;
  PayoutConnection: PayoutPage;
  PayoutDifference: Omit<PayoutDifference, 'provided' | 'recorded'> & { provided?: Maybe<ResolversParentTypes['Money']>, recorded?: Maybe<ResolversParentTypes['Money']> };
  PayoutEdge: Omit<PayoutEdge, 'node'> & { node: ResolversParentTypes['Payout'] };
  PayoutFilter: PayoutFilter;
  PayoutHold: PayoutHold;
  PayoutMonth: Omit<PayoutMonth, 'charged' | 'fee' | 'returned' | 'share'> & { charged: ResolversParentTypes['Money'], fee: ResolversParentTypes['Money'], returned: ResolversParentTypes['Money'], share: ResolversParentTypes['Money'] };
  PayoutMove: Omit<PayoutMove, 'amount'> & { amount: ResolversParentTypes['Money'] };
  PayoutPayload: Omit<PayoutPayload, 'errors' | 'payout'> & { errors: Array<ResolversParentTypes['FieldError']>, payout?: Maybe<ResolversParentTypes['Payout']> };
  PayoutReconciliation: ReconciliationRecord;
  PayoutStatement: PayoutStatement;
  PayoutSummary: Omit<PayoutSummary, 'available' | 'months' | 'onItsWay' | 'owed' | 'paidOut' | 'waiting'> & { available: ResolversParentTypes['Money'], months: Array<ResolversParentTypes['PayoutMonth']>, onItsWay: ResolversParentTypes['Money'], owed: ResolversParentTypes['Money'], paidOut: ResolversParentTypes['Money'], waiting: ResolversParentTypes['Money'] };
  PayoutTotals: Omit<PayoutTotals, 'fees' | 'held' | 'owed' | 'paid'> & { fees: ResolversParentTypes['Money'], held: ResolversParentTypes['Money'], owed: ResolversParentTypes['Money'], paid: ResolversParentTypes['Money'] };
  Person: UserRecord;
  PersonConnection: PersonPage;
  PersonEdge: Omit<PersonEdge, 'node'> & { node: ResolversParentTypes['Person'] };
  PersonFilter: PersonFilter;
  PickUp: Omit<PickUp, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['PickUpProposal']> };
  PickUpAppointment: PickUpAppointment;
  PickUpPlan: PickUpPlanRecord;
  PickUpPlanPayload: Omit<PickUpPlanPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, viewer?: Maybe<ResolversParentTypes['User']> };
  PickUpProposal: PickUpProposal;
  PickUpTimes: PickUpTimes;
  PickUpWindow: PickUpWindow;
  PickUpWindowInput: PickUpWindowInput;
  Place: Place;
  PlaceInput: PlaceInput;
  PriceGuide: ShownPriceGuide;
  PriceRange: Omit<PriceRange, 'max' | 'min'> & { max: ResolversParentTypes['Money'], min: ResolversParentTypes['Money'] };
  PrivatePhoto: PrivatePhotoRecord;
  ProblemStep: Omit<ProblemStep, 'amount' | 'photos'> & { amount?: Maybe<ResolversParentTypes['Money']>, photos: Array<ResolversParentTypes['PrivatePhoto']> };
  Product: ProductRecord;
  ProductAttribute: ProductAttribute;
  ProductAttributeInput: ProductAttributeInput;
  ProductChanged: Omit<ProductChanged, 'product'> & { product: ResolversParentTypes['Product'] };
  ProductConnection: ProductPage;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductEdit: ProductEdit;
  ProductFacets: Omit<ProductFacets, 'attributes' | 'categories' | 'conditions' | 'priceRange'> & { attributes: Array<ResolversParentTypes['AttributeFacet']>, categories: Array<ResolversParentTypes['CategoryFacet']>, conditions: Array<ResolversParentTypes['ConditionFacet']>, priceRange?: Maybe<ResolversParentTypes['PriceRange']> };
  ProductFilter: ProductFilter;
  ProductImage: ProductImageRecord;
  ProductImageInput: ProductImageInput;
  ProductStatistics: ProductNumbers;
  ProposePickUpInput: ProposePickUpInput;
  PushDevice: PushDeviceRecord;
  PushDevicePayload: Omit<PushDevicePayload, 'errors' | 'pushDevice'> & { errors: Array<ResolversParentTypes['FieldError']>, pushDevice?: Maybe<ResolversParentTypes['PushDevice']> };
  Query: Record<PropertyKey, never>;
  Rating: Rating;
  Receipt: ReceiptRecord;
  ReceiptItem: Omit<ReceiptItem, 'amount'> & { amount: ResolversParentTypes['Money'] };
  ReceiptPayment: Omit<ReceiptPayment, 'amount'> & { amount: ResolversParentTypes['Money'] };
  ReceiptRefund: Omit<ReceiptRefund, 'amount'> & { amount: ResolversParentTypes['Money'] };
  RecordPaymentInput: RecordPaymentInput;
  RecordPaymentPayload: Omit<RecordPaymentPayload, 'errors' | 'payment' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, payment?: Maybe<ResolversParentTypes['Payment']>, viewer?: Maybe<ResolversParentTypes['User']> };
  Report: ReportRecord;
  ReportChanged: Omit<ReportChanged, 'report'> & { report: ResolversParentTypes['Report'] };
  ReportConnection: ReportPage;
  ReportEdge: Omit<ReportEdge, 'node'> & { node: ResolversParentTypes['Report'] };
  ReportFilter: ReportFilter;
  ReportMessageInput: ReportMessageInput;
  ReportMessagePayload: Omit<ReportMessagePayload, 'errors' | 'reportedMessage'> & { errors: Array<ResolversParentTypes['FieldError']>, reportedMessage?: Maybe<ResolversParentTypes['Message']> };
  ReportProblemInput: ReportProblemInput;
  ReportProductInput: ReportProductInput;
  ReportProductPayload: Omit<ReportProductPayload, 'errors' | 'product'> & { errors: Array<ResolversParentTypes['FieldError']>, product?: Maybe<ResolversParentTypes['Product']> };
  ReportUserInput: ReportUserInput;
  ReportUserPayload: Omit<ReportUserPayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['FieldError']>, user?: Maybe<ResolversParentTypes['User']> };
  RequestCancellationInput: RequestCancellationInput;
  Review: ReviewRecord;
  ReviewAdded: Omit<ReviewAdded, 'review'> & { review: ResolversParentTypes['Review'] };
  ReviewConnection: ReviewPage;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  SalesPeriod: SalesOfMonth;
  SavePickUpPlanInput: SavePickUpPlanInput;
  SavePushDeviceInput: SavePushDeviceInput;
  SaveSearchInput: SaveSearchInput;
  SavedSearch: SavedSearchRecord;
  SavedSearchChanged: Omit<SavedSearchChanged, 'savedSearch'> & { savedSearch?: Maybe<ResolversParentTypes['SavedSearch']> };
  SavedSearchPayload: Omit<SavedSearchPayload, 'errors' | 'savedSearch'> & { errors: Array<ResolversParentTypes['FieldError']>, savedSearch?: Maybe<ResolversParentTypes['SavedSearch']> };
  SearchSuggestions: Omit<SearchSuggestions, 'categories' | 'products'> & { categories: Array<ResolversParentTypes['Category']>, products: Array<ResolversParentTypes['Product']> };
  SearchedPlace: SearchedPlace;
  SearchedText: SearchedText;
  SearchedTexts: SearchedTexts;
  SellerStatistics: SellerStatistics;
  SendMessageInput: SendMessageInput;
  SendMessagePayload: Omit<SendMessagePayload, 'errors' | 'sentMessage' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, sentMessage?: Maybe<ResolversParentTypes['Message']>, viewer?: Maybe<ResolversParentTypes['User']> };
  SendOrderMessageInput: SendOrderMessageInput;
  SendOrderMessagePayload: Omit<SendOrderMessagePayload, 'errors' | 'order' | 'sentMessage' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, order?: Maybe<ResolversParentTypes['Order']>, sentMessage?: Maybe<ResolversParentTypes['Message']>, viewer?: Maybe<ResolversParentTypes['User']> };
  Shop: Omit<Shop, 'fee'> & { fee: ResolversParentTypes['ShopFee'] };
  ShopFee: ShopFeeSource;
  SignIn: SignInRecord;
  SignInAdded: Omit<SignInAdded, 'signIn'> & { signIn: ResolversParentTypes['SignIn'] };
  SignInConnection: SignInPage;
  SignInEdge: Omit<SignInEdge, 'node'> & { node: ResolversParentTypes['SignIn'] };
  SignOutEverywherePayload: Omit<SignOutEverywherePayload, 'errors'> & { errors: Array<ResolversParentTypes['FieldError']> };
  StartPayoutSetupPayload: Omit<StartPayoutSetupPayload, 'account' | 'errors'> & { account?: Maybe<ResolversParentTypes['PayoutAccount']>, errors: Array<ResolversParentTypes['FieldError']> };
  StopAlertMailsPayload: Omit<StopAlertMailsPayload, 'errors'> & { errors: Array<ResolversParentTypes['FieldError']> };
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuggestedTown: SuggestedTown;
  Task: TaskRecord;
  TextPrice: Omit<TextPrice, 'max' | 'min'> & { max?: Maybe<ResolversParentTypes['Money']>, min?: Maybe<ResolversParentTypes['Money']> };
  Thread: BegunThread;
  ThreadChanged: Omit<ThreadChanged, 'thread'> & { thread: ResolversParentTypes['Thread'] };
  ThreadConnection: ThreadPage;
  ThreadEdge: Omit<ThreadEdge, 'node'> & { node: ResolversParentTypes['Thread'] };
  TownFacet: TownFacet;
  UnderstoodPart: UnderstoodPart;
  UpdateNotificationSettingsPayload: Omit<UpdateNotificationSettingsPayload, 'errors' | 'viewer'> & { errors: Array<ResolversParentTypes['FieldError']>, viewer?: Maybe<ResolversParentTypes['User']> };
  UpdateProductInput: UpdateProductInput;
  UpdateProductPayload: Omit<UpdateProductPayload, 'errors' | 'formerCategory' | 'product'> & { errors: Array<ResolversParentTypes['FieldError']>, formerCategory?: Maybe<ResolversParentTypes['Category']>, product?: Maybe<ResolversParentTypes['Product']> };
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['FieldError']>, user?: Maybe<ResolversParentTypes['User']> };
  UpdateSavedSearchInput: UpdateSavedSearchInput;
  User: UserRecord;
  UserChanged: Omit<UserChanged, 'person' | 'user'> & { person?: Maybe<ResolversParentTypes['Person']>, user: ResolversParentTypes['User'] };
  UserConnection: UserPage;
  UserDeleted: UserDeleted;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserFilter: UserFilter;
  VerifyUserPayload: Omit<VerifyUserPayload, 'errors' | 'user'> & { errors: Array<ResolversParentTypes['FieldError']>, user?: Maybe<ResolversParentTypes['User']> };
  WishItem: ListEntryRecord;
  WishItemAdded: Omit<WishItemAdded, 'wishItem'> & { wishItem: ResolversParentTypes['WishItem'] };
  WishItemConnection: ListEntryPage;
  WishItemEdge: Omit<WishItemEdge, 'node'> & { node: ResolversParentTypes['WishItem'] };
  WishItemRemoved: Omit<WishItemRemoved, 'product'> & { product: ResolversParentTypes['Product'] };
};

export type ConstraintDirectiveArgs = {
  example?: Maybe<Scalars['String']['input']>;
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
  answer?: Maybe<Scalars['String']['input']>;
  name?: Maybe<Scalars['String']['input']>;
  path?: Maybe<Scalars['String']['input']>;
  visitors?: Scalars['Boolean']['input'];
};

export type RestDirectiveResolver<Result, Parent, ContextType = Context, Args = RestDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: Array<Scalars['Int']['input']>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptOfferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptOfferPayload'] = ResolversParentTypes['AcceptOfferPayload']> = {
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

export type AddAdminPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddAdminPayload'] = ResolversParentTypes['AddAdminPayload']> = {
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

export type AddCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCategoryPayload'] = ResolversParentTypes['AddCategoryPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductPayload'] = ResolversParentTypes['AddProductPayload']> = {
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

export type AddReviewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddReviewPayload'] = ResolversParentTypes['AddReviewPayload']> = {
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

export type AddToBookingListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToBookingListPayload'] = ResolversParentTypes['AddToBookingListPayload']> = {
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

export type AddToWishListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddToWishListPayload'] = ResolversParentTypes['AddToWishListPayload']> = {
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

export type AddUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddUserPayload'] = ResolversParentTypes['AddUserPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminAnswerFailedRefundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminAnswerFailedRefundPayload'] = ResolversParentTypes['AdminAnswerFailedRefundPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminCancelSalePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminCancelSalePayload'] = ResolversParentTypes['AdminCancelSalePayload']> = {
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

export type AdminDecideReportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminDecideReportPayload'] = ResolversParentTypes['AdminDecideReportPayload']> = {
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

export type AdminDeleteCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminDeleteCategoryPayload'] = ResolversParentTypes['AdminDeleteCategoryPayload']> = {
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

export type AdminDemoteAdminPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminDemoteAdminPayload'] = ResolversParentTypes['AdminDemoteAdminPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminHideProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminHideProductPayload'] = ResolversParentTypes['AdminHideProductPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminMoveCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminMoveCategoryPayload'] = ResolversParentTypes['AdminMoveCategoryPayload']> = {
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

export type AdminRefundPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminRefundPaymentPayload'] = ResolversParentTypes['AdminRefundPaymentPayload']> = {
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

export type AdminRestoreProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminRestoreProductPayload'] = ResolversParentTypes['AdminRestoreProductPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminRestoreUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminRestoreUserPayload'] = ResolversParentTypes['AdminRestoreUserPayload']> = {
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

export type AdminSuspendUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminSuspendUserPayload'] = ResolversParentTypes['AdminSuspendUserPayload']> = {
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

export type AdminUnverifyUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUnverifyUserPayload'] = ResolversParentTypes['AdminUnverifyUserPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminUpdateCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminUpdateCategoryPayload'] = ResolversParentTypes['AdminUpdateCategoryPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvertiseProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvertiseProductPayload'] = ResolversParentTypes['AdvertiseProductPayload']> = {
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

export type AnswerTimeResolvers = { DAY: 'day', FEW_DAYS: 'few-days', FEW_HOURS: 'few-hours' };

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

export type AuditActionResolvers = { ADD_ADMIN: 'add-admin', ADD_CATEGORY: 'add-category', ADVERTISE_PRODUCT: 'advertise-product', CANCEL_SALE: 'cancel-sale', COMMENT_ON_PROBLEM: 'comment-on-problem', DECIDE_CANCELLATION: 'decide-cancellation', DECIDE_PROBLEM: 'decide-problem', DECIDE_REPORT: 'decide-report', DELETE_ACCOUNT: 'delete-account', DELETE_CATEGORY: 'delete-category', DELETE_PRODUCT: 'delete-product', DELETE_USER: 'delete-user', DEMOTE_ADMIN: 'demote-admin', END_ADVERTISEMENT: 'end-advertisement', HIDE_PRODUCT: 'hide-product', HOLD_PAYOUT: 'hold-payout', MOVE_CATEGORY: 'move-category', PAY_REFUND_ANOTHER_WAY: 'pay-refund-another-way', REFUND_PAYMENT: 'refund-payment', RELEASE_PAYOUT: 'release-payout', RELEASE_REFUND: 'release-refund', RESTORE_PRODUCT: 'restore-product', RESTORE_USER: 'restore-user', RETRY_REFUND: 'retry-refund', RETRY_TRANSFER: 'retry-transfer', SUSPEND_USER: 'suspend-user', UNVERIFY_USER: 'unverify-user', UPDATE_CATEGORY: 'update-category', VERIFY_USER: 'verify-user' };

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failedEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type BlockUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockUserPayload'] = ResolversParentTypes['BlockUserPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  threads?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuyerHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerHistory'] = ResolversParentTypes['BuyerHistory']> = {
  answersWithin?: Resolver<Maybe<ResolversTypes['AnswerTime']>, ParentType, ContextType>;
  purchaseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type CancellationReasonResolvers = { BALANCE_UNPAID: 'balance-unpaid', BUYER_ASKED: 'buyer-asked', NOT_AVAILABLE: 'not-available', NO_PICK_UP: 'no-pick-up', OTHER: 'other', PROBLEM: 'problem', REFUNDED: 'refunded', SOLD_ELSEWHERE: 'sold-elsewhere' };

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

export type ChangeStockPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeStockPayload'] = ResolversParentTypes['ChangeStockPayload']> = {
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

export type ContactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreatePaymentIntentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePaymentIntentPayload'] = ResolversParentTypes['CreatePaymentIntentPayload']> = {
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

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
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

export type DeleteBookingProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteBookingProductPayload'] = ResolversParentTypes['DeleteBookingProductPayload']> = {
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

export type DeleteProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductPayload'] = ResolversParentTypes['DeleteProductPayload']> = {
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

export type DeleteSavedSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedSearchPayload'] = ResolversParentTypes['DeleteSavedSearchPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedSavedSearchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteUserPayload'] = ResolversParentTypes['DeleteUserPayload']> = {
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

export type DeleteWishProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWishProductPayload'] = ResolversParentTypes['DeleteWishProductPayload']> = {
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

export type EndAdvertisementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndAdvertisementPayload'] = ResolversParentTypes['EndAdvertisementPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FailedRefundAnswerResolvers = { PAID_ANOTHER_WAY: 'paid-another-way', RELEASE: 'release', TRY_AGAIN: 'try-again' };

export type FieldErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FollowChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowChanged'] = ResolversParentTypes['FollowChanged']> = {
  seller?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FollowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowPayload'] = ResolversParentTypes['FollowPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GetTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GetTokenPayload'] = ResolversParentTypes['GetTokenPayload']> = {
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
  opensOffline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pushDeviceCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pushMessages?: Resolver<Maybe<ResolversTypes['DeliveryQueue']>, ParentType, ContextType>;
  sendsPushMessages?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type InterestResolvers = { FEW: 'few', NONE: 'none', OVER_10: 'over-10', OVER_50: 'over-50' };

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MarkAllNotificationsReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkAllNotificationsReadPayload'] = ResolversParentTypes['MarkAllNotificationsReadPayload']> = {
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

export type MarkNotificationsReadAboutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationsReadAboutPayload'] = ResolversParentTypes['MarkNotificationsReadAboutPayload']> = {
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

export type MarkNotificationsReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationsReadPayload'] = ResolversParentTypes['MarkNotificationsReadPayload']> = {
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

export type MarkThreadReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkThreadReadPayload'] = ResolversParentTypes['MarkThreadReadPayload']> = {
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
  acceptCounterOffer?: Resolver<ResolversTypes['AcceptOfferPayload'], ParentType, ContextType, RequireFields<MutationAcceptCounterOfferArgs, 'input'>>;
  acceptOffer?: Resolver<ResolversTypes['AcceptOfferPayload'], ParentType, ContextType, RequireFields<MutationAcceptOfferArgs, 'input'>>;
  acceptPickUp?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationAcceptPickUpArgs, 'input'>>;
  acceptProblemOffer?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationAcceptProblemOfferArgs, 'input'>>;
  addAdmin?: Resolver<ResolversTypes['AddAdminPayload'], ParentType, ContextType, RequireFields<MutationAddAdminArgs, 'email'>>;
  addCategory?: Resolver<ResolversTypes['AddCategoryPayload'], ParentType, ContextType, RequireFields<MutationAddCategoryArgs, 'input'>>;
  addProduct?: Resolver<ResolversTypes['AddProductPayload'], ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  addReview?: Resolver<ResolversTypes['AddReviewPayload'], ParentType, ContextType, RequireFields<MutationAddReviewArgs, 'input'>>;
  addToBookingList?: Resolver<ResolversTypes['AddToBookingListPayload'], ParentType, ContextType, RequireFields<MutationAddToBookingListArgs, 'productId'>>;
  addToWishList?: Resolver<ResolversTypes['AddToWishListPayload'], ParentType, ContextType, RequireFields<MutationAddToWishListArgs, 'productId'>>;
  addUser?: Resolver<ResolversTypes['AddUserPayload'], ParentType, ContextType, RequireFields<MutationAddUserArgs, 'input'>>;
  adminAnswerFailedRefund?: Resolver<ResolversTypes['AdminAnswerFailedRefundPayload'], ParentType, ContextType, RequireFields<MutationAdminAnswerFailedRefundArgs, 'input'>>;
  adminCancelSale?: Resolver<ResolversTypes['AdminCancelSalePayload'], ParentType, ContextType, RequireFields<MutationAdminCancelSaleArgs, 'paymentId'>>;
  adminDecideCancellation?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationAdminDecideCancellationArgs, 'input'>>;
  adminDecideProblem?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationAdminDecideProblemArgs, 'input'>>;
  adminDecideReport?: Resolver<ResolversTypes['AdminDecideReportPayload'], ParentType, ContextType, RequireFields<MutationAdminDecideReportArgs, 'input'>>;
  adminDeleteCategory?: Resolver<ResolversTypes['AdminDeleteCategoryPayload'], ParentType, ContextType, RequireFields<MutationAdminDeleteCategoryArgs, 'id'>>;
  adminDemoteAdmin?: Resolver<ResolversTypes['AdminDemoteAdminPayload'], ParentType, ContextType, RequireFields<MutationAdminDemoteAdminArgs, 'userId'>>;
  adminHideProduct?: Resolver<ResolversTypes['AdminHideProductPayload'], ParentType, ContextType, RequireFields<MutationAdminHideProductArgs, 'input'>>;
  adminHoldPayout?: Resolver<ResolversTypes['PayoutPayload'], ParentType, ContextType, RequireFields<MutationAdminHoldPayoutArgs, 'input'>>;
  adminMoveCategory?: Resolver<ResolversTypes['AdminMoveCategoryPayload'], ParentType, ContextType, RequireFields<MutationAdminMoveCategoryArgs, 'id'>>;
  adminRefundPayment?: Resolver<ResolversTypes['AdminRefundPaymentPayload'], ParentType, ContextType, RequireFields<MutationAdminRefundPaymentArgs, 'input'>>;
  adminReleasePayout?: Resolver<ResolversTypes['PayoutPayload'], ParentType, ContextType, RequireFields<MutationAdminReleasePayoutArgs, 'input'>>;
  adminRestoreProduct?: Resolver<ResolversTypes['AdminRestoreProductPayload'], ParentType, ContextType, RequireFields<MutationAdminRestoreProductArgs, 'id'>>;
  adminRestoreUser?: Resolver<ResolversTypes['AdminRestoreUserPayload'], ParentType, ContextType, RequireFields<MutationAdminRestoreUserArgs, 'userId'>>;
  adminRetryTransfer?: Resolver<ResolversTypes['PayoutPayload'], ParentType, ContextType, RequireFields<MutationAdminRetryTransferArgs, 'orderId'>>;
  adminSuspendUser?: Resolver<ResolversTypes['AdminSuspendUserPayload'], ParentType, ContextType, RequireFields<MutationAdminSuspendUserArgs, 'input'>>;
  adminUnverifyUser?: Resolver<ResolversTypes['AdminUnverifyUserPayload'], ParentType, ContextType, RequireFields<MutationAdminUnverifyUserArgs, 'userId'>>;
  adminUpdateCategory?: Resolver<ResolversTypes['AdminUpdateCategoryPayload'], ParentType, ContextType, RequireFields<MutationAdminUpdateCategoryArgs, 'input'>>;
  advertiseProduct?: Resolver<ResolversTypes['AdvertiseProductPayload'], ParentType, ContextType, RequireFields<MutationAdvertiseProductArgs, 'id'>>;
  announceArrival?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationAnnounceArrivalArgs, 'orderId'>>;
  answerCancellation?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationAnswerCancellationArgs, 'input'>>;
  answerProblem?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationAnswerProblemArgs, 'input'>>;
  askSeller?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationAskSellerArgs, 'input'>>;
  blockUser?: Resolver<ResolversTypes['BlockUserPayload'], ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'userId'>>;
  cancelOrder?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationCancelOrderArgs, 'input'>>;
  choosePickUpTime?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationChoosePickUpTimeArgs, 'input'>>;
  claimHandOver?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationClaimHandOverArgs, 'orderId'>>;
  closeProblem?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationCloseProblemArgs, 'orderId'>>;
  commentOnProblem?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationCommentOnProblemArgs, 'input'>>;
  confirmOrderReceipt?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationConfirmOrderReceiptArgs, 'orderId'>>;
  confirmReturn?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationConfirmReturnArgs, 'orderId'>>;
  counterOffer?: Resolver<ResolversTypes['OfferPayload'], ParentType, ContextType, RequireFields<MutationCounterOfferArgs, 'input'>>;
  createPaymentIntent?: Resolver<ResolversTypes['CreatePaymentIntentPayload'], ParentType, ContextType, RequireFields<MutationCreatePaymentIntentArgs, 'part' | 'productId'>>;
  declineOffer?: Resolver<ResolversTypes['OfferPayload'], ParentType, ContextType, RequireFields<MutationDeclineOfferArgs, 'id'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteBookingProduct?: Resolver<ResolversTypes['DeleteBookingProductPayload'], ParentType, ContextType, RequireFields<MutationDeleteBookingProductArgs, 'id'>>;
  deletePickUpPlan?: Resolver<ResolversTypes['PickUpPlanPayload'], ParentType, ContextType, RequireFields<MutationDeletePickUpPlanArgs, 'id'>>;
  deleteProduct?: Resolver<ResolversTypes['DeleteProductPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  deletePushDevice?: Resolver<ResolversTypes['PushDevicePayload'], ParentType, ContextType, RequireFields<MutationDeletePushDeviceArgs, 'endpoint'>>;
  deleteSavedSearch?: Resolver<ResolversTypes['DeleteSavedSearchPayload'], ParentType, ContextType, RequireFields<MutationDeleteSavedSearchArgs, 'id'>>;
  deleteUser?: Resolver<ResolversTypes['DeleteUserPayload'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'email'>>;
  deleteWishProduct?: Resolver<ResolversTypes['DeleteWishProductPayload'], ParentType, ContextType, RequireFields<MutationDeleteWishProductArgs, 'id'>>;
  endAdvertisement?: Resolver<ResolversTypes['EndAdvertisementPayload'], ParentType, ContextType, RequireFields<MutationEndAdvertisementArgs, 'id'>>;
  enterHandOverCode?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationEnterHandOverCodeArgs, 'input'>>;
  escalateProblem?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationEscalateProblemArgs, 'orderId'>>;
  followSeller?: Resolver<ResolversTypes['FollowPayload'], ParentType, ContextType, RequireFields<MutationFollowSellerArgs, 'userId'>>;
  getToken?: Resolver<ResolversTypes['GetTokenPayload'], ParentType, ContextType, RequireFields<MutationGetTokenArgs, 'input'>>;
  makeOffer?: Resolver<ResolversTypes['OfferPayload'], ParentType, ContextType, RequireFields<MutationMakeOfferArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadPayload'], ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'until'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'ids'>>;
  markNotificationsReadAbout?: Resolver<ResolversTypes['MarkNotificationsReadAboutPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadAboutArgs, 'input'>>;
  markSoldElsewhere?: Resolver<ResolversTypes['ChangeStockPayload'], ParentType, ContextType, RequireFields<MutationMarkSoldElsewhereArgs, 'id'>>;
  markThreadRead?: Resolver<ResolversTypes['MarkThreadReadPayload'], ParentType, ContextType, RequireFields<MutationMarkThreadReadArgs, 'threadId' | 'until'>>;
  objectToHandOver?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationObjectToHandOverArgs, 'input'>>;
  pauseProduct?: Resolver<ResolversTypes['ChangeStockPayload'], ParentType, ContextType, RequireFields<MutationPauseProductArgs, 'id'>>;
  proposePickUp?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationProposePickUpArgs, 'input'>>;
  recordPayment?: Resolver<ResolversTypes['RecordPaymentPayload'], ParentType, ContextType, RequireFields<MutationRecordPaymentArgs, 'input'>>;
  relistProduct?: Resolver<ResolversTypes['ChangeStockPayload'], ParentType, ContextType, RequireFields<MutationRelistProductArgs, 'id'>>;
  renewHandOverCode?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationRenewHandOverCodeArgs, 'orderId'>>;
  reportMessage?: Resolver<ResolversTypes['ReportMessagePayload'], ParentType, ContextType, RequireFields<MutationReportMessageArgs, 'input'>>;
  reportProblem?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationReportProblemArgs, 'input'>>;
  reportProduct?: Resolver<ResolversTypes['ReportProductPayload'], ParentType, ContextType, RequireFields<MutationReportProductArgs, 'input'>>;
  reportUser?: Resolver<ResolversTypes['ReportUserPayload'], ParentType, ContextType, RequireFields<MutationReportUserArgs, 'input'>>;
  requestCancellation?: Resolver<ResolversTypes['OrderPayload'], ParentType, ContextType, RequireFields<MutationRequestCancellationArgs, 'input'>>;
  resumeProduct?: Resolver<ResolversTypes['ChangeStockPayload'], ParentType, ContextType, RequireFields<MutationResumeProductArgs, 'id'>>;
  savePickUpPlan?: Resolver<ResolversTypes['PickUpPlanPayload'], ParentType, ContextType, RequireFields<MutationSavePickUpPlanArgs, 'input'>>;
  savePushDevice?: Resolver<ResolversTypes['PushDevicePayload'], ParentType, ContextType, RequireFields<MutationSavePushDeviceArgs, 'input'>>;
  saveSearch?: Resolver<ResolversTypes['SavedSearchPayload'], ParentType, ContextType, RequireFields<MutationSaveSearchArgs, 'input'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessagePayload'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  sendOrderMessage?: Resolver<ResolversTypes['SendOrderMessagePayload'], ParentType, ContextType, RequireFields<MutationSendOrderMessageArgs, 'input'>>;
  signOutEverywhere?: Resolver<ResolversTypes['SignOutEverywherePayload'], ParentType, ContextType>;
  startPayoutSetup?: Resolver<ResolversTypes['StartPayoutSetupPayload'], ParentType, ContextType>;
  stopAlertMails?: Resolver<ResolversTypes['StopAlertMailsPayload'], ParentType, ContextType, RequireFields<MutationStopAlertMailsArgs, 'token'>>;
  unblockUser?: Resolver<ResolversTypes['BlockUserPayload'], ParentType, ContextType, RequireFields<MutationUnblockUserArgs, 'userId'>>;
  unfollowSeller?: Resolver<ResolversTypes['FollowPayload'], ParentType, ContextType, RequireFields<MutationUnfollowSellerArgs, 'userId'>>;
  updateNotificationSettings?: Resolver<ResolversTypes['UpdateNotificationSettingsPayload'], ParentType, ContextType, Partial<MutationUpdateNotificationSettingsArgs>>;
  updateProduct?: Resolver<ResolversTypes['UpdateProductPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateSavedSearch?: Resolver<ResolversTypes['SavedSearchPayload'], ParentType, ContextType, RequireFields<MutationUpdateSavedSearchArgs, 'id' | 'input'>>;
  verifyUser?: Resolver<ResolversTypes['VerifyUserPayload'], ParentType, ContextType, RequireFields<MutationVerifyUserArgs, 'email'>>;
  withdrawOffer?: Resolver<ResolversTypes['OfferPayload'], ParentType, ContextType, RequireFields<MutationWithdrawOfferArgs, 'id'>>;
};

export type MutationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationPayload'] = ResolversParentTypes['MutationPayload']> = {
  __resolveType: TypeResolveFn<'AcceptOfferPayload' | 'AddAdminPayload' | 'AddCategoryPayload' | 'AddProductPayload' | 'AddReviewPayload' | 'AddToBookingListPayload' | 'AddToWishListPayload' | 'AddUserPayload' | 'AdminAnswerFailedRefundPayload' | 'AdminCancelSalePayload' | 'AdminDecideReportPayload' | 'AdminDeleteCategoryPayload' | 'AdminDemoteAdminPayload' | 'AdminHideProductPayload' | 'AdminMoveCategoryPayload' | 'AdminRefundPaymentPayload' | 'AdminRestoreProductPayload' | 'AdminRestoreUserPayload' | 'AdminSuspendUserPayload' | 'AdminUnverifyUserPayload' | 'AdminUpdateCategoryPayload' | 'AdvertiseProductPayload' | 'BlockUserPayload' | 'ChangeStockPayload' | 'CreatePaymentIntentPayload' | 'DeleteAccountPayload' | 'DeleteBookingProductPayload' | 'DeleteProductPayload' | 'DeleteSavedSearchPayload' | 'DeleteUserPayload' | 'DeleteWishProductPayload' | 'EndAdvertisementPayload' | 'FollowPayload' | 'GetTokenPayload' | 'MarkAllNotificationsReadPayload' | 'MarkNotificationsReadAboutPayload' | 'MarkNotificationsReadPayload' | 'MarkThreadReadPayload' | 'OfferPayload' | 'OrderPayload' | 'PayoutPayload' | 'PickUpPlanPayload' | 'PushDevicePayload' | 'RecordPaymentPayload' | 'ReportMessagePayload' | 'ReportProductPayload' | 'ReportUserPayload' | 'SavedSearchPayload' | 'SendMessagePayload' | 'SendOrderMessagePayload' | 'SignOutEverywherePayload' | 'StartPayoutSetupPayload' | 'StopAlertMailsPayload' | 'UpdateNotificationSettingsPayload' | 'UpdateProductPayload' | 'UpdateProfilePayload' | 'VerifyUserPayload', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
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

export type NotificationGroupResolvers = { ACCOUNT: 'account', ALERTS: 'alerts', DEALING: 'dealing', MONEY: 'money', ORDERS: 'orders' };

export type NotificationKindResolvers = { BALANCE_DUE: 'balance-due', BALANCE_OVERDUE: 'balance-overdue', BALANCE_PAID: 'balance-paid', BALANCE_REMINDER: 'balance-reminder', BOOKED: 'booked', CANCELLATION_DECLINED: 'cancellation-declined', CANCELLATION_REQUESTED: 'cancellation-requested', CHEAPER_MATCH: 'cheaper-match', COUNTER_OFFER_ACCEPTED: 'counter-offer-accepted', DECISION_NEEDED: 'decision-needed', HANDED_OVER: 'handed-over', HAND_OVER_CLAIMED: 'hand-over-claimed', HAND_OVER_OBJECTED: 'hand-over-objected', MESSAGE: 'message', NEW_LISTING: 'new-listing', NEW_MATCH: 'new-match', OFFER_ACCEPTED: 'offer-accepted', OFFER_CLOSED: 'offer-closed', OFFER_COUNTERED: 'offer-countered', OFFER_DECLINED: 'offer-declined', OFFER_LAPSED: 'offer-lapsed', OFFER_MADE: 'offer-made', OFFER_UNPAID: 'offer-unpaid', PAID: 'paid', PARTLY_REFUNDED: 'partly-refunded', PAYOUT_FAILED: 'payout-failed', PAYOUT_HELD: 'payout-held', PAYOUT_REVERSED: 'payout-reversed', PAYOUT_SENT: 'payout-sent', PAYOUT_SETUP_NEEDED: 'payout-setup-needed', PAYOUT_SETUP_STARTED: 'payout-setup-started', PICK_UP_AGREED: 'pick-up-agreed', PICK_UP_ARRIVED: 'pick-up-arrived', PICK_UP_PROPOSED: 'pick-up-proposed', PICK_UP_REMINDER: 'pick-up-reminder', PRICE_LOWERED: 'price-lowered', PROBLEM_CLOSED: 'problem-closed', PROBLEM_REPORTED: 'problem-reported', PROBLEM_UPDATED: 'problem-updated', PRODUCT_EDITED: 'product-edited', PRODUCT_HIDDEN: 'product-hidden', PRODUCT_RESTORED: 'product-restored', REFUNDED: 'refunded', REFUND_FAILED: 'refund-failed', REFUND_PAID_ANOTHER_WAY: 'refund-paid-another-way', REFUND_RELEASED: 'refund-released', REPORT_ABOUT_YOU: 'report-about-you', REPORT_DECIDED: 'report-decided', REPORT_FILED: 'report-filed', RESTORED: 'restored', REVIEWED: 'reviewed', SALE_CANCELLED: 'sale-cancelled', SOLD: 'sold', SUSPENDED: 'suspended', UNAVAILABLE: 'unavailable', UNVERIFIED: 'unverified', VERIFIED: 'verified' };

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  buyerHistory?: Resolver<Maybe<ResolversTypes['BuyerHistory']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lapsesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['OfferProposal']>, ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['OfferSide'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OfferStatus'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  viewerCanAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanCounter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDecline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type OfferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferPayload'] = ResolversParentTypes['OfferPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferProposal'] = ResolversParentTypes['OfferProposal']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['OfferSide'], ParentType, ContextType>;
};

export type OfferSideResolvers = { BUYER: 'buyer', SELLER: 'seller' };

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
  hasOpenProblem?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Payment']>, ParentType, ContextType>;
  payout?: Resolver<Maybe<ResolversTypes['Payout']>, ParentType, ContextType>;
  pickUp?: Resolver<Maybe<ResolversTypes['PickUp']>, ParentType, ContextType>;
  pickUpTimes?: Resolver<Maybe<ResolversTypes['PickUpTimes']>, ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['OrderProblem']>, ParentType, ContextType>;
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

export type OrderActionResolvers = { ACCEPT_PICK_UP: 'accept-pick-up', ACCEPT_PROBLEM_OFFER: 'accept-problem-offer', ANNOUNCE_ARRIVAL: 'announce-arrival', ANSWER_CANCELLATION: 'answer-cancellation', ANSWER_PROBLEM: 'answer-problem', CANCEL: 'cancel', CHOOSE_PICK_UP_TIME: 'choose-pick-up-time', CLAIM_HAND_OVER: 'claim-hand-over', CLOSE_PROBLEM: 'close-problem', COMMENT_ON_PROBLEM: 'comment-on-problem', CONFIRM_RECEIPT: 'confirm-receipt', CONFIRM_RETURN: 'confirm-return', DECIDE_PROBLEM: 'decide-problem', ENTER_CODE: 'enter-code', ESCALATE_PROBLEM: 'escalate-problem', OBJECT_TO_HAND_OVER: 'object-to-hand-over', PAY_BALANCE: 'pay-balance', PROPOSE_PICK_UP: 'propose-pick-up', RENEW_CODE: 'renew-code', REPORT_PROBLEM: 'report-problem', REQUEST_CANCELLATION: 'request-cancellation' };

export type OrderActorResolvers = { ADMIN: 'admin', BUYER: 'buyer', SELLER: 'seller', SHOP: 'shop' };

export type OrderCancellationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancellation'] = ResolversParentTypes['OrderCancellation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['CancellationReason'], ParentType, ContextType>;
};

export type OrderChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderChanged'] = ResolversParentTypes['OrderChanged']> = {
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  ownOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
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

export type OrderEventKindResolvers = { ANSWER_BY: 'answer-by', ARRIVED: 'arrived', BALANCE_DUE: 'balance-due', BALANCE_PAID: 'balance-paid', CANCELLED: 'cancelled', CANCEL_DECLINED: 'cancel-declined', CANCEL_REQUESTED: 'cancel-requested', CLOSED: 'closed', CONFIRM_BY: 'confirm-by', DISPUTED: 'disputed', FIRST_HALF_PAID: 'first-half-paid', HAND_OVER: 'hand-over', HAND_OVER_CLAIMED: 'hand-over-claimed', HAND_OVER_CONFIRMED: 'hand-over-confirmed', HAND_OVER_OBJECTED: 'hand-over-objected', PAID: 'paid', PICK_UP_AGREED: 'pick-up-agreed', PICK_UP_PROPOSED: 'pick-up-proposed', PROBLEM_ANSWERED: 'problem-answered', PROBLEM_CLOSED: 'problem-closed', PROBLEM_ESCALATED: 'problem-escalated', PROBLEM_REPORTED: 'problem-reported', REFUNDED: 'refunded', REFUND_FAILED: 'refund-failed', REFUND_RELEASED: 'refund-released', RETURN: 'return' };

export type OrderPartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderParty'] = ResolversParentTypes['OrderParty']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['OrderPartyState'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OrderPartyStateResolvers = { ACTIVE: 'active', DELETED: 'deleted', SUSPENDED: 'suspended' };

export type OrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPayload'] = ResolversParentTypes['OrderPayload']> = {
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

export type OrderProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderProblem'] = ResolversParentTypes['OrderProblem']> = {
  answerBy?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ProblemDecision']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offeredAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ProblemReason'], ParentType, ContextType>;
  refundAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProblemStatus'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ProblemStep']>, ParentType, ContextType>;
  wish?: Resolver<ResolversTypes['ProblemWish'], ParentType, ContextType>;
  wishedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type OrderRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRefund'] = ResolversParentTypes['OrderRefund']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderRefundStatus'], ParentType, ContextType>;
};

export type OrderRefundStatusResolvers = { FAILED: 'failed', PAID_ANOTHER_WAY: 'paid-another-way', PENDING: 'pending', RELEASED: 'released', SUCCEEDED: 'succeeded' };

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
  failedRefund?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
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
  viewerCanPayBalance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanRefund?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerFailedRefundAnswers?: Resolver<Array<ResolversTypes['FailedRefundAnswer']>, ParentType, ContextType>;
};

export type PaymentChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentChanged'] = ResolversParentTypes['PaymentChanged']> = {
  ownOrder?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
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
  providedState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recorded?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  recordedState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayoutDifferenceKindResolvers = { ACCOUNT: 'account', BANK_PAYOUT: 'bank-payout', CHARGE: 'charge', DISPUTE: 'dispute', REFUND: 'refund', REVERSAL: 'reversal', TRANSFER: 'transfer' };

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

export type PayoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayoutPayload'] = ResolversParentTypes['PayoutPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payout?: Resolver<Maybe<ResolversTypes['Payout']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export type PayoutWaitResolvers = { BALANCE: 'balance', DELAY: 'delay', DISPUTE: 'dispute', HAND_OVER: 'hand-over', HELD: 'held', OUTSIDE: 'outside', PROBLEM: 'problem', REFUND: 'refund', SELLER_GONE: 'seller-gone', SET_UP: 'set-up' };

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

export type PickUpPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickUpPlan'] = ResolversParentTypes['PickUpPlan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  windows?: Resolver<Array<ResolversTypes['PickUpWindow']>, ParentType, ContextType>;
};

export type PickUpPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickUpPlanPayload'] = ResolversParentTypes['PickUpPlanPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PickUpProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickUpProposal'] = ResolversParentTypes['PickUpProposal']> = {
  by?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PickUpTimesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickUpTimes'] = ResolversParentTypes['PickUpTimes']> = {
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  times?: Resolver<Array<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PickUpWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PickUpWindow'] = ResolversParentTypes['PickUpWindow']> = {
  date?: Resolver<Maybe<ResolversTypes['LocalDate']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weekday?: Resolver<Maybe<ResolversTypes['Weekday']>, ParentType, ContextType>;
};

export type PlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Place'] = ResolversParentTypes['Place']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlaceLookupResolvers = { FOUND: 'found', GUESSED: 'guessed', UNAVAILABLE: 'unavailable', UNKNOWN: 'unknown' };

export type PriceGuideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceGuide'] = ResolversParentTypes['PriceGuide']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  calculatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['Condition']>, ParentType, ContextType>;
  equipment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type ProblemAnswerResolvers = { ACCEPT: 'accept', DECLINE: 'decline', OFFER: 'offer' };

export type ProblemDecisionResolvers = { FULL_REFUND: 'full-refund', NO_REFUND: 'no-refund', PARTIAL_REFUND: 'partial-refund', REFUND_AFTER_RETURN: 'refund-after-return' };

export type ProblemReasonResolvers = { BROKEN: 'broken', INCOMPLETE: 'incomplete', NOT_AS_DESCRIBED: 'not-as-described', NOT_RECEIVED: 'not-received', OTHER: 'other' };

export type ProblemStatusResolvers = { AGREED: 'agreed', ANSWERED: 'answered', CLOSED: 'closed', DECIDED: 'decided', ESCALATED: 'escalated', OPEN: 'open', RETURNING: 'returning' };

export type ProblemStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProblemStep'] = ResolversParentTypes['ProblemStep']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['OrderActor'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProblemStepKind'], ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['PrivatePhoto']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProblemStepKindResolvers = { ACCEPTED: 'accepted', CLOSED: 'closed', COMMENTED: 'commented', DECIDED: 'decided', DECLINED: 'declined', ESCALATED: 'escalated', OFFERED: 'offered', OFFER_ACCEPTED: 'offer-accepted', OPENED: 'opened', RETURNED: 'returned' };

export type ProblemWishResolvers = { OTHER: 'other', PARTIAL_REFUND: 'partial-refund', RETURN: 'return' };

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
  priceGuide?: Resolver<Maybe<ResolversTypes['PriceGuide']>, ParentType, ContextType>;
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
  understood?: Resolver<Array<ResolversTypes['UnderstoodPart']>, ParentType, ContextType>;
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
  interest?: Resolver<ResolversTypes['Interest'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  groups?: Resolver<Array<ResolversTypes['NotificationGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PushDevicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushDevicePayload'] = ResolversParentTypes['PushDevicePayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pushDevice?: Resolver<Maybe<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  pushDevice?: Resolver<Maybe<ResolversTypes['PushDevice']>, ParentType, ContextType, RequireFields<QueryPushDeviceArgs, 'endpoint'>>;
  receipt?: Resolver<Maybe<ResolversTypes['Receipt']>, ParentType, ContextType, RequireFields<QueryReceiptArgs, 'orderId'>>;
  salesOverTime?: Resolver<Maybe<Array<ResolversTypes['SalesPeriod']>>, ParentType, ContextType, RequireFields<QuerySalesOverTimeArgs, 'months'>>;
  searchSuggestions?: Resolver<Maybe<ResolversTypes['SearchSuggestions']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'first' | 'text'>>;
  seller?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'userId'>>;
  sellerStatistics?: Resolver<Maybe<ResolversTypes['SellerStatistics']>, ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  tasks?: Resolver<Maybe<Array<ResolversTypes['Task']>>, ParentType, ContextType>;
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

export type RecordPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordPaymentPayload'] = ResolversParentTypes['RecordPaymentPayload']> = {
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

export type ReportMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportMessagePayload'] = ResolversParentTypes['ReportMessagePayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportedMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportProductPayload'] = ResolversParentTypes['ReportProductPayload']> = {
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

export type ReportUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportUserPayload'] = ResolversParentTypes['ReportUserPayload']> = {
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

export type SavedSearchChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchChanged'] = ResolversParentTypes['SavedSearchChanged']> = {
  savedSearch?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  savedSearchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SavedSearchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSearchPayload'] = ResolversParentTypes['SavedSearchPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  savedSearch?: Resolver<Maybe<ResolversTypes['SavedSearch']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  productNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  towns?: Resolver<Array<ResolversTypes['SuggestedTown']>, ParentType, ContextType>;
};

export type SearchedPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchedPlace'] = ResolversParentTypes['SearchedPlace']> = {
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lookup?: Resolver<ResolversTypes['PlaceLookup'], ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['Place']>, ParentType, ContextType>;
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

export type SendMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessagePayload'] = ResolversParentTypes['SendMessagePayload']> = {
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

export type SendOrderMessagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendOrderMessagePayload'] = ResolversParentTypes['SendOrderMessagePayload']> = {
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

export type SignOutEverywherePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutEverywherePayload'] = ResolversParentTypes['SignOutEverywherePayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartPayoutSetupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPayoutSetupPayload'] = ResolversParentTypes['StartPayoutSetupPayload']> = {
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

export type StopAlertMailsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StopAlertMailsPayload'] = ResolversParentTypes['StopAlertMailsPayload']> = {
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

export type SuggestedTownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedTown'] = ResolversParentTypes['SuggestedTown']> = {
  place?: Resolver<ResolversTypes['Place'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TaskKind'], ParentType, ContextType>;
  mutation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TaskKindResolvers = { ACCEPT_PICK_UP: 'accept-pick-up', ACCEPT_PROBLEM_OFFER: 'accept-problem-offer', ANSWER_CANCELLATION: 'answer-cancellation', ANSWER_FAILED_REFUND: 'answer-failed-refund', ANSWER_OFFER: 'answer-offer', ANSWER_PROBLEM: 'answer-problem', ANSWER_QUESTION: 'answer-question', CHECK_BOOKS: 'check-books', CHOOSE_PICK_UP_TIME: 'choose-pick-up-time', COLLECT_BALANCE: 'collect-balance', CONFIRM_RECEIPT: 'confirm-receipt', CONFIRM_RETURN: 'confirm-return', DECIDE_PROBLEM: 'decide-problem', DECIDE_REPORT: 'decide-report', ENTER_CODE: 'enter-code', PAY_BALANCE: 'pay-balance', PAY_OFFER: 'pay-offer', PROPOSE_PICK_UP: 'propose-pick-up', RETRY_TRANSFER: 'retry-transfer', SET_UP_PAYOUTS: 'set-up-payouts', WRITE_REVIEW: 'write-review' };

export type TextPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextPrice'] = ResolversParentTypes['TextPrice']> = {
  max?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  phrase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ThreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Thread'] = ResolversParentTypes['Thread']> = {
  buyer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['MessageConnection'], ParentType, ContextType, RequireFields<ThreadMessagesArgs, 'first'>>;
  offers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type UnderstoodPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnderstoodPart'] = ResolversParentTypes['UnderstoodPart']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  phrase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UnitsResolvers = { IMPERIAL: 'imperial', METRIC: 'metric' };

export type UpdateNotificationSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationSettingsPayload'] = ResolversParentTypes['UpdateNotificationSettingsPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductPayload'] = ResolversParentTypes['UpdateProductPayload']> = {
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

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
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
  answersWithin?: Resolver<Maybe<ResolversTypes['AnswerTime']>, ParentType, ContextType>;
  bookingCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  forSaleCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hiddenNotifications?: Resolver<Maybe<Array<ResolversTypes['NotificationKind']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  mailedNotifications?: Resolver<Maybe<Array<ResolversTypes['NotificationKind']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickUpPlans?: Resolver<Maybe<Array<ResolversTypes['PickUpPlan']>>, ParentType, ContextType>;
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
  weeklyMails?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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

export type VerifyUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyUserPayload'] = ResolversParentTypes['VerifyUserPayload']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WeekdayResolvers = { FRIDAY: 'friday', MONDAY: 'monday', SATURDAY: 'saturday', SUNDAY: 'sunday', THURSDAY: 'thursday', TUESDAY: 'tuesday', WEDNESDAY: 'wednesday' };

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
  AcceptOfferPayload?: AcceptOfferPayloadResolvers<ContextType>;
  AddAdminPayload?: AddAdminPayloadResolvers<ContextType>;
  AddCategoryPayload?: AddCategoryPayloadResolvers<ContextType>;
  AddProductPayload?: AddProductPayloadResolvers<ContextType>;
  AddReviewPayload?: AddReviewPayloadResolvers<ContextType>;
  AddToBookingListPayload?: AddToBookingListPayloadResolvers<ContextType>;
  AddToWishListPayload?: AddToWishListPayloadResolvers<ContextType>;
  AddUserPayload?: AddUserPayloadResolvers<ContextType>;
  AdminAnswerFailedRefundPayload?: AdminAnswerFailedRefundPayloadResolvers<ContextType>;
  AdminCancelSalePayload?: AdminCancelSalePayloadResolvers<ContextType>;
  AdminDecideReportPayload?: AdminDecideReportPayloadResolvers<ContextType>;
  AdminDeleteCategoryPayload?: AdminDeleteCategoryPayloadResolvers<ContextType>;
  AdminDemoteAdminPayload?: AdminDemoteAdminPayloadResolvers<ContextType>;
  AdminHideProductPayload?: AdminHideProductPayloadResolvers<ContextType>;
  AdminMoveCategoryPayload?: AdminMoveCategoryPayloadResolvers<ContextType>;
  AdminProductSort?: AdminProductSortResolvers;
  AdminRefund?: AdminRefundResolvers<ContextType>;
  AdminRefundPaymentPayload?: AdminRefundPaymentPayloadResolvers<ContextType>;
  AdminRestoreProductPayload?: AdminRestoreProductPayloadResolvers<ContextType>;
  AdminRestoreUserPayload?: AdminRestoreUserPayloadResolvers<ContextType>;
  AdminSuspendUserPayload?: AdminSuspendUserPayloadResolvers<ContextType>;
  AdminUnverifyUserPayload?: AdminUnverifyUserPayloadResolvers<ContextType>;
  AdminUpdateCategoryPayload?: AdminUpdateCategoryPayloadResolvers<ContextType>;
  AdvertiseProductPayload?: AdvertiseProductPayloadResolvers<ContextType>;
  AlertMail?: AlertMailResolvers;
  AnswerTime?: AnswerTimeResolvers;
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
  BlockUserPayload?: BlockUserPayloadResolvers<ContextType>;
  BuyerHistory?: BuyerHistoryResolvers<ContextType>;
  CancelRequest?: CancelRequestResolvers<ContextType>;
  CancelRequestStatus?: CancelRequestStatusResolvers;
  CancellationReason?: CancellationReasonResolvers;
  CartItem?: CartItemResolvers<ContextType>;
  CartItemAdded?: CartItemAddedResolvers<ContextType>;
  CartItemConnection?: CartItemConnectionResolvers<ContextType>;
  CartItemEdge?: CartItemEdgeResolvers<ContextType>;
  CartItemRemoved?: CartItemRemovedResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryChanged?: CategoryChangedResolvers<ContextType>;
  CategoryDeleted?: CategoryDeletedResolvers<ContextType>;
  CategoryFacet?: CategoryFacetResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeBatch?: ChangeBatchResolvers<ContextType>;
  ChangeStockPayload?: ChangeStockPayloadResolvers<ContextType>;
  Condition?: ConditionResolvers;
  ConditionFacet?: ConditionFacetResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  CreatePaymentIntentPayload?: CreatePaymentIntentPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteBookingProductPayload?: DeleteBookingProductPayloadResolvers<ContextType>;
  DeleteProductPayload?: DeleteProductPayloadResolvers<ContextType>;
  DeleteSavedSearchPayload?: DeleteSavedSearchPayloadResolvers<ContextType>;
  DeleteUserPayload?: DeleteUserPayloadResolvers<ContextType>;
  DeleteWishProductPayload?: DeleteWishProductPayloadResolvers<ContextType>;
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
  EndAdvertisementPayload?: EndAdvertisementPayloadResolvers<ContextType>;
  FailedRefundAnswer?: FailedRefundAnswerResolvers;
  FieldError?: FieldErrorResolvers<ContextType>;
  FollowChanged?: FollowChangedResolvers<ContextType>;
  FollowPayload?: FollowPayloadResolvers<ContextType>;
  GetTokenPayload?: GetTokenPayloadResolvers<ContextType>;
  HandOver?: HandOverResolvers<ContextType>;
  HandOverCode?: HandOverCodeResolvers<ContextType>;
  HandOverProof?: HandOverProofResolvers;
  HandOverStatus?: HandOverStatusResolvers;
  Health?: HealthResolvers<ContextType>;
  Hiding?: HidingResolvers<ContextType>;
  Hold?: HoldResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageUrl?: GraphQLScalarType;
  Interest?: InterestResolvers;
  JSON?: GraphQLScalarType;
  LocalDate?: GraphQLScalarType;
  MarkAllNotificationsReadPayload?: MarkAllNotificationsReadPayloadResolvers<ContextType>;
  MarkNotificationsReadAboutPayload?: MarkNotificationsReadAboutPayloadResolvers<ContextType>;
  MarkNotificationsReadPayload?: MarkNotificationsReadPayloadResolvers<ContextType>;
  MarkThreadReadPayload?: MarkThreadReadPayloadResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageChanged?: MessageChangedResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationPayload?: MutationPayloadResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationChanged?: NotificationChangedResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationGroup?: NotificationGroupResolvers;
  NotificationKind?: NotificationKindResolvers;
  Offer?: OfferResolvers<ContextType>;
  OfferChanged?: OfferChangedResolvers<ContextType>;
  OfferConnection?: OfferConnectionResolvers<ContextType>;
  OfferEdge?: OfferEdgeResolvers<ContextType>;
  OfferPayload?: OfferPayloadResolvers<ContextType>;
  OfferProposal?: OfferProposalResolvers<ContextType>;
  OfferSide?: OfferSideResolvers;
  OfferStatus?: OfferStatusResolvers;
  OpenBusiness?: OpenBusinessResolvers<ContextType>;
  OpenBusinessReason?: OpenBusinessReasonResolvers;
  Order?: OrderResolvers<ContextType>;
  OrderAction?: OrderActionResolvers;
  OrderActor?: OrderActorResolvers;
  OrderCancellation?: OrderCancellationResolvers<ContextType>;
  OrderChanged?: OrderChangedResolvers<ContextType>;
  OrderConnection?: OrderConnectionResolvers<ContextType>;
  OrderEdge?: OrderEdgeResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderEventKind?: OrderEventKindResolvers;
  OrderParty?: OrderPartyResolvers<ContextType>;
  OrderPartyState?: OrderPartyStateResolvers;
  OrderPayload?: OrderPayloadResolvers<ContextType>;
  OrderProblem?: OrderProblemResolvers<ContextType>;
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
  PayoutConnection?: PayoutConnectionResolvers<ContextType>;
  PayoutDifference?: PayoutDifferenceResolvers<ContextType>;
  PayoutDifferenceKind?: PayoutDifferenceKindResolvers;
  PayoutEdge?: PayoutEdgeResolvers<ContextType>;
  PayoutHold?: PayoutHoldResolvers<ContextType>;
  PayoutMonth?: PayoutMonthResolvers<ContextType>;
  PayoutMove?: PayoutMoveResolvers<ContextType>;
  PayoutMoveKind?: PayoutMoveKindResolvers;
  PayoutMoveState?: PayoutMoveStateResolvers;
  PayoutPayload?: PayoutPayloadResolvers<ContextType>;
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
  PickUpPlan?: PickUpPlanResolvers<ContextType>;
  PickUpPlanPayload?: PickUpPlanPayloadResolvers<ContextType>;
  PickUpProposal?: PickUpProposalResolvers<ContextType>;
  PickUpTimes?: PickUpTimesResolvers<ContextType>;
  PickUpWindow?: PickUpWindowResolvers<ContextType>;
  Place?: PlaceResolvers<ContextType>;
  PlaceLookup?: PlaceLookupResolvers;
  PriceGuide?: PriceGuideResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  PriceSource?: PriceSourceResolvers;
  PrivatePhoto?: PrivatePhotoResolvers<ContextType>;
  ProblemAnswer?: ProblemAnswerResolvers;
  ProblemDecision?: ProblemDecisionResolvers;
  ProblemReason?: ProblemReasonResolvers;
  ProblemStatus?: ProblemStatusResolvers;
  ProblemStep?: ProblemStepResolvers<ContextType>;
  ProblemStepKind?: ProblemStepKindResolvers;
  ProblemWish?: ProblemWishResolvers;
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
  PushDevice?: PushDeviceResolvers<ContextType>;
  PushDevicePayload?: PushDevicePayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Rating?: RatingResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptItem?: ReceiptItemResolvers<ContextType>;
  ReceiptPayment?: ReceiptPaymentResolvers<ContextType>;
  ReceiptRefund?: ReceiptRefundResolvers<ContextType>;
  RecordPaymentPayload?: RecordPaymentPayloadResolvers<ContextType>;
  RefusalCode?: RefusalCodeResolvers;
  Report?: ReportResolvers<ContextType>;
  ReportChanged?: ReportChangedResolvers<ContextType>;
  ReportConnection?: ReportConnectionResolvers<ContextType>;
  ReportDecision?: ReportDecisionResolvers;
  ReportEdge?: ReportEdgeResolvers<ContextType>;
  ReportKind?: ReportKindResolvers;
  ReportMessagePayload?: ReportMessagePayloadResolvers<ContextType>;
  ReportProductPayload?: ReportProductPayloadResolvers<ContextType>;
  ReportReason?: ReportReasonResolvers;
  ReportState?: ReportStateResolvers;
  ReportUserPayload?: ReportUserPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewAdded?: ReviewAddedResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  Role?: RoleResolvers;
  SalesPeriod?: SalesPeriodResolvers<ContextType>;
  SavedSearch?: SavedSearchResolvers<ContextType>;
  SavedSearchChanged?: SavedSearchChangedResolvers<ContextType>;
  SavedSearchPayload?: SavedSearchPayloadResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  SearchedPlace?: SearchedPlaceResolvers<ContextType>;
  SearchedText?: SearchedTextResolvers<ContextType>;
  SearchedTexts?: SearchedTextsResolvers<ContextType>;
  SellerStatistics?: SellerStatisticsResolvers<ContextType>;
  SendMessagePayload?: SendMessagePayloadResolvers<ContextType>;
  SendOrderMessagePayload?: SendOrderMessagePayloadResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopFee?: ShopFeeResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  SignInAdded?: SignInAddedResolvers<ContextType>;
  SignInConnection?: SignInConnectionResolvers<ContextType>;
  SignInEdge?: SignInEdgeResolvers<ContextType>;
  SignInMethod?: SignInMethodResolvers;
  SignOutEverywherePayload?: SignOutEverywherePayloadResolvers<ContextType>;
  StartPayoutSetupPayload?: StartPayoutSetupPayloadResolvers<ContextType>;
  Stock?: StockResolvers;
  StopAlertMailsPayload?: StopAlertMailsPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuggestedTown?: SuggestedTownResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  TaskKind?: TaskKindResolvers;
  TextPrice?: TextPriceResolvers<ContextType>;
  Thread?: ThreadResolvers<ContextType>;
  ThreadChanged?: ThreadChangedResolvers<ContextType>;
  ThreadConnection?: ThreadConnectionResolvers<ContextType>;
  ThreadEdge?: ThreadEdgeResolvers<ContextType>;
  TownFacet?: TownFacetResolvers<ContextType>;
  UnderstoodPart?: UnderstoodPartResolvers<ContextType>;
  Units?: UnitsResolvers;
  UpdateNotificationSettingsPayload?: UpdateNotificationSettingsPayloadResolvers<ContextType>;
  UpdateProductPayload?: UpdateProductPayloadResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserChanged?: UserChangedResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserDeleted?: UserDeletedResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  VerifyUserPayload?: VerifyUserPayloadResolvers<ContextType>;
  Weekday?: WeekdayResolvers;
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
  AcceptOfferInput: AcceptOfferInput;
  AcceptPickUpInput: AcceptPickUpInput;
  AcceptProblemOfferInput: AcceptProblemOfferInput;
  AddCategoryInput: AddCategoryInput;
  AddProductInput: AddProductInput;
  AddReviewInput: AddReviewInput;
  AddUserInput: AddUserInput;
  AdminAnswerFailedRefundInput: AdminAnswerFailedRefundInput;
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
  AnswerProblemInput: AnswerProblemInput;
  AskSellerInput: AskSellerInput;
  AttributeFilter: AttributeFilter;
  AuditEntryFilter: AuditEntryFilter;
  CancelOrderInput: CancelOrderInput;
  CategoryProductsArgs: CategoryProductsArgs;
  ChoosePickUpTimeInput: ChoosePickUpTimeInput;
  CommentOnProblemInput: CommentOnProblemInput;
  CounterOfferInput: CounterOfferInput;
  DecideProblemInput: DecideProblemInput;
  DeleteAccountInput: DeleteAccountInput;
  EnterHandOverCodeInput: EnterHandOverCodeInput;
  GetTokenInput: GetTokenInput;
  MakeOfferInput: MakeOfferInput;
  MutationAcceptCounterOfferArgs: MutationAcceptCounterOfferArgs;
  MutationAcceptOfferArgs: MutationAcceptOfferArgs;
  MutationAcceptPickUpArgs: MutationAcceptPickUpArgs;
  MutationAcceptProblemOfferArgs: MutationAcceptProblemOfferArgs;
  MutationAddAdminArgs: MutationAddAdminArgs;
  MutationAddCategoryArgs: MutationAddCategoryArgs;
  MutationAddProductArgs: MutationAddProductArgs;
  MutationAddReviewArgs: MutationAddReviewArgs;
  MutationAddToBookingListArgs: MutationAddToBookingListArgs;
  MutationAddToWishListArgs: MutationAddToWishListArgs;
  MutationAddUserArgs: MutationAddUserArgs;
  MutationAdminAnswerFailedRefundArgs: MutationAdminAnswerFailedRefundArgs;
  MutationAdminCancelSaleArgs: MutationAdminCancelSaleArgs;
  MutationAdminDecideCancellationArgs: MutationAdminDecideCancellationArgs;
  MutationAdminDecideProblemArgs: MutationAdminDecideProblemArgs;
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
  MutationAnnounceArrivalArgs: MutationAnnounceArrivalArgs;
  MutationAnswerCancellationArgs: MutationAnswerCancellationArgs;
  MutationAnswerProblemArgs: MutationAnswerProblemArgs;
  MutationAskSellerArgs: MutationAskSellerArgs;
  MutationBlockUserArgs: MutationBlockUserArgs;
  MutationCancelOrderArgs: MutationCancelOrderArgs;
  MutationChoosePickUpTimeArgs: MutationChoosePickUpTimeArgs;
  MutationClaimHandOverArgs: MutationClaimHandOverArgs;
  MutationCloseProblemArgs: MutationCloseProblemArgs;
  MutationCommentOnProblemArgs: MutationCommentOnProblemArgs;
  MutationConfirmOrderReceiptArgs: MutationConfirmOrderReceiptArgs;
  MutationConfirmReturnArgs: MutationConfirmReturnArgs;
  MutationCounterOfferArgs: MutationCounterOfferArgs;
  MutationCreatePaymentIntentArgs: MutationCreatePaymentIntentArgs;
  MutationDeclineOfferArgs: MutationDeclineOfferArgs;
  MutationDeleteAccountArgs: MutationDeleteAccountArgs;
  MutationDeleteBookingProductArgs: MutationDeleteBookingProductArgs;
  MutationDeletePickUpPlanArgs: MutationDeletePickUpPlanArgs;
  MutationDeleteProductArgs: MutationDeleteProductArgs;
  MutationDeletePushDeviceArgs: MutationDeletePushDeviceArgs;
  MutationDeleteSavedSearchArgs: MutationDeleteSavedSearchArgs;
  MutationDeleteUserArgs: MutationDeleteUserArgs;
  MutationDeleteWishProductArgs: MutationDeleteWishProductArgs;
  MutationEndAdvertisementArgs: MutationEndAdvertisementArgs;
  MutationEnterHandOverCodeArgs: MutationEnterHandOverCodeArgs;
  MutationEscalateProblemArgs: MutationEscalateProblemArgs;
  MutationFollowSellerArgs: MutationFollowSellerArgs;
  MutationGetTokenArgs: MutationGetTokenArgs;
  MutationMakeOfferArgs: MutationMakeOfferArgs;
  MutationMarkAllNotificationsReadArgs: MutationMarkAllNotificationsReadArgs;
  MutationMarkNotificationsReadArgs: MutationMarkNotificationsReadArgs;
  MutationMarkNotificationsReadAboutArgs: MutationMarkNotificationsReadAboutArgs;
  MutationMarkSoldElsewhereArgs: MutationMarkSoldElsewhereArgs;
  MutationMarkThreadReadArgs: MutationMarkThreadReadArgs;
  MutationObjectToHandOverArgs: MutationObjectToHandOverArgs;
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
  MutationSavePickUpPlanArgs: MutationSavePickUpPlanArgs;
  MutationSavePushDeviceArgs: MutationSavePushDeviceArgs;
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
  NotificationSubjectsInput: NotificationSubjectsInput;
  ObjectToHandOverInput: ObjectToHandOverInput;
  OfferFilter: OfferFilter;
  OrderFilter: OrderFilter;
  PaymentFilter: PaymentFilter;
  PayoutAccountFilter: PayoutAccountFilter;
  PayoutFilter: PayoutFilter;
  PersonFilter: PersonFilter;
  PickUpWindowInput: PickUpWindowInput;
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
  QueryPushDeviceArgs: QueryPushDeviceArgs;
  QueryReceiptArgs: QueryReceiptArgs;
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
  SavePickUpPlanInput: SavePickUpPlanInput;
  SavePushDeviceInput: SavePushDeviceInput;
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
