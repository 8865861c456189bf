import { LIMITS } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import type { Span } from './busy-queries.ts';

/** A span across a clock change is up to two hours longer than its days. */
const MOST_MS = (LIMITS.availability_days_max * 24 + 2) * 60 * 60_000;

/**
 * Checks that a span ends after its start and is not too long.
 * @param end the field of its end.
 * @throws AppError VALIDATION_FAILED, RANGE_TOO_LONG (both naming the field)
 */
export function checkSpan<SpanLike extends Span>(span: SpanLike, end: string): SpanLike {
  if (span.end <= span.start) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: end, message: 'Choose an end after the start' }] });
  }
  if (span.end - span.start > MOST_MS) {
    const message = `Choose an end within ${LIMITS.availability_days_max} days of the start`;
    throw new AppError('RANGE_TOO_LONG', { errors: [{ path: end, message }] });
  }
  return span;
}
