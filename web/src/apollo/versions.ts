const storageKey = 'fitnessZoneVersion';
/** A write is remembered for longer than any server may answer from memory without it (5 seconds). */
const forgetAfterMs = 10_000;

/**
 * For each server process the count of its writes that this browser has heard of, and until when it matters (epoch ms).
 */
type Known = Record<string, { count: number; until: number }>;

// Used where the browser refuses local storage, and where there is no browser.
let unsaved: Known = {};

/**
 * Remembers the version that came with an answer, for this and every other tab: what is asked next must
 * not be answered with less, by whichever server.
 */
export function noteVersion(version: string | null | undefined): void {
  if (!version) return;
  const known = knownNow();
  const until = Date.now() + forgetAfterMs;
  for (const member of version.split(',')) {
    const [process = '', count] = member.trim().split('=');
    known[process] = { count: Math.max(known[process]?.count ?? 0, Number(count)), until };
  }
  unsaved = known;
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(known));
  } catch {
    // Browsers can be set to refuse storage; `unsaved` then holds it for this page.
  }
}

/** The version to send with a request; null when nothing was written lately. */
export function versionToSend(): string | null {
  const members = Object.entries(knownNow()).map(([process, { count }]) => `${process}=${count}`);
  return members.join(', ') || null;
}

function knownNow(): Known {
  const now = Date.now();
  return Object.fromEntries(Object.entries(saved()).filter(([, { until }]) => until > now));
}

function saved(): Known {
  try {
    const text = window.localStorage.getItem(storageKey);
    return text ? (JSON.parse(text) as Known) : unsaved;
  } catch {
    return unsaved;
  }
}
