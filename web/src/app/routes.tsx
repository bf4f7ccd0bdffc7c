import type { RouteObject } from 'react-router-dom';
import { RequireRole, RequireUser } from '../features/accounts/guards.tsx';
import { loadConfig } from '../lib/config.ts';
import { loadChunk } from '../lib/loadChunk.ts';
import { paths, patterns } from '../lib/paths.ts';
import { PageContainer } from '../ui/PageContainer.tsx';
import { PageSkeleton } from '../ui/state/Skeletons.tsx';
import { ConfigProvider } from './ConfigProvider.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { PageLayout } from './layout/PageLayout.tsx';
import { RootErrorPage, RootLayout } from './layout/RootLayout.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { screen } from './screen.tsx';

const home = async () => (await import('../features/home/HomePage.tsx')).HomePage;

const publicScreens: RouteObject[] = [
  screen(paths.blog, async () => (await import('../features/info/BlogPage.tsx')).BlogPage),
  screen(paths.about, async () => (await import('../features/info/AboutPage.tsx')).AboutPage),
  screen(paths.contact, async () => (await import('../features/info/ContactPage.tsx')).ContactPage),
  screen(
    paths.signIn,
    async () => (await import('../features/accounts/signIn/SignInPage.tsx')).SignInPage,
  ),
  screen(
    paths.signUp,
    async () => (await import('../features/accounts/signUp/SignUpPage.tsx')).SignUpPage,
  ),
  screen(
    patterns.choosePassword,
    async () =>
      (await import('../features/accounts/password/ChoosePasswordPage.tsx')).ChoosePasswordPage,
  ),
];

const shopScreens: RouteObject[] = [
  screen(
    paths.pages,
    async () => (await import('../features/catalog/AllProductsPage.tsx')).AllProductsPage,
  ),
  screen(
    patterns.category,
    async () => (await import('../features/catalog/category/CategoryPage.tsx')).CategoryPage,
  ),
];

const signedInScreens: RouteObject[] = [
  screen(
    patterns.product,
    async () => (await import('../features/catalog/productPage/ProductPage.tsx')).ProductPage,
  ),
  screen(
    patterns.payment,
    async () => (await import('../features/payments/checkout/PaymentPage.tsx')).PaymentPage,
  ),
  screen(
    paths.profile,
    async () => (await import('../features/accounts/profile/ProfilePage.tsx')).ProfilePage,
  ),
];

const buyerScreens: RouteObject[] = [
  screen(
    paths.orderList,
    async () => (await import('../features/lists/OrderListPage.tsx')).OrderListPage,
  ),
  screen(
    paths.wishList,
    async () => (await import('../features/lists/WishListPage.tsx')).WishListPage,
  ),
  screen(
    paths.purchases,
    async () => (await import('../features/payments/history/PurchasesPage.tsx')).PurchasesPage,
  ),
];

const sellerScreens: RouteObject[] = [
  screen(
    paths.productList,
    async () => (await import('../features/catalog/selling/ProductListPage.tsx')).ProductListPage,
  ),
  screen(
    paths.addProduct,
    async () => (await import('../features/catalog/selling/AddProductPage.tsx')).AddProductPage,
  ),
  screen(
    paths.sales,
    async () => (await import('../features/payments/history/SalesPage.tsx')).SalesPage,
  ),
];

const adminScreens: RouteObject[] = [
  screen(
    paths.addCategory,
    async () => (await import('../features/catalog/category/AddCategoryPage.tsx')).AddCategoryPage,
  ),
  screen(
    paths.addAdmin,
    async () => (await import('../features/accounts/users/AddAdminPage.tsx')).AddAdminPage,
  ),
  screen(
    paths.buyerUsers,
    async () => (await import('../features/accounts/users/BuyerUsersPage.tsx')).BuyerUsersPage,
  ),
  screen(
    paths.sellerUsers,
    async () => (await import('../features/accounts/users/SellerUsersPage.tsx')).SellerUsersPage,
  ),
  screen(
    paths.payments,
    async () => (await import('../features/payments/history/PaymentsPage.tsx')).PaymentsPage,
  ),
];

const dashboard: RouteObject = {
  lazy: async () => ({
    Component: await loadChunk(
      async () => (await import('./dashboard/DashboardLayout.tsx')).DashboardLayout,
    ),
  }),
  children: [
    {
      // Inside the layout, so that the sidebar survives a screen that fails.
      ErrorBoundary: ErrorPage,
      children: [
        ...shopScreens,
        { Component: RequireUser, children: signedInScreens },
        { element: <RequireRole only="BUYER" />, children: buyerScreens },
        { element: <RequireRole only="SELLER" />, children: sellerScreens },
        { element: <RequireRole only="ADMIN" />, children: adminScreens },
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
        Component: ConfigProvider,
        loader: loadConfig,
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
          screen(paths.home, home),
          screen(paths.homeAlias, home),
          { Component: PageLayout, children: publicScreens },
          dashboard,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
