import {
  mdiAccountCircleOutline,
  mdiAccountGroupOutline,
  mdiAccountPlusOutline,
  mdiBellOutline,
  mdiCartOutline,
  mdiCashMultiple,
  mdiClipboardTextClockOutline,
  mdiFormatListBulleted,
  mdiHeartOutline,
  mdiPackageVariantClosed,
  mdiPlusBoxOutline,
  mdiReceiptTextOutline,
  mdiShapePlusOutline,
  mdiStorefrontOutline,
  mdiTagPlusOutline,
} from '@mdi/js';
import type { Role } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';

type DashboardLink = { to: string; text: string; icon: string };

/** Each role's screens, in the order of the menu. */
export const dashboardLinks: Record<Role, DashboardLink[]> = {
  BUYER: [
    { to: paths.orderList, text: 'Order List', icon: mdiCartOutline },
    { to: paths.wishList, text: 'Wish List', icon: mdiHeartOutline },
  ],
  SELLER: [
    { to: paths.productList, text: 'Product List', icon: mdiFormatListBulleted },
    { to: paths.addProduct, text: 'Add Product', icon: mdiPlusBoxOutline },
  ],
  ADMIN: [
    { to: paths.addCategory, text: 'Add Category', icon: mdiShapePlusOutline },
    { to: paths.addAdmin, text: 'Add Admin', icon: mdiAccountPlusOutline },
    { to: paths.buyerUsers, text: 'Buyer Users', icon: mdiAccountGroupOutline },
    { to: paths.sellerUsers, text: 'Seller Users', icon: mdiStorefrontOutline },
  ],
};

const notifications = { to: paths.notifications, text: 'Notifications', icon: mdiBellOutline };
const profile = { to: paths.profile, text: 'Profile', icon: mdiAccountCircleOutline };

/** What each role has beyond that, under a heading of its own. */
export const furtherLinks: Record<Role, DashboardLink[]> = {
  BUYER: [
    { to: paths.purchases, text: 'Purchases', icon: mdiReceiptTextOutline },
    { to: paths.sell, text: 'Sell', icon: mdiTagPlusOutline },
    notifications,
    profile,
  ],
  SELLER: [
    { to: paths.sales, text: 'Sales', icon: mdiPackageVariantClosed },
    notifications,
    profile,
  ],
  ADMIN: [
    { to: paths.payments, text: 'Payments', icon: mdiCashMultiple },
    { to: paths.auditLog, text: 'Audit Log', icon: mdiClipboardTextClockOutline },
    notifications,
    profile,
  ],
};
