/** A write: its collection and, if known, its records or their owners. */
export type Write = { collection: string; ids: readonly string[] | null };
