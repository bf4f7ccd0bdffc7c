/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Which offer the seller accepts. */
export type AcceptOfferInput = {
  /** The amount that the seller has seen, in the currency's minor unit: another one is refused with `CONFLICT`. */
  amount: number;
  /** The offer's id. */
  id: string;
};

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
  /** What the seller asks, in the currency's minor unit: at least `shop.leastPrice`. The card provider takes no more. */
  resalePrice: number;
  /** Years of use so far; fractions are possible. */
  yearsOfUsedProduct: number;
};

/** What one side of a finished sale thinks of dealing with the other. */
export type AddReviewInput = {
  /** The payment that bought the product; of two instalments the first. */
  paymentId: string;
  /** From 1 to 5. */
  stars: number;
  /** In words. */
  text?: string;
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

/** Which products an admin looks for. */
export type AdminProductFilter = {
  /** Only advertised products, or only others. */
  advertised?: boolean | null | undefined;
  /** Only products of this category. */
  categoryId?: string | null | undefined;
  /** Only reported products, or only others. */
  reported?: boolean | null | undefined;
  /** Only products that this account has posted. */
  sellerId?: string | null | undefined;
  /** Only products in this state. */
  stock?: Stock | null | undefined;
  /**
   * Only products of whose name or location each of these words begins a word, or the one with this id. Case and accents
   * don't matter. A text that matches more than 2,000 products is refused.
   */
  text?: string | null | undefined;
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

/** What a buyer asks the seller of a product. */
export type AskSellerInput = {
  /** What it is about. */
  productId: string;
  /** Chosen by the client: a repeat under the same id gives the message that was written first. */
  requestId?: string | null | undefined;
  /** What is asked. */
  text: string;
};

/** What an admin, or the owner of an account, did that is put on record. */
export type AuditAction =
  /** Made an account an admin. */
  | 'ADD_ADMIN'
  /** Added a category. */
  | 'ADD_CATEGORY'
  /** Set a product's advertisement flag. */
  | 'ADVERTISE_PRODUCT'
  /** Cancelled a sale whose balance was not paid. */
  | 'CANCEL_SALE'
  /** Decided on what somebody has reported of an account, its product or its message. */
  | 'DECIDE_REPORT'
  /** Deleted the own account. */
  | 'DELETE_ACCOUNT'
  /** Deleted a category. */
  | 'DELETE_CATEGORY'
  /** Removed a product from sale. */
  | 'DELETE_PRODUCT'
  /** Deleted somebody's account. */
  | 'DELETE_USER'
  /** Took an admin's role away. */
  | 'DEMOTE_ADMIN'
  /** Took a product's advertisement flag away. */
  | 'END_ADVERTISEMENT'
  /** Hid a product. */
  | 'HIDE_PRODUCT'
  /** Put a category elsewhere in the order of all. */
  | 'MOVE_CATEGORY'
  /** Refunded a sale in full. */
  | 'REFUND_PAYMENT'
  /** Brought a hidden or removed product back. */
  | 'RESTORE_PRODUCT'
  /** Ended the suspension of an account. */
  | 'RESTORE_USER'
  /** Suspended an account. */
  | 'SUSPEND_USER'
  /** Took an account's verification away. */
  | 'UNVERIFY_USER'
  /** Changed title, description or picture of a category. */
  | 'UPDATE_CATEGORY'
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

/** Where the balance of a sale in two instalments stands. */
export type BalanceStatus =
  /** It is not to be paid any more: an admin has cancelled the sale, or the first half was refunded. */
  | 'CANCELLED'
  /** The product was handed over: `dueBy` says until when it is to be paid. */
  | 'DUE'
  /** The product was not handed over yet; the balance may be paid all the same. */
  | 'NOT_DUE'
  /** `dueBy` has passed, and it is not paid. Buyer, seller and admins see it. */
  | 'OVERDUE'
  /** It is paid. */
  | 'PAID';

/** What a change is about. */
export type ChangeKind =
  /** An entry of the audit log that was written. */
  | 'AUDIT'
  /** An entry of the caller's booking list that came or went. */
  | 'BOOKING'
  /** A category that was added or changed, its count of products included. */
  | 'CATEGORY'
  /** A category was deleted. */
  | 'CATEGORY_DELETED'
  /** A message in a thread of the caller's. */
  | 'MESSAGE'
  /** A notification that came or was read. */
  | 'NOTIFICATION'
  /** An offer that the caller has made or received, and that changed. */
  | 'OFFER'
  /** A payment that began, or whose status, refunds, dispute or hand-over changed. */
  | 'PAYMENT'
  /** A product that was posted, changed, sold or removed from sale. */
  | 'PRODUCT'
  /** A report that somebody has made. */
  | 'REPORT'
  /** A review that was written, and that the caller may read. */
  | 'REVIEW'
  /** A sign-in to an account. */
  | 'SIGN_IN'
  /** A thread of the caller's that began, was read or was blocked. */
  | 'THREAD'
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

/** What an admin does about a report. */
export type DecideReportInput = {
  /** What is done. `HIDE` is for products, `DELETE` for products and messages. */
  decision: ReportDecision;
  /** The report. */
  id: string;
  /** Why. Of `HIDE` and `SUSPEND` it is the reason, which the person reads and which must be there; of `DELETE` and `NOTHING` the seller or the author reads it, if it is there. */
  note?: string | null | undefined;
};

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
  /** The buyer has confirmed receiving it, or the seller, of a sale in two instalments, handing it over. */
  | 'HANDED_OVER'
  /** Paid for: buyer and seller arrange the pick-up. */
  | 'PAID'
  /** The money was returned in full, or is, of a sale that was cancelled. */
  | 'REFUNDED';

/** Which product to hide, and why. */
export type HideProductInput = {
  /** The product's id. */
  id: string;
  /** Why. Its seller is told. */
  reason: string;
};

/** What a buyer offers. */
export type MakeOfferInput = {
  /** How much, in the currency's minor unit: at least `shop.leastPrice`, and at most its price. */
  amount: number;
  /** For which product. */
  productId: string;
};

/** What a notification tells. Nobody is told of the own act. */
export type NotificationKind =
  /** What was bought is handed over, and its balance is due. */
  | 'BALANCE_DUE'
  /** A balance is overdue. Buyer and seller are told, the first time admins, too. */
  | 'BALANCE_OVERDUE'
  /** The balance of what the seller has sold is paid. The buyer is told, too. */
  | 'BALANCE_PAID'
  /** It is the last day for paying a balance. */
  | 'BALANCE_REMINDER'
  /** Somebody has booked the seller's product. */
  | 'BOOKED'
  /** The buyer has received what the seller sold. */
  | 'HANDED_OVER'
  /** Somebody has written about a product. One is made while the thread is not read. */
  | 'MESSAGE'
  /** The seller has accepted the buyer's offer: the product is held for the buyer. */
  | 'OFFER_ACCEPTED'
  /** The product of the buyer's offer can no longer be bought. A pause closes no offer. */
  | 'OFFER_CLOSED'
  /** The seller has declined the buyer's offer. */
  | 'OFFER_DECLINED'
  /** Nobody has answered the offer for 90 days. Buyer and seller are told. */
  | 'OFFER_LAPSED'
  /** A buyer has offered an amount for the seller's product, or another one than before. */
  | 'OFFER_MADE'
  /** An accepted offer was not paid in time. Buyer and seller are told. */
  | 'OFFER_UNPAID'
  /** The buyer's payment was confirmed: the product is the buyer's. */
  | 'PAID'
  /** A product on the wish list costs less than before. */
  | 'PRICE_LOWERED'
  /** The buyer has said that something is wrong with what was sold. The seller and admins are told. */
  | 'PROBLEM_REPORTED'
  /** The seller has changed what the shop shows of a product on the booking list. */
  | 'PRODUCT_EDITED'
  /** An admin has hidden the seller's product; the message says why. */
  | 'PRODUCT_HIDDEN'
  /** An admin has brought the seller's product back. */
  | 'PRODUCT_RESTORED'
  /** The money of a payment was returned. */
  | 'REFUNDED'
  /** An admin has decided on reports of the account, its product or its message. */
  | 'REPORT_ABOUT_YOU'
  /** An admin has decided on what the account has reported. */
  | 'REPORT_DECIDED'
  /** Somebody has reported a product, a person or a message; admins are told once until they decide on it. */
  | 'REPORT_FILED'
  /** An admin has ended the suspension of the account. It always comes by mail, too. */
  | 'RESTORED'
  /** The other side of a sale has written a review, which can be read now. */
  | 'REVIEWED'
  /** An admin has cancelled a sale whose balance was not paid. Buyer and seller are told. */
  | 'SALE_CANCELLED'
  /** The seller's product was sold. */
  | 'SOLD'
  /** An admin has suspended the account. It always comes by mail, too. */
  | 'SUSPENDED'
  /** A product on the wish list or booking list is for sale no longer, or not for now. */
  | 'UNAVAILABLE'
  /** An admin has undone the account's verification. */
  | 'UNVERIFIED'
  /** An admin has verified the account. */
  | 'VERIFIED';

/** Where an offer stands. It ends once, and stays there. */
export type OfferStatus =
  /** The seller has accepted it: the product is held for the buyer until `heldUntil`. */
  | 'ACCEPTED'
  /**
   * The product was sold, held for another buyer, marked as sold elsewhere, hidden or removed. A pause closes no offer: it
   * can't be accepted or changed until the seller resumes the product.
   */
  | 'CLOSED'
  /** The seller has declined it. */
  | 'DECLINED'
  /** The seller has not answered within 90 days. */
  | 'LAPSED'
  /** It waits for the seller's answer, until `lapsesAt`. */
  | 'OPEN'
  /** It was accepted, and the buyer has paid. */
  | 'PAID'
  /** It was accepted, and the hold has ended without a payment. */
  | 'UNPAID'
  /** The buyer has taken it back. */
  | 'WITHDRAWN';

/** Why a sale or purchase is not finished. */
export type OpenBusinessReason =
  /** It is handed over, and the balance is not paid. */
  | 'BALANCE'
  /** The buyer has said that something is wrong, or the buyer's bank disputes the payment. */
  | 'DISPUTE'
  /** It is not handed over. */
  | 'HAND_OVER';

/** How long the intervals are into which an overview divides its days. */
export type OverviewInterval =
  /** From midnight to midnight. */
  | 'DAY'
  /** From the first of a month to its last day. */
  | 'MONTH'
  /** From Monday to Sunday. */
  | 'WEEK';

/** How a part of the shop answers. */
export type PartState =
  /** Not, or not within two seconds. */
  | 'DOWN'
  /** It takes longer than usual. */
  | 'SLOW'
  /** As it should. */
  | 'UP';

/** Which part of a price a payment pays. */
export type PaymentPart =
  /** The second of two instalments: what is left of the price. */
  | 'BALANCE'
  /** The first of two instalments, which takes the product from the shelf: half of the price, and the odd unit. */
  | 'FIRST_HALF'
  /** All of it at once. */
  | 'WHOLE';

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

/** What narrows a list of people; what is left out does not. */
export type PersonFilter = {
  /** Only this role. */
  role?: Role | null | undefined;
  /** Only accounts that can be used, or only suspended ones. */
  state?: PersonState | null | undefined;
  /**
   * Only people of whose name or e-mail each of these words begins a word: `ada`, `ada@` and `@mail` find
   * `ada@mail.example`. Case and accents don't matter. A text that matches more than 2,000 people is refused.
   */
  text?: string | null | undefined;
  /** Only people whom an admin has verified, or only others. */
  verified?: boolean | null | undefined;
};

/** The order of a list of people. Among equals the newest come first. */
export type PersonSort =
  /** Those who were active last first. */
  | 'LAST_ACTIVE'
  /** The newest first. */
  | 'NEWEST'
  /** The oldest first. */
  | 'OLDEST';

/** Whether an account can be used. */
export type PersonState =
  /** It can. */
  | 'ACTIVE'
  /** Admins have suspended it: nobody can sign in to it, and it offers nothing. */
  | 'SUSPENDED';

/** What a seller can edit of a product: the fields of `UpdateProductInput`. */
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
  /** Only where each word begins some word of the product's location. Text without a letter or digit matches nothing. */
  location?: string | null | undefined;
  /** Only up to this price. */
  maxPrice?: number | null | undefined;
  /** Only what was used for so many years at most. */
  maxYearsOfUse?: number | null | undefined;
  /** Only from this price on. */
  minPrice?: number | null | undefined;
  /**
   * Only products that match these words. Each word begins a word of the product's name, description, category, condition
   * or location, or of a synonym that the shop knows. Case, accents, hyphens and apostrophes don't matter, `16kg` is
   * `16 kg`, and in languages without spaces any part of a text matches. The first 30 words count. Blank text is no filter;
   * text without a letter or digit matches nothing. Where nothing matches, close spellings count, and `correctedText` says
   * which.
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

/** Which payment an admin refunds, and why. */
export type RefundPaymentInput = {
  /** The payment's id; of two instalments either. */
  id: string;
  /** Why, for the shop's admins and its audit log. */
  reason: string;
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
  /** Admins have suspended the account; the message says why, and to whom to write. */
  | 'SUSPENDED'
  /** More bytes, pixels or items than the limit allows. */
  | 'TOO_LARGE'
  /** Too many requests in the last minute; wait and try again. Of an error, `extensions.retryAfter` says how many seconds. */
  | 'TOO_MANY_REQUESTS'
  /** No valid token came along, or its account is gone. */
  | 'UNAUTHENTICATED'
  /** A service that is needed does not answer; try again. */
  | 'UNAVAILABLE';

/** What an admin does about a report. */
export type ReportDecision =
  /** Removes the product from sale, or the text of the message for both sides. */
  | 'DELETE'
  /** Hides the product, with a reason that its seller reads. */
  | 'HIDE'
  /** Nothing: what was reported stays as it is. */
  | 'NOTHING'
  /** Suspends the person, the seller of the product or the author of the message, with a reason that the person reads. */
  | 'SUSPEND';

/** What is reported. */
export type ReportKind =
  /** A message that was written to who reports it. */
  | 'MESSAGE'
  /** A product of somebody else. */
  | 'PRODUCT'
  /** A buyer or a seller. */
  | 'USER';

/** What is wrong with a message. */
export type ReportMessageInput = {
  /** The message. */
  messageId: string;
  /** More of it, for the shop's admins. */
  note?: string | null | undefined;
  /** Why. */
  reason: ReportReason;
};

/** What is wrong with something that was bought. */
export type ReportProblemInput = {
  /** The payment that bought it. */
  paymentId: string;
  /** What is wrong, for the shop's admins. */
  problem: string;
};

/** What is wrong with a product. */
export type ReportProductInput = {
  /** More of it, for the shop's admins. */
  note?: string | null | undefined;
  /** The product. */
  productId: string;
  /** Why. */
  reason: ReportReason;
};

/** Why something is reported. */
export type ReportReason =
  /** It takes money, or data, under a pretence. */
  | 'FRAUD'
  /** It is not allowed in the shop, or unsafe. */
  | 'NOT_ALLOWED'
  /** It insults or threatens somebody. */
  | 'OFFENSIVE'
  /** Something else, which the note says. */
  | 'OTHER'
  /** It is advertising, or the same thing again and again. */
  | 'SPAM'
  /** What is said of the product, or of the person, is wrong. */
  | 'WRONG_DETAILS';

/** Where a report stands. */
export type ReportState =
  /** An admin has decided on it. */
  | 'DECIDED'
  /** No admin has decided on it. */
  | 'OPEN';

/** What is wrong with a person. */
export type ReportUserInput = {
  /** More of it, for the shop's admins. */
  note?: string | null | undefined;
  /** Why. */
  reason: ReportReason;
  /** The account's id. */
  userId: string;
};

/** What an account may do. The role is read from the database on every request. */
export type Role =
  /** Adds categories and admins, verifies and deletes users. */
  | 'ADMIN'
  /** Books, wish-lists and pays. */
  | 'BUYER'
  /** Posts, edits, advertises, pauses and deletes own products. */
  | 'SELLER';

/** A message to the other side of a thread. */
export type SendMessageInput = {
  /** Chosen by the client: a repeat under the same id gives the message that was written first. */
  requestId?: string | null | undefined;
  /** What is written. */
  text: string;
  /** Where it is written. */
  threadId: string;
};

/** A part of the shop that it needs to work. */
export type ShopPart =
  /** The provider that charges cards. */
  | 'CARDS'
  /** Where all records are kept. */
  | 'DATABASE'
  /** The way by which processes tell each other of changes. */
  | 'EVENTS'
  /** Who people are: sign-in and sign-up. */
  | 'IDENTITY'
  /** Where photos are uploaded. */
  | 'IMAGES'
  /** What takes the mails of notifications. */
  | 'MAIL';

/** By which way somebody has signed in. */
export type SignInMethod =
  /** A Google account. */
  | 'GOOGLE'
  /** Another way, or one that the identity provider did not tell. */
  | 'OTHER'
  /** E-mail and password. */
  | 'PASSWORD';

/** Whether a product can be bought. Shoppers see only `AVAILABLE` products. */
export type Stock =
  /** For sale: can be booked and paid for. */
  | 'AVAILABLE'
  /** Hidden by an admin, or since its seller is suspended. Its seller and admins see that; to all others it is `REMOVED`. */
  | 'HIDDEN'
  /** Taken from sale by its seller for a while; keeps its wishes and bookings. */
  | 'PAUSED'
  /** Removed from sale by its seller or an admin, or together with its seller's account. */
  | 'REMOVED'
  /** Paid for by one buyer; stays visible in lists that already hold it. */
  | 'SOLD'
  /** Sold outside the shop, as its seller said; keeps its wishes and bookings, and can be put on sale again. */
  | 'SOLD_ELSEWHERE';

/** Whom to suspend, and why. */
export type SuspendUserInput = {
  /** Why. The person is told. */
  reason: string;
  /** The account's id. */
  userId: string;
};

/** A category as it is to be. */
export type UpdateCategoryInput = {
  /** What belongs here. Cards show its beginning. */
  body: string;
  /** Which category. */
  id: string;
  /** The address of a picture, as an upload to the image host gave it, or the one that it has; any other site's is refused. */
  image: string;
  /** No other category may have it. */
  title: string;
};

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
  /** What the seller asks, in the currency's minor unit: at least `shop.leastPrice`. The card provider takes no more. */
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

export type TestIdsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type TestIdsQuery = { products: { edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type WishedFragment = { id: string, viewerHasWished: boolean } & { ' $fragmentName'?: 'WishedFragment' };

export type NothingQueryVariables = Exact<{ [key: string]: never; }>;


export type NothingQuery = { __typename: 'Query' };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOutEverywhere: { success: boolean } };

export type MessagesOfThreadQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MessagesOfThreadQuery = { thread: { id: string, unreadCount: number, lastMessage: { id: string }, messages: { edges: Array<{ node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type TestStockQueryVariables = Exact<{ [key: string]: never; }>;


export type TestStockQuery = { products: { edges: Array<{ node: { id: string, inStock: Stock } }> } };

export type ProductInViewQueryVariables = Exact<{
  id: string;
}>;


export type ProductInViewQuery = { product: { id: string, inStock: Stock, viewerHasWished: boolean } | null };

export type PagesOfProductsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PagesOfProductsQuery = { products: { edges: Array<{ cursor: string, node: { id: string, inStock: Stock } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Shop_RecordFragment = { currency: string, leastPrice: number, leastInstalmentPrice: number, timeZone: string } & { ' $fragmentName'?: 'Shop_RecordFragment' };

export type User_PersonFragment = { id: string, name: string, email: string | null, role: Role, verified: boolean, since: string | null, forSaleCount: number | null, soldCount: number | null, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } | null, rating: { ' $fragmentRefs'?: { 'Rating_RecordFragment': Rating_RecordFragment } } | null } & { ' $fragmentName'?: 'User_PersonFragment' };

export type User_RecordFragment = (
  { id: string, bookingCount: number | null, wishCount: number | null, productCount: number | null, unreadNotificationCount: number | null, unreadMessageCount: number | null, mailedNotifications: Array<NotificationKind> | null }
  & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
) & { ' $fragmentName'?: 'User_RecordFragment' };

export type Image_RecordFragment = { url: string, width: number | null, height: number | null, srcSet: string | null, color: string | null } & { ' $fragmentName'?: 'Image_RecordFragment' };

export type Rating_RecordFragment = { average: number | null, count: number } & { ' $fragmentName'?: 'Rating_RecordFragment' };

export type Product_RecordFragment = { id: string, productName: string, body: string, revision: number, inStock: Stock, condition: Condition, yearsOfUsedProduct: number, sellerName: string | null, sellerEmail: string | null, location: string, phone: string | null, postedTime: string, advertisement: boolean, advertisedUntil: string | null, reported: boolean, disputed: boolean, viewerHasBooked: boolean, viewerHasWished: boolean, viewerCanBuy: boolean, viewerCanOffer: boolean, viewerCanDelete: boolean, viewerCanEdit: boolean, viewerCanPause: boolean, viewerCanResume: boolean, viewerCanMarkSoldElsewhere: boolean, viewerCanRelist: boolean, viewerCanAdvertise: boolean, viewerCanEndAdvertisement: boolean, viewerCanHide: boolean, viewerCanRestore: boolean, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, images: Array<{ ' $fragmentRefs'?: { 'ProductImage_RecordFragment': ProductImage_RecordFragment } }>, originalPrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, resalePrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, previousPrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null, edits: Array<{ ' $fragmentRefs'?: { 'ProductEdit_RecordFragment': ProductEdit_RecordFragment } }>, seller: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, category: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  ) | null, hidden: { ' $fragmentRefs'?: { 'Hiding_RecordFragment': Hiding_RecordFragment } } | null, viewerOffer: { id: string, status: OfferStatus, createdAt: string, changedAt: string, lapsesAt: string, answeredAt: string | null, heldUntil: string | null, viewerCanWithdraw: boolean, viewerCanAccept: boolean, viewerCanDecline: boolean, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } | null, hold: { ' $fragmentRefs'?: { 'Hold_RecordFragment': Hold_RecordFragment } } | null, viewerThread: { id: string } | null } & { ' $fragmentName'?: 'Product_RecordFragment' };

export type ProductImage_RecordFragment = { description: string, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } } & { ' $fragmentName'?: 'ProductImage_RecordFragment' };

export type Money_RecordFragment = { amount: number, currency: string, formatted: string } & { ' $fragmentName'?: 'Money_RecordFragment' };

export type ProductEdit_RecordFragment = { field: ProductField, revision: number, editedAt: string } & { ' $fragmentName'?: 'ProductEdit_RecordFragment' };

export type Category_RecordFragment = { id: string, title: string, body: string, position: number, availableCount: number, productCount: number | null, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } } & { ' $fragmentName'?: 'Category_RecordFragment' };

export type Hiding_RecordFragment = { reason: string | null, hiddenAt: string } & { ' $fragmentName'?: 'Hiding_RecordFragment' };

export type Offer_RecordFragment = { id: string, status: OfferStatus, createdAt: string, changedAt: string, lapsesAt: string, answeredAt: string | null, heldUntil: string | null, viewerCanWithdraw: boolean, viewerCanAccept: boolean, viewerCanDecline: boolean, product: { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, resalePrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } }, buyer: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'Offer_RecordFragment' };

export type Hold_RecordFragment = { until: string, offer: { id: string, buyer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
    ) | null }, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'Hold_RecordFragment' };

export type Thread_RecordFragment = { id: string, unreadCount: number, viewerHasBlocked: boolean, viewerCanWrite: boolean, updatedAt: string, product: { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, viewerThread: { id: string } | null } | null, buyer: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, seller: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, lastMessage: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
  ) } & { ' $fragmentName'?: 'Thread_RecordFragment' };

export type Message_RecordFragment = { id: string, viewerIsSender: boolean, text: string, createdAt: string, viewerHasReported: boolean, thread: { id: string } | null, sender: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null } & { ' $fragmentName'?: 'Message_RecordFragment' };

export type ProductFacets_RecordFragment = { verifiedSellerCount: number, categories: Array<{ ' $fragmentRefs'?: { 'CategoryFacet_RecordFragment': CategoryFacet_RecordFragment } }>, conditions: Array<{ ' $fragmentRefs'?: { 'ConditionFacet_RecordFragment': ConditionFacet_RecordFragment } }>, priceRange: { ' $fragmentRefs'?: { 'PriceRange_RecordFragment': PriceRange_RecordFragment } } | null } & { ' $fragmentName'?: 'ProductFacets_RecordFragment' };

export type CategoryFacet_RecordFragment = { count: number, category: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  ) } & { ' $fragmentName'?: 'CategoryFacet_RecordFragment' };

export type ConditionFacet_RecordFragment = { condition: Condition, count: number } & { ' $fragmentName'?: 'ConditionFacet_RecordFragment' };

export type PriceRange_RecordFragment = { min: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, max: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'PriceRange_RecordFragment' };

export type Review_RecordFragment = { id: string, productName: string, stars: number, text: string, createdAt: string, visibleAt: string, author: { id: string, name: string } | null, subject: { id: string } | null } & { ' $fragmentName'?: 'Review_RecordFragment' };

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

export type Person_RecordFragment = { id: string, state: PersonState, suspendedAt: string | null, suspensionReason: string | null, since: string, lastActiveAt: string | null, user: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) } & { ' $fragmentName'?: 'Person_RecordFragment' };

export type DeletionEffects_RecordFragment = { openBusinessCount: number, products: number, offersMade: number, offersReceived: number, openPayments: number, listEntries: number, threads: number, reviews: number, openBusiness: Array<{ ' $fragmentRefs'?: { 'OpenBusiness_RecordFragment': OpenBusiness_RecordFragment } }> } & { ' $fragmentName'?: 'DeletionEffects_RecordFragment' };

export type OpenBusiness_RecordFragment = { reason: OpenBusinessReason, isSale: boolean, payment: { id: string, productName: string } } & { ' $fragmentName'?: 'OpenBusiness_RecordFragment' };

export type Payment_RecordFragment = { id: string, transactionId: string, status: PaymentStatus, part: PaymentPart, disputed: boolean, productName: string, buyerName: string, buyerEmail: string, sellerName: string, createdAt: string, paidAt: string | null, refundedAt: string | null, viewerCanPayBalance: boolean, viewerCanConfirmHandOver: boolean, viewerCanCancelSale: boolean, viewerCanRefund: boolean, viewerCanReview: boolean, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, price: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, amountRefunded: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, dispute: { ' $fragmentRefs'?: { 'Dispute_RecordFragment': Dispute_RecordFragment } } | null, product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, handOver: { ' $fragmentRefs'?: { 'HandOver_RecordFragment': HandOver_RecordFragment } } | null, contact: { ' $fragmentRefs'?: { 'Contact_RecordFragment': Contact_RecordFragment } } | null, balance: { ' $fragmentRefs'?: { 'Balance_RecordFragment': Balance_RecordFragment } } | null, firstHalf: { id: string, viewerCanPayBalance: boolean, viewerCanConfirmHandOver: boolean, viewerCanCancelSale: boolean, viewerCanReview: boolean, balance: { ' $fragmentRefs'?: { 'Balance_RecordFragment': Balance_RecordFragment } } | null } | null, refund: { ' $fragmentRefs'?: { 'AdminRefund_RecordFragment': AdminRefund_RecordFragment } } | null, reviews: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Review_RecordFragment': Review_RecordFragment } }
  )> } & { ' $fragmentName'?: 'Payment_RecordFragment' };

export type Dispute_RecordFragment = { status: DisputeStatus, providerStatus: string, reason: string, fundsWithdrawn: boolean, createdAt: string, dueBy: string | null, updatedAt: string, closedAt: string | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'Dispute_RecordFragment' };

export type HandOver_RecordFragment = { status: HandOverStatus, place: string, handedOverAt: string | null, disputedAt: string | null, problem: string | null, refundedAt: string | null } & { ' $fragmentName'?: 'HandOver_RecordFragment' };

export type Contact_RecordFragment = { name: string, email: string, phone: string | null } & { ' $fragmentName'?: 'Contact_RecordFragment' };

export type Balance_RecordFragment = { status: BalanceStatus, dueFrom: string | null, dueBy: string | null, paidAt: string | null, cancelledAt: string | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, payment: { id: string, transactionId: string, status: PaymentStatus, paidAt: string | null, refundedAt: string | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, amountRefunded: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } | null } & { ' $fragmentName'?: 'Balance_RecordFragment' };

export type AdminRefund_RecordFragment = { reason: string, begunAt: string, admin: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null } & { ' $fragmentName'?: 'AdminRefund_RecordFragment' };

export type SignIn_RecordFragment = { id: string, signedInAt: string, method: SignInMethod, browser: string | null, user: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null } & { ' $fragmentName'?: 'SignIn_RecordFragment' };

export type SalesPeriod_RecordFragment = { month: string, from: string, count: number, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'SalesPeriod_RecordFragment' };

export type AuditEntry_RecordFragment = { id: string, action: AuditAction, failedEntryId: string | null, actorId: string | null, targetId: string, reason: string | null, source: AuditSource, address: string | null, createdAt: string, actor: (
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

export type Overview_RecordFragment = { openReportCount: number, overdueBalanceCount: number, periods: Array<{ ' $fragmentRefs'?: { 'OverviewPeriod_RecordFragment': OverviewPeriod_RecordFragment } }>, categories: Array<{ ' $fragmentRefs'?: { 'OverviewCategory_RecordFragment': OverviewCategory_RecordFragment } }>, payments: Array<{ ' $fragmentRefs'?: { 'PaymentStatusCount_RecordFragment': PaymentStatusCount_RecordFragment } }> } & { ' $fragmentName'?: 'Overview_RecordFragment' };

export type OverviewPeriod_RecordFragment = { from: string, to: string, productCount: number, buyerCount: number, sellerCount: number, saleCount: number, money: Array<{ ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }> } & { ' $fragmentName'?: 'OverviewPeriod_RecordFragment' };

export type OverviewCategory_RecordFragment = { saleCount: number, category: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  ), money: Array<{ ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }> } & { ' $fragmentName'?: 'OverviewCategory_RecordFragment' };

export type PaymentStatusCount_RecordFragment = { status: PaymentStatus, count: number } & { ' $fragmentName'?: 'PaymentStatusCount_RecordFragment' };

export type Health_RecordFragment = { version: string, commit: string | null, startedAt: string, checkedAt: string, lastBackupAt: string | null, parts: Array<{ ' $fragmentRefs'?: { 'PartHealth_RecordFragment': PartHealth_RecordFragment } }>, notifications: { ' $fragmentRefs'?: { 'DeliveryQueue_RecordFragment': DeliveryQueue_RecordFragment } } | null, mails: { ' $fragmentRefs'?: { 'DeliveryQueue_RecordFragment': DeliveryQueue_RecordFragment } } | null, disk: { ' $fragmentRefs'?: { 'DiskSpace_RecordFragment': DiskSpace_RecordFragment } } | null } & { ' $fragmentName'?: 'Health_RecordFragment' };

export type PartHealth_RecordFragment = { part: ShopPart, state: PartState, hosted: boolean, message: string } & { ' $fragmentName'?: 'PartHealth_RecordFragment' };

export type DeliveryQueue_RecordFragment = { count: number, hasMore: boolean, oldestAt: string | null } & { ' $fragmentName'?: 'DeliveryQueue_RecordFragment' };

export type DiskSpace_RecordFragment = { freeMegabytes: number, totalMegabytes: number, isLow: boolean } & { ' $fragmentName'?: 'DiskSpace_RecordFragment' };

export type Report_RecordFragment = { id: string, kind: ReportKind, reason: ReportReason, note: string | null, subjectId: string | null, targetReportCount: number, decision: ReportDecision | null, decisionNote: string | null, decidedAt: string | null, createdAt: string, message: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
  ) | null, messagesBefore: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
  )>, product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null, user: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, subject: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, decidedBy: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, reporter: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null } & { ' $fragmentName'?: 'Report_RecordFragment' };

export type Notification_RecordFragment = { id: string, kind: NotificationKind, message: string, createdAt: string, readAt: string | null, product: { id: string, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } } | null, payment: { id: string } | null } & { ' $fragmentName'?: 'Notification_RecordFragment' };

export type DemoMail_RecordFragment = { id: string, subject: string, text: string, createdAt: string } & { ' $fragmentName'?: 'DemoMail_RecordFragment' };

export type CategoryLinks_CategoryFragment = { id: string, title: string, availableCount: number } & { ' $fragmentName'?: 'CategoryLinks_CategoryFragment' };

export type RoleLinks_UserFragment = { id: string, bookingCount: number | null, wishCount: number | null, unreadMessageCount: number | null, unreadNotificationCount: number | null } & { ' $fragmentName'?: 'RoleLinks_UserFragment' };

export type AdminTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTasksQuery = { reports: { edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, problems: { edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, overdue: { edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FooterCategories_CategoryFragment = { id: string, title: string } & { ' $fragmentName'?: 'FooterCategories_CategoryFragment' };

export type LiveChangesSubscriptionVariables = Exact<{
  since?: string | null | undefined;
}>;


export type LiveChangesSubscription = { changes: { cursor: string, complete: boolean, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null, changes: Array<{ kind: ChangeKind, id: string, product: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
      ) | null, category: (
        { id: string, title: string }
        & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
      ) | null, user: (
        { id: string }
        & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
      ) | null, person: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Person_RecordFragment': Person_RecordFragment } }
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
      ) | null, thread: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
      ) | null, threadMessage: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
      ) | null, offer: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
      ) | null, review: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Review_RecordFragment': Review_RecordFragment } }
      ) | null, report: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Report_RecordFragment': Report_RecordFragment } }
      ) | null, signIn: (
        { id: string }
        & { ' $fragmentRefs'?: { 'SignIn_RecordFragment': SignIn_RecordFragment } }
      ) | null }> } };

export type MyRoleInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRoleInCacheQuery = { me: { id: string, role: Role } | null };

export type ListBadges_UserFragment = { id: string, bookingCount: number | null, wishCount: number | null } & { ' $fragmentName'?: 'ListBadges_UserFragment' };

export type RootQueryVariables = Exact<{ [key: string]: never; }>;


export type RootQuery = { changeCursor: string, me: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Session_UserFragment': Session_UserFragment;'ListBadges_UserFragment': ListBadges_UserFragment;'NotificationBell_UserFragment': NotificationBell_UserFragment;'MessagesLink_UserFragment': MessagesLink_UserFragment;'RoleLinks_UserFragment': RoleLinks_UserFragment } }
  ) | null, categories: Array<(
    { id: string, position: number }
    & { ' $fragmentRefs'?: { 'CategoryLinks_CategoryFragment': CategoryLinks_CategoryFragment;'FooterCategories_CategoryFragment': FooterCategories_CategoryFragment } }
  )> };

export type UserPicture_UserFragment = { id: string, image: { url: string } | null } & { ' $fragmentName'?: 'UserPicture_UserFragment' };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, deletedUserId: string | null } };

export type DeletionEffectsQueryVariables = Exact<{
  id: string;
}>;


export type DeletionEffectsQuery = { deletionEffects: { openBusinessCount: number, products: number, offersMade: number, offersReceived: number, openPayments: number, listEntries: number, threads: number, reviews: number, openBusiness: Array<{ reason: OpenBusinessReason, isSale: boolean, payment: { id: string, productName: string } }> } | null };

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

export type DeleteUserButton_UserFragment = { id: string, name: string, email: string | null } & { ' $fragmentName'?: 'DeleteUserButton_UserFragment' };

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

export type Person_ListedFragment = { id: string, state: PersonState, user: { id: string, name: string, email: string | null, role: Role, verified: boolean } } & { ' $fragmentName'?: 'Person_ListedFragment' };

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

export type VerifyUserMutationVariables = Exact<{
  email: string;
}>;


export type VerifyUserMutation = { verifyUser: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
    ) | null } };

export type UnverifyUserMutationVariables = Exact<{
  email: string;
}>;


export type UnverifyUserMutation = { unverifyUser: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
    ) | null } };

export type AuditActor_EntryFragment = { id: string, source: AuditSource, actorId: string | null, actor: { id: string, name: string } | null } & { ' $fragmentName'?: 'AuditActor_EntryFragment' };

export type AuditLogQueryVariables = Exact<{
  text?: string | null | undefined;
  action?: AuditAction | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeZone?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number | null, edges: Array<{ cursor: string, node: (
        { id: string, action: AuditAction, failedEntryId: string | null, reason: string | null, address: string | null, createdAt: string }
        & { ' $fragmentRefs'?: { 'AuditActor_EntryFragment': AuditActor_EntryFragment;'AuditTarget_EntryFragment': AuditTarget_EntryFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditTarget_EntryFragment = { id: string, action: AuditAction, targetId: string, user: { id: string, name: string } | null, category: { id: string, title: string } | null, product: { id: string, productName: string } | null } & { ' $fragmentName'?: 'AuditTarget_EntryFragment' };

export type OriginalPrice_ProductFragment = { id: string, originalPrice: (
    { amount: number }
    & { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }
  ), resalePrice: { amount: number } } & { ' $fragmentName'?: 'OriginalPrice_ProductFragment' };

export type PreviousPrice_ProductFragment = { id: string, previousPrice: { formatted: string } | null } & { ' $fragmentName'?: 'PreviousPrice_ProductFragment' };

export type ProductSummary_ProductFragment = (
  { id: string, productName: string, body: string, postedTime: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'ExplainedCondition_ProductFragment': ExplainedCondition_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment;'PreviousPrice_ProductFragment': PreviousPrice_ProductFragment } }
) & { ' $fragmentName'?: 'ProductSummary_ProductFragment' };

export type AdminProductsQueryVariables = Exact<{
  filter?: AdminProductFilter | null | undefined;
  sort: AdminProductSort;
  after?: string | null | undefined;
}>;


export type AdminProductsQuery = { adminProducts: { totalCount: number | null, edges: Array<{ cursor: string, node: (
        { id: string, productName: string, postedTime: string, location: string, reported: boolean, advertisedUntil: string | null, viewerCanHide: boolean, viewerCanRestore: boolean, viewerCanDelete: boolean, viewerCanEndAdvertisement: boolean, seller: { id: string, name: string } | null }
        & { ' $fragmentRefs'?: { 'ProductCell_ProductFragment': ProductCell_ProductFragment;'StockTag_ProductFragment': StockTag_ProductFragment;'HiddenNote_ProductFragment': HiddenNote_ProductFragment;'EndAdvertisementButton_ProductFragment': EndAdvertisementButton_ProductFragment;'ProductModeration_ProductFragment': ProductModeration_ProductFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdvertisedCard_ProductFragment = { id: string, productName: string, location: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } } & { ' $fragmentName'?: 'AdvertisedCard_ProductFragment' };

export type AdvertisedProducts_ProductsFragment = { edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, advertisements: Array<(
    { id: string, inStock: Stock, advertisement: boolean }
    & { ' $fragmentRefs'?: { 'AdvertisedCard_ProductFragment': AdvertisedCard_ProductFragment } }
  )> } & { ' $fragmentName'?: 'AdvertisedProducts_ProductsFragment' };

export type ProductCard_ProductFragment = (
  { id: string, productName: string, body: string, location: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'ExplainedCondition_ProductFragment': ExplainedCondition_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment;'PreviousPrice_ProductFragment': PreviousPrice_ProductFragment;'ProductSummary_ProductFragment': ProductSummary_ProductFragment;'AddToList_ProductFragment': AddToList_ProductFragment } }
) & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type ProductGrid_ProductsFragment = { edges: Array<{ cursor: string, node: (
      { id: string, inStock: Stock }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'ProductGrid_ProductsFragment' };

export type ProductTile_ProductFragment = (
  { id: string, productName: string, location: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'ConditionBadge_ProductFragment': ConditionBadge_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment;'PreviousPrice_ProductFragment': PreviousPrice_ProductFragment } }
) & { ' $fragmentName'?: 'ProductTile_ProductFragment' };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<(
    { id: string, position: number, title: string, productCount: number | null, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } }
    & { ' $fragmentRefs'?: { 'CategoryActions_CategoryFragment': CategoryActions_CategoryFragment } }
  )> };

export type CategoryActions_CategoryFragment = { id: string, title: string, body: string, productCount: number | null, image: { url: string } } & { ' $fragmentName'?: 'CategoryActions_CategoryFragment' };

export type UpdateCategoryMutationVariables = Exact<{
  input: UpdateCategoryInput;
}>;


export type UpdateCategoryMutation = { updateCategory: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, category: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    ) | null } };

export type MoveCategoryMutationVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;


export type MoveCategoryMutation = { moveCategory: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, categories: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    )> | null } };

export type DeleteCategoryMutationVariables = Exact<{
  id: string;
  moveProductsTo?: string | null | undefined;
}>;


export type DeleteCategoryMutation = { deleteCategory: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, deletedCategoryId: string | null, movedCount: number | null, movedTo: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    ) | null } };

export type AddCategoryMutationVariables = Exact<{
  input: AddCategoryInput;
}>;


export type AddCategoryMutation = { addCategory: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, category: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    ) | null } };

export type Category_TitledFragment = { id: string, title: string } & { ' $fragmentName'?: 'Category_TitledFragment' };

export type ConditionBadge_ProductFragment = { id: string, condition: Condition } & { ' $fragmentName'?: 'ConditionBadge_ProductFragment' };

export type ExplainedCondition_ProductFragment = (
  { id: string, condition: Condition }
  & { ' $fragmentRefs'?: { 'ConditionBadge_ProductFragment': ConditionBadge_ProductFragment } }
) & { ' $fragmentName'?: 'ExplainedCondition_ProductFragment' };

export type ListFilters_ProductsFragment = { facets: { conditions: Array<{ condition: Condition, count: number }> } | null } & { ' $fragmentName'?: 'ListFilters_ProductsFragment' };

export type ListToolbar_ProductsFragment = { totalCount: number | null, correctedText: string | null } & { ' $fragmentName'?: 'ListToolbar_ProductsFragment' };

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

export type LooserListFragment = { totalCount: number | null, edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'LooserListFragment' };

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

export type HiddenNote_ProductFragment = { id: string, hidden: { reason: string | null, hiddenAt: string } | null } & { ' $fragmentName'?: 'HiddenNote_ProductFragment' };

export type ProductModeration_ProductFragment = { id: string, productName: string, viewerCanHide: boolean, viewerCanRestore: boolean, viewerCanDelete: boolean } & { ' $fragmentName'?: 'ProductModeration_ProductFragment' };

export type HideProductMutationVariables = Exact<{
  input: HideProductInput;
}>;


export type HideProductMutation = { hideProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null } };

export type RestoreProductMutationVariables = Exact<{
  id: string;
}>;


export type RestoreProductMutation = { restoreProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null } };

export type ProductPreview_ProductFragment = (
  { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'ConditionBadge_ProductFragment': ConditionBadge_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment } }
) & { ' $fragmentName'?: 'ProductPreview_ProductFragment' };

export type ProductPreviewHead_ProductFragment = { id: string, productName: string, body: string, inStock: Stock, image: { url: string }, resalePrice: { amount: number } } & { ' $fragmentName'?: 'ProductPreviewHead_ProductFragment' };

export type ListedTestQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
}>;


export type ListedTestQuery = { products: { totalCount: number | null, facets: { conditions: Array<{ condition: Condition, count: number }> } | null, edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Product_ListedFragment = { id: string, inStock: Stock, advertisement: boolean, condition: Condition, revision: number, edits: Array<{ field: ProductField }>, originalPrice: { amount: number }, resalePrice: { amount: number }, seller: { id: string, verified: boolean } | null, category: { id: string } | null } & { ' $fragmentName'?: 'Product_ListedFragment' };

export type MoreProductsQueryVariables = Exact<{
  id: string;
}>;


export type MoreProductsQuery = { product: { id: string, similarProducts: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'TileRow_ProductFragment': TileRow_ProductFragment } }
    )>, seller: { id: string, name: string, forSaleCount: number | null, productsForSale: { edges: Array<{ node: (
            { id: string }
            & { ' $fragmentRefs'?: { 'TileRow_ProductFragment': TileRow_ProductFragment } }
          ) }>, pageInfo: { hasNextPage: boolean } } | null } | null } | null };

export type ProductDetails_ProductFragment = (
  { id: string, condition: Condition, yearsOfUsedProduct: number, sellerName: string | null, sellerEmail: string | null, location: string, phone: string | null, seller: { id: string, verified: boolean } | null }
  & { ' $fragmentRefs'?: { 'StockTag_ProductFragment': StockTag_ProductFragment } }
) & { ' $fragmentName'?: 'ProductDetails_ProductFragment' };

export type ProductQueryVariables = Exact<{
  id: string;
}>;


export type ProductQuery = { product: (
    { id: string, productName: string, viewerCanEdit: boolean, category: { id: string, title: string } | null, seller: { id: string } | null }
    & { ' $fragmentRefs'?: { 'ProductSummary_ProductFragment': ProductSummary_ProductFragment;'Gallery_ProductFragment': Gallery_ProductFragment;'ProductDetails_ProductFragment': ProductDetails_ProductFragment;'ProductRating_ProductFragment': ProductRating_ProductFragment;'BuyButtons_ProductFragment': BuyButtons_ProductFragment;'AskSeller_ProductFragment': AskSeller_ProductFragment;'OfferPanel_ProductFragment': OfferPanel_ProductFragment;'HoldNote_ProductFragment': HoldNote_ProductFragment;'HiddenNote_ProductFragment': HiddenNote_ProductFragment;'ProductModeration_ProductFragment': ProductModeration_ProductFragment;'ReportProduct_ProductFragment': ReportProduct_ProductFragment } }
  ) | null };

export type TileRow_ProductFragment = (
  { id: string, inStock: Stock }
  & { ' $fragmentRefs'?: { 'ProductTile_ProductFragment': ProductTile_ProductFragment } }
) & { ' $fragmentName'?: 'TileRow_ProductFragment' };

export type Gallery_ProductFragment = { id: string, productName: string, images: Array<{ description: string, image: (
      { url: string }
      & { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }
    ) }> } & { ' $fragmentName'?: 'Gallery_ProductFragment' };

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

export type SellerHead_UserFragment = (
  { id: string, name: string, email: string | null, verified: boolean, since: string | null, image: { url: string } | null }
  & { ' $fragmentRefs'?: { 'SellerRating_UserFragment': SellerRating_UserFragment;'ReportSeller_UserFragment': ReportSeller_UserFragment } }
) & { ' $fragmentName'?: 'SellerHead_UserFragment' };

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

export type SellerReviewsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type SellerReviewsQuery = { seller: (
    { id: string, reviews: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'ReviewItem_ReviewFragment': ReviewItem_ReviewFragment } }
        ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
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

export type SellerTabs_UserFragment = { id: string, forSaleCount: number | null, soldCount: number | null, rating: { count: number } | null } & { ' $fragmentName'?: 'SellerTabs_UserFragment' };

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
        & { ' $fragmentRefs'?: { 'ProductCell_ProductFragment': ProductCell_ProductFragment;'StockTag_ProductFragment': StockTag_ProductFragment;'HoldNote_ProductFragment': HoldNote_ProductFragment;'HiddenNote_ProductFragment': HiddenNote_ProductFragment;'AdvertisementCell_ProductFragment': AdvertisementCell_ProductFragment;'ProductActions_ProductFragment': ProductActions_ProductFragment;'DeleteProductButton_ProductFragment': DeleteProductButton_ProductFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AddProductPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AddProductPageQuery = { categories: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ProductForm_CategoriesFragment': ProductForm_CategoriesFragment } }
  )> };

export type EditForm_ProductFragment = (
  { id: string, revision: number, inStock: Stock, viewerCanEdit: boolean }
  & { ' $fragmentRefs'?: { 'ProductFields_ProductFragment': ProductFields_ProductFragment } }
) & { ' $fragmentName'?: 'EditForm_ProductFragment' };

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

export type ProductFields_ProductFragment = { id: string, productName: string, condition: Condition, yearsOfUsedProduct: number, phone: string | null, location: string, body: string, category: { id: string } | null, originalPrice: { amount: number }, resalePrice: { amount: number }, images: Array<{ description: string, image: (
      { url: string }
      & { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }
    ) }> } & { ' $fragmentName'?: 'ProductFields_ProductFragment' };

export type AcceptOfferDialog_OfferFragment = { id: string, viewerCanAccept: boolean, amount: { amount: number, formatted: string }, product: { id: string, productName: string, inStock: Stock }, buyer: { id: string, name: string } | null } & { ' $fragmentName'?: 'AcceptOfferDialog_OfferFragment' };

export type AcceptedOffers_OfferFragment = (
  { id: string, heldUntil: string | null, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'OfferedProduct_OfferFragment': OfferedProduct_OfferFragment;'BuyerName_OfferFragment': BuyerName_OfferFragment } }
) & { ' $fragmentName'?: 'AcceptedOffers_OfferFragment' };

export type BuyerName_OfferFragment = { id: string, buyer: { id: string, name: string, rating: { average: number | null, count: number } | null } | null } & { ' $fragmentName'?: 'BuyerName_OfferFragment' };

export type DeclineOfferButton_OfferFragment = { id: string, amount: { formatted: string }, product: { id: string, productName: string }, buyer: { id: string, name: string } | null } & { ' $fragmentName'?: 'DeclineOfferButton_OfferFragment' };

export type EndedOffers_OfferFragment = (
  { id: string, status: OfferStatus, lapsesAt: string, heldUntil: string | null, createdAt: string, product: { id: string, inStock: Stock }, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'OfferedProduct_OfferFragment': OfferedProduct_OfferFragment;'BuyerName_OfferFragment': BuyerName_OfferFragment } }
) & { ' $fragmentName'?: 'EndedOffers_OfferFragment' };

export type OffersOfProduct_OfferFragment = (
  { id: string, product: { id: string, productName: string, inStock: Stock, resalePrice: { formatted: string } } }
  & { ' $fragmentRefs'?: { 'OfferedProduct_OfferFragment': OfferedProduct_OfferFragment } }
) & { ' $fragmentName'?: 'OffersOfProduct_OfferFragment' };

export type OpenOffers_OfferFragment = (
  { id: string, viewerCanAccept: boolean, createdAt: string, changedAt: string, lapsesAt: string, amount: (
    { amount: number, formatted: string }
    & { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }
  ), buyer: { id: string, name: string } | null, product: { id: string, productName: string, resalePrice: { amount: number } } }
  & { ' $fragmentRefs'?: { 'OffersOfProduct_OfferFragment': OffersOfProduct_OfferFragment;'BuyerName_OfferFragment': BuyerName_OfferFragment;'DeclineOfferButton_OfferFragment': DeclineOfferButton_OfferFragment } }
) & { ' $fragmentName'?: 'OpenOffers_OfferFragment' };

export type ReceivedOffersQueryVariables = Exact<{
  productId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ReceivedOffersQuery = { offers: { edges: Array<{ cursor: string, node: (
        { id: string, status: OfferStatus, lapsesAt: string, heldUntil: string | null, product: { id: string } }
        & { ' $fragmentRefs'?: { 'OpenOffers_OfferFragment': OpenOffers_OfferFragment;'AcceptOfferDialog_OfferFragment': AcceptOfferDialog_OfferFragment;'AcceptedOffers_OfferFragment': AcceptedOffers_OfferFragment;'EndedOffers_OfferFragment': EndedOffers_OfferFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AcceptOfferMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptOfferMutation = { acceptOffer: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, offer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
    ) | null, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, closedOffers: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
    )> } };

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

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { health: { version: string, commit: string | null, startedAt: string, checkedAt: string, lastBackupAt: string | null, parts: Array<{ part: ShopPart, state: PartState, hosted: boolean, message: string }>, notifications: { count: number, hasMore: boolean, oldestAt: string | null } | null, mails: { count: number, hasMore: boolean, oldestAt: string | null } | null, disk: { freeMegabytes: number, totalMegabytes: number, isLow: boolean } | null } };

export type AdvertisedRow_ProductsFragment = { edges: Array<{ node: (
      { id: string, inStock: Stock }
      & { ' $fragmentRefs'?: { 'ProductTile_ProductFragment': ProductTile_ProductFragment } }
    ) }>, pageInfo: { hasNextPage: boolean } } & { ' $fragmentName'?: 'AdvertisedRow_ProductsFragment' };

export type CategoryGrid_CategoryFragment = { id: string, title: string, body: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } & { ' $fragmentName'?: 'CategoryGrid_CategoryFragment' };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { categories: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'CategoryGrid_CategoryFragment': CategoryGrid_CategoryFragment } }
  )>, products: { ' $fragmentRefs'?: { 'ProductCarousel_ProductsFragment': ProductCarousel_ProductsFragment } }, advertised: (
    { edges: Array<{ node: { id: string } }>, pageInfo: { hasNextPage: boolean } }
    & { ' $fragmentRefs'?: { 'AdvertisedRow_ProductsFragment': AdvertisedRow_ProductsFragment } }
  ) };

export type ProductCarousel_ProductsFragment = { edges: Array<{ node: (
      { id: string, inStock: Stock }
      & { ' $fragmentRefs'?: { 'ProductTile_ProductFragment': ProductTile_ProductFragment } }
    ) }>, pageInfo: { hasNextPage: boolean } } & { ' $fragmentName'?: 'ProductCarousel_ProductsFragment' };

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

export type PayLink_ProductFragment = { id: string, productName: string, inStock: Stock, hold: { until: string } | null } & { ' $fragmentName'?: 'PayLink_ProductFragment' };

export type ProductCell_ProductFragment = { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } } & { ' $fragmentName'?: 'ProductCell_ProductFragment' };

export type StockTag_ProductFragment = { id: string, inStock: Stock, disputed: boolean, hold: { until: string } | null } & { ' $fragmentName'?: 'StockTag_ProductFragment' };

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
  { id: string, hold: { until: string } | null }
  & { ' $fragmentRefs'?: { 'AddToList_ProductFragment': AddToList_ProductFragment } }
) & { ' $fragmentName'?: 'BuyButtons_ProductFragment' };

export type OrderButton_ProductFragment = (
  { id: string, productName: string, inStock: Stock, viewerHasBooked: boolean, hold: { until: string } | null }
  & { ' $fragmentRefs'?: { 'PayLink_ProductFragment': PayLink_ProductFragment } }
) & { ' $fragmentName'?: 'OrderButton_ProductFragment' };

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

export type MessagesLink_UserFragment = { id: string, unreadMessageCount: number | null } & { ' $fragmentName'?: 'MessagesLink_UserFragment' };

export type ThreadPicture_ThreadFragment = { id: string, product: { id: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } | null } & { ' $fragmentName'?: 'ThreadPicture_ThreadFragment' };

export type AskSeller_ProductFragment = { id: string, productName: string, inStock: Stock, seller: { id: string, name: string } | null, viewerThread: { id: string } | null } & { ' $fragmentName'?: 'AskSeller_ProductFragment' };

export type InboxRow_ThreadFragment = (
  { id: string, unreadCount: number, buyer: { id: string, name: string } | null, seller: { id: string, name: string } | null, product: { id: string, productName: string } | null, lastMessage: { id: string, text: string, viewerIsSender: boolean, createdAt: string } }
  & { ' $fragmentRefs'?: { 'ThreadPicture_ThreadFragment': ThreadPicture_ThreadFragment } }
) & { ' $fragmentName'?: 'InboxRow_ThreadFragment' };

export type ThreadsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ThreadsQuery = { threads: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'InboxRow_ThreadFragment': InboxRow_ThreadFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AskSellerMutationVariables = Exact<{
  input: AskSellerInput;
}>;


export type AskSellerMutation = { askSeller: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, sentMessage: (
      { id: string, thread: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, sentMessage: (
      { id: string, thread: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type Thread_PlacedFragment = { id: string, lastMessage: { id: string } } & { ' $fragmentName'?: 'Thread_PlacedFragment' };

export type Thread_UnreadFragment = { id: string, unreadCount: number, lastMessage: { id: string } } & { ' $fragmentName'?: 'Thread_UnreadFragment' };

export type UnreadMessagesInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesInCacheQuery = { me: { id: string, unreadMessageCount: number | null } | null };

export type MarkThreadReadMutationVariables = Exact<{
  threadId: string;
  until: string;
}>;


export type MarkThreadReadMutation = { markThreadRead: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, thread: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type BlockUserMutationVariables = Exact<{
  userId: string;
}>;


export type BlockUserMutation = { blockUser: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, threads: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
    )> } };

export type UnblockUserMutationVariables = Exact<{
  userId: string;
}>;


export type UnblockUserMutation = { unblockUser: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, threads: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
    )> } };

export type MessageBubble_MessageFragment = { id: string, text: string, createdAt: string, viewerIsSender: boolean, viewerHasReported: boolean } & { ' $fragmentName'?: 'MessageBubble_MessageFragment' };

export type ThreadFoot_ThreadFragment = { id: string, viewerHasBlocked: boolean, viewerCanWrite: boolean, buyer: { id: string, name: string } | null, seller: { id: string, name: string } | null } & { ' $fragmentName'?: 'ThreadFoot_ThreadFragment' };

export type ThreadHead_ThreadFragment = (
  { id: string, viewerHasBlocked: boolean, buyer: { id: string, name: string } | null, seller: { id: string, name: string } | null, product: { id: string, productName: string, inStock: Stock } | null }
  & { ' $fragmentRefs'?: { 'ThreadPicture_ThreadFragment': ThreadPicture_ThreadFragment } }
) & { ' $fragmentName'?: 'ThreadHead_ThreadFragment' };

export type ThreadQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ThreadQuery = { thread: (
    { id: string, unreadCount: number, buyer: { id: string, name: string } | null, seller: { id: string, name: string } | null, messages: { edges: Array<{ cursor: string, node: (
          { id: string, createdAt: string, text: string, viewerIsSender: boolean }
          & { ' $fragmentRefs'?: { 'MessageBubble_MessageFragment': MessageBubble_MessageFragment } }
        ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    & { ' $fragmentRefs'?: { 'ThreadHead_ThreadFragment': ThreadHead_ThreadFragment;'ThreadFoot_ThreadFragment': ThreadFoot_ThreadFragment } }
  ) | null };

export type ReportItem_ReportFragment = (
  { id: string, kind: ReportKind, reason: ReportReason, note: string | null, createdAt: string, targetReportCount: number, reporter: { id: string, name: string } | null }
  & { ' $fragmentRefs'?: { 'ReportedMessage_ReportFragment': ReportedMessage_ReportFragment;'ReportedProduct_ReportFragment': ReportedProduct_ReportFragment;'ReportedUser_ReportFragment': ReportedUser_ReportFragment;'ReportOutcome_ReportFragment': ReportOutcome_ReportFragment } }
) & { ' $fragmentName'?: 'ReportItem_ReportFragment' };

export type ReportOutcome_ReportFragment = { id: string, kind: ReportKind, decision: ReportDecision | null, decisionNote: string | null, decidedAt: string | null, product: { id: string } | null, subject: { id: string, name: string } | null, decidedBy: { id: string, name: string } | null } & { ' $fragmentName'?: 'ReportOutcome_ReportFragment' };

export type ReportedMessage_ReportFragment = { id: string, message: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ReportLine_MessageFragment': ReportLine_MessageFragment } }
  ) | null, messagesBefore: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ReportLine_MessageFragment': ReportLine_MessageFragment } }
  )> } & { ' $fragmentName'?: 'ReportedMessage_ReportFragment' };

export type ReportLine_MessageFragment = { id: string, text: string, createdAt: string, sender: { id: string, name: string } | null } & { ' $fragmentName'?: 'ReportLine_MessageFragment' };

export type ReportedProduct_ReportFragment = { id: string, product: (
    { id: string, productName: string, sellerName: string | null, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } }
    & { ' $fragmentRefs'?: { 'StockTag_ProductFragment': StockTag_ProductFragment } }
  ) | null } & { ' $fragmentName'?: 'ReportedProduct_ReportFragment' };

export type ReportedUser_ReportFragment = { id: string, user: { id: string, name: string } | null } & { ' $fragmentName'?: 'ReportedUser_ReportFragment' };

export type ReportsQueryVariables = Exact<{
  state?: ReportState | null | undefined;
  kind?: ReportKind | null | undefined;
  startingAt?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ReportsQuery = { reports: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'ReportItem_ReportFragment': ReportItem_ReportFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DecideReportMutationVariables = Exact<{
  input: DecideReportInput;
}>;


export type DecideReportMutation = { decideReport: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, reports: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Report_RecordFragment': Report_RecordFragment } }
    )> | null, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, person: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Person_RecordFragment': Person_RecordFragment } }
    ) | null, products: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    )> | null, payments: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    )> | null } };

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

export type HoldNote_ProductFragment = { id: string, hold: { until: string, amount: { formatted: string }, offer: { id: string, buyer: { id: string, name: string } | null } } | null } & { ' $fragmentName'?: 'HoldNote_ProductFragment' };

export type OfferedProduct_OfferFragment = { id: string, product: { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } } & { ' $fragmentName'?: 'OfferedProduct_OfferFragment' };

export type MadeOfferActions_OfferFragment = { id: string, amount: { amount: number }, product: { id: string, productName: string, inStock: Stock, resalePrice: { amount: number, formatted: string, currency: string } } } & { ' $fragmentName'?: 'MadeOfferActions_OfferFragment' };

export type MadeOfferAmount_OfferFragment = { id: string, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }, product: { id: string, resalePrice: { formatted: string } } } & { ' $fragmentName'?: 'MadeOfferAmount_OfferFragment' };

export type MadeOfferState_OfferFragment = { id: string, lapsesAt: string, heldUntil: string | null, product: { id: string, inStock: Stock } } & { ' $fragmentName'?: 'MadeOfferState_OfferFragment' };

export type MadeOffersQueryVariables = Exact<{
  productId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type MadeOffersQuery = { offers: { edges: Array<{ cursor: string, node: (
        { id: string, status: OfferStatus, lapsesAt: string, heldUntil: string | null, product: { id: string } }
        & { ' $fragmentRefs'?: { 'OfferedProduct_OfferFragment': OfferedProduct_OfferFragment;'MadeOfferAmount_OfferFragment': MadeOfferAmount_OfferFragment;'MadeOfferState_OfferFragment': MadeOfferState_OfferFragment;'MadeOfferActions_OfferFragment': MadeOfferActions_OfferFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MakeOfferMutationVariables = Exact<{
  input: MakeOfferInput;
}>;


export type MakeOfferMutation = { makeOffer: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, offer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
    ) | null } };

export type WithdrawOfferMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawOfferMutation = { withdrawOffer: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, offer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
    ) | null } };

export type DeclineOfferMutationVariables = Exact<{
  id: string;
}>;


export type DeclineOfferMutation = { declineOffer: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, offer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
    ) | null } };

export type OfferPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferPlacesQuery = { me: { id: string, role: Role } | null, offers: { edges: Array<{ cursor: string, node: { id: string, status: OfferStatus, viewerCanAccept: boolean, viewerCanDecline: boolean, amount: { amount: number }, product: { id: string, inStock: Stock, viewerOffer: { id: string } | null }, buyer: { id: string } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type Offer_ListedFragment = { id: string, status: OfferStatus, amount: { amount: number }, product: { id: string }, buyer: { id: string } | null } & { ' $fragmentName'?: 'Offer_ListedFragment' };

export type OfferViewerInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferViewerInCacheQuery = { me: { id: string, role: Role } | null };

export type OfferedProduct_StockFragment = { id: string, inStock: Stock, hold: { until: string, offer: { id: string } } | null } & { ' $fragmentName'?: 'OfferedProduct_StockFragment' };

export type HeldForViewer_OfferFragment = { id: string, heldUntil: string | null, amount: { formatted: string } } & { ' $fragmentName'?: 'HeldForViewer_OfferFragment' };

export type OfferPanel_ProductFragment = { id: string, productName: string, inStock: Stock, viewerCanOffer: boolean, resalePrice: { amount: number, formatted: string, currency: string }, viewerOffer: (
    { id: string, status: OfferStatus, lapsesAt: string, heldUntil: string | null }
    & { ' $fragmentRefs'?: { 'OpenOffer_OfferFragment': OpenOffer_OfferFragment;'HeldForViewer_OfferFragment': HeldForViewer_OfferFragment } }
  ) | null } & { ' $fragmentName'?: 'OfferPanel_ProductFragment' };

export type OpenOffer_OfferFragment = { id: string, lapsesAt: string, amount: { amount: number, formatted: string } } & { ' $fragmentName'?: 'OpenOffer_OfferFragment' };

export type UnendedOfferCountQueryVariables = Exact<{
  productId: string;
}>;


export type UnendedOfferCountQuery = { unendedOfferCount: number | null };

export type OverviewQueryVariables = Exact<{
  from: string;
  to: string;
  interval: OverviewInterval;
}>;


export type OverviewQuery = { overview: { openReportCount: number, overdueBalanceCount: number, periods: Array<{ from: string, to: string, productCount: number, buyerCount: number, sellerCount: number, saleCount: number, money: Array<{ amount: number, currency: string, formatted: string }> }>, categories: Array<{ saleCount: number, category: { id: string, title: string, availableCount: number }, money: Array<{ amount: number, currency: string, formatted: string }> }>, payments: Array<{ status: PaymentStatus, count: number }> } };

export type PaymentAmount_PaymentFragment = { id: string, status: PaymentStatus, part: PaymentPart, price: { formatted: string }, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }, amountRefunded: { amount: number, formatted: string } } & { ' $fragmentName'?: 'PaymentAmount_PaymentFragment' };

export type PaymentStatusTag_PaymentFragment = { id: string, status: PaymentStatus, part: PaymentPart, disputed: boolean, balance: { status: BalanceStatus } | null, amountRefunded: { amount: number }, dispute: { status: DisputeStatus } | null } & { ' $fragmentName'?: 'PaymentStatusTag_PaymentFragment' };

export type BalanceState_PaymentFragment = { id: string, balance: { status: BalanceStatus, dueBy: string | null, paidAt: string | null, cancelledAt: string | null, amount: { formatted: string } } | null } & { ' $fragmentName'?: 'BalanceState_PaymentFragment' };

export type CancelSale_PaymentFragment = { id: string, productName: string, buyerName: string, sellerName: string, viewerCanCancelSale: boolean, amount: { formatted: string }, balance: { status: BalanceStatus, dueBy: string | null, amount: { formatted: string } } | null } & { ' $fragmentName'?: 'CancelSale_PaymentFragment' };

export type ConfirmHandOver_PaymentFragment = { id: string, productName: string, viewerCanConfirmHandOver: boolean, balance: { status: BalanceStatus, amount: { formatted: string } } | null, contact: { name: string } | null } & { ' $fragmentName'?: 'ConfirmHandOver_PaymentFragment' };

export type PayBalance_PaymentFragment = { id: string, productName: string, viewerCanPayBalance: boolean, product: { id: string } | null, balance: { status: BalanceStatus, dueBy: string | null } | null } & { ' $fragmentName'?: 'PayBalance_PaymentFragment' };

export type ConfirmHandOverMutationVariables = Exact<{
  paymentId: string;
}>;


export type ConfirmHandOverMutation = { confirmHandOver: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, payment: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null } };

export type CancelSaleMutationVariables = Exact<{
  paymentId: string;
}>;


export type CancelSaleMutation = { cancelSale: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, payment: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null } };

export type FirstHalf_PaymentFragment = (
  { id: string, viewerCanPayBalance: boolean, paidAt: string | null, transactionId: string, amount: { formatted: string }, price: { formatted: string }, balance: { status: BalanceStatus, amount: { formatted: string } } | null }
  & { ' $fragmentRefs'?: { 'BalanceState_PaymentFragment': BalanceState_PaymentFragment } }
) & { ' $fragmentName'?: 'FirstHalf_PaymentFragment' };

export type PaidProduct_PaymentFragment = { id: string, productName: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, product: { id: string, inStock: Stock } | null } & { ' $fragmentName'?: 'PaidProduct_PaymentFragment' };

export type PaymentPageQueryVariables = Exact<{
  id: string;
}>;


export type PaymentPageQuery = { product: (
    { id: string, productName: string, inStock: Stock, resalePrice: { amount: number, currency: string, formatted: string }, hold: { until: string, amount: { amount: number, currency: string, formatted: string } } | null }
    & { ' $fragmentRefs'?: { 'PaymentProduct_ProductFragment': PaymentProduct_ProductFragment } }
  ) | null };

export type PaymentProduct_ProductFragment = { id: string, productName: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } & { ' $fragmentName'?: 'PaymentProduct_ProductFragment' };

export type CreatePaymentIntentMutationVariables = Exact<{
  productId: string;
  part?: PaymentPart | null | undefined;
}>;


export type CreatePaymentIntentMutation = { createPaymentIntent: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, clientSecret: string | null, amount: { formatted: string } | null, payment: (
      { id: string, transactionId: string, part: PaymentPart, viewerCanPayBalance: boolean, firstHalf: { id: string } | null, amount: { formatted: string }, price: { formatted: string } }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null } };

export type PaymentDetails_PaymentFragment = { id: string, productName: string, transactionId: string, part: PaymentPart, createdAt: string, paidAt: string | null, refundedAt: string | null, amount: { formatted: string }, amountRefunded: { formatted: string }, handOver: { handedOverAt: string | null, disputedAt: string | null, problem: string | null } | null, balance: { dueFrom: string | null, dueBy: string | null, paidAt: string | null, cancelledAt: string | null, amount: { formatted: string } } | null, dispute: { status: DisputeStatus, reason: string, createdAt: string, dueBy: string | null, closedAt: string | null, amount: { formatted: string } } | null, refund: { reason: string, begunAt: string, admin: { id: string, name: string } | null } | null } & { ' $fragmentName'?: 'PaymentDetails_PaymentFragment' };

export type DisputeToast_PaymentFragment = { id: string, productName: string, dispute: { status: DisputeStatus, reason: string, amount: { formatted: string } } | null } & { ' $fragmentName'?: 'DisputeToast_PaymentFragment' };

export type BuyerActions_PaymentFragment = { id: string, productName: string, handOver: { status: HandOverStatus } | null } & { ' $fragmentName'?: 'BuyerActions_PaymentFragment' };

export type ContactDetails_PaymentFragment = { id: string, productName: string, handOver: { place: string } | null, contact: { email: string, phone: string | null } | null } & { ' $fragmentName'?: 'ContactDetails_PaymentFragment' };

export type HandOver_PaymentFragment = (
  { id: string, handOver: { status: HandOverStatus, problem: string | null } | null, contact: { name: string } | null, product: { id: string, inStock: Stock } | null, balance: { status: BalanceStatus, dueBy: string | null, amount: { formatted: string } } | null }
  & { ' $fragmentRefs'?: { 'BalanceState_PaymentFragment': BalanceState_PaymentFragment;'PayBalance_PaymentFragment': PayBalance_PaymentFragment;'ConfirmHandOver_PaymentFragment': ConfirmHandOver_PaymentFragment;'ContactDetails_PaymentFragment': ContactDetails_PaymentFragment;'TimeLine_PaymentFragment': TimeLine_PaymentFragment;'BuyerActions_PaymentFragment': BuyerActions_PaymentFragment;'SaleReviews_PaymentFragment': SaleReviews_PaymentFragment } }
) & { ' $fragmentName'?: 'HandOver_PaymentFragment' };

export type HandOverNote_PaymentFragment = { id: string, part: PaymentPart, handOver: { status: HandOverStatus, handedOverAt: string | null, disputedAt: string | null, problem: string | null } | null } & { ' $fragmentName'?: 'HandOverNote_PaymentFragment' };

export type TimeLine_PaymentFragment = { id: string, paidAt: string | null, amount: { formatted: string }, handOver: { status: HandOverStatus, handedOverAt: string | null, disputedAt: string | null, refundedAt: string | null } | null, balance: { status: BalanceStatus, paidAt: string | null, cancelledAt: string | null, amount: { formatted: string } } | null } & { ' $fragmentName'?: 'TimeLine_PaymentFragment' };

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
  text?: string | null | undefined;
  status?: PaymentStatus | null | undefined;
  disputed?: boolean | null | undefined;
  handOver?: HandOverStatus | null | undefined;
  balance?: BalanceStatus | null | undefined;
  sellerId?: string | null | undefined;
  buyerId?: string | null | undefined;
  sort?: PaymentSort | null | undefined;
  after?: string | null | undefined;
}>;


export type PaymentsQuery = { payments: { totalCount: number | null, edges: Array<{ cursor: string, node: (
        { id: string, transactionId: string, buyerName: string, buyerEmail: string, sellerName: string, createdAt: string, dispute: { status: DisputeStatus, reason: string, dueBy: string | null } | null }
        & { ' $fragmentRefs'?: { 'PaymentAmount_PaymentFragment': PaymentAmount_PaymentFragment;'PaymentStatusTag_PaymentFragment': PaymentStatusTag_PaymentFragment;'PaidProduct_PaymentFragment': PaidProduct_PaymentFragment;'HandOverNote_PaymentFragment': HandOverNote_PaymentFragment;'BalanceState_PaymentFragment': BalanceState_PaymentFragment;'CancelSale_PaymentFragment': CancelSale_PaymentFragment;'Refund_PaymentFragment': Refund_PaymentFragment;'PaymentDetails_PaymentFragment': PaymentDetails_PaymentFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PurchasesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type PurchasesQuery = { purchases: { edges: Array<{ cursor: string, node: (
        { id: string, productName: string, part: PaymentPart, createdAt: string, paidAt: string | null }
        & { ' $fragmentRefs'?: { 'PaymentAmount_PaymentFragment': PaymentAmount_PaymentFragment;'PaymentStatusTag_PaymentFragment': PaymentStatusTag_PaymentFragment;'PaidProduct_PaymentFragment': PaidProduct_PaymentFragment;'HandOver_PaymentFragment': HandOver_PaymentFragment;'Receipt_PaymentFragment': Receipt_PaymentFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Receipt_PaymentFragment = (
  { id: string, transactionId: string, productName: string, buyerName: string, buyerEmail: string, sellerName: string, createdAt: string, paidAt: string | null, refundedAt: string | null, part: PaymentPart, amount: { formatted: string }, price: { formatted: string }, balance: { status: BalanceStatus, paidAt: string | null, amount: { formatted: string }, payment: { id: string, transactionId: string } | null } | null, amountRefunded: { amount: number, formatted: string }, handOver: { status: HandOverStatus } | null }
  & { ' $fragmentRefs'?: { 'PaymentStatusTag_PaymentFragment': PaymentStatusTag_PaymentFragment;'HandOver_PaymentFragment': HandOver_PaymentFragment } }
) & { ' $fragmentName'?: 'Receipt_PaymentFragment' };

export type SalesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SalesQuery = { sales: { edges: Array<{ cursor: string, node: (
        { id: string, buyerName: string, productName: string, part: PaymentPart, createdAt: string, paidAt: string | null }
        & { ' $fragmentRefs'?: { 'PaymentAmount_PaymentFragment': PaymentAmount_PaymentFragment;'PaymentStatusTag_PaymentFragment': PaymentStatusTag_PaymentFragment;'PaidProduct_PaymentFragment': PaidProduct_PaymentFragment;'HandOver_PaymentFragment': HandOver_PaymentFragment;'Receipt_PaymentFragment': Receipt_PaymentFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, removedBookingId: string | null, removedWishId: string | null, payment: (
      { id: string, part: PaymentPart, firstHalf: { id: string } | null, amount: { formatted: string }, price: { formatted: string } }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type Payment_ListedFragment = { id: string, createdAt: string, status: PaymentStatus, part: PaymentPart, disputed: boolean, buyerName: string, buyerEmail: string, sellerName: string, amount: { amount: number }, handOver: { status: HandOverStatus } | null, balance: { status: BalanceStatus } | null, product: { id: string } | null } & { ' $fragmentName'?: 'Payment_ListedFragment' };

export type Refund_PaymentFragment = { id: string, productName: string, buyerName: string, sellerName: string, part: PaymentPart, viewerCanRefund: boolean, amount: { formatted: string }, refund: { reason: string, admin: { id: string, name: string } | null } | null } & { ' $fragmentName'?: 'Refund_PaymentFragment' };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type RefundPaymentMutation = { refundPayment: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, payments: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    )> | null, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null } };

export type PersonHead_PersonFragment = { id: string, state: PersonState, suspendedAt: string | null, suspensionReason: string | null, since: string, user: { id: string, name: string, email: string | null, role: Role, verified: boolean, image: { url: string } | null } } & { ' $fragmentName'?: 'PersonHead_PersonFragment' };

export type PersonQueryVariables = Exact<{
  id: string;
}>;


export type PersonQuery = { person: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PersonHead_PersonFragment': PersonHead_PersonFragment;'PersonActions_PersonFragment': PersonActions_PersonFragment } }
  ) | null };

export type PersonActions_PersonFragment = (
  { id: string, user: (
    { id: string, name: string, email: string | null, role: Role }
    & { ' $fragmentRefs'?: { 'VerifyUserButton_UserFragment': VerifyUserButton_UserFragment;'DemoteAdminButton_UserFragment': DemoteAdminButton_UserFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'SuspendActions_PersonFragment': SuspendActions_PersonFragment } }
) & { ' $fragmentName'?: 'PersonActions_PersonFragment' };

export type SuspendActions_PersonFragment = { id: string, state: PersonState, user: { id: string, name: string, role: Role } } & { ' $fragmentName'?: 'SuspendActions_PersonFragment' };

export type PeopleQueryVariables = Exact<{
  filter?: PersonFilter | null | undefined;
  sort?: PersonSort | null | undefined;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { adminPeople: { totalCount: number | null, edges: Array<{ cursor: string, node: { id: string, state: PersonState, since: string, lastActiveAt: string | null, user: (
          { id: string, name: string, email: string | null, role: Role, verified: boolean }
          & { ' $fragmentRefs'?: { 'PersonCell_UserFragment': PersonCell_UserFragment;'VerifiedMark_UserFragment': VerifiedMark_UserFragment } }
        ) } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PersonCell_UserFragment = (
  { id: string, name: string, email: string | null }
  & { ' $fragmentRefs'?: { 'UserPicture_UserFragment': UserPicture_UserFragment } }
) & { ' $fragmentName'?: 'PersonCell_UserFragment' };

export type SuspendUserMutationVariables = Exact<{
  input: SuspendUserInput;
}>;


export type SuspendUserMutation = { suspendUser: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, person: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Person_RecordFragment': Person_RecordFragment } }
    ) | null, products: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    )> | null, payments: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    )> | null } };

export type RestoreUserMutationVariables = Exact<{
  userId: string;
}>;


export type RestoreUserMutation = { restoreUser: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, person: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Person_RecordFragment': Person_RecordFragment } }
    ) | null, products: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    )> | null, payments: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    )> | null } };

export type PersonNumbersQueryVariables = Exact<{
  id: string;
}>;


export type PersonNumbersQuery = { posted: { totalCount: number | null }, sold: { totalCount: number | null }, bought: { totalCount: number | null } };

export type PersonReportsQueryVariables = Exact<{
  subjectId: string;
  after?: string | null | undefined;
}>;


export type PersonReportsQuery = { reports: { edges: Array<{ cursor: string, node: { id: string, kind: ReportKind, reason: ReportReason, note: string | null, decision: ReportDecision | null, createdAt: string, product: { id: string, productName: string } | null, reporter: { id: string, name: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SignInsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type SignInsQuery = { signIns: { edges: Array<{ cursor: string, node: { id: string, signedInAt: string, method: SignInMethod, browser: string | null, user: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReportProduct_ProductFragment = { id: string, productName: string, inStock: Stock, seller: { id: string } | null } & { ' $fragmentName'?: 'ReportProduct_ProductFragment' };

export type ReportSeller_UserFragment = { id: string, name: string } & { ' $fragmentName'?: 'ReportSeller_UserFragment' };

export type Report_ListedFragment = { id: string, decision: ReportDecision | null } & { ' $fragmentName'?: 'Report_ListedFragment' };

export type ReportMessageMutationVariables = Exact<{
  input: ReportMessageInput;
}>;


export type ReportMessageMutation = { reportMessage: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, reportedMessage: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
    ) | null } };

export type ReportProductMutationVariables = Exact<{
  input: ReportProductInput;
}>;


export type ReportProductMutation = { reportProduct: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null } };

export type ReportUserMutationVariables = Exact<{
  input: ReportUserInput;
}>;


export type ReportUserMutation = { reportUser: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null } };

export type ProductRating_ProductFragment = { id: string, seller: { id: string, rating: { average: number | null, count: number } | null } | null } & { ' $fragmentName'?: 'ProductRating_ProductFragment' };

export type ReviewItem_ReviewFragment = { id: string, stars: number, text: string, productName: string, createdAt: string, author: { id: string, name: string } | null } & { ' $fragmentName'?: 'ReviewItem_ReviewFragment' };

export type SaleReview_ReviewFragment = { id: string, stars: number, text: string, visibleAt: string, author: { id: string, name: string } | null } & { ' $fragmentName'?: 'SaleReview_ReviewFragment' };

export type SaleReviews_PaymentFragment = (
  { id: string, reviews: Array<(
    { id: string, author: { id: string } | null }
    & { ' $fragmentRefs'?: { 'SaleReview_ReviewFragment': SaleReview_ReviewFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'WriteReviewButton_PaymentFragment': WriteReviewButton_PaymentFragment } }
) & { ' $fragmentName'?: 'SaleReviews_PaymentFragment' };

export type SellerRating_UserFragment = { id: string, rating: { average: number | null, count: number } | null } & { ' $fragmentName'?: 'SellerRating_UserFragment' };

export type WriteReviewButton_PaymentFragment = { id: string, productName: string, viewerCanReview: boolean, contact: { name: string } | null } & { ' $fragmentName'?: 'WriteReviewButton_PaymentFragment' };

export type AddReviewMutationVariables = Exact<{
  input: AddReviewInput;
}>;


export type AddReviewMutation = { addReview: { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, review: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Review_RecordFragment': Review_RecordFragment } }
    ) | null, payment: (
      { id: string, reviews: Array<{ id: string, subject: { id: string, rating: { average: number | null, count: number } | null } | null }> }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null } };

export type Review_ListedFragment = { id: string, visibleAt: string, subject: { id: string } | null } & { ' $fragmentName'?: 'Review_ListedFragment' };

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

export type FullShopQueryVariables = Exact<{ [key: string]: never; }>;


export type FullShopQuery = { shop: { ' $fragmentRefs'?: { 'Shop_RecordFragment': Shop_RecordFragment } } };

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
        ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } | null, reviews: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Review_RecordFragment': Review_RecordFragment } }
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

export type FullAdminProductsQueryVariables = Exact<{
  filter?: AdminProductFilter | null | undefined;
  sort?: AdminProductSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAdminProductsQuery = { adminProducts: { edges: Array<{ cursor: string, node: (
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
        ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } | null, reviews: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Review_RecordFragment': Review_RecordFragment } }
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

export type FullPersonQueryVariables = Exact<{
  id: string;
}>;


export type FullPersonQuery = { person: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Person_RecordFragment': Person_RecordFragment } }
  ) | null };

export type FullDeletionEffectsQueryVariables = Exact<{
  id: string;
}>;


export type FullDeletionEffectsQuery = { deletionEffects: { ' $fragmentRefs'?: { 'DeletionEffects_RecordFragment': DeletionEffects_RecordFragment } } | null };

export type FullAdminPeopleQueryVariables = Exact<{
  filter?: PersonFilter | null | undefined;
  sort?: PersonSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAdminPeopleQuery = { adminPeople: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Person_RecordFragment': Person_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullSignInsQueryVariables = Exact<{
  userId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullSignInsQuery = { signIns: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'SignIn_RecordFragment': SignIn_RecordFragment } }
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
  text?: string | null | undefined;
  status?: PaymentStatus | null | undefined;
  disputed?: boolean | null | undefined;
  handOver?: HandOverStatus | null | undefined;
  balance?: BalanceStatus | null | undefined;
  sellerId?: string | null | undefined;
  buyerId?: string | null | undefined;
  sort?: PaymentSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullPaymentsQuery = { payments: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullAuditLogQueryVariables = Exact<{
  text?: string | null | undefined;
  action?: AuditAction | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeZone?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAuditLogQuery = { auditLog: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'AuditEntry_RecordFragment': AuditEntry_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullOverviewQueryVariables = Exact<{
  from: string;
  to: string;
  interval?: OverviewInterval | null | undefined;
}>;


export type FullOverviewQuery = { overview: { ' $fragmentRefs'?: { 'Overview_RecordFragment': Overview_RecordFragment } } };

export type FullHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type FullHealthQuery = { health: { ' $fragmentRefs'?: { 'Health_RecordFragment': Health_RecordFragment } } };

export type FullThreadsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullThreadsQuery = { threads: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullThreadQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullThreadQuery = { thread: (
    { id: string, messages: { edges: Array<{ cursor: string, node: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
        ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } }
    & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
  ) | null };

export type FullReportsQueryVariables = Exact<{
  state?: ReportState | null | undefined;
  kind?: ReportKind | null | undefined;
  subjectId?: string | null | undefined;
  startingAt?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullReportsQuery = { reports: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Report_RecordFragment': Report_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullOffersQueryVariables = Exact<{
  productId?: string | null | undefined;
  status?: OfferStatus | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullOffersQuery = { offers: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
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
