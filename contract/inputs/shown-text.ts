/**
 * Control characters except tabs and line breaks, and characters that change text direction: they would make the text
 * after a name read backwards.
 */
const unshown = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Anything that is seen: no white space, nothing that only forms or joins other characters, no empty Braille cell. */
const seen = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * A text as it may be shown among others: without white space at its ends and without characters that are not seen and
 * change how others are shown. Empty where nothing of it would be seen.
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

/** A text on one line, for records from before line breaks were refused. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim();
