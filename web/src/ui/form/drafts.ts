type Values = Record<string, unknown>;
type Form = { key: string; values: Values };

const open = new Set<() => Form>();
const drafts = new Map<string, Values>();

/** Counts a form as open; `read` gives what is filled in now. Gives a function that ends that. */
export function registerForm(read: () => Form): () => void {
  open.add(read);
  return () => open.delete(read);
}

/** Keeps what is filled in in the open forms, passwords excepted, until each is opened again. */
export function keepFormDrafts(): void {
  for (const read of open) {
    const { key, values } = read();
    const kept = Object.entries(values).filter(([name]) => !/password/i.test(name));
    if (kept.length > 0) drafts.set(key, Object.fromEntries(kept));
  }
}

/** Forgets all drafts. */
export const dropFormDrafts = (): void => drafts.clear();

/** The draft of a form, once; null without one. */
export function takeFormDraft(key: string): Values | null {
  const draft = drafts.get(key) ?? null;
  drafts.delete(key);
  return draft;
}
