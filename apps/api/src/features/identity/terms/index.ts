import { MENTOR_TERMS } from './mentor-terms.ts';
import { PLATFORM_TERMS } from './platform-terms.ts';

export type TermsKind = 'mentor' | 'platform';
/** Terms as they are now: a version (the day from which they hold), and HTML of headings, paragraphs and lists only. */
export interface TermsText {
  version: string;
  html: string;
}

/** The present terms. A changed text needs a new version, which everybody is asked to accept anew. */
export const TERMS: Readonly<Record<TermsKind, TermsText>> = { mentor: MENTOR_TERMS, platform: PLATFORM_TERMS };
