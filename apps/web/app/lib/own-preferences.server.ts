import { readPreferences, type Preferences } from './preferences.ts';
import { usualCurrency } from './usual-currency.server.ts';

/** The preferences of a request, with defaults from its languages for values that were not chosen. */
export function readOwnPreferences(request: Pick<Request, 'headers'>): Preferences {
  const preferences = readPreferences(request);
  const { locale, currency } = preferences;
  return { ...preferences, currency: currency ?? usualCurrency(request.headers.get('accept-language'), locale) };
}
