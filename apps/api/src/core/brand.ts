// Providers import only core, and write the product's name into their messages.
export { brand } from '@abroad/contract';
