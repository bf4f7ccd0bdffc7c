/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The offer or counter-offer that the caller accepts. */
export type AcceptOfferInput = {
  /** Amount that the caller saw, in the currency's minor unit. Any other amount is refused with `CONFLICT`. */
  amount: number;
  /** The offer's id. */
  id: string;
};

/** A time that the other side has proposed. */
export type AcceptPickUpInput = {
  /** The order's id. */
  orderId: string;
  /** The proposal's id. */
  proposalId: string;
  /** One of its times, as RFC 3339. */
  time: string;
};

/** An offer that the buyer accepts. */
export type AcceptProblemOfferInput = {
  /** The amount that the buyer saw. Another current offer refuses it. */
  amount: number;
  /** The order. */
  orderId: string;
};

/** Details of a category to add. */
export type AddCategoryInput = {
  /** Names of the `Attribute`s that its products can have. Omitted, the usual ones. */
  attributeNames?: Array<string> | null | undefined;
  /** Description of the equipment in this category. Cards show its beginning. */
  body: string;
  /** Address from an upload to the image host; other sites are refused. */
  image: string;
  /** Title; no two categories share one. */
  title: string;
};

/** A product to post. The server sets seller, stock, flags and time. */
export type AddProductInput = {
  /** Facts such as weight and brand, by the names of `Category.attributes`. Each is optional. */
  attributes?: Array<ProductAttributeInput> | null | undefined;
  /** Condition in detail: working parts, wear, reason for selling. */
  body: string;
  /** Category where shoppers find it. */
  categoryId: string;
  /** The seller's judgement of the wear. */
  condition: Condition;
  /** Address from an upload to the image host; other sites are refused. */
  image: string;
  /** All photos; the first one is `image`. Without them, the product has `image` alone. */
  images?: Array<ProductImageInput> | null | undefined;
  /** Pick-up location, such as the town. */
  location: string;
  /** Price when it was bought, in the currency's minor unit. */
  originalPrice: number;
  /** The seller's phone number: digits only, including a leading zero. */
  phone: string;
  /** Town of the location, one of `places`. Without it, the location's text is looked up and kept if it can mean only one. */
  place?: PlaceInput | null | undefined;
  /** Name, chosen by the seller. */
  productName: string;
  /** Id chosen by the client. A repeat with the same id returns the first product. */
  requestId?: string | null | undefined;
  /** Asking price in the currency's minor unit, at least `shop.leastPrice`. The maximum is the card provider's. */
  resalePrice: number;
  /** Years of use so far. Fractions are allowed. */
  yearsOfUsedProduct: number;
};

/** A review of the other side of a finished sale. */
export type AddReviewInput = {
  /** The payment that bought the product; with two instalments, the first. */
  paymentId: string;
  /** 1 to 5 stars. */
  stars: number;
  /** The review in words; optional. */
  text?: string;
};

/** A new account for an identity that the identity provider knows. */
export type AddUserInput = {
  /** E-mail of the account that the ID token proves. */
  email: string;
  /** Firebase ID token. You can send it as the bearer header instead. */
  idToken?: string | null | undefined;
  /** Address from an upload to the image host; other sites are refused. Omit it for no picture. */
  image?: string | null | undefined;
  /** Name shown beside the account's sales and purchases. */
  name: string;
  /** Purpose of the account. Nobody can sign up as an admin; other admins or the operator appoint them. */
  userRole: Role;
};

/** What to do about a refund that the buyer's bank sent back. */
export type AdminAnswerFailedRefundInput = {
  /** What to do. */
  answer: FailedRefundAnswer;
  /** Id of the payment. */
  id: string;
  /** Reason, for the shop's admins and the audit log. With `RELEASE`, the buyer and the seller read it, too. */
  reason: string;
};

/** An admin's decision on a report. */
export type AdminDecideReportInput = {
  /** Decision to carry out. `HIDE` is for products, `DELETE` for products and messages. */
  decision: ReportDecision;
  /** The report's id. */
  id: string;
  /**
   * Reason. Required for `HIDE` and `SUSPEND`, where the person reads it. Optional for `DELETE` and `NOTHING`, where the
   * seller or author reads it.
   */
  note?: string | null | undefined;
};

/** A product to hide, with the reason. */
export type AdminHideProductInput = {
  /** The product's id. */
  id: string;
  /** Reason, which the seller reads. */
  reason: string;
};

/** An admin's filter for orders. Omitted fields don't filter. */
export type AdminOrderFilter = {
  /** Only this account's purchases. */
  buyerId?: string | null | undefined;
  /** True for orders that the buyer's bank disputes or has taken back, false for the others. */
  disputed?: boolean | null | undefined;
  /** True for orders with an open problem, false for the others. */
  hasOpenProblem?: boolean | null | undefined;
  /** True for orders that admins have to decide on: an escalated problem or request to cancel. False for the others. */
  needsDecision?: boolean | null | undefined;
  /** Only this account's sales. */
  sellerId?: string | null | undefined;
  /** Only orders in this state. */
  state?: OrderState | null | undefined;
  /**
   * Only orders where each word begins a word of the product's name, the buyer's or seller's name or e-mail, or a
   * transaction id; or the one order with this id or receipt number. Case and accents don't matter. Names match as they were
   * at the sale and as they are now; a rename takes some seconds. Text that matches more than 2,000 orders is refused.
   */
  text?: string | null | undefined;
};

/** An admin's filter for payouts. Omitted fields don't filter. */
export type AdminPayoutFilter = {
  /** True for orders whose seller owes the shop money, false for the others. */
  owing?: boolean | null | undefined;
  /** Only payouts in this state. */
  state?: PayoutState | null | undefined;
  /** Only payouts of orders that this text finds, as the list of all orders does. */
  text?: string | null | undefined;
  /** Only this seller's. */
  userId?: string | null | undefined;
  /** Only payouts that wait for this. */
  wait?: PayoutWait | null | undefined;
};

/** An order, and why its money is held or released. */
export type AdminPayoutInput = {
  /** The order. */
  orderId: string;
  /** Reason, for other admins and the seller. */
  reason: string;
};

/** An admin's filter for products. */
export type AdminProductFilter = {
  /** True for advertised products, false for the others. */
  advertised?: boolean | null | undefined;
  /** Only products of this category. */
  categoryId?: string | null | undefined;
  /** True for reported products, false for the others. */
  reported?: boolean | null | undefined;
  /** Only this seller's products. */
  sellerId?: string | null | undefined;
  /** Only products in this stock. */
  stock?: Stock | null | undefined;
  /**
   * Only products where each word begins a word of the name or location, or the one with this id. Case and accents don't
   * matter. Text that matches more than 2,000 products is refused.
   */
  text?: string | null | undefined;
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

/** A payment to refund, with the reason. */
export type AdminRefundPaymentInput = {
  /** Id of the payment; with two instalments, either one. */
  id: string;
  /** Reason, for the shop's admins and the audit log. */
  reason: string;
};

/** An account to suspend, with the reason. */
export type AdminSuspendUserInput = {
  /** Reason, which the person reads. */
  reason: string;
  /** The account's id. */
  userId: string;
};

/** All details of a category. */
export type AdminUpdateCategoryInput = {
  /** Names of the `Attribute`s that its products can have. Omitted, they stay; products keep facts that they have. */
  attributeNames?: Array<string> | null | undefined;
  /** Description of the equipment in this category. Cards show its beginning. */
  body: string;
  /** The category's id. */
  id: string;
  /** The current picture's address, or one from an upload to the image host; other sites are refused. */
  image: string;
  /** Title; no two categories share one. */
  title: string;
};

/** How a saved search sends alerts by email. They are always in the list of notifications. */
export type AlertMail =
  /** An email for each match. */
  | 'AT_ONCE'
  /** One email a day with the matches of all daily searches, at 8 AM in the shop's time zone. */
  | 'DAILY'
  /** No emails. */
  | 'NEVER';

/** An answer to a buyer's request to cancel. */
export type AnswerCancellationInput = {
  /** True cancels the order with a full refund. */
  accept: boolean;
  /** Reason for declining; required then. */
  message?: string | null | undefined;
  /** The order. */
  orderId: string;
};

/** The seller's answer to a problem, which may be changed until the buyer reacts. */
export type AnswerProblemInput = {
  /** Offered amount; required for `OFFER`. */
  amount?: number | null | undefined;
  /** The answer. A wish of `OTHER` can't be accepted: offer an amount or decline. */
  answer: ProblemAnswer;
  /** The order. */
  orderId: string;
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: Array<string> | null | undefined;
  /** The problem that the caller saw. Another one refuses it with `conflict`; without an id, the open one is meant. */
  problemId?: string | null | undefined;
  /** Id chosen by the client. A repeat with the same id changes nothing. */
  requestId?: string | null | undefined;
  /** The number of steps that the caller saw in the problem. More of them refuse it with `conflict`. */
  stepCount?: number | null | undefined;
  /** In the seller's words; required for `DECLINE`. */
  text?: string | null | undefined;
};

/** How soon a seller usually answers. */
export type AnswerTime =
  /** Within a day. */
  | 'DAY'
  /** Within three days. */
  | 'FEW_DAYS'
  /** Within four hours. */
  | 'FEW_HOURS';

/** A buyer's question about a product. */
export type AskSellerInput = {
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: Array<string> | null | undefined;
  /** The product's id. */
  productId: string;
  /** Id chosen by the client. A repeat with the same id returns the first message. */
  requestId?: string | null | undefined;
  /** The question. */
  text: string;
};

/** What a fact must be. Numbers take `min` and `max`, booleans `is`, choices and texts `values`. */
export type AttributeFilter = {
  /** Whether it must be true or false. */
  is?: boolean | null | undefined;
  /** Largest number, in the attribute's unit. */
  max?: number | null | undefined;
  /** Smallest number, in the attribute's unit. */
  min?: number | null | undefined;
  /** Name of an `Attribute` that filters, such as `weight`. */
  name: string;
  /** Any of these values. Case and accents don't matter. An empty list is no filter. */
  values?: Array<string> | null | undefined;
};

/** What kind of value an attribute has. */
export type AttributeType =
  /** True or false. */
  | 'BOOLEAN'
  /** One of `choices`. */
  | 'CHOICE'
  /** A number, with a unit or without. */
  | 'NUMBER'
  /** Any text. */
  | 'TEXT';

/** An act that the audit log records: of an admin, or of a person deleting their account. */
export type AuditAction =
  /** Made an account an admin. */
  | 'ADD_ADMIN'
  /** Added a category. */
  | 'ADD_CATEGORY'
  /** Advertised a product. */
  | 'ADVERTISE_PRODUCT'
  /** Cancelled a sale whose balance wasn't paid. */
  | 'CANCEL_SALE'
  /** Wrote in a problem. */
  | 'COMMENT_ON_PROBLEM'
  /** Decided on a buyer's request to cancel. */
  | 'DECIDE_CANCELLATION'
  /** Decided on a problem. */
  | 'DECIDE_PROBLEM'
  /** Decided on a report. */
  | 'DECIDE_REPORT'
  /** Deleted their own account. */
  | 'DELETE_ACCOUNT'
  /** Deleted a category. */
  | 'DELETE_CATEGORY'
  /** Removed a product from sale. */
  | 'DELETE_PRODUCT'
  /** Deleted somebody's account. */
  | 'DELETE_USER'
  /** Took away an admin's role. */
  | 'DEMOTE_ADMIN'
  /** Ended a product's advertisement. */
  | 'END_ADVERTISEMENT'
  /** Hid a product. */
  | 'HIDE_PRODUCT'
  /** Held back a seller's money. */
  | 'HOLD_PAYOUT'
  /** Moved a category to another position. */
  | 'MOVE_CATEGORY'
  /** Paid a refund another way that the buyer's bank had sent back. */
  | 'PAY_REFUND_ANOTHER_WAY'
  /** Refunded a sale in full. */
  | 'REFUND_PAYMENT'
  /** Released a seller's money. */
  | 'RELEASE_PAYOUT'
  /** Called off a refund that the buyer's bank had sent back: the seller gets the money. */
  | 'RELEASE_REFUND'
  /** Brought a hidden or removed product back. */
  | 'RESTORE_PRODUCT'
  /** Ended an account's suspension. */
  | 'RESTORE_USER'
  /** Tried a refund again that the buyer's bank had sent back. */
  | 'RETRY_REFUND'
  /** Tried a failed transfer to a seller again. */
  | 'RETRY_TRANSFER'
  /** Suspended an account. */
  | 'SUSPEND_USER'
  /** Took away an account's verification. */
  | 'UNVERIFY_USER'
  /** Changed a category's title, description or picture. */
  | 'UPDATE_CATEGORY'
  /** Marked an account as verified. */
  | 'VERIFY_USER';

/** A filter for the audit log. Omitted fields don't filter. */
export type AuditEntryFilter = {
  /** Only this act. */
  action?: AuditAction | null | undefined;
  /** Only entries from this day on, in `timeZone`, for example `2026-05-04`. */
  from?: string | null | undefined;
  /**
   * Only entries where each word is an id or begins a word of: the current name or e-mail of the actor or the target, a
   * product's name or location, a category, the reason, or the address. Case and accents don't matter. Text that matches
   * more than 2,000 entries is refused.
   */
  text?: string | null | undefined;
  /** IANA time zone of these days, for example `America/New_York`; the shop's by default. Use the one that shows the entries. */
  timeZone?: string | null | undefined;
  /** Only entries up to and including this day. */
  to?: string | null | undefined;
};

/** Origin of a recorded act. */
export type AuditSource =
  /** The `ADMIN_EMAILS` setting, applied at a sign-in; see `address`. */
  | 'ADMIN_EMAILS'
  /** The operator's command line. */
  | 'COMMAND_LINE'
  /** A request of the signed-in account; see `address`. */
  | 'REQUEST';

/** Progress of the balance of a sale in two instalments. */
export type BalanceStatus =
  /** Never due: an admin cancelled the sale, or the first half was refunded. */
  | 'CANCELLED'
  /** The product was handed over. The buyer must pay by `dueBy`. */
  | 'DUE'
  /** The product hasn't been handed over. The buyer may pay the balance early. */
  | 'NOT_DUE'
  /** Not paid by `dueBy`. Buyer, seller and admins see it. */
  | 'OVERDUE'
  /** The buyer paid it. */
  | 'PAID';

/** How the bank received a transfer. */
export type BankState =
  /** The bank refused it. A later payout sends it again, once the seller names another bank account. */
  | 'FAILED'
  /** On its way to the bank. */
  | 'ON_ITS_WAY'
  /** Arrived at the bank. */
  | 'PAID';

/** A cancellation by the seller. */
export type CancelOrderInput = {
  /** In the seller's words, for the buyer. */
  message?: string | null | undefined;
  /** The order. */
  orderId: string;
  /** Why. */
  reason: CancellationReason;
};

/** Progress of a buyer's request to cancel. */
export type CancelRequestStatus =
  /** Accepted: the order is cancelled. */
  | 'ACCEPTED'
  /** Declined, with a reason. */
  | 'DECLINED'
  /** The seller didn't answer in time. Admins decide. */
  | 'ESCALATED'
  /** Waiting for the seller until `answerBy`. */
  | 'OPEN';

/** Why an order was cancelled. */
export type CancellationReason =
  /** Seller: the balance wasn't paid within 14 days of its deadline. */
  | 'BALANCE_UNPAID'
  /** The buyer asked for it, and the seller or an admin agreed. */
  | 'BUYER_ASKED'
  /** Seller: the product is damaged or missing. */
  | 'NOT_AVAILABLE'
  /** Seller: the pick-up can't be arranged. */
  | 'NO_PICK_UP'
  /** Seller: another reason, in their words. */
  | 'OTHER'
  /** A problem ended with a full refund. */
  | 'PROBLEM'
  /** An admin cancelled or refunded the sale, or the money was returned at the card provider. */
  | 'REFUNDED'
  /** Seller: the product was sold elsewhere. */
  | 'SOLD_ELSEWHERE';

/** A time in the seller's windows. */
export type ChoosePickUpTimeInput = {
  /** The order's id. */
  orderId: string;
  /** One of the order's `pickUpTimes`, as RFC 3339. */
  time: string;
};

/** A remark in a problem. */
export type CommentOnProblemInput = {
  /** The order. */
  orderId: string;
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: Array<string> | null | undefined;
  /** The problem that the caller saw. Another one refuses it with `conflict`; without an id, the open one is meant. */
  problemId?: string | null | undefined;
  /** Id chosen by the client. A repeat with the same id changes nothing. */
  requestId?: string | null | undefined;
  /** The remark, for both sides and admins. */
  text: string;
};

/** The seller's judgement of a product's wear. */
export type Condition =
  /** Hardly any signs of use. */
  | 'EXCELLENT'
  /** Works but shows its age. */
  | 'FAIR'
  /** Signs of use that don't matter. */
  | 'GOOD';

/** Another amount instead of a buyer's offer. */
export type CounterOfferInput = {
  /** Amount in the currency's minor unit, above the buyer's and up to the product's price. */
  amount: number;
  /** The offer's id. */
  id: string;
  /** The buyer's amount that the seller saw, in the currency's minor unit. Any other amount is refused with `CONFLICT`. */
  instead: number;
  /** Goes to the buyer as a message of the thread. Counts as one, too. */
  note?: string | null | undefined;
};

/** An admin's decision on a problem. */
export type DecideProblemInput = {
  /** Amount to return; required for `PARTIAL_REFUND`, up to what was paid and not returned. */
  amount?: number | null | undefined;
  /** The decision. */
  decision: ProblemDecision;
  /** The order. */
  orderId: string;
  /** A sentence to both sides. */
  text: string;
};

/** Proof that the account's owner asks for its deletion. */
export type DeleteAccountInput = {
  /** Firebase ID token of the account's identity, from a sign-in within the last 5 minutes. */
  idToken: string;
};

/** A service that the shop needs. */
export type Dependency =
  /** Card payments. */
  | 'CARDS'
  /** The store of all records. */
  | 'DATABASE'
  /** Messages between the shop's processes. */
  | 'EVENTS'
  /** Sign-in and sign-up. */
  | 'IDENTITY'
  /** Photo uploads. */
  | 'IMAGES'
  /** Mail delivery of notifications. */
  | 'MAIL'
  /** Searches for products. */
  | 'SEARCH';

/** Response of a service. */
export type DependencyState =
  /** Fails, or doesn't answer within two seconds. */
  | 'DOWN'
  /** Answers more slowly than usual. */
  | 'SLOW'
  /** Answers normally. */
  | 'UP';

/** Outcome of a dispute. */
export type DisputeStatus =
  /** Ended without a decision: an inquiry that led nowhere, or a prevented dispute. */
  | 'CLOSED'
  /** The bank decided for the buyer, who gets the money back. */
  | 'LOST'
  /** The bank hasn't decided yet. */
  | 'OPEN'
  /** The bank decided for the shop, which keeps the money or gets it back. */
  | 'WON';

/** Unit of distances. */
export type DistanceUnit =
  /** Kilometres. */
  | 'KM'
  /** Miles. */
  | 'MI';

/** A hand-over code that the buyer showed. */
export type EnterHandOverCodeInput = {
  /** Six digits. */
  code: string;
  /** The order. */
  orderId: string;
};

/** What an admin does about a refund that the buyer's bank sent back. */
export type FailedRefundAnswer =
  /** Notes that the buyer was paid another way, outside of the shop. */
  | 'PAID_ANOTHER_WAY'
  /** Calls the refund off: the seller gets the money. Only where the sale stands. */
  | 'RELEASE'
  /** Sends it to the card again. */
  | 'TRY_AGAIN';

/** Proof of an identity, in exchange for the product's token. */
export type GetTokenInput = {
  /** E-mail of the account that the ID token proves. */
  email: string;
  /** Firebase ID token. You can send it as the bearer header instead. */
  idToken?: string | null | undefined;
};

/** How a hand-over was confirmed. */
export type HandOverProof =
  /** The buyer confirmed it. */
  | 'BUYER'
  /** The seller entered the buyer's code. */
  | 'CODE'
  /** The seller said so, and the buyer didn't object within three days. */
  | 'SILENCE';

/**
 * Progress of a sold product's hand-over. It only moves forward, except that a refund the bank sends back doesn't count,
 * as for `PaymentStatus`.
 */
export type HandOverStatus =
  /** The buyer reported a problem, before or after the pick-up. Admins see the details. */
  | 'DISPUTED'
  /** The buyer confirmed the pick-up, or the seller did for a sale in two instalments. */
  | 'HANDED_OVER'
  /** Paid. Buyer and seller arrange the pick-up. */
  | 'PAID'
  /** The money went back in full, or is on its way back after a cancelled sale. */
  | 'REFUNDED';

/** How many people look for something, in steps. */
export type Interest =
  /** 3 to 10. */
  | 'FEW'
  /** Fewer than 3, or the product isn't for sale. */
  | 'NONE'
  /** 11 to 50. */
  | 'OVER_10'
  /** More than 50. */
  | 'OVER_50';

/** A buyer's offer for a product. */
export type MakeOfferInput = {
  /** Amount in the currency's minor unit, from `shop.leastPrice` to the product's price. */
  amount: number;
  /** Goes to the seller as a message of the thread. Counts as one, too. */
  note?: string | null | undefined;
  /** The product's id. */
  productId: string;
};

/** A place to search around. */
export type NearInput = {
  /**
   * A town or postal code as people write it: `Portland`, `Portland, ME`, `97034`. The largest town of that name counts.
   * Coordinates work too: `45.52,-122.68`. Words of an unknown place must each begin a word of the location instead.
   */
  place: string;
  /** Unit of distances. By default the one of the place's country, or kilometres. */
  unit?: DistanceUnit | null | undefined;
  /** Radius around it. Omitted, any distance. */
  within?: number | null | undefined;
};

/** Group of notification kinds in the settings. */
export type NotificationGroup =
  /** The account itself. */
  | 'ACCOUNT'
  /** Saved and followed. */
  | 'ALERTS'
  /** Offers and messages. */
  | 'DEALING'
  /** Payments, refunds and payouts. */
  | 'MONEY'
  /** Orders and problems. */
  | 'ORDERS';

/**
 * Event behind a notification. Actors don't receive notifications about their own actions, except that buyers get `PAID`
 * and `BALANCE_PAID` as receipts, and sellers `PAYOUT_SETUP_STARTED` as a warning.
 */
export type NotificationKind =
  /** Buyer: the product was handed over, so the balance is due. */
  | 'BALANCE_DUE'
  /** A balance is overdue. Buyer and seller get it; so do admins, the first time. */
  | 'BALANCE_OVERDUE'
  /** The balance of a sale was paid. Seller and buyer get it. */
  | 'BALANCE_PAID'
  /** Buyer: today is the last day to pay the balance. */
  | 'BALANCE_REMINDER'
  /** Seller: someone booked your product. */
  | 'BOOKED'
  /** Buyer: your request to cancel was declined. */
  | 'CANCELLATION_DECLINED'
  /** Seller: the buyer asks to cancel. */
  | 'CANCELLATION_REQUESTED'
  /** The price of a product that a saved search finds dropped. The saved search says whether it is mailed. */
  | 'CHEAPER_MATCH'
  /** Seller: the buyer accepted your counter-offer; the product is held for them. */
  | 'COUNTER_OFFER_ACCEPTED'
  /** Admins: a problem or a request to cancel needs a decision. */
  | 'DECISION_NEEDED'
  /** Seller: the buyer confirmed the pick-up. */
  | 'HANDED_OVER'
  /** Buyer: the seller says that they handed over the product. Confirm or object within three days. */
  | 'HAND_OVER_CLAIMED'
  /** Seller: the buyer objects to your claim. */
  | 'HAND_OVER_OBJECTED'
  /** A message about a product. There's one per thread until the reader opens it. */
  | 'MESSAGE'
  /** Buyer: a seller you follow posted a product. Not if one of you has blocked the other. */
  | 'NEW_LISTING'
  /** A product that a saved search finds is for sale. The saved search says whether it is mailed. */
  | 'NEW_MATCH'
  /** Buyer: the seller accepted your offer and holds the product for you. */
  | 'OFFER_ACCEPTED'
  /** Buyer: the product of your offer can no longer be bought. A pause doesn't close offers. */
  | 'OFFER_CLOSED'
  /** Buyer: the seller proposed another amount instead of your offer. */
  | 'OFFER_COUNTERED'
  /** Buyer: the seller declined your offer. */
  | 'OFFER_DECLINED'
  /** Nobody accepted an offer within 90 days. Buyer and seller get it. */
  | 'OFFER_LAPSED'
  /** Seller: a buyer made or changed an offer. */
  | 'OFFER_MADE'
  /** The buyer didn't pay for an accepted offer in time. Buyer and seller get it. */
  | 'OFFER_UNPAID'
  /** Buyer: your payment was confirmed and the product is yours. */
  | 'PAID'
  /** An amount that was agreed or decided in a problem goes back. */
  | 'PARTLY_REFUNDED'
  /** Seller and admins: money from a sale could not be sent, or the bank refused it. */
  | 'PAYOUT_FAILED'
  /** Admins: money is held because the seller's account is deleted or suspended. */
  | 'PAYOUT_HELD'
  /** Seller: money that was sent to you was taken back after a refund or a lost dispute. */
  | 'PAYOUT_REVERSED'
  /** Seller: money from a sale was sent to your payout account. */
  | 'PAYOUT_SENT'
  /** Seller: money from a sale waits until you set up payouts. Sent after a sale, after three days, then weekly. */
  | 'PAYOUT_SETUP_NEEDED'
  /** Seller: somebody signed in as you started the set-up of payouts. At most one a day. */
  | 'PAYOUT_SETUP_STARTED'
  /** The other side of an order accepted a time for the pick-up. */
  | 'PICK_UP_AGREED'
  /** The other side of an order says that they have arrived at the pick-up. */
  | 'PICK_UP_ARRIVED'
  /** The other side of an order proposes times for the pick-up. */
  | 'PICK_UP_PROPOSED'
  /** The agreed pick-up is a day away. Buyer and seller get it. */
  | 'PICK_UP_REMINDER'
  /** The price of a product on the wish list dropped. */
  | 'PRICE_LOWERED'
  /** A problem ended. */
  | 'PROBLEM_CLOSED'
  /** The buyer reported a problem. The seller and admins get it. */
  | 'PROBLEM_REPORTED'
  /** The other side or an admin did something in a problem. */
  | 'PROBLEM_UPDATED'
  /** The seller edited a product on the booking list. */
  | 'PRODUCT_EDITED'
  /** Seller: an admin hid your product. The message gives the reason. */
  | 'PRODUCT_HIDDEN'
  /** Seller: an admin restored your product. */
  | 'PRODUCT_RESTORED'
  /** A payment was refunded. */
  | 'REFUNDED'
  /** The buyer's bank sent a refund back. Buyer, seller and admins get it. */
  | 'REFUND_FAILED'
  /** An admin paid a refund another way that the bank had sent back. Buyer and seller get it. */
  | 'REFUND_PAID_ANOTHER_WAY'
  /** An admin called off a refund that the bank had sent back. Buyer and seller get it. */
  | 'REFUND_RELEASED'
  /** An admin decided on reports about the account, its product or its message. */
  | 'REPORT_ABOUT_YOU'
  /** An admin decided on a report that the account filed. */
  | 'REPORT_DECIDED'
  /** Someone reported a product, person or message. Admins get it once per target until they decide. */
  | 'REPORT_FILED'
  /** An admin ended the account's suspension. Always mailed as well. */
  | 'RESTORED'
  /** The other side of a sale wrote a review, which is now visible. */
  | 'REVIEWED'
  /** An admin cancelled a sale whose balance wasn't paid. Buyer and seller get it. */
  | 'SALE_CANCELLED'
  /** Seller: your product was sold. */
  | 'SOLD'
  /** An admin suspended the account. Always mailed as well. */
  | 'SUSPENDED'
  /** A product on the wish list or booking list is off sale, for now or for good. */
  | 'UNAVAILABLE'
  /** An admin took away the account's verification. */
  | 'UNVERIFIED'
  /** An admin verified the account. */
  | 'VERIFIED';

/** Pages that the caller looked at. An empty input marks nothing. */
export type NotificationSubjectsInput = {
  /** All of these kinds. */
  kinds?: Array<NotificationKind> | null | undefined;
  /** An order, with the offers that led to it. Not its messages. */
  orderId?: string | null | undefined;
  /** Notifications about these products, offers included. Excludes orders and messages. */
  productIds?: Array<string> | null | undefined;
  /** A thread's offers. Its messages are marked with the thread. */
  threadId?: string | null | undefined;
};

/** An objection to the seller's claim that the product was handed over. */
export type ObjectToHandOverInput = {
  /** The order. */
  orderId: string;
  /** What happened instead. */
  text: string;
};

/** A filter for offers. Omitted fields don't filter. */
export type OfferFilter = {
  /** Only offers for this product. */
  productId?: string | null | undefined;
  /** Only this status. */
  status?: OfferStatus | null | undefined;
};

/** A side of an offer. */
export type OfferSide =
  /** The buyer. */
  | 'BUYER'
  /** The product's seller. */
  | 'SELLER';

/** Progress of an offer. Once it ends, it stays ended. */
export type OfferStatus =
  /** It was accepted. The product is held for the buyer until `heldUntil`. */
  | 'ACCEPTED'
  /**
   * The product was sold, held for another buyer, sold elsewhere, hidden or removed. A pause keeps offers open, but nobody
   * can accept or change them until the seller resumes the product.
   */
  | 'CLOSED'
  /** The seller declined it. */
  | 'DECLINED'
  /** Nobody accepted it within 90 days. */
  | 'LAPSED'
  /** Waiting for the side that didn't propose the amount, until `lapsesAt`. */
  | 'OPEN'
  /** It was accepted and the buyer paid. */
  | 'PAID'
  /** It was accepted, but the buyer didn't pay before the hold ended. */
  | 'UNPAID'
  /** The buyer took it back. */
  | 'WITHDRAWN';

/** Reason why a sale or purchase isn't finished. */
export type OpenBusinessReason =
  /** Handed over, but the balance isn't paid. */
  | 'BALANCE'
  /** The buyer reported a problem, or the buyer's bank disputes the payment. */
  | 'DISPUTE'
  /** Not handed over yet. */
  | 'HAND_OVER';

/** Something a caller can do in an order. */
export type OrderAction =
  /** Either side: accept a time for the pick-up that the other side has proposed. */
  | 'ACCEPT_PICK_UP'
  /** Buyer: accept the seller's offer. */
  | 'ACCEPT_PROBLEM_OFFER'
  /** Either side, from two hours before the pick-up: say that they have arrived. Once a day. */
  | 'ANNOUNCE_ARRIVAL'
  /** Seller, or an admin after three days: answer the buyer's request to cancel. */
  | 'ANSWER_CANCELLATION'
  /** Seller: answer a problem. */
  | 'ANSWER_PROBLEM'
  /** Seller: cancel with a full refund. */
  | 'CANCEL'
  /** Buyer: choose a time in the seller's windows. That is the appointment. */
  | 'CHOOSE_PICK_UP_TIME'
  /** Seller: say that the product was handed over. */
  | 'CLAIM_HAND_OVER'
  /** Buyer: close a problem. */
  | 'CLOSE_PROBLEM'
  /** Either side or an admin: add a remark to a problem. */
  | 'COMMENT_ON_PROBLEM'
  /** Buyer: confirm that they received the product. */
  | 'CONFIRM_RECEIPT'
  /** Seller: confirm that the product was returned. */
  | 'CONFIRM_RETURN'
  /** Admin: decide a problem. */
  | 'DECIDE_PROBLEM'
  /** Seller: enter the buyer's code. */
  | 'ENTER_CODE'
  /** Either side: ask admins to decide a problem. */
  | 'ESCALATE_PROBLEM'
  /** Buyer: object to the seller's claim. */
  | 'OBJECT_TO_HAND_OVER'
  /** Buyer: pay the balance. */
  | 'PAY_BALANCE'
  /** Either side: propose times and a place for the pick-up. */
  | 'PROPOSE_PICK_UP'
  /** Buyer: get a new hand-over code. */
  | 'RENEW_CODE'
  /** Buyer: report a problem. */
  | 'REPORT_PROBLEM'
  /** Buyer: ask the seller to cancel. */
  | 'REQUEST_CANCELLATION';

/** Who did something in an order. */
export type OrderActor =
  /** An admin. */
  | 'ADMIN'
  /** The buyer. */
  | 'BUYER'
  /** The seller. */
  | 'SELLER'
  /** The shop, because a deadline passed or the bank or card provider acted. */
  | 'SHOP';

/** What happened in an order, or comes next. */
export type OrderEventKind =
  /** Coming: `by` has to answer a request, a problem or an offer in a problem, or admins decide. */
  | 'ANSWER_BY'
  /** `by` said that they had arrived at the pick-up. */
  | 'ARRIVED'
  /** Coming: the balance is due. */
  | 'BALANCE_DUE'
  /** The balance was paid. */
  | 'BALANCE_PAID'
  /** The order was cancelled. */
  | 'CANCELLED'
  /** The seller, or an admin in their place, declined to cancel. */
  | 'CANCEL_DECLINED'
  /** The buyer asked to cancel. */
  | 'CANCEL_REQUESTED'
  /** Coming, or done: the order closes. */
  | 'CLOSED'
  /** Coming: the hand-over counts as confirmed unless the buyer objects. */
  | 'CONFIRM_BY'
  /** The buyer's bank disputes a payment. */
  | 'DISPUTED'
  /** The first half was paid. */
  | 'FIRST_HALF_PAID'
  /** Coming: buyer and seller meet. `at` is null until it is agreed. */
  | 'HAND_OVER'
  /** The seller said that the product was handed over. */
  | 'HAND_OVER_CLAIMED'
  /** The hand-over was confirmed; see `handOverProof`. */
  | 'HAND_OVER_CONFIRMED'
  /** The buyer said that they haven't received it. */
  | 'HAND_OVER_OBJECTED'
  /** The whole price was paid. */
  | 'PAID'
  /** Both agreed on a time and a place for the pick-up. */
  | 'PICK_UP_AGREED'
  /** One side proposed times and a place for the pick-up, and waits for an answer. */
  | 'PICK_UP_PROPOSED'
  /** The seller accepted, declined or, with an `amount`, made an offer in a problem. */
  | 'PROBLEM_ANSWERED'
  /** A problem ended. */
  | 'PROBLEM_CLOSED'
  /** A problem went to the admins. */
  | 'PROBLEM_ESCALATED'
  /** The buyer reported a problem. */
  | 'PROBLEM_REPORTED'
  /** Money was returned. */
  | 'REFUNDED'
  /** The buyer's bank sent a refund back. The shop holds the money for the buyer. */
  | 'REFUND_FAILED'
  /** An admin called off a refund that the bank had sent back: the seller gets the money. */
  | 'REFUND_RELEASED'
  /** Coming: the buyer returns the product, and the seller confirms it. */
  | 'RETURN';

/** A filter for the caller's orders. Omitted fields don't filter. */
export type OrderFilter = {
  /** True for orders with a `dueAction` for the caller, false for the others. */
  hasDueAction?: boolean | null | undefined;
  /** True for orders with an open problem, false for the others. */
  hasOpenProblem?: boolean | null | undefined;
  /** Only orders for this product. */
  productId?: string | null | undefined;
  /** Only orders in this state. */
  state?: OrderState | null | undefined;
  /**
   * Only orders where each word begins a word of the product's name, the buyer's or seller's name or e-mail, or a
   * transaction id. Case and accents don't matter. Names match as they were at the sale and as they are now; a rename takes
   * some seconds. Text that matches more than 2,000 orders is refused.
   */
  text?: string | null | undefined;
};

/** State of an account that takes part in an order. */
export type OrderPartyState =
  /** In use. */
  | 'ACTIVE'
  /** The account no longer exists. */
  | 'DELETED'
  /** Suspended by an admin. */
  | 'SUSPENDED';

/** Progress of a refund. */
export type OrderRefundStatus =
  /** The bank sent it back, or the card provider refused it. The shop holds the money for the buyer until an admin decides. */
  | 'FAILED'
  /** The bank sent it back, and an admin paid the buyer another way. */
  | 'PAID_ANOTHER_WAY'
  /** On its way at the card provider. */
  | 'PENDING'
  /** The bank sent it back, and an admin released the money to the seller. */
  | 'RELEASED'
  /** The money went back. */
  | 'SUCCEEDED';

/** Order of a list of orders. Ties put the newest first. */
export type OrderSort =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** Highest price first, in the minor units of each order's currency. */
  | 'PRICE_DESC';

/** Progress of an order. A problem or a bank dispute is a flag beside it: see `hasOpenProblem` and `disputed`. */
export type OrderState =
  /** Ended with a full refund. */
  | 'CANCELLED'
  /** Finished: confirmed and fully paid, and the time for reporting problems is over. */
  | 'CLOSED'
  /** The hand-over is confirmed: by code, by the buyer, or because the buyer didn't object in time. */
  | 'CONFIRMED'
  /** The seller says that the product was handed over. The buyer can confirm or object until `confirmBy`. */
  | 'HAND_OVER_CLAIMED'
  /** Paid in full. Buyer and seller arrange the pick-up. */
  | 'PAID'
  /** The first half is paid. Buyer and seller arrange the pick-up. */
  | 'PAID_IN_PART';

/** Length of an overview's intervals. */
export type OverviewInterval =
  /** Midnight to midnight. */
  | 'DAY'
  /** First to last day of a month. */
  | 'MONTH'
  /** Monday to Sunday. */
  | 'WEEK';

/** A filter for payments. Omitted fields don't filter. */
export type PaymentFilter = {
  /** Only sales in two instalments with this balance status. */
  balance?: BalanceStatus | null | undefined;
  /** Only payments by this buyer. */
  buyerId?: string | null | undefined;
  /** True for payments that the buyer's bank disputes or has taken back, false for the others. */
  disputed?: boolean | null | undefined;
  /** Only sales with this hand-over status. `DISPUTED`: the buyer reported a problem. */
  handOver?: HandOverStatus | null | undefined;
  /** Only payments to this seller. */
  sellerId?: string | null | undefined;
  /** Only this status. */
  status?: PaymentStatus | null | undefined;
  /**
   * Only payments where each word begins a word of the product's name, the buyer's or seller's name or e-mail, or the
   * transaction id. Case and accents don't matter. Names match as they were when the payment began and as they are now;
   * a rename takes some seconds. Text that matches more than 2,000 payments is refused.
   */
  text?: string | null | undefined;
};

/** The part of the price that a payment covers. */
export type PaymentPart =
  /** Second of two instalments: the rest of the price. */
  | 'BALANCE'
  /** First of two instalments, which buys the product: half of the price, plus any remainder. */
  | 'FIRST_HALF'
  /** The full price at once. */
  | 'WHOLE';

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
  | 'FAILED'
  /** The provider confirmed the money; the product belongs to the buyer. */
  | 'PAID'
  /** An intent is open; no money has been taken. */
  | 'PENDING'
  /** Refunded in full. */
  | 'REFUNDED'
  /** The money was taken but the product had already been sold. A refund is on its way. */
  | 'REFUNDING'
  /** The buyer's bank sent the refund back. An admin tries again or returns the money another way. */
  | 'REFUND_FAILED';

/** An admin's filter for accounts for payouts. Omitted fields don't filter. */
export type PayoutAccountFilter = {
  /** True for sellers who owe the shop money, false for the others. */
  owing?: boolean | null | undefined;
  /** Only accounts in this state. */
  state?: PayoutAccountState | null | undefined;
};

/** How a seller's account for payouts stands. */
export type PayoutAccountState =
  /** It can receive money. */
  | 'ACTIVE'
  /** The card provider needs something from the seller; see `missing`. */
  | 'INCOMPLETE'
  /** The seller hasn't begun to set it up. */
  | 'NOT_STARTED'
  /** It can't receive money until the seller or the card provider has solved a problem. */
  | 'RESTRICTED'
  /** The card provider is checking what the seller sent. */
  | 'UNDER_REVIEW';

/** What the shop and the card provider know differently. */
export type PayoutDifferenceKind =
  /** A seller's account for payouts. */
  | 'ACCOUNT'
  /** Where the money of a transfer stands on its way to the seller's bank. */
  | 'BANK_PAYOUT'
  /** What a buyer paid. */
  | 'CHARGE'
  /** What a buyer's bank has withdrawn of one payment. */
  | 'DISPUTE'
  /** All that went back to a buyer of one payment. */
  | 'REFUND'
  /** A reversal of a transfer. */
  | 'REVERSAL'
  /** A transfer to a seller's account. */
  | 'TRANSFER';

/** A filter for the seller's payouts. Omitted fields don't filter. */
export type PayoutFilter = {
  /** Only sales of the month that begins on this day, in the shop's time zone. */
  month?: string | null | undefined;
  /** Only payouts in this state. */
  state?: PayoutState | null | undefined;
};

/** Kind of a movement of a seller's money. */
export type PayoutMoveKind =
  /** Back from there, after a refund or a lost dispute. */
  | 'REVERSAL'
  /** Settled by a later order's transfer. */
  | 'SETTLED'
  /** To the seller's account at the card provider. */
  | 'TRANSFER'
  /** Kept from this order's transfer to settle what the seller owed from another order. */
  | 'WITHHELD';

/** How a movement stands. */
export type PayoutMoveState =
  /** The card provider has carried it out. */
  | 'DONE'
  /** Refused by the card provider. A reversal that fails is owed by the seller. */
  | 'FAILED'
  /** It is being sent. */
  | 'PENDING';

/** Something that the card provider needs from a seller. */
export type PayoutRequirement =
  /** Postal address. */
  | 'ADDRESS'
  /** Account that receives the money. */
  | 'BANK_ACCOUNT'
  /** Details of the business. */
  | 'BUSINESS'
  /** E-mail or phone. */
  | 'CONTACT'
  /** Copy of a document. */
  | 'DOCUMENT'
  /** Name and date of birth. */
  | 'IDENTITY'
  /** Number of an identity or tax document. */
  | 'ID_NUMBER'
  /** Something else. */
  | 'OTHER'
  /** Consent to the provider's terms. */
  | 'TERMS';

/** Order of a list of payouts, by the time of the sale. */
export type PayoutSort =
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** How a seller's money from an order stands. */
export type PayoutState =
  /** It is being sent. */
  | 'DUE'
  /** It could not be sent. The shop tries again every day. */
  | 'FAILED'
  /** The buyer got everything back before anything was sent. */
  | 'NOTHING_LEFT'
  /** It reached the seller's bank. */
  | 'PAID_OUT'
  /** All that was sent was taken back. */
  | 'REVERSED'
  /** A part of what was sent was taken back. */
  | 'REVERSED_IN_PART'
  /** It was sent to the seller's account at the card provider and hasn't reached the bank; see `PayoutMove.bank`. */
  | 'SENT'
  /** It waits; see `wait`. */
  | 'WAITING';

/** What a seller's money waits for. */
export type PayoutWait =
  /** The buyer hasn't paid the balance yet. */
  | 'BALANCE'
  /** The hand-over was less than `Shop.payoutDelayDays` ago; see `until`. */
  | 'DELAY'
  /** The buyer's bank disputes a payment. */
  | 'DISPUTE'
  /** The hand-over is not confirmed yet. */
  | 'HAND_OVER'
  /** An admin holds it back. */
  | 'HELD'
  /** The shop doesn't pay sellers out. That is arranged outside. */
  | 'OUTSIDE'
  /** A problem is open. */
  | 'PROBLEM'
  /** A refund is on its way, or the bank has sent it back. */
  | 'REFUND'
  /** The seller's account is deleted or suspended. Admins decide. */
  | 'SELLER_GONE'
  /** The seller's account for payouts can't receive money yet. */
  | 'SET_UP';

/** A filter for people. Omitted fields don't filter. */
export type PersonFilter = {
  /** Only this role. */
  role?: Role | null | undefined;
  /** Only accounts in this state. */
  state?: PersonState | null | undefined;
  /**
   * Only people where each word begins a word of the name or e-mail: `ada`, `ada@` and `@mail` find `ada@mail.example`.
   * Case and accents don't matter. Text that matches more than 2,000 people is refused.
   */
  text?: string | null | undefined;
  /** True for people verified by an admin, false for the others. */
  verified?: boolean | null | undefined;
};

/** Order of a list of people. Ties put the newest first. */
export type PersonSort =
  /** Most recently active first. */
  | 'LAST_ACTIVE'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST';

/** Whether an account is usable. */
export type PersonState =
  /** In use. */
  | 'ACTIVE'
  /** Suspended by an admin: nobody can sign in to it, and its products are off sale. */
  | 'SUSPENDED';

/** Hours in which buyers can pick something up. Give either `weekday` or `date`. */
export type PickUpWindowInput = {
  /** A single date within the next 60 days, for example `2026-12-05`. */
  date?: string | null | undefined;
  /** Local time at which it begins, for example `18:00`. */
  from: string;
  /** Local time at which it ends, at least half an hour later on the same day. */
  to: string;
  /** The day, every week. */
  weekday?: Weekday | null | undefined;
};

/** A place as `places` gives it. Coordinates are rounded to two decimals. */
export type PlaceInput = {
  /** ISO 3166-1 code of the country. */
  country: string;
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** The town's name. */
  name: string;
  /** Postal code, if one was chosen. */
  postalCode?: string | null | undefined;
  /** State or region. */
  region?: string | null | undefined;
};

/** Result of looking up a place. */
export type PlaceLookup =
  /** The place is called so: in English, in its own language, in another one, or short. */
  | 'FOUND'
  /** No place is called so. This one's name begins so, or differs by one letter. */
  | 'GUESSED'
  /** Places can't be looked up right now. */
  | 'UNAVAILABLE'
  /** No known place has this name. */
  | 'UNKNOWN';

/** Prices that a price guide is calculated from. */
export type PriceSource =
  /** Asking prices of products for sale, where too few were sold. */
  | 'LISTINGS'
  /** Prices paid here in the last twelve months. */
  | 'SALES';

/** The seller's answer to a problem. */
export type ProblemAnswer =
  /** Does what the buyer wishes. */
  | 'ACCEPT'
  /** Declines. */
  | 'DECLINE'
  /** Offers an amount. */
  | 'OFFER';

/** An admin's decision on a problem. */
export type ProblemDecision =
  /** The buyer gets everything back and keeps the product or has already returned it. */
  | 'FULL_REFUND'
  /** The buyer gets nothing back. */
  | 'NO_REFUND'
  /** The buyer keeps the product and gets an amount back. */
  | 'PARTIAL_REFUND'
  /** The buyer gets everything back once the seller has the product. */
  | 'REFUND_AFTER_RETURN';

/** What is wrong, in a problem. */
export type ProblemReason =
  /** The product is broken or doesn't work. */
  | 'BROKEN'
  /** Parts are missing. */
  | 'INCOMPLETE'
  /** The product differs from its description. */
  | 'NOT_AS_DESCRIBED'
  /** The buyer hasn't received the product. */
  | 'NOT_RECEIVED'
  /** Something else. */
  | 'OTHER';

/** Progress of a problem. */
export type ProblemStatus =
  /** Buyer and seller agreed. */
  | 'AGREED'
  /** The seller offers an amount or declines. The buyer accepts, closes the problem or asks for a decision. */
  | 'ANSWERED'
  /** The buyer closed it. */
  | 'CLOSED'
  /** An admin decided. */
  | 'DECIDED'
  /** Admins decide. */
  | 'ESCALATED'
  /** Waiting for the seller's answer until `answerBy`. */
  | 'OPEN'
  /** Agreed or decided: the buyer returns the product, and the seller confirms it by `answerBy`. */
  | 'RETURNING';

/** A step in a problem. */
export type ProblemStepKind =
  /** The seller accepted the buyer's wish. */
  | 'ACCEPTED'
  /** The buyer closed it. */
  | 'CLOSED'
  /** A remark or question. */
  | 'COMMENTED'
  /** An admin decided. */
  | 'DECIDED'
  /** The seller declined. */
  | 'DECLINED'
  /** Someone asked for a decision, or a deadline passed. */
  | 'ESCALATED'
  /** The seller offered an amount instead. */
  | 'OFFERED'
  /** The buyer accepted the seller's offer. */
  | 'OFFER_ACCEPTED'
  /** The buyer opened it. */
  | 'OPENED'
  /** The seller has the product back. */
  | 'RETURNED';

/** What the buyer wants from a problem. */
export type ProblemWish =
  /** Something else, as described. */
  | 'OTHER'
  /** To keep the product and get an amount back. */
  | 'PARTIAL_REFUND'
  /** To return the product and get everything back. */
  | 'RETURN';

/** A fact of a product. */
export type ProductAttributeInput = {
  /** Name of an attribute of the category, such as `weight`. */
  name: string;
  /**
   * Value: a number with a unit (`16 kg`, `35 lb`, `6 ft 2 in`) or in the attribute's own, `true` or `false`, one of the
   * choices, or text. Blank text counts as omitted.
   */
  value: string;
};

/** Fields that a seller can edit: those of `UpdateProductInput`. */
export type ProductField =
  /** Facts such as weight and brand: `attributes`. */
  | 'ATTRIBUTES'
  /** Description: `body`. */
  | 'BODY'
  /** Kind of equipment: `category`. */
  | 'CATEGORY'
  /** Wear: `condition`. */
  | 'CONDITION'
  /** Photos, with their order and descriptions: `images`. */
  | 'IMAGES'
  /** Pick-up location: `location`. */
  | 'LOCATION'
  /** Price when bought: `originalPrice`. */
  | 'ORIGINAL_PRICE'
  /** The seller's phone number: `phone`. */
  | 'PHONE'
  /** Name: `productName`. */
  | 'PRODUCT_NAME'
  /** Asking price: `resalePrice`. */
  | 'RESALE_PRICE'
  /** Years of use: `yearsOfUsedProduct`. */
  | 'YEARS_OF_USE';

/** A filter for products. A product must match every field that is set. */
export type ProductFilter = {
  /** True for advertised products, false for the others. */
  advertised?: boolean | null | undefined;
  /** Facts that a product must have. A product that doesn't state one doesn't match. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Only this category. An unknown one has no products. */
  categoryId?: string | null | undefined;
  /** Only these categories. An empty list is no filter; an unknown category has no products. */
  categoryIds?: Array<string> | null | undefined;
  /** Only these conditions. An empty list is no filter. */
  conditions?: Array<Condition> | null | undefined;
  /** Highest price. */
  maxPrice?: number | null | undefined;
  /** Greatest number of years of use. */
  maxYearsOfUse?: number | null | undefined;
  /** Lowest price. */
  minPrice?: number | null | undefined;
  /** Only products around a place. Products without a place are out of every radius. */
  near?: NearInput | null | undefined;
  /**
   * Only products that match this text, as shoppers type it: in name, category, description, condition or location, in any
   * variant (`fold`, `folding`), split or joined (`kettle bell`), misspelt, or by a synonym. A kind of equipment counts in
   * a description only if no name or category has it. `16kg` equals `16 kg` and about `35 lb`. Words that say nothing about
   * equipment (`used`, `looking for`, `near me`) are ignored. Numbers bound facts in either system of units (`over 20 kg`,
   * `for a 300 lb person`, `60 inch belt`), the price (`under 500`, `around 300`) or the years of use. What follows `not`,
   * `no` or `without` is left out. A place is named by `near 97201`, `within 10 miles of Portland`, or a town or postal
   * code at the end that no product mentions elsewhere. If nothing matches all of the text, the best partial matches are
   * listed. The first 30 words count. Blank text is no filter; text without a letter or digit matches nothing. See also
   * `correctedText`, `textPrice`, `understood` and each entry's `missing`.
   */
  text?: string | null | undefined;
  /** Only products in these towns, as the facet `towns` names them. An empty list is no filter. */
  towns?: Array<string> | null | undefined;
  /** True for products of verified sellers; false is no filter. */
  verifiedSeller?: boolean | null | undefined;
};

/** A photo of a product. */
export type ProductImageInput = {
  /** Description of the photo. */
  description?: string;
  /** Address from an upload to the image host; other sites are refused. */
  url: string;
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

/** Times and a place for a pick-up. */
export type ProposePickUpInput = {
  /**
   * Id of the other side's open proposal that this one answers. If they have proposed something else meanwhile, this is
   * refused with `CONFLICT`.
   */
  answeredProposalId?: string | null | undefined;
  /** The order's id. */
  orderId: string;
  /** Where to meet, for example an address. Only the two sides see it, until 30 days after the order has closed. */
  place: string;
  /** IANA time zone of the place, for example `America/New_York`. */
  timeZone: string;
  /** One to three local times at the place within the next 60 days, for example `2026-12-01T18:00`. */
  times: Array<string>;
};

/** A successful card payment to record. */
export type RecordPaymentInput = {
  /** The product that the payment was opened for. */
  productId: string;
  /** The provider's id for the successful payment intent. */
  transactionId: string;
};

/** Reason for a refusal. Branch on this, never on the message. */
export type RefusalCode =
  /** Already done (booked, saved, signed up with this e-mail), or edited in the meantime. */
  | 'CONFLICT'
  /** The caller's role, or not owning the record, rules it out. */
  | 'FORBIDDEN'
  /** An argument breaks a rule; `field` names it. */
  | 'INVALID'
  /** The product is sold, paused or removed. */
  | 'NOT_AVAILABLE'
  /** No such record, or the caller may not see it. */
  | 'NOT_FOUND'
  /** The payment provider refused, or the payment doesn't match. */
  | 'PAYMENT_REFUSED'
  /** Admins suspended the account. The message gives the reason and the address to write to. */
  | 'SUSPENDED'
  /** More bytes, pixels or items than the limit allows. */
  | 'TOO_LARGE'
  /** Too many requests in the last minute; wait and try again. On errors, `extensions.retryAfter` gives the seconds. */
  | 'TOO_MANY_REQUESTS'
  /** The token is missing or invalid, or its account no longer exists. */
  | 'UNAUTHENTICATED'
  /** A service that the shop needs doesn't answer; try again. */
  | 'UNAVAILABLE';

/** An admin's decision on a report. */
export type ReportDecision =
  /** Removes the product from sale, or the message's text for both sides. */
  | 'DELETE'
  /** Hides the product and gives its seller the reason. */
  | 'HIDE'
  /** Leaves everything as it is. */
  | 'NOTHING'
  /** Suspends the person, the product's seller or the message's author, and gives them the reason. */
  | 'SUSPEND';

/** A filter for reports. Omitted fields don't filter. */
export type ReportFilter = {
  /** Only reports of this kind. */
  kind?: ReportKind | null | undefined;
  /** Only this report and older ones: the list from that report on. */
  startingAt?: string | null | undefined;
  /** Only this state. */
  state?: ReportState | null | undefined;
  /** Only reports about this account, its products or its messages. */
  userId?: string | null | undefined;
};

/** Target of a report. */
export type ReportKind =
  /** A message that the reporter received. */
  | 'MESSAGE'
  /** Someone else's product. */
  | 'PRODUCT'
  /** A buyer or a seller. */
  | 'USER';

/** A report about a message. */
export type ReportMessageInput = {
  /** Id of the message. */
  messageId: string;
  /** Details for the shop's admins. */
  note?: string | null | undefined;
  /** Reason for the report. */
  reason: ReportReason;
};

/** A problem with an order. */
export type ReportProblemInput = {
  /** Amount to get back; required for `PARTIAL_REFUND`, up to what was paid and not returned. */
  amount?: number | null | undefined;
  /** The order. */
  orderId: string;
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: Array<string> | null | undefined;
  /** What is wrong. */
  reason: ProblemReason;
  /** What happened. */
  text: string;
  /** What the buyer wants. */
  wish: ProblemWish;
};

/** A report about a product. */
export type ReportProductInput = {
  /** Details for the shop's admins. */
  note?: string | null | undefined;
  /** The product. */
  productId: string;
  /** Reason for the report. */
  reason: ReportReason;
};

/** Reason for a report. */
export type ReportReason =
  /** Takes money or data under false pretences. */
  | 'FRAUD'
  /** Not allowed in the shop, or unsafe. */
  | 'NOT_ALLOWED'
  /** Insults or threatens someone. */
  | 'OFFENSIVE'
  /** Something else; see the note. */
  | 'OTHER'
  /** Advertising, or the same thing over and over. */
  | 'SPAM'
  /** Wrong details about a product or person. */
  | 'WRONG_DETAILS';

/** Progress of a report. */
export type ReportState =
  /** An admin has decided. */
  | 'DECIDED'
  /** No admin has decided yet. */
  | 'OPEN';

/** A report about a person. */
export type ReportUserInput = {
  /** Details for the shop's admins. */
  note?: string | null | undefined;
  /** Reason for the report. */
  reason: ReportReason;
  /** The account's id. */
  userId: string;
};

/** A buyer's request to cancel. */
export type RequestCancellationInput = {
  /** The order. */
  orderId: string;
  /** Why. */
  reason: string;
};

/** Rights of an account. The server reads the role from the database on every request. */
export type Role =
  /** Manages categories, people and reports, and appoints other admins. */
  | 'ADMIN'
  /** Books, saves and buys products. */
  | 'BUYER'
  /** Posts, edits, advertises, pauses and deletes its own products. */
  | 'SELLER';

/** A seller's place and windows for pick-ups. */
export type SavePickUpPlanInput = {
  /** Where buyers come. They see it from their first payment on; nobody else does. */
  place: string;
  /** The caller's product. Leave it out for all products that have no plan of their own. */
  productId?: string | null | undefined;
  /** IANA time zone of the windows, for example `America/New_York`. */
  timeZone: string;
  /** The windows. */
  windows: Array<PickUpWindowInput>;
};

/** A browser's push subscription. */
export type SavePushDeviceInput = {
  /** Address at the browser's push service: https, at a service that the shop allows. */
  endpoint: string;
  /** Groups of notifications to send it; at least one. */
  groups: Array<NotificationGroup>;
  /** The subscription's public key (`p256dh`), in base64url. */
  publicKey: string;
  /** The subscription's secret (`auth`), in base64url. */
  secret: string;
};

/** A search to save. */
export type SaveSearchInput = {
  /** What products must match. It needs at least one restriction, and can't ask for `advertised`. */
  filter: ProductFilter;
  /** How to mail its alerts. */
  mail: AlertMail;
  /** A name for it. */
  name: string;
};

/** A message to the other side of a thread. */
export type SendMessageInput = {
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: Array<string> | null | undefined;
  /** Id chosen by the client. A repeat with the same id returns the first message. */
  requestId?: string | null | undefined;
  /** The message's text. It may be empty if there are photos. */
  text: string;
  /** The thread's id. */
  threadId: string;
};

/** A message to the other side of an order. */
export type SendOrderMessageInput = {
  /** The order's id. */
  orderId: string;
  /** Ids of photos that the caller uploaded with `POST /upload?private`. */
  photoIds?: Array<string> | null | undefined;
  /** Id chosen by the client. A repeat with the same id returns the first message. */
  requestId?: string | null | undefined;
  /** The message's text. It may be empty if there are photos. */
  text: string;
};

/** Method of signing in. */
export type SignInMethod =
  /** A Google account. */
  | 'GOOGLE'
  /** Another method, or one that the identity provider didn't name. */
  | 'OTHER'
  /** E-mail and password. */
  | 'PASSWORD';

/** Whether a product can be bought. Shoppers see only `AVAILABLE` products. */
export type Stock =
  /** For sale: can be booked and paid for. */
  | 'AVAILABLE'
  /** Hidden by an admin, or because its seller is suspended. Its seller and admins see this; everyone else sees `REMOVED`. */
  | 'HIDDEN'
  /** Off sale for a while. Wishes and bookings stay. */
  | 'PAUSED'
  /** Taken down by its seller or an admin, or along with its seller's account. */
  | 'REMOVED'
  /** Bought in the shop. Lists that already show it keep showing it. */
  | 'SOLD'
  /** Sold outside the shop. Wishes and bookings stay, and the seller can relist it. */
  | 'SOLD_ELSEWHERE';

/** What waits for an account. */
export type TaskKind =
  /** Either side: accept one of the proposed times. */
  | 'ACCEPT_PICK_UP'
  /** Buyer: accept the seller's offer in a problem. */
  | 'ACCEPT_PROBLEM_OFFER'
  /** Seller, or an admin after three days: answer the buyer's request to cancel. */
  | 'ANSWER_CANCELLATION'
  /** Admin: decide how a refund that came back reaches the buyer. */
  | 'ANSWER_FAILED_REFUND'
  /** Either side: answer the other side's amount. */
  | 'ANSWER_OFFER'
  /** Seller: answer a problem. */
  | 'ANSWER_PROBLEM'
  /** Seller: answer a buyer's question. */
  | 'ANSWER_QUESTION'
  /** Admin: the shop's records and the card provider's books differ. */
  | 'CHECK_BOOKS'
  /** Buyer: choose a time in the seller's windows. */
  | 'CHOOSE_PICK_UP_TIME'
  /** Admin: a balance is overdue. */
  | 'COLLECT_BALANCE'
  /** Buyer: confirm that they received the product. */
  | 'CONFIRM_RECEIPT'
  /** Seller: confirm that the product came back. */
  | 'CONFIRM_RETURN'
  /** Admin: decide on a problem. */
  | 'DECIDE_PROBLEM'
  /** Admin: decide on a report. */
  | 'DECIDE_REPORT'
  /** Seller: enter the buyer's code. */
  | 'ENTER_CODE'
  /** Buyer: pay the balance. */
  | 'PAY_BALANCE'
  /** Buyer: pay at the price of the accepted offer. */
  | 'PAY_OFFER'
  /** Either side: propose times and a place for the pick-up. */
  | 'PROPOSE_PICK_UP'
  /** Admin: a transfer to a seller failed. */
  | 'RETRY_TRANSFER'
  /** Seller: set up payouts, for which a sale's money waits. */
  | 'SET_UP_PAYOUTS'
  /** Either side: review the other. */
  | 'WRITE_REVIEW';

/** Units that someone reads. */
export type Units =
  /** Pounds and inches. */
  | 'IMPERIAL'
  /** Kilograms and centimetres. */
  | 'METRIC';

/** All fields of a product. Accepted if nobody edited the product since `revision`; repeating an accepted edit succeeds. */
export type UpdateProductInput = {
  /**
   * All facts, by the names of `Category.attributes`. Omitted, they stay. Those that the category lacks are dropped then,
   * and the message names them.
   */
  attributes?: Array<ProductAttributeInput> | null | undefined;
  /** Condition in detail: working parts, wear, reason for selling. */
  body: string;
  /** Category where shoppers find it. */
  categoryId: string;
  /** The seller's judgement of the wear. */
  condition: Condition;
  /** The product's id. */
  id: string;
  /** All photos in order; the first is the cover. */
  images: Array<ProductImageInput>;
  /** Pick-up location, such as the town. */
  location: string;
  /** Price when it was bought, in the currency's minor unit. */
  originalPrice: number;
  /** The seller's phone number: digits only, including a leading zero. */
  phone: string;
  /** Town of the location, one of `places`. Omitted, it stays while the location stays; then its text is looked up. */
  place?: PlaceInput | null | undefined;
  /** Name, chosen by the seller. */
  productName: string;
  /** Asking price in the currency's minor unit, at least `shop.leastPrice`. The maximum is the card provider's. */
  resalePrice: number;
  /** The product's `revision` on which this edit is based. */
  revision: number;
  /** Years of use so far. Fractions are allowed. */
  yearsOfUsedProduct: number;
};

/** Name and picture of the signed-in account. */
export type UpdateProfileInput = {
  /** Address from an upload to the image host; other sites are refused. Null keeps the current picture. */
  image?: string | null | undefined;
  /** Replaces the current name. */
  name: string;
  /** The account's own place, one of `places`. Null removes it; omitted, it stays. */
  place?: PlaceInput | null | undefined;
  /** Units that the account reads. Null for those of its country; omitted, they stay. */
  units?: Units | null | undefined;
};

/** Changes of a saved search. What is left out stays. */
export type UpdateSavedSearchInput = {
  /** What products must match; as when it was saved. */
  filter?: ProductFilter | null | undefined;
  /** How to mail its alerts. */
  mail?: AlertMail | null | undefined;
  /** A name for it. */
  name?: string | null | undefined;
  /** Whether to pause alerts. */
  paused?: boolean | null | undefined;
};

/** A filter for accounts. Omitted fields don't filter. */
export type UserFilter = {
  /** Only this role. */
  role?: Role | null | undefined;
};

/** Day of the week. */
export type Weekday =
  /** Every Friday. */
  | 'FRIDAY'
  /** Every Monday. */
  | 'MONDAY'
  /** Every Saturday. */
  | 'SATURDAY'
  /** Every Sunday. */
  | 'SUNDAY'
  /** Every Thursday. */
  | 'THURSDAY'
  /** Every Tuesday. */
  | 'TUESDAY'
  /** Every Wednesday. */
  | 'WEDNESDAY';

/** Reason why somebody can't write to the other side. */
export type WriteObstacle =
  /** The other side has blocked the caller, and they have no open order of the product. */
  | 'BLOCKED'
  /** The caller has blocked the other side, and they have no open order of the product. */
  | 'BLOCKED_BY_VIEWER'
  /** The other account was deleted. */
  | 'DELETED'
  /** The order has ended and nobody had written before. The buyer can still ask the seller about the product. */
  | 'ORDER_ENDED'
  /** The other account is suspended. */
  | 'SUSPENDED';

export type WishedFragment = { id: string, viewerHasWished: boolean } & { ' $fragmentName'?: 'WishedFragment' };

export type TestIdsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type TestIdsQuery = { products: { edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type TestFacetsQueryVariables = Exact<{ [key: string]: never; }>;


export type TestFacetsQuery = { products: { facets: { verifiedSellerCount: number } | null } };

export type NothingQueryVariables = Exact<{ [key: string]: never; }>;


export type NothingQuery = { __typename: 'Query' };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOutEverywhere: { success: boolean } };

type MutationPayload_Outcome_AcceptOfferPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AcceptOfferPayload_Fragment' };

type MutationPayload_Outcome_AddAdminPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AddAdminPayload_Fragment' };

type MutationPayload_Outcome_AddCategoryPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AddCategoryPayload_Fragment' };

type MutationPayload_Outcome_AddProductPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AddProductPayload_Fragment' };

type MutationPayload_Outcome_AddReviewPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AddReviewPayload_Fragment' };

type MutationPayload_Outcome_AddToBookingListPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AddToBookingListPayload_Fragment' };

type MutationPayload_Outcome_AddToWishListPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AddToWishListPayload_Fragment' };

type MutationPayload_Outcome_AddUserPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AddUserPayload_Fragment' };

type MutationPayload_Outcome_AdminAnswerFailedRefundPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminAnswerFailedRefundPayload_Fragment' };

type MutationPayload_Outcome_AdminCancelSalePayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminCancelSalePayload_Fragment' };

type MutationPayload_Outcome_AdminDecideReportPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminDecideReportPayload_Fragment' };

type MutationPayload_Outcome_AdminDeleteCategoryPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminDeleteCategoryPayload_Fragment' };

type MutationPayload_Outcome_AdminDemoteAdminPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminDemoteAdminPayload_Fragment' };

type MutationPayload_Outcome_AdminHideProductPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminHideProductPayload_Fragment' };

type MutationPayload_Outcome_AdminMoveCategoryPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminMoveCategoryPayload_Fragment' };

type MutationPayload_Outcome_AdminRefundPaymentPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminRefundPaymentPayload_Fragment' };

type MutationPayload_Outcome_AdminRestoreProductPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminRestoreProductPayload_Fragment' };

type MutationPayload_Outcome_AdminRestoreUserPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminRestoreUserPayload_Fragment' };

type MutationPayload_Outcome_AdminSuspendUserPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminSuspendUserPayload_Fragment' };

type MutationPayload_Outcome_AdminUnverifyUserPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminUnverifyUserPayload_Fragment' };

type MutationPayload_Outcome_AdminUpdateCategoryPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdminUpdateCategoryPayload_Fragment' };

type MutationPayload_Outcome_AdvertiseProductPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_AdvertiseProductPayload_Fragment' };

type MutationPayload_Outcome_BlockUserPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_BlockUserPayload_Fragment' };

type MutationPayload_Outcome_ChangeStockPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_ChangeStockPayload_Fragment' };

type MutationPayload_Outcome_CreatePaymentIntentPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_CreatePaymentIntentPayload_Fragment' };

type MutationPayload_Outcome_DeleteAccountPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_DeleteAccountPayload_Fragment' };

type MutationPayload_Outcome_DeleteBookingProductPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_DeleteBookingProductPayload_Fragment' };

type MutationPayload_Outcome_DeleteProductPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_DeleteProductPayload_Fragment' };

type MutationPayload_Outcome_DeleteSavedSearchPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_DeleteSavedSearchPayload_Fragment' };

type MutationPayload_Outcome_DeleteUserPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_DeleteUserPayload_Fragment' };

type MutationPayload_Outcome_DeleteWishProductPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_DeleteWishProductPayload_Fragment' };

type MutationPayload_Outcome_EndAdvertisementPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_EndAdvertisementPayload_Fragment' };

type MutationPayload_Outcome_FollowPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_FollowPayload_Fragment' };

type MutationPayload_Outcome_GetTokenPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_GetTokenPayload_Fragment' };

type MutationPayload_Outcome_MarkAllNotificationsReadPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_MarkAllNotificationsReadPayload_Fragment' };

type MutationPayload_Outcome_MarkNotificationsReadAboutPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_MarkNotificationsReadAboutPayload_Fragment' };

type MutationPayload_Outcome_MarkNotificationsReadPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_MarkNotificationsReadPayload_Fragment' };

type MutationPayload_Outcome_MarkThreadReadPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_MarkThreadReadPayload_Fragment' };

type MutationPayload_Outcome_OfferPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_OfferPayload_Fragment' };

type MutationPayload_Outcome_OrderPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_OrderPayload_Fragment' };

type MutationPayload_Outcome_PayoutPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_PayoutPayload_Fragment' };

type MutationPayload_Outcome_PickUpPlanPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_PickUpPlanPayload_Fragment' };

type MutationPayload_Outcome_PushDevicePayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_PushDevicePayload_Fragment' };

type MutationPayload_Outcome_RecordPaymentPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_RecordPaymentPayload_Fragment' };

type MutationPayload_Outcome_ReportMessagePayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_ReportMessagePayload_Fragment' };

type MutationPayload_Outcome_ReportProductPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_ReportProductPayload_Fragment' };

type MutationPayload_Outcome_ReportUserPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_ReportUserPayload_Fragment' };

type MutationPayload_Outcome_SavedSearchPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_SavedSearchPayload_Fragment' };

type MutationPayload_Outcome_SendMessagePayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_SendMessagePayload_Fragment' };

type MutationPayload_Outcome_SendOrderMessagePayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_SendOrderMessagePayload_Fragment' };

type MutationPayload_Outcome_SignOutEverywherePayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_SignOutEverywherePayload_Fragment' };

type MutationPayload_Outcome_StartPayoutSetupPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_StartPayoutSetupPayload_Fragment' };

type MutationPayload_Outcome_StopAlertMailsPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_StopAlertMailsPayload_Fragment' };

type MutationPayload_Outcome_UpdateNotificationSettingsPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_UpdateNotificationSettingsPayload_Fragment' };

type MutationPayload_Outcome_UpdateProductPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_UpdateProductPayload_Fragment' };

type MutationPayload_Outcome_UpdateProfilePayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_UpdateProfilePayload_Fragment' };

type MutationPayload_Outcome_VerifyUserPayload_Fragment = { success: boolean, message: string, code: RefusalCode | null, field: string | null, alreadyDone: boolean, errors: Array<{ field: string, message: string }> } & { ' $fragmentName'?: 'MutationPayload_Outcome_VerifyUserPayload_Fragment' };

export type MutationPayload_OutcomeFragment =
  | MutationPayload_Outcome_AcceptOfferPayload_Fragment
  | MutationPayload_Outcome_AddAdminPayload_Fragment
  | MutationPayload_Outcome_AddCategoryPayload_Fragment
  | MutationPayload_Outcome_AddProductPayload_Fragment
  | MutationPayload_Outcome_AddReviewPayload_Fragment
  | MutationPayload_Outcome_AddToBookingListPayload_Fragment
  | MutationPayload_Outcome_AddToWishListPayload_Fragment
  | MutationPayload_Outcome_AddUserPayload_Fragment
  | MutationPayload_Outcome_AdminAnswerFailedRefundPayload_Fragment
  | MutationPayload_Outcome_AdminCancelSalePayload_Fragment
  | MutationPayload_Outcome_AdminDecideReportPayload_Fragment
  | MutationPayload_Outcome_AdminDeleteCategoryPayload_Fragment
  | MutationPayload_Outcome_AdminDemoteAdminPayload_Fragment
  | MutationPayload_Outcome_AdminHideProductPayload_Fragment
  | MutationPayload_Outcome_AdminMoveCategoryPayload_Fragment
  | MutationPayload_Outcome_AdminRefundPaymentPayload_Fragment
  | MutationPayload_Outcome_AdminRestoreProductPayload_Fragment
  | MutationPayload_Outcome_AdminRestoreUserPayload_Fragment
  | MutationPayload_Outcome_AdminSuspendUserPayload_Fragment
  | MutationPayload_Outcome_AdminUnverifyUserPayload_Fragment
  | MutationPayload_Outcome_AdminUpdateCategoryPayload_Fragment
  | MutationPayload_Outcome_AdvertiseProductPayload_Fragment
  | MutationPayload_Outcome_BlockUserPayload_Fragment
  | MutationPayload_Outcome_ChangeStockPayload_Fragment
  | MutationPayload_Outcome_CreatePaymentIntentPayload_Fragment
  | MutationPayload_Outcome_DeleteAccountPayload_Fragment
  | MutationPayload_Outcome_DeleteBookingProductPayload_Fragment
  | MutationPayload_Outcome_DeleteProductPayload_Fragment
  | MutationPayload_Outcome_DeleteSavedSearchPayload_Fragment
  | MutationPayload_Outcome_DeleteUserPayload_Fragment
  | MutationPayload_Outcome_DeleteWishProductPayload_Fragment
  | MutationPayload_Outcome_EndAdvertisementPayload_Fragment
  | MutationPayload_Outcome_FollowPayload_Fragment
  | MutationPayload_Outcome_GetTokenPayload_Fragment
  | MutationPayload_Outcome_MarkAllNotificationsReadPayload_Fragment
  | MutationPayload_Outcome_MarkNotificationsReadAboutPayload_Fragment
  | MutationPayload_Outcome_MarkNotificationsReadPayload_Fragment
  | MutationPayload_Outcome_MarkThreadReadPayload_Fragment
  | MutationPayload_Outcome_OfferPayload_Fragment
  | MutationPayload_Outcome_OrderPayload_Fragment
  | MutationPayload_Outcome_PayoutPayload_Fragment
  | MutationPayload_Outcome_PickUpPlanPayload_Fragment
  | MutationPayload_Outcome_PushDevicePayload_Fragment
  | MutationPayload_Outcome_RecordPaymentPayload_Fragment
  | MutationPayload_Outcome_ReportMessagePayload_Fragment
  | MutationPayload_Outcome_ReportProductPayload_Fragment
  | MutationPayload_Outcome_ReportUserPayload_Fragment
  | MutationPayload_Outcome_SavedSearchPayload_Fragment
  | MutationPayload_Outcome_SendMessagePayload_Fragment
  | MutationPayload_Outcome_SendOrderMessagePayload_Fragment
  | MutationPayload_Outcome_SignOutEverywherePayload_Fragment
  | MutationPayload_Outcome_StartPayoutSetupPayload_Fragment
  | MutationPayload_Outcome_StopAlertMailsPayload_Fragment
  | MutationPayload_Outcome_UpdateNotificationSettingsPayload_Fragment
  | MutationPayload_Outcome_UpdateProductPayload_Fragment
  | MutationPayload_Outcome_UpdateProfilePayload_Fragment
  | MutationPayload_Outcome_VerifyUserPayload_Fragment
;

export type MessagesOfThreadQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MessagesOfThreadQuery = { thread: { id: string, unreadCount: number, lastMessage: { id: string } | null, messages: { edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type TestStockQueryVariables = Exact<{ [key: string]: never; }>;


export type TestStockQuery = { products: { edges: Array<{ cursor: string, node: { id: string, inStock: Stock } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ProductInViewQueryVariables = Exact<{
  id: string;
}>;


export type ProductInViewQuery = { product: { id: string, inStock: Stock, viewerHasWished: boolean } | null };

export type PagesOfProductsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PagesOfProductsQuery = { products: { edges: Array<{ cursor: string, node: { id: string, inStock: Stock } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Shop_RecordFragment = { currency: string, leastPrice: number, leastInstalmentPrice: number, timeZone: string, hasPayouts: boolean, payoutDelayDays: number, fee: { ' $fragmentRefs'?: { 'ShopFee_RecordFragment': ShopFee_RecordFragment } } } & { ' $fragmentName'?: 'Shop_RecordFragment' };

export type ShopFee_RecordFragment = { percent: number, fixed: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'ShopFee_RecordFragment' };

export type Money_RecordFragment = { amount: number, currency: string, formatted: string } & { ' $fragmentName'?: 'Money_RecordFragment' };

export type User_PersonFragment = { id: string, name: string, email: string | null, role: Role, verified: boolean, since: string | null, forSaleCount: number | null, soldCount: number | null, answersWithin: AnswerTime | null, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } | null, rating: { ' $fragmentRefs'?: { 'Rating_RecordFragment': Rating_RecordFragment } } | null } & { ' $fragmentName'?: 'User_PersonFragment' };

export type User_RecordFragment = (
  { id: string, bookingCount: number | null, wishCount: number | null, productCount: number | null, unreadNotificationCount: number | null, unreadMessageCount: number | null, mailedNotifications: Array<NotificationKind> | null, hiddenNotifications: Array<NotificationKind> | null, weeklyMails: boolean | null, units: Units | null, place: { ' $fragmentRefs'?: { 'Place_RecordFragment': Place_RecordFragment } } | null, pickUpPlans: Array<{ id: string, place: string, timeZone: string, product: { id: string, productName: string } | null, windows: Array<{ weekday: Weekday | null, date: string | null, from: string, to: string }> }> | null }
  & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
) & { ' $fragmentName'?: 'User_RecordFragment' };

export type Image_RecordFragment = { url: string, width: number | null, height: number | null, srcSet: string | null, color: string | null } & { ' $fragmentName'?: 'Image_RecordFragment' };

export type Rating_RecordFragment = { average: number | null, count: number } & { ' $fragmentName'?: 'Rating_RecordFragment' };

export type Place_RecordFragment = { name: string, region: string | null, country: string, postalCode: string | null, latitude: number, longitude: number } & { ' $fragmentName'?: 'Place_RecordFragment' };

export type PickUpPlan_RecordFragment = { id: string, place: string, timeZone: string, product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null, windows: Array<{ ' $fragmentRefs'?: { 'PickUpWindow_RecordFragment': PickUpWindow_RecordFragment } }> } & { ' $fragmentName'?: 'PickUpPlan_RecordFragment' };

export type Product_RecordFragment = { id: string, productName: string, body: string, revision: number, inStock: Stock, condition: Condition, yearsOfUsedProduct: number, sellerName: string | null, sellerEmail: string | null, location: string, phone: string | null, postedTime: string, advertisement: boolean, advertisedUntil: string | null, reported: boolean, disputed: boolean, viewerHasBooked: boolean, viewerHasWished: boolean, viewerCanBuy: boolean, viewerCanOffer: boolean, viewerCanDelete: boolean, viewerCanEdit: boolean, viewerCanPause: boolean, viewerCanResume: boolean, viewerCanMarkSoldElsewhere: boolean, viewerCanRelist: boolean, viewerCanAdvertise: boolean, viewerCanEndAdvertisement: boolean, viewerCanHide: boolean, viewerCanRestore: boolean, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, images: Array<{ ' $fragmentRefs'?: { 'ProductImage_RecordFragment': ProductImage_RecordFragment } }>, originalPrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, resalePrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, previousPrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null, edits: Array<{ ' $fragmentRefs'?: { 'ProductEdit_RecordFragment': ProductEdit_RecordFragment } }>, attributes: Array<{ name: string, value: string }>, seller: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, place: { ' $fragmentRefs'?: { 'Place_RecordFragment': Place_RecordFragment } } | null, category: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  ) | null, hidden: { ' $fragmentRefs'?: { 'Hiding_RecordFragment': Hiding_RecordFragment } } | null, viewerOffer: { id: string, status: OfferStatus, createdAt: string, changedAt: string, lapsesAt: string, answeredAt: string | null, heldUntil: string | null, viewerCanWithdraw: boolean, viewerCanAccept: boolean, viewerCanDecline: boolean, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } | null, hold: { ' $fragmentRefs'?: { 'Hold_RecordFragment': Hold_RecordFragment } } | null, viewerThread: { id: string } | null, priceGuide: { ' $fragmentRefs'?: { 'PriceGuide_RecordFragment': PriceGuide_RecordFragment } } | null } & { ' $fragmentName'?: 'Product_RecordFragment' };

export type ProductImage_RecordFragment = { description: string, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } } & { ' $fragmentName'?: 'ProductImage_RecordFragment' };

export type ProductEdit_RecordFragment = { field: ProductField, revision: number, editedAt: string } & { ' $fragmentName'?: 'ProductEdit_RecordFragment' };

export type ProductAttribute_RecordFragment = { name: string, label: string, type: AttributeType, value: string, number: number | null, unit: string | null, compares: boolean } & { ' $fragmentName'?: 'ProductAttribute_RecordFragment' };

export type Category_RecordFragment = { id: string, title: string, body: string, position: number, availableCount: number, productCount: number | null, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, attributes: Array<{ name: string }> } & { ' $fragmentName'?: 'Category_RecordFragment' };

export type Attribute_RecordFragment = { name: string, label: string, type: AttributeType, unit: string | null, min: number | null, max: number | null, maxLength: number | null, whole: boolean, choices: Array<string>, hint: string, filters: boolean, compares: boolean } & { ' $fragmentName'?: 'Attribute_RecordFragment' };

export type ProductFacets_RecordFragment = { verifiedSellerCount: number, categories: Array<{ ' $fragmentRefs'?: { 'CategoryFacet_RecordFragment': CategoryFacet_RecordFragment } }>, conditions: Array<{ ' $fragmentRefs'?: { 'ConditionFacet_RecordFragment': ConditionFacet_RecordFragment } }>, towns: Array<{ ' $fragmentRefs'?: { 'TownFacet_RecordFragment': TownFacet_RecordFragment } }>, attributes: Array<{ ' $fragmentRefs'?: { 'AttributeFacet_RecordFragment': AttributeFacet_RecordFragment } }>, attributeFilters: Array<{ ' $fragmentRefs'?: { 'AttributeFilterFacet_RecordFragment': AttributeFilterFacet_RecordFragment } }>, priceRange: { ' $fragmentRefs'?: { 'PriceRange_RecordFragment': PriceRange_RecordFragment } } | null } & { ' $fragmentName'?: 'ProductFacets_RecordFragment' };

export type CategoryFacet_RecordFragment = { count: number, category: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  ) } & { ' $fragmentName'?: 'CategoryFacet_RecordFragment' };

export type ConditionFacet_RecordFragment = { condition: Condition, count: number } & { ' $fragmentName'?: 'ConditionFacet_RecordFragment' };

export type TownFacet_RecordFragment = { town: string, count: number } & { ' $fragmentName'?: 'TownFacet_RecordFragment' };

export type AttributeFacet_RecordFragment = { name: string, label: string, type: AttributeType, unit: string | null, count: number, min: number | null, max: number | null, values: Array<{ ' $fragmentRefs'?: { 'AttributeCount_RecordFragment': AttributeCount_RecordFragment } }> } & { ' $fragmentName'?: 'AttributeFacet_RecordFragment' };

export type AttributeCount_RecordFragment = { value: string, count: number } & { ' $fragmentName'?: 'AttributeCount_RecordFragment' };

export type AttributeFilterFacet_RecordFragment = { name: string, label: string, countWithout: number } & { ' $fragmentName'?: 'AttributeFilterFacet_RecordFragment' };

export type PriceRange_RecordFragment = { min: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, max: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'PriceRange_RecordFragment' };

export type TextPrice_RecordFragment = { phrase: string, min: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null, max: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null } & { ' $fragmentName'?: 'TextPrice_RecordFragment' };

export type UnderstoodPart_RecordFragment = { phrase: string, label: string | null, unit: string | null, min: number | null, max: number | null } & { ' $fragmentName'?: 'UnderstoodPart_RecordFragment' };

export type SearchedPlace_RecordFragment = { text: string, lookup: PlaceLookup, latitude: number | null, longitude: number | null, within: number | null, unit: DistanceUnit, phrase: string | null, others: Array<{ ' $fragmentRefs'?: { 'Place_RecordFragment': Place_RecordFragment } }> } & { ' $fragmentName'?: 'SearchedPlace_RecordFragment' };

export type Hiding_RecordFragment = { reason: string | null, hiddenAt: string } & { ' $fragmentName'?: 'Hiding_RecordFragment' };

export type Offer_RecordFragment = { id: string, proposedBy: OfferSide, status: OfferStatus, createdAt: string, changedAt: string, lapsesAt: string, answeredAt: string | null, heldUntil: string | null, viewerCanWithdraw: boolean, viewerCanAccept: boolean, viewerCanDecline: boolean, viewerCanCounter: boolean, product: { id: string, productName: string, inStock: Stock, condition: Condition, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, resalePrice: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, category: { id: string } | null }, buyer: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, buyerHistory: { ' $fragmentRefs'?: { 'BuyerHistory_RecordFragment': BuyerHistory_RecordFragment } } | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, note: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
  ) | null, thread: { id: string } | null, proposals: Array<{ ' $fragmentRefs'?: { 'OfferProposal_RecordFragment': OfferProposal_RecordFragment } }> } & { ' $fragmentName'?: 'Offer_RecordFragment' };

export type BuyerHistory_RecordFragment = { purchaseCount: number, answersWithin: AnswerTime | null } & { ' $fragmentName'?: 'BuyerHistory_RecordFragment' };

export type Message_RecordFragment = { id: string, viewerIsSender: boolean, text: string, createdAt: string, viewerHasReported: boolean, thread: { id: string } | null, sender: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, photos: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'PrivatePhoto_RecordFragment': PrivatePhoto_RecordFragment } }
  )> } & { ' $fragmentName'?: 'Message_RecordFragment' };

export type Thread_RecordFragment = { id: string, unreadCount: number, viewerHasBlocked: boolean, viewerCanWrite: boolean, writeObstacle: WriteObstacle | null, position: string, updatedAt: string, product: { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, viewerThread: { id: string } | null } | null, buyer: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, seller: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null, lastMessage: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
  ) | null, offers: Array<{ id: string }>, orders: Array<{ id: string }> } & { ' $fragmentName'?: 'Thread_RecordFragment' };

export type Order_RecordFragment = { id: string, revision: number, state: OrderState, hasOpenProblem: boolean, disputed: boolean, productName: string, place: string, claimedAt: string | null, confirmBy: string | null, handedOverAt: string | null, confirmedAt: string | null, handOverProof: HandOverProof | null, closesAt: string | null, dueAction: OrderAction | null, viewerActions: Array<OrderAction>, viewerCanWrite: boolean, writeObstacle: WriteObstacle | null, createdAt: string, product: { id: string, inStock: Stock } | null, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, price: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, buyer: { ' $fragmentRefs'?: { 'OrderParty_RecordFragment': OrderParty_RecordFragment } }, seller: { ' $fragmentRefs'?: { 'OrderParty_RecordFragment': OrderParty_RecordFragment } }, contact: { ' $fragmentRefs'?: { 'Contact_RecordFragment': Contact_RecordFragment } } | null, payments: Array<{ id: string, transactionId: string, status: PaymentStatus, part: PaymentPart, paidAt: string | null, refundedAt: string | null, disputed: boolean, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, amountRefunded: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } }>, refunds: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'OrderRefund_RecordFragment': OrderRefund_RecordFragment } }
  )>, totals: { ' $fragmentRefs'?: { 'OrderTotals_RecordFragment': OrderTotals_RecordFragment } }, balance: { ' $fragmentRefs'?: { 'Balance_RecordFragment': Balance_RecordFragment } } | null, handOverCode: { ' $fragmentRefs'?: { 'HandOverCode_RecordFragment': HandOverCode_RecordFragment } } | null, cancelRequest: { ' $fragmentRefs'?: { 'CancelRequest_RecordFragment': CancelRequest_RecordFragment } } | null, cancellation: { ' $fragmentRefs'?: { 'OrderCancellation_RecordFragment': OrderCancellation_RecordFragment } } | null, problems: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'OrderProblem_RecordFragment': OrderProblem_RecordFragment } }
  )>, timeline: Array<{ ' $fragmentRefs'?: { 'OrderEvent_RecordFragment': OrderEvent_RecordFragment } }>, pickUp: { ' $fragmentRefs'?: { 'PickUp_RecordFragment': PickUp_RecordFragment } } | null, pickUpTimes: { place: string, timeZone: string, times: Array<string> } | null, payout: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Payout_RecordFragment': Payout_RecordFragment } }
  ) | null, thread: { id: string, viewerCanWrite: boolean, writeObstacle: WriteObstacle | null } | null, offers: Array<{ id: string }> } & { ' $fragmentName'?: 'Order_RecordFragment' };

export type OrderParty_RecordFragment = { userId: string, name: string, state: OrderPartyState } & { ' $fragmentName'?: 'OrderParty_RecordFragment' };

export type Contact_RecordFragment = { name: string, email: string, phone: string | null } & { ' $fragmentName'?: 'Contact_RecordFragment' };

export type Payment_RecordFragment = { id: string, transactionId: string, status: PaymentStatus, part: PaymentPart, disputed: boolean, productName: string, buyerName: string, buyerEmail: string, sellerName: string, createdAt: string, paidAt: string | null, refundedAt: string | null, viewerCanPayBalance: boolean, viewerCanCancelSale: boolean, viewerCanRefund: boolean, viewerFailedRefundAnswers: Array<FailedRefundAnswer>, viewerCanReview: boolean, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, price: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, amountRefunded: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, dispute: { ' $fragmentRefs'?: { 'Dispute_RecordFragment': Dispute_RecordFragment } } | null, product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } }, handOver: { ' $fragmentRefs'?: { 'HandOver_RecordFragment': HandOver_RecordFragment } } | null, contact: { ' $fragmentRefs'?: { 'Contact_RecordFragment': Contact_RecordFragment } } | null, order: { id: string } | null, balance: { ' $fragmentRefs'?: { 'Balance_RecordFragment': Balance_RecordFragment } } | null, firstHalf: { id: string, viewerCanPayBalance: boolean, viewerCanCancelSale: boolean, viewerCanReview: boolean, balance: { ' $fragmentRefs'?: { 'Balance_RecordFragment': Balance_RecordFragment } } | null } | null, refund: { ' $fragmentRefs'?: { 'AdminRefund_RecordFragment': AdminRefund_RecordFragment } } | null, failedRefund: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null, reviews: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Review_RecordFragment': Review_RecordFragment } }
  )> } & { ' $fragmentName'?: 'Payment_RecordFragment' };

export type Dispute_RecordFragment = { status: DisputeStatus, providerStatus: string, reason: string, fundsWithdrawn: boolean, createdAt: string, dueBy: string | null, updatedAt: string, closedAt: string | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'Dispute_RecordFragment' };

export type HandOver_RecordFragment = { status: HandOverStatus, place: string, handedOverAt: string | null, disputedAt: string | null, problem: string | null, refundedAt: string | null } & { ' $fragmentName'?: 'HandOver_RecordFragment' };

export type Balance_RecordFragment = { status: BalanceStatus, dueFrom: string | null, dueBy: string | null, paidAt: string | null, cancelledAt: string | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, payment: { id: string, transactionId: string, status: PaymentStatus, paidAt: string | null, refundedAt: string | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, amountRefunded: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } | null } & { ' $fragmentName'?: 'Balance_RecordFragment' };

export type AdminRefund_RecordFragment = { reason: string, begunAt: string, admin: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null } & { ' $fragmentName'?: 'AdminRefund_RecordFragment' };

export type Review_RecordFragment = { id: string, productName: string, stars: number, text: string, createdAt: string, visibleAt: string, author: { id: string, name: string } | null, subject: { id: string } | null } & { ' $fragmentName'?: 'Review_RecordFragment' };

export type OrderRefund_RecordFragment = { id: string, status: OrderRefundStatus, createdAt: string, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'OrderRefund_RecordFragment' };

export type OrderTotals_RecordFragment = { paid: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, refunded: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, refunding: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, lostInDisputes: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, kept: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, due: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'OrderTotals_RecordFragment' };

export type HandOverCode_RecordFragment = { code: string | null, triesLeft: number } & { ' $fragmentName'?: 'HandOverCode_RecordFragment' };

export type CancelRequest_RecordFragment = { status: CancelRequestStatus, reason: string, createdAt: string, answerBy: string, answer: string | null, answeredBy: OrderActor | null, answeredAt: string | null } & { ' $fragmentName'?: 'CancelRequest_RecordFragment' };

export type OrderCancellation_RecordFragment = { by: OrderActor, reason: CancellationReason, message: string | null, at: string } & { ' $fragmentName'?: 'OrderCancellation_RecordFragment' };

export type OrderProblem_RecordFragment = { id: string, status: ProblemStatus, reason: ProblemReason, wish: ProblemWish, openedAt: string, answerBy: string | null, decision: ProblemDecision | null, closedAt: string | null, wishedAmount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null, offeredAmount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null, steps: Array<{ ' $fragmentRefs'?: { 'ProblemStep_RecordFragment': ProblemStep_RecordFragment } }>, refundAmount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null } & { ' $fragmentName'?: 'OrderProblem_RecordFragment' };

export type ProblemStep_RecordFragment = { kind: ProblemStepKind, by: OrderActor, at: string, text: string | null, photos: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'PrivatePhoto_RecordFragment': PrivatePhoto_RecordFragment } }
  )>, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null } & { ' $fragmentName'?: 'ProblemStep_RecordFragment' };

export type PrivatePhoto_RecordFragment = { id: string, url: string, width: number, height: number, srcSet: string, color: string } & { ' $fragmentName'?: 'PrivatePhoto_RecordFragment' };

export type OrderEvent_RecordFragment = { kind: OrderEventKind, at: string | null, isComing: boolean, by: OrderActor | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null } & { ' $fragmentName'?: 'OrderEvent_RecordFragment' };

export type PickUp_RecordFragment = { proposal: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PickUpProposal_RecordFragment': PickUpProposal_RecordFragment } }
  ) | null, agreed: { ' $fragmentRefs'?: { 'PickUpAppointment_RecordFragment': PickUpAppointment_RecordFragment } } | null } & { ' $fragmentName'?: 'PickUp_RecordFragment' };

export type PickUpProposal_RecordFragment = { id: string, by: OrderActor, times: Array<string>, timeZone: string, place: string | null, proposedAt: string } & { ' $fragmentName'?: 'PickUpProposal_RecordFragment' };

export type PickUpAppointment_RecordFragment = { at: string, timeZone: string, place: string | null, agreedAt: string, calendarUrl: string | null } & { ' $fragmentName'?: 'PickUpAppointment_RecordFragment' };

export type PickUpTimes_RecordFragment = { place: string, timeZone: string, times: Array<string> } & { ' $fragmentName'?: 'PickUpTimes_RecordFragment' };

export type Payout_RecordFragment = { id: string, state: PayoutState, wait: PayoutWait | null, until: string | null, viewerCanHold: boolean, viewerCanRelease: boolean, viewerCanRetry: boolean, order: { id: string, productName: string, createdAt: string, seller: { userId: string, name: string } }, charged: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, refunded: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, lostInDisputes: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, fee: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, feeTerms: { ' $fragmentRefs'?: { 'ShopFee_RecordFragment': ShopFee_RecordFragment } }, share: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, transferred: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, reversed: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, held: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, owed: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, moves: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'PayoutMove_RecordFragment': PayoutMove_RecordFragment } }
  )>, hold: { ' $fragmentRefs'?: { 'PayoutHold_RecordFragment': PayoutHold_RecordFragment } } | null } & { ' $fragmentName'?: 'Payout_RecordFragment' };

export type PayoutMove_RecordFragment = { id: string, kind: PayoutMoveKind, state: PayoutMoveState, at: string, otherOrderId: string | null, failure: string | null, bank: BankState | null, arrivesAt: string | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'PayoutMove_RecordFragment' };

export type PayoutHold_RecordFragment = { reason: string, at: string } & { ' $fragmentName'?: 'PayoutHold_RecordFragment' };

export type OfferProposal_RecordFragment = { by: OfferSide, at: string, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'OfferProposal_RecordFragment' };

export type Hold_RecordFragment = { until: string, offer: { id: string, buyer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
    ) | null }, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'Hold_RecordFragment' };

export type PriceGuide_RecordFragment = { priceCount: number, source: PriceSource, equipment: string | null, condition: Condition | null, brand: string | null, calculatedAt: string, low: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, typical: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, high: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'PriceGuide_RecordFragment' };

export type PickUpWindow_RecordFragment = { weekday: Weekday | null, date: string | null, from: string, to: string } & { ' $fragmentName'?: 'PickUpWindow_RecordFragment' };

export type SearchSuggestions_RecordFragment = { productNames: Array<string>, categories: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  )>, towns: Array<{ ' $fragmentRefs'?: { 'SuggestedTown_RecordFragment': SuggestedTown_RecordFragment } }>, products: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  )> } & { ' $fragmentName'?: 'SearchSuggestions_RecordFragment' };

export type SuggestedTown_RecordFragment = { text: string, place: { ' $fragmentRefs'?: { 'Place_RecordFragment': Place_RecordFragment } } } & { ' $fragmentName'?: 'SuggestedTown_RecordFragment' };

export type ProductStatistics_RecordFragment = { id: string, viewCount: number, wishCount: number, interest: Interest, product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) } & { ' $fragmentName'?: 'ProductStatistics_RecordFragment' };

export type SellerStatistics_RecordFragment = { viewCount: number, wishCount: number, followerCount: number } & { ' $fragmentName'?: 'SellerStatistics_RecordFragment' };

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

export type SavedSearch_RecordFragment = { id: string, name: string, path: string, mail: AlertMail, paused: boolean, createdAt: string, lastAlertAt: string | null } & { ' $fragmentName'?: 'SavedSearch_RecordFragment' };

export type Person_RecordFragment = { id: string, state: PersonState, suspendedAt: string | null, suspensionReason: string | null, since: string, lastActiveAt: string | null, cancelledSaleCount: number, user: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) } & { ' $fragmentName'?: 'Person_RecordFragment' };

export type DeletionEffects_RecordFragment = { openBusinessCount: number, products: number, offersMade: number, offersReceived: number, openPayments: number, listEntries: number, threads: number, reviews: number, openBusiness: Array<{ ' $fragmentRefs'?: { 'OpenBusiness_RecordFragment': OpenBusiness_RecordFragment } }> } & { ' $fragmentName'?: 'DeletionEffects_RecordFragment' };

export type OpenBusiness_RecordFragment = { reason: OpenBusinessReason, isSale: boolean, payment: { id: string, productName: string } } & { ' $fragmentName'?: 'OpenBusiness_RecordFragment' };

export type SignIn_RecordFragment = { id: string, signedInAt: string, method: SignInMethod, browser: string | null, user: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null } & { ' $fragmentName'?: 'SignIn_RecordFragment' };

export type Receipt_RecordFragment = { orderId: string, number: string, issuedAt: string, shopName: string, shopAddress: Array<string>, buyerName: string, sellerName: string, pdfUrl: string, items: Array<{ ' $fragmentRefs'?: { 'ReceiptItem_RecordFragment': ReceiptItem_RecordFragment } }>, payments: Array<{ ' $fragmentRefs'?: { 'ReceiptPayment_RecordFragment': ReceiptPayment_RecordFragment } }>, refunds: Array<{ ' $fragmentRefs'?: { 'ReceiptRefund_RecordFragment': ReceiptRefund_RecordFragment } }>, paid: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, refunded: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, due: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'Receipt_RecordFragment' };

export type ReceiptItem_RecordFragment = { name: string, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'ReceiptItem_RecordFragment' };

export type ReceiptPayment_RecordFragment = { paidAt: string, part: PaymentPart, transactionId: string, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'ReceiptPayment_RecordFragment' };

export type ReceiptRefund_RecordFragment = { refundedAt: string | null, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'ReceiptRefund_RecordFragment' };

export type PayoutAccount_RecordFragment = { id: string, state: PayoutAccountState, missing: Array<PayoutRequirement>, checkedAt: string | null, user: { id: string, name: string } | null, owed: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'PayoutAccount_RecordFragment' };

export type PayoutSummary_RecordFragment = { waiting: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, available: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, onItsWay: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, paidOut: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, owed: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, months: Array<{ ' $fragmentRefs'?: { 'PayoutMonth_RecordFragment': PayoutMonth_RecordFragment } }> } & { ' $fragmentName'?: 'PayoutSummary_RecordFragment' };

export type PayoutMonth_RecordFragment = { month: string, charged: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, returned: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, fee: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, share: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'PayoutMonth_RecordFragment' };

export type PayoutStatement_RecordFragment = { month: string, pdfUrl: string, csvUrl: string } & { ' $fragmentName'?: 'PayoutStatement_RecordFragment' };

export type PayoutReconciliation_RecordFragment = { checkedAt: string, count: number, differences: Array<{ ' $fragmentRefs'?: { 'PayoutDifference_RecordFragment': PayoutDifference_RecordFragment } }> } & { ' $fragmentName'?: 'PayoutReconciliation_RecordFragment' };

export type PayoutDifference_RecordFragment = { kind: PayoutDifferenceKind, reference: string, orderId: string | null, recordedState: string | null, providedState: string | null, recorded: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null, provided: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null } & { ' $fragmentName'?: 'PayoutDifference_RecordFragment' };

export type SalesPeriod_RecordFragment = { month: string, from: string, count: number, amount: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'SalesPeriod_RecordFragment' };

export type AuditEntry_RecordFragment = { id: string, action: AuditAction, failedEntryId: string | null, actorId: string | null, targetId: string, decision: string | null, orderId: string | null, reportId: string | null, reason: string | null, source: AuditSource, address: string | null, createdAt: string, actor: (
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

export type Overview_RecordFragment = { openReportCount: number, overdueBalanceCount: number, periods: Array<{ ' $fragmentRefs'?: { 'OverviewPeriod_RecordFragment': OverviewPeriod_RecordFragment } }>, categories: Array<{ ' $fragmentRefs'?: { 'OverviewCategory_RecordFragment': OverviewCategory_RecordFragment } }>, payments: Array<{ ' $fragmentRefs'?: { 'PaymentStatusCount_RecordFragment': PaymentStatusCount_RecordFragment } }>, payouts: { ' $fragmentRefs'?: { 'PayoutTotals_RecordFragment': PayoutTotals_RecordFragment } } } & { ' $fragmentName'?: 'Overview_RecordFragment' };

export type OverviewPeriod_RecordFragment = { from: string, to: string, productCount: number, buyerCount: number, sellerCount: number, saleCount: number, money: Array<{ ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }> } & { ' $fragmentName'?: 'OverviewPeriod_RecordFragment' };

export type OverviewCategory_RecordFragment = { saleCount: number, category: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
  ), money: Array<{ ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }> } & { ' $fragmentName'?: 'OverviewCategory_RecordFragment' };

export type PaymentStatusCount_RecordFragment = { status: PaymentStatus, count: number } & { ' $fragmentName'?: 'PaymentStatusCount_RecordFragment' };

export type PayoutTotals_RecordFragment = { failedCount: number, held: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, owed: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, paid: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } }, fees: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } } & { ' $fragmentName'?: 'PayoutTotals_RecordFragment' };

export type SearchedTexts_RecordFragment = { frequent: Array<{ ' $fragmentRefs'?: { 'SearchedText_RecordFragment': SearchedText_RecordFragment } }>, withoutResults: Array<{ ' $fragmentRefs'?: { 'SearchedText_RecordFragment': SearchedText_RecordFragment } }> } & { ' $fragmentName'?: 'SearchedTexts_RecordFragment' };

export type SearchedText_RecordFragment = { text: string, count: number, emptyCount: number } & { ' $fragmentName'?: 'SearchedText_RecordFragment' };

export type Health_RecordFragment = { version: string, commit: string | null, startedAt: string, checkedAt: string, sendsPushMessages: boolean, pushDeviceCount: number | null, opensOffline: boolean, lastBackupAt: string | null, dependencies: Array<{ ' $fragmentRefs'?: { 'DependencyHealth_RecordFragment': DependencyHealth_RecordFragment } }>, notifications: { ' $fragmentRefs'?: { 'DeliveryQueue_RecordFragment': DeliveryQueue_RecordFragment } } | null, mails: { ' $fragmentRefs'?: { 'DeliveryQueue_RecordFragment': DeliveryQueue_RecordFragment } } | null, pushMessages: { ' $fragmentRefs'?: { 'DeliveryQueue_RecordFragment': DeliveryQueue_RecordFragment } } | null, disk: { ' $fragmentRefs'?: { 'DiskSpace_RecordFragment': DiskSpace_RecordFragment } } | null } & { ' $fragmentName'?: 'Health_RecordFragment' };

export type DependencyHealth_RecordFragment = { name: Dependency, state: DependencyState, hosted: boolean, message: string } & { ' $fragmentName'?: 'DependencyHealth_RecordFragment' };

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

export type Task_RecordFragment = { id: string, kind: TaskKind, subject: string, sentence: string, since: string, until: string | null, path: string, mutation: string | null, orderId: string | null } & { ' $fragmentName'?: 'Task_RecordFragment' };

export type PushDevice_RecordFragment = { id: string, groups: Array<NotificationGroup> } & { ' $fragmentName'?: 'PushDevice_RecordFragment' };

export type Notification_RecordFragment = { id: string, kind: NotificationKind, message: string, deed: string | null, createdAt: string, readAt: string | null, product: { id: string, image: { ' $fragmentRefs'?: { 'Image_RecordFragment': Image_RecordFragment } } } | null, thread: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
  ) | null, payment: { id: string, order: { id: string } | null } | null, actor: { id: string, name: string } | null } & { ' $fragmentName'?: 'Notification_RecordFragment' };

export type DemoMail_RecordFragment = { id: string, subject: string, text: string, createdAt: string } & { ' $fragmentName'?: 'DemoMail_RecordFragment' };

export type CategoryLinks_CategoryFragment = { id: string, title: string, availableCount: number } & { ' $fragmentName'?: 'CategoryLinks_CategoryFragment' };

export type RoleLinks_UserFragment = { id: string, bookingCount: number | null, wishCount: number | null, unreadMessageCount: number | null, unreadNotificationCount: number | null } & { ' $fragmentName'?: 'RoleLinks_UserFragment' };

export type FooterCategories_CategoryFragment = { id: string, title: string } & { ' $fragmentName'?: 'FooterCategories_CategoryFragment' };

export type LiveChangesSubscriptionVariables = Exact<{
  since?: string | null | undefined;
}>;


export type LiveChangesSubscription = { changes: { cursor: string, complete: boolean, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null, changes: Array<
      | { __typename: 'AuditEntryAdded', auditEntry: (
          { id: string }
          & { ' $fragmentRefs'?: { 'AuditEntry_RecordFragment': AuditEntry_RecordFragment } }
        ) }
      | { __typename: 'CartItemAdded', cartItem: (
          { id: string }
          & { ' $fragmentRefs'?: { 'CartItem_RecordFragment': CartItem_RecordFragment } }
        ) }
      | { __typename: 'CartItemRemoved', cartItemId: string, product: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
        ) }
      | { __typename: 'CategoryChanged', category: (
          { id: string, title: string }
          & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
        ) }
      | { __typename: 'CategoryDeleted', categoryId: string, movedTo: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
        ) | null }
      | { __typename: 'FollowChanged', seller: (
          { id: string, viewerFollows: boolean }
          & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
        ) }
      | { __typename: 'MessageChanged', message: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
        ) }
      | { __typename: 'NotificationChanged', notification: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Notification_RecordFragment': Notification_RecordFragment } }
        ) }
      | { __typename: 'OfferChanged', offer: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
        ) }
      | { __typename: 'OrderChanged', order: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Order_ListedFragment': Order_ListedFragment } }
        ), ownOrder: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Order_OwnFragment': Order_OwnFragment } }
        ) | null }
      | { __typename: 'PaymentChanged', payment: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
        ), ownOrder: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Order_OwnFragment': Order_OwnFragment } }
        ) | null }
      | { __typename: 'ProductChanged', product: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
        ) }
      | { __typename: 'ReportChanged', report: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Report_RecordFragment': Report_RecordFragment } }
        ) }
      | { __typename: 'ReviewAdded', review: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Review_RecordFragment': Review_RecordFragment } }
        ) }
      | { __typename: 'SavedSearchChanged', savedSearchId: string, savedSearch: (
          { id: string }
          & { ' $fragmentRefs'?: { 'SavedSearch_RecordFragment': SavedSearch_RecordFragment } }
        ) | null }
      | { __typename: 'SignInAdded', signIn: (
          { id: string }
          & { ' $fragmentRefs'?: { 'SignIn_RecordFragment': SignIn_RecordFragment } }
        ) }
      | { __typename: 'ThreadChanged', thread: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
        ) }
      | { __typename: 'UserChanged', user: (
          { id: string }
          & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
        ), person: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Person_RecordFragment': Person_RecordFragment } }
        ) | null }
      | { __typename: 'UserDeleted', userId: string }
      | { __typename: 'WishItemAdded', wishItem: (
          { id: string }
          & { ' $fragmentRefs'?: { 'WishItem_RecordFragment': WishItem_RecordFragment } }
        ) }
      | { __typename: 'WishItemRemoved', wishItemId: string, product: (
          { id: string }
          & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
        ) }
    > } };

export type MyRoleInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRoleInCacheQuery = { me: { id: string, role: Role } | null };

export type ListBadges_UserFragment = { id: string, bookingCount: number | null, wishCount: number | null } & { ' $fragmentName'?: 'ListBadges_UserFragment' };

export type RootQueryVariables = Exact<{ [key: string]: never; }>;


export type RootQuery = { changeCursor: string, me: (
    { id: string, units: Units | null, place: { ' $fragmentRefs'?: { 'Place_PartsFragment': Place_PartsFragment } } | null }
    & { ' $fragmentRefs'?: { 'Session_UserFragment': Session_UserFragment;'ListBadges_UserFragment': ListBadges_UserFragment;'NotificationBell_UserFragment': NotificationBell_UserFragment;'MessagesLink_UserFragment': MessagesLink_UserFragment;'RoleLinks_UserFragment': RoleLinks_UserFragment } }
  ) | null, categories: Array<(
    { id: string, position: number }
    & { ' $fragmentRefs'?: { 'CategoryLinks_CategoryFragment': CategoryLinks_CategoryFragment;'FooterCategories_CategoryFragment': FooterCategories_CategoryFragment } }
  )> };

export type UserPicture_UserFragment = { id: string, image: { url: string } | null } & { ' $fragmentName'?: 'UserPicture_UserFragment' };

export type DeletionEffectsQueryVariables = Exact<{
  id: string;
}>;


export type DeletionEffectsQuery = { deletionEffects: { openBusinessCount: number, products: number, offersMade: number, offersReceived: number, openPayments: number, listEntries: number, threads: number, reviews: number, openBusiness: Array<{ reason: OpenBusinessReason, isSale: boolean, payment: { id: string, productName: string } }> } | null };

export type PersonalDataQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonalDataQuery = { personalData: unknown };

export type WantedProductQueryVariables = Exact<{
  id: string;
}>;


export type WantedProductQuery = { productPreview: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PreviewHead_ProductFragment': PreviewHead_ProductFragment;'PreviewDetails_ProductFragment': PreviewDetails_ProductFragment;'ProductPreviewHead_ProductFragment': ProductPreviewHead_ProductFragment } }
  ) | null };

export type AddUserMutationVariables = Exact<{
  input: AddUserInput;
}>;


export type AddUserMutation = { addUser: (
    { user: { id: string } | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AddUserPayload_Fragment': MutationPayload_Outcome_AddUserPayload_Fragment } }
  ) };

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

export type User_ListedFragment = { id: string, role: Role, verified: boolean } & { ' $fragmentName'?: 'User_ListedFragment' };

export type AdvertiseButton_ProductFragment = { id: string, productName: string, advertisement: boolean, viewerCanAdvertise: boolean } & { ' $fragmentName'?: 'AdvertiseButton_ProductFragment' };

export type AdvertisedCard_ProductFragment = (
  { id: string, productName: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'LocationText_ProductFragment': LocationText_ProductFragment } }
) & { ' $fragmentName'?: 'AdvertisedCard_ProductFragment' };

export type AdvertisedProducts_ProductsFragment = { edges: Array<{ cursor: string, node: { id: string } }>, advertisements: Array<(
    { id: string, inStock: Stock, advertisement: boolean }
    & { ' $fragmentRefs'?: { 'AdvertisedCard_ProductFragment': AdvertisedCard_ProductFragment } }
  )>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'AdvertisedProducts_ProductsFragment' };

export type AdvertisementCell_ProductFragment = (
  { id: string, advertisedUntil: string | null, viewerCanEndAdvertisement: boolean }
  & { ' $fragmentRefs'?: { 'AdvertiseButton_ProductFragment': AdvertiseButton_ProductFragment;'EndAdvertisementButton_ProductFragment': EndAdvertisementButton_ProductFragment } }
) & { ' $fragmentName'?: 'AdvertisementCell_ProductFragment' };

export type EndAdvertisementButton_ProductFragment = { id: string, productName: string } & { ' $fragmentName'?: 'EndAdvertisementButton_ProductFragment' };

export type AuditActor_EntryFragment = { id: string, source: AuditSource, actorId: string | null, actor: { id: string, name: string } | null } & { ' $fragmentName'?: 'AuditActor_EntryFragment' };

export type AuditLogQueryVariables = Exact<{
  filter?: AuditEntryFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { adminAuditLog: { totalCount: number | null, edges: Array<{ cursor: string, node: (
        { id: string, action: AuditAction, failedEntryId: string | null, decision: string | null, orderId: string | null, reportId: string | null, reason: string | null, address: string | null, createdAt: string }
        & { ' $fragmentRefs'?: { 'AuditActor_EntryFragment': AuditActor_EntryFragment;'AuditTarget_EntryFragment': AuditTarget_EntryFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AuditTarget_EntryFragment = { id: string, action: AuditAction, targetId: string, user: { id: string, name: string } | null, category: { id: string, title: string } | null, product: { id: string, productName: string } | null } & { ' $fragmentName'?: 'AuditTarget_EntryFragment' };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<(
    { id: string, position: number, title: string, productCount: number | null, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } }
    & { ' $fragmentRefs'?: { 'CategoryActions_CategoryFragment': CategoryActions_CategoryFragment } }
  )> };

export type CategoryActions_CategoryFragment = { id: string, title: string, body: string, productCount: number | null, image: { url: string } } & { ' $fragmentName'?: 'CategoryActions_CategoryFragment' };

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
  & { ' $fragmentRefs'?: { 'ComparedHead_ProductFragment': ComparedHead_ProductFragment;'ConditionBadge_ProductFragment': ConditionBadge_ProductFragment;'Facts_ProductFragment': Facts_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment;'PreviousPrice_ProductFragment': PreviousPrice_ProductFragment;'StockTag_ProductFragment': StockTag_ProductFragment;'AddToList_ProductFragment': AddToList_ProductFragment;'LocationText_ProductFragment': LocationText_ProductFragment } }
) & { ' $fragmentName'?: 'ComparedProduct_ProductFragment' };

export type CompareQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CompareQuery = { productPreviews: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ComparedProduct_ProductFragment': ComparedProduct_ProductFragment } }
  )> };

export type AdminProductsQueryVariables = Exact<{
  filter?: AdminProductFilter | null | undefined;
  sort?: AdminProductSort | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminProductsQuery = { adminProducts: { totalCount: number | null, edges: Array<{ cursor: string, node: (
        { id: string, productName: string, postedTime: string, location: string, reported: boolean, advertisedUntil: string | null, viewerCanHide: boolean, viewerCanRestore: boolean, viewerCanDelete: boolean, viewerCanEndAdvertisement: boolean, seller: { id: string, name: string } | null }
        & { ' $fragmentRefs'?: { 'ProductCell_ProductFragment': ProductCell_ProductFragment;'StockTag_ProductFragment': StockTag_ProductFragment;'HiddenNote_ProductFragment': HiddenNote_ProductFragment;'EndAdvertisementButton_ProductFragment': EndAdvertisementButton_ProductFragment;'ProductModeration_ProductFragment': ProductModeration_ProductFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Category_TitledFragment = { id: string, title: string } & { ' $fragmentName'?: 'Category_TitledFragment' };

export type FactFilters_FacetsFragment = { attributes: Array<{ name: string, count: number, min: number | null, max: number | null, values: Array<{ value: string, count: number }> }> } & { ' $fragmentName'?: 'FactFilters_FacetsFragment' };

export type FurtherProducts_ProductsFragment = { edges: Array<{ cursor: string, node: { id: string, inStock: Stock, category: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'FurtherProducts_ProductsFragment' };

export type FurtherProductsQueryVariables = Exact<{
  farther?: ProductFilter | null | undefined;
  fartherAsked?: boolean;
  similar?: ProductFilter | null | undefined;
  similarAsked?: boolean;
}>;


export type FurtherProductsQuery = { farther?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } }, similar?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } } };

export type ProductToolbar_ProductsFragment = { totalCount: number | null, correctedText: string | null, textPrice: { phrase: string, min: { amount: number } | null, max: { amount: number } | null } | null, understood: Array<{ phrase: string, label: string | null, unit: string | null, min: number | null, max: number | null }> } & { ' $fragmentName'?: 'ProductToolbar_ProductsFragment' };

export type SimilarResults_ProductsFragment = { correctedText: string | null, edges: Array<{ cursor: string, missing: Array<string> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'SimilarResults_ProductsFragment' };

export type CategoryChoice_FacetsFragment = { categories: Array<{ count: number, category: { id: string } }> } & { ' $fragmentName'?: 'CategoryChoice_FacetsFragment' };

export type FilterChoicesQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
}>;


export type FilterChoicesQuery = { products: { facets: (
      { conditions: Array<{ condition: Condition, count: number }> }
      & { ' $fragmentRefs'?: { 'CategoryChoice_FacetsFragment': CategoryChoice_FacetsFragment;'FactFilters_FacetsFragment': FactFilters_FacetsFragment } }
    ) | null } };

export type FilterFields_ProductsFragment = { textPrice: { phrase: string, min: { amount: number } | null, max: { amount: number } | null } | null } & { ' $fragmentName'?: 'FilterFields_ProductsFragment' };

export type LooserConnectionsQueryVariables = Exact<{
  text?: ProductFilter | null | undefined;
  textAsked?: boolean;
  category?: ProductFilter | null | undefined;
  categoryAsked?: boolean;
  condition?: ProductFilter | null | undefined;
  conditionAsked?: boolean;
  price?: ProductFilter | null | undefined;
  priceAsked?: boolean;
  yearsOfUse?: ProductFilter | null | undefined;
  yearsOfUseAsked?: boolean;
  near?: ProductFilter | null | undefined;
  nearAsked?: boolean;
  town?: ProductFilter | null | undefined;
  townAsked?: boolean;
  fact?: ProductFilter | null | undefined;
  factAsked?: boolean;
  verifiedSeller?: ProductFilter | null | undefined;
  verifiedSellerAsked?: boolean;
  nearest?: ProductFilter | null | undefined;
  nearestAsked?: boolean;
}>;


export type LooserConnectionsQuery = { text?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } }, category?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } }, condition?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } }, price?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } }, yearsOfUse?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } }, near?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } }, town?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } }, fact?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } }, verifiedSeller?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } }, nearest?: { ' $fragmentRefs'?: { 'LooserConnectionFragment': LooserConnectionFragment } } };

export type LooserConnectionFragment = { totalCount: number | null, edges: Array<{ cursor: string, distance: number | null, missing: Array<string>, node: (
      { id: string }
      & { ' $fragmentRefs'?: { 'TileRow_ProductFragment': TileRow_ProductFragment } }
    ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'LooserConnectionFragment' };

export type NoResults_ProductsFragment = { facets: { attributeFilters: Array<{ name: string, countWithout: number }> } | null } & { ' $fragmentName'?: 'NoResults_ProductsFragment' };

export type ShownProducts_ProductsFragment = (
  { correctedText: string | null }
  & { ' $fragmentRefs'?: { 'AdvertisedProducts_ProductsFragment': AdvertisedProducts_ProductsFragment;'ProductGrid_ProductsFragment': ProductGrid_ProductsFragment;'FilterFields_ProductsFragment': FilterFields_ProductsFragment;'SearchedPlace_ProductsFragment': SearchedPlace_ProductsFragment;'ProductToolbar_ProductsFragment': ProductToolbar_ProductsFragment;'SimilarResults_ProductsFragment': SimilarResults_ProductsFragment;'NoResults_ProductsFragment': NoResults_ProductsFragment;'FurtherProducts_ProductsFragment': FurtherProducts_ProductsFragment } }
) & { ' $fragmentName'?: 'ShownProducts_ProductsFragment' };

export type AllProductsQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AllProductsQuery = { products: { ' $fragmentRefs'?: { 'ShownProducts_ProductsFragment': ShownProducts_ProductsFragment } }, categories: Array<{ id: string, title: string }> };

export type CategoryQueryVariables = Exact<{
  id: string;
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CategoryQuery = { category: { id: string, title: string, body: string } | null, products: { ' $fragmentRefs'?: { 'ShownProducts_ProductsFragment': ShownProducts_ProductsFragment } } };

export type SuggestionOption_ProductFragment = { id: string, productName: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } } & { ' $fragmentName'?: 'SuggestionOption_ProductFragment' };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: { productNames: Array<string>, categories: Array<{ id: string, title: string }>, towns: Array<{ text: string, place: { ' $fragmentRefs'?: { 'Place_PartsFragment': Place_PartsFragment } } }>, products: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'SuggestionOption_ProductFragment': SuggestionOption_ProductFragment } }
    )> } };

export type SellerHead_UserFragment = (
  { id: string, name: string, email: string | null, verified: boolean, since: string | null, answersWithin: AnswerTime | null, image: { url: string } | null }
  & { ' $fragmentRefs'?: { 'SellerRating_UserFragment': SellerRating_UserFragment;'FollowButton_UserFragment': FollowButton_UserFragment;'ReportSeller_UserFragment': ReportSeller_UserFragment } }
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

export type FollowButton_UserFragment = { id: string, name: string, viewerFollows: boolean } & { ' $fragmentName'?: 'FollowButton_UserFragment' };

export type FollowedSellersQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type FollowedSellersQuery = { followedSellers: { edges: Array<{ cursor: string, node: (
        { id: string, name: string, image: { url: string } | null }
        & { ' $fragmentRefs'?: { 'FollowButton_UserFragment': FollowButton_UserFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FollowedSellerFragment = { id: string, viewerFollows: boolean } & { ' $fragmentName'?: 'FollowedSellerFragment' };

export type HealthQueryVariables = Exact<{ [key: string]: never; }>;


export type HealthQuery = { adminHealth: { version: string, commit: string | null, startedAt: string, checkedAt: string, sendsPushMessages: boolean, pushDeviceCount: number | null, opensOffline: boolean, lastBackupAt: string | null, dependencies: Array<{ name: Dependency, state: DependencyState, hosted: boolean, message: string }>, notifications: { count: number, hasMore: boolean, oldestAt: string | null } | null, mails: { count: number, hasMore: boolean, oldestAt: string | null } | null, pushMessages: { count: number, hasMore: boolean, oldestAt: string | null } | null, disk: { freeMegabytes: number, totalMegabytes: number, isLow: boolean } | null } };

export type CategoryGrid_CategoryFragment = { id: string, title: string, body: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } & { ' $fragmentName'?: 'CategoryGrid_CategoryFragment' };

export type CategoryStrip_CategoryFragment = { id: string, title: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } & { ' $fragmentName'?: 'CategoryStrip_CategoryFragment' };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { categories: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'CategoryStrip_CategoryFragment': CategoryStrip_CategoryFragment;'CategoryGrid_CategoryFragment': CategoryGrid_CategoryFragment } }
  )>, products: { ' $fragmentRefs'?: { 'HomeList_ProductsFragment': HomeList_ProductsFragment } }, advertised: { ' $fragmentRefs'?: { 'HomeList_ProductsFragment': HomeList_ProductsFragment } } };

export type HomeList_ProductsFragment = { edges: Array<{ cursor: string, node: (
      { id: string, inStock: Stock }
      & { ' $fragmentRefs'?: { 'TileRow_ProductFragment': TileRow_ProductFragment;'ProductTile_ProductFragment': ProductTile_ProductFragment } }
    ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'HomeList_ProductsFragment' };

export type ProductToRepriceQueryVariables = Exact<{
  id: string;
}>;


export type ProductToRepriceQuery = { product: (
    { id: string, revision: number, resalePrice: { amount: number } }
    & { ' $fragmentRefs'?: { 'ProductFields_ProductFragment': ProductFields_ProductFragment } }
  ) | null };

export type DeleteProductButton_ProductFragment = { id: string, productName: string, inStock: Stock, viewerCanDelete: boolean } & { ' $fragmentName'?: 'DeleteProductButton_ProductFragment' };

export type MyProductsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyProductsQuery = { myProducts: { edges: Array<{ cursor: string, node: (
        { id: string, productName: string, inStock: Stock, viewerCanPause: boolean, viewerCanResume: boolean, viewerCanEdit: boolean, viewerCanAdvertise: boolean, viewerCanDelete: boolean }
        & { ' $fragmentRefs'?: { 'ProductCell_ProductFragment': ProductCell_ProductFragment;'NumbersText_ProductFragment': NumbersText_ProductFragment;'StockTag_ProductFragment': StockTag_ProductFragment;'HoldNote_ProductFragment': HoldNote_ProductFragment;'HiddenNote_ProductFragment': HiddenNote_ProductFragment;'TownHint_ProductFragment': TownHint_ProductFragment;'AdvertisementCell_ProductFragment': AdvertisementCell_ProductFragment;'ProductActions_ProductFragment': ProductActions_ProductFragment;'DeleteProductButton_ProductFragment': DeleteProductButton_ProductFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TownHint_ProductFragment = { id: string, viewerCanEdit: boolean, place: { name: string } | null } & { ' $fragmentName'?: 'TownHint_ProductFragment' };

export type AddProductPageQueryVariables = Exact<{
  copied: string;
  isCopy: boolean;
}>;


export type AddProductPageQuery = { product?: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ProductFields_ProductFragment': ProductFields_ProductFragment } }
  ) | null, categories: Array<(
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

export type CategoryAttributesQueryVariables = Exact<{
  id: string;
}>;


export type CategoryAttributesQuery = { category: { id: string, title: string, attributes: Array<{ name: string }> } | null };

export type CategoryIdeaQueryVariables = Exact<{
  name: string;
}>;


export type CategoryIdeaQuery = { products: { facets: { categories: Array<{ count: number, category: { id: string, title: string } }> } | null } };

export type FactIdeasQueryVariables = Exact<{
  categoryIds: Array<string> | string;
}>;


export type FactIdeasQuery = { products: { facets: { attributes: Array<{ name: string, values: Array<{ value: string }> }> } | null } };

export type ProductForm_CategoriesFragment = { id: string, title: string } & { ' $fragmentName'?: 'ProductForm_CategoriesFragment' };

export type ProductFields_ProductFragment = (
  { id: string, productName: string, condition: Condition, yearsOfUsedProduct: number, phone: string | null, location: string, body: string, category: { id: string } | null, originalPrice: { amount: number }, resalePrice: { amount: number }, place: { ' $fragmentRefs'?: { 'Place_PartsFragment': Place_PartsFragment } } | null, images: Array<{ description: string, image: (
      { url: string }
      & { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }
    ) }> }
  & { ' $fragmentRefs'?: { 'Facts_ProductFragment': Facts_ProductFragment } }
) & { ' $fragmentName'?: 'ProductFields_ProductFragment' };

export type NumbersText_ProductFragment = { id: string, inStock: Stock, resalePrice: { amount: number, currency: string }, priceGuide: { source: PriceSource, low: { amount: number, currency: string }, typical: { amount: number }, high: { amount: number } } | null } & { ' $fragmentName'?: 'NumbersText_ProductFragment' };

export type SellerStatisticsQueryVariables = Exact<{
  ids: Array<string> | string;
  overview: boolean;
}>;


export type SellerStatisticsQuery = { productStatistics: Array<{ id: string, viewCount: number, wishCount: number, interest: Interest }>, sellerStatistics?: { viewCount: number, wishCount: number, followerCount: number }, salesOverTime?: Array<{ month: string, count: number, amount: { amount: number, currency: string, formatted: string } }> };

export type ListingPreviewQueryVariables = Exact<{
  id: string;
}>;


export type ListingPreviewQuery = { product: (
    { id: string, resalePrice: { amount: number, currency: string } }
    & { ' $fragmentRefs'?: { 'ProductSummary_ProductFragment': ProductSummary_ProductFragment;'Gallery_ProductFragment': Gallery_ProductFragment;'StockTag_ProductFragment': StockTag_ProductFragment;'BuyPrice_ProductFragment': BuyPrice_ProductFragment;'ProductLocation_ProductFragment': ProductLocation_ProductFragment;'SellerLine_ProductFragment': SellerLine_ProductFragment;'ProductFacts_ProductFragment': ProductFacts_ProductFragment } }
  ) | null };

export type ProductActions_ProductFragment = { id: string, productName: string, viewerCanEdit: boolean, viewerCanPause: boolean, viewerCanResume: boolean, viewerCanMarkSoldElsewhere: boolean, viewerCanRelist: boolean } & { ' $fragmentName'?: 'ProductActions_ProductFragment' };

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
          & { ' $fragmentRefs'?: { 'ProductCell_ProductFragment': ProductCell_ProductFragment;'LocationText_ProductFragment': LocationText_ProductFragment;'EntryState_ProductFragment': EntryState_ProductFragment;'PayLink_ProductFragment': PayLink_ProductFragment;'RemoveEntryButton_ProductFragment': RemoveEntryButton_ProductFragment } }
        ), productPrice: { ' $fragmentRefs'?: { 'EntryState_PriceFragment': EntryState_PriceFragment } } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PayLink_ProductFragment = { id: string, productName: string, inStock: Stock, hold: { until: string } | null } & { ' $fragmentName'?: 'PayLink_ProductFragment' };

export type ProductCell_ProductFragment = { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } } & { ' $fragmentName'?: 'ProductCell_ProductFragment' };

export type StockTag_ProductFragment = { id: string, inStock: Stock, disputed: boolean, hold: { until: string } | null } & { ' $fragmentName'?: 'StockTag_ProductFragment' };

export type WishListQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type WishListQuery = { wishList: { edges: Array<{ cursor: string, node: { id: string, product: (
          { id: string }
          & { ' $fragmentRefs'?: { 'ProductCell_ProductFragment': ProductCell_ProductFragment;'LocationText_ProductFragment': LocationText_ProductFragment;'EntryState_ProductFragment': EntryState_ProductFragment;'OrderButton_ProductFragment': OrderButton_ProductFragment;'RemoveEntryButton_ProductFragment': RemoveEntryButton_ProductFragment } }
        ), productPrice: { ' $fragmentRefs'?: { 'EntryState_PriceFragment': EntryState_PriceFragment } } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CartItem_ProductFragment = { id: string, product: { id: string } } & { ' $fragmentName'?: 'CartItem_ProductFragment' };

export type OrderButton_ProductFragment = (
  { id: string, productName: string, inStock: Stock, viewerHasBooked: boolean, hold: { until: string } | null }
  & { ' $fragmentRefs'?: { 'PayLink_ProductFragment': PayLink_ProductFragment } }
) & { ' $fragmentName'?: 'OrderButton_ProductFragment' };

export type RemoveEntryButton_ProductFragment = { id: string, productName: string } & { ' $fragmentName'?: 'RemoveEntryButton_ProductFragment' };

export type AddToList_ProductFragment = { id: string, productName: string, inStock: Stock, viewerCanBuy: boolean, viewerHasBooked: boolean, viewerHasWished: boolean } & { ' $fragmentName'?: 'AddToList_ProductFragment' };

export type ChangedFields_ProductFragment = { id: string, edits: Array<{ field: ProductField, revision: number }> } & { ' $fragmentName'?: 'ChangedFields_ProductFragment' };

export type WishItem_ProductFragment = { id: string, product: { id: string } } & { ' $fragmentName'?: 'WishItem_ProductFragment' };

export type MessagesLink_UserFragment = { id: string, unreadMessageCount: number | null } & { ' $fragmentName'?: 'MessagesLink_UserFragment' };

export type ThreadPicture_ThreadFragment = { id: string, product: { id: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } | null } & { ' $fragmentName'?: 'ThreadPicture_ThreadFragment' };

export type AskSeller_ProductFragment = { id: string, productName: string, inStock: Stock, seller: { id: string, name: string } | null, viewerThread: { id: string } | null } & { ' $fragmentName'?: 'AskSeller_ProductFragment' };

export type InboxRow_ThreadFragment = (
  { id: string, updatedAt: string, unreadCount: number, buyer: { id: string, name: string } | null, seller: { id: string, name: string } | null, product: { id: string, productName: string } | null, lastMessage: { id: string, text: string, viewerIsSender: boolean, photos: Array<{ id: string }> } | null }
  & { ' $fragmentRefs'?: { 'ThreadPicture_ThreadFragment': ThreadPicture_ThreadFragment } }
) & { ' $fragmentName'?: 'InboxRow_ThreadFragment' };

export type ThreadsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ThreadsQuery = { threads: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'InboxRow_ThreadFragment': InboxRow_ThreadFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Message_PlacedFragment = { id: string, thread: { id: string } | null } & { ' $fragmentName'?: 'Message_PlacedFragment' };

export type Thread_PlacedFragment = { id: string, position: string, offers: Array<{ id: string }> } & { ' $fragmentName'?: 'Thread_PlacedFragment' };

export type Offer_OfThreadFragment = { id: string, thread: { id: string } | null } & { ' $fragmentName'?: 'Offer_OfThreadFragment' };

export type Thread_UnreadFragment = { id: string, unreadCount: number, lastMessage: { id: string } | null } & { ' $fragmentName'?: 'Thread_UnreadFragment' };

export type UnreadMessagesInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesInCacheQuery = { me: { id: string, unreadMessageCount: number | null } | null };

export type BlockUserMutationVariables = Exact<{
  userId: string;
}>;


export type BlockUserMutation = { blockUser: (
    { threads: Array<(
      { id: string, seller: { id: string, viewerFollows: boolean } | null }
      & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_BlockUserPayload_Fragment': MutationPayload_Outcome_BlockUserPayload_Fragment } }
  ) };

export type MessageBubble_MessageFragment = { id: string, text: string, createdAt: string, viewerIsSender: boolean, viewerHasReported: boolean, photos: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'PrivatePhotos_PhotoFragment': PrivatePhotos_PhotoFragment } }
  )> } & { ' $fragmentName'?: 'MessageBubble_MessageFragment' };

export type ThreadHead_ThreadFragment = (
  { id: string, viewerHasBlocked: boolean, buyer: { id: string, name: string } | null, seller: { id: string, name: string } | null, product: (
    { id: string, productName: string, inStock: Stock, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
    & { ' $fragmentRefs'?: { 'MakeOffer_ProductFragment': MakeOffer_ProductFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'ThreadPicture_ThreadFragment': ThreadPicture_ThreadFragment } }
) & { ' $fragmentName'?: 'ThreadHead_ThreadFragment' };

export type ThreadQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type ThreadQuery = { thread: (
    { id: string, unreadCount: number, viewerHasBlocked: boolean, writeObstacle: WriteObstacle | null, buyer: { id: string, name: string } | null, seller: { id: string, name: string } | null, offers: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OfferCards_OfferFragment': OfferCards_OfferFragment } }
    )>, orders: Array<{ id: string }>, messages: { edges: Array<{ cursor: string, node: (
          { id: string, createdAt: string, text: string, viewerIsSender: boolean, photos: Array<{ id: string }> }
          & { ' $fragmentRefs'?: { 'MessageBubble_MessageFragment': MessageBubble_MessageFragment } }
        ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    & { ' $fragmentRefs'?: { 'ThreadHead_ThreadFragment': ThreadHead_ThreadFragment } }
  ) | null };

export type NotificationBell_UserFragment = { id: string, unreadNotificationCount: number | null } & { ' $fragmentName'?: 'NotificationBell_UserFragment' };

export type NotificationItem_NotificationFragment = (
  { id: string, kind: NotificationKind, message: string, deed: string | null, createdAt: string, readAt: string | null, actor: { id: string, name: string } | null, product: { id: string } | null, thread: { id: string } | null, payment: { id: string, order: { id: string } | null } | null }
  & { ' $fragmentRefs'?: { 'NotificationPicture_NotificationFragment': NotificationPicture_NotificationFragment } }
) & { ' $fragmentName'?: 'NotificationItem_NotificationFragment' };

export type NotificationPicture_NotificationFragment = { id: string, kind: NotificationKind, product: { id: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } | null } & { ' $fragmentName'?: 'NotificationPicture_NotificationFragment' };

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { me: (
    { id: string, unreadNotificationCount: number | null }
    & { ' $fragmentRefs'?: { 'NotificationSettings_UserFragment': NotificationSettings_UserFragment } }
  ) | null, notifications: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'NotificationItem_NotificationFragment': NotificationItem_NotificationFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MailItem_MailFragment = { id: string, subject: string, text: string, createdAt: string } & { ' $fragmentName'?: 'MailItem_MailFragment' };

export type DemoMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoMailsQuery = { demoMails: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'MailItem_MailFragment': MailItem_MailFragment } }
  )> | null };

export type ReadMarksQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadMarksQuery = { me: { id: string, unreadNotificationCount: number | null } | null, notifications: { edges: Array<{ cursor: string, node: { id: string, readAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UnreadCountInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountInCacheQuery = { me: { id: string, unreadNotificationCount: number | null } | null };

export type NotificationSettings_UserFragment = { id: string, role: Role, email: string | null, mailedNotifications: Array<NotificationKind> | null, hiddenNotifications: Array<NotificationKind> | null, weeklyMails: boolean | null } & { ' $fragmentName'?: 'NotificationSettings_UserFragment' };

export type AcceptCounterButton_OfferFragment = { id: string, viewerCanAccept: boolean, amount: { amount: number, formatted: string }, product: { id: string, productName: string } } & { ' $fragmentName'?: 'AcceptCounterButton_OfferFragment' };

export type HoldNote_ProductFragment = { id: string, hold: { until: string, amount: { formatted: string }, offer: { id: string, buyer: { id: string, name: string } | null } } | null } & { ' $fragmentName'?: 'HoldNote_ProductFragment' };

export type OfferNote_OfferFragment = { id: string, note: { id: string, text: string } | null } & { ' $fragmentName'?: 'OfferNote_OfferFragment' };

export type OfferedProduct_OfferFragment = { id: string, product: { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } } & { ' $fragmentName'?: 'OfferedProduct_OfferFragment' };

export type OfferCard_OfferFragment = (
  { id: string, proposedBy: OfferSide, viewerCanAccept: boolean, viewerCanCounter: boolean, changedAt: string, answeredAt: string | null, lapsesAt: string, heldUntil: string | null, amount: { amount: number, formatted: string }, proposals: Array<{ by: OfferSide, at: string, amount: { amount: number, formatted: string } }>, buyer: { id: string, name: string } | null, product: { id: string, productName: string, inStock: Stock, resalePrice: { amount: number } } }
  & { ' $fragmentRefs'?: { 'BuyerFacts_OfferFragment': BuyerFacts_OfferFragment;'MadeOfferActions_OfferFragment': MadeOfferActions_OfferFragment;'AcceptOfferDialog_OfferFragment': AcceptOfferDialog_OfferFragment;'CounterOfferButton_OfferFragment': CounterOfferButton_OfferFragment;'DeclineOfferButton_OfferFragment': DeclineOfferButton_OfferFragment } }
) & { ' $fragmentName'?: 'OfferCard_OfferFragment' };

export type OfferCards_OfferFragment = (
  { id: string, status: OfferStatus, changedAt: string, answeredAt: string | null, lapsesAt: string, heldUntil: string | null, proposals: Array<{ at: string }> }
  & { ' $fragmentRefs'?: { 'OfferCard_OfferFragment': OfferCard_OfferFragment } }
) & { ' $fragmentName'?: 'OfferCards_OfferFragment' };

export type MadeOfferActions_OfferFragment = (
  { id: string, proposedBy: OfferSide, viewerCanCounter: boolean, amount: { amount: number, formatted: string }, product: (
    { id: string, productName: string, inStock: Stock, resalePrice: { amount: number, formatted: string, currency: string } }
    & { ' $fragmentRefs'?: { 'ProductPriceGuide_ProductFragment': ProductPriceGuide_ProductFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'AcceptCounterButton_OfferFragment': AcceptCounterButton_OfferFragment } }
) & { ' $fragmentName'?: 'MadeOfferActions_OfferFragment' };

export type MadeOfferAmount_OfferFragment = { id: string, proposedBy: OfferSide, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }, proposals: Array<{ by: OfferSide, amount: { formatted: string } }>, product: { id: string, resalePrice: { formatted: string } } } & { ' $fragmentName'?: 'MadeOfferAmount_OfferFragment' };

export type MadeOfferState_OfferFragment = (
  { id: string, proposedBy: OfferSide, lapsesAt: string, heldUntil: string | null, product: { id: string, inStock: Stock } }
  & { ' $fragmentRefs'?: { 'OfferNote_OfferFragment': OfferNote_OfferFragment } }
) & { ' $fragmentName'?: 'MadeOfferState_OfferFragment' };

export type MadeOffersQueryVariables = Exact<{
  productId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type MadeOffersQuery = { offers: { edges: Array<{ cursor: string, node: (
        { id: string, status: OfferStatus, lapsesAt: string, heldUntil: string | null, product: (
          { id: string }
          & { ' $fragmentRefs'?: { 'LocationText_ProductFragment': LocationText_ProductFragment } }
        ) }
        & { ' $fragmentRefs'?: { 'OfferedProduct_OfferFragment': OfferedProduct_OfferFragment;'MadeOfferAmount_OfferFragment': MadeOfferAmount_OfferFragment;'MadeOfferState_OfferFragment': MadeOfferState_OfferFragment;'MadeOfferActions_OfferFragment': MadeOfferActions_OfferFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OfferPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferPlacesQuery = { me: { id: string, role: Role } | null, offers: { edges: Array<{ cursor: string, node: { id: string, status: OfferStatus, proposedBy: OfferSide, viewerCanAccept: boolean, viewerCanDecline: boolean, amount: { amount: number }, product: { id: string, inStock: Stock, viewerOffer: { id: string } | null }, buyer: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Offer_ListedFragment = { id: string, status: OfferStatus, amount: { amount: number }, product: { id: string }, buyer: { id: string } | null } & { ' $fragmentName'?: 'Offer_ListedFragment' };

export type Offer_InThreadFragment = { id: string, thread: { id: string } | null } & { ' $fragmentName'?: 'Offer_InThreadFragment' };

export type OfferViewerInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type OfferViewerInCacheQuery = { me: { id: string, role: Role } | null };

export type MakeOfferMutationVariables = Exact<{
  input: MakeOfferInput;
}>;


export type MakeOfferMutation = { makeOffer: (
    { offer: (
      { id: string, thread: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OfferPayload_Fragment': MutationPayload_Outcome_OfferPayload_Fragment } }
  ) };

export type CounterOfferMutationVariables = Exact<{
  input: CounterOfferInput;
}>;


export type CounterOfferMutation = { counterOffer: (
    { offer: (
      { id: string, thread: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OfferPayload_Fragment': MutationPayload_Outcome_OfferPayload_Fragment } }
  ) };

export type OfferedProduct_StockFragment = { id: string, inStock: Stock, hold: { until: string, offer: { id: string } } | null } & { ' $fragmentName'?: 'OfferedProduct_StockFragment' };

export type MakeOffer_ProductFragment = (
  { id: string, productName: string, viewerCanOffer: boolean, resalePrice: { amount: number, formatted: string, currency: string }, viewerOffer: { id: string, status: OfferStatus, lapsesAt: string, heldUntil: string | null } | null }
  & { ' $fragmentRefs'?: { 'ProductPriceGuide_ProductFragment': ProductPriceGuide_ProductFragment } }
) & { ' $fragmentName'?: 'MakeOffer_ProductFragment' };

export type OfferPanel_ProductFragment = { id: string, inStock: Stock, viewerOffer: (
    { id: string, status: OfferStatus, proposedBy: OfferSide, lapsesAt: string, heldUntil: string | null }
    & { ' $fragmentRefs'?: { 'OpenOffer_OfferFragment': OpenOffer_OfferFragment } }
  ) | null } & { ' $fragmentName'?: 'OfferPanel_ProductFragment' };

export type OpenOffer_OfferFragment = (
  { id: string, proposedBy: OfferSide, lapsesAt: string, amount: { formatted: string } }
  & { ' $fragmentRefs'?: { 'MadeOfferActions_OfferFragment': MadeOfferActions_OfferFragment;'OfferNote_OfferFragment': OfferNote_OfferFragment } }
) & { ' $fragmentName'?: 'OpenOffer_OfferFragment' };

export type AcceptOfferDialog_OfferFragment = { id: string, proposedBy: OfferSide, viewerCanAccept: boolean, amount: { amount: number, formatted: string }, product: { id: string, productName: string, inStock: Stock }, buyer: { id: string, name: string } | null } & { ' $fragmentName'?: 'AcceptOfferDialog_OfferFragment' };

export type AcceptedOffers_OfferFragment = (
  { id: string, heldUntil: string | null, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'OfferedProduct_OfferFragment': OfferedProduct_OfferFragment;'BuyerName_OfferFragment': BuyerName_OfferFragment } }
) & { ' $fragmentName'?: 'AcceptedOffers_OfferFragment' };

export type BuyerFacts_OfferFragment = { id: string, buyer: { id: string, rating: { average: number | null, count: number } | null } | null, buyerHistory: { purchaseCount: number, answersWithin: AnswerTime | null } | null } & { ' $fragmentName'?: 'BuyerFacts_OfferFragment' };

export type BuyerName_OfferFragment = (
  { id: string, buyer: { id: string, name: string } | null }
  & { ' $fragmentRefs'?: { 'BuyerFacts_OfferFragment': BuyerFacts_OfferFragment } }
) & { ' $fragmentName'?: 'BuyerName_OfferFragment' };

export type CounterOfferButton_OfferFragment = { id: string, proposedBy: OfferSide, proposals: Array<{ by: OfferSide, amount: { amount: number, formatted: string } }>, product: { id: string, productName: string, resalePrice: { amount: number, formatted: string, currency: string } }, buyer: { id: string, name: string } | null } & { ' $fragmentName'?: 'CounterOfferButton_OfferFragment' };

export type DeclineOfferButton_OfferFragment = { id: string, amount: { formatted: string }, product: { id: string, productName: string }, buyer: { id: string, name: string } | null } & { ' $fragmentName'?: 'DeclineOfferButton_OfferFragment' };

export type EndedOffers_OfferFragment = (
  { id: string, status: OfferStatus, proposedBy: OfferSide, lapsesAt: string, heldUntil: string | null, createdAt: string, product: { id: string, inStock: Stock }, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'OfferedProduct_OfferFragment': OfferedProduct_OfferFragment;'BuyerName_OfferFragment': BuyerName_OfferFragment } }
) & { ' $fragmentName'?: 'EndedOffers_OfferFragment' };

export type OffersOfProduct_OfferFragment = (
  { id: string, amount: { amount: number }, product: (
    { id: string, productName: string, inStock: Stock, resalePrice: { formatted: string } }
    & { ' $fragmentRefs'?: { 'ProductPriceGuide_ProductFragment': ProductPriceGuide_ProductFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'OfferedProduct_OfferFragment': OfferedProduct_OfferFragment } }
) & { ' $fragmentName'?: 'OffersOfProduct_OfferFragment' };

export type OpenOffers_OfferFragment = (
  { id: string, proposedBy: OfferSide, viewerCanAccept: boolean, viewerCanCounter: boolean, createdAt: string, changedAt: string, lapsesAt: string, proposals: Array<{ by: OfferSide, amount: { formatted: string } }>, amount: (
    { amount: number, formatted: string }
    & { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }
  ), buyer: { id: string, name: string } | null, product: { id: string, productName: string, resalePrice: { amount: number } } }
  & { ' $fragmentRefs'?: { 'OffersOfProduct_OfferFragment': OffersOfProduct_OfferFragment;'BuyerName_OfferFragment': BuyerName_OfferFragment;'DeclineOfferButton_OfferFragment': DeclineOfferButton_OfferFragment;'CounterOfferButton_OfferFragment': CounterOfferButton_OfferFragment;'OfferNote_OfferFragment': OfferNote_OfferFragment } }
) & { ' $fragmentName'?: 'OpenOffers_OfferFragment' };

export type ReceivedOffersQueryVariables = Exact<{
  productId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ReceivedOffersQuery = { offers: { edges: Array<{ cursor: string, node: (
        { id: string, status: OfferStatus, lapsesAt: string, heldUntil: string | null, product: { id: string } }
        & { ' $fragmentRefs'?: { 'OpenOffers_OfferFragment': OpenOffers_OfferFragment;'AcceptOfferDialog_OfferFragment': AcceptOfferDialog_OfferFragment;'AcceptedOffers_OfferFragment': AcceptedOffers_OfferFragment;'EndedOffers_OfferFragment': EndedOffers_OfferFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UnendedOfferCountQueryVariables = Exact<{
  productId: string;
}>;


export type UnendedOfferCountQuery = { unendedOfferCount: number | null };

export type OrderStateTags_OrderFragment = { id: string, state: OrderState, hasOpenProblem: boolean, disputed: boolean } & { ' $fragmentName'?: 'OrderStateTags_OrderFragment' };

export type HandOverCodeCard_OrderFragment = (
  { id: string, hasOpenProblem: boolean, viewerActions: Array<OrderAction>, seller: { name: string, state: OrderPartyState }, handOverCode: { code: string | null, triesLeft: number } | null }
  & { ' $fragmentRefs'?: { 'ActionDialog_OrderFragment': ActionDialog_OrderFragment } }
) & { ' $fragmentName'?: 'HandOverCodeCard_OrderFragment' };

export type StepActions_OrderFragment = (
  { id: string, dueAction: OrderAction | null, viewerActions: Array<OrderAction>, buyer: { userId: string, state: OrderPartyState }, seller: { userId: string, state: OrderPartyState } }
  & { ' $fragmentRefs'?: { 'ActionDialog_OrderFragment': ActionDialog_OrderFragment } }
) & { ' $fragmentName'?: 'StepActions_OrderFragment' };

export type ActionDialog_OrderFragment = { id: string, productName: string, viewerActions: Array<OrderAction>, product: { id: string } | null, buyer: { userId: string, name: string }, seller: { userId: string, name: string }, price: { currency: string }, totals: { kept: { amount: number, currency: string, formatted: string } }, balance: { status: BalanceStatus, amount: { formatted: string } } | null, handOverCode: { triesLeft: number } | null, cancelRequest: { reason: string } | null, pickUp: { proposal: { id: string, by: OrderActor, times: Array<string>, timeZone: string, place: string | null } | null, agreed: { at: string, timeZone: string, place: string | null, calendarUrl: string | null } | null } | null, pickUpTimes: { place: string, timeZone: string, times: Array<string> } | null, problems: Array<{ id: string, wish: ProblemWish, closedAt: string | null, steps: Array<{ at: string }>, wishedAmount: { amount: number, formatted: string } | null, offeredAmount: { amount: number, formatted: string } | null }> } & { ' $fragmentName'?: 'ActionDialog_OrderFragment' };

export type OrderCards_OrderFragment = { id: string, handOverProof: HandOverProof | null, buyer: { name: string }, seller: { name: string }, cancelRequest: { reason: string, createdAt: string, answer: string | null, answeredAt: string | null } | null, cancellation: { reason: CancellationReason, message: string | null, at: string } | null, timeline: Array<{ kind: OrderEventKind, at: string | null, isComing: boolean, by: OrderActor | null, amount: { amount: number, currency: string, formatted: string } | null }>, problems: Array<{ id: string, steps: Array<{ kind: ProblemStepKind, by: OrderActor, at: string, text: string | null, photos: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'PrivatePhotos_PhotoFragment': PrivatePhotos_PhotoFragment } }
      )>, amount: { amount: number, currency: string, formatted: string } | null }> }>, payments: Array<{ id: string, reviews: Array<(
      { id: string, createdAt: string, author: { id: string } | null }
      & { ' $fragmentRefs'?: { 'SaleReview_ReviewFragment': SaleReview_ReviewFragment } }
    )> }> } & { ' $fragmentName'?: 'OrderCards_OrderFragment' };

export type OrderMoney_OrderFragment = { id: string, state: OrderState, buyer: { userId: string }, seller: { userId: string }, price: { formatted: string }, payments: Array<(
    { id: string, transactionId: string, part: PaymentPart, paidAt: string | null, amount: { formatted: string } }
    & { ' $fragmentRefs'?: { 'FailedRefund_PaymentFragment': FailedRefund_PaymentFragment } }
  )>, refunds: Array<{ id: string, status: OrderRefundStatus, createdAt: string, amount: { formatted: string } }>, balance: { dueBy: string | null } | null, totals: { paid: { amount: number, formatted: string }, refunded: { amount: number, formatted: string }, refunding: { amount: number, formatted: string }, lostInDisputes: { amount: number, formatted: string }, kept: { formatted: string }, due: { amount: number, formatted: string } } } & { ' $fragmentName'?: 'OrderMoney_OrderFragment' };

export type OrderPayout_OrderFragment = { id: string, buyer: { userId: string }, seller: { userId: string }, payout: (
    { id: string, state: PayoutState, wait: PayoutWait | null, charged: { formatted: string }, refunded: { amount: number, formatted: string }, lostInDisputes: { amount: number, formatted: string }, fee: { amount: number, currency: string, formatted: string }, feeTerms: { percent: number, fixed: { amount: number } }, share: { formatted: string }, held: { amount: number, formatted: string }, owed: { amount: number, formatted: string }, moves: Array<{ id: string, kind: PayoutMoveKind, state: PayoutMoveState, at: string, failure: string | null, bank: BankState | null, arrivesAt: string | null, amount: { formatted: string } }> }
    & { ' $fragmentRefs'?: { 'PayoutReason_PayoutFragment': PayoutReason_PayoutFragment;'PayoutActions_PayoutFragment': PayoutActions_PayoutFragment } }
  ) | null } & { ' $fragmentName'?: 'OrderPayout_OrderFragment' };

export type NextStep_OrderFragment = { id: string, state: OrderState, disputed: boolean, claimedAt: string | null, confirmBy: string | null, closesAt: string | null, buyer: { userId: string, name: string, state: OrderPartyState }, seller: { userId: string, name: string, state: OrderPartyState }, balance: { status: BalanceStatus, dueBy: string | null, amount: { formatted: string } } | null, cancelRequest: { status: CancelRequestStatus, answerBy: string } | null, cancellation: { reason: CancellationReason, message: string | null } | null, pickUp: { proposal: { id: string, by: OrderActor } | null, agreed: { at: string, timeZone: string } | null } | null, pickUpTimes: { place: string } | null, problems: Array<{ id: string, status: ProblemStatus, answerBy: string | null, closedAt: string | null, offeredAmount: { formatted: string } | null }>, totals: { refunded: { amount: number, formatted: string }, refunding: { amount: number, formatted: string }, lostInDisputes: { amount: number, formatted: string } } } & { ' $fragmentName'?: 'NextStep_OrderFragment' };

export type Order_ListedFragment = { id: string, revision: number, state: OrderState, hasOpenProblem: boolean, disputed: boolean, closesAt: string | null, dueAction: OrderAction | null, viewerActions: Array<OrderAction>, payout: { id: string, state: PayoutState, wait: PayoutWait | null, until: string | null, share: { amount: number }, transferred: { amount: number }, owed: { amount: number } } | null, thread: { id: string } | null } & { ' $fragmentName'?: 'Order_ListedFragment' };

export type Order_OwnFragment = (
  { id: string, payments: Array<{ id: string, productName: string, viewerFailedRefundAnswers: Array<FailedRefundAnswer>, viewerCanReview: boolean, contact: { ' $fragmentRefs'?: { 'Contact_RecordFragment': Contact_RecordFragment } } | null, failedRefund: { ' $fragmentRefs'?: { 'Money_RecordFragment': Money_RecordFragment } } | null, reviews: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Review_RecordFragment': Review_RecordFragment } }
    )> }> }
  & { ' $fragmentRefs'?: { 'Order_RecordFragment': Order_RecordFragment } }
) & { ' $fragmentName'?: 'Order_OwnFragment' };

export type CancelRequestCard_OrderFragment = { id: string, buyer: { name: string }, seller: { name: string }, cancelRequest: { status: CancelRequestStatus, reason: string, createdAt: string, answer: string | null, answeredAt: string | null, answeredBy: OrderActor | null } | null, cancellation: { by: OrderActor, reason: CancellationReason, message: string | null, at: string } | null } & { ' $fragmentName'?: 'CancelRequestCard_OrderFragment' };

export type OrderHead_OrderFragment = (
  { id: string, productName: string, createdAt: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, product: (
    { id: string, inStock: Stock, location: string }
    & { ' $fragmentRefs'?: { 'LocationText_ProductFragment': LocationText_ProductFragment } }
  ) | null, price: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }, buyer: { userId: string, name: string }, seller: { userId: string, name: string } }
  & { ' $fragmentRefs'?: { 'OrderStateTags_OrderFragment': OrderStateTags_OrderFragment } }
) & { ' $fragmentName'?: 'OrderHead_OrderFragment' };

export type OrderMessages_OrderFragment = (
  { id: string, writeObstacle: WriteObstacle | null, buyer: { userId: string, name: string, state: OrderPartyState }, seller: { userId: string, name: string, state: OrderPartyState }, thread: { id: string, viewerHasBlocked: boolean, offers: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OfferCards_OfferFragment': OfferCards_OfferFragment } }
    )>, orders: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'OrderCards_OrderFragment': OrderCards_OrderFragment } }
    )> } | null, offers: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'OfferCards_OfferFragment': OfferCards_OfferFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'OrderCards_OrderFragment': OrderCards_OrderFragment } }
) & { ' $fragmentName'?: 'OrderMessages_OrderFragment' };

export type OrderOfAdmin_OrderFragment = (
  { id: string, hasOpenProblem: boolean }
  & { ' $fragmentRefs'?: { 'NextStep_OrderFragment': NextStep_OrderFragment;'OrderTimeline_OrderFragment': OrderTimeline_OrderFragment;'OrderMoney_OrderFragment': OrderMoney_OrderFragment;'OrderPayout_OrderFragment': OrderPayout_OrderFragment;'OrderParties_OrderFragment': OrderParties_OrderFragment;'StepActions_OrderFragment': StepActions_OrderFragment;'PickUpCard_OrderFragment': PickUpCard_OrderFragment;'CancelRequestCard_OrderFragment': CancelRequestCard_OrderFragment;'ProblemCard_OrderFragment': ProblemCard_OrderFragment;'OrderReviews_OrderFragment': OrderReviews_OrderFragment } }
) & { ' $fragmentName'?: 'OrderOfAdmin_OrderFragment' };

export type OrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderQuery = { order: (
    { id: string, buyer: { userId: string }, seller: { userId: string } }
    & { ' $fragmentRefs'?: { 'ActionDialog_OrderFragment': ActionDialog_OrderFragment;'OrderHead_OrderFragment': OrderHead_OrderFragment;'OrderOfAdmin_OrderFragment': OrderOfAdmin_OrderFragment;'OrderWithConversation_OrderFragment': OrderWithConversation_OrderFragment } }
  ) | null };

export type OrderParties_OrderFragment = { id: string, productName: string, place: string, buyer: { userId: string, name: string, state: OrderPartyState }, seller: { userId: string, name: string, state: OrderPartyState }, contact: { email: string, phone: string | null } | null } & { ' $fragmentName'?: 'OrderParties_OrderFragment' };

export type OrderReviews_OrderFragment = { id: string, payments: Array<(
    { id: string, viewerCanReview: boolean, reviews: Array<{ id: string }> }
    & { ' $fragmentRefs'?: { 'SaleReviews_PaymentFragment': SaleReviews_PaymentFragment } }
  )> } & { ' $fragmentName'?: 'OrderReviews_OrderFragment' };

export type OrderWithConversation_OrderFragment = (
  { id: string }
  & { ' $fragmentRefs'?: { 'NextStep_OrderFragment': NextStep_OrderFragment;'StepActions_OrderFragment': StepActions_OrderFragment;'WellDone_OrderFragment': WellDone_OrderFragment;'OrderTimeline_OrderFragment': OrderTimeline_OrderFragment;'OrderMoney_OrderFragment': OrderMoney_OrderFragment;'OrderPayout_OrderFragment': OrderPayout_OrderFragment;'OrderParties_OrderFragment': OrderParties_OrderFragment;'PickUpCard_OrderFragment': PickUpCard_OrderFragment;'HandOverCodeCard_OrderFragment': HandOverCodeCard_OrderFragment;'ProblemCard_OrderFragment': ProblemCard_OrderFragment;'OrderMessages_OrderFragment': OrderMessages_OrderFragment } }
) & { ' $fragmentName'?: 'OrderWithConversation_OrderFragment' };

export type WellDone_OrderFragment = { id: string, payments: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'WriteReviewButton_PaymentFragment': WriteReviewButton_PaymentFragment } }
  )> } & { ' $fragmentName'?: 'WellDone_OrderFragment' };

export type PickUpCalendarQueryVariables = Exact<{
  id: string;
}>;


export type PickUpCalendarQuery = { order: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ActionDialog_OrderFragment': ActionDialog_OrderFragment } }
  ) | null };

export type PickUpCard_OrderFragment = (
  { id: string, state: OrderState, dueAction: OrderAction | null, viewerActions: Array<OrderAction>, buyer: { userId: string, state: OrderPartyState }, seller: { userId: string, state: OrderPartyState } }
  & { ' $fragmentRefs'?: { 'ActionDialog_OrderFragment': ActionDialog_OrderFragment } }
) & { ' $fragmentName'?: 'PickUpCard_OrderFragment' };

export type PickUpPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PickUpPlansQuery = { me: { id: string, pickUpPlans: Array<(
      { id: string, product: { id: string, productName: string } | null }
      & { ' $fragmentRefs'?: { 'PlanForm_PlanFragment': PlanForm_PlanFragment } }
    )> | null } | null };

export type PickUpProductQueryVariables = Exact<{
  id: string;
}>;


export type PickUpProductQuery = { product: { id: string, productName: string } | null };

export type PlanForm_PlanFragment = { id: string, place: string, timeZone: string, windows: Array<{ weekday: Weekday | null, date: string | null, from: string, to: string }> } & { ' $fragmentName'?: 'PlanForm_PlanFragment' };

export type ProblemCard_OrderFragment = (
  { id: string, viewerActions: Array<OrderAction>, buyer: { userId: string, name: string }, seller: { userId: string, name: string }, problems: Array<{ id: string, reason: ProblemReason, wish: ProblemWish, closedAt: string | null, decision: ProblemDecision | null, wishedAmount: { formatted: string } | null, refundAmount: { formatted: string } | null, steps: Array<{ kind: ProblemStepKind, by: OrderActor, at: string, text: string | null, photos: Array<(
        { id: string }
        & { ' $fragmentRefs'?: { 'PrivatePhotos_PhotoFragment': PrivatePhotos_PhotoFragment } }
      )>, amount: { amount: number, currency: string, formatted: string } | null }> }> }
  & { ' $fragmentRefs'?: { 'SoldListing_OrderFragment': SoldListing_OrderFragment;'ActionDialog_OrderFragment': ActionDialog_OrderFragment } }
) & { ' $fragmentName'?: 'ProblemCard_OrderFragment' };

export type SoldListing_OrderFragment = { id: string, productName: string, price: { formatted: string }, product: { id: string, condition: Condition, body: string, yearsOfUsedProduct: number } | null } & { ' $fragmentName'?: 'SoldListing_OrderFragment' };

export type OrderReceiptQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderReceiptQuery = { receipt: { orderId: string, number: string, issuedAt: string, shopName: string, shopAddress: Array<string>, buyerName: string, sellerName: string, pdfUrl: string, items: Array<{ name: string, amount: { amount: number, currency: string, formatted: string } }>, payments: Array<{ transactionId: string, part: PaymentPart, paidAt: string, amount: { amount: number, currency: string, formatted: string } }>, refunds: Array<{ refundedAt: string | null, amount: { amount: number, currency: string, formatted: string } }>, paid: { amount: number, currency: string, formatted: string }, refunded: { amount: number, currency: string, formatted: string }, due: { amount: number, currency: string, formatted: string } } | null };

export type OrderLink_OrderFragment = { id: string, productName: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } & { ' $fragmentName'?: 'OrderLink_OrderFragment' };

export type OrderPaid_OrderFragment = { id: string, price: { formatted: string }, totals: { paid: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }, refunded: { amount: number, formatted: string }, due: { amount: number } } } & { ' $fragmentName'?: 'OrderPaid_OrderFragment' };

export type AdminOrdersQueryVariables = Exact<{
  filter?: AdminOrderFilter | null | undefined;
  sort?: OrderSort | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminOrdersQuery = { adminOrders: { totalCount: number | null, edges: Array<{ cursor: string, node: (
        { id: string, createdAt: string, buyer: { name: string }, seller: { name: string } }
        & { ' $fragmentRefs'?: { 'OrderLink_OrderFragment': OrderLink_OrderFragment;'OrderPaid_OrderFragment': OrderPaid_OrderFragment;'OrderStateTags_OrderFragment': OrderStateTags_OrderFragment;'NextStep_OrderFragment': NextStep_OrderFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { totalCount: number | null, edges: Array<{ cursor: string, node: (
        { id: string, createdAt: string, buyer: { name: string }, seller: { name: string } }
        & { ' $fragmentRefs'?: { 'OrderLink_OrderFragment': OrderLink_OrderFragment;'OrderPaid_OrderFragment': OrderPaid_OrderFragment;'OrderStateTags_OrderFragment': OrderStateTags_OrderFragment;'NextStep_OrderFragment': NextStep_OrderFragment;'RowAction_OrderFragment': RowAction_OrderFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RowAction_OrderFragment = { id: string, productName: string, dueAction: OrderAction | null, product: { id: string } | null } & { ' $fragmentName'?: 'RowAction_OrderFragment' };

export type OrderTimeline_OrderFragment = { id: string, state: OrderState, hasOpenProblem: boolean, disputed: boolean, handOverProof: HandOverProof | null, buyer: { userId: string, name: string }, seller: { userId: string, name: string }, cancellation: { reason: CancellationReason } | null, pickUp: { agreed: { timeZone: string } | null } | null, timeline: Array<{ kind: OrderEventKind, at: string | null, isComing: boolean, by: OrderActor | null, amount: { amount: number, currency: string, formatted: string } | null }> } & { ' $fragmentName'?: 'OrderTimeline_OrderFragment' };

export type OverviewQueryVariables = Exact<{
  from: string;
  to: string;
  interval: OverviewInterval;
}>;


export type OverviewQuery = { adminOverview: { openReportCount: number, overdueBalanceCount: number, periods: Array<{ from: string, to: string, productCount: number, buyerCount: number, sellerCount: number, saleCount: number, money: Array<{ amount: number, currency: string, formatted: string }> }>, categories: Array<{ saleCount: number, category: { id: string, title: string, availableCount: number }, money: Array<{ amount: number, currency: string, formatted: string }> }>, payments: Array<{ status: PaymentStatus, count: number }>, payouts: { failedCount: number, held: { formatted: string }, owed: { amount: number, formatted: string }, paid: { formatted: string }, fees: { formatted: string } } }, adminSearches: { frequent: Array<{ text: string, count: number, emptyCount: number }>, withoutResults: Array<{ text: string, count: number, emptyCount: number }> } };

export type PaymentAmount_PaymentFragment = { id: string, status: PaymentStatus, part: PaymentPart, price: { formatted: string }, amount: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }, amountRefunded: { amount: number, formatted: string } } & { ' $fragmentName'?: 'PaymentAmount_PaymentFragment' };

export type PaymentStatusTag_PaymentFragment = { id: string, status: PaymentStatus, part: PaymentPart, disputed: boolean, balance: { status: BalanceStatus } | null, amountRefunded: { amount: number }, dispute: { status: DisputeStatus } | null } & { ' $fragmentName'?: 'PaymentStatusTag_PaymentFragment' };

export type BalanceState_PaymentFragment = { id: string, balance: { status: BalanceStatus, dueBy: string | null, paidAt: string | null, cancelledAt: string | null, amount: { formatted: string } } | null } & { ' $fragmentName'?: 'BalanceState_PaymentFragment' };

export type FirstHalf_PaymentFragment = (
  { id: string, viewerCanPayBalance: boolean, paidAt: string | null, transactionId: string, amount: { formatted: string }, price: { formatted: string }, balance: { status: BalanceStatus, amount: { formatted: string } } | null }
  & { ' $fragmentRefs'?: { 'BalanceState_PaymentFragment': BalanceState_PaymentFragment } }
) & { ' $fragmentName'?: 'FirstHalf_PaymentFragment' };

export type PaidOrder_PaymentFragment = { id: string, sellerName: string, order: { id: string } | null } & { ' $fragmentName'?: 'PaidOrder_PaymentFragment' };

export type PaymentPageQueryVariables = Exact<{
  id: string;
}>;


export type PaymentPageQuery = { product: (
    { id: string, productName: string, inStock: Stock, resalePrice: { amount: number, currency: string, formatted: string }, hold: { until: string, amount: { amount: number, currency: string, formatted: string } } | null }
    & { ' $fragmentRefs'?: { 'PaymentProduct_ProductFragment': PaymentProduct_ProductFragment;'PaymentSeller_ProductFragment': PaymentSeller_ProductFragment } }
  ) | null };

export type PaymentProduct_ProductFragment = { id: string, productName: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } } } & { ' $fragmentName'?: 'PaymentProduct_ProductFragment' };

export type PaymentSeller_ProductFragment = (
  { id: string, sellerName: string | null, location: string, seller: (
    { id: string, verified: boolean, rating: { average: number | null } | null }
    & { ' $fragmentRefs'?: { 'SellerRating_UserFragment': SellerRating_UserFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'LocationText_ProductFragment': LocationText_ProductFragment } }
) & { ' $fragmentName'?: 'PaymentSeller_ProductFragment' };

export type CreatePaymentIntentMutationVariables = Exact<{
  productId: string;
  part?: PaymentPart | null | undefined;
}>;


export type CreatePaymentIntentMutation = { createPaymentIntent: (
    { clientSecret: string | null, amount: { formatted: string } | null, payment: (
      { id: string, transactionId: string, part: PaymentPart, viewerCanPayBalance: boolean, firstHalf: { id: string } | null, amount: { formatted: string }, price: { formatted: string } }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_CreatePaymentIntentPayload_Fragment': MutationPayload_Outcome_CreatePaymentIntentPayload_Fragment } }
  ) };

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPaymentInput;
}>;


export type RecordPaymentMutation = { recordPayment: (
    { removedBookingId: string | null, removedWishId: string | null, payment: (
      { id: string, part: PaymentPart, firstHalf: { id: string } | null, amount: { formatted: string }, price: { formatted: string } }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_RecordPaymentPayload_Fragment': MutationPayload_Outcome_RecordPaymentPayload_Fragment } }
  ) };

export type PaymentDetails_PaymentFragment = { id: string, productName: string, transactionId: string, buyerName: string, buyerEmail: string, part: PaymentPart, createdAt: string, paidAt: string | null, refundedAt: string | null, amount: { formatted: string }, amountRefunded: { formatted: string }, handOver: { handedOverAt: string | null, disputedAt: string | null, problem: string | null } | null, balance: { dueFrom: string | null, dueBy: string | null, paidAt: string | null, cancelledAt: string | null, amount: { formatted: string } } | null, dispute: { status: DisputeStatus, reason: string, createdAt: string, dueBy: string | null, closedAt: string | null, amount: { formatted: string } } | null, refund: { reason: string, begunAt: string, admin: { id: string, name: string } | null } | null } & { ' $fragmentName'?: 'PaymentDetails_PaymentFragment' };

export type DisputeToast_PaymentFragment = { id: string, productName: string, dispute: { status: DisputeStatus, reason: string, amount: { formatted: string } } | null } & { ' $fragmentName'?: 'DisputeToast_PaymentFragment' };

export type PaymentMenu_PaymentFragment = (
  { id: string, productName: string, buyerName: string, sellerName: string, part: PaymentPart, status: PaymentStatus, viewerCanCancelSale: boolean, viewerCanRefund: boolean, viewerFailedRefundAnswers: Array<FailedRefundAnswer>, failedRefund: { formatted: string } | null, amount: { formatted: string }, balance: { status: BalanceStatus, dueBy: string | null, amount: { formatted: string } } | null, product: { id: string, inStock: Stock } | null, order: { id: string, buyer: { userId: string }, seller: { userId: string } } | null }
  & { ' $fragmentRefs'?: { 'PaymentDetails_PaymentFragment': PaymentDetails_PaymentFragment } }
) & { ' $fragmentName'?: 'PaymentMenu_PaymentFragment' };

export type PaymentState_PaymentFragment = (
  { id: string, dispute: { status: DisputeStatus, reason: string, dueBy: string | null } | null, handOver: { status: HandOverStatus, problem: string | null } | null, failedRefund: { formatted: string } | null, balance: { status: BalanceStatus, dueBy: string | null, paidAt: string | null, cancelledAt: string | null, amount: { formatted: string } } | null, refund: { reason: string, admin: { id: string, name: string } | null } | null }
  & { ' $fragmentRefs'?: { 'PaymentStatusTag_PaymentFragment': PaymentStatusTag_PaymentFragment } }
) & { ' $fragmentName'?: 'PaymentState_PaymentFragment' };

export type PaymentsQueryVariables = Exact<{
  filter?: PaymentFilter | null | undefined;
  sort?: PaymentSort | null | undefined;
  after?: string | null | undefined;
}>;


export type PaymentsQuery = { adminPayments: { totalCount: number | null, edges: Array<{ cursor: string, node: (
        { id: string, productName: string, buyerName: string, sellerName: string, createdAt: string, order: { id: string } | null }
        & { ' $fragmentRefs'?: { 'PaymentAmount_PaymentFragment': PaymentAmount_PaymentFragment;'PaymentState_PaymentFragment': PaymentState_PaymentFragment;'PaymentMenu_PaymentFragment': PaymentMenu_PaymentFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Payment_ListedFragment = { id: string, createdAt: string, status: PaymentStatus, part: PaymentPart, disputed: boolean, buyerName: string, buyerEmail: string, sellerName: string, amount: { amount: number }, failedRefund: { amount: number } | null, handOver: { status: HandOverStatus } | null, balance: { status: BalanceStatus } | null, product: { id: string } | null } & { ' $fragmentName'?: 'Payment_ListedFragment' };

export type FailedRefund_PaymentFragment = { id: string, productName: string, viewerFailedRefundAnswers: Array<FailedRefundAnswer>, failedRefund: { formatted: string } | null } & { ' $fragmentName'?: 'FailedRefund_PaymentFragment' };

export type PayoutAccountsQueryVariables = Exact<{
  filter?: PayoutAccountFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type PayoutAccountsQuery = { adminPayoutAccounts: { edges: Array<{ cursor: string, node: { id: string, state: PayoutAccountState, owed: { formatted: string }, user: { id: string, name: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PayoutFigures_PayoutSummaryFragment = { waiting: { formatted: string }, available: { formatted: string }, onItsWay: { formatted: string }, paidOut: { formatted: string }, owed: { amount: number, formatted: string } } & { ' $fragmentName'?: 'PayoutFigures_PayoutSummaryFragment' };

export type PayoutMonths_PayoutSummaryFragment = { months: Array<{ month: string, charged: { formatted: string }, returned: { formatted: string }, fee: { formatted: string }, share: { amount: number, formatted: string } }> } & { ' $fragmentName'?: 'PayoutMonths_PayoutSummaryFragment' };

export type ReconciliationQueryVariables = Exact<{ [key: string]: never; }>;


export type ReconciliationQuery = { adminReconciliation: { checkedAt: string, count: number, differences: Array<{ kind: PayoutDifferenceKind, reference: string, orderId: string | null, recordedState: string | null, providedState: string | null, recorded: { formatted: string } | null, provided: { formatted: string } | null }> } | null };

export type PayoutStatementQueryVariables = Exact<{
  month: string;
}>;


export type PayoutStatementQuery = { payoutStatement: { pdfUrl: string, csvUrl: string } };

export type PayoutActions_PayoutFragment = { id: string, viewerCanHold: boolean, viewerCanRelease: boolean, viewerCanRetry: boolean, held: { amount: number, formatted: string }, order: { id: string, productName: string, buyer: { userId: string }, seller: { userId: string, name: string } } } & { ' $fragmentName'?: 'PayoutActions_PayoutFragment' };

export type Payout_StateFragment = { id: string, state: PayoutState, wait: PayoutWait | null } & { ' $fragmentName'?: 'Payout_StateFragment' };

export type PayoutReason_PayoutFragment = { id: string, state: PayoutState, wait: PayoutWait | null, until: string | null, hold: { reason: string } | null, moves: Array<{ id: string, kind: PayoutMoveKind, state: PayoutMoveState, bank: BankState | null, arrivesAt: string | null }> } & { ' $fragmentName'?: 'PayoutReason_PayoutFragment' };

export type PayoutSetup_PayoutAccountFragment = { id: string, state: PayoutAccountState, missing: Array<PayoutRequirement>, checkedAt: string | null } & { ' $fragmentName'?: 'PayoutSetup_PayoutAccountFragment' };

export type PayoutSetupStateQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutSetupStateQuery = { payoutAccount: { id: string, state: PayoutAccountState } };

export type PersonHead_PersonFragment = { id: string, state: PersonState, suspendedAt: string | null, suspensionReason: string | null, since: string, user: { id: string, name: string, email: string | null, role: Role, verified: boolean, image: { url: string } | null } } & { ' $fragmentName'?: 'PersonHead_PersonFragment' };

export type PersonQueryVariables = Exact<{
  id: string;
}>;


export type PersonQuery = { adminPerson: (
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

export type PersonNumbersQueryVariables = Exact<{
  id: string;
}>;


export type PersonNumbersQuery = { problemsAsSeller: { totalCount: number | null }, problemsAsBuyer: { totalCount: number | null }, reports: { totalCount: number }, posted: { totalCount: number | null }, sold: { totalCount: number | null }, person: { id: string, cancelledSaleCount: number } | null, bought: { totalCount: number | null } };

export type PersonReportsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type PersonReportsQuery = { adminReports: { edges: Array<{ cursor: string, node: { id: string, kind: ReportKind, reason: ReportReason, note: string | null, decision: ReportDecision | null, createdAt: string, product: { id: string, productName: string } | null, reporter: { id: string, name: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SignInsQueryVariables = Exact<{
  userId: string;
  after?: string | null | undefined;
}>;


export type SignInsQuery = { adminSignIns: { edges: Array<{ cursor: string, node: { id: string, signedInAt: string, method: SignInMethod, browser: string | null, user: { id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type LocationText_ProductFragment = { id: string, location: string, place: { ' $fragmentRefs'?: { 'ProductDistance_PlaceFragment': ProductDistance_PlaceFragment } } | null } & { ' $fragmentName'?: 'LocationText_ProductFragment' };

export type ProductDistance_PlaceFragment = { latitude: number, longitude: number } & { ' $fragmentName'?: 'ProductDistance_PlaceFragment' };

export type Place_PartsFragment = { name: string, region: string | null, country: string, postalCode: string | null, latitude: number, longitude: number } & { ' $fragmentName'?: 'Place_PartsFragment' };

export type SearchedPlace_ProductsFragment = { near: { text: string, lookup: PlaceLookup, latitude: number | null, longitude: number | null, within: number | null, unit: DistanceUnit, phrase: string | null, others: Array<{ name: string, region: string | null, country: string, postalCode: string | null }> } | null } & { ' $fragmentName'?: 'SearchedPlace_ProductsFragment' };

export type OwnPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPlaceQuery = { me: { id: string, place: { ' $fragmentRefs'?: { 'Place_PartsFragment': Place_PartsFragment } } | null } | null };

export type PlacesQueryVariables = Exact<{
  text: string;
}>;


export type PlacesQuery = { places: Array<{ ' $fragmentRefs'?: { 'Place_PartsFragment': Place_PartsFragment } }> };

export type PriceGuideQueryVariables = Exact<{
  categoryId: string;
  productName?: string | null | undefined;
  condition?: Condition | null | undefined;
  brand?: string | null | undefined;
}>;


export type PriceGuideQuery = { priceGuide: { priceCount: number, source: PriceSource, condition: Condition | null, brand: string | null, low: { amount: number, currency: string }, typical: { amount: number }, high: { amount: number } } | null };

export type ProductPriceGuide_ProductFragment = { id: string, productName: string, condition: Condition, category: { id: string } | null, attributes: Array<{ name: string, value: string }> } & { ' $fragmentName'?: 'ProductPriceGuide_ProductFragment' };

export type OriginalPrice_ProductFragment = { id: string, originalPrice: (
    { amount: number }
    & { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }
  ), resalePrice: { amount: number } } & { ' $fragmentName'?: 'OriginalPrice_ProductFragment' };

export type PreviousPrice_ProductFragment = { id: string, previousPrice: { formatted: string } | null } & { ' $fragmentName'?: 'PreviousPrice_ProductFragment' };

export type ProductSummary_ProductFragment = (
  { id: string, productName: string, body: string, postedTime: string, image: { ' $fragmentRefs'?: { 'GalleryFrame_ImageFragment': GalleryFrame_ImageFragment;'GalleryPicture_ImageFragment': GalleryPicture_ImageFragment } } }
  & { ' $fragmentRefs'?: { 'ExplainedCondition_ProductFragment': ExplainedCondition_ProductFragment;'BuyPrice_ProductFragment': BuyPrice_ProductFragment } }
) & { ' $fragmentName'?: 'ProductSummary_ProductFragment' };

export type ProductCard_ProductFragment = (
  { id: string, productName: string, body: string, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'ExplainedCondition_ProductFragment': ExplainedCondition_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment;'PreviousPrice_ProductFragment': PreviousPrice_ProductFragment;'ProductSummary_ProductFragment': ProductSummary_ProductFragment;'AddToList_ProductFragment': AddToList_ProductFragment;'LocationText_ProductFragment': LocationText_ProductFragment } }
) & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type ProductGrid_ProductsFragment = { edges: Array<{ cursor: string, missing: Array<string>, node: (
      { id: string, inStock: Stock }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } & { ' $fragmentName'?: 'ProductGrid_ProductsFragment' };

export type ProductTile_ProductFragment = (
  { id: string, productName: string, inStock: Stock, image: { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'ConditionBadge_ProductFragment': ConditionBadge_ProductFragment;'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment;'PreviousPrice_ProductFragment': PreviousPrice_ProductFragment;'LocationText_ProductFragment': LocationText_ProductFragment } }
) & { ' $fragmentName'?: 'ProductTile_ProductFragment' };

export type TileRow_ProductFragment = (
  { id: string, inStock: Stock }
  & { ' $fragmentRefs'?: { 'ProductTile_ProductFragment': ProductTile_ProductFragment } }
) & { ' $fragmentName'?: 'TileRow_ProductFragment' };

export type ConditionBadge_ProductFragment = { id: string, condition: Condition } & { ' $fragmentName'?: 'ConditionBadge_ProductFragment' };

export type ExplainedCondition_ProductFragment = (
  { id: string, condition: Condition }
  & { ' $fragmentRefs'?: { 'ConditionBadge_ProductFragment': ConditionBadge_ProductFragment } }
) & { ' $fragmentName'?: 'ExplainedCondition_ProductFragment' };

export type Facts_ProductFragment = { id: string, attributes: Array<{ name: string, value: string }> } & { ' $fragmentName'?: 'Facts_ProductFragment' };

export type HiddenNote_ProductFragment = { id: string, hidden: { reason: string | null, hiddenAt: string } | null } & { ' $fragmentName'?: 'HiddenNote_ProductFragment' };

export type ProductModeration_ProductFragment = { id: string, productName: string, viewerCanHide: boolean, viewerCanRestore: boolean, viewerCanDelete: boolean } & { ' $fragmentName'?: 'ProductModeration_ProductFragment' };

export type PreviewDetails_ProductFragment = (
  { id: string, body: string }
  & { ' $fragmentRefs'?: { 'ProductFacts_ProductFragment': ProductFacts_ProductFragment } }
) & { ' $fragmentName'?: 'PreviewDetails_ProductFragment' };

export type PreviewHead_ProductFragment = (
  { id: string, productName: string, inStock: Stock, postedTime: string, place: (
    { name: string, region: string | null, country: string }
    & { ' $fragmentRefs'?: { 'ProductDistance_PlaceFragment': ProductDistance_PlaceFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'ExplainedCondition_ProductFragment': ExplainedCondition_ProductFragment;'BuyPrice_ProductFragment': BuyPrice_ProductFragment;'Gallery_ProductFragment': Gallery_ProductFragment } }
) & { ' $fragmentName'?: 'PreviewHead_ProductFragment' };

export type ProductPreviewHead_ProductFragment = { id: string, productName: string, body: string, inStock: Stock, image: { url: string }, images: Array<{ image: { url: string } }>, resalePrice: { amount: number } } & { ' $fragmentName'?: 'ProductPreviewHead_ProductFragment' };

export type Product_CachedFragment = { id: string, inStock: Stock, advertisement: boolean, revision: number, place: { name: string, region: string | null, country: string, latitude: number, longitude: number } | null, edits: Array<{ field: ProductField }>, originalPrice: { amount: number }, resalePrice: { amount: number }, seller: { id: string, verified: boolean } | null, category: { id: string } | null } & { ' $fragmentName'?: 'Product_CachedFragment' };

export type ListedTestQueryVariables = Exact<{
  filter?: ProductFilter | null | undefined;
  sort?: ProductSort | null | undefined;
  first?: number | null | undefined;
}>;


export type ListedTestQuery = { products: { totalCount: number | null, edges: Array<{ cursor: string, node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MissingFacts_ProductFragment = (
  { id: string, viewerCanEdit: boolean }
  & { ' $fragmentRefs'?: { 'Facts_ProductFragment': Facts_ProductFragment } }
) & { ' $fragmentName'?: 'MissingFacts_ProductFragment' };

export type MoreProductsQueryVariables = Exact<{
  id: string;
}>;


export type MoreProductsQuery = { product: { id: string, similarProducts: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'TileRow_ProductFragment': TileRow_ProductFragment } }
    )>, seller: { id: string, name: string, forSaleCount: number | null, productsForSale: { edges: Array<{ cursor: string, node: (
            { id: string }
            & { ' $fragmentRefs'?: { 'TileRow_ProductFragment': TileRow_ProductFragment } }
          ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null } | null };

export type ProductContact_ProductFragment = { id: string, phone: string | null, sellerEmail: string | null } & { ' $fragmentName'?: 'ProductContact_ProductFragment' };

export type ProductFacts_ProductFragment = (
  { id: string, yearsOfUsedProduct: number }
  & { ' $fragmentRefs'?: { 'Facts_ProductFragment': Facts_ProductFragment } }
) & { ' $fragmentName'?: 'ProductFacts_ProductFragment' };

export type ProductMenu_ProductFragment = (
  { id: string, productName: string }
  & { ' $fragmentRefs'?: { 'ReportProduct_ProductFragment': ReportProduct_ProductFragment } }
) & { ' $fragmentName'?: 'ProductMenu_ProductFragment' };

export type ProductQueryVariables = Exact<{
  id: string;
}>;


export type ProductQuery = { product: (
    { id: string, productName: string, category: { id: string, title: string } | null, resalePrice: { amount: number } }
    & { ' $fragmentRefs'?: { 'ProductSummary_ProductFragment': ProductSummary_ProductFragment;'Gallery_ProductFragment': Gallery_ProductFragment;'StockTag_ProductFragment': StockTag_ProductFragment;'BuyBox_ProductFragment': BuyBox_ProductFragment;'ProductFacts_ProductFragment': ProductFacts_ProductFragment;'MissingFacts_ProductFragment': MissingFacts_ProductFragment;'ProductPriceGuide_ProductFragment': ProductPriceGuide_ProductFragment;'ProductContact_ProductFragment': ProductContact_ProductFragment;'ProductMenu_ProductFragment': ProductMenu_ProductFragment } }
  ) | null };

export type BuyBox_ProductFragment = (
  { id: string, productName: string, resalePrice: { amount: number, currency: string, formatted: string }, hold: { until: string, amount: (
      { amount: number, currency: string, formatted: string }
      & { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } }
    ) } | null, seller: { id: string } | null }
  & { ' $fragmentRefs'?: { 'BuyPrice_ProductFragment': BuyPrice_ProductFragment;'AddToList_ProductFragment': AddToList_ProductFragment;'SecondaryActions_ProductFragment': SecondaryActions_ProductFragment;'OfferPanel_ProductFragment': OfferPanel_ProductFragment;'HiddenNote_ProductFragment': HiddenNote_ProductFragment;'ProductModeration_ProductFragment': ProductModeration_ProductFragment;'ProductLocation_ProductFragment': ProductLocation_ProductFragment;'SellerLine_ProductFragment': SellerLine_ProductFragment;'OwnProductBox_ProductFragment': OwnProductBox_ProductFragment } }
) & { ' $fragmentName'?: 'BuyBox_ProductFragment' };

export type BuyPrice_ProductFragment = (
  { id: string, resalePrice: { ' $fragmentRefs'?: { 'PriceText_MoneyFragment': PriceText_MoneyFragment } } }
  & { ' $fragmentRefs'?: { 'OriginalPrice_ProductFragment': OriginalPrice_ProductFragment;'PreviousPrice_ProductFragment': PreviousPrice_ProductFragment } }
) & { ' $fragmentName'?: 'BuyPrice_ProductFragment' };

export type OwnProductBox_ProductFragment = (
  { id: string, viewerCanEdit: boolean }
  & { ' $fragmentRefs'?: { 'BuyPrice_ProductFragment': BuyPrice_ProductFragment;'HoldNote_ProductFragment': HoldNote_ProductFragment;'HiddenNote_ProductFragment': HiddenNote_ProductFragment;'ProductLocation_ProductFragment': ProductLocation_ProductFragment;'SellerLine_ProductFragment': SellerLine_ProductFragment } }
) & { ' $fragmentName'?: 'OwnProductBox_ProductFragment' };

export type ProductLocation_ProductFragment = (
  { id: string, location: string }
  & { ' $fragmentRefs'?: { 'LocationText_ProductFragment': LocationText_ProductFragment } }
) & { ' $fragmentName'?: 'ProductLocation_ProductFragment' };

export type SecondaryActions_ProductFragment = (
  { id: string }
  & { ' $fragmentRefs'?: { 'AddToList_ProductFragment': AddToList_ProductFragment;'MakeOffer_ProductFragment': MakeOffer_ProductFragment } }
) & { ' $fragmentName'?: 'SecondaryActions_ProductFragment' };

export type SellerLine_ProductFragment = (
  { id: string, sellerName: string | null, seller: (
    { id: string, verified: boolean, since: string | null, soldCount: number | null, answersWithin: AnswerTime | null, image: { url: string } | null }
    & { ' $fragmentRefs'?: { 'FollowButton_UserFragment': FollowButton_UserFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'ProductRating_ProductFragment': ProductRating_ProductFragment;'AskSeller_ProductFragment': AskSeller_ProductFragment } }
) & { ' $fragmentName'?: 'SellerLine_ProductFragment' };

export type Gallery_ProductFragment = { id: string, productName: string, images: Array<{ description: string, image: (
      { url: string }
      & { ' $fragmentRefs'?: { 'GalleryFrame_ImageFragment': GalleryFrame_ImageFragment;'GalleryPicture_ImageFragment': GalleryPicture_ImageFragment } }
    ) }> } & { ' $fragmentName'?: 'Gallery_ProductFragment' };

export type GalleryFrame_ImageFragment = { width: number | null, height: number | null } & { ' $fragmentName'?: 'GalleryFrame_ImageFragment' };

export type GalleryPicture_ImageFragment = (
  { color: string | null }
  & { ' $fragmentRefs'?: { 'Picture_ImageFragment': Picture_ImageFragment } }
) & { ' $fragmentName'?: 'GalleryPicture_ImageFragment' };

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

export type ProductsOfSellerQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductsOfSellerQuery = { products: { edges: Array<{ cursor: string, node: { id: string, inStock: Stock, advertisement: boolean, sellerName: string | null, seller: { id: string } | null, category: { id: string } | null } }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type PushDeviceQueryVariables = Exact<{
  endpoint: string;
}>;


export type PushDeviceQuery = { pushDevice: { id: string, groups: Array<NotificationGroup> } | null };

export type ReportSeller_UserFragment = { id: string, name: string } & { ' $fragmentName'?: 'ReportSeller_UserFragment' };

export type Report_ListedFragment = { id: string, decision: ReportDecision | null } & { ' $fragmentName'?: 'Report_ListedFragment' };

export type ReportProduct_ProductFragment = { id: string, productName: string, inStock: Stock, seller: { id: string } | null } & { ' $fragmentName'?: 'ReportProduct_ProductFragment' };

export type ProductRating_ProductFragment = { id: string, seller: { id: string, soldCount: number | null, rating: { average: number | null, count: number } | null } | null } & { ' $fragmentName'?: 'ProductRating_ProductFragment' };

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

export type SaleFragment = { id: string, reviews: Array<{ id: string }> } & { ' $fragmentName'?: 'SaleFragment' };

export type Review_ListedFragment = { id: string, visibleAt: string, subject: { id: string } | null } & { ' $fragmentName'?: 'Review_ListedFragment' };

export type SavedSearchItem_SearchFragment = { id: string, name: string, path: string, mail: AlertMail, paused: boolean, lastAlertAt: string | null } & { ' $fragmentName'?: 'SavedSearchItem_SearchFragment' };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { mySavedSearches: Array<(
    { id: string, path: string }
    & { ' $fragmentRefs'?: { 'SavedSearchItem_SearchFragment': SavedSearchItem_SearchFragment } }
  )>, categories: Array<{ id: string, title: string }> };

export type MySavedSearchesInCacheQueryVariables = Exact<{ [key: string]: never; }>;


export type MySavedSearchesInCacheQuery = { mySavedSearches: Array<{ id: string }> };

export type MySavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type MySavedSearchesQuery = { mySavedSearches: Array<{ id: string, name: string, path: string }> };

export type Session_UserFragment = { id: string, name: string, email: string | null, role: Role, verified: boolean, image: { url: string } | null } & { ' $fragmentName'?: 'Session_UserFragment' };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { me: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Session_UserFragment': Session_UserFragment } }
  ) | null };

export type GetTokenMutationVariables = Exact<{
  input: GetTokenInput;
}>;


export type GetTokenMutation = { getToken: (
    { token: string | null, user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Session_UserFragment': Session_UserFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_GetTokenPayload_Fragment': MutationPayload_Outcome_GetTokenPayload_Fragment } }
  ) };

export type TaskOrderQueryVariables = Exact<{
  id: string;
}>;


export type TaskOrderQuery = { order: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ActionDialog_OrderFragment': ActionDialog_OrderFragment } }
  ) | null };

export type TaskItem_TaskFragment = { id: string, kind: TaskKind, subject: string, sentence: string, since: string, until: string | null, path: string, mutation: string | null, orderId: string | null } & { ' $fragmentName'?: 'TaskItem_TaskFragment' };

export type TasksQueryVariables = Exact<{ [key: string]: never; }>;


export type TasksQuery = { tasks: Array<(
    { id: string, path: string }
    & { ' $fragmentRefs'?: { 'TaskItem_TaskFragment': TaskItem_TaskFragment } }
  )> };

export type ReaderUnitsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReaderUnitsQuery = { me: { id: string, units: Units | null } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: (
    { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_UpdateProfilePayload_Fragment': MutationPayload_Outcome_UpdateProfilePayload_Fragment } }
  ) };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { signOutEverywhere: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_SignOutEverywherePayload_Fragment': MutationPayload_Outcome_SignOutEverywherePayload_Fragment } } };

export type AddAdminMutationVariables = Exact<{
  email: string;
}>;


export type AddAdminMutation = { addAdmin: (
    { previousRole: Role | null, user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AddAdminPayload_Fragment': MutationPayload_Outcome_AddAdminPayload_Fragment } }
  ) };

export type AdminDemoteAdminMutationVariables = Exact<{
  userId: string;
}>;


export type AdminDemoteAdminMutation = { adminDemoteAdmin: (
    { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminDemoteAdminPayload_Fragment': MutationPayload_Outcome_AdminDemoteAdminPayload_Fragment } }
  ) };

export type VerifyUserMutationVariables = Exact<{
  email: string;
}>;


export type VerifyUserMutation = { verifyUser: (
    { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_VerifyUserPayload_Fragment': MutationPayload_Outcome_VerifyUserPayload_Fragment } }
  ) };

export type AdminUnverifyUserMutationVariables = Exact<{
  userId: string;
}>;


export type AdminUnverifyUserMutation = { adminUnverifyUser: (
    { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminUnverifyUserPayload_Fragment': MutationPayload_Outcome_AdminUnverifyUserPayload_Fragment } }
  ) };

export type AdminSuspendUserMutationVariables = Exact<{
  input: AdminSuspendUserInput;
}>;


export type AdminSuspendUserMutation = { adminSuspendUser: (
    { person: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Person_RecordFragment': Person_RecordFragment } }
    ) | null, products: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    )> | null, payments: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    )> | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminSuspendUserPayload_Fragment': MutationPayload_Outcome_AdminSuspendUserPayload_Fragment } }
  ) };

export type AdminRestoreUserMutationVariables = Exact<{
  userId: string;
}>;


export type AdminRestoreUserMutation = { adminRestoreUser: (
    { person: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Person_RecordFragment': Person_RecordFragment } }
    ) | null, products: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    )> | null, payments: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    )> | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminRestoreUserPayload_Fragment': MutationPayload_Outcome_AdminRestoreUserPayload_Fragment } }
  ) };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;


export type DeleteAccountMutation = { deleteAccount: (
    { deletedUserId: string | null, openBusiness: Array<{ ' $fragmentRefs'?: { 'OpenBusiness_RecordFragment': OpenBusiness_RecordFragment } }> }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_DeleteAccountPayload_Fragment': MutationPayload_Outcome_DeleteAccountPayload_Fragment } }
  ) };

export type DeleteUserMutationVariables = Exact<{
  email: string;
}>;


export type DeleteUserMutation = { deleteUser: (
    { deletedCount: number | null, deletedUserId: string | null, deletedRole: Role | null, removedProducts: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    )> | null, anonymizedPayments: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    )> | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_DeleteUserPayload_Fragment': MutationPayload_Outcome_DeleteUserPayload_Fragment } }
  ) };

export type AddCategoryMutationVariables = Exact<{
  input: AddCategoryInput;
}>;


export type AddCategoryMutation = { addCategory: (
    { category: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AddCategoryPayload_Fragment': MutationPayload_Outcome_AddCategoryPayload_Fragment } }
  ) };

export type AdminUpdateCategoryMutationVariables = Exact<{
  input: AdminUpdateCategoryInput;
}>;


export type AdminUpdateCategoryMutation = { adminUpdateCategory: (
    { category: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminUpdateCategoryPayload_Fragment': MutationPayload_Outcome_AdminUpdateCategoryPayload_Fragment } }
  ) };

export type AdminMoveCategoryMutationVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;


export type AdminMoveCategoryMutation = { adminMoveCategory: (
    { categories: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    )> | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminMoveCategoryPayload_Fragment': MutationPayload_Outcome_AdminMoveCategoryPayload_Fragment } }
  ) };

export type AdminDeleteCategoryMutationVariables = Exact<{
  id: string;
  moveProductsTo?: string | null | undefined;
}>;


export type AdminDeleteCategoryMutation = { adminDeleteCategory: (
    { deletedCategoryId: string | null, movedCount: number | null, movedTo: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminDeleteCategoryPayload_Fragment': MutationPayload_Outcome_AdminDeleteCategoryPayload_Fragment } }
  ) };

export type AddProductMutationVariables = Exact<{
  input: AddProductInput;
}>;


export type AddProductMutation = { addProduct: (
    { product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AddProductPayload_Fragment': MutationPayload_Outcome_AddProductPayload_Fragment } }
  ) };

export type UpdateProductMutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type UpdateProductMutation = { updateProduct: (
    { product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, formerCategory: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Category_RecordFragment': Category_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_UpdateProductPayload_Fragment': MutationPayload_Outcome_UpdateProductPayload_Fragment } }
  ) };

export type ChangeStockPayload_RecordsFragment = { product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null, viewer: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
  ) | null } & { ' $fragmentName'?: 'ChangeStockPayload_RecordsFragment' };

export type PauseProductMutationVariables = Exact<{
  id: string;
}>;


export type PauseProductMutation = { pauseProduct: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_ChangeStockPayload_Fragment': MutationPayload_Outcome_ChangeStockPayload_Fragment;'ChangeStockPayload_RecordsFragment': ChangeStockPayload_RecordsFragment } } };

export type ResumeProductMutationVariables = Exact<{
  id: string;
}>;


export type ResumeProductMutation = { resumeProduct: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_ChangeStockPayload_Fragment': MutationPayload_Outcome_ChangeStockPayload_Fragment;'ChangeStockPayload_RecordsFragment': ChangeStockPayload_RecordsFragment } } };

export type MarkSoldElsewhereMutationVariables = Exact<{
  id: string;
}>;


export type MarkSoldElsewhereMutation = { markSoldElsewhere: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_ChangeStockPayload_Fragment': MutationPayload_Outcome_ChangeStockPayload_Fragment;'ChangeStockPayload_RecordsFragment': ChangeStockPayload_RecordsFragment } } };

export type RelistProductMutationVariables = Exact<{
  id: string;
}>;


export type RelistProductMutation = { relistProduct: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_ChangeStockPayload_Fragment': MutationPayload_Outcome_ChangeStockPayload_Fragment;'ChangeStockPayload_RecordsFragment': ChangeStockPayload_RecordsFragment } } };

export type DeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProductMutation = { deleteProduct: (
    { product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_DeleteProductPayload_Fragment': MutationPayload_Outcome_DeleteProductPayload_Fragment } }
  ) };

export type AdvertiseProductMutationVariables = Exact<{
  id: string;
}>;


export type AdvertiseProductMutation = { advertiseProduct: (
    { product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdvertiseProductPayload_Fragment': MutationPayload_Outcome_AdvertiseProductPayload_Fragment } }
  ) };

export type EndAdvertisementMutationVariables = Exact<{
  id: string;
}>;


export type EndAdvertisementMutation = { endAdvertisement: (
    { product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_EndAdvertisementPayload_Fragment': MutationPayload_Outcome_EndAdvertisementPayload_Fragment } }
  ) };

export type AddToBookingListMutationVariables = Exact<{
  productId: string;
}>;


export type AddToBookingListMutation = { addToBookingList: (
    { removedWishId: string | null, cartItem: (
      { id: string }
      & { ' $fragmentRefs'?: { 'CartItem_RecordFragment': CartItem_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AddToBookingListPayload_Fragment': MutationPayload_Outcome_AddToBookingListPayload_Fragment } }
  ) };

export type AddToWishListMutationVariables = Exact<{
  productId: string;
}>;


export type AddToWishListMutation = { addToWishList: (
    { wishItem: (
      { id: string }
      & { ' $fragmentRefs'?: { 'WishItem_RecordFragment': WishItem_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AddToWishListPayload_Fragment': MutationPayload_Outcome_AddToWishListPayload_Fragment } }
  ) };

export type DeleteBookingProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBookingProductMutation = { deleteBookingProduct: (
    { deletedBookingId: string | null, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_DeleteBookingProductPayload_Fragment': MutationPayload_Outcome_DeleteBookingProductPayload_Fragment } }
  ) };

export type DeleteWishProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWishProductMutation = { deleteWishProduct: (
    { deletedWishId: string | null, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_DeleteWishProductPayload_Fragment': MutationPayload_Outcome_DeleteWishProductPayload_Fragment } }
  ) };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: (
    { notifications: Array<{ id: string, readAt: string | null }> | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_MarkNotificationsReadPayload_Fragment': MutationPayload_Outcome_MarkNotificationsReadPayload_Fragment } }
  ) };

export type MarkAllNotificationsReadMutationVariables = Exact<{
  until: string;
}>;


export type MarkAllNotificationsReadMutation = { markAllNotificationsRead: (
    { notifications: Array<{ id: string, readAt: string | null }> | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_MarkAllNotificationsReadPayload_Fragment': MutationPayload_Outcome_MarkAllNotificationsReadPayload_Fragment } }
  ) };

export type MarkNotificationsReadAboutMutationVariables = Exact<{
  input: NotificationSubjectsInput;
}>;


export type MarkNotificationsReadAboutMutation = { markNotificationsReadAbout: (
    { notifications: Array<{ id: string, readAt: string | null }> | null, viewer: (
      { id: string, unreadNotificationCount: number | null }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_MarkNotificationsReadAboutPayload_Fragment': MutationPayload_Outcome_MarkNotificationsReadAboutPayload_Fragment } }
  ) };

export type UpdateNotificationSettingsMutationVariables = Exact<{
  mailed?: Array<NotificationKind> | NotificationKind | null | undefined;
  hidden?: Array<NotificationKind> | NotificationKind | null | undefined;
  weekly?: boolean | null | undefined;
}>;


export type UpdateNotificationSettingsMutation = { updateNotificationSettings: (
    { viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_UpdateNotificationSettingsPayload_Fragment': MutationPayload_Outcome_UpdateNotificationSettingsPayload_Fragment } }
  ) };

export type PushDevicePayload_RecordsFragment = { pushDevice: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PushDevice_RecordFragment': PushDevice_RecordFragment } }
  ) | null } & { ' $fragmentName'?: 'PushDevicePayload_RecordsFragment' };

export type SavePushDeviceMutationVariables = Exact<{
  input: SavePushDeviceInput;
}>;


export type SavePushDeviceMutation = { savePushDevice: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_PushDevicePayload_Fragment': MutationPayload_Outcome_PushDevicePayload_Fragment;'PushDevicePayload_RecordsFragment': PushDevicePayload_RecordsFragment } } };

export type DeletePushDeviceMutationVariables = Exact<{
  endpoint: string;
}>;


export type DeletePushDeviceMutation = { deletePushDevice: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_PushDevicePayload_Fragment': MutationPayload_Outcome_PushDevicePayload_Fragment;'PushDevicePayload_RecordsFragment': PushDevicePayload_RecordsFragment } } };

export type SendMessagePayload_RecordsFragment = { sentMessage: (
    { id: string, thread: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
  ) | null, viewer: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
  ) | null } & { ' $fragmentName'?: 'SendMessagePayload_RecordsFragment' };

export type AskSellerMutationVariables = Exact<{
  input: AskSellerInput;
}>;


export type AskSellerMutation = { askSeller: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_SendMessagePayload_Fragment': MutationPayload_Outcome_SendMessagePayload_Fragment;'SendMessagePayload_RecordsFragment': SendMessagePayload_RecordsFragment } } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_SendMessagePayload_Fragment': MutationPayload_Outcome_SendMessagePayload_Fragment;'SendMessagePayload_RecordsFragment': SendMessagePayload_RecordsFragment } } };

export type OrderPayload_RecordsFragment = { order: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Order_RecordFragment': Order_RecordFragment } }
  ) | null, payments: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
  )> | null, product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null } & { ' $fragmentName'?: 'OrderPayload_RecordsFragment' };

export type ProposePickUpMutationVariables = Exact<{
  input: ProposePickUpInput;
}>;


export type ProposePickUpMutation = { proposePickUp: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type AcceptPickUpMutationVariables = Exact<{
  input: AcceptPickUpInput;
}>;


export type AcceptPickUpMutation = { acceptPickUp: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type ChoosePickUpTimeMutationVariables = Exact<{
  input: ChoosePickUpTimeInput;
}>;


export type ChoosePickUpTimeMutation = { choosePickUpTime: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type AnnounceArrivalMutationVariables = Exact<{
  orderId: string;
}>;


export type AnnounceArrivalMutation = { announceArrival: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type ClaimHandOverMutationVariables = Exact<{
  orderId: string;
}>;


export type ClaimHandOverMutation = { claimHandOver: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type EnterHandOverCodeMutationVariables = Exact<{
  input: EnterHandOverCodeInput;
}>;


export type EnterHandOverCodeMutation = { enterHandOverCode: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type RenewHandOverCodeMutationVariables = Exact<{
  orderId: string;
}>;


export type RenewHandOverCodeMutation = { renewHandOverCode: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type ConfirmOrderReceiptMutationVariables = Exact<{
  orderId: string;
}>;


export type ConfirmOrderReceiptMutation = { confirmOrderReceipt: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type ObjectToHandOverMutationVariables = Exact<{
  input: ObjectToHandOverInput;
}>;


export type ObjectToHandOverMutation = { objectToHandOver: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { cancelOrder: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type RequestCancellationMutationVariables = Exact<{
  input: RequestCancellationInput;
}>;


export type RequestCancellationMutation = { requestCancellation: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type AnswerCancellationMutationVariables = Exact<{
  input: AnswerCancellationInput;
}>;


export type AnswerCancellationMutation = { answerCancellation: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type AdminDecideCancellationMutationVariables = Exact<{
  input: AnswerCancellationInput;
}>;


export type AdminDecideCancellationMutation = { adminDecideCancellation: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type ReportProblemMutationVariables = Exact<{
  input: ReportProblemInput;
}>;


export type ReportProblemMutation = { reportProblem: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type AnswerProblemMutationVariables = Exact<{
  input: AnswerProblemInput;
}>;


export type AnswerProblemMutation = { answerProblem: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type AcceptProblemOfferMutationVariables = Exact<{
  input: AcceptProblemOfferInput;
}>;


export type AcceptProblemOfferMutation = { acceptProblemOffer: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type CommentOnProblemMutationVariables = Exact<{
  input: CommentOnProblemInput;
}>;


export type CommentOnProblemMutation = { commentOnProblem: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type EscalateProblemMutationVariables = Exact<{
  orderId: string;
}>;


export type EscalateProblemMutation = { escalateProblem: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type CloseProblemMutationVariables = Exact<{
  orderId: string;
}>;


export type CloseProblemMutation = { closeProblem: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type ConfirmReturnMutationVariables = Exact<{
  orderId: string;
}>;


export type ConfirmReturnMutation = { confirmReturn: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type AdminDecideProblemMutationVariables = Exact<{
  input: DecideProblemInput;
}>;


export type AdminDecideProblemMutation = { adminDecideProblem: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OrderPayload_Fragment': MutationPayload_Outcome_OrderPayload_Fragment;'OrderPayload_RecordsFragment': OrderPayload_RecordsFragment } } };

export type PickUpPlanPayload_RecordsFragment = { viewer: (
    { id: string }
    & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
  ) | null } & { ' $fragmentName'?: 'PickUpPlanPayload_RecordsFragment' };

export type SavePickUpPlanMutationVariables = Exact<{
  input: SavePickUpPlanInput;
}>;


export type SavePickUpPlanMutation = { savePickUpPlan: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_PickUpPlanPayload_Fragment': MutationPayload_Outcome_PickUpPlanPayload_Fragment;'PickUpPlanPayload_RecordsFragment': PickUpPlanPayload_RecordsFragment } } };

export type DeletePickUpPlanMutationVariables = Exact<{
  id: string;
}>;


export type DeletePickUpPlanMutation = { deletePickUpPlan: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_PickUpPlanPayload_Fragment': MutationPayload_Outcome_PickUpPlanPayload_Fragment;'PickUpPlanPayload_RecordsFragment': PickUpPlanPayload_RecordsFragment } } };

export type SendOrderMessageMutationVariables = Exact<{
  input: SendOrderMessageInput;
}>;


export type SendOrderMessageMutation = { sendOrderMessage: (
    { sentMessage: (
      { id: string, thread: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
    ) | null, order: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Order_RecordFragment': Order_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_SendOrderMessagePayload_Fragment': MutationPayload_Outcome_SendOrderMessagePayload_Fragment } }
  ) };

export type MarkThreadReadMutationVariables = Exact<{
  threadId: string;
  until: string;
}>;


export type MarkThreadReadMutation = { markThreadRead: (
    { thread: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
    ) | null, viewer: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_MarkThreadReadPayload_Fragment': MutationPayload_Outcome_MarkThreadReadPayload_Fragment } }
  ) };

export type ReportMessageMutationVariables = Exact<{
  input: ReportMessageInput;
}>;


export type ReportMessageMutation = { reportMessage: (
    { reportedMessage: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Message_RecordFragment': Message_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_ReportMessagePayload_Fragment': MutationPayload_Outcome_ReportMessagePayload_Fragment } }
  ) };

export type ReportProductMutationVariables = Exact<{
  input: ReportProductInput;
}>;


export type ReportProductMutation = { reportProduct: (
    { product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_ReportProductPayload_Fragment': MutationPayload_Outcome_ReportProductPayload_Fragment } }
  ) };

export type ReportUserMutationVariables = Exact<{
  input: ReportUserInput;
}>;


export type ReportUserMutation = { reportUser: (
    { user: (
      { id: string }
      & { ' $fragmentRefs'?: { 'User_RecordFragment': User_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_ReportUserPayload_Fragment': MutationPayload_Outcome_ReportUserPayload_Fragment } }
  ) };

export type AdminDecideReportMutationVariables = Exact<{
  input: AdminDecideReportInput;
}>;


export type AdminDecideReportMutation = { adminDecideReport: (
    { reports: Array<(
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
    )> | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminDecideReportPayload_Fragment': MutationPayload_Outcome_AdminDecideReportPayload_Fragment } }
  ) };

export type UnblockUserMutationVariables = Exact<{
  userId: string;
}>;


export type UnblockUserMutation = { unblockUser: (
    { threads: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Thread_RecordFragment': Thread_RecordFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_BlockUserPayload_Fragment': MutationPayload_Outcome_BlockUserPayload_Fragment } }
  ) };

export type FollowPayload_RecordsFragment = { seller: (
    { id: string, viewerFollows: boolean }
    & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
  ) | null } & { ' $fragmentName'?: 'FollowPayload_RecordsFragment' };

export type FollowSellerMutationVariables = Exact<{
  userId: string;
}>;


export type FollowSellerMutation = { followSeller: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_FollowPayload_Fragment': MutationPayload_Outcome_FollowPayload_Fragment;'FollowPayload_RecordsFragment': FollowPayload_RecordsFragment } } };

export type UnfollowSellerMutationVariables = Exact<{
  userId: string;
}>;


export type UnfollowSellerMutation = { unfollowSeller: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_FollowPayload_Fragment': MutationPayload_Outcome_FollowPayload_Fragment;'FollowPayload_RecordsFragment': FollowPayload_RecordsFragment } } };

export type SavedSearchPayload_RecordsFragment = { savedSearch: (
    { id: string }
    & { ' $fragmentRefs'?: { 'SavedSearch_RecordFragment': SavedSearch_RecordFragment } }
  ) | null } & { ' $fragmentName'?: 'SavedSearchPayload_RecordsFragment' };

export type SaveSearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;


export type SaveSearchMutation = { saveSearch: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_SavedSearchPayload_Fragment': MutationPayload_Outcome_SavedSearchPayload_Fragment;'SavedSearchPayload_RecordsFragment': SavedSearchPayload_RecordsFragment } } };

export type UpdateSavedSearchMutationVariables = Exact<{
  id: string;
  input: UpdateSavedSearchInput;
}>;


export type UpdateSavedSearchMutation = { updateSavedSearch: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_SavedSearchPayload_Fragment': MutationPayload_Outcome_SavedSearchPayload_Fragment;'SavedSearchPayload_RecordsFragment': SavedSearchPayload_RecordsFragment } } };

export type DeleteSavedSearchMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedSearchMutation = { deleteSavedSearch: (
    { deletedSavedSearchId: string | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_DeleteSavedSearchPayload_Fragment': MutationPayload_Outcome_DeleteSavedSearchPayload_Fragment } }
  ) };

export type StopAlertMailsMutationVariables = Exact<{
  token: string;
}>;


export type StopAlertMailsMutation = { stopAlertMails: (
    { name: string | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_StopAlertMailsPayload_Fragment': MutationPayload_Outcome_StopAlertMailsPayload_Fragment } }
  ) };

export type AcceptOfferPayload_RecordsFragment = { offer: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
  ) | null, product: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
  ) | null, closedOffers: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
  )> } & { ' $fragmentName'?: 'AcceptOfferPayload_RecordsFragment' };

export type AcceptCounterOfferMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptCounterOfferMutation = { acceptCounterOffer: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AcceptOfferPayload_Fragment': MutationPayload_Outcome_AcceptOfferPayload_Fragment;'AcceptOfferPayload_RecordsFragment': AcceptOfferPayload_RecordsFragment } } };

export type AcceptOfferMutationVariables = Exact<{
  input: AcceptOfferInput;
}>;


export type AcceptOfferMutation = { acceptOffer: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AcceptOfferPayload_Fragment': MutationPayload_Outcome_AcceptOfferPayload_Fragment;'AcceptOfferPayload_RecordsFragment': AcceptOfferPayload_RecordsFragment } } };

export type OfferPayload_RecordsFragment = { offer: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
  ) | null } & { ' $fragmentName'?: 'OfferPayload_RecordsFragment' };

export type WithdrawOfferMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawOfferMutation = { withdrawOffer: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OfferPayload_Fragment': MutationPayload_Outcome_OfferPayload_Fragment;'OfferPayload_RecordsFragment': OfferPayload_RecordsFragment } } };

export type DeclineOfferMutationVariables = Exact<{
  id: string;
}>;


export type DeclineOfferMutation = { declineOffer: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_OfferPayload_Fragment': MutationPayload_Outcome_OfferPayload_Fragment;'OfferPayload_RecordsFragment': OfferPayload_RecordsFragment } } };

export type AdminCancelSaleMutationVariables = Exact<{
  paymentId: string;
}>;


export type AdminCancelSaleMutation = { adminCancelSale: (
    { payment: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminCancelSalePayload_Fragment': MutationPayload_Outcome_AdminCancelSalePayload_Fragment } }
  ) };

export type AdminRefundPaymentMutationVariables = Exact<{
  input: AdminRefundPaymentInput;
}>;


export type AdminRefundPaymentMutation = { adminRefundPayment: (
    { payments: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    )> | null, product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminRefundPaymentPayload_Fragment': MutationPayload_Outcome_AdminRefundPaymentPayload_Fragment } }
  ) };

export type AdminAnswerFailedRefundMutationVariables = Exact<{
  input: AdminAnswerFailedRefundInput;
}>;


export type AdminAnswerFailedRefundMutation = { adminAnswerFailedRefund: (
    { payment: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null, order: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Order_RecordFragment': Order_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminAnswerFailedRefundPayload_Fragment': MutationPayload_Outcome_AdminAnswerFailedRefundPayload_Fragment } }
  ) };

export type StartPayoutSetupMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPayoutSetupMutation = { startPayoutSetup: (
    { url: string | null, account: (
      { id: string, checkedAt: string | null }
      & { ' $fragmentRefs'?: { 'PayoutAccount_RecordFragment': PayoutAccount_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_StartPayoutSetupPayload_Fragment': MutationPayload_Outcome_StartPayoutSetupPayload_Fragment } }
  ) };

export type PayoutPayload_RecordsFragment = { payout: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Payout_RecordFragment': Payout_RecordFragment } }
  ) | null } & { ' $fragmentName'?: 'PayoutPayload_RecordsFragment' };

export type AdminHoldPayoutMutationVariables = Exact<{
  input: AdminPayoutInput;
}>;


export type AdminHoldPayoutMutation = { adminHoldPayout: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_PayoutPayload_Fragment': MutationPayload_Outcome_PayoutPayload_Fragment;'PayoutPayload_RecordsFragment': PayoutPayload_RecordsFragment } } };

export type AdminReleasePayoutMutationVariables = Exact<{
  input: AdminPayoutInput;
}>;


export type AdminReleasePayoutMutation = { adminReleasePayout: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_PayoutPayload_Fragment': MutationPayload_Outcome_PayoutPayload_Fragment;'PayoutPayload_RecordsFragment': PayoutPayload_RecordsFragment } } };

export type AdminRetryTransferMutationVariables = Exact<{
  orderId: string;
}>;


export type AdminRetryTransferMutation = { adminRetryTransfer: { ' $fragmentRefs'?: { 'MutationPayload_Outcome_PayoutPayload_Fragment': MutationPayload_Outcome_PayoutPayload_Fragment;'PayoutPayload_RecordsFragment': PayoutPayload_RecordsFragment } } };

export type AdminHideProductMutationVariables = Exact<{
  input: AdminHideProductInput;
}>;


export type AdminHideProductMutation = { adminHideProduct: (
    { product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminHideProductPayload_Fragment': MutationPayload_Outcome_AdminHideProductPayload_Fragment } }
  ) };

export type AdminRestoreProductMutationVariables = Exact<{
  id: string;
}>;


export type AdminRestoreProductMutation = { adminRestoreProduct: (
    { product: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Product_RecordFragment': Product_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AdminRestoreProductPayload_Fragment': MutationPayload_Outcome_AdminRestoreProductPayload_Fragment } }
  ) };

export type AddReviewMutationVariables = Exact<{
  input: AddReviewInput;
}>;


export type AddReviewMutation = { addReview: (
    { review: (
      { id: string }
      & { ' $fragmentRefs'?: { 'Review_RecordFragment': Review_RecordFragment } }
    ) | null, payment: (
      { id: string, reviews: Array<{ id: string, subject: { id: string, rating: { average: number | null, count: number } | null } | null }> }
      & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'MutationPayload_Outcome_AddReviewPayload_Fragment': MutationPayload_Outcome_AddReviewPayload_Fragment } }
  ) };

export type AdminPayoutsQueryVariables = Exact<{
  filter?: AdminPayoutFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminPayoutsQuery = { adminPayouts: { totalCount: number | null, edges: Array<{ cursor: string, node: (
        { id: string, order: { id: string, seller: { name: string } } }
        & { ' $fragmentRefs'?: { 'PayoutRow_PayoutFragment': PayoutRow_PayoutFragment;'PayoutActions_PayoutFragment': PayoutActions_PayoutFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PayoutsQueryVariables = Exact<{
  filter?: PayoutFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type PayoutsQuery = { payouts: { totalCount: number | null, edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'PayoutRow_PayoutFragment': PayoutRow_PayoutFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PayoutsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutsPageQuery = { payoutAccount: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PayoutSetup_PayoutAccountFragment': PayoutSetup_PayoutAccountFragment } }
  ), payoutSummary: (
    { months: Array<{ month: string }> }
    & { ' $fragmentRefs'?: { 'PayoutFigures_PayoutSummaryFragment': PayoutFigures_PayoutSummaryFragment;'PayoutMonths_PayoutSummaryFragment': PayoutMonths_PayoutSummaryFragment } }
  ) };

export type PayoutRow_PayoutFragment = (
  { id: string, charged: { formatted: string }, refunded: { amount: number, formatted: string }, lostInDisputes: { amount: number, formatted: string }, fee: { amount: number, formatted: string }, share: { formatted: string }, transferred: { amount: number, formatted: string }, reversed: { amount: number, formatted: string }, owed: { amount: number, formatted: string }, order: (
    { id: string, createdAt: string }
    & { ' $fragmentRefs'?: { 'OrderLink_OrderFragment': OrderLink_OrderFragment } }
  ) }
  & { ' $fragmentRefs'?: { 'PayoutReason_PayoutFragment': PayoutReason_PayoutFragment } }
) & { ' $fragmentName'?: 'PayoutRow_PayoutFragment' };

export type ReportItem_ReportFragment = (
  { id: string, kind: ReportKind, reason: ReportReason, note: string | null, createdAt: string, targetReportCount: number, reporter: { id: string, name: string } | null }
  & { ' $fragmentRefs'?: { 'ReportedMessage_ReportFragment': ReportedMessage_ReportFragment;'ReportedProduct_ReportFragment': ReportedProduct_ReportFragment;'ReportedUser_ReportFragment': ReportedUser_ReportFragment;'ReportOutcome_ReportFragment': ReportOutcome_ReportFragment } }
) & { ' $fragmentName'?: 'ReportItem_ReportFragment' };

export type ReportOutcome_ReportFragment = { id: string, kind: ReportKind, decision: ReportDecision | null, decisionNote: string | null, decidedAt: string | null, product: { id: string } | null, subject: { id: string, name: string } | null, reporter: { id: string } | null, decidedBy: { id: string, name: string } | null } & { ' $fragmentName'?: 'ReportOutcome_ReportFragment' };

export type ReportedMessage_ReportFragment = { id: string, message: (
    { id: string }
    & { ' $fragmentRefs'?: { 'ReportLine_MessageFragment': ReportLine_MessageFragment } }
  ) | null, messagesBefore: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ReportLine_MessageFragment': ReportLine_MessageFragment } }
  )> } & { ' $fragmentName'?: 'ReportedMessage_ReportFragment' };

export type ReportLine_MessageFragment = { id: string, text: string, createdAt: string, photos: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'PrivatePhotos_PhotoFragment': PrivatePhotos_PhotoFragment } }
  )>, sender: { id: string, name: string } | null } & { ' $fragmentName'?: 'ReportLine_MessageFragment' };

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


export type ReportsQuery = { adminReports: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'ReportItem_ReportFragment': ReportItem_ReportFragment } }
      ) }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type Picture_ImageFragment = { url: string, srcSet: string | null, color: string | null } & { ' $fragmentName'?: 'Picture_ImageFragment' };

export type PrivatePhotos_PhotoFragment = { id: string, url: string, srcSet: string, width: number, height: number, color: string } & { ' $fragmentName'?: 'PrivatePhotos_PhotoFragment' };

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

export type FullPlacesQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type FullPlacesQuery = { places: Array<{ ' $fragmentRefs'?: { 'Place_RecordFragment': Place_RecordFragment } }> };

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

export type FullPriceGuideQueryVariables = Exact<{
  categoryId: string;
  productName?: string | null | undefined;
  condition?: Condition | null | undefined;
  brand?: string | null | undefined;
}>;


export type FullPriceGuideQuery = { priceGuide: { ' $fragmentRefs'?: { 'PriceGuide_RecordFragment': PriceGuide_RecordFragment } } | null };

export type FullSellerQueryVariables = Exact<{
  userId: string;
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

export type FullFollowedSellersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullFollowedSellersQuery = { followedSellers: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullMySavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type FullMySavedSearchesQuery = { mySavedSearches: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'SavedSearch_RecordFragment': SavedSearch_RecordFragment } }
  )> };

export type FullUsersQueryVariables = Exact<{
  filter?: UserFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullUsersQuery = { users: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'User_PersonFragment': User_PersonFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullAdminPersonQueryVariables = Exact<{
  userId: string;
}>;


export type FullAdminPersonQuery = { adminPerson: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Person_RecordFragment': Person_RecordFragment } }
  ) | null };

export type FullDeletionEffectsQueryVariables = Exact<{
  userId: string;
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

export type FullAdminSignInsQueryVariables = Exact<{
  userId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAdminSignInsQuery = { adminSignIns: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'SignIn_RecordFragment': SignIn_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullOrderQueryVariables = Exact<{
  id: string;
}>;


export type FullOrderQuery = { order: (
    { id: string }
    & { ' $fragmentRefs'?: { 'Order_RecordFragment': Order_RecordFragment } }
  ) | null };

export type FullReceiptQueryVariables = Exact<{
  orderId: string;
}>;


export type FullReceiptQuery = { receipt: { ' $fragmentRefs'?: { 'Receipt_RecordFragment': Receipt_RecordFragment } } | null };

export type FullOrdersQueryVariables = Exact<{
  filter?: OrderFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullOrdersQuery = { orders: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Order_RecordFragment': Order_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullAdminOrdersQueryVariables = Exact<{
  filter?: AdminOrderFilter | null | undefined;
  sort?: OrderSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAdminOrdersQuery = { adminOrders: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Order_RecordFragment': Order_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullPayoutsQueryVariables = Exact<{
  filter?: PayoutFilter | null | undefined;
  sort?: PayoutSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullPayoutsQuery = { payouts: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Payout_RecordFragment': Payout_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullPayoutAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type FullPayoutAccountQuery = { payoutAccount: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PayoutAccount_RecordFragment': PayoutAccount_RecordFragment } }
  ) };

export type FullPayoutSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type FullPayoutSummaryQuery = { payoutSummary: { ' $fragmentRefs'?: { 'PayoutSummary_RecordFragment': PayoutSummary_RecordFragment } } };

export type FullPayoutStatementQueryVariables = Exact<{
  month: string;
}>;


export type FullPayoutStatementQuery = { payoutStatement: { ' $fragmentRefs'?: { 'PayoutStatement_RecordFragment': PayoutStatement_RecordFragment } } };

export type FullAdminPayoutsQueryVariables = Exact<{
  filter?: AdminPayoutFilter | null | undefined;
  sort?: PayoutSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAdminPayoutsQuery = { adminPayouts: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Payout_RecordFragment': Payout_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullAdminPayoutAccountsQueryVariables = Exact<{
  filter?: PayoutAccountFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAdminPayoutAccountsQuery = { adminPayoutAccounts: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'PayoutAccount_RecordFragment': PayoutAccount_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullAdminReconciliationQueryVariables = Exact<{ [key: string]: never; }>;


export type FullAdminReconciliationQuery = { adminReconciliation: { ' $fragmentRefs'?: { 'PayoutReconciliation_RecordFragment': PayoutReconciliation_RecordFragment } } | null };

export type FullSalesOverTimeQueryVariables = Exact<{
  months?: number | null | undefined;
}>;


export type FullSalesOverTimeQuery = { salesOverTime: Array<{ ' $fragmentRefs'?: { 'SalesPeriod_RecordFragment': SalesPeriod_RecordFragment } }> };

export type FullAdminPaymentsQueryVariables = Exact<{
  filter?: PaymentFilter | null | undefined;
  sort?: PaymentSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAdminPaymentsQuery = { adminPayments: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Payment_RecordFragment': Payment_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullAdminAuditLogQueryVariables = Exact<{
  filter?: AuditEntryFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAdminAuditLogQuery = { adminAuditLog: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'AuditEntry_RecordFragment': AuditEntry_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullAdminOverviewQueryVariables = Exact<{
  from: string;
  to: string;
  interval?: OverviewInterval | null | undefined;
}>;


export type FullAdminOverviewQuery = { adminOverview: { ' $fragmentRefs'?: { 'Overview_RecordFragment': Overview_RecordFragment } } };

export type FullAdminSearchesQueryVariables = Exact<{
  from: string;
  to: string;
  first?: number | null | undefined;
}>;


export type FullAdminSearchesQuery = { adminSearches: { ' $fragmentRefs'?: { 'SearchedTexts_RecordFragment': SearchedTexts_RecordFragment } } };

export type FullAdminHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type FullAdminHealthQuery = { adminHealth: { ' $fragmentRefs'?: { 'Health_RecordFragment': Health_RecordFragment } } };

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

export type FullAdminReportsQueryVariables = Exact<{
  filter?: ReportFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullAdminReportsQuery = { adminReports: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Report_RecordFragment': Report_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullOffersQueryVariables = Exact<{
  filter?: OfferFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type FullOffersQuery = { offers: { edges: Array<{ cursor: string, node: (
        { id: string }
        & { ' $fragmentRefs'?: { 'Offer_RecordFragment': Offer_RecordFragment } }
      ) }>, pageInfo: { startCursor: string | null, endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean } } };

export type FullTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type FullTasksQuery = { tasks: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'Task_RecordFragment': Task_RecordFragment } }
  )> };

export type FullPushDeviceQueryVariables = Exact<{
  endpoint: string;
}>;


export type FullPushDeviceQuery = { pushDevice: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PushDevice_RecordFragment': PushDevice_RecordFragment } }
  ) | null };

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


      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Change": [
      "AuditEntryAdded",
      "CartItemAdded",
      "CartItemRemoved",
      "CategoryChanged",
      "CategoryDeleted",
      "FollowChanged",
      "MessageChanged",
      "NotificationChanged",
      "OfferChanged",
      "OrderChanged",
      "PaymentChanged",
      "ProductChanged",
      "ReportChanged",
      "ReviewAdded",
      "SavedSearchChanged",
      "SignInAdded",
      "ThreadChanged",
      "UserChanged",
      "UserDeleted",
      "WishItemAdded",
      "WishItemRemoved"
    ],
    "MutationPayload": [
      "AcceptOfferPayload",
      "AddAdminPayload",
      "AddCategoryPayload",
      "AddProductPayload",
      "AddReviewPayload",
      "AddToBookingListPayload",
      "AddToWishListPayload",
      "AddUserPayload",
      "AdminAnswerFailedRefundPayload",
      "AdminCancelSalePayload",
      "AdminDecideReportPayload",
      "AdminDeleteCategoryPayload",
      "AdminDemoteAdminPayload",
      "AdminHideProductPayload",
      "AdminMoveCategoryPayload",
      "AdminRefundPaymentPayload",
      "AdminRestoreProductPayload",
      "AdminRestoreUserPayload",
      "AdminSuspendUserPayload",
      "AdminUnverifyUserPayload",
      "AdminUpdateCategoryPayload",
      "AdvertiseProductPayload",
      "BlockUserPayload",
      "ChangeStockPayload",
      "CreatePaymentIntentPayload",
      "DeleteAccountPayload",
      "DeleteBookingProductPayload",
      "DeleteProductPayload",
      "DeleteSavedSearchPayload",
      "DeleteUserPayload",
      "DeleteWishProductPayload",
      "EndAdvertisementPayload",
      "FollowPayload",
      "GetTokenPayload",
      "MarkAllNotificationsReadPayload",
      "MarkNotificationsReadAboutPayload",
      "MarkNotificationsReadPayload",
      "MarkThreadReadPayload",
      "OfferPayload",
      "OrderPayload",
      "PayoutPayload",
      "PickUpPlanPayload",
      "PushDevicePayload",
      "RecordPaymentPayload",
      "ReportMessagePayload",
      "ReportProductPayload",
      "ReportUserPayload",
      "SavedSearchPayload",
      "SendMessagePayload",
      "SendOrderMessagePayload",
      "SignOutEverywherePayload",
      "StartPayoutSetupPayload",
      "StopAlertMailsPayload",
      "UpdateNotificationSettingsPayload",
      "UpdateProductPayload",
      "UpdateProfilePayload",
      "VerifyUserPayload"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Change": [
      "AuditEntryAdded",
      "CartItemAdded",
      "CartItemRemoved",
      "CategoryChanged",
      "CategoryDeleted",
      "FollowChanged",
      "MessageChanged",
      "NotificationChanged",
      "OfferChanged",
      "OrderChanged",
      "PaymentChanged",
      "ProductChanged",
      "ReportChanged",
      "ReviewAdded",
      "SavedSearchChanged",
      "SignInAdded",
      "ThreadChanged",
      "UserChanged",
      "UserDeleted",
      "WishItemAdded",
      "WishItemRemoved"
    ],
    "MutationPayload": [
      "AcceptOfferPayload",
      "AddAdminPayload",
      "AddCategoryPayload",
      "AddProductPayload",
      "AddReviewPayload",
      "AddToBookingListPayload",
      "AddToWishListPayload",
      "AddUserPayload",
      "AdminAnswerFailedRefundPayload",
      "AdminCancelSalePayload",
      "AdminDecideReportPayload",
      "AdminDeleteCategoryPayload",
      "AdminDemoteAdminPayload",
      "AdminHideProductPayload",
      "AdminMoveCategoryPayload",
      "AdminRefundPaymentPayload",
      "AdminRestoreProductPayload",
      "AdminRestoreUserPayload",
      "AdminSuspendUserPayload",
      "AdminUnverifyUserPayload",
      "AdminUpdateCategoryPayload",
      "AdvertiseProductPayload",
      "BlockUserPayload",
      "ChangeStockPayload",
      "CreatePaymentIntentPayload",
      "DeleteAccountPayload",
      "DeleteBookingProductPayload",
      "DeleteProductPayload",
      "DeleteSavedSearchPayload",
      "DeleteUserPayload",
      "DeleteWishProductPayload",
      "EndAdvertisementPayload",
      "FollowPayload",
      "GetTokenPayload",
      "MarkAllNotificationsReadPayload",
      "MarkNotificationsReadAboutPayload",
      "MarkNotificationsReadPayload",
      "MarkThreadReadPayload",
      "OfferPayload",
      "OrderPayload",
      "PayoutPayload",
      "PickUpPlanPayload",
      "PushDevicePayload",
      "RecordPaymentPayload",
      "ReportMessagePayload",
      "ReportProductPayload",
      "ReportUserPayload",
      "SavedSearchPayload",
      "SendMessagePayload",
      "SendOrderMessagePayload",
      "SignOutEverywherePayload",
      "StartPayoutSetupPayload",
      "StopAlertMailsPayload",
      "UpdateNotificationSettingsPayload",
      "UpdateProductPayload",
      "UpdateProfilePayload",
      "VerifyUserPayload"
    ]
  }
};
      export default result;
    