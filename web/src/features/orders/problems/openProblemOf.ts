/** The open problem; there is at most one. */
export const openProblemOf = <Problem extends { closedAt: string | null }>({
  problems,
}: {
  problems: readonly Problem[];
}): Problem | undefined => problems.find(({ closedAt }) => closedAt === null);
