import type { DayNumbers } from '../../shared/time/day-numbers.ts';
import type { ProductRow } from '../catalog/all-products/all-products.list.ts';
import type { PaidRow } from '../payments/list/payments.list.ts';
import type { DayRange } from './day-counts.ts';
import { DaySales } from './day-sales.ts';
import { SaleSums } from './sale-sums.ts';

type CategorizedProduct = Pick<ProductRow, 'id' | 'categoryId'>;

/** What was paid on each day for the products that a category has now; what a product has lost, it takes along. */
export class CategorySales {
  readonly #days: DayNumbers;
  readonly #categoryOf = new Map<string, string>();
  readonly #paidFor = new Map<string, PaidRow[]>();
  readonly #salesOf = new Map<string, DaySales>();

  constructor(days: DayNumbers) {
    this.#days = days;
  }

  /** A product came into its category. */
  addProduct({ id, categoryId }: CategorizedProduct): void {
    this.#categoryOf.set(id, categoryId);
    for (const paid of this.#paidFor.get(id) ?? []) this.#add(categoryId, paid);
  }

  /** A product left its category. */
  removeProduct({ id, categoryId }: CategorizedProduct): void {
    this.#categoryOf.delete(id);
    for (const paid of this.#paidFor.get(id) ?? []) this.#remove(categoryId, paid);
  }

  /** Somebody has paid, whether or not the product is known. */
  addPaid(paid: PaidRow): void {
    const ofProduct = this.#paidFor.get(paid.productId);
    if (ofProduct) ofProduct.push(paid);
    else this.#paidFor.set(paid.productId, [paid]);
    const categoryId = this.#categoryOf.get(paid.productId);
    if (categoryId !== undefined) this.#add(categoryId, paid);
  }

  /** What was added is no longer so. */
  removePaid(paid: PaidRow): void {
    const { productId } = paid;
    const left = (this.#paidFor.get(productId) ?? []).filter((one) => one !== paid);
    if (left.length > 0) this.#paidFor.set(productId, left);
    else this.#paidFor.delete(productId);
    const categoryId = this.#categoryOf.get(productId);
    if (categoryId !== undefined) this.#remove(categoryId, paid);
  }

  /** What was paid in some days for the products of a category. */
  in(range: DayRange, categoryId: string): SaleSums {
    return this.#salesOf.get(categoryId)?.in(range) ?? new SaleSums();
  }

  #add(categoryId: string, paid: PaidRow): void {
    const sales = this.#salesOf.get(categoryId) ?? new DaySales();
    this.#salesOf.set(categoryId, sales);
    sales.add(this.#days.at(paid.at), paid);
  }

  #remove(categoryId: string, paid: PaidRow): void {
    this.#salesOf.get(categoryId)?.remove(this.#days.at(paid.at), paid);
  }
}
