export { default as messages } from './hi.json';
export { hi as names } from '@abroad/reference-data/names/hi';
export { hi as cities } from '@abroad/reference-data/names/cities/hi';
export { hi as countries } from '@abroad/reference-data/names/zone-countries/hi';
