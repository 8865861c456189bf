// Providers import only core, and write the product's name into what they send.
export { brand } from '@abroad/contract';
