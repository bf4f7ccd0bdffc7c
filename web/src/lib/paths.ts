import { publicPaths } from '@fitness-zone/contract/pages/public-paths.ts';
import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
import { unsubscribePath } from '@fitness-zone/contract/pages/unsubscribe-path.ts';

const segment = (id: string) => encodeURIComponent(id);

/** The sections of the "How it works" page by their names in addresses. */
export type DealingSection =
  | 'fixed-price'
  | 'questions'
  | 'offers'
  | 'hold'
  | 'hand-over'
  | 'instalments'
  | 'problems'
  | 'refunds'
  | 'payouts'
  | 'reviews'
  | 'working-days';

/** The only source of links and redirects. */
export const paths = {
  ...publicPaths,
  ...signedInPaths,
  homeAlias: '/home',
  /** all listings, in an order by its name in addresses */
  pagesBy: (sort: string) => `${publicPaths.pages}?sort=${sort}`,
  /** a section of the "How it works" page */
  howItWorksSection: (section: DealingSection) => `${publicPaths.howItWorks}#${section}`,
  /** with the code of a password-reset mail */
  choosePassword: (code: string) => `${patterns.choosePassword}?oobCode=${segment(code)}`,
  /** with the code of a confirmation mail */
  confirmEmail: (code: string) => `${patterns.confirmEmail}?oobCode=${segment(code)}`,
  /** with the products to compare, in the order of the columns */
  compare: (ids: readonly string[]) => `${patterns.compare}?ids=${ids.map(segment).join(',')}`,
  /** the offers for one product */
  offersFor: (productId: string) => `${signedInPaths.offers}?product=${segment(productId)}`,
  payment: (id: string) => `/pages/payment/${segment(id)}`,
  /** the payment of the balance after the first half */
  balance: (id: string) => `/pages/payment/${segment(id)}?part=balance`,
  /** all sales, for admins */
  orders: '/pages/orders',
  /** somebody's cancelled sales, for admins */
  cancelledSales: (email: string) =>
    `/pages/orders?text=${encodeURIComponent(email)}&show=cancelled`,
  thread: (id: string) => `${signedInPaths.messages}/${segment(id)}`,
  seller: (id: string) => `/pages/seller/${segment(id)}`,
  sellerSold: (id: string) => `/pages/seller/${segment(id)}/sold`,
  sellerReviews: (id: string) => `/pages/seller/${segment(id)}/reviews`,
  wishList: '/pages/wish-list',
  addProduct: '/pages/add-product',
  editProduct: (id: string) => `/pages/edit-product/${segment(id)}`,
  productList: '/pages/product-list',
  /** sellers' money, for admins */
  adminPayouts: '/pages/admin-payouts',
  sell: '/pages/sell',
  addCategory: '/pages/add-category',
  /** editing, ordering and deleting categories, for admins */
  categories: '/pages/categories',
  addAdmin: '/pages/add-admin',
  buyerUsers: '/pages/buyer-users',
  sellerUsers: '/pages/seller-users',
  people: '/pages/people',
  /** an account's page for admins */
  person: (id: string) => `/pages/people/${segment(id)}`,
  /** all products, for admins */
  products: '/pages/products',
  overview: '/pages/overview',
  /** the sales with an overdue second instalment */
  overdueBalances: () => `${signedInPaths.payments}?balance=overdue`,
  auditLog: '/pages/audit-log',
  health: '/pages/health',
  mails: '/pages/mails',
  /** open or decided reports, from a given one on */
  reportsFrom: (id: string, isDecided: boolean) =>
    `${signedInPaths.reports}?${isDecided ? 'state=decided&' : ''}from=${segment(id)}`,
} as const;

/** The patterns of the addresses that carry an id or a code, for the route table. */
export const patterns = {
  choosePassword: '/choose-password',
  confirmEmail: '/confirm-email',
  unsubscribe: unsubscribePath,
  category: '/pages/category/:id',
  product: '/pages/product/:id',
  compare: '/pages/compare',
  payment: '/pages/payment/:id',
  order: '/pages/orders/:id',
  orderReceipt: '/pages/orders/:id/receipt',
  thread: '/pages/messages/:id',
  editProduct: '/pages/edit-product/:id',
  seller: '/pages/seller/:id',
  sellerSold: '/pages/seller/:id/sold',
  sellerReviews: '/pages/seller/:id/reviews',
  person: '/pages/people/:id',
} as const;
