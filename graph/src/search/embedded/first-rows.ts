import {
  keyOf,
  type Place,
  type ProductSort,
  type Tier,
} from '@fitness-zone/contract/search/product-order.ts';
import type { SearchHit } from '../search-engine.ts';
import type { ProductRow } from './product-rows.ts';

/** The first rows of an order behind a place. Rows are offered from the greatest id down, as equal ones are listed. */
export class FirstRows {
  readonly #sort: ProductSort;
  readonly #limit: number;
  readonly #after: (Place & { position: number }) | null;
  readonly #hits: SearchHit[] = [];

  /** @param after with the position of the first row whose id is not less than the place's */
  constructor(sort: ProductSort, limit: number, after: (Place & { position: number }) | null) {
    this.#sort = sort;
    this.#limit = limit;
    this.#after = after;
  }

  get hits(): readonly SearchHit[] {
    return this.#hits;
  }

  offer(row: ProductRow, position: number, tier: Tier | undefined): void {
    const { resalePrice, originalPrice } = row;
    const key =
      this.#sort === 'NEWEST' ? 0 : keyOf(this.#sort, { resalePrice, originalPrice, tier });
    if (this.#after && key < this.#after.key) return;
    if (this.#after?.key === key && position >= this.#after.position) return;
    const hits = this.#hits;
    const isFull = hits.length === this.#limit;
    if (isFull && (this.#limit === 0 || key >= (hits.at(-1)?.place.key ?? 0))) return;
    if (isFull) hits.pop();
    const at = hits.findLastIndex((hit) => hit.place.key <= key) + 1;
    hits.splice(at, 0, { id: row.id, place: { key, id: row.id } });
  }
}
