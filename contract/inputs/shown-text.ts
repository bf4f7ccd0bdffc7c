/**
 * Control characters except tabs and line breaks, and characters that change text direction, which would reverse the
 * text after a name.
 */
const unshown = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Visible characters: no white space, format characters, joiners or blank Braille cells. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A text that is safe to show: trimmed, and without invisible characters that change the text around them. Empty if none
 * of it is visible.
 */
export function shownText(given: string): string {
  const text = given.replace(unshown, '').trim();
  return seen.test(text) ? text : '';
}

/** Line breaks and all other control characters. */
const control = /[\p{Cc}\u2028\u2029]/u;

/** Returns the fault of a single-line text, to follow its label, or null. */
export const lineFault = (text: string): string | null =>
  control.test(text) ? 'must be one line of text without control characters' : null;

/** Puts a text on one line. Headers of mails and rows of files depend on it. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
