/** At most one problem is open. */
export const openProblemOf = <Problem extends { closedAt: string | null }>({
  problems,
}: {
  problems: readonly Problem[];
}): Problem | undefined => problems.find(({ closedAt }) => closedAt === null);
