import { toMinor } from '@abroad/reference-data/money';
import type { Random } from '../random.ts';

/** Currency (ISO 4217), a usual hourly price, the rounding step (major units): where it is used. */
const TEXT = `
EUR 38 1: AT BE DE ES FI FR GR HR IE IT NL PT BG
USD 42 1: US
GBP 34 1: GB
CAD 52 1: CA
AUD 55 1: AU
NZD 56 1: NZ
JPY 5500 100: JP
CHF 52 1: CH
SEK 420 10: SE
NOK 430 10: NO
DKK 290 10: DK
KRW 45000 1000: KR
SGD 52 1: SG
HKD 300 10: HK
PLN 140 5: PL
CZK 800 10: CZ
HUF 12000 500: HU
CNY 220 10: CN
TRY 1100 50: TR
MYR 130 5: MY
AED 150 5: AE
INR 1500 50: IN
VND 500000 10000: VN
IDR 320000 5000: ID
PHP 1200 50: PH
THB 800 20: TH
TWD 900 50: TW
BRL 140 5: BR
MXN 480 10: MX
COP 110000 5000: CO
CLP 24000 1000: CL
PEN 95 5: PE
ZAR 420 10: ZA
KES 2600 100: KE
MAD 260 10: MA
RON 130 5: RO
SAR 140 5: SA
ILS 140 5: IL
JOD 18.5 0.5: JO
TND 60.5 0.5: TN
PKR 5200 100: PK
BDT 2600 100: BD
LKR 7500 250: LK
NPR 3000 100: NP
NGN 28000 500: NG
GHS 340 10: GH`;

interface Custom {
  currency: string;
  hour: number;
  step: number;
  countries: readonly string[];
}

const CUSTOMS = TEXT.trim()
  .split('\n')
  .map((line): Custom => {
    const [head = '', countries = ''] = line.split(': ');
    const [currency = '', hour, step] = head.split(' ');
    return { currency, hour: Number(hour), step: Number(step), countries: countries.split(' ') };
  });
const byCurrency = new Map(CUSTOMS.map((custom) => [custom.currency, custom]));
const currencyByCountry = new Map(
  CUSTOMS.flatMap(({ currency, countries }) => countries.map((country) => [country, currency] as const)),
);
const USUAL = 'USD';

/** The currency of a mentor who lives there: the local one if mentors use it, otherwise US dollars. */
export function currencyOf(countryCode: string): string {
  return currencyByCountry.get(countryCode) ?? USUAL;
}

/**
 * Draws a price for a session, rounded as people would.
 * @returns whole minor units
 */
export function drawPrice(random: Random, currency: string, durationMin: number): number {
  const custom = byCurrency.get(currency);
  if (custom === undefined) throw new Error(`no mentor uses ${currency}`);
  const { hour, step } = custom;
  const wanted = ((hour * durationMin) / 60) * (0.6 + 0.9 * random.next());
  const price = Math.max(1, Math.round(wanted / step)) * step;
  const minor = toMinor(price, currency);
  if (minor === null) throw new Error(`${price} is no price in ${currency}`);
  return minor;
}
