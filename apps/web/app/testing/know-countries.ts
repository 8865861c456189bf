import { COUNTRIES } from '@abroad/reference-data/countries';
import { keepCountries } from '../lib/country-names.ts';

// As the server does when it starts.
keepCountries(COUNTRIES);
