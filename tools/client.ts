import { buildClient } from './lib/client/build-client.ts';

await buildClient();
console.log('packages/client/build: index.js and index.d.ts');
