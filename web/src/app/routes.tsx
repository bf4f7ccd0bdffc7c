import { Outlet, type RouteObject } from 'react-router-dom';
import { AdminOnly, RequireRole, RequireUser } from '../features/accounts/guards.tsx';
import { paths, patterns } from '../lib/paths.ts';
import { ConfigProvider } from './ConfigProvider.tsx';
import { PageLayout } from './layout/PageLayout.tsx';
import { RootErrors, RootLayout } from './layout/RootLayout.tsx';
import { FirstScreen, ScreenErrors } from './ScreenErrors.tsx';
import { lazyRoute, type RouteHandle, screen } from './screen.tsx';

const home = () => import('../features/home/HomePage.tsx');

const publicScreens: RouteObject[] = [
  screen(paths.blog, 'BlogPage', () => import('../features/info/BlogPage.tsx')),
  screen(paths.about, 'AboutPage', () => import('../features/info/AboutPage.tsx')),
  screen(
    paths.howItWorks,
    'HowItWorksPage',
    () => import('../features/info/dealing/HowItWorksPage.tsx'),
  ),
  screen(paths.contact, 'ContactPage', () => import('../features/info/ContactPage.tsx')),
  screen(paths.signIn, 'SignInPage', () => import('../features/accounts/sign-in/SignInPage.tsx')),
  screen(paths.signUp, 'SignUpPage', () => import('../features/accounts/sign-up/SignUpPage.tsx')),
];

/** Where the links of mails lead, with a code. */
const mailScreens: RouteObject[] = [
  screen(
    patterns.choosePassword,
    'ChoosePasswordPage',
    () => import('../features/accounts/password/ChoosePasswordPage.tsx'),
  ),
  screen(
    patterns.confirmEmail,
    'ConfirmEmailPage',
    () => import('../features/accounts/email/ConfirmEmailPage.tsx'),
  ),
];

const shopScreens: RouteObject[] = [
  screen(paths.pages, 'AllProductsPage', () => import('../features/catalog/AllProductsPage.tsx')),
  screen(
    patterns.category,
    'CategoryPage',
    () => import('../features/catalog/category/CategoryPage.tsx'),
  ),
  screen(patterns.seller, 'SellerPage', () => import('../features/catalog/seller/SellerPage.tsx')),
  screen(
    patterns.sellerSold,
    'SellerSoldPage',
    () => import('../features/catalog/seller/SellerSoldPage.tsx'),
  ),
  screen(
    patterns.sellerReviews,
    'SellerReviewsPage',
    () => import('../features/catalog/seller/SellerReviewsPage.tsx'),
  ),
];

const compareScreen = screen(
  patterns.compare,
  'ComparePage',
  () => import('../features/compare/ComparePage.tsx'),
);

const signedInScreens: RouteObject[] = [
  screen(
    patterns.product,
    'ProductPage',
    () => import('../features/catalog/product-page/ProductPage.tsx'),
  ),
  screen(
    patterns.payment,
    'PaymentPage',
    () => import('../features/payments/checkout/PaymentPage.tsx'),
  ),
  screen(patterns.order, 'OrderPage', () => import('../features/orders/page/OrderPage.tsx')),
  screen(
    patterns.orderReceipt,
    'OrderReceiptPage',
    () => import('../features/orders/receipt/OrderReceiptPage.tsx'),
  ),
  screen(paths.sell, 'SellPage', () => import('../features/accounts/sell/SellPage.tsx')),
  screen(
    paths.profile,
    'ProfilePage',
    () => import('../features/accounts/profile/ProfilePage.tsx'),
  ),
  screen(
    paths.notifications,
    'NotificationsPage',
    () => import('../features/notifications/NotificationsPage.tsx'),
  ),
  {
    ...lazyRoute('MessagesLayout', () => import('../features/messages/inbox/MessagesLayout.tsx')),
    children: [
      screen(
        paths.messages,
        'ChooseThread',
        () => import('../features/messages/inbox/ChooseThread.tsx'),
      ),
      screen(
        patterns.thread,
        'ThreadPage',
        () => import('../features/messages/thread/ThreadPage.tsx'),
      ),
    ],
  },
  screen(paths.mails, 'MailsPage', () => import('../features/notifications/mails/MailsPage.tsx')),
];

const buyerScreens: RouteObject[] = [
  screen(paths.orderList, 'OrderListPage', () => import('../features/lists/OrderListPage.tsx')),
  screen(paths.wishList, 'WishListPage', () => import('../features/lists/WishListPage.tsx')),
  screen(
    paths.purchases,
    'PurchasesPage',
    () => import('../features/orders/table/PurchasesPage.tsx'),
  ),
];

/** Each role has its own side of them. */
const dealingScreens: RouteObject[] = [
  screen(
    paths.offers,
    'OffersPage',
    () => import('../features/catalog/selling/offers/OffersPage.tsx'),
  ),
];

const sellerScreens: RouteObject[] = [
  screen(
    paths.productList,
    'ProductListPage',
    () => import('../features/catalog/selling/ProductListPage.tsx'),
  ),
  screen(
    paths.addProduct,
    'AddProductPage',
    () => import('../features/catalog/selling/add/AddProductPage.tsx'),
  ),
  screen(
    patterns.editProduct,
    'EditProductPage',
    () => import('../features/catalog/selling/edit/EditProductPage.tsx'),
  ),
  screen(paths.sales, 'SalesPage', () => import('../features/orders/table/SalesPage.tsx')),
  screen(paths.payouts, 'PayoutsPage', () => import('../features/orders/payouts/PayoutsPage.tsx')),
  screen(
    paths.payoutSetup,
    'PayoutSetupPage',
    () => import('../features/payouts/set-up/PayoutSetupPage.tsx'),
  ),
];

const adminScreens: RouteObject[] = [
  screen(
    paths.addCategory,
    'AddCategoryPage',
    () => import('../features/catalog/category/AddCategoryPage.tsx'),
  ),
  screen(
    paths.addAdmin,
    'AddAdminPage',
    () => import('../features/accounts/users/AddAdminPage.tsx'),
  ),
  screen(
    paths.buyerUsers,
    'BuyerUsersPage',
    () => import('../features/accounts/users/BuyerUsersPage.tsx'),
  ),
  screen(
    paths.sellerUsers,
    'SellerUsersPage',
    () => import('../features/accounts/users/SellerUsersPage.tsx'),
  ),
  screen(paths.overview, 'OverviewPage', () => import('../features/overview/OverviewPage.tsx')),
  screen(paths.people, 'PeoplePage', () => import('../features/person/people/PeoplePage.tsx')),
  screen(patterns.person, 'PersonPage', () => import('../features/person/PersonPage.tsx')),
  screen(
    paths.products,
    'AdminProductsPage',
    () => import('../features/catalog/admin/AdminProductsPage.tsx'),
  ),
  screen(paths.orders, 'OrdersPage', () => import('../features/orders/table/OrdersPage.tsx')),
  screen(
    paths.adminPayouts,
    'AdminPayoutsPage',
    () => import('../features/orders/payouts/AdminPayoutsPage.tsx'),
  ),
  screen(
    paths.payments,
    'PaymentsPage',
    () => import('../features/payments/history/PaymentsPage.tsx'),
  ),
  screen(
    paths.categories,
    'CategoriesPage',
    () => import('../features/catalog/categories/CategoriesPage.tsx'),
  ),
  screen(paths.auditLog, 'AuditLogPage', () => import('../features/audit/AuditLogPage.tsx')),
  screen(paths.health, 'HealthPage', () => import('../features/health/HealthPage.tsx')),
  screen(paths.reports, 'ReportsPage', () => import('../features/moderation/ReportsPage.tsx')),
];

const readingQuery: RouteHandle = { readsQuery: true };
const signedInOnly: RouteHandle = { signedInOnly: true };

const dashboard: RouteObject = {
  ...lazyRoute('DashboardLayout', () => import('./dashboard/DashboardLayout.tsx')),
  children: [
    {
      // Inside the layout, so that the sidebar survives a screen that fails.
      Component: ScreenErrors,
      children: [
        ...shopScreens,
        { handle: readingQuery, children: [compareScreen] },
        { Component: RequireUser, handle: signedInOnly, children: signedInScreens },
        {
          element: <RequireRole only="BUYER" />,
          handle: signedInOnly,
          children: buyerScreens,
        },
        {
          element: <RequireRole only={['BUYER', 'SELLER']} />,
          handle: signedInOnly,
          children: dealingScreens,
        },
        {
          element: <RequireRole only="SELLER" />,
          handle: signedInOnly,
          children: sellerScreens,
        },
        {
          element: (
            <AdminOnly fallback={<RequireRole only="ADMIN" />}>
              <Outlet />
            </AdminOnly>
          ),
          handle: signedInOnly,
          children: adminScreens,
        },
      ],
    },
  ],
};

/** Every screen of the application: its address, roles and file. */
export const routes: RouteObject[] = [
  {
    Component: RootErrors,
    children: [
      {
        Component: RootLayout,
        children: [
          {
            // Inside the shell, so that navigation survives a page that fails.
            Component: FirstScreen,
            children: [
              {
                Component: ConfigProvider,
                children: [
                  screen(paths.home, 'HomePage', home),
                  screen(paths.homeAlias, 'HomePage', home),
                  {
                    Component: PageLayout,
                    children: [...publicScreens, { handle: readingQuery, children: mailScreens }],
                  },
                  dashboard,
                  screen('*', 'NotFoundPage', () => import('./NotFoundPage.tsx')),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
