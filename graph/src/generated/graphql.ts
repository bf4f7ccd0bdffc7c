import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CategoryRecord } from '../domains/catalog/category.model.ts';
import type { ProductRecord, HiddenRecord, HoldRecord } from '../domains/catalog/product.model.ts';
import type { ProductPage } from '../domains/catalog/product.queries.ts';
import type { ProductNumbers } from '../domains/statistics/product-statistics.queries.ts';
import type { SalesOfMonth } from '../domains/statistics/sales-over-time.queries.ts';
import type { ProductImageRecord } from '../domains/catalog/editing/product-images.rules.ts';
import type { UserRecord } from '../domains/accounts/user.model.ts';
import type { PersonPage } from '../domains/accounts/people/people.queries.ts';
import type { UserPage } from '../domains/accounts/users.service.ts';
import type { ListEntryRecord } from '../domains/lists/list-entry.model.ts';
import type { PaymentRecord, RefundRecord, DisputeRecord } from '../domains/payments/payment.model.ts';
import type { ShownBalance } from '../domains/payments/balance/balance.rules.ts';
import type { OpenBusinessRecord } from '../domains/accounts/deletion/open-business.queries.ts';
import type { PaymentPage } from '../domains/payments/payments.queries.ts';
import type { OfferRecord } from '../domains/offers/offer.model.ts';
import type { OfferPage } from '../domains/offers/offers.queries.ts';
import type { AuditRecord } from '../domains/audit/audit.model.ts';
import type { AuditPage } from '../domains/audit/audit.queries.ts';
import type { NotificationRecord } from '../domains/notifications/notification.model.ts';
import type { WrittenThread } from '../domains/messages/thread.model.ts';
import type { ThreadPage, MessagePage } from '../domains/messages/messages.queries.ts';
import type { MessageRecord } from '../domains/messages/message.model.ts';
import type { ReportRecord } from '../domains/reports/report.model.ts';
import type { ReportPage } from '../domains/reports/reports.queries.ts';
import type { SignInRecord } from '../domains/accounts/sign-ins/sign-in.model.ts';
import type { SignInPage } from '../domains/accounts/sign-ins/sign-ins.queries.ts';
import type { NotificationKind as NotificationKindValue, Stock as StockValue, PaymentPart as PaymentPartValue, BalanceStatus as BalanceStatusValue, PersonState as PersonStateValue, OfferStatus as OfferStatusValue } from '@fitness-zone/contract/enums.ts';
import type { ReviewRecord } from '../domains/reviews/review.model.ts';
import type { ReviewPage } from '../domains/reviews/reviews.queries.ts';
import type { Change as ChangeRecord } from '@fitness-zone/contract/changes.ts';
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
  /** An e-mail address, compared without regard to case. */
  EmailAddress: { input: string; output: string; }
  /** An absolute or server-relative http(s) address. */
  ImageUrl: { input: string; output: string; }
};

/** The offer that was accepted, and what follows from it. */
export type AcceptOfferAnswer = MutationAnswer & {
  __typename?: 'AcceptOfferAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** The product's other offers that were closed by it, the newest 100. */
  closedOffers: Array<Offer>;
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The offer as it is now; null for one that is not the caller's. */
  offer?: Maybe<Offer>;
  /** The product, now held for the buyer. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Which offer the seller accepts. */
export type AcceptOfferInput = {
  /** The amount that the seller has seen, in the currency's minor unit: another one is refused with `CONFLICT`. */
  amount: Scalars['Int']['input'];
  /** The offer's id. */
  id: Scalars['ID']['input'];
};

/** The account that is an admin now. */
export type AddAdminAnswer = MutationAnswer & {
  __typename?: 'AddAdminAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The role that it had before. */
  previousRole?: Maybe<Role>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The promoted account, or the one that is an admin already. */
  user?: Maybe<User>;
};

/** The category that is there now. */
export type AddCategoryAnswer = MutationAnswer & {
  __typename?: 'AddCategoryAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** The new category, or the same one of before; null when refused. */
  category?: Maybe<Category>;
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A new kind of equipment. */
export type AddCategoryInput = {
  /** What belongs here. Cards show its beginning. */
  body: Scalars['String']['input'];
  /** The address of a picture, as an upload to the image host gave it; any other site's is refused. */
  image: Scalars['ImageUrl']['input'];
  /** No other category may have it. */
  title: Scalars['String']['input'];
};

/** The product that is for sale now. */
export type AddProductAnswer = MutationAnswer & {
  __typename?: 'AddProductAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The new product, or the one that was posted under the same `requestId`; null when refused. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The seller, with the new product count. */
  viewer?: Maybe<User>;
};

/** A product to be posted. Seller, stock, flags and time are the server's to say. */
export type AddProductInput = {
  /** What works, what is worn, why it is sold. */
  body: Scalars['String']['input'];
  /** Where shoppers will find it. */
  categoryId: Scalars['ID']['input'];
  /** How worn it is. */
  condition: Condition;
  /** The address of a picture, as an upload to the image host gave it; any other site's is refused. */
  image: Scalars['ImageUrl']['input'];
  /** All photos, of which the first is `image`; without them the product has `image` alone. */
  images?: InputMaybe<Array<ProductImageInput>>;
  /** Where it can be fetched, such as the town. */
  location: Scalars['String']['input'];
  /** What it cost when it was bought, in the currency's minor unit. */
  originalPrice: Scalars['Int']['input'];
  /** Where the seller can be called: digits only, a leading zero included. */
  phone: Scalars['String']['input'];
  /** What the seller calls it. */
  productName: Scalars['String']['input'];
  /** Chosen by the client: a repeat under the same id gives the product that was posted first. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** What the seller asks, in the currency's minor unit: at least `shop.leastPrice`. The card provider takes no more. */
  resalePrice: Scalars['Int']['input'];
  /** Years of use so far; fractions are possible. */
  yearsOfUsedProduct: Scalars['Float']['input'];
};

/** The review that was written. */
export type AddReviewAnswer = MutationAnswer & {
  __typename?: 'AddReviewAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The payment, with its reviews; null for one that is not the caller's. */
  payment?: Maybe<Payment>;
  /** The review, or the one that the caller has written before; null when refused. */
  review?: Maybe<Review>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** What one side of a finished sale thinks of dealing with the other. */
export type AddReviewInput = {
  /** The payment that bought the product; of two instalments the first. */
  paymentId: Scalars['ID']['input'];
  /** From 1 to 5. */
  stars: Scalars['Int']['input'];
  /** In words. */
  text?: Scalars['String']['input'];
};

/** The entry, and what booking changed beside it. */
export type AddToBookingListAnswer = MutationAnswer & {
  __typename?: 'AddToBookingListAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** The entry, also where it was there before; null when refused otherwise. */
  cartItem?: Maybe<CartItem>;
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The wish entry that booking the product removed, if there was one. */
  removedWishId?: Maybe<Scalars['ID']['output']>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The buyer, with the new counts. */
  viewer?: Maybe<User>;
};

/** The entry, and what it changed. */
export type AddToWishListAnswer = MutationAnswer & {
  __typename?: 'AddToWishListAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The buyer, with the new counts. */
  viewer?: Maybe<User>;
  /** The entry, also where it was there before; null when refused otherwise. */
  wishItem?: Maybe<WishItem>;
};

/** The account of the proved identity. */
export type AddUserAnswer = MutationAnswer & {
  __typename?: 'AddUserAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The new account, or the one that the identity has already; null when refused. */
  user?: Maybe<User>;
};

/** The account of an identity that the identity provider knows already. */
export type AddUserInput = {
  /** Must be the e-mail of the account that the ID token proves. */
  email: Scalars['EmailAddress']['input'];
  /** The Firebase ID token. May come as the bearer header instead. */
  idToken?: InputMaybe<Scalars['String']['input']>;
  /** The address of a picture, as an upload to the image host gave it; any other site's is refused. Without it the account has none. */
  image?: InputMaybe<Scalars['ImageUrl']['input']>;
  /** Shown beside what the account sells or buys. */
  name: Scalars['String']['input'];
  /** What the account will be for. Nobody signs up as an admin: other admins or the operator make one. */
  userRole: Role;
};

/** Which products an admin looks for. */
export type AdminProductFilter = {
  /** Only advertised products, or only others. */
  advertised?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only reported products, or only others. */
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products that this account has posted. */
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products in this state. */
  stock?: InputMaybe<Stock>;
  /**
   * Only products of whose name or location each of these words begins a word, or the one with this id. Case and accents
   * don't matter. A text that matches more than 2,000 products is refused.
   */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The order of an admin's list of products. Among equals the newest come first. */
export type AdminProductSort =
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST'
  /** The lowest price first. */
  | 'PRICE_ASC'
  /** The highest price first. */
  | 'PRICE_DESC';

/** An admin's refund of a sale. */
export type AdminRefund = {
  __typename?: 'AdminRefund';
  /** Who decided it. Null once the account is deleted. */
  admin?: Maybe<User>;
  /** When it was decided; `refundedAt` says when all of the money was back. */
  begunAt: Scalars['DateTime']['output'];
  /** Why, in the admin's words. */
  reason: Scalars['String']['output'];
};

/** The product that is advertised now. */
export type AdvertiseProductAnswer = MutationAnswer & {
  __typename?: 'AdvertiseProductAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The advertised product; null when refused. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** What a buyer asks the seller of a product. */
export type AskSellerInput = {
  /** What it is about. */
  productId: Scalars['ID']['input'];
  /** Chosen by the client: a repeat under the same id gives the message that was written first. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** What is asked. */
  text: Scalars['String']['input'];
};

/** What an admin, or the owner of an account, did that is put on record. */
export type AuditAction =
  /** Made an account an admin. */
  | 'add-admin'
  /** Added a category. */
  | 'add-category'
  /** Set a product's advertisement flag. */
  | 'advertise-product'
  /** Cancelled a sale whose balance was not paid. */
  | 'cancel-sale'
  /** Decided on what somebody has reported of an account, its product or its message. */
  | 'decide-report'
  /** Deleted the own account. */
  | 'delete-account'
  /** Deleted a category. */
  | 'delete-category'
  /** Removed a product from sale. */
  | 'delete-product'
  /** Deleted somebody's account. */
  | 'delete-user'
  /** Took an admin's role away. */
  | 'demote-admin'
  /** Took a product's advertisement flag away. */
  | 'end-advertisement'
  /** Hid a product. */
  | 'hide-product'
  /** Put a category elsewhere in the order of all. */
  | 'move-category'
  /** Refunded a sale in full. */
  | 'refund-payment'
  /** Brought a hidden or removed product back. */
  | 'restore-product'
  /** Ended the suspension of an account. */
  | 'restore-user'
  /** Suspended an account. */
  | 'suspend-user'
  /** Took an account's verification away. */
  | 'unverify-user'
  /** Changed title, description or picture of a category. */
  | 'update-category'
  /** Marked an account as verified. */
  | 'verify-user';

/**
 * Who did what, to what, when and from where. It was written before the act, so that nothing is done unrecorded, and is
 * never changed or deleted. It keeps ids only: names are those of today, and gone with their account.
 */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done. */
  action: AuditAction;
  /** The account that did it. Null once it is deleted, and where nobody was signed in. */
  actor?: Maybe<User>;
  /** The id of the account that did it. Null where nobody was signed in. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** The network address that it came from, as far as the shop knows it. Null from the command line. */
  address?: Maybe<Scalars['String']['output']>;
  /** The category that it was done to, if it was one. */
  category?: Maybe<Category>;
  /** When it was done. */
  createdAt: Scalars['DateTime']['output'];
  /** Set where an act could not be carried out after all: the id of the entry that was written before it. */
  failedEntryId?: Maybe<Scalars['ID']['output']>;
  /** Grows with time. */
  id: Scalars['ID']['output'];
  /** The product that it was done to, if it was one. */
  product?: Maybe<Product>;
  /** Why an admin has refunded a sale. Null for other acts. */
  reason?: Maybe<Scalars['String']['output']>;
  /** By which way it came. */
  source: AuditSource;
  /** The id of what it was done to. */
  targetId: Scalars['ID']['output'];
  /** The account that it was done to, if it was one. Null once it is deleted. */
  user?: Maybe<User>;
};

/** A page of the audit log, newest first. */
export type AuditEntryConnection = {
  __typename?: 'AuditEntryConnection';
  /** The page's entries, in the list's order. */
  edges: Array<AuditEntryEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
  /** How many entries the whole list has. Null for more than 10,000. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An entry's place in the audit log. */
export type AuditEntryEdge = {
  __typename?: 'AuditEntryEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The entry at this place. */
  node: AuditEntry;
};

/** By which way an act on record came. */
export type AuditSource =
  /** The configured `ADMIN_EMAILS`, at a sign-in; `address` says from where. */
  | 'admin-emails'
  /** The operator's command line. */
  | 'command-line'
  /** A request of the signed-in account; `address` says from where. */
  | 'request';

/** The second instalment of a sale. */
export type Balance = {
  __typename?: 'Balance';
  /** What is left of the price. */
  amount: Money;
  /** When it was cancelled; null unless it was. */
  cancelledAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Until when it is to be paid: the end of the third working day after the hand-over, Monday to Friday in the shop's time
   * zone without its holidays. Null before the hand-over.
   */
  dueBy?: Maybe<Scalars['DateTime']['output']>;
  /** When it became due, with the hand-over; null before. */
  dueFrom?: Maybe<Scalars['DateTime']['output']>;
  /** When it was paid; null unless it was. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The payment that paid it; null before. */
  payment?: Maybe<Payment>;
  /** Where it stands. */
  status: BalanceStatus;
};

/** Where the balance of a sale in two instalments stands. */
export type BalanceStatus =
  /** It is not to be paid any more: an admin has cancelled the sale, or the first half was refunded. */
  | 'cancelled'
  /** The product was handed over: `dueBy` says until when it is to be paid. */
  | 'due'
  /** The product was not handed over yet; the balance may be paid all the same. */
  | 'not-due'
  /** `dueBy` has passed, and it is not paid. Buyer, seller and admins see it. */
  | 'overdue'
  /** It is paid. */
  | 'paid';

/** What was written with the account that was blocked, or is no more. */
export type BlockUserAnswer = MutationAnswer & {
  __typename?: 'BlockUserAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller's threads with the account, the newest 100; none when refused. */
  threads: Array<Thread>;
};

/** The sale that was cancelled. */
export type CancelSaleAnswer = MutationAnswer & {
  __typename?: 'CancelSaleAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The first payment as it is now; null when there is none. */
  payment?: Maybe<Payment>;
  /** The product, which its seller has back. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** An entry of a buyer's booking list (cart). */
export type CartItem = {
  __typename?: 'CartItem';
  /** When it was booked. The list has the newest first. */
  createdAt: Scalars['DateTime']['output'];
  /** Names the entry, not the product: `deleteBookingProduct` takes it. */
  id: Scalars['ID']['output'];
  /** The product as it is now; `inStock` tells whether it can still be paid for. */
  product: Product;
  /** The price when it was booked; a difference to `product.resalePrice` means that it was repriced. */
  productPrice: Money;
  /**
   * The product's `revision` when it was booked: those of `product.edits` with a greater one came later. 0 for bookings of
   * before products could be edited.
   */
  productRevision: Scalars['Int']['output'];
  /** Whose entry it is: the caller, since nobody else sees it. */
  user: User;
};

/** A page of booking entries, newest first. */
export type CartItemConnection = {
  __typename?: 'CartItemConnection';
  /** The page's entries, in the list's order. */
  edges: Array<CartItemEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
};

/** A booking entry's place in the list. */
export type CartItemEdge = {
  __typename?: 'CartItemEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The entry at this place. */
  node: CartItem;
};

/** A kind of equipment. */
export type Category = {
  __typename?: 'Category';
  /** How many of its products are `AVAILABLE`. */
  availableCount: Scalars['Int']['output'];
  /** What belongs here. */
  body: Scalars['String']['output'];
  /** Its address in the web application and in REST, where it is `_id`. */
  id: Scalars['ID']['output'];
  /** Stands for the category on the home page. */
  image: Image;
  /** Categories are in the order of it, and of their titles where it is equal. */
  position: Scalars['Float']['output'];
  /** How many products it has, whatever their stock; null for all but admins. */
  productCount?: Maybe<Scalars['Int']['output']>;
  /** Its `AVAILABLE` products, newest first. */
  products: ProductConnection;
  /** Unique in the shop. */
  title: Scalars['String']['output'];
};


/** A kind of equipment. */
export type CategoryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** How many products of a category there are. */
export type CategoryFacet = {
  __typename?: 'CategoryFacet';
  /** The category. */
  category: Category;
  /** How many products it has. */
  count: Scalars['Int']['output'];
};

/** A record that was added, changed or removed, as the caller sees it now. */
export type Change = {
  __typename?: 'Change';
  /** Set for `AUDIT`. Only admins hear of it. */
  auditEntry?: Maybe<AuditEntry>;
  /** Set for `BOOKING`; null when the entry is gone. Only its owner hears of it. */
  cartItem?: Maybe<CartItem>;
  /** Set for `CATEGORY`; for `CATEGORY_DELETED` the category that has its products now, if there is one. */
  category?: Maybe<Category>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Which of the fields below is set. */
  kind: ChangeKind;
  /** Set for `NOTIFICATION`. Only the account that is notified hears of it. */
  notification?: Maybe<Notification>;
  /** Set for `OFFER`. Only its buyer and the product's seller hear of it. */
  offer?: Maybe<Offer>;
  /** Set for `PAYMENT`. Its buyer and admins hear of it, its seller from `PAID` on. */
  payment?: Maybe<Payment>;
  /** Set for `USER` where an admin hears of it. */
  person?: Maybe<Person>;
  /** Set for `PRODUCT`; one that was removed from sale says so by `inStock`. */
  product?: Maybe<Product>;
  /** Set for `REPORT`. Only admins hear of it. */
  report?: Maybe<Report>;
  /**
   * Set for `REVIEW`. Its author hears of it at once, and everyone of a seller's from its `visibleAt` on; of a buyer's the
   * other side hears with the payment.
   */
  review?: Maybe<Review>;
  /** Set for `SIGN_IN`. Only admins hear of it. */
  signIn?: Maybe<SignIn>;
  /** Set for `THREAD`. Only its two sides hear of it. */
  thread?: Maybe<Thread>;
  /** Set for `MESSAGE`. Only the two sides of its thread hear of it. */
  threadMessage?: Maybe<Message>;
  /**
   * Set for `USER`. Of a seller everyone hears, of others the account itself and admins; of a new name or picture also
   * everyone, where the account has written a review that can be read.
   */
  user?: Maybe<User>;
  /** Set for `WISH`; null when the entry is gone. Only its owner hears of it. */
  wishItem?: Maybe<WishItem>;
};

/**
 * Changes that happened together. A batch without a change that concerns the caller is made once for all callers of the
 * same role. In it, fields about the caller (such as `viewerHasBooked`) are right for the changed record itself. Of other
 * products that a selection reaches, such as `similarProducts`, they are those of somebody who has nothing to do with them.
 */
export type ChangeBatch = {
  __typename?: 'ChangeBatch';
  /** At most 50. One record comes once, and may come again in a later batch though nothing changed. */
  changes: Array<Change>;
  /** False when some changes are missing: too many, or too long ago. What was fetched before may then be stale. */
  complete: Scalars['Boolean']['output'];
  /** Names the moment of this batch: pass it as `since` after a broken connection. */
  cursor: Scalars['String']['output'];
  /** The caller with the present counts, when a change is about the caller's own records; else null. */
  viewer?: Maybe<User>;
};

/** What a change is about. */
export type ChangeKind =
  /** An entry of the audit log that was written. */
  | 'audit'
  /** An entry of the caller's booking list that came or went. */
  | 'booking'
  /** A category that was added or changed, its count of products included. */
  | 'category'
  /** A category was deleted. */
  | 'category-deleted'
  /** A message in a thread of the caller's. */
  | 'message'
  /** A notification that came or was read. */
  | 'notification'
  /** An offer that the caller has made or received, and that changed. */
  | 'offer'
  /** A payment that began, or whose status, refunds, dispute or hand-over changed. */
  | 'payment'
  /** A product that was posted, changed, sold or removed from sale. */
  | 'product'
  /** A report that somebody has made. */
  | 'report'
  /** A review that was written, and that the caller may read. */
  | 'review'
  /** A sign-in to an account. */
  | 'sign-in'
  /** A thread of the caller's that began, was read or was blocked. */
  | 'thread'
  /** An account that was added or changed. */
  | 'user'
  /** An account that is gone. What it sold names no seller any more. */
  | 'user-deleted'
  /** An entry of the caller's wish list that came or went. */
  | 'wish';

/** The product whose stock was changed. */
export type ChangeStockAnswer = MutationAnswer & {
  __typename?: 'ChangeStockAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The product with its new stock. Refused with `NOT_AVAILABLE` or `CONFLICT`, the product as it is now; else null. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller, with the present counts. */
  viewer?: Maybe<User>;
};

/** How worn a product is, in the seller's judgement. */
export type Condition =
  /** Hardly a trace of use. */
  | 'Excellent'
  /** Works, and shows its age. */
  | 'Fair'
  /** Signs of use that do not matter. */
  | 'Good';

/** How many products in a condition there are. */
export type ConditionFacet = {
  __typename?: 'ConditionFacet';
  /** The condition. */
  condition: Condition;
  /** How many products are in it. */
  count: Scalars['Int']['output'];
};

/** The payment whose product was handed over. */
export type ConfirmHandOverAnswer = MutationAnswer & {
  __typename?: 'ConfirmHandOverAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The payment as it is now; null for one that is not the caller's. */
  payment?: Maybe<Payment>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The payment whose product was received. */
export type ConfirmReceiptAnswer = MutationAnswer & {
  __typename?: 'ConfirmReceiptAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The payment as it is now; null for one that is not the caller's. */
  payment?: Maybe<Payment>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Meanings of a value that its type does not express. */
export type ConstraintFormat =
  /** The `endCursor` or `cursor` of an earlier page; an empty text stands for the beginning. */
  | 'CURSOR'
  /** An amount in the currency's minor unit. REST bodies have it in the major unit. */
  | 'MONEY'
  /**
   * The `endCursor` or `cursor` of an earlier page of the same list in the same order; an empty text stands for the
   * beginning.
   */
  | 'PRODUCT_CURSOR';

/** How to reach the other side of a sale. */
export type Contact = {
  __typename?: 'Contact';
  /** The account's present e-mail. */
  email: Scalars['EmailAddress']['output'];
  /** The name when the payment began. */
  name: Scalars['String']['output'];
  /** The product's phone number, digits only; null of a buyer, who has none. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** What the payment page needs to take the money. */
export type CreatePaymentIntentAnswer = MutationAnswer & {
  __typename?: 'CreatePaymentIntentAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** What will be charged, or was. */
  amount?: Maybe<Money>;
  /** What the card form needs to confirm the payment; a secret of this buyer. Null when it was already paid. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /**
   * The caller's payment for this product, if it was already paid: nothing is left to confirm. Of a balance that can be
   * confirmed, the first half.
   */
  payment?: Maybe<Payment>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** What was decided, and what changed with it. */
export type DecideReportAnswer = MutationAnswer & {
  __typename?: 'DecideReportAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Its payments that were called off, and its sales whose balance is open: the newest ones, 100 at most. Null without `SUSPEND`. */
  payments?: Maybe<Array<Payment>>;
  /** The account that is suspended now; null without `SUSPEND`. */
  person?: Maybe<Person>;
  /** The product that was reported. Null when refused, and for other reports. */
  product?: Maybe<Product>;
  /** Its products that are hidden now: the newest ones, 100 at most. Null without `SUSPEND`. */
  products?: Maybe<Array<Product>>;
  /** All reports that are decided by it; the report as it is where it was decided before. Null when refused for another reason. */
  reports?: Maybe<Array<Report>>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** What an admin does about a report. */
export type DecideReportInput = {
  /** What is done. `HIDE` is for products, `DELETE` for products and messages. */
  decision: ReportDecision;
  /** The report. */
  id: Scalars['ID']['input'];
  /** Why. Of `HIDE` and `SUSPEND` it is the reason, which the person reads and which must be there; of `DELETE` and `NOTHING` the seller or the author reads it, if it is there. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** The account that is gone. */
export type DeleteAccountAnswer = MutationAnswer & {
  __typename?: 'DeleteAccountAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The deleted account's id; null when refused. */
  deletedUserId?: Maybe<Scalars['ID']['output']>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** What has to be settled before, the oldest 20; empty unless it was refused for that. */
  openBusiness: Array<OpenBusiness>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Proof that the owner of the account asks for its deletion. */
export type DeleteAccountInput = {
  /** A Firebase ID token of the account's identity, from a sign-in within the last 5 minutes. */
  idToken: Scalars['String']['input'];
};

/** Which entry is gone, and what that changed. */
export type DeleteBookingProductAnswer = MutationAnswer & {
  __typename?: 'DeleteBookingProductAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The entry that is gone. */
  deletedBookingId?: Maybe<Scalars['ID']['output']>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Its product, no longer booked by the caller. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The buyer, with the new counts. */
  viewer?: Maybe<User>;
};

/** What has become of a category. */
export type DeleteCategoryAnswer = MutationAnswer & {
  __typename?: 'DeleteCategoryAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The deleted category's id; null when refused, unless it was deleted before. */
  deletedCategoryId?: Maybe<Scalars['ID']['output']>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** How many products were moved; null when refused. */
  movedCount?: Maybe<Scalars['Int']['output']>;
  /** The category that has its products now; null when refused, and where there was no need of one. */
  movedTo?: Maybe<Category>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The product that was removed from sale. */
export type DeleteProductAnswer = MutationAnswer & {
  __typename?: 'DeleteProductAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The product, now `REMOVED`, also when it was so already. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller, with the new product count. */
  viewer?: Maybe<User>;
};

/** What went with the account. */
export type DeleteUserAnswer = MutationAnswer & {
  __typename?: 'DeleteUserAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** The payments at rest that name the account no more, at most 100 of them; null when refused. */
  anonymizedPayments?: Maybe<Array<Payment>>;
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** 1 when the account was deleted, 0 when no account has the e-mail (any more), else null. */
  deletedCount?: Maybe<Scalars['Int']['output']>;
  /** The role that it had. */
  deletedRole?: Maybe<Role>;
  /** The deleted account's id. */
  deletedUserId?: Maybe<Scalars['ID']['output']>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The products that were removed from sale with it, at most 100 of them; null when refused. */
  removedProducts?: Maybe<Array<Product>>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Which entry is gone, and what that changed. */
export type DeleteWishProductAnswer = MutationAnswer & {
  __typename?: 'DeleteWishProductAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The entry that is gone. */
  deletedWishId?: Maybe<Scalars['ID']['output']>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Its product, no longer wished by the caller. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The buyer, with the new counts. */
  viewer?: Maybe<User>;
};

/** What follows when an account is deleted, as of now. For admins, and for the account itself. */
export type DeletionEffects = {
  __typename?: 'DeletionEffects';
  /** How many entries of the booking list and the wish list are removed. */
  listEntries: Scalars['Int']['output'];
  /** How many open or accepted offers of the account are withdrawn. */
  offersMade: Scalars['Int']['output'];
  /** How many open or accepted offers for its products are closed. */
  offersReceived: Scalars['Int']['output'];
  /**
   * The oldest 20 sales and purchases that are paid and not finished. Their owner has to settle all of them first; when an
   * admin deletes the account they go on, without its name.
   */
  openBusiness: Array<OpenBusiness>;
  /** How many there are in all. */
  openBusinessCount: Scalars['Int']['output'];
  /** How many payments are under way at the card provider. */
  openPayments: Scalars['Int']['output'];
  /** How many products are removed from sale. */
  products: Scalars['Int']['output'];
  /** How many reviews of the account are removed. */
  reviews: Scalars['Int']['output'];
  /** How many conversations end: the other side keeps what was written, without the account's name. */
  threads: Scalars['Int']['output'];
};

/** What waits to be delivered. What concerns offers is not counted: they are nobody else's business. */
export type DeliveryQueue = {
  __typename?: 'DeliveryQueue';
  /** How many wait, counted up to 500. */
  count: Scalars['Int']['output'];
  /** Whether more wait than were counted. */
  hasMore: Scalars['Boolean']['output'];
  /** Since when the oldest of them waits; null where nothing does. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A mail that a shop without a mail server has kept in the place of sending it. */
export type DemoMail = {
  __typename?: 'DemoMail';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the notification that it is about. */
  id: Scalars['ID']['output'];
  /** The subject. */
  subject: Scalars['String']['output'];
  /** The whole text. */
  text: Scalars['String']['output'];
};

/** The account that is an admin no longer. */
export type DemoteAdminAnswer = MutationAnswer & {
  __typename?: 'DemoteAdminAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The account with its present role, or the one that is no admin; null when refused for another reason. */
  user?: Maybe<User>;
};

/** The disk on which the shop keeps its files, in megabytes of 1,000,000 bytes. */
export type DiskSpace = {
  __typename?: 'DiskSpace';
  /** How much is left. */
  freeMegabytes: Scalars['Int']['output'];
  /** Whether so little is left that something has to be done. */
  isLow: Scalars['Boolean']['output'];
  /** How much there is. */
  totalMegabytes: Scalars['Int']['output'];
};

/** A dispute of a payment at the card provider: the buyer's bank asks for the money back. */
export type Dispute = {
  __typename?: 'Dispute';
  /** What the bank asks back, of the payment's amount. */
  amount: Money;
  /** When its end was recorded here; null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when the shop can answer it at the provider; null where it need not. */
  dueBy?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the provider has taken the money from the shop's account; not for an inquiry, nor once it is won. */
  fundsWithdrawn: Scalars['Boolean']['output'];
  /** The provider's own word for where it stands, for example `needs_response`. */
  providerStatus: Scalars['String']['output'];
  /** The provider's word for the bank's reason, for example `fraudulent`. */
  reason: Scalars['String']['output'];
  /** What has become of it. */
  status: DisputeStatus;
  /** When the last change of it was recorded here. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What has become of a dispute. */
export type DisputeStatus =
  /** It ended without a decision: an inquiry that came to nothing, or a dispute that was prevented. */
  | 'closed'
  /** The bank decided for the buyer, who has the money back. */
  | 'lost'
  /** The bank has not decided yet. */
  | 'open'
  /** The bank decided for the shop, which keeps the money or has it back. */
  | 'won';

/** The product that is not advertised any more. */
export type EndAdvertisementAnswer = MutationAnswer & {
  __typename?: 'EndAdvertisementAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The product without its advertisement; null when refused. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The token that the caller's further requests carry. */
export type GetTokenAnswer = MutationAnswer & {
  __typename?: 'GetTokenAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The product's token, valid for one hour. */
  token?: Maybe<Scalars['String']['output']>;
  /** The account it belongs to. */
  user?: Maybe<User>;
};

/** Proof of an identity, to be exchanged for the product's token. */
export type GetTokenInput = {
  /** Must be the e-mail of the account that the ID token proves. */
  email: Scalars['EmailAddress']['input'];
  /** The Firebase ID token. May come as the bearer header instead. */
  idToken?: InputMaybe<Scalars['String']['input']>;
};

/** How a sold product comes from its seller to its buyer. Each of its times is set once, and none before an earlier one. */
export type HandOver = {
  __typename?: 'HandOver';
  /** When the buyer said that something is wrong; null unless that was said. */
  disputedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the buyer confirmed receiving it; null before. */
  handedOverAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the product can be fetched, as its seller had said when it was paid for; empty once the seller's account was deleted. */
  place: Scalars['String']['output'];
  /** What the buyer said is wrong. The buyer and admins only; null for the seller, without it, and once the buyer's account was deleted. */
  problem?: Maybe<Scalars['String']['output']>;
  /** When all of the money was returned; null unless it was. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands, by the last of its times. */
  status: HandOverStatus;
};

/**
 * Where the hand-over of a sold product stands. It moves forward only, except that a refund which the bank sends back is
 * none, as for `PaymentStatus`.
 */
export type HandOverStatus =
  /** The buyer has said that something is wrong, before or after receiving it. Admins see what. */
  | 'disputed'
  /** The buyer has confirmed receiving it, or the seller, of a sale in two instalments, handing it over. */
  | 'handed-over'
  /** Paid for: buyer and seller arrange the pick-up. */
  | 'paid'
  /** The money was returned in full, or is, of a sale that was cancelled. */
  | 'refunded';

/** How the shop is. */
export type Health = {
  __typename?: 'Health';
  /** When all of this was found out. */
  checkedAt: Scalars['DateTime']['output'];
  /** The commit that was built. Null where the build did not say. */
  commit?: Maybe<Scalars['String']['output']>;
  /** The disk of the data folder. Null where it cannot be looked at. */
  disk?: Maybe<DiskSpace>;
  /** When the embedded store was copied last by `npm run backup`. Null where it never was, or the database is hosted. */
  lastBackupAt?: Maybe<Scalars['DateTime']['output']>;
  /** Mails that are not sent yet. Null while the database does not answer. */
  mails?: Maybe<DeliveryQueue>;
  /** Notifications that are not made yet. Null while the database does not answer. */
  notifications?: Maybe<DeliveryQueue>;
  /** Each part of the shop. */
  parts: Array<PartHealth>;
  /** When this process of the shop began. */
  startedAt: Scalars['DateTime']['output'];
  /** The version of the shop. */
  version: Scalars['String']['output'];
};

/** The product that is hidden now. */
export type HideProductAnswer = MutationAnswer & {
  __typename?: 'HideProductAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The product as it is now; null when there is none. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Which product to hide, and why. */
export type HideProductInput = {
  /** The product's id. */
  id: Scalars['ID']['input'];
  /** Why. Its seller is told. */
  reason: Scalars['String']['input'];
};

/** That a product is hidden. */
export type Hiding = {
  __typename?: 'Hiding';
  /** Since when. */
  hiddenAt: Scalars['DateTime']['output'];
  /** In the words of the admin who has hidden it; null where its seller is suspended. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** That a product is held for the buyer whose offer was accepted. */
export type Hold = {
  __typename?: 'Hold';
  /** What the buyer pays for it. */
  amount: Money;
  /** The offer that was accepted. */
  offer: Offer;
  /** When it ends, unless it is paid for. */
  until: Scalars['DateTime']['output'];
};

/**
 * A picture on the shop's image host. Sizes and colour are known for pictures that the shop itself serves, and null
 * for those on a hosted service. One that another site keeps is never shown: a picture that says so takes its place.
 */
export type Image = {
  __typename?: 'Image';
  /** The dominant colour as `#rrggbb`, shown before the picture has loaded. */
  color?: Maybe<Scalars['String']['output']>;
  /** Height of the largest rendition in pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  /** The renditions as an HTML `srcset` attribute. */
  srcSet?: Maybe<Scalars['String']['output']>;
  /** The largest rendition. */
  url: Scalars['ImageUrl']['output'];
  /** Width of the largest rendition in pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** What a buyer offers. */
export type MakeOfferInput = {
  /** How much, in the currency's minor unit: at least `shop.leastPrice`, and at most its price. */
  amount: Scalars['Int']['input'];
  /** For which product. */
  productId: Scalars['ID']['input'];
};

/** The notifications that are read now. */
export type MarkAllNotificationsReadAnswer = MutationAnswer & {
  __typename?: 'MarkAllNotificationsReadAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The newest of those that were not read before, at most 100; null when refused. */
  notifications?: Maybe<Array<Notification>>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller, with the new count of unread notifications. */
  viewer?: Maybe<User>;
};

/** The notifications that are read now. */
export type MarkNotificationsReadAnswer = MutationAnswer & {
  __typename?: 'MarkNotificationsReadAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Those of the ids that are the caller's notifications, read now or before; null when refused. */
  notifications?: Maybe<Array<Notification>>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller, with the new count of unread notifications. */
  viewer?: Maybe<User>;
};

/** The thread that is read now. */
export type MarkThreadReadAnswer = MutationAnswer & {
  __typename?: 'MarkThreadReadAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The thread as it is now; null when refused. */
  thread?: Maybe<Thread>;
  /** The caller, with the present counts. */
  viewer?: Maybe<User>;
};

/** A message. It is plain text and is never changed. */
export type Message = {
  __typename?: 'Message';
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Grows with time. */
  id: Scalars['ID']['output'];
  /** Who wrote it. Null once the account was deleted. */
  sender?: Maybe<User>;
  /** What was written; of a message that an admin has deleted a sentence that says so. */
  text: Scalars['String']['output'];
  /** Where it was written. Null for admins, who see reported messages only. */
  thread?: Maybe<Thread>;
  /** Whether the caller has reported it. */
  viewerHasReported: Scalars['Boolean']['output'];
  /** Whether the caller wrote it. */
  viewerIsSender: Scalars['Boolean']['output'];
};

/** A page of messages, newest first. */
export type MessageConnection = {
  __typename?: 'MessageConnection';
  /** The page's entries, in the list's order. */
  edges: Array<MessageEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
};

/** The message's place in a list. */
export type MessageEdge = {
  __typename?: 'MessageEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The message at this place. */
  node: Message;
};

/** An amount of money. Arithmetic uses `amount`; screens show `formatted`. */
export type Money = {
  __typename?: 'Money';
  /** In the currency's minor unit as the card provider counts it (cents for USD). */
  amount: Scalars['Int']['output'];
  /** ISO 4217 code in capitals, for example `USD`. Prices are in the shop's currency, payments keep theirs. */
  currency: Scalars['String']['output'];
  /** For people, in the shop's locale, for example `$1,249.00`. */
  formatted: Scalars['String']['output'];
};

/** The categories that stand elsewhere now. */
export type MoveCategoryAnswer = MutationAnswer & {
  __typename?: 'MoveCategoryAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Those whose `position` has changed; null when refused. */
  categories?: Maybe<Array<Category>>;
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accepts an open offer: its product is held for the buyer at this amount until the end of the third working day after,
   * and its other offers are closed. The product's seller only.
   */
  acceptOffer: AcceptOfferAnswer;
  /**
   * Makes an existing account an admin; the lists of one who was a buyer go. The e-mail must be verified
   * at the identity provider. The account's tokens end. Admins only.
   */
  addAdmin: AddAdminAnswer;
  /** Adds a category. Admins only. One that is there already with the same details is answered as if it were new. */
  addCategory: AddCategoryAnswer;
  /** Posts a product. Sellers only. */
  addProduct: AddProductAnswer;
  /** Reviews the other side of a finished sale, once. It can be read by others when both have written, or 7 days later. */
  addReview: AddReviewAnswer;
  /** Books a product and removes the caller's wish for it. Buyers only. */
  addToBookingList: AddToBookingListAnswer;
  /** Remembers a product on the caller's wish list. Buyers only. */
  addToWishList: AddToWishListAnswer;
  /** Creates the account of the identity that the Firebase ID token proves. Safe to repeat. */
  addUser: AddUserAnswer;
  /**
   * Sets the advertisement flag for 30 days. Its seller or an admin. One that is advertised already stays so until the
   * same moment; a sale, or the removal from sale, ends it.
   */
  advertiseProduct: AdvertiseProductAnswer;
  /** Asks the seller of a product, in the caller's thread about it. Buyers only. */
  askSeller: SendMessageAnswer;
  /** Lets somebody with whom the caller has a thread write to the caller no more. */
  blockUser: BlockUserAnswer;
  /**
   * Cancels a sale in two instalments whose balance is overdue, or not paid while the buyer says that something is wrong,
   * or the account of either side is deleted: the first half is refunded, and its seller can offer the product again. Admins only. A repeat succeeds.
   */
  cancelSale: CancelSaleAnswer;
  /**
   * Says that what was sold in two instalments was handed over, so that the balance is due. Its seller only. A repeat, also
   * after the buyer has said so, succeeds.
   */
  confirmHandOver: ConfirmHandOverAnswer;
  /**
   * Says that a bought product was received. Its buyer only, while nothing is wrong with it and the money was not
   * returned. A repeat succeeds.
   */
  confirmReceipt: ConfirmReceiptAnswer;
  /**
   * Opens a payment for a product, or returns the one that is open; one that was begun for another part is called off.
   * Buyers only.
   */
  createPaymentIntent: CreatePaymentIntentAnswer;
  /**
   * Decides on a report, and on all open reports of the same message, product or person. What is decided is carried out as
   * by `hideProduct`, `deleteProduct` or `suspendUser`; both sides are notified. Admins only.
   */
  decideReport: DecideReportAnswer;
  /** Declines an open offer. The product's seller only. */
  declineOffer: OfferAnswer;
  /**
   * Deletes the caller's account here and at the identity provider: its products are removed from sale, its lists go,
   * and payments keep neither its name nor its e-mail. Needs a sign-in within the last 5 minutes; the last admin cannot.
   * Refused with `CONFLICT` while a sale or purchase is paid and not finished; `openBusiness` names them. A repeat with the
   * token of the deleted account succeeds.
   */
  deleteAccount: DeleteAccountAnswer;
  /** Removes an entry of the caller's booking list. */
  deleteBookingProduct: DeleteBookingProductAnswer;
  /**
   * Deletes a category. Admins only. One that has products, whatever their stock, is refused with `CONFLICT` unless it is said
   * where they go; then they are moved before the answer.
   */
  deleteCategory: DeleteCategoryAnswer;
  /**
   * Removes a product from sale for good, also one that is paused or sold elsewhere. Its seller or an admin; a sold product
   * cannot be deleted.
   */
  deleteProduct: DeleteProductAnswer;
  /**
   * Deletes an account here and at the identity provider: its products are removed from sale, its lists go, and payments
   * keep neither its name nor its e-mail. Admins only.
   */
  deleteUser: DeleteUserAnswer;
  /** Removes an entry of the caller's wish list. */
  deleteWishProduct: DeleteWishProductAnswer;
  /**
   * Takes the admin's rights from an account, which gets back the role that it had before; never from the
   * last admin. The account's tokens end. Admins only.
   */
  demoteAdmin: DemoteAdminAnswer;
  /** Takes the advertisement flag away. Its seller or an admin. Succeeds for one that is not advertised, too. */
  endAdvertisement: EndAdvertisementAnswer;
  /** Exchanges a Firebase ID token for the product's token. */
  getToken: GetTokenAnswer;
  /**
   * Hides a product: to all but its seller, who is told the reason, and admins it is as if it was removed. Offers for it are
   * closed, and open payments called off. Admins only.
   */
  hideProduct: HideProductAnswer;
  /** Offers an amount for an `AVAILABLE` product, or changes the open offer for it. Buyers only. */
  makeOffer: OfferAnswer;
  /** Marks the caller's notifications as read, up to one: later ones, which the caller may not have seen, stay unread. */
  markAllNotificationsRead: MarkAllNotificationsReadAnswer;
  /**
   * Marks notifications of the caller as read. Ids of no own notification are left out; if there is none among them, they
   * are refused with `NOT_FOUND`.
   */
  markNotificationsRead: MarkNotificationsReadAnswer;
  /**
   * Marks an `AVAILABLE` or `PAUSED` product as sold outside the shop, which ends its advertisement; bookings and wishes
   * stay and say so. Its seller only.
   */
  markSoldElsewhere: ChangeStockAnswer;
  /** Marks a thread of the caller's as read, up to one message: later ones stay unread. */
  markThreadRead: MarkThreadReadAnswer;
  /** Puts a category elsewhere in the order of all. Admins only. */
  moveCategory: MoveCategoryAnswer;
  /**
   * Takes an `AVAILABLE` product from sale for a while: lists and search leave it out, bookings and wishes stay and say so.
   * Its advertisement keeps its end and is not shown meanwhile. Its seller only.
   */
  pauseProduct: ChangeStockAnswer;
  /** Records a payment that the provider confirms and sells the product. Buyers only; safe to repeat. */
  recordPayment: RecordPaymentAnswer;
  /**
   * Refunds a sale in full: its payment, and of two instalments both. Its seller has the product again, paused, and both sides
   * are told when the money is back. A payment that is not paid, is refunded already or is disputed by the buyer's bank is
   * refused. Admins only.
   */
  refundPayment: RefundPaymentAnswer;
  /** Offers a product again that was marked as sold elsewhere. Its seller only. */
  relistProduct: ChangeStockAnswer;
  /** Reports a message that somebody wrote to the caller to the shop's admins, once. */
  reportMessage: ReportMessageAnswer;
  /**
   * Says that something is wrong with a bought product, once, before or after it was received; admins see it. Its buyer
   * only, while the money was not returned. A repeat with the same words succeeds.
   */
  reportProblem: ReportProblemAnswer;
  /** Reports a product to the shop's admins, once; never an own one. */
  reportProduct: ReportProductAnswer;
  /** Reports a buyer or a seller to the shop's admins, once. */
  reportUser: ReportUserAnswer;
  /**
   * Brings a `HIDDEN` or `REMOVED` product back to the state it came from, unless its seller's account is deleted or
   * suspended. Admins only.
   */
  restoreProduct: RestoreProductAnswer;
  /**
   * Ends the suspension of an account, which brings back the products that it has hidden. What was called off or withdrawn
   * stays so. The person gets a mail. Admins only.
   */
  restoreUser: RestoreUserAnswer;
  /** Offers a `PAUSED` product again. Its seller only. */
  resumeProduct: ChangeStockAnswer;
  /** Writes to the other side of a thread of the caller's. Refused with `FORBIDDEN` once either side has blocked the other. */
  sendMessage: SendMessageAnswer;
  /** Ends every session of the caller's account, here and at the identity provider; the caller signs in again. */
  signOutEverywhere: SignOutEverywhereAnswer;
  /**
   * Suspends a buyer or seller until `restoreUser`: the account's tokens end, `getToken` refuses with the reason, its
   * products are `HIDDEN`, its open payments are called off and its offers are withdrawn. Paid sales go on. The person gets a mail. Admins only.
   */
  suspendUser: SuspendUserAnswer;
  /** Lets somebody whom the caller has blocked write again. */
  unblockUser: BlockUserAnswer;
  /**
   * Takes the verification from a buyer or seller, who is notified; who is not verified stays so. Lists of verified sellers'
   * products show theirs no more. Admins only.
   */
  unverifyUser: UnverifyUserAnswer;
  /** Changes title, description and picture of a category. Admins only. Of several who do so at once the last one counts. */
  updateCategory: UpdateCategoryAnswer;
  /** Sets of what the caller is also notified by mail. */
  updateNotificationSettings: UpdateNotificationSettingsAnswer;
  /**
   * Edits a product that is `AVAILABLE` or `PAUSED`; bookings keep their price and say what changed. Its seller only. One
   * that was edited since `input.revision` is refused with `CONFLICT` and the product as it is now. A price above or below
   * what a buyer was shown is never charged: payments that were begun at another price are called off or returned.
   */
  updateProduct: UpdateProductAnswer;
  /** Changes name and picture, here and at the identity provider. */
  updateProfile: UpdateProfileAnswer;
  /** Marks a buyer or seller as verified. Admins only. */
  verifyUser: VerifyUserAnswer;
  /** Takes an open offer back. Its buyer only. */
  withdrawOffer: OfferAnswer;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAcceptOfferArgs = {
  input: AcceptOfferInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddAdminArgs = {
  email: Scalars['EmailAddress']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddCategoryArgs = {
  input: AddCategoryInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddProductArgs = {
  input: AddProductInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddReviewArgs = {
  input: AddReviewInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddToBookingListArgs = {
  productId: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddToWishListArgs = {
  productId: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAddUserArgs = {
  input: AddUserInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAdvertiseProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationAskSellerArgs = {
  input: AskSellerInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationBlockUserArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationCancelSaleArgs = {
  paymentId: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationConfirmHandOverArgs = {
  paymentId: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationConfirmReceiptArgs = {
  paymentId: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationCreatePaymentIntentArgs = {
  part?: PaymentPart;
  productId: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDecideReportArgs = {
  input: DecideReportInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeclineOfferArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteBookingProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
  moveProductsTo?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteUserArgs = {
  email: Scalars['EmailAddress']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDeleteWishProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationDemoteAdminArgs = {
  email: Scalars['EmailAddress']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationEndAdvertisementArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationGetTokenArgs = {
  input: GetTokenInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationHideProductArgs = {
  input: HideProductInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMakeOfferArgs = {
  input: MakeOfferInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMarkAllNotificationsReadArgs = {
  until: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMarkNotificationsReadArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMarkSoldElsewhereArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMarkThreadReadArgs = {
  threadId: Scalars['ID']['input'];
  until: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMoveCategoryArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationPauseProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationRecordPaymentArgs = {
  input: RecordPaymentInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationRefundPaymentArgs = {
  input: RefundPaymentInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationRelistProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationReportMessageArgs = {
  input: ReportMessageInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationReportProblemArgs = {
  input: ReportProblemInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationReportProductArgs = {
  input: ReportProductInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationReportUserArgs = {
  input: ReportUserInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationRestoreProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationRestoreUserArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationResumeProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationSuspendUserArgs = {
  input: SuspendUserInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUnblockUserArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUnverifyUserArgs = {
  email: Scalars['EmailAddress']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUpdateCategoryArgs = {
  input: UpdateCategoryInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUpdateNotificationSettingsArgs = {
  mailed: Array<NotificationKind>;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationVerifyUserArgs = {
  email: Scalars['EmailAddress']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationWithdrawOfferArgs = {
  id: Scalars['ID']['input'];
};

/**
 * What every mutation answers. A refusal has `success: false`, a code and a message; nothing was changed.
 * Every mutation is safe to repeat when its answer was lost: the repeat changes nothing, and it either
 * succeeds, too, or is refused with `alreadyDone` and the record that is there already, or the id of the one
 * that is gone.
 */
export type MutationAnswer = {
  /** Set on a refusal whose purpose is fulfilled already: the entry is there, or is gone. A client that repeated a request because its answer was lost takes it as success. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people: clients show it as it is. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Something that has happened and that the account is told of. One that was read is kept for 180 days. */
export type Notification = {
  __typename?: 'Notification';
  /** When it happened. */
  createdAt: Scalars['DateTime']['output'];
  /** Grows with time. */
  id: Scalars['ID']['output'];
  /** What has happened. */
  kind: NotificationKind;
  /** What has happened, in one sentence for people. It names no other account. */
  message: Scalars['String']['output'];
  /** The payment that it is about, as it is now. Null where it is about none, or about one that the caller may not see. */
  payment?: Maybe<Payment>;
  /** What it happened to, as it is now. Null where it is about no product. */
  product?: Maybe<Product>;
  /** When it was marked as read; null before. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of notifications, newest first. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The page's notifications, in the list's order. */
  edges: Array<NotificationEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
};

/** A notification's place in the list. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The notification at this place. */
  node: Notification;
};

/** What a notification tells. Nobody is told of the own act. */
export type NotificationKind =
  /** What was bought is handed over, and its balance is due. */
  | 'balance-due'
  /** A balance is overdue. Buyer and seller are told, the first time admins, too. */
  | 'balance-overdue'
  /** The balance of what the seller has sold is paid. The buyer is told, too. */
  | 'balance-paid'
  /** It is the last day for paying a balance. */
  | 'balance-reminder'
  /** Somebody has booked the seller's product. */
  | 'booked'
  /** The buyer has received what the seller sold. */
  | 'handed-over'
  /** Somebody has written about a product. One is made while the thread is not read. */
  | 'message'
  /** The seller has accepted the buyer's offer: the product is held for the buyer. */
  | 'offer-accepted'
  /** The product of the buyer's offer can no longer be bought. A pause closes no offer. */
  | 'offer-closed'
  /** The seller has declined the buyer's offer. */
  | 'offer-declined'
  /** Nobody has answered the offer for 90 days. Buyer and seller are told. */
  | 'offer-lapsed'
  /** A buyer has offered an amount for the seller's product, or another one than before. */
  | 'offer-made'
  /** An accepted offer was not paid in time. Buyer and seller are told. */
  | 'offer-unpaid'
  /** The buyer's payment was confirmed: the product is the buyer's. */
  | 'paid'
  /** A product on the wish list costs less than before. */
  | 'price-lowered'
  /** The buyer has said that something is wrong with what was sold. The seller and admins are told. */
  | 'problem-reported'
  /** The seller has changed what the shop shows of a product on the booking list. */
  | 'product-edited'
  /** An admin has hidden the seller's product; the message says why. */
  | 'product-hidden'
  /** An admin has brought the seller's product back. */
  | 'product-restored'
  /** The money of a payment was returned. */
  | 'refunded'
  /** An admin has decided on reports of the account, its product or its message. */
  | 'report-about-you'
  /** An admin has decided on what the account has reported. */
  | 'report-decided'
  /** Somebody has reported a product, a person or a message; admins are told once until they decide on it. */
  | 'report-filed'
  /** An admin has ended the suspension of the account. It always comes by mail, too. */
  | 'restored'
  /** The other side of a sale has written a review, which can be read now. */
  | 'reviewed'
  /** An admin has cancelled a sale whose balance was not paid. Buyer and seller are told. */
  | 'sale-cancelled'
  /** The seller's product was sold. */
  | 'sold'
  /** An admin has suspended the account. It always comes by mail, too. */
  | 'suspended'
  /** A product on the wish list or booking list is for sale no longer, or not for now. */
  | 'unavailable'
  /** An admin has undone the account's verification. */
  | 'unverified'
  /** An admin has verified the account. */
  | 'verified';

/** What a buyer offers for a product. Nobody learns of it but that buyer and the seller. */
export type Offer = {
  __typename?: 'Offer';
  /** What the buyer would pay. */
  amount: Money;
  /** When it ended or was accepted; null while it is open. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who made it. Null once the account was deleted. */
  buyer?: Maybe<User>;
  /** When its amount was last changed; `createdAt` before. */
  changedAt: Scalars['DateTime']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when the product is held for the buyer: the end of the third working day after it was accepted. Null before. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The offer's id. */
  id: Scalars['ID']['output'];
  /** When it lapses unless it is answered: 90 days after `changedAt`. */
  lapsesAt: Scalars['DateTime']['output'];
  /** What it is for, as it is now. */
  product: Product;
  /** Where it stands now. */
  status: OfferStatus;
  /** Whether the caller may accept it: the product's seller, while it is `OPEN` and the product is `AVAILABLE`. */
  viewerCanAccept: Scalars['Boolean']['output'];
  /** Whether the caller may decline it: the product's seller, while it is `OPEN`. */
  viewerCanDecline: Scalars['Boolean']['output'];
  /** Whether the caller may change or withdraw it: its buyer, while it is `OPEN`. */
  viewerCanWithdraw: Scalars['Boolean']['output'];
};

/** The offer that was made, changed, withdrawn or declined. */
export type OfferAnswer = MutationAnswer & {
  __typename?: 'OfferAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The offer as it is now; null for one that is not the caller's. */
  offer?: Maybe<Offer>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A page of offers. */
export type OfferConnection = {
  __typename?: 'OfferConnection';
  /** The page's entries, in the list's order. */
  edges: Array<OfferEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
};

/** The offer's place in a list. */
export type OfferEdge = {
  __typename?: 'OfferEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The offer at this place. */
  node: Offer;
};

/** Where an offer stands. It ends once, and stays there. */
export type OfferStatus =
  /** The seller has accepted it: the product is held for the buyer until `heldUntil`. */
  | 'accepted'
  /**
   * The product was sold, held for another buyer, marked as sold elsewhere, hidden or removed. A pause closes no offer: it
   * can't be accepted or changed until the seller resumes the product.
   */
  | 'closed'
  /** The seller has declined it. */
  | 'declined'
  /** The seller has not answered within 90 days. */
  | 'lapsed'
  /** It waits for the seller's answer, until `lapsesAt`. */
  | 'open'
  /** It was accepted, and the buyer has paid. */
  | 'paid'
  /** It was accepted, and the hold has ended without a payment. */
  | 'unpaid'
  /** The buyer has taken it back. */
  | 'withdrawn';

/** A sale or purchase that is paid and not finished. A sale whose buyer's account is deleted counts as finished. */
export type OpenBusiness = {
  __typename?: 'OpenBusiness';
  /** Whether the account has sold it; else it has bought it. */
  isSale: Scalars['Boolean']['output'];
  /** The payment; of two instalments the first one. */
  payment: Payment;
  /** What is still to be done. */
  reason: OpenBusinessReason;
};

/** Why a sale or purchase is not finished. */
export type OpenBusinessReason =
  /** It is handed over, and the balance is not paid. */
  | 'balance'
  /** The buyer has said that something is wrong, or the buyer's bank disputes the payment. */
  | 'dispute'
  /** It is not handed over. */
  | 'hand-over';

/** How the shop fares, in numbers as of now. */
export type Overview = {
  __typename?: 'Overview';
  /** All categories by title. */
  categories: Array<OverviewCategory>;
  /** How many reports there are, whenever they were made. */
  openReportCount: Scalars['Int']['output'];
  /** How many balances are overdue, whenever they were due. */
  overdueBalanceCount: Scalars['Int']['output'];
  /** The payments that were begun in these days, for each status how many. */
  payments: Array<PaymentStatusCount>;
  /** Its intervals, the oldest first. The first and the last one may be cut by the days that were asked for. */
  periods: Array<OverviewPeriod>;
};

/** What was sold of one category in the days of an overview. */
export type OverviewCategory = {
  __typename?: 'OverviewCategory';
  /** The category; its `availableCount` is that of now. */
  category: Category;
  /** What was paid for them, without what was returned, as that of an interval. */
  money: Array<Money>;
  /** How many of its products were sold. */
  saleCount: Scalars['Int']['output'];
};

/** How long the intervals are into which an overview divides its days. */
export type OverviewInterval =
  /** From midnight to midnight. */
  | 'day'
  /** From the first of a month to its last day. */
  | 'month'
  /** From Monday to Sunday. */
  | 'week';

/** What came, and what was sold, in one interval of an overview. */
export type OverviewPeriod = {
  __typename?: 'OverviewPeriod';
  /** How many accounts were created that are buyers now. */
  buyerCount: Scalars['Int']['output'];
  /** Its first day in the shop's time zone, for example `2026-05-04`. */
  from: Scalars['String']['output'];
  /**
   * What was paid for products, without what was returned: in the shop's currency, and then in each other one in which
   * something was paid, by their codes. At most 2,147,483,647 of the minor unit.
   */
  money: Array<Money>;
  /** How many products were posted, whatever became of them since. */
  productCount: Scalars['Int']['output'];
  /** How many products were sold: paid for, or the first half of their price. A sale that was refunded in full does not count. */
  saleCount: Scalars['Int']['output'];
  /** How many accounts were created that are sellers now. */
  sellerCount: Scalars['Int']['output'];
  /** Its last day. */
  to: Scalars['String']['output'];
};

/** Where a page of a connection ends and whether more follows. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass it as `after` to get the next page; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether entries follow this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether entries precede this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first entry; null on an empty page. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** How one part of the shop is. */
export type PartHealth = {
  __typename?: 'PartHealth';
  /** Whether it is a hosted service; else what the shop has itself. */
  hosted: Scalars['Boolean']['output'];
  /** What that means, in a sentence. */
  message: Scalars['String']['output'];
  /** Which part it is. */
  part: ShopPart;
  /** How it answers. */
  state: PartState;
};

/** How a part of the shop answers. */
export type PartState =
  /** Not, or not within two seconds. */
  | 'down'
  /** It takes longer than usual. */
  | 'slow'
  /** As it should. */
  | 'up';

/** A payment record. It keeps a snapshot of what was bought, whatever is deleted later, but for the names and e-mail of deleted accounts. */
export type Payment = {
  __typename?: 'Payment';
  /** What the card was charged, whatever the product costs now, in the currency in which it was charged. */
  amount: Money;
  /** How much of it was returned by refunds; a part of it leaves a sale `PAID`. */
  amountRefunded: Money;
  /** The other instalment of a sale in two: null unless this is the first one and was paid. */
  balance?: Maybe<Balance>;
  /**
   * Visible to the buyer, to admins and, from `PAID` on, to the seller, as the whole payment is. `deleted@account.invalid`
   * once the account was deleted.
   */
  buyerEmail: Scalars['EmailAddress']['output'];
  /** The name when the payment began; `Deleted account` once the account was deleted. */
  buyerName: Scalars['String']['output'];
  /**
   * Whom to arrange the pick-up with: the seller for the buyer, the buyer for the seller. Null for everybody else, unless
   * the payment is a sale, and once that account was deleted.
   */
  contact?: Maybe<Contact>;
  /** When the payment began. */
  createdAt: Scalars['DateTime']['output'];
  /** The dispute, the open or else the last one. Admins only; null for others, and without one. */
  dispute?: Maybe<Dispute>;
  /** Whether the buyer's bank asks for the money back, or has taken it back. */
  disputed: Scalars['Boolean']['output'];
  /** The first instalment, of the payment of a balance; null for others. */
  firstHalf?: Maybe<Payment>;
  /** How the product changes hands. Null unless the payment is a sale: before `PAID`, and where the money went back because somebody else was faster. */
  handOver?: Maybe<HandOver>;
  /** The shop's own; the provider's is `transactionId`. */
  id: Scalars['ID']['output'];
  /** The picture when it was paid for. */
  image: Image;
  /** When the provider confirmed the money; null before. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which part of the price it pays. */
  part: PaymentPart;
  /** The whole price: what both instalments add up to. `amount`, for a payment of it all. */
  price: Money;
  /** The product as it is now. Null only if it no longer exists. */
  product?: Maybe<Product>;
  /** The name when it was paid for. */
  productName: Scalars['String']['output'];
  /** Its refund by an admin. Admins only; null for others, and where no admin has refunded it. */
  refund?: Maybe<AdminRefund>;
  /** When all of the money was returned; null unless it was. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reviews of this sale that the caller may read: the own one, and the other's from its `visibleAt` on. */
  reviews: Array<Review>;
  /** The name when the payment began; `Deleted account` once the account was deleted. */
  sellerName: Scalars['String']['output'];
  /** Where it stands; a sale counts from `PAID` on. */
  status: PaymentStatus;
  /** The provider's id of the payment intent. */
  transactionId: Scalars['String']['output'];
  /**
   * Whether the caller may cancel the sale: an admin, of a sale in two instalments whose balance is overdue, or not paid
   * while the buyer says that something is wrong, or the account of either side is deleted.
   */
  viewerCanCancelSale: Scalars['Boolean']['output'];
  /** Whether the caller may say that it was handed over: the seller of a sale in two instalments, before anybody said so. */
  viewerCanConfirmHandOver: Scalars['Boolean']['output'];
  /** Whether the caller may pay the balance now: the buyer, while it is neither paid nor cancelled. */
  viewerCanPayBalance: Scalars['Boolean']['output'];
  /** Whether the caller may refund it: an admin, of what is paid and not disputed by the buyer's bank. */
  viewerCanRefund: Scalars['Boolean']['output'];
  /** Whether the caller may review the other side now: buyer and seller of a finished sale, once each, for 90 days. */
  viewerCanReview: Scalars['Boolean']['output'];
};

/** A page of payments, newest first. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** The page's payments, in the list's order. */
  edges: Array<PaymentEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
  /** How many payments the whole list has. Null in an admin's list of more than 10,000. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A payment's place in a list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The payment at this place. */
  node: Payment;
};

/** Which part of a price a payment pays. */
export type PaymentPart =
  /** The second of two instalments: what is left of the price. */
  | 'balance'
  /** The first of two instalments, which takes the product from the shelf: half of the price, and the odd unit. */
  | 'first-half'
  /** All of it at once. */
  | 'whole';

/** The order of a list of payments. Among equals the newest come first. */
export type PaymentSort =
  /** The greatest amount first, in the minor units of each payment's currency. */
  | 'AMOUNT_DESC'
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST';

/**
 * Where a payment stands. It moves forward, except that a refund which the bank sends back is none. A sale of
 * which a part was returned stays `PAID`, and `amountRefunded` says how much.
 */
export type PaymentStatus =
  /** The provider gave up on the payment; no money was taken. */
  | 'failed'
  /** The provider confirmed the money and the product is the buyer's. */
  | 'paid'
  /** An intent is open; no money was taken yet. */
  | 'pending'
  /** The money was returned in full. */
  | 'refunded'
  /** The money was taken but the product was already sold: a refund is on its way. */
  | 'refunding'
  /** The money should be returned, but the buyer's bank sent it back: it must be paid another way. */
  | 'refund-failed';

/** How many payments stand somewhere. */
export type PaymentStatusCount = {
  __typename?: 'PaymentStatusCount';
  /** How many do. */
  count: Scalars['Int']['output'];
  /** Where they stand now. */
  status: PaymentStatus;
};

/** An account as admins see it. Admins only. */
export type Person = {
  __typename?: 'Person';
  /** That of the account. */
  id: Scalars['ID']['output'];
  /**
   * When somebody last signed in to the account or renewed the sign-in, to the hour; null for never. Open pages are not told
   * when it changes.
   */
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the account was created. */
  since: Scalars['DateTime']['output'];
  /** Whether the account can be used. */
  state: PersonState;
  /** When the account was suspended; null while it is not. */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the account is suspended, as the person is told; null while it is not. */
  suspensionReason?: Maybe<Scalars['String']['output']>;
  /** What others see of the account, too. */
  user: User;
};

/** A page of people. */
export type PersonConnection = {
  __typename?: 'PersonConnection';
  /** The page's people, in the list's order. */
  edges: Array<PersonEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
  /** How many people the whole list has. Null for more than 10,000. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A person's place in a list. */
export type PersonEdge = {
  __typename?: 'PersonEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The person at this place. */
  node: Person;
};

/** What narrows a list of people; what is left out does not. */
export type PersonFilter = {
  /** Only this role. */
  role?: InputMaybe<Role>;
  /** Only accounts that can be used, or only suspended ones. */
  state?: InputMaybe<PersonState>;
  /**
   * Only people of whose name or e-mail each of these words begins a word: `ada`, `ada@` and `@mail` find
   * `ada@mail.example`. Case and accents don't matter. A text that matches more than 2,000 people is refused.
   */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Only people whom an admin has verified, or only others. */
  verified?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The order of a list of people. Among equals the newest come first. */
export type PersonSort =
  /** Those who were active last first. */
  | 'last-active'
  /** The newest first. */
  | 'newest'
  /** The oldest first. */
  | 'oldest';

/** Whether an account can be used. */
export type PersonState =
  /** It can. */
  | 'active'
  /** Admins have suspended it: nobody can sign in to it, and it offers nothing. */
  | 'suspended';

/** The prices of some products. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** The highest price. */
  max: Money;
  /** The lowest price. */
  min: Money;
};

/** A piece of used equipment posted by a seller. */
export type Product = {
  __typename?: 'Product';
  /** When the advertisement ends by itself: 30 days after it began. Null unless it is advertised. */
  advertisedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the seller advertises it. */
  advertisement: Scalars['Boolean']['output'];
  /** The seller's description. */
  body: Scalars['String']['output'];
  /** Null only if the category no longer exists. */
  category?: Maybe<Category>;
  /** How worn it is, in the seller's judgement. */
  condition: Condition;
  /** Whether the payment that bought it is disputed. Its seller and admins see it; false for others. */
  disputed: Scalars['Boolean']['output'];
  /** For each field that was edited its last edit, in the order of `ProductField`. */
  edits: Array<ProductEdit>;
  /** Why it is hidden. Its seller and admins see it; null for others, and while it is not hidden. */
  hidden?: Maybe<Hiding>;
  /** For whom it is held, since an offer was accepted. Its seller and that buyer only; for everybody else it is `PAUSED`. */
  hold?: Maybe<Hold>;
  /** Its address in the web application and in REST, where it is `_id`. */
  id: Scalars['ID']['output'];
  /** The seller's photo: the first one, which is the cover. */
  image: Image;
  /** All photos in the seller's order; the first is the cover, which is `image`. */
  images: Array<ProductImage>;
  /** Whether it can be bought now. Lists of before may hold products that no longer can. */
  inStock: Stock;
  /** Where it can be fetched, such as the town; empty once the seller's account was deleted. */
  location: Scalars['String']['output'];
  /** What it cost when it was bought. */
  originalPrice: Money;
  /** The seller's phone number: digits only. Null for visitors and once the account was deleted. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When its seller posted it. Lists have the newest first. */
  postedTime: Scalars['DateTime']['output'];
  /**
   * What the seller asked before the price was lowered, for "was $480"; of several times in a row before the first one.
   * Null for one that was never lowered, and once it is raised to that or above.
   */
  previousPrice?: Maybe<Money>;
  /** What the seller calls it. Names are not unique. */
  productName: Scalars['String']['output'];
  /** Whether somebody reported it. */
  reported: Scalars['Boolean']['output'];
  /** What the seller asks. */
  resalePrice: Money;
  /** How many times its seller has edited it. `updateProduct` takes it, so that nobody overwrites what they have not seen. */
  revision: Scalars['Int']['output'];
  /** Who sells it. Null once the seller's account was deleted. */
  seller?: Maybe<User>;
  /** The seller's e-mail. Null for visitors and once the account was deleted. */
  sellerEmail?: Maybe<Scalars['EmailAddress']['output']>;
  /** The seller's present name. Null once the account was deleted. */
  sellerName?: Maybe<Scalars['String']['output']>;
  /** Other `AVAILABLE` products of its category, the nearest in price first. */
  similarProducts: Array<Product>;
  /** Whether the caller may advertise it: its seller or an admin, while it is `AVAILABLE` and not yet advertised. */
  viewerCanAdvertise: Scalars['Boolean']['output'];
  /** Whether the caller may book, wish and pay for it now: a buyer, and the product is `AVAILABLE`. */
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
   * Whether the caller may hide it: an admin, while it is for sale, paused or sold elsewhere, or hidden since its seller is
   * suspended.
   */
  viewerCanHide: Scalars['Boolean']['output'];
  /** Whether the caller may mark it as sold elsewhere: its seller, while it is `AVAILABLE` or `PAUSED`. */
  viewerCanMarkSoldElsewhere: Scalars['Boolean']['output'];
  /**
   * Whether the caller may offer an amount for it now: a buyer, and the product is `AVAILABLE`. One open offer is enough:
   * making another one changes it.
   */
  viewerCanOffer: Scalars['Boolean']['output'];
  /** Whether the caller may pause it: its seller, while it is `AVAILABLE`. */
  viewerCanPause: Scalars['Boolean']['output'];
  /** Whether the caller may put it on sale again after it was marked as sold elsewhere: its seller. */
  viewerCanRelist: Scalars['Boolean']['output'];
  /** Whether the caller may restore it: an admin, while it is `HIDDEN` or `REMOVED` and its seller's account is there. */
  viewerCanRestore: Scalars['Boolean']['output'];
  /** Whether the caller may put it on sale again after a pause: its seller, while it is `PAUSED`. */
  viewerCanResume: Scalars['Boolean']['output'];
  /** Whether the caller has it on the booking list; false for visitors. */
  viewerHasBooked: Scalars['Boolean']['output'];
  /** Whether the caller has it on the wish list; false for visitors. */
  viewerHasWished: Scalars['Boolean']['output'];
  /** The caller's newest offer for it; null without one. Nobody else learns of it but the seller. */
  viewerOffer?: Maybe<Offer>;
  /** The thread in which the caller asked its seller about it; null without one. */
  viewerThread?: Maybe<Thread>;
  /** Years of use before it was posted; fractions are possible. */
  yearsOfUsedProduct: Scalars['Float']['output'];
};


/** A piece of used equipment posted by a seller. */
export type ProductSimilarProductsArgs = {
  first?: Scalars['Int']['input'];
};

/** A page of products. */
export type ProductConnection = {
  __typename?: 'ProductConnection';
  /**
   * Up to three advertised products that match the list's filter, to be shown beside it as advertisements. They take turns
   * by the minute, so that each has the same share. They stand in the list, too. Empty for a list that takes no filter.
   */
  advertisements: Array<Product>;
  /**
   * What was searched for instead of the filter's `text`, because no product for sale matches it as it was spelled. Null
   * if the text was taken as it is.
   */
  correctedText?: Maybe<Scalars['String']['output']>;
  /** The page's products, in the list's order. */
  edges: Array<ProductEdge>;
  /** How the list could be narrowed or widened. Null for a list that takes no filter. */
  facets?: Maybe<ProductFacets>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
  /** How many products the whole list has. Null in an admin's list of more than 10,000. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** A product's place in a list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The product at this place. */
  node: Product;
};

/** The last edit of one field of a product. */
export type ProductEdit = {
  __typename?: 'ProductEdit';
  /** When it was edited. */
  editedAt: Scalars['DateTime']['output'];
  /** What was edited. */
  field: ProductField;
  /** The product's `revision` that the edit led to. */
  revision: Scalars['Int']['output'];
};

/** How many products a list would have with other filters. Each facet is counted with all filters but its own. */
export type ProductFacets = {
  __typename?: 'ProductFacets';
  /** The categories in which there are products, most products first. */
  categories: Array<CategoryFacet>;
  /** All conditions, from the best. */
  conditions: Array<ConditionFacet>;
  /** The lowest and the highest price. Null where there is no product. */
  priceRange?: Maybe<PriceRange>;
  /** How many products are sold by verified sellers. */
  verifiedSellerCount: Scalars['Int']['output'];
};

/** What a seller can edit of a product: the fields of `UpdateProductInput`. */
export type ProductField =
  /** The seller's description: `body`. */
  | 'body'
  /** Which kind of equipment it is: `category`. */
  | 'categoryId'
  /** How worn it is: `condition`. */
  | 'condition'
  /** The photos, their order and descriptions included: `images`. */
  | 'images'
  /** Where it can be fetched: `location`. */
  | 'location'
  /** What it cost when it was bought: `originalPrice`. */
  | 'originalPrice'
  /** The seller's phone number: `phone`. */
  | 'phone'
  /** What it is called: `productName`. */
  | 'productName'
  /** What the seller asks: `resalePrice`. */
  | 'resalePrice'
  /** How long it was used: `yearsOfUsedProduct`. */
  | 'yearsOfUsedProduct';

/** Narrows a list of products: what is left matches every field that is set. */
export type ProductFilter = {
  /** Only advertised products, or only others. */
  advertised?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only this category; one that does not exist is refused with `NOT_FOUND`. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these categories. An empty list is as good as none; one that does not exist has no products. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only these conditions. An empty list is as good as none. */
  conditions?: InputMaybe<Array<Condition>>;
  /** Only where each word begins some word of the product's location. Text without a letter or digit matches nothing. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Only up to this price. */
  maxPrice?: InputMaybe<Scalars['Int']['input']>;
  /** Only what was used for so many years at most. */
  maxYearsOfUse?: InputMaybe<Scalars['Float']['input']>;
  /** Only from this price on. */
  minPrice?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Only products that match these words. Each word begins a word of the product's name, description, category, condition
   * or location, or of a synonym that the shop knows. Case, accents, hyphens and apostrophes don't matter, `16kg` is
   * `16 kg`, and in languages without spaces any part of a text matches. The first 30 words count. Blank text is no filter;
   * text without a letter or digit matches nothing. Where nothing matches, close spellings count, and `correctedText` says
   * which.
   */
  text?: InputMaybe<Scalars['String']['input']>;
  /** True for only products of verified sellers; false is as good as none. */
  verifiedSeller?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A photo of a product. */
export type ProductImage = {
  __typename?: 'ProductImage';
  /** What the photo shows, in the seller's words; empty where the seller says nothing. */
  description: Scalars['String']['output'];
  /** The photo. */
  image: Image;
};

/** A photo of a product. */
export type ProductImageInput = {
  /** What the photo shows. */
  description?: Scalars['String']['input'];
  /** The address of a picture, as an upload to the image host gave it; any other site's is refused. */
  url: Scalars['ImageUrl']['input'];
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

/** How often a product is looked at and remembered, as its seller may know. */
export type ProductStatistics = {
  __typename?: 'ProductStatistics';
  /** The product's id. */
  id: Scalars['ID']['output'];
  /** The product. */
  product: Product;
  /**
   * How often its page was opened. An account counts once a day, its seller not at all. What was opened in the last
   * seconds may not be counted yet.
   */
  viewCount: Scalars['Int']['output'];
  /** How many wish lists it is on now. */
  wishCount: Scalars['Int']['output'];
};

/** What can be read. Each field says who may read it; without a word, everybody may. */
export type Query = {
  __typename?: 'Query';
  /** All people as admins see them. Admins only. */
  adminPeople: PersonConnection;
  /** All products in whatever state, those that are hidden or were removed included. Admins only. */
  adminProducts: ProductConnection;
  /** What admins did, and whose accounts were deleted, newest first. Admins only. */
  auditLog: AuditEntryConnection;
  /** The signed-in buyer's booking list, newest first. */
  bookingList: CartItemConnection;
  /** All categories in the order that admins have given them, by title before that. The shop has at most 100. */
  categories: Array<Category>;
  /** One category, or null if there is none with this id. */
  category?: Maybe<Category>;
  /** Names this moment: a subscription to `changes` that begins later catches up from here. */
  changeCursor: Scalars['String']['output'];
  /** What follows when an account is deleted; null for an unknown id. Everybody for their own account, admins for all. */
  deletionEffects?: Maybe<DeletionEffects>;
  /**
   * The newest mails, at most 100, that the signed-in account would have got from a shop that can send mail. Null where
   * mails are sent, or where identities are real (`demoMails` of `/config.json` says so).
   */
  demoMails?: Maybe<Array<DemoMail>>;
  /** How the shop is, as of now or a few seconds ago. Admins only. */
  health: Health;
  /** The signed-in account, or null. */
  me?: Maybe<User>;
  /** The signed-in seller's products that were not removed, newest first. */
  myProducts: ProductConnection;
  /** The signed-in account's notifications, newest first. */
  notifications: NotificationConnection;
  /**
   * The offers that the signed-in buyer has made, newest first, or those that the seller has received: the open ones
   * first, the greatest amount first, then the others, newest first.
   */
  offers: OfferConnection;
  /** How the shop fares in some days of its time zone, at most 400 days, weeks or months. Admins only. */
  overview: Overview;
  /** All payments, but for those that would tell of an open agreement of buyer and seller. Admins only. */
  payments: PaymentConnection;
  /** One account as admins see it; null for an unknown id. Admins only. */
  person?: Maybe<Person>;
  /**
   * Everything that the shop keeps about the signed-in account, as a JSON text: account, identity, products, both lists,
   * payments as buyer and as seller, sign-ins, and the audit log's entries about it, but for decisions on what others have
   * reported. Amounts are in the currency's minor unit.
   */
  personalData: Scalars['String']['output'];
  /** One product, or null if there is none with this id or it was removed or is hidden from the caller. Needs sign-in. */
  product?: Maybe<Product>;
  /** One product as lists show it, for visitors too. Null if there is none with this id or it was removed or is hidden. */
  productPreview?: Maybe<Product>;
  /**
   * Some products as lists show them, for visitors too, in the order of the ids. Each comes once; what is unknown or was
   * removed is left out.
   */
  productPreviews: Array<Product>;
  /**
   * How often the signed-in seller's products are looked at and remembered, in the order of the ids, each once. What is
   * unknown, was removed or is another seller's is left out.
   */
  productStatistics: Array<ProductStatistics>;
  /** `AVAILABLE` products. */
  products: ProductConnection;
  /** What the signed-in buyer paid for, newest first. */
  purchases: PaymentConnection;
  /** What was reported, newest first. Admins only. */
  reports: ReportConnection;
  /** What the signed-in seller sold, newest first; sales that were refunded later included. */
  sales: PaymentConnection;
  /** What the signed-in seller sold in each of the last months, the oldest first and the present one last. */
  salesOverTime: Array<SalesPeriod>;
  /** What a text that is being typed may become. */
  searchSuggestions: SearchSuggestions;
  /** An account that sells, or did so before it became an admin's. Null if there is none with this id, or if it never sold. */
  seller?: Maybe<User>;
  /** How often all products of the signed-in seller are looked at and remembered. */
  sellerStatistics: SellerStatistics;
  /** What holds for the whole shop. */
  shop: Shop;
  /** The newest sign-ins to an account, of the last 90 days and at most 50, newest first. Admins only. */
  signIns: SignInConnection;
  /** One thread of the signed-in account, or null if it has none with this id. */
  thread?: Maybe<Thread>;
  /** The signed-in account's threads, those with the newest messages first. */
  threads: ThreadConnection;
  /**
   * How many offers for a product are `OPEN` or `ACCEPTED` now: removing, hiding or selling it elsewhere closes them. Null
   * for an unknown product. Its seller and admins only.
   */
  unendedOfferCount?: Maybe<Scalars['Int']['output']>;
  /** Accounts of one role, newest first. Admins only. */
  users: UserConnection;
  /** The signed-in buyer's wish list, newest first. */
  wishList: WishItemConnection;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryAdminPeopleArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PersonFilter>;
  first?: Scalars['Int']['input'];
  sort?: PersonSort;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryAdminProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AdminProductFilter>;
  first?: Scalars['Int']['input'];
  sort?: AdminProductSort;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryAuditLogArgs = {
  action?: InputMaybe<AuditAction>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['String']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  timeZone?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryBookingListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryDeletionEffectsArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryMyProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryOffersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  productId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<OfferStatus>;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryOverviewArgs = {
  from: Scalars['String']['input'];
  interval?: OverviewInterval;
  to: Scalars['String']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  balance?: InputMaybe<BalanceStatus>;
  buyerId?: InputMaybe<Scalars['ID']['input']>;
  disputed?: InputMaybe<Scalars['Boolean']['input']>;
  first?: Scalars['Int']['input'];
  handOver?: InputMaybe<HandOverStatus>;
  sellerId?: InputMaybe<Scalars['ID']['input']>;
  sort?: PaymentSort;
  status?: InputMaybe<PaymentStatus>;
  text?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryPersonArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryProductPreviewArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryProductPreviewsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryProductStatisticsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryProductsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilter>;
  first?: Scalars['Int']['input'];
  sort?: ProductSort;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  kind?: InputMaybe<ReportKind>;
  startingAt?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<ReportState>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QuerySalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QuerySalesOverTimeArgs = {
  months?: Scalars['Int']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QuerySearchSuggestionsArgs = {
  first?: Scalars['Int']['input'];
  text: Scalars['String']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QuerySellerArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QuerySignInsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  userId: Scalars['ID']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryThreadArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryThreadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryUnendedOfferCountArgs = {
  productId: Scalars['ID']['input'];
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  role: Role;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryWishListArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** The average of the reviews of an account. */
export type Rating = {
  __typename?: 'Rating';
  /** From 1 to 5 stars; null without reviews. */
  average?: Maybe<Scalars['Float']['output']>;
  /** How many reviews. */
  count: Scalars['Int']['output'];
};

/** The payment, and what the sale changed. */
export type RecordPaymentAnswer = MutationAnswer & {
  __typename?: 'RecordPaymentAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The payment, now `PAID`; null when refused. */
  payment?: Maybe<Payment>;
  /** The booking entry that the sale removed, if there was one. */
  removedBookingId?: Maybe<Scalars['ID']['output']>;
  /** The wish entry that the sale removed, if there was one. */
  removedWishId?: Maybe<Scalars['ID']['output']>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The buyer, with the new counts. */
  viewer?: Maybe<User>;
};

/** A payment that the card provider has taken. */
export type RecordPaymentInput = {
  /** What was paid for; must be the product that the payment was opened for. */
  productId: Scalars['ID']['input'];
  /** The provider's id of the payment intent that succeeded. */
  transactionId: Scalars['String']['input'];
};

/** The payments that are refunded. */
export type RefundPaymentAnswer = MutationAnswer & {
  __typename?: 'RefundPaymentAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The payment as it is now, and the other instalment of the same sale, if it was paid. Null when there is none. */
  payments?: Maybe<Array<Payment>>;
  /** The product, which its seller has back. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Which payment an admin refunds, and why. */
export type RefundPaymentInput = {
  /** The payment's id; of two instalments either. */
  id: Scalars['ID']['input'];
  /** Why, for the shop's admins and its audit log. */
  reason: Scalars['String']['input'];
};

/** Why a request was refused. Branch on this, never on the message. */
export type RefusalCode =
  /** It is already so: already booked, already wished, the e-mail already has an account. Or it was edited meanwhile. */
  | 'conflict'
  /** The account's role or the record's owner does not allow it. */
  | 'forbidden'
  /** An argument breaks a rule; `field` names it. */
  | 'invalid'
  /** The product is sold, paused or was removed from sale. */
  | 'not-available'
  /** No such record, or not one that the caller may know of. */
  | 'not-found'
  /** The payment provider refused, or the payment does not match. */
  | 'payment-refused'
  /** Admins have suspended the account; the message says why, and to whom to write. */
  | 'suspended'
  /** More bytes, pixels or items than the limit allows. */
  | 'too-large'
  /** Too many requests in the last minute; wait and try again. Of an error, `extensions.retryAfter` says how many seconds. */
  | 'too-many-requests'
  /** No valid token came along, or its account is gone. */
  | 'unauthenticated'
  /** A service that is needed does not answer; try again. */
  | 'unavailable';

/** What somebody has reported to the shop's admins. */
export type Report = {
  __typename?: 'Report';
  /** When it was reported. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was decided on; null while it is open. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who decided on it. Null while it is open, and once the account was deleted. */
  decidedBy?: Maybe<User>;
  /** What an admin has done about it; null while it is open. */
  decision?: Maybe<ReportDecision>;
  /** What the admin wrote of it; null for nothing. */
  decisionNote?: Maybe<Scalars['String']['output']>;
  /** The report's id. */
  id: Scalars['ID']['output'];
  /** Which of `message`, `product` and `user` it is about. */
  kind: ReportKind;
  /** The message that it is about. Null once it no longer exists. */
  message?: Maybe<Message>;
  /** Up to five messages before it in its thread, the oldest first; none where it is not about a message. */
  messagesBefore: Array<Message>;
  /** More of it, in the words of who reported it; null where nothing was said. */
  note?: Maybe<Scalars['String']['output']>;
  /** The product that it is about. */
  product?: Maybe<Product>;
  /** Why. */
  reason: ReportReason;
  /** Who reported it. Null once the account was deleted. */
  reporter?: Maybe<User>;
  /** The person, the product's seller or the message's author: whom `SUSPEND` is about. Null once the account was deleted. */
  subject?: Maybe<User>;
  /** The id of that account, also once it was deleted. Null where it was not kept and what was reported is gone. */
  subjectId?: Maybe<Scalars['ID']['output']>;
  /** How many reports there are of the same message, product or person, with this one. */
  targetReportCount: Scalars['Int']['output'];
  /** The account that it is about. Null once it was deleted. */
  user?: Maybe<User>;
};

/** A page of reports, newest first. */
export type ReportConnection = {
  __typename?: 'ReportConnection';
  /** The page's entries, in the list's order. */
  edges: Array<ReportEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
};

/** What an admin does about a report. */
export type ReportDecision =
  /** Removes the product from sale, or the text of the message for both sides. */
  | 'delete'
  /** Hides the product, with a reason that its seller reads. */
  | 'hide'
  /** Nothing: what was reported stays as it is. */
  | 'nothing'
  /** Suspends the person, the seller of the product or the author of the message, with a reason that the person reads. */
  | 'suspend';

/** The report's place in a list. */
export type ReportEdge = {
  __typename?: 'ReportEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The report at this place. */
  node: Report;
};

/** What is reported. */
export type ReportKind =
  /** A message that was written to who reports it. */
  | 'message'
  /** A product of somebody else. */
  | 'product'
  /** A buyer or a seller. */
  | 'user';

/** The message that was reported. */
export type ReportMessageAnswer = MutationAnswer & {
  __typename?: 'ReportMessageAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The message; null when refused. */
  reportedMessage?: Maybe<Message>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** What is wrong with a message. */
export type ReportMessageInput = {
  /** The message. */
  messageId: Scalars['ID']['input'];
  /** More of it, for the shop's admins. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: ReportReason;
};

/** The payment with the problem. */
export type ReportProblemAnswer = MutationAnswer & {
  __typename?: 'ReportProblemAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The payment as it is now; null for one that is not the caller's. */
  payment?: Maybe<Payment>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** What is wrong with something that was bought. */
export type ReportProblemInput = {
  /** The payment that bought it. */
  paymentId: Scalars['ID']['input'];
  /** What is wrong, for the shop's admins. */
  problem: Scalars['String']['input'];
};

/** The product that was reported. */
export type ReportProductAnswer = MutationAnswer & {
  __typename?: 'ReportProductAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The product; null when refused, unless it was reported before. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** What is wrong with a product. */
export type ReportProductInput = {
  /** More of it, for the shop's admins. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Why. */
  reason: ReportReason;
};

/** Why something is reported. */
export type ReportReason =
  /** It takes money, or data, under a pretence. */
  | 'fraud'
  /** It is not allowed in the shop, or unsafe. */
  | 'not-allowed'
  /** It insults or threatens somebody. */
  | 'offensive'
  /** Something else, which the note says. */
  | 'other'
  /** It is advertising, or the same thing again and again. */
  | 'spam'
  /** What is said of the product, or of the person, is wrong. */
  | 'wrong-details';

/** Where a report stands. */
export type ReportState =
  /** An admin has decided on it. */
  | 'decided'
  /** No admin has decided on it. */
  | 'open';

/** The account that was reported. */
export type ReportUserAnswer = MutationAnswer & {
  __typename?: 'ReportUserAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The account; null when refused, unless it was reported before. */
  user?: Maybe<User>;
};

/** What is wrong with a person. */
export type ReportUserInput = {
  /** More of it, for the shop's admins. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why. */
  reason: ReportReason;
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** The product that was brought back. */
export type RestoreProductAnswer = MutationAnswer & {
  __typename?: 'RestoreProductAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The product as it is now; null when there is none. */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** The account that is suspended no longer, and what changed with it. */
export type RestoreUserAnswer = MutationAnswer & {
  __typename?: 'RestoreUserAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Its sales whose balance is open: the newest ones, 100 at most. Null when refused. */
  payments?: Maybe<Array<Payment>>;
  /** The account, also where it was not suspended; null when refused for another reason. */
  person?: Maybe<Person>;
  /** Its products that the suspension had hidden: the newest ones, 100 at most. Null when refused. */
  products?: Maybe<Array<Product>>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** What one side of a finished sale thinks of dealing with the other. */
export type Review = {
  __typename?: 'Review';
  /** Who wrote it. Null once the account was deleted. */
  author?: Maybe<User>;
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** The review's id. */
  id: Scalars['ID']['output'];
  /** The name of what was sold, when it was paid for. */
  productName: Scalars['String']['output'];
  /** From 1 to 5. */
  stars: Scalars['Int']['output'];
  /** Whom it is about. Null once the account was deleted. */
  subject?: Maybe<User>;
  /** In words; may be empty. */
  text: Scalars['String']['output'];
  /** From when on others can read it: when both sides have written, or 7 days after it was written. */
  visibleAt: Scalars['DateTime']['output'];
};

/** A page of reviews, newest first. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The page's entries, in the list's order. */
  edges: Array<ReviewEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
};

/** The review's place in a list. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The review at this place. */
  node: Review;
};

/** What an account may do. The role is read from the database on every request. */
export type Role =
  /** Adds categories and admins, verifies and deletes users. */
  | 'admin'
  /** Books, wish-lists and pays. */
  | 'buyer'
  /** Posts, edits, advertises, pauses and deletes own products. */
  | 'seller';

/** What a seller sold in a month of the shop's time zone. */
export type SalesPeriod = {
  __typename?: 'SalesPeriod';
  /**
   * What was paid for them, without what was returned. Sales in another currency than the shop's are counted, but not
   * added. At most 2,147,483,647 of the minor unit.
   */
  amount: Money;
  /** How many products were sold. A sale that was refunded in full does not count. */
  count: Scalars['Int']['output'];
  /** When it began. */
  from: Scalars['DateTime']['output'];
  /** The month, for example `2026-05`. */
  month: Scalars['String']['output'];
};

/** What somebody who has begun to type may be looking for. */
export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  /** Categories of which each word of the text begins some word of the title, or of a synonym; by title. */
  categories: Array<Category>;
  /** Names of products for sale in which each word of the text begins some word, or a synonym; each once, newest first. */
  productNames: Array<Scalars['String']['output']>;
};

/** The statistics of all of a seller's products that were not removed, added up. */
export type SellerStatistics = {
  __typename?: 'SellerStatistics';
  /** How often their pages were opened. */
  viewCount: Scalars['Int']['output'];
  /** How many entries of wish lists they are now. */
  wishCount: Scalars['Int']['output'];
};

/** The message that was written. */
export type SendMessageAnswer = MutationAnswer & {
  __typename?: 'SendMessageAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** The message, with its thread; null when refused. */
  sentMessage?: Maybe<Message>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller, with the present counts. */
  viewer?: Maybe<User>;
};

/** A message to the other side of a thread. */
export type SendMessageInput = {
  /** Chosen by the client: a repeat under the same id gives the message that was written first. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** What is written. */
  text: Scalars['String']['input'];
  /** Where it is written. */
  threadId: Scalars['ID']['input'];
};

/** What holds for the whole shop. */
export type Shop = {
  __typename?: 'Shop';
  /** Of all prices, as an ISO 4217 code in capitals. */
  currency: Scalars['String']['output'];
  /** The least price that can be paid in two instalments, in the currency's minor unit. */
  leastInstalmentPrice: Scalars['Int']['output'];
  /** The least that a card can be charged, and so the least price and offer, in the currency's minor unit. */
  leastPrice: Scalars['Int']['output'];
  /** The IANA name of the time zone of the shop's days, for example `America/New_York`. */
  timeZone: Scalars['String']['output'];
};

/** A part of the shop that it needs to work. */
export type ShopPart =
  /** The provider that charges cards. */
  | 'cards'
  /** Where all records are kept. */
  | 'database'
  /** The way by which processes tell each other of changes. */
  | 'events'
  /** Who people are: sign-in and sign-up. */
  | 'identity'
  /** Where photos are uploaded. */
  | 'images'
  /** What takes the mails of notifications. */
  | 'mail';

/** That somebody has signed in to an account; a sign-in that is renewed is still the same. The network address is not kept. */
export type SignIn = {
  __typename?: 'SignIn';
  /** The browser and its system, for example `Firefox 140 on Windows`; null for a program that is not known. */
  browser?: Maybe<Scalars['String']['output']>;
  /** Grows with the time of the sign-in. */
  id: Scalars['ID']['output'];
  /** By which way. */
  method: SignInMethod;
  /** When. */
  signedInAt: Scalars['DateTime']['output'];
  /** The account. Null once it was deleted. */
  user?: Maybe<User>;
};

/** A page of sign-ins, newest first. */
export type SignInConnection = {
  __typename?: 'SignInConnection';
  /** The page's entries, in the list's order. */
  edges: Array<SignInEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
};

/** The sign-in's place in a list. */
export type SignInEdge = {
  __typename?: 'SignInEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The sign-in at this place. */
  node: SignIn;
};

/** By which way somebody has signed in. */
export type SignInMethod =
  /** A Google account. */
  | 'google'
  /** Another way, or one that the identity provider did not tell. */
  | 'other'
  /** E-mail and password. */
  | 'password';

/** The sessions have ended. */
export type SignOutEverywhereAnswer = MutationAnswer & {
  __typename?: 'SignOutEverywhereAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Whether a product can be bought. Shoppers see only `AVAILABLE` products. */
export type Stock =
  /** For sale: can be booked and paid for. */
  | 'available'
  /** Hidden by an admin, or since its seller is suspended. Its seller and admins see that; to all others it is `REMOVED`. */
  | 'hidden'
  /** Taken from sale by its seller for a while; keeps its wishes and bookings. */
  | 'paused'
  /** Removed from sale by its seller or an admin, or together with its seller's account. */
  | 'removed'
  /** Paid for by one buyer; stays visible in lists that already hold it. */
  | 'sold'
  /** Sold outside the shop, as its seller said; keeps its wishes and bookings, and can be put on sale again. */
  | 'sold-elsewhere';

/** What can be followed over WebSocket. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * What is changed, here or elsewhere, as far as the caller may know of it. The first batch comes at
   * once and brings what happened since `since`. It ends when the caller's token expires or is ended, or
   * the account is gone. Over WebSocket (graphql-transport-ws) at `/graphql`, the token as `authorization` in the
   * connection's parameters.
   */
  changes: ChangeBatch;
};


/** What can be followed over WebSocket. */
export type SubscriptionChangesArgs = {
  since?: InputMaybe<Scalars['String']['input']>;
};

/** The account that is suspended now, and what changed with it. */
export type SuspendUserAnswer = MutationAnswer & {
  __typename?: 'SuspendUserAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Its payments that were called off, and its sales whose balance is open: the newest ones, 100 at most. Null when refused. */
  payments?: Maybe<Array<Payment>>;
  /** The account, also where it was suspended before; null when refused for another reason. */
  person?: Maybe<Person>;
  /** Its products that are hidden now: the newest ones, 100 at most. Null when refused. */
  products?: Maybe<Array<Product>>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** Whom to suspend, and why. */
export type SuspendUserInput = {
  /** Why. The person is told. */
  reason: Scalars['String']['input'];
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** What a buyer and the seller write to each other about a product. Nobody else reads it. */
export type Thread = {
  __typename?: 'Thread';
  /** Who asked. Null once the account was deleted. */
  buyer?: Maybe<User>;
  /** The thread's id. */
  id: Scalars['ID']['output'];
  /** Its newest message. */
  lastMessage: Message;
  /** Its messages, newest first. */
  messages: MessageConnection;
  /** What it is about, as it is now. Null once it no longer exists. */
  product?: Maybe<Product>;
  /** Who sells the product. Null once the account was deleted. */
  seller?: Maybe<User>;
  /** How many of its messages the caller has not read. */
  unreadCount: Scalars['Int']['output'];
  /** When its newest message was written. */
  updatedAt: Scalars['DateTime']['output'];
  /** Whether the caller can write: not once either side has blocked the other, or is gone. */
  viewerCanWrite: Scalars['Boolean']['output'];
  /** Whether the caller has blocked the other side. */
  viewerHasBlocked: Scalars['Boolean']['output'];
};


/** What a buyer and the seller write to each other about a product. Nobody else reads it. */
export type ThreadMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of threads, those with the newest messages first. */
export type ThreadConnection = {
  __typename?: 'ThreadConnection';
  /** The page's entries, in the list's order. */
  edges: Array<ThreadEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
};

/** The thread's place in a list. */
export type ThreadEdge = {
  __typename?: 'ThreadEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The thread at this place. */
  node: Thread;
};

/** The account whose verification is undone. */
export type UnverifyUserAnswer = MutationAnswer & {
  __typename?: 'UnverifyUserAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The account; null when refused. */
  user?: Maybe<User>;
};

/** The category as it is now. */
export type UpdateCategoryAnswer = MutationAnswer & {
  __typename?: 'UpdateCategoryAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** The category with its new details; null when refused. */
  category?: Maybe<Category>;
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/** A category as it is to be. */
export type UpdateCategoryInput = {
  /** What belongs here. Cards show its beginning. */
  body: Scalars['String']['input'];
  /** Which category. */
  id: Scalars['ID']['input'];
  /** The address of a picture, as an upload to the image host gave it, or the one that it has; any other site's is refused. */
  image: Scalars['ImageUrl']['input'];
  /** No other category may have it. */
  title: Scalars['String']['input'];
};

/** The account with its settings. */
export type UpdateNotificationSettingsAnswer = MutationAnswer & {
  __typename?: 'UpdateNotificationSettingsAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The caller, with the new settings; null when refused. */
  viewer?: Maybe<User>;
};

/** The product as it is now. */
export type UpdateProductAnswer = MutationAnswer & {
  __typename?: 'UpdateProductAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** The category that it was in before, with its present count; null if it is in the same one, and when refused. */
  formerCategory?: Maybe<Category>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /**
   * The edited product. Refused with `CONFLICT` or `NOT_AVAILABLE` (sold, sold elsewhere or removed meanwhile), the product
   * as it is now; else null.
   */
  product?: Maybe<Product>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
};

/**
 * All of a product as its seller wants it to be. It is taken if nobody has edited the product since `revision`; a repeat
 * of what was taken already succeeds.
 */
export type UpdateProductInput = {
  /** What works, what is worn, why it is sold. */
  body: Scalars['String']['input'];
  /** Where shoppers will find it. */
  categoryId: Scalars['ID']['input'];
  /** How worn it is. */
  condition: Condition;
  /** The product's id. */
  id: Scalars['ID']['input'];
  /** All photos in their order; the first becomes the cover. */
  images: Array<ProductImageInput>;
  /** Where it can be fetched, such as the town. */
  location: Scalars['String']['input'];
  /** What it cost when it was bought, in the currency's minor unit. */
  originalPrice: Scalars['Int']['input'];
  /** Where the seller can be called: digits only, a leading zero included. */
  phone: Scalars['String']['input'];
  /** What the seller calls it. */
  productName: Scalars['String']['input'];
  /** What the seller asks, in the currency's minor unit: at least `shop.leastPrice`. The card provider takes no more. */
  resalePrice: Scalars['Int']['input'];
  /** The `revision` of the product that was edited. */
  revision: Scalars['Int']['input'];
  /** Years of use so far; fractions are possible. */
  yearsOfUsedProduct: Scalars['Float']['input'];
};

/** The account as it is now. */
export type UpdateProfileAnswer = MutationAnswer & {
  __typename?: 'UpdateProfileAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The signed-in account; null when refused. */
  user?: Maybe<User>;
};

/** Name and picture of the signed-in account. */
export type UpdateProfileInput = {
  /** The address of a picture, as an upload to the image host gave it; any other site's is refused. Null keeps the present one. */
  image?: InputMaybe<Scalars['ImageUrl']['input']>;
  /** Takes the place of the present name. */
  name: Scalars['String']['input'];
};

/** An account. */
export type User = {
  __typename?: 'User';
  /** How many entries the account's booking list has. Null for anyone but the account itself. */
  bookingCount?: Maybe<Scalars['Int']['output']>;
  /** Visible to the account itself, to admins, and, for sellers, to anyone signed in; null for others. */
  email?: Maybe<Scalars['EmailAddress']['output']>;
  /** How many products it has for sale. Null unless it sells, or did so before it became an admin's. */
  forSaleCount?: Maybe<Scalars['Int']['output']>;
  /** Its `_id` in REST. Not the identity provider's uid. */
  id: Scalars['ID']['output'];
  /** Null without a photo; the application then shows a default picture. */
  image?: Maybe<Image>;
  /** Of what the account is also notified by mail. Null for anyone but the account itself. */
  mailedNotifications?: Maybe<Array<NotificationKind>>;
  /** Shown beside what the account sells or buys. */
  name: Scalars['String']['output'];
  /** How many products the account has for sale or sold. Null for anyone but the account itself. */
  productCount?: Maybe<Scalars['Int']['output']>;
  /** Its `AVAILABLE` products, newest first. Null unless it sells, or did so before it became an admin's. */
  productsForSale?: Maybe<ProductConnection>;
  /** Its `SOLD` products, newest first. Null unless it sells, or did so before it became an admin's. */
  productsSold?: Maybe<ProductConnection>;
  /** What others think of dealing with it: of a seller everyone sees it, of a buyer who is signed in; null for others. */
  rating?: Maybe<Rating>;
  /** The reviews of it that can be read, newest first. Null unless it sells, or did so before it became an admin's. */
  reviews?: Maybe<ReviewConnection>;
  /** What the account may do; it counts from the next request on when it changes. */
  role: Role;
  /** When the account was created. Null unless it sells, or did so before it became an admin's. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** How many products it has sold. Null unless it sells, or did so before it became an admin's. */
  soldCount?: Maybe<Scalars['Int']['output']>;
  /** How many messages to the account are not read. Null for anyone but the account itself. */
  unreadMessageCount?: Maybe<Scalars['Int']['output']>;
  /** How many of the account's notifications are not read. Null for anyone but the account itself. */
  unreadNotificationCount?: Maybe<Scalars['Int']['output']>;
  /** Whether an admin verified the account. */
  verified: Scalars['Boolean']['output'];
  /** How many entries the account's wish list has. Null for anyone but the account itself. */
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

/** A page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The page's accounts, in the list's order. */
  edges: Array<UserEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
  /** How many users the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** A user's place in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The account at this place. */
  node: User;
};

/** The account that is verified now. */
export type VerifyUserAnswer = MutationAnswer & {
  __typename?: 'VerifyUserAnswer';
  /** Whether a refusal says that it was done before; see `MutationAnswer`. */
  alreadyDone: Scalars['Boolean']['output'];
  /** Why it was refused; null on success. */
  code?: Maybe<RefusalCode>;
  /** The argument or input field at fault; null on success and where none is. */
  field?: Maybe<Scalars['String']['output']>;
  /** What was done, or why not, for people. */
  message: Scalars['String']['output'];
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
  /** The verified account; null when refused. */
  user?: Maybe<User>;
};

/** An entry of a buyer's wish list. */
export type WishItem = {
  __typename?: 'WishItem';
  /** When it was wished. The list has the newest first. */
  createdAt: Scalars['DateTime']['output'];
  /** Names the entry, not the product: `deleteWishProduct` takes it. */
  id: Scalars['ID']['output'];
  /** The product as it is now; `inStock` tells whether it can still be booked. */
  product: Product;
  /** The price when it was wished; a difference to `product.resalePrice` means that it was repriced. */
  productPrice: Money;
  /** Whose entry it is: the caller, since nobody else sees it. */
  user: User;
};

/** A page of wish entries, newest first. */
export type WishItemConnection = {
  __typename?: 'WishItemConnection';
  /** The page's entries, in the list's order. */
  edges: Array<WishItemEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
};

/** A wish entry's place in the list. */
export type WishItemEdge = {
  __typename?: 'WishItemEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The entry at this place. */
  node: WishItem;
};



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
    | ( Omit<AdvertiseProductAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<BlockUserAnswer, 'threads'> & { threads: Array<_RefType['Thread']> } )
    | ( Omit<CancelSaleAnswer, 'payment' | 'product'> & { payment?: Maybe<_RefType['Payment']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<ChangeStockAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<ConfirmHandOverAnswer, 'payment'> & { payment?: Maybe<_RefType['Payment']> } )
    | ( Omit<ConfirmReceiptAnswer, 'payment'> & { payment?: Maybe<_RefType['Payment']> } )
    | ( Omit<CreatePaymentIntentAnswer, 'amount' | 'payment'> & { amount?: Maybe<_RefType['Money']>, payment?: Maybe<_RefType['Payment']> } )
    | ( Omit<DecideReportAnswer, 'payments' | 'person' | 'product' | 'products' | 'reports'> & { payments?: Maybe<Array<_RefType['Payment']>>, person?: Maybe<_RefType['Person']>, product?: Maybe<_RefType['Product']>, products?: Maybe<Array<_RefType['Product']>>, reports?: Maybe<Array<_RefType['Report']>> } )
    | ( Omit<DeleteAccountAnswer, 'openBusiness'> & { openBusiness: Array<_RefType['OpenBusiness']> } )
    | ( Omit<DeleteBookingProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<DeleteCategoryAnswer, 'movedTo'> & { movedTo?: Maybe<_RefType['Category']> } )
    | ( Omit<DeleteProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<DeleteUserAnswer, 'anonymizedPayments' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<_RefType['Payment']>>, removedProducts?: Maybe<Array<_RefType['Product']>> } )
    | ( Omit<DeleteWishProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<DemoteAdminAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<EndAdvertisementAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<GetTokenAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<HideProductAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<MarkAllNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<_RefType['Notification']>>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<MarkNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<_RefType['Notification']>>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<MarkThreadReadAnswer, 'thread' | 'viewer'> & { thread?: Maybe<_RefType['Thread']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<MoveCategoryAnswer, 'categories'> & { categories?: Maybe<Array<_RefType['Category']>> } )
    | ( Omit<OfferAnswer, 'offer'> & { offer?: Maybe<_RefType['Offer']> } )
    | ( Omit<RecordPaymentAnswer, 'payment' | 'viewer'> & { payment?: Maybe<_RefType['Payment']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<RefundPaymentAnswer, 'payments' | 'product'> & { payments?: Maybe<Array<_RefType['Payment']>>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<ReportMessageAnswer, 'reportedMessage'> & { reportedMessage?: Maybe<_RefType['Message']> } )
    | ( Omit<ReportProblemAnswer, 'payment'> & { payment?: Maybe<_RefType['Payment']> } )
    | ( Omit<ReportProductAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<ReportUserAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<RestoreProductAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<RestoreUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<_RefType['Payment']>>, person?: Maybe<_RefType['Person']>, products?: Maybe<Array<_RefType['Product']>> } )
    | ( Omit<SendMessageAnswer, 'sentMessage' | 'viewer'> & { sentMessage?: Maybe<_RefType['Message']>, viewer?: Maybe<_RefType['User']> } )
    | ( SignOutEverywhereAnswer )
    | ( Omit<SuspendUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<_RefType['Payment']>>, person?: Maybe<_RefType['Person']>, products?: Maybe<Array<_RefType['Product']>> } )
    | ( Omit<UnverifyUserAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<UpdateCategoryAnswer, 'category'> & { category?: Maybe<_RefType['Category']> } )
    | ( Omit<UpdateNotificationSettingsAnswer, 'viewer'> & { viewer?: Maybe<_RefType['User']> } )
    | ( Omit<UpdateProductAnswer, 'formerCategory' | 'product'> & { formerCategory?: Maybe<_RefType['Category']>, product?: Maybe<_RefType['Product']> } )
    | ( Omit<UpdateProfileAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<VerifyUserAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptOfferAnswer: ResolverTypeWrapper<Omit<AcceptOfferAnswer, 'closedOffers' | 'offer' | 'product'> & { closedOffers: Array<ResolversTypes['Offer']>, offer?: Maybe<ResolversTypes['Offer']>, product?: Maybe<ResolversTypes['Product']> }>;
  AcceptOfferInput: AcceptOfferInput;
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
  AdminProductFilter: AdminProductFilter;
  AdminProductSort: null;
  AdminRefund: ResolverTypeWrapper<RefundRecord>;
  AdvertiseProductAnswer: ResolverTypeWrapper<Omit<AdvertiseProductAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  AskSellerInput: AskSellerInput;
  AuditAction: null;
  AuditEntry: ResolverTypeWrapper<AuditRecord>;
  AuditEntryConnection: ResolverTypeWrapper<AuditPage>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditSource: null;
  Balance: ResolverTypeWrapper<ShownBalance>;
  BalanceStatus: ResolverTypeWrapper<BalanceStatusValue>;
  BlockUserAnswer: ResolverTypeWrapper<Omit<BlockUserAnswer, 'threads'> & { threads: Array<ResolversTypes['Thread']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CancelSaleAnswer: ResolverTypeWrapper<Omit<CancelSaleAnswer, 'payment' | 'product'> & { payment?: Maybe<ResolversTypes['Payment']>, product?: Maybe<ResolversTypes['Product']> }>;
  CartItem: ResolverTypeWrapper<ListEntryRecord>;
  CartItemConnection: ResolverTypeWrapper<Omit<CartItemConnection, 'edges'> & { edges: Array<ResolversTypes['CartItemEdge']> }>;
  CartItemEdge: ResolverTypeWrapper<Omit<CartItemEdge, 'node'> & { node: ResolversTypes['CartItem'] }>;
  Category: ResolverTypeWrapper<CategoryRecord>;
  CategoryFacet: ResolverTypeWrapper<Omit<CategoryFacet, 'category'> & { category: ResolversTypes['Category'] }>;
  Change: ResolverTypeWrapper<ChangeRecord>;
  ChangeBatch: ResolverTypeWrapper<LiveBatch>;
  ChangeKind: null;
  ChangeStockAnswer: ResolverTypeWrapper<Omit<ChangeStockAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  Condition: null;
  ConditionFacet: ResolverTypeWrapper<ConditionFacet>;
  ConfirmHandOverAnswer: ResolverTypeWrapper<Omit<ConfirmHandOverAnswer, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  ConfirmReceiptAnswer: ResolverTypeWrapper<Omit<ConfirmReceiptAnswer, 'payment'> & { payment?: Maybe<ResolversTypes['Payment']> }>;
  ConstraintFormat: ConstraintFormat;
  Contact: ResolverTypeWrapper<Contact>;
  CreatePaymentIntentAnswer: ResolverTypeWrapper<Omit<CreatePaymentIntentAnswer, 'amount' | 'payment'> & { amount?: Maybe<ResolversTypes['Money']>, payment?: Maybe<ResolversTypes['Payment']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideReportAnswer: ResolverTypeWrapper<Omit<DecideReportAnswer, 'payments' | 'person' | 'product' | 'products' | 'reports'> & { payments?: Maybe<Array<ResolversTypes['Payment']>>, person?: Maybe<ResolversTypes['Person']>, product?: Maybe<ResolversTypes['Product']>, products?: Maybe<Array<ResolversTypes['Product']>>, reports?: Maybe<Array<ResolversTypes['Report']>> }>;
  DecideReportInput: DecideReportInput;
  DeleteAccountAnswer: ResolverTypeWrapper<Omit<DeleteAccountAnswer, 'openBusiness'> & { openBusiness: Array<ResolversTypes['OpenBusiness']> }>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteBookingProductAnswer: ResolverTypeWrapper<Omit<DeleteBookingProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeleteCategoryAnswer: ResolverTypeWrapper<Omit<DeleteCategoryAnswer, 'movedTo'> & { movedTo?: Maybe<ResolversTypes['Category']> }>;
  DeleteProductAnswer: ResolverTypeWrapper<Omit<DeleteProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeleteUserAnswer: ResolverTypeWrapper<Omit<DeleteUserAnswer, 'anonymizedPayments' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<ResolversTypes['Payment']>>, removedProducts?: Maybe<Array<ResolversTypes['Product']>> }>;
  DeleteWishProductAnswer: ResolverTypeWrapper<Omit<DeleteWishProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeletionEffects: ResolverTypeWrapper<Omit<DeletionEffects, 'openBusiness'> & { openBusiness: Array<ResolversTypes['OpenBusiness']> }>;
  DeliveryQueue: ResolverTypeWrapper<DeliveryQueue>;
  DemoMail: ResolverTypeWrapper<DemoMail>;
  DemoteAdminAnswer: ResolverTypeWrapper<Omit<DemoteAdminAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  DiskSpace: ResolverTypeWrapper<DiskSpace>;
  Dispute: ResolverTypeWrapper<DisputeRecord>;
  DisputeStatus: null;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndAdvertisementAnswer: ResolverTypeWrapper<Omit<EndAdvertisementAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GetTokenAnswer: ResolverTypeWrapper<Omit<GetTokenAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  GetTokenInput: GetTokenInput;
  HandOver: ResolverTypeWrapper<HandOver>;
  HandOverStatus: null;
  Health: ResolverTypeWrapper<HealthReport>;
  HideProductAnswer: ResolverTypeWrapper<Omit<HideProductAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  HideProductInput: HideProductInput;
  Hiding: ResolverTypeWrapper<HiddenRecord>;
  Hold: ResolverTypeWrapper<HoldRecord>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<PictureUrl>;
  ImageUrl: ResolverTypeWrapper<Scalars['ImageUrl']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  MakeOfferInput: MakeOfferInput;
  MarkAllNotificationsReadAnswer: ResolverTypeWrapper<Omit<MarkAllNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversTypes['Notification']>>, viewer?: Maybe<ResolversTypes['User']> }>;
  MarkNotificationsReadAnswer: ResolverTypeWrapper<Omit<MarkNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversTypes['Notification']>>, viewer?: Maybe<ResolversTypes['User']> }>;
  MarkThreadReadAnswer: ResolverTypeWrapper<Omit<MarkThreadReadAnswer, 'thread' | 'viewer'> & { thread?: Maybe<ResolversTypes['Thread']>, viewer?: Maybe<ResolversTypes['User']> }>;
  Message: ResolverTypeWrapper<MessageRecord>;
  MessageConnection: ResolverTypeWrapper<MessagePage>;
  MessageEdge: ResolverTypeWrapper<Omit<MessageEdge, 'node'> & { node: ResolversTypes['Message'] }>;
  Money: ResolverTypeWrapper<MoneySource>;
  MoveCategoryAnswer: ResolverTypeWrapper<Omit<MoveCategoryAnswer, 'categories'> & { categories?: Maybe<Array<ResolversTypes['Category']>> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationAnswer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationAnswer']>;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversTypes['NotificationEdge']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationKind: ResolverTypeWrapper<NotificationKindValue>;
  Offer: ResolverTypeWrapper<OfferRecord>;
  OfferAnswer: ResolverTypeWrapper<Omit<OfferAnswer, 'offer'> & { offer?: Maybe<ResolversTypes['Offer']> }>;
  OfferConnection: ResolverTypeWrapper<OfferPage>;
  OfferEdge: ResolverTypeWrapper<Omit<OfferEdge, 'node'> & { node: ResolversTypes['Offer'] }>;
  OfferStatus: ResolverTypeWrapper<OfferStatusValue>;
  OpenBusiness: ResolverTypeWrapper<OpenBusinessRecord>;
  OpenBusinessReason: null;
  Overview: ResolverTypeWrapper<OverviewRecord>;
  OverviewCategory: ResolverTypeWrapper<Omit<OverviewCategory, 'category' | 'money'> & { category: ResolversTypes['Category'], money: Array<ResolversTypes['Money']> }>;
  OverviewInterval: null;
  OverviewPeriod: ResolverTypeWrapper<Omit<OverviewPeriod, 'money'> & { money: Array<ResolversTypes['Money']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PartHealth: ResolverTypeWrapper<PartHealth>;
  PartState: null;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentConnection: ResolverTypeWrapper<PaymentPage>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentPart: ResolverTypeWrapper<PaymentPartValue>;
  PaymentSort: null;
  PaymentStatus: null;
  PaymentStatusCount: ResolverTypeWrapper<PaymentStatusCount>;
  Person: ResolverTypeWrapper<UserRecord>;
  PersonConnection: ResolverTypeWrapper<PersonPage>;
  PersonEdge: ResolverTypeWrapper<Omit<PersonEdge, 'node'> & { node: ResolversTypes['Person'] }>;
  PersonFilter: PersonFilter;
  PersonSort: null;
  PersonState: ResolverTypeWrapper<PersonStateValue>;
  PriceRange: ResolverTypeWrapper<Omit<PriceRange, 'max' | 'min'> & { max: ResolversTypes['Money'], min: ResolversTypes['Money'] }>;
  Product: ResolverTypeWrapper<ProductRecord>;
  ProductConnection: ResolverTypeWrapper<ProductPage>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductEdit: ResolverTypeWrapper<ProductEdit>;
  ProductFacets: ResolverTypeWrapper<Omit<ProductFacets, 'categories' | 'priceRange'> & { categories: Array<ResolversTypes['CategoryFacet']>, priceRange?: Maybe<ResolversTypes['PriceRange']> }>;
  ProductField: null;
  ProductFilter: ProductFilter;
  ProductImage: ResolverTypeWrapper<ProductImageRecord>;
  ProductImageInput: ProductImageInput;
  ProductSort: null;
  ProductStatistics: ResolverTypeWrapper<ProductNumbers>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rating: ResolverTypeWrapper<Rating>;
  RecordPaymentAnswer: ResolverTypeWrapper<Omit<RecordPaymentAnswer, 'payment' | 'viewer'> & { payment?: Maybe<ResolversTypes['Payment']>, viewer?: Maybe<ResolversTypes['User']> }>;
  RecordPaymentInput: RecordPaymentInput;
  RefundPaymentAnswer: ResolverTypeWrapper<Omit<RefundPaymentAnswer, 'payments' | 'product'> & { payments?: Maybe<Array<ResolversTypes['Payment']>>, product?: Maybe<ResolversTypes['Product']> }>;
  RefundPaymentInput: RefundPaymentInput;
  RefusalCode: null;
  Report: ResolverTypeWrapper<ReportRecord>;
  ReportConnection: ResolverTypeWrapper<ReportPage>;
  ReportDecision: null;
  ReportEdge: ResolverTypeWrapper<Omit<ReportEdge, 'node'> & { node: ResolversTypes['Report'] }>;
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
  RestoreProductAnswer: ResolverTypeWrapper<Omit<RestoreProductAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  RestoreUserAnswer: ResolverTypeWrapper<Omit<RestoreUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<ResolversTypes['Payment']>>, person?: Maybe<ResolversTypes['Person']>, products?: Maybe<Array<ResolversTypes['Product']>> }>;
  Review: ResolverTypeWrapper<ReviewRecord>;
  ReviewConnection: ResolverTypeWrapper<ReviewPage>;
  ReviewEdge: ResolverTypeWrapper<Omit<ReviewEdge, 'node'> & { node: ResolversTypes['Review'] }>;
  Role: null;
  SalesPeriod: ResolverTypeWrapper<SalesOfMonth>;
  SearchSuggestions: ResolverTypeWrapper<Omit<SearchSuggestions, 'categories'> & { categories: Array<ResolversTypes['Category']> }>;
  SellerStatistics: ResolverTypeWrapper<SellerStatistics>;
  SendMessageAnswer: ResolverTypeWrapper<Omit<SendMessageAnswer, 'sentMessage' | 'viewer'> & { sentMessage?: Maybe<ResolversTypes['Message']>, viewer?: Maybe<ResolversTypes['User']> }>;
  SendMessageInput: SendMessageInput;
  Shop: ResolverTypeWrapper<Shop>;
  ShopPart: null;
  SignIn: ResolverTypeWrapper<SignInRecord>;
  SignInConnection: ResolverTypeWrapper<SignInPage>;
  SignInEdge: ResolverTypeWrapper<Omit<SignInEdge, 'node'> & { node: ResolversTypes['SignIn'] }>;
  SignInMethod: null;
  SignOutEverywhereAnswer: ResolverTypeWrapper<SignOutEverywhereAnswer>;
  Stock: ResolverTypeWrapper<StockValue>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuspendUserAnswer: ResolverTypeWrapper<Omit<SuspendUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<ResolversTypes['Payment']>>, person?: Maybe<ResolversTypes['Person']>, products?: Maybe<Array<ResolversTypes['Product']>> }>;
  SuspendUserInput: SuspendUserInput;
  Thread: ResolverTypeWrapper<WrittenThread>;
  ThreadConnection: ResolverTypeWrapper<ThreadPage>;
  ThreadEdge: ResolverTypeWrapper<Omit<ThreadEdge, 'node'> & { node: ResolversTypes['Thread'] }>;
  UnverifyUserAnswer: ResolverTypeWrapper<Omit<UnverifyUserAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UpdateCategoryAnswer: ResolverTypeWrapper<Omit<UpdateCategoryAnswer, 'category'> & { category?: Maybe<ResolversTypes['Category']> }>;
  UpdateCategoryInput: UpdateCategoryInput;
  UpdateNotificationSettingsAnswer: ResolverTypeWrapper<Omit<UpdateNotificationSettingsAnswer, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  UpdateProductAnswer: ResolverTypeWrapper<Omit<UpdateProductAnswer, 'formerCategory' | 'product'> & { formerCategory?: Maybe<ResolversTypes['Category']>, product?: Maybe<ResolversTypes['Product']> }>;
  UpdateProductInput: UpdateProductInput;
  UpdateProfileAnswer: ResolverTypeWrapper<Omit<UpdateProfileAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UpdateProfileInput: UpdateProfileInput;
  User: ResolverTypeWrapper<UserRecord>;
  UserConnection: ResolverTypeWrapper<UserPage>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  VerifyUserAnswer: ResolverTypeWrapper<Omit<VerifyUserAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  WishItem: ResolverTypeWrapper<ListEntryRecord>;
  WishItemConnection: ResolverTypeWrapper<Omit<WishItemConnection, 'edges'> & { edges: Array<ResolversTypes['WishItemEdge']> }>;
  WishItemEdge: ResolverTypeWrapper<Omit<WishItemEdge, 'node'> & { node: ResolversTypes['WishItem'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptOfferAnswer: Omit<AcceptOfferAnswer, 'closedOffers' | 'offer' | 'product'> & { closedOffers: Array<ResolversParentTypes['Offer']>, offer?: Maybe<ResolversParentTypes['Offer']>, product?: Maybe<ResolversParentTypes['Product']> };
  AcceptOfferInput: AcceptOfferInput;
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
  AdminProductFilter: AdminProductFilter;
  AdminRefund: RefundRecord;
  AdvertiseProductAnswer: Omit<AdvertiseProductAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  AskSellerInput: AskSellerInput;
  AuditEntry: AuditRecord;
  AuditEntryConnection: AuditPage;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  Balance: ShownBalance;
  BlockUserAnswer: Omit<BlockUserAnswer, 'threads'> & { threads: Array<ResolversParentTypes['Thread']> };
  Boolean: Scalars['Boolean']['output'];
  CancelSaleAnswer: Omit<CancelSaleAnswer, 'payment' | 'product'> & { payment?: Maybe<ResolversParentTypes['Payment']>, product?: Maybe<ResolversParentTypes['Product']> };
  CartItem: ListEntryRecord;
  CartItemConnection: Omit<CartItemConnection, 'edges'> & { edges: Array<ResolversParentTypes['CartItemEdge']> };
  CartItemEdge: Omit<CartItemEdge, 'node'> & { node: ResolversParentTypes['CartItem'] };
  Category: CategoryRecord;
  CategoryFacet: Omit<CategoryFacet, 'category'> & { category: ResolversParentTypes['Category'] };
  Change: ChangeRecord;
  ChangeBatch: LiveBatch;
  ChangeStockAnswer: Omit<ChangeStockAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  ConditionFacet: ConditionFacet;
  ConfirmHandOverAnswer: Omit<ConfirmHandOverAnswer, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  ConfirmReceiptAnswer: Omit<ConfirmReceiptAnswer, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  Contact: Contact;
  CreatePaymentIntentAnswer: Omit<CreatePaymentIntentAnswer, 'amount' | 'payment'> & { amount?: Maybe<ResolversParentTypes['Money']>, payment?: Maybe<ResolversParentTypes['Payment']> };
  DateTime: Scalars['DateTime']['output'];
  DecideReportAnswer: Omit<DecideReportAnswer, 'payments' | 'person' | 'product' | 'products' | 'reports'> & { payments?: Maybe<Array<ResolversParentTypes['Payment']>>, person?: Maybe<ResolversParentTypes['Person']>, product?: Maybe<ResolversParentTypes['Product']>, products?: Maybe<Array<ResolversParentTypes['Product']>>, reports?: Maybe<Array<ResolversParentTypes['Report']>> };
  DecideReportInput: DecideReportInput;
  DeleteAccountAnswer: Omit<DeleteAccountAnswer, 'openBusiness'> & { openBusiness: Array<ResolversParentTypes['OpenBusiness']> };
  DeleteAccountInput: DeleteAccountInput;
  DeleteBookingProductAnswer: Omit<DeleteBookingProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeleteCategoryAnswer: Omit<DeleteCategoryAnswer, 'movedTo'> & { movedTo?: Maybe<ResolversParentTypes['Category']> };
  DeleteProductAnswer: Omit<DeleteProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeleteUserAnswer: Omit<DeleteUserAnswer, 'anonymizedPayments' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<ResolversParentTypes['Payment']>>, removedProducts?: Maybe<Array<ResolversParentTypes['Product']>> };
  DeleteWishProductAnswer: Omit<DeleteWishProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeletionEffects: Omit<DeletionEffects, 'openBusiness'> & { openBusiness: Array<ResolversParentTypes['OpenBusiness']> };
  DeliveryQueue: DeliveryQueue;
  DemoMail: DemoMail;
  DemoteAdminAnswer: Omit<DemoteAdminAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  DiskSpace: DiskSpace;
  Dispute: DisputeRecord;
  EmailAddress: Scalars['EmailAddress']['output'];
  EndAdvertisementAnswer: Omit<EndAdvertisementAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  Float: Scalars['Float']['output'];
  GetTokenAnswer: Omit<GetTokenAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  GetTokenInput: GetTokenInput;
  HandOver: HandOver;
  Health: HealthReport;
  HideProductAnswer: Omit<HideProductAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  HideProductInput: HideProductInput;
  Hiding: HiddenRecord;
  Hold: HoldRecord;
  ID: Scalars['ID']['output'];
  Image: PictureUrl;
  ImageUrl: Scalars['ImageUrl']['output'];
  Int: Scalars['Int']['output'];
  MakeOfferInput: MakeOfferInput;
  MarkAllNotificationsReadAnswer: Omit<MarkAllNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversParentTypes['Notification']>>, viewer?: Maybe<ResolversParentTypes['User']> };
  MarkNotificationsReadAnswer: Omit<MarkNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversParentTypes['Notification']>>, viewer?: Maybe<ResolversParentTypes['User']> };
  MarkThreadReadAnswer: Omit<MarkThreadReadAnswer, 'thread' | 'viewer'> & { thread?: Maybe<ResolversParentTypes['Thread']>, viewer?: Maybe<ResolversParentTypes['User']> };
  Message: MessageRecord;
  MessageConnection: MessagePage;
  MessageEdge: Omit<MessageEdge, 'node'> & { node: ResolversParentTypes['Message'] };
  Money: MoneySource;
  MoveCategoryAnswer: Omit<MoveCategoryAnswer, 'categories'> & { categories?: Maybe<Array<ResolversParentTypes['Category']>> };
  Mutation: Record<PropertyKey, never>;
  MutationAnswer: ResolversInterfaceTypes<ResolversParentTypes>['MutationAnswer'];
  Notification: NotificationRecord;
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversParentTypes['NotificationEdge']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  Offer: OfferRecord;
  OfferAnswer: Omit<OfferAnswer, 'offer'> & { offer?: Maybe<ResolversParentTypes['Offer']> };
  OfferConnection: OfferPage;
  OfferEdge: Omit<OfferEdge, 'node'> & { node: ResolversParentTypes['Offer'] };
  OpenBusiness: OpenBusinessRecord;
  Overview: OverviewRecord;
  OverviewCategory: Omit<OverviewCategory, 'category' | 'money'> & { category: ResolversParentTypes['Category'], money: Array<ResolversParentTypes['Money']> };
  OverviewPeriod: Omit<OverviewPeriod, 'money'> & { money: Array<ResolversParentTypes['Money']> };
  PageInfo: PageInfo;
  PartHealth: PartHealth;
  Payment: PaymentRecord;
  PaymentConnection: PaymentPage;
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentStatusCount: PaymentStatusCount;
  Person: UserRecord;
  PersonConnection: PersonPage;
  PersonEdge: Omit<PersonEdge, 'node'> & { node: ResolversParentTypes['Person'] };
  PersonFilter: PersonFilter;
  PriceRange: Omit<PriceRange, 'max' | 'min'> & { max: ResolversParentTypes['Money'], min: ResolversParentTypes['Money'] };
  Product: ProductRecord;
  ProductConnection: ProductPage;
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductEdit: ProductEdit;
  ProductFacets: Omit<ProductFacets, 'categories' | 'priceRange'> & { categories: Array<ResolversParentTypes['CategoryFacet']>, priceRange?: Maybe<ResolversParentTypes['PriceRange']> };
  ProductFilter: ProductFilter;
  ProductImage: ProductImageRecord;
  ProductImageInput: ProductImageInput;
  ProductStatistics: ProductNumbers;
  Query: Record<PropertyKey, never>;
  Rating: Rating;
  RecordPaymentAnswer: Omit<RecordPaymentAnswer, 'payment' | 'viewer'> & { payment?: Maybe<ResolversParentTypes['Payment']>, viewer?: Maybe<ResolversParentTypes['User']> };
  RecordPaymentInput: RecordPaymentInput;
  RefundPaymentAnswer: Omit<RefundPaymentAnswer, 'payments' | 'product'> & { payments?: Maybe<Array<ResolversParentTypes['Payment']>>, product?: Maybe<ResolversParentTypes['Product']> };
  RefundPaymentInput: RefundPaymentInput;
  Report: ReportRecord;
  ReportConnection: ReportPage;
  ReportEdge: Omit<ReportEdge, 'node'> & { node: ResolversParentTypes['Report'] };
  ReportMessageAnswer: Omit<ReportMessageAnswer, 'reportedMessage'> & { reportedMessage?: Maybe<ResolversParentTypes['Message']> };
  ReportMessageInput: ReportMessageInput;
  ReportProblemAnswer: Omit<ReportProblemAnswer, 'payment'> & { payment?: Maybe<ResolversParentTypes['Payment']> };
  ReportProblemInput: ReportProblemInput;
  ReportProductAnswer: Omit<ReportProductAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  ReportProductInput: ReportProductInput;
  ReportUserAnswer: Omit<ReportUserAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  ReportUserInput: ReportUserInput;
  RestoreProductAnswer: Omit<RestoreProductAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  RestoreUserAnswer: Omit<RestoreUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<ResolversParentTypes['Payment']>>, person?: Maybe<ResolversParentTypes['Person']>, products?: Maybe<Array<ResolversParentTypes['Product']>> };
  Review: ReviewRecord;
  ReviewConnection: ReviewPage;
  ReviewEdge: Omit<ReviewEdge, 'node'> & { node: ResolversParentTypes['Review'] };
  SalesPeriod: SalesOfMonth;
  SearchSuggestions: Omit<SearchSuggestions, 'categories'> & { categories: Array<ResolversParentTypes['Category']> };
  SellerStatistics: SellerStatistics;
  SendMessageAnswer: Omit<SendMessageAnswer, 'sentMessage' | 'viewer'> & { sentMessage?: Maybe<ResolversParentTypes['Message']>, viewer?: Maybe<ResolversParentTypes['User']> };
  SendMessageInput: SendMessageInput;
  Shop: Shop;
  SignIn: SignInRecord;
  SignInConnection: SignInPage;
  SignInEdge: Omit<SignInEdge, 'node'> & { node: ResolversParentTypes['SignIn'] };
  SignOutEverywhereAnswer: SignOutEverywhereAnswer;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuspendUserAnswer: Omit<SuspendUserAnswer, 'payments' | 'person' | 'products'> & { payments?: Maybe<Array<ResolversParentTypes['Payment']>>, person?: Maybe<ResolversParentTypes['Person']>, products?: Maybe<Array<ResolversParentTypes['Product']>> };
  SuspendUserInput: SuspendUserInput;
  Thread: WrittenThread;
  ThreadConnection: ThreadPage;
  ThreadEdge: Omit<ThreadEdge, 'node'> & { node: ResolversParentTypes['Thread'] };
  UnverifyUserAnswer: Omit<UnverifyUserAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UpdateCategoryAnswer: Omit<UpdateCategoryAnswer, 'category'> & { category?: Maybe<ResolversParentTypes['Category']> };
  UpdateCategoryInput: UpdateCategoryInput;
  UpdateNotificationSettingsAnswer: Omit<UpdateNotificationSettingsAnswer, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  UpdateProductAnswer: Omit<UpdateProductAnswer, 'formerCategory' | 'product'> & { formerCategory?: Maybe<ResolversParentTypes['Category']>, product?: Maybe<ResolversParentTypes['Product']> };
  UpdateProductInput: UpdateProductInput;
  UpdateProfileAnswer: Omit<UpdateProfileAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UpdateProfileInput: UpdateProfileInput;
  User: UserRecord;
  UserConnection: UserPage;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  VerifyUserAnswer: Omit<VerifyUserAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  WishItem: ListEntryRecord;
  WishItemConnection: Omit<WishItemConnection, 'edges'> & { edges: Array<ResolversParentTypes['WishItemEdge']> };
  WishItemEdge: Omit<WishItemEdge, 'node'> & { node: ResolversParentTypes['WishItem'] };
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

export type AcceptOfferAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptOfferAnswer'] = ResolversParentTypes['AcceptOfferAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closedOffers?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
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
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddProductAnswer'] = ResolversParentTypes['AddProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
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
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminProductSortResolvers = { NEWEST: 'NEWEST', OLDEST: 'OLDEST', PRICE_ASC: 'PRICE_ASC', PRICE_DESC: 'PRICE_DESC' };

export type AdminRefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdminRefund'] = ResolversParentTypes['AdminRefund']> = {
  admin?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  begunAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdvertiseProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdvertiseProductAnswer'] = ResolversParentTypes['AdvertiseProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditActionResolvers = { ADD_ADMIN: 'add-admin', ADD_CATEGORY: 'add-category', ADVERTISE_PRODUCT: 'advertise-product', CANCEL_SALE: 'cancel-sale', DECIDE_REPORT: 'decide-report', DELETE_ACCOUNT: 'delete-account', DELETE_CATEGORY: 'delete-category', DELETE_PRODUCT: 'delete-product', DELETE_USER: 'delete-user', DEMOTE_ADMIN: 'demote-admin', END_ADVERTISEMENT: 'end-advertisement', HIDE_PRODUCT: 'hide-product', MOVE_CATEGORY: 'move-category', REFUND_PAYMENT: 'refund-payment', RESTORE_PRODUCT: 'restore-product', RESTORE_USER: 'restore-user', SUSPEND_USER: 'suspend-user', UNVERIFY_USER: 'unverify-user', UPDATE_CATEGORY: 'update-category', VERIFY_USER: 'verify-user' };

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

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
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

export type BlockUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockUserAnswer'] = ResolversParentTypes['BlockUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  threads?: Resolver<Array<ResolversTypes['Thread']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelSaleAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelSaleAnswer'] = ResolversParentTypes['CancelSaleAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  productPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productRevision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type CartItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemConnection'] = ResolversParentTypes['CartItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CartItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CartItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CartItemEdge'] = ResolversParentTypes['CartItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  availableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  productCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<CategoryProductsArgs, 'first'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryFacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryFacet'] = ResolversParentTypes['CategoryFacet']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  cartItem?: Resolver<Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  signIn?: Resolver<Maybe<ResolversTypes['SignIn']>, ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  threadMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  wishItem?: Resolver<Maybe<ResolversTypes['WishItem']>, ParentType, ContextType>;
};

export type ChangeBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeBatch'] = ResolversParentTypes['ChangeBatch']> = {
  changes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChangeKindResolvers = { AUDIT: 'audit', BOOKING: 'booking', CATEGORY: 'category', CATEGORY_DELETED: 'category-deleted', MESSAGE: 'message', NOTIFICATION: 'notification', OFFER: 'offer', PAYMENT: 'payment', PRODUCT: 'product', REPORT: 'report', REVIEW: 'review', SIGN_IN: 'sign-in', THREAD: 'thread', USER: 'user', USER_DELETED: 'user-deleted', WISH: 'wish' };

export type ChangeStockAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeStockAnswer'] = ResolversParentTypes['ChangeStockAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
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
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmReceiptAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmReceiptAnswer'] = ResolversParentTypes['ConfirmReceiptAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
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
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecideReportAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideReportAnswer'] = ResolversParentTypes['DecideReportAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
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

export type DeleteAccountAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountAnswer'] = ResolversParentTypes['DeleteAccountAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCategoryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCategoryAnswer'] = ResolversParentTypes['DeleteCategoryAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedCategoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  movedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  movedTo?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductAnswer'] = ResolversParentTypes['DeleteProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteUserAnswer'] = ResolversParentTypes['DeleteUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  anonymizedPayments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deletedRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  deletedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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

export type DemoteAdminAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemoteAdminAnswer'] = ResolversParentTypes['DemoteAdminAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

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

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EndAdvertisementAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndAdvertisementAnswer'] = ResolversParentTypes['EndAdvertisementAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GetTokenAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GetTokenAnswer'] = ResolversParentTypes['GetTokenAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
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

export type HandOverStatusResolvers = { DISPUTED: 'disputed', HANDED_OVER: 'handed-over', PAID: 'paid', REFUNDED: 'refunded' };

export type HealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Health'] = ResolversParentTypes['Health']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disk?: Resolver<Maybe<ResolversTypes['DiskSpace']>, ParentType, ContextType>;
  lastBackupAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mails?: Resolver<Maybe<ResolversTypes['DeliveryQueue']>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['DeliveryQueue']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['PartHealth']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HideProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HideProductAnswer'] = ResolversParentTypes['HideProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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

export type MarkAllNotificationsReadAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkAllNotificationsReadAnswer'] = ResolversParentTypes['MarkAllNotificationsReadAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
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
  sender?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType>;
  viewerHasReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerIsSender?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConnection'] = ResolversParentTypes['MessageConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MessageEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
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

export type MoveCategoryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveCategoryAnswer'] = ResolversParentTypes['MoveCategoryAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptOffer?: Resolver<ResolversTypes['AcceptOfferAnswer'], ParentType, ContextType, RequireFields<MutationAcceptOfferArgs, 'input'>>;
  addAdmin?: Resolver<ResolversTypes['AddAdminAnswer'], ParentType, ContextType, RequireFields<MutationAddAdminArgs, 'email'>>;
  addCategory?: Resolver<ResolversTypes['AddCategoryAnswer'], ParentType, ContextType, RequireFields<MutationAddCategoryArgs, 'input'>>;
  addProduct?: Resolver<ResolversTypes['AddProductAnswer'], ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  addReview?: Resolver<ResolversTypes['AddReviewAnswer'], ParentType, ContextType, RequireFields<MutationAddReviewArgs, 'input'>>;
  addToBookingList?: Resolver<ResolversTypes['AddToBookingListAnswer'], ParentType, ContextType, RequireFields<MutationAddToBookingListArgs, 'productId'>>;
  addToWishList?: Resolver<ResolversTypes['AddToWishListAnswer'], ParentType, ContextType, RequireFields<MutationAddToWishListArgs, 'productId'>>;
  addUser?: Resolver<ResolversTypes['AddUserAnswer'], ParentType, ContextType, RequireFields<MutationAddUserArgs, 'input'>>;
  advertiseProduct?: Resolver<ResolversTypes['AdvertiseProductAnswer'], ParentType, ContextType, RequireFields<MutationAdvertiseProductArgs, 'id'>>;
  askSeller?: Resolver<ResolversTypes['SendMessageAnswer'], ParentType, ContextType, RequireFields<MutationAskSellerArgs, 'input'>>;
  blockUser?: Resolver<ResolversTypes['BlockUserAnswer'], ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'userId'>>;
  cancelSale?: Resolver<ResolversTypes['CancelSaleAnswer'], ParentType, ContextType, RequireFields<MutationCancelSaleArgs, 'paymentId'>>;
  confirmHandOver?: Resolver<ResolversTypes['ConfirmHandOverAnswer'], ParentType, ContextType, RequireFields<MutationConfirmHandOverArgs, 'paymentId'>>;
  confirmReceipt?: Resolver<ResolversTypes['ConfirmReceiptAnswer'], ParentType, ContextType, RequireFields<MutationConfirmReceiptArgs, 'paymentId'>>;
  createPaymentIntent?: Resolver<ResolversTypes['CreatePaymentIntentAnswer'], ParentType, ContextType, RequireFields<MutationCreatePaymentIntentArgs, 'part' | 'productId'>>;
  decideReport?: Resolver<ResolversTypes['DecideReportAnswer'], ParentType, ContextType, RequireFields<MutationDecideReportArgs, 'input'>>;
  declineOffer?: Resolver<ResolversTypes['OfferAnswer'], ParentType, ContextType, RequireFields<MutationDeclineOfferArgs, 'id'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteBookingProduct?: Resolver<ResolversTypes['DeleteBookingProductAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBookingProductArgs, 'id'>>;
  deleteCategory?: Resolver<ResolversTypes['DeleteCategoryAnswer'], ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'id'>>;
  deleteProduct?: Resolver<ResolversTypes['DeleteProductAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  deleteUser?: Resolver<ResolversTypes['DeleteUserAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'email'>>;
  deleteWishProduct?: Resolver<ResolversTypes['DeleteWishProductAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWishProductArgs, 'id'>>;
  demoteAdmin?: Resolver<ResolversTypes['DemoteAdminAnswer'], ParentType, ContextType, RequireFields<MutationDemoteAdminArgs, 'email'>>;
  endAdvertisement?: Resolver<ResolversTypes['EndAdvertisementAnswer'], ParentType, ContextType, RequireFields<MutationEndAdvertisementArgs, 'id'>>;
  getToken?: Resolver<ResolversTypes['GetTokenAnswer'], ParentType, ContextType, RequireFields<MutationGetTokenArgs, 'input'>>;
  hideProduct?: Resolver<ResolversTypes['HideProductAnswer'], ParentType, ContextType, RequireFields<MutationHideProductArgs, 'input'>>;
  makeOffer?: Resolver<ResolversTypes['OfferAnswer'], ParentType, ContextType, RequireFields<MutationMakeOfferArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadAnswer'], ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'until'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadAnswer'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'ids'>>;
  markSoldElsewhere?: Resolver<ResolversTypes['ChangeStockAnswer'], ParentType, ContextType, RequireFields<MutationMarkSoldElsewhereArgs, 'id'>>;
  markThreadRead?: Resolver<ResolversTypes['MarkThreadReadAnswer'], ParentType, ContextType, RequireFields<MutationMarkThreadReadArgs, 'threadId' | 'until'>>;
  moveCategory?: Resolver<ResolversTypes['MoveCategoryAnswer'], ParentType, ContextType, RequireFields<MutationMoveCategoryArgs, 'id'>>;
  pauseProduct?: Resolver<ResolversTypes['ChangeStockAnswer'], ParentType, ContextType, RequireFields<MutationPauseProductArgs, 'id'>>;
  recordPayment?: Resolver<ResolversTypes['RecordPaymentAnswer'], ParentType, ContextType, RequireFields<MutationRecordPaymentArgs, 'input'>>;
  refundPayment?: Resolver<ResolversTypes['RefundPaymentAnswer'], ParentType, ContextType, RequireFields<MutationRefundPaymentArgs, 'input'>>;
  relistProduct?: Resolver<ResolversTypes['ChangeStockAnswer'], ParentType, ContextType, RequireFields<MutationRelistProductArgs, 'id'>>;
  reportMessage?: Resolver<ResolversTypes['ReportMessageAnswer'], ParentType, ContextType, RequireFields<MutationReportMessageArgs, 'input'>>;
  reportProblem?: Resolver<ResolversTypes['ReportProblemAnswer'], ParentType, ContextType, RequireFields<MutationReportProblemArgs, 'input'>>;
  reportProduct?: Resolver<ResolversTypes['ReportProductAnswer'], ParentType, ContextType, RequireFields<MutationReportProductArgs, 'input'>>;
  reportUser?: Resolver<ResolversTypes['ReportUserAnswer'], ParentType, ContextType, RequireFields<MutationReportUserArgs, 'input'>>;
  restoreProduct?: Resolver<ResolversTypes['RestoreProductAnswer'], ParentType, ContextType, RequireFields<MutationRestoreProductArgs, 'id'>>;
  restoreUser?: Resolver<ResolversTypes['RestoreUserAnswer'], ParentType, ContextType, RequireFields<MutationRestoreUserArgs, 'userId'>>;
  resumeProduct?: Resolver<ResolversTypes['ChangeStockAnswer'], ParentType, ContextType, RequireFields<MutationResumeProductArgs, 'id'>>;
  sendMessage?: Resolver<ResolversTypes['SendMessageAnswer'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'input'>>;
  signOutEverywhere?: Resolver<ResolversTypes['SignOutEverywhereAnswer'], ParentType, ContextType>;
  suspendUser?: Resolver<ResolversTypes['SuspendUserAnswer'], ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'input'>>;
  unblockUser?: Resolver<ResolversTypes['BlockUserAnswer'], ParentType, ContextType, RequireFields<MutationUnblockUserArgs, 'userId'>>;
  unverifyUser?: Resolver<ResolversTypes['UnverifyUserAnswer'], ParentType, ContextType, RequireFields<MutationUnverifyUserArgs, 'email'>>;
  updateCategory?: Resolver<ResolversTypes['UpdateCategoryAnswer'], ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'input'>>;
  updateNotificationSettings?: Resolver<ResolversTypes['UpdateNotificationSettingsAnswer'], ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingsArgs, 'mailed'>>;
  updateProduct?: Resolver<ResolversTypes['UpdateProductAnswer'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileAnswer'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  verifyUser?: Resolver<ResolversTypes['VerifyUserAnswer'], ParentType, ContextType, RequireFields<MutationVerifyUserArgs, 'email'>>;
  withdrawOffer?: Resolver<ResolversTypes['OfferAnswer'], ParentType, ContextType, RequireFields<MutationWithdrawOfferArgs, 'id'>>;
};

export type MutationAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutationAnswer'] = ResolversParentTypes['MutationAnswer']> = {
  __resolveType: TypeResolveFn<'AcceptOfferAnswer' | 'AddAdminAnswer' | 'AddCategoryAnswer' | 'AddProductAnswer' | 'AddReviewAnswer' | 'AddToBookingListAnswer' | 'AddToWishListAnswer' | 'AddUserAnswer' | 'AdvertiseProductAnswer' | 'BlockUserAnswer' | 'CancelSaleAnswer' | 'ChangeStockAnswer' | 'ConfirmHandOverAnswer' | 'ConfirmReceiptAnswer' | 'CreatePaymentIntentAnswer' | 'DecideReportAnswer' | 'DeleteAccountAnswer' | 'DeleteBookingProductAnswer' | 'DeleteCategoryAnswer' | 'DeleteProductAnswer' | 'DeleteUserAnswer' | 'DeleteWishProductAnswer' | 'DemoteAdminAnswer' | 'EndAdvertisementAnswer' | 'GetTokenAnswer' | 'HideProductAnswer' | 'MarkAllNotificationsReadAnswer' | 'MarkNotificationsReadAnswer' | 'MarkThreadReadAnswer' | 'MoveCategoryAnswer' | 'OfferAnswer' | 'RecordPaymentAnswer' | 'RefundPaymentAnswer' | 'ReportMessageAnswer' | 'ReportProblemAnswer' | 'ReportProductAnswer' | 'ReportUserAnswer' | 'RestoreProductAnswer' | 'RestoreUserAnswer' | 'SendMessageAnswer' | 'SignOutEverywhereAnswer' | 'SuspendUserAnswer' | 'UnverifyUserAnswer' | 'UpdateCategoryAnswer' | 'UpdateNotificationSettingsAnswer' | 'UpdateProductAnswer' | 'UpdateProfileAnswer' | 'VerifyUserAnswer', ParentType, ContextType>;
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

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotificationKindResolvers = { BALANCE_DUE: 'balance-due', BALANCE_OVERDUE: 'balance-overdue', BALANCE_PAID: 'balance-paid', BALANCE_REMINDER: 'balance-reminder', BOOKED: 'booked', HANDED_OVER: 'handed-over', MESSAGE: 'message', OFFER_ACCEPTED: 'offer-accepted', OFFER_CLOSED: 'offer-closed', OFFER_DECLINED: 'offer-declined', OFFER_LAPSED: 'offer-lapsed', OFFER_MADE: 'offer-made', OFFER_UNPAID: 'offer-unpaid', PAID: 'paid', PRICE_LOWERED: 'price-lowered', PROBLEM_REPORTED: 'problem-reported', PRODUCT_EDITED: 'product-edited', PRODUCT_HIDDEN: 'product-hidden', PRODUCT_RESTORED: 'product-restored', REFUNDED: 'refunded', REPORT_ABOUT_YOU: 'report-about-you', REPORT_DECIDED: 'report-decided', REPORT_FILED: 'report-filed', RESTORED: 'restored', REVIEWED: 'reviewed', SALE_CANCELLED: 'sale-cancelled', SOLD: 'sold', SUSPENDED: 'suspended', UNAVAILABLE: 'unavailable', UNVERIFIED: 'unverified', VERIFIED: 'verified' };

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
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferConnection'] = ResolversParentTypes['OfferConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OfferEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
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

export type OverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Overview'] = ResolversParentTypes['Overview']> = {
  categories?: Resolver<Array<ResolversTypes['OverviewCategory']>, ParentType, ContextType>;
  openReportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overdueBalanceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['PaymentStatusCount']>, ParentType, ContextType>;
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
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  money?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  saleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartHealth'] = ResolversParentTypes['PartHealth']> = {
  hosted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['ShopPart'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PartState'], ParentType, ContextType>;
};

export type PartStateResolvers = { DOWN: 'down', SLOW: 'slow', UP: 'up' };

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

export type PaymentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
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

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
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
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PersonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonEdge'] = ResolversParentTypes['PersonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type PersonSortResolvers = { LAST_ACTIVE: 'last-active', NEWEST: 'newest', OLDEST: 'oldest' };

export type PersonStateResolvers = { ACTIVE: 'active', SUSPENDED: 'suspended' };

export type PriceRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  advertisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  advertisement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['Condition'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type ProductConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  advertisements?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  correctedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ResolversTypes['ProductFacets']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductEditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductEdit'] = ResolversParentTypes['ProductEdit']> = {
  editedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['ProductField'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  categories?: Resolver<Array<ResolversTypes['CategoryFacet']>, ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['ConditionFacet']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  verifiedSellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductFieldResolvers = { BODY: 'body', CATEGORY: 'categoryId', CONDITION: 'condition', IMAGES: 'images', LOCATION: 'location', ORIGINAL_PRICE: 'originalPrice', PHONE: 'phone', PRODUCT_NAME: 'productName', RESALE_PRICE: 'resalePrice', YEARS_OF_USE: 'yearsOfUsedProduct' };

export type ProductImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
};

export type ProductSortResolvers = { NEWEST: 'NEWEST', PRICE_ASC: 'PRICE_ASC', PRICE_DESC: 'PRICE_DESC', RELEVANCE: 'RELEVANCE', SAVING_DESC: 'SAVING_DESC' };

export type ProductStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductStatistics'] = ResolversParentTypes['ProductStatistics']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminPeople?: Resolver<ResolversTypes['PersonConnection'], ParentType, ContextType, RequireFields<QueryAdminPeopleArgs, 'first' | 'sort'>>;
  adminProducts?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryAdminProductsArgs, 'first' | 'sort'>>;
  auditLog?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'first'>>;
  bookingList?: Resolver<ResolversTypes['CartItemConnection'], ParentType, ContextType, RequireFields<QueryBookingListArgs, 'first'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  changeCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deletionEffects?: Resolver<Maybe<ResolversTypes['DeletionEffects']>, ParentType, ContextType, RequireFields<QueryDeletionEffectsArgs, 'id'>>;
  demoMails?: Resolver<Maybe<Array<ResolversTypes['DemoMail']>>, ParentType, ContextType>;
  health?: Resolver<ResolversTypes['Health'], ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  myProducts?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryMyProductsArgs, 'first'>>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  offers?: Resolver<ResolversTypes['OfferConnection'], ParentType, ContextType, RequireFields<QueryOffersArgs, 'first'>>;
  overview?: Resolver<ResolversTypes['Overview'], ParentType, ContextType, RequireFields<QueryOverviewArgs, 'from' | 'interval' | 'to'>>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'first' | 'sort'>>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType, RequireFields<QueryPersonArgs, 'id'>>;
  personalData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productPreview?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductPreviewArgs, 'id'>>;
  productPreviews?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductPreviewsArgs, 'ids'>>;
  productStatistics?: Resolver<Array<ResolversTypes['ProductStatistics']>, ParentType, ContextType, RequireFields<QueryProductStatisticsArgs, 'ids'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'sort'>>;
  purchases?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPurchasesArgs, 'first'>>;
  reports?: Resolver<ResolversTypes['ReportConnection'], ParentType, ContextType, RequireFields<QueryReportsArgs, 'first' | 'state'>>;
  sales?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QuerySalesArgs, 'first'>>;
  salesOverTime?: Resolver<Array<ResolversTypes['SalesPeriod']>, ParentType, ContextType, RequireFields<QuerySalesOverTimeArgs, 'months'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'first' | 'text'>>;
  seller?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'id'>>;
  sellerStatistics?: Resolver<ResolversTypes['SellerStatistics'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['Shop'], ParentType, ContextType>;
  signIns?: Resolver<ResolversTypes['SignInConnection'], ParentType, ContextType, RequireFields<QuerySignInsArgs, 'first' | 'userId'>>;
  thread?: Resolver<Maybe<ResolversTypes['Thread']>, ParentType, ContextType, RequireFields<QueryThreadArgs, 'id'>>;
  threads?: Resolver<ResolversTypes['ThreadConnection'], ParentType, ContextType, RequireFields<QueryThreadsArgs, 'first'>>;
  unendedOfferCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryUnendedOfferCountArgs, 'productId'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'first' | 'role'>>;
  wishList?: Resolver<ResolversTypes['WishItemConnection'], ParentType, ContextType, RequireFields<QueryWishListArgs, 'first'>>;
};

export type RatingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating']> = {
  average?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecordPaymentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordPaymentAnswer'] = ResolversParentTypes['RecordPaymentAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  removedBookingId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  removedWishId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundPaymentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundPaymentAnswer'] = ResolversParentTypes['RefundPaymentAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type ReportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportConnection'] = ResolversParentTypes['ReportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
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
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportedMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportProblemAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportProblemAnswer'] = ResolversParentTypes['ReportProblemAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportProductAnswer'] = ResolversParentTypes['ReportProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
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
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreProductAnswer'] = ResolversParentTypes['RestoreProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreUserAnswer'] = ResolversParentTypes['RestoreUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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

export type ReviewConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewConnection'] = ResolversParentTypes['ReviewConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReviewEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
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

export type SearchSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  productNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SellerStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellerStatistics'] = ResolversParentTypes['SellerStatistics']> = {
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wishCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SendMessageAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendMessageAnswer'] = ResolversParentTypes['SendMessageAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentMessage?: Resolver<Maybe<ResolversTypes['Message']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leastInstalmentPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leastPrice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopPartResolvers = { CARDS: 'cards', DATABASE: 'database', EVENTS: 'events', IDENTITY: 'identity', IMAGES: 'images', MAIL: 'mail' };

export type SignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['SignInMethod'], ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SignInConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInConnection'] = ResolversParentTypes['SignInConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SignInEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SignInEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInEdge'] = ResolversParentTypes['SignInEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType>;
};

export type SignInMethodResolvers = { GOOGLE: 'google', OTHER: 'other', PASSWORD: 'password' };

export type SignOutEverywhereAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutEverywhereAnswer'] = ResolversParentTypes['SignOutEverywhereAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockResolvers = { AVAILABLE: 'available', HIDDEN: 'hidden', PAUSED: 'paused', REMOVED: 'removed', SOLD: 'sold', SOLD_ELSEWHERE: 'sold-elsewhere' };

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['ChangeBatch'], "changes", ParentType, ContextType, Partial<SubscriptionChangesArgs>>;
};

export type SuspendUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendUserAnswer'] = ResolversParentTypes['SuspendUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
};

export type ThreadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadConnection'] = ResolversParentTypes['ThreadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ThreadEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ThreadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThreadEdge'] = ResolversParentTypes['ThreadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Thread'], ParentType, ContextType>;
};

export type UnverifyUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnverifyUserAnswer'] = ResolversParentTypes['UnverifyUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCategoryAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCategoryAnswer'] = ResolversParentTypes['UpdateCategoryAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateNotificationSettingsAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNotificationSettingsAnswer'] = ResolversParentTypes['UpdateNotificationSettingsAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProductAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductAnswer'] = ResolversParentTypes['UpdateProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
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
  productCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productsForSale?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<UserProductsForSaleArgs, 'first'>>;
  productsSold?: Resolver<Maybe<ResolversTypes['ProductConnection']>, ParentType, ContextType, RequireFields<UserProductsSoldArgs, 'first'>>;
  rating?: Resolver<Maybe<ResolversTypes['Rating']>, ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewConnection']>, ParentType, ContextType, RequireFields<UserReviewsArgs, 'first'>>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  soldCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadMessageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadNotificationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type VerifyUserAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyUserAnswer'] = ResolversParentTypes['VerifyUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
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

export type WishItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishItemConnection'] = ResolversParentTypes['WishItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WishItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WishItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WishItemEdge'] = ResolversParentTypes['WishItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WishItem'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptOfferAnswer?: AcceptOfferAnswerResolvers<ContextType>;
  AddAdminAnswer?: AddAdminAnswerResolvers<ContextType>;
  AddCategoryAnswer?: AddCategoryAnswerResolvers<ContextType>;
  AddProductAnswer?: AddProductAnswerResolvers<ContextType>;
  AddReviewAnswer?: AddReviewAnswerResolvers<ContextType>;
  AddToBookingListAnswer?: AddToBookingListAnswerResolvers<ContextType>;
  AddToWishListAnswer?: AddToWishListAnswerResolvers<ContextType>;
  AddUserAnswer?: AddUserAnswerResolvers<ContextType>;
  AdminProductSort?: AdminProductSortResolvers;
  AdminRefund?: AdminRefundResolvers<ContextType>;
  AdvertiseProductAnswer?: AdvertiseProductAnswerResolvers<ContextType>;
  AuditAction?: AuditActionResolvers;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditSource?: AuditSourceResolvers;
  Balance?: BalanceResolvers<ContextType>;
  BalanceStatus?: BalanceStatusResolvers;
  BlockUserAnswer?: BlockUserAnswerResolvers<ContextType>;
  CancelSaleAnswer?: CancelSaleAnswerResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartItemConnection?: CartItemConnectionResolvers<ContextType>;
  CartItemEdge?: CartItemEdgeResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryFacet?: CategoryFacetResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeBatch?: ChangeBatchResolvers<ContextType>;
  ChangeKind?: ChangeKindResolvers;
  ChangeStockAnswer?: ChangeStockAnswerResolvers<ContextType>;
  Condition?: ConditionResolvers;
  ConditionFacet?: ConditionFacetResolvers<ContextType>;
  ConfirmHandOverAnswer?: ConfirmHandOverAnswerResolvers<ContextType>;
  ConfirmReceiptAnswer?: ConfirmReceiptAnswerResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  CreatePaymentIntentAnswer?: CreatePaymentIntentAnswerResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecideReportAnswer?: DecideReportAnswerResolvers<ContextType>;
  DeleteAccountAnswer?: DeleteAccountAnswerResolvers<ContextType>;
  DeleteBookingProductAnswer?: DeleteBookingProductAnswerResolvers<ContextType>;
  DeleteCategoryAnswer?: DeleteCategoryAnswerResolvers<ContextType>;
  DeleteProductAnswer?: DeleteProductAnswerResolvers<ContextType>;
  DeleteUserAnswer?: DeleteUserAnswerResolvers<ContextType>;
  DeleteWishProductAnswer?: DeleteWishProductAnswerResolvers<ContextType>;
  DeletionEffects?: DeletionEffectsResolvers<ContextType>;
  DeliveryQueue?: DeliveryQueueResolvers<ContextType>;
  DemoMail?: DemoMailResolvers<ContextType>;
  DemoteAdminAnswer?: DemoteAdminAnswerResolvers<ContextType>;
  DiskSpace?: DiskSpaceResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  DisputeStatus?: DisputeStatusResolvers;
  EmailAddress?: GraphQLScalarType;
  EndAdvertisementAnswer?: EndAdvertisementAnswerResolvers<ContextType>;
  GetTokenAnswer?: GetTokenAnswerResolvers<ContextType>;
  HandOver?: HandOverResolvers<ContextType>;
  HandOverStatus?: HandOverStatusResolvers;
  Health?: HealthResolvers<ContextType>;
  HideProductAnswer?: HideProductAnswerResolvers<ContextType>;
  Hiding?: HidingResolvers<ContextType>;
  Hold?: HoldResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageUrl?: GraphQLScalarType;
  MarkAllNotificationsReadAnswer?: MarkAllNotificationsReadAnswerResolvers<ContextType>;
  MarkNotificationsReadAnswer?: MarkNotificationsReadAnswerResolvers<ContextType>;
  MarkThreadReadAnswer?: MarkThreadReadAnswerResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageConnection?: MessageConnectionResolvers<ContextType>;
  MessageEdge?: MessageEdgeResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoveCategoryAnswer?: MoveCategoryAnswerResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationAnswer?: MutationAnswerResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  NotificationKind?: NotificationKindResolvers;
  Offer?: OfferResolvers<ContextType>;
  OfferAnswer?: OfferAnswerResolvers<ContextType>;
  OfferConnection?: OfferConnectionResolvers<ContextType>;
  OfferEdge?: OfferEdgeResolvers<ContextType>;
  OfferStatus?: OfferStatusResolvers;
  OpenBusiness?: OpenBusinessResolvers<ContextType>;
  OpenBusinessReason?: OpenBusinessReasonResolvers;
  Overview?: OverviewResolvers<ContextType>;
  OverviewCategory?: OverviewCategoryResolvers<ContextType>;
  OverviewInterval?: OverviewIntervalResolvers;
  OverviewPeriod?: OverviewPeriodResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PartHealth?: PartHealthResolvers<ContextType>;
  PartState?: PartStateResolvers;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentPart?: PaymentPartResolvers;
  PaymentSort?: PaymentSortResolvers;
  PaymentStatus?: PaymentStatusResolvers;
  PaymentStatusCount?: PaymentStatusCountResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonConnection?: PersonConnectionResolvers<ContextType>;
  PersonEdge?: PersonEdgeResolvers<ContextType>;
  PersonSort?: PersonSortResolvers;
  PersonState?: PersonStateResolvers;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
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
  RecordPaymentAnswer?: RecordPaymentAnswerResolvers<ContextType>;
  RefundPaymentAnswer?: RefundPaymentAnswerResolvers<ContextType>;
  RefusalCode?: RefusalCodeResolvers;
  Report?: ReportResolvers<ContextType>;
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
  RestoreProductAnswer?: RestoreProductAnswerResolvers<ContextType>;
  RestoreUserAnswer?: RestoreUserAnswerResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewConnection?: ReviewConnectionResolvers<ContextType>;
  ReviewEdge?: ReviewEdgeResolvers<ContextType>;
  Role?: RoleResolvers;
  SalesPeriod?: SalesPeriodResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  SellerStatistics?: SellerStatisticsResolvers<ContextType>;
  SendMessageAnswer?: SendMessageAnswerResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopPart?: ShopPartResolvers;
  SignIn?: SignInResolvers<ContextType>;
  SignInConnection?: SignInConnectionResolvers<ContextType>;
  SignInEdge?: SignInEdgeResolvers<ContextType>;
  SignInMethod?: SignInMethodResolvers;
  SignOutEverywhereAnswer?: SignOutEverywhereAnswerResolvers<ContextType>;
  Stock?: StockResolvers;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuspendUserAnswer?: SuspendUserAnswerResolvers<ContextType>;
  Thread?: ThreadResolvers<ContextType>;
  ThreadConnection?: ThreadConnectionResolvers<ContextType>;
  ThreadEdge?: ThreadEdgeResolvers<ContextType>;
  UnverifyUserAnswer?: UnverifyUserAnswerResolvers<ContextType>;
  UpdateCategoryAnswer?: UpdateCategoryAnswerResolvers<ContextType>;
  UpdateNotificationSettingsAnswer?: UpdateNotificationSettingsAnswerResolvers<ContextType>;
  UpdateProductAnswer?: UpdateProductAnswerResolvers<ContextType>;
  UpdateProfileAnswer?: UpdateProfileAnswerResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  VerifyUserAnswer?: VerifyUserAnswerResolvers<ContextType>;
  WishItem?: WishItemResolvers<ContextType>;
  WishItemConnection?: WishItemConnectionResolvers<ContextType>;
  WishItemEdge?: WishItemEdgeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  constraint?: ConstraintDirectiveResolver<any, any, ContextType>;
  label?: LabelDirectiveResolver<any, any, ContextType>;
  rest?: RestDirectiveResolver<any, any, ContextType>;
};

/** The types of all inputs by their names. */
export type InputTypes = {
  AcceptOfferInput: AcceptOfferInput;
  AddCategoryInput: AddCategoryInput;
  AddProductInput: AddProductInput;
  AddReviewInput: AddReviewInput;
  AddUserInput: AddUserInput;
  AdminProductFilter: AdminProductFilter;
  AskSellerInput: AskSellerInput;
  CategoryProductsArgs: CategoryProductsArgs;
  DecideReportInput: DecideReportInput;
  DeleteAccountInput: DeleteAccountInput;
  GetTokenInput: GetTokenInput;
  HideProductInput: HideProductInput;
  MakeOfferInput: MakeOfferInput;
  MutationAcceptOfferArgs: MutationAcceptOfferArgs;
  MutationAddAdminArgs: MutationAddAdminArgs;
  MutationAddCategoryArgs: MutationAddCategoryArgs;
  MutationAddProductArgs: MutationAddProductArgs;
  MutationAddReviewArgs: MutationAddReviewArgs;
  MutationAddToBookingListArgs: MutationAddToBookingListArgs;
  MutationAddToWishListArgs: MutationAddToWishListArgs;
  MutationAddUserArgs: MutationAddUserArgs;
  MutationAdvertiseProductArgs: MutationAdvertiseProductArgs;
  MutationAskSellerArgs: MutationAskSellerArgs;
  MutationBlockUserArgs: MutationBlockUserArgs;
  MutationCancelSaleArgs: MutationCancelSaleArgs;
  MutationConfirmHandOverArgs: MutationConfirmHandOverArgs;
  MutationConfirmReceiptArgs: MutationConfirmReceiptArgs;
  MutationCreatePaymentIntentArgs: MutationCreatePaymentIntentArgs;
  MutationDecideReportArgs: MutationDecideReportArgs;
  MutationDeclineOfferArgs: MutationDeclineOfferArgs;
  MutationDeleteAccountArgs: MutationDeleteAccountArgs;
  MutationDeleteBookingProductArgs: MutationDeleteBookingProductArgs;
  MutationDeleteCategoryArgs: MutationDeleteCategoryArgs;
  MutationDeleteProductArgs: MutationDeleteProductArgs;
  MutationDeleteUserArgs: MutationDeleteUserArgs;
  MutationDeleteWishProductArgs: MutationDeleteWishProductArgs;
  MutationDemoteAdminArgs: MutationDemoteAdminArgs;
  MutationEndAdvertisementArgs: MutationEndAdvertisementArgs;
  MutationGetTokenArgs: MutationGetTokenArgs;
  MutationHideProductArgs: MutationHideProductArgs;
  MutationMakeOfferArgs: MutationMakeOfferArgs;
  MutationMarkAllNotificationsReadArgs: MutationMarkAllNotificationsReadArgs;
  MutationMarkNotificationsReadArgs: MutationMarkNotificationsReadArgs;
  MutationMarkSoldElsewhereArgs: MutationMarkSoldElsewhereArgs;
  MutationMarkThreadReadArgs: MutationMarkThreadReadArgs;
  MutationMoveCategoryArgs: MutationMoveCategoryArgs;
  MutationPauseProductArgs: MutationPauseProductArgs;
  MutationRecordPaymentArgs: MutationRecordPaymentArgs;
  MutationRefundPaymentArgs: MutationRefundPaymentArgs;
  MutationRelistProductArgs: MutationRelistProductArgs;
  MutationReportMessageArgs: MutationReportMessageArgs;
  MutationReportProblemArgs: MutationReportProblemArgs;
  MutationReportProductArgs: MutationReportProductArgs;
  MutationReportUserArgs: MutationReportUserArgs;
  MutationRestoreProductArgs: MutationRestoreProductArgs;
  MutationRestoreUserArgs: MutationRestoreUserArgs;
  MutationResumeProductArgs: MutationResumeProductArgs;
  MutationSendMessageArgs: MutationSendMessageArgs;
  MutationSuspendUserArgs: MutationSuspendUserArgs;
  MutationUnblockUserArgs: MutationUnblockUserArgs;
  MutationUnverifyUserArgs: MutationUnverifyUserArgs;
  MutationUpdateCategoryArgs: MutationUpdateCategoryArgs;
  MutationUpdateNotificationSettingsArgs: MutationUpdateNotificationSettingsArgs;
  MutationUpdateProductArgs: MutationUpdateProductArgs;
  MutationUpdateProfileArgs: MutationUpdateProfileArgs;
  MutationVerifyUserArgs: MutationVerifyUserArgs;
  MutationWithdrawOfferArgs: MutationWithdrawOfferArgs;
  PersonFilter: PersonFilter;
  ProductSimilarProductsArgs: ProductSimilarProductsArgs;
  ProductFilter: ProductFilter;
  ProductImageInput: ProductImageInput;
  QueryAdminPeopleArgs: QueryAdminPeopleArgs;
  QueryAdminProductsArgs: QueryAdminProductsArgs;
  QueryAuditLogArgs: QueryAuditLogArgs;
  QueryBookingListArgs: QueryBookingListArgs;
  QueryCategoryArgs: QueryCategoryArgs;
  QueryDeletionEffectsArgs: QueryDeletionEffectsArgs;
  QueryMyProductsArgs: QueryMyProductsArgs;
  QueryNotificationsArgs: QueryNotificationsArgs;
  QueryOffersArgs: QueryOffersArgs;
  QueryOverviewArgs: QueryOverviewArgs;
  QueryPaymentsArgs: QueryPaymentsArgs;
  QueryPersonArgs: QueryPersonArgs;
  QueryProductArgs: QueryProductArgs;
  QueryProductPreviewArgs: QueryProductPreviewArgs;
  QueryProductPreviewsArgs: QueryProductPreviewsArgs;
  QueryProductStatisticsArgs: QueryProductStatisticsArgs;
  QueryProductsArgs: QueryProductsArgs;
  QueryPurchasesArgs: QueryPurchasesArgs;
  QueryReportsArgs: QueryReportsArgs;
  QuerySalesArgs: QuerySalesArgs;
  QuerySalesOverTimeArgs: QuerySalesOverTimeArgs;
  QuerySearchSuggestionsArgs: QuerySearchSuggestionsArgs;
  QuerySellerArgs: QuerySellerArgs;
  QuerySignInsArgs: QuerySignInsArgs;
  QueryThreadArgs: QueryThreadArgs;
  QueryThreadsArgs: QueryThreadsArgs;
  QueryUnendedOfferCountArgs: QueryUnendedOfferCountArgs;
  QueryUsersArgs: QueryUsersArgs;
  QueryWishListArgs: QueryWishListArgs;
  RecordPaymentInput: RecordPaymentInput;
  RefundPaymentInput: RefundPaymentInput;
  ReportMessageInput: ReportMessageInput;
  ReportProblemInput: ReportProblemInput;
  ReportProductInput: ReportProductInput;
  ReportUserInput: ReportUserInput;
  SendMessageInput: SendMessageInput;
  SubscriptionChangesArgs: SubscriptionChangesArgs;
  SuspendUserInput: SuspendUserInput;
  ThreadMessagesArgs: ThreadMessagesArgs;
  UpdateCategoryInput: UpdateCategoryInput;
  UpdateProductInput: UpdateProductInput;
  UpdateProfileInput: UpdateProfileInput;
  UserProductsForSaleArgs: UserProductsForSaleArgs;
  UserProductsSoldArgs: UserProductsSoldArgs;
  UserReviewsArgs: UserReviewsArgs;
};
