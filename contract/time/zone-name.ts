/**
 * Names a time zone for people: "Berlin time", "New York time", "UTC".
 * @param timeZone an IANA name
 */
export function zoneName(timeZone: string): string {
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return /^(Etc|UTC|GMT)\b/.test(timeZone) ? place : `${place} time`;
}
