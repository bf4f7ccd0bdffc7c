/** What somebody else's account is called; null stands for one that was deleted, which has a name in common. */
export const accountName = (account: { name: string } | null | undefined): string =>
  account?.name ?? 'Deleted account';
