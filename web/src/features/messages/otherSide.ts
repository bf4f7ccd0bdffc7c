type Named = { id: string; name: string };

/** The other side of an account's thread; null once deleted. */
export const otherSide = <Side extends Named>(
  { buyer, seller }: { buyer?: Side | null; seller?: Side | null },
  accountId: string | undefined,
): Side | null => (buyer?.id === accountId ? seller : buyer) ?? null;
