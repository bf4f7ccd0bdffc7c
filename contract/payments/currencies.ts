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

/** Whether the card provider takes money in a currency (ISO 4217, any case). */
export const isChargeable = (currency: string): boolean => chargeable.has(currency.toUpperCase());
