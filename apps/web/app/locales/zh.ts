export { default as messages } from './zh.json';
export { zh as names } from '@abroad/reference-data/names/zh';
export { zh as cities } from '@abroad/reference-data/names/cities/zh';
export { zh as countries } from '@abroad/reference-data/names/zone-countries/zh';
