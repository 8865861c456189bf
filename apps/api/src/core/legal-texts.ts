/** What is read from `LEGAL_DIR`, by the names of its files. */
export const LEGAL_KINDS = ['terms', 'mentor-terms', 'privacy', 'imprint'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** A text of whoever runs the product. */
export interface LegalText {
  /** As the text says, or made of all that it says: another text never has the same. */
  version: string;
  /** HTML by its language (BCP 47), one of the product's; at least one. */
  texts: Readonly<Record<string, string>>;
}
export type LegalTexts = Readonly<Partial<Record<LegalKind, LegalText>>>;

let given: LegalTexts = {};

/** Says which texts hold here: once, when the process begins. */
export function setLegalTexts(texts: LegalTexts): void {
  given = texts;
}

/** The text of whoever runs the product; undefined where they gave none. */
export const legalText = (kind: LegalKind): LegalText | undefined => given[kind];

/** A text in the reader's language, else in English, else in the first that there is. */
export function inLanguage({ texts }: LegalText, language: string): { html: string; language: string } {
  const spoken = [language, 'en', ...Object.keys(texts)].find((tag) => Object.hasOwn(texts, tag)) ?? 'en';
  return { html: texts[spoken] ?? '', language: spoken };
}
