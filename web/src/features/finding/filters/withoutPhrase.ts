/** A text without a part (in lower case); null if nothing is left or the part isn't in it. */
export function withoutPhrase(text: string, part: string): string | null {
  const at = text.toLowerCase().indexOf(part);
  if (at < 0) return null;
  const rest = `${text.slice(0, at)} ${text.slice(at + part.length)}`;
  return rest.replaceAll(/\s+/g, ' ').trim() || null;
}
