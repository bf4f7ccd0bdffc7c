import { boxAround, distanceKm } from '@fitness-zone/contract/places/distance.ts';
import type { Area } from '../search-engine.ts';
import { circles } from '../text/match-points.ts';
import { noPlace, type ProductTable } from './product-table.ts';

/** Rows are compared by whole hundredths. */
const margin = 1;

/** Distances of rows from a point. */
export class Around {
  readonly #columns: ProductTable['columns'];
  readonly #area: Area;
  /** Half the sides of the box around the radius, in hundredths of a degree. */
  readonly #box: { north: number; east: number } | null;

  constructor(table: ProductTable, area: Area) {
    this.#columns = table.columns;
    this.#area = area;
    if (area.withinKm === null) {
      this.#box = null;
      return;
    }
    const { north, east } = boxAround(area.latitude, area.withinKm);
    this.#box = { north: 100 * north + margin, east: 100 * east + margin };
  }

  /** Whether a row is within the radius; without one, any is. */
  has(row: number): boolean {
    const { withinKm, latitude, longitude } = this.#area;
    if (withinKm === null || !this.#box) return true;
    const north = this.#columns.latitude[row] as number;
    if (north === noPlace || Math.abs(north - 100 * latitude) > this.#box.north) return false;
    const east = Math.abs((this.#columns.longitude[row] as number) - 100 * longitude);
    if (Math.min(east, 36_000 - east) > this.#box.east) return false;
    return this.#km(row) <= withinKm;
  }

  /** Metres from the point; null for a row without a place. */
  metres(row: number): number | null {
    return this.#columns.latitude[row] === noPlace ? null : Math.round(1_000 * this.#km(row));
  }

  /** Number of `circles` that a row lies outside of; without a place, all of them. */
  circlesWithout(row: number): number {
    const { withinKm } = this.#area;
    if (withinKm === null) return 0;
    const km = this.#columns.latitude[row] === noPlace ? Number.POSITIVE_INFINITY : this.#km(row);
    let count = 0;
    for (const times of circles) if (km > times * withinKm) count += 1;
    return count;
  }

  #km(row: number): number {
    const { latitude, longitude } = this.#columns;
    return distanceKm(this.#area, {
      latitude: (latitude[row] as number) / 100,
      longitude: (longitude[row] as number) / 100,
    });
  }
}
