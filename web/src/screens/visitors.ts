import { paths, patterns } from '../lib/paths.ts';
import { type Screen, screen } from './screen.ts';

/** The screens that visitors may open, in the order of the bar at the top. */
export const visitorScreens: readonly Screen[] = [
  screen({
    path: paths.home,
    component: 'HomePage',
    load: () => import('../features/home/HomePage.tsx'),
    isWide: true,
    barText: 'HOME',
    visit: { as: ['visitor', 'buyer'], asks: ['Home'] },
  }),
  screen({
    path: paths.homeAlias,
    component: 'HomePage',
    load: () => import('../features/home/HomePage.tsx'),
    isWide: true,
    visit: { asks: ['Home'] },
  }),
  screen({
    path: paths.pages,
    component: 'AllProductsPage',
    load: () => import('../features/finding/AllProductsPage.tsx'),
    barText: 'PAGES',
    visit: { as: ['visitor', 'seller'], asks: ['AllProducts'] },
  }),
  screen({
    path: patterns.category,
    component: 'CategoryPage',
    load: () => import('../features/finding/category/CategoryPage.tsx'),
    visit: {
      as: ['visitor', 'buyer'],
      at: ['/pages/category/:category'],
      // Further products follow if there are only a few.
      asks: ['Category', 'FurtherProducts', 'MySavedSearches'],
    },
  }),
  screen({
    path: patterns.seller,
    component: 'SellerPage',
    load: () => import('../features/finding/seller/SellerPage.tsx'),
    visit: { as: ['visitor', 'buyer'], at: ['/pages/seller/:seller'], asks: ['Seller'] },
  }),
  screen({
    path: patterns.sellerSold,
    component: 'SellerSoldPage',
    load: () => import('../features/finding/seller/SellerSoldPage.tsx'),
    visit: { at: ['/pages/seller/:seller/sold'], asks: ['SellerSold'] },
  }),
  screen({
    path: patterns.sellerReviews,
    component: 'SellerReviewsPage',
    load: () => import('../features/finding/seller/SellerReviewsPage.tsx'),
    visit: { at: ['/pages/seller/:seller/reviews'], asks: ['SellerReviews'] },
  }),
  screen({
    path: patterns.compare,
    component: 'ComparePage',
    load: () => import('../features/compare/ComparePage.tsx'),
    readsQuery: true,
    visit: { at: ['/pages/compare', '/pages/compare?ids=:product,:other,unknown'] },
  }),
  screen({
    path: paths.about,
    component: 'AboutPage',
    load: () => import('../features/info/AboutPage.tsx'),
    needsNoData: true,
    barText: 'ABOUT US',
  }),
  screen({
    path: paths.contact,
    component: 'ContactPage',
    load: () => import('../features/info/ContactPage.tsx'),
    needsNoData: true,
    barText: 'CONTACT US',
  }),
  screen({
    path: paths.howItWorks,
    component: 'HowItWorksPage',
    load: () => import('../features/info/dealing/HowItWorksPage.tsx'),
    needsNoData: true,
  }),
  screen({
    path: paths.blog,
    component: 'BlogPage',
    load: () => import('../features/info/BlogPage.tsx'),
    needsNoData: true,
  }),
  screen({
    path: paths.signIn,
    component: 'SignInPage',
    load: () => import('../features/accounts/sign-in/SignInPage.tsx'),
  }),
  screen({
    path: paths.signUp,
    component: 'SignUpPage',
    load: () => import('../features/accounts/sign-up/SignUpPage.tsx'),
  }),
  // Opened by links in mails, with a code.
  screen({
    path: patterns.choosePassword,
    component: 'ChoosePasswordPage',
    load: () => import('../features/accounts/password/ChoosePasswordPage.tsx'),
    readsQuery: true,
    visit: { at: ['/choose-password?oobCode=x'] },
  }),
  screen({
    path: patterns.confirmEmail,
    component: 'ConfirmEmailPage',
    load: () => import('../features/accounts/email/ConfirmEmailPage.tsx'),
    readsQuery: true,
    visit: { at: ['/confirm-email?oobCode=x'] },
  }),
  screen({
    path: patterns.unsubscribe,
    component: 'UnsubscribePage',
    load: () => import('../features/saved-searches/UnsubscribePage.tsx'),
    readsQuery: true,
    visit: { at: ['/unsubscribe?token=x', '/unsubscribe'] },
  }),
];
