import type { Messages } from '../index.ts';

export { zh as names } from '@abroad/reference-data/names/zh';
export { zh as cities } from '@abroad/reference-data/names/cities/zh';
export { zh as countries } from '@abroad/reference-data/names/zone-countries/zh';
export { default as refusals } from './refusals.ts';

const files = import.meta.glob<Messages>(['./*.ts', '!./index.ts', '!./refusals.ts'], {
  eager: true,
  import: 'default',
});

export default Object.assign({}, ...Object.values(files)) as Messages;
