/** Groups a list by subject, each group at the position of its first entry. */
export function groupBySubject<Entry>(
  entries: readonly Entry[],
  subjectOf: (entry: Entry) => string,
): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const subject = subjectOf(entry);
    const group = groups.get(subject);
    if (group) group.push(entry);
    else groups.set(subject, [entry]);
  }
  return [...groups.values()];
}
