import { createHash } from 'node:crypto';
import { brand, Language, OUR_NAME } from '@abroad/contract';
import { escapeHtml } from '@abroad/contract/escape-html';
import { inLanguage, legalText, type LegalText } from '../../../core/legal-texts.ts';
import { MENTOR_TERMS } from './mentor-terms.ts';
import { PLATFORM_TERMS } from './platform-terms.ts';

export type TermsKind = 'mentor' | 'platform';

/** Our own texts, in English. A changed text needs a new version, which everybody is asked to accept anew. */
const OURS = { mentor: MENTOR_TERMS, platform: PLATFORM_TERMS } as const;
const GIVEN = { mentor: 'mentor-terms', platform: 'terms' } as const;
const DIGITS = 8;

/** Under another name our text is another text, and who accepted one has not accepted the other. */
function ours(kind: TermsKind): LegalText {
  const { version, html } = OURS[kind];
  if (brand() === OUR_NAME) return { version, texts: { en: html } };
  const named = createHash('sha256').update(brand()).digest('hex').slice(0, DIGITS);
  return { version: `${version}-${named}`, texts: { en: html.replaceAll(OUR_NAME, () => escapeHtml(brand())) } };
}

const textOf = (kind: TermsKind): LegalText => legalText(GIVEN[kind]) ?? ours(kind);

/** The version that has to be accepted: the day from which the terms hold, or whatever they call it. */
export const versionOf = (kind: TermsKind): string => textOf(kind).version;

/**
 * The present terms, and the privacy policy and the imprint of whoever runs the product where there are any, in a language, else
 * in English, else in the first that there is.
 */
export function legalTextsIn(language: Language) {
  const read = (text: LegalText) => {
    const { html, language: spoken } = inLanguage(text, language);
    return { html, language: Language.parse(spoken) };
  };
  const terms = (kind: TermsKind) => ({ version: versionOf(kind), ...read(textOf(kind)) });
  const given = (kind: 'privacy' | 'imprint') => {
    const text = legalText(kind);
    return text === undefined ? null : read(text);
  };
  return {
    mentor: terms('mentor'),
    platform: terms('platform'),
    privacy: given('privacy'),
    imprint: given('imprint'),
  };
}
