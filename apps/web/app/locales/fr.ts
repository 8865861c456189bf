export { default as messages } from './fr.json';
export { fr as names } from '@abroad/reference-data/names/fr';
export { fr as cities } from '@abroad/reference-data/names/cities/fr';
export { fr as countries } from '@abroad/reference-data/names/zone-countries/fr';
