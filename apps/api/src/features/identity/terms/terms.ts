import { createHash } from 'node:crypto';
import { brand, Language, OUR_NAME } from '@abroad/contract';
import { escapeHtml } from '@abroad/contract/escape-html';
import { inLanguage, legalText, type LegalText } from '../../../core/legal-texts.ts';
import { MENTOR_TERMS } from './mentor-terms.ts';
import { PLATFORM_TERMS } from './platform-terms.ts';

export type TermsKind = 'mentor' | 'platform';

/** Our own texts, in English. A changed text needs a new version, which all users are asked to accept. */
const DEFAULT_TERMS = { mentor: MENTOR_TERMS, platform: PLATFORM_TERMS } as const;
const CONFIGURED_KINDS = { mentor: 'mentor-terms', platform: 'terms' } as const;
const DIGITS = 8;

/** The default terms under another brand are another text, so their version differs too. */
function defaultTerms(kind: TermsKind): LegalText {
  const { version, html } = DEFAULT_TERMS[kind];
  if (brand() === OUR_NAME) return { version, texts: { en: html } };
  const named = createHash('sha256').update(brand()).digest('hex').slice(0, DIGITS);
  return { version: `${version}-${named}`, texts: { en: html.replaceAll(OUR_NAME, () => escapeHtml(brand())) } };
}

const textOf = (kind: TermsKind): LegalText => legalText(CONFIGURED_KINDS[kind]) ?? defaultTerms(kind);

/** The version that must be accepted. */
export const versionOf = (kind: TermsKind): string => textOf(kind).version;

/**
 * The current terms, and the operator's privacy policy and imprint if configured, in a language; otherwise in English,
 * otherwise in the first language available.
 */
export function legalTextsIn(language: Language) {
  const read = (text: LegalText) => {
    const { html, language: spoken } = inLanguage(text, language);
    return { html, language: Language.parse(spoken) };
  };
  const terms = (kind: TermsKind) => ({ version: versionOf(kind), ...read(textOf(kind)) });
  const configured = (kind: 'privacy' | 'imprint') => {
    const text = legalText(kind);
    return text === undefined ? null : read(text);
  };
  return {
    mentor: terms('mentor'),
    platform: terms('platform'),
    privacy: configured('privacy'),
    imprint: configured('imprint'),
  };
}
