import { Outlet, type RouteObject } from 'react-router-dom';
import { AdminOnly, RequireRole, RequireUser } from '../features/accounts/guards.tsx';
import { paths, patterns } from '../lib/paths.ts';
import { ConfigProvider } from './ConfigProvider.tsx';
import { PageLayout } from './layout/PageLayout.tsx';
import { RootErrors, RootLayout } from './layout/RootLayout.tsx';
import type { memberScreens } from './memberScreens.ts';
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

/** Targets of links in mails, with a code. */
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
  screen(
    patterns.unsubscribe,
    'UnsubscribePage',
    () => import('../features/saved-searches/UnsubscribePage.tsx'),
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

type MemberScreen = keyof typeof memberScreens;

const loadMember = async <Name extends MemberScreen>(name: Name) =>
  (await import('./memberScreens.ts')).memberScreens[name]();

const memberScreen = <Name extends MemberScreen>(path: string, name: Name): RouteObject =>
  screen(path, name, () => loadMember(name));

const signedInScreens: RouteObject[] = [
  memberScreen(patterns.product, 'ProductPage'),
  memberScreen(patterns.payment, 'PaymentPage'),
  memberScreen(patterns.order, 'OrderPage'),
  memberScreen(patterns.orderReceipt, 'OrderReceiptPage'),
  memberScreen(paths.sell, 'SellPage'),
  memberScreen(paths.profile, 'ProfilePage'),
  memberScreen(paths.notifications, 'NotificationsPage'),
  {
    ...lazyRoute('MessagesLayout', () => loadMember('MessagesLayout')),
    children: [
      memberScreen(paths.messages, 'ChooseThread'),
      memberScreen(patterns.thread, 'ThreadPage'),
    ],
  },
  memberScreen(paths.mails, 'MailsPage'),
  memberScreen(paths.savedSearches, 'SavedSearchesPage'),
];

const buyerScreens: RouteObject[] = [
  memberScreen(paths.orderList, 'OrderListPage'),
  memberScreen(paths.wishList, 'WishListPage'),
  memberScreen(paths.purchases, 'PurchasesPage'),
];

/** Each role sees its own side. */
const dealingScreens: RouteObject[] = [memberScreen(paths.offers, 'OffersPage')];

const sellerScreens: RouteObject[] = [
  memberScreen(paths.productList, 'ProductListPage'),
  memberScreen(paths.addProduct, 'AddProductPage'),
  memberScreen(patterns.editProduct, 'EditProductPage'),
  memberScreen(paths.sales, 'SalesPage'),
  memberScreen(paths.payouts, 'PayoutsPage'),
  memberScreen(paths.payoutSetup, 'PayoutSetupPage'),
];

const adminScreens: RouteObject[] = [
  memberScreen(paths.addCategory, 'AddCategoryPage'),
  memberScreen(paths.addAdmin, 'AddAdminPage'),
  memberScreen(paths.buyerUsers, 'BuyerUsersPage'),
  memberScreen(paths.sellerUsers, 'SellerUsersPage'),
  memberScreen(paths.overview, 'OverviewPage'),
  memberScreen(paths.people, 'PeoplePage'),
  memberScreen(patterns.person, 'PersonPage'),
  memberScreen(paths.products, 'AdminProductsPage'),
  memberScreen(paths.orders, 'OrdersPage'),
  memberScreen(paths.adminPayouts, 'AdminPayoutsPage'),
  memberScreen(paths.payments, 'PaymentsPage'),
  memberScreen(paths.categories, 'CategoriesPage'),
  memberScreen(paths.auditLog, 'AuditLogPage'),
  memberScreen(paths.health, 'HealthPage'),
  memberScreen(paths.reports, 'ReportsPage'),
];

const readingQuery: RouteHandle = { readsQuery: true };
const signedInOnly: RouteHandle = { signedInOnly: true };

export const dashboard: RouteObject = {
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

/** Address, roles and file of every screen. */
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
