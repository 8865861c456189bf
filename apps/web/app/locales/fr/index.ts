import type { Messages } from '../index.ts';

export { fr as names } from '@abroad/reference-data/names/fr';
export { fr as cities } from '@abroad/reference-data/names/cities/fr';
export { fr as countries } from '@abroad/reference-data/names/zone-countries/fr';
export { default as refusals } from './refusals.ts';

const files = import.meta.glob<Messages>(['./*.ts', '!./index.ts', '!./refusals.ts'], {
  eager: true,
  import: 'default',
});

export default Object.assign({}, ...Object.values(files)) as Messages;
