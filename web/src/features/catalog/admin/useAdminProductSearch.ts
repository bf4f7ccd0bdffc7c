import type {
  AdminProductSort,
  AdminProductsQueryVariables,
  Stock,
} from '../../../generated/graphql.ts';
import { useTableParameters } from '../../../ui/table-toolbar/useTableParameters.ts';

export const defaultSearch = { sort: 'NEWEST' } as const satisfies AdminProductsQueryVariables;

/** The states as the address names them. */
const stocks: Readonly<Record<string, Stock>> = {
  available: 'AVAILABLE',
  sold: 'SOLD',
  paused: 'PAUSED',
  'sold-elsewhere': 'SOLD_ELSEWHERE',
  hidden: 'HIDDEN',
  removed: 'REMOVED',
};

/** The orders as the address and REST name them. */
const sorts: Readonly<Record<string, AdminProductSort>> = {
  oldest: 'OLDEST',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
};

const allowed = {
  text: null,
  stock: Object.keys(stocks),
  only: ['advertised', 'reported'],
  sort: Object.keys(sorts),
} as const;

/** An admin's product search from the address, with the query's variables. */
export function useAdminProductSearch() {
  const [parameters, set] = useTableParameters<keyof typeof allowed>(allowed);
  const { text, stock, only, sort } = parameters;
  const filter = {
    ...(text && { text }),
    ...(stocks[stock] && { stock: stocks[stock] }),
    ...(only && { [only]: true }),
  };
  const variables: AdminProductsQueryVariables = {
    sort: sorts[sort] ?? defaultSearch.sort,
    ...(Object.keys(filter).length > 0 && { filter }),
  };
  return { parameters, set, variables };
}
