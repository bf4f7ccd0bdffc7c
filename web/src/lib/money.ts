const formats = new Map<string, { format: Intl.NumberFormat; scale: number }>();

function formatFor(currency: string) {
  let entry = formats.get(currency);
  if (!entry) {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    entry = { format, scale: 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2) };
    formats.set(currency, entry);
  }
  return entry;
}

/**
 * Writes an amount for people: "$120" or "$119.50".
 * @param minor the amount in the currency's smallest unit
 * @param currency ISO 4217, any case
 */
export function formatMoney(minor: number, currency: string): string {
  const { format, scale } = formatFor(currency);
  return format.format(minor / scale);
}

/**
 * Turns an amount that a person typed into the currency's smallest unit.
 * @param major the amount in units, such as 119.5
 * @param currency ISO 4217, any case
 */
export const toMinor = (major: number, currency: string): number =>
  Math.round(major * formatFor(currency).scale);
