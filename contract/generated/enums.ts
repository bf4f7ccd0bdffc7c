import type * as enumValues from './enum-values.ts';

type Values<Name extends keyof typeof enumValues> =
  (typeof enumValues)[Name][keyof (typeof enumValues)[Name]];

export type AdminProductSort = Values<'AdminProductSort'>;
export type AlertMail = Values<'AlertMail'>;
export type AnswerTime = Values<'AnswerTime'>;
export type AttributeType = Values<'AttributeType'>;
export type AuditAction = Values<'AuditAction'>;
export type AuditSource = Values<'AuditSource'>;
export type BalanceStatus = Values<'BalanceStatus'>;
export type BankState = Values<'BankState'>;
export type CancelRequestStatus = Values<'CancelRequestStatus'>;
export type CancellationReason = Values<'CancellationReason'>;
export type Condition = Values<'Condition'>;
export type Dependency = Values<'Dependency'>;
export type DependencyState = Values<'DependencyState'>;
export type DisputeStatus = Values<'DisputeStatus'>;
export type DistanceUnit = Values<'DistanceUnit'>;
export type FailedRefundAnswer = Values<'FailedRefundAnswer'>;
export type HandOverProof = Values<'HandOverProof'>;
export type HandOverStatus = Values<'HandOverStatus'>;
export type Interest = Values<'Interest'>;
export type NotificationGroup = Values<'NotificationGroup'>;
export type NotificationKind = Values<'NotificationKind'>;
export type OfferSide = Values<'OfferSide'>;
export type OfferStatus = Values<'OfferStatus'>;
export type OpenBusinessReason = Values<'OpenBusinessReason'>;
export type OrderAction = Values<'OrderAction'>;
export type OrderActor = Values<'OrderActor'>;
export type OrderEventKind = Values<'OrderEventKind'>;
export type OrderPartyState = Values<'OrderPartyState'>;
export type OrderRefundStatus = Values<'OrderRefundStatus'>;
export type OrderSort = Values<'OrderSort'>;
export type OrderState = Values<'OrderState'>;
export type OverviewInterval = Values<'OverviewInterval'>;
export type PaymentPart = Values<'PaymentPart'>;
export type PaymentSort = Values<'PaymentSort'>;
export type PaymentStatus = Values<'PaymentStatus'>;
export type PayoutAccountState = Values<'PayoutAccountState'>;
export type PayoutDifferenceKind = Values<'PayoutDifferenceKind'>;
export type PayoutMoveKind = Values<'PayoutMoveKind'>;
export type PayoutMoveState = Values<'PayoutMoveState'>;
export type PayoutRequirement = Values<'PayoutRequirement'>;
export type PayoutSort = Values<'PayoutSort'>;
export type PayoutState = Values<'PayoutState'>;
export type PayoutWait = Values<'PayoutWait'>;
export type PersonSort = Values<'PersonSort'>;
export type PersonState = Values<'PersonState'>;
export type PlaceLookup = Values<'PlaceLookup'>;
export type PriceSource = Values<'PriceSource'>;
export type ProblemAnswer = Values<'ProblemAnswer'>;
export type ProblemDecision = Values<'ProblemDecision'>;
export type ProblemReason = Values<'ProblemReason'>;
export type ProblemStatus = Values<'ProblemStatus'>;
export type ProblemStepKind = Values<'ProblemStepKind'>;
export type ProblemWish = Values<'ProblemWish'>;
export type ProductField = Values<'ProductField'>;
export type ProductSort = Values<'ProductSort'>;
export type RefusalCode = Values<'RefusalCode'>;
export type ReportDecision = Values<'ReportDecision'>;
export type ReportKind = Values<'ReportKind'>;
export type ReportReason = Values<'ReportReason'>;
export type ReportState = Values<'ReportState'>;
export type Role = Values<'Role'>;
export type SignInMethod = Values<'SignInMethod'>;
export type Stock = Values<'Stock'>;
export type TaskKind = Values<'TaskKind'>;
export type Units = Values<'Units'>;
export type Weekday = Values<'Weekday'>;
export type WriteObstacle = Values<'WriteObstacle'>;

/** The labels of enum values in the middle of a sentence. */
export const enumLabels = {
  "PayoutRequirement": {
    "IDENTITY": "your name and date of birth",
    "ADDRESS": "your address",
    "ID_NUMBER": "your tax or identity number",
    "DOCUMENT": "a copy of a document",
    "BANK_ACCOUNT": "a bank account",
    "TERMS": "your consent to the terms",
    "CONTACT": "your contact details",
    "BUSINESS": "details of your business",
    "OTHER": "further details"
  },
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
    "IMAGES": "photos",
    "ATTRIBUTES": "details"
  }
} as const;
