import type { Messages } from '../index.ts';

export { vi as names } from '@abroad/reference-data/names/vi';
export { vi as cities } from '@abroad/reference-data/names/cities/vi';
export { vi as countries } from '@abroad/reference-data/names/zone-countries/vi';
export { default as refusals } from './refusals.ts';

const files = import.meta.glob<Messages>(['./*.ts', '!./index.ts', '!./refusals.ts'], {
  eager: true,
  import: 'default',
});

export default Object.assign({}, ...Object.values(files)) as Messages;
