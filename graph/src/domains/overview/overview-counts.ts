import { enumValues, type PaymentStatus } from '@fitness-zone/contract/enums.ts';
import type { RowFollower } from '../../record-lists/row-source.ts';
import { DayNumbers } from '../../shared/time/day-numbers.ts';
import type { PersonRow } from '../accounts/people/people.list.ts';
import type { ProductRow } from '../catalog/all-products/all-products.list.ts';
import type { PaymentRow } from '../payments/list/payments.list.ts';
import { CategorySales } from './category-sales.ts';
import { DayCounts } from './day-counts.ts';
import { DaySales } from './day-sales.ts';
import { OverdueBalances } from './overdue-balances.ts';

declare module '../../context/merged-types.ts' {
  interface RecordCounts {
    overview: OverviewCounts;
  }
}

/**
 * What the overview shows, counted by days of the shop's time zone. It follows the admins' lists of people, products
 * and payments, so that it is as current as they are: whoever reads it asks for their rows first.
 */
export class OverviewCounts {
  readonly buyers = new DayCounts();
  readonly sellers = new DayCounts();
  /** By the day on which they were posted. */
  readonly products = new DayCounts();
  /** By the day on which they were begun. */
  readonly payments: Readonly<Record<PaymentStatus, DayCounts>>;
  /** By the day on which they were paid. */
  readonly sales = new DaySales();
  readonly categorySales: CategorySales;
  readonly overdueBalances = new OverdueBalances();

  readonly people: RowFollower<PersonRow>;
  readonly productRows: RowFollower<ProductRow>;
  readonly paymentRows: RowFollower<PaymentRow>;

  /** @param timeZone an IANA name */
  constructor(timeZone: string) {
    const days = new DayNumbers(timeZone);
    this.categorySales = new CategorySales(days);
    this.payments = countsOfStatuses();
    this.people = {
      add: (person) => this.#countsOf(person)?.add(days.at(createdAt(person))),
      remove: (person) => this.#countsOf(person)?.remove(days.at(createdAt(person))),
    };
    this.productRows = {
      add: (product) => {
        this.products.add(days.at(product.postedAt));
        this.categorySales.addProduct(product);
      },
      remove: (product) => {
        this.products.remove(days.at(product.postedAt));
        this.categorySales.removeProduct(product);
      },
    };
    this.paymentRows = {
      add: ({ status, begunAt, paid, balance }) => {
        this.payments[status].add(days.at(begunAt));
        if (balance) this.overdueBalances.add(balance);
        if (!paid) return;
        this.sales.add(days.at(paid.at), paid);
        this.categorySales.addPaid(paid);
      },
      remove: ({ status, begunAt, paid, balance }) => {
        this.payments[status].remove(days.at(begunAt));
        if (balance) this.overdueBalances.remove(balance);
        if (!paid) return;
        this.sales.remove(days.at(paid.at), paid);
        this.categorySales.removePaid(paid);
      },
    };
  }

  #countsOf({ role }: PersonRow): DayCounts | null {
    if (role === 'admin') return null;
    return role === 'buyer' ? this.buyers : this.sellers;
  }
}

const countsOfStatuses = () =>
  Object.fromEntries(
    Object.values(enumValues.PaymentStatus).map((status) => [status, new DayCounts()]),
  ) as Record<PaymentStatus, DayCounts>;

/** An id begins with the second in which it was made. */
const createdAt = ({ id }: PersonRow) => Number.parseInt(id.slice(0, 8), 16) * 1_000;
