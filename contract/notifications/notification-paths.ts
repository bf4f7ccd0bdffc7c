import type { NotificationKind, Role } from '../enums.ts';
import { publicPaths } from '../pages/public-paths.ts';
import { signedInPaths } from '../pages/signed-in-paths.ts';

/** The fields that determine where a notification links to. */
type Notified = {
  kind: NotificationKind;
  /** the recipient's current role */
  role: Role;
  /** the product that it is about; null for none */
  productId: string | null;
  /** the purchase or sale that it is about; null for none */
  orderId: string | null;
};

type Place = (notified: Notified) => string;

const {
  messages,
  notifications,
  offers,
  orderList,
  payments,
  payouts,
  profile,
  purchases,
  reports,
  sales,
} = signedInPaths;

const product: Place = ({ productId }) =>
  productId === null ? notifications : publicPaths.product(productId);

/** The screen on which each role finds a payment that belongs to no order. */
const paymentScreens: Record<Role, string> = { buyer: purchases, seller: sales, admin: payments };
const payment: Place = ({ role, orderId }) =>
  orderId === null ? paymentScreens[role] : signedInPaths.order(orderId);

/** Late payments have no purchase to link to. */
const returned: Place = (notified) =>
  notified.role === 'buyer' && notified.orderId === null ? notifications : payment(notified);

const places: Record<NotificationKind, Place> = {
  booked: product,
  sold: payment,
  paid: payment,
  'price-lowered': product,
  // A deleted product has a page, too, which says so.
  unavailable: product,
  // The booking list says what has changed since the booking.
  'product-edited': (notified) => (notified.role === 'buyer' ? orderList : product(notified)),
  'handed-over': payment,
  'problem-reported': payment,
  'hand-over-claimed': payment,
  'hand-over-objected': payment,
  'cancellation-requested': payment,
  'cancellation-declined': payment,
  'decision-needed': payment,
  'case-updated': payment,
  'case-closed': payment,
  'partly-refunded': payment,
  refunded: returned,
  'refund-failed': returned,
  'refund-paid-another-way': returned,
  'refund-released': returned,
  verified: () => profile,
  unverified: () => profile,
  message: ({ orderId }) =>
    orderId === null ? messages : `${signedInPaths.order(orderId)}#messages`,
  'offer-made': () => offers,
  // The buyer pays on the product's page.
  'offer-accepted': product,
  'offer-declined': () => offers,
  'offer-closed': () => offers,
  'offer-lapsed': () => offers,
  'offer-unpaid': () => offers,
  'balance-due': payment,
  'balance-reminder': payment,
  'balance-overdue': payment,
  'balance-paid': payment,
  'sale-cancelled': payment,
  reviewed: payment,
  'pick-up-proposed': payment,
  'pick-up-agreed': payment,
  'pick-up-reminder': payment,
  'payout-setup-needed': () => payouts,
  // The profile has the button that signs out everywhere.
  'payout-setup-started': () => profile,
  'payout-sent': payment,
  'payout-failed': payment,
  'payout-reversed': payment,
  'payout-held': payment,
  // The only page for people who can't sign in.
  suspended: () => publicPaths.contact,
  restored: () => profile,
  'new-listing': product,
  'new-match': product,
  'cheaper-match': product,
  'product-hidden': product,
  'product-restored': product,
  'report-filed': ({ role }) => (role === 'admin' ? reports : notifications),
  'report-decided': product,
  'report-about-you': product,
};

/** The path to which a notification leads, in the application and in its mail. */
export const notificationPath = (notified: Notified): string => places[notified.kind](notified);
