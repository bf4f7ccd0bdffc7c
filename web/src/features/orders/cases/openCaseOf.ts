/** At most one case is open. */
export const openCaseOf = <Case extends { closedAt: string | null }>({
  cases,
}: {
  cases: readonly Case[];
}): Case | undefined => cases.find(({ closedAt }) => closedAt === null);
