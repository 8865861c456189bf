import { v7 } from 'uuid';

/** @returns a new UUIDv7 (RFC 9562, section 5.7): sortable by the time at which it was made. */
export const newId = (): string => v7();
