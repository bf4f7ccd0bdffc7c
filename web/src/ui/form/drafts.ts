type Values = Record<string, unknown>;
type Form = { key: string; values: Values };

const open = new Set<() => Form>();
const drafts = new Map<string, Values>();

/** Registers an open form; `read` returns its current values. Returns a function that unregisters it. */
export function registerForm(read: () => Form): () => void {
  open.add(read);
  return () => open.delete(read);
}

/** Stores the open forms' values, except passwords, until each form is opened again. */
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

/** The key in the session storage, for drafts across a reload. */
const storageKey = 'fitnessZone.drafts';

let isReloading = false;

/** Whether the page is being reloaded with its drafts, so that nothing is lost. */
export const isReloadingWithDrafts = (): boolean => isReloading;

/**
 * Stores drafts for an immediate reload.
 * @param owner the signed-in account; null for a visitor
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
 * Restores drafts after a reload.
 * @param owner the signed-in account; another account's drafts are dropped
 */
export function restoreFormDrafts(owner: string | null): void {
  isReloading = false;
  const saved = stored();
  store(null);
  if (saved?.owner !== owner) return;
  for (const [key, values] of saved.drafts) drafts.set(key, values);
}

/** Stores the draft, or removes it for null; returns false on failure. */
function store(saved: Saved | null): boolean {
  try {
    if (saved) sessionStorage.setItem(storageKey, JSON.stringify(saved));
    else sessionStorage.removeItem(storageKey);
    return true;
  } catch {
    // Browsers can refuse storage; then they ask before the page is left.
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

/** Whether a value has a chosen file, which can't be stored. */
const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));

/** Names the draft of a form on this page. */
export const draftKey = (label: string): string => `${location.pathname} ${label}`;

export const hasFormDraft = (key: string): boolean => drafts.has(key);

/** Takes the draft of a form, once; null if there is none. */
export function takeFormDraft(key: string): Values | null {
  const draft = drafts.get(key) ?? null;
  drafts.delete(key);
  return draft;
}
