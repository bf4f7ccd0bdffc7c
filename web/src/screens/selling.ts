import {
  mdiBankTransferOut,
  mdiCalendarClockOutline,
  mdiFormatListBulleted,
  mdiPackageVariantClosed,
  mdiPlusBoxOutline,
} from '@mdi/js';
import { paths, patterns } from '../lib/paths.ts';
import { type Screen, screen } from './screen.ts';

const roles = ['SELLER'] as const;

/** A seller's products, sales and money. */
export const sellingScreens: readonly Screen[] = [
  screen({
    path: paths.productList,
    roles,
    component: 'ProductListPage',
    load: () => import('../features/listings/ProductListPage.tsx'),
    menu: { heading: 'DASHBOARD', text: 'Product List', icon: mdiFormatListBulleted },
    // The products' statistics are queried once the products are there.
    visit: { asks: ['MyProducts', 'SellerStatistics'] },
  }),
  screen({
    path: paths.addProduct,
    roles,
    component: 'AddProductPage',
    load: () => import('../features/listings/add/AddProductPage.tsx'),
    closesMenus: true,
    menu: { heading: 'DASHBOARD', text: 'Add Product', icon: mdiPlusBoxOutline },
  }),
  screen({
    path: patterns.editProduct,
    roles,
    component: 'EditProductPage',
    load: () => import('../features/listings/edit/EditProductPage.tsx'),
    closesMenus: true,
    visit: { at: ['/pages/edit-product/:product'], asks: ['EditProductPage'] },
  }),
  screen({
    path: paths.sales,
    roles,
    component: 'SalesPage',
    load: () => import('../features/orders/table/SalesPage.tsx'),
    menu: { heading: 'MORE', text: 'Sales', icon: mdiPackageVariantClosed },
    visit: { asks: ['Orders'] },
  }),
  screen({
    path: paths.pickUpTimes,
    roles,
    component: 'PickUpTimesPage',
    load: () => import('../features/orders/pick-up/windows/PickUpTimesPage.tsx'),
    menu: { heading: 'MORE', text: 'Pick-up Times', icon: mdiCalendarClockOutline },
    visit: {
      at: [paths.pickUpTimes, '/pages/pick-up-times?product=:product'],
      asks: ['PickUpPlans'],
    },
  }),
  screen({
    path: paths.payouts,
    roles,
    component: 'PayoutsPage',
    load: () => import('./payouts/PayoutsPage.tsx'),
    menu: { heading: 'MORE', text: 'Payouts', icon: mdiBankTransferOut },
    visit: { asks: ['PayoutsPage', 'Payouts'] },
  }),
  screen({
    path: paths.payoutSetup,
    roles,
    component: 'PayoutSetupPage',
    load: () => import('../features/payouts/set-up/PayoutSetupPage.tsx'),
    closesMenus: true,
    // It redirects to the card provider at once.
    visit: { as: [] },
  }),
];
