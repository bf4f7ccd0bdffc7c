type Named = { id: string; name: string };

/** The side of a thread that an account writes with; null once that account was deleted. */
export const otherSide = <Side extends Named>(
  { buyer, seller }: { buyer?: Side | null; seller?: Side | null },
  accountId: string | undefined,
): Side | null => (buyer?.id === accountId ? seller : buyer) ?? null;
