/** The addresses of screens for signed-in people that notifications and mails link to. */
export const signedInPaths = {
  orderList: '/pages/order-list',
  profile: '/pages/profile',
  purchases: '/pages/purchases',
  sales: '/pages/sales',
  payouts: '/pages/payouts',
  /** where the card provider sends a seller whose link for the set-up has expired */
  payoutSetup: '/pages/payouts/set-up',
  payments: '/pages/payments',
  /** a purchase or a sale */
  order: (id: string) => `/pages/orders/${encodeURIComponent(id)}`,
  orderReceipt: (id: string) => `/pages/orders/${encodeURIComponent(id)}/receipt`,
  notifications: '/pages/notifications',
  messages: '/pages/messages',
  offers: '/pages/offers',
  savedSearches: '/pages/saved-searches',
  reports: '/pages/reports',
} as const;
