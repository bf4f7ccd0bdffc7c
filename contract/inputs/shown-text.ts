/**
 * Control characters but for tabs and line breaks, and what turns the direction of the text behind it: what follows a
 * name would be read backwards.
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
