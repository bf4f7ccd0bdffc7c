import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CategoryRecord, ProductRecord, UserRecord, EntryRecord, PaymentRecord, DisputeRecord, AuditRecord, NotificationRecord, PictureUrl } from '../records/records.ts';
import type { Change as ChangeRecord } from '@fitness-zone/contract/changes.ts';
import type { MoneySource } from '@fitness-zone/contract/money.ts';
import type { MockContext } from '../context.ts';
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
  DateTime: { input: string; output: string; }
  /** An e-mail address, compared without regard to case. */
  EmailAddress: { input: string; output: string; }
  /** An absolute or server-relative http(s) address. */
  ImageUrl: { input: string; output: string; }
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
  /** What the seller asks, in the currency's minor unit. The card provider takes no less and no more. */
  resalePrice: Scalars['Int']['input'];
  /** Years of use so far; fractions are possible. */
  yearsOfUsedProduct: Scalars['Float']['input'];
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
  /** How many entries the whole log has. */
  totalCount: Scalars['Int']['output'];
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
  | 'ADMIN_EMAILS'
  /** The operator's command line. */
  | 'COMMAND_LINE'
  /** A request of the signed-in account; `address` says from where. */
  | 'REQUEST';

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

/** A record that was added, changed or removed. It comes as the caller sees it now. */
export type Change = {
  __typename?: 'Change';
  /** Set for `AUDIT`. Only admins hear of it. */
  auditEntry?: Maybe<AuditEntry>;
  /** Set for `BOOKING`; null when the entry is gone. Only its owner hears of it. */
  cartItem?: Maybe<CartItem>;
  /** Set for `CATEGORY`. */
  category?: Maybe<Category>;
  /** The record's id. */
  id: Scalars['ID']['output'];
  /** Which of the fields below is set. */
  kind: ChangeKind;
  /** Set for `NOTIFICATION`. Only the account that is notified hears of it. */
  notification?: Maybe<Notification>;
  /** Set for `PAYMENT`. Its buyer and admins hear of it, its seller from `PAID` on. */
  payment?: Maybe<Payment>;
  /** Set for `PRODUCT`; one that was removed from sale says so by `inStock`. */
  product?: Maybe<Product>;
  /** Set for `USER`. Of a seller everyone hears, of others the account itself and admins. */
  user?: Maybe<User>;
  /** Set for `WISH`; null when the entry is gone. Only its owner hears of it. */
  wishItem?: Maybe<WishItem>;
};

/** Changes that happened together. */
export type ChangeBatch = {
  __typename?: 'ChangeBatch';
  /** At most 100. One record comes once, and may come again in a later batch though nothing changed. */
  changes: Array<Change>;
  /** False when some changes are missing: too many, or too long ago. What was fetched before may then be stale. */
  complete: Scalars['Boolean']['output'];
  /** Names the moment of this batch: pass it as `since` after a broken connection. */
  cursor: Scalars['String']['output'];
  /**
   * The version of the shop that these changes lead to, where several processes serve it; null for one. Send it as
   * the header `Version`, as one that a mutation's answer has.
   */
  version?: Maybe<Scalars['String']['output']>;
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
  /** A notification that came or was read. */
  | 'notification'
  /** A payment that began, or whose status, refunds or dispute changed. */
  | 'payment'
  /** A product that was posted, changed, sold or removed from sale. */
  | 'product'
  /** An account that was added or changed. */
  | 'user'
  /** An account that is gone. What it sold names no seller any more. */
  | 'user-deleted'
  /** An entry of the caller's wish list that came or went. */
  | 'wish';

/** How worn a product is, in the seller's judgement. */
export type Condition =
  /** Hardly a trace of use. */
  | 'EXCELLENT'
  /** Works, and shows its age. */
  | 'FAIR'
  /** Signs of use that do not matter. */
  | 'GOOD';

/** How many products in a condition there are. */
export type ConditionFacet = {
  __typename?: 'ConditionFacet';
  /** The condition. */
  condition: Condition;
  /** How many products are in it. */
  count: Scalars['Int']['output'];
};

/** Meanings of a value that its type does not express. */
export type ConstraintFormat =
  /** The `endCursor` or `cursor` of an earlier page; an empty text stands for the beginning. */
  | 'CURSOR'
  /** An amount in the currency's minor unit. REST bodies have it in the major unit. */
  | 'MONEY'
  /**
   * The `endCursor` or `cursor` of an earlier page of the same list of products in the same order; an empty text stands for
   * the beginning.
   */
  | 'PRODUCT_CURSOR';

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
  /** The caller's payment for this product, if it was already paid: nothing is left to confirm. */
  payment?: Maybe<Payment>;
  /** Whether it was done; then `code` and `field` are null. */
  success: Scalars['Boolean']['output'];
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
  | 'CLOSED'
  /** The bank decided for the buyer, who has the money back. */
  | 'LOST'
  /** The bank has not decided yet. */
  | 'OPEN'
  /** The bank decided for the shop, which keeps the money or has it back. */
  | 'WON';

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

/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Makes an existing account an admin; the lists of one who was a buyer go. The e-mail must be verified
   * at the identity provider. The account's tokens end. Admins only.
   */
  addAdmin: AddAdminAnswer;
  /** Adds a category. Admins only. One that is there already with the same details is answered as if it were new. */
  addCategory: AddCategoryAnswer;
  /** Posts a product. Sellers only. */
  addProduct: AddProductAnswer;
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
  /** Opens a payment for a product, or returns the one that is open. Buyers only. */
  createPaymentIntent: CreatePaymentIntentAnswer;
  /**
   * Deletes the caller's account here and at the identity provider: its products are removed from sale, its lists go,
   * and payments keep neither its name nor its e-mail. Needs a sign-in within the last 5 minutes; the last admin cannot.
   * A repeat with the token of the deleted account succeeds.
   */
  deleteAccount: DeleteAccountAnswer;
  /** Removes an entry of the caller's booking list. */
  deleteBookingProduct: DeleteBookingProductAnswer;
  /** Removes a product from sale for good. Its seller or an admin; a sold product cannot be deleted. */
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
  /** Marks the caller's notifications as read, up to one: later ones, which the caller may not have seen, stay unread. */
  markAllNotificationsRead: MarkAllNotificationsReadAnswer;
  /**
   * Marks notifications of the caller as read. Ids of no own notification are left out; if there is none among them, they
   * are refused with `NOT_FOUND`.
   */
  markNotificationsRead: MarkNotificationsReadAnswer;
  /** Records a payment that the provider confirms and sells the product. Buyers only; safe to repeat. */
  recordPayment: RecordPaymentAnswer;
  /** Ends every session of the caller's account, here and at the identity provider; the caller signs in again. */
  signOutEverywhere: SignOutEverywhereAnswer;
  /** Sets of what the caller is also notified by mail. */
  updateNotificationSettings: UpdateNotificationSettingsAnswer;
  /** Changes name and picture, here and at the identity provider. */
  updateProfile: UpdateProfileAnswer;
  /** Marks a buyer or seller as verified. Admins only. */
  verifyUser: VerifyUserAnswer;
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
export type MutationCreatePaymentIntentArgs = {
  productId: Scalars['ID']['input'];
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
export type MutationMarkAllNotificationsReadArgs = {
  until: Scalars['ID']['input'];
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationMarkNotificationsReadArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationRecordPaymentArgs = {
  input: RecordPaymentInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUpdateNotificationSettingsArgs = {
  mailed: Array<NotificationKind>;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be done. A refusal is an answer with `success: false`; only a missing sign-in is an error. */
export type MutationVerifyUserArgs = {
  email: Scalars['EmailAddress']['input'];
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

/** A payment record. It keeps a snapshot of what was bought, whatever is deleted later, but for the names and e-mail of deleted accounts. */
export type Payment = {
  __typename?: 'Payment';
  /** What the card was charged, whatever the product costs now, in the currency in which it was charged. */
  amount: Money;
  /** How much of it was returned by refunds; a part of it leaves a sale `PAID`. */
  amountRefunded: Money;
  /**
   * Visible to the buyer, to admins and, from `PAID` on, to the seller, as the whole payment is. `deleted@account.invalid`
   * once the account was deleted.
   */
  buyerEmail: Scalars['EmailAddress']['output'];
  /** The name when the payment began; `Deleted account` once the account was deleted. */
  buyerName: Scalars['String']['output'];
  /** When the payment began. */
  createdAt: Scalars['DateTime']['output'];
  /** The dispute, the open or else the last one. Admins only; null for others, and without one. */
  dispute?: Maybe<Dispute>;
  /** Whether the buyer's bank asks for the money back, or has taken it back. */
  disputed: Scalars['Boolean']['output'];
  /** The shop's own; the provider's is `transactionId`. */
  id: Scalars['ID']['output'];
  /** The picture when it was paid for. */
  image: Image;
  /** When the provider confirmed the money; null before. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** The product as it is now. Null only if it no longer exists. */
  product?: Maybe<Product>;
  /** The name when it was paid for. */
  productName: Scalars['String']['output'];
  /** When all of the money was returned; null unless it was. */
  refundedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name when the payment began; `Deleted account` once the account was deleted. */
  sellerName: Scalars['String']['output'];
  /** Where it stands; a sale counts from `PAID` on. */
  status: PaymentStatus;
  /** The provider's id of the payment intent. */
  transactionId: Scalars['String']['output'];
};

/** A page of payments, newest first. */
export type PaymentConnection = {
  __typename?: 'PaymentConnection';
  /** The page's payments, in the list's order. */
  edges: Array<PaymentEdge>;
  /** Whether more follow, and how to ask for them. */
  pageInfo: PageInfo;
  /** How many payments the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** A payment's place in a list. */
export type PaymentEdge = {
  __typename?: 'PaymentEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The payment at this place. */
  node: Payment;
};

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
  /** Its address in the web application and in REST, where it is `_id`. */
  id: Scalars['ID']['output'];
  /** The seller's photo. */
  image: Image;
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
  /** What the seller calls it. Names are not unique. */
  productName: Scalars['String']['output'];
  /** Whether somebody reported it. */
  reported: Scalars['Boolean']['output'];
  /** What the seller asks. */
  resalePrice: Money;
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
  /** Whether the caller may delete it: its seller or an admin. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the caller may end its advertisement: its seller or an admin, while it is advertised. */
  viewerCanEndAdvertisement: Scalars['Boolean']['output'];
  /** Whether the caller has it on the booking list; false for visitors. */
  viewerHasBooked: Scalars['Boolean']['output'];
  /** Whether the caller has it on the wish list; false for visitors. */
  viewerHasWished: Scalars['Boolean']['output'];
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
  /** How many products the whole list has. */
  totalCount: Scalars['Int']['output'];
};

/** A product's place in a list. */
export type ProductEdge = {
  __typename?: 'ProductEdge';
  /** Pass it as `after` to begin a page behind this entry. */
  cursor: Scalars['String']['output'];
  /** The product at this place. */
  node: Product;
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
  /** Only where each word begins some word of the product's location. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Only up to this price. */
  maxPrice?: InputMaybe<Scalars['Int']['input']>;
  /** Only what was used for so many years at most. */
  maxYearsOfUse?: InputMaybe<Scalars['Float']['input']>;
  /** Only from this price on. */
  minPrice?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Only products that match these words. Each word begins some word of the product's name, description, category,
   * condition or location, or of a synonym that the shop knows for them; case and accents do not matter. Where nothing
   * matches so, close spellings count, and `correctedText` says which.
   */
  text?: InputMaybe<Scalars['String']['input']>;
  /** True for only products of verified sellers; false is as good as none. */
  verifiedSeller?: InputMaybe<Scalars['Boolean']['input']>;
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

/** What can be read. Each field says who may read it; without a word, everybody may. */
export type Query = {
  __typename?: 'Query';
  /** What admins did, and whose accounts were deleted, newest first. Admins only. */
  auditLog: AuditEntryConnection;
  /** The signed-in buyer's booking list, newest first. */
  bookingList: CartItemConnection;
  /** All categories by title. The shop has at most 100. */
  categories: Array<Category>;
  /** One category, or null if there is none with this id. */
  category?: Maybe<Category>;
  /** Names this moment: a subscription to `changes` that begins later catches up from here. */
  changeCursor: Scalars['String']['output'];
  /**
   * The newest mails, at most 100, that the signed-in account would have got from a shop that can send mail. Null where
   * mails are sent, or where identities are real (`demoMails` of `/config.json` says so).
   */
  demoMails?: Maybe<Array<DemoMail>>;
  /** The signed-in account, or null. */
  me?: Maybe<User>;
  /** The signed-in seller's products that were not removed, newest first. */
  myProducts: ProductConnection;
  /** The signed-in account's notifications, newest first. */
  notifications: NotificationConnection;
  /** All payments, newest first. Admins only. */
  payments: PaymentConnection;
  /**
   * Everything that the shop keeps about the signed-in account, as a JSON text: account, identity, products, both lists,
   * payments as buyer and as seller, and the audit log's entries about it. Amounts are in the currency's minor unit.
   */
  personalData: Scalars['String']['output'];
  /** One product, or null if there is none with this id or it was removed. Needs sign-in. */
  product?: Maybe<Product>;
  /** One product as lists show it, for visitors too. Null if there is none with this id or it was removed. */
  productPreview?: Maybe<Product>;
  /**
   * Some products as lists show them, for visitors too, in the order of the ids. Each comes once; what is unknown or was
   * removed is left out.
   */
  productPreviews: Array<Product>;
  /** `AVAILABLE` products. */
  products: ProductConnection;
  /** What the signed-in buyer paid for, newest first. */
  purchases: PaymentConnection;
  /** What the signed-in seller sold, newest first. */
  sales: PaymentConnection;
  /** What a text that is being typed may become. */
  searchSuggestions: SearchSuggestions;
  /** An account that sells, or did so before it became an admin's. Null if there is none with this id, or if it never sold. */
  seller?: Maybe<User>;
  /** Accounts of one role, newest first. Admins only. */
  users: UserConnection;
  /** The signed-in buyer's wish list, newest first. */
  wishList: WishItemConnection;
};


/** What can be read. Each field says who may read it; without a word, everybody may. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
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
export type QueryPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
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
export type QuerySalesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
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

/** Why a request was refused. Branch on this, never on the message. */
export type RefusalCode =
  /** It is already so: already booked, already wished, the e-mail already has an account. */
  | 'CONFLICT'
  /** The account's role or the record's owner does not allow it. */
  | 'FORBIDDEN'
  /** An argument breaks a rule; `field` names it. */
  | 'INVALID'
  /** The product is sold or was removed from sale. */
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

/** What an account may do. The role is read from the database on every request. */
export type Role =
  /** Adds categories and admins, verifies and deletes users. */
  | 'ADMIN'
  /** Books, wish-lists and pays. */
  | 'BUYER'
  /** Posts, advertises and deletes own products. */
  | 'SELLER';

/** What somebody who has begun to type may be looking for. */
export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  /** Categories of which each word of the text begins some word of the title, or of a synonym; by title. */
  categories: Array<Category>;
  /** Names of products for sale in which each word of the text begins some word, or a synonym; each once, newest first. */
  productNames: Array<Scalars['String']['output']>;
};

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
  | 'AVAILABLE'
  /** Removed from sale by its seller or an admin, or together with its seller's account. */
  | 'REMOVED'
  /** Paid for by one buyer; stays visible in lists that already hold it. */
  | 'SOLD';

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
  /** What the account may do; it counts from the next request on when it changes. */
  role: Role;
  /** When the account was created. Null unless it sells, or did so before it became an admin's. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** How many products it has sold. Null unless it sells, or did so before it became an admin's. */
  soldCount?: Maybe<Scalars['Int']['output']>;
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
    | ( Omit<AddAdminAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<AddCategoryAnswer, 'category'> & { category?: Maybe<_RefType['Category']> } )
    | ( Omit<AddProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<AddToBookingListAnswer, 'cartItem' | 'viewer'> & { cartItem?: Maybe<_RefType['CartItem']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<AddToWishListAnswer, 'viewer' | 'wishItem'> & { viewer?: Maybe<_RefType['User']>, wishItem?: Maybe<_RefType['WishItem']> } )
    | ( Omit<AddUserAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<AdvertiseProductAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<CreatePaymentIntentAnswer, 'amount' | 'payment'> & { amount?: Maybe<_RefType['Money']>, payment?: Maybe<_RefType['Payment']> } )
    | ( DeleteAccountAnswer )
    | ( Omit<DeleteBookingProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<DeleteProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<DeleteUserAnswer, 'anonymizedPayments' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<_RefType['Payment']>>, removedProducts?: Maybe<Array<_RefType['Product']>> } )
    | ( Omit<DeleteWishProductAnswer, 'product' | 'viewer'> & { product?: Maybe<_RefType['Product']>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<DemoteAdminAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<EndAdvertisementAnswer, 'product'> & { product?: Maybe<_RefType['Product']> } )
    | ( Omit<GetTokenAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<MarkAllNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<_RefType['Notification']>>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<MarkNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<_RefType['Notification']>>, viewer?: Maybe<_RefType['User']> } )
    | ( Omit<RecordPaymentAnswer, 'payment' | 'viewer'> & { payment?: Maybe<_RefType['Payment']>, viewer?: Maybe<_RefType['User']> } )
    | ( SignOutEverywhereAnswer )
    | ( Omit<UpdateNotificationSettingsAnswer, 'viewer'> & { viewer?: Maybe<_RefType['User']> } )
    | ( Omit<UpdateProfileAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<VerifyUserAnswer, 'user'> & { user?: Maybe<_RefType['User']> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddAdminAnswer: ResolverTypeWrapper<Omit<AddAdminAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AddCategoryAnswer: ResolverTypeWrapper<Omit<AddCategoryAnswer, 'category'> & { category?: Maybe<ResolversTypes['Category']> }>;
  AddCategoryInput: AddCategoryInput;
  AddProductAnswer: ResolverTypeWrapper<Omit<AddProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  AddProductInput: AddProductInput;
  AddToBookingListAnswer: ResolverTypeWrapper<Omit<AddToBookingListAnswer, 'cartItem' | 'viewer'> & { cartItem?: Maybe<ResolversTypes['CartItem']>, viewer?: Maybe<ResolversTypes['User']> }>;
  AddToWishListAnswer: ResolverTypeWrapper<Omit<AddToWishListAnswer, 'viewer' | 'wishItem'> & { viewer?: Maybe<ResolversTypes['User']>, wishItem?: Maybe<ResolversTypes['WishItem']> }>;
  AddUserAnswer: ResolverTypeWrapper<Omit<AddUserAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  AddUserInput: AddUserInput;
  AdvertiseProductAnswer: ResolverTypeWrapper<Omit<AdvertiseProductAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  AuditAction: AuditAction;
  AuditEntry: ResolverTypeWrapper<AuditRecord>;
  AuditEntryConnection: ResolverTypeWrapper<Omit<AuditEntryConnection, 'edges'> & { edges: Array<ResolversTypes['AuditEntryEdge']> }>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditSource: AuditSource;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CartItem: ResolverTypeWrapper<EntryRecord>;
  CartItemConnection: ResolverTypeWrapper<Omit<CartItemConnection, 'edges'> & { edges: Array<ResolversTypes['CartItemEdge']> }>;
  CartItemEdge: ResolverTypeWrapper<Omit<CartItemEdge, 'node'> & { node: ResolversTypes['CartItem'] }>;
  Category: ResolverTypeWrapper<CategoryRecord>;
  CategoryFacet: ResolverTypeWrapper<Omit<CategoryFacet, 'category'> & { category: ResolversTypes['Category'] }>;
  Change: ResolverTypeWrapper<ChangeRecord>;
  ChangeBatch: ResolverTypeWrapper<Omit<ChangeBatch, 'changes' | 'viewer'> & { changes: Array<ResolversTypes['Change']>, viewer?: Maybe<ResolversTypes['User']> }>;
  ChangeKind: null;
  Condition: Condition;
  ConditionFacet: ResolverTypeWrapper<ConditionFacet>;
  ConstraintFormat: ConstraintFormat;
  CreatePaymentIntentAnswer: ResolverTypeWrapper<Omit<CreatePaymentIntentAnswer, 'amount' | 'payment'> & { amount?: Maybe<ResolversTypes['Money']>, payment?: Maybe<ResolversTypes['Payment']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAccountAnswer: ResolverTypeWrapper<DeleteAccountAnswer>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteBookingProductAnswer: ResolverTypeWrapper<Omit<DeleteBookingProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeleteProductAnswer: ResolverTypeWrapper<Omit<DeleteProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DeleteUserAnswer: ResolverTypeWrapper<Omit<DeleteUserAnswer, 'anonymizedPayments' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<ResolversTypes['Payment']>>, removedProducts?: Maybe<Array<ResolversTypes['Product']>> }>;
  DeleteWishProductAnswer: ResolverTypeWrapper<Omit<DeleteWishProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversTypes['Product']>, viewer?: Maybe<ResolversTypes['User']> }>;
  DemoMail: ResolverTypeWrapper<DemoMail>;
  DemoteAdminAnswer: ResolverTypeWrapper<Omit<DemoteAdminAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Dispute: ResolverTypeWrapper<DisputeRecord>;
  DisputeStatus: DisputeStatus;
  EmailAddress: ResolverTypeWrapper<Scalars['EmailAddress']['output']>;
  EndAdvertisementAnswer: ResolverTypeWrapper<Omit<EndAdvertisementAnswer, 'product'> & { product?: Maybe<ResolversTypes['Product']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GetTokenAnswer: ResolverTypeWrapper<Omit<GetTokenAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  GetTokenInput: GetTokenInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<PictureUrl>;
  ImageUrl: ResolverTypeWrapper<Scalars['ImageUrl']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  MarkAllNotificationsReadAnswer: ResolverTypeWrapper<Omit<MarkAllNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversTypes['Notification']>>, viewer?: Maybe<ResolversTypes['User']> }>;
  MarkNotificationsReadAnswer: ResolverTypeWrapper<Omit<MarkNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversTypes['Notification']>>, viewer?: Maybe<ResolversTypes['User']> }>;
  Money: ResolverTypeWrapper<MoneySource>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MutationAnswer: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['MutationAnswer']>;
  Notification: ResolverTypeWrapper<NotificationRecord>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversTypes['NotificationEdge']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationKind: NotificationKind;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Payment: ResolverTypeWrapper<PaymentRecord>;
  PaymentConnection: ResolverTypeWrapper<Omit<PaymentConnection, 'edges'> & { edges: Array<ResolversTypes['PaymentEdge']> }>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentStatus: PaymentStatus;
  PriceRange: ResolverTypeWrapper<Omit<PriceRange, 'max' | 'min'> & { max: ResolversTypes['Money'], min: ResolversTypes['Money'] }>;
  Product: ResolverTypeWrapper<ProductRecord>;
  ProductConnection: ResolverTypeWrapper<Omit<ProductConnection, 'advertisements' | 'edges' | 'facets'> & { advertisements: Array<ResolversTypes['Product']>, edges: Array<ResolversTypes['ProductEdge']>, facets?: Maybe<ResolversTypes['ProductFacets']> }>;
  ProductEdge: ResolverTypeWrapper<Omit<ProductEdge, 'node'> & { node: ResolversTypes['Product'] }>;
  ProductFacets: ResolverTypeWrapper<Omit<ProductFacets, 'categories' | 'priceRange'> & { categories: Array<ResolversTypes['CategoryFacet']>, priceRange?: Maybe<ResolversTypes['PriceRange']> }>;
  ProductFilter: ProductFilter;
  ProductSort: ProductSort;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordPaymentAnswer: ResolverTypeWrapper<Omit<RecordPaymentAnswer, 'payment' | 'viewer'> & { payment?: Maybe<ResolversTypes['Payment']>, viewer?: Maybe<ResolversTypes['User']> }>;
  RecordPaymentInput: RecordPaymentInput;
  RefusalCode: RefusalCode;
  Role: Role;
  SearchSuggestions: ResolverTypeWrapper<Omit<SearchSuggestions, 'categories'> & { categories: Array<ResolversTypes['Category']> }>;
  SignOutEverywhereAnswer: ResolverTypeWrapper<SignOutEverywhereAnswer>;
  Stock: Stock;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UpdateNotificationSettingsAnswer: ResolverTypeWrapper<Omit<UpdateNotificationSettingsAnswer, 'viewer'> & { viewer?: Maybe<ResolversTypes['User']> }>;
  UpdateProfileAnswer: ResolverTypeWrapper<Omit<UpdateProfileAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  UpdateProfileInput: UpdateProfileInput;
  User: ResolverTypeWrapper<UserRecord>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges'> & { edges: Array<ResolversTypes['UserEdge']> }>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  VerifyUserAnswer: ResolverTypeWrapper<Omit<VerifyUserAnswer, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  WishItem: ResolverTypeWrapper<EntryRecord>;
  WishItemConnection: ResolverTypeWrapper<Omit<WishItemConnection, 'edges'> & { edges: Array<ResolversTypes['WishItemEdge']> }>;
  WishItemEdge: ResolverTypeWrapper<Omit<WishItemEdge, 'node'> & { node: ResolversTypes['WishItem'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddAdminAnswer: Omit<AddAdminAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  AddCategoryAnswer: Omit<AddCategoryAnswer, 'category'> & { category?: Maybe<ResolversParentTypes['Category']> };
  AddCategoryInput: AddCategoryInput;
  AddProductAnswer: Omit<AddProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  AddProductInput: AddProductInput;
  AddToBookingListAnswer: Omit<AddToBookingListAnswer, 'cartItem' | 'viewer'> & { cartItem?: Maybe<ResolversParentTypes['CartItem']>, viewer?: Maybe<ResolversParentTypes['User']> };
  AddToWishListAnswer: Omit<AddToWishListAnswer, 'viewer' | 'wishItem'> & { viewer?: Maybe<ResolversParentTypes['User']>, wishItem?: Maybe<ResolversParentTypes['WishItem']> };
  AddUserAnswer: Omit<AddUserAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  AddUserInput: AddUserInput;
  AdvertiseProductAnswer: Omit<AdvertiseProductAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  AuditEntry: AuditRecord;
  AuditEntryConnection: Omit<AuditEntryConnection, 'edges'> & { edges: Array<ResolversParentTypes['AuditEntryEdge']> };
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  Boolean: Scalars['Boolean']['output'];
  CartItem: EntryRecord;
  CartItemConnection: Omit<CartItemConnection, 'edges'> & { edges: Array<ResolversParentTypes['CartItemEdge']> };
  CartItemEdge: Omit<CartItemEdge, 'node'> & { node: ResolversParentTypes['CartItem'] };
  Category: CategoryRecord;
  CategoryFacet: Omit<CategoryFacet, 'category'> & { category: ResolversParentTypes['Category'] };
  Change: ChangeRecord;
  ChangeBatch: Omit<ChangeBatch, 'changes' | 'viewer'> & { changes: Array<ResolversParentTypes['Change']>, viewer?: Maybe<ResolversParentTypes['User']> };
  ConditionFacet: ConditionFacet;
  CreatePaymentIntentAnswer: Omit<CreatePaymentIntentAnswer, 'amount' | 'payment'> & { amount?: Maybe<ResolversParentTypes['Money']>, payment?: Maybe<ResolversParentTypes['Payment']> };
  DateTime: Scalars['DateTime']['output'];
  DeleteAccountAnswer: DeleteAccountAnswer;
  DeleteAccountInput: DeleteAccountInput;
  DeleteBookingProductAnswer: Omit<DeleteBookingProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeleteProductAnswer: Omit<DeleteProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DeleteUserAnswer: Omit<DeleteUserAnswer, 'anonymizedPayments' | 'removedProducts'> & { anonymizedPayments?: Maybe<Array<ResolversParentTypes['Payment']>>, removedProducts?: Maybe<Array<ResolversParentTypes['Product']>> };
  DeleteWishProductAnswer: Omit<DeleteWishProductAnswer, 'product' | 'viewer'> & { product?: Maybe<ResolversParentTypes['Product']>, viewer?: Maybe<ResolversParentTypes['User']> };
  DemoMail: DemoMail;
  DemoteAdminAnswer: Omit<DemoteAdminAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Dispute: DisputeRecord;
  EmailAddress: Scalars['EmailAddress']['output'];
  EndAdvertisementAnswer: Omit<EndAdvertisementAnswer, 'product'> & { product?: Maybe<ResolversParentTypes['Product']> };
  Float: Scalars['Float']['output'];
  GetTokenAnswer: Omit<GetTokenAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  GetTokenInput: GetTokenInput;
  ID: Scalars['ID']['output'];
  Image: PictureUrl;
  ImageUrl: Scalars['ImageUrl']['output'];
  Int: Scalars['Int']['output'];
  MarkAllNotificationsReadAnswer: Omit<MarkAllNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversParentTypes['Notification']>>, viewer?: Maybe<ResolversParentTypes['User']> };
  MarkNotificationsReadAnswer: Omit<MarkNotificationsReadAnswer, 'notifications' | 'viewer'> & { notifications?: Maybe<Array<ResolversParentTypes['Notification']>>, viewer?: Maybe<ResolversParentTypes['User']> };
  Money: MoneySource;
  Mutation: Record<PropertyKey, never>;
  MutationAnswer: ResolversInterfaceTypes<ResolversParentTypes>['MutationAnswer'];
  Notification: NotificationRecord;
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversParentTypes['NotificationEdge']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  PageInfo: PageInfo;
  Payment: PaymentRecord;
  PaymentConnection: Omit<PaymentConnection, 'edges'> & { edges: Array<ResolversParentTypes['PaymentEdge']> };
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PriceRange: Omit<PriceRange, 'max' | 'min'> & { max: ResolversParentTypes['Money'], min: ResolversParentTypes['Money'] };
  Product: ProductRecord;
  ProductConnection: Omit<ProductConnection, 'advertisements' | 'edges' | 'facets'> & { advertisements: Array<ResolversParentTypes['Product']>, edges: Array<ResolversParentTypes['ProductEdge']>, facets?: Maybe<ResolversParentTypes['ProductFacets']> };
  ProductEdge: Omit<ProductEdge, 'node'> & { node: ResolversParentTypes['Product'] };
  ProductFacets: Omit<ProductFacets, 'categories' | 'priceRange'> & { categories: Array<ResolversParentTypes['CategoryFacet']>, priceRange?: Maybe<ResolversParentTypes['PriceRange']> };
  ProductFilter: ProductFilter;
  Query: Record<PropertyKey, never>;
  RecordPaymentAnswer: Omit<RecordPaymentAnswer, 'payment' | 'viewer'> & { payment?: Maybe<ResolversParentTypes['Payment']>, viewer?: Maybe<ResolversParentTypes['User']> };
  RecordPaymentInput: RecordPaymentInput;
  SearchSuggestions: Omit<SearchSuggestions, 'categories'> & { categories: Array<ResolversParentTypes['Category']> };
  SignOutEverywhereAnswer: SignOutEverywhereAnswer;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  UpdateNotificationSettingsAnswer: Omit<UpdateNotificationSettingsAnswer, 'viewer'> & { viewer?: Maybe<ResolversParentTypes['User']> };
  UpdateProfileAnswer: Omit<UpdateProfileAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  UpdateProfileInput: UpdateProfileInput;
  User: UserRecord;
  UserConnection: Omit<UserConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserEdge']> };
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  VerifyUserAnswer: Omit<VerifyUserAnswer, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  WishItem: EntryRecord;
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
  minLength?: Maybe<Scalars['Int']['input']>;
  oneOf?: Maybe<Array<Scalars['String']['input']>>;
  pattern?: Maybe<Scalars['String']['input']>;
};

export type ConstraintDirectiveResolver<Result, Parent, ContextType = MockContext, Args = ConstraintDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddAdminAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AddAdminAnswer'] = ResolversParentTypes['AddAdminAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddCategoryAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AddCategoryAnswer'] = ResolversParentTypes['AddCategoryAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddProductAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AddProductAnswer'] = ResolversParentTypes['AddProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddToBookingListAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AddToBookingListAnswer'] = ResolversParentTypes['AddToBookingListAnswer']> = {
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

export type AddToWishListAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AddToWishListAnswer'] = ResolversParentTypes['AddToWishListAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  wishItem?: Resolver<Maybe<ResolversTypes['WishItem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddUserAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AddUserAnswer'] = ResolversParentTypes['AddUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdvertiseProductAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AdvertiseProductAnswer'] = ResolversParentTypes['AdvertiseProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failedEntryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['AuditSource'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  productPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type CartItemConnectionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['CartItemConnection'] = ResolversParentTypes['CartItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CartItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CartItemEdgeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['CartItemEdge'] = ResolversParentTypes['CartItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CartItem'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  availableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<CategoryProductsArgs, 'first'>>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryFacetResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['CategoryFacet'] = ResolversParentTypes['CategoryFacet']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  cartItem?: Resolver<Maybe<ResolversTypes['CartItem']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  wishItem?: Resolver<Maybe<ResolversTypes['WishItem']>, ParentType, ContextType>;
};

export type ChangeBatchResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ChangeBatch'] = ResolversParentTypes['ChangeBatch']> = {
  changes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ChangeKindResolvers = { AUDIT: 'audit', BOOKING: 'booking', CATEGORY: 'category', NOTIFICATION: 'notification', PAYMENT: 'payment', PRODUCT: 'product', USER: 'user', USER_DELETED: 'user-deleted', WISH: 'wish' };

export type ConditionFacetResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConditionFacet'] = ResolversParentTypes['ConditionFacet']> = {
  condition?: Resolver<ResolversTypes['Condition'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreatePaymentIntentAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['CreatePaymentIntentAnswer'] = ResolversParentTypes['CreatePaymentIntentAnswer']> = {
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

export type DeleteAccountAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DeleteAccountAnswer'] = ResolversParentTypes['DeleteAccountAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  deletedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteBookingProductAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DeleteBookingProductAnswer'] = ResolversParentTypes['DeleteBookingProductAnswer']> = {
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

export type DeleteProductAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DeleteProductAnswer'] = ResolversParentTypes['DeleteProductAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteUserAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DeleteUserAnswer'] = ResolversParentTypes['DeleteUserAnswer']> = {
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

export type DeleteWishProductAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DeleteWishProductAnswer'] = ResolversParentTypes['DeleteWishProductAnswer']> = {
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

export type DemoMailResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DemoMail'] = ResolversParentTypes['DemoMail']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DemoteAdminAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['DemoteAdminAnswer'] = ResolversParentTypes['DemoteAdminAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DisputeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Dispute'] = ResolversParentTypes['Dispute']> = {
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

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EndAdvertisementAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['EndAdvertisementAnswer'] = ResolversParentTypes['EndAdvertisementAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GetTokenAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['GetTokenAnswer'] = ResolversParentTypes['GetTokenAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  srcSet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['ImageUrl'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface ImageUrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ImageUrl'], any> {
  name: 'ImageUrl';
}

export type MarkAllNotificationsReadAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['MarkAllNotificationsReadAnswer'] = ResolversParentTypes['MarkAllNotificationsReadAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<Maybe<Array<ResolversTypes['Notification']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MarkNotificationsReadAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['MarkNotificationsReadAnswer'] = ResolversParentTypes['MarkNotificationsReadAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifications?: Resolver<Maybe<Array<ResolversTypes['Notification']>>, ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAdmin?: Resolver<ResolversTypes['AddAdminAnswer'], ParentType, ContextType, RequireFields<MutationAddAdminArgs, 'email'>>;
  addCategory?: Resolver<ResolversTypes['AddCategoryAnswer'], ParentType, ContextType, RequireFields<MutationAddCategoryArgs, 'input'>>;
  addProduct?: Resolver<ResolversTypes['AddProductAnswer'], ParentType, ContextType, RequireFields<MutationAddProductArgs, 'input'>>;
  addToBookingList?: Resolver<ResolversTypes['AddToBookingListAnswer'], ParentType, ContextType, RequireFields<MutationAddToBookingListArgs, 'productId'>>;
  addToWishList?: Resolver<ResolversTypes['AddToWishListAnswer'], ParentType, ContextType, RequireFields<MutationAddToWishListArgs, 'productId'>>;
  addUser?: Resolver<ResolversTypes['AddUserAnswer'], ParentType, ContextType, RequireFields<MutationAddUserArgs, 'input'>>;
  advertiseProduct?: Resolver<ResolversTypes['AdvertiseProductAnswer'], ParentType, ContextType, RequireFields<MutationAdvertiseProductArgs, 'id'>>;
  createPaymentIntent?: Resolver<ResolversTypes['CreatePaymentIntentAnswer'], ParentType, ContextType, RequireFields<MutationCreatePaymentIntentArgs, 'productId'>>;
  deleteAccount?: Resolver<ResolversTypes['DeleteAccountAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteBookingProduct?: Resolver<ResolversTypes['DeleteBookingProductAnswer'], ParentType, ContextType, RequireFields<MutationDeleteBookingProductArgs, 'id'>>;
  deleteProduct?: Resolver<ResolversTypes['DeleteProductAnswer'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'id'>>;
  deleteUser?: Resolver<ResolversTypes['DeleteUserAnswer'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'email'>>;
  deleteWishProduct?: Resolver<ResolversTypes['DeleteWishProductAnswer'], ParentType, ContextType, RequireFields<MutationDeleteWishProductArgs, 'id'>>;
  demoteAdmin?: Resolver<ResolversTypes['DemoteAdminAnswer'], ParentType, ContextType, RequireFields<MutationDemoteAdminArgs, 'email'>>;
  endAdvertisement?: Resolver<ResolversTypes['EndAdvertisementAnswer'], ParentType, ContextType, RequireFields<MutationEndAdvertisementArgs, 'id'>>;
  getToken?: Resolver<ResolversTypes['GetTokenAnswer'], ParentType, ContextType, RequireFields<MutationGetTokenArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadAnswer'], ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'until'>>;
  markNotificationsRead?: Resolver<ResolversTypes['MarkNotificationsReadAnswer'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'ids'>>;
  recordPayment?: Resolver<ResolversTypes['RecordPaymentAnswer'], ParentType, ContextType, RequireFields<MutationRecordPaymentArgs, 'input'>>;
  signOutEverywhere?: Resolver<ResolversTypes['SignOutEverywhereAnswer'], ParentType, ContextType>;
  updateNotificationSettings?: Resolver<ResolversTypes['UpdateNotificationSettingsAnswer'], ParentType, ContextType, RequireFields<MutationUpdateNotificationSettingsArgs, 'mailed'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileAnswer'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  verifyUser?: Resolver<ResolversTypes['VerifyUserAnswer'], ParentType, ContextType, RequireFields<MutationVerifyUserArgs, 'email'>>;
};

export type MutationAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['MutationAnswer'] = ResolversParentTypes['MutationAnswer']> = {
  __resolveType: TypeResolveFn<'AddAdminAnswer' | 'AddCategoryAnswer' | 'AddProductAnswer' | 'AddToBookingListAnswer' | 'AddToWishListAnswer' | 'AddUserAnswer' | 'AdvertiseProductAnswer' | 'CreatePaymentIntentAnswer' | 'DeleteAccountAnswer' | 'DeleteBookingProductAnswer' | 'DeleteProductAnswer' | 'DeleteUserAnswer' | 'DeleteWishProductAnswer' | 'DemoteAdminAnswer' | 'EndAdvertisementAnswer' | 'GetTokenAnswer' | 'MarkAllNotificationsReadAnswer' | 'MarkNotificationsReadAnswer' | 'RecordPaymentAnswer' | 'SignOutEverywhereAnswer' | 'UpdateNotificationSettingsAnswer' | 'UpdateProfileAnswer' | 'VerifyUserAnswer', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  amountRefunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  buyerEmail?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  buyerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['Dispute']>, ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refundedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  max?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  advertisedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  advertisement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['Condition'], ParentType, ContextType>;
  disputed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Stock'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postedTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  productName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resalePrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  sellerEmail?: Resolver<Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  sellerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  similarProducts?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<ProductSimilarProductsArgs, 'first'>>;
  viewerCanAdvertise?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanBuy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanEndAdvertisement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasBooked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasWished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  yearsOfUsedProduct?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductConnectionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ProductConnection'] = ResolversParentTypes['ProductConnection']> = {
  advertisements?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  correctedText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edges?: Resolver<Array<ResolversTypes['ProductEdge']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ResolversTypes['ProductFacets']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductEdgeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ProductEdge'] = ResolversParentTypes['ProductEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  categories?: Resolver<Array<ResolversTypes['CategoryFacet']>, ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['ConditionFacet']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  verifiedSellerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  auditLog?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'first'>>;
  bookingList?: Resolver<ResolversTypes['CartItemConnection'], ParentType, ContextType, RequireFields<QueryBookingListArgs, 'first'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  changeCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  demoMails?: Resolver<Maybe<Array<ResolversTypes['DemoMail']>>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  myProducts?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryMyProductsArgs, 'first'>>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first'>>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPaymentsArgs, 'first'>>;
  personalData?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productPreview?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductPreviewArgs, 'id'>>;
  productPreviews?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductPreviewsArgs, 'ids'>>;
  products?: Resolver<ResolversTypes['ProductConnection'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'first' | 'sort'>>;
  purchases?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QueryPurchasesArgs, 'first'>>;
  sales?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<QuerySalesArgs, 'first'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'first' | 'text'>>;
  seller?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QuerySellerArgs, 'id'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'first' | 'role'>>;
  wishList?: Resolver<ResolversTypes['WishItemConnection'], ParentType, ContextType, RequireFields<QueryWishListArgs, 'first'>>;
};

export type RecordPaymentAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['RecordPaymentAnswer'] = ResolversParentTypes['RecordPaymentAnswer']> = {
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

export type SearchSuggestionsResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  productNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignOutEverywhereAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['SignOutEverywhereAnswer'] = ResolversParentTypes['SignOutEverywhereAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes?: SubscriptionResolver<ResolversTypes['ChangeBatch'], "changes", ParentType, ContextType, Partial<SubscriptionChangesArgs>>;
};

export type UpdateNotificationSettingsAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['UpdateNotificationSettingsAnswer'] = ResolversParentTypes['UpdateNotificationSettingsAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateProfileAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['UpdateProfileAnswer'] = ResolversParentTypes['UpdateProfileAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
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
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  soldCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadNotificationCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wishCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type VerifyUserAnswerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['VerifyUserAnswer'] = ResolversParentTypes['VerifyUserAnswer']> = {
  alreadyDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['RefusalCode']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WishItemResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['WishItem'] = ResolversParentTypes['WishItem']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  productPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type WishItemConnectionResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['WishItemConnection'] = ResolversParentTypes['WishItemConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WishItemEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WishItemEdgeResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['WishItemEdge'] = ResolversParentTypes['WishItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WishItem'], ParentType, ContextType>;
};

export type Resolvers<ContextType = MockContext> = {
  AddAdminAnswer?: AddAdminAnswerResolvers<ContextType>;
  AddCategoryAnswer?: AddCategoryAnswerResolvers<ContextType>;
  AddProductAnswer?: AddProductAnswerResolvers<ContextType>;
  AddToBookingListAnswer?: AddToBookingListAnswerResolvers<ContextType>;
  AddToWishListAnswer?: AddToWishListAnswerResolvers<ContextType>;
  AddUserAnswer?: AddUserAnswerResolvers<ContextType>;
  AdvertiseProductAnswer?: AdvertiseProductAnswerResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  CartItemConnection?: CartItemConnectionResolvers<ContextType>;
  CartItemEdge?: CartItemEdgeResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryFacet?: CategoryFacetResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeBatch?: ChangeBatchResolvers<ContextType>;
  ChangeKind?: ChangeKindResolvers;
  ConditionFacet?: ConditionFacetResolvers<ContextType>;
  CreatePaymentIntentAnswer?: CreatePaymentIntentAnswerResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAccountAnswer?: DeleteAccountAnswerResolvers<ContextType>;
  DeleteBookingProductAnswer?: DeleteBookingProductAnswerResolvers<ContextType>;
  DeleteProductAnswer?: DeleteProductAnswerResolvers<ContextType>;
  DeleteUserAnswer?: DeleteUserAnswerResolvers<ContextType>;
  DeleteWishProductAnswer?: DeleteWishProductAnswerResolvers<ContextType>;
  DemoMail?: DemoMailResolvers<ContextType>;
  DemoteAdminAnswer?: DemoteAdminAnswerResolvers<ContextType>;
  Dispute?: DisputeResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EndAdvertisementAnswer?: EndAdvertisementAnswerResolvers<ContextType>;
  GetTokenAnswer?: GetTokenAnswerResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  ImageUrl?: GraphQLScalarType;
  MarkAllNotificationsReadAnswer?: MarkAllNotificationsReadAnswerResolvers<ContextType>;
  MarkNotificationsReadAnswer?: MarkNotificationsReadAnswerResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MutationAnswer?: MutationAnswerResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductConnection?: ProductConnectionResolvers<ContextType>;
  ProductEdge?: ProductEdgeResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordPaymentAnswer?: RecordPaymentAnswerResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  SignOutEverywhereAnswer?: SignOutEverywhereAnswerResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  UpdateNotificationSettingsAnswer?: UpdateNotificationSettingsAnswerResolvers<ContextType>;
  UpdateProfileAnswer?: UpdateProfileAnswerResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  VerifyUserAnswer?: VerifyUserAnswerResolvers<ContextType>;
  WishItem?: WishItemResolvers<ContextType>;
  WishItemConnection?: WishItemConnectionResolvers<ContextType>;
  WishItemEdge?: WishItemEdgeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = MockContext> = {
  constraint?: ConstraintDirectiveResolver<any, any, ContextType>;
};

/** The types of all inputs by their names. */
export type InputTypes = {
  AddCategoryInput: AddCategoryInput;
  AddProductInput: AddProductInput;
  AddUserInput: AddUserInput;
  CategoryProductsArgs: CategoryProductsArgs;
  DeleteAccountInput: DeleteAccountInput;
  GetTokenInput: GetTokenInput;
  MutationAddAdminArgs: MutationAddAdminArgs;
  MutationAddCategoryArgs: MutationAddCategoryArgs;
  MutationAddProductArgs: MutationAddProductArgs;
  MutationAddToBookingListArgs: MutationAddToBookingListArgs;
  MutationAddToWishListArgs: MutationAddToWishListArgs;
  MutationAddUserArgs: MutationAddUserArgs;
  MutationAdvertiseProductArgs: MutationAdvertiseProductArgs;
  MutationCreatePaymentIntentArgs: MutationCreatePaymentIntentArgs;
  MutationDeleteAccountArgs: MutationDeleteAccountArgs;
  MutationDeleteBookingProductArgs: MutationDeleteBookingProductArgs;
  MutationDeleteProductArgs: MutationDeleteProductArgs;
  MutationDeleteUserArgs: MutationDeleteUserArgs;
  MutationDeleteWishProductArgs: MutationDeleteWishProductArgs;
  MutationDemoteAdminArgs: MutationDemoteAdminArgs;
  MutationEndAdvertisementArgs: MutationEndAdvertisementArgs;
  MutationGetTokenArgs: MutationGetTokenArgs;
  MutationMarkAllNotificationsReadArgs: MutationMarkAllNotificationsReadArgs;
  MutationMarkNotificationsReadArgs: MutationMarkNotificationsReadArgs;
  MutationRecordPaymentArgs: MutationRecordPaymentArgs;
  MutationUpdateNotificationSettingsArgs: MutationUpdateNotificationSettingsArgs;
  MutationUpdateProfileArgs: MutationUpdateProfileArgs;
  MutationVerifyUserArgs: MutationVerifyUserArgs;
  ProductSimilarProductsArgs: ProductSimilarProductsArgs;
  ProductFilter: ProductFilter;
  QueryAuditLogArgs: QueryAuditLogArgs;
  QueryBookingListArgs: QueryBookingListArgs;
  QueryCategoryArgs: QueryCategoryArgs;
  QueryMyProductsArgs: QueryMyProductsArgs;
  QueryNotificationsArgs: QueryNotificationsArgs;
  QueryPaymentsArgs: QueryPaymentsArgs;
  QueryProductArgs: QueryProductArgs;
  QueryProductPreviewArgs: QueryProductPreviewArgs;
  QueryProductPreviewsArgs: QueryProductPreviewsArgs;
  QueryProductsArgs: QueryProductsArgs;
  QueryPurchasesArgs: QueryPurchasesArgs;
  QuerySalesArgs: QuerySalesArgs;
  QuerySearchSuggestionsArgs: QuerySearchSuggestionsArgs;
  QuerySellerArgs: QuerySellerArgs;
  QueryUsersArgs: QueryUsersArgs;
  QueryWishListArgs: QueryWishListArgs;
  RecordPaymentInput: RecordPaymentInput;
  SubscriptionChangesArgs: SubscriptionChangesArgs;
  UpdateProfileInput: UpdateProfileInput;
  UserProductsForSaleArgs: UserProductsForSaleArgs;
  UserProductsSoldArgs: UserProductsSoldArgs;
};
