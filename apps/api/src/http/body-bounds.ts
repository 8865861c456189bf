import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';

/** No form of the product nests deeper than five levels. */
const MAX_DEPTH = 20;
/** A thousand rules of a schedule have five thousand values. */
const MAX_VALUES = 20_000;

/** Files and file streams are not JSON. */
const isOfJson = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value)));

const childrenOf = (value: unknown): unknown[] => (isOfJson(value) ? Object.values(value) : []);

/**
 * Whether a parsed body is deeper, or has more values, than any form of the product. It works level by level, without
 * recursion.
 */
export function isBeyondBounds(body: unknown): boolean {
  let level: unknown[] = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_DEPTH || values > MAX_VALUES) {
      return true;
    }
    level = level.flatMap(childrenOf);
  }
  return false;
}

/** Refuses such bodies before validation, which would take long and name thousands of fields. */
export function installBodyBounds(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (isBeyondBounds(request.body)) {
      throw new AppError('VALIDATION_FAILED', {
        errors: [{ path: '', message: 'Send less, or nest it less deeply' }],
      });
    }
  });
}
