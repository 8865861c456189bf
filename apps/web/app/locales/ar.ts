export { default as messages } from './ar.json';
export { ar as names } from '@abroad/reference-data/names/ar';
export { ar as cities } from '@abroad/reference-data/names/cities/ar';
export { ar as countries } from '@abroad/reference-data/names/zone-countries/ar';
