import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { Outlet, type RouteObject } from 'react-router-dom';
import { AdminOnly, RequireRole, RequireUser } from '../features/accounts/guards.tsx';
import { loadConfig } from '../lib/config.ts';
import { paths, patterns } from '../lib/paths.ts';
import { PageContainer } from '../ui/PageContainer.tsx';
import { PageSkeleton } from '../ui/state/Skeletons.tsx';
import { ConfigProvider } from './ConfigProvider.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { PageLayout } from './layout/PageLayout.tsx';
import { RootErrorPage, RootLayout } from './layout/RootLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { lazyRoute, type RouteHandle, screen } from './screen.tsx';

/** The one route with a loader, which gives the configuration. */
export const configRouteId = 'config';

/** What the routes' loaders get from `renderPage`; nothing in the browser. */
type LoaderContext = { config?: ClientConfig };

const home = () => import('../features/home/HomePage.tsx');

const publicScreens: RouteObject[] = [
  screen(paths.blog, 'BlogPage', () => import('../features/info/BlogPage.tsx')),
  screen(paths.about, 'AboutPage', () => import('../features/info/AboutPage.tsx')),
  screen(paths.contact, 'ContactPage', () => import('../features/info/ContactPage.tsx')),
  screen(paths.signIn, 'SignInPage', () => import('../features/accounts/signIn/SignInPage.tsx')),
  screen(paths.signUp, 'SignUpPage', () => import('../features/accounts/signUp/SignUpPage.tsx')),
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
];

const signedInScreens: RouteObject[] = [
  screen(
    patterns.product,
    'ProductPage',
    () => import('../features/catalog/productPage/ProductPage.tsx'),
  ),
  screen(
    patterns.payment,
    'PaymentPage',
    () => import('../features/payments/checkout/PaymentPage.tsx'),
  ),
  screen(
    paths.profile,
    'ProfilePage',
    () => import('../features/accounts/profile/ProfilePage.tsx'),
  ),
];

const buyerScreens: RouteObject[] = [
  screen(paths.orderList, 'OrderListPage', () => import('../features/lists/OrderListPage.tsx')),
  screen(paths.wishList, 'WishListPage', () => import('../features/lists/WishListPage.tsx')),
  screen(
    paths.purchases,
    'PurchasesPage',
    () => import('../features/payments/history/PurchasesPage.tsx'),
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
    () => import('../features/catalog/selling/AddProductPage.tsx'),
  ),
  screen(paths.sales, 'SalesPage', () => import('../features/payments/history/SalesPage.tsx')),
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
  screen(
    paths.payments,
    'PaymentsPage',
    () => import('../features/payments/history/PaymentsPage.tsx'),
  ),
  screen(paths.auditLog, 'AuditLogPage', () => import('../features/audit/AuditLogPage.tsx')),
];

const readingQuery: RouteHandle = { readsQuery: true };
const signedInOnly: RouteHandle = { signedInOnly: true };

const dashboard: RouteObject = {
  ...lazyRoute('DashboardLayout', () => import('./dashboard/DashboardLayout.tsx')),
  children: [
    {
      // Inside the layout, so that the sidebar survives a screen that fails.
      ErrorBoundary: ErrorPage,
      children: [
        ...shopScreens,
        { Component: RequireUser, handle: signedInOnly, children: signedInScreens },
        {
          element: <RequireRole only="BUYER" />,
          handle: signedInOnly,
          children: buyerScreens,
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

/** Every screen of the application: its address, whom it is for, and the file it lives in. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RootErrorPage,
    children: [
      {
        id: configRouteId,
        Component: ConfigProvider,
        // The server, which renders public pages, has it at hand.
        loader: ({ context }) => (context as LoaderContext | undefined)?.config ?? loadConfig(),
        shouldRevalidate: () => false,
        // Inside the shell, so that navigation survives a page that fails.
        ErrorBoundary: ErrorPage,
        // It stands in for the layouts, too, which bring the room at the sides.
        hydrateFallbackElement: (
          <PageContainer sx={{ py: { xs: 2, md: 3 } }}>
            <PageSkeleton />
          </PageContainer>
        ),
        children: [
          screen(paths.home, 'HomePage', home),
          screen(paths.homeAlias, 'HomePage', home),
          {
            Component: PageLayout,
            children: [...publicScreens, { handle: readingQuery, children: mailScreens }],
          },
          dashboard,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
