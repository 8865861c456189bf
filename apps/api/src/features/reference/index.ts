export { getReference, type Reference } from './reference.ts';
export { referenceHandlers } from './routes.ts';
