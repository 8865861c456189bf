import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** The calls that only staff can make. The browser's build has them only where this file is imported. */
export const staffCalls: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).filter(([, { access }]) => access === 'staff'),
);
