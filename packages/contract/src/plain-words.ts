import type { z } from 'zod';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';

type Issue = Parameters<NonNullable<Parameters<typeof z.config>[0]>['customError'] & {}>[0];

function forType(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) {
    return words.required;
  }
  return issue['expected'] === 'int' || issue['expected'] === 'number' ? 'Enter a number' : 'Check this field';
}

/** Returns the message for an issue without its own message: it says what to do, not how the schema is made. */
export function plainWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return forType(issue);
    case 'too_big':
      return issue.origin === 'string' ? `Use ${issue.maximum} characters or less` : `No more than ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' ? words.required : `At least ${issue.minimum}`;
    case 'invalid_value':
      return `Choose one of ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `Leave out ${issue.keys.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'uuid' ? 'Choose one from the list' : 'Check the format';
    default:
      return undefined;
  }
}
