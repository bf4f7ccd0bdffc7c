import { keyOf, type ProductSort } from '@fitness-zone/contract/search/product-order.ts';
import { SortedNumbers } from './sorted-numbers.ts';

type Sorted = {
  id: string;
  resalePrice: number;
  originalPrice: number;
  yearsOfUsedProduct: number;
};
/** The orders of lists that a text does not decide. */
export type IndexedSort = Exclude<ProductSort, 'RELEVANCE'>;

const sorts = ['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'SAVING_DESC'] as const;

/** The numbers of products in the orders in which they are listed or looked for, dead ones included. */
export class ProductOrders {
  readonly #bySort: ReadonlyMap<IndexedSort, SortedNumbers>;
  readonly #byYears: SortedNumbers;

  /** @param product the product of a number, which does not change */
  constructor(product: (number: number) => Sorted) {
    const years = (number: number) => product(number).yearsOfUsedProduct;
    this.#byYears = new SortedNumbers((one, other) => years(one) - years(other) || one - other);
    this.#bySort = new Map(sorts.map((sort) => [sort, orderBy(sort, product)]));
  }

  /** Adds a number that is not there yet. */
  add(number: number): void {
    for (const order of this.#bySort.values()) order.add(number);
    this.#byYears.add(number);
  }

  /** The numbers as a list has their products. */
  inOrder(sort: IndexedSort): Int32Array {
    return (this.#bySort.get(sort) as SortedNumbers).inOrder();
  }

  /** The numbers by the years of use, from the fewest. */
  byYears(): Int32Array {
    return this.#byYears.inOrder();
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
