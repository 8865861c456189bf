import { toMinor } from '@abroad/reference-data/money';
import type { Random } from '../random.ts';

/** Country to its currency (ISO 4217), where mentors ask for money in it; others ask in US dollars. */
const CURRENCY_OF: Readonly<Record<string, string>> = {
  ...{ AT: 'EUR', BE: 'EUR', DE: 'EUR', ES: 'EUR', FI: 'EUR', FR: 'EUR', GR: 'EUR', HR: 'EUR', IE: 'EUR', IT: 'EUR' },
  ...{ NL: 'EUR', PT: 'EUR', GB: 'GBP', US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', JP: 'JPY', CH: 'CHF', SE: 'SEK' },
  ...{ NO: 'NOK', DK: 'DKK', KR: 'KRW', SG: 'SGD', HK: 'HKD', PL: 'PLN', CZ: 'CZK', HU: 'HUF', CN: 'CNY', TR: 'TRY' },
  ...{ MY: 'MYR', AE: 'AED', IN: 'INR', VN: 'VND', ID: 'IDR', PH: 'PHP', TH: 'THB', TW: 'TWD', BR: 'BRL', MX: 'MXN' },
  ...{ CO: 'COP', CL: 'CLP', PE: 'PEN', ZA: 'ZAR', KE: 'KES', MA: 'MAD', RO: 'RON', BG: 'EUR', SA: 'SAR', IL: 'ILS' },
  ...{ JO: 'JOD', TN: 'TND', PK: 'PKR', BD: 'BDT', LK: 'LKR', NP: 'NPR', NG: 'NGN', GH: 'GHS' },
};

/** What an hour usually costs, and the step to which prices are rounded, in major units. */
const HOUR: Readonly<Record<string, readonly [price: number, step: number]>> = {
  ...{ EUR: [38, 1], USD: [42, 1], GBP: [34, 1], CAD: [52, 1], AUD: [55, 1], NZD: [56, 1], JPY: [5500, 100] },
  ...{ CHF: [52, 1], SEK: [420, 10], NOK: [430, 10], DKK: [290, 10], KRW: [45_000, 1000], SGD: [52, 1] },
  ...{ HKD: [300, 10], PLN: [140, 5], CZK: [800, 10], HUF: [12_000, 500], CNY: [220, 10], TRY: [1100, 50] },
  ...{ MYR: [130, 5], AED: [150, 5], INR: [1500, 50], VND: [500_000, 10_000], IDR: [320_000, 5000], PHP: [1200, 50] },
  ...{ THB: [800, 20], TWD: [900, 50], BRL: [140, 5], MXN: [480, 10], COP: [110_000, 5000], CLP: [24_000, 1000] },
  ...{ PEN: [95, 5], ZAR: [420, 10], KES: [2600, 100], MAD: [260, 10], RON: [130, 5], SAR: [140, 5], ILS: [140, 5] },
  ...{ JOD: [18.5, 0.5], TND: [60.5, 0.5], PKR: [5200, 100], BDT: [2600, 100], LKR: [7500, 250], NPR: [3000, 100] },
  ...{ NGN: [28_000, 500], GHS: [340, 10] },
};
const USUAL = 'USD';

/** The currency that a mentor who lives there asks for. */
export function currencyOf(countryCode: string): string {
  return CURRENCY_OF[countryCode] ?? USUAL;
}

/**
 * Draws a price for a session, rounded as people round.
 * @returns whole minor units
 */
export function drawPrice(random: Random, currency: string, durationMin: number): number {
  const [hour, step] = HOUR[currency] ?? [42, 1];
  const wanted = ((hour * durationMin) / 60) * (0.6 + 0.9 * random.next());
  const price = Math.max(1, Math.round(wanted / step)) * step;
  const minor = toMinor(price, currency);
  if (minor === null) throw new Error(`${price} is no price in ${currency}`);
  return minor;
}
