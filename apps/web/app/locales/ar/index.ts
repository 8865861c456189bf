import type { Messages } from '../index.ts';

export { ar as names } from '@abroad/reference-data/names/ar';
export { ar as cities } from '@abroad/reference-data/names/cities/ar';
export { ar as countries } from '@abroad/reference-data/names/zone-countries/ar';
export { default as refusals } from './refusals.ts';

const files = import.meta.glob<Messages>(['./*.ts', '!./index.ts', '!./refusals.ts'], {
  eager: true,
  import: 'default',
});

export default Object.assign({}, ...Object.values(files)) as Messages;
