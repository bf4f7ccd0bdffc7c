import { keyOf, type ProductSort } from '@fitness-zone/contract/search/product-order.ts';
import { SortedNumbers } from './sorted-numbers.ts';

type Sorted = {
  id: string;
  resalePrice: number;
  originalPrice: number;
};
/** The orders of lists that a text does not decide. */
export type IndexedSort = Exclude<ProductSort, 'RELEVANCE'>;

const sorts = ['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'SAVING_DESC'] as const;

/** The numbers of products in the orders in which they are listed, dead ones included. */
export class ProductOrders {
  readonly #bySort: ReadonlyMap<IndexedSort, SortedNumbers>;

  /** @param product the product of a number, which does not change */
  constructor(product: (number: number) => Sorted) {
    this.#bySort = new Map(sorts.map((sort) => [sort, orderBy(sort, product)]));
  }

  /** Adds a number that is not there yet. */
  add(number: number): void {
    for (const order of this.#bySort.values()) order.add(number);
  }

  /** The numbers as a list has their products. */
  inOrder(sort: IndexedSort): Int32Array {
    return (this.#bySort.get(sort) as SortedNumbers).inOrder();
  }
}

function orderBy(sort: IndexedSort, product: (number: number) => Sorted): SortedNumbers {
  return new SortedNumbers((one, other) => {
    const [first, second] = [product(one), product(other)];
    const difference = keyOf(sort, first) - keyOf(sort, second);
    if (difference !== 0) return difference;
    if (first.id === second.id) return one - other;
    return first.id > second.id ? -1 : 1;
  });
}
