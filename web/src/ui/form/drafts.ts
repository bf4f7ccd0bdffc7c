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

export function dropFormDrafts(): void {
  drafts.clear();
  store(null);
}

type Saved = { owner: string | null; drafts: [string, Values][] };

/** The tab's own, for what is filled in while the page is reloaded. */
const storageKey = 'fitnessZone.drafts';

let isReloading = false;

/** Nothing is lost: the page is being reloaded with what is filled in. */
export const isReloadingWithDrafts = (): boolean => isReloading;

/**
 * Keeps what is filled in over a reload of the page that follows at once.
 * @param owner the account that is signed in; null for a visitor
 */
export function keepFormDraftsForReload(owner: string | null): void {
  keepFormDrafts();
  const storable = [...drafts].map(([key, values]): [string, Values] => [
    key,
    Object.fromEntries(Object.entries(values).filter(([, value]) => !hasFile(value))),
  ]);
  isReloading = store({ owner, drafts: storable });
}

/**
 * Takes up what was filled in when the page was reloaded.
 * @param owner the account that is signed in now; another one's drafts are forgotten
 */
export function restoreFormDrafts(owner: string | null): void {
  isReloading = false;
  const saved = stored();
  store(null);
  if (saved?.owner !== owner) return;
  for (const [key, values] of saved.drafts) drafts.set(key, values);
}

/** Stores the draft, or forgets it for null; returns whether it could. */
function store(saved: Saved | null): boolean {
  try {
    if (saved) sessionStorage.setItem(storageKey, JSON.stringify(saved));
    else sessionStorage.removeItem(storageKey);
    return true;
  } catch {
    // Browsers can be set to refuse storage, and then ask before the page is left.
    return false;
  }
}

function stored(): Saved | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Saved | null;
  } catch {
    return null;
  }
}

/** A file that was chosen cannot be stored. */
const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));

/** Names the draft of a form on this page. */
export const draftKey = (label: string): string => `${location.pathname} ${label}`;

export const hasFormDraft = (key: string): boolean => drafts.has(key);

/** The draft of a form, once; null without one. */
export function takeFormDraft(key: string): Values | null {
  const draft = drafts.get(key) ?? null;
  drafts.delete(key);
  return draft;
}
