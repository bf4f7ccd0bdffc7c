/** An account's name; null means a deleted account. */
export const accountName = (account: { name: string } | null | undefined): string =>
  account?.name ?? 'Deleted account';
