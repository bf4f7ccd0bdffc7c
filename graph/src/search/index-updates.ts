import { setImmediate } from 'node:timers/promises';
import type { IndexedProduct } from './indexed-product.ts';
import type { ProductSource } from './product-source.ts';
import { SearchIndex } from './search-index.ts';

/** Others are answered in between. */
const batchSize = 250;

/** Reads products into an index, anew where they were written to. */
export class IndexUpdates {
  readonly index = new SearchIndex();
  readonly #source: ProductSource;
  #products = new Set<string>();
  #accounts = new Set<string>();
  #areAllAccountsDue = false;
  /** While all is read: what was found. */
  #seen: Set<string> | null = null;
  /** Reads are put into the index in the order in which they began. */
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(source: ProductSource) {
    this.#source = source;
  }

  /** Whether something is to be read anew. */
  get areDue(): boolean {
    return this.#products.size > 0 || this.#accounts.size > 0 || this.#areAllAccountsDue;
  }

  /** Notes products that are to be read anew. */
  productsWritten(ids: readonly string[]): void {
    for (const id of ids) this.#products.add(id);
  }

  /** Notes accounts that may be sellers; null for all. */
  accountsWritten(ids: readonly string[] | null): void {
    if (!ids) this.#areAllAccountsDue = true;
    for (const id of ids ?? []) this.#accounts.add(id);
  }

  /** Ends the reading of all. */
  close(): void {
    this.#isClosed = true;
  }

  /** Reads what was written to since the last time. */
  async flush(): Promise<void> {
    await this.#inTurn(async () => {
      const [products, accounts, areAll] = [
        this.#products,
        this.#accounts,
        this.#areAllAccountsDue,
      ];
      [this.#products, this.#accounts] = [new Set(), new Set()];
      this.#areAllAccountsDue = false;
      try {
        for (const ids of batchesOf([...products])) await this.#readProducts(ids);
        const known = areAll ? this.index.sellerIds() : accounts;
        const sellers = [...known].filter((id) => this.index.hasSeller(id));
        for (const ids of batchesOf(sellers)) await this.#readSellers(ids);
      } catch (error) {
        this.productsWritten([...products]);
        this.accountsWritten(areAll ? null : [...accounts]);
        throw error;
      }
    });
  }

  /** Reads all products, and takes out those that are for sale no more. */
  async readAll(): Promise<void> {
    this.#seen = new Set();
    const sellers = new Set<string>();
    let last: string | null = null;
    try {
      do {
        last = await this.#inTurn(() => this.#readAfter(last, sellers));
        await setImmediate();
      } while (last !== null && !this.#isClosed);
      if (this.#isClosed) return;
      await this.#inTurn(async () => {
        for (const id of this.index.ids()) if (!this.#seen?.has(id)) this.index.remove(id);
      });
    } finally {
      this.#seen = null;
    }
  }

  /** Notes the products that are newer than all of the index. */
  async findNewest(): Promise<void> {
    const newest = this.index.newestId();
    const products = newest === null ? [] : await this.#source.after(newest, batchSize);
    this.productsWritten(products.map(({ id }) => id));
  }

  /** @returns the id of the last product of the batch; null where it was the last of all */
  async #readAfter(id: string | null, sellers: Set<string>): Promise<string | null> {
    const products = await this.#source.after(id, batchSize);
    const others = new Set(
      products.map(({ sellerId }) => sellerId).filter((one) => !sellers.has(one)),
    );
    for (const one of others) sellers.add(one);
    await this.#readSellers([...others]);
    this.#put(products);
    return products.length < batchSize ? null : (products.at(-1)?.id ?? null);
  }

  async #readProducts(ids: readonly string[]): Promise<void> {
    const products = await this.#source.byIds(ids);
    const unknown = products
      .map(({ sellerId }) => sellerId)
      .filter((id) => !this.index.hasSeller(id));
    await this.#readSellers([...new Set(unknown)]);
    const found = new Set(products.map(({ id }) => id));
    for (const id of ids) if (!found.has(id)) this.index.remove(id);
    this.#put(products);
  }

  async #readSellers(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const verified = new Set(await this.#source.verifiedAmong(ids));
    for (const id of ids) this.index.setVerified(id, verified.has(id));
  }

  #put(products: readonly IndexedProduct[]): void {
    for (const product of products) {
      this.index.put(product);
      this.#seen?.add(product.id);
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}

function* batchesOf<Item>(items: readonly Item[]): Iterable<Item[]> {
  for (let at = 0; at < items.length; at += batchSize) yield items.slice(at, at + batchSize);
}
