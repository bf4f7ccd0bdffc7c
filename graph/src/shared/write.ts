/** A write to a collection. `ids`: the records or their owners; null if unknown. */
export type Write = { collection: string; ids: readonly string[] | null };
