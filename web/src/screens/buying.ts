import { mdiCartOutline, mdiHeartOutline, mdiReceiptTextOutline, mdiTagPlusOutline } from '@mdi/js';
import { paths, patterns } from '../lib/paths.ts';
import { type Screen, screen, signedIn } from './screen.ts';

const buyer = ['BUYER'] as const;

/** The product's page, its payment, and a buyer's lists. */
export const buyingScreens: readonly Screen[] = [
  screen({
    path: patterns.product,
    roles: signedIn,
    component: 'ProductPage',
    load: () => import('../features/product/product-page/ProductPage.tsx'),
    closesMenus: true,
    visit: {
      at: ['/pages/product/:product'],
      // Only `Product` is prefetched; the others are queried once the page is there.
      asks: ['Product', 'MoreProducts', 'PriceGuide'],
    },
  }),
  screen({
    path: patterns.payment,
    roles: signedIn,
    component: 'PaymentPage',
    load: () => import('../features/payments/checkout/PaymentPage.tsx'),
    closesMenus: true,
    visit: {
      at: ['/pages/payment/:product'],
      // The first render needs two; the payment is then opened, as the page's own action.
      asks: ['PaymentPage', 'CreatePaymentIntent'],
    },
  }),
  screen({
    path: paths.orderList,
    roles: buyer,
    component: 'OrderListPage',
    load: () => import('../features/lists/OrderListPage.tsx'),
    menu: { heading: 'DASHBOARD', text: 'Order List', icon: mdiCartOutline },
    visit: { asks: ['OrderList'] },
  }),
  screen({
    path: paths.wishList,
    roles: buyer,
    component: 'WishListPage',
    load: () => import('../features/lists/WishListPage.tsx'),
    menu: { heading: 'DASHBOARD', text: 'Wish List', icon: mdiHeartOutline },
    visit: {
      asks: ['WishList', 'FollowedSellers'],
      asksAhead: ['WishList', 'FollowedSellers'],
    },
  }),
  screen({
    path: paths.purchases,
    roles: buyer,
    component: 'PurchasesPage',
    load: () => import('../features/orders/table/PurchasesPage.tsx'),
    menu: { heading: 'MORE', text: 'Purchases', icon: mdiReceiptTextOutline },
    visit: { asks: ['Orders'] },
  }),
];

/** Explains selling to buyers. */
export const sellScreen = screen({
  path: paths.sell,
  roles: signedIn,
  component: 'SellPage',
  load: () => import('../features/accounts/sell/SellPage.tsx'),
  menu: { heading: 'MORE', text: 'Sell', icon: mdiTagPlusOutline, roles: buyer },
});
