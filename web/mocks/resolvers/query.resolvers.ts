import { formatMoney } from '@fitness-zone/contract/money.ts';
import type { MockContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isSeller } from '../records/accounts.ts';
import { page, unfilteredProducts } from '../records/connections.ts';
import { byId } from '../records/findRecords.ts';
import { handOverStatus, isSale } from '../records/handOver.ts';
import { personalDataOf } from '../records/personalData.ts';
import { countView, numbersOf, salesOverTime } from '../records/statistics.ts';
import { notFound, Refusal, requireRole, requireUser } from '../refusal.ts';
import { suggest } from '../search/matchText.ts';
import { searchProducts } from '../search/searchProducts.ts';
import { validInput } from '../validInput.ts';

/** The root queries. */
export const queryResolvers: Required<Resolvers>['Query'] = {
  changeCursor: (_root, _args, { changes }) => changes.cursor(),
  me: (_root, _args, { viewer }) => viewer,
  categories: (_root, _args, { records }) =>
    records.categories.toSorted((one, other) => (one.title < other.title ? -1 : 1)),
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
  notifications: (_root, args, context) => {
    const { id } = requireUser(context);
    return page(
      context.records.notifications.filter(({ userId }) => userId === id),
      args,
    );
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
      context.records.payments.filter((payment) => payment.sellerId === id && isSale(payment)),
      args,
    );
  },
  salesOverTime: (_root, { months }, context) =>
    salesOverTime(context.records, requireRole(context, 'SELLER'), months),
  payments: (_root, { handOver, ...args }, context) => {
    requireRole(context, 'ADMIN');
    const { payments } = context.records;
    return page(
      handOver ? payments.filter((payment) => handOverStatus(payment) === handOver) : payments,
      args,
    );
  },
  auditLog: (_root, args, context) => {
    requireRole(context, 'ADMIN');
    return page(context.records.auditLog, args);
  },
  personalData: (_root, _args, context) =>
    JSON.stringify(personalDataOf(context.records, requireUser(context)), null, 2),
};

const ownProducts = ({ records }: MockContext, sellerId: string) =>
  records.products.filter((one) => one.sellerId === sellerId && one.inStock !== 'REMOVED');

function productById({ records }: MockContext, id: string) {
  const product = byId(records.products, validInput('QueryProductArgs', { id }).id);
  return product?.inStock === 'REMOVED' ? null : product;
}
