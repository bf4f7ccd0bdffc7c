import type { ScreenModule } from './screen.tsx';

const screens = {
  ProductPage: () => import('../features/catalog/product-page/ProductPage.tsx'),
  PaymentPage: () => import('../features/payments/checkout/PaymentPage.tsx'),
  OrderPage: () => import('../features/orders/page/OrderPage.tsx'),
  OrderReceiptPage: () => import('../features/orders/receipt/OrderReceiptPage.tsx'),
  SellPage: () => import('../features/accounts/sell/SellPage.tsx'),
  ProfilePage: () => import('../features/accounts/profile/ProfilePage.tsx'),
  NotificationsPage: () => import('../features/notifications/NotificationsPage.tsx'),
  ChooseThread: () => import('../features/messages/inbox/ChooseThread.tsx'),
  ThreadPage: () => import('../features/messages/thread/ThreadPage.tsx'),
  MailsPage: () => import('../features/notifications/mails/MailsPage.tsx'),
  SavedSearchesPage: () => import('../screens/saved-searches/SavedSearchesPage.tsx'),
  OrderListPage: () => import('../features/lists/OrderListPage.tsx'),
  WishListPage: () => import('../features/lists/WishListPage.tsx'),
  PurchasesPage: () => import('../features/orders/table/PurchasesPage.tsx'),
  OffersPage: () => import('../features/offers/OffersPage.tsx'),
  ProductListPage: () => import('../features/listings/ProductListPage.tsx'),
  AddProductPage: () => import('../features/listings/add/AddProductPage.tsx'),
  EditProductPage: () => import('../features/listings/edit/EditProductPage.tsx'),
  SalesPage: () => import('../features/orders/table/SalesPage.tsx'),
  PayoutsPage: () => import('../screens/payouts/PayoutsPage.tsx'),
  PayoutSetupPage: () => import('../features/payouts/set-up/PayoutSetupPage.tsx'),
  AddCategoryPage: () => import('../features/categories/AddCategoryPage.tsx'),
  AddAdminPage: () => import('../features/accounts/users/AddAdminPage.tsx'),
  BuyerUsersPage: () => import('../features/accounts/users/BuyerUsersPage.tsx'),
  SellerUsersPage: () => import('../features/accounts/users/SellerUsersPage.tsx'),
  OverviewPage: () => import('../features/overview/OverviewPage.tsx'),
  PeoplePage: () => import('../features/people/table/PeoplePage.tsx'),
  PersonPage: () => import('../features/people/PersonPage.tsx'),
  AdminProductsPage: () => import('../features/catalog/admin/AdminProductsPage.tsx'),
  OrdersPage: () => import('../features/orders/table/OrdersPage.tsx'),
  AdminPayoutsPage: () => import('../screens/payouts/AdminPayoutsPage.tsx'),
  PaymentsPage: () => import('../features/payments/history/PaymentsPage.tsx'),
  CategoriesPage: () => import('../features/categories/CategoriesPage.tsx'),
  AuditLogPage: () => import('../features/audit/AuditLogPage.tsx'),
  HealthPage: () => import('../features/health/HealthPage.tsx'),
  ReportsPage: () => import('../screens/reports/ReportsPage.tsx'),
  MessagesLayout: () => import('../features/messages/inbox/MessagesLayout.tsx'),
};

/** The screens for signed-in users: a chunk of its own, since visitors don't need this list of files. */
export const memberScreens: {
  [Name in keyof typeof screens]: () => Promise<ScreenModule<Name>>;
} = screens;
