import { CURRENCY_CODES } from './currency-digits.ts';

/** Countries in which another country's currency is legal tender: ISO 3166-1 alpha-2, as CLDR has it. */
const REGIONS: Readonly<Record<string, string>> = {
  AUD: 'AU CC CX HM KI NF NR TV',
  CHF: 'CH LI',
  DKK: 'DK FO GL',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GB GG GS IM JE',
  ILS: 'IL PS',
  MAD: 'EH MA',
  NOK: 'BV NO SJ',
  NZD: 'CK NU NZ PN TK',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  VES: 'VE',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
};

const byRegion = new Map(
  Object.entries(REGIONS).flatMap(([currency, regions]) => regions.split(' ').map((region) => [region, currency])),
);

/** Returns the currency of a country or territory: by its upper-case alpha-2 code; null where nothing is known. */
export function currencyOfRegion(region: string): string | null {
  // All others have a currency of their own, whose code begins with the country's (ISO 4217).
  return byRegion.get(region) ?? CURRENCY_CODES.find((code) => code.slice(0, 2) === region) ?? null;
}
