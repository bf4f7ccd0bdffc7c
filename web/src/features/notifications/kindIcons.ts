import {
  mdiAlertCircleOutline,
  mdiCartOutline,
  mdiCashCheck,
  mdiCashRefund,
  mdiCheckDecagramOutline,
  mdiHandshakeOutline,
  mdiPackageVariantRemove,
  mdiPencilOutline,
  mdiTagArrowDownOutline,
  mdiTagCheckOutline,
} from '@mdi/js';
import type { NotificationKind } from '../../generated/graphql.ts';

/** Stands beside a notification that has no picture. */
export const kindIcons: Record<NotificationKind, string> = {
  BOOKED: mdiCartOutline,
  SOLD: mdiTagCheckOutline,
  PAID: mdiCashCheck,
  PRICE_LOWERED: mdiTagArrowDownOutline,
  UNAVAILABLE: mdiPackageVariantRemove,
  PRODUCT_EDITED: mdiPencilOutline,
  HANDED_OVER: mdiHandshakeOutline,
  PROBLEM_REPORTED: mdiAlertCircleOutline,
  REFUNDED: mdiCashRefund,
  VERIFIED: mdiCheckDecagramOutline,
};
