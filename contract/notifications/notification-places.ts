import type { Role } from '../enums.ts';
import { publicPaths } from '../pages/public-paths.ts';
import { signedInPaths } from '../pages/signed-in-paths.ts';

/** The fields that determine where a notification links to. */
type Notified = {
  /** the recipient's current role */
  role: Role;
  /** the product that it is about; null for none */
  productId: string | null;
  /** the purchase or sale that it is about; null for none */
  orderId: string | null;
  /** the conversation of the message or offer that it is about; null for none */
  threadId: string | null;
};

export type NotificationPlace = (notified: Notified) => string;

const { messages, notifications, offers, payments, purchases, sales } = signedInPaths;

export const product: NotificationPlace = ({ productId }) =>
  productId === null ? notifications : publicPaths.product(productId);

/** Each role's screen for a payment that belongs to no order. */
const paymentScreens: Record<Role, string> = { buyer: purchases, seller: sales, admin: payments };

export const payment: NotificationPlace = ({ role, orderId }) =>
  orderId === null ? paymentScreens[role] : signedInPaths.order(orderId);

/** Late payments have no purchase to link to. */
export const returned: NotificationPlace = (notified) =>
  notified.role === 'buyer' && notified.orderId === null ? notifications : payment(notified);

/** The thread's own page leads to the order once there is one. */
export const conversation: NotificationPlace = ({ threadId }) =>
  threadId === null ? messages : signedInPaths.thread(threadId);

/** Older offers have no conversation. */
export const offer: NotificationPlace = (notified) =>
  notified.threadId === null ? offers : conversation(notified);
