import { isFailure } from '../../api/failure.ts';

export interface FieldFailure {
  /** Dotted, as the form names its fields: `educations.0.end_date`. */
  path: string;
  message: string;
}

/** The fields that the service refused, with the first message of each. Empty if the error isn't about fields. */
export function fieldFailures(error: unknown): FieldFailure[] {
  if (!isFailure(error)) {
    return [];
  }
  const first = new Map<string, FieldFailure>();
  for (const { path, message } of error.errors) {
    if (path !== '' && !first.has(path)) {
      first.set(path, { path, message });
    }
  }
  return [...first.values()];
}
