import { enumValues } from './generated/enums.ts';

export { enumValues };

type Values<Name extends keyof typeof enumValues> =
  (typeof enumValues)[Name][keyof (typeof enumValues)[Name]];

export type Role = Values<'Role'>;
export type Stock = Values<'Stock'>;
export type ProductField = Values<'ProductField'>;
export type Condition = Values<'Condition'>;
export type PaymentStatus = Values<'PaymentStatus'>;
export type PaymentPart = Values<'PaymentPart'>;
export type BalanceStatus = Values<'BalanceStatus'>;
export type OfferStatus = Values<'OfferStatus'>;
export type DisputeStatus = Values<'DisputeStatus'>;
export type HandOverStatus = Values<'HandOverStatus'>;
export type OpenBusinessReason = Values<'OpenBusinessReason'>;
export type NotificationKind = Values<'NotificationKind'>;
export type AuditAction = Values<'AuditAction'>;
export type AuditSource = Values<'AuditSource'>;
export type ReportKind = Values<'ReportKind'>;
export type ReportDecision = Values<'ReportDecision'>;
export type ReportReason = Values<'ReportReason'>;
export type SignInMethod = Values<'SignInMethod'>;
export type PersonState = Values<'PersonState'>;
export type PersonSort = Values<'PersonSort'>;
export type RefusalCode = Values<'RefusalCode'>;
export type Dependency = Values<'Dependency'>;
export type DependencyState = Values<'DependencyState'>;
export type OverviewInterval = Values<'OverviewInterval'>;
export type OrderState = Values<'OrderState'>;
export type OrderActor = Values<'OrderActor'>;
export type HandOverProof = Values<'HandOverProof'>;
export type CancellationReason = Values<'CancellationReason'>;
export type CancelRequestStatus = Values<'CancelRequestStatus'>;
export type CaseReason = Values<'CaseReason'>;
export type CaseWish = Values<'CaseWish'>;
export type CaseStatus = Values<'CaseStatus'>;
export type CaseStepKind = Values<'CaseStepKind'>;
export type CaseDecision = Values<'CaseDecision'>;
export type OrderEventKind = Values<'OrderEventKind'>;
export type OrderAction = Values<'OrderAction'>;
export type OrderPartyState = Values<'OrderPartyState'>;
export type OrderRefundStatus = Values<'OrderRefundStatus'>;
