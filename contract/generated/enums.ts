/** How the server, the database and REST write the values of each enum. */
export const enumValues = {
  "AdminProductSort": {
    "NEWEST": "NEWEST",
    "OLDEST": "OLDEST",
    "PRICE_ASC": "PRICE_ASC",
    "PRICE_DESC": "PRICE_DESC"
  },
  "AuditAction": {
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
    "DECIDE_REPORT": "decide-report"
  },
  "AuditSource": {
    "REQUEST": "request",
    "COMMAND_LINE": "command-line",
    "ADMIN_EMAILS": "admin-emails"
  },
  "BalanceStatus": {
    "NOT_DUE": "not-due",
    "DUE": "due",
    "OVERDUE": "overdue",
    "PAID": "paid",
    "CANCELLED": "cancelled"
  },
  "ChangeKind": {
    "PRODUCT": "product",
    "CATEGORY": "category",
    "CATEGORY_DELETED": "category-deleted",
    "USER": "user",
    "USER_DELETED": "user-deleted",
    "BOOKING": "booking",
    "WISH": "wish",
    "PAYMENT": "payment",
    "AUDIT": "audit",
    "NOTIFICATION": "notification",
    "THREAD": "thread",
    "MESSAGE": "message",
    "OFFER": "offer",
    "REVIEW": "review",
    "REPORT": "report",
    "SIGN_IN": "sign-in"
  },
  "Condition": {
    "EXCELLENT": "Excellent",
    "GOOD": "Good",
    "FAIR": "Fair"
  },
  "DisputeStatus": {
    "OPEN": "open",
    "WON": "won",
    "LOST": "lost",
    "CLOSED": "closed"
  },
  "HandOverStatus": {
    "PAID": "paid",
    "HANDED_OVER": "handed-over",
    "DISPUTED": "disputed",
    "REFUNDED": "refunded"
  },
  "NotificationKind": {
    "BOOKED": "booked",
    "SOLD": "sold",
    "PAID": "paid",
    "PRICE_LOWERED": "price-lowered",
    "UNAVAILABLE": "unavailable",
    "PRODUCT_EDITED": "product-edited",
    "HANDED_OVER": "handed-over",
    "PROBLEM_REPORTED": "problem-reported",
    "REFUNDED": "refunded",
    "VERIFIED": "verified",
    "UNVERIFIED": "unverified",
    "MESSAGE": "message",
    "OFFER_MADE": "offer-made",
    "OFFER_ACCEPTED": "offer-accepted",
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
    "SUSPENDED": "suspended",
    "RESTORED": "restored",
    "PRODUCT_HIDDEN": "product-hidden",
    "PRODUCT_RESTORED": "product-restored",
    "REPORT_FILED": "report-filed",
    "REPORT_DECIDED": "report-decided",
    "REPORT_ABOUT_YOU": "report-about-you"
  },
  "OfferStatus": {
    "OPEN": "open",
    "WITHDRAWN": "withdrawn",
    "DECLINED": "declined",
    "CLOSED": "closed",
    "LAPSED": "lapsed",
    "ACCEPTED": "accepted",
    "PAID": "paid",
    "UNPAID": "unpaid"
  },
  "OpenBusinessReason": {
    "HAND_OVER": "hand-over",
    "BALANCE": "balance",
    "DISPUTE": "dispute"
  },
  "OverviewInterval": {
    "DAY": "day",
    "WEEK": "week",
    "MONTH": "month"
  },
  "PartState": {
    "UP": "up",
    "SLOW": "slow",
    "DOWN": "down"
  },
  "PaymentPart": {
    "WHOLE": "whole",
    "FIRST_HALF": "first-half",
    "BALANCE": "balance"
  },
  "PaymentSort": {
    "NEWEST": "NEWEST",
    "OLDEST": "OLDEST",
    "AMOUNT_DESC": "AMOUNT_DESC"
  },
  "PaymentStatus": {
    "PENDING": "pending",
    "PAID": "paid",
    "REFUNDING": "refunding",
    "REFUNDED": "refunded",
    "REFUND_FAILED": "refund-failed",
    "FAILED": "failed"
  },
  "PersonSort": {
    "NEWEST": "newest",
    "OLDEST": "oldest",
    "LAST_ACTIVE": "last-active"
  },
  "PersonState": {
    "ACTIVE": "active",
    "SUSPENDED": "suspended"
  },
  "ProductField": {
    "CATEGORY": "categoryId",
    "CONDITION": "condition",
    "PRODUCT_NAME": "productName",
    "YEARS_OF_USE": "yearsOfUsedProduct",
    "ORIGINAL_PRICE": "originalPrice",
    "RESALE_PRICE": "resalePrice",
    "PHONE": "phone",
    "LOCATION": "location",
    "BODY": "body",
    "IMAGES": "images"
  },
  "ProductSort": {
    "NEWEST": "NEWEST",
    "PRICE_ASC": "PRICE_ASC",
    "PRICE_DESC": "PRICE_DESC",
    "SAVING_DESC": "SAVING_DESC",
    "RELEVANCE": "RELEVANCE"
  },
  "RefusalCode": {
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
  },
  "ReportDecision": {
    "NOTHING": "nothing",
    "HIDE": "hide",
    "DELETE": "delete",
    "SUSPEND": "suspend"
  },
  "ReportKind": {
    "MESSAGE": "message",
    "PRODUCT": "product",
    "USER": "user"
  },
  "ReportReason": {
    "FRAUD": "fraud",
    "WRONG_DETAILS": "wrong-details",
    "NOT_ALLOWED": "not-allowed",
    "OFFENSIVE": "offensive",
    "SPAM": "spam",
    "OTHER": "other"
  },
  "ReportState": {
    "OPEN": "open",
    "DECIDED": "decided"
  },
  "Role": {
    "BUYER": "buyer",
    "SELLER": "seller",
    "ADMIN": "admin"
  },
  "ShopPart": {
    "DATABASE": "database",
    "IDENTITY": "identity",
    "CARDS": "cards",
    "IMAGES": "images",
    "MAIL": "mail",
    "EVENTS": "events"
  },
  "SignInMethod": {
    "PASSWORD": "password",
    "GOOGLE": "google",
    "OTHER": "other"
  },
  "Stock": {
    "AVAILABLE": "available",
    "SOLD": "sold",
    "REMOVED": "removed",
    "PAUSED": "paused",
    "SOLD_ELSEWHERE": "sold-elsewhere",
    "HIDDEN": "hidden"
  }
} as const;

/** What people read for the values of an enum in the middle of a sentence. */
export const enumLabels = {
  "ProductField": {
    "CATEGORY": "category",
    "CONDITION": "condition",
    "PRODUCT_NAME": "name",
    "YEARS_OF_USE": "years of use",
    "ORIGINAL_PRICE": "original price",
    "RESALE_PRICE": "price",
    "PHONE": "phone number",
    "LOCATION": "location",
    "BODY": "description",
    "IMAGES": "photos"
  }
} as const;
