/** What was written: to which collection and, where the write says so, to which records, or to whose. */
export type Write = { collection: string; ids: readonly string[] | null };
