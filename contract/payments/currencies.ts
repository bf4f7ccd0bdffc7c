import { type Amount, stepOf } from './money.ts';

/**
 * The currencies that Stripe charges cards in (docs.stripe.com/currencies, presentment currencies),
 * as ISO 4217 codes in capitals.
 */
const chargeable = new Set(
  (
    'USD AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN ' +
    'BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF ' +
    'GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR ' +
    'LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN ' +
    'PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TND ' +
    'TOP TRY TTD TWD TZS UAH UGX UYU UZS VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW'
  ).split(' '),
);

/** `currency` is ISO 4217, in any case. */
export const isChargeable = (currency: string): boolean => chargeable.has(currency.toUpperCase());

/**
 * The least amounts that Stripe charges, in minor units, if not 50 (docs.stripe.com/currencies, minimum charge amounts,
 * as of September 2026). In a currency that Stripe doesn't list, it is worth 50 cents: converted amounts must also
 * reach the payout currency's minimum.
 */
const leastCharges: Record<string, Amount> = {
  ...{ AED: 200, CZK: 15_00, DKK: 250, GBP: 30, HKD: 400, HUF: 175_00, MXN: 10_00, MYR: 200 },
  ...{ NOK: 300, PLN: 200, RON: 200, SEK: 300, THB: 10_00 },
};

/** The least amount that can be charged in a currency (ISO 4217, any case), in minor units. */
export function leastCharge(currency: string): Amount {
  const documented = leastCharges[currency.toUpperCase()] ?? 50;
  const step = stepOf(currency);
  return Math.ceil(documented / step) * step;
}
