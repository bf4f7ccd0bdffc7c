/** Written records that must be read again. */
export class DueReads {
  /** The ids of records that were written. */
  readonly products = new Set<string>();
  readonly users = new Set<string>();
  /** Whether there are others without known ids: `changedAt` in the database finds them. */
  areMore = false;

  get isNothing(): boolean {
    return !this.areMore && this.products.size === 0 && this.users.size === 0;
  }

  add({ products, users, areMore }: DueReads): void {
    for (const id of products) this.products.add(id);
    for (const id of users) this.users.add(id);
    this.areMore ||= areMore;
  }
}
