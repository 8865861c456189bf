import type { Messages } from '../index.ts';

export { es as names } from '@abroad/reference-data/names/es';
export { es as cities } from '@abroad/reference-data/names/cities/es';
export { es as countries } from '@abroad/reference-data/names/zone-countries/es';
export { default as refusals } from './refusals.ts';

const files = import.meta.glob<Messages>(['./*.ts', '!./index.ts', '!./refusals.ts'], {
  eager: true,
  import: 'default',
});

export default Object.assign({}, ...Object.values(files)) as Messages;
