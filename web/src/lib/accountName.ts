/** What somebody else's account is called; null for one that was deleted. */
export const accountName = (account: { name: string } | null | undefined): string =>
  account?.name ?? 'Deleted account';
