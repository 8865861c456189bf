import type { Messages } from '../index.ts';

export { hi as names } from '@abroad/reference-data/names/hi';
export { hi as cities } from '@abroad/reference-data/names/cities/hi';
export { hi as countries } from '@abroad/reference-data/names/zone-countries/hi';
export { default as refusals } from './refusals.ts';

const files = import.meta.glob<Messages>(['./*.ts', '!./index.ts', '!./refusals.ts'], {
  eager: true,
  import: 'default',
});

export default Object.assign({}, ...Object.values(files)) as Messages;
