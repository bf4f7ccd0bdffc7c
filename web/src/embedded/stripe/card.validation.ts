import { passesLuhn } from '@fitness-zone/contract/payments/test-cards.ts';

/** A fault in a field of the card, with Stripe's own codes and messages. */
export type ValidationError = {
  code: string;
  message: string;
};

/** Number ranges of a card brand. */
type CardBrand = {
  name: string;
  /** Possible numbers of digits. */
  lengths: readonly number[];
  /** After which digits a space is shown. */
  gaps: readonly number[];
  cvcLength: 3 | 4;
};

const plain = { lengths: [16], gaps: [4, 8, 12], cvcLength: 3 } as const;

const brands: readonly (CardBrand & { pattern: RegExp })[] = [
  { name: 'visa', pattern: /^4/, ...plain },
  { name: 'mastercard', pattern: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, ...plain },
  { name: 'amex', pattern: /^3[47]/, lengths: [15], gaps: [4, 10], cvcLength: 4 },
  { name: 'diners', pattern: /^3(0[0-5]|[689])/, ...plain, lengths: [14, 16] },
  { name: 'jcb', pattern: /^35/, ...plain },
  { name: 'unionpay', pattern: /^62/, ...plain, lengths: [16, 19], gaps: [4, 8, 12, 16] },
  { name: 'discover', pattern: /^6(011|4[4-9]|5)/, ...plain },
];

const unknownBrand: CardBrand = { name: 'unknown', ...plain, lengths: [16] };

const error = (code: string, message: string): ValidationError => ({ code, message });

export function digitsOf(text: string, most: number): string {
  return text.replaceAll(/\D/g, '').slice(0, most);
}

/** The brand that a number starting with these digits belongs to. */
export function brandOf(digits: string): CardBrand {
  return brands.find(({ pattern }) => pattern.test(digits)) ?? unknownBrand;
}

/** The number as printed on a card of its brand: `4242 4242 4242 4242`. */
export function formatNumber(digits: string): string {
  const { gaps } = brandOf(digits);
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('');
}

/** Digits as a date: `4` → `04 / `, `1228` → `12 / 28`. */
export function formatExpiry(digits: string): string {
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  if (padded.length < 3) return padded;
  return `${padded.slice(0, 2)} / ${padded.slice(2, 4)}`;
}

/** Whether a number that starts with these digits is complete. */
export function hasMaxLength(digits: string): boolean {
  return digits.length === Math.max(...brandOf(digits).lengths);
}

/** Returns the fault of a card number, or undefined. */
export function validateNumber(digits: string): ValidationError | undefined {
  const { lengths } = brandOf(digits);
  if (digits.length < Math.min(...lengths)) {
    return error('incomplete_number', 'Your card number is incomplete.');
  }
  if (lengths.includes(digits.length) && passesLuhn(digits)) return undefined;
  if (digits.length < Math.max(...lengths)) {
    return error('incomplete_number', 'Your card number is incomplete.');
  }
  return error('invalid_number', 'Your card number is invalid.');
}

/** Returns the fault of an expiry date (MMYY) as of now, or undefined. */
export function validateExpiry(digits: string, now: Date): ValidationError | undefined {
  if (digits.length >= 2 && !/^(0[1-9]|1[0-2])/.test(digits)) {
    return error('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  if (digits.length < 4) {
    return error('incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  const { month, year } = readExpiry(digits);
  if (year < now.getFullYear()) {
    return error('invalid_expiry_year_past', "Your card's expiration year is in the past.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return error('invalid_expiry_month_past', "Your card's expiration date is in the past.");
  }
  if (year > now.getFullYear() + 50) {
    return error('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  return undefined;
}

/** Month and full year of an expiry of the form MMYY. */
export function readExpiry(digits: string): { month: number; year: number } {
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

/** Returns the fault of a security code for a brand, or undefined. */
export function validateCvc(digits: string, brand: CardBrand): ValidationError | undefined {
  return digits.length === brand.cvcLength
    ? undefined
    : error('incomplete_cvc', "Your card's security code is incomplete.");
}
