export { default as messages } from './vi.json';
export { vi as names } from '@abroad/reference-data/names/vi';
export { vi as cities } from '@abroad/reference-data/names/cities/vi';
export { vi as countries } from '@abroad/reference-data/names/zone-countries/vi';
