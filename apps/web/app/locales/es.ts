export { default as messages } from './es.json';
export { es as names } from '@abroad/reference-data/names/es';
export { es as cities } from '@abroad/reference-data/names/cities/es';
export { es as countries } from '@abroad/reference-data/names/zone-countries/es';
