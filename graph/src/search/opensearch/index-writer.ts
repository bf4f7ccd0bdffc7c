import type { ProductSource, ReadProducts, SourceProduct } from '../product-source.ts';
import type { RemovedProduct } from '../search-engine.ts';
import type { ProductIndex } from './product-index.ts';

const batchSize = 250;
/** Maximum number of accounts remembered as compared. */
const mostChecked = 10_000;

/** Copies products from the database into an index. Repeated and concurrent writes are harmless. */
export class IndexWriter {
  readonly #index: ProductIndex;
  readonly #source: ProductSource;
  readonly #readsSince: () => number;
  readonly #name: string;
  /** Recent writes by `changedAt`, since reads by time overlap. */
  readonly #written = new Map<string, number>();
  readonly #checked = new Map<string, boolean>();
  #isRefreshDue = false;

  /**
   * @param readsSince the earliest moment that `writeSince` accepts
   * @param name the index to write to; by default the serving one
   */
  constructor(
    index: ProductIndex,
    source: ProductSource,
    readsSince: () => number,
    name = index.alias,
  ) {
    this.#index = index;
    this.#source = source;
    this.#readsSince = readsSince;
    this.#name = name;
  }

  /** Writes products even if they were written lately. */
  async writeAgain({ forSale, others }: ReadProducts): Promise<void> {
    for (let at = 0; at < forSale.length; at += batchSize) {
      await this.#put(forSale.slice(at, at + batchSize));
    }
    await this.#remove(others);
  }

  /** Writes changes since a moment, so that searches find them. */
  async writeSince(moment: number): Promise<void> {
    for await (const { forSale, others } of this.#source.changedSince(moment)) {
      const isChanged = ({ id, changedAt }: RemovedProduct) => this.#written.get(id) !== changedAt;
      await this.writeAgain({
        forSale: forSale.filter(isChanged),
        others: others.filter(isChanged),
      });
    }
    await this.refresh();
    await this.#writeVerified(await this.#source.accountsChangedSince(moment));
    await this.refresh();
    this.#forget();
  }

  async refresh(): Promise<void> {
    if (this.#isRefreshDue) await this.#index.refresh(this.#name);
    this.#isRefreshDue = false;
  }

  /** Rewrites the products of accounts whose verification changed. */
  async #writeVerified(accountIds: readonly string[]): Promise<void> {
    if (accountIds.length === 0) return;
    const verified = new Set(await this.#source.verifiedAmong(accountIds));
    const changed = accountIds.filter((id) => this.#checked.get(id) !== verified.has(id));
    if (changed.length === 0) return;
    const strays = await this.#index.sellersIndexedOtherwise(this.#name, {
      verified: changed.filter((id) => verified.has(id)),
      others: changed.filter((id) => !verified.has(id)),
    });
    if (strays.length > 0) await this.writeAgain(await this.#source.ofSellers(strays));
    for (const id of changed) this.#checked.set(id, verified.has(id));
  }

  async #put(products: readonly SourceProduct[]): Promise<void> {
    if (products.length === 0) return;
    const sellerIds = [...new Set(products.map(({ sellerId }) => sellerId))];
    const verified = new Set(await this.#source.verifiedAmong(sellerIds));
    const put = products.map((product) => ({
      ...product,
      isSellerVerified: verified.has(product.sellerId),
    }));
    await this.#index.write(this.#name, { put });
    this.#note(products);
  }

  async #remove(removed: readonly RemovedProduct[]): Promise<void> {
    if (removed.length === 0) return;
    await this.#index.write(this.#name, { removed });
    this.#note(removed);
  }

  #note(products: readonly RemovedProduct[]): void {
    this.#isRefreshDue = true;
    const since = this.#readsSince();
    for (const { id, changedAt } of products)
      if (changedAt >= since) this.#written.set(id, changedAt);
  }

  #forget(): void {
    const since = this.#readsSince();
    for (const [id, changedAt] of this.#written) if (changedAt < since) this.#written.delete(id);
    if (this.#checked.size > mostChecked) this.#checked.clear();
  }
}
