// The values of each enum as the server, the database and REST write them.

export const AdminProductSort = {
  "NEWEST": "NEWEST",
  "OLDEST": "OLDEST",
  "PRICE_ASC": "PRICE_ASC",
  "PRICE_DESC": "PRICE_DESC"
} as const;

export const AlertMail = {
  "NEVER": "never",
  "AT_ONCE": "at-once",
  "DAILY": "daily"
} as const;

export const AnswerTime = {
  "FEW_HOURS": "few-hours",
  "DAY": "day",
  "FEW_DAYS": "few-days"
} as const;

export const AttributeType = {
  "NUMBER": "number",
  "BOOLEAN": "boolean",
  "CHOICE": "choice",
  "TEXT": "text"
} as const;

export const AuditAction = {
  "ADD_ADMIN": "add-admin",
  "DEMOTE_ADMIN": "demote-admin",
  "VERIFY_USER": "verify-user",
  "UNVERIFY_USER": "unverify-user",
  "DELETE_USER": "delete-user",
  "DELETE_ACCOUNT": "delete-account",
  "ADD_CATEGORY": "add-category",
  "UPDATE_CATEGORY": "update-category",
  "MOVE_CATEGORY": "move-category",
  "DELETE_CATEGORY": "delete-category",
  "DELETE_PRODUCT": "delete-product",
  "ADVERTISE_PRODUCT": "advertise-product",
  "END_ADVERTISEMENT": "end-advertisement",
  "CANCEL_SALE": "cancel-sale",
  "REFUND_PAYMENT": "refund-payment",
  "SUSPEND_USER": "suspend-user",
  "RESTORE_USER": "restore-user",
  "HIDE_PRODUCT": "hide-product",
  "RESTORE_PRODUCT": "restore-product",
  "DECIDE_REPORT": "decide-report",
  "DECIDE_CANCELLATION": "decide-cancellation",
  "DECIDE_PROBLEM": "decide-problem",
  "COMMENT_ON_PROBLEM": "comment-on-problem",
  "HOLD_PAYOUT": "hold-payout",
  "RELEASE_PAYOUT": "release-payout",
  "RETRY_TRANSFER": "retry-transfer",
  "RETRY_REFUND": "retry-refund",
  "PAY_REFUND_ANOTHER_WAY": "pay-refund-another-way",
  "RELEASE_REFUND": "release-refund"
} as const;

export const AuditSource = {
  "REQUEST": "request",
  "COMMAND_LINE": "command-line",
  "ADMIN_EMAILS": "admin-emails"
} as const;

export const BalanceStatus = {
  "NOT_DUE": "not-due",
  "DUE": "due",
  "OVERDUE": "overdue",
  "PAID": "paid",
  "CANCELLED": "cancelled"
} as const;

export const BankState = {
  "ON_ITS_WAY": "on-its-way",
  "PAID": "paid",
  "FAILED": "failed"
} as const;

export const CancelRequestStatus = {
  "OPEN": "open",
  "ESCALATED": "escalated",
  "ACCEPTED": "accepted",
  "DECLINED": "declined"
} as const;

export const CancellationReason = {
  "SOLD_ELSEWHERE": "sold-elsewhere",
  "NOT_AVAILABLE": "not-available",
  "NO_PICK_UP": "no-pick-up",
  "OTHER": "other",
  "BALANCE_UNPAID": "balance-unpaid",
  "BUYER_ASKED": "buyer-asked",
  "PROBLEM": "problem",
  "REFUNDED": "refunded"
} as const;

export const Condition = {
  "EXCELLENT": "Excellent",
  "GOOD": "Good",
  "FAIR": "Fair"
} as const;

export const Dependency = {
  "DATABASE": "database",
  "IDENTITY": "identity",
  "CARDS": "cards",
  "IMAGES": "images",
  "MAIL": "mail",
  "EVENTS": "events",
  "SEARCH": "search"
} as const;

export const DependencyState = {
  "UP": "up",
  "SLOW": "slow",
  "DOWN": "down"
} as const;

export const DisputeStatus = {
  "OPEN": "open",
  "WON": "won",
  "LOST": "lost",
  "CLOSED": "closed"
} as const;

export const DistanceUnit = {
  "MI": "mi",
  "KM": "km"
} as const;

export const FailedRefundAnswer = {
  "TRY_AGAIN": "try-again",
  "PAID_ANOTHER_WAY": "paid-another-way",
  "RELEASE": "release"
} as const;

export const HandOverProof = {
  "CODE": "code",
  "BUYER": "buyer",
  "SILENCE": "silence"
} as const;

export const HandOverStatus = {
  "PAID": "paid",
  "HANDED_OVER": "handed-over",
  "DISPUTED": "disputed",
  "REFUNDED": "refunded"
} as const;

export const Interest = {
  "NONE": "none",
  "FEW": "few",
  "OVER_10": "over-10",
  "OVER_50": "over-50"
} as const;

export const NotificationGroup = {
  "DEALING": "dealing",
  "ORDERS": "orders",
  "MONEY": "money",
  "ALERTS": "alerts",
  "ACCOUNT": "account"
} as const;

export const NotificationKind = {
  "BOOKED": "booked",
  "SOLD": "sold",
  "PAID": "paid",
  "PRICE_LOWERED": "price-lowered",
  "UNAVAILABLE": "unavailable",
  "PRODUCT_EDITED": "product-edited",
  "HANDED_OVER": "handed-over",
  "PROBLEM_REPORTED": "problem-reported",
  "REFUNDED": "refunded",
  "REFUND_FAILED": "refund-failed",
  "REFUND_PAID_ANOTHER_WAY": "refund-paid-another-way",
  "REFUND_RELEASED": "refund-released",
  "VERIFIED": "verified",
  "UNVERIFIED": "unverified",
  "MESSAGE": "message",
  "OFFER_MADE": "offer-made",
  "OFFER_COUNTERED": "offer-countered",
  "OFFER_ACCEPTED": "offer-accepted",
  "COUNTER_OFFER_ACCEPTED": "counter-offer-accepted",
  "OFFER_DECLINED": "offer-declined",
  "OFFER_CLOSED": "offer-closed",
  "OFFER_LAPSED": "offer-lapsed",
  "OFFER_UNPAID": "offer-unpaid",
  "BALANCE_DUE": "balance-due",
  "BALANCE_REMINDER": "balance-reminder",
  "BALANCE_OVERDUE": "balance-overdue",
  "BALANCE_PAID": "balance-paid",
  "SALE_CANCELLED": "sale-cancelled",
  "REVIEWED": "reviewed",
  "PICK_UP_PROPOSED": "pick-up-proposed",
  "PICK_UP_AGREED": "pick-up-agreed",
  "PICK_UP_REMINDER": "pick-up-reminder",
  "PICK_UP_ARRIVED": "pick-up-arrived",
  "SUSPENDED": "suspended",
  "RESTORED": "restored",
  "NEW_LISTING": "new-listing",
  "NEW_MATCH": "new-match",
  "CHEAPER_MATCH": "cheaper-match",
  "PRODUCT_HIDDEN": "product-hidden",
  "PRODUCT_RESTORED": "product-restored",
  "REPORT_FILED": "report-filed",
  "REPORT_DECIDED": "report-decided",
  "REPORT_ABOUT_YOU": "report-about-you",
  "HAND_OVER_CLAIMED": "hand-over-claimed",
  "HAND_OVER_OBJECTED": "hand-over-objected",
  "CANCELLATION_REQUESTED": "cancellation-requested",
  "CANCELLATION_DECLINED": "cancellation-declined",
  "DECISION_NEEDED": "decision-needed",
  "PROBLEM_UPDATED": "problem-updated",
  "PROBLEM_CLOSED": "problem-closed",
  "PARTLY_REFUNDED": "partly-refunded",
  "PAYOUT_SETUP_NEEDED": "payout-setup-needed",
  "PAYOUT_SETUP_STARTED": "payout-setup-started",
  "PAYOUT_SENT": "payout-sent",
  "PAYOUT_FAILED": "payout-failed",
  "PAYOUT_REVERSED": "payout-reversed",
  "PAYOUT_HELD": "payout-held"
} as const;

export const OfferSide = {
  "BUYER": "buyer",
  "SELLER": "seller"
} as const;

export const OfferStatus = {
  "OPEN": "open",
  "WITHDRAWN": "withdrawn",
  "DECLINED": "declined",
  "CLOSED": "closed",
  "LAPSED": "lapsed",
  "ACCEPTED": "accepted",
  "PAID": "paid",
  "UNPAID": "unpaid"
} as const;

export const OpenBusinessReason = {
  "HAND_OVER": "hand-over",
  "BALANCE": "balance",
  "DISPUTE": "dispute"
} as const;

export const OrderAction = {
  "ACCEPT_PICK_UP": "accept-pick-up",
  "PROPOSE_PICK_UP": "propose-pick-up",
  "CHOOSE_PICK_UP_TIME": "choose-pick-up-time",
  "ANNOUNCE_ARRIVAL": "announce-arrival",
  "PAY_BALANCE": "pay-balance",
  "CONFIRM_RECEIPT": "confirm-receipt",
  "OBJECT_TO_HAND_OVER": "object-to-hand-over",
  "RENEW_CODE": "renew-code",
  "ENTER_CODE": "enter-code",
  "CLAIM_HAND_OVER": "claim-hand-over",
  "CANCEL": "cancel",
  "REQUEST_CANCELLATION": "request-cancellation",
  "ANSWER_CANCELLATION": "answer-cancellation",
  "REPORT_PROBLEM": "report-problem",
  "ANSWER_PROBLEM": "answer-problem",
  "ACCEPT_PROBLEM_OFFER": "accept-problem-offer",
  "COMMENT_ON_PROBLEM": "comment-on-problem",
  "ESCALATE_PROBLEM": "escalate-problem",
  "CLOSE_PROBLEM": "close-problem",
  "CONFIRM_RETURN": "confirm-return",
  "DECIDE_PROBLEM": "decide-problem"
} as const;

export const OrderActor = {
  "BUYER": "buyer",
  "SELLER": "seller",
  "ADMIN": "admin",
  "SHOP": "shop"
} as const;

export const OrderEventKind = {
  "FIRST_HALF_PAID": "first-half-paid",
  "PAID": "paid",
  "BALANCE_PAID": "balance-paid",
  "BALANCE_DUE": "balance-due",
  "PICK_UP_PROPOSED": "pick-up-proposed",
  "PICK_UP_AGREED": "pick-up-agreed",
  "ARRIVED": "arrived",
  "HAND_OVER": "hand-over",
  "HAND_OVER_CLAIMED": "hand-over-claimed",
  "HAND_OVER_OBJECTED": "hand-over-objected",
  "CONFIRM_BY": "confirm-by",
  "HAND_OVER_CONFIRMED": "hand-over-confirmed",
  "CANCEL_REQUESTED": "cancel-requested",
  "CANCEL_DECLINED": "cancel-declined",
  "ANSWER_BY": "answer-by",
  "CANCELLED": "cancelled",
  "PROBLEM_REPORTED": "problem-reported",
  "PROBLEM_ANSWERED": "problem-answered",
  "RETURN": "return",
  "PROBLEM_ESCALATED": "problem-escalated",
  "PROBLEM_CLOSED": "problem-closed",
  "REFUNDED": "refunded",
  "REFUND_FAILED": "refund-failed",
  "REFUND_RELEASED": "refund-released",
  "DISPUTED": "disputed",
  "CLOSED": "closed"
} as const;

export const OrderPartyState = {
  "ACTIVE": "active",
  "SUSPENDED": "suspended",
  "DELETED": "deleted"
} as const;

export const OrderRefundStatus = {
  "PENDING": "pending",
  "SUCCEEDED": "succeeded",
  "FAILED": "failed",
  "PAID_ANOTHER_WAY": "paid-another-way",
  "RELEASED": "released"
} as const;

export const OrderSort = {
  "NEWEST": "NEWEST",
  "OLDEST": "OLDEST",
  "PRICE_DESC": "PRICE_DESC"
} as const;

export const OrderState = {
  "PAID_IN_PART": "paid-in-part",
  "PAID": "paid",
  "HAND_OVER_CLAIMED": "hand-over-claimed",
  "CONFIRMED": "confirmed",
  "CLOSED": "closed",
  "CANCELLED": "cancelled"
} as const;

export const OverviewInterval = {
  "DAY": "day",
  "WEEK": "week",
  "MONTH": "month"
} as const;

export const PaymentPart = {
  "WHOLE": "whole",
  "FIRST_HALF": "first-half",
  "BALANCE": "balance"
} as const;

export const PaymentSort = {
  "NEWEST": "NEWEST",
  "OLDEST": "OLDEST",
  "AMOUNT_DESC": "AMOUNT_DESC"
} as const;

export const PaymentStatus = {
  "PENDING": "pending",
  "PAID": "paid",
  "REFUNDING": "refunding",
  "REFUNDED": "refunded",
  "REFUND_FAILED": "refund-failed",
  "FAILED": "failed"
} as const;

export const PayoutAccountState = {
  "NOT_STARTED": "not-started",
  "INCOMPLETE": "incomplete",
  "UNDER_REVIEW": "under-review",
  "ACTIVE": "active",
  "RESTRICTED": "restricted"
} as const;

export const PayoutDifferenceKind = {
  "CHARGE": "charge",
  "REFUND": "refund",
  "DISPUTE": "dispute",
  "TRANSFER": "transfer",
  "REVERSAL": "reversal",
  "BANK_PAYOUT": "bank-payout",
  "ACCOUNT": "account"
} as const;

export const PayoutMoveKind = {
  "TRANSFER": "transfer",
  "REVERSAL": "reversal",
  "WITHHELD": "withheld",
  "SETTLED": "settled"
} as const;

export const PayoutMoveState = {
  "PENDING": "pending",
  "DONE": "done",
  "FAILED": "failed"
} as const;

export const PayoutRequirement = {
  "IDENTITY": "identity",
  "ADDRESS": "address",
  "ID_NUMBER": "id-number",
  "DOCUMENT": "document",
  "BANK_ACCOUNT": "bank-account",
  "TERMS": "terms",
  "CONTACT": "contact",
  "BUSINESS": "business",
  "OTHER": "other"
} as const;

export const PayoutSort = {
  "NEWEST": "NEWEST",
  "OLDEST": "OLDEST"
} as const;

export const PayoutState = {
  "WAITING": "waiting",
  "DUE": "due",
  "SENT": "sent",
  "PAID_OUT": "paid-out",
  "FAILED": "failed",
  "REVERSED_IN_PART": "reversed-in-part",
  "REVERSED": "reversed",
  "NOTHING_LEFT": "nothing-left"
} as const;

export const PayoutWait = {
  "HELD": "held",
  "SELLER_GONE": "seller-gone",
  "OUTSIDE": "outside",
  "HAND_OVER": "hand-over",
  "REFUND": "refund",
  "PROBLEM": "problem",
  "DISPUTE": "dispute",
  "DELAY": "delay",
  "SET_UP": "set-up",
  "BALANCE": "balance"
} as const;

export const PersonSort = {
  "NEWEST": "newest",
  "OLDEST": "oldest",
  "LAST_ACTIVE": "last-active"
} as const;

export const PersonState = {
  "ACTIVE": "active",
  "SUSPENDED": "suspended"
} as const;

export const PlaceLookup = {
  "FOUND": "found",
  "GUESSED": "guessed",
  "UNKNOWN": "unknown",
  "UNAVAILABLE": "unavailable"
} as const;

export const PriceSource = {
  "SALES": "sales",
  "LISTINGS": "listings"
} as const;

export const ProblemAnswer = {
  "ACCEPT": "accept",
  "OFFER": "offer",
  "DECLINE": "decline"
} as const;

export const ProblemDecision = {
  "PARTIAL_REFUND": "partial-refund",
  "FULL_REFUND": "full-refund",
  "REFUND_AFTER_RETURN": "refund-after-return",
  "NO_REFUND": "no-refund"
} as const;

export const ProblemReason = {
  "NOT_AS_DESCRIBED": "not-as-described",
  "BROKEN": "broken",
  "INCOMPLETE": "incomplete",
  "NOT_RECEIVED": "not-received",
  "OTHER": "other"
} as const;

export const ProblemStatus = {
  "OPEN": "open",
  "ANSWERED": "answered",
  "RETURNING": "returning",
  "ESCALATED": "escalated",
  "AGREED": "agreed",
  "DECIDED": "decided",
  "CLOSED": "closed"
} as const;

export const ProblemStepKind = {
  "OPENED": "opened",
  "ACCEPTED": "accepted",
  "OFFERED": "offered",
  "DECLINED": "declined",
  "OFFER_ACCEPTED": "offer-accepted",
  "COMMENTED": "commented",
  "ESCALATED": "escalated",
  "RETURNED": "returned",
  "DECIDED": "decided",
  "CLOSED": "closed"
} as const;

export const ProblemWish = {
  "PARTIAL_REFUND": "partial-refund",
  "RETURN": "return",
  "OTHER": "other"
} as const;

export const ProductField = {
  "CATEGORY": "categoryId",
  "CONDITION": "condition",
  "PRODUCT_NAME": "productName",
  "YEARS_OF_USE": "yearsOfUsedProduct",
  "ORIGINAL_PRICE": "originalPrice",
  "RESALE_PRICE": "resalePrice",
  "PHONE": "phone",
  "LOCATION": "location",
  "BODY": "body",
  "IMAGES": "images",
  "ATTRIBUTES": "attributes"
} as const;

export const ProductSort = {
  "NEWEST": "NEWEST",
  "PRICE_ASC": "PRICE_ASC",
  "PRICE_DESC": "PRICE_DESC",
  "SAVING_DESC": "SAVING_DESC",
  "RELEVANCE": "RELEVANCE",
  "NEAREST": "NEAREST"
} as const;

export const RefusalCode = {
  "UNAUTHENTICATED": "unauthenticated",
  "FORBIDDEN": "forbidden",
  "NOT_FOUND": "not-found",
  "INVALID": "invalid",
  "CONFLICT": "conflict",
  "NOT_AVAILABLE": "not-available",
  "PAYMENT_REFUSED": "payment-refused",
  "TOO_LARGE": "too-large",
  "TOO_MANY_REQUESTS": "too-many-requests",
  "UNAVAILABLE": "unavailable",
  "SUSPENDED": "suspended"
} as const;

export const ReportDecision = {
  "NOTHING": "nothing",
  "HIDE": "hide",
  "DELETE": "delete",
  "SUSPEND": "suspend"
} as const;

export const ReportKind = {
  "MESSAGE": "message",
  "PRODUCT": "product",
  "USER": "user"
} as const;

export const ReportReason = {
  "FRAUD": "fraud",
  "WRONG_DETAILS": "wrong-details",
  "NOT_ALLOWED": "not-allowed",
  "OFFENSIVE": "offensive",
  "SPAM": "spam",
  "OTHER": "other"
} as const;

export const ReportState = {
  "OPEN": "open",
  "DECIDED": "decided"
} as const;

export const Role = {
  "BUYER": "buyer",
  "SELLER": "seller",
  "ADMIN": "admin"
} as const;

export const SignInMethod = {
  "PASSWORD": "password",
  "GOOGLE": "google",
  "OTHER": "other"
} as const;

export const Stock = {
  "AVAILABLE": "available",
  "SOLD": "sold",
  "REMOVED": "removed",
  "PAUSED": "paused",
  "SOLD_ELSEWHERE": "sold-elsewhere",
  "HIDDEN": "hidden"
} as const;

export const TaskKind = {
  "ANSWER_OFFER": "answer-offer",
  "PAY_OFFER": "pay-offer",
  "ANSWER_QUESTION": "answer-question",
  "PROPOSE_PICK_UP": "propose-pick-up",
  "ACCEPT_PICK_UP": "accept-pick-up",
  "CHOOSE_PICK_UP_TIME": "choose-pick-up-time",
  "ENTER_CODE": "enter-code",
  "CONFIRM_RECEIPT": "confirm-receipt",
  "PAY_BALANCE": "pay-balance",
  "ANSWER_PROBLEM": "answer-problem",
  "ACCEPT_PROBLEM_OFFER": "accept-problem-offer",
  "CONFIRM_RETURN": "confirm-return",
  "ANSWER_CANCELLATION": "answer-cancellation",
  "WRITE_REVIEW": "write-review",
  "SET_UP_PAYOUTS": "set-up-payouts",
  "DECIDE_PROBLEM": "decide-problem",
  "ANSWER_FAILED_REFUND": "answer-failed-refund",
  "DECIDE_REPORT": "decide-report",
  "COLLECT_BALANCE": "collect-balance",
  "RETRY_TRANSFER": "retry-transfer",
  "CHECK_BOOKS": "check-books"
} as const;

export const Units = {
  "METRIC": "metric",
  "IMPERIAL": "imperial"
} as const;

export const Weekday = {
  "MONDAY": "monday",
  "TUESDAY": "tuesday",
  "WEDNESDAY": "wednesday",
  "THURSDAY": "thursday",
  "FRIDAY": "friday",
  "SATURDAY": "saturday",
  "SUNDAY": "sunday"
} as const;

export const WriteObstacle = {
  "BLOCKED_BY_VIEWER": "blocked-by-viewer",
  "BLOCKED": "blocked",
  "SUSPENDED": "suspended",
  "DELETED": "deleted",
  "ORDER_ENDED": "order-ended"
} as const;
