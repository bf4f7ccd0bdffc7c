import { type Amount, toMajor, toMinor } from '../payments/money.ts';

/** Digits, or digits in groups of three; then a decimal point or comma. */
const typedNumber =
  /^(?<minus>-?)(?<whole>[1-9]\d{0,2}(?<gap>[ ',.])\d{3}(?:\k<gap>\d{3})*|\d*)(?:(?<point>[.,])(?<fraction>\d*))?$/;

/** Could be a thousand or a decimal fraction, depending on the writer's country. `1,234` is read as one thousand. */
const ambiguous = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Reads a number as people type it: `1234`, `1,234`, `1 234`, `1'234`, `1,234.50`, `1.234,50`, `149.50`, `149,50`.
 * Null for anything that has two readings (`1.234`) or none (`1e3`, `0x10`, `1,23,4`).
 */
export function readNumber(text: string): number | null {
  const plain = plainText(text);
  const { minus, whole, gap, point, fraction } = typedNumber.exec(plain)?.groups ?? {};
  if (ambiguous.test(plain) || !`${whole ?? ''}${fraction ?? ''}` || gap === (point ?? '')) {
    return null;
  }
  return Number(`${minus}${whole?.replace(/\D/g, '') || 0}.${fraction || 0}`);
}

/** Writes a number so that `readNumber` reads the same number. */
export function writeNumber(value: number): string {
  const text = value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
  return ambiguous.test(text) ? `${text}0` : text;
}

/**
 * Reads a price as people type it, with or without the sign or code of its currency. Null for anything that
 * `readNumber` refuses and for fractions that can't be charged, such as half a cent.
 * @param currency ISO 4217, in major units
 */
export function readAmount(text: string, currency: string): Amount | null {
  const number = readNumber(withoutSign(plainText(text), currency));
  if (number === null) return null;
  const amount = toMinor(number, currency);
  return toMajor(amount, currency) === number ? amount : null;
}

/** Writes a price without its currency, so that `readAmount` reads the same price. */
export const writeAmount = (amount: Amount, currency: string): string =>
  writeNumber(toMajor(amount, currency));

/** Examples of prices as they may be typed, for error messages. */
export const amountExamples = (currency: string): string =>
  readAmount('149.50', currency) === null ? '1250 or 1,250' : '1250, 1,250 or 149.50';

/** Trims, and normalises full-width characters, apostrophes, spaces and minus signs to ASCII. */
const plainText = (text: string): string =>
  text
    .trim()
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, ' ')
    .replaceAll('\u2019', "'")
    .replace('\u2212', '-');

function withoutSign(text: string, currency: string): string {
  if (!/[^\d\s.,'-]/.test(text)) return text;
  const code = currency.toUpperCase();
  const signs = (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency'),
  );
  for (const { value } of signs.filter((sign) => sign !== undefined)) {
    const isSign = (part: string) => part.toUpperCase() === value;
    if (isSign(text.slice(0, value.length))) return text.slice(value.length).trim();
    if (isSign(text.slice(-value.length))) return text.slice(0, -value.length).trim();
  }
  return text;
}
