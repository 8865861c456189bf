import type { ErrorCode } from '@abroad/contract';
import type { CODES_WITHOUT_SENTENCE } from '@abroad/contract/messages';

/** What the API refuses, in a language other than the English in which it answers. */
export type Refusals = Readonly<Record<Exclude<ErrorCode, (typeof CODES_WITHOUT_SENTENCE)[number]>, string>>;
