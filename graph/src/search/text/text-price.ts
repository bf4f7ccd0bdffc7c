/** A price named in a text, in major units, and its words. */
export type TextPrice = { phrase: string; min: number | null; max: number | null };

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?k?(?![\d\p{L}])`;
const before = String.raw`(?:[$€£]|us\$|(?:usd|eur|gbp) ?)`;
const after = String.raw`(?: ?(?:dollars?|bucks?|usd|euros?|eur|gbp|quid)(?!\p{L})| ?[$€£])`;
const marked = `(?:${before}${number}|${number}${after})`;
// A number with another unit is no price.
const unit = String.raw`(?:[%'"′″]|(?:k?g|kilo|gram|lb|pound|oz|ounce|[kcm]?m|met|in|inch|ft|foot|feet|years?|yrs?|months?|mi|mile|[km]ph|w|watt|hp|level|hour|h)[a-z]{0,5}(?!\p{L}))`;
const price = `(?:${marked}|${number})(?!\\s?-?${unit})`;
const most = `(?:under|below|less than|cheaper than|lower than|up to|max(?:imum)?(?: of)?|at most|no more than|not more than|not over|budget(?: of)?|<=?)`;
const least = `(?:over|above|more than|at least|min(?:imum)?(?: of)?|starting at|>=?)`;

type Bounds = Omit<TextPrice, 'phrase'>;
const upTo = ([max]: number[]): Bounds => ({ min: null, max: max ?? null });
const fromOn = ([min]: number[]): Bounds => ({ min: min ?? null, max: null });
const between = (amounts: number[]): Bounds => ({
  min: Math.min(...amounts),
  max: Math.max(...amounts),
});

/** Wordings of a price; the first that matches counts. */
const forms = (
  [
    [`between ${price} (?:and|to|&) ${price}`, between],
    [`(?:from )?(?:${marked} ?(?:to|-|–) ?${price}|${number} ?(?:to|-|–) ?${marked})`, between],
    [`(?:priced? )?${most} ?${price}`, upTo],
    [`${price} (?:or (?:less|under|below|cheaper)|and (?:under|below)|max(?:imum)?)`, upTo],
    [`(?:priced? )?${least} ?${price}`, fromOn],
    [`${price} (?:or more|and up|and over|and above)`, fromOn],
    [`(?:for )?${marked}(?: budget)?`, upTo],
  ] as const
).map(([pattern, read]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u'),
  read,
}));
const amounts = new RegExp(number, 'gu');

const toNumber = (written: string): number =>
  Number.parseFloat(written.replaceAll(',', '')) * (written.endsWith('k') ? 1_000 : 1);

/** The price in a folded text, such as `treadmill under 500` or `$100 to $200`; null if there is none. */
export function textPrice(folded: string): TextPrice | null {
  for (const { pattern, read } of forms) {
    const phrase = pattern.exec(folded)?.[0];
    if (phrase !== undefined) {
      return { phrase, ...read((phrase.match(amounts) ?? []).map(toNumber)) };
    }
  }
  return null;
}
