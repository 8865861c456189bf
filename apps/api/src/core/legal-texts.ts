/** The content of `LEGAL_DIR`, by file name. */
export const LEGAL_KINDS = ['terms', 'mentor-terms', 'privacy', 'imprint'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** A text of the operator. */
export interface LegalText {
  /** The version that the text states, or a hash of its content. */
  version: string;
  /** HTML by language (BCP 47); at least one of the product's languages. */
  texts: Readonly<Record<string, string>>;
}
export type LegalTexts = Readonly<Partial<Record<LegalKind, LegalText>>>;

let given: LegalTexts = {};

/** Sets the legal texts of this process; called once at its start. */
export function setLegalTexts(texts: LegalTexts): void {
  given = texts;
}

/** The operator's text; undefined where there is none. */
export const legalText = (kind: LegalKind): LegalText | undefined => given[kind];

/** A text in the reader's language, otherwise in English, otherwise in the first language that there is. */
export function inLanguage({ texts }: LegalText, language: string): { html: string; language: string } {
  const spoken = [language, 'en', ...Object.keys(texts)].find((tag) => Object.hasOwn(texts, tag)) ?? 'en';
  return { html: texts[spoken] ?? '', language: spoken };
}
