import { publicPaths } from '@fitness-zone/contract/public-paths.ts';
import { signedInPaths } from '@fitness-zone/contract/signed-in-paths.ts';

const segment = (id: string) => encodeURIComponent(id);

/** Every address of the application. Links and redirects are built from here only. */
export const paths = {
  ...publicPaths,
  ...signedInPaths,
  homeAlias: '/home',
  /** with the code of a password-reset mail */
  choosePassword: (code: string) => `${patterns.choosePassword}?oobCode=${segment(code)}`,
  /** with the code of a mail that asks to confirm an address */
  confirmEmail: (code: string) => `${patterns.confirmEmail}?oobCode=${segment(code)}`,
  /** with the products to compare, in the order of the columns */
  compare: (ids: readonly string[]) => `${patterns.compare}?ids=${ids.map(segment).join(',')}`,
  payment: (id: string) => `/pages/payment/${segment(id)}`,
  seller: (id: string) => `/pages/seller/${segment(id)}`,
  sellerSold: (id: string) => `/pages/seller/${segment(id)}/sold`,
  wishList: '/pages/wish-list',
  addProduct: '/pages/add-product',
  editProduct: (id: string) => `/pages/edit-product/${segment(id)}`,
  productList: '/pages/product-list',
  sell: '/pages/sell',
  addCategory: '/pages/add-category',
  addAdmin: '/pages/add-admin',
  buyerUsers: '/pages/buyer-users',
  sellerUsers: '/pages/seller-users',
  auditLog: '/pages/audit-log',
  mails: '/pages/mails',
} as const;

/** The patterns of the addresses that carry an id or a code, for the route table. */
export const patterns = {
  choosePassword: '/choose-password',
  confirmEmail: '/confirm-email',
  category: '/pages/category/:id',
  product: '/pages/product/:id',
  compare: '/pages/compare',
  payment: '/pages/payment/:id',
  editProduct: '/pages/edit-product/:id',
  seller: '/pages/seller/:id',
  sellerSold: '/pages/seller/:id/sold',
} as const;
