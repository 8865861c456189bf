// Providers stand on core alone, and write the product's name into what leaves.
export { brand } from '@abroad/contract';
