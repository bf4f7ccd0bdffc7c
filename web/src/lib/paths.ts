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
  /** all sales, for admins */
  orders: '/pages/orders',
  seller: (id: string) => `/pages/seller/${segment(id)}`,
  sellerSold: (id: string) => `/pages/seller/${segment(id)}/sold`,
  sellerReviews: (id: string) => `/pages/seller/${segment(id)}/reviews`,
  wishList: '/pages/wish-list',
  addProduct: '/pages/add-product',
  /** the form for a new product, filled in from one's own product */
  copyProduct: (id: string) => `/pages/add-product?copy=${segment(id)}`,
  editProduct: (id: string) => `/pages/edit-product/${segment(id)}`,
  productList: '/pages/product-list',
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
  auditLog: '/pages/audit-log',
  health: '/pages/health',
  mails: '/pages/mails',
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
