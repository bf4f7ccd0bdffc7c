import { compareCategories } from '@fitness-zone/contract/catalog/category-order.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type { MockContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isSeller } from '../records/accounts/accounts.ts';
import { deletionEffectsOf } from '../records/accounts/deletionEffects.ts';
import { peoplePage } from '../records/accounts/peopleList.ts';
import { personalDataOf } from '../records/accounts/personalData.ts';
import { searchAuditLog } from '../records/audit/auditSearch.ts';
import { page, unfilteredProducts } from '../records/connections.ts';
import { offerPage } from '../records/dealing/offerList.ts';
import { pageOfThreads, threadFor } from '../records/dealing/threads.ts';
import { byId, isSale } from '../records/findRecords.ts';
import { healthOfMocks } from '../records/health.ts';
import { overviewOf } from '../records/overview.ts';
import { paymentPage } from '../records/payments/paymentList.ts';
import { countView, numbersOf, salesOverTime } from '../records/statistics.ts';
import { notFound, Refusal, requireRole, requireUser } from '../refusal.ts';
import { pageOfAllProducts } from '../search/adminProducts.ts';
import { suggest } from '../search/matchText.ts';
import { searchProducts } from '../search/searchProducts.ts';
import { refusing, validInput } from '../validInput.ts';
import { stockShownTo } from './catalog/ownProduct.ts';

/** The root queries. */
export const queryResolvers: Required<Resolvers>['Query'] = {
  changeCursor: (_root, _args, { changes }) => changes.cursor(),
  me: (_root, _args, { viewer }) => viewer,
  categories: (_root, _args, { records }) => records.categories.toSorted(compareCategories),
  category: (_root, args, { records }) =>
    byId(records.categories, validInput('QueryCategoryArgs', args).id),
  products: (_root, { filter, sort, first, after }, { records }) => {
    const given = validInput('ProductFilter', filter ?? {});
    const { categoryId, minPrice, maxPrice } = given;
    if (categoryId && !/^[0-9a-f]{24}$/i.test(categoryId)) throw notFound('Category');
    if (minPrice != null && maxPrice != null && minPrice > maxPrice) {
      const [min, max] = [formatMoney(minPrice, 'USD'), formatMoney(maxPrice, 'USD')];
      const message = `minPrice (${min}) must not be more than maxPrice (${max}).`;
      throw new Refusal('INVALID', message, { field: 'minPrice' });
    }
    return searchProducts(records, { filter: given, sort, first, after });
  },
  adminProducts: (_root, { filter, ...search }, context) => {
    requireRole(context, 'ADMIN');
    const given = validInput('AdminProductFilter', filter ?? {});
    if (given.categoryId && !/^[0-9a-f]{24}$/i.test(given.categoryId)) throw notFound('Category');
    return pageOfAllProducts(context.records, { ...search, filter: given });
  },
  searchSuggestions: (_root, args, { records }) => {
    const { text, first } = validInput('QuerySearchSuggestionsArgs', args);
    return suggest(records, text, first ?? 5);
  },
  product: (_root, { id }, context) => {
    const viewer = requireUser(context);
    const product = productById(context, id);
    if (product && product.sellerId !== viewer.id) countView(context.records, product, viewer);
    return product;
  },
  productPreview: (_root, { id }, context) => productById(context, id),
  productPreviews: (_root, args, context) => {
    const { ids } = validInput('QueryProductPreviewsArgs', args);
    return [...new Set(ids)].flatMap((id) => productById(context, id) ?? []);
  },
  seller: (_root, args, { records }) => {
    const user = byId(records.users, validInput('QuerySellerArgs', args).id);
    return user && isSeller(user) ? user : null;
  },
  person: (_root, args, context) => {
    requireRole(context, 'ADMIN');
    return byId(context.records.users, validInput('QueryPersonArgs', args).id);
  },
  deletionEffects: (_root, args, context) => {
    const { id } = validInput('QueryDeletionEffectsArgs', args);
    if (context.viewer?.id !== id) requireRole(context, 'ADMIN');
    const user = byId(context.records.users, id);
    return user && deletionEffectsOf(context.records, user);
  },
  unendedOfferCount: (_root, args, context) => {
    const { productId } = validInput('QueryUnendedOfferCountArgs', args);
    const { offers } = context.records;
    return offers.filter(
      (one) => one.productId === productId && ['OPEN', 'ACCEPTED'].includes(one.status),
    ).length;
  },
  adminPeople: (_root, args, context) => {
    requireRole(context, 'ADMIN');
    return peoplePage(context.records, args);
  },
  myProducts: (_root, args, context) => {
    const { id } = requireRole(context, 'SELLER');
    return unfilteredProducts(ownProducts(context, id), args);
  },
  productStatistics: (_root, args, context) => {
    const { id: sellerId } = requireRole(context, 'SELLER');
    const { ids } = validInput('QueryProductStatisticsArgs', args);
    return [...new Set(ids)]
      .flatMap((id) => productById(context, id) ?? [])
      .filter((product) => product.sellerId === sellerId)
      .map((product) => ({ product, ...numbersOf(context.records, [product]) }));
  },
  sellerStatistics: (_root, _args, context) => {
    const { id } = requireRole(context, 'SELLER');
    return numbersOf(context.records, ownProducts(context, id));
  },
  bookingList: (_root, args, context) => {
    const { id } = requireRole(context, 'BUYER');
    return page(
      context.records.bookings.filter(({ userId }) => userId === id),
      args,
    );
  },
  wishList: (_root, args, context) => {
    const { id } = requireRole(context, 'BUYER');
    return page(
      context.records.wishes.filter(({ userId }) => userId === id),
      args,
    );
  },
  users: (_root, { role, ...args }, context) => {
    requireRole(context, 'ADMIN');
    return page(
      context.records.users.filter((user) => user.role === role),
      args,
    );
  },
  offers: (_root, args, context) => {
    const viewer = requireRole(context, 'BUYER', 'SELLER');
    const { productId } = validInput('QueryOffersArgs', args);
    if (productId && !/^[0-9a-f]{24}$/i.test(productId)) throw notFound('Product');
    return offerPage(context.records, viewer, args);
  },
  notifications: (_root, args, context) => {
    const { id } = requireUser(context);
    return page(
      context.records.notifications.filter(({ userId }) => userId === id),
      args,
    );
  },
  threads: (_root, args, context) => pageOfThreads(context.records, requireUser(context), args),
  thread: (_root, args, context) => {
    const viewer = requireUser(context);
    return threadFor(context.records, validInput('QueryThreadArgs', args).id, viewer);
  },
  reports: (_root, { state, kind, ...args }, context) => {
    requireRole(context, 'ADMIN');
    const { subjectId, startingAt } = validInput('QueryReportsArgs', args);
    if (subjectId && !isId(subjectId)) throw notFound('Person');
    if (startingAt && !isId(startingAt)) throw notFound('Report');
    const wanted = context.records.reports.filter(
      (one) =>
        (!state || (one.decision === null) === (state === 'OPEN')) &&
        (!kind || one.kind === kind) &&
        (!subjectId || one.subjectId === subjectId.toLowerCase()) &&
        (!startingAt || one.id <= startingAt.toLowerCase()),
    );
    return page(wanted, args);
  },
  signIns: (_root, args, context) => {
    requireRole(context, 'ADMIN');
    const { userId } = validInput('QuerySignInsArgs', args);
    if (!isId(userId)) throw notFound('Person');
    const own = context.records.signIns.filter((one) => one.userId === userId.toLowerCase());
    return page(own, args);
  },
  demoMails: (_root, _args, context) => {
    requireUser(context);
    return [];
  },
  purchases: (_root, args, context) => {
    const { id } = requireRole(context, 'BUYER');
    return page(
      context.records.payments.filter(
        ({ buyerId, status }) => buyerId === id && status !== 'PENDING' && status !== 'FAILED',
      ),
      args,
    );
  },
  sales: (_root, args, context) => {
    const { id } = requireRole(context, 'SELLER');
    return page(
      context.records.payments.filter(
        (payment) => payment.sellerId === id && isSale(payment) && payment.part !== 'BALANCE',
      ),
      args,
    );
  },
  salesOverTime: (_root, { months }, context) =>
    salesOverTime(context.records, requireRole(context, 'SELLER'), months),
  payments: (_root, args, context) => {
    requireRole(context, 'ADMIN');
    return paymentPage(context.records, { ...args, ...validInput('QueryPaymentsArgs', args) });
  },
  auditLog: (_root, args, context) => {
    requireRole(context, 'ADMIN');
    const asked = validInput('QueryAuditLogArgs', args);
    return page(
      refusing(() => searchAuditLog(context.records, asked)),
      args,
    );
  },
  overview: (_root, args, context) => {
    requireRole(context, 'ADMIN');
    const { interval, ...days } = validInput('QueryOverviewArgs', args);
    return refusing(() => overviewOf(context.records, days, interval ?? 'DAY'));
  },
  health: (_root, _args, context) => {
    requireRole(context, 'ADMIN');
    return healthOfMocks();
  },
  personalData: (_root, _args, context) =>
    JSON.stringify(personalDataOf(context.records, requireUser(context)), null, 2),
};

const isId = (id: string) => /^[0-9a-f]{24}$/i.test(id);

const ownProducts = ({ records }: MockContext, sellerId: string) =>
  records.products.filter((one) => one.sellerId === sellerId && one.inStock !== 'REMOVED');

function productById({ records, viewer }: MockContext, id: string) {
  const product = byId(records.products, validInput('QueryProductArgs', { id }).id);
  return product && stockShownTo(viewer, product) !== 'REMOVED' ? product : null;
}
