import {
  mdiAccountCircleOutline,
  mdiAccountGroupOutline,
  mdiAccountPlusOutline,
  mdiAccountSearchOutline,
  mdiBankTransferOut,
  mdiBellOutline,
  mdiBellPlusOutline,
  mdiCartOutline,
  mdiCashMultiple,
  mdiClipboardTextClockOutline,
  mdiDumbbell,
  mdiFlagOutline,
  mdiFormatListBulleted,
  mdiHandCoinOutline,
  mdiHeartOutline,
  mdiHeartPulse,
  mdiMessageTextOutline,
  mdiPackageVariantClosed,
  mdiPlusBoxOutline,
  mdiReceiptTextOutline,
  mdiShapeOutline,
  mdiShapePlusOutline,
  mdiStorefrontOutline,
  mdiTagPlusOutline,
  mdiViewDashboardOutline,
} from '@mdi/js';
import type { Role } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';

type DashboardLink = { to: string; text: string; icon: string };

/** Each role's screens that the specification names, in the order of the menu. */
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

const offers = { to: paths.offers, text: 'Offers', icon: mdiHandCoinOutline };
const savedSearches = {
  to: paths.savedSearches,
  text: 'Saved Searches',
  icon: mdiBellPlusOutline,
};
const notifications = { to: paths.notifications, text: 'Notifications', icon: mdiBellOutline };
const messages = { to: paths.messages, text: 'Messages', icon: mdiMessageTextOutline };
const profile = { to: paths.profile, text: 'Profile', icon: mdiAccountCircleOutline };

/** Each role's other screens, under the heading "More". */
export const moreLinks: Record<Role, DashboardLink[]> = {
  BUYER: [
    { to: paths.purchases, text: 'Purchases', icon: mdiReceiptTextOutline },
    messages,
    offers,
    { to: paths.sell, text: 'Sell', icon: mdiTagPlusOutline },
    savedSearches,
    notifications,
    profile,
  ],
  SELLER: [
    { to: paths.sales, text: 'Sales', icon: mdiPackageVariantClosed },
    { to: paths.payouts, text: 'Payouts', icon: mdiBankTransferOut },
    messages,
    offers,
    savedSearches,
    notifications,
    profile,
  ],
  ADMIN: [
    { to: paths.overview, text: 'Overview', icon: mdiViewDashboardOutline },
    { to: paths.people, text: 'People', icon: mdiAccountSearchOutline },
    { to: paths.products, text: 'Products', icon: mdiDumbbell },
    { to: paths.categories, text: 'Categories', icon: mdiShapeOutline },
    { to: paths.orders, text: 'Sales', icon: mdiPackageVariantClosed },
    { to: paths.payments, text: 'Payments', icon: mdiCashMultiple },
    { to: paths.adminPayouts, text: 'Payouts', icon: mdiBankTransferOut },
    { to: paths.reports, text: 'Reports', icon: mdiFlagOutline },
    { to: paths.auditLog, text: 'Audit Log', icon: mdiClipboardTextClockOutline },
    { to: paths.health, text: 'Health', icon: mdiHeartPulse },
    notifications,
    profile,
  ],
};
