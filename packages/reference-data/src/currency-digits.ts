import { usualDigitsOf } from './usual-digits.ts';

/** The codes of ISO 4217 for money in circulation; apart from the names, which few pages need. */
export const CURRENCY_CODES: readonly string[] = [
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF',
  'CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD',
  'HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL',
  'LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP',
  'PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT',
  'TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG',
].flatMap((line) => line.split(' '));

const known = new Set(CURRENCY_CODES);

/** How many decimals the minor unit of an upper-case code has (2 for cents, 0 for the yen); undefined for unknown codes. */
export const minorDigitsOf = (code: string): number | undefined => (known.has(code) ? usualDigitsOf(code) : undefined);
