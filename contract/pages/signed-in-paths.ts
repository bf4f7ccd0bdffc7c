const segment = (id: string) => encodeURIComponent(id);

const [adminPayouts, messages, offers, payments, reports] = [
  '/pages/admin-payouts',
  '/pages/messages',
  '/pages/offers',
  '/pages/payments',
  '/pages/reports',
] as const;

/** The addresses of screens for signed-in people that notifications, mails and tasks link to. */
export const signedInPaths = {
  toDo: '/pages/to-do',
  orderList: '/pages/order-list',
  profile: '/pages/profile',
  purchases: '/pages/purchases',
  sales: '/pages/sales',
  /** places and windows where a seller's buyers pick things up */
  pickUpTimes: '/pages/pick-up-times',
  payouts: '/pages/payouts',
  /** the card provider sends a seller here if the link for the set-up has expired */
  payoutSetup: '/pages/payouts/set-up',
  payments,
  /** the sales with an overdue second instalment */
  overdueBalances: () => `${payments}?balance=overdue`,
  payment: (productId: string) => `/pages/payment/${segment(productId)}`,
  /** the payment of the balance after the first half */
  balance: (productId: string) => `/pages/payment/${segment(productId)}?part=balance`,
  order: (id: string) => `/pages/orders/${segment(id)}`,
  orderReceipt: (id: string) => `/pages/orders/${segment(id)}/receipt`,
  notifications: '/pages/notifications',
  notificationSettings: '/pages/notifications#notification-settings',
  messages,
  thread: (id: string) => `${messages}/${segment(id)}`,
  offers,
  offersFor: (productId: string) => `${offers}?product=${segment(productId)}`,
  savedSearches: '/pages/saved-searches',
  reports,
  /** open or decided reports, from a given one on */
  reportsFrom: (id: string, isDecided: boolean) =>
    `${reports}?${isDecided ? 'state=decided&' : ''}from=${segment(id)}`,
  /** sellers' money, for admins */
  adminPayouts,
  failedPayouts: () => `${adminPayouts}?show=failed`,
  reconciliation: () => `${adminPayouts}?tab=reconciliation`,
} as const;
